"""The screens as they were drafted, rebuilt from positions that the rules allow.

Where a tile holds pieces of several seats the drafts differ in their order; here it is always that
of the letters. Piles are smaller than drafted, since only 66 cards exist.
"""

import pytest

from core.mugen.effect_events import EffectEnded, Incapacitated
from core.mugen.events import ActionRolled, BattleBegan, BattleRolled, CardPlaced, Moved
from tests.support.frames import rows_of
from tests.support.mugen_position import GAME, cell, piece
from tests.support.mugen_screens import after, at_effect, at_table, drafted, keys, pushed
from tests.support.positions import PositionClient

MOVE = """\
     a      b      c      d      e      f      g
  sA                   . . . .. . . .. . . .     sB
1 gC ┏━━━━━━┳━━━━━━━━━━ . ? .  . . .  . . . ━━━┓ gD
     ┃      ┃          . . . .. . . .. . . .   ┃
  D1 ┃   . . . .       A1$┃   . . . .          ┃
2    ┣━━━ . . . [━━1━━]━━━╋━━━ . ? . ━━━━━━━━━━┫
     ┃   . . . .   ┃      ┃   . . . .          ┃
     ┃          D2        ┃      ┃   . . . .. . . .
3    ┗━━━━━━━━━━━━━2!━━━━━1      ┃    . . .  . . .
                          ┃      ┃   . . . .. . . .
  . . . .. . . .          ┃      ┃   . . . .. . . .
4  . . .  . . . ━━━3━━━━━━2━━━━━━3━━━ . . .  . . .
  . . . .. . . .   ┃      ┃          . . . .. . . .
     ┃      ┃   . . . .A2 ┃B1 c1        ┃   B2#
5    ┣━━━━━━┻━━━ . . .    3!━━━━━┳━━━━━━┻━━━━━━━━━━
     ┃          . . . .c2        ┃
     ┃          . . . .          ┃   . . . .
6    ┣━━━━━━┳━━━ . . . ━━━━━━━━━━┫    . . . ━━━┓
     ┃      ┃   . . . .          ┃   . . . .   ┃
     ┃   . . . .. . . .. . . .. . . .   ┃      ┃
7 gB ┗━━━ . . .  . . .  . . .  . . .    ┗━━━━━━┛ gA
  sD     . . . .. . . .. . . .. . . .            sC
"""
PLACE = """\
     a      b      c      d      e      f      g
  sA                   . . . .. . . .. . . .     sB
1 gC ┏━━━━━━┳━━━━━━━━━━ . . .  . . .  . . . ━━━┓ gD
     ┃      ┃          . . . .. . . .. . . .   ┃
  D1 ┃   . . . .       A1$┃                    ┃
2    ┣━━━ . . . ━━━┳━━━━━━╋━━━[━━┳━━]━━━━━━━━━━┫
     ┃   . . . .   ┃      ┃      ┃             ┃
     ┃          D2        ┃      ┃   . . . .. . . .
3    ┗━━━━━━━━━━━━━━━━━━━━┫      ┃    . . .  . . .
                          ┃      ┃   . . . .. . . .
  . . . .. . . .          ┃      ┃   . . . .. . . .
4  . . .  . . . ━━━┳━━━━━━╋━━━━━━┻━━━ . . .  . . .
  . . . .. . . .   ┃      ┃          . . . .. . . .
     ┃      ┃   . . . .A2 ┃B1 c1        ┃   B2#
5    ┣━━━━━━┻━━━ . . .    ┗━━━━━━┳━━━━━━┻━━━━━━━━━━
     ┃          . . . .c2        ┃
     ┃          . . . .          ┃   . . . .
6    ┣━━━━━━┳━━━ . . . ━━━━━━━━━━┫    . . . ━━━┓
     ┃      ┃   . . . .          ┃   . . . .   ┃
     ┃   . . . .. . . .. . . .. . . .   ┃      ┃
7 gB ┗━━━ . . .  . . .  . . .  . . .    ┗━━━━━━┛ gA
  sD     . . . .. . . .. . . .. . . .            sC
"""
PUSH = """\
     a      b      c      d      e      f      g
  sA                   . . . .. . . .. . . .     sB
1 gC ┏━━━━━━┳━━━━━━━━━━ . . .  . . .  . . . ━━━┓ gD
     ┃      ┃          . . . .. . . .. . . .   ┃
  D1 ┃   . . . .       A1 ┃   . . . .          ┃
2    ┣━━━ . . . ━━━┳━━━━━━╋━━━ . . . ━━━━━━━━━━┫
     ┃   . . . .   ┃      ┃   . . . .          ┃
     ┃                    ┃      ┃   . . . .. . . .
3    ┗━━━━━━━━━━━━━━━━━━━━┫      ┃    . . .  . . .
                          ┃      ┃   . . . .. . . .
  . . . .. . . .          ┃      ┃   . . . .. . . .
4  . . .  . . . ━━━┳━━━[━━*━━]━━━┻━━━ . . .  . . .
  . . . .. . . .   ┃      ┃          . . . .. . . .
     ┃      ┃   . . . .A2 ┃B1$c1        ┃   B2#
5    ┣━━━━━━┻━━━ . . .    ┗━━━━━━*━━━━━━┻━━━━━━━━━━
     ┃          . . . .c2  D2    ┃
     ┃          . . . .          ┃   . . . .
6    ┣━━━━━━┳━━━ . . . ━━━━━━━━━━┫    . . . ━━━┓
     ┃      ┃   . . . .          ┃   . . . .   ┃
     ┃   . . . .. . . .. . . .. . . .   ┃      ┃
7 gB ┗━━━ . . .  . . .  . . .  . . .    ┗━━━━━━┛ gA
  sD     . . . .. . . .. . . .. . . .            sC
"""
AIM = """\
       a        b        c        d        e        f        g
   sA                         . . . . .. . . . .. . . . .       sB
                               . . . .  . . . .  . . . .
 1 gC  ┏━━━━━━━━┳━━━━━━━━━━━━━. . . . .. . . . .. . . . .━━━━┓  gD
       ┃        ┃              . . . .  . . . .  . . . .     ┃
       ┃        ┃             . . . . .. . . . .. . . . .    ┃
   D1  ┃    . . . . .         A1$ ┃    . . . . .             ┃
       ┃     . . . .              ┃     . . . .              ┃
 2     ┣━━━━. . . . .━━━━┳━━━━━━━━╋━━━━. . . . .━━━━━━━━━━━━━┫
       ┃     . . . .     ┃        ┃     . . . .              ┃
       ┃    . . . . .    ┃        ┃    . . . . .             ┃
       ┃             D2           ┃        ┃    . . . . .. . . . .
       ┃                          ┃        ┃     . . . .  . . . .
 3     ┗━━━━━━━━━━━━━━━━━*━━━━{━━━┫   }[   *   ]. . . . .. . . . .
                                  ┃        ┃     . . . .  . . . .
                                  ┃        ┃    . . . . .. . . . .
   . . . . .. . . . .             ┃        ┃    . . . . .. . . . .
    . . . .  . . . .              ┃        ┃     . . . .  . . . .
 4 . . . . .. . . . .━━━━┳━━━━━━━━╋━━━━━━━━┻━━━━. . . . .. . . . .
    . . . .  . . . .     ┃        ┃              . . . .  . . . .
   . . . . .. . . . .    ┃        ┃             . . . . .. . . . .
       ┃        ┃    . . . . .A2  ┃B1  c1           ┃    B2#
       ┃        ┃     . . . .     ┃                 ┃
 5     ┣━━━━━━━━┻━━━━. . . . .    ┗━━━━━━━━┳━━━━━━━━┻━━━━━━━━━━━━━
       ┃              . . . . c2           ┃
       ┃             . . . . .             ┃
       ┃             . . . . .             ┃    . . . . .
       ┃              . . . .              ┃     . . . .
 6     ┣━━━━━━━━┳━━━━. . . . .━━━━━━━━━━━━━┫    . . . . .━━━━┓
       ┃        ┃     . . . .              ┃     . . . .     ┃
       ┃        ┃    . . . . .             ┃    . . . . .    ┃
       ┃    . . . . .. . . . .. . . . .. . . . .    ┃        ┃
       ┃     . . . .  . . . .  . . . .  . . . .     ┃        ┃
 7 gB  ┗━━━━. . . . .. . . . .. . . . .. . . . .    ┗━━━━━━━━┛  gA
             . . . .  . . . .  . . . .  . . . .
   sD       . . . . .. . . . .. . . . .. . . . .                sC
"""

