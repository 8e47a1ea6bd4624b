"""The rules at hand: from the lobby, beside a question, from page to page, and after a restart."""

import pytest

from sandbox import Message, Person
from sandbox.forms.document import children
from tests.depth import chosen
from tests.end_to_end.house import CHANNEL, House

MINUTE = {"de": "In einer Minute", "en": "In one minute"}
ATTACK = {"de": "Angriff, Reaktion, Fluch", "en": "Attack, reaction, Curse"}
MILITIA = {0: {"hand": ["militia", "copper"]}, 1: {"hand": ["copper", "estate", "silver", "duchy", "gold"]}}

both = pytest.mark.parametrize(
    ("name", "other", "language"), chosen().some([("Anna", "Ben", "de"), ("Ben", "Anna", "en")], 1)
)


def heading(message: Message) -> str:
    """The title of the page that is shown."""
    found = next(line for line in message.text.splitlines() if line.startswith("### "))
    return found.partition(" · ")[2]


def pages(message: Message) -> dict[str, str]:
    """All pages in the list, by their titles: what picks them."""
    listed = next(part for part in message.clickable() if "options" in part)
    return {str(option["label"]): str(option["value"]) for option in children(listed, "options")}


async def turned(person: Person, message: Message, label: str) -> Message:
    """The same message after a button was pressed."""
    updated = (await person.click(message, label)).updated
    assert updated is not None
    return updated


async def picked(person: Person, message: Message, title: str) -> Message:
    """The same message after a page was picked from the list."""
    listed = next(str(part["custom_id"]) for part in message.clickable() if "options" in part)
    updated = (await person.select(message, listed, pages(message)[title])).updated
    assert updated is not None
    return updated


@both
async def test_the_lobby_leads_to_the_first_page(house: House, name: str, other: str, language: str) -> None:
    person = house.person(name)
    lobby = await house.lobby(name, other)
    rules = await house.told(await house.press(person, lobby, "rules"))
    assert heading(rules) == MINUTE[language]
    assert rules.visible_to == person.id


@both
async def test_one_reads_on_and_back_and_picks_a_page(house: House, name: str, other: str, language: str) -> None:
    person = house.person(name)
    first = (await person.command(CHANNEL, "/rules", game="dominion")).said
    titles = list(pages(first))
    second = await turned(person, first, "Seite 2 ▶" if language == "de" else "Page 2 ▶")
    assert heading(second) == titles[1]
    again = await turned(person, second, "◀ Seite 1" if language == "de" else "◀ Page 1")
    assert heading(again) == titles[0]
    assert heading(await picked(person, again, ATTACK[language])) == ATTACK[language]


@both
async def test_a_question_leads_to_its_page_below_the_card_that_asks(
    house: House, name: str, other: str, language: str
) -> None:
    person = house.person(other)
    await house.arranged(MILITIA, name, other)
    await house.decide(house.person(name))
    asked = await house.asked(person)
    rules = (await house.press(person, asked, "rules")).said
    other_language = "en" if language == "de" else "de"
    assert heading(rules) == ATTACK[other_language]
    assert {"de": "**Miliz** · Dominion", "en": "**Militia** · Dominion"}[other_language] in rules.text
    assert asked.text == (await house.asked(person)).text, "the question stays as it is"


async def test_what_the_question_means_is_offered_from_any_page(house: House) -> None:
    anna = house.person("Anna")
    await house.game("Anna", "Ben")
    rules = (await house.press(anna, await house.asked(anna), "rules")).said
    assert heading(rules) == "Kaufphase"
    elsewhere = await turned(anna, rules, "◀ Seite 3")
    assert heading(elsewhere) == "Aktionsphase"
    back = await turned(anna, elsewhere, "Was bedeutet diese Frage?")
    assert heading(back) == "Kaufphase"


async def test_who_is_asked_nothing_reads_from_the_beginning(house: House) -> None:
    ben, clara = house.person("Ben"), house.person("Clara")
    status = await house.game("Anna", "Ben")
    for person, title in ((ben, "In one minute"), (clara, MINUTE["de"])):
        rules = (await house.press(person, status, "rules")).said
        assert heading(rules) == title
        assert not rules.has("Was bedeutet diese Frage?")


async def test_a_question_that_is_answered_means_nothing_any_more(house: House) -> None:
    anna = house.person("Anna")
    await house.game("Anna", "Ben")
    asked = await house.asked(anna)
    rules = (await house.press(anna, asked, "rules")).said
    elsewhere = await turned(anna, rules, "◀ Seite 3")
    await house.turn(anna)
    refused = await house.told(await anna.click(elsewhere, "Was bedeutet diese Frage?"))
    assert refused.words == house.says("de", "question-gone")


async def test_pages_are_turned_after_a_restart(house: House) -> None:
    anna = house.person("Anna")
    rules = (await anna.command(CHANNEL, "/rules", game="domus_domini")).said
    await house.stop_bot()
    await house.start_bot()
    assert heading(await turned(anna, rules, "Seite 2 ▶")) == "Was ihr habt"


async def test_the_channels_own_game_needs_no_name(house: House) -> None:
    ben = house.person("Ben")
    await house.game("Anna", "Ben")
    rules = (await ben.command(CHANNEL, "/rules")).said
    assert rules.text.startswith("### Dominion · In one minute\n")
    other = (await ben.command(CHANNEL, "/rules", game="monasterium")).said
    assert other.text.startswith("### Monasterium · In one minute\n")


async def test_rules_of_a_game_that_is_not_there_are_refused(house: House) -> None:
    anna = house.person("Anna")
    rules = (await anna.command(CHANNEL, "/rules", game="dominion")).said
    refused = await house.told(await house.forge(anna, rules, "a:0:-:-:chapter:1:chess"))
    assert refused.words == house.says("de", "unknown-game", name="chess")


SIGNS = "Zeichen und Abkürzungen"


async def test_the_page_of_symbols_has_their_picture_and_no_other_page(painted_house: House) -> None:
    anna = painted_house.person("Anna")
    first = (await anna.command(CHANNEL, "/rules", game="monasterium")).said
    signs = await picked(anna, first, SIGNS)
    assert [file.filename.partition("-")[0] for file in signs.files] == ["legend", "legend", "legend"]
    assert "Rosenkranz" in str(signs.components)
    assert not (await picked(anna, signs, "Aktionen")).files


async def test_whoever_reads_words_instead_of_pictures_gets_none(house: House) -> None:
    anna = house.person("Anna")
    await house.settings(anna, pictures="words")
    first = (await anna.command(CHANNEL, "/rules", game="monasterium")).said
    signs = await picked(anna, first, SIGNS)
    assert not signs.files
    assert "Wegfeld" in signs.text
