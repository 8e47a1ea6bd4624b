"""Taking back, looking back, calling off, and the end: what a person can do beside answering."""

import asyncio

import pytest

from bot.language.phrases import channel_link
from bot.messages.parts.custom_ids import Address
from games.kernel.engine.text import YOU
from sandbox import InteractionState, Message, Person
from tests.depth import chosen
from tests.end_to_end.by_button import at_seat, log_of, sure_at_seat
from tests.end_to_end.finished import result_of
from tests.end_to_end.house import CHANNEL, House, button, controls

PEOPLE = chosen().some([("Anna", "Ben", "de"), ("Ben", "Anna", "en")], 0)
SMITHY = {0: {"hand": ["smithy", "copper"], "deck": ["estate", "gold", "copper"]}, 1: {"hand": ["copper"] * 3}}
LEADER = {"hand": ["gold", "gold", "silver"], "deck": ["province"] * 6}
LAST = {"supply": {"province": 1}, 0: LEADER, 1: {"hand": ["estate"]}}


async def with_treasures_played(house: House, person: Person) -> Message:
    answered = await house.decide(person)
    assert answered.updated is not None
    return answered.updated


def asked_to_buy(house: House, language: str, **args: int) -> str:
    """The question what to buy: a heading, and below it where, and what there is to pay with."""
    question, facts = house.says(language, "buy-card", **args).split("? ")
    where = channel_link(house.sandbox.channel(CHANNEL).id)
    return f"### {question}?\n-# **Dominion** · {where} · {facts}"


@pytest.mark.parametrize(("name", "other", "language"), PEOPLE)
async def test_back_asks_the_same_question_again(house: House, name: str, other: str, language: str) -> None:
    await house.ask_everything()
    person = house.person(name)
    await house.game(name, other)
    asked = await house.asked(person)
    now = await with_treasures_played(house, person)
    taken = await house.press(person, now, "undo")
    assert taken.updated is not None
    assert controls(taken.updated).keys() == controls(asked).keys()
    line = house.says(language, "took-back", who="you")
    assert line in (await log_of(house, person)).text
    again = await house.press_first(person, taken.updated)
    assert again.updated is not None
    assert controls(again.updated).keys() == controls(now).keys()


@pytest.mark.parametrize(("name", "other", "language"), PEOPLE)
async def test_a_turn_without_actions_begins_with_what_to_buy(
    house: House, name: str, other: str, language: str
) -> None:
    one, two = house.person(name), house.person(other)
    await house.arranged({0: {"hand": ["copper", "silver"]}, 1: {"hand": ["copper"] * 4}}, name, other)
    mail = await house.asked(one)
    theirs = "en" if language == "de" else "de"
    assert asked_to_buy(house, language, coins=3, buys=1) in mail.text
    assert "undo" not in verbs(mail), "nothing was decided yet"
    await house.decide(one)
    mail = await house.asked(two)
    assert asked_to_buy(house, theirs, coins=4, buys=1) in mail.text
    assert f"{one.name} " in mail.text, "what happened meanwhile is told all the same"
    await house.settled()
    assert await house.step() == 3


@pytest.mark.parametrize(("name", "other", "language"), PEOPLE)
async def test_back_takes_the_treasures_back_with_the_action_before(
    house: House, name: str, other: str, language: str
) -> None:
    person = house.person(name)
    await house.arranged({0: {"hand": ["woodcutter", "copper", "silver"]}, 1: {"hand": ["copper"]}}, name, other)
    asked = await house.asked(person)
    played = await house.decide(person)
    assert played.updated is not None
    assert asked_to_buy(house, language, coins=5, buys=2) in played.updated.text
    await house.stop_bot()
    await house.start_bot()
    back = await house.press(person, played.updated, "undo")
    assert back.updated is not None
    assert controls(back.updated).keys() == controls(asked).keys()
    again = await house.press_first(person, back.updated)
    assert again.updated is not None
    assert controls(again.updated).keys() == controls(played.updated).keys()


def verbs(message: Message) -> list[str]:
    """What the buttons of a message are for."""
    found = (Address.parse(str(component.get("custom_id", ""))) for component in message.clickable())
    return [address.verb for address in found if address]


