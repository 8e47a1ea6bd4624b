"""Films of games, each made in a process of its own beside the bot, which is spared the tens of megabytes and seconds
of processor time.

Laws: one film is made at a time; if its process fails or hangs, the person who asked is told, and nothing else is
affected.
"""

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable, Hashable
from contextlib import suppress

import msgspec
import structlog

from bot.host.beside import APART, heard
from bot.host.settings import LogFormat
from bot.messages.pictures.film_maker import FilmOrder, Said, TablesDrawn
from bot.recent import Recent
from renderers.surface.stage import Picture
from renderers.whole.film import TooLarge

KEPT = 2
"""How many films stay in memory (some megabytes each)."""
SECONDS = 600.0
"""After this long a film is given up: Discord accepts an answer for a quarter of an hour."""

log = structlog.get_logger()


class FilmFailed(Exception):
    """The process ended too early, or does not end."""


class Filming:
    """Makes films, and keeps recent ones."""

    def __init__(self) -> None:
        self._kept = Recent[Hashable, Picture](KEPT)
        self.turn = asyncio.Lock()
        self.ordered = 0
        """How many are being made or awaited."""
        self._process: Process | None = None
        self._closed = False
        self.log_format: LogFormat = "console"
        """The format of the process's log."""

    def kept(self, key: Hashable) -> Picture | None:
        """A recent film made under this key."""
        if key not in self._kept:
            return None
        return self._kept[key]

    async def film(self, order: FilmOrder, key: Hashable, told: Callable[[int], Awaitable[None]]) -> Picture:
        """The ordered film, kept under `key`, once all earlier orders are done; at first and after each table `told` is
        awaited with how many are drawn. Raises renderers.whole.film.TooLarge, FilmFailed.
        """
        self.ordered += 1
        try:
            async with self.turn:
                if self._closed:
                    raise FilmFailed
                if kept := self.kept(key):  # somebody else has waited for the same one
                    return kept
                await told(0)
                made = await self._made(order, told)
        finally:
            self.ordered -= 1
        if made is None:
            raise TooLarge(f"{len(order.tables)} pictures need more than {order.limit} bytes")
        self._kept[key] = made
        return made

    async def _made(self, order: FilmOrder, told: Callable[[int], Awaitable[None]]) -> Picture | None:
        try:
            async with asyncio.timeout(SECONDS):
                self._process = process = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", "bot.messages.pictures.film_maker", self.log_format,
                    stdin=PIPE, stdout=PIPE, **APART,
                )  # fmt: skip
                written = await asyncio.to_thread(pickle.dumps, order)
                return await _answered(process, written, told)
        except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
            log.warning("film_failed", game=order.tables[-1].game, error=f"{type(error).__name__}: {error}")
            raise FilmFailed from error
        finally:
            self._end()
            if self._process is not None:
                await self._process.communicate()
                self._process = None

    def _end(self) -> None:
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def close(self) -> None:
        """Let the process end, and wait until it has, and everybody who wanted a film was told."""
        self._closed = True
        self._end()
        async with self.turn:
            pass


async def _answered(process: Process, order: bytes, told: Callable[[int], Awaitable[None]]) -> Picture | None:
    """The film, or None if it is too large."""
    if process.stdin is None:
        raise BrokenPipeError
    process.stdin.write(order)
    await process.stdin.drain()
    process.stdin.close()
    while True:
        said: Said = msgspec.msgpack.decode(await heard(process), type=Said)
        if not isinstance(said, TablesDrawn):
            return said.film
        await told(said.tables)
