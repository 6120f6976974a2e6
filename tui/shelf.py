"""The saved games as the archive lists them: filtered, ordered, searched, in words."""

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from typing import Final, Literal, TypeAlias

from core.archive import DAMAGED, UNFINISHED, Entry
from core.game import Outcome, find_game, game_ids
from tui.names import game_name
from tui.text import Words, cells

Where: TypeAlias = Literal["saved", "samples", "trash"]
FILTERS: Final = ("all", "playing", "done", "damaged", "practice")
ORDERS: Final = ("newest", "oldest", "longest", "game")
_NAME: Final = 20


def _always(_entry: Entry) -> bool:
    return True


_FILTERS: Final[dict[str, Callable[[Entry], bool]]] = {
    "all": _always,
    "playing": lambda entry: entry.state in UNFINISHED,
    "done": lambda entry: entry.state == "done",
    "damaged": lambda entry: entry.state in DAMAGED,
    "practice": lambda entry: entry.practice,
}
_ORDERS: Final[dict[str, Callable[[Entry], tuple[object, ...]]]] = {
    "newest": lambda entry: (-entry.saved,),
    "oldest": lambda entry: (entry.saved,),
    "longest": lambda entry: (-entry.records, -entry.saved),
    "game": lambda entry: (entry.game, -entry.saved),
}


class Shelf:
    """Saves of one place, some of them shown. `where` is the place, `filter` one of FILTERS or
    the id of a game, `order` one of ORDERS, `text` what was searched for.
    """

    def __init__(self) -> None:
        self.where: Where = "saved"
        self.filter = "all"
        self.order = "newest"
        self.text = ""
        self.entries: list[Entry] = []
        self.shown: list[Entry] = []
        self._texts: dict[tuple[str, str, float], str] = {}

    def fill(self, entries: Iterable[Entry]) -> None:
        """Hold these saves and no others, and show none before `apply`."""
        self.entries = list(entries)
        self.shown = []

    def apply(self, words: Words) -> None:
        """Work out anew what is shown and in which order."""
        passes = _FILTERS.get(self.filter, self._is_of_game)
        wanted = self.text.casefold().split()
        found = [
            entry
            for entry in self.entries
            if passes(entry) and (not wanted or self._holds(words, entry, wanted))
        ]
        if self.order != "newest" or self.where == "trash":
            found.sort(key=_ORDERS[self.order])
        self.shown = found

    def _holds(self, words: Words, entry: Entry, wanted: Sequence[str]) -> bool:
        key = (words.lang, entry.id, entry.saved)
        text = self._texts.get(key)
        if text is None:
            text = self._texts[key] = _text_of(words, entry)
        return all(word in text for word in wanted)

    def _is_of_game(self, entry: Entry) -> bool:
        return entry.game == self.filter

    def drop(self, save: str) -> None:
        """Forget one save."""
        self.entries = [entry for entry in self.entries if entry.id != save]
        self.shown = [entry for entry in self.shown if entry.id != save]

    def games(self) -> list[str]:
        """The games there are among the saves."""
        return sorted({entry.game for entry in self.entries if entry.game})


def _text_of(words: Words, entry: Entry) -> str:
    """All that a search looks through."""
    who = " ".join(entry.who)
    return f"{entry.id} {game_name(words, entry.game)} {who} {saved_at(entry)}".casefold()


def from_trash(save: str) -> Entry:
    """What the name of a save in the trash tells of it."""
    game = save.split("-", 1)[0]
    try:
        moment = datetime.strptime("-".join(save.split("-")[1:3]), "%Y%m%d-%H%M%S").timestamp()
    except ValueError:
        moment = 0.0
    return Entry(save, moment, "unknown", game)


def saved_at(entry: Entry) -> str:
    """When it was written last, as `11-30 19:32` in the local time."""
    if not entry.saved:
        return ""
    return datetime.fromtimestamp(entry.saved).strftime("%m-%d %H:%M")


def sitter_name(words: Words, entry: Entry, seat: int) -> str:
    """The name of a person, or what else sits at a seat."""
    kind = entry.kinds[seat] if seat < len(entry.kinds) else ""
    who = entry.who[seat] if seat < len(entry.who) else ""
    if kind == "person" and who and who != kind:
        return cells.clean(who, _NAME) or "-"
    return words.say(f"archive-{kind}") if kind else "-"


def seats_text(words: Words, entry: Entry, width: int) -> str:
    """Who sat there, winners with a star; where that is too long, only how many and who won."""
    winners = entry.outcome.winners if entry.outcome else ()
    names = [
        f"{sitter_name(words, entry, seat)}{'*' if seat in winners else ''}"
        for seat in range(entry.seats)
    ]
    text = " ".join(names)
    if cells.width(text) > width and winners and entry.seats > 4:
        won = " ".join(names[seat] for seat in winners if seat < len(names))
        text = words.say("archive-many", count=entry.seats, won=won)
    return text


def state_text(words: Words, entry: Entry, where: Where, verdict: str) -> str:
    """The state of a save; `verdict` is what a check of it has found, if there was one."""
    if verdict:
        return verdict
    return words.say(f"archive-{where}" if where != "saved" else f"archive-state-{entry.state}")


def about(words: Words, entry: Entry) -> str:
    """The game, the seats, the options that are not the usual ones, the version of the rules."""
    say = words.say
    pieces = [game_name(words, entry.game), say("archive-seats", count=entry.seats)]
    pieces += _options(words, entry)
    pieces.append(say("archive-rules", rules=str(entry.rules)))
    return say("archive-comma").join(pieces)


def _options(words: Words, entry: Entry) -> list[str]:
    if entry.game not in game_ids():
        return []
    found = []
    for option in find_game(entry.game).options:
        value = entry.options.get(option.name, option.start())
        if value != option.start():
            name = f"{entry.game}-option-{option.name}"
            key = f"{name}-{str(value).lower()}"
            shown = words.say(key) if words.has(key) else cells.clean(str(value).lower(), 20)
            found.append(f"{words.say(name)} {shown}")
    return found


def result(words: Words, entry: Entry) -> str:
    """How it ended, with the scores if they say more than who won, and how long it took."""
    say = words.say
    minutes = say("archive-minutes", count=entry.ms // 60_000)
    key = f"archive-close-{entry.reason}" if entry.reason else "archive-not-over"
    text = say(key) if entry.outcome is None else _outcome(words, entry, entry.outcome)
    return say("archive-after", text=text, minutes=minutes)


def _outcome(words: Words, entry: Entry, outcome: Outcome) -> str:
    say = words.say
    comma = say("archive-comma")
    key = f"{entry.game}-reason-{outcome.reason}"
    why = say(key).rstrip(".。") if words.has(key) else ""
    if set(outcome.scores) <= {0, 1}:
        winners = comma.join(sitter_name(words, entry, seat) for seat in outcome.winners)
        text = "archive-won" if winners else "archive-drawn"
        return say(f"{text}-why" if why else text, who=winners, why=why)
    order = sorted(range(len(outcome.scores)), key=lambda seat: -outcome.scores[seat])
    return comma.join(f"{sitter_name(words, entry, seat)} {outcome.scores[seat]}" for seat in order)
