"""Many games at once through the stand-in for Discord, the bot in a process of its own.

Each game is played by two people who take the big button, with a pause to think before every click. Counting begins
when all games are open. Prints one JSON line: clicks, interaction to reply (median, 99th percentile), the bot's CPU
time per click with all its consequences (deliveries, pictures), the callback that kept its event loop busiest, requests
outside interaction replies per turn, bytes uploaded, memory. Times are also given in P, the CPU time of one of
pyminion's Big Money games in the same run; CPU per click also in P after pauses as long as those between two clicks,
because a processor that has rested is slow at first. Run it by hand:
python -m tools load [games [clicks of each [mean pause in seconds [other games that are stored]]]]
"""

import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

from bot.messages.parts.custom_ids import NONE, Address
from sandbox import Limits, Message, Person, Sandbox
from sandbox.state.world import WorldChange
from tools.benchmarks.serving.running_bot import RunningBot, measured, running_bot
from tools.benchmarks.stored.stored_games import fill
from tools.benchmarks.unit import rested_ms, unit_ms

PLAYERS = ("Anna", "Ben")
VERBS = ("take", "none", "pick")
"""The buttons that decide, best first."""
ANOTHER = "again"
"""The button after a game's end."""
LAST_SECONDS = 1.0
"""The time of the last deliveries."""


