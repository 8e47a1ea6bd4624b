"""What the bot posts unasked: who is asked is told somewhere, once, and only the newest message asks."""

from typing import Any, cast

import pytest
from msgspec.structs import replace

from bot.delivery.posting import BURIED, FRESH_MS, SEEN_MS, Posting
from bot.delivery.voices import Voices
from bot.language.phrases import Phrasebook, mention
from bot.messages.illustrated import Illustrated
from bot.messages.pictures.faces import Faces
from bot.messages.words.advising import Advising
from bot.tables.acts.tables import SeatSide, Tables
from bot.tables.memory.deliveries import REPLY_MS, Kind
from bot.tables.terms.actors import Actor, Place
from db import rows
from db.engine import Database
from db.games import games, outbox
from games.kernel.contract.discovery import find_games
from tests.bot.delivery.channels import Channels, Posted, refused
from tests.bot.messages.test_illustrated import Sketched

ANNA, BEN = Actor(1, "Anna", "en-GB"), Actor(2, "Ben", "en-GB")
GAMES = find_games()
CHANNEL = 55
CLOSED, NO_MEMBER = 50007, 10007


class Trial:
    """A game of Anna and Ben, just begun, and who posts for it at a time that can be put forward."""

    now = 1_700_000_000_000

    def __init__(self, database: Database) -> None:
        self.database = database
        self.channels = Channels()
        self.tables = Tables(database, GAMES, lambda: self.now)
        phrasebook = Phrasebook.load()
        drawn: Any = Sketched()
        illustrated = Illustrated(phrasebook, drawn, Advising(GAMES), Faces(GAMES))
        self.posting = Posting(cast(Any, self.channels), self.tables, Voices(phrasebook, self.tables), illustrated)
        self._asked_for = 0

    async def begin(self) -> None:
        await self.tables.lobbies.open("dominion", Place(CHANNEL, 7), ANNA)
        await self.tables.lobbies.join(1, BEN)
        await self.tables.lobbies.start(1, ANNA)
        async with self.database.transaction() as tx:
            for delivery in await outbox.claim(tx, "me", now=self.now + FRESH_MS, lease_ms=1, limit=99):
                await outbox.done(tx, delivery)

    def delivery(self, kind: Kind, seat: int | None = None, payload: bytes | None = None) -> rows.Delivery:
        """A new one."""
        self._asked_for += 1
        return rows.Delivery(self._asked_for, 1, kind, seat, 1, 0, payload, self.now, 1, "me", None, self.now)

    async def side(self, *, asked: bool) -> SeatSide:
        """The seat that is asked, or the other one."""
        sides = [await self.tables.side(1, seat) for seat in (0, 1)]
        return next(one for one in sides if one is not None and (one.desk.question is not None) == asked)

    async def push(self, side: SeatSide, **how: bool) -> None:
        """What is to be remembered is stored."""
        noting = await self.posting.push(self.delivery(Kind.PUSH, side.seat.seat), **how)
        if noting is not None:
            async with self.database.transaction() as tx:
                await noting(tx)

    def mail(self, side: SeatSide) -> list[Posted]:
        return self.channels.mail(side.desk.reader.user_id)

    async def status(self) -> list[int]:
        """The channel's message is brought up to date; the messages there."""
        await self.posting.status(self.delivery(Kind.STATUS))
        return [message.id for message in self.channels.messages(CHANNEL) if message.fields]

    async def waiting(self) -> list[tuple[str, int | None, int]]:
        """What is to be delivered by now, or soon."""
        async with self.database.transaction() as tx:
            found = await outbox.claim(tx, "me", now=self.now + REPLY_MS, lease_ms=1, limit=9)
        return [(one.kind, one.seat, one.due_at - self.now) for one in found]


@pytest.fixture
async def trial(database: Database) -> Trial:
    made = Trial(database)
    await made.begin()
    return made


