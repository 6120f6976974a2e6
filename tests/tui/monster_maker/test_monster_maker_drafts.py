"""The screens as they were drafted, rebuilt from positions that the rules allow.

The sizes of piles differ from the drafts, since only 124 cards exist; the cards of a trap's victim
stand by kind, as in every hand, where the draft has them in no order.
"""

import pytest

from core.monster_maker import events as ev
from tests.support.frames import assert_ascii, frame, rows_of
from tests.support.monster_maker_screens import GAME, at_table, four, keys, six, trapped
from tests.support.positions import PositionClient
from tui.style.glyphs import to_ascii
from tui.text import cells

FOUR = """\
>A Aiko    OUT    55/100  hand 8  gold 130  tr 0+0  front: Vampire 20 undead
   home|===20==|=10|====25===|  .   .   .   .   room

 B Ben     BACK   40/105  hand 6  gold 80   tr 1+1
   home|=====30====|====25===|===20==|=====30====|room
   home|.   .   .   .   .   .   . |5|==15=|===20==<room
 C Chie    ROOM   0/100   hand 5  gold 0    tr 1+0  front: Goblin 8 other
   home|=====30====|=====30====|===20==|===20==|room
   home|.   .   .   .   .   .   .   .   .   .   <room
 D bot-4   DEAD   -       hand 0  gold 50   tr 0+0
   lost in the dungeon this round


"""
FOUR_HAND = """\
─ Hand A: 8 cards ───────────────────────────────
Corridors  1 Corridor 10  2 Corridor 20
Fighters  >3 Knight Captain 5D+1 fighter
           4 Pickpocket 1D thief
Helpers    5 Cleric
Monsters   6 Ogre 13 other
Spells     7 Fireball +6  8 Sleep +8 human only

"""
SIX = """\
>A あいこ  行き   55/70   手札8  金130   宝0+0  前: ヴァンパイア20 不死
   入口|===20==|=10|====25===|  .   宝部屋
 B ベン    帰り   35/75   手札6  金80    宝1+1
   入口|.   .   .   .   |==15=|===20==<宝部屋
 C 千恵    宝部屋 0/70    手札5  金0     宝1+0  前: ゴブリン8 他
   入口|.   .   .   .   .   .   .   <宝部屋
 D ボット4 死亡   -       手札0  金50    宝0+0
   この回は脱落
 E エミル  帰還   -       手札0  金310   宝0+2
   一番乗りで帰還:賞金80
 F ボット6 行き   15/70   手札7  金40    宝0+0  前: 暗殺者12 人
   入口|5|=10|  .   .   .   .   .   宝部屋

"""
SIX_HAND = """\
─ 手札 A:8枚 ────────────────────────────────────
回廊       1 回廊10  2 回廊20
戦う人    >3 騎士隊長 5D+1 戦士  4 すり 1D 盗賊
助け       5 クレリック
怪物       6 オーガ13 他
呪文       7 ファイアボール+6
           8 スリープ+8 人のみ

"""
WIDE = """\
>A Aiko    OUT    55/70   hand 8  gold 130  tr 0+0  front: Vampire 20 undead
   home|=========20========|====10===|===========25===========|     .         room

 B Ben     BACK   35/75   hand 6  gold 80   tr 1+1
   home|==============30=============|===========25===========|=========20========|room
   home|.         .         .         .         |======15======|=========20========<room
 C Chie    ROOM   0/70    hand 5  gold 0    tr 1+0  front: Goblin 8 other
   home|==============30=============|==============30=============|====10===|room
   home|.         .         .         .         .         .         .         <room
 D bot-4   DEAD   -       hand 0  gold 50   tr 0+0
   lost in the dungeon this round

 E Emil    HOME   -       hand 0  gold 310  tr 0+2
   came home first: prize 80

 F bot-6   OUT    15/70   hand 7  gold 40   tr 0+0  front: Assassin 12 human
   home|=5==|====10===|     .         .         .         .         .         room






"""
WIDE_HAND = """\
─ Hand A: 8 cards ───────────────────────────────────────────────────
Corridors  1 Corridor 10  2 Corridor 20
Fighters  >3 Knight Captain 5D+1 fighter  4 Pickpocket 1D thief
Helpers    5 Cleric
Monsters   6 Ogre 13 other
Spells     7 Fireball +6  8 Sleep +8 human only


─ Card 3 ────────────────────────────────────────────────────────────
 Knight Captain, fighter. Five dice and 1 in a fight. Goes to the
 discard after the fight, won or lost.



"""
FIGHT = """\
┌─ Fight: Vampire, hit 20, undead ─────────────────────────────┐
│                                                              │
│ Choose before rolling; all chosen cards are spent.           │
│                                                              │
│  [x] 3 Knight Captain         5D +1   fighter                │
│  [x] 4 Pickpocket             1D      thief                  │
│ >[x] 7 Fireball               +6      spell                  │
│  (-) 8 Sleep                  +8      only against humans    │
│                                                              │
│ ──────────────────────────────────────────────────────────── │
│  Dice 6D (6 to 36)   fixed +7   need 13 or more on the dice  │
│                                                              │
│  Chance to win  98% ███████████████████████████████████.     │
│  3+4 72%   3+7 90%   4+7 0%   3 40%   (cards by number)      │
│  After it: a Cleric may take back one of the two (once).     │
│                                                              │
└─ Space mark  Enter roll  Backspace back  i text  w why ──────┘
"""
FIGHT_JA = """\
┌─ 戦闘:ヴァンパイア 命中20・不死 ─────────────────────────────┐
│                                                              │
│ 振る前に選ぶ。選んだカードは勝敗によらず捨てる。             │
│                                                              │
│  [x] 3 騎士隊長               5D +1   戦士                   │
│  [x] 4 すり                   1D      盗賊                   │
│ >[x] 7 ファイアボール         +6      呪文                   │
│  (-) 8 スリープ               +8      人にのみ有効           │
│                                                              │
│ ──────────────────────────────────────────────────────────── │
│  サイコロ6個(6から36)  固定+7  出目の合計13以上で勝ち        │
│                                                              │
│  勝つ確率  98% ███████████████████████████████████.          │
│  3+4 72%   3+7 90%   4+7 0%   3 40%                          │
│  そのあとクレリック1枚で1人を手札に戻せる(1回)。             │
│                                                              │
└─ Space 選択  Enter 振る  Backspace 戻る  i 説明  w 理由 ─────┘
"""
TRAP_JA = """\
┌─ わな! ベンの支払い ─────────────────────────────────────────┐
│                                                              │
│ 手札から3枚捨てる(2/3枚)。または盗賊1枚で防ぐ。              │
│                                                              │
│   [x] 1 回廊5                                                │
│  >[ ] 2 回廊25                                               │
│   [ ] 3 エルフの弓手 3D                                      │
│   [x] 4 ゾンビ9 不死                                         │
│   [ ] 5 夜盗 2D 盗賊              t  盗賊として使う          │
│   [ ] 6 クレリック                                           │
│   [ ] 7 回り道                                               │
│                                                              │
│ ほかの行動は先にできない。補充はない。                       │
│                                                              │
└─ 1-7/Space 選択  Enter 決定  t 盗賊  i 説明 ─────────────────┘
"""
LOG = [
    (1, ev.CorridorLaid(1, "corridor_05", "back", 40)),
    (2, ev.DoorLeft(2)),
    (2, ev.MonsterPlaced(2, "monster_vampire", 0)),
    (3, ev.Died(3, "trap", ("detour", "cleric"))),
    (0, ev.CardDrawn(0, "cleric")),
]


