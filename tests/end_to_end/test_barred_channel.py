"""A channel that cannot be written to while a game is played there: few requests are made in vain, everybody is told
directly and once, and when it can be written to again the table is shown by itself.
"""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import update

from bot.delivery.refusals import FIRST_PAUSE_MS, GROWTH
from bot.delivery.settling import MOST_ATTEMPTS
from bot.language.phrases import channel_link
from db.people import refusals
from db.people.refusals import RefusedPlace
from db.schema import outbox
from games.kernel.engine.text import Text
from sandbox import Message, Person
from sandbox.state.account import BOT_ID, BOT_MEMBER, FOUNDED, HOME
from tests.db.sample import want
from tests.depth import chosen
from tests.end_to_end.by_button import brought
from tests.end_to_end.house import CHANNEL, House, controls
from tests.end_to_end.test_moving import NEW, moved
from tools.refused import vain

SOME = 10


async def unheard(*_: object) -> None:
    """No word comes of what has changed."""


async def playing(house: House, where: str) -> Message:
    """A game of Anna and Ben in the channel or in a thread of its own; the table."""
    anna, ben = house.person("Anna"), house.person("Ben")
    if where == "channel":
        status = await house.game("Anna", "Ben")
    else:
        await anna.command(CHANNEL, "/play", game="dominion", where="thread")
        place = next(channel.name for channel in house.sandbox.channels.values() if channel.is_thread)
        joined = await house.press(ben, await anna.message(place, "Dominion"), "join")
        assert joined.updated is not None
        started = await house.press(anna, joined.updated, "start")
        assert started.updated is not None
        status = started.updated
    await house.settled()
    return status


def bar(house: House, status: Message, how: str) -> None:
    """Let the place of the table refuse what is sent there."""
    world = house.sandbox.world
    if how == "locked":
        world.put_channel(replace(world.channel(status.channel_id), locked=True, archived=True))
        house.sandbox.deny(CHANNEL, "manage_threads")
    elif how == "not seen":
        house.sandbox.deny(CHANNEL, "view_channel")
    else:
        house.person("Anna").delete(status)
        house.sandbox.deny(CHANNEL, "send_messages")


def unbar(house: House, status: Message) -> None:
    """Undo it: Discord tells the bot that the place has changed."""
    world = house.sandbox.world
    house.sandbox.deny(CHANNEL)
    world.put_channel(replace(world.channel(status.channel_id), locked=False, archived=False))


def told(house: House, person: Person, language: str, status: Message, what: str = "channel-barred") -> list[Message]:
    """The direct messages that say that the table cannot be shown."""
    where = Text("in-channel", link=channel_link(status.channel_id))
    words = house.says(language, what, game=Text("game-dominion"), where=where)
    return [mail for mail in person.inbox() if mail.words[:60] == words[:60]]


async def play(house: House, answers: int) -> None:
    """Answer in the direct messages."""
    while await house.step() < answers:
        for name in ("Anna", "Ben"):
            await house.turn(house.person(name))
            await house.settled()


async def shown(house: House, status: Message) -> None:
    """The table stands in its place as it is now."""
    awaited = "Anna" if controls(house.person("Anna").inbox()[-1]) else "Ben"
    words = house.says("de", "table-turn", game="Dominion", who=awaited)
    here = house.sandbox.world

    def there() -> bool:
        return any(words in message.text for message in here.messages(status.channel_id) if not message.visible_to)

    await house.sandbox.until(there)


BARS = [("channel", "no right to write"), ("channel", "not seen"), ("thread", "locked")]


@pytest.mark.parametrize(("where", "how"), BARS, ids=[how for _, how in BARS])
async def test_little_is_sent_in_vain_and_what_is_due_comes_when_it_can(house: House, where: str, how: str) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    status = await playing(house, where)
    bar(house, status, how)
    await play(house, SOME)
    path = f"^/channels/{status.channel_id}/messages"
    refused = [one for one in house.sandbox.requests.last if path[1:] in one.path and one.status in (401, 403, 404)]
    assert 1 <= len(refused) <= 2, "of ten answers"
    assert vain(house, path) <= 1
    assert len(told(house, anna, "de", status)) == len(told(house, ben, "en", status)) == 1
    unbar(house, status)
    await house.settled()
    await shown(house, status)
    assert len(told(house, ben, "en", status)) == 1


