"""Where no table can stand, none is opened, and it is said what would help: private, locked and refused threads,
channels without threads; and a table whose channel is lost says so to who plays there.
"""

import asyncio

import pytest

from bot.commands.declaration import threads
from bot.language.phrases import Markup
from bot.tables.acts.lobbies import Lobbies
from db.connection.out_of_reach import DatabaseGone
from sandbox import Person
from sandbox.state.account import BOT_ID
from sandbox.state.channel import ANNOUNCEMENT, ANNOUNCEMENT_THREAD, STAGE, VOICE
from tests.depth import chosen
from tests.end_to_end.house import CHANNEL, House

BOTH = [("Clara", "de"), ("Ben", "en")]
LANGUAGES = chosen().some(BOTH, 0)
PRIVATE = "nebenan"


def private_thread(house: House, owner: Person) -> str:
    house.sandbox.channel_desk.private_thread(house.sandbox.channel(CHANNEL), PRIVATE, owner.account)
    return PRIVATE


@pytest.mark.parametrize(("name", "language"), LANGUAGES)
async def test_in_a_private_thread_without_the_bot_nothing_is_opened(house: House, name: str, language: str) -> None:
    person = house.person(name)
    outcome = await person.command(private_thread(house, person), "/play", game="dominion")
    me = Markup(f"<@{BOT_ID}>")
    assert outcome.said.words == house.says(language, "command-thread-private", me=me)
    assert outcome.said.visible_to == person.id
    assert await house.bot.tables.at(outcome.said.channel_id) is None
    house.sandbox.channel_desk.add_bot(house.sandbox.channel(PRIVATE))
    assert (await house.lobby(name, channel=PRIVATE)).has("a:1:-:-:join")


async def test_where_nobody_can_tell_whether_a_thread_is_gone_it_is_there(house: House) -> None:
    house.sandbox.channel_desk.add_bot(house.sandbox.channel(private_thread(house, house.person("Ben"))))
    lost = house.sandbox.faults.drop("GET", "/channels/[0-9]+$", times=9)
    assert (await house.lobby("Ben", channel=PRIVATE)).has("a:1:-:-:join")
    assert lost.times < 9


async def test_a_lobby_whose_thread_has_lost_the_bot_does_not_start(house: House) -> None:
    ben = house.person("Ben")
    house.sandbox.channel_desk.add_bot(house.sandbox.channel(private_thread(house, ben)))
    lobby = await house.lobby("Ben", "Clara", channel=PRIVATE)
    await house.settled()
    house.sandbox.channel_desk.remove_bot(house.sandbox.channel(PRIVATE))
    refused = await house.press(ben, lobby, "start")
    assert refused.said.words == house.says("en", "command-thread-private", me=Markup(f"<@{BOT_ID}>"))
    assert await house.bot.tables.status(1) == "lobby"
    house.sandbox.channel_desk.add_bot(house.sandbox.channel(PRIVATE))
    await house.press(ben, lobby, "start")
    assert await house.bot.tables.status(1) == "running"


async def test_a_lobby_whose_channel_the_bot_may_not_use_any_more_does_not_start(house: House) -> None:
    lobby = await house.lobby("Ben", "Clara")
    house.sandbox.deny(CHANNEL, "attach_files")
    refused = await house.press(house.person("Ben"), lobby, "start")
    wanted = house.says("en", "permission-attach-files")
    assert refused.said.words == house.says("en", "command-permissions-missing", names=wanted)
    assert await house.bot.tables.status(1) == "lobby"
    house.sandbox.deny(CHANNEL)


@pytest.mark.parametrize(("name", "language"), LANGUAGES)
async def test_in_a_locked_thread_nothing_is_opened(house: House, name: str, language: str) -> None:
    person = house.person(name)
    thread = house.sandbox.channel_desk.add_bot(house.sandbox.channel(private_thread(house, person)))
    house.sandbox.channel_desk.lock(thread)
    house.sandbox.deny(CHANNEL, "manage_threads")
    outcome = await person.command(PRIVATE, "/play", game="dominion")
    assert outcome.said.words == house.says(language, "command-thread-locked")
    assert await house.bot.tables.at(thread.id) is None


async def test_the_thread_of_an_announcement_channel_is_of_its_kind(house: House) -> None:
    house.sandbox.create_channel("aushang", kind=ANNOUNCEMENT)
    outcome = await house.person("Ben").command("aushang", "/play", game="dominion", where="thread")
    thread = next(channel for channel in house.sandbox.channels.values() if channel.is_thread)
    assert thread.kind == ANNOUNCEMENT_THREAD
    assert str(thread.id) in outcome.said.words
    assert (await house.person("Ben").message(thread.name, "Dominion")).has("a:1:-:-:join")


