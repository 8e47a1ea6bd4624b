"""Random games: tables, answers and their order at random, and after every step a count of the constant things.

Laws: a game follows from its seed alone, so any failure can be played again; every legal answer may come, and of
several open questions any may be the next.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from statistics import mean, median, quantiles
from traceback import extract_tb
from typing import TypeAlias

import msgspec

from games.kernel.contract.game import Game, Setup, State
from games.kernel.contract.policy import Look, Policy
from games.kernel.engine.chance import Chance
from games.kernel.engine.choice import Choice, Picks
from games.kernel.engine.text import Text
from games.kernel.selfplay import Run, TooLong


class SimulatedGame(msgspec.Struct, frozen=True):
    """A random game: turns and steps (answers) it took, the points by place, best first, why it ended (None: it was
    stopped), and the game's own measures.
    """

    turns: int
    steps: int
    places: tuple[int, ...]
    reason: Text | None
    measures: Mapping[Text, tuple[int, ...]]


class Failure(Exception):
    """A game broke a promise: `seed` and `step` say where, `fault` how."""

    def __init__(self, seed: int, step: int, fault: str) -> None:
        super().__init__(f"seed {seed}, step {step}: {fault}")
        self.seed = seed
        self.step = step
        self.fault = fault

    def __reduce__(self) -> tuple[type["Failure"], tuple[int, int, str]]:
        """How it is passed between processes."""
        return Failure, (self.seed, self.step, self.fault)


class Miscounted(Exception):
    """The number of a constant thing has changed."""


Check: TypeAlias = Callable[[State], None]


def simulated(game: Game, seats: int, seed: int, cap: int, *, checked: bool = True) -> SimulatedGame:
    """Play the game that belongs to a seed, stopped after `cap` turns, everything counted after every step if
    `checked`. Raises Failure for any fault.
    """
    run, dice = None, Random(seed)
    try:
        run = begun(game, seats, seed, cap, dice)
        finish(run, dice, conserving(game, run.state) if checked else None)
        return _played(game, run, cap)
    except Exception as error:
        raise Failure(seed, run.steps if run else 0, told(error)) from error


def _played(game: Game, run: Run, cap: int) -> SimulatedGame:
    result = game.result(run.state)
    places = tuple([score.points for score in sorted(result.scores, key=lambda score: score.rank)])
    return SimulatedGame(min(run.turn, cap), run.steps, places, result.reason, game.words.measures(run.state))


def told(error: Exception) -> str:
    """The fault and its place, on one line."""
    fault = " ".join(f"{type(error).__name__}: {error}".split())
    place = extract_tb(error.__traceback__)[-1]
    return fault if isinstance(error, Miscounted) else f"{fault} ({Path(place.filename).name}:{place.lineno})"


def begun(game: Game, seats: int, seed: int, cap: int, dice: Random) -> Run:
    """The game that belongs to a seed, before its first step."""
    name = b"%d" % seed
    options = game.begun_by(game.lots(Chance(b"lots/" + name), seats), None)
    return Run(game, Setup(seats, options=options), name, [by_lot(dice)] * seats, cap)


def finish(run: Run, dice: Random, check: Check | None) -> None:
    """Play to the end, or until the turns allowed are over, with a check after every step, or with none."""
    try:
        if check is None:
            run.finish(dice.randrange)
            return
        while waiting := run.waiting:
            run.step(dice.randrange(waiting) if waiting > 1 else 0)
            check(run.state)
    except TooLong:
        if check is not None:
            check(run.state)


def by_lot(dice: Random) -> Policy:
    """Picks uniformly: first how many, then which, in any order."""

    def answer(look: Look, choice: Choice) -> Picks:
        values, least = choice.values, choice.least
        most = min(choice.most, len(values))
        count = least + int(dice.random() * (most - least + 1))
        if count == 1:
            return (values[int(dice.random() * len(values))],)
        return tuple(dice.sample(values, count)) if count else ()

    return answer


def conserving(game: Game, beginning: State) -> Check:
    """A check that everything from the beginning is still there. It raises Miscounted."""
    once = game.cases.census(beginning)

    def check(state: State) -> None:
        now = game.cases.census(state)
        if now != once:
            raise Miscounted(difference(once, now))

    return check


def difference(once: Mapping[str, int], now: Mapping[str, int]) -> str:
    """The numbers that changed: ``coin 60 → 59``."""
    names = sorted(name for name in once.keys() | now.keys() if once.get(name, 0) != now.get(name, 0))
    return ", ".join(f"{name} {once.get(name, 0)} → {now.get(name, 0)}" for name in names)


# results of many games

Lengths: TypeAlias = tuple[int, float, float, int]
"""Least, median, mean, most."""


def spans(games: Sequence[SimulatedGame]) -> dict[str, Lengths]:
    """The lengths of at least one game."""
    columns = {"turns": [game.turns for game in games], "steps": [game.steps for game in games]}
    return {name: (min(found), median(found), mean(found), max(found)) for name, found in columns.items()}


def reasons(games: Sequence[SimulatedGame]) -> list[tuple[Text | None, int]]:
    """Why games ended and how many did for this reason, the most frequent first."""
    return Counter(game.reason for game in games).most_common()


Scale: TypeAlias = tuple[float, float, float, float, float]
"""The spread of numbers: the least, the lower quartile, the median, the upper quartile, the most."""


def scale(numbers: Sequence[int]) -> Scale:
    """How at least one number is spread."""
    quarters = quantiles(numbers, method="inclusive") if len(numbers) > 1 else [numbers[0]] * 3
    return (min(numbers), quarters[0], quarters[1], quarters[2], max(numbers))


def places(games: Sequence[SimulatedGame]) -> list[Scale]:
    """How the points on each place are spread, the first place first."""
    return [scale(points) for points in zip(*[game.places for game in games], strict=True)]


def measured(games: Iterable[SimulatedGame]) -> dict[Text, Scale]:
    """The spread of all the game's measures, over all seats of all games that have them."""
    numbers: dict[Text, list[int]] = {}
    for game in games:
        for label, found in game.measures.items():
            numbers.setdefault(label, []).extend(found)
    return {label: scale(found) for label, found in numbers.items()}