async def test_many_refusals_leave_as_many_attempts_as_none(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(house.bot), "_try_again", unheard)
    status = await playing(house, "channel")
    bar(house, status, "no right to write")
    await house.turn(house.person("Anna"))
    await house.settled()
    async with house.running.database.transaction() as tx:
        await tx.execute(update(outbox).where(outbox.c.kind == "status").values(attempts=MOST_ATTEMPTS))
    await house.later(FIRST_PAUSE_MS)
    await house.settled()
    house.sandbox.faults.answer("POST", f"/channels/{status.channel_id}/messages", 503)
    unbar(house, status)
    await house.later(FIRST_PAUSE_MS * GROWTH)
    await house.later(SOME * 1000)
    await shown(house, status)


async def test_of_a_channel_that_is_gone_nobody_is_told_that_it_may_come_back(house: House) -> None:
    anna, ben, status = house.person("Anna"), house.person("Ben"), await playing(house, "channel")
    house.sandbox.delete_channel(CHANNEL)
    await house.turn(anna)
    await house.settled()
    for person, language in ((anna, "de"), (ben, "en")):
        assert len(told(house, person, language, status, "channel-gone")) == 1
        assert told(house, person, language, status) == []


@pytest.mark.parametrize(
    ("name", "other", "language"), chosen().some([("Clara", "Ben", "de"), ("Ben", "Clara", "en")], 1)
)
async def test_anybody_who_plays_takes_the_game_out_of_a_channel_that_is_barred(
    house: House, name: str, other: str, language: str
) -> None:
    person = house.person(name)
    status = await house.game(other, name)
    await house.settled()
    assert await moved(house, person) == house.says(language, "move-host-only")
    bar(house, status, "no right to write")
    await house.turn(house.person(other))
    await house.settled()
    assert await moved(house, house.person("David")) == house.says("en", "command-no-game-here")
    await moved(house, person)
    assert (await house.bot.tables.loaded(1)).row.channel_id == house.sandbox.channel(NEW).id
    assert controls(await house.hand(person, house.newest(NEW)))


async def test_what_waited_for_a_channel_that_can_be_written_to_is_not_said(house: House) -> None:
    ben, status = house.person("Ben"), await playing(house, "channel")
    async with house.running.database.transaction() as tx:
        await want(tx, "barred", 1, 1, due_at=house.bot.tables.clock())
    await house.settled()
    assert told(house, ben, "en", status) == []


async def test_what_nobody_tells_the_bot_is_found_by_itself(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(house.bot), "_try_again", unheard)
    status = await playing(house, "channel")
    bar(house, status, "no right to write")
    await play(house, SOME)
    unbar(house, status)
    await house.later(FIRST_PAUSE_MS)
    await house.settled()
    await shown(house, status)


async def test_a_change_that_mends_nothing_tells_nobody_again(house: House) -> None:
    ben, status = house.person("Ben"), await playing(house, "channel")
    bar(house, status, "no right to write")
    await play(house, SOME)
    house.sandbox.deny(CHANNEL, "send_messages")
    await house.settled()
    assert len(told(house, ben, "en", status)) == 1


async def test_who_wishes_to_be_called_in_a_channel_that_is_barred_is_told_directly(house: House) -> None:
    ben, status = house.person("Ben"), await playing(house, "channel")
    await house.settings(ben, ping="channel")
    bar(house, status, "no right to write")
    await house.turn(house.person("Anna"))
    await house.settled()
    where = Text("in-channel", link=channel_link(status.channel_id))
    words = house.says("en", "your-question-elsewhere", game=Text("game-dominion"), where=where)
    assert any(mail.words[:60] == words[:60] for mail in ben.inbox())


async def test_who_is_reached_nowhere_is_called_as_soon_as_the_channel_can_be_written_to(house: House) -> None:
    ben, status = house.person("Ben"), await playing(house, "channel")
    ben.settings(dms_open=False)
    bar(house, status, "no right to write")
    await house.turn(house.person("Anna"))
    await house.settled()
    assert house.pinged == []
    unbar(house, status)
    await house.sandbox.until(lambda: house.pinged)
    assert house.pinged == ["Ben"]
    house.pinged.clear()


@pytest.mark.parametrize("noted", [False, True])
async def test_a_change_while_a_refusal_arrives_or_is_noted_is_not_overheard(
    house: House, monkeypatch: pytest.MonkeyPatch, noted: bool
) -> None:
    status = await playing(house, "channel")
    posting = house.bot.front.posting
    real, heard = posting._barred, posting.mended

    async def lift() -> None:
        told = asyncio.Event()

        async def mended(concerns: Callable[[int], bool]) -> bool:
            found = await heard(concerns)
            told.set()
            return found

        monkeypatch.setattr(posting, "mended", mended)
        house.sandbox.deny(CHANNEL)
        await told.wait()

    async def barred(*given: Any, **named: Any) -> RefusedPlace:
        if noted:
            refusal = await real(*given, **named)
            await lift()
            return refusal
        await lift()
        return await real(*given, **named)

    monkeypatch.setattr(posting, "_barred", barred)
    bar(house, status, "not written to")
    await house.turn(house.person("Anna"))
    await house.later(SOME * 1000)
    await shown(house, status)


