monster_maker-name = Monster Maker
    .long = Monster Maker: fetch a treasure from a dungeon, and come back exactly as far

monster_maker-progress = round { $round } of { $rounds }

# Title and tracks

monster_maker-title = { $name } { $piles }
    .short = { $piles }
monster_maker-title-mark = practice
monster_maker-piles = { $round }/{ $rounds }  goal { $goal }  deck { $deck } disc { $discard } treas { $treasures } prize { $prizes }  { $draws }
    .short = { $round }/{ $rounds } goal { $goal } deck { $deck } disc { $discard } tr { $treasures } pr { $prizes } { $draws }
monster_maker-draws-open = draws open
    .short = open
monster_maker-draws-closed = draws closed
    .short = closed
monster_maker-phase-out = OUT
monster_maker-phase-room = ROOM
monster_maker-phase-back = BACK
monster_maker-phase-home = HOME
monster_maker-phase-dead = DEAD
monster_maker-fact-hand = hand { $count }
    .short = h{ $count }
monster_maker-fact-gold = gold { $gold }
    .short = g{ $gold }
monster_maker-fact-treasures = tr { $closed }+{ $open }
    .short = t{ $closed }+{ $open }
monster_maker-fact-front = front: { $monster }
    .short = { $monster }
monster_maker-fact-widths = 8 10 8
    .short = 3 5 5
monster_maker-track-home = home
monster_maker-track-room = room
monster_maker-fate-dead = lost in the dungeon this round
monster_maker-fate-home = came home
monster_maker-fate-first = came home first: prize { $prize }
monster_maker-carries = carries { $treasures }
monster_maker-closed = a closed card
monster_maker-comma = {", "}

# The hand

monster_maker-hand = Hand { $seat }: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
monster_maker-hands = Hands
monster_maker-hand-size = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
monster_maker-hand-hidden = (hidden: { $key } shows it)
monster_maker-hand-character = { $name } { $dice } { $cls }
    .short = { $name } { $dice }
monster_maker-hand-monster = { $name } { $hit } { $nature }
    .short = { $name } { $hit }
monster_maker-hand-spell = { $name } +{ $bonus }
    .short = { $name } +{ $bonus }
monster_maker-hand-spell-human = { $name } +{ $bonus } human only
monster_maker-group-corridors = Corridors
monster_maker-group-fighters = Fighters
monster_maker-group-helpers = Helpers
monster_maker-group-monsters = Monsters
monster_maker-group-spells = Spells
monster_maker-group-way = Way home
monster_maker-group-carried = Carried
monster_maker-way-home = home!
monster_maker-way-exact = ok
monster_maker-way-left = { $left } left;
monster_maker-way-sets = {" "}exactly home: { $sets }
monster_maker-way-sums = {" "}the hand makes { $sums }
monster_maker-way-none = {" "}no corridor fits
monster_maker-card = Card { $number }
monster_maker-gold-dice = { $dice }Dx{ $times }
monster_maker-bonus-class = +{ $bonus }, { $cls } +{ $more }
monster_maker-carried-gold = { $name } { $value }
monster_maker-carried-weapon = { $name } { $bonus } ({ $value })
monster_maker-class-fighter = fighter
monster_maker-class-magician = magician
monster_maker-class-elf = elf
monster_maker-class-dwarf = dwarf
monster_maker-class-thief = thief
monster_maker-nature-human = human
monster_maker-nature-undead = undead
monster_maker-nature-other = other

# What is asked

monster_maker-look-around = { $name } is to act.
monster_maker-ask-turn = { $name }: one action. (x) = not now, w why.
monster_maker-ask-turn-front = { $name }: one action. In front: { $monster }, hit { $hit }, { $nature }. (x) = not now, w why.
    .short = { $name }: one action. In front: { $monster } { $hit }. w why.
monster_maker-ask-corridor = { $name }: which corridor?
monster_maker-ask-corridor-effect = { $name }: which corridor? { $effect }
    .short = { $effect }
