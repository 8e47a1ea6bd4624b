"""A delivery that was tried is done, waits, or is given up; which of these, its error says."""

from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from bot.delivery.refusals import BARS, MOST_TIMES, UNKNOWN_CHANNEL, ChannelGone, Overtaken
from bot.delivery.settling import (
    DAY_MS,
    FIRST_DELAY_MS,
    LONGEST_DELAY_MS,
    MOST_ATTEMPTS,
    Settling,
    delay_ms,
)
from bot.tables.memory.loaded import NOT_NOW
from bot.tables.terms.actors import Refused
from db import rows
from db.connection.transaction import Transaction
from db.engine import Database, open_database
from db.games import games, outbox
from db.people import refusals
from db.people.refusals import RefusedPlace
from games.kernel.engine.text import Text
from tests.db.sample import start_game, want
from tests.empty_database import laid_out

NOW = 1_000_000
PLACE = refusals.channel(5)


class Trial:
    """A delivery that is leased at NOW, and the one who settles it."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.woken = 0
        self.settling = Settling(database, lambda: NOW, self._soon)

    def _soon(self) -> None:
        self.woken += 1

    async def leased(self, attempts: int = 1) -> rows.Delivery:
        """The delivery, tried so often."""
        async with self.database.transaction() as tx:
            self.game = await start_game(tx)
            await want(tx, "status", self.game, due_at=NOW)
            (found,) = await outbox.claim(tx, "me", now=NOW, lease_ms=9, limit=1)
        return replace(found, attempts=attempts)

    async def due(self) -> int | None:
        """When it is to be tried again; None: it is settled."""
        return await self.database.read(outbox.next_due)

    async def failed(self, error: Exception, attempts: int = 1) -> int | None:
        """The same after it met this error."""
        await self.settling.failed(await self.leased(attempts), error)
        return await self.due()


@pytest.fixture
async def trial(tmp_path: Path) -> AsyncIterator[Trial]:
    database = await open_database(await laid_out(tmp_path))
    yield Trial(database)
    await database.close()


async def test_what_is_done_is_stored_with_what_is_noted_of_it(trial: Trial) -> None:
    async def noting(tx: Transaction) -> None:
        await games.set_status_message(tx, trial.game, message_id=7, posted_at=NOW, step=0)

    await trial.settling.done(await trial.leased(), noting)
    assert await trial.due() is None
    async with trial.database.reading() as tx:
        row = await games.find(tx, trial.game)
    assert row is not None
    assert row.status_message_id == 7
    assert trial.woken == 0


async def test_what_was_asked_for_anew_meanwhile_is_looked_for_at_once(trial: Trial) -> None:
    first = await trial.leased()
    async with trial.database.transaction() as tx:
        await want(tx, "status", trial.game, due_at=NOW)
    await trial.settling.done(first)
    assert await trial.due() == NOW
    assert trial.woken == 1


@pytest.mark.parametrize(
    "error",
    [
        Overtaken(),
        Refused(Text("game-over")),
        ChannelGone("nothing is known of it"),
        ChannelGone("deleted", RefusedPlace(BARS, UNKNOWN_CHANNEL, 1, NOW), PLACE),
        ChannelGone("for a week", RefusedPlace(BARS, 50013, MOST_TIMES + 1, NOW), PLACE),
    ],
    ids=lambda error: str(error),
)
async def test_what_cannot_come_any_more_is_settled(trial: Trial, error: Exception) -> None:
    assert await trial.failed(error) is None


@pytest.mark.parametrize("attempts", [1, MOST_ATTEMPTS, MOST_ATTEMPTS + 9])
@pytest.mark.parametrize("reason", sorted(NOT_NOW))
async def test_what_another_program_can_show_waits_for_it_however_long(
    trial: Trial, reason: str, attempts: int
) -> None:
    due = await trial.failed(Refused(Text(reason)), attempts)
    assert due is not None
    assert due > NOW
    assert trial.woken == 1


async def test_what_a_channel_refuses_waits_until_it_may_be_tried_again(trial: Trial) -> None:
    again_at = NOW + 50_000
    async with trial.database.transaction() as tx:
        await refusals.keep(tx, PLACE, RefusedPlace(BARS, 50013, 2, again_at))
    assert await trial.failed(ChannelGone("no right", RefusedPlace(BARS, 50013, 2, again_at), PLACE)) == again_at


async def test_what_was_changed_in_a_channel_meanwhile_counts(trial: Trial) -> None:
    async with trial.database.transaction() as tx:
        await refusals.keep(tx, PLACE, RefusedPlace(BARS, 50013, 2, NOW))
    due = await trial.failed(ChannelGone("no right", RefusedPlace(BARS, 50013, 2, NOW + 50_000_000), PLACE))
    assert due is not None
    assert NOW < due <= NOW + 2 * FIRST_DELAY_MS


@pytest.mark.parametrize("error", [aiohttp.ClientError("reset"), TimeoutError("slow"), ValueError("a mistake")])
async def test_what_failed_is_tried_again_until_it_was_tried_very_often(trial: Trial, error: Exception) -> None:
    with capture_logs() as lines:
        due = await trial.failed(error, MOST_ATTEMPTS - 1)
    assert due is not None
    assert NOW < due <= NOW + LONGEST_DELAY_MS
    assert [line["event"] for line in lines if line["log_level"] == "error"] == (
        ["delivery_failed"] if isinstance(error, ValueError) else []
    )


async def test_what_failed_very_often_is_given_up(trial: Trial) -> None:
    assert await trial.failed(TimeoutError(), MOST_ATTEMPTS) is None


def test_what_waits_for_long_is_tried_less_and_less_often() -> None:
    longest = [max(delay_ms(attempts) for _ in range(50)) for attempts in (1, MOST_ATTEMPTS, MOST_ATTEMPTS + 1)]
    assert longest == sorted(longest)
    assert longest[1] <= LONGEST_DELAY_MS < longest[2] <= DAY_MS
