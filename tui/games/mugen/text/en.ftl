mugen-name = Mugen Meikyu
    .short = Mugen
    .long = Mugen Meikyu: carry the treasure out of a maze that keeps changing

# The panel

mugen-progress = round { $round }
mugen-title = Mugen round { $round } pile { $deck }/{ $discard }
mugen-title-practice = Practice, round { $round } pile { $deck }/{ $discard }
mugen-title-wide = Mugen Meikyu   round { $round }   turn { $number }: { $name }   treasure: { $treasure }   pile { $deck }  discard { $discard }
mugen-title-mark = practice
mugen-seats = Seats: front card, battle row by die 1-6
mugen-seats-new = Seats (clockwise from top left)
mugen-cardless = (no card)
mugen-binds = binds { $piece }
mugen-goals = goals
mugen-gap = {"   "}
mugen-note-bound = { $piece } bound by { $by }
mugen-note-out = { $seat } out
mugen-note-out-wide = { $seat } is out till its turn
mugen-note-claim = $ goes back to { $piece }
mugen-note-fought = fought: { $pieces }
mugen-hand = Hand { $seat }
mugen-hand-rows = act 1-6 btl 1-6
mugen-hands = Hands
mugen-hand-size = { $seat }  { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
mugen-hand-hidden = (hidden: { $key } shows it)
mugen-rows = act { $action }  btl { $battle }
mugen-points = AP { $left } of { $all } (die { $die })
mugen-points-fought = AP { $left } of { $all }{ $piece } fought { $pieces }
mugen-points-piece = piece { $piece }
mugen-battle = Battle on { $cell }
mugen-battle-meet = { $attacker } attacks { $defender }
mugen-battle-from = { $attacker } (from { $from }) attacks { $defender }
mugen-battle-die = { $seat } die { $die }, row { $row }: { $value }
mugen-battle-won = { $piece } wins
mugen-battle-keeps = { $piece } wins, keeps the treasure
mugen-battle-takes = { $piece } wins and takes the treasure
mugen-battle-loses = { $piece } wins; the loser keeps the treasure
mugen-battle-stays = { $piece } stays (stand-off)
mugen-battle-hidden = (hands hidden: no curtain)
mugen-orientation = Orientation { $number } of { $count }
mugen-chosen = chosen
mugen-joins = joins { $cells }
mugen-walled = walled { $cells }
mugen-choices = Choices

# What is asked

mugen-for = { $name }: { $question }
mugen-called = ! { $name }: { $question }
mugen-ask-card = { $name }: place a card (1 to { $count }). Its rows and effect are below.
    .short = { $name }: place a card (1 to { $count }).
mugen-ask-leap-1 = Leap: choose a piece, then a tile *.
mugen-ask-leap-2 = Leap: { $piece } goes to a tile *.
mugen-ask-rotate-1 = Turn a tile * near you, then set it.
mugen-ask-rotate-2 = Turn the tile at { $cell } (board: choice { $number }) and set it.
mugen-ask-look-1 = Look at a face-down tile * ({ $step } of 2).
mugen-ask-reveal-seen-1 = Turn one of them up?
mugen-ask-reveal-two-1 = Turn up a tile * ({ $step } of 2).
mugen-ask-reveal-near-1 = Turn up a tile * next to your pieces.
mugen-ask-harvest-1 = Draw two?
mugen-ask-discard-1 = Discard a card ({ $step } of 2).
mugen-ask-exchange-1 = Give a hand card, then take one from the discard pile.
mugen-ask-exchange-2 = Take which card of the discard pile for { $card }?
mugen-ask-join-1 = Which piece joins the other?
mugen-ask-block-1 = Choose a 2x2 block, then the turn.
mugen-ask-block-2 = Turn the block { "{ }" } at { $cell }: right (clockwise) or left?
mugen-ask-bind-1 = Bind one opposing piece *.
mugen-ask-strike-1 = Whose card goes?
mugen-ask-swap-1 = Exchange: first tile, then second *.
mugen-ask-swap-2 = Exchange { "{" }{ $cell }{ "}" } with a tile marked *.
mugen-ask-tempt-1 = Choose a piece *, then where it ends * (1 or 2 steps).
mugen-ask-tempt-2 = Where does { $piece } end * (1 or 2 steps)?
mugen-ask-collapse-1 = Choose the tile that falls *. ({ "{ }" } = falls with it)
mugen-ask-veil-1 = Turn a tile * down ({ $step } of 2).
mugen-ask-line-1 = Choose a row or column, then the direction.
mugen-ask-line-2 = Slide { $line }: which way?
mugen-ask-act = { $name }: { $piece }, { $ap } AP. Go to a number (its cost; ! = battle) or explore a ?.
    .short = { $name }: { $piece }, { $ap } AP. Number = cost, ! battle, ? explore.
mugen-ask-act-nothing = { $name }: { $ap } AP, and nothing they could be spent on. { $key } ends the turn.
mugen-ask-act-none = { $name }: no action points. { $key } ends the turn.
mugen-ask-exclude-1 = Exclude a piece { "{ }" }: which?
mugen-ask-exclude-2 = Exclude { $piece }: to which tile *?
mugen-ask-orient-act = { $name }: turn the new tile at { $cell } (board: choice { $number }) and set it. Then { $ap } AP left.
    .short = { $name }: turn { $cell } (board: { $number }) and set it. { $ap } AP left.
mugen-ask-orient-effect = Turn the new tile at { $cell } (board: choice { $number }) and set it.
mugen-ask-order-1 = Fight which piece first?
mugen-ask-recover-1 = You are back: which of your pieces fights which?
mugen-ask-push-1 = your { $winner } won. Push { $piece } to a tile marked *.
mugen-ask-push-called-1 = your { $winner } won. Push { $piece } to a tile marked *.
mugen-step = { $card }, step { $step } of { $steps }: { $question }
mugen-after = { $question } After it: roll for action points.
mugen-look-around = { $name } is to act.

# Keys

mugen-keys-arrows = arrows
mugen-keys-next-wide = next/previous target
mugen-keys-piece = 1/2 piece
mugen-keys-cards = 1-{ $count } choose
mugen-keys-turn = left/right turn
mugen-keys-set = set
mugen-keys-push = push
mugen-keys-choose = choose
mugen-keys-exchange = exchange
mugen-keys-end-turn = end turn
mugen-keys-no-effect = no effect
mugen-keys-enough = enough
mugen-key-move = move
    .long = Move there
mugen-key-explore = explore
    .long = Explore: turn this tile up
mugen-key-exclude = exclude
    .long = Exclude an incapacitated piece on your tile
mugen-key-piece = piece
    .long = Take this piece

# Choices in lists

mugen-choice-piece = { $piece } on { $cell }
mugen-choice-seat = { $seat } { $name }
mugen-choice-row = row { $line }
mugen-choice-column = column { $line }
mugen-choice-right = right (clockwise)
mugen-choice-left = left
mugen-choice-north = north (up)
mugen-choice-east = east (right)
mugen-choice-south = south (down)
mugen-choice-west = west (left)
mugen-choice-harvest = draw 2, then discard 2
mugen-choice-pair = { $piece } fights { $target } on { $cell }
mugen-choice-move = move { $piece } there ({ $cost } AP)
mugen-choice-exclude = exclude { $piece }
mugen-choice-title = What here?

# The log

mugen-log-corners = corners by lot: { $starts }
mugen-log-front = { $seat } begins with { $card } in front
mugen-log-front-again = { $seat } turned up { $card }: another one
mugen-log-first = { $seat } has the lowest card and begins
mugen-log-first-lot = { $seat } begins, by lot among { $tied }
mugen-log-hand = { $seat } is dealt { $cards }
mugen-log-returned = the treasure goes back to { $piece } on { $cell }
mugen-log-renewed = discards mixed into a new pile
mugen-log-drawn = { $seat } draws { $card }
mugen-log-placed = { $seat } placed { $card }
mugen-log-placed-rolled = { $seat } placed { $card }, die { $die }: { $ap } AP
mugen-log-rolled = { $seat } die { $die }: { $ap } AP
mugen-log-declined = { $seat } uses no effect
mugen-log-impossible = { $card }: no effect possible
mugen-log-leapt = { $piece } leaps { $start }-{ $to }
mugen-log-moved = { $piece } { $start }-{ $to }
mugen-log-pushed = { $piece } pushed { $start }-{ $to }
mugen-log-meets = { $text }, fights { $target }
mugen-log-fights = { $piece } fights { $target } on { $cell }
mugen-log-joined = { $piece } joins the other on { $to }
mugen-log-excluded = { $piece } excluded { $start }-{ $to }
mugen-log-tempted = { $piece } led { $start }-{ $to }
mugen-log-turned = { $seat } turns { $cell }: { $sides }
mugen-log-saw = { $seat } looks at { $cell }: { $shape }
mugen-log-looked = { $seat } looks at { $cell }
mugen-log-explored = { $seat } explores { $cell }: { $shape }
mugen-log-revealed = { $seat } turns up { $cell }: { $shape }
mugen-log-set = { $cell } is set: { $sides }
mugen-log-discarded = { $seat } discards { $card }
mugen-log-exchanged = { $seat } gives { $give }, takes { $take }
mugen-log-block-right = block { $cell } turned right
mugen-log-block-left = block { $cell } turned left
mugen-log-swap = { $cell } and { $other } exchanged
mugen-log-row-east = row { $line } slid east
mugen-log-row-west = row { $line } slid west
mugen-log-column-south = column { $line } slid south
mugen-log-column-north = column { $line } slid north
mugen-log-bound = { $seat } binds { $piece }
mugen-log-out = { $seat } is out
mugen-log-out-by = { $seat } is out ({ $card } by { $by })
mugen-log-dropped = the treasure lies on { $cell }
mugen-log-veiled = { $cell } turned face down
mugen-log-fell = { $cells } fell and were mixed
mugen-log-mixed = { $count } face-down tiles mixed
mugen-log-trial = { $seat } rolls { $die } (Judgement)
mugen-log-beats = { $winner } { $more } beats { $loser } { $less }
mugen-log-tie = { $attacker } { $value }, { $defender } { $value }: again
mugen-log-took = { $piece } takes the treasure
mugen-log-stole = { $piece } takes the treasure from { $victim }
mugen-log-back-step = { $piece } steps back to { $to }
mugen-log-stood = { $piece } stays (stand-off)
mugen-log-won-goal = { $seat } wins: treasure on its goal
mugen-log-won-points = { $seat } wins: holds the treasure
mugen-log-draw = a draw: nobody holds the treasure

mugen-shape-0 = an I road
mugen-shape-1 = an L road
mugen-shape-2 = a T road
mugen-shape-3 = a crossing
mugen-shape-4 = a start tile
mugen-shape-5 = the treasure room
mugen-sides-separator = { "" }
mugen-side-1 = N
mugen-side-2 = E
mugen-side-4 = S
mugen-side-8 = W

mugen-reason-goal = The treasure has reached its goal.
mugen-reason-points = The last round is over; the holder of the treasure wins on points.
mugen-reason-draw = The last round is over and nobody holds the treasure: a draw.

mugen-marks = b battle x out $ take

# Texts of a card and a tile

mugen-card-title = { $number } { $name }
mugen-card-die = die
mugen-card-action = action
mugen-card-battle = battle
mugen-card-lasting = lasting effect
mugen-card-seen = copies seen { $seen } of { $copies }
mugen-tile-title = Tile { $cell }
mugen-tile-face-down = Face down. Nobody knows what lies here, unless the High Priestess has shown it.
mugen-tile-known = Face down. You have looked at it: { $shape }.
mugen-tile-road = Face up: { $shape }, open to { $sides }.
mugen-tile-fixed = A fixed tile: no effect moves, turns or flips it.
mugen-tile-start = Start of { $seat }.
mugen-tile-goal = Goal of { $seat }: { $name } wins by carrying the treasure here.
mugen-tile-treasure = The treasure lies here; the next piece that enters unbeaten takes it.
mugen-tile-carried = { $piece } carries the treasure.
mugen-tile-piece = { $piece } stands here ({ $name }).
mugen-tile-piece-bound = { $piece } stands here ({ $name }), bound: it may not act.
mugen-tile-piece-out = { $piece } stands here ({ $name }), incapacitated until { $name }'s turn.
mugen-tile-fought = Attacked this turn already: { $pieces }. They may not be attacked again in it.
mugen-piles-title = Piles
mugen-piles-deck = Draw pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }. When it is empty the discards are mixed into a new one.
mugen-piles-discard = Discard pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
mugen-piles-row = { $count } x { $card }
mugen-piles-hands = Hands: { $hands }

