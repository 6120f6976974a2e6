"""What a seat or a spectator may know of a state and of a fact: rule 33."""

from collections.abc import Callable
from typing import Any

from core.game import OPEN
from core.mugen.effect_events import TileSeen, TilesShuffled
from core.mugen.events import CardDrawn, HandDealt, TilesLaid
from core.mugen.model import State, View
from core.mugen.sights import DrawHidden, HandHidden, LookHidden, Sight, TilesHidden


def view(state: State, seat: int) -> View:
    """The view of a seat, of a spectator, or the open one."""
    turns = (state.turn - state.first) % state.seats
    return View(
        seat=seat,
        seats=state.seats,
        options=state.options,
        starts=tuple(state.starts),
        goals=tuple(state.goals),
        masks=tuple(state.masks),
        known=_known(state, seat),
        pieces=tuple(state.pieces),
        treasure=state.treasure,
        carrier=state.carrier,
        claim=state.claim,
        fronts=tuple(state.fronts),
        awake=tuple(state.awake),
        bound=tuple(state.bound),
        hands=tuple(
            tuple(hand) if seat in (owner, OPEN) else () for owner, hand in enumerate(state.hands)
        ),
        hand_sizes=tuple(map(len, state.hands)),
        deck=len(state.deck),
        discard=tuple(state.discard),
        first=state.first,
        turn=state.turn,
        round=state.round,
        number=(state.round - 1) * state.seats + turns + 1 if state.round else 0,
        phase=state.phase,
        recovering=state.recovering,
        die=state.die,
        ap=state.ap,
        attacked=tuple(state.attacked),
        battle=state.battle,
        asked=state.asked,
        outcome=state.outcome,
    )


def _known(state: State, seat: int) -> tuple[tuple[int, int], ...]:
    if seat >= 0:
        return tuple((cell, state.shapes[cell]) for cell in state.known[seat])
    if seat == OPEN:
        return tuple(
            (cell, state.shapes[cell]) for cell, mask in enumerate(state.masks) if not mask
        )
    return ()


def _tiles(event: TilesLaid | TilesShuffled, _seat: int) -> Sight:
    return TilesHidden(event.cells)


def _hand(event: HandDealt, seat: int) -> Sight:
    return event if event.seat == seat else HandHidden(event.seat, len(event.cards))


def _draw(event: CardDrawn, seat: int) -> Sight:
    return event if event.seat == seat else DrawHidden(event.seat)


def _look(event: TileSeen, seat: int) -> Sight:
    return event if event.seat == seat else LookHidden(event.seat, event.cell)


_MASKED: dict[type[Any], Callable[[Any, int], Sight]] = {
    TilesLaid: _tiles,
    TilesShuffled: _tiles,
    HandDealt: _hand,
    CardDrawn: _draw,
    TileSeen: _look,
}


def seen(event: Any, seat: int) -> Any:
    """What a seat's log holds of a fact: a Sight; all of it for the open log."""
    masked = _MASKED.get(type(event))
    return event if masked is None or seat == OPEN else masked(event, seat)
