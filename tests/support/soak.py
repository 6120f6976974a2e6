"""How much the random tests try: a little on every run, a lot where MEIKYU_SOAK=1 is set."""

import os


def amount(few: int, many: int) -> int:
    """`few`, or `many` in a soak."""
    return many if os.environ.get("MEIKYU_SOAK") == "1" else few
