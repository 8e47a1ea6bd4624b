"""Events from Discord that discord.py cannot read: they are logged and skipped, and never end the bot.

Laws: the log names the kind of event and how and where reading it failed, never its content; each kind at most once a
minute. An event that a session needs to begin is not skipped: the connection is begun again.

It relies on these undocumented parts of discord.py: `Client._connection.parsers`, from which the websocket takes its
parsers, and `DiscordWebSocket.received_message`.
"""

import asyncio
import math
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from types import NoneType
from typing import Any, TypeAlias

import aiohttp
import discord
import structlog
from discord.gateway import DiscordWebSocket

from bot.metrics import UNREADABLE

EVERY_SECONDS = 60.0
FRAME = "frame"
"""Names what is no event, or not known to be one."""
MISREAD = (ValueError, TypeError, LookupError, AttributeError)
"""How reading fails. (Any other error from a frame is the connection's.)"""

NOT_FOR_GOOD = 4000
"""A session closed with this code can be resumed."""
CLOSE_SECONDS = 2.0

Parser: TypeAlias = Callable[[Any], None]

log = structlog.get_logger()
_told_at: dict[str, float] = {}
_untold = Counter[str]()


class UnreadableEvent(Exception):
    """The session cannot begin, or continue, with what Discord has sent."""


def pass_over(client: discord.Client) -> None:
    """From now on let this client skip every event that it cannot read."""
    state = client._connection
    for kind, parse in state.parsers.items():
        state.parsers[kind] = _passing_over(kind, parse)
    state.parsers["READY"] = _reading_ready(state, type(state).parse_ready.__get__(state))


def _passing_over(kind: str, parse: Parser) -> Parser:
    def read(data: Any) -> None:
        try:
            parse(data)
        except Exception as error:
            _note(kind, error)

    return read


def _reading_ready(state: Any, parse: Parser) -> Parser:
    """Read as much of READY as possible: a session needs only the bot's own user from it."""

    def read(data: Any) -> None:
        known = state.user
        try:
            parse(data)
        except Exception as error:
            _note("READY", error)
            if known is None:
                raise UnreadableEvent from error
            try:
                parse(_bare(known, data))
            except Exception as worse:
                raise UnreadableEvent from worse

    return read


def _bare(user: discord.ClientUser, data: Any) -> dict[str, object]:
    """READY without servers, which come one by one anyway, and with the bot's user from the login."""
    about = {"id": str(user.id), "username": user.name, "discriminator": user.discriminator, "avatar": None}
    return {"user": about, "guilds": [], **{name: data[name] for name in ("shard",) if name in data}}


def _note(kind: str, error: Exception) -> None:
    UNREADABLE.labels(kind).inc()
    _untold[kind] += 1
    now = time.monotonic()
    if now - _told_at.get(kind, -math.inf) >= EVERY_SECONDS:
        _told_at[kind] = now
        log.warning("not_read", kind=kind, error=type(error).__name__, at=_place(error), count=_untold.pop(kind))


def _place(error: Exception) -> str:
    """The place of the error: the innermost file and line."""
    at, place = error.__traceback__, ""
    while at is not None:
        place, at = f"{at.tb_frame.f_globals.get('__name__')}:{at.tb_lineno}", at.tb_next
    return place


class Socket(DiscordWebSocket):
    """A connection that skips what it cannot read. `begun` says whether its session has begun."""

    begun: Callable[[], bool] = staticmethod(lambda: False)

    @staticmethod
    async def opened(client: discord.Client, **how: Any) -> "Socket":
        """A connection with a session begun or resumed; `how` as in `from_client`. If that fails it is closed, with its
        heartbeat.
        """
        made: list[Socket] = []

        class Opened(Socket):
            def __init__(self, *args: Any, **options: Any) -> None:
                super().__init__(*args, **options)
                made.append(self)

        try:
            return await Opened.from_client(client, **how)
        except BaseException:
            for socket in made:
                await socket.leave(NOT_FOR_GOOD)
            raise

    async def leave(self, code: int) -> None:
        """Close it with this code, without waiting for long."""
        with suppress(TimeoutError, OSError, aiohttp.ClientError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await self.close(code)

    async def received_message(self, msg: Any, /) -> None:
        """Handle a message from Discord. Raises UnreadableEvent, and what discord.py's own raises."""
        before = self.sequence
        try:
            await super().received_message(msg)
        except OSError:
            raise
        except MISREAD as error:
            _note(FRAME, error)
            if not self.begun():
                raise UnreadableEvent from error
        finally:
            if type(self.sequence) not in (int, NoneType):
                self.sequence = before