async def test_who_is_asked_gets_a_message_that_asks_and_one_before_without_news_goes(trial: Trial) -> None:
    side = await trial.side(asked=True)
    await trial.push(side)
    await trial.push(await trial.side(asked=True))
    (newest,) = trial.mail(side)
    assert newest.pressable
    assert (await trial.side(asked=True)).seat.dm_message_id == newest.id
    assert trial.channels.messages(CHANNEL) == [], "nobody is called who can be written to"


async def test_a_reminder_takes_the_place_of_the_message_before(trial: Trial) -> None:
    side = await trial.side(asked=True)
    await trial.push(side)
    await trial.push(side, reminder=True)
    assert [message.id for message in trial.mail(side)] == [(await trial.side(asked=True)).seat.dm_message_id]


async def test_who_is_not_asked_hears_nothing_unless_the_hand_is_to_be_shown(trial: Trial) -> None:
    side = await trial.side(asked=False)
    await trial.push(side)
    assert trial.mail(side) == []
    await trial.push(side, asked=False)
    assert len(trial.mail(side)) == 1


async def test_who_refuses_is_called_in_the_channel_and_nobody_else_is_mentioned(trial: Trial) -> None:
    side = await trial.side(asked=True)
    user_id = side.desk.reader.user_id
    trial.channels.refuses[trial.channels.mailbox(user_id)] = refused(403, CLOSED)
    await trial.push(side)
    (call,) = trial.channels.messages(CHANNEL)
    assert mention(user_id) in call.fields["content"]
    allowed = call.fields["allowed_mentions"].to_dict()
    assert (allowed["parse"], allowed["users"]) == ([], [user_id])


async def test_for_who_has_left_the_server_somebody_else_is_to_play(trial: Trial) -> None:
    side = await trial.side(asked=True)
    trial.channels.refuses[trial.channels.mailbox(side.desk.reader.user_id)] = refused(403, CLOSED)
    trial.channels.left = refused(404, NO_MEMBER)
    await trial.push(side)
    assert trial.channels.messages(CHANNEL) == []
    assert (Kind.LEFT_SERVER, side.seat.seat, 0) in await trial.waiting()


@pytest.mark.parametrize(("answer", "left"), [(None, False), (refused(404, NO_MEMBER), True), (refused(503, 0), None)])
async def test_only_discord_says_who_has_left(trial: Trial, answer: Exception | None, left: bool | None) -> None:
    trial.channels.left = answer
    assert await trial.posting.has_left(7, ANNA.user_id) is left


async def test_the_table_is_edited_while_it_is_in_sight_and_else_posted_below_all_talk(trial: Trial) -> None:
    (first,) = await trial.status()
    trial.now += SEEN_MS + 1
    assert await trial.status() == [first]
    trial.channels.talk(CHANNEL, BURIED)
    (second,) = await trial.status()
    assert second > first
    trial.now += FRESH_MS
    (third,) = await trial.status()
    assert third > second


async def test_a_message_that_was_pressed_waits_for_its_reply(trial: Trial) -> None:
    side = await trial.side(asked=True)
    await trial.push(side)
    (message,) = trial.mail(side)
    before = message.fields
    fallback = trial.delivery(Kind.REFRESH, side.seat.seat, f"{message.id} 1".encode())
    trial.posting.pressed[message.id] += 1
    assert await trial.posting.refresh(fallback) is None
    assert message.fields is before
    assert (Kind.REFRESH, side.seat.seat, REPLY_MS) in await trial.waiting()
    del trial.posting.pressed[message.id]
    assert await trial.posting.refresh(fallback) is not None
    assert message.fields is not before


async def test_of_two_processes_that_posted_one_table_each_the_newer_one_stays(trial: Trial) -> None:
    row = (await trial.tables.loaded(1)).row
    older, newer = (trial.channels.post(CHANNEL, {"content": "table"}).id for _ in range(2))
    for message_id in (newer, older):
        await trial.posting._stands(replace(row, status_message_id=None), message_id)
    async with trial.database.reading() as tx:
        stored = await games.find(tx, 1)
    assert stored is not None
    assert stored.status_message_id == newer
    assert [message.id for message in trial.channels.messages(CHANNEL)] == [newer]
