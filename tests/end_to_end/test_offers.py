"""One offer of a seat at a time, which says what became of it; whose seat it was; and what is told of who resigns."""

import pytest

from sandbox import Message, Person
from tests.depth import chosen
from tests.end_to_end.by_button import at_seat, brought, log_of, sure_at_seat
from tests.end_to_end.house import House, button, controls
from tests.end_to_end.test_seats import names, offers

SEND = "/channels/[0-9]+/messages$"
LATER_MS = 10_000


async def offering(house: House, person: Person) -> Message:
    """The one message that offers this person's seat."""
    await at_seat(house, person, "offer")
    await house.settled()
    (line,) = offers(house)
    return line


async def closed(house: House, line: Message) -> str:
    """What an offer says that has no button any more."""
    await house.settled()
    assert offers(house) == []
    now = house.person("David").now(line)
    assert now is not None
    return now.words


async def test_who_offers_again_is_shown_the_offer_there_is(house: House) -> None:
    ben = house.person("Ben")
    await house.game("Anna", "Ben")
    line = await offering(house, ben)
    before = house.public()
    for _ in range(2):
        again = await at_seat(house, ben, "offer")
        assert f"/{line.channel_id}/{line.id}" in again.words
        assert again.words.startswith(house.says("en", "seat-on-offer", link="?").split("?")[0])
    await house.settled()
    assert [message.id for message in house.public()] == [message.id for message in before]


async def test_an_offer_says_who_took_the_seat_by_a_command(house: House) -> None:
    ben, clara = house.person("Ben"), house.person("Clara")
    await house.game("Anna", "Ben")
    line = await offering(house, ben)
    taken = await sure_at_seat(house, clara, "getseat")
    assert taken.words == house.says("de", "seat-taken", whom="Ben")
    assert await closed(house, line) == house.says("de", "reseated-person", who="Clara", whom="Ben")
    again = await offering(house, clara)
    assert again.id != line.id


async def test_an_offer_that_is_withdrawn_says_so_after_a_restart_too(house: House) -> None:
    ben = house.person("Ben")
    await house.game("Anna", "Ben")
    line = await offering(house, ben)
    await house.stop_bot()
    await house.start_bot()
    await at_seat(house, ben, "return")
    assert await closed(house, line) == house.says("de", "seat-offer-withdrawn", who="Ben")


