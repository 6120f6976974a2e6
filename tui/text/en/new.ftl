new-title = New game
new-step = step { $step } of 3
new-somebody = Player
new-seats = Seats (in the order of play)
new-options = Options
new-person = person
new-bot = bot
new-empty = empty
new-here = at this keyboard
new-curtained = at this keyboard, hands behind a curtain
new-level-random = random
new-level-easy = easy
new-level-normal = normal
new-yes = yes
new-no = no
new-undo = take back all
new-undo-help = any action may be taken back; the log says so
    .long = May any action be taken back, even after dice and drawn cards? The log says so.
new-seed = seed
new-secret = secret, committed
new-seed-note = or a number: practice, repeatable
new-change = change
new-more-seats = seat
    .long = One seat more
new-fewer-seats = one seat less
    .long = One seat less
new-deal = deal
    .long = Deal the game
new-ask-game = Which game? Enter goes on to the seats.
new-ask-seat = Seat { $letter }: who sits here? left/right changes it, { $enter } a name.
new-ask-seed = A secret that is sealed now and shown at the end, or a number for practice?
new-ask-deal = Ready? The seal of the secret is shown first, and each person may cut.
new-ask-practice = Ready? The number alone decides the dice: this is a practice game.
new-seats-limit = This game has { $low } to { $high } seats.
new-seat-far = Fill seat { $letter } first.
new-name-title = Seat { $letter }
new-name-text = The name of the person who sits here:
new-no-name = There is nothing to see in that name.
new-seed-title = Practice
new-seed-text = A number as seed: the same number gives the same dice. Nothing: a secret.
new-no-seed = A seed is a whole number, at most { $most }.
new-value-text = A whole number from { $low } to { $high }:
new-no-person = Somebody must sit here: make one seat a person's.
new-help-1 =
    Choose a game, say who sits where, and deal with d.

    person  plays at this keyboard; with several people a curtain
            hides the last hand before the next one looks
    bot     easy plays mostly at random, normal plays to win
    + -     one seat more, one seat less
    Enter   on a seat: type a name

    Options are kept with the game and change its rules.
    "take back all" lets any action be taken back, even after
    dice. Without it only what showed nothing new can be.
    seed    secret: sealed before the deal and shown at the end,
            so that everybody can check every die
            a number: practice; the same number, the same dice
    .title = a new game
