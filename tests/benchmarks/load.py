"""Many games at once through the stand-in for Discord, the bot in a process of its own.

Each game is played by two people who take the big button, with a pause to think before every click. Prints one JSON
line:
interaction to reply (median, 99th percentile), requests outside interaction replies per turn, picture bytes, memory,
CPU time per click with all that follows from it (deliveries, pictures), start time.
Run it by hand: python -m tests.benchmarks.load [games [clicks [mean pause in seconds]]]
"""

import asyncio
import json
import os
import random
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path

import psutil

from bot.messages.custom_ids import NONE, Address
from bot.sandbox import Limits, Message, Person, Sandbox
from bot.sandbox.state.world import Happening

PLAYERS = ("Anna", "Ben")
VERBS = ("take", "none", "pick")
"""What is pressed to decide, what is best first."""


class Questions:
    """The newest message that asks something, by person and game."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.people = {name: sandbox.person(name) for name in PLAYERS}
        self._newest: dict[int, Message] = {}
        self._changed: dict[int, asyncio.Event] = defaultdict(asyncio.Event)
        sandbox.world.watch(self._watch)

    def _watch(self, happening: Happening) -> None:
        if happening.message is not None and (address := control(happening.message)):
            self._newest[address.game] = happening.message
            self._changed[address.game].set()

    async def next(self, game_id: int) -> tuple[Person, Message]:
        """Whoever is asked in this game, and the message; one that is gone again is passed over."""
        while True:
            await self._changed[game_id].wait()
            self._changed[game_id].clear()
            message = self._newest[game_id]
            for person in self.people.values():
                if message in person.inbox()[-200:]:
                    return person, message


def control(message: Message) -> Address | None:
    """The first control of a question in the message: the big button, if there is one."""
    found = [Address.parse(str(component.get("custom_id", ""))) for component in message.clickable()]
    deciding = [address for address in found if address and address.choice != NONE and address.verb in VERBS]
    return min(deciding, key=lambda address: VERBS.index(address.verb)) if deciding else None


class Load:
    """The games, and what was measured."""

    def __init__(self, sandbox: Sandbox, clicks: int, pause: float) -> None:
        self.sandbox = sandbox
        self.questions = Questions(sandbox)
        self.clicks = clicks
        self.pause = pause
        self.seconds: list[float] = []
        self.failed = 0
        self.turns = 0

    async def open(self, number: int) -> int:
        """Begin one game; return its id."""
        anna, ben = self.questions.people.values()
        channel = self.sandbox.create_channel(f"tisch-{number}")
        lobby = (await anna.command(channel, "/play", game="dominion")).said
        game_id = next(address.game for address in map(parsed, lobby.clickable()) if address)
        await ben.click(lobby, Address(game_id, verb="join").encode())
        begun = anna.now(lobby)
        assert begun is not None
        await anna.click(begun, Address(game_id, verb="start").encode())
        return game_id

    async def play(self, game_id: int) -> None:
        """The clicks of one game, thinking before each."""
        for _ in range(self.clicks):
            person, message = await self.questions.next(game_id)
            await asyncio.sleep(random.expovariate(1 / self.pause))
            await self._click(person, message)

    async def _click(self, person: Person, message: Message) -> None:
        address = control(message)
        assert address is not None
        outcome = await person.click(message, address.encode())
        self.seconds.append(outcome.seconds)
        self.failed += not outcome.answered
        if outcome.updated is not None and control(outcome.updated) is None:
            self.turns += 1


def parsed(component: dict[str, object]) -> Address | None:
    """The address of a component."""
    return Address.parse(str(component.get("custom_id", "")))


async def measure(games: int, clicks: int, pause: float) -> dict[str, float]:
    """Play and count."""
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox(Path(folder) / "sandbox.db", port=0, limits=Limits.off()) as sandbox:
            begun = time.perf_counter()
            bot = await start_bot(sandbox, folder)
            ready = time.perf_counter() - begun
            load = Load(sandbox, clicks, pause)
            begun_games = [await load.open(number) for number in range(games)]
            before, bytes_before = sandbox.requests.outside_interactions, sandbox.requests.received_bytes
            process = psutil.Process(bot.pid)
            busy_before = sum(process.cpu_times()[:2])
            await asyncio.gather(*(load.play(game_id) for game_id in begun_games))
            await asyncio.sleep(1.0)  # the last deliveries
            found = {
                "games": games,
                "clicks": len(load.seconds),
                "failed": load.failed,
                "reply_ms_p50": 1000 * statistics.median(load.seconds),
                "reply_ms_p99": 1000 * statistics.quantiles(load.seconds, n=100)[98],
                "requests_outside_replies_per_turn": (sandbox.requests.outside_interactions - before) / load.turns,
                "kb_per_click": (sandbox.requests.received_bytes - bytes_before) / 1000 / len(load.seconds),
                "rss_mb": process.memory_info().rss / 1e6,
                "bot_cpu_ms_per_click": 1000 * (sum(process.cpu_times()[:2]) - busy_before) / len(load.seconds),
                "ready_s": ready,
            }
            bot.terminate()
            await bot.wait()
    return found


async def start_bot(sandbox: Sandbox, folder: str, **more: str) -> asyncio.subprocess.Process:
    """The bot as it is started on a server, with `more` settings, once it is ready."""
    environment = {
        "DISCORD_TOKEN": sandbox.token,
        "DISCORD_API_BASE": sandbox.api_base,
        "DISCORD_GATEWAY_URL": sandbox.gateway_url,
        "DATA_DIR": folder,
        "HEALTH_PORT": "0",
        "LOG_LEVEL": "error",
        "LANGUAGE": "en",
    } | more
    bot = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", env=os.environ | environment, stdout=asyncio.subprocess.PIPE
    )
    assert bot.stdout is not None
    await bot.stdout.readline()
    return bot


if __name__ == "__main__":
    wanted = [float(word) for word in sys.argv[1:]]
    games, clicks, pause = (*wanted, *(50, 20, 4.0)[len(wanted) :])
    print(json.dumps({"benchmark": "load", **asyncio.run(measure(int(games), int(clicks), pause))}))
