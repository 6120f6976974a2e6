"""A tiny complete game: hidden hands, a closed prize, dice, an answer off turn, a random end.

1. Everybody holds three cards of 24 (1 to 6, four of each); one card lies closed as the prize.
2. A turn is one play or one roll; before it the seat may aim once and, if the option lets it, peek.
3. Aiming puts one's mark on 0, 1 or 2. 4. Peeking shows the prize to the one who peeks.
5. A card played scores its number; against a 4 or more the next seat is asked first.
6. A roll scores 1 for a six, under ruleset 2 for a five too.
7. The answer is to block with a card of 4 or more (no score) or to let it pass.
8. Whoever reaches the target wins; after round 4 each round may end in a storm (a die shows 1)
   that nobody wins; after round 40 the highest score wins.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from core.errors import IllegalAction
from core.game import OPEN, Chance, Game, Option, Outcome, Setup, Turn

from .model import (
    Aim,
    Aimed,
    AnyAction,
    AnyEvent,
    Asked,
    Block,
    Blocked,
    CardDrawn,
    CardPlayed,
    CardTaken,
    Ended,
    HandDealt,
    HandTaken,
    Let,
    Peek,
    Peeked,
    Pending,
    Play,
    PrizeLaid,
    PrizePeeked,
    Roll,
    Rolled,
    Scored,
    State,
    TurnBegan,
    View,
)

RULES = 2
LAST_ROUND = 40


def new_game(setup: Setup) -> State:
    seats, options = setup.seats, setup.options
    return State(
        setup.rules,
        seats,
        int(options["target"]),
        bool(options["peeking"]),
        [[] for _ in range(seats)],
        [card for card in range(1, 7) for _ in range(4)],
        [0] * seats,
        [0] * seats,
        [False] * seats,
    )


def begin(turn: Turn) -> None:
    state = turn.state
    for seat in range(state.seats):
        cards = turn.chance.shuffle(state.deck)[:3]
        turn.emit(HandDealt(seat, tuple(sorted(cards))))
    turn.emit(PrizeLaid(turn.chance.choice(state.deck)))
    _begin_turn(turn, turn.chance.below(state.seats), 1)


def _begin_turn(turn: Turn, seat: int, number: int) -> None:
    turn.emit(TurnBegan(seat, number))
    turn.emit(Asked(seat, "turn"))


def to_act(state: State) -> int | None:
    return state.pending.seat if state.pending else None


def legal(state: State) -> tuple[AnyAction, ...]:
    if state.pending is None:
        return ()
    hand = sorted(set(state.hands[state.pending.seat]))
    if state.pending.kind == "answer":
        return (*(Block(card) for card in hand if card >= 4), Let())
    aims = () if state.aimed else (Aim(0), Aim(1), Aim(2))
    peeks = (Peek(),) if _may_peek(state, state.pending.seat) else ()
    return (*aims, *peeks, *(Play(card) for card in hand), Roll())


def _may_peek(state: State, seat: int) -> bool:
    return state.peeking and not state.knows[seat]


def decide(turn: Turn, action: AnyAction) -> None:
    pending = turn.state.pending
    kind, rule = DECIDE[type(action)]
    if pending is None or pending.kind != kind:
        raise IllegalAction("toy-no-now", action.rule)
    rule(turn, pending.seat, action)


def _aim(turn: Turn, seat: int, action: Aim) -> None:
    if turn.state.aimed:
        raise IllegalAction("toy-no-aim", action.rule)
    turn.emit(Aimed(seat, action.at))


def _peek(turn: Turn, seat: int, action: Peek) -> None:
    if not _may_peek(turn.state, seat):
        raise IllegalAction("toy-no-peek", action.rule)
    turn.emit(Peeked(seat, turn.state.prize))


def _play(turn: Turn, seat: int, action: Play) -> None:
    _check_holds(turn.state, seat, action)
    turn.emit(CardPlayed(seat, action.card))
    if action.card >= 4:
        turn.emit(Asked((seat + 1) % turn.state.seats, "answer"))
    else:
        _score(turn, seat, action.card)


def _check_holds(state: State, seat: int, action: Play | Block) -> None:
    if action.card not in state.hands[seat]:
        raise IllegalAction("toy-no-card", action.rule, card=action.card)


def _roll(turn: Turn, seat: int, action: Roll) -> None:
    face = turn.chance.die()
    turn.emit(Rolled(seat, face))
    least = 5 if turn.state.rules >= 2 else 6
    _score(turn, seat, 1 if face >= least else 0)


def _block(turn: Turn, seat: int, action: Block) -> None:
    if action.card < 4:
        raise IllegalAction("toy-no-block", action.rule)
    _check_holds(turn.state, seat, action)
    turn.emit(Blocked(seat, action.card))
    _score(turn, turn.state.turn, 0)


def _let(turn: Turn, seat: int, action: Let) -> None:
    _score(turn, turn.state.turn, turn.state.played)


def _score(turn: Turn, seat: int, points: int) -> None:
    state = turn.state
    if points:
        turn.emit(Scored(seat, state.scores[seat] + points))
    if state.scores[seat] >= state.target:
        turn.emit(Ended((seat,), state.prize, "target"))
        return
    if state.deck and len(state.hands[seat]) < 3:
        turn.emit(CardDrawn(seat, turn.chance.choice(state.deck)))
    following = (seat + 1) % state.seats
    if following == 0 and _is_over(turn):
        return
    _begin_turn(turn, following, state.round + (following == 0))


def _is_over(turn: Turn) -> bool:
    state = turn.state
    if state.round > 4:
        face = turn.chance.die()
        turn.emit(Rolled(state.turn, face))
        if face == 1:
            turn.emit(Ended((), state.prize, "storm"))
            return True
    if state.round >= LAST_ROUND:
        best = max(state.scores)
        winners = (seat for seat, score in enumerate(state.scores) if score == best)
        turn.emit(Ended(tuple(winners), state.prize, "long"))
    return state.pending is None


DECIDE: dict[type, tuple[str, Any]] = {
    Aim: ("turn", _aim),
    Peek: ("turn", _peek),
    Play: ("turn", _play),
    Roll: ("turn", _roll),
    Block: ("answer", _block),
    Let: ("answer", _let),
}


def evolve(state: State, event: AnyEvent) -> None:
    EVOLVE[type(event)](state, event)


def _hand_dealt(state: State, event: HandDealt) -> None:
    for card in event.cards:
        state.deck.remove(card)
    state.hands[event.seat] = list(event.cards)


def _prize_laid(state: State, event: PrizeLaid) -> None:
    state.deck.remove(event.card)
    state.prize = event.card


def _turn_began(state: State, event: TurnBegan) -> None:
    state.turn, state.round = event.seat, event.round
    state.aimed, state.played = False, 0


def _asked(state: State, event: Asked) -> None:
    state.pending = Pending(event.seat, event.kind)


def _aimed(state: State, event: Aimed) -> None:
    state.marks[event.seat] = event.at
    state.aimed = True


def _peeked(state: State, event: Peeked) -> None:
    state.knows[event.seat] = True


def _card_played(state: State, event: CardPlayed) -> None:
    state.hands[event.seat].remove(event.card)
    state.discard.append(event.card)
    state.played = event.card


def _blocked(state: State, event: Blocked) -> None:
    state.hands[event.seat].remove(event.card)
    state.discard.append(event.card)


def _card_drawn(state: State, event: CardDrawn) -> None:
    state.deck.remove(event.card)
    state.hands[event.seat] = sorted([*state.hands[event.seat], event.card])


def _rolled(state: State, event: Rolled) -> None:
    """A die sets nothing by itself."""


def _scored(state: State, event: Scored) -> None:
    state.scores[event.seat] = event.score


def _ended(state: State, event: Ended) -> None:
    state.winners, state.reason, state.pending = event.winners, event.reason, None


EVOLVE: dict[type, Any] = {
    HandDealt: _hand_dealt,
    PrizeLaid: _prize_laid,
    TurnBegan: _turn_began,
    Asked: _asked,
    Aimed: _aimed,
    Peeked: _peeked,
    CardPlayed: _card_played,
    Blocked: _blocked,
    CardDrawn: _card_drawn,
    Rolled: _rolled,
    Scored: _scored,
    Ended: _ended,
}


def view(state: State, seat: int) -> View:
    is_open = seat == OPEN
    knows_prize = is_open or bool(state.reason) or (seat >= 0 and state.knows[seat])
    return View(
        seat,
        state.target,
        tuple(state.hands[seat]) if seat >= 0 else (),
        tuple(map(len, state.hands)),
        len(state.deck),
        tuple(sorted(state.discard)),
        tuple(state.scores),
        tuple(state.marks),
        tuple(state.knows),
        state.turn,
        state.round,
        state.played,
        state.pending,
        state.prize if knows_prize else None,
        tuple(map(tuple, state.hands)) if is_open else (),
        state.reason,
    )


def seen(event: AnyEvent, seat: int) -> Any:
    if seat == OPEN:
        return event
    if isinstance(event, PrizeLaid):
        return None
    if isinstance(event, HandDealt) and event.seat != seat:
        return HandTaken(event.seat, len(event.cards))
    if isinstance(event, Peeked) and event.seat != seat:
        return PrizePeeked(event.seat)
    if isinstance(event, CardDrawn) and event.seat != seat:
        return CardTaken(event.seat)
    return event


def outcome(state: State) -> Outcome | None:
    if not state.reason:
        return None
    return Outcome(state.winners, tuple(state.scores), state.reason)


def easy(view: View, legal: tuple[AnyAction, ...], chance: Chance) -> AnyAction:
    """The highest card if there is one, and a block whenever it can."""
    useful = [action for action in legal if isinstance(action, Play | Block)]
    return useful[-1] if useful else chance.choice(legal)


class ToyFacts:
    """How many rolls and blocks there were, and the rounds of each game."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()
        self._rounds: list[int] = []

    def add(self, setup: Setup, events: Iterable[AnyEvent]) -> None:
        rounds = 0
        for event in events:
            self._counts[type(event).__name__] += 1
            if isinstance(event, TurnBegan):
                rounds = event.round
        self._rounds.append(rounds)

    def result(self) -> dict[str, Any]:
        return {
            "rolls": self._counts["Rolled"],
            "blocks": self._counts["Blocked"],
            "rounds": self._rounds,
        }


GAME = Game(
    id="toy",
    rules=RULES,
    seats=(2, 4),
    options=(Option("target", default=12, low=3, high=40), Option("peeking", (True, False))),
    state=State,
    action=AnyAction,
    event=AnyEvent,
    new_game=new_game,
    begin=begin,
    to_act=to_act,
    legal=legal,
    decide=decide,
    evolve=evolve,
    view=view,
    seen=seen,
    outcome=outcome,
    bots={"easy": easy, "normal": easy},
    facts=ToyFacts,
)