def columns(rows, start, end):
    """A part of all rows in cells, without the spaces at their ends."""
    return "".join(f"{_cut(row, start, end).rstrip()}\n" for row in rows)


def _cut(row, start, end):
    kept, at = "", 0
    for char in row:
        if start <= at < end:
            kept += char
        at += cells.width(char)
    return kept


def client(state):
    """A table where the drafted things have happened."""
    found = PositionClient(GAME, state, names=("Aiko", "Ben", "Chie", "bot-4", "Emil", "bot-6"))
    for seat, event in LOG:
        found.tell(event, seat=seat)
    return found


async def test_four_seats():
    async with at_table(four(), client=client(four())) as (pilot, _client):
        await keys(pilot, "3")
        rows = rows_of(pilot.app)
        title = "Monster Maker 2/3  goal 100  deck 41 disc 48 treas 19 prize 5  draws open"
        assert rows[0] == title
        assert columns(rows[1:14], 0, 80) == FOUR
        assert columns(rows[14:22], 0, 49) == FOUR_HAND
        assert columns(rows[14:21], 50, 80).splitlines() == [
            "─ Log ────────────────────────",
            "Ben: corridor 5, 40 back",
            "Chie: waits (hidden door)",
            "Chie: Vampire on Aiko",
            "bot-4 died: trap, 2 cards",
            "Aiko draws Cleric",
            "",
        ]
        assert rows[22:] == [
            "Aiko: one action. In front: Vampire, hit 20, undead. (x) = not now, w why.",
            "(c corridor) m monster f fight t turn (d detour) (o door) x discard (e pass)  ?",
        ]


