"""What a seat or a spectator may know of a state and of a fact."""

from collections.abc import Callable
from typing import Any

from core.game import OPEN
from core.monster_maker.events import CardDrawn, HandDealt, TreasureDrawn
from core.monster_maker.model import State, View
from core.monster_maker.sights import DrawHidden, HandHidden, Sight, TreasureHidden


def view(state: State, seat: int) -> View:
    """The view of a seat, of a spectator, or the open one."""
    return View(
        seat=seat,
        seats=state.seats,
        options=state.options,
        goal=state.goal,
        phases=tuple(state.phases),
        out_rows=tuple(map(tuple, state.out_rows)),
        back_rows=tuple(map(tuple, state.back_rows)),
        outs=tuple(state.outs),
        backs=tuple(state.backs),
        monsters=tuple(state.monsters),
        doors=tuple(state.doors),
        hands=tuple(
            tuple(hand) if seat in (owner, OPEN) else () for owner, hand in enumerate(state.hands)
        ),
        hand_sizes=tuple(map(len, state.hands)),
        treasures=tuple(_treasures(state, owner, seat) for owner in range(state.seats)),
        shown=tuple(map(tuple, state.shown)),
        returned=tuple(map(tuple, state.returned)),
        prizes=tuple(map(tuple, state.prizes)),
        gold=tuple(state.gold),
        deck=len(state.deck),
        treasure_deck=len(state.treasure_deck),
        prize_deck=len(state.prize_deck),
        discard=tuple(state.discard),
        gone=tuple(state.gone),
        home=tuple(state.home),
        draws_open=state.draws_open,
        first=state.first,
        turn=state.turn,
        round=state.round,
        number=state.number,
        passes=state.passes,
        trap=state.trap,
        battle=state.battle,
        asked=state.asked,
        outcome=state.outcome,
    )


def _treasures(state: State, owner: int, seat: int) -> tuple[str | None, ...]:
    carried = state.treasures[owner]
    if seat in (owner, OPEN):
        return tuple(carried)
    shown = state.shown[owner]
    return tuple(treasure if treasure in shown else None for treasure in carried)


def _hand(event: HandDealt, seat: int) -> Sight:
    return event if event.seat == seat else HandHidden(event.seat, len(event.cards))


def _draw(event: CardDrawn, seat: int) -> Sight:
    return event if event.seat == seat else DrawHidden(event.seat)


def _treasure(event: TreasureDrawn, seat: int) -> Sight:
    return event if event.seat == seat or event.to != "closed" else TreasureHidden(event.seat)


_MASKED: dict[type[Any], Callable[[Any, int], Sight]] = {
    HandDealt: _hand,
    CardDrawn: _draw,
    TreasureDrawn: _treasure,
}


def seen(event: Any, seat: int) -> Any:
    """What a seat's log holds of a fact: a Sight; all of it for the open log."""
    masked = _MASKED.get(type(event))
    return event if masked is None or seat == OPEN else masked(event, seat)
