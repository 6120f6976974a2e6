"""The archive: all saved games, to walk through, go on with, check, throw away and take back."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias

from textual import events
from textual.worker import Worker

from core.archive import UNFINISHED, Entry, entries
from core.errors import MeikyuError
from tui import checking, export, shelf
from tui.keys import Command
from tui.names import game_name
from tui.preview import marks_of
from tui.screens.archive_list import LIST, ArchiveList
from tui.screens.dialogs import Choice, Confirm, TextPrompt
from tui.shelf import Where
from tui.text import cells
from tui.widgets.editor import Editor
from tui.widgets.lines import LineWidget

Work: TypeAlias = Callable[[], Coroutine[Any, Any, None]]

_AT_ONCE: Final = 200
GLANCE: Final = 0.15
"""Seconds that the cursor rests before the game under it is read."""
_TICK: Final = 0.1


async def give_way() -> None:
    """Let keys be answered while the list goes on loading."""
    await asyncio.sleep(0)


class Archive(ArchiveList):
    """The list with its commands."""

    _lang = ""

    def on_screen_resume(self) -> None:
        """Look again what is saved: a game may have gone on, ended or been made."""
        self._reload()

    def redraw(self) -> None:
        """Draw; after a change of language also search and read again."""
        before, self._lang = self._lang, self.words.lang
        if before not in {"", self._lang}:
            self.shelf.apply(self.words)
            self._look()
        super().redraw()

    # loading, bit by bit

    def _reload(self) -> None:
        self._begin(self._load, "load")

    def _begin(self, work: Work, group: str) -> None:
        """Start one of the things done beside the screen, in place of one of its kind."""
        _worker: Worker[None] = self.run_worker(work, exclusive=True, group=group)

    async def _load(self) -> None:
        kept = self.entry.id if self.entry else ""
        self.is_loading = True
        found: list[Entry] = []
        following = _AT_ONCE
        try:
            for number, entry in enumerate(self._found(), start=1):
                found.append(entry)
                if number == following:
                    self._take(found, kept)
                    following *= 2
                if number % _AT_ONCE == 0:
                    await give_way()
        except MeikyuError as error:
            self.note(self.words.say(error.key, **error.details))
        self.is_loading = False
        self._take(found, kept)

    def _found(self) -> Iterator[Entry]:
        store = self.store
        if store is None:
            return iter(())
        if self.shelf.where == "trash":
            return map(shelf.from_trash, store.trash())
        return entries(store)

    def _take(self, found: list[Entry], kept: str) -> None:
        is_first = not self.shelf.entries
        self.shelf.entries = list(found)
        here = kept if is_first or self.entry is None else self.entry.id
        self.shelf.apply(self.words)
        self.go_to(here)
        self.redraw()
        self._look()

    def _look(self) -> None:
        self._begin(self._glance, "glance")

    async def _glance(self) -> None:
        await asyncio.sleep(GLANCE)
        entry, store, words = self.entry, self.store, self.words
        if entry is None or store is None or not entry.seats or self.marks_known(entry):
            return
        try:
            data = store.load(entry.id)
            text = await asyncio.to_thread(marks_of, data, words)
        except MeikyuError as error:
            text = self.words.say(error.key, **error.details)
        self.marks = (entry.id, words.lang, text)
        self.redraw()

    # commands

    def commands(self) -> list[Command]:
        """Go about the list, and what can be done with the game under the cursor."""
        if self.check is not None:
            return [Command("keys-back", self.check.stop, label=self.words.say("archive-stop"))]
        page = max(1, self.room)
        last = len(self.shelf.shown)
        return [
            Command("keys-up", lambda: self._move(-1)),
            Command("keys-down", lambda: self._move(1)),
            Command("keys-page-up", lambda: self._move(-page)),
            Command("keys-page-down", lambda: self._move(page)),
            Command("keys-first", lambda: self._move(-last)),
            Command("keys-last", lambda: self._move(last)),
            self._command("keys-choose", self._open, self._why_not_open(), "archive-open"),
            self._command("archive-resume", self._resume, self._why_not_resume()),
            self._command("archive-verify", self._verify, self._why_not_open()),
            self._command("archive-export", self._export, self._why_not_export()),
            Command("archive-filter", self._choose_filter),
            Command("archive-order", self._next_order),
            Command("keys-find", self.open_find),
            self._trash_command(),
        ]

    def _command(
        self, name: str, run: Callable[[Entry], object], why: str, label: str = ""
    ) -> Command:
        def act() -> object:
            entry = self.entry
            return run(entry) if entry is not None else None

        say = self.words.say
        return Command(name, act, not why, say(why) if why else "", label=say(label or name))

    def _why_not_open(self) -> str:
        entry = self.entry
        if entry is None:
            return "archive-no-game"
        if self.shelf.where == "trash":
            return "archive-no-trashed"
        return "" if entry.seats else "archive-no-readable"

    def _why_not_export(self) -> str:
        return self._why_not_open() or ("" if self.meikyu.exports else "archive-no-export")

    def _why_not_resume(self) -> str:
        why = self._why_not_open()
        entry = self.entry
        if why or entry is None:
            return why
        if self.shelf.where == "samples":
            return "archive-no-sample"
        return "" if entry.state in UNFINISHED else f"archive-no-{entry.state}"

    def _trash_command(self) -> Command:
        if self.shelf.where == "trash":
            why = "" if self.entry else "archive-no-game"
            return self._command("archive-trash", self._restore, why, "archive-restore")
        why = "archive-no-sample" if self.shelf.where == "samples" else ""
        return self._command("archive-trash", self._delete, why or self._why_no_game())

    def _why_no_game(self) -> str:
        return "" if self.entry else "archive-no-game"

    def _move(self, step: int) -> None:
        self.at = max(0, min(len(self.shelf.shown) - 1, self.at + step))
        self.redraw()
        self._look()

    def _open(self, entry: Entry) -> None:
        self.meikyu.go("replay", entry.id, self.store)

    def _resume(self, entry: Entry) -> None:
        self.meikyu.go("table", entry.id)

    def _export(self, entry: Entry) -> None:
        say, folder = self.words.say, self.meikyu.exports
        assert folder is not None

        def take(name: str | None) -> None:
            if name:
                self._write(entry, folder / name)

        text = say("archive-export-text", folder=cells.clean(str(folder), 200))
        dialog = TextPrompt(say("archive-export-title"), text, f"{entry.id}.txt", 60)
        self.app.push_screen(dialog, take)

    def _write(self, entry: Entry, path: Path) -> None:
        assert self.store is not None
        try:
            export.write_text(path, export.log_text(self.store.load(entry.id), self.words))
        except MeikyuError as error:
            self.note(self.words.say(error.key, **error.details))
            return
        self.note(self.words.say("archive-exported", path=path.name))

    def _next_order(self) -> None:
        at = shelf.ORDERS.index(self.shelf.order)
        self.shelf.order = shelf.ORDERS[(at + 1) % len(shelf.ORDERS)]
        self._apply()

    def _apply(self) -> None:
        here = self.entry.id if self.entry else ""
        self.shelf.apply(self.words)
        self.go_to(here)
        self.redraw()
        self._look()

    def _choose_filter(self) -> None:
        names = [*shelf.FILTERS, *self.shelf.games()]
        places: list[Where] = ["samples", "trash"]
        texts = [*map(self.filter_name, names)]
        texts += [self.words.say(f"archive-filter-{place}") for place in places]
        now = self.shelf.filter if self.shelf.where == "saved" else self.shelf.where
        every = [*names, *places]
        title = self.words.say("archive-filter-title")

        def take(chosen: int | None) -> None:
            if chosen is not None:
                self._filter(every[chosen])

        at = every.index(now) if now in every else 0
        self.app.push_screen(Choice(title, texts, at), take)

    def _filter(self, name: str) -> None:
        where: Where = "trash" if name == "trash" else "samples" if name == "samples" else "saved"
        self.shelf.filter = name if where == "saved" else "all"
        if where != self.shelf.where:
            self.shelf.where = where
            self.shelf.fill(())
            self._reload()
        self._apply()

    def _delete(self, entry: Entry) -> None:
        say = self.words.say
        name = game_name(self.words, entry.game)
        text = say("archive-trash-ask", game=name, when=shelf.saved_at(entry))

        def take(is_wanted: bool | None) -> None:
            if is_wanted:
                self._change("delete", entry, "archive-trashed")

        self.app.push_screen(Confirm(say("archive-trash-title"), text), take)

    def _restore(self, entry: Entry) -> None:
        self._change("restore", entry, "archive-restored")

    def _change(self, what: str, entry: Entry, done: str) -> None:
        store = self.store
        if store is None:
            return
        try:
            (store.delete if what == "delete" else store.restore)(entry.id)
        except MeikyuError as error:
            self.note(self.words.say(error.key, **error.details))
            return
        self.shelf.drop(entry.id)
        self.note(self.words.say(done))

    # checking

    def _verify(self, entry: Entry) -> None:
        self._begin(partial(self._run_check, entry), "check")

    async def _run_check(self, entry: Entry) -> None:
        store = self.store
        assert store is not None
        try:
            self.check = checking.Check(store.load(entry.id))
        except MeikyuError as error:
            self.note(self.words.say(error.key, **error.details))
            return
        running = asyncio.ensure_future(self.check.run())
        try:
            while not running.done():
                self.redraw()
                await asyncio.wait({running}, timeout=_TICK)
            verdict = running.result()
        finally:
            self.check.stop()
            self.check = None
        if verdict is not None:
            self.verdicts[entry.id] = verdict
        self.note(verdict.long(self.words) if verdict else self.words.say("archive-stopped"))

    # searching, and the mouse

    def typed(self, event: events.Key) -> bool:
        """While searching, letters belong to the search."""
        if self.editor is None or event.key in {"up", "down", "pageup", "pagedown"}:
            return False
        if event.key == "escape":
            self.editor = Editor("", 24)
        if event.key in {"enter", "escape", "tab"} or not self.editor.key(event):
            self.shelf.text = self.editor.text.strip()
            self.editor = None
        else:
            self.shelf.text = self.editor.text.strip()
        self._apply()
        return True

    def on_paste(self, event: events.Paste) -> None:
        """Pasted text is searched."""
        event.stop()
        if self.editor is not None:
            self.editor.insert(event.text)
            self.shelf.text = self.editor.text.strip()
            self._apply()

    def on_line_widget_clicked(self, event: LineWidget.Clicked) -> None:
        """A click goes to a game, a second one opens it."""
        if event.widget is not self.body:
            return
        index = self.top + event.row - LIST
        if event.row == 0:
            self.open_find()
        elif LIST <= event.row < LIST + self.room and index < len(self.shelf.shown):
            if index == self.at and not self._why_not_open() and self.entry:
                self._open(self.entry)
            else:
                self._move(index - self.at)

    def on_line_widget_scrolled(self, event: LineWidget.Scrolled) -> None:
        """The wheel moves the cursor."""
        self._move(event.step)
