"""Bots as processes of their own that can be killed: the real program, or one forked from a parent with everything
imported, which costs a tenth of the start.
"""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, STDOUT, Process
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import msgspec
import psutil

from tests.conftest import without_settings
from tools.kills.preloaded import Launch

START_SECONDS = 300.0
"""After this a start hangs, however busy the machine is."""
LOOK_SECONDS = 0.005
LONGEST_LINE = 1 << 20


class StartFailed(Exception):
    """A bot ended, or said nothing, when it should have been ready."""


class Noted(msgspec.Struct, frozen=True):
    """A line of a bot's log."""

    level: str = ""
    event: str = ""
    problem: str = ""


class BotProcess:
    """One process of the bot. `real`: it is the program as a host starts it; `noted` are the lines of its log,
    `errors` the error lines among them, `said` is its other output, `delays` how often it logged that the database
    kept it waiting: on a busy machine that is no fault.
    """

    def __init__(self, number: int, says: asyncio.StreamReader, process: Process | None) -> None:
        self.number = number
        self.real = process is not None
        self.errors: list[str] = []
        self.said: list[str] = []
        self.noted: list[Noted] = []
        self.delays = 0
        self.ready = asyncio.Event()
        self.ended = asyncio.Event()
        self._process = process
        self._hearing = asyncio.create_task(self._hear(says))

    async def _hear(self, says: asyncio.StreamReader) -> None:
        """The word "ready" is its only output that is no JSON, apart from the reason for its end."""
        while line := await says.readline():
            told = line.decode(errors="replace").strip()
            if not told.startswith("{"):
                self.said.append(told)
                self.ready.set()
                continue
            noted = _noted(told)
            self.noted.append(noted)
            if noted.level in ("error", "critical"):
                if noted.problem == "unreachable":
                    self.delays += 1
                else:
                    self.errors.append(told)
        self.ended.set()

    @property
    def last_words(self) -> str:
        """The reason for its end, if it gave one."""
        how = None if self._process is None else self._process.returncode
        return "; ".join([*self.errors, *self.said, f"{'real' if self.real else 'forked'} {self.number}, exit {how}"])

    async def until_ready(self) -> None:
        """Wait for its word, if it is not the last. Raises StartFailed."""
        waits = [asyncio.create_task(event.wait()) for event in (self.ready, self.ended)]
        await asyncio.wait(waits, timeout=START_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        for task in waits:
            task.cancel()
        if self.ended.is_set() or not self.ready.is_set():
            raise StartFailed(f"a bot ended before it was ready: {self.last_words}")

    def cpu_seconds(self) -> float:
        """How long it has been at work so far; 0 if it is no more."""
        try:
            return sum(psutil.Process(self.number).cpu_times()[:2])
        except psutil.NoSuchProcess:
            return 0.0

    def kill(self) -> None:
        """SIGKILL, now. Nothing if it has ended already."""
        with suppress(ProcessLookupError):
            os.kill(self.number, signal.SIGKILL)

    async def gone(self) -> None:
        """Wait until the process is no more."""
        if self._process is not None:
            await self._process.wait()
        else:
            while _is_there(self.number):  # noqa: ASYNC110  # nobody tells of a process that is not one's own child
                await asyncio.sleep(LOOK_SECONDS)
        await self._hearing


def _noted(line: str) -> Noted:
    """A parsed line of the log; None if the bot was killed while writing it."""
    try:
        return msgspec.json.decode(line, type=Noted)
    except msgspec.DecodeError:
        return Noted()


def _is_there(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True


class Nest:
    """The source of bots: `folder` is for their pipes, `program` what loads the parent of forked ones, and
    `environment` its further settings.
    """

    def __init__(
        self, folder: Path, program: str = "tools.kills.preloaded", environment: Mapping[str, str] | None = None
    ) -> None:
        self.folder = folder
        self.program = program
        self.environment = without_settings() | dict(environment or {})
        self._lock = asyncio.Lock()
        self._parent: Process | None = None
        self._pipes = 0

    async def open(self) -> None:
        """Load the parent of all that are forked."""
        self._parent = await asyncio.create_subprocess_exec(
            sys.executable, "-m", self.program, env=self.environment, stdin=PIPE, stdout=PIPE, start_new_session=True,
        )  # fmt: skip
        await self._said()

    async def close(self) -> None:
        """End the parent, and with it all that were forked."""
        if self._parent is not None and self._parent.stdin is not None:
            self._parent.stdin.close()
            await self._parent.wait()

    async def _said(self) -> str:
        if self._parent is None or self._parent.stdout is None:
            raise StartFailed("there is no parent to fork from")
        if not (line := await self._parent.stdout.readline()):
            raise StartFailed("the parent of all that are forked has ended")
        return line.decode().strip()

    async def start(self, environment: Mapping[str, str], *, real: bool) -> BotProcess:
        """Start a bot; it is not ready yet."""
        return await (self._started(environment) if real else self._forked(environment))

    async def _started(self, environment: Mapping[str, str]) -> BotProcess:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", env=without_settings() | dict(environment), stdout=PIPE, stderr=STDOUT,
            start_new_session=True, limit=LONGEST_LINE,
        )  # fmt: skip
        if process.stdout is None:
            raise StartFailed("it cannot be heard")
        return BotProcess(process.pid, process.stdout, process)

    async def _forked(self, environment: Mapping[str, str]) -> BotProcess:
        self._pipes += 1
        pipe = self.folder / f"says-{os.getpid()}-{self._pipes}"
        os.mkfifo(pipe)
        says = await _heard(pipe)
        async with self._lock:
            if self._parent is None or self._parent.stdin is None:
                raise StartFailed("there is no parent to fork from")
            self._parent.stdin.write(msgspec.json.encode(Launch(dict(environment), str(pipe))) + b"\n")
            number = int(await self._said())
        return BotProcess(number, says, None)


async def _heard(pipe: Path) -> asyncio.StreamReader:
    """The input of a named pipe, from the first writer's opening until it is closed."""
    stream = os.fdopen(os.open(pipe, os.O_RDONLY | os.O_NONBLOCK), "rb", buffering=0)
    reader = asyncio.StreamReader(limit=LONGEST_LINE)
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), stream)
    return reader
