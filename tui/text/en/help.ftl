help-title = Help: { $title } (page { $page } of { $pages })
help-page = left/right page
help-close = close
help-find = find:
help-none = There is no help for this yet.
help-rules = whole rules
    .long = The whole rules of this game
help-rules-title = The rules of { $game }
help-rules-place = { $line } of { $lines }
help-rules-how = The numbers are those that a refusal names.
help-scroll = up/down PgUp/PgDn
help-page-on = page on
help-keys =
    {""}
    Each key can be changed: settings, then Keys.
    .title = the keys here
help-how-1 =
    Maze games, alone against bots or with several people at one keyboard.

    Things are chosen by digits, commands by letters; the letter stands beside its choice. Arrows and Enter do everything too, and so does the mouse.

      { $keys-help }  help for what you look at      { $keys-commands }  all commands, with search
      { $keys-settings }  settings                       { $keys-language }  Japanese or English, at once
      { $keys-undo }  take back                      { $keys-log }  the whole log
      { $keys-why }  why is this not possible       { $keys-quit }  leave

    What may not be chosen now stands in round brackets. Colours only repeat what letters and signs say.

    Everything is saved after each action; leaving never loses a game.
    .title = how to play
help-how-2 =
    The dice come from a secret number. Its seal is shown before the deal, and each person may cut the deck with a word of their own. When the game is over the secret is in its log, so that anyone can check every die.

    This protects against dice that were changed. It does not protect against somebody who runs the program and looks into the files, nor against one who cuts last and knows the secret.

    A line cut in the middle of a game over ssh may leave your terminal in a strange mode. Type reset and press Enter, even if you can't see it.
    .title = dice and trust
help-home-1 =
    { $home-continue }    goes on with the latest unfinished game
    { $home-new }    sets up a table: the game, who sits where, the options
    { $home-replays }    all games kept: walk through them, resume, verify, export
    1-9  goes on with the unfinished game of that number

    Samples are finished games that came with the program: open one to see what a game is like. They are never changed.

    The lobby, for people who come by ssh, is not in this version yet.
    .title = the home screen
help-settings-1 =
    up/down chooses a line, left/right changes it, at once and for good.

    Colours    dark, light, and one that people with any colour vision can tell apart. With NO_COLOR set only bold, reverse and underline are used.
    Board      lines, or ASCII for terminals that draw lines two cells wide or not at all. Automatic asks the terminal when the program starts.
    Curtain    hides a hand before the next person at this keyboard looks.
    Take back  people at one keyboard may take back anything.
    Bot speed  is for how long each move of a bot is shown; Enter skips.
    Mouse      off leaves selecting text to the terminal.
    Cursor     shows the terminal's own cursor where you type or choose, for screen readers, Braille and Japanese input.
    .title = the settings
help-keymap-1 =
    up/down chooses a command, Enter waits for its new key. Any key will do, with or without Shift. Nothing needs Ctrl or Alt.

    Shift+Tab gives the line its default key again. A key that another command of the same screens has is refused.
    .title = the keys
