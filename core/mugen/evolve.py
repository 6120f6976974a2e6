"""What each fact puts into the state. No rule, no chance, no refusal: a fact says what it sets."""

from bisect import insort
from collections.abc import Callable
from typing import Any

from core.game import Outcome
from core.mugen import effect_events as effects
from core.mugen import events
from core.mugen.board import SHAPE_OF
from core.mugen.model import Battle, Chain, Effect, Entry, State, Turning
from core.mugen.values import NONE


def _put(state: State, piece: int, cell: int) -> None:
    state.pieces[piece] = cell
    if piece == state.carrier:
        state.treasure = cell


def _put_to(state: State, event: effects.Leapt | effects.Joined) -> None:
    _put(state, event.piece, event.to)


def _put_paid(state: State, event: events.Moved | events.Excluded) -> None:
    _put(state, event.piece, event.to)
    state.ap = event.ap


def _asked(state: State, event: events.Asked) -> None:
    state.asked = event


def _corners_drawn(state: State, event: events.CornersDrawn) -> None:
    state.starts = list(event.starts)
    state.goals = list(event.goals)
    state.pieces = [cell for cell in event.starts for _ in range(2)]


def _tiles_face_down(state: State, event: events.TilesLaid | effects.TilesShuffled) -> None:
    for cell, shape in zip(event.cells, event.shapes, strict=True):
        state.shapes[cell] = shape
        state.masks[cell] = 0
    for cells in state.known:
        cells[:] = [cell for cell in cells if cell not in event.cells]


def _hand_dealt(state: State, event: events.HandDealt) -> None:
    for card in event.cards:
        state.deck.remove(card)
        insort(state.hands[event.seat], card)


def _front_dealt(state: State, event: events.FrontDealt) -> None:
    state.deck.remove(event.card)
    if event.kept:
        state.fronts[event.seat] = event.card
    else:
        insort(state.discard, event.card)


def _first_chosen(state: State, event: events.FirstChosen) -> None:
    state.first = event.seat


def _turn_began(state: State, event: events.TurnBegan) -> None:
    state.turn = event.seat
    state.round = event.round
    state.recovering = event.recovering
    state.phase = "start"
    state.die = state.ap = 0
    state.attacked.clear()
    state.battles.clear()


def _pile_renewed(state: State, _event: events.PileRenewed) -> None:
    state.deck = state.discard
    state.discard = []


def _card_drawn(state: State, event: events.CardDrawn) -> None:
    state.deck.remove(event.card)
    insort(state.hands[event.seat], event.card)


def _card_placed(state: State, event: events.CardPlaced) -> None:
    seat = event.seat
    state.hands[seat].remove(event.card)
    if event.replaced >= 0:
        insort(state.discard, event.replaced)
    state.fronts[seat] = event.card
    state.awake[seat] = event.awake
    state.bound[seat] = NONE
    state.phase = "effect"
    if event.effect:
        state.frames.append(Effect(event.card))


def _effect_stepped(state: State, event: effects.EffectStepped) -> None:
    frame: Any = state.frames[-1]
    state.frames[-1] = Effect(frame.card, event.step, frame.cells)


def _add_cell(state: State, cell: int) -> None:
    frame: Any = state.frames[-1]
    state.frames[-1] = Effect(frame.card, frame.step, (*frame.cells, cell))


def _pop(state: State, _event: Any) -> None:
    state.frames.pop()


def _tile_turned(state: State, event: effects.TileTurned) -> None:
    state.masks[event.cell] = event.mask


def _tile_seen(state: State, event: effects.TileSeen) -> None:
    known = state.known[event.seat]
    if event.cell not in known:
        insort(known, event.cell)
    _add_cell(state, event.cell)


def _tile_revealed(state: State, event: effects.TileRevealed) -> None:
    cell = event.cell
    state.masks[cell] = event.mask
    state.shapes[cell] = SHAPE_OF[event.mask]
    state.ap = event.ap
    for cells in state.known:
        if cell in cells:
            cells.remove(cell)
    state.frames.append(Turning(cell))


def _tile_set(state: State, event: effects.TileSet) -> None:
    state.masks[event.cell] = event.mask
    state.frames.pop()


def _card_discarded(state: State, event: effects.CardDiscarded) -> None:
    state.hands[event.seat].remove(event.card)
    insort(state.discard, event.card)


def _cards_exchanged(state: State, event: effects.CardsExchanged) -> None:
    hand = state.hands[event.seat]
    hand.remove(event.give)
    state.discard.remove(event.take)
    insort(hand, event.take)
    insort(state.discard, event.give)


def _tiles_moved(state: State, event: effects.TilesMoved) -> None:
    to = dict(zip(event.cells, event.to, strict=True))
    shapes = [state.shapes[cell] for cell in event.cells]
    for cell, mask, shape in zip(event.to, event.masks, shapes, strict=True):
        state.masks[cell] = mask
        state.shapes[cell] = shape
    state.pieces = [to.get(cell, cell) for cell in state.pieces]
    state.known = [sorted(to.get(cell, cell) for cell in cells) for cells in state.known]


def _piece_bound(state: State, event: effects.PieceBound) -> None:
    state.bound[event.seat] = event.piece


