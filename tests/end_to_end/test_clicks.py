"""Clicks that come too late, twice, at once, or from somebody who has no business there: nothing happens but a word."""

import asyncio

import pytest

from sandbox import InteractionState, Message, Person
from tests.depth import chosen
from tests.end_to_end.by_button import sure_at_seat
from tests.end_to_end.house import House, button, controls

PEOPLE = chosen().some([("Anna", "Ben", "de"), ("Ben", "Anna", "en")], 1)
MONTH_MS = 30 * 24 * 3600 * 1000


def first_control(message: Message) -> str:
    return next(iter(controls(message)))


async def shows_why_not(house: House, person: Person, copy: Message, custom_id: str, language: str) -> Message:
    """Press in a copy that is out of date: it is brought up to date, and a sentence tells why nothing else happened."""
    before = await house.stored()
    outcome = await person.click(copy, custom_id)
    told = await house.told(outcome)
    assert told.words == house.says(language, "question-gone")
    assert told.visible_to == person.id
    assert await house.stored() == before
    assert outcome.updated is not None
    return outcome.updated


@pytest.mark.parametrize(("asked", "other", "language"), PEOPLE)
async def test_a_button_of_an_earlier_question_shows_the_present_one(
    house: House, asked: str, other: str, language: str
) -> None:
    person = house.person(asked)
    copy = await house.hand(person, await house.game(asked, other))
    answered = await house.decide(person)
    assert answered.updated is not None
    shown = await shows_why_not(house, person, copy, first_control(copy), language)
    assert set(controls(shown)) == set(controls(answered.updated))


@pytest.mark.parametrize(("asked", "other", "language"), PEOPLE)
async def test_a_button_of_an_earlier_turn_shows_the_present_state(
    house: House, asked: str, other: str, language: str
) -> None:
    person = house.person(asked)
    copy = await house.hand(person, await house.game(asked, other))
    await house.turn(person)
    shown = await shows_why_not(house, person, copy, first_control(copy), language)
    assert controls(shown) == {}
    await house.turn(house.person(other))
    question = await house.asked(person)
    outcome = await house.forge(person, copy, first_control(copy))
    assert outcome.updated is not None
    assert set(controls(outcome.updated)) == set(controls(question))


async def test_a_button_a_month_and_some_games_old_changes_nothing(house: House) -> None:
    anna = house.person("Anna")
    status = await house.game("Anna", "Ben")
    copy = await house.hand(anna, status)
    for _ in range(2):
        await sure_at_seat(house, anna, "calloff")
        status = await house.game("Anna", "Ben")
    house.late += MONTH_MS
    await house.stop_bot()
    await house.start_bot()
    before = await house.stored(3)
    shown = await shows_why_not(house, anna, copy, first_control(copy), "de")
    assert house.says("de", "game-dominion") in shown.text
    assert controls(shown) == {}
    assert await house.stored(3) == before


async def test_the_second_of_two_clicks_one_after_the_other_counts_for_nothing(house: House) -> None:
    anna = house.person("Anna")
    await house.game("Anna", "Ben")
    message = await house.asked(anna)
    pressed = first_control(message)
    await anna.click(message, pressed)
    step = await house.step()
    # The client does not know yet that the button is gone.
    told = await house.told(await house.forge(anna, message, pressed))
    assert told.words == house.says("de", "question-gone")
    assert await house.step() == step


async def test_of_two_clicks_at_once_one_counts(house: House) -> None:
    await house.ask_everything()
    ben = house.person("Ben")
    await house.game("Ben", "Anna")
    message = await house.asked(ben)
    pressed = first_control(message)
    outcomes = await asyncio.gather(*(ben.click(message, pressed) for _ in range(4)))
    assert all(outcome.state is InteractionState.ANSWERED for outcome in outcomes)
    assert await house.step() == 1
    await house.all_answered()
    assert [message for message in ben.inbox() if message.visible_to == ben.id] == [], "it is the same button"
    shown = ben.now(message)
    assert shown is not None
    assert controls(shown), "the message goes on with the next question"


async def test_who_presses_other_buttons_while_an_answer_is_carried_out_is_told_once(house: House) -> None:
    await house.ask_everything()
    ben = house.person("Ben")
    await house.game("Ben", "Anna")
    message = await house.asked(ben)
    pressed = [each for each, part in controls(message).items() if "options" not in part]
    outcomes = await asyncio.gather(*(ben.click(message, each) for each in pressed * 2))
    assert len(pressed) > 1
    assert all(outcome.state is InteractionState.ANSWERED for outcome in outcomes)
    await house.all_answered()
    told = [mail.words for mail in ben.inbox() if mail.visible_to == ben.id]
    assert told == [house.says("en", "question-gone")]
    assert await house.step() == 1


async def test_two_copies_of_a_question_pressed_at_once_are_one_answer(house: House) -> None:
    await house.ask_everything()
    anna = house.person("Anna")
    status = await house.game("Anna", "Ben")
    message = await house.asked(anna)
    copy = await house.hand(anna, status)
    outcomes = await asyncio.gather(anna.click(message, first_control(message)), anna.click(copy, first_control(copy)))
    assert await house.step() == 1
    shown = [set(controls(outcome.updated)) for outcome in outcomes if outcome.updated]
    assert shown[0] == shown[1], "both copies show the next question"


