"""A bot in a process of its own, playing through the stand-in for Discord; it ends with the measuring program."""

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator, Coroutine, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import psutil

from sandbox import Sandbox

ENDING_SECONDS = 30.0
"""The time after which a bot that should end is killed."""
ALONE, WATCHED = "bot", "tools.benchmarks.serving.watched_bot"
"""The program, as it is, and with a watch on its event loop."""

T = TypeVar("T")


class RunningBot:
    """A ready bot, and the resources its process has used so far."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self._used = psutil.Process(process.pid)

    @property
    def cpu_seconds(self) -> float:
        """User and system time so far."""
        return sum(self._used.cpu_times()[:2])

    @property
    def rss_mb(self) -> float:
        """Memory that it takes now."""
        return float(self._used.memory_info().rss / 1e6)

    async def look_at_loop(self) -> list[tuple[float, str]]:
        """The callbacks that kept the event loop busiest since the last look: milliseconds of CPU time, and names;
        the longest one first. Only a `watched` bot reports them.
        """
        assert self.process.stdout is not None
        self.process.send_signal(signal.SIGUSR1)
        while not (line := await self.process.stdout.readline()).startswith(b"["):
            assert line, "the bot has ended"
        return [tuple(each) for each in json.loads(line)]

    async def end(self) -> None:
        """Ask it to end; kill it if it does not."""
        if self.process.returncode is not None:
            return
        with suppress(ProcessLookupError):
            self.process.terminate()
        try:
            await asyncio.wait_for(self.process.wait(), ENDING_SECONDS)
        except TimeoutError:
            self.process.kill()
            await self.process.wait()


async def start_bot(sandbox: Sandbox, folder: str | Path, *, watched: bool = False, **more: str) -> RunningBot:
    """The bot as it is started on a server, with `more` settings, once it is ready; the caller has to end it."""
    environment = {
        "DISCORD_TOKEN": sandbox.token,
        "DISCORD_API_BASE": sandbox.api_base,
        "DISCORD_GATEWAY_URL": sandbox.gateway_url,
        "DATA_DIR": str(folder),
        "HEALTH_PORT": "0",
        "LOG_LEVEL": "error",
        "LANGUAGE": "en",
    }
    return await _start(WATCHED if watched else ALONE, environment | more)


async def _start(module: str, environment: Mapping[str, str]) -> RunningBot:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, env={**os.environ, **environment}, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    await process.stdout.readline()
    return RunningBot(process)


@asynccontextmanager
async def running_bot(
    sandbox: Sandbox, folder: str | Path, *, watched: bool = False, **more: str
) -> AsyncIterator[RunningBot]:
    """A bot that is ended in any case."""
    async with _ended(await start_bot(sandbox, folder, watched=watched, **more)) as bot:
        yield bot


@asynccontextmanager
async def started(environment: Mapping[str, str]) -> AsyncIterator[RunningBot]:
    """A program with these settings alone, ended in any case."""
    async with _ended(await _start(ALONE, environment)) as bot:
        yield bot


@asynccontextmanager
async def _ended(bot: RunningBot) -> AsyncIterator[RunningBot]:
    try:
        yield bot
    finally:
        await asyncio.shield(bot.end())


def measured(work: Coroutine[Any, Any, T]) -> T:
    """Run a measurement; SIGTERM also stops everything it has started, as Ctrl-C does."""

    async def stoppable() -> T:
        task = asyncio.current_task()
        assert task is not None
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
        return await work

    return asyncio.run(stoppable())