async def test_what_was_drawn_is_not_taken_back(house: House) -> None:
    anna = house.person("Anna")
    await house.arranged(SMITHY, "Anna", "Ben")
    drawn = await house.decide(anna)
    assert drawn.updated is not None
    assert "Gold" in drawn.updated.text
    with pytest.raises(LookupError):
        button(drawn.updated, "undo")
    before = await house.stored()
    told = await house.told(await house.forge(anna, drawn.updated, "a:1:-:-:undo:0:1"))
    assert told.words.startswith(house.says("de", "undo-ask"))
    offered = (await anna.command(CHANNEL, "/undo")).said
    assert offered.words.startswith(house.says("de", "undo-ask")), "the others would have to agree"
    assert await house.stored() == before


@pytest.mark.parametrize(("name", "other", "language"), PEOPLE)
async def test_a_back_that_is_out_of_date_takes_nothing_back(
    house: House, name: str, other: str, language: str
) -> None:
    await house.ask_everything()
    person = house.person(name)
    status = await house.game(name, other)
    now = await with_treasures_played(house, person)
    copy = await house.hand(person, status)
    await house.turn(person, now)
    before = await house.stored()
    told = await house.told(await house.press(person, copy, "undo"))
    assert told.words == house.says(language, "undo-gone")
    assert await house.stored() == before


async def test_back_pressed_twice_at_once_goes_one_step_back(house: House) -> None:
    await house.ask_everything()
    anna = house.person("Anna")
    await house.game("Anna", "Ben")
    now = await with_treasures_played(house, anna)
    outcomes = await asyncio.gather(*(house.press(anna, now, "undo") for _ in range(2)))
    assert all(outcome.state is InteractionState.ANSWERED for outcome in outcomes)
    assert await house.step() == 2, "an answer and one taking back"


async def test_the_command_takes_back_and_so_does_the_button_in_the_channel(house: House) -> None:
    await house.ask_everything()
    anna = house.person("Anna")
    status = await house.game("Anna", "Ben")
    asked = await house.asked(anna)
    await with_treasures_played(house, anna)
    outcome = await anna.command(CHANNEL, "/undo")
    assert controls(outcome.said).keys() == controls(asked).keys()
    refused = await anna.command(CHANNEL, "/undo")
    assert refused.said.words == house.says("de", "nothing-to-take-back")
    foreign = await house.person("David").command(CHANNEL, "/undo")
    assert foreign.said.words == house.says("en", "not-seated")
    await house.settled()
    mail = anna.now(asked)
    assert mail is not None
    assert controls(await house.hand(anna, status)).keys() == controls(asked).keys()


async def test_a_victim_takes_an_answer_back_without_being_asked_anything(house: House) -> None:
    ben = house.person("Ben")
    await house.arranged(
        {0: {"hand": ["militia", "copper"]}, 1: {"hand": ["gold", "silver", "copper", "estate", "curse"]}},
        "Anna",
        "Ben",
    )
    await house.decide(house.person("Anna"))
    asked = await house.asked(ben)
    answered = await house.press_first(ben, asked)
    assert answered.updated is not None
    assert not controls(answered.updated)
    taken = await house.press(ben, answered.updated, "undo")
    assert taken.updated is not None
    assert controls(taken.updated).keys() == controls(asked).keys()


