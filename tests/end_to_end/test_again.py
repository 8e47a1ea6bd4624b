"""One more game of the same people, by the button under a result."""

import asyncio
from collections.abc import Callable

import pytest

from bot.language.phrases import Markup
from bot.messages.parts.outgoing import Shape
from bot.replies.reply import Reply
from bot.tables.acts import privacy
from bot.tables.acts.lobbies import Lobbies
from bot.tables.terms.actors import Actor
from db.people import stats
from games.kernel.engine.text import Text
from sandbox import Message
from sandbox.state.account import BOT_ID
from sandbox.state.channel import PUBLIC_THREAD
from tests.depth import chosen
from tests.end_to_end.by_button import sure_at_seat
from tests.end_to_end.finished import result_of
from tests.end_to_end.house import CHANNEL, House

LAST_TURN = {
    0: {"hand": ["gold", "gold", "gold", "copper", "copper"], "deck": ["province"] * 6},
    "supply": {"province": 1},
    "turn": {"seat": 0, "phase": "action", "actions": 1, "buys": 1, "coins": 0},
}
"""Anna takes the last Province and has won."""
NEXT = 2
THREAD = "nebenan"


async def ended(house: House, *others: str) -> Message:
    """A game that Anna has won; its result. Games that start from now on are ordinary ones."""
    await house.arranged(LAST_TURN, "Anna", *others)
    house.dealt = Lobbies.dealt
    for _ in range(4):
        if await house.bot.tables.status(1) != "finished":
            await house.decide(house.person("Anna"))
    await house.settled()
    return await result_of(house, house.person("Anna"))


async def lobby_of(house: House) -> Message:
    """The lobby of the next game as it stands in the channel when all is delivered."""
    await house.settled()
    seen = house.person("Anna").sees(CHANNEL)
    return next(message for message in seen if f"a:{NEXT}:-:-:start" in custom_ids(message))


def custom_ids(message: Message) -> list[str]:
    """What the message's buttons carry."""
    return [str(each.get("custom_id")) for each in message.clickable()]


@pytest.mark.parametrize(("name", "language"), chosen().some([("Anna", "de"), ("Ben", "en")], 1))
async def test_who_played_opens_the_next_table_and_everybody_sits_there(house: House, name: str, language: str) -> None:
    result = await ended(house, "Ben")
    outcome = await house.press(house.person(name), result, "again")
    assert outcome.said.words == house.says(language, "again-open", where=Markup(f"<#{result.channel_id}>"))
    assert outcome.said.visible_to == house.person(name).id
    lobby = await lobby_of(house)
    assert "**1.** Anna" in lobby.text
    seat = next(line for line in lobby.text.splitlines() if "**2.** Ben" in line)
    assert house.says("de", "lobby-first") in seat
    still = await result_of(house, house.person("Anna"))
    assert still.id == result.id, "the result stays"
    assert await house.bot.tables.status(NEXT) == "lobby", "nobody is started"


async def test_the_next_game_begins_with_start_and_to_the_left_of_the_winner(house: House) -> None:
    result = await ended(house, "Ben", "Clara")
    await house.press(house.person("Clara"), result, "again")
    started = await house.press(house.person("Clara"), await lobby_of(house), "start")
    assert started.updated is not None, started.reason
    board = await house.bot.tables.table(NEXT)
    assert board.names == ("Anna", "Ben", "Clara")
    assert board.names[board.active] == "Ben"


async def test_two_who_press_at_once_get_one_table(house: House) -> None:
    result = await ended(house, "Ben")
    people = [house.person(name) for name in ("Anna", "Ben", "Anna")]
    outcomes = await asyncio.gather(*(house.press(person, result, "again") for person in people))
    assert [outcome.said.words for outcome in outcomes] == [
        house.says(language, "again-open", where=Markup(f"<#{result.channel_id}>")) for language in ("de", "en", "de")
    ]
    await lobby_of(house)
    assert sum(any(":start" in each for each in custom_ids(one)) for one in house.person("Anna").sees(CHANNEL)) == 1


@pytest.mark.parametrize(("name", "language"), chosen().some([("Clara", "de"), ("David", "en")], 0))
async def test_a_stranger_is_told_where_to_get_a_table(house: House, name: str, language: str) -> None:
    result = await ended(house, "Ben")
    outcome = await house.press(house.person(name), result, "again")
    assert outcome.said.words == house.says(language, "again-players-only")
    assert outcome.said.visible_to == house.person(name).id
    assert await house.bot.tables.at(result.channel_id) is None


async def test_it_works_after_a_restart_and_people_may_come_and_go(house: House) -> None:
    result = await ended(house, "Ben")
    await house.stop_bot()
    await house.start_bot()
    await house.press(house.person("Anna"), result, "again")
    lobby = await lobby_of(house)
    left = await house.press(house.person("Ben"), lobby, "leave")
    assert left.updated is not None
    assert house.says("de", "lobby-first") not in left.updated.text.split("Anna")[1]
    joined = await house.press(house.person("David"), left.updated, "join")
    assert joined.updated is not None
    assert "**2.** David" in joined.updated.text
    assert await house.bot.tables.status(NEXT) == "lobby"


async def test_in_a_busy_channel_there_is_no_second_table(house: House) -> None:
    result = await ended(house, "Ben")
    await house.lobby("Clara")
    outcome = await house.press(house.person("Ben"), result, "again")
    assert outcome.said.words == house.says("en", "channel-busy")