@pytest.mark.parametrize("code", [200001, 50035])
async def test_a_title_that_is_blocked_gives_way_to_the_name_of_the_game(house: House, code: int) -> None:
    house.sandbox.faults.answer("POST", "/channels/[0-9]+/threads", 400, code=code)
    await house.person("Ben").command(CHANNEL, "/play", game="dominion", where="thread")
    (thread,) = (channel for channel in house.sandbox.channels.values() if channel.is_thread)
    assert thread.name == "Dominion"
    assert await house.bot.tables.at(thread.id) == 1


@pytest.mark.parametrize(
    ("status", "code", "said"),
    [
        (400, 160006, "thread-too-many"),
        (400, 160007, "thread-too-many"),
        (400, 50024, "command-play-no-thread-here"),
        (403, 50013, "thread-not-allowed"),
        (403, 50001, "thread-not-allowed"),
        (400, 200001, "thread-refused"),
        (400, 160004, "thread-refused"),
    ],
)
async def test_a_refused_thread_gives_its_reason_and_leaves_nothing(
    house: House, status: int, code: int, said: str
) -> None:
    name, language = BOTH[code % 2]
    house.sandbox.faults.answer("POST", "/channels/[0-9]+/threads", status, code=code, times=2)
    outcome = await house.person(name).command(CHANNEL, "/play", game="dominion", where="thread")
    assert outcome.said.words == house.says(language, said, code=str(code))
    assert not any(channel.is_thread for channel in house.sandbox.channels.values())
    assert await house.bot.tables.games_of(house.person(name).id) == ()


@pytest.mark.parametrize(("name", "language"), LANGUAGES)
async def test_a_thread_whose_opening_is_lost_on_the_way_can_be_opened_once_more(
    house: House, name: str, language: str
) -> None:
    house.monkeypatch.setattr(threads, "HEARSAY_SECONDS", 0.2)
    house.sandbox.faults.drop("POST", "/channels/[0-9]+/threads")
    lost = await house.person(name).command(CHANNEL, "/play", game="dominion", where="thread")
    assert lost.said.words == house.says(language, "thread-not-now")
    assert await house.bot.tables.games_of(house.person(name).id) == ()
    await house.person(name).command(CHANNEL, "/play", game="dominion", where="thread")
    (thread,) = (channel for channel in house.sandbox.channels.values() if channel.is_thread)
    assert await house.bot.tables.at(thread.id) == 1


async def test_a_thread_that_was_opened_without_an_answer_gets_its_table(house: House) -> None:
    house.sandbox.faults.drop("POST", "/channels/[0-9]+/threads", done=True)
    outcome = await house.person("Ben").command(CHANNEL, "/play", game="dominion", where="thread")
    (thread,) = (channel for channel in house.sandbox.channels.values() if channel.is_thread)
    assert str(thread.id) in outcome.said.words
    assert await house.bot.tables.at(thread.id) == 1


@pytest.mark.parametrize("error", [DatabaseGone("lost"), RuntimeError("wrong"), asyncio.CancelledError()], ids=repr)
async def test_a_thread_whose_table_could_not_be_stored_is_put_away(house: House, error: BaseException) -> None:
    async def lost(*_: object) -> None:
        raise error

    house.monkeypatch.setattr(Lobbies, "open", lost)
    house.expected_errors = {"command_failed"} if isinstance(error, RuntimeError) else set()
    house.expected_silence = int(isinstance(error, asyncio.CancelledError))
    typed = asyncio.create_task(house.person("Ben").command(CHANNEL, "/play", game="dominion", where="thread"))
    await house.sandbox.until(lambda: [each for each in house.sandbox.channels.values() if each.archived])
    if isinstance(error, DatabaseGone):
        assert (await typed).said.words == house.says("en", "database-gone-midway")
    typed.cancel()


@pytest.mark.parametrize("kind", [VOICE, STAGE])
@pytest.mark.parametrize(("name", "language"), LANGUAGES)
async def test_where_no_thread_can_be_a_taken_channel_recommends_none(
    house: House, kind: int, name: str, language: str
) -> None:
    house.sandbox.create_channel("am-kamin", kind=kind)
    await house.game("Anna", "David", channel="am-kamin")
    refused = await house.person(name).command("am-kamin", "/play", game="dominion")
    assert refused.said.words == house.says(language, "command-play-all-taken")
    thread = await house.person(name).command("am-kamin", "/play", game="dominion", where="thread")
    assert thread.said.words == house.says(language, "command-play-no-thread-here")


async def test_who_may_open_no_threads_is_recommended_none(house: House) -> None:
    await house.game("Anna", "David")
    house.sandbox.deny_person("Ben", CHANNEL, "create_public_threads")
    refused = await house.person("Ben").command(CHANNEL, "/play", game="dominion")
    assert refused.said.words == house.says("en", "command-play-all-taken")