PANEL = """\
Mugen round 6 pile 31/20
>A Aiko   $Temperance 334455
 B Ben     Chariot    345567
 c Chie    (no card)  ------
 D bot-4   Hanged Ma~ 112233
B2# bound by D   c out
─ Hand A ───────────────────
 1 IX The Hermit
   act 223344  btl 123456
 2 X Wheel of Fortune
   act 112466  btl 113589
 3 XVII The Star
   act 344556  btl 123345
AP 3 of 4 (die 4)  piece A1
─ Log ──────────────────────
 AP
B1 e5-d5, fights C2
B 6 beats C 2
C is out (Death by D)
A placed Temperance, die 4:
 4 AP
A1 d3-d2
"""
BATTLE = """\
─ Battle on d5 ─────────────
 D2 (from e5) attacks B1
 D die 5, row 112233: 3
 B die 4, row 345567: 5
 B1 wins, keeps the treasure
 (hands hidden: no curtain)
"""
WIDE_SEATS = """\
─ Seats: front card, battle row by die 1-6 ──────────
>A Aiko      $Temperance                       334455
 B Ben        Chariot                          345567
 c Chie       (no card)                        ------
 D bot-4      Hanged Man* binds B2             112233
goals A g7  B a7  C a1  D g1   C is out till its turn
"""


