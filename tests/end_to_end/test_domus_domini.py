"""A game of Domus Domini by clicks: from the lobby to the result, and the phases in which all decide at once."""

import asyncio
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from bot.messages.desk_message import DONE_MARK, MISSED_MARK
from bot.messages.parts.components import ADVICE_MARK
from sandbox import BotResponse, InteractionState, Message, Person
from sandbox.forms.document import children
from tests.depth import chosen
from tests.end_to_end.finished import result_of
from tests.end_to_end.house import CHANNEL, House, button, controls
from tests.end_to_end.test_random_play import press_any, restores

RICH = {"money": 6, "veg": 4, "lay_kloster": 3, "chapel": 1}
BUILDING = {"phase": "build", "lay_supply": 12, 0: RICH, 1: RICH}
TURNS = 30
"""More than two rounds of three."""
HUNGRY = {"veg": 2, "lay_kloster": 4, "pos": 12}
FEEDING = {"phase": "feed", 0: HUNGRY, 1: HUNGRY}


async def lobby(house: House, *names: str) -> Message:
    """A lobby of Domus Domini with these people."""
    message = (await house.person(names[0]).command(CHANNEL, "/play", game="domus_domini")).said
    for name in names[1:]:
        joined = await house.press(house.person(name), message, "join")
        assert joined.updated is not None, joined.reason
        message = joined.updated
    return message


async def started(house: House, table: Mapping[Any, Any]) -> tuple[Message, Person, Person]:
    """Anna's and Ben's game, begun at this table: its message, and both."""
    house.arrange(table)
    outcome = await house.press(house.person("Anna"), await lobby(house, "Anna", "Ben"), "start")
    assert outcome.updated is not None, outcome.reason
    return outcome.updated, house.person("Anna"), house.person("Ben")


async def pick(person: Person, message: Message, words: str) -> BotResponse:
    """Choose what begins with these words in the menu of what can be done."""
    for custom_id, menu in controls(message).items():
        for option in children(menu, "options"):
            if str(option["label"]).startswith(words):
                return await person.select(message, custom_id, str(option["value"]))
    raise LookupError(f"no {words} among {controls(message)}")


async def did(outcome: BotResponse) -> Message:
    """The person's message as the click has changed it."""
    assert outcome.updated is not None, outcome.reason
    return outcome.updated


async def modest(house: House, person: Person, message: Message) -> BotResponse:
    """The usual answer, or nothing, or the first there is."""
    found = [custom_id for verb in (":take", ":none", ":pick") for custom_id in controls(message) if verb in custom_id]
    if "options" in controls(message)[found[0]]:
        return await house.press_first(person, message)
    return await person.click(message, found[0])


async def play(house: House, people: list[Person], most: int) -> None:
    """Let these people answer what they are asked, all that can be answered with one click; so many clicks at most."""
    for _ in range(most):
        if await house.bot.tables.status(1) != "running":
            return
        asked = await house.sandbox.until(lambda: next((one for one in people if house.question(one)), None))
        message = house.question(asked)
        assert message is not None
        several = next((one for one in controls(message) if ":series" in one), None)
        outcome = await (modest(house, asked, message) if several is None else asked.click(message, several))
        assert outcome.state is InteractionState.ANSWERED


async def test_two_people_and_a_computer_play_to_the_result_over_a_restart(painted_house: House) -> None:
    house = painted_house
    people = [house.person("Anna"), house.person("Ben")]
    seated = await did(await house.press(people[0], await lobby(house, "Anna", "Ben"), "computer"))
    status = await did(await house.press(people[0], seated, "start"))
    await play(house, people, 6)
    before = await house.stored()
    await house.stop_bot()
    await house.start_bot()
    assert await house.stored() == before
    await play(house, people, 200)
    board = await house.bot.tables.table(1)
    assert board.result is not None
    assert len(board.result.scores) == 3
    assert len(board.view.abbeys[0].rounds) == 5
    result = await result_of(house, people[0])
    assert result.shown_files, "the result has a picture"
    await house.settled()
    assert people[0].now(status) is None, "the result takes the table's place"


async def test_several_things_are_built_in_one_message_and_taken_back_one_by_one(house: House) -> None:
    _, anna, _ = await started(house, BUILDING)
    asked = await house.asked(anna)
    built = await did(await pick(anna, asked, "Brauerei"))
    housed = await did(await pick(anna, built, "Hundehütte"))
    assert asked.id == built.id == housed.id
    for before in (built, asked):
        housed = await did(await house.press(anna, housed, "undo"))
        assert controls(housed).keys() == controls(before).keys()
    with pytest.raises(LookupError):
        button(housed, "undo")


