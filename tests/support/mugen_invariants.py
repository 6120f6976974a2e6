"""What holds in every position of Mugen Meikyu (rule 6)."""

from collections import Counter

from core.mugen.model import State

COPIES = 3
TILE_COUNTS = {0: 8, 1: 12, 2: 20, 3: 4, 4: 4, 5: 1}
SHAPE_BY_SIDES = {5: 0, 10: 0, 3: 1, 6: 1, 12: 1, 9: 1, 7: 2, 14: 2, 13: 2, 11: 2, 15: 3}
FIXED_MASKS = {0: 6, 6: 12, 48: 9, 42: 3, 24: 15}


def check(state: State) -> None:
    """Fails where the position can't be: after any event, and more where a decision is due."""
    assert all(state.masks[cell] for cell in state.pieces), "a piece on a face-down tile"
    assert state.masks[state.treasure], "the treasure on a face-down tile"
    assert all(state.masks[cell] == mask for cell, mask in FIXED_MASKS.items())
    if state.carrier >= 0:
        assert state.pieces[state.carrier] == state.treasure
    if state.phase == "deal":
        return
    _check_tiles(state)
    cards = [*state.deck, *state.discard, *(card for hand in state.hands for card in hand)]
    counts = Counter([*cards, *(card for card in state.fronts if card >= 0)])
    assert counts == dict.fromkeys(range(22), COPIES)
    if state.asked is not None:
        _check_decision(state)


def _check_tiles(state: State) -> None:
    assert Counter(state.shapes) == TILE_COUNTS
    for cell, mask in enumerate(state.masks):
        if mask and cell not in FIXED_MASKS:
            assert SHAPE_BY_SIDES[mask] == state.shapes[cell]
    for cells in state.known:
        assert not any(state.masks[cell] for cell in cells), "a secret about a face-up tile"


def is_quiet(state: State) -> bool:
    """Whether no battle and no push is left."""
    return state.chain is None


def _check_decision(state: State) -> None:
    asked = state.asked
    assert asked is not None
    assert state.outcome is None
    sizes = [3] * state.seats
    if asked.kind == "card":
        sizes[state.turn] = 4
    if asked.kind == "discard":
        sizes[state.turn] = 7 - asked.step
    assert [len(hand) for hand in state.hands] == sizes
    assert all(hand == sorted(hand) for hand in state.hands)
    if state.carrier >= 0:
        _check_carrier(state, state.carrier >> 1)


def _check_carrier(state: State, seat: int) -> None:
    """Only before it places a card may the turn player be incapacitated and carry (12)."""
    assert state.fronts[seat] >= 0 or (seat == state.turn and state.phase == "start")
    if is_quiet(state):
        assert state.treasure != state.goals[seat]