# Options

mugen-option-seats_2 = 2 seats
mugen-option-seats_2-help = 2 players: corners opposite or side by side
mugen-option-seats_2-diagonal = diagonal
mugen-option-seats_2-adjacent = adjacent
mugen-option-round_limit = round limit
mugen-option-round_limit-help = then the treasure's holder wins; 0 = none
mugen-option-fool_may_carry = Fool may carry
mugen-option-fool_may_carry-help = the Fool's leap may carry the treasure
mugen-option-fool_may_carry-true = yes
mugen-option-fool_may_carry-false = no
mugen-option-theft = theft
mugen-option-theft-help = who wins a battle on its own turn takes it
mugen-option-theft-turn_player = turn player
mugen-option-theft-any_winner = any winner

# Why not

mugen-no-over = The game is over.
mugen-no-not-asked = That is not what is asked now.
mugen-no-not-in-hand = That card is not in your hand.
mugen-no-not-yours = That is not your piece.
mugen-no-yours = That is your own; choose an opponent.
mugen-no-able = That player has a card in front, so the piece can't be excluded.
mugen-no-incapacitated = That player is incapacitated: no card in front.
mugen-no-bound = The piece is bound by a Hanged Man: it may not act.
mugen-no-not-next = That is not orthogonally next to it.
mugen-no-not-connected = No road joins these two tiles.
mugen-no-connected = A road joins these two tiles; the leap is for where none does.
mugen-no-face-down = That tile lies face down.
mugen-no-face-up = That tile lies face up already.
mugen-no-no-road = No road of your piece's tile leads there.
mugen-no-not-together = They do not stand on the same tile.
mugen-no-hermit = A Hermit keeps the piece from entering there.
mugen-no-goal = Only its owner may bring a piece to its goal with the treasure.
mugen-no-attacked = A piece there has been attacked this turn; it may not be attacked again.
mugen-no-pushed-out = It was pushed out of that tile before in this chain of battles.
mugen-no-fixed = The corners and the centre are fixed.
mugen-no-treasure = The treasure's tile stays where it is, face up.
mugen-no-carrying = It carries the treasure.
mugen-no-occupied = A piece stands on that tile.
mugen-no-opponent-there = An opponent who can act stands there.
mugen-no-together = Your pieces stand together already.
mugen-no-not-near = That is not near: under or next to one of your pieces.
mugen-no-same-way = It lies that way already.
mugen-no-no-turn = This tile can't lie that way.
mugen-no-seen = You have looked at that tile.
mugen-no-not-seen = Only a tile that you have just looked at.
mugen-no-not-discarded = That card is not in the discard pile.
mugen-no-hierophant = A Hierophant can't be taken.
mugen-no-no-way = It can't be led there.
mugen-no-no-piece = There is no such piece.
mugen-no-no-block = A block may not hold a fixed tile.
mugen-no-no-line = Only rows 2, 3, 5, 6 and columns b, c, e, f may slide.
mugen-no-not-there = That piece does not stand there to be fought.
mugen-no-fought = They have fought each other already.
mugen-no-nothing = There is nothing to choose there.

