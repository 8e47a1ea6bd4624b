"""Highlights: what people at a table react to, told in its channel where its options ask for that.

Laws: a table is told at most three a day, by its host's calendar; a highlight says only what the log tells everybody
alike; what was taken back before it was told is not told.
"""

from typing import Any, Final, NamedTuple

import msgspec
import structlog

from bot.tables.memory.advance import Advance
from bot.tables.memory.deliveries import TOGETHER_MS, Kind
from bot.tables.memory.loaded import LoadedGame
from bot.tables.terms import codec, preferences
from bot.tables.terms.deadlines import local_day
from db import rows
from db.connection.transaction import Transaction
from db.games import outbox
from db.people import players
from games.kernel.contract.words import Lately, openly
from games.kernel.engine.text import Text, from_plain, plain

MOST_A_DAY: Final = 3

log = structlog.get_logger()


class Highlight(NamedTuple):
    """A highlight as its delivery's payload: the day of the calendar, the channel for which it was meant, the step
    after which it was seen, and the sentence as plain data.
    """

    day: int
    channel_id: int
    step: int
    said: list[Any]

    @property
    def text(self) -> Text:
        """The sentence."""
        return from_plain(self.said)


def seen(loaded: LoadedGame, advance: Advance) -> Text | None:
    """The highlight of a move, if this table is told any. What goes back has none; a rule that fails says nothing."""
    rule = loaded.game.words.highlight
    if rule is None or not loaded.setup.highlights or advance.went_back or not advance.events:
        return None
    seats = advance.match.setup.seats
    before = openly((line.event for line in loaded.told), seats)
    new = openly((event for _, event in advance.events), seats)
    try:
        return rule(Lately(before, new, advance.match.view(None))) if new else None
    except Exception:
        log.exception("no_highlight", game=loaded.row.id)
        return None


async def store(tx: Transaction, row: rows.Game, text: Text | None, at: int) -> None:
    """Have a highlight (None: there is none) told soon, unless the day has had enough: each is a delivery of its own,
    numbered in place of a seat.
    """
    if text is None:
        return
    host = None if row.host_id is None else await players.get(tx, row.host_id)
    today = local_day(at, preferences.hours_of(host).zone).toordinal()
    asked = await outbox.payloads(tx, row.id, Kind.HIGHLIGHT)
    days = {number: read(payload) for number, payload in asked.items()}
    told = [number for number, one in days.items() if one is not None and one.day == today]
    free = [number for number in range(MOST_A_DAY) if number not in told]
    if free:
        payload = codec.written(Highlight(today, row.channel_id, row.step, plain(text)))
        await outbox.store(tx, [Kind.HIGHLIGHT(row.id, free[0], at + TOGETHER_MS, payload)], at=at)


def read(payload: bytes | None) -> Highlight | None:
    """The highlight that a delivery is to tell; None if it cannot be read."""
    try:
        return codec.read(payload, Highlight) if payload else None
    except msgspec.DecodeError:
        return None
