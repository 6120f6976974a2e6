"""`make bench`: the numbers of the program against the floor of this machine, as a table."""

import sys

from tests.bench import core_speed, screen_speed
from tests.bench.floor import floor
from tests.bench.report import HEAD


def main() -> None:
    """Measure one thing after another and print each as it comes."""
    print(f"floor: {floor() / 1e6:.2f} M steps/s\n{HEAD}")
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    for measure in (*core_speed.MEASURES, *screen_speed.MEASURES):
        if wanted in measure.__name__:
            for row in measure():
                print(row, flush=True)


main()
