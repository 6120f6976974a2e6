cli-help =
    meikyu: maze games for the terminal
    
    meikyu                              open the app
    meikyu play GAME                    straight to a table
    meikyu list                         the saved games
    meikyu show FILE                    a position as text
    meikyu replay FILE                  walk through a game on the screen
    meikyu verify FILE...               check logs: chain, digests, dice, rules
    meikyu simulate GAME                let bots play many games
    
    Everywhere: --lang en|ja, --saves DIR, --help. Alone: --version.
    FILE is a path, or the name of a saved game as list prints it.
    Exit status: 0 done, 1 refused or found bad, 2 wrong command line, 3 done but incomplete.
cli-help-play =
    meikyu play GAME [--seats me,bot,bot:easy] [--seed N] [--option k=v]...
    
    Opens a new table of GAME at once. Seats, clockwise: me, me:NAME, bot, bot:LEVEL.
    --seed N plays with known dice, for practice. --option sets an option of the table.
cli-help-replay =
    meikyu replay FILE [--at N] [--seat K]
    
    Opens the replay of a game, after record N; with --seat only as seat K sees it
    (0, 1... or A, B...).
cli-help-list =
    meikyu list [--json] [--game G] [--unfinished]
    
    Prints the saved games, newest first. With --unfinished only those that go on;
    the exit status is 3 if there is none.
cli-help-show =
    meikyu show FILE [--at N] [--seat K | --open] [--json]
    
    Prints the position after record N (else the last) as a spectator sees it, as seat K
    sees it (0, 1... or A, B...), or with --open as it is: of finished games only.
cli-help-verify =
    meikyu verify FILE... [--json]
    
    Recomputes the chain and all digests, and decides every action anew with the dice that
    were committed before the game. The exit status is 3 where a ruleset is not at hand.
cli-help-simulate =
    meikyu simulate GAME [--seats N] [--games M] [--seed S] [--bot LEVEL] [--option k=v]...
                    {"["}--max-actions A] [--save DIR] [--json]
    
    Lets bots play M games and prints what came of them. --save keeps the logs in DIR.
    Without --seats the fewest; without --games 100; without --seed 1; without --bot random.
    After --max-actions a game is given up; the exit status is then 3.

cli-usage = { $message } (meikyu --help tells more)
cli-unknown-argument = "{ $text }" is no argument here (meikyu --help tells more)
cli-unknown-command = there is no command "{ $text }"; there are { $known }
cli-unknown-language = there is no language "{ $text }"; there are { $known }
cli-missing = { $name } is missing (meikyu --help tells more)
cli-value = { $name } lacks its value, or takes none (meikyu --help tells more)
cli-number = { $name } takes a whole number from { $low } to { $high }, not "{ $text }"
cli-seed = --seed takes a whole number of up to 40 digits, not "{ $text }"
cli-seat-and-open = --seat and --open exclude each other
cli-seat = this game has no seat { $seat }; its seats go from 0 to { $last }
cli-option = an option is written once and as name=value, not "{ $text }"
cli-seats = seats are written as me, me:NAME, bot or bot:LEVEL with commas between, not "{ $text }"
cli-stopped = stopped
cli-system = { $reason }
cli-system-named = { $name }: { $reason }
cli-output-gone = the output was closed before everything was written
cli-fault = a fault of this program; it is written down in { $file }
cli-fault-lost = a fault of this program ({ $kind }), which could not be written down
cli-no-terminal = the app needs a terminal; meikyu --help tells what works without one
cli-damaged = the log is damaged at record { $record }; this is from the sound part before it

cli-list-none = no saved games
cli-state = { $state ->
        [playing] goes on
        [done] finished
        [cut] goes on, last line cut off
        [broken] damaged
       *[other] unknown rules
    }
cli-person = person
cli-bot = bot
cli-show-head = { $game }, record { $record } of { $last }, { $viewer ->
        [open] everything open
        [spectator] as a spectator sees it
       *[other] as seat { $viewer } sees it
    }
cli-show-turn = Seat { $seat } is to act.
cli-show-cut = Nobody plays on.
cli-show-won = { $count ->
        [0] Nobody has won.
        [one] Seat { $winners } has won.
       *[other] Seats { $winners } have won.
    } Scores: { $scores }.

cli-verify-good = { $file }: good, { $records } records
cli-verify-partly = { $file }: good as far as could be checked, { $records } records; its ruleset is not at hand
cli-verify-bad = { $file }: bad at record { $record }: { $problem ->
        [action] the rules refuse the action
        [chain] the line is not what was written
        [commitment] the secret is not the one that was committed
        [digest] the state has another digest
        [events] the committed dice and the rules give other events
        [fold] it does not fit the game
        [head] this is no saved game
        [kind] it is of an unknown kind
        [line] it can't be read
        [order] it stands where it can't
        [outcome] the game ended otherwise
        [position] another number of dice was used
        [seat] another seat was to act
        [tail] the last line is unfinished
        [undo] this undo was not allowed
       *[other] what about it is told when the game is over
    }
cli-verify-skipped = { "    " }left aside: { $skipped ->
        [one] one line that is no part of the game
       *[other] { $skipped } lines that are no part of the game
    }
cli-verify-expected = { "    " }expected { $value }
cli-verify-found = { "    " }found    { $value }

cli-progress-games = { $done } of { $all } games
cli-progress-records = { $file }: { $done } of { $all } records
cli-simulate-stopped = stopped after { $done } of { $all } games; the figures are of those
cli-simulate-unfinished = { $count } of { $all } games were given up before their end
cli-label-game = game
cli-label-seats = seats
cli-label-games = games
cli-label-finished = finished
cli-label-actions = actions
cli-label-seconds = seconds
cli-label-actions-per-second = actions a second
cli-label-turns = turns (least, median, most)
cli-label-wins = wins by seat
cli-label-draws = draws
cli-label-outcomes = ends
cli-label-digest = digest
