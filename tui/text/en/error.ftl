error-game = there is no game "{ $game }"; there are { $known }
error-seats = { $game } takes { $low } to { $high } seats, not { $seats }
error-option = { $game } has no option "{ $option }"; it has { $known }
error-option-value = the option { $option } can't be "{ $value }"; it takes { $allowed }

error-log-empty = the file is empty: it is no saved game
error-log-head = this is no saved game: its first line can't be read
error-log-format = this game was saved in format { $format }; this program reads up to { $known }
error-log-kind = record { $record } is of a kind that this program does not know
error-log-order = record { $record } stands where it can't
error-log-line = record { $record } can't be read
error-log-chain = record { $record } is not what was written: the chain breaks there
error-log-fold = record { $record } does not fit the game that it is part of