async def test_a_late_answer_to_start_leaves_the_newest_table(house: House) -> None:
    lobby = await house.lobby("Anna", "Ben")
    update = Reply.update

    async def late(reply: Reply, shape: Shape) -> None:
        house.monkeypatch.setattr(Reply, "update", update)
        await house.turn(house.person("Anna"))
        await house.settled()
        await update(reply, shape)

    house.monkeypatch.setattr(Reply, "update", late)
    await house.press(house.person("Anna"), lobby, "start")
    newest = house.says("de", "table-turn", game=Text("game-dominion"), who=Text("as-is", word="Ben"))
    await house.sandbox.until(lambda: newest in now(house, lobby).text)


def now(house: House, message: Message) -> Message:
    """The message as it is now."""
    found = house.person("Anna").now(message)
    assert found is not None
    return found


async def test_a_computer_sits_where_somebody_was_forgotten(house: House) -> None:
    result, ben = await ended(house, "Ben"), house.person("Ben")
    await privacy.forget(house.bot.tables, house.bot.front.acts.seating, Actor(ben.id, "Ben", "en-GB"))
    await house.press(house.person("Anna"), result, "again")
    lobby = await house.bot.tables.lobby(NEXT)
    usual = house.bot.tables.games["dominion"].mind.usual
    assert [(seat.name, seat.level) for seat in lobby.seats] == [("Anna", None), ("Computer 1", usual)]
    await house.press(house.person("Anna"), await lobby_of(house), "start")
    assert await house.bot.tables.status(NEXT) == "running"


async def ended_in_thread(house: House, *, private: bool = False) -> Message:
    """The direct message that tells Ben the result of a game in a thread."""
    ben, anna, desk = house.person("Ben"), house.person("Anna"), house.sandbox.channel_desk
    if private:
        desk.add_bot(desk.private_thread(house.sandbox.channel(CHANNEL), THREAD, ben.account))
    else:
        desk.create_thread(house.sandbox.channel(CHANNEL), {"name": THREAD, "type": PUBLIC_THREAD})
    house.arrange(LAST_TURN)
    status = await house.game("Anna", "Ben", channel=THREAD)
    assert status.channel_id == house.sandbox.channel(THREAD).id
    for _ in range(4):
        if await house.bot.tables.status(1) != "finished":
            await house.decide(anna)
    await house.settled()
    return next(mail for mail in reversed(ben.inbox()) if "again" in str(mail.json))


def lock(house: House) -> None:
    house.sandbox.channel_desk.lock(house.sandbox.channel(THREAD))
    house.sandbox.deny(CHANNEL, "manage_threads")


def take_out(house: House) -> None:
    house.sandbox.channel_desk.remove_bot(house.sandbox.channel(THREAD))


def take_a_right(house: House) -> None:
    house.sandbox.deny(CHANNEL, "attach_files")


def unanswered(house: House) -> None:
    house.sandbox.faults.answer("GET", "/guilds/[0-9]+/members/", 503)


def cut_off(house: House) -> None:
    house.sandbox.faults.drop("GET", "/guilds/[0-9]+/members/", times=9)


HINDRANCES = [
    (lock, "command-thread-locked"),
    (take_out, "command-thread-private"),
    (take_a_right, "command-permissions-missing"),
    (unanswered, "again-not-now"),
    (cut_off, "again-not-now"),
]


@pytest.mark.parametrize("known", [True, False])
@pytest.mark.parametrize(("hinder", "said"), HINDRANCES, ids=[hinder.__name__ for hinder, _ in HINDRANCES])
async def test_no_rematch_is_opened_from_afar_where_the_bot_cannot_keep_a_table(
    house: House, hinder: Callable[[House], None], said: str, known: bool
) -> None:
    mail = await ended_in_thread(house, private=hinder is take_out)
    if not known:
        house.monkeypatch.setattr(type(house.bot), "get_guild", lambda *_: None)
    hinder(house)
    refused = await house.told(await house.press(house.person("Ben"), mail, "again"))
    if known or hinder is not take_out:
        wanted = house.says("en", "permission-attach-files")
        words = house.says("en", said, me=Markup(f"<@{BOT_ID}>"), names=wanted)
    else:
        words = house.says("en", "again-not-there")
    assert words in refused.words
    assert await house.bot.tables.games_of(house.person("Ben").id) == ()


@pytest.mark.parametrize("known", [True, False])
async def test_a_rematch_is_opened_from_afar_in_a_thread(house: House, known: bool) -> None:
    mail = await ended_in_thread(house)
    if not known:
        house.monkeypatch.setattr(type(house.bot), "get_guild", lambda *_: None)
    await house.press(house.person("Ben"), mail, "again")
    assert await house.bot.tables.at(house.sandbox.channel(THREAD).id) == NEXT


async def test_who_resigned_is_told_the_end_and_may_look_back_and_play_again(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.arranged(LAST_TURN, "Anna", "Ben")
    house.dealt = Lobbies.dealt
    await sure_at_seat(house, ben, "giveup")
    while await house.bot.tables.status(1) != "finished":
        await house.decide(anna)
    await house.settled()
    told = ben.inbox()[-1]
    assert house.says("en", "result-won", who="Anna", count=1) in told.text
    assert told.shown_files
    async with house.running.database.reading() as tx:
        assert not await stats.of_player(tx, ben.id), "the result is the computer's"
    assert house.says("en", "not-seated") not in (await house.press(ben, told, "review")).said.words
    again = (await house.press(ben, told, "again")).said
    assert again.words == house.says("en", "again-open", where=Markup(f"<#{house.sandbox.channel(CHANNEL).id}>"))
    await house.settled()
    loaded = await house.bot.tables.loaded(NEXT)
    assert {seat.player_id for seat in loaded.seats} == {anna.id, ben.id}
