"""Plays any action of Mugen Meikyu through its table screen: by keys alone, or by mouse alone."""

import asyncio
from typing import Any

from textual import events
from textual.pilot import Pilot

from core.mugen import actions as a
from core.mugen.values import cell_name
from tui.games.mugen.acting import Acting
from tui.games.mugen.board import MARGIN, piece_text
from tui.games.mugen.picking import Picking
from tui.games.mugen.steps import Path, paths
from tui.games.mugen.tile import SMALL
from tui.screens.dialogs import Choice
from tui.widgets.lines import LineWidget

_CHARACTERS = {"enter": "\r", "space": " "}


async def press(app: Any, *keys: str) -> None:
    """Hand keys to the screen on top, without the waiting of a pilot."""
    for key in keys:
        char = key if len(key) == 1 else _CHARACTERS.get(key)
        await app.screen.on_key(events.Key(key, char))
        await asyncio.sleep(0)


async def settled(pilot: Pilot[int], screen: Any, *, drawn: bool = True) -> None:
    """Wait until nothing is being written and no bot is thinking, and until that is drawn."""
    while screen.is_busy or (screen.actor is None and screen.client.to_act is not None):
        await asyncio.sleep(0)
    if drawn:
        await pilot.pause()


def path_of(decision: Picking, action: Any) -> Path:
    """The choices that lead to an action from where the decision stands."""
    start = decision.picked
    found = (path for path in paths(action) if list(path[: len(start)]) == start)
    return next(found)[len(start) :]


async def by_keys(pilot: Pilot[int], screen: Any, action: Any) -> None:
    """Take an action with keys alone."""
    app = pilot.app
    if isinstance(action, a.Done | a.End):
        await press(app, "e")
        return
    decision = screen.chooser.decision
    if isinstance(decision, Acting):
        await _act_by_keys(app, action)
        if not isinstance(action, a.Exclude):
            return
        decision = screen.chooser.decision
    for pick in path_of(decision, action):
        at = decision.options.index(pick)
        if pick.kind in {"cell", "block"}:
            await press(app, "g", *cell_name(pick.value), "enter")
        elif pick.kind == "mask":
            await press(app, str(at + 1), "enter")
        else:
            steps = (at - decision.at) % len(decision.options)
            await press(app, *["n"] * steps, *([] if steps else ["n", "N"]), "enter")


async def _act_by_keys(app: Any, action: Any) -> None:
    if isinstance(action, a.Move):
        await press(app, str((action.piece & 1) + 1), "g", *cell_name(action.to), "m")
    elif isinstance(action, a.Explore):
        await press(app, "g", *cell_name(action.cell), "x")
    else:
        await press(app, "k")


async def by_mouse(pilot: Pilot[int], screen: Any, action: Any) -> None:
    """Take an action with clicks alone."""
    if isinstance(action, a.Done | a.End):
        await _click_key(screen, "keys-end")
        return
    decision = screen.chooser.decision
    if isinstance(decision, Acting):
        await _act_by_mouse(pilot, screen, action)
        if not isinstance(action, a.Exclude):
            return
        decision = screen.chooser.decision
    for pick in path_of(decision, action):
        at = decision.options.index(pick)
        if pick.kind in {"cell", "block"}:
            click_cell(screen, pick.value)
        elif pick.kind == "mask":
            _click_twice(screen, 1 + 4 * (at // 2), 3 + 13 * (at % 2), decision, at)
        else:
            _click_twice(screen, 1 + at, 3, decision if pick.kind == "card" else None, at)


def _click_twice(screen: Any, row: int, cell: int, decision: Picking | None, at: int) -> None:
    """Click on a choice in the panel; one that is only shown by a click takes two."""
    if decision is not None and decision.at != at:
        _click(screen, screen.pane.side, row, cell)
    _click(screen, screen.pane.side, row, cell)


async def _act_by_mouse(pilot: Pilot[int], screen: Any, action: Any) -> None:
    scene = screen.chooser.decision.scene
    if isinstance(action, a.Explore):
        click_cell(screen, action.cell)
        return
    if isinstance(action, a.Move):
        if scene.piece != action.piece:
            click_cell(screen, screen.view.pieces[action.piece])
            await _choose(pilot, "piece")
        click_cell(screen, action.to)
        await _choose(pilot, "move")
        return
    click_cell(screen, screen.view.pieces[action.piece])
    await _choose(pilot, f"exclude {piece_text(screen.view, action.piece)}")


async def _choose(pilot: Pilot[int], start: str) -> None:
    """Click on the line that begins like this in a list that asks, if one does."""
    await pilot.pause()
    dialog = pilot.app.screen
    if isinstance(dialog, Choice):
        rows = ["".join(text for text, _role in line) for line in dialog.box.lines]
        row = next(row for row, text in enumerate(rows) if text[5:].startswith(start))
        dialog.on_line_widget_clicked(LineWidget.Clicked(dialog.box, row, 5))
        await pilot.pause()


def click_cell(screen: Any, cell: int) -> None:
    """Click in the middle of a tile."""
    row, column = divmod(cell, 7)
    board = screen.pane.board
    _click(screen, board, 2 + 3 * row, MARGIN[SMALL] + 7 * column + 3)


def _click(screen: Any, widget: LineWidget, row: int, cell: int) -> None:
    screen.on_line_widget_clicked(LineWidget.Clicked(widget, row, cell))


async def _click_key(screen: Any, command: str) -> None:
    """Click on a key in the last row."""
    found = next(c for c in screen.all_commands() if c.id == command)
    text = "".join(part for part, _role in screen.keys.lines[0])
    at = text.index(screen.key_text(found))
    await screen.click_a_key(LineWidget.Clicked(screen.keys, 0, at))
