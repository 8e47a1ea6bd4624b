"""A game of Monasterium by clicks: from the lobby to the result, dice placed by all at once, and turns taken back."""

import asyncio
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from bot.tables.memory.deliveries import TOGETHER_MS
from sandbox import BotResponse, InteractionState, Message, Person
from sandbox.forms.document import children
from tests.depth import chosen
from tests.end_to_end.finished import result_of
from tests.end_to_end.house import CHANNEL, House, button, controls
from tests.end_to_end.sketcher import Sketcher
from tests.end_to_end.test_domus_domini import asked_by_lot, did, modest
from tests.end_to_end.test_random_play import restores

PLACING = {"phase": "place"} | {seat: {"neutral": 2, "own": 1} for seat in (0, 1, 2)}
"""All have three dice to place."""
ACTING = {
    "phase": "act",
    0: {"inf": 2, "soup": 2},
    "pool": {1: {"neutral": 2}, 3: {"neutral": 3}, 5: {"neutral": 2}},
    "start_player": 0,
}
LAST = {"phase": "act", "year": 3, "round_in_year": 2, "pool": {2: {"neutral": 2}}, "orders": ["A1", "B1", "C1"]}
"""Two dice before the end."""
YEAR = 3
"""Rounds of a year of three."""


async def lobby(house: House, *names: str) -> Message:
    """A lobby of Monasterium with these people."""
    message = (await house.person(names[0]).command(CHANNEL, "/play", game="monasterium")).said
    for name in names[1:]:
        message = await did(await house.press(house.person(name), message, "join"))
    return message


async def started(house: House, *names: str, table: Mapping[Any, Any] | None = None) -> tuple[Message, list[Person]]:
    """These people's game, begun at this table if there is one: its message, and the people."""
    if table is not None:
        house.arrange(table)
    people = [house.person(name) for name in names]
    return await did(await house.press(people[0], await lobby(house, *names), "start")), people


async def pick(person: Person, message: Message, words: str) -> BotResponse:
    """Choose what begins with these words, in a menu or by a button."""
    for custom_id, component in controls(message).items():
        if str(component.get("label", "")).startswith(words):
            return await person.click(message, custom_id)
        for option in children(component, "options"):
            if str(option["label"]).startswith(words):
                return await person.select(message, custom_id, str(option["value"]))
    raise LookupError(f"no {words} among {controls(message)}")


async def pick_any(person: Person, message: Message, dice: Random) -> BotResponse:
    """Answer at random."""
    custom_id, component = dice.choice(list(controls(message).items()))
    if options := children(component, "options"):
        return await person.select(message, custom_id, str(dice.choice(options)["value"]))
    return await person.click(message, custom_id)


async def answer(house: House, people: list[Person]) -> BotResponse | None:
    """Let one of these people answer what is asked; nothing once the game is over."""

    async def over() -> bool:
        return await house.bot.tables.status(1) != "running"

    if await over():
        return None
    asked = await house.sandbox.until(lambda: next(filter(house.question, people), None))
    message = house.question(asked)
    assert message is not None
    outcome = await modest(house, asked, message)
    assert outcome.state is InteractionState.ANSWERED
    return outcome


async def rounds(house: House) -> int:
    """How many rounds are over."""
    return len((await house.bot.tables.table(1)).view.schools[0].rounds)


async def test_two_people_and_a_computer_play_to_the_result_over_a_restart(house: House) -> None:
    people = [house.person("Anna"), house.person("Ben")]
    seated = await did(await house.press(people[0], await lobby(house, "Anna", "Ben"), "computer"))
    status = await did(await house.press(people[0], seated, "start"))
    while await rounds(house) < 1:
        assert await answer(house, people)
    before = await house.stored()
    await house.stop_bot()
    await house.start_bot()
    assert await house.stored() == before
    while await answer(house, people):
        pass
    board = await house.bot.tables.table(1)
    assert board.result is not None
    assert len(board.result.scores) == 3
    assert [len(school.rounds) for school in board.view.schools] == [3 * YEAR] * 3
    result = await result_of(house, people[0])
    assert result.shown_files, "the result has a picture"
    await house.settled()
    assert people[0].now(status) is None, "the result takes the table's place"


