"""Plans against each other in one kingdom."""

from collections.abc import Iterable, Mapping
from math import tanh

from games.dominion.advice.plans import Plan
from games.dominion.advisor import following
from games.kernel.contract.game import Game, Setup
from games.kernel.selfplay import TooLong, play_out

MOST_TURNS = 100
"""The most turns of both; then the game counts as it stands."""
MARGIN = 15.0
"""A lead in points that is nearly as good as can be."""


class Arena:
    """Two-player games in a kingdom, given as the options of a set-up; each game is played once and remembered until
    cleared.

    A game's worth to a plan is from 0 to 1: half for the victory, half for the lead, which tells more after few games.
    """

    def __init__(self, game: Game, options: Mapping[str, object]) -> None:
        self.game = game
        self.options = dict(options)
        self.played = 0
        self._worth: dict[tuple[Plan, Plan, int], float] = {}

    def worth(self, plan: Plan, rival: Plan, seeds: Iterable[int]) -> float:
        """The mean worth over these seeds, in both seatings."""
        found = [self._both(plan, rival, seed) for seed in seeds]
        return sum(found) / len(found)

    def clear(self) -> None:
        """Forget all games."""
        self._worth.clear()

    def _both(self, plan: Plan, rival: Plan, seed: int) -> float:
        key = plan, rival, seed
        if key not in self._worth:
            self._worth[key] = (self._one(plan, rival, seed, 0) + self._one(plan, rival, seed, 1)) / 2
        return self._worth[key]

    def _one(self, plan: Plan, rival: Plan, seed: int, seat: int) -> float:
        self.played += 1
        plans = (plan, rival) if seat == 0 else (rival, plan)
        setup = Setup(2, options={**self.options, "first": 0})
        try:
            end = play_out(self.game, setup, b"%d" % seed, [following(each) for each in plans], MOST_TURNS)
        except TooLong as too_long:
            end = too_long.state
        result = self.game.result(end)
        won = (seat in result.winners) / len(result.winners)
        ahead = result.scores[seat].points - result.scores[1 - seat].points
        return 0.5 * won + 0.25 * (1 + tanh(ahead / MARGIN))


"""Rules cannot tell a plan from a person: both are policies."""
