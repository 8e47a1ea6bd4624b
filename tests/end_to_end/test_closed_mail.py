"""People whose direct messages are closed: called by name in the channel, once, and playing there unseen."""

import asyncio
from typing import Any

import pytest

from bot.delivery.direct import MOST_IN_VAIN
from bot.delivery.posting import Posting
from bot.delivery.refusals import FIRST_PAUSE_MS
from bot.language.phrases import channel_link
from bot.replies.reply import Reply
from db.games import games, outbox
from games.kernel.engine.text import Text
from sandbox import InteractionState, Message, NotAllowed, Person
from sandbox.state.account import BOT_ID
from tests.depth import chosen
from tests.end_to_end.by_button import sure_at_seat
from tests.end_to_end.house import CHANNEL, House, controls
from tests.until import until

SOON_MS = 2_000
"""After so long the first direct message of a seat is due."""


def calls(house: House, person: Person) -> list[Message]:
    """The lines in the channel that call this person."""
    seen = house.person("David").sees(CHANNEL)
    return [message for message in seen if f"<@{person.id}>" in message.text and message.author_id == BOT_ID]


async def called(house: House, person: Person) -> Message:
    """The one line that calls a person, as soon as it is there; that somebody was mentioned is all right then."""
    await house.sandbox.until(lambda: calls(house, person))
    await house.settled()
    assert house.pinged == [person.name]
    house.pinged.clear()
    (line,) = calls(house, person)
    return line


@pytest.mark.parametrize(
    ("name", "other", "language"), chosen().some([("Anna", "Ben", "de"), ("Ben", "Anna", "en")], 1)
)
async def test_closed_before_joining_is_seen_in_the_lobby_and_the_game_is_played_in_the_channel(
    house: House, name: str, other: str, language: str
) -> None:
    person = house.person(name)
    person.settings(dms_open=False)
    lobby = await house.lobby(other, name)
    await house.later(SOON_MS)
    closed = house.says("de" if other == "Anna" else "en", "lobby-dm-closed")
    shown = await person.message(CHANNEL, f"{name} · {closed}")
    assert shown.id == lobby.id
    started = await house.press(house.person(other), shown, "start")
    assert started.updated is not None
    await house.turn(house.person(other))
    line = await called(house, person)
    assert line.words == house.says(language, "your-turn-here", who="?").replace("?", f"<@{person.id}>")
    played = await house.turn(person, await house.hand(person, started.updated))
    assert played.state is InteractionState.ANSWERED
    assert person.inbox() == []
    assert controls(await house.asked(house.person(other)))