async def test_six_seats_in_japanese():
    async with at_table(six(), (80, 24), "ja") as (pilot, _client):
        await keys(pilot, "3")
        rows = rows_of(pilot.app)
        assert columns(rows[1:14], 0, 80) == SIX
        assert columns(rows[14:22], 0, 49) == SIX_HAND
        assert rows[22:] == [
            "あいこ:行動を1つ。前にヴァンパイア(命中20・不死)。( )は不可、w 理由",
            "(c 回廊) m 怪物 f 戦う t 祓う (d 回り道) (o 扉) x 捨てる (e パス)  ? 助け",
        ]


async def test_six_seats_in_a_large_window():
    async with at_table(six(), (120, 40)) as (pilot, _client):
        await keys(pilot, "3")
        rows = rows_of(pilot.app)
        assert columns(rows[1:24], 0, 120) == WIDE
        assert columns(rows[24:38], 0, 69) == WIDE_HAND
        assert rows[39] == (
            "(c corridor)  m monster  f fight  t turn undead  (d detour)  (o door)  x discard"
            "  (e pass)  i text  p piles  l log  ?"
        )


@pytest.mark.parametrize(("lang", "drafted"), [("en", FIGHT), ("ja", FIGHT_JA)])
async def test_the_fight(lang, drafted):
    async with at_table(four(), (80, 24), lang) as (pilot, _client):
        await keys(pilot, "f", "3", "4", "7")
        assert columns(rows_of(pilot.app)[1:18], 8, 72) == drafted


async def test_the_trap_in_japanese():
    async with at_table(trapped(), (80, 24), "ja", people=(1,)) as (pilot, _client):
        await keys(pilot, "7", "1", "2", "2", "down", "up")
        drawn = columns(rows_of(pilot.app)[1:16], 8, 72).splitlines()
        drafted = TRAP_JA.splitlines()
        assert [*drawn[:4], *drawn[11:]] == [*drafted[:4], *drafted[11:]]
        assert [row.strip("│ ") for row in drawn[4:11]] == [
            "[x] 1 回廊5",
            ">[ ] 2 回廊25",
            "[ ] 3 エルフの弓手 3D エルフ",
            "[ ] 4 夜盗 2D 盗賊              t  盗賊として使う",
            "[ ] 5 クレリック",
            "[ ] 6 回り道",
            "[x] 7 ゾンビ9 不死",
        ]


async def test_the_ascii_frame_is_the_line_frame_cell_by_cell():
    frames = []
    for board in ("lines", "ascii"):
        async with at_table(six(), (80, 24), "en", board) as (pilot, _client):
            frames.append(frame(pilot.app))
    assert to_ascii(frames[0]) == frames[1]
    assert_ascii(frames[1])
