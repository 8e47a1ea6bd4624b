"""Direct messages: who is reached, who is not and until when, and how often one may ask for a message."""

from typing import Any, cast

import discord
import pytest

from bot.delivery.direct import MOST_IN_VAIN, DirectMessages
from bot.delivery.refusals import FIRST_PAUSE_MS, GROWTH, Overtaken
from bot.messages.parts.outgoing import Shape
from bot.tables.acts.tables import Tables
from bot.tables.memory.deliveries import Kind
from db import rows
from db.engine import Database
from db.games import outbox
from db.people import players, refusals
from games.kernel.engine.text import Text
from tests.bot.delivery.channels import Channels, refused
from tests.db.sample import ANNA, start_game

CLOSED, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 50007, 10003, 10008
HELLO = Shape("Hello")


class Trial:
    """Somebody who writes to Anna, who plays two games, at a time that can be put forward."""

    now = 1_000_000

    def __init__(self, database: Database) -> None:
        self.database = database
        self.channels = Channels()
        self.direct = DirectMessages(cast(Any, self.channels), Tables(database, {}, lambda: self.now))

    async def tells(self) -> int | None:
        """A delivery of the first game is sent to Anna."""
        delivery = rows.Delivery(1, 1, Kind.PUSH, 0, 1, 0, None, self.now, 1, "me", None, self.now)
        return await self.direct.to_person(ANNA, HELLO, delivery)

    async def anna(self) -> rows.Player:
        found = await self.direct.person(ANNA)
        assert found is not None
        return found

    async def refusal(self) -> refusals.RefusedPlace | None:
        return await self.database.read(lambda tx: refusals.get(tx, refusals.person(ANNA)))


@pytest.fixture
async def trial(database: Database) -> Trial:
    async with database.transaction() as tx:
        await players.see(tx, ANNA, "Anna", "de", at=1)
        for _ in range(2):
            await start_game(tx)
    return Trial(database)


async def test_who_is_reached_is_known_to_be_and_the_channel_is_opened_once(trial: Trial) -> None:
    assert [await trial.tells(), await trial.tells()] == [message.id for message in trial.channels.mail(ANNA)]
    assert ((await trial.anna()).dm_state, trial.channels.opened) == ("open", [ANNA])


async def test_who_refuses_is_written_to_again_after_pauses_that_grow(trial: Trial) -> None:
    trial.channels.refuses[trial.channels.mailbox(ANNA)] = refused(403, CLOSED)
    for passed, tried in ((0, 1), (1, 1), (FIRST_PAUSE_MS, 2), (FIRST_PAUSE_MS, 2), (GROWTH * FIRST_PAUSE_MS, 3)):
        trial.now += passed
        assert await trial.tells() is None
        assert len(trial.channels.tried) == tried
    assert (await trial.anna()).dm_state == "closed"


async def test_who_does_something_that_may_help_is_written_to_at_once(trial: Trial) -> None:
    trial.channels.refuses[trial.channels.mailbox(ANNA)] = refused(403, CLOSED)
    await trial.tells()
    trial.channels.refuses.clear()
    assert await trial.tells() is None
    await trial.direct.heard_directly(ANNA)
    assert await trial.tells() is not None
    assert ((await trial.anna()).dm_state, await trial.refusal()) == ("open", None)
    async with trial.database.transaction() as tx:
        found = await outbox.claim(tx, "me", now=trial.now, lease_ms=1, limit=9)
    assert [(one.kind, one.game, one.seat) for one in found] == [(Kind.PUSH, 2, 0)], "the call in the other game, too"


async def test_a_channel_that_is_gone_is_opened_again(trial: Trial) -> None:
    async with trial.database.transaction() as tx:
        await players.set_dm_channel(tx, ANNA, 77, at=1)
    trial.channels.refuses[77] = refused(404, UNKNOWN_CHANNEL)
    assert await trial.tells() is not None
    assert (await trial.anna()).dm_channel_id == trial.channels.mailbox(ANNA)


async def test_what_discord_itself_could_not_take_is_no_refusal(trial: Trial) -> None:
    trial.channels.refuses[trial.channels.mailbox(ANNA)] = refused(503, 0)
    with pytest.raises(discord.HTTPException):
        await trial.tells()
    assert ((await trial.anna()).dm_state, await trial.refusal()) == ("unknown", None)


async def test_a_message_that_was_deleted_has_been_overtaken(trial: Trial) -> None:
    await trial.tells()
    trial.channels.refuses[trial.channels.mailbox(ANNA)] = refused(404, UNKNOWN_MESSAGE)
    with pytest.raises(Overtaken):
        await trial.tells()
    assert (await trial.anna()).dm_state == "open"


async def test_who_asks_for_a_message_gets_its_link(trial: Trial) -> None:
    link = await trial.direct.at_once(ANNA, HELLO)
    assert str(link).endswith(f"/{trial.channels.mailbox(ANNA)}/{trial.channels.mail(ANNA)[0].id}")


async def test_who_asks_in_vain_has_only_so_many_tries(trial: Trial) -> None:
    trial.channels.refuses[trial.channels.mailbox(ANNA)] = refused(403, CLOSED)
    told = [await trial.direct.at_once(ANNA, HELLO) for _ in range(MOST_IN_VAIN + 1)]
    assert [text.id for text in told if isinstance(text, Text)] == ["mail-closed"] * MOST_IN_VAIN + ["mail-enough"]
    assert len(trial.channels.tried) == MOST_IN_VAIN
    trial.now += FIRST_PAUSE_MS
    assert await trial.direct.at_once(ANNA, HELLO) == Text("mail-closed")
