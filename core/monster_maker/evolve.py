"""What each fact puts into the state. No rule, no chance, no refusal: a fact says what it sets."""

from bisect import bisect_left, insort
from collections.abc import Callable, Iterable
from typing import Any

from core.game import Outcome
from core.monster_maker import events
from core.monster_maker.cards import DOOR, FULL_DECK, TRAP
from core.monster_maker.model import Battle, Beaten, Drawing, Found, Healing, State


def _take(pile: list[str], card: str) -> None:
    """Take a card out of a sorted pile that holds it."""
    place = bisect_left(pile, card)
    assert pile[place] == card
    del pile[place]


def _throw(state: State, seat: int, cards: Iterable[str]) -> None:
    """Cards of a hand go to the discard."""
    hand, discard = state.hands[seat], state.discard
    for card in cards:
        hand.remove(card)
        insort(discard, card)


def _clear_front(state: State, seat: int, monster: str) -> None:
    """The monster in front goes to the discard."""
    state.monsters[seat] = None
    insort(state.discard, monster)


def _asked(state: State, event: events.Asked) -> None:
    state.asked = event
    if event.kind == "turn":
        state.step = "end"


def _round_began(state: State, event: events.RoundBegan) -> None:
    state.round = event.round
    state.first = event.first
    state.deck = list(FULL_DECK)
    state.discard = []
    state.draws_open = True
    state.home = []
    for seat in range(state.seats):
        for treasure in state.treasures[seat]:
            insort(state.gone, treasure)
        state.treasures[seat] = []
        state.shown[seat] = []
        state.returned[seat] = []
        state.hands[seat] = []
        state.out_rows[seat] = []
        state.back_rows[seat] = []
        state.phases[seat] = "out"
        state.outs[seat] = state.backs[seat] = 0


def _hand_dealt(state: State, event: events.HandDealt) -> None:
    for card in event.cards:
        _take(state.deck, card)
    state.hands[event.seat] = sorted(event.cards)


def _turn_began(state: State, event: events.TurnBegan) -> None:
    state.turn = event.seat
    state.number = event.number
    state.passes = event.passes
    state.step = "start"
    state.battle = None


def _card_drawn(state: State, event: events.CardDrawn) -> None:
    _take(state.deck, event.card)
    insort(state.hands[event.seat], event.card)
    state.step = "act"


def _trap_drawn(state: State, _event: events.TrapDrawn) -> None:
    _take(state.deck, TRAP)
    state.trap = True
    state.step = "trap"


def _draws_closed(state: State, _event: events.DrawsClosed) -> None:
    state.draws_open = False


def _trap_away(state: State) -> None:
    state.trap = False
    insort(state.discard, TRAP)


def _trap_answered(state: State, event: events.TrapAnswered) -> None:
    _throw(state, event.seat, event.cards)
    _trap_away(state)
    state.step = "end" if event.ends else "act"


def _corridor_laid(state: State, event: events.CorridorLaid) -> None:
    seat = event.seat
    state.hands[seat].remove(event.card)
    if event.way == "out":
        state.out_rows[seat].append(event.card)
        state.outs[seat] = event.distance
    else:
        state.back_rows[seat].append(event.card)
        state.backs[seat] = event.distance


def _arrived(state: State, event: events.Arrived) -> None:
    state.phases[event.seat] = "back"
    state.outs[event.seat] = event.distance
    state.frames.append(Drawing(1))


def _treasure_drawn(state: State, event: events.TreasureDrawn) -> None:
    seat, treasure = event.seat, event.treasure
    drawing: Any = state.frames.pop()
    if drawing.left > 1:
        state.frames.append(Drawing(drawing.left - 1))
    state.treasure_deck.remove(treasure)
    if event.to == "gone":
        insort(state.gone, treasure)
    elif event.to == "door":
        state.doors[seat] = True
        state.frames.append(Found())
    else:
        state.treasures[seat].append(treasure)
        if event.to == "open":
            state.shown[seat].append(treasure)


def _treasure_missed(state: State, _event: events.TreasureMissed) -> None:
    state.frames.pop()


def _monsters_cleared(state: State, event: events.MonstersCleared) -> None:
    for seat, monster in zip(event.seats, event.monsters, strict=True):
        _clear_front(state, seat, monster)
    state.frames.append(Drawing(1))


def _door_away(state: State, seat: int, found: bool) -> None:
    if found:
        state.frames.pop()
    state.doors[seat] = False
    state.phases[seat] = "back"
    insort(state.gone, DOOR)


def _door_opened(state: State, event: events.DoorOpened) -> None:
    _throw(state, event.seat, (event.card,))
    _door_away(state, event.seat, event.found)
    state.frames.append(Drawing(2))


def _door_left(state: State, event: events.DoorLeft) -> None:
    state.frames.pop()
    state.phases[event.seat] = "room"


def _door_forfeited(state: State, event: events.DoorForfeited) -> None:
    _door_away(state, event.seat, event.found)


def _monster_placed(state: State, event: events.MonsterPlaced) -> None:
    state.hands[event.seat].remove(event.card)
    state.monsters[event.victim] = event.card