async def refused_in(house: House) -> tuple[int, ...]:
    """The channels of which a refusal is remembered."""
    async with house.running.database.reading() as tx:
        return await refusals.channels(tx)


async def test_a_refusal_is_forgotten_when_the_table_moves_and_who_waits_there_is_called(house: House) -> None:
    ben, status = house.person("Ben"), await playing(house, "channel")
    ben.settings(dms_open=False)
    bar(house, status, "not seen")
    await house.turn(house.person("Anna"))
    await house.settled()
    assert await refused_in(house) == (status.channel_id,)
    await brought(house, house.person("Anna"), NEW)
    await house.settled()
    assert await refused_in(house) == ()
    assert house.pinged == ["Ben"]
    house.pinged.clear()


@pytest.mark.parametrize("over", [True, False])
async def test_a_refusal_is_forgotten_with_a_channel_where_no_game_is(house: House, over: bool) -> None:
    ben, status = house.person("Ben"), await playing(house, "channel")
    bar(house, status, "not seen")
    await house.turn(house.person("Anna"))
    await house.settled()
    if over:
        await house.bot.front.acts.seating.resign(1, ben.id)
        await house.bot.front.acts.seating.resign(1, house.person("Anna").id)
        await house.settled()
    heard = asyncio.Event()
    forget = house.bot._forget_channel

    async def forgotten(channel_id: int) -> None:
        await forget(channel_id)
        heard.set()

    house.monkeypatch.setattr(house.bot, "_forget_channel", forgotten)
    house.sandbox.delete_channel(CHANNEL)
    await heard.wait()
    assert await refused_in(house) == (() if over else (status.channel_id,))
    await house.settled()
    assert len(told(house, ben, "en", status)) == 1


def overhear(house: House) -> None:
    """From now on nothing tells that a channel has changed."""
    for event in ("on_guild_channel_update", "on_raw_thread_update"):
        house.monkeypatch.setattr(type(house.bot), event, unheard)


async def test_whoever_asks_for_a_table_where_the_bot_may_write_again_sees_the_one_that_is_there(house: House) -> None:
    anna, status = house.person("Anna"), await playing(house, "channel")
    overhear(house)
    bar(house, status, "no right to write")
    await house.turn(anna)
    await house.settled()
    refused = await anna.command(CHANNEL, "/play", game="dominion")
    assert house.says("de", "permission-send-messages") in refused.said.words
    assert await refused_in(house) == (status.channel_id,)
    unbar(house, status)
    await anna.command(CHANNEL, "/play", game="dominion")
    await shown(house, status)
    await house.settled()
    assert await refused_in(house) == ()


async def test_what_a_new_role_of_the_bot_allows_is_done_at_once(house: House) -> None:
    status = await playing(house, "channel")
    overhear(house)
    bar(house, status, "no right to write")
    await house.turn(house.person("Anna"))
    await house.settled()
    unbar(house, status)
    role = HOME.everyone() | {"id": "7", "name": "Spielleitung", "position": 1}
    tell = house.sandbox.gateway.dispatch
    tell("GUILD_ROLE_CREATE", {"guild_id": str(HOME.id), "role": role}, HOME.id)
    tell("GUILD_MEMBER_UPDATE", BOT_MEMBER | {"guild_id": str(HOME.id), "roles": ["7"]}, HOME.id)
    await shown(house, status)


async def test_a_bot_that_is_added_to_its_thread_again_shows_the_table_at_once(house: House) -> None:
    desk, anna = house.sandbox.channel_desk, house.person("Anna")
    thread = desk.add_bot(desk.private_thread(house.sandbox.channel(CHANNEL), "nebenan", anna.account))
    status = await house.game("Anna", "Ben", channel=thread.name)
    await house.settled()
    overhear(house)
    desk.remove_bot(thread)
    await house.turn(anna)
    await house.settled()
    assert await refused_in(house) == (thread.id,)
    desk.add_bot(thread)
    added = {"id": str(thread.id), "user_id": str(BOT_ID), "join_timestamp": FOUNDED, "flags": 0}
    told = {"id": str(thread.id), "guild_id": str(HOME.id), "member_count": 2, "added_members": [added]}
    house.sandbox.gateway.dispatch("THREAD_MEMBERS_UPDATE", told, HOME.id)
    await shown(house, status)
