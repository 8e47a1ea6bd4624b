"""The results of many slow games: figures with their spread, the longest waits, who waited for whom, the questions
at which people sat down, the fate of prepared turns.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from heapq import nlargest
from statistics import fmean, pstdev
from typing import TypeAlias

import msgspec

from tools.calendar.preparing import How
from tools.calendar.slow_game import Timeline, Wait

DAY = 24


class Spread(msgspec.Struct, frozen=True):
    """The mean of some numbers, their standard deviation, and the largest."""

    mean: float
    spread: float
    most: float


Counting: TypeAlias = Callable[[Timeline], Iterable[float]]

COUNTS: dict[str, Counting] = {
    "days": lambda game: [game.hours / DAY],
    "rounds": lambda game: [game.rounds],
    "hand-overs": lambda game: [sum(one.handed for one in game.visits) / game.rounds / game.seats],
    "visits": lambda game: [len(game.visits) / game.rounds / game.seats],
    "waits": lambda game: [len(game.waits) / game.rounds],
    "wait": lambda game: [one.hours for one in game.waits],
    "longest": lambda game: [max((one.hours for one in game.waits), default=0)],
    "coming": lambda game: [one.hours for one in game.visits],
    "questions": lambda game: [one.answers for one in game.visits],
    "elsewhere": lambda game: [100 * _share(game)],
}
"""The counts in each game, by name: one number per game, per wait or per visit."""


def _share(game: Timeline) -> float:
    """The share of answers that are not of the own turn."""
    answers = sum(one.answers for one in game.visits)
    return sum(one.elsewhere for one in game.visits) / max(answers, 1)


def figures(games: Sequence[Timeline]) -> dict[str, Spread]:
    """Everything that is counted, over all games together."""
    return {name: figure([number for game in games for number in count(game)]) for name, count in COUNTS.items()}


def figure(numbers: Sequence[float]) -> Spread:
    """Where nothing was counted, all is 0."""
    return Spread(fmean(numbers), pstdev(numbers), max(numbers)) if numbers else Spread(0, 0, 0)


def longest(games: Iterable[Timeline], count: int) -> list[tuple[Wait, int]]:
    """The longest waits of all games, the longest first, each with its game's seed."""
    return nlargest(count, ((wait, game.seed) for game in games for wait in game.waits), key=lambda one: one[0].hours)


def waited(games: Sequence[Timeline]) -> list[list[float]]:
    """Hours a game in which the row's seat had nothing to do and the column's seat had something to decide."""
    seats = range(games[0].seats)
    return [[fmean(game.waited[idle][seat] for game in games) for seat in seats] for idle in seats]


def occasions(games: Sequence[Timeline]) -> dict[str, float]:
    """The questions at which people sat down, most frequent first: how often per round and player."""
    found = Counter(one.question for game in games for one in game.visits)
    rounds = sum(game.rounds * game.seats for game in games)
    return {question: count / rounds for question, count in found.most_common()}


class PreparedShares(msgspec.Struct, frozen=True):
    """The fates of preparing people's own turns, in percent; and the reasons for stopping, the most frequent first."""

    shares: Mapping[How, float]
    reasons: Mapping[str, float]


def prepared(games: Iterable[Timeline]) -> PreparedShares:
    """Over all turns of these games together; empty if nobody prepares."""
    became = [each for game in games for each in game.became]
    ways, reasons = Counter(each.how for each in became), Counter(each.why for each in became if each.why)
    percent = 100 / max(len(became), 1)
    return PreparedShares(
        {how: count * percent for how, count in ways.items()},
        {why: count * percent for why, count in reasons.most_common()},
    )
