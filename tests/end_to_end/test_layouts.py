"""Which form a message has: what is pushed tells its words to the telephone, everything else shows pictures wide."""

from sandbox import Message
from sandbox.forms.component import GALLERY, ROW, TEXT_DISPLAY
from sandbox.state.message import COMPONENTS_V2, SILENT
from tests.end_to_end.house import CHANNEL, House, controls

PUSHED = {0: {"hand": ["smithy", "copper"], "deck": ["estate", "gold", "copper"]}, 1: {"hand": ["copper"] * 3}}


def is_laid_out(message: Message) -> bool:
    return bool(message.flags & COMPONENTS_V2)


def kinds(message: Message) -> list[object]:
    """The outermost components, each kind once for those that follow each other."""
    found = [part["type"] for part in message.components]
    return [kind for place, kind in enumerate(found) if place == 0 or found[place - 1] != kind]


async def test_a_question_is_pushed_in_words_and_laid_out_after_the_first_click(house: House) -> None:
    anna = house.person("Anna")
    await house.arranged(PUSHED, "Anna", "Ben")
    asked = await house.asked(anna)
    assert not is_laid_out(asked)
    assert asked.content
    assert asked.json["attachments"]
    outcome = await house.press_first(anna, asked)
    now = outcome.updated
    assert now is not None
    assert is_laid_out(now)
    assert (now.content, now.json["attachments"], now.json["embeds"]) == ("", [], [])
    assert kinds(now)[:2] == [TEXT_DISPLAY, GALLERY]
    assert kinds(now)[-1] == ROW
    assert len(now.shown_files) == 1
    assert now.shown_files[0].description
    again = await house.press_first(anna, now)
    assert again.updated is not None, "a layout is edited as one"


async def test_what_answers_a_click_or_a_command_is_laid_out(house: House) -> None:
    anna = house.person("Anna")
    status = await house.game("Anna", "Ben")
    shown = [(await house.press(anna, status, verb)).said for verb in ("hand", "log", "text", "rules", "help")]
    shown += [(await anna.command(CHANNEL, words)).said for words in ("/hand", "/seat", "/table", "/turn")]
    assert all(map(is_laid_out, [status, *shown]))
    assert {len(message.shown_files) for message in shown} == {0, 1}


async def test_a_message_that_shrinks_or_goes_stale_can_be_edited_in_either_form(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.game("Anna", "Ben")
    for person in (anna, ben, anna):
        await house.turn(person)
        await house.settled()
    quiet, loud = anna.inbox()[-2:]
    assert is_laid_out(quiet)
    assert not controls(quiet)
    assert loud.id != quiet.id


async def test_whoever_chose_words_has_them_in_a_layout(house: House) -> None:
    anna = house.person("Anna")
    await house.settings(anna, pictures="words")
    status = await house.game("Anna", "Ben")
    hand = await house.hand(anna, status)
    assert is_laid_out(hand)
    assert not hand.shown_files
    assert set(kinds(hand)) == {TEXT_DISPLAY, ROW}


async def test_what_rings_no_telephone_is_laid_out_at_once(house: House) -> None:
    house.monkeypatch.setattr("bot.delivery.direct.stands_still", lambda *_: True)
    await house.game("Anna", "Ben")
    asked = await house.asked(house.person("Anna"))
    assert asked.flags & SILENT
    assert is_laid_out(asked)
