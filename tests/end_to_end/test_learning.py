"""Lessons: begun by a command or a button, taken alone in the direct messages, kept, repeated, skipped, forgotten."""

import pytest

from bot.messages.lesson_message import place_in
from bot.messages.parts.custom_ids import Address
from db.games import games
from db.people import learning
from sandbox import BotResponse, Message, Person
from tests.end_to_end.house import CHANNEL, House, button, controls


async def begun(house: House, person: Person, game: str = "dominion") -> Message:
    """The lesson at hand, as a new direct message."""
    before = {message.id for message in person.inbox()}
    outcome = await person.command(CHANNEL, "/learn", game=game)
    assert outcome.answered
    (new,) = (message for message in person.inbox() if message.id not in before)
    return new


async def pressed(house: House, person: Person, message: Message, verb: str) -> Message:
    """The message after its button with this verb was pressed."""
    return changed(await house.press(person, message, verb))


def changed(outcome: BotResponse) -> Message:
    """The message that was clicked, as it is then."""
    assert outcome.updated is not None, outcome.reason
    return outcome.updated


async def answered(house: House, person: Person, message: Message) -> Message:
    """The message after the first control was used, until the lesson is over."""
    while controls(message):
        message = changed(await house.press_first(person, message))
    return message


def place_of(message: Message) -> int:
    """Which lesson a message shows."""
    for component in message.clickable():
        address = Address.parse(str(component.get("custom_id", "")))
        if address is not None and (found := place_in(address.choice)) is not None:
            return found[0]
    raise LookupError(f"no lesson: {message.text}")


@pytest.mark.parametrize("game", ["dominion", "domus_domini", "monasterium"])
async def test_all_lessons_of_a_game_are_taken_one_after_the_other(house: House, game: str) -> None:
    anna, lessons = house.person("Anna"), house.bot.tables.games[game].book.lessons()
    message = await begun(house, anna, game)
    for place in range(len(lessons)):
        assert place_of(message) == place
        message = await answered(house, anna, message)
        message = await pressed(house, anna, message, "onward")
    assert house.says("de", "lessons-all-done")[:30] in message.text
    assert message.text.count("✅") >= len(lessons)
    again = await begun(house, anna, game)
    assert not controls(again), "all are done: they are listed"
    async with house.running.database.reading() as tx:
        assert await games.unfinished(tx) == ()
    stats = await anna.command(CHANNEL, "/stats")
    assert house.says("de", "stats-none") in stats.said.text, "nothing of it is counted"


async def test_a_lesson_is_kept_over_a_restart_and_its_old_buttons_go_on(house: House) -> None:
    anna = house.person("Anna")
    message = await answered(house, anna, await begun(house, anna))
    message = await pressed(house, anna, message, "onward")
    await house.stop_bot()
    await house.start_bot()
    message = await answered(house, anna, message)
    assert place_of(message) == 1
    again = await begun(house, anna)
    assert place_of(again) == 1, "it goes on where it was left"
    assert not controls(again)


async def test_lessons_are_skipped_repeated_chosen_and_stopped(house: House) -> None:
    anna = house.person("Anna")
    message = await begun(house, anna)
    message = await pressed(house, anna, message, "onward")
    assert place_of(message) == 1, "skipped"
    chosen = await anna.command(CHANNEL, "/learn")
    assert any("(0 von 12, 1 übersprungen)" in label for label in chosen.said.labels())
    message = await answered(house, anna, message)
    message = await pressed(house, anna, message, "afresh")
    assert place_of(message) == 1
    assert controls(message), "once more"
    message = await pressed(house, anna, message, "stop")
    assert not controls(message)
    assert message.text.count("✅") == 1, "only what was answered to the end is done"
    assert message.text.count("⏭️") == message.text.count("(übersprungen)") == 1
    assert "1 von 12 sind geschafft. Eine ist übersprungen" in message.text
    again = await begun(house, anna)
    assert place_of(again) == 2, "it goes on with what was not skipped"
    stopped = await pressed(house, anna, again, "stop")
    caught_up = changed(await anna.select(stopped, button(stopped, "choose"), "0"))
    caught_up = await pressed(house, anna, await answered(house, anna, caught_up), "stop")
    assert (caught_up.text.count("✅"), caught_up.text.count("⏭️")) == (2, 0), "what was skipped can be caught up on"
    message = changed(await anna.select(message, button(message, "choose"), "4"))
    assert place_of(message) == 4
    table = await house.press(anna, message, "table")
    assert table.said.visible_to == anna.id
    rules = await house.press(anna, message, "about")
    assert rules.said.visible_to == anna.id


