"""The last figures as a page for readers: a table, and curves of the bot's speed with few games and with many."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bot.language.phrases import Phrasebook
from renderers.surface.stage import Stage
from tools.benchmarks.figures import Figure, Measured, Report
from tools.pictures.compared import ComparedThing, compared

PAGE, PICTURE = "speed.md", "speed.png"
WAYS = {
    "cpu_per_click_p": "CPU per click",
    "cpu_per_click_rested_p": "CPU per click, rested",
    "reply_p50_p": "Reply, median",
    "reply_p99_p": "Reply, 99 of 100",
}
ON_PAPER = """
## With 100,000 stored games, on paper

Not measured, but reckoned. Whatever a click asks of the database, it finds by an index: SQLite itself tells so of every
statement in a test (`tests/db/test_plans.py`). Five times as many rows as above make the way to a row one page longer
at most. In memory there are at most 256 games, however many are stored. So what grows is the file, to 0.8 GB if all of
them are finished games of Dominion or Domus Domini, to 1.5 GB if they are Monasterium's; and the questions behind
`/stats`, which count: with 20,000 games of one server they take 0.3 s at most, with 100,000 five times as long.
"""
MARKS = {None: "", True: "yes", False: "**no**"}


def write(folder: Path, where: Mapping[str, Any], found: Sequence[tuple[Figure, Measured]], printed: Any) -> None:
    """Write the page, and the picture if scale was measured."""
    points: Sequence[Report] = printed.get("scale", ())
    if points:
        (folder / PICTURE).write_bytes(drawn(points))
    lines = [*intro(where), *table(found), *(curves(points) if points else ())]
    (folder / PAGE).write_text("\n".join(lines) + "\n", encoding="utf-8")


def intro(where: Mapping[str, Any]) -> list[str]:
    """What the figures are, and where they come from."""
    return [
        "# Speed",
        "",
        "What the benchmarks found last. All of them are run, and this page is written, by",
        "`python -m tools benchmarks --page`; `tools/benchmarks/figures.py` says where each figure is from.",
        "",
        "Machines differ, and so does one machine from day to day. So times stand in P, too: the CPU time of one of",
        f"pyminion's Big Money games in the same run. Here P was {where['p_ms']:g} ms, on {where['cores']} cores with",
        f"Python {where['python']}, on {where['on']}. Clicks a second are told as on a machine on which pyminion plays",
        "890 games a second.",
        "",
    ]


def table(found: Sequence[tuple[Figure, Measured]]) -> list[str]:
    """A row for each figure."""
    head = ["| Figure | Measured | In P | Goal | Reached |", "| --- | ---: | ---: | ---: | :---: |"]
    return [*head, *(_row(figure, value) for figure, value in found), ""]


def _row(figure: Figure, found: Measured) -> str:
    in_p = "" if found.p is None else f"{found.p:.1f}"
    value = "" if figure.unit == "P" else f"{found.value:.2f} {figure.unit}".strip()
    return f"| {figure.what} | {value} | {in_p} | {figure.goal} | {MARKS[found.reached]} |"


def curves(points: Sequence[Report]) -> list[str]:
    """How the bot does with few games and with many."""
    head = [
        "| Games played | Stored beside | " + " | ".join(f"{said} (P)" for said in WAYS.values()) + " | Memory (MB) |"
    ]
    rows = [
        f"| {point['games']} | {point['stored']:,} | "
        + " | ".join(f"{point[key]:.1f}" for key in WAYS)
        + f" | {point['rss_mb']} |"
        for point in points
    ]
    return [
        "## With few games and with many",
        "",
        "Each game is clicked in every 20 seconds in the mean, few games more often; others are stored and wait. A",
        "processor that has rested is slow at first: *rested* is in games that pyminion plays ten at a time, after",
        "such pauses as there are between two clicks.",
        "",
        f"![A row for each number of games: CPU per click, and replies, in P.]({PICTURE})",
        "",
        *head,
        "| ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
        *rows,
        ON_PAPER.rstrip(),
    ]


def drawn(points: Sequence[Report]) -> bytes:
    """The picture of the points."""
    rows = [ComparedThing(_called(point), tuple(point[key] for key in WAYS)) for point in points]
    stage = Stage((), Phrasebook.load().speaker("en").plain, "light", "safe")
    return compared("Speed with few games and with many, in P", tuple(WAYS.values()), rows, stage, ()).data


def _called(point: Report) -> str:
    played = f"{point['games']} games" if point["games"] > 1 else "1 game"
    return f"{played}, {point['stored']:,} stored" if point["stored"] else played
