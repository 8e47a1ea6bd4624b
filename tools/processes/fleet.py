"""Real processes of the bot on one PostgreSQL and one stand-in for Discord: started, killed, frozen, updated."""

import asyncio
import re
import signal
import socket
import sys
import time
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path

import aiohttp

from bot.shards.share import fair_share
from sandbox import Interaction, InteractionState, Sandbox
from sandbox.state.interaction import NO_ANSWER
from sandbox.state.world import WorldChange
from tests.conftest import without_settings

ROOT = Path(__file__).parents[2]
READY_SECONDS = 300.0


@dataclass
class Downtime:
    """A time in which some shards may be unserved: the act on a process, and when each is served again."""

    kind: str
    began: float
    writers: dict[int, object]
    """The connection of each shard before."""
    ended: dict[int, float] = field(default_factory=dict)

    @property
    def is_over(self) -> bool:
        """Whether all are served again."""
        return self.writers.keys() == self.ended.keys()

    def excuses(self, shard: int, at: float, patience: float) -> bool:
        """Whether clicks then need not have been answered in time."""
        if shard not in self.writers:
            return False
        return self.began - patience <= at <= self.ended.get(shard, float("inf"))


class Process:
    """One process of the bot."""

    def __init__(self, child: asyncio.subprocess.Process, health: int) -> None:
        self.child = child
        self.health = health

    async def serves(self) -> list[int]:
        """The shards that it says it serves."""
        async with (
            aiohttp.ClientSession() as session,
            session.get(f"http://127.0.0.1:{self.health}/healthz") as answer,
        ):
            return list((await answer.json())["serves"]["shards"])

    async def ended(self) -> int:
        """Wait for its end; its exit code."""
        return await self.child.wait()


class Fleet:
    """All processes. `windows` are the times in which shards changed hands."""

    def __init__(self, sandbox: Sandbox, database: str, shards: int, folder: Path) -> None:
        self.sandbox = sandbox
        self.database = database
        self.shards = shards
        self.folder = folder
        self.processes: list[Process] = []
        self.windows: list[Downtime] = []
        self._started = 0
        self._watching = asyncio.create_task(self._watch())

    async def start(self, *, ready: bool = True) -> Process:
        """Another process, by default once it serves its share."""
        self._started += 1
        port = free_port()
        log = (self.folder / f"process-{self._started}.log").open("wb")
        child = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bot",
            env=self._environment(port),
            stdout=asyncio.subprocess.PIPE,
            stderr=log,
            cwd=ROOT,
        )
        log.close()
        process = Process(child, port)
        self.processes.append(process)
        if ready:
            await self.is_ready(process)
        return process

    def _environment(self, health: int) -> dict[str, str]:
        return without_settings() | {
            "DISCORD_TOKEN": self.sandbox.token,
            "DISCORD_API_BASE": self.sandbox.api_base,
            "DISCORD_GATEWAY_URL": self.sandbox.gateway_url,
            "DATABASE_URL": self.database,
            "SHARDS": str(self.shards),
            "DATA_DIR": str(self.folder),
            "HEALTH_PORT": str(health),
            "LOG_LEVEL": "info",
            "LANGUAGE": "en",
        }

    @staticmethod
    async def is_ready(process: Process) -> None:
        """Wait until a process says that it is."""
        assert process.child.stdout is not None
        async with asyncio.timeout(READY_SECONDS):
            assert await process.child.stdout.readline(), "it ended before it was ready"

    async def kill(self, process: Process) -> Downtime:
        """It is gone at once (SIGKILL)."""
        window = await self._window("kill", process)
        process.child.kill()
        await process.ended()
        self.processes.remove(process)
        return window

    async def freeze(self, process: Process) -> Downtime:
        """It stands still (SIGSTOP) and says nothing any more, as if its machine were gone."""
        window = await self._window("freeze", process)
        process.child.send_signal(signal.SIGSTOP)
        return window

    def thaw(self, process: Process) -> None:
        """It goes on (SIGCONT) as if nothing had happened."""
        process.child.send_signal(signal.SIGCONT)

    async def replace(self, process: Process) -> Downtime:
        """A rolling update: another one is started, and then this one asked to end (SIGTERM)."""
        await self.start()
        return await self.stop(process)

    async def stop(self, process: Process) -> Downtime:
        """It is asked to end (SIGTERM), and does."""
        window = await self._window("update", process)
        process.child.terminate()
        assert await process.ended() == 0
        self.processes.remove(process)
        return window

    async def until_over(self, window: Downtime, within: float = 120.0) -> None:
        """Wait until all shards of a window are served again. Raises TimeoutError."""
        await self.sandbox.until(lambda: window.is_over, within)

    async def until_whole(self, within: float = 300.0) -> None:
        """Wait until every shard is served, and the processes share them evenly. Raises TimeoutError."""
        async with asyncio.timeout(within):
            while True:
                served = [await process.serves() for process in self.processes]
                even = max(map(len, served)) <= fair_share(self.shards, len(served))
                if even and sorted(chain(*served)) == list(range(self.shards)) == sorted(self._writers()):
                    return
                await asyncio.sleep(0.1)

    def give_up_on(self, window: Downtime) -> None:
        """People without an answer who pressed while their shard changed hands see that none will come."""
        for one in self.sandbox.interactions.recent():
            if one.state is InteractionState.WAITING and window.excuses(self.shard_of(one), one.born, patience=30.0):
                one.fail(NO_ANSWER)

    def shard_of(self, pressed: Interaction) -> int:
        """The shard that heard of it."""
        world = self.sandbox.world
        channel = world.channel(pressed.channel_id)
        return 0 if channel.is_dm else world.guilds[channel.guild_id].shard(self.shards)

    async def close(self) -> None:
        """End all of them."""
        for process in self.processes:
            with suppress(ProcessLookupError):  # it may have died by itself
                process.child.send_signal(signal.SIGCONT)
                process.child.terminate()
        await asyncio.gather(*(process.ended() for process in self.processes))
        self._watching.cancel()

    def troubles(self) -> list[str]:
        """The processes' logged errors; a slow database is the machine's fault and does not count."""
        logs = "".join(path.read_text(errors="replace") for path in sorted(self.folder.glob("process-*.log")))
        grave = [line for line in logs.splitlines() if re.search(r"\[(error|critical) *\]|Traceback", line)]
        return [line for line in grave if "database_trouble" not in line]

    async def _window(self, kind: str, process: Process) -> Downtime:
        shards, writers = await process.serves(), self._writers()
        window = Downtime(kind, time.time(), {shard: writers[shard] for shard in shards if shard in writers})
        self.windows.append(window)
        return window

    def _writers(self) -> dict[int, object]:
        sessions = self.sandbox.gateway.sessions
        return {session.shard: session.writer for session in sessions if session.writer is not None}

    async def _watch(self) -> None:
        """Note when each shard of a window goes on."""
        while True:
            now, writers = time.time(), self._writers()
            for window in self.windows:
                for shard, before in window.writers.items():
                    if shard not in window.ended and writers.get(shard, before) is not before:
                        window.ended[shard] = now
                        self.sandbox.world.tell(WorldChange("other"))
            await asyncio.sleep(0.02)


def free_port() -> int:
    """An unused port."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])
