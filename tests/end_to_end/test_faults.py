"""Discord is slow, fails, hangs up, hears an answer too late: what was decided counts, and everybody gets to see it."""

import pytest

from bot.tables.memory.deliveries import REPLY_MS
from sandbox import InteractionState, Message
from tests.db.sample import want
from tests.end_to_end.house import CHANNEL, House, controls

CALLBACK = "/callback$"
SEND = "/channels/[0-9]+/messages$"
EDIT = "/channels/[0-9]+/messages/[0-9]+$"
LATER_MS = 10_000
"""Longer than a first delivery that failed waits."""


def first_control(message: Message) -> str:
    return next(iter(controls(message)))


async def shown_in_the_end(house: House) -> None:
    """Everything was delivered: the next person has one question, the channel one message that names the turn."""
    anna, ben = house.person("Anna"), house.person("Ben")
    assert controls(await house.asked(ben))
    await house.settled()
    assert len(ben.inbox()) == 1
    (status,) = [message for message in anna.sees(CHANNEL) if not message.visible_to]
    assert house.says("de", "table-turn", game="Dominion", who="Ben") in status.text


async def failed_once(house: House, method: str, path: str) -> None:
    """A request of this kind has failed; then time passes until it is tried again."""
    log = house.sandbox.requests
    await house.sandbox.until(lambda: [one for one in log.of(method, path) if one.status in (0, 503)])
    await house.later(LATER_MS)


@pytest.mark.parametrize(("method", "path"), [("POST", SEND), ("PATCH", EDIT)])
@pytest.mark.parametrize("fault", ["503", "cut", "cut after it was done"])
async def test_a_delivery_that_fails_is_made_once_in_the_end(house: House, method: str, path: str, fault: str) -> None:
    await house.game("Anna", "Ben")
    await house.settled()
    if fault == "503":
        house.sandbox.faults.answer(method, path, 503)
    else:
        house.sandbox.faults.drop(method, path, done="after" in fault)
    await house.turn(house.person("Anna"))
    await failed_once(house, method, path)
    await shown_in_the_end(house)


async def test_a_server_error_on_the_way_is_tried_again_at_once(house: House) -> None:
    await house.game("Anna", "Ben")
    await house.settled()
    house.sandbox.faults.answer("POST", SEND, 500)
    await house.turn(house.person("Anna"))
    await shown_in_the_end(house)


@pytest.mark.parametrize("done", [False, True])
async def test_an_answer_that_was_cut_off_is_given_again(house: House, done: bool) -> None:
    await house.ask_everything()
    anna = house.person("Anna")
    status = await house.game("Anna", "Ben")
    message = await house.asked(anna)
    house.sandbox.faults.drop("POST", CALLBACK, done=done)
    outcome = await anna.click(message, first_control(message))
    assert outcome.updated is not None
    assert await house.step() == 1
    house.sandbox.faults.drop("POST", CALLBACK, done=done)
    assert controls(await house.hand(anna, status)).keys() == controls(outcome.updated).keys()


@pytest.mark.parametrize("done", [False, True])
async def test_a_lobby_whose_answer_was_cut_off_is_there_once(house: House, done: bool) -> None:
    house.sandbox.faults.drop("POST", CALLBACK, done=done)
    message = await house.lobby("Anna", "Ben")
    await house.later(2_000)
    await house.person("Anna").mail("Dominion")
    await house.person("Ben").mail("Dominion")
    await house.later(20_000)
    await house.settled()
    public = [one.id for one in house.person("Anna").sees(CHANNEL) if not one.visible_to]
    assert public == [message.id]


async def test_a_lobby_that_could_not_be_shown_comes_by_itself(house: House) -> None:
    anna = house.person("Anna")
    house.sandbox.faults.expire_next()
    outcome = await anna.command(CHANNEL, "/play", game="dominion")
    assert outcome.state is InteractionState.FAILED
    house.expected_silence = 1
    await house.sandbox.until(lambda: house.sandbox.requests.of("POST", CALLBACK))
    await house.later(2_000)
    await anna.mail("Dominion")
    await house.later(11_000)
    message = await anna.message(CHANNEL, "Dominion")
    joined = await house.press(house.person("Ben"), message, "join")
    assert joined.updated is not None


