"""The lists of choices against a second writing of the rules: random games, crowded mazes."""

from collections import Counter

import pytest

from core.chance import KeyedChance, seeded_secret
from core.game import Turn
from core.mugen.model import State
from tests.support import mugen_oracle
from tests.support.mugen_position import GAME, MASKS, SHAPES, position
from tests.support.soak import amount

TABLES = [(2, {}), (3, {"fool_may_carry": False}), (4, {"theft": "any_winner"})]
GLYPHS = [[glyph for glyph, mask in MASKS.items() if SHAPES.get(mask) == x] for x in range(4)]
TILES = [0] * 8 + [1] * 12 + [2] * 20 + [3] * 4
FIXED = dict(zip(("a1", "g1", "d4", "a7", "g7"), "┌┐┼└┘", strict=True))
CENTRE = ["c3", "d3", "e3", "c4", "d4", "e4", "c5", "d5"]


def dealt(seats: int, options: dict, chance: KeyedChance) -> State:
    state = GAME.new_game(GAME.setup(seats, options))
    GAME.begin(Turn(state, chance, GAME.evolve))
    return state


def maze(chance: KeyedChance) -> str:
    """A picture with most tiles up, each lying anyhow; the centre is up for the pieces."""
    tiles = iter(chance.shuffle(TILES))
    glyphs = []
    for name in mugen_oracle.ALL_CELLS:
        glyph = FIXED.get(name) or chance.choice(GLYPHS[next(tiles)])
        is_dark = name not in (*FIXED, *CENTRE) and chance.die() == 1
        glyphs.append("." if is_dark else glyph)
    return "/".join("".join(glyphs[row : row + 7]) for row in range(0, 49, 7))


def crowded(seats: int, options: dict, chance: KeyedChance) -> State:
    """All pieces and the treasure close together, some players incapacitated or with a Hermit."""
    names = [f"{seat}{number}" for seat in "ABCD"[:seats] for number in "12"]
    pieces = " ".join(f"{name}{chance.choice(CENTRE)}" for name in names)
    cards = chance.shuffle(["-", "-", "9!", "9!", "4", "7", "12!", "8"])[:seats]
    able = [name for name in names if cards["ABCD".index(name[0])] != "-"]
    treasure = chance.choice([*able, *CENTRE])
    claims = [name for name in names if name not in able and treasure in CENTRE]
    return position(
        maze(chance),
        seats=seats,
        pieces=pieces,
        front=" ".join(cards),
        treasure=treasure,
        claim=chance.choice(["", *claims]),
        ap=chance.choice([None, 3]) if cards[0] != "-" else None,
        **options,
    )


def agree(state: State) -> list:
    """The legal actions, once they are known to be those of the other writing, each once."""
    legal = GAME.legal(state)
    found = list(map(str, legal))
    assert len(found) == len(set(found))
    assert set(found) == mugen_oracle.choices(state)
    return list(legal)


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=["2", "3", "4"])
def test_the_rules_written_twice_agree_in_random_games(seats: int, options: dict):
    chance = KeyedChance(seeded_secret(16, seats))
    kinds: Counter[str] = Counter()
    state = dealt(seats, options, chance)
    for _ in range(amount(1500, 60000)):
        legal = agree(state)
        kinds[state.asked.kind] += 1
        GAME.decide(Turn(state, chance, GAME.evolve), chance.choice(legal))
        if state.asked is None:
            state = dealt(seats, options, chance)
    assert len(kinds) >= 20 - (seats == 2)


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=["2", "3", "4"])
def test_the_rules_written_twice_agree_in_crowds(seats: int, options: dict):
    chance = KeyedChance(seeded_secret(22, seats))
    words: Counter[str] = Counter()
    for _ in range(amount(150, 6000)):
        state = crowded(seats, options, chance)
        for _ in range(12):
            if state.asked is None:
                break
            legal = agree(state)
            words.update(str(choice).split()[0] for choice in legal)
            GAME.decide(Turn(state, chance, GAME.evolve), chance.choice(legal))
    assert min(words[word] for word in ("push", "fight", "recover", "exclude", "leap")) >= 5
