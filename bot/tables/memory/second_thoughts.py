"""Second thoughts of computer players at a table: where their game says an answer is worth time, it is weighed in the
process beside the bot.

Laws: nobody waits for the computer's answer longer than a moment: it comes before all other thinking, and if another
move is being weighed already, or weighing fails, the first thought counts; weighing is called on a thread of its own,
never on the event loop.
"""

import asyncio
from collections.abc import Mapping
from concurrent.futures import Future
from concurrent.futures import TimeoutError as TooLate
from functools import partial

import structlog

from bot.tables.memory.advance import Advance
from bot.tables.reckoner.reckoning import Reckoning, ReckoningFailed
from bot.tables.reckoner.slices import Rank
from games.kernel.advice.estimate import Unforeseeable, lots, position
from games.kernel.advice.weighing import Pondering
from games.kernel.contract.game import Game
from games.kernel.contract.policy import Look, Policy
from games.kernel.engine.choice import Choice, Picks

SECONDS = 0.9
"""The longest that one answer is weighed."""
SECONDS_A_MOVE = 2.0
"""The longest for all answers after one move together."""
HANGS_SECONDS = 5.0
"""The longest that a thread waits for the process beside it."""

log = structlog.get_logger()


def weighing_players(
    reckoning: Reckoning, game: Game, levels: Mapping[int, str], advance: Advance
) -> dict[int, Policy]:
    """A move's computer players by seat, who weigh answers. Call it on the event loop; use them on a thread."""
    move = _Move(reckoning, game, advance)
    return {seat: move.player(level) for seat, level in levels.items()}


class _Move:
    """The computer players' answers after a move, and the seconds spent weighing them."""

    def __init__(self, reckoning: Reckoning, game: Game, advance: Advance) -> None:
        self.reckoning, self.game, self.advance = reckoning, game, advance
        self.loop = asyncio.get_running_loop()
        self.seconds = 0.0

    def player(self, level: str) -> Policy:
        """The computer player of a level."""
        return partial(self._answer, level, self.game.mind.player(level))

    def _answer(self, level: str, quick: Policy, look: Look, choice: Choice) -> Picks:
        """The first thought, or the result of a second one."""
        first = choice.check(quick(look, choice))
        if not self.reckoning.prompt or self._left <= 0:
            return first
        others = self.game.mind.ponder(level, look, choice, first)
        if not others:
            return first
        match = self.advance.match
        choice_id = next(name for name, asked in match.open.items() if asked is choice)
        here, seed = position(match, choice_id, self.game.mind.studied), lots(match.view(choice.seat), choice)
        thought = Pondering(here, seed, first, others)
        weighed: Future[None] = asyncio.run_coroutine_threadsafe(self._weigh(choice.key, thought), self.loop)
        try:
            weighed.result(HANGS_SECONDS)
        except TooLate:
            log.warning("second_thoughts_hang", key=choice.key)
            weighed.cancel()
            return first
        return thought.answer

    @property
    def _left(self) -> float:
        """How many seconds the next answer may take."""
        return min(SECONDS, SECONDS_A_MOVE - self.seconds)

    async def _weigh(self, key: str, thought: Pondering) -> None:
        """Weigh an answer to this question while there is time."""
        began = self.loop.time()
        try:
            with self.reckoning.slices.errand(Rank.MOVE) as errand:
                await self.reckoning.run(errand, self.game.name, thought, _unheard, lambda waited: waited >= self._left)
        except (Unforeseeable, ReckoningFailed) as error:
            log.info("first_thought_counts", key=key, error=type(error).__name__)
        finally:
            self.seconds += self.loop.time() - began


async def _unheard(done: float) -> None:
    """Ignores the progress."""