async def test_an_earlier_call_gives_way_to_the_next(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    ben.settings(dms_open=False)
    status = await house.game("Anna", "Ben")
    await house.turn(anna)
    first = await called(house, ben)
    await house.turn(ben, await house.hand(ben, status))
    await house.turn(anna)
    await house.sandbox.until(lambda: ben.now(first) is None)
    second = await called(house, ben)
    assert second.id != first.id


async def called_in_mid_game(house: House) -> Message:
    """Ben has closed the direct messages in the middle of a game, was called, has played, and has opened them again."""
    anna, ben = house.person("Anna"), house.person("Ben")
    status = await house.game("Anna", "Ben")
    await house.turn(anna)
    await house.turn(ben)
    ben.settings(dms_open=False)
    await house.turn(anna)
    line = await called(house, ben)
    await house.turn(ben, await house.hand(ben, status))
    ben.settings(dms_open=True)
    return line


async def test_opened_again_direct_messages_are_used_after_a_while(house: House) -> None:
    line, anna, ben = await called_in_mid_game(house), house.person("Anna"), house.person("Ben")
    await house.later(FIRST_PAUSE_MS)
    await house.turn(anna)
    assert controls(await house.asked(ben))
    await house.settled()
    assert ben.now(line) is None, "the call that is answered does not stay"
    assert house.pinged == []
    assert (await house.turn(ben)).state is InteractionState.ANSWERED


@pytest.mark.parametrize(("name", "language"), chosen().some([("Anna", "de"), ("Ben", "en")], 0))
async def test_opened_again_direct_messages_are_used_at_once_if_they_are_checked(
    house: House, name: str, language: str
) -> None:
    person, other = house.person(name), house.person("Clara")
    person.settings(dms_open=False)
    await house.game("Clara", name)
    await house.turn(other)
    line = await called(house, person)
    closed = await house.press(person, line, "mail")
    assert closed.said.words == house.says(language, "mail-closed")
    assert closed.said.visible_to == person.id
    person.settings(dms_open=True)
    open_again = await house.press(person, line, "mail")
    assert open_again.said.words.startswith(house.says(language, "mail-arrives", link="?").split("[")[0])
    assert controls(await house.asked(person))
    await house.settled()
    assert person.now(line) is None
    assert house.pinged == []
    assert (await house.turn(person)).state is InteractionState.ANSWERED


@pytest.mark.parametrize(("name", "language"), chosen().some([("Anna", "de"), ("Ben", "en")], 1))
@pytest.mark.parametrize("cut", [False, True])
async def test_what_discord_could_not_take_just_now_is_no_refusal_and_can_be_tried_again(
    house: House, name: str, language: str, cut: bool
) -> None:
    line, person = await called_there(house, name)
    person.settings(dms_open=True)
    channel = house.sandbox.world.dm_of(person.id)
    assert channel is not None
    path = f"^/channels/{channel.id}/messages$"
    fault = house.sandbox.faults.drop("POST", path, times=99) if cut else None
    fault = fault or house.sandbox.faults.answer("POST", path, 503, times=99)
    failed = await house.press(person, line, "mail")
    assert failed.said.words == house.says(language, "mail-not-now")
    fault.times = 0
    again = await house.press(person, line, "mail")
    assert again.said.words.startswith(house.says(language, "mail-arrives", link="?").split("[")[0])
    await house.settled()


@pytest.mark.parametrize(("name", "language"), chosen().some([("Anna", "de"), ("David", "en")], 0))
async def test_who_only_watches_lets_nothing_be_sent(house: House, name: str, language: str) -> None:
    line, _ = await called_there(house, "Ben")
    watching = house.person(name)
    watching.settings(dms_open=False)
    assert (await house.press(watching, line, "mail")).said.words == house.says(language, "mail-players-only")
    assert house.sandbox.world.dm_of(watching.id) is None


@pytest.mark.parametrize(("name", "language"), chosen().some([("Anna", "de"), ("Ben", "en")], 1))
async def test_who_checks_again_and_again_gets_a_few_tries(house: House, name: str, language: str) -> None:
    line, person = await called_there(house, name)
    house.sandbox.requests.last.clear()
    said = [(await house.press(person, line, "mail")).said.words for _ in range(MOST_IN_VAIN + 3)]
    assert said[:MOST_IN_VAIN] == [house.says(language, "mail-closed")] * MOST_IN_VAIN
    enough = house.says(language, "mail-enough", when="?").split("?")[0]
    assert all(words.startswith(enough) for words in said[MOST_IN_VAIN:])
    channel = house.sandbox.world.dm_of(person.id)
    assert channel is not None
    tried = house.sandbox.requests.of("POST", f"^/channels/{channel.id}/messages$")
    assert len([one for one in tried if one.status == 403]) == MOST_IN_VAIN
    await house.later(FIRST_PAUSE_MS)
    assert (await house.press(person, line, "mail")).said.words == house.says(language, "mail-closed")


async def test_who_checks_twice_at_once_is_told_so(house: House) -> None:
    line, ben = await called_there(house, "Ben")
    with house.bot.front.under_way.one_each.at_work("mail", ben.id):
        assert (await house.press(ben, line, "mail")).said.words == house.says("en", "still-at-it")


LANGUAGES = chosen().some([("Anna", "Clara", "de"), ("Ben", "David", "en")], 0)


async def unreached_in_lobby(house: House, name: str, other: str) -> tuple[Message, Person]:
    """A lobby that says of this person, whom direct messages do not reach, that they are closed."""
    person = house.person(name)
    person.settings(dms_open=False)
    lobby = await house.lobby(other, name)
    await house.later(SOON_MS)
    await house.settled()
    shown = person.now(lobby)
    assert shown is not None
    assert warns(house, shown)
    return shown, person


def warns(house: House, lobby: Message) -> bool:
    """Whether a lobby says of somebody that direct messages are closed."""
    return any(house.says(language, "lobby-dm-closed") in lobby.text for language in ("de", "en"))


async def test_a_lobby_posted_slowly_says_at_once_that_direct_messages_are_closed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    trying, say, directly = asyncio.Event(), Reply.say, Posting._directly_if_open

    async def slowly(reply: Reply, *given: Any, **how: Any) -> Any:
        await trying.wait()
        return await say(reply, *given, **how)

    async def more_slowly(posting: Posting, *given: Any, **how: Any) -> Any:
        trying.set()
        await until(lambda: posted(house))
        return await directly(posting, *given, **how)

    monkeypatch.setattr(Reply, "say", slowly)
    monkeypatch.setattr(Posting, "_directly_if_open", more_slowly)
    anna = house.person("Anna")
    anna.settings(dms_open=False)
    opening = asyncio.create_task(anna.command(CHANNEL, "/play", game="dominion"))
    await until(lambda: pending(house))
    house.wait(SOON_MS)
    house.bot.courier.soon()
    lobby = (await opening).said
    await house.settled()
    shown = anna.now(lobby)
    assert shown is not None
    assert warns(house, shown)


async def posted(house: House) -> bool:
    """Whether the message of the only game is known."""
    game = await house.running.database.read(lambda tx: games.find(tx, 1))
    return game is not None and game.status_message_id is not None


async def pending(house: House) -> bool:
    """Whether something is to be delivered."""
    return await house.running.database.read(outbox.next_due) is not None


@pytest.mark.parametrize(("name", "other", "language"), LANGUAGES)
async def test_before_the_start_who_joins_once_more_shows_that_direct_messages_arrive_again(
    house: House, name: str, other: str, language: str
) -> None:
    lobby, person = await unreached_in_lobby(house, name, other)
    before = await house.stored()
    vain = await house.press(person, lobby, "join")
    said = await house.told(vain)
    assert said.words == house.says(language, "mail-closed")
    assert said.visible_to == person.id
    person.settings(dms_open=True)
    outcome = await house.press(person, lobby, "join")
    said = await house.told(outcome)
    assert said.words.startswith(house.says(language, "mail-arrives", link="?").split("[")[0])
    assert said.visible_to == person.id
    assert outcome.updated is not None
    assert not warns(house, outcome.updated)
    await house.settled()
    shown = person.now(lobby)
    assert shown is not None
    assert not warns(house, shown)
    (mail,) = person.inbox()
    where = channel_link(house.sandbox.channel(CHANNEL).id)
    assert mail.words == house.says(language, "your-seat", game=Text("game-dominion"), where=where)
    again = await house.press(person, shown, "join")
    assert again.said.words == house.says(language, "already-seated")
    assert person.inbox() == [mail]
    assert await house.stored() == before


@pytest.mark.parametrize(("name", "other", "language"), LANGUAGES)
async def test_who_joins_again_and_again_gets_a_few_tries(house: House, name: str, other: str, language: str) -> None:
    lobby, person = await unreached_in_lobby(house, name, other)
    said = []
    for _ in range(MOST_IN_VAIN + 2):
        said.append((await house.told(await house.press(person, lobby, "join"))).words)
    assert said[:MOST_IN_VAIN] == [house.says(language, "mail-closed")] * MOST_IN_VAIN
    enough = house.says(language, "mail-enough", when="?").split("?")[0]
    assert all(words.startswith(enough) for words in said[MOST_IN_VAIN:])


async def test_at_a_full_table_only_who_sits_there_can_press_to_show_it(house: House) -> None:
    lobby, ben = await unreached_in_lobby(house, "Ben", "Anna")
    most = max(house.bot.tables.games["dominion"].seats)
    for _ in range(most - 2):
        lobby = (await house.press(house.person("Anna"), lobby, "computer")).updated or lobby
    assert house.says("de", "lobby-full") in lobby.text
    assert (await house.press(house.person("David"), lobby, "join")).said.words == house.says("en", "table-full")
    ben.settings(dms_open=True)
    outcome = await house.press(ben, lobby, "join")
    assert outcome.updated is not None
    assert not warns(house, outcome.updated)
    with pytest.raises(NotAllowed):
        await house.press(house.person("David"), outcome.updated, "join")


async def called_there(house: House, name: str) -> tuple[Message, Person]:
    """The line that calls this person in the channel, and who that is."""
    person = house.person(name)
    person.settings(dms_open=False)
    await house.game("Clara", name)
    await house.turn(house.person("Clara"))
    return await called(house, person), person


async def test_the_end_of_a_game_calls_nobody(house: House) -> None:
    last = {"supply": {"province": 1}, 0: {"hand": ["gold", "gold", "silver"], "deck": ["province"] * 6}}
    anna, ben = house.person("Anna"), house.person("Ben")
    ben.settings(dms_open=False)
    await house.arranged(last, "Anna", "Ben")
    await house.turn(anna)
    assert await house.bot.tables.status(1) == "finished"
    await house.settled()
    assert calls(house, ben) == []


async def test_a_game_called_off_withdraws_its_call(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    ben.settings(dms_open=False)
    await house.game("Anna", "Ben")
    await house.turn(anna)
    line = await called(house, ben)
    await sure_at_seat(house, anna, "calloff")
    await house.settled()
    assert ben.now(line) is None


async def test_a_direct_channel_that_is_gone_is_opened_anew(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.game("Anna", "Ben")
    await house.turn(anna)
    await house.turn(ben)
    world = house.sandbox.world
    channel = world.dm_of(ben.id)
    assert channel is not None
    world.remove_channel(channel)
    await house.turn(anna)
    assert controls(await house.asked(ben))
    assert world.dm_of(ben.id) != channel
