commands-title = All commands here
commands-find = find:
commands-how = type to search, up/down
commands-run = do it
commands-none = nothing is called that