async def test_one_click_does_all_that_is_advised_and_one_takes_it_back(house: House) -> None:
    _, anna, _ = await started(house, BUILDING)
    asked = await house.asked(anna)
    blue = button(asked, "series")
    await house.stop_bot()
    await house.start_bot()
    done = await did(await anna.click(asked, blue))
    assert not controls(done)
    assert await house.step() > 3
    (advised,) = (line for line in asked.text.splitlines() if ADVICE_MARK in line)
    (picked,) = (line for line in done.text.splitlines() if DONE_MARK in line)
    assert picked.partition(": ")[2] == advised.partition(f"{ADVICE_MARK} ")[2].partition(". ")[0].removesuffix(".")
    stored = await house.stored()
    again = await house.forge(anna, asked, blue)
    assert (await house.told(again)).words == house.says("de", "question-gone")
    assert await house.stored() == stored
    back = await did(await house.press(anna, done, "undo"))
    assert controls(back).keys() == controls(asked).keys()
    assert button(back, "series") == blue


SCARCE = {"money": 14, "veg": 3, "lay_kloster": 2}
LAST_BROTHER = {"phase": "build", "lay_supply": 1, 0: SCARCE, 1: SCARCE}


def marked(message: Message, mark: str) -> list[str]:
    """The lines of a message with this mark."""
    return [line.partition(f"{mark} ")[2] for line in message.text.splitlines() if mark in line]


async def test_what_one_click_cannot_do_any_more_is_said_beside_what_it_does(house: House) -> None:
    _, anna, ben = await started(house, LAST_BROTHER)
    hers, his = await house.asked(anna), await house.asked(ben)
    assert "All of it, rest of building by advice" in his.labels()
    await did(await pick(anna, hers, "Laienbruder anwerben"))
    done = await did(await ben.click(his, button(his, "onward")))
    assert marked(done, DONE_MARK) == ["Your choice: Garden 1–4, Brewery 1"]
    assert marked(done, MISSED_MARK) == [
        "Not done: recruit 1 brother, rest of building by advice. The last lay brothers went to others."
    ]
    assert controls(done), "the rest is asked"


async def test_who_waited_for_the_last_one_hears_that_it_is_gone(house: House) -> None:
    _, anna, ben = await started(house, LAST_BROTHER)
    hers, his = await house.asked(anna), await house.asked(ben)
    done = await did(await ben.click(his, button(his, "onward")))
    assert marked(done, DONE_MARK)[0].endswith("recruit 1 brother")
    assert not marked(done, MISSED_MARK)
    await did(await pick(anna, hers, "Laienbruder anwerben"))
    await house.settled()
    asked = await house.asked(ben)
    assert "You get no lay brother: the last one went to somebody else." in asked.text


async def test_who_asks_for_one_that_is_gone_by_then_hears_it_at_once(house: House) -> None:
    _, anna, ben = await started(house, LAST_BROTHER)
    hers, his = await house.asked(anna), await house.asked(ben)
    await did(await pick(anna, hers, "Laienbruder anwerben"))
    done = await did(await pick(ben, his, "Recruit a lay brother"))
    assert "You get no lay brother: the last one went to somebody else." in done.text
    assert controls(done)
    after = await did(await pick(ben, done, "Garden up to stage 2"))
    assert "You get no lay brother" not in after.text, "it is told once"


async def test_a_double_click_does_it_once(house: House) -> None:
    _, anna, _ = await started(house, BUILDING)
    asked = await house.asked(anna)
    blue = button(asked, "series")
    outcomes = await asyncio.gather(anna.click(asked, blue), anna.click(asked, blue))
    assert all(outcome.state is InteractionState.ANSWERED for outcome in outcomes)
    await house.settled()
    alone = await house.step()
    view = (await house.bot.tables.loaded(1)).playing().view(0)
    await did(await house.press(anna, await did(outcomes[0]), "undo"))
    assert await house.step() == alone + 1
    assert view.abbeys[0].money < RICH["money"]


async def test_back_is_there_whoever_else_has_decided_meanwhile(house: House) -> None:
    _, anna, ben = await started(house, BUILDING)
    built = await did(await pick(anna, await house.asked(anna), "Brauerei"))
    done = await did(await house.press(ben, await house.asked(ben), "none"))
    assert not controls(done)
    again = await did(await house.press(anna, built, "undo"))
    assert "Brauerei Stufe 1" in str(controls(again))
    changed = await did(await house.press(ben, done, "undo"))
    assert controls(changed), "who was done may think better of it, too"
    await did(await house.press(ben, changed, "none"))
    await did(await house.press(anna, again, "none"))
    await house.settled()
    assert (await house.bot.tables.table(1)).view.phase == "feed", "on field 0 nobody can be begged from"