# Help

mugen-help-1 =
    Carry the treasure $ to the tile marked g + your letter.

      A1 B2     pieces: letter = seat, number = piece
      A1$       carries the treasure
      B2#       bound by a Hanged Man: may not act (% = both)
      c2        small letter: incapacitated until its turn
      sA gC     start of A, goal of C
      1 2! ?    cost to go there, with a battle, may be explored
      {"*"}  {"{}"}     may be chosen for the effect; already chosen
      {"["} ]       the cursor
      {"."} . .     face down; a letter I L T + is a shape that only you know

    Keys here: arrows, n N, g, 1 2, Enter, k, e, i, p, w
    Everywhere: ? l u s q , :   (the key map is the last page)
    Original card sheet lost; values and effects by this project.
    .title = the board of Mugen Meikyu
mugen-help-2 =
    Be the first to carry the treasure from the centre to your goal, the corner opposite your start. You have two pieces.

    Your turn: draw a card, place one of the four in front of you. Its effect happens; then roll a die: its action row (act) gives your action points.
    Each point lets a piece step along a road, or turn up (and set as you like) a face-down tile that a road leads to.

    Step onto an opponent: battle. Both roll and read the battle row (btl) of their card in front; the winner moves the loser one tile along a road. If it is your turn and you beat the carrier, the treasure is yours.

    Who enters the treasure's tile unbeaten takes it. Death and Judgement take a card away: no card, no battles, no actions until that player's next turn.

    Both rows of a card have a number for each face of the die. The key i shows the whole text of a card.

    Nobody enters a face-down tile. In your turn each opposing piece can be attacked once. A carrier that comes to its goal must first beat whoever stands there.

    After round 100, or as set, the holder of the treasure wins on points; if nobody holds it, the game is drawn.

    With three players the middle corner wins 40 to 44 %: lots decide the corners.
    .title = Mugen Meikyu in one minute

