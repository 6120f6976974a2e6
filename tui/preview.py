"""What the archive tells of a game that it has read whole: how often each thing happened."""

from collections import Counter

from core.game import SPECTATOR
from core.log import read
from core.replay import Replay
from tui.games import game_ui
from tui.log_book import UNDONE, legend
from tui.text import Words


def marks_of(data: bytes, words: Words) -> str:
    """The marks of a log with their counts, or what is wrong with it, in one line.

    Raises CorruptLog and UnknownRules for one that can't be folded at all.
    """
    replay = Replay(read(data))
    if replay.damage is not None:
        return words.say(replay.damage.key, **replay.damage.details)
    ui = game_ui(replay.game.id)
    counts: Counter[str] = Counter()
    for record in replay.log(SPECTATOR):
        counts[UNDONE] += record.kind == "undo"
        counts.update(filter(None, map(ui.mark, record.seen)))
    names = [*legend(words, replay.game.id), (UNDONE, words.say("log-filter-undo"))]
    found = [
        words.say("archive-mark", name=name, count=counts[mark])
        for mark, name in names
        if counts[mark]
    ]
    return words.say("archive-marks", marks=words.say("archive-comma").join(found) or "-")
