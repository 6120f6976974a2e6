"""One line of the bench's table."""

from dataclasses import dataclass

HEAD = f"{'measure':<48}{'found':>14}{'must':>10}{'aim':>10}"


@dataclass(frozen=True)
class Row:
    """What was measured, beside what it must and should be.

    `unit` is "floor" for shares of the floor, where more is better; else a unit of time or
    space, where less is.
    """

    name: str
    found: float
    unit: str
    must: float
    aim: float
    remark: str = ""

    def __str__(self) -> str:
        bound = self.found >= self.must if self.unit == "floor" else self.found <= self.must
        wish = self.found >= self.aim if self.unit == "floor" else self.found <= self.aim
        mark = "aim reached" if wish else "good" if bound else "TOO SLOW"
        numbers = f"{self.found:>8.4g} {self.unit:<5}{self.must:>10g}{self.aim:>10g}"
        return f"{self.name:<48}{numbers}  {mark}  {self.remark}".rstrip()
