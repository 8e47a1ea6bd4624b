"""What a finished game counts for in statistics: places, how long others waited for each seat, what was used.

Law: it is counted from the game played again, so that it follows from what is stored alone; only what a person decided
counts as that person's answer.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.tables.memory.loaded import counting
from bot.tables.terms.holders import ALWAYS_THE_SAME, Holders
from db import rows
from db.people.stats import Tally
from games.kernel.contract.game import Game, Setup
from games.kernel.match import BY_ITSELF, Given, Match

START = -1
"""Stands for the seat that opened the first questions: nobody's."""


class Count:
    """A game's tallies: `answers` others waited for and the milliseconds they `waited`, by seat; `uses` by seat and
    thing.
    """

    def __init__(self) -> None:
        self.answers: Counter[int] = Counter()
        self.waited: Counter[int] = Counter()
        self.uses: Counter[tuple[int, str]] = Counter()

    def tallies(self, places: Sequence[tuple[int, int, int]]) -> list[Tally]:
        """With the result: seat, points, rank."""
        return [
            Tally(seat, points, rank, self.answers[seat], self.waited[seat]) for seat, points, rank in sorted(places)
        ]


def counted(
    game: Game, setup: Setup, row: rows.Game, log: Sequence[rows.Answer], holders: Holders = ALWAYS_THE_SAME
) -> Count:
    """What came of a finished game. Raises IllegalAnswer if the rules have changed since."""
    count = Count()
    match = Match.begin(game, setup, row.begun_with)
    at = {0: row.started_at or row.created_at} | {answer.step: answer.at for answer in log}
    opened = dict.fromkeys(match.open, (0, START))
    _note_uses(count, match, holders, 0)
    for step, given in counting(log):
        match.answer(given.seat, given.choice, given.picks)
        if holders.had(given.seat, step):
            _note_wait(count, given, at[step], opened, at)
        # For what went without asking nobody waited: what it leads to was opened by what led to it.
        opener = opened[given.choice] if given.origin in (BY_ITSELF, "order") else (step, given.seat)
        opened = {name: opened.get(name, opener) for name in match.open}
        _note_uses(count, match, holders, step)
    return count


def _note_uses(count: Count, match: Match, holders: Holders, step: int) -> None:
    for event in match.take_news():
        if not holders.had(event.seat, step):
            continue
        count.uses.update((event.seat, thing) for thing in event.used)


def _note_wait(
    count: Count, given: Given, now: int, opened: Mapping[str, tuple[int, int]], at: Mapping[int, int]
) -> None:
    """An answer to a question that another seat's step opened: for this one others waited."""
    step, opener = opened[given.choice]
    if given.origin == "player" and opener != given.seat:
        count.answers[given.seat] += 1
        count.waited[given.seat] += max(now - at[step], 0)
