"""What a decision adds to the board: the cursor, what may be chosen, what has been chosen."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class Marks:
    """By cell. `signs` are costs, `?` and `*`; `chosen` stands in braces; `turned` are tried masks.

    `cursor` is -1 where nothing is pointed at.
    """

    cursor: int = -1
    signs: Mapping[int, str] = field(default_factory=dict)
    chosen: frozenset[int] = frozenset()
    turned: Mapping[int, int] = field(default_factory=dict)


NO_MARKS: Final = Marks()
