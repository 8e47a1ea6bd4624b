"""A game replayed from its answers, for films, statistics, reviews, proofs and rebuilding.

Laws: a game is its set-up, its seed and the answers that count; a step taken back never happened. An answer that
today's rules refuse raises IllegalAnswer; rules that have changed since may raise anything.
"""

from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from games.kernel.contract.game import Game, Setup
from games.kernel.engine.chronicle import Event
from games.kernel.match import Given, Match


class Replayed(NamedTuple):
    """A game after a step, or before the first: the answer `given` by it (None before the first), the match (which
    moves on with the next step), the events it told, and whether a turn ended with it (`boundary`).
    """

    step: int
    given: Given | None
    match: Match
    events: tuple[Event, ...]
    boundary: bool


class Replay:
    """A match played on by the steps of a log. `match` is the game after the last of them, `counting` are the answers
    not taken back, `snapshots` the checkpoints passed, including the first.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.counting: dict[int, Given] = {}
        self.snapshots = [match.snapshot]

    def begun(self) -> Replayed:
        """The game before the first step."""
        return Replayed(self.match.number, None, self.match, tuple(self.match.take_news()), boundary=False)

    def answer(self, step: int, given: Given) -> Replayed:
        """Give an answer as this step. Raises IllegalAnswer."""
        turn = self.match.turn
        given = self.counting[step] = self._give(step, given)
        match = self.match
        return Replayed(step, given, match, tuple(match.take_news()), match.turn != turn or match.over)

    def take_back(self, step: int, steps: Collection[int]) -> None:
        """Take these steps back, as this step. Raises IllegalAnswer if an answer that still counts was legal only
        because of them: it is the step after `match.number`.
        """
        for each in steps:
            _ = self.counting.pop(each, None)
        if steps:
            self.snapshots = [each for each in self.snapshots if each.step < min(steps)] or self.snapshots[:1]
        newest = self.snapshots[-1]
        self.match = Match(self.match.game, self.match.setup, newest)
        for kept, given in self.counting.items():
            if kept > newest.step:
                _ = self._give(kept, given)
        self.match.number = step
        _ = self.match.take_news()

    def _give(self, step: int, given: Given) -> Given:
        self.match.number = step - 1
        taken = self.match.answer(given.seat, given.choice, given.picks, given.origin)
        if self.match.snapshot.step > self.snapshots[-1].step:
            self.snapshots.append(self.match.snapshot)
        return taken


def replayed(game: Game, setup: Setup, seed: bytes, log: Iterable[tuple[int, Given]]) -> Iterator[Replayed]:
    """A game at its beginning and after each answer. Raises IllegalAnswer if the rules have changed."""
    replay = Replay(Match.begin(game, setup, seed))
    yield replay.begun()
    for step, given in log:
        yield replay.answer(step, given)