@pytest.mark.parametrize("name", ["Anna", "Ben"])
async def test_an_answer_heard_too_late_counts_and_the_message_is_mended(house: House, name: str) -> None:
    await house.ask_everything()
    other = "Ben" if name == "Anna" else "Anna"
    person = house.person(name)
    await house.game(name, other)
    message = await house.asked(person)
    house.sandbox.faults.expire_next()
    outcome = await person.click(message, first_control(message))
    assert outcome.state is InteractionState.FAILED
    house.expected_silence = 1
    await house.sandbox.until(lambda: controls(person.now(message) or message).keys() != controls(message).keys())
    mended = person.now(message)
    assert mended is not None
    assert await house.step() == 1
    assert (await house.turn(person, mended)).state is InteractionState.ANSWERED
    assert controls(await house.asked(house.person(other)))


async def test_a_message_that_a_late_reply_has_filled_again_is_emptied_though_the_person_answers_in_a_newer_one(
    house: House,
) -> None:
    await house.ask_everything()
    anna = house.person("Anna")
    await house.game("Anna", "Ben")
    old = await house.asked(anna)
    await house.press_first(anna, old)
    posting, seat = house.bot.front.posting, (await house.bot.tables.loaded(1)).seat_of(anna.id).seat
    async with house.running.database.transaction() as tx:
        await want(tx, "turn", 1, seat, due_at=house.bot.tables.clock())
    house.bot.courier.soon()
    await house.settled()
    side = await house.bot.tables.side(1, seat)
    assert side is not None
    assert side.seat.dm_message_id != old.id
    async with house.running.database.transaction() as tx:
        due_at = house.bot.tables.clock() + REPLY_MS
        await want(tx, "refresh", 1, seat, f"{old.id} 0".encode(), due_at=due_at)
    await posting.edited(old.channel_id, old.id, await posting.illustrated.desk(side.desk))
    newer = anna.inbox()[-1]
    assert (await anna.click(newer, first_control(newer))).updated is not None
    filled = anna.now(old)
    assert filled is not None
    assert controls(filled)
    await house.later(REPLY_MS)
    await house.settled()
    emptied = anna.now(old)
    assert emptied is not None
    assert not controls(emptied)


async def test_a_lobby_click_heard_too_late_counts_and_is_shown(house: House) -> None:
    message = await house.lobby("Anna", "Clara")
    house.sandbox.faults.expire_next(2)
    for name, verb in (("Ben", "join"), ("Clara", "leave")):
        assert (await house.press(house.person(name), message, verb)).state is InteractionState.FAILED
    house.expected_silence = 2
    shown = await house.person("Anna").message(CHANNEL, "Ben")
    await house.sandbox.until(lambda: "Clara" not in (house.person("Anna").now(shown) or shown).text)


async def test_an_api_that_is_slow_is_waited_for(house: House) -> None:
    await house.ask_everything()
    anna = house.person("Anna")
    await house.game("Anna", "Ben")
    message = await house.asked(anna)
    house.sandbox.faults.delay("POST", CALLBACK, 2.0)
    outcome = await anna.click(message, first_control(message))
    assert outcome.updated is not None
    assert outcome.seconds >= 2.0
    assert await house.step() == 1