@pytest.mark.parametrize(("name", "language"), chosen().some([("Clara", "de"), ("David", "en")], 1))
async def test_who_has_no_seat_may_look_but_not_touch(house: House, name: str, language: str) -> None:
    status = await house.game("Anna", "Ben")
    question = first_control(await house.asked(house.person("Anna")))
    before, stranger = await house.stored(), house.person(name)
    await house.settled()
    shown = stranger.now(status)
    for pressed in (button(status, "hand"), question, question.replace("take", "none"), "a:1:-:-:undo"):
        outcome = await house.forge(stranger, status, pressed)
        assert outcome.said.words == house.says(language, "not-seated")
        assert outcome.said.visible_to == stranger.id
    for verb in ("start", "cancel", "computer", "dismiss", "option", "join", "leave"):
        outcome = await house.forge(stranger, status, f"a:1:-:-:{verb}", ("pace=exact",) if verb == "option" else ())
        assert outcome.said.visible_to == stranger.id
        assert outcome.said.words == house.says(language, "already-begun")
    for verb in ("log", "text", "rules", "help"):
        outcome = await house.press(stranger, status, verb)
        assert outcome.said.visible_to == stranger.id
    assert await house.stored() == before
    assert stranger.now(status) == shown


async def test_a_question_of_somebody_else_cannot_be_answered(house: House) -> None:
    status = await house.game("Anna", "Ben")
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.turn(anna)
    await house.turn(ben)
    question = first_control(await house.asked(anna))
    await house.settled()
    before, shown = await house.stored(), ben.now(status)
    for place in (status, ben.inbox()[-1]):
        outcome = await house.forge(ben, place, question)
        told = await house.follow_up(outcome)
        assert told.words == house.says("en", "question-gone")
        assert told.visible_to == ben.id
    assert await house.stored() == before
    assert ben.now(status) == shown


async def test_a_hand_never_gets_into_the_channel(house: House) -> None:
    await house.ask_everything()
    anna = house.person("Anna")
    status = await house.game("Anna", "Ben")
    question = first_control(await house.asked(anna))
    for pressed in (question, question, "a:1:-:-:undo", "a:1:-:-:leaf:1"):
        outcome = await house.forge(anna, status, pressed)
        assert outcome.said.visible_to == anna.id
    assert await house.step() == 1, "it is her question, and she answered it"
    await house.settled()
    public = [message for message in anna.sees("spieltisch") if message.visible_to is None]
    assert all(not controls(message) and "-# " not in message.text for message in public)


MILITIA = {0: {"hand": ["militia"]}, 1: {"hand": ["gold", "silver", "copper", "estate", "curse"]}}


async def test_picks_that_were_never_offered_are_refused_with_the_reason(house: House) -> None:
    await house.arranged(MILITIA, "Anna", "Ben")
    ben = house.person("Ben")
    await house.decide(house.person("Anna"))
    message = await house.asked(ben)
    select = next(custom_id for custom_id in controls(message) if ":pick" in custom_id)
    before = await house.stored()
    unoffered = house.says("en", "not-an-option", value="?")
    forged = [
        (["0", "1", "2"], house.says("en", "too-many-picks", most=2, picked=3)),
        (["0"], house.says("en", "too-few-picks", least=2, picked=1)),
        *((values, unoffered) for values in (["0", "0"], ["99", "1"], ["-1", "0"], ["x", "0"], ["٣", "0"], ["1" * 50])),
    ]
    for values, said in forged:
        told = await house.told(await house.forge(ben, message, select, values))
        assert told.words.startswith(said), values
        assert told.visible_to == ben.id
    assert await house.stored() == before


FORGED = (
    "",
    "x" * 100,
    "b:1:-:-:hand",
    "a:1:-:-:dance",
    "a:1:-:-",
    "a:1:t0-0-0:zzzz:take",
    "a:1:t9-0-9:0000:pick:0:zzz",
    "a:1:t0-0-0:0000:done:zz:zzzzzzzzzz",
    "a:zzzzzzzz:-:-:hand",
    "a:1:-:-:leaf:zz",
    "a:1:-:-:option",
    "a:1:-:-:hand\n",
    "a:1:-:-:hаnd",
)


@pytest.mark.parametrize(("asked", "other", "language"), PEOPLE)
async def test_whatever_an_id_says_it_is_answered_and_breaks_nothing(
    house: House, asked: str, other: str, language: str
) -> None:
    status = await house.game(asked, other)
    person = house.person(asked)
    before, message = await house.stored(), await house.asked(person)
    for custom_id in FORGED:
        for place in (message, status):
            outcome = await house.forge(person, place, custom_id)
            assert outcome.state is InteractionState.ANSWERED, custom_id
            if outcome.reply is not None:
                assert outcome.reply.words != house.says(language, "something-went-wrong"), custom_id
    unknown = await house.forge(person, status, "a:1:-:-:dance")
    assert unknown.said.words == house.says(language, "unknown-button")
    assert await house.stored() == before


VERBS = ("hand", "board", "text", "log", "leaf", "undo", "join", "leave", "computer", "dismiss", "start", "cancel")


@pytest.mark.parametrize(("name", "language"), chosen().some([("Anna", "de"), ("Ben", "en")], 0))
async def test_a_game_that_is_not_there_is_named_so(house: House, name: str, language: str) -> None:
    status, person = await house.lobby("Anna"), house.person(name)
    for address in (*(f"a:2n9c:-:-:{verb}" for verb in VERBS), "a:2n9c:t0-0-0:0000:take"):
        outcome = await house.forge(person, status, address)
        assert outcome.said.words == house.says(language, "no-such-game"), address
        assert outcome.said.visible_to == person.id