async def test_the_way_to_a_lesson_is_a_named_link(house: House) -> None:
    ben = house.person("Ben")
    said = (await ben.command(CHANNEL, "/learn", game="dominion")).said
    channel, message = ben.inbox()[-1].channel_id, ben.inbox()[-1].id
    link = f"https://discord.com/channels/@me/{channel}/{message}"
    assert said.text == f"The [lessons of Dominion]({link}) are in your direct messages."


async def test_who_plays_the_game_here_may_call_a_coach_with_the_lessons(house: House) -> None:
    ben, david = house.person("Ben"), house.person("David")
    await house.game("Ben", "Anna")
    said = (await ben.command(CHANNEL, "/learn")).said
    assert said.labels() == [house.says("en", "button-coach")]
    called = await house.told(await house.press(ben, said, "coach"))
    assert called.words == house.says("en", "coach-called")
    assert (await ben.command(CHANNEL, "/learn")).said.labels() == [], "there is one"
    assert (await ben.command(CHANNEL, "/learn", game="monasterium")).said.labels() == []
    assert (await david.command(CHANNEL, "/learn")).said.labels() == []


async def test_a_stale_click_changes_nothing_and_shows_how_it_stands(house: House) -> None:
    anna = house.person("Anna")
    message = await begun(house, anna)
    first = next(iter(controls(message)))
    values = ["0"] if "options" in controls(message)[first] else []
    one = await house.forge(anna, message, first, values)
    two = await house.forge(anna, message, first, values)
    assert changed(one).text
    assert house.says("de", "question-gone") in changed(two).text
    assert place_of(changed(two)) == 0


async def test_nobody_takes_somebody_elses_lesson(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    message, own = await begun(house, anna), await begun(house, ben)
    outcome = await house.forge(ben, own, next(iter(controls(message))), ["0"])
    assert house.says("en", "lesson-not-yours") in (await house.told(outcome)).text


async def test_with_closed_direct_messages_it_is_taken_in_the_channel_unseen(house: House) -> None:
    anna = house.person("Anna")
    anna.settings(dms_open=False)
    message = (await anna.command(CHANNEL, "/learn", game="dominion")).said
    assert message.visible_to == anna.id
    message = await answered(house, anna, message)
    assert message.visible_to == anna.id
    assert place_of(message) == 0
    assert anna.inbox() == []


async def test_new_here_stands_in_the_lobby_and_in_the_first_direct_message(house: House) -> None:
    lobby = await house.lobby("Anna", "Ben")
    david, ben = house.person("David"), house.person("Ben")
    outcome = await house.press(david, lobby, "learn")
    assert outcome.said.visible_to == david.id
    assert place_of(david.inbox()[-1]) == 0
    await house.later(2_000)
    first = await ben.mail("Dominion")
    await house.press(ben, first, "learn")
    assert place_of(ben.inbox()[-1]) == 0


async def test_which_game_is_asked_and_those_who_are_forgotten_have_learned_nothing(house: House) -> None:
    anna = house.person("Anna")
    which = (await anna.command(CHANNEL, "/learn")).said
    await house.press(anna, which, "learn")
    async with house.running.database.reading() as tx:
        assert await learning.count_of(tx, anna.id) == 1
    told = (await anna.command(CHANNEL, "/privacy")).said
    assert house.says("de", "privacy-learning", count=1) in told.text
    await pressed(house, anna, await pressed(house, anna, told, "forget"), "erase")
    async with house.running.database.reading() as tx:
        assert await learning.count_of(tx, anna.id) == 0
