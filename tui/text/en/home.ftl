home-title-1 = M E I K Y U   a maze game
home-title-2 = M E I K Y U   two maze games
home-title-3 = M E I K Y U   three maze games
home-title-many = M E I K Y U   maze games
home-continue = Continue
    .long = Go on with the latest unfinished game
home-new = New game
    .long = Set up a new table
    .about = { $games ->
        [one] one game
        [2] two games
        [3] three games
       *[other] { $games } games
     }, { $low } to { $high } seats, bots or people
home-replays = Replays
    .long = All games: walk through, resume, verify, export
    .about = { $games ->
        [0] nothing saved yet
        [one] 1 saved game, { $finished } finished
       *[other] { $games } saved games, { $finished } finished
     }
home-how-to-play = How to play
    .long = How to play: a page for each game, then all rules
    .about = one page for each game, then the whole rules
home-settings = Settings
    .about = language, colours, board, keys
home-lobby = Lobby
    .long = The lobby: people who come by ssh
    .about = only on a server:  ssh play@your.server
home-unfinished = unfinished game
    .long = The unfinished game of this number
home-sample = sample
    .long = Look at a sample
home-games = Unfinished games
home-samples = Samples
home-note = Note
home-stands = { $game }, { $where }, { $turn }
home-stands-somewhere = { $game }, { $turn }
home-your-turn = your turn
home-turn-of = { $who } to act
home-state = { $where }, { $who }
home-nothing = no unfinished game
home-no-lobby = A lobby is on a server only, and this version has none yet.
home-counting = ...
home-seats = { $count ->
    [one] 1 seat
   *[other] { $count } seats
 }
home-sample-won = won by { $who }, { $records } records
home-sample-over = { $records } records
home-not-dealt = not dealt yet
home-safe = Everything is saved after each action; leaving never loses a game.
home-damaged = { $count ->
    [one] One saved game has a damaged end
   *[other] { $count } saved games have a damaged end
 }: { $open }, then { $filter } filters the damaged ones.
home-settings-unreadable = The settings could not be read, so these are the defaults; the file is kept.
home-ask = { $name }, what would you like to do?
home-ask-all = What would you like to do?
home-how = letter, or arrows + Enter
home-quit = quit
home-stay = This is the first screen; quitting has a key of its own.