async def test_table_own_school_and_result_are_drawn(painted_house: House) -> None:
    house = painted_house
    status, people = await started(house, "Anna", "Ben", table=LAST)
    assert status.shown_files, "the table"
    assert (await house.asked(people[0])).shown_files, "the own school"
    while await answer(house, people):
        pass
    assert (await result_of(house, people[0])).shown_files, "the result"


async def test_all_place_dice_at_the_same_moment(house: House) -> None:
    status, people = await started(house, "Anna", "Ben", "Clara", table=PLACING)
    asked = [await house.asked(person) for person in people]
    outcomes = await asyncio.gather(
        *(modest(house, person, message) for person, message in zip(people, asked, strict=True))
    )
    assert all(outcome.state is InteractionState.ANSWERED for outcome in outcomes)
    await house.settled()
    assert await house.step() == 3, "each answered once"
    assert "Wartet auf Anna und Ben" in (await house.press(people[0], status, "text")).said.text


HAND = {"phase": "place", 0: {"neutral": 4, "own": 1, "rolled": [1, 2, 2, 6], "rolled_own": [6]}, 1: {}}
"""Seat 0 has rolled five dice."""


async def test_one_press_places_all_dice_of_a_hand_and_says_which(house: House) -> None:
    _, (anna, _) = await started(house, "Anna", "Ben", table=HAND)
    asked = await house.asked(anna)
    said = next(str(each["label"]) for each in asked.clickable() if ":onward:" in str(each.get("custom_id")))
    assert said.endswith("setzen, übrige Würfel nach Rat")
    done = await did(await anna.click(asked, button(asked, "onward")))
    assert sum((await house.bot.tables.table(1)).view.schools[0].rolled) == 0
    (told,) = [line for line in done.text.splitlines() if "✓" in line]
    assert "✓ Du setzt Würfel: " in told
    assert not [line for line in done.text.splitlines() if "✗" in line]
    await restores(house)


async def test_the_channel_shows_what_was_placed_though_the_same_people_are_waited_for(house: House) -> None:
    status, people = await started(house, "Anna", "Ben", "Clara", table=PLACING)
    before = status.text
    await did(await modest(house, people[0], await house.asked(people[0])))
    await house.settled()
    assert people[1].now(status).text == before, "more may be placed at once"
    await house.later(TOGETHER_MS)
    await house.settled()
    assert "Anna setzt 1 Würfel" in people[1].now(status).text


@pytest.mark.parametrize("seed", chosen().some([1, 2], 0))
async def test_in_whatever_order_dice_are_placed_the_actions_follow(house: House, seed: int) -> None:
    dice = Random(seed)
    _, people = await started(house, "Anna", "Ben", "Clara", table=PLACING)
    while (await house.bot.tables.table(1)).view.phase == "place":
        person = await asked_by_lot(house, people, dice)
        await did(await modest(house, person, await house.asked(person)))
        await house.settled()
    view = (await house.bot.tables.table(1)).view
    assert sum(space.neutral + sum(space.own) for space in view.spaces) == 9
    assert [school.seat for school in view.schools if house.question(people[school.seat])] == [view.turn]


async def test_who_waits_can_prepare_the_action_in_the_message_that_was_there(house: House) -> None:
    _, people = await started(house, "Anna", "Ben", "Clara", table=PLACING)
    answered: dict[Person, int] = {}
    while (await house.bot.tables.table(1)).view.phase == "place":
        person = await asked_by_lot(house, people, Random(0))
        answered[person] = (await did(await modest(house, person, await house.asked(person)))).id
        await house.settled()
    offers = {house.says(language, "button-prepare") for language in ("de", "en")}
    seen = [mail.labels() for person in people for mail in person.inbox() if mail.id == answered[person]]
    turn = (await house.bot.tables.table(1)).view.turn
    assert [bool(offers & set(labels)) for labels in seen] == [seat != turn for seat in range(3)]