async def test_back_is_not_there_any_more_once_the_phase_is_over(house: House) -> None:
    _, anna, ben = await started(house, BUILDING)
    done = await did(await house.press(anna, await house.asked(anna), "none"))
    assert button(done, "undo")
    await did(await house.press(ben, await house.asked(ben), "none"))
    await house.settled()
    assert ":undo" not in str([mail.clickable() for mail in anna.inbox()])
    *before, now = anna.inbox()
    assert not any(mail.clickable() for mail in before), "a newer message has come"
    assert controls(now)


async def test_nobody_is_shown_what_others_plan(house: House) -> None:
    status, anna, ben = await started(house, BUILDING)
    before = (await house.press(ben, status, "text")).said.text
    told = (await house.press(ben, status, "log")).said.text
    await did(await pick(anna, await house.asked(anna), "Brauerei"))
    await house.settled()
    assert (await house.press(ben, status, "text")).said.text == before
    assert (await house.press(ben, status, "log")).said.text == told
    own = (await house.press(anna, status, "hand")).said
    assert "Brauerei Stufe 1" not in str(controls(own))


async def test_all_may_answer_at_the_same_moment(house: House) -> None:
    _, anna, ben = await started(house, FEEDING)
    asked = [(person, await house.asked(person)) for person in (anna, ben)]
    outcomes = await asyncio.gather(*(modest(house, person, message) for person, message in asked))
    assert all(outcome.state is InteractionState.ANSWERED for outcome in outcomes)
    await house.settled()
    assert await house.step() == 2, "each answered once"
    view = (await house.bot.tables.table(1)).view
    assert (view.round, view.phase) == (2, "column")
    before = await house.stored()
    await house.stop_bot()
    await house.start_bot()
    assert await house.stored() == before
    assert [abbey.rounds for abbey in (await house.bot.tables.table(1)).view.abbeys] == [(12,), (12,)]


async def test_what_others_did_is_told_once_all_are_done(house: House) -> None:
    _, anna, ben = await started(house, BUILDING | {0: {**RICH, "lay_kloster": 0}})
    built = await did(await pick(anna, await house.asked(anna), "Brauerei"))
    await did(await house.press(anna, built, "none"))
    attacking = await did(await house.press(ben, await house.asked(ben), "none"))
    assert "-# Anna: Brewery 1 → space 1" in attacking.text


async def test_the_result_tells_what_happened_after_the_last_question(house: House) -> None:
    _, anna, ben = await started(house, {**BUILDING, "round": 5})
    await did(await house.press(anna, await house.asked(anna), "none"))
    over = await did(await house.press(ben, await house.asked(ben), "none"))
    assert "the game is over" in over.text
    told = (await house.press(ben, over, "log")).said.text
    assert "feed the brothers in the cloister with 1 vegetable" in told
    assert "Anna gets 3 indulgences" in told
    assert "Ben bekommt 3 Ablassbriefe" in (await house.press(anna, await result_of(house, anna), "log")).said.text


@pytest.mark.parametrize("seed", chosen().some([1, 2], 0))
async def test_random_clicks_and_steps_back_lead_through_rounds(house: House, seed: int) -> None:
    dice, house.seed = Random(seed), seed.to_bytes(32, "big")
    people = [house.person(name) for name in ("Anna", "Ben", "Clara")]
    await house.press(people[0], await lobby(house, "Anna", "Ben", "Clara"), "start")
    taken_back = 0
    while (await house.bot.tables.loaded(1)).playing().turn < TURNS:
        person = await asked_by_lot(house, people, dice)
        message = await house.asked(person)
        if dice.random() < 0.8 and ":undo:0:" in str(message.clickable()):
            outcome = await house.press(person, message, "undo")
            taken_back += 1
        else:
            outcome = await press_any(person, message, dice)
        assert outcome.state is InteractionState.ANSWERED
        assert outcome.updated is not None, outcome.reply
    assert taken_back > 5
    await restores(house)


async def asked_by_lot(house: House, people: list[Person], dice: Random) -> Person:
    """One of those who are asked, once everybody's messages say so: who that is depends on the dice alone."""
    await house.settled()
    loaded = await house.bot.tables.loaded(1)
    match = loaded.playing()
    return dice.choice([one for one in people if match.question(loaded.seat_of(one.id).seat)])
