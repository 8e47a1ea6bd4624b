"""The results of games at the pace of people, as tables for a terminal."""

from collections.abc import Iterator, Mapping, Sequence

from rich.table import Table

from games.kernel.contract.game import Pace
from tools.calendar.averages import Spread, figures, longest, occasions, prepared, waited
from tools.calendar.page import PageTable
from tools.calendar.preparing import How
from tools.calendar.slow_game import ZONES, Timeline
from tools.simulate.terminal import table

LONGEST = 3
"""The number of longest waits to print."""
OCCASIONS = 12
"""The number of questions at which people sat down to print."""

PACES: dict[Pace, str] = {"turn": "Brisk", "exact": "Strict"}
COUNTED = {
    "days": "Days a game takes",
    "rounds": "Rounds",
    "hand-overs": "Hand-overs per round and player",
    "visits": "Visits per round and player",
    "waits": "Waits for one alone, per round",
    "wait": "Hours of such a wait",
    "longest": "Hours of a game’s longest wait",
    "coming": "Hours until somebody comes",
    "questions": "Questions per sitting",
    "elsewhere": "Answers in another’s turn, in %",
}
BECAME: dict[How, str] = {
    "carried": "Carried out as prepared",
    "stopped": "Stopped",
    "nothing": "Nothing was ready",
    "there": "Was there anyway",
}


def grid_table(grid: PageTable) -> Table:
    """A table of words as it is shown in a terminal; the last row sums up."""
    made = table(grid.headings, grid.title)
    for row in grid.rows[:-1]:
        made.add_row(*row)
    made.add_section()
    made.add_row(*grid.rows[-1], style="bold")
    return made


def tables(games: Mapping[Pace, Sequence[Timeline]]) -> Iterator[Table]:
    """The results of games, for each way of asking; the questions at which people sat down, the fate of prepared
    turns, the longest waits, and who waited for whom.
    """
    yield _figures(games)
    yield _occasions(games)
    if any(course.became for courses in games.values() for course in courses):
        yield _prepared(games)
    yield _longest(games)
    for pace, courses in games.items():
        yield _waited(pace, courses)


def _figures(games: Mapping[Pace, Sequence[Timeline]]) -> Table:
    columns = [column for pace in games for column in (PACES[pace], "±", "Max.")]
    made = table(["Of all games", *columns])
    found = [figures(courses) for courses in games.values()]
    for name in found[0]:
        row = [cell for each in found for cell in _cells(each[name])]
        made.add_row(COUNTED[name], *row)
    return made


def _cells(figure: Spread) -> tuple[str, str, str]:
    return f"{figure.mean:.1f}", f"{figure.spread:.1f}", f"{figure.most:.1f}"


def _occasions(games: Mapping[Pace, Sequence[Timeline]]) -> Table:
    made = table(["Sat down at, per round and player", *[PACES[pace] for pace in games]])
    found = [occasions(courses) for courses in games.values()]
    sums = {question: sum(each.get(question, 0) for each in found) for each in found for question in each}
    for question in sorted(sums, key=lambda one: (-sums[one], one))[:OCCASIONS]:
        made.add_row(question, *[f"{each.get(question, 0):.2f}" for each in found])
    return made


def _prepared(games: Mapping[Pace, Sequence[Timeline]]) -> Table:
    made = table(["Own turns of those who prepare, in %", *[PACES[pace] for pace in games]])
    found = [prepared(courses) for courses in games.values()]
    for how, words in BECAME.items():
        made.add_row(words, *[_percent(each.shares.get(how, 0)) for each in found])
    for why in dict.fromkeys(why for each in found for why in each.reasons):
        row = [_percent(each.reasons.get(why, 0)) for each in found]
        made.add_row(f"Stopped at “{why}”", *row)
    return made


def _percent(number: float) -> str:
    return f"{number:.1f}"


def _longest(games: Mapping[Pace, Sequence[Timeline]]) -> Table:
    made = table(["Longest waits", "Hours", "For", "At the question", "Seed"])
    for pace, courses in games.items():
        for wait, seed in longest(courses, LONGEST):
            made.add_row(PACES[pace], f"{wait.hours:.1f}", _seat(wait.seat), wait.question, str(seed))
    return made


def _waited(pace: Pace, courses: Sequence[Timeline]) -> Table:
    hours = waited(courses)
    seats = [_seat(seat) for seat in range(len(hours))]
    made = table(["Who", *seats], f"{PACES[pace]}: who waited for whom, hours a game")
    for seat, row in zip(seats, hours, strict=True):
        made.add_row(seat, *[f"{number:.0f}" if number else "" for number in row])
    return made


def _seat(seat: int) -> str:
    return f"{seat + 1} (UTC{ZONES[seat % len(ZONES)]:+})"