monster_maker-effect-out = { $perch } brings you to { $out } of { $goal }.
monster_maker-effect-room = { $perch } brings you to the treasure room; { $out } to walk back.
monster_maker-effect-home = { $perch } brings you home!
monster_maker-effect-exact = { $perch } leaves { $left }, exact with others in hand.
monster_maker-effect-open = { $perch } leaves { $left }; the hand can't make that yet.
monster_maker-effect-lost = { $perch } goes too far: you would be lost and dead!
monster_maker-ask-monster = { $name }: which monster?
monster_maker-ask-open = { $name }: which thief or dwarf opens the door?
monster_maker-ask-discard = { $name }: you hold 8; which one goes?
monster_maker-ask-victim = { $name }: { $monster } in front of whom? (who can't, in brackets)
    .short = { $name }: { $monster } in front of whom?
monster_maker-ask-victim-none = { $name }: nobody can take it.
monster_maker-ask-fight = { $name }: choose against { $monster } before rolling.
monster_maker-ask-charm = { $name }: beaten by Charm. Put { $monster } in front of whom? { $least } discards it.
    .short = { $name }: { $monster } in front of whom? { $least } discards it.
monster_maker-ask-charm-none = { $name }: nobody can take { $monster }.
monster_maker-ask-heal = { $name }: a Cleric may take back { $count ->
    [1] the one who fought
    [2] one of the two
   *[other] one of the { $count }
 }. { $least } keeps the Cleric.
    .short = { $name }: a Cleric for one of { $count }? { $least } keeps it.
monster_maker-ask-heal-none = { $name }: no Cleric in hand; the fight is over.
monster_maker-ask-door = { $name }: a hidden door: discard a thief or dwarf now, or not now ({ $least }).
    .short = { $name }: open the door now, or not now ({ $least })?
monster_maker-ask-door-none = { $name }: a hidden door, and nobody in hand who could open it.
    .short = { $name }: a hidden door, and nobody to open it.
monster_maker-ask-trap-three = { $name }: discard 3 cards ({ $marked } of 3), or one thief.
monster_maker-ask-trap-thief = { $name }: too few cards for the trap; a thief saves you.
monster_maker-ask-trap-fall = { $name }: too few cards for the trap, and no thief.
monster_maker-ask-summary = Round { $round } is over. { $key } closes this page.
monster_maker-sure-undead = { $name }: turn { $monster } with a Cleric?
monster_maker-sure-undead-last = { $name }: turn { $monster } with your last Cleric?
monster_maker-sure-detour = { $name }: avoid { $monster } by a detour?
monster_maker-sure-detour-last = { $name }: avoid { $monster } by your last detour?
monster_maker-sure-pass = { $name }: pass?
monster_maker-sure-pass-last = { $name }: if all pass, all are lost. Pass?
monster_maker-sure-fall = { $name }: fall into the trap?
monster_maker-sure-fall-last = { $name }: keep the thief and die in the trap?
monster_maker-waiting-turn = Waiting for { $name }: the action of the turn.
monster_maker-waiting-trap = Waiting for { $name }: a trap, three cards or a thief.
monster_maker-waiting-door = Waiting for { $name }: a hidden door, open it now?
monster_maker-waiting-heal = Waiting for { $name }: after the fight, a Cleric?
monster_maker-waiting-charm = Waiting for { $name }: beaten by Charm, on whom?

# Keys

monster_maker-key-corridor = corridor
    .long = Lay a corridor
monster_maker-key-monster = monster
    .long = Put a monster in front of somebody
monster_maker-key-fight = fight
    .long = Fight the monster in front
monster_maker-key-undead = turn
    .wide = turn undead
    .long = Turn the undead monster with a Cleric
monster_maker-key-detour = detour
    .long = Avoid the monster by a detour
monster_maker-key-open = door
    .long = Open the hidden door
monster_maker-key-discard = discard
    .long = Discard one of eight cards
monster_maker-key-thief = thief
    .long = Use a thief against the trap
monster_maker-keys-pass = pass
monster_maker-keys-roll = roll
monster_maker-keys-three = pay
monster_maker-keys-thief = use the thief
monster_maker-keys-fall = fall
monster_maker-keys-go-on = go on
monster_maker-keys-close = close
monster_maker-keys-scroll = up/down scroll
monster_maker-keys-cards = 1-{ $count } card
monster_maker-keys-marks = 1-{ $count } or { $space }
monster_maker-victim-least = back
monster_maker-heal-least = keep it
monster_maker-door-least = not now
monster_maker-charm-least = discard it
monster_maker-why-title = Not now, and why

# Dialogs

monster_maker-victim = { $seat } { $name } { $phase } { $distance } { $front }
monster_maker-victim-title = { $monster }: in front of whom?
monster_maker-victim-text = Another player on the way, with a corridor laid and no monster in front.
monster_maker-charm-title = { $monster } is charmed
monster_maker-charm-text = Charm may put it in front of another player instead of discarding it.
monster_maker-heal-text = A Cleric of your hand takes one of them back; the Cleric is discarded.
monster_maker-heal-text-none = No Cleric in your hand, so nobody comes back.
monster_maker-door-title = A hidden door
monster_maker-door-text = Discard a thief or a dwarf now and draw two treasures. Or wait in the treasure room and open it later as your action; your first corridor back forfeits it.
monster_maker-fight-title = Fight: { $monster }, hit { $hit }, { $nature }
monster_maker-fight-won = Won: { $monster }, hit { $hit }, { $nature }
monster_maker-fight-lost = Lost: { $monster }, hit { $hit }, { $nature }
monster_maker-fight-text = Choose before rolling; all chosen cards are spent.
monster_maker-fight-spell = spell
monster_maker-fight-human = only against humans
monster_maker-fight-weapon = weapon { $bonus }, stays
monster_maker-fight-nobody = Mark at least one character.
monster_maker-fight-sum = Dice { $dice }D ({ $dice } to { $most })   fixed +{ $fixed }   need { $need } or more on the dice
    .short = Dice { $dice }D ({ $dice }-{ $most })  fixed +{ $fixed }  need { $need } or more
monster_maker-fight-chance = Chance to win { $chance }
monster_maker-fight-numbers = {"   "}(cards by number)
monster_maker-fight-heal = After it: a Cleric may take back { $count ->
    [1] the one
    [2] one of the two
   *[other] one of the { $count }
 } (once).
monster_maker-fight-with = With { $cards }.
monster_maker-fight-dice = dice { $dice } = { $sum }, +{ $fixed } = { $total } against { $hit }: { $won ->
    [yes] won
   *[no] lost
 }
monster_maker-fight-last = { $name } fought { $monster }: { $dice }
monster_maker-trap-title = Trap! { $name } must pay
monster_maker-trap-three = Discard 3 cards ({ $marked } of 3 marked), or one thief instead.
monster_maker-trap-thief = Too few cards to pay with ({ $count }). A thief saves you; without it you are dead.
monster_maker-trap-fall = Too few cards to pay with ({ $count }) and no thief: you are dead for this round.
monster_maker-trap-use = use as the thief
monster_maker-trap-note = Nothing else can be done first; no card replaces them.
monster_maker-summary-title = Round { $round } is over
monster_maker-summary-seat = { $seat } { $name } { $fate } { $gold }
monster_maker-summary-first = home, and the first
monster_maker-summary-home = home
monster_maker-summary-trap = died in a trap
monster_maker-summary-empty-hand = died without a card
monster_maker-summary-passes = lost: all passed
monster_maker-summary-left = lost: { $treasures }
monster_maker-summary-lost = died: went too far
monster_maker-summary-none = -
monster_maker-summary-gold = { $name } { $gold }
monster_maker-summary-dice = { $name } ({ $dice }) x{ $times } = { $gold }
monster_maker-summary-prize = prize { $gold }
monster_maker-summary-standing = { $name } { $gold }
monster_maker-summary-standings = Gold: { $seats }

# The log

monster_maker-log-round = round { $round }: { $first } begins
monster_maker-log-hand = { $name } is dealt { $cards }
monster_maker-log-drawn = { $name } draws { $card }
monster_maker-log-draw = { $name } draws a card
monster_maker-log-trap = { $name } draws a trap
monster_maker-log-closed-deck = the deck is empty: no more draws
monster_maker-log-closed-home = somebody is home: no more draws
monster_maker-log-trap-thief = { $name }: the thief {"("}{ $cards }{")"} disarms it
monster_maker-log-trap-paid = { $name } loses { $cards }
monster_maker-log-corridor-out = { $name }: corridor { $perch }, { $distance } out
monster_maker-log-corridor-back = { $name }: corridor { $perch }, { $distance } back
monster_maker-log-arrived = { $name } is in the treasure room
monster_maker-log-treasure-closed = { $name } draws { $treasure }
monster_maker-log-treasure-open = { $name } draws { $treasure } (open)
monster_maker-log-treasure-hidden = { $name } draws a treasure
monster_maker-log-treasure-none = no treasure is left for { $name }
monster_maker-log-door = { $name } finds a hidden door
monster_maker-log-statue = { $name } finds the Goddess Statue
monster_maker-log-cleared = it sweeps away { $monsters }
monster_maker-log-cleared-none = no monster is there to be swept away
monster_maker-log-door-opened = { $name }: { $card } opens the hidden door
monster_maker-log-door-left = { $name }: waits (hidden door)
monster_maker-log-door-gone = { $name }: the door stays shut for good
monster_maker-log-placed = { $name }: { $card } on { $victim }
monster_maker-log-fought = { $name } fights { $monster } with { $cards }: { $dice }
monster_maker-log-healed = { $name }: a Cleric brings back { $card }
monster_maker-log-charmed = { $name }: Charm puts { $card } on { $victim }
monster_maker-log-turned = { $name} turns { $card } with a Cleric
monster_maker-log-detoured = { $name } goes round { $card }
monster_maker-log-discarded = { $name } discards { $card }
monster_maker-log-passed = { $name } passes
monster_maker-log-passed-closed = { $name } passes ({ $count } in a row)
monster_maker-log-home-first = { $name } comes home first
monster_maker-log-home = { $name } comes home
monster_maker-log-gold = { $name }: { $treasure } { $gold } G
monster_maker-log-gold-dice = { $name }: { $treasure } ({ $dice }) x{ $times } = { $gold } G
monster_maker-log-prize = { $name }: prize { $gold } G
monster_maker-log-died-trap = { $name } died: trap, { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
monster_maker-log-died-empty-hand = { $name } died: no card left
monster_maker-log-died-passes = { $name } died: all passed
monster_maker-log-died-lost = { $name } died: went too far
monster_maker-log-returned = { $name } had { $treasures }: back into the deck
monster_maker-log-round-over = round { $round } is over
monster_maker-log-won = { $winners } wins with { $gold } G

monster_maker-reason-rounds = The last round is over.
monster_maker-reason-treasures = No treasure is left.
monster_maker-reason-prizes = No prize is left.
monster_maker-marks = f fight t trap d death h home

# Texts of cards

monster_maker-text-corridor = { $name }: { $perch } perches of way, out or back. On the way back never more than what is left.
monster_maker-text-character = { $name }, { $cls }. { $dice ->
    [1] One die
    [2] Two dice
    [3] Three dice
    [4] Four dice
    [5] Five dice
   *[other] Six dice
 }{ $plus ->
    [0] {""}
   *[other] {" "}and { $plus }
 } in a fight. Goes to the discard after the fight, won or lost.
monster_maker-text-extra-thief = {" "}Discarded against a trap, it saves you; discarded at a hidden door, it opens it.
monster_maker-text-extra-dwarf = {" "}Discarded at a hidden door, it opens it.
monster_maker-text-extra-magician = {" "}With Charm a beaten human monster may be moved.
monster_maker-text-extra-elf = {" "}With Charm a beaten human monster may be moved.
monster_maker-text-extra-human = {" "}Sleep and Charm work on it.
monster_maker-text-extra-undead = {" "}A Cleric turns it without a fight.
monster_maker-text-extra-redirect = {" "}Only against humans. After a win with a magician or an elf the monster may go in front of another player.
monster_maker-text-extra-human-only = {" "}Only against humans.
monster_maker-text-monster = { $name }, { $nature }, hit value { $hit }. Put it in front of another player who is on the way: no corridor for them until it is beaten, turned or avoided.
monster_maker-text-spell = { $name }: +{ $bonus } in a fight, beside at least one character. Discarded after it.
monster_maker-text-weapon = { $name }: { $bonus } in every fight from the treasure room on, beside a character; it is never used up. Worth { $value } G at home.
monster_maker-text-gold = { $name }: worth { $value } G at home (D = a die, rolled there).
monster_maker-text-idol = { $name }: open for all to see, { $value } G at home, and it can't be put down.
monster_maker-piles-title = Piles
monster_maker-piles-deck = Play deck: { $deck }. It is not mixed anew within a round.
monster_maker-piles-rooms = Treasure deck: { $treasures }. Prizes: { $prizes }.
monster_maker-piles-seat = { $seat } { $name }: { $cards }
monster_maker-piles-gone = Out of the game: { $cards }
monster_maker-piles-discard = Discard pile: { $count }
monster_maker-piles-row = { $count } x { $card }

# Options

monster_maker-option-rounds = rounds
monster_maker-option-rounds-help = 0 = until a deck is out, 20 at most
monster_maker-option-goal = goal
monster_maker-option-goal-help = perches to the room, 5-300; 0 = by seats
    .long = Perches to the treasure room, 5 to 300; 0 = 100, with five seats 80, with six 70.
monster_maker-option-goal-0 = by seats
monster_maker-option-overshoot = too far back
monster_maker-option-overshoot-help = a corridor longer than what is left
monster_maker-option-overshoot-illegal = not allowed
monster_maker-option-overshoot-lost = deadly
monster_maker-option-trap_ends_turn = trap ends turn
monster_maker-option-trap_ends_turn-help = no action after a trap was paid
monster_maker-option-trap_ends_turn-true = yes
monster_maker-option-trap_ends_turn-false = no
monster_maker-option-monster_before_corridor = early monsters
monster_maker-option-monster_before_corridor-help = on players without a corridor too
monster_maker-option-monster_before_corridor-true = yes
monster_maker-option-monster_before_corridor-false = no

# Why not

monster_maker-lack-nothing = There is nothing against it.
monster_maker-lack-corridor = No corridor in hand.
monster_maker-lack-monster = No monster in hand.
monster_maker-lack-fight = No character in hand who could fight.
monster_maker-lack-undead = No Cleric in hand.
monster_maker-lack-detour = No detour in hand.
monster_maker-lack-open = No thief or dwarf in hand.
monster_maker-lack-victim = Nobody can take a monster now: on the way, with a corridor, without a monster.
monster_maker-lack-marked = Three are marked already; unmark one first.
monster_maker-lack-three = Mark three cards, or use a thief.
monster_maker-lack-thief = No thief in hand.
monster_maker-no-over = The game is over.
monster_maker-no-not-asked = That is not what is asked now.
monster_maker-no-not-in-hand = That card is not in your hand.
monster_maker-no-not-sorted = The cards of that choice must be named in their order.
monster_maker-no-not-corridor = That is no corridor.
monster_maker-no-monster-in-front = A monster lies in front of you: no corridor now.
monster_maker-no-too-long = Longer than what is left of the way back.
monster_maker-no-not-monster = That is no monster.
monster_maker-no-no-seat = Nobody sits there.
monster_maker-no-yourself = Not in front of yourself.
monster_maker-no-not-active = That player is home or dead.
monster_maker-no-has-monster = A monster lies there already.
monster_maker-no-no-corridor = That player has no corridor on the table yet.
monster_maker-no-no-monster = No monster lies in front of you.
monster_maker-no-no-character = At least one character has to fight.
monster_maker-no-not-character = That card can't fight.
monster_maker-no-not-spell = That is no spell.
monster_maker-no-human-only = That spell works on human monsters only.
monster_maker-no-not-weapon = That is no weapon.
monster_maker-no-not-carried = You do not carry that weapon.
monster_maker-no-not-undead = That monster is not undead.
monster_maker-no-no-door = You are not waiting at a hidden door.
monster_maker-no-no-treasure = The treasure deck is empty.
monster_maker-no-not-opener = Only a thief or a dwarf opens a hidden door.
monster_maker-no-hand-full = With 8 cards in hand you can't pass.
monster_maker-no-hand-not-full = Only from a hand of 8 a card is discarded.
monster_maker-no-not-thief = Only a thief disarms a trap.
monster_maker-no-too-few = With fewer than three cards the trap can't be paid.
monster_maker-no-too-many = With three cards or more the trap has to be paid.
monster_maker-no-not-used = That character did not fight just now.

# Help

monster_maker-help-1 =
    Walk out to the treasure room, take a treasure, come back exactly as far.

      >A OUT 55/100   on turn; out 55 of 100 perches
      BACK 40/105     40 of the 105 back are done
      ROOM            waits at a hidden door
      tr 1+2          treasures: closed + open
      front: Ogre 13  a monster bars the way; 13 is its hit value
      |===20==|       a corridor of 20; from the left out, < from the right back
      1 (Corridor 30) can't be taken now: w says why
      home!  ok       this corridor ends the way; others in hand then can
      {"["}x] [ ] (-)     marked, free, does not work here

    Keys here: c m f t d o x e, 1 to 8, Enter, Space, i, p, w
    Everywhere: ? l u s q , :   (the key map is the last page)
    Card numbers by this project; names of kinds and rules of 1988.
    .title = the table of Monster Maker
monster_maker-help-2 =
    Race into the dungeon, 100 perches to the treasure room, and back by exactly the way you came. Whoever has most gold after three rounds wins.

    Your turn: draw a card, then one action. Lay a corridor; or put a monster in front of somebody; or deal with the monster in front of you; or discard one of eight; or pass.

    A monster in front forbids corridors only. Fight it: choose characters and spells first, then roll all dice; dice and pluses must reach its hit value. What you used is gone, won or lost. A Cleric turns undead monsters without dice, a detour avoids any.

    A trap takes three cards, or a thief. With two cards or fewer and no thief you are dead for this round.

    In the room draw a treasure. Closed ones only you know. On the way back no corridor may be longer than what is left; at exactly nothing left you are home and score. The first one home also draws a prize, and then nobody draws cards any more: whoever has no card left, or when all pass, is dead and loses the round's treasures.
    .title = Monster Maker in five minutes

# Cards

monster_maker-card-corridor-05 = Corridor 5
monster_maker-card-corridor-10 = Corridor 10
monster_maker-card-corridor-15 = Corridor 15
monster_maker-card-corridor-20 = Corridor 20
monster_maker-card-corridor-25 = Corridor 25
monster_maker-card-corridor-30 = Corridor 30
monster_maker-card-hero-champion = Champion
monster_maker-card-hero-knight-captain = Knight Captain
monster_maker-card-hero-greatsword = Greatsword
monster_maker-card-hero-lancer = Lancer
monster_maker-card-hero-gladiator = Gladiator
monster_maker-card-hero-shield-bearer = Shield-bearer
monster_maker-card-hero-axe-mercenary = Axe Mercenary
monster_maker-card-hero-squire = Squire
monster_maker-card-hero-apprentice = Apprentice Mage
monster_maker-card-hero-star-reader = Star Reader
monster_maker-card-hero-hedge-mage = Hedge Mage
monster_maker-card-hero-archmage = Archmage
monster_maker-card-hero-elf-scout = Elf Scout
monster_maker-card-hero-elf-archer = Elf Archer
monster_maker-card-hero-elf-dancer = Elf Blade Dancer
monster_maker-card-hero-elf-warden = Elf Warden
monster_maker-card-hero-dwarf-miner = Dwarf Miner
monster_maker-card-hero-dwarf-guard = Dwarf Guard
monster_maker-card-hero-dwarf-smith = Dwarf Smith
monster_maker-card-hero-dwarf-hammer = Dwarf Hammer-lord
monster_maker-card-hero-pickpocket = Pickpocket
monster_maker-card-hero-alley-kid = Alley Kid
monster_maker-card-hero-lockpick = Lockpick
monster_maker-card-hero-burglar = Burglar
monster_maker-card-hero-tomb-robber = Tomb Robber
monster_maker-card-cleric = Cleric
    .text = A Cleric has no strength and never fights. Discard it to turn an undead monster in front of you; or, right after your own fight, to take one of the characters just used back into your hand.
monster_maker-card-monster-brigand = Brigand
monster_maker-card-monster-assassin = Assassin
monster_maker-card-monster-berserker = Berserker
monster_maker-card-monster-dark-sorcerer = Dark Sorcerer
monster_maker-card-monster-black-knight = Black Knight
monster_maker-card-monster-skeleton = Skeleton
monster_maker-card-monster-zombie = Zombie
monster_maker-card-monster-ghoul = Ghoul
monster_maker-card-monster-wraith = Wraith
monster_maker-card-monster-vampire = Vampire
monster_maker-card-monster-giant-rat = Giant Rat
monster_maker-card-monster-goblin = Goblin
monster_maker-card-monster-giant-spider = Giant Spider
monster_maker-card-monster-ogre = Ogre
monster_maker-card-monster-minotaur = Minotaur
monster_maker-card-monster-chimera = Chimera
monster_maker-card-monster-dragon = Dragon
monster_maker-card-spell-sleep = Sleep
monster_maker-card-spell-charm = Charm
monster_maker-card-spell-fireball = Fireball
monster_maker-card-spell-lightning = Lightning
monster_maker-card-spell-magic-arrow = Magic Arrow
monster_maker-card-detour = Detour
    .text = Discard it as your action to avoid the monster in front of you; both go to the discard.
monster_maker-card-trap = Trap
    .text = Shown at once when it is drawn. Discard a thief, or any three cards; with two cards or fewer and no thief you are dead for this round.
monster_maker-card-tr-silver-cup = Silver Cup
monster_maker-card-tr-gold-chain = Gold Chain
monster_maker-card-tr-jewel-box = Jewel Box
monster_maker-card-tr-crown = Crown
monster_maker-card-tr-great-ruby = Great Ruby
monster_maker-card-tr-coin-sack = Sack of Coins
monster_maker-card-tr-coin-chest = Chest of Coins
monster_maker-card-tr-cursed-idol = Cursed Idol
monster_maker-card-tr-magic-sword = Magic Sword
monster_maker-card-tr-dwarf-axe = Dwarven Axe
monster_maker-card-tr-elf-bow = Elven Bow
monster_maker-card-tr-flame-staff = Staff of Flame
monster_maker-card-tr-hidden-door = Hidden Door
    .text = Once per game. Discard a thief or a dwarf to draw two treasures: at once, or later as the action of a turn while you wait. Your first corridor back forfeits it.
monster_maker-card-tr-goddess = Goddess Statue
    .text = Once per game. All monsters in front of anybody go to the discard; then its finder draws one treasure more.
monster_maker-card-prize-50 = Prize 50
monster_maker-card-prize-80 = Prize 80
monster_maker-card-prize-100 = Prize 100
monster_maker-card-prize-120 = Prize 120
monster_maker-card-prize-150 = Prize 150
