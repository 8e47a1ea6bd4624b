"""Second thoughts of computer players at a table: where their game says that an answer is worth time, it is weighed in
the process beside the bot.

Laws: whoever waits for the computer's answer waits for a moment at most; where others are reckoning already, or it
fails, the first thought counts; it is called on a thread of its own, never on the event loop.
"""

import asyncio
from concurrent.futures import Future
from concurrent.futures import TimeoutError as TooLate

import structlog

from bot.tables.advance import Advance
from bot.tables.reckoning import Reckoning, ReckoningFailed
from games.kernel.choice import Choice, Picks
from games.kernel.estimate import Unforeseeable, lots, position
from games.kernel.game import Game, Look, Policy
from games.kernel.pondering import Pondering

SECONDS = 0.9
"""So long an answer is weighed at most."""
SECONDS_A_MOVE = 2.0
"""So long all answers that follow a move are, together."""
HANGS_SECONDS = 5.0
"""So long a thread waits for the process beside it at most."""

log = structlog.get_logger()


class SecondThoughts:
    """What weighs answers of computer players, for all tables."""

    def __init__(self, reckoning: Reckoning) -> None:
        self.reckoning = reckoning

    def policies(self, game: Game, levels: dict[int, str], advance: Advance) -> dict[int, Policy]:
        """The computer players of a move by seat. To be called on the event loop, for a thread beside it."""
        loop = asyncio.get_running_loop()
        return {seat: _Thinker(self, loop, game, level, advance).answer for seat, level in levels.items()}

    async def weigh(self, game: Game, advance: Advance, choice_id: str, thought: Pondering) -> None:
        """Weigh an answer for as long as there is time."""
        match, choice = advance.match, advance.match.open[choice_id]
        here, seed = position(match, choice_id, game.studied), lots(match.view(choice.seat), choice)
        began = asyncio.get_running_loop().time()
        try:
            await self.reckoning.weigh(game.name, here, seed, thought.weighing, _unheard, _left(advance))
        except (Unforeseeable, ReckoningFailed) as error:
            log.info("first_thought_counts", key=choice.key, error=type(error).__name__)
        finally:
            advance.thought_seconds += asyncio.get_running_loop().time() - began


async def _unheard(done: float) -> None:
    """Nobody hears how far it is."""


def _left(advance: Advance) -> float:
    """How many seconds the next answer of this move may be weighed."""
    return min(SECONDS, SECONDS_A_MOVE - advance.thought_seconds)


class _Thinker:
    """A computer player of one move."""

    def __init__(
        self, thoughts: SecondThoughts, loop: asyncio.AbstractEventLoop, game: Game, level: str, advance: Advance
    ) -> None:
        self.thoughts, self.loop = thoughts, loop
        self.game, self.level, self.advance = game, level, advance
        self.quick = game.advisor(level)

    def answer(self, look: Look, choice: Choice) -> Picks:
        """The first thought, or what comes of a second one."""
        first = choice.check(self.quick(look, choice))
        if self.thoughts.reckoning.busy or _left(self.advance) <= 0:
            return first
        others = self.game.ponder(self.level, look, choice, first)
        if not others:
            return first
        choice_id = next(name for name, asked in self.advance.match.open.items() if asked is choice)
        thought = Pondering(first, others)
        weighed: Future[None] = asyncio.run_coroutine_threadsafe(
            self.thoughts.weigh(self.game, self.advance, choice_id, thought), self.loop
        )
        try:
            weighed.result(HANGS_SECONDS)
        except TooLate:
            log.warning("second_thoughts_hang", key=choice.key)
            weighed.cancel()
            return first
        return thought.answer