def columns(app, start, end=None):
    """A part of all rows, without the spaces at their ends."""
    return "".join(f"{row[start:end].rstrip()}\n" for row in rows_of(app))


def told():
    """What happened before, as it was drafted."""
    return [
        (1, CardPlaced(1, 7, 4, True, False), ActionRolled(1, 5, 7, False)),
        (1, Moved(piece("B1"), cell("e5"), cell("d5"), 6),
         BattleBegan(piece("B1"), piece("C2"), cell("d5"), 7, 12, True),
         BattleRolled(5, 3, 6, 2, piece("B1"), piece("C2"))),
        (3, Incapacitated(2, 0), EffectEnded(3, 13, "used")),
        (0, CardPlaced(0, 14, 0, True, False), ActionRolled(0, 4, 4, False)),
        (0, Moved(piece("A1"), cell("d3"), cell("d2"), 3)),
    ]  # fmt: skip


async def test_moving():
    state = drafted(ap=3)
    state.die = 4
    client = PositionClient(GAME, state)
    for seat, *events in told():
        client.tell(*events, seat=seat)
    async with at_table(state, client=client) as (pilot, _client):
        await keys(pilot, "g", "c", "2")
        rows = rows_of(pilot.app)
        assert columns(pilot.app, 0, 51).startswith(MOVE)
        assert columns(pilot.app, 52).startswith(PANEL)
        assert rows[22:] == [
            "Aiko: A1, 3 AP. Go to a number (its cost; ! = battle) or explore a ?.",
            "arrows n next  1/2 piece  k exclude  e end turn  i text  p piles  l log  ? help",
        ]


async def test_placing_a_tile():
    state = after(drafted(ap=3, hidden="e2T"), ("explore e2",))
    async with at_table(state) as (pilot, _client):
        await keys(pilot, "2")
        assert columns(pilot.app, 0, 51).startswith(PLACE)
        assert "joins f2 e3 d2" in columns(pilot.app, 52)
        assert rows_of(pilot.app)[22:] == [
            "Aiko: turn the new tile at e2 (board: choice 2) and set it. Then 2 AP left.",
            "left/right turn  1-4 choose  Enter set  i text  l log  ? help",
        ]


async def test_pushing_off_turn():
    client = pushed()
    async with at_table(client.state, client=client) as (pilot, _client):
        assert columns(pilot.app, 0, 51).startswith(PUSH)
        assert BATTLE in columns(pilot.app, 52)
        assert [row[52] for row in rows_of(pilot.app)[1:5]] == [" ", "!", " ", ">"]
        assert rows_of(pilot.app)[22:] == [
            "! Ben: your B1 won. Push D2 to a tile marked *.",
            "arrows n next  Enter push  i text  l log  ? help",
        ]


async def test_aiming_an_effect():
    state = at_effect(14, front="4! 7! - 12!", hands="9 10 14 17")
    async with at_table(state, (120, 40)) as (pilot, client):
        await keys(pilot, "g", "d", "3", "enter", "g", "e", "3")
        found = "\n".join(row[:66].rstrip() for row in rows_of(pilot.app)[1:37]) + "\n"
        assert found == AIM
        assert WIDE_SEATS in columns(pilot.app, 67)
        assert rows_of(pilot.app)[38:] == [
            "Temperance, step 2 of 2: Exchange {d3} with a tile marked *."
            " After it: roll for action points.",
            "arrows  n/N next/previous target  g go to  Enter exchange  Backspace back"
            "  e no effect  i text  w why  l log  ? help",
        ]
        await keys(pilot, "enter")
        assert [str(action) for _seat, action in client.played] == ["swap d3 e3"]


@pytest.mark.parametrize("board", ["lines", "ascii"])
async def test_both_looks_share_one_layout(board):
    async with at_table(drafted(ap=3), board=board) as (pilot, _client):
        rows = rows_of(pilot.app)
        assert [len(row) for row in rows[:3]] == [76, 80, 80]
        assert rows[2][5] in "┏+"
