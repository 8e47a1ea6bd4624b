"""What the bot sends without being asked: requests outside interaction replies per turn, at the pace of slow people.

Four people play whole games of Dominion through the stand-in for Discord. They come at the times of the calendar's
people, think like the computer player of the usual level, and none, half or all of them prepare their next turn before
they leave. Prints a line for each share: requests a turn, by method, and how many turns there were. Run it by hand:
python -m tools requests [games [set]]
"""

import asyncio
import sys
import tempfile
import time
from collections import Counter
from functools import partial
from pathlib import Path
from typing import cast

import pytest

from bot.tables.acts.moves import Outcome
from bot.tables.terms.actors import Actor
from bot.tables.terms.press import Pressed
from games.dominion.rules.table import Table
from games.kernel.engine.choice import Choice, Picks
from games.kernel.match import Match
from tests.bot.answering import Says
from tests.end_to_end.house import House
from tools.calendar.slow_game import BEGINS, ZONES, SlowPerson

NAMES = ("Anna", "Ben", "Clara", "David")
HOUR_MS = 3_600_000
MEDIAN = 3.0
MOST_VISITS = 600
REPLIES = ("/interactions", "/webhooks")
"""Paths of replies to interactions."""


class Slow:
    """One game among people who come now and then; `preparing` are the seats that prepare."""

    def __init__(self, house: House, seed: int, preparing: int) -> None:
        self.house, self.preparing = house, set(range(preparing))
        self.people = [SlowPerson(ZONES[seat], MEDIAN, f"{seed}/{seat}") for seat in range(len(NAMES))]
        self.now = BEGINS
        self.due: dict[int, float] = {}
        self.ready: set[int] = set()
        self.actors: dict[int, Actor] = {}

    async def play(self) -> int:
        """Play to the end; how many turns there were."""
        for _ in range(MOST_VISITS):
            match = await self._match()
            if match.over:
                return sum(player.turns for player in cast(Table, match.state).players)
            await self._note_due(match)
            seat = min(self.due, key=lambda each: (self.due[each], each))
            self.now = max(self.now, self.due.pop(seat))
            self.house.late = int((self.now - BEGINS) * HOUR_MS)
            await self._visit(seat)
        raise TimeoutError("the game did not end")

    async def _match(self) -> Match:
        return (await self.house.bot.tables.loaded(1)).playing()

    async def sit_down(self) -> None:
        """Learn who sits where."""
        loaded = await self.house.bot.tables.loaded(1)
        people = {self.house.person(name).id: self.house.person(name) for name in NAMES}
        self.actors = {
            seat.seat: Actor(seat.player_id or 0, seat.name, people[seat.player_id or 0].account.locale)
            for seat in loaded.seats
        }

    async def _note_due(self, match: Match) -> None:
        """Those with a question come, and those who heard that their prepared turn was played."""
        for seat in range(len(NAMES)):
            laid = (await self.house.bot.tables.desk(1, self.actors[seat].user_id)).next_turn.ready is not None
            served = seat in self.ready and not laid
            if seat not in self.due and (match.question(seat) or served):
                self.due[seat] = self.people[seat].comes(self.now)

    async def _visit(self, seat: int) -> None:
        """Answer all that is asked, prepare, and let the bot tell everybody."""
        front, actor = self.house.bot.front, self.actors[seat]
        replied: list[Outcome] = []
        since = time.monotonic()
        while (match := await self._match()).question(seat) is not None:
            pressed = Pressed((await front.tables.loaded(1)).seats[seat].dm_message_id)
            replied.append(await front.tables.moves.decide(Says(1, actor, partial(as_usual, match), pressed=pressed)))
        self.ready.discard(seat)
        if seat in self.preparing and (await front.tables.desk(1, actor.user_id)).next_turn.may_prepare:
            rehearsal = await front.acts.preparing.begin(1, actor)
            await front.acts.preparing.lay_ready(1, actor, rehearsal.number)
            self.ready.add(seat)
        for outcome in replied:
            front.courier.places.replied(outcome.fallback, since)
        await self.house.settled()


def as_usual(match: Match, choice: Choice) -> Picks:
    """The answer of the usual level's computer."""
    return choice.check(match.game.mind.player(match.game.mind.usual)(match.look(choice.seat), choice))


async def measure(games: int, kingdom: str, preparing: int) -> str:
    """Play so many games and count."""
    turns, sent = 0, Counter[tuple[str, str]]()
    for seed in range(games):
        with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
            house = House(Path(folder), patch)
            house.seed = bytes([seed]) * 32
            await house.start()
            message = await house.lobby(*NAMES)
            await house.choose(house.person(NAMES[0]), message, kingdom)
            await house.press(house.person(NAMES[0]), message, "start")
            await house.settled()
            slow = Slow(house, seed, preparing)
            await slow.sit_down()
            before = house.sandbox.requests.counts.copy()
            turns += await slow.play()
            sent += house.sandbox.requests.counts - before
            await house.stop()
    kinds = {" ".join(kind): count / turns for kind, count in sent.most_common() if not kind[1].startswith(REPLIES)}
    said = ", ".join(f"{kind} {number:.2f}" for kind, number in kinds.items())
    return f"{preparing} of {len(NAMES)} prepare: {sum(kinds.values()):.2f} requests a turn ({turns} turns): {said}"


def main(games: int, kingdom: str) -> None:
    """Print the requests if none, half and all prepare."""
    for preparing in (0, len(NAMES) // 2, len(NAMES)):
        print(asyncio.run(measure(games, kingdom, preparing)), flush=True)


if __name__ == "__main__":
    words = sys.argv[1:]
    main(int(words[0]) if words else 1, words[1] if len(words) > 1 else "first_game")