def _fought(state: State, event: events.Fought) -> None:
    seat = event.seat
    _throw(state, seat, event.characters + event.spells)
    shown = state.shown[seat]
    shown += [weapon for weapon in event.weapons if weapon not in shown]
    state.battle = Battle(
        seat,
        event.monster,
        event.characters,
        event.spells,
        event.weapons,
        event.dice,
        event.total,
        event.won,
    )
    if event.won:
        state.frames.append(Beaten())
    if event.heals:
        state.frames.append(Healing())


def _healed(state: State, event: events.Healed) -> None:
    state.frames.pop()
    _throw(state, event.seat, (event.cleric,))
    _take(state.discard, event.card)
    insort(state.hands[event.seat], event.card)


def _heal_declined(state: State, _event: events.HealDeclined) -> None:
    state.frames.pop()


def _monster_moved(state: State, event: events.MonsterMoved) -> None:
    state.frames.pop()
    state.monsters[event.seat] = None
    state.monsters[event.victim] = event.card


def _monster_discarded(state: State, event: events.MonsterDiscarded) -> None:
    state.frames.pop()
    _clear_front(state, event.seat, event.card)


def _undead_turned(state: State, event: events.UndeadTurned) -> None:
    _throw(state, event.seat, (event.cleric,))
    _clear_front(state, event.seat, event.card)


def _detoured(state: State, event: events.Detoured) -> None:
    _throw(state, event.seat, (event.detour,))
    _clear_front(state, event.seat, event.card)


def _discarded(state: State, event: events.Discarded) -> None:
    _throw(state, event.seat, (event.card,))


def _passed(state: State, event: events.Passed) -> None:
    state.passes = event.passes
    state.step = "passed"


def _came_home(state: State, event: events.CameHome) -> None:
    _throw(state, event.seat, event.cards)
    state.phases[event.seat] = "home"
    state.home.append(event.seat)


def _gold_scored(state: State, event: events.GoldScored) -> None:
    shown = state.shown[event.seat]
    if event.treasure not in shown:
        shown.append(event.treasure)
    state.gold[event.seat] = event.total


def _prize_drawn(state: State, event: events.PrizeDrawn) -> None:
    state.prize_deck.remove(event.prize)
    state.prizes[event.seat].append(event.prize)
    state.gold[event.seat] = event.total


def _died(state: State, event: events.Died) -> None:
    seat = event.seat
    _throw(state, seat, event.cards)
    for row in (state.out_rows[seat], state.back_rows[seat]):
        for card in row:
            insort(state.discard, card)
        row.clear()
    state.outs[seat] = state.backs[seat] = 0
    monster = state.monsters[seat]
    if monster is not None:
        _clear_front(state, seat, monster)
    if state.trap:
        _trap_away(state)
    state.phases[seat] = "dead"


def _treasures_returned(state: State, event: events.TreasuresReturned) -> None:
    for treasure in event.treasures:
        insort(state.treasure_deck, treasure)
    state.returned[event.seat] = list(event.treasures)
    state.treasures[event.seat] = []
    state.shown[event.seat] = []


def _nothing(_state: State, _event: Any) -> None:
    """A fact to be told that leaves all as it is."""


def _game_ended(state: State, event: events.GameEnded) -> None:
    state.outcome = Outcome(event.winners, event.scores, event.reason)


TABLE: dict[type[Any], Callable[[State, Any], None]] = {
    events.Asked: _asked,
    events.RoundBegan: _round_began,
    events.HandDealt: _hand_dealt,
    events.TurnBegan: _turn_began,
    events.CardDrawn: _card_drawn,
    events.TrapDrawn: _trap_drawn,
    events.DrawsClosed: _draws_closed,
    events.TrapAnswered: _trap_answered,
    events.CorridorLaid: _corridor_laid,
    events.Arrived: _arrived,
    events.TreasureDrawn: _treasure_drawn,
    events.TreasureMissed: _treasure_missed,
    events.MonstersCleared: _monsters_cleared,
    events.DoorOpened: _door_opened,
    events.DoorLeft: _door_left,
    events.DoorForfeited: _door_forfeited,
    events.MonsterPlaced: _monster_placed,
    events.Fought: _fought,
    events.Healed: _healed,
    events.HealDeclined: _heal_declined,
    events.MonsterMoved: _monster_moved,
    events.MonsterDiscarded: _monster_discarded,
    events.UndeadTurned: _undead_turned,
    events.Detoured: _detoured,
    events.Discarded: _discarded,
    events.Passed: _passed,
    events.CameHome: _came_home,
    events.GoldScored: _gold_scored,
    events.PrizeDrawn: _prize_drawn,
    events.Died: _died,
    events.TreasuresReturned: _treasures_returned,
    events.RoundEnded: _nothing,
    events.GameEnded: _game_ended,
}
"""By class of fact: what it does. Complete."""


def evolve(state: State, event: Any) -> None:
    """Put a fact into the state. A decision stands only as long as nothing follows its question."""
    state.asked = None
    TABLE[type(event)](state, event)
