"""The table before the deal, and the deal: rules 7 to 11."""

from core.game import Setup, Turn
from core.mugen.board import (
    ALL_SIDES,
    CENTRE,
    CORNER_MASKS,
    CORNERS,
    FREE_CELLS,
    FREE_SHAPES,
    ROOM,
    START,
)
from core.mugen.cards import FOOL, FULL_DECK
from core.mugen.decide import go_on
from core.mugen.events import (
    CornersDrawn,
    FirstChosen,
    FrontDealt,
    HandDealt,
    TilesLaid,
    TurnBegan,
)
from core.mugen.model import State
from core.mugen.values import CELLS, NONE

HAND = 3


def _corners(setup: Setup) -> tuple[int, ...]:
    """8: the start tiles by seat, with three seats before the lot."""
    if setup.seats == 2 and setup.options["seats_2"] == "diagonal":
        return (CORNERS[0], CORNERS[2])
    return CORNERS[: setup.seats]


def _goals(starts: tuple[int, ...]) -> tuple[int, ...]:
    """3: the goal of a colour lies on the start tile diagonally opposite."""
    return tuple(CELLS - 1 - cell for cell in starts)


def new_game(setup: Setup) -> State:
    """The table before the deal, its free tiles in no order that means anything."""
    seats = setup.seats
    starts = _corners(setup)
    masks = [0] * CELLS
    shapes = [0] * CELLS
    for cell, shape in zip(FREE_CELLS, FREE_SHAPES, strict=True):
        shapes[cell] = shape
    for cell, mask in zip(CORNERS, CORNER_MASKS, strict=True):
        masks[cell] = mask
        shapes[cell] = START
    masks[CENTRE] = ALL_SIDES
    shapes[CENTRE] = ROOM
    return State(
        rules=setup.rules,
        seats=seats,
        options=setup.options,
        starts=list(starts),
        goals=list(_goals(starts)),
        masks=masks,
        shapes=shapes,
        pieces=[cell for cell in starts for _ in range(2)],
        treasure=CENTRE,
        fronts=[NONE] * seats,
        awake=[False] * seats,
        bound=[NONE] * seats,
        hands=[[] for _ in range(seats)],
        known=[[] for _ in range(seats)],
        deck=list(FULL_DECK),
    )


def begin(turn: Turn) -> None:
    """Lay the tiles, deal, find out who begins, and go on to the first question."""
    state: State = turn.state
    if state.seats == 3:
        shift = turn.chance.below(3)
        starts = tuple(state.starts[shift:] + state.starts[:shift])
        turn.emit(CornersDrawn(starts, _goals(starts)))
    turn.emit(TilesLaid(FREE_CELLS, tuple(turn.chance.shuffle(FREE_SHAPES))))
    for seat in range(state.seats):
        _deal_hand(turn, seat)
    for seat in range(state.seats):
        _deal_front(turn, seat)
    lowest = min(state.fronts)
    tied = tuple(seat for seat in range(state.seats) if state.fronts[seat] == lowest)
    first = turn.chance.choice(tied)
    turn.emit(FirstChosen(first, tied))
    turn.emit(TurnBegan(first, 1, False))
    go_on(turn)


def _deal_hand(turn: Turn, seat: int) -> None:
    deck = turn.state.deck.copy()
    cards = []
    for _ in range(HAND):
        card = turn.chance.choice(deck)
        deck.remove(card)
        cards.append(card)
    turn.emit(HandDealt(seat, tuple(sorted(cards))))


def _deal_front(turn: Turn, seat: int) -> None:
    """10: a Fool is discarded and replaced."""
    state: State = turn.state
    while state.fronts[seat] < 0:
        card = turn.chance.choice(state.deck)
        turn.emit(FrontDealt(seat, card, card != FOOL))
