table-thinks = { $name } is thinking.
    .hurry = no pauses
table-watching = You are watching: { $name } is to act in another window.
table-unplayed = Nobody plays this game now. Leave, then go on with it yourself.
table-go-to = Go to: { $typed }_
table-log = Log
table-back-log = Log ({ $count } more below)
table-refused = { $text } [rule { $rule }]
table-retry = go on
table-cannot = This game can't be opened.
table-no-undo = There is nothing that could be taken back: not beyond dice or new cards.
table-undo-title = Take back
table-undo-ask = { $name } wants to take back to just after record { $to }. Do all at this keyboard agree?
table-say-title = Say
table-say-text = What would you like to say? It is kept with the game.
table-said = { $letter }: { $text }
table-review = review
    .long = Walk through the game that is over
table-again = again
    .long = A new game
table-wins = { $name } wins.
table-shared-win = { $names } win.
table-draw = A draw.
table-left = The game was left.
table-over = { $result } { $reason }
table-end-title = The game is over
table-end-scores = Scores: { $scores }
table-end-score = { $name } { $score }
table-end-receipt = Receipt (the last h of the log):
table-end-proof = The secret of the dice is in the log now: anyone can check every one of them.
table-end-practice = A practice game: its number decided the dice.
table-end-home = home
table-end-look = look at the board
table-curtain-title = Curtain
table-curtain-next = { $name }, the next choice is yours. { $last }'s hand is hidden.
table-curtain-first = { $name }, the next choice is yours.
table-curtain-show = { $key }: I am { $name }, show my hand
table-comma = {", "}
table-help-1 =
    A table shows the board at the left and, at the right, who sits where, your hand and the last of the log. The line at the bottom says what is asked of you now; below it are the keys for it.

    Tab     board, hand, log: the part that answers has the focus
    Enter   choose; while bots play: no pauses until your next turn
    n N     next choice that is allowed, and the one before
    g       go to a cell by its name, as g c4
    w       why is this not possible
    u       take back, as far as nothing was shown and no die fell
    v       board or panel in a small window; your hand if it is hidden
    q       leave; everything is saved already
    .title = the table
