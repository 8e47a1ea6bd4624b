"""How long people wait for each other's computations: ten people who ask for advice, one person with ten tables beside
another one with one, and advice beside a look back.

Times are processor seconds of the thinking process, so they do not depend on the machine's other work: until the first
words, until answers can be compared, and until the end. Only Linux provides them. Prints a JSON line for each scene.
Run it by hand: python -m tools taking_turns [game …]
"""

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, cast

import structlog

from bot.tables.acts.counsel import Asked, Counsel, Counsels, Thinking
from bot.tables.reckoner.reckoning import Reckoning
from bot.tables.reckoner.slices import Rank
from games.kernel.advice.estimate import FEWEST, position
from games.kernel.advice.race import Job
from games.kernel.advice.weighing import answers_worth_trying
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game
from tests.games.playing import begin

TICKS = os.sysconf("SC_CLK_TCK")
LONG = 1_000_000
"""More continuations than a look back ever plays."""


class Rush:
    """Simultaneous requests, and a clock that counts the process's CPU time."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.reckoning = Reckoning(self.clock)
        self.counsels = Counsels(cast(Any, None), self.reckoning)

    def clock(self) -> float:
        """Processor seconds of the process that thinks."""
        process = self.reckoning._process
        if process is None:
            return 0.0
        fields = Path(f"/proc/{process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def asked(self, seed: int) -> Asked:
        """The first question of a table."""
        match = begin(self.game, self.game.seats[0], seed).match
        choice_id, choice = next(iter(match.open.items()))
        return Asked(self.game, choice_id, position(match, choice_id), match.view(choice.seat), choice)

    async def advice(self, person: int, table: int) -> dict[str, float]:
        """When a person hears each part of the advice at a table."""
        asked, heard = self.asked(table), dict[str, float]()

        async def told(counsel: Counsel) -> None:
            heard.setdefault("first", self.clock())
            if counsel.weighed and len(counsel.weighed[0].outcomes) >= FEWEST:
                heard.setdefault("compared", self.clock())

        found = await self.counsels.given(asked, Thinking(asked, person), told)
        return {**heard, "end": self.clock(), "weighed": float(found.silent is None)}

    async def review(self) -> None:
        """Something that goes on for ever, of the rank of a look back."""
        asked = self.asked(99)
        answers = answers_worth_trying(self.game, asked.view, asked.choice)[:2]
        with self.reckoning.slices.errand(Rank.REVIEW, 99) as errand:
            await self.reckoning.outcomes(errand, self.game.name, Job(asked.here, b"review", answers, 0, LONG))


async def measured(
    game: Game, who: Callable[[Rush], Sequence[Awaitable[dict[str, float]]]], review: bool
) -> dict[str, Any]:
    """When each of these gets which part, and how many have the comparison."""
    scene = Rush(game)
    try:
        beside = [asyncio.create_task(scene.review())] if review else []
        await scene.advice(98, 98)  # the process has begun, and knows the game
        began = scene.clock()
        found = await asyncio.gather(*who(scene))
        for task in beside:
            task.cancel()
        await asyncio.gather(*beside, return_exceptions=True)
    finally:
        await scene.reckoning.close()
    times = {key: [round(one[key] - began, 2) for one in found if key in one] for key in ("first", "compared", "end")}
    return {**times, "weighed": int(sum(one["weighed"] for one in found))}


SCENES: dict[str, tuple[Callable[[Rush], Sequence[Awaitable[dict[str, float]]]], bool]] = {
    "one person": (lambda scene: [scene.advice(1, 1)], False),
    "ten people": (lambda scene: [scene.advice(person, person) for person in range(1, 11)], False),
    "ten tables of one, and one of another": (
        lambda scene: [*(scene.advice(1, table) for table in range(1, 11)), scene.advice(2, 11)], False,
    ),
    "advice beside a look back": (lambda scene: [scene.advice(1, 1)], True),
}  # fmt: skip


def main() -> None:
    """Each scene of each game."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(40))
    found = find_games()
    for name in sys.argv[1:] or found:
        for scene, (who, review) in SCENES.items():
            print(
                f'{{"game": "{name}", "scene": "{scene}", "found": {asyncio.run(measured(found[name], who, review))}}}'
            )
            sys.stdout.flush()


if __name__ == "__main__":
    main()