async def test_a_turn_is_one_message_and_taken_back_step_by_step(house: House) -> None:
    _, (anna, ben) = await started(house, "Anna", "Ben", table=ACTING)
    asked = await house.asked(anna)
    sending = await did(await pick(anna, asked, "2 von der 1: einen Novizen"))
    acting = await did(await pick(anna, sending, "I-1"))
    assert asked.id == acting.id, "a whole turn in one message"
    for before in (sending, asked):
        acting = await did(await house.press(anna, acting, "undo"))
        assert controls(acting).keys() == controls(before).keys()
    with pytest.raises(LookupError):
        button(acting, "undo")
    done = await did(await pick(anna, acting, "2 von der 3"))
    assert not controls(done)
    told = (await house.asked(ben)).text
    assert "Anna, turn 1: 2 dice from the 3, 2 influence" in told
    assert "I-1" not in told, "what was taken back is not told"


async def test_what_is_told_begins_with_the_own_last_turn(house: House) -> None:
    _, (anna, ben) = await started(house, "Anna", "Ben", table=ACTING)
    await did(await pick(anna, await house.asked(anna), "1 von der 3"))
    await did(await pick(ben, await house.asked(ben), "1 from the 3"))
    told = (await house.asked(anna)).text
    assert "Ben, Zug 1: 1 Würfel von der 3, 1 Einfluss" in told
    assert "Anna, Zug" not in told


async def test_a_turn_without_a_question_is_told_with_the_dice_that_are_placed_after_it(house: House) -> None:
    last = {**ACTING, "pool": {2: {"neutral": 1}, 3: {"neutral": 1}}}
    _, (anna, ben) = await started(house, "Anna", "Ben", table=last)
    placing = await did(await pick(anna, await house.asked(anna), "3: 1 Einfluss"))
    assert "Ben, Zug 1: 1 Würfel von der 2, 1 Suppe" in placing.text
    assert "You, turn 1: 1 die from the 2, 1 soup" in (await house.asked(ben)).text


async def test_the_table_in_words_is_read_page_by_page(house: House) -> None:
    status, (_, ben, *_) = await started(house, "Anna", "Ben", "Clara", "David")
    first = (await house.press(ben, status, "text")).said
    assert "Year 1 of 3, round 1 of 4." in first.text
    second = await did(await house.press(ben, first, "words"))
    assert "Path:" in second.text
    assert (await did(await house.press(ben, second, "words"))).text == first.text


async def test_random_clicks_and_steps_back_lead_through_a_round(house: House) -> None:
    dice = Random(1)
    _, people = await started(house, "Anna", "Ben", "Clara")
    taken_back = 0
    while await rounds(house) < 1:
        person = await asked_by_lot(house, people, dice)
        message = await house.asked(person)
        if dice.random() < 0.4 and "undo" in str(message.clickable()):
            outcome = await house.press(person, message, "undo")
            taken_back += 1
        else:
            outcome = await pick_any(person, message, dice)
        assert outcome.state is InteractionState.ANSWERED
        assert outcome.updated is not None, outcome.reply
    assert taken_back > 2
    await restores(house)


async def test_the_table_button_shows_the_own_board_too_where_a_question_shows_only_a_part(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Sketcher, "own_board", True)
    _, people = await started(house, "Anna", "Ben", table=ACTING)
    await house.settled()
    anna, asked = people[0], await house.asked(people[0])
    assert len((await house.press(anna, asked, "board")).said.files) == 2
    watched = await house.person("David").command(CHANNEL, "/table")
    assert len(watched.said.files) == 1
