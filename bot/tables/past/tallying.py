"""The statistics of a finished game: places, how long others waited for each seat, what was used.

Law: it is counted by playing the game again, so it follows from stored data alone; only a person's own decisions count
as that person's answers.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.tables.memory.loaded import counting
from bot.tables.terms.holders import ALWAYS_THE_SAME, Holders
from db import rows
from db.people.stats import Tally
from games.kernel.contract.game import Game, Setup
from games.kernel.match import BY_ITSELF, Given
from games.kernel.replayed import replayed

START = -1
"""The opener of the first questions: no seat."""


class GameTallies:
    """A game's tallies: `answers` others waited for and the milliseconds they `waited`, by seat; `uses` by seat and
    thing.
    """

    def __init__(self) -> None:
        self.answers: Counter[int] = Counter()
        self.waited: Counter[int] = Counter()
        self.uses: Counter[tuple[int, str]] = Counter()

    def tallies(self, places: Sequence[tuple[int, int, int]]) -> list[Tally]:
        """With the result, as seat, points, rank."""
        return [
            Tally(seat, points, rank, self.answers[seat], self.waited[seat]) for seat, points, rank in sorted(places)
        ]


def counted(
    game: Game, setup: Setup, row: rows.Game, log: Sequence[rows.Answer], holders: Holders = ALWAYS_THE_SAME
) -> GameTallies:
    """A finished game's tallies. Raises IllegalAnswer if the rules have changed."""
    count = GameTallies()
    at = {0: row.started_at or row.created_at} | {answer.step: answer.at for answer in log}
    opened: dict[str, tuple[int, int]] = {}
    for now in replayed(game, setup, row.begun_with, counting(log)):
        given, opener = now.given, (now.step, START)
        if given is not None:
            if holders.had(given.seat, now.step):
                _note_wait(count, given, at[now.step], opened, at)
            # Nobody waited for an unasked answer: whatever led to it also opened what it leads to.
            opener = opened[given.choice] if given.origin in (BY_ITSELF, "order") else (now.step, given.seat)
        opened = {name: opened.get(name, opener) for name in now.match.open}
        used = ((event.seat, thing) for event in now.events for thing in event.used)
        count.uses.update((seat, thing) for seat, thing in used if holders.had(seat, now.step))
    return count


def _note_wait(
    count: GameTallies, given: Given, now: int, opened: Mapping[str, tuple[int, int]], at: Mapping[int, int]
) -> None:
    """Note an answer to a question another seat's step opened: for it others waited."""
    step, opener = opened[given.choice]
    if given.origin == "player" and opener != given.seat:
        count.answers[given.seat] += 1
        count.waited[given.seat] += max(now - at[step], 0)
