log-title = Log
log-filter = filter
    .long = Show only some records
log-filter-title = Filter
log-filter-all = all
log-filter-since = since my last turn
log-filter-seat = seat { $letter } { $name }
log-filter-mark = { $mark } { $name }
log-filter-undo = undo
log-find = find
log-found = { $text } ({ $at } of { $count })
log-found-none = { $text } (not found)
log-turn = turn { $turn } begins at { $n }; marks in the left column: > here
log-no-turn = marks in the left column: > here
log-hidden = what you may not see is left out, as at the table
log-empty = nothing passes this filter
log-pages = arrows PgUp PgDn
log-next = next
log-next-card = next card
log-scroll = scroll
log-show = show on board
log-close = close
log-by-clock = (time was up: the bot chose)
log-by-bot = (played by a bot)
log-seat-person = { $letter }: { $name }
log-seat-bot = { $letter }: a bot
log-seat-resigned = { $letter } { $name } resigns
log-sit-person = { $letter }: { $name } sits down
log-sit-bot = { $letter }: a bot plays on
log-sit-resigned = { $letter } { $name } resigns
log-cut = { $letter } { $name } cuts the deck
log-undo = undo back to { $to } ({ $name })
log-rules = the game goes on under rules version { $to }
log-close-ended = the game is over
log-close-resigned = the game is over: all but one have resigned
log-close-abandoned = the game was given up
log-close-agreed = the game was ended by agreement
log-help-1 =
    Every record of the game, one below the other. What a seat
    may not see is left out or told without the secret.

    >       the record that the board shows
    number  of the record: it never changes, not even by an undo
    f       only a seat, only one kind, only since my last turn
    / n N   find words, next, previous
    Enter   the board as it stood after this record
    .title = the log
