"""Lobbies that nobody starts: how long they wait, and when others than the host may decide.

Laws: a lobby ends a week after a person last did something there, or three days after if its host has left the server;
the people there may take it over as soon as the host is known to have left, or three days after the host last did
something; no lobby ends that nobody could have kept: if its time passed while nobody could reach the bot, it has half a
day more, once, and never less than an hour.
"""

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

import msgspec
from msgspec.structs import replace

from bot.tables.memory.deliveries import Kind
from bot.tables.memory.store import Store
from bot.tables.terms import codec, terms
from bot.tables.terms.presence import Presence
from db import rows
from db.connection.transaction import Transaction
from db.games import games, outbox
from db.games.status import WrongStatus, hold_lobby

HOUR_MS: Final = 3_600_000
DAY_MS: Final = 24 * HOUR_MS
QUIET_MS: Final = 7 * DAY_MS
HOSTLESS_MS: Final = 3 * DAY_MS
MERCY_MS: Final = 12 * HOUR_MS
"""How long after people can reach the bot again nothing ends that should have ended meanwhile."""

HasLeft: TypeAlias = Callable[[int, int], Awaitable[bool | None]]
"""Whether a person (second) is known to have left a server (first); None: Discord cannot be asked now."""


class Waiting(msgspec.Struct, frozen=True):
    """What is known of a lobby, in unix milliseconds: when a person last did something there, and when its host did;
    when we last asked whether the host has left the server, and since when that is known; until when it is spared
    because nobody could reach the bot when it should have ended.
    """

    acted: int
    host: int
    asked: int = 0
    left: int | None = None
    spared: int = 0

    @property
    def ends(self) -> int:
        """When it ends."""
        if self.left is None:
            return self.acted + QUIET_MS
        return min(self.acted + QUIET_MS, max(self.acted, self.left) + HOSTLESS_MS)

    @property
    def why(self) -> terms.WhyEnded:
        """Why it ends."""
        return "quiet" if self.ends == self.acted + QUIET_MS else "left"

    def hostless(self, at: int) -> bool:
        """Whether the people there may take it over."""
        return self.left is not None or at >= self.host + HOSTLESS_MS

    def next_look(self, at: int, within: int = DAY_MS) -> int:
        """When to look again: once a day, or sooner if something changes by itself; soon, once it should have ended."""
        turns = (self.host + HOSTLESS_MS, self.ends, self.spared, at + (HOUR_MS if at >= self.ends else within))
        return min(moment for moment in turns if moment > at)

    def by(self, at: int) -> "Waiting":
        """The same, without times from the future: a clock was ahead."""
        left = self.left if self.left is None else min(self.left, at)
        return replace(self, acted=min(self.acted, at), host=min(self.host, at), left=left)


async def found(tx: Transaction, game_id: int) -> Waiting | None:
    """What is known of a lobby, if anything."""
    payload = await outbox.pending(tx, Kind.LOOK_AFTER(game_id, None, 0, b""))
    return None if payload is None else codec.read(payload, Waiting)


async def note(tx: Transaction, game_id: int, waiting: Waiting, at: int, *, within: int = DAY_MS) -> None:
    """Keep what is known, and look again in time."""
    look = Kind.LOOK_AFTER(game_id, None, waiting.next_look(at, within), codec.written(waiting))
    await outbox.store(tx, [look], at=at)


async def acted(tx: Transaction, row: rows.Game, user_id: int, at: int) -> None:
    """Note a person's act in a lobby."""
    before = await found(tx, row.id) or Waiting(at, at)
    if user_id == row.host_id:
        await note(tx, row.id, Waiting(acted=at, host=at), at)
        await _shown(tx, row, hostless=False)
    else:
        await note(tx, row.id, replace(before, acted=at), at)


async def begin_all(tx: Transaction, *, at: int) -> None:
    """Look after all lobbies opened by a version that did not yet do so."""
    for row in await games.unfinished(tx):
        if row.status == "lobby" and await found(tx, row.id) is None:
            await note(tx, row.id, Waiting(at, at), at)


class IdleLobbies:
    """All waiting lobbies."""

    def __init__(self, store: Store, presence: Presence, has_left: HasLeft) -> None:
        self.store = store
        self.presence = presence
        self.has_left = has_left

    async def look(self, game_id: int, *, every: int = HOUR_MS) -> Waiting | None:
        """Ask whether the host has left the server, unless that was asked within `every` milliseconds; return what is
        known then, or was, if Discord cannot be asked now. None if it is no lobby (any more).
        """
        at = self.store.clock()
        async with self.store.database.reading() as tx:
            row, before = await games.find(tx, game_id), await found(tx, game_id)
        if row is None or row.status != "lobby":
            return None
        waiting = before or Waiting(at, at)
        if waiting.asked <= at < waiting.asked + every:
            return waiting
        gone = await self.has_left(row.guild_id, row.host_id or 0)
        async with self.store.change() as tx:
            try:
                await hold_lobby(tx, game_id)
            except WrongStatus:
                return None
            now, latest = await games.find(tx, game_id), await found(tx, game_id) or waiting
            if now is None or now.host_id != row.host_id:
                return latest
            if gone is not None:
                latest = replace(latest, asked=at, left=(latest.left or at) if gone else None)
            latest = latest.by(at)
            await note(tx, game_id, latest, at, within=HOUR_MS if gone is None else DAY_MS)
            await _shown(tx, now, hostless=latest.hostless(at))
        return latest

    async def end(self, game_id: int, waiting: Waiting) -> bool:
        """End the lobby if its time is over and nobody did anything meanwhile; whether it ended."""
        at, since = self.store.clock(), self.presence.since
        spared = since + MERCY_MS if waiting.spared < waiting.ends <= since else waiting.spared
        if at < waiting.ends or (spared == waiting.spared and at < max(spared, since + HOUR_MS)):
            return False
        async with self.store.change() as tx:
            try:
                await hold_lobby(tx, game_id)
            except WrongStatus:
                return False
            row = await games.find(tx, game_id)
            if row is None or await found(tx, game_id) != waiting:
                return False
            if spared != waiting.spared:
                await note(tx, game_id, replace(waiting, spared=spared), at)
                return False
            await _set(tx, row, lapsed=waiting.why)
            await games.abort(tx, game_id, at=at)
        return True


async def _shown(tx: Transaction, row: rows.Game, *, hostless: bool) -> None:
    if terms.read(row).hostless != hostless:
        await _set(tx, row, hostless=hostless)


async def _set(tx: Transaction, row: rows.Game, **fields: object) -> None:
    await games.set_options(tx, row.id, codec.written(replace(terms.read(row), **fields)))
