"""What happens to the channel of a game: messages deleted or grown old, threads archived, rights taken, all gone."""

import pytest

from db import rows
from db.connection.out_of_reach import DatabaseGone
from db.games import games
from sandbox import InteractionState, Message, Person
from tests.depth import chosen
from tests.end_to_end.house import CHANNEL, House, controls

HOUR_MS = 3600 * 1000
LANGUAGES = chosen().some([("Anna", "de"), ("Ben", "en")], 0)


def public(person: Person, channel: str = CHANNEL) -> list[Message]:
    return [message for message in person.sees(channel) if not message.visible_to]


async def test_a_deleted_status_is_posted_anew_with_the_next_change(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    status = await house.game("Anna", "Ben")
    await house.settled()
    anna.delete(status)
    await house.turn(anna)
    new = await ben.message(CHANNEL, house.says("de", "table-turn", game="Dominion", who="Ben"))
    assert new.id != status.id
    await house.turn(ben)
    await house.settled()
    assert [message.id for message in public(ben)] == [new.id], "from then on it is edited again"
    assert controls(await house.hand(anna, new))


async def test_a_deleted_lobby_comes_back(house: House) -> None:
    message, anna = await house.lobby("Anna"), house.person("Anna")
    await house.all_answered()  # where the lobby stands is noted after it stands there
    anna.delete(message)
    await house.later(2_000)
    new = await house.person("Ben").message(CHANNEL, "Dominion")
    joined = await house.press(house.person("Ben"), new, "join")
    assert joined.updated is not None


async def test_an_old_status_gives_way_to_a_new_one_at_the_bottom(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    status = await house.game("Anna", "Ben")
    await house.settled()
    chat = ben.say(CHANNEL, "A word in between")
    house.late += HOUR_MS + 1000
    await house.turn(anna)
    await house.settled()
    assert ben.now(status) is None
    above, new = public(ben)
    assert above.id == chat.id
    await house.turn(ben)
    await house.settled()
    assert [message.id for message in public(ben)] == [chat.id, new.id], "a fresh one is edited"


@pytest.mark.parametrize(("words", "buried"), [(9, False), (10, True)])
async def test_a_status_buried_by_talk_is_posted_anew_below_it(house: House, words: int, buried: bool) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    status = await house.game("Anna", "Ben")
    await house.settled()
    for number in range(words):
        ben.say(CHANNEL, f"Word {number}")
    house.late += HOUR_MS // 6
    await house.turn(anna)
    await house.settled()
    assert (ben.now(status) is None) == buried
    assert public(ben)[-1 if buried else 0].clickable()


async def test_who_may_not_read_what_was_said_edits_the_status(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    status = await house.game("Anna", "Ben")
    await house.settled()
    for number in range(10):
        ben.say(CHANNEL, f"Word {number}")
    house.late += HOUR_MS // 6
    house.sandbox.faults.answer("GET", "/channels/[0-9]+/messages", 403)
    await house.turn(anna)
    await house.settled()
    assert ben.now(status) is not None


async def test_the_result_is_a_message_of_its_own(house: House) -> None:
    anna = house.person("Anna")
    table = {"supply": {"province": 1}, 0: {"hand": ["gold", "gold", "gold"], "deck": ["province"] * 6}}
    status = await house.arranged(table, "Anna", "Ben")
    await house.turn(anna)
    await house.settled()
    assert anna.now(status) is None
    result = public(anna)[-1]
    assert house.says("de", "button-again") in str(result.clickable())
    await house.settled()
    assert anna.now(result) is not None


@pytest.mark.parametrize("thread", [False, True])
async def test_a_game_outlives_its_channel(house: House, thread: bool) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    if thread:
        await anna.command(CHANNEL, "/play", game="dominion", where="thread")
        place = next(channel.name for channel in house.sandbox.channels.values() if channel.is_thread)
        lobby = await anna.message(place, "Dominion")
        joined = await house.press(ben, lobby, "join")
        assert joined.updated is not None
        await house.press(anna, joined.updated, "start")
    else:
        place = CHANNEL
        await house.game("Anna", "Ben")
    await house.turn(anna)
    await house.settled()
    house.sandbox.delete_channel(place)
    for person in (ben, anna, ben):
        outcome = await house.turn(person)
        assert outcome.state is InteractionState.ANSWERED
    assert (await house.bot.tables.loaded(1)).row.status_message_id is None, "what is gone is forgotten"
    message = await house.asked(anna)
    board = await house.press(anna, message, "board")
    assert board.said.visible_to == anna.id
    channel = house.sandbox.world.dm_of(anna.id)
    assert channel is not None
    listed = await anna.command(channel, "/turn")
    assert house.says("de", "game-dominion") in listed.said.words
    ended = await anna.command(channel, "/hand")
    assert controls(ended.said)


async def test_an_archived_thread_gets_a_new_status(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await anna.command(CHANNEL, "/play", game="dominion", where="thread")
    place = next(channel.name for channel in house.sandbox.channels.values() if channel.is_thread)
    joined = await house.press(ben, await anna.message(place, "Dominion"), "join")
    assert joined.updated is not None
    started = await house.press(anna, joined.updated, "start")
    assert started.updated is not None
    await house.settled()
    house.sandbox.archive_thread(place)
    await house.turn(anna)
    new = await ben.message(place, house.says("de", "table-turn", game="Dominion", who="Ben"))
    await house.settled()
    assert [message.id for message in public(ben, place)] == [new.id]
    assert not house.sandbox.channel(place).archived


@pytest.mark.parametrize(("name", "language"), LANGUAGES)
@pytest.mark.parametrize("right", ["send_messages", "attach_files", "embed_links", "read_message_history"])
async def test_a_missing_right_is_named_before_anything_is_opened(
    house: House, name: str, language: str, right: str
) -> None:
    house.sandbox.deny(CHANNEL, right)
    outcome = await house.person(name).command(CHANNEL, "/play", game="dominion")
    wanted = house.says(language, f"permission-{right.replace('_', '-')}")
    assert outcome.said.words == house.says(language, "command-permissions-missing", names=wanted)
    assert outcome.said.visible_to == house.person(name).id
    assert await house.bot.tables.at(outcome.said.channel_id) is None
    house.sandbox.deny(CHANNEL)
    assert (await house.lobby(name)).has("a:1:-:-:join")


async def test_all_missing_rights_are_named_at_once(house: House) -> None:
    house.sandbox.deny(CHANNEL, "send_messages_in_threads", "create_public_threads", "attach_files")
    outcome = await house.person("Ben").command(CHANNEL, "/play", game="dominion", where="thread")
    missing = ("send-messages-in-threads", "attach-files", "create-public-threads")
    assert all(house.says("en", f"permission-{name}") in outcome.said.words for name in missing)
    assert not any(channel.is_thread for channel in house.sandbox.channels.values())


async def test_a_right_taken_in_mid_game_stops_nobody_and_counts_again_when_given(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    status = await house.game("Anna", "Ben")
    await house.settled()
    anna.delete(status)
    house.sandbox.deny(CHANNEL, "send_messages")
    await house.turn(anna)
    assert (await house.turn(ben)).state is InteractionState.ANSWERED
    assert controls(await house.asked(anna))
    house.sandbox.deny(CHANNEL)
    await house.later(10_000)
    new = await ben.message(CHANNEL, house.says("de", "table-turn", game="Dominion", who="Anna"))
    assert controls(await house.hand(anna, new))


async def test_a_table_that_was_posted_anew_and_could_not_be_noted_stands_there_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    status = await house.game("Anna", "Ben")
    await house.settled()

    async def out_of_sight(_: rows.Game) -> bool:
        return False

    async def gone(*_: object) -> None:
        raise DatabaseGone

    with monkeypatch.context() as patched:
        patched.setattr(house.bot.front.posting, "_in_sight", out_of_sight)
        patched.setattr(house.bot.front.posting, "delete", gone)
        await house.bot.tables.show_again(1)
        house.bot.courier.soon()
        await house.settled()
        assert len(public(house.person("Ben"))) == 2
    await house.later(10_000)
    await house.settled()
    assert [message.id for message in public(house.person("Ben"))] == [status.id]


async def test_no_call_is_taken_for_a_table_that_was_deleted(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    anna.settings(dms_open=False)
    ben.settings(dms_open=False)
    status = await house.game("Anna", "Ben")
    await house.settled()
    calls = [message.id for message in public(ben, CHANNEL) if message.id != status.id]
    assert calls
    anna.settings(moderator=True)
    anna.delete(status)
    async with house.running.database.transaction() as tx:
        await games.forget_status_message(tx, 1, status.channel_id)
    await house.bot.tables.show_again(1)
    house.bot.courier.soon()
    await house.settled()
    now = {message.id: message for message in public(ben, CHANNEL)}
    assert house.says("de", "table-turn", game="Dominion", who="Anna") not in now[calls[0]].text
    assert len(now) == len(calls) + 1
    house.pinged.clear()
