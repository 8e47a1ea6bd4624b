"""The worth of a table's signs, as found in games: see `experience.toml`."""

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
"""By subject and name: a sign's worth while dice are left, and its additional worth for all dice of a game."""

SOON = 5
"""With less than a fifth of a game's dice left the first worth counts only in part."""
PLACES = tuple(pairwise(accumulate([len(names) for names in SIGNS.values()], initial=0)))
"""Where the signs of each subject begin and end."""


class Experience:
    """The worth of signs, and so of a table. Raises KeyError if a sign's worth is missing."""

    def __init__(self, worths: Worths) -> None:
        self.found = [worths[subject][name] for subject, names in SIGNS.items() for name in names]
        self.wanted = tuple(
            [tuple([self._wanted(worths, row, at) for at in range(COLUMNS)]) for row in range(len(ROWS))]
        )
        """How much each field of the action grid is wanted, by row and column, in the middle of a game."""
        self._prices: dict[float, list[float]] = {}

    def expected(self, table: Table, me: School) -> float:
        """A player's expected final points: those of the table as it stands, and the promise of its signs."""
        more: float = sum(map(mul, signs(table, me), self.prices(dice_left(table, me))))
        return standing(table, me) + more

    def promised(self, table: Table, me: School) -> dict[str, float]:
        """The promise of each subject's signs."""
        worths = [*map(mul, signs(table, me), self.prices(dice_left(table, me)))]
        return {subject: sum(worths[first:end]) for subject, (first, end) in zip(SIGNS, PLACES, strict=True)}

    def prices(self, left: float) -> list[float]:
        """Each sign's worth with this part of a game's dice left; 0 at the end."""
        if left not in self._prices:
            self._prices[left] = [always * min(1.0, SOON * left) + by_dice * left for always, by_dice in self.found]
        return self._prices[left]

    def _wanted(self, worths: Worths, row: int, at: int) -> float:
        always, by_dice = worths["fields"][novice_label(row, at)]
        return always + by_dice / 2


FILE = resources.files("games.monasterium.advice").joinpath("experience.toml").read_text(encoding="utf-8")
FOUND = Experience(tomllib.loads(FILE))
