"""The same people with every set of a game: strictly, briskly, and with turns prepared by half of them or all; both as
tables and as a page for readers.

Laws: a comparison follows from its first seed alone, however many processors play it; every way of playing a set has
the same games and the same people.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from statistics import fmean
from typing import TypeAlias, TypeVar

import msgspec

from bot.host.boxes import with_boxes
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game, Pace
from games.kernel.engine.text import Text
from tools.calendar.averages import COUNTS, PreparedShares, prepared
from tools.calendar.slow_game import Timeline, calendar

SET = "set"
"""The option with the sets as values."""
FEW = 8
"""The number of games not worth a second process."""


class PlayingStyle(msgspec.Struct, frozen=True):
    """How people play: a name, the pace, the share of those who prepare."""

    name: str
    pace: Pace
    share: float


WAYS = (
    PlayingStyle("strict", "exact", 0),
    PlayingStyle("brisk", "turn", 0),
    PlayingStyle("half", "turn", 0.5),
    PlayingStyle("all", "turn", 1),
)


class Conditions(msgspec.Struct, frozen=True):
    """The common conditions of all games of a comparison."""

    game: str
    boxes: Path
    seats: int
    median: float
    cap: int


class SetGame(msgspec.Struct, frozen=True):
    """One game to be played."""

    set: str
    way: PlayingStyle
    seed: int


class Summary(msgspec.Struct, frozen=True):
    """The mean results of one set played in one way: days a game, visits and waits per own turn, and the fate of
    prepared turns.
    """

    days: float
    visits: float
    waits: float
    became: PreparedShares


Comparison: TypeAlias = Mapping[str, Mapping[str, Summary]]
"""The summaries by set and by the way's name."""


def sets(game: Game) -> dict[str, Text]:
    """The sets of a game with their names, without those made by chance."""
    offered = [setting for setting in game.settings({}) if setting.name == SET]
    return {value.name: value.label for setting in offered for value in setting.values if _fixed(game, value.name)}


def _fixed(game: Game, name: str) -> bool:
    return not any(setting.lots for setting in game.settings({SET: name}))


def tasks(names: Iterable[str], seeds: range) -> list[SetGame]:
    """All games to be played."""
    return [SetGame(name, way, seed) for name in names for way in WAYS for seed in seeds]


def played(terms: Conditions, todo: Sequence[SetGame]) -> Iterator[Timeline]:
    """The courses of these games in their order, on all processors. Raises Failure."""
    if len(todo) <= FEW:
        yield from map(_player(terms), todo)
        return
    with get_context("spawn").Pool(cpu_count(), _sit_down, (terms,)) as pool:
        yield from pool.imap(_play, todo, chunksize=4)


def _player(terms: Conditions) -> Callable[[SetGame], Timeline]:
    return partial(_course, with_boxes(find_games(), terms.boxes)[terms.game], terms)


def _course(game: Game, terms: Conditions, task: SetGame) -> Timeline:
    return calendar(
        game, terms.seats, task.way.pace, task.seed,
        median=terms.median, cap=terms.cap, preparing=task.way.share, options={SET: task.set},
    )  # fmt: skip


_here: list[Callable[[SetGame], Timeline]] = []
"""Plays in another process, which finds the game once."""


def _sit_down(terms: Conditions) -> None:
    _here[:] = [_player(terms)]


def _play(task: SetGame) -> Timeline:
    return _here[0](task)


# results


def compared(todo: Sequence[SetGame], courses: Iterable[Timeline]) -> Comparison:
    """The summaries of all games."""
    found: dict[str, dict[str, list[Timeline]]] = {}
    for task, course in zip(todo, courses, strict=True):
        found.setdefault(task.set, {}).setdefault(task.way.name, []).append(course)
    return {name: {way: summary(games) for way, games in ways.items()} for name, ways in found.items()}


def summary(games: Sequence[Timeline]) -> Summary:
    """The mean results of these games."""
    days, visits = (fmean(number for game in games for number in COUNTS[name](game)) for name in ("days", "visits"))
    waits = fmean(len(game.waits) / game.rounds / game.seats for game in games)
    return Summary(days, visits, waits, prepared(games))


def mean(comparison: Comparison) -> dict[str, Summary]:
    """The mean of all sets, by way; each counts the same."""
    return {way.name: _mean([ways[way.name] for ways in comparison.values()]) for way in WAYS}


def _mean(found: Sequence[Summary]) -> Summary:
    days, visits, waits = (fmean(getattr(each, name) for each in found) for name in ("days", "visits", "waits"))
    shares, reasons = [each.became.shares for each in found], [each.became.reasons for each in found]
    told = _shares(reasons)
    return Summary(
        days, visits, waits, PreparedShares(_shares(shares), dict(sorted(told.items(), key=lambda one: -one[1])))
    )


Name = TypeVar("Name", bound=str)


def _shares(found: Sequence[Mapping[Name, float]]) -> dict[Name, float]:
    names = dict.fromkeys(name for each in found for name in each)
    return {name: fmean(each.get(name, 0) for each in found) for name in names}