# Cards

mugen-card-fool = The Fool
    .short = Fool
    .text = You may have one of your pieces step onto an orthogonally adjacent face-up tile that its road does not reach. The step counts as a move (battle, treasure and victory as usual) but costs no action points. If it loses that battle and no tile is left to be moved to, it steps back to where it leapt from.
mugen-card-magician = The Magician
    .short = Magician
    .text = You may turn one face-up, non-fixed tile that is near you (under or orthogonally next to one of your pieces) to any other orientation. It may be occupied or hold the treasure.
mugen-card-high-priestess = The High Priestess
    .short = Priestess
    .text = Look secretly at up to two face-down tiles anywhere. You may then turn one of them face up in any orientation; the other goes back unseen by the rest.
mugen-card-empress = The Empress
    .short = Empress
    .text = You may draw two tarots, then discard from your hand until three cards are left.
mugen-card-emperor = The Emperor
    .short = Emperor
    .text = No effect.
mugen-card-hierophant = The Hierophant
    .short = Hierophant
    .text = You may exchange one card of your hand for any one card of the discard pile other than a Hierophant.
mugen-card-lovers = The Lovers
    .short = Lovers
    .text = You may move one of your pieces that does not carry the treasure onto the tile of your other piece. Not allowed if an opponent who can act has a piece on that tile. No battle arises.
