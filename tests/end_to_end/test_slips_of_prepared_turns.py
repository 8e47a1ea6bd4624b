"""Second thoughts about a turn that was played as prepared: the same way back as after taps, and nothing that was taken
back is played again.
"""

import pytest

from bot.tables.terms.actors import Actor
from db.games import answers
from games.kernel.ahead.prepared import ORIGIN
from games.kernel.engine.standing_orders import ADVISED, ASK
from sandbox import Message, Person
from tests.end_to_end.house import House, button, controls
from tests.end_to_end.test_domus_domini import did
from tests.end_to_end.test_prepared_phases import prepared as prepared_phase
from tests.end_to_end.test_prepared_turns import PLAIN, prepared, pressed, rehearsed
from tests.end_to_end.test_slips import label, mails
from tests.end_to_end.test_undo_by_vote import asked_to_vote, ids

THREE = ("Anna", "Ben", "Clara")


def ways_back(message: Message) -> list[str]:
    """The buttons that take something back."""
    return [one for one in ids(message) if ":undo:" in one]


async def played(house: House) -> list[tuple[int, str]]:
    """What prepared turns have answered that counts: the seat, and the kind of question."""
    async with house.running.database.reading() as tx:
        log = await answers.log(tx, 1)
    return [(row.seat, row.key) for row in log if row.origin == ORIGIN and not row.undone]


async def carried(house: House, person: Person) -> Message:
    """The message that tells that this person's turn was played as prepared."""
    await house.settled()
    message = mails(person)[-1]
    assert "Your prepared turn" in message.text
    return message


async def agreed(house: House, *people: Person) -> None:
    """All who are asked say yes."""
    await house.settled()
    for person in people:
        await house.press(person, asked_to_vote(house, person), "agree")
    await house.settled()


@pytest.mark.parametrize("restarted", [False, True])
async def test_one_tap_asks_the_others_and_what_was_taken_back_is_asked_not_played_again(
    house: House, restarted: bool
) -> None:
    anna, ben, clara = (house.person(name) for name in THREE)
    await prepared(house, ben, await house.arranged(PLAIN, *THREE))
    await house.turn(anna)
    told = await carried(house, ben)
    if restarted:
        await house.kill_bot()
        await house.start_bot()
        await house.settled()
        assert mails(ben)[-1].text == told.text
    assert label(told, "undo") == house.says("en", "button-undo-asking")
    sent = len(mails(ben))
    waiting = await house.told(await house.press(ben, told, "undo"))
    assert house.says("en", "vote-asked") in waiting.words
    assert await played(house) == [(1, "turn.buy")], "nothing happens before all agree"
    await agreed(house, anna, clara)
    asked = await house.asked(ben)
    assert "### What do you buy?" in asked.text
    assert "📌" not in asked.text, "nothing is laid ready any more"
    assert "Your prepared turn:" not in asked.text, "it was taken back"
    assert house.says("en", "prepared-carried") not in asked.text
    assert len(mails(ben)) == sent, "the question asked anew takes the place of what is no longer true"
    await prepared(house, clara, house.newest())
    await house.stop_bot()
    await house.start_bot()
    await house.settled()
    assert await played(house) == []
    assert controls(await house.asked(ben)).keys() == controls(asked).keys()


async def test_what_others_have_decided_since_be_it_beforehand_is_named_before_anybody_is_asked(house: House) -> None:
    anna, ben, clara = (house.person(name) for name in THREE)
    status = await house.arranged(PLAIN, *THREE)
    for person in (ben, clara):
        await pressed(house, person, await rehearsed(house, person, status), "ready")
    await house.turn(anna)
    told = await carried(house, ben)
    offered = await house.told(await house.press(ben, told, "undo"))
    assert house.says("en", "undo-far-step") in offered.words
    assert "Clara" in offered.words
    assert not [mail for mail in clara.inbox() if any(":agree:" in one for one in ids(mail))]


async def test_of_several_prepared_turns_the_message_of_the_last_one_has_the_way_back(house: House) -> None:
    anna, ben, clara = (house.person(name) for name in THREE)
    await prepared(house, ben, await house.arranged(PLAIN, *THREE))
    await house.turn(anna)
    first = await carried(house, ben)
    stale = button(first, "undo")
    await pressed(house, ben, await pressed(house, ben, first, "prepare"), "ready")
    await house.turn(clara)
    await house.turn(anna)
    second = await carried(house, ben)
    assert second.id != first.id
    assert [mail.id for mail in mails(ben) if ways_back(mail)] == [second.id]
    assert button(second, "undo") != stale
    late = await house.forge(ben, first, stale)
    assert (await house.told(late)).words == house.says("en", "undo-gone")
    assert await played(house) == [(1, "turn.buy")] * 2


async def test_it_stays_until_something_else_is_decided_by_hand(house: House) -> None:
    anna, ben, clara = (house.person(name) for name in THREE)
    await prepared(house, ben, await house.arranged(PLAIN, *THREE))
    await house.turn(anna)
    told = await carried(house, ben)
    back = button(told, "undo")
    await pressed(house, ben, await pressed(house, ben, told, "prepare"), "ready")
    ready = mails(ben)[-1]
    assert button(ready, "undo") == back, "laying the next one ready decides nothing yet"
    await pressed(house, ben, ready, "putaway")
    await house.turn(clara)
    await house.turn(anna)
    asking = await house.asked(ben)
    assert button(asking, "undo") == back, "it tells of the prepared turn once more"
    over = await house.turn(ben, asking)
    assert over.updated is not None
    assert button(over.updated, "undo") != back
    late = await house.forge(ben, over.updated, back)
    assert (await house.told(late)).words == house.says("en", "undo-gone")


async def test_where_it_stopped_half_way_there_is_the_way_back_of_the_question_alone(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    hand = {"hand": ["woodcutter", *["copper"] * 3, "estate"], "deck": ["silver"] * 40}
    await house.arranged({**PLAIN, 1: hand, "named": ["woodcutter"]}, "Anna", "Ben")
    preparing, actor = house.bot.front.acts.preparing, Actor(ben.id, ben.name, "en")
    await preparing.set_rule(1, actor, "turn.action", ADVISED)
    rehearsal = await preparing.set_rule(1, actor, "turn.buy", ASK)
    assert (await preparing.lay_ready(1, actor, rehearsal.number)).reason is None
    await house.turn(anna)
    asked = await house.asked(ben)
    assert "### What do you buy?" in asked.text
    assert await played(house) == [(1, "turn.action")]
    assert [label(asked, "undo"), len(ways_back(asked))] == [house.says("en", "button-undo"), 1]
    back = await pressed(house, ben, asked, "undo")
    assert "### Which action card do you play?" in back.text
    await house.settled()
    assert await played(house) == []


async def test_it_is_free_while_nothing_was_learned(house: House) -> None:
    _, anna, ben = await prepared_phase(house)
    await house.decide(ben)
    await house.settled()
    told = mails(anna)[-1]
    assert house.says("de", "desk-carried-meanwhile") in told.text
    assert label(told, "undo") == house.says("de", "button-undo")
    before, sent = await played(house), len(mails(anna))
    assert before
    back = await did(await house.press(anna, told, "undo"))
    assert controls(back), "it is asked"
    assert not [mail for mail in ben.inbox() if any(":agree:" in one for one in ids(mail))]
    assert len(mails(anna)) == sent, "nobody is notified"
    left = await played(house)
    assert len(left) == len(before) - 1
    await house.decide(ben)
    await house.settled()
    assert await played(house) == left, "it is not played again by itself"
    assert controls(await house.asked(anna)).keys() == controls(back).keys()