async def test_a_bot_that_is_slow_asks_for_time_and_answers_then(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.ask_everything()
    anna = house.person("Anna")
    status = await house.game("Anna", "Ben")
    message = await house.asked(anna)
    monkeypatch.setattr(house.bot.front.under_way, "patience", 0.0)
    outcome = await anna.click(message, first_control(message))
    assert outcome.state is InteractionState.ANSWERED
    assert outcome.updated is not None
    assert controls(outcome.updated)
    copy = await house.hand(anna, status)
    assert controls(copy).keys() == controls(outcome.updated).keys()
    stranger = await house.press(house.person("Clara"), status, "hand")
    assert stranger.said.words == house.says("de", "not-seated")
    opened = await house.person("Ben").command("kreuzgang", "/play", game="dominion")
    joined = await house.press(house.person("Clara"), opened.said, "join")
    assert joined.updated is not None
    await house.later(30_000)
    await house.settled()
    assert len(anna.sees("kreuzgang")) == 1


async def test_a_message_that_vanishes_under_the_click_is_shown_beside(house: House) -> None:
    message, ben = await house.lobby("Anna"), house.person("Ben")
    house.sandbox.faults.answer("POST", CALLBACK, 404, code=10008)
    house.person("Anna").delete(message)
    outcome = await house.forge(ben, message, "a:1:-:-:join")
    assert "Ben" in outcome.said.text
    assert outcome.said.visible_to == ben.id
    assert "Ben" in (await house.person("Anna").message(CHANNEL, "Dominion")).text


async def test_a_server_error_in_answering_is_tried_again(house: House) -> None:
    await house.ask_everything()
    anna = house.person("Anna")
    await house.game("Anna", "Ben")
    message = await house.asked(anna)
    house.sandbox.faults.answer("POST", CALLBACK, 500)
    outcome = await anna.click(message, first_control(message))
    assert outcome.updated is not None
    assert outcome.reply is None
    assert await house.step() == 1


def pressable(house: House, name: str) -> list[Message]:
    """What can be pressed in a person's direct messages to decide something."""
    return [mail for mail in house.person(name).inbox() if controls(mail)]


async def lost_push(house: House) -> Message:
    """Anna has played; Ben is asked in a message of which the bot has not heard that it arrived. The table's."""
    status = await house.game("Anna", "Ben")
    await house.settled()
    house.sandbox.faults.drop("POST", SEND, done=True)
    await house.turn(house.person("Anna"))
    await house.sandbox.until(lambda: [one for one in house.sandbox.requests.of("POST", SEND) if one.status == 0])
    assert len(pressable(house, "Ben")) == 1
    return status


async def test_a_push_whose_answer_was_lost_asks_no_more_once_it_is_answered_elsewhere(house: House) -> None:
    status, ben = await lost_push(house), house.person("Ben")
    await house.turn(ben, await house.hand(ben, status))
    await house.later(LATER_MS)
    await house.settled()
    (mail,) = ben.inbox()
    assert not mail.clickable()
    assert house.says("en", "desk-answered", game="Dominion", where="?").split("?")[1] in mail.words


async def test_a_push_whose_answer_was_lost_asks_no_more_when_a_newer_one_comes(house: House) -> None:
    status = await lost_push(house)
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.turn(ben, await house.hand(ben, status))
    await house.turn(anna)
    await house.later(LATER_MS)
    await house.settled()
    (asking,) = pressable(house, "Ben")
    assert asking.id == ben.inbox()[-1].id
    assert (await house.turn(ben, asking)).state is InteractionState.ANSWERED


async def test_a_newer_push_that_fails_at_first_arrives_all_the_same(house: House) -> None:
    status = await lost_push(house)
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.turn(ben, await house.hand(ben, status))
    await house.asked(anna)
    await house.settled()
    before = len(house.sandbox.requests.of("POST", SEND))
    house.sandbox.faults.drop("POST", SEND)
    await house.turn(anna)
    await house.sandbox.until(lambda: len(house.sandbox.requests.of("POST", SEND)) > before)
    await house.later(LATER_MS)
    await house.settled()
    (asking,) = pressable(house, "Ben")
    assert (await house.turn(ben, asking)).state is InteractionState.ANSWERED


async def test_a_push_that_never_arrived_leaves_nothing_when_it_is_answered_elsewhere(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    status = await house.game("Anna", "Ben")
    await house.settled()
    house.sandbox.faults.drop("POST", SEND)
    await house.turn(anna)
    await house.sandbox.until(lambda: [one for one in house.sandbox.requests.of("POST", SEND) if one.status == 0])
    await house.turn(ben, await house.hand(ben, status))
    await house.later(LATER_MS)
    await house.settled()
    assert ben.inbox() == []


async def test_a_call_whose_answer_was_lost_is_withdrawn_once_it_is_answered(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    ben.settings(dms_open=False)
    status = await house.game("Anna", "Ben")
    await house.settled()
    await house.turn(anna)
    await house.settled()
    await house.turn(ben, await house.hand(ben, status))
    await house.settled()
    here, mine = f"/channels/{status.channel_id}/messages$", f"<@{ben.id}>"
    house.sandbox.faults.drop("POST", here, done=True)
    await house.turn(anna)
    await house.sandbox.until(lambda: [one for one in house.sandbox.requests.of("POST", here) if one.status == 0])
    assert [message for message in anna.sees(CHANNEL) if mine in message.text]
    await house.turn(ben, await house.hand(ben, status))
    await house.later(LATER_MS)
    await house.settled()
    assert [message for message in anna.sees(CHANNEL) if mine in message.text] == []
    house.pinged.clear()


async def test_what_was_tried_without_a_network_is_sent_as_soon_as_there_is_one(house: House) -> None:
    house.sandbox.faults.drop("POST", SEND, times=1000)
    await house.game("Anna", "Ben")
    await house.settled()
    assert house.question(house.person("Anna")) is None
    house.sandbox.faults.clear()
    house.bot.outage.note(0, ConnectionError("no way"))
    house.bot.outage.end(0)
    await house.asked(house.person("Anna"))
