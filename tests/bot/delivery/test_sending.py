"""What a channel has refused is not sent there again and again, and comes once that may have changed."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import discord
import pytest

from bot.delivery.refusals import FIRST_PAUSE_MS, ChannelGone
from bot.delivery.sending import Sending
from bot.tables.acts.tables import Tables
from bot.tables.memory.deliveries import Kind
from db import rows
from db.engine import Database, open_database
from db.games import games, outbox, seats
from db.people import refusals
from tests.bot.delivery.channels import refused
from tests.db.sample import start_game, want
from tests.empty_database import laid_out

NO_RIGHT = 50013


class Trial:
    """A running game, and one who sends to its channel at a time that can be put forward."""

    now = 1_000_000

    def __init__(self, database: Database, game: rows.Game) -> None:
        self.game = game
        self.database = database
        self.sending = Sending(cast(Any, None), Tables(database, {}, lambda: self.now))

    async def says(
        self, error: Exception | None = None, meanwhile: Callable[[], Awaitable[None]] | None = None
    ) -> None:
        """Something is said in the channel, which meets this error; `meanwhile` this happens."""
        async with self.sending.written_to(self.game.channel_id, self.game.id):
            if meanwhile is not None:
                await meanwhile()
            if error is not None:
                raise error

    async def known(self) -> refusals.RefusedPlace | None:
        """What is remembered of the channel."""
        async with self.database.reading() as tx:
            return await refusals.get(tx, refusals.channel(self.game.channel_id))

    async def waiting(self) -> list[tuple[str, int | None]]:
        """What is to be delivered now."""
        async with self.database.transaction() as tx:
            found = await outbox.claim(tx, f"at {self.now}", now=self.now, lease_ms=0, limit=50)
        return sorted((delivery.kind, delivery.seat or 0) for delivery in found)


@pytest.fixture
async def trial(tmp_path: Path) -> AsyncIterator[Trial]:
    database = await open_database(await laid_out(tmp_path))
    async with database.transaction() as tx:
        game = await games.find(tx, await start_game(tx))
    assert game is not None
    yield Trial(database, game)
    await database.close()


async def test_who_plays_is_told_once_that_a_channel_refuses(trial: Trial) -> None:
    for _ in range(2):
        with pytest.raises(ChannelGone):
            await trial.says(refused(403, NO_RIGHT))
        trial.now += FIRST_PAUSE_MS
    async with trial.database.reading() as tx:
        people = [seat.seat for seat in await seats.of_game(tx, trial.game.id) if seat.player_id is not None]
    assert await trial.waiting() == [(Kind.BARRED, seat) for seat in people]
    known = await trial.known()
    assert known is not None
    assert (known.code, known.times) == (NO_RIGHT, 2)


async def test_nothing_is_said_where_it_is_known_to_be_refused_until_it_may_be_tried_again(trial: Trial) -> None:
    with pytest.raises(ChannelGone):
        await trial.says(refused(403, NO_RIGHT))
    with pytest.raises(ChannelGone):
        await trial.says()
    trial.now += FIRST_PAUSE_MS
    await trial.says()
    assert await trial.known() is None


async def test_what_discord_itself_could_not_take_is_no_refusal_of_the_channel(trial: Trial) -> None:
    with pytest.raises(discord.HTTPException):
        await trial.says(refused(503, 0))
    assert await trial.known() is None


@pytest.mark.parametrize("concerned", [True, False])
async def test_what_is_mended_in_a_channel_lets_what_waits_come_at_once(trial: Trial, concerned: bool) -> None:
    with pytest.raises(ChannelGone):
        await trial.says(refused(403, NO_RIGHT))
    async with trial.database.transaction() as tx:
        await want(tx, Kind.STATUS, trial.game.id, due_at=trial.now)
        for delivery in await outbox.claim(tx, "me", now=trial.now, lease_ms=9, limit=9):
            await outbox.postpone(tx, delivery, trial.now + FIRST_PAUSE_MS, at=trial.now)
    await trial.sending.mended(lambda channel_id: concerned == (channel_id == trial.game.channel_id))
    known = await trial.known()
    assert known is not None
    assert (known.again_at <= trial.now) == concerned
    assert ((Kind.STATUS, 0) in await trial.waiting()) == concerned


async def test_what_is_mended_while_it_is_tried_is_tried_again_at_once(trial: Trial) -> None:
    async def mended() -> None:
        await trial.sending.mended(lambda _: True)

    with pytest.raises(ChannelGone):
        await trial.says(refused(403, NO_RIGHT), mended)
    known = await trial.known()
    assert known is not None
    assert known.again_at == trial.now