class Questions:
    """The newest message with a question, by game, and its person."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.people = {name: sandbox.person(name) for name in PLAYERS}
        self._world = sandbox.world
        self._asked: dict[int, Person] = {}
        self._newest: dict[int, Message] = {}
        self._over: set[int] = set()
        self._changed: dict[int, asyncio.Event] = defaultdict(asyncio.Event)
        sandbox.world.watch(self._watch)

    def _watch(self, happening: WorldChange) -> None:
        if happening.message is None:
            return
        for address in addresses(happening.message):
            if address.verb == ANOTHER:
                self._over.add(address.game)
            elif decides(address):
                self._newest[address.game] = happening.message
            else:
                continue
            self._changed[address.game].set()

    async def next(self, game_id: int) -> tuple[Person, Message] | None:
        """The person with a question in this game, and the message; skips deleted ones. None: the game is over."""
        while True:
            await self._changed[game_id].wait()
            if game_id in self._over:
                return None
            message = self._newest[game_id]
            person = self._reader(message.channel_id)
            if person is not None and person.now(message) is message:
                return person, message
            self._changed[game_id].clear()

    def pressed(self, game_id: int) -> None:
        """The question of this game is being answered."""
        self._changed[game_id].clear()

    def _reader(self, channel_id: int) -> Person | None:
        """The owner of these direct messages."""
        if channel_id not in self._asked:
            for person in self.people.values():
                channel = self._world.dm_of(person.id)
                if channel is not None:
                    self._asked[channel.id] = person
        return self._asked.get(channel_id)


def control(message: Message) -> Address | None:
    """The first control of a question in the message: the big button, if there is one."""
    return min(filter(decides, addresses(message)), key=lambda address: VERBS.index(address.verb), default=None)


def decides(address: Address) -> bool:
    """Whether it answers a question."""
    return address.choice != NONE and address.verb in VERBS


class Load:
    """The games, and the measurements."""

    def __init__(self, sandbox: Sandbox, pause: float) -> None:
        self.sandbox = sandbox
        self.questions = Questions(sandbox)
        self.pause = pause
        self.seconds: list[float] = []
        self.failed = 0
        self.turns = 0
        self._numbers = count(1_000)
        """Channels for further games."""

    async def open(self, number: int, game: str = "dominion") -> int:
        """Begin one game in this channel, which is its own; return its id."""
        anna, ben = self.questions.people.values()
        channel = self.sandbox.create_channel(f"tisch-{number}")
        lobby = (await anna.command(channel, "/play", game=game)).said
        game_id = next(address.game for address in addresses(lobby))
        await ben.click(lobby, Address(game_id, verb="join").encode())
        begun = anna.now(lobby)
        assert begun is not None
        await anna.click(begun, Address(game_id, verb="start").encode())
        return game_id

    async def play(self, game_id: int, clicks: int) -> None:
        """So many clicks of one game, thinking before each; if it is over, of a new one."""
        for _ in range(clicks):
            while (asked := await self.questions.next(game_id)) is None:
                game_id = await self.open(next(self._numbers))
            await asyncio.sleep(random.expovariate(1 / self.pause))
            await self.click(*asked)

    async def play_for(self, games: Sequence[int], seconds: float) -> None:
        """Click in these games for so long; only this time counts."""
        self.seconds = []
        playing = [asyncio.create_task(self.play(game_id, sys.maxsize)) for game_id in games]
        await asyncio.sleep(seconds)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    def percentile(self, share: int) -> float:
        """The milliseconds within which so many of a hundred replies came."""
        return 1000 * statistics.quantiles(self.seconds, n=100)[share - 1]

    async def click(self, person: Person, message: Message) -> None:
        """Press a deciding button of a message."""
        address = control(message)
        assert address is not None
        self.questions.pressed(address.game)
        outcome = await person.click(message, address.encode())
        self.seconds.append(outcome.seconds)
        self.failed += not outcome.answered
        if outcome.updated is not None and control(outcome.updated) is None:
            self.turns += 1


def addresses(message: Message) -> list[Address]:
    """The ids of its buttons."""
    parsed = (Address.parse(str(component.get("custom_id", ""))) for component in message.clickable())
    return [address for address in parsed if address]


@asynccontextmanager
async def loaded(
    games: int, pause: float, stored: int = 0, **more: str
) -> AsyncIterator[tuple[Load, list[int], RunningBot]]:
    """A bot, with `more` settings, with so many games open, and `stored` others that nobody plays."""
    with tempfile.TemporaryDirectory() as folder:
        sandbox = Sandbox(Path(folder) / "sandbox.db", port=0, limits=Limits.off())
        async with sandbox:
            if stored:
                await fill(folder, stored, [sandbox.person(name).id for name in PLAYERS])
            async with running_bot(sandbox, folder, watched=True, **more) as bot:
                load = Load(sandbox, pause)
                open_games = [await load.open(number) for number in range(games)]
                await asyncio.sleep(LAST_SECONDS)
                await bot.look_at_loop()
                yield load, open_games, bot


async def measure(games: int, clicks: int, pause: float, stored: int = 0) -> dict[str, Any]:
    """Play and count."""
    async with loaded(games, pause, stored) as (load, open_games, bot):
        requests, busy_before = load.sandbox.requests, bot.cpu_seconds
        before, bytes_before, begun = requests.outside_interactions, requests.received_bytes, time.perf_counter()
        await asyncio.gather(*(load.play(game_id, clicks) for game_id in open_games))
        took = time.perf_counter() - begun
        await asyncio.sleep(LAST_SECONDS)
        made, p_ms = len(load.seconds), await asyncio.to_thread(unit_ms)
        rested_p_ms = await asyncio.to_thread(rested_ms, pause / games)
        busiest_ms, busiest = (await bot.look_at_loop())[0]
        times = {
            "reply_p50": load.percentile(50),
            "reply_p99": load.percentile(99),
            "cpu_per_click": 1000 * (bot.cpu_seconds - busy_before) / made,
            "busiest_callback": busiest_ms,
        }
        return {
            "games": games,
            "stored": stored,
            "clicks": made,
            "clicks_per_s": round(made / took, 2),
            "failed": load.failed,
            "p_ms": round(p_ms, 3),
            "rested_p_ms": round(rested_p_ms, 3),
            **{f"{name}_ms": round(ms, 2) for name, ms in times.items()},
            **{f"{name}_p": round(ms / p_ms, 1) for name, ms in times.items()},
            "cpu_per_click_rested_p": round(times["cpu_per_click"] / rested_p_ms, 1),
            "busiest": busiest,
            "turns_per_click": round(load.turns / made, 2),
            "requests_outside_replies_per_turn": round((requests.outside_interactions - before) / load.turns, 2),
            "kb_per_click": round((requests.received_bytes - bytes_before) / 1000 / made, 1),
            "rss_mb": round(bot.rss_mb),
        }


if __name__ == "__main__":
    wanted = [float(word) for word in sys.argv[1:]]
    games, clicks, pause, stored = [*wanted, *[50, 20, 20.0, 0][len(wanted) :]]
    print(json.dumps({"benchmark": "load", **measured(measure(int(games), int(clicks), pause, int(stored)))}))
