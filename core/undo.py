"""Which undo a table allows: one rule, for whoever plays, reads or checks a game."""

from collections.abc import Collection

from core.history import History, Step
from core.log import Undo
from core.seats import persons


def undone(history: History, to: int) -> list[Step] | None:
    """What an undo back to just after record `to` takes back, the newest first.

    None where `to` does not stand on the line, or nothing comes after it.
    """
    if not 0 < to < len(history.steps):
        return None
    target = history.steps[to].at
    found: list[Step] = []
    for step in history.line():
        if step.n == target:
            return found or None
        found.append(step)
    return None


def allows(history: History, undo: Undo) -> bool:
    """Whether this undo may happen now: a harmless one, a free one, or one that all agree to."""
    steps = undone(history, undo.to)
    people = persons(history.steps[-1].sits)
    if steps is None or history.close is not None or undo.by not in people:
        return False
    others = people - {undo.by}
    head = history.head
    if head.free_undo and (head.place == "local" or not others):
        return True
    agreed = bool(others) and others <= set(undo.consents)
    return agreed or all(_is_harmless(history, step, undo.by) for step in steps)


def target(history: History, seat: int, consents: Collection[int] = ()) -> int | None:
    """The record that an undo by `seat` would go back to: just before its own last action.

    None where it has none on the line, or may not without more consents.
    """
    for step in history.line():
        if step.kind == "act" and step.seat == seat and not step.by:
            undo = Undo(history.steps[-1].n + 1, seat, step.parent, tuple(consents))
            return step.parent if allows(history, undo) else None
    return None


def _is_harmless(history: History, step: Step, seat: int) -> bool:
    """Whether a step is the seat's own, moved no stream and showed nothing to anybody."""
    return (
        step.kind == "act"
        and step.seat == seat
        and not step.by
        and step.position == history.position(step.parent)
        and not any(event.reveals for event in step.events)
    )
