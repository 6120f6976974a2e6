replay-title = Replay { $game } { $n } of { $last }
replay-view = view: { $view }   ({ $key } changes)
replay-view-only = view: { $view }
replay-view-seat = seat { $letter }
replay-view-open = all
replay-view-spectator = spectator
replay-one-view = There is no other view here: all seats are shown when a game is over.
replay-whose = view
replay-chances = Win chance, turns { $first }-{ $last }
replay-log = Log (follows)
replay-legend = { $marks } u undo
replay-place = { $last } turn { $turn } speed { $speed }
replay-person = { $letter }
replay-bot = bot-{ $number }
replay-resigned = { $letter } (resigned)
replay-step = step
replay-play = play
    .long = Play, or stop playing
replay-pause = stop
replay-speed = speed
replay-faster = faster
    .long = Play faster
replay-slower = slower
    .long = Play slower
replay-mark = mark
replay-turn = turn
replay-turn-back = turn before
    .long = To the start of the turn, or of the one before
replay-turn-on = next turn
    .long = To the beginning of the next turn
replay-branch = branch
    .long = Take over from here: a game of one's own
replay-copy = copy
    .long = Copy the position as text
replay-copied = Position as text (copied, if the terminal allows it)
replay-cannot = This game can't be shown.
replay-nothing = There is nothing here.
replay-damaged = The log can be read up to { $n }: { $why }
replay-no-branch = Only in a replay: here one looks back from a table.
replay-go-title = Go to
replay-go-text = A record up to { $record }, or t and a turn up to { $turn }, as t12:
replay-no-place = "{ $text }" is neither a record nor a turn.
replay-find-title = Find in the log
replay-find-text = The next record that holds these words:
replay-not-found = "{ $text }" does not stand in the log.
replay-branch-title = A game of one's own from { $n } on
replay-branch-same = Everybody as they sat
replay-branch-seat = I take seat { $letter } ({ $name }), bots the other people's
replay-help-1 =
    A walk through a recorded game. Nothing can be changed.

    left right   one step back, one step on
    { "[ ]" }          turn before, next turn
    n N          next mark of the timeline, mark before
    Home End     beginning, end
    g            a record's number, or t and a turn: t12
    Space + -    play, faster, slower
    /            find words in the log; l is the whole log
    v            another view: a spectator; of a finished game each
                 seat and everything
    Tab          board or panel, where both do not fit
    i            the cards in full
    c            the position as text
    b            go on from here: a new game with fresh dice that
                 names this one as its parent
    The timeline has one mark for each stretch of the game, the
    rarest kind first; * is where you are. { "{ }" } on the board is
    where the last action began and ended.
    .title = a replay
