"""What the signs of a table are worth, as it was found in games: see `experience.toml`."""

import tomllib
from collections.abc import Mapping, Sequence
from importlib import resources
from itertools import accumulate, pairwise
from operator import mul
from typing import TypeAlias

from games.monasterium.advice.signs import SIGNS, dice_left, signs
from games.monasterium.advice.worth import standing
from games.monasterium.board import COLUMNS, ROWS, novice_label
from games.monasterium.table import School, Table

Worths: TypeAlias = Mapping[str, Mapping[str, Sequence[float]]]
"""By subject and name: what a sign is worth as long as dice are left, and what for all dice of a game besides."""

SOON = 5
"""With less than a fifth of a game's dice left the first worth counts only in part."""
PLACES = tuple(pairwise(accumulate([len(names) for names in SIGNS.values()], initial=0)))
"""Where the signs of each subject begin and end."""


class Experience:
    """What signs are worth, and by that a table. Raises KeyError if the worth of a sign is missing."""

    def __init__(self, worths: Worths) -> None:
        self.found = [worths[subject][name] for subject, names in SIGNS.items() for name in names]
        self.wanted = tuple(
            [tuple([self._wanted(worths, row, at) for at in range(COLUMNS)]) for row in range(len(ROWS))]
        )
        """How much the fields of the action grid are wanted, by row and column, in the middle of a game."""
        self._prices: dict[float, list[float]] = {}

    def expected(self, table: Table, me: School) -> float:
        """The points a player may have in the end: those of the table as it stands, and all that its signs promise."""
        more: float = sum(map(mul, signs(table, me), self.prices(dice_left(table, me))))
        return standing(table, me) + more

    def promised(self, table: Table, me: School) -> dict[str, float]:
        """What the signs of each subject promise."""
        worths = [*map(mul, signs(table, me), self.prices(dice_left(table, me)))]
        return {subject: sum(worths[first:end]) for subject, (first, end) in zip(SIGNS, PLACES, strict=True)}

    def prices(self, left: float) -> list[float]:
        """What each sign is worth with this part of a game's dice left; none is worth anything at the end."""
        if left not in self._prices:
            self._prices[left] = [always * min(1.0, SOON * left) + by_dice * left for always, by_dice in self.found]
        return self._prices[left]

    def _wanted(self, worths: Worths, row: int, at: int) -> float:
        always, by_dice = worths["fields"][novice_label(row, at)]
        return always + by_dice / 2


FILE = resources.files("games.monasterium.advice").joinpath("experience.toml").read_text(encoding="utf-8")
FOUND = Experience(tomllib.loads(FILE))
