"""What many games come to, as tables for a terminal: those by lot and those at the pace of people."""

from collections.abc import Iterator, Mapping, Sequence

from rich.table import Table

from bot.command_line.calendar import ZONES, Course
from bot.command_line.calendar_figures import Figure, figures, longest, occasions, prepared, waited
from bot.command_line.calendar_page import Grid
from bot.command_line.preparing import HOWS
from bot.command_line.simulate import Played, Scale, measured, places, reasons, spans
from games.kernel.contract.game import Pace
from games.kernel.engine.text import Say, Text

LONGEST = 3
"""How many of the longest waits are told."""
OCCASIONS = 12
"""How many questions at which people sat down are told."""


def table(headings: Sequence[str], title: str | None = None) -> Table:
    """An empty table: words on the left, numbers on the right of their columns."""
    made = Table(title=title, title_justify="left")
    for place, heading in enumerate(headings):
        made.add_column(heading, justify="right" if place else "left")
    return made


def grid_table(grid: Grid) -> Table:
    """A table of words as it is shown in a terminal; the last row sums up."""
    made = table(grid.headings, grid.title)
    for row in grid.rows[:-1]:
        made.add_row(*row)
    made.add_section()
    made.add_row(*grid.rows[-1], style="bold")
    return made


# games by lot


def lot_tables(say: Say, played: Sequence[Played]) -> Iterator[Table]:
    """How long games by lot were, what they came to, and why they ended."""
    yield _lengths(say, played)
    yield _scales(say, played)
    ends = table([say(Text(f"cli-simulate-{column}")) for column in ("reason", "times")])
    for reason, count in reasons(played):
        ends.add_row(say(reason or Text("cli-simulate-stopped")), str(count))
    yield ends


def _lengths(say: Say, played: Sequence[Played]) -> Table:
    columns = ("of", "least", "median", "mean", "most")
    made = table([say(Text(f"cli-simulate-{column}")) for column in columns])
    for name, (least, middle, average, most) in spans(played).items():
        row = str(least), f"{middle:g}", f"{average:.1f}", str(most)
        made.add_row(say(Text(f"cli-simulate-of-{name}")), *row)
    return made


def _scales(say: Say, played: Sequence[Played]) -> Table:
    columns = ("spread", "least", "quarter", "median", "three-quarters", "most")
    made = table([say(Text(f"cli-simulate-{column}")) for column in columns])
    for place, spread in enumerate(places(played), 1):
        made.add_row(say(Text("cli-simulate-place", place=place)), *_numbers(spread))
    for label, spread in measured(played).items():
        made.add_row(say(label), *_numbers(spread))
    return made


def _numbers(spread: Scale) -> list[str]:
    return [f"{number:g}" for number in spread]


# games at the pace of people


def calendar_tables(say: Say, games: Mapping[Pace, Sequence[Course]]) -> Iterator[Table]:
    """What games came to, for each way of asking; at what people sat down, what became of prepared turns, the longest
    waits, and who waited for whom.
    """
    yield _figures(say, games)
    yield _occasions(say, games)
    if any(course.became for courses in games.values() for course in courses):
        yield _prepared(say, games)
    yield _longest(say, games)
    for pace, courses in games.items():
        yield _waited(say, pace, courses)


def _figures(say: Say, games: Mapping[Pace, Sequence[Course]]) -> Table:
    columns = [column for pace in games for column in (_pace(say, pace), "±", say(Text("cli-calendar-most")))]
    made = table([say(Text("cli-calendar-of")), *columns])
    found = [figures(courses) for courses in games.values()]
    for name in found[0]:
        row = [cell for each in found for cell in _cells(each[name])]
        made.add_row(say(Text(f"cli-calendar-of-{name}")), *row)
    return made


def _cells(figure: Figure) -> tuple[str, str, str]:
    return f"{figure.mean:.1f}", f"{figure.spread:.1f}", f"{figure.most:.1f}"


def _occasions(say: Say, games: Mapping[Pace, Sequence[Course]]) -> Table:
    made = table([say(Text("cli-calendar-occasion")), *[_pace(say, pace) for pace in games]])
    found = [occasions(courses) for courses in games.values()]
    sums = {question: sum(each.get(question, 0) for each in found) for each in found for question in each}
    for question in sorted(sums, key=lambda one: (-sums[one], one))[:OCCASIONS]:
        made.add_row(question, *[f"{each.get(question, 0):.2f}" for each in found])
    return made


def _prepared(say: Say, games: Mapping[Pace, Sequence[Course]]) -> Table:
    made = table([say(Text("cli-calendar-became")), *[_pace(say, pace) for pace in games]])
    found = [prepared(courses) for courses in games.values()]
    for how in HOWS:
        made.add_row(say(Text(f"cli-calendar-became-{how}")), *[_percent(each.shares.get(how, 0)) for each in found])
    for why in dict.fromkeys(why for each in found for why in each.reasons):
        row = [_percent(each.reasons.get(why, 0)) for each in found]
        made.add_row(say(Text("cli-calendar-because", why=why)), *row)
    return made


def _percent(number: float) -> str:
    return f"{number:.1f}"


def _longest(say: Say, games: Mapping[Pace, Sequence[Course]]) -> Table:
    columns = ("longest", "hours-waited", "for", "question", "seed-of")
    made = table([say(Text(f"cli-calendar-{column}")) for column in columns])
    for pace, courses in games.items():
        for wait, seed in longest(courses, LONGEST):
            made.add_row(_pace(say, pace), f"{wait.hours:.1f}", _seat(say, wait.seat), wait.question, str(seed))
    return made


def _waited(say: Say, pace: Pace, courses: Sequence[Course]) -> Table:
    hours = waited(courses)
    seats = [_seat(say, seat) for seat in range(len(hours))]
    title = say(Text("cli-calendar-waited", pace=Text(f"cli-calendar-in-{pace}")))
    made = table([say(Text("cli-calendar-who")), *seats], title)
    for seat, row in zip(seats, hours, strict=True):
        made.add_row(seat, *[f"{number:.0f}" if number else "" for number in row])
    return made


def _pace(say: Say, pace: Pace) -> str:
    return say(Text(f"cli-calendar-in-{pace}"))


def _seat(say: Say, seat: int) -> str:
    return say(Text("cli-calendar-seat", seat=seat + 1, zone=f"{ZONES[seat % len(ZONES)]:+}"))