async def test_the_log_has_pages_and_each_reads_the_own_lines(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    status = await house.game("Anna", "Ben")
    for _ in range(9):
        await house.turn(anna)
        await house.turn(ben)
    first = (await house.press(anna, status, "log")).said
    earlier = await anna.click(first, house.says("de", "button-earlier"))
    assert earlier.updated is not None
    assert earlier.updated.words != first.words
    back = await anna.click(earlier.updated, house.says("de", "button-later"))
    assert back.updated is not None
    assert back.updated.words == first.words
    theirs = (await house.press(ben, status, "log")).said
    assert house.says("de", "drew-new-hand", who=YOU, cards="").split(":")[0] in first.words
    assert house.says("en", "drew-new-hand", who=YOU, cards="").split(":")[0] in theirs.words
    stranger = (await house.press(house.person("Clara"), status, "log")).said
    assert house.says("de", "drew-new-hand", who=YOU, cards="").split(":")[0] not in stranger.text


@pytest.mark.parametrize(("name", "language"), chosen().some([("Clara", "de"), ("David", "en")], 1))
async def test_only_host_or_moderator_calls_a_game_off(house: House, name: str, language: str) -> None:
    await house.game("Ben", name)
    person, before = house.person(name), await house.stored()
    refused = await sure_at_seat(house, person, "calloff")
    assert refused.words == house.says(language, "host-only")
    asked = await at_seat(house, house.person("Anna"), "calloff")
    question, others = asked.words.split("\n")
    assert question == house.says("de", "abort-ask", **house.table())
    assert others == house.says("de", "cancel-ask-others", names=f"Ben und {name}")
    forged = await house.forge(person, asked, button(asked, "abort"))
    assert forged.said.words == house.says(language, "host-only"), "the button alone gives no right"
    assert await house.stored() == before, "nothing has happened yet"
    done = await house.press(house.person("Anna"), asked, "abort")
    assert done.updated is not None
    assert done.updated.words == house.says("de", "abort-done", **house.table())
    assert not done.updated.clickable()


@pytest.mark.parametrize(("name", "other", "language"), PEOPLE)
async def test_a_game_called_off_says_so_everywhere(house: House, name: str, other: str, language: str) -> None:
    person = house.person(name)
    status = await house.game(name, other)
    asked = await house.asked(person)
    pressed = next(iter(controls(asked)))
    copy = await house.hand(person, status)
    await sure_at_seat(house, person, "calloff")
    await house.settled()
    public, mail = person.now(status), person.now(asked)
    assert public is not None
    assert mail is not None
    assert house.says(language, "table-aborted", game="Dominion") in public.text
    assert not controls(mail)
    late = await house.told(await person.click(copy, pressed))
    assert late.words == house.says(language, "question-gone")
    assert await house.bot.tables.status(1) == "aborted"
    again = await sure_at_seat(house, person, "calloff")
    assert again.words == house.says(language, "command-no-game-here")


async def test_the_end_is_told_to_all_and_leaves_the_channel_free(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    status = await house.arranged(LAST, "Anna", "Ben")
    await house.settled()
    over = await house.turn(anna)
    assert over.updated is not None
    assert house.says("de", "desk-finished", game="Dominion", where="?").split("?")[1] in over.updated.text
    mail = await ben.mail(house.says("en", "desk-finished", game="Dominion", where="?").split("?")[1])
    assert not controls(mail)
    await house.settled()
    assert ben.now(status) is None
    result = await result_of(house, ben)
    assert "### Dominion: " in result.text
    assert not result.has("a:1:-:-:hand"), "nobody holds anything any more"
    shown = await house.forge(ben, result, "a:1:-:-:hand")
    assert house.says("en", "desk-finished", game="Dominion", where="?").split("?")[1] in shown.said.text
    for verb in ("log", "text"):
        assert (await house.press(ben, result, verb)).said.visible_to == ben.id
    refused = await house.forge(ben, result, "a:1:-:-:join")
    assert refused.said.words == house.says("en", "game-over")
    second = await house.lobby("Ben", "Anna")
    assert second.id != result.id
    await house.settled()
    assert ben.now(result) == result, "the result stays"


async def test_the_end_is_told_once_though_there_is_an_older_message(house: House) -> None:
    last = {"supply": {"province": 1}, 1: {"hand": ["gold", "gold", "silver"], "deck": ["province"] * 6}}
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.arranged(last, "Ben", "Anna")
    played = await house.turn(ben)
    await house.turn(anna)
    await house.settled()
    older, result = ben.inbox()
    assert played.updated is not None
    assert older.id == played.updated.id
    over = house.says("en", "desk-finished", game="Dominion", where="?").split("?")[1]
    assert over in result.text
    assert over not in older.text
    assert not older.clickable(), "what is pressed there could only tell the end a second time"