mugen-card-chariot = The Chariot
    .short = Chariot
    .text = No effect.
mugen-card-strength = Strength
    .short = Strength
    .text = No effect.
mugen-card-hermit = The Hermit
    .short = Hermit
    .text = While this card is in front of you, no opposing piece may enter a tile with one of your pieces on it, and none of your pieces may enter a tile with an opponent's piece that can act. This holds for moves, leaps, being pushed and exclusion. Pieces already on one tile stay there.
mugen-card-wheel-of-fortune = Wheel of Fortune
    .short = Wheel
    .text = You may choose a 2x2 block of tiles without a fixed tile and without the treasure, and turn the whole block a quarter turn either way: each tile goes to the next cell and turns with the block. Pieces ride along; face-down tiles stay face down.
mugen-card-justice = Justice
    .short = Justice
    .text = While this card is in front of you, both sides of every battle your pieces take part in use the battle row of Justice.
mugen-card-hanged-man = The Hanged Man
    .short = Hanged Man
    .text = You may choose one opposing piece. While this card is in front of you that piece cannot act (move, explore or exclude), nor be chosen by its owner's Fool or Lovers. It still defends itself, can be pushed, and rides with its tile.
mugen-card-death = Death
    .short = Death
    .text = You may choose one opponent who has a tarot in front of them and put that tarot on the discard pile. That player is incapacitated.
mugen-card-temperance = Temperance
    .short = Temperance
    .text = You may exchange two orthogonally adjacent tiles, at least one of them under or orthogonally next to one of your pieces; neither may be fixed or hold the treasure. Both keep face and orientation; pieces ride along.
mugen-card-devil = The Devil
    .short = Devil
    .text = You may choose one piece of an opponent who can act and walk it one or two tiles along the roads through face-up tiles. It may not enter a tile holding anyone else's piece, nor the tile where the treasure lies. A carried treasure goes with it. It may not enter its own goal while it carries the treasure.
mugen-card-tower = The Tower
    .short = Tower
    .text = You may choose one face-up tile that is not fixed and has no piece and no treasure. It and every orthogonally adjacent tile that meets the same conditions are turned face down, shuffled together and laid back in those cells.
mugen-card-star = The Star
    .short = Star
    .text = You may turn up to two face-down tiles anywhere face up, one after the other, each in any orientation.
mugen-card-moon = The Moon
    .short = Moon
    .text = You may turn up to two face-up tiles face down; they must not be fixed, occupied or hold the treasure. If you did, all face-down tiles of the maze are then shuffled among their cells.
mugen-card-sun = The Sun
    .short = Sun
    .text = You may turn face up any of the face-down tiles orthogonally adjacent to your pieces, walls or not, one after the other, each in any orientation.
mugen-card-judgement = Judgement
    .short = Judgement
    .text = Roll a die. Then each other player with a tarot in front of them, clockwise from your left, rolls a die; whoever rolls lower than you puts that tarot on the discard pile and is incapacitated. This effect is compulsory.
mugen-card-world = The World
    .short = World
    .text = You may choose a row or column without a fixed tile and without the treasure and slide it one cell in either direction; the tile pushed out comes back in at the other end. Pieces ride along.
