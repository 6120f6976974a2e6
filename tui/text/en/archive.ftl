archive-title = Replays
archive-count = { $games ->
    [one] 1 game
   *[other] { $games } games
 }, { $shown } shown
archive-loading = { $games } games so far
archive-filtered = filter: { $filter }, { $order }   find:{" "}
archive-saved = saved
archive-game = game
archive-who = seats (* won)
archive-actions = actions
archive-state = state
archive-preview = Preview
archive-person = person
archive-bot = bot
archive-resigned = resigned
archive-many = { $count } seats, { $won }
archive-samples = sample
archive-trash = trash
    .long = Move the game to the trash, or take it back
archive-restore = restore
archive-state-playing = playing
archive-state-done = done
archive-state-cut = ! cut tail
archive-state-broken = ! broken
archive-state-unknown = unknown version
archive-filter-title = Which games?
archive-filter = filter
    .long = Show only some games
archive-filter-all = all games
archive-filter-playing = unfinished
archive-filter-done = finished
archive-filter-damaged = damaged
archive-filter-practice = practice
archive-filter-samples = samples
archive-filter-trash = trash
archive-order = order
    .long = Another order
archive-order-newest = newest first
archive-order-oldest = oldest first
archive-order-longest = longest first
archive-order-game = by game
archive-open = open
archive-resume = resume
    .long = Go on with an unfinished game
archive-verify = verify
    .long = Check the chain, the dice and every decision
archive-export = export
    .long = Write the game to a file
archive-seats = { $count ->
    [one] 1 seat
   *[other] { $count } seats
 }
archive-comma = {", "}
archive-rules = rules version { $rules }
archive-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
 }
archive-after = { $text }; { $minutes }
archive-not-over = not finished
archive-close-ended = finished
archive-close-resigned = ended: all but one have resigned
archive-close-abandoned = given up
archive-close-agreed = ended by agreement
archive-won = won by { $who }
archive-drawn = drawn
archive-won-why = won by { $who }: { $why }
archive-drawn-why = { $why }
archive-mark = { $name } { $count }
archive-marks = marks: { $marks }
archive-branch = branch of: { $parent }    id: { $id }
archive-unreadable = Nothing in this file can be read as a game; it is left as it is.
archive-foreign = Made by a newer version of this program; it is left as it is.
archive-loading-first = reading ...
archive-none-saved = No saved games yet. f shows the samples, n on the home screen begins one.
archive-none-samples = There are no samples here.
archive-none-trash = The trash is empty.
archive-none-passes = No game passes this filter and this search.
archive-ask = Open a game to walk through it, or resume an unfinished one.
archive-ask-find = Letters search for names, games and dates; Enter goes back to the list.
archive-ask-trash = t takes a game back out of the trash.
archive-checking = Checking: { $percent } %.
archive-stop = stop
archive-stopped = The check was stopped.
archive-no-game = There is no game here.
archive-no-trashed = It lies in the trash: t takes it out first.
archive-no-readable = It can't be read.
archive-no-sample = Samples can be looked at and branched from, not changed.
archive-no-done = It is over: Enter walks through it, b there goes on from any position.
archive-no-broken = It is damaged: Enter shows what can be read; b there goes on from any position.
archive-no-unknown = It needs a newer version of this program.
archive-no-export = Games can't be written to files from here.
archive-export-title = Export as text
archive-export-text = The log in words, into a new file in { $folder }:
archive-exported = Written: { $path }
archive-export-exists = There is a file "{ $path }" already; choose another name.
archive-export-failed = "{ $path }" can't be written: { $reason }
archive-trash-title = Trash
archive-trash-ask = Move { $game } of { $when } to the trash? It can be taken back out.
archive-trashed = In the trash; f, then trash, shows it.
archive-restored = Taken back out of the trash.
archive-verdict-good = verified
archive-verdict-bad = ! record { $n }
archive-verdict-partly = partly checked
archive-found-good = Verified: { $count } records, every die and every decision is right.
archive-found-bad = Record { $n } is not right; the { $count } before it are.
archive-found-partly = Partly checked: { $count } records; the rules of the rest are not at hand.
archive-found-why = { $text } ({ $why })
archive-problem-head = its first line can't be read
archive-problem-commitment = the secret is not the one that was sealed
archive-problem-chain = the line was changed
archive-problem-order = it stands where it can't
archive-problem-kind = of an unknown kind
archive-problem-line = it can't be read
archive-problem-tail = an unfinished last line
archive-problem-fold = it does not fit the game
archive-problem-seat = another seat was to act
archive-problem-action = the rules refuse it
archive-problem-events = the rules say something else
archive-problem-position = the dice are not where they should be
archive-problem-digest = the position is another
archive-problem-undo = it was not allowed
archive-problem-outcome = the outcome is another
archive-help-1 =
    All saved games, the latest first. The list can be used
    before it is complete.

    Enter   walk through the game
    r       go on with an unfinished one
    v       check it: the chain of its records, every die and
            every decision; the state then says "verified"
    f o /   filter, order, find names, games, dates
    t       to the trash; f, then trash, shows it, t restores

    ! cut tail   the last line is unfinished: it is set aside
                 when the game goes on
    ! broken     can't be read to its end
    ! record 9   a check found record 9 changed
    unknown      made by a newer version of this program
    .title = the replays