def _incapacitated(state: State, event: effects.Incapacitated) -> None:
    seat = event.seat
    insort(state.discard, event.card)
    state.fronts[seat] = NONE
    state.awake[seat] = False
    state.bound[seat] = NONE


def _treasure_dropped(state: State, event: effects.TreasureDropped) -> None:
    state.carrier = NONE
    state.claim = event.piece
    state.treasure = event.cell


def _treasure_carried(state: State, event: events.TreasureTaken | events.TreasureReturned) -> None:
    state.carrier = event.piece
    state.claim = NONE
    state.treasure = event.cell


def _tempted(state: State, event: effects.Tempted) -> None:
    _put(state, event.piece, event.way[-1])


def _tile_veiled(state: State, event: effects.TileVeiled) -> None:
    state.masks[event.cell] = 0
    _add_cell(state, event.cell)


def _nothing(_state: State, _event: Any) -> None:
    """A fact to be told that leaves all as it is."""


def _action_rolled(state: State, event: events.ActionRolled) -> None:
    state.die = event.face
    state.ap = event.ap
    state.phase = "recover" if event.recovers else "act"


def _recovery_ended(state: State, _event: events.RecoveryEnded) -> None:
    state.phase = "act"


def _chain_began(state: State, event: events.ChainBegan) -> None:
    state.chain = Chain(event.mover, event.origin)


def _entry_began(state: State, event: events.EntryBegan) -> None:
    state.frames.append(Entry(event.piece, event.cell, len(state.battles), False))


def _battle_began(state: State, event: events.BattleBegan) -> None:
    state.battle = Battle(
        event.attacker, event.defender, event.cell, event.attacker_row, event.defender_row
    )
    state.frames.append(state.battle)
    if event.marked:
        state.attacked.append(event.defender)


def _battle_rolled(state: State, event: events.BattleRolled) -> None:
    old: Any = state.frames[-1]
    state.battle = Battle(
        old.attacker,
        old.defender,
        old.cell,
        old.attacker_row,
        old.defender_row,
        event.attacker_face,
        event.defender_face,
        event.attacker_value,
        event.defender_value,
        event.winner,
        event.loser,
    )
    state.frames[-1] = state.battle
    if event.winner >= 0:
        state.battles.append((event.winner, event.loser))


def _pushed(state: State, event: events.Pushed) -> None:
    state.frames.pop()
    chain: Any = state.chain
    pushes = (*chain.pushes, (event.piece, event.start))
    state.chain = Chain(chain.mover, chain.origin, pushes)
    _put(state, event.piece, event.to)
    state.frames.append(Entry(event.piece, event.to, len(state.battles), True))


def _stepped_back(state: State, event: events.SteppedBack) -> None:
    state.frames.pop()
    _put(state, event.piece, event.to)


def _chain_ended(state: State, _event: events.ChainEnded) -> None:
    state.chain = None


def _game_ended(state: State, event: events.GameEnded) -> None:
    state.outcome = Outcome(event.winners, event.scores, event.reason)


TABLE: dict[type[Any], Callable[[State, Any], None]] = {
    events.Asked: _asked,
    events.CornersDrawn: _corners_drawn,
    events.TilesLaid: _tiles_face_down,
    events.HandDealt: _hand_dealt,
    events.FrontDealt: _front_dealt,
    events.FirstChosen: _first_chosen,
    events.TurnBegan: _turn_began,
    events.TreasureReturned: _treasure_carried,
    events.PileRenewed: _pile_renewed,
    events.CardDrawn: _card_drawn,
    events.CardPlaced: _card_placed,
    effects.EffectStepped: _effect_stepped,
    effects.EffectEnded: _pop,
    effects.Leapt: _put_to,
    effects.Joined: _put_to,
    effects.TileTurned: _tile_turned,
    effects.TileSeen: _tile_seen,
    effects.TileRevealed: _tile_revealed,
    effects.TileSet: _tile_set,
    effects.CardDiscarded: _card_discarded,
    effects.CardsExchanged: _cards_exchanged,
    effects.TilesMoved: _tiles_moved,
    effects.PieceBound: _piece_bound,
    effects.Incapacitated: _incapacitated,
    effects.TreasureDropped: _treasure_dropped,
    effects.Tempted: _tempted,
    effects.TileVeiled: _tile_veiled,
    effects.TilesShuffled: _tiles_face_down,
    effects.TrialRolled: _nothing,
    events.ActionRolled: _action_rolled,
    events.RecoveryEnded: _recovery_ended,
    events.Moved: _put_paid,
    events.Excluded: _put_paid,
    events.ChainBegan: _chain_began,
    events.EntryBegan: _entry_began,
    events.EntryEnded: _pop,
    events.BattleBegan: _battle_began,
    events.BattleRolled: _battle_rolled,
    events.TreasureTaken: _treasure_carried,
    events.Pushed: _pushed,
    events.SteppedBack: _stepped_back,
    events.StoodOff: _pop,
    events.ChainEnded: _chain_ended,
    events.GameEnded: _game_ended,
}
"""By class of fact: what it does. Complete."""


def evolve(state: State, event: Any) -> None:
    """Put a fact into the state. A decision stands only as long as nothing follows its question."""
    state.asked = None
    TABLE[type(event)](state, event)
