"""A slip of the thumb that ends a turn: the way back stays on the message, free or by asking the others."""

import pytest

from bot.messages.parts.components import ASKS
from bot.messages.parts.custom_ids import Address
from bot.tables.terms.codec import base36
from db.games import answers
from sandbox import Message, Person
from tests.depth import chosen
from tests.end_to_end.by_button import sure_at_seat
from tests.end_to_end.house import House, button, controls
from tests.end_to_end.test_domus_domini import BUILDING, did, pick, started
from tests.end_to_end.test_undo_by_vote import asked_to_vote, ids, view

COPPERS = ["copper"] * 5
BUYING = {0: {"hand": ["silver", "copper"], "deck": COPPERS}, 1: {"hand": COPPERS, "deck": COPPERS}}
PEOPLE = chosen().some([("Anna", "Ben", "de", "en"), ("Ben", "Anna", "en", "de")], 0)


async def slipped(house: House, person: Person) -> Message:
    """The person meant to buy something; the message that says that the turn is over."""
    message = await house.asked(person)
    pressed = await house.press(person, message, "none")
    assert pressed.updated is not None, pressed.reason
    await house.settled()
    return pressed.updated


def label(message: Message, verb: str) -> str:
    """What the button with this verb says."""
    custom_id = button(message, verb)
    return next(str(each["label"]) for each in message.clickable() if each["custom_id"] == custom_id)


def mails(person: Person) -> list[Message]:
    """The direct messages that stay."""
    return [mail for mail in person.inbox() if not mail.visible_to]


@pytest.mark.parametrize(("name", "other", "language", "others"), PEOPLE)
async def test_who_meant_to_buy_asks_with_one_tap_though_the_next_treasures_lie_there_already(
    house: House, name: str, other: str, language: str, others: str
) -> None:
    person, voter = house.person(name), house.person(other)
    await house.arranged(BUYING, name, other)
    before, asked = await view(house), controls(await house.asked(person)).keys()
    over = await slipped(house, person)
    assert not controls(over)
    async with house.running.database.reading() as tx:
        assert [row.origin for row in await answers.log(tx, 1)][-1] == "default", "the next treasures"
    assert label(over, "undo") == house.says(language, "button-undo-asking")
    drawn, sent = await view(house), len(mails(person))
    waiting = await house.told(await house.press(person, over, "undo"))
    assert house.says(language, "vote-asked") in waiting.words
    await house.settled()
    assert await view(house) == drawn, "who has seen the next hand goes back only if all agree"
    vote = asked_to_vote(house, voter)
    assert house.says(others, "vote-step", who=name) in vote.words
    again = await house.told(await house.press(person, over, "undo"))
    assert button(again, "withdraw") == button(waiting, "withdraw"), "one at a time"
    await house.press(voter, vote, "agree")
    await house.settled()
    assert await view(house) == before
    assert controls(await house.asked(person)).keys() == asked
    assert len(mails(person)) == sent, "the question is asked anew, and what was said of the step is gone"


async def test_what_others_have_decided_since_is_named_before_anybody_is_asked(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.arranged(BUYING, "Anna", "Ben")
    over = await slipped(house, anna)
    await house.turn(ben)
    await house.settled()
    offered = await house.told(await house.forge(anna, over, button(over, "undo")))
    assert house.says("de", "undo-far-step") in offered.words
    assert "Ben" in offered.words
    assert not [mail for mail in ben.inbox() if any(":agree:" in one for one in ids(mail))]


async def test_with_nobody_to_ask_it_is_done_in_the_message_and_no_other_one_comes(house: House) -> None:
    anna = house.person("Anna")
    house.arrange(BUYING)
    lobby = await house.lobby("Anna")
    with_computer = await house.press(anna, lobby, "computer")
    assert with_computer.updated is not None
    await house.press(anna, with_computer.updated, "start")
    asked, before = await house.asked(anna), await view(house)
    sent = len(mails(anna))
    pressed = await house.press(anna, asked, "none")
    assert pressed.updated is not None
    assert controls(pressed.updated), "the computer has played, and the next turn is there"
    assert label(pressed.updated, "undo") == house.says("de", "button-undo")
    back = await house.press(anna, pressed.updated, "undo")
    assert back.updated is not None, back.reason
    await house.settled()
    assert controls(back.updated).keys() == controls(asked).keys()
    assert f"-# ↩ {house.says('de', 'taken-back')}" in back.updated.words
    told = [line for line in back.updated.words.splitlines() if "↩" not in line]
    assert told == asked.words.splitlines(), "the news from before, and nothing of taking back"
    assert await view(house) == before
    assert len(mails(anna)) == sent
    with pytest.raises(LookupError):
        button(back.updated, "undo")


async def test_with_nobody_to_ask_nothing_is_betrayed(house: House) -> None:
    _, anna, ben = await started(house, BUILDING)
    await did(await house.press(anna, await house.asked(anna), "none"))
    await did(await house.press(ben, await house.asked(ben), "none"))
    await sure_at_seat(house, anna, "giveup")
    await house.settled()
    decided = (await house.bot.tables.loaded(1)).decision(1).step
    back = await house.forge(ben, mails(ben)[-1], Address(1, verb="undo", page=ASKS, draft=base36(decided)).encode())
    assert back.updated is not None, "nobody is told anything by a question that nobody is asked"
    assert (await house.bot.tables.loaded(1)).decision(1).step < decided


async def test_what_is_over_or_was_taken_back_is_refused_and_why(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.arranged(BUYING, "Anna", "Ben")
    over = await slipped(house, anna)
    back = button(over, "undo")
    await house.press(anna, over, "undo")
    await house.settled()
    await house.press(ben, asked_to_vote(house, ben), "agree")
    await house.settled()
    before = await house.stored()
    gone = await house.forge(anna, over, back)
    assert house.says("de", "undo-gone") in (await house.follow_up(gone)).words
    assert await house.stored() == before
    await sure_at_seat(house, anna, "calloff")
    await house.settled()
    late = await house.forge(anna, over, back)
    assert house.says("de", "desk-aborted", game="Dominion", where="?").split("?")[1] in (await house.told(late)).words


async def test_who_prepares_the_next_turn_at_once_can_go_back_from_there(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.settings(anna, "refektorium", prepare="at_once")
    await house.arranged(BUYING, "Anna", "Ben")
    over = await slipped(house, anna)
    assert any(":ready:" in one or ":setrules" in one for one in ids(over)), "a rehearsal"
    await house.press(anna, over, "undo")
    await house.settled()
    await house.press(ben, asked_to_vote(house, ben), "agree")
    await house.settled()
    assert controls(await house.asked(anna))


async def test_who_was_done_first_takes_it_back_alone_and_who_was_last_asks(house: House) -> None:
    _, anna, ben = await started(house, BUILDING)
    done = await did(await house.press(anna, await house.asked(anna), "none"))
    assert label(done, "undo") == house.says("de", "button-undo")
    again = await did(await house.press(anna, done, "undo"))
    done = await did(await house.press(anna, await did(await pick(anna, again, "Brauerei")), "none"))
    await did(await house.press(ben, await house.asked(ben), "none"))
    await house.settled()
    before = await house.stored()
    last = next(mail for mail in reversed(mails(ben)) if any(":undo:" in one for one in ids(mail)))
    offered = await house.told(await house.press(ben, last, "undo"))
    assert house.says("en", "undo-far-step") in offered.words
    assert house.says("en", "undo-betrays") in offered.words
    assert not [mail for mail in anna.inbox() if any(":agree:" in one for one in ids(mail))], "nobody is asked yet"
    assert await house.stored() == before
