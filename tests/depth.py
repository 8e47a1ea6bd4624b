"""The depth of the suite: quick every time, thorough with `pytest --thorough`.

Laws: both try every law, every case and every kind of thing; only the number of repetitions differs. Random choices are
the same in every quick run. A thorough run draws other tables each day; pytest's header names the day, and
`--seed-date` brings it back.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import TypeVar

T = TypeVar("T")

SEEDS_A_DAY = 1000


@dataclass(frozen=True)
class Depth:
    """How much of everything is tried."""

    name: str
    random_games: int
    """Whole random games, for each number of seats."""
    census_games: int
    """Random games with everything counted after every step."""
    tables: int
    """Tables for trying a law about single steps."""
    orders: int
    """Orders of arrival to compare at each of these tables."""
    goings_back: int
    """Games in which all agree to go back many turns; and how often they do so at one stored table."""
    private_tables: int
    """Tables with changed hidden cards, for each number of seats."""
    oracle_games: int
    """Games of each plan against the other program."""
    level_games: int
    """The most games to tell one level of computer players from the next."""
    moments: int
    """How often in a game everything is drawn."""
    alike: int
    """Questions of one kind that are looked at in one game."""
    most_examples: int
    """The most examples for one property."""
    everything: bool
    """Whether cases that differ only in people, languages or seeds are all tried."""
    first_seed: int = 1
    """The first seed after 0; that is always tried and means the usual table."""

    def seeds(self, count: int) -> Iterator[int]:
        """So many seeds of tables, the usual one first."""
        yield 0
        yield from range(self.first_seed, self.first_seed + count - 1)

    def examples(self, most: int = 100) -> int:
        """The number of examples if a thorough run makes `most`."""
        return min(most, self.most_examples)

    def some(self, values: Sequence[T], *places: int) -> Sequence[T]:
        """All cases that differ only in people, languages or seeds; or just those at these places."""
        return values if self.everything else [values[place] for place in places]

    def on(self, day: date) -> "Depth":
        """The same with the tables of this day."""
        return replace(self, first_seed=int(f"{day:%Y%m%d}") * SEEDS_A_DAY)


QUICK = Depth(
    name="quick",
    random_games=40,
    census_games=24,
    tables=4,
    orders=5,
    goings_back=6,
    private_tables=1,
    oracle_games=12,
    level_games=15,
    moments=6,
    alike=5,
    most_examples=25,
    everything=False,
)
THOROUGH = Depth(
    name="thorough",
    random_games=80,
    census_games=40,
    tables=6,
    orders=8,
    goings_back=9,
    private_tables=2,
    oracle_games=48,
    level_games=30,
    moments=12,
    alike=60,
    most_examples=60,
    everything=True,
)

_chosen = [QUICK]


def choose(depth: Depth) -> None:
    """Settle how deep this run goes, before any test is collected."""
    _chosen[:] = [depth]


def chosen() -> Depth:
    """How deep this run goes."""
    return _chosen[0]
