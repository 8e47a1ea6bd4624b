"""The figures that count, where to find each in its benchmark's output, and its goal."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias

import msgspec

Report: TypeAlias = Mapping[str, Any]
"""One JSON line of a benchmark, with `p_ms`: P in milliseconds then."""
UnitOfMeasure: TypeAlias = Literal["ms", "P", "s", "KB", "MB", "", "× pyminion"]

NORMAL_MS = 1000 / 890
"""P on the machine for which goals in clicks a second are meant: pyminion plays 890 games a second there."""


class Measured(msgspec.Struct, frozen=True):
    """A measured figure, also in P if it is a time; `reached` says whether it meets its goal."""

    value: float
    p: float | None
    reached: bool | None


class Figure(msgspec.Struct, frozen=True):
    """A figure: in words, and its key (or keys, with dots) in the output line with these `marks`. Its goal is
    `most`, or `least`: in P for milliseconds, else in its own unit.
    """

    what: str
    key: str
    unit: UnitOfMeasure = ""
    most: float | None = None
    least: float | None = None
    marks: Mapping[str, Any] = {}
    by_speed: bool = False
    """Whether it grows with the machine's speed: it is given as on a normal machine."""

    @property
    def goal(self) -> str:
        """The goal, in words."""
        unit = "P" if self.unit == "ms" else self.unit
        if self.most is not None:
            return f"≤ {self.most:g} {unit}".strip()
        return "" if self.least is None else f"≥ {self.least:g} {unit}".strip()

    def line(self, found: Measured) -> str:
        """All of it in a line."""
        in_p = "" if found.p is None else f"{found.p:9.1f} P"
        mark = {None: "", True: "reached", False: "MISSED"}[found.reached]
        return f"{self.what:66}{found.value:10.2f} {self.unit:10}{in_p:12}{self.goal:>16} {mark}"


class Benchmark(msgspec.Struct, frozen=True):
    """A benchmark: its module, its arguments, its duration, and the figures in its output."""

    name: str
    module: str
    arguments: tuple[str, ...]
    minutes: float
    figures: tuple[Figure, ...]


def found_in(figure: Figure, lines: Sequence[Report]) -> Measured | None:
    """A figure in the output; None if it is not there."""
    line = next((line for line in lines if all(line.get(key) == value for key, value in figure.marks.items())), None)
    value: Any = line
    for key in figure.key.split("."):
        value = value.get(key) if isinstance(value, Mapping) else None
    if line is None or not isinstance(value, int | float):
        return None
    if figure.by_speed:
        value *= line["p_ms"] / NORMAL_MS
    milliseconds = {"ms": 1.0, "s": 1000.0, "P": line["p_ms"]}.get(figure.unit)
    in_p = None if milliseconds is None else value * milliseconds / line["p_ms"]
    return Measured(float(value), in_p, _reached(figure, in_p if in_p is not None and figure.unit == "ms" else value))


def _reached(figure: Figure, value: float) -> bool | None:
    if figure.most is not None:
        return value <= figure.most
    return None if figure.least is None else value >= figure.least


def _of_games(what: str, key: str, unit: UnitOfMeasure = "P", **goal: Any) -> tuple[Figure, ...]:
    """The same figure of each game."""
    names = {"dominion": "Dominion", "domus_domini": "Domus Domini", "monasterium": "Monasterium"}
    return tuple(Figure(f"{what}, {said}", key, unit, marks={"game": name}, **goal) for name, said in names.items())


def _by_lot(name: str, said: str, least: float) -> Figure:
    return Figure(f"{said} by lot, games per CPU second", f"{name}_by_lot.times_pyminion", "× pyminion", least=least)


def _with(games: int, what: str, key: str, unit: UnitOfMeasure = "", most: float | None = None) -> Figure:
    """A figure for so many games in play, with no stored ones beside them."""
    return Figure(f"{games} games: {what}", key, unit, most=most, marks={"games": games, "stored": 0})


SCALE = (
    _with(50, "CPU per click, pictures included", "cpu_per_click_ms", "ms", 12),
    _with(50, "CPU per click, in games pyminion plays after such pauses", "cpu_per_click_rested_p"),
    _with(50, "click to reply, median", "reply_p50_ms", "ms", 10),
    _with(50, "click to reply, 99 of 100", "reply_p99_ms", "ms", 30),
    _with(50, "longest callback of the event loop", "busiest_callback_ms", "ms", 25),
    _with(50, "uploaded per click", "kb_per_click", "KB", 35),
    _with(50, "requests beside replies, per turn", "requests_outside_replies_per_turn"),
    _with(200, "click to reply, 99 of 100", "reply_p99_ms", "ms", 60),
)
RUNS = (
    Benchmark(
        "engine",
        "engine",
        ("1000",),
        1,
        (
            Figure("Dominion, Big Money, games per CPU second", "big_money.times_pyminion", "× pyminion", least=4),
            _by_lot("dominion", "Dominion", 0.19),
            _by_lot("domus_domini", "Domus Domini", 0.41),
            _by_lot("monasterium", "Monasterium", 0.14),
        ),
    ),
    Benchmark(
        "answer",
        "answer",
        (),
        0.5,
        (Figure("Decision to committed and shown, without picture", "answer_ms_median", "ms", most=3),),
    ),
    Benchmark(
        "restore",
        "restore",
        (),
        1,
        (
            *_of_games("A game brought back in mid-turn", "running_load_p", most=3),
            *_of_games("A whole game replayed and compared", "over_verify_p", most=60),
        ),
    ),
    Benchmark("film", "film", (), 1, _of_games("A film of 40 pictures, CPU time", "cpu_s", "s")),
    Benchmark(
        "film_beside",
        "film_beside",
        ("120", "50"),
        5,
        (
            Figure("50 games and films: from the click to the longest film", "longest_film_s", "s", most=10),
            Figure("50 games and films: 99 of 100 replies, times as long", "p99_times_as_long", most=1.2),
        ),
    ),
    Benchmark(
        "saturation",
        "saturation",
        ("15", "200"),
        6,
        (
            Figure("Clicks a second with Discord's limit of 50 requests", "clicks_per_s", marks={"limited": True}),
            Figure(
                "Clicks a second until one reply of 100 takes a second, one core", "clicks_per_s", by_speed=True,
                marks={"limited": False, "cores": 1},
            ),
            Figure(
                "Clicks a second until one reply of 100 takes a second, two cores", "clicks_per_s", by_speed=True,
                least=50, marks={"limited": False, "cores": 2},
            ),
        ),
    ),
    Benchmark("scale", "scale", ("500",), 30, SCALE),
    Benchmark(
        "start",
        "start",
        ("3",),
        2,
        (Figure("A start with data, until ready", "ready_p", "P"), Figure("`parlatorium health`", "health_p", "P")),
    ),
)  # fmt: skip
"""In the order in which they run."""