async def test_an_offer_is_over_when_its_person_is_back(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.game("Anna", "Ben")
    line = await offering(house, ben)
    await at_seat(house, ben, "letplay")
    await house.settled()
    (now,) = offers(house)
    assert (now.id, now.words) == (line.id, house.says("de", "seat-offered-away", who="Ben")), "it stays on offer"
    await at_seat(house, ben, "return")
    assert await closed(house, line) == house.says("de", "reseated-back", who="Ben")
    assert controls(await house.asked(anna))


@pytest.mark.parametrize("called_off", [True, False])
async def test_an_offer_ends_with_the_game(house: House, called_off: bool) -> None:
    last = {"supply": {"province": 1}, 0: {"hand": ["gold", "gold", "silver"], "deck": ["province"] * 6}}
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.arranged(last, "Anna", "Ben")
    line = await offering(house, ben)
    if called_off:
        await sure_at_seat(house, anna, "calloff")
    else:
        await house.turn(anna)
    assert await closed(house, line) == house.says("de", "seat-offer-over")


async def test_an_offer_moves_with_the_game(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.game("Anna", "Ben")
    line = await offering(house, ben)
    await brought(house, anna, "kreuzgang")
    left = await closed(house, line)
    assert left.startswith(house.says("de", "table-moved-to", where="?").split("?")[0])
    there = [message for message in anna.sees("kreuzgang") if ":take:" in str(message.json)]
    assert len(there) == 1


@pytest.mark.parametrize("taken", [True, False])
async def test_an_offer_whose_answer_was_lost_is_there_once_and_closed(house: House, taken: bool) -> None:
    ben, clara = house.person("Ben"), house.person("Clara")
    await house.game("Anna", "Ben")
    await house.settled()
    house.sandbox.faults.drop("POST", SEND, done=True)
    await at_seat(house, ben, "offer")
    await house.sandbox.until(lambda: [one for one in house.sandbox.requests.of("POST", SEND) if one.status == 0])
    (line,) = offers(house)
    if taken:
        await sure_at_seat(house, clara, "getseat")
    await house.later(LATER_MS)
    await house.settled()
    assert [message.id for message in offers(house)] == ([] if taken else [line.id])
    if taken:
        assert await closed(house, line) == house.says("de", "reseated-person", who="Clara", whom="Ben")


async def test_an_old_offer_closes_when_it_is_pressed_in_vain(house: House) -> None:
    ben, clara = house.person("Ben"), house.person("Clara")
    await house.game("Anna", "Ben")
    line = await offering(house, ben)
    async with house.running.database.transaction() as tx:
        await tx.exec_driver_sql("UPDATE seats SET offered_at = NULL, offer_message_id = NULL")
    told = await house.told(await house.press(clara, line, "take"))
    assert told.words == house.says("de", "seat-not-free")
    assert await closed(house, line) == house.says("de", "seat-offer-gone")


async def test_a_forged_take_changes_no_other_message(house: House) -> None:
    clara = house.person("Clara")
    status = await house.game("Anna", "Ben")
    line = await offering(house, house.person("Ben"))
    take = button(line, "take")
    await house.meant(clara, await house.told(await house.forge(clara, status, take)))
    now = clara.now(status)
    assert now is not None
    assert now.clickable()
    assert (await names(house))[1] == ("Clara", True, False)


# resigning


async def test_everybody_is_told_who_has_resigned_and_who_plays_on(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.game("Anna", "Ben")
    before = await offering(house, ben)
    said = await sure_at_seat(house, ben, "giveup")
    assert said.words == house.says("en", "resign-done", **house.table())
    await house.settled()
    assert anna.now(before) is None, "the offer gives way to the news"
    (line,) = offers(house)
    assert line.words == house.says("de", "seat-resigned", whom="Ben", who="Computer 1")
    taken = await house.told(await house.press(ben, line, "take"))
    assert taken.words == house.says("en", "seat-taken", whom="Computer 1"), "it is not for ever"
    assert await names(house) == [("Anna", True, False), ("Ben", True, False)]
    assert await closed(house, line) == house.says("de", "reseated-person", who="Ben", whom="Computer 1")
    log = (await log_of(house, anna)).words
    assert house.says("de", "reseated-computer", who="Computer 1", whom="Ben") in log
    assert house.says("de", "reseated-person", who="Ben", whom="Computer 1") in log


async def test_the_last_person_is_told_that_the_game_would_end(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.game("Anna", "Ben")
    await sure_at_seat(house, ben, "giveup")
    await house.settled()
    (line,) = offers(house)
    asked = await at_seat(house, anna, "giveup")
    assert asked.words == house.says("de", "resign-ask-last", **house.table())
    await house.press(anna, asked, "resign")
    assert await closed(house, line) == house.says("de", "seat-offer-over")


async def test_who_is_back_is_told_what_is_asked_now(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.game("Anna", "Ben")
    await at_seat(house, ben, "letplay")
    await house.settled()
    back = await at_seat(house, ben, "return")
    assert "Anna" in back.words, "who is awaited"
    await house.turn(anna)
    await house.asked(ben)
    await at_seat(house, ben, "offer")
    again = await at_seat(house, ben, "return")
    assert controls(again)


# whose deeds


async def test_what_was_done_before_is_told_of_who_did_it(house: House) -> None:
    anna, ben, david = (house.person(name) for name in ("Anna", "Ben", "David"))
    await house.game("Anna", "Ben")
    await house.turn(anna)
    await at_seat(house, anna, "offer")
    await house.turn(ben)
    await sure_at_seat(house, david, "getseat")
    await house.settled()
    hand = david.inbox()[-1].text
    assert house.says("en", "digest-before", whom="Anna") in hand
    assert "Anna, turn 1" in hand
    assert house.says("en", "done") not in hand
    log = (await log_of(house, ben)).words
    assert house.says("en", "turn-began", who="Anna", number=1) in log
    assert house.says("en", "turn-began", who="David", number=1) not in log
    assert house.says("en", "reseated-person", who="David", whom="Anna") in log


@pytest.mark.parametrize(("back", "language"), chosen().some([("David", "en"), ("Anna", "de")], 0))
async def test_a_computer_that_never_played_is_not_named_for_what_was_done_before(
    house: House, back: str, language: str
) -> None:
    anna, ben, taker = (house.person(name) for name in ("Anna", "Ben", back))
    await house.game("Anna", "Ben")
    await house.turn(anna)
    await sure_at_seat(house, anna, "giveup")
    assert (await names(house))[0][0] == "Computer 1"
    await at_seat(house, taker, "getseat")
    await house.turn(ben)
    hand = str((await house.asked(taker)).json)
    assert "Computer 1" not in hand
    assert (house.says(language, "digest-before", whom="Anna") in hand) == (back == "David")


async def test_a_turn_that_a_computer_finished_is_headed_with_its_name(house: House) -> None:
    anna, ben, david = (house.person(name) for name in ("Anna", "Ben", "David"))
    await house.game("Anna", "Ben")
    await sure_at_seat(house, anna, "giveup")
    await house.settled()
    await at_seat(house, anna, "getseat")
    await sure_at_seat(house, anna, "giveup")
    await at_seat(house, david, "getseat")
    await house.turn(ben)
    hand = (await house.asked(david)).text
    assert "Computer 1, turn 1" in hand
    assert house.says("en", "digest-before", whom="Computer 1") in hand
    assert house.says("en", "digest-before", whom="Anna") not in hand


async def test_who_is_the_last_one_by_now_is_asked_once_more_before_the_game_ends(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.game("Anna", "Ben")
    asked = await at_seat(house, anna, "giveup")
    assert asked.words == house.says("de", "resign-ask", **house.table())
    await sure_at_seat(house, ben, "giveup")
    again = (await house.press(anna, asked, "resign")).updated
    assert again is not None
    assert again.words == house.says("de", "resign-ask-last", **house.table())
    assert await house.bot.tables.status(1) == "running"
    await house.press(anna, again, "resign")
    assert await house.bot.tables.status(1) == "aborted"
