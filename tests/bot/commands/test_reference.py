"""`/card` and `/rules` explain, `/settings` and `/help` serve the person."""

from collections import Counter

import pytest

from bot.commands.reference import as_played, offered
from bot.language.phrases import Language, Phrasebook
from bot.replies.funnel import LONGEST_OFFER
from bot.tables.terms.actors import Actor
from bot.typed.catalogue import Catalogue, Item
from bot.typed.lookup import folded
from games.kernel.contract.discovery import find_games
from sandbox import Person
from tests.end_to_end.house import CHANNEL, House
from tests.games.boxes import printed


async def test_a_thing_is_explained_in_ones_own_language(anna: Person, ben: Person) -> None:
    english = (await ben.command(CHANNEL, "/card", name="Moat")).said
    german = (await anna.command(CHANNEL, "/card", name="Moat")).said
    assert english.text.startswith("**Moat** · Dominion\nCost 2")
    assert german.text.startswith("**Burggraben** · Dominion\n")
    assert (english.visible_to, german.visible_to) == (ben.id, anna.id)


@pytest.mark.parametrize("typed", ["dominion:moat", "moat", "BURGGRABEN", "burggr"])
async def test_it_is_found_by_any_of_its_names(anna: Person, typed: str) -> None:
    assert (await anna.command(CHANNEL, "/card", name=typed)).said.text.startswith("**Burggraben** · Dominion")


@pytest.mark.parametrize("typed", ["Entsorgen", "Müll", "trashing"])
async def test_words_of_the_rules_are_explained_too(anna: Person, typed: str) -> None:
    said = (await anna.command(CHANNEL, "/card", name=typed)).said.text
    assert "· Dominion" in said.splitlines()[0]
    assert "Es gehört niemandem mehr" in said


async def test_slips_are_asked_about(ben: Person) -> None:
    outcome = await ben.command(CHANNEL, "/card", name="Millitia")
    assert outcome.said.text == "There is no “Millitia”. Did you mean Militia?"


async def test_what_people_type_cannot_format(ben: Person) -> None:
    outcome = await ben.command(CHANNEL, "/card", name="**@everyone** xyz")
    assert "@everyone" not in outcome.said.text
    assert "nor anything with a similar name" in outcome.said.text


async def test_things_are_offered_in_ones_own_language(anna: Person, ben: Person) -> None:
    german = await anna.autocomplete(CHANNEL, "/card", "name", "burgg")
    english = await ben.autocomplete(CHANNEL, "/card", "name", "moa")
    everything = await ben.autocomplete(CHANNEL, "/card", "name", "")
    assert [choice.name for choice in german.choices] == ["Burggraben · Dominion"]
    assert [choice.name for choice in english.choices] == ["Moat · Dominion"]
    names = [choice.name for choice in everything.choices]
    assert 10 < len(names) <= 25
    assert [name.rpartition(" · ")[0] for name in names] == sorted(
        [name.rpartition(" · ")[0] for name in names], key=folded
    )


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_two_things_are_offered_alike(language: Language) -> None:
    phrasebook = Phrasebook.load(strict=True)
    say = phrasebook.speaker(language).plain
    offers = [offered(each, say) for each in Catalogue(find_games(), phrasebook).things(language)]
    assert len(offers) > 150
    assert [offer for offer, count in Counter(offers).items() if count > 1] == []
    assert all(len(offer) <= LONGEST_OFFER for offer in offers)


async def test_the_game_that_is_played_here_comes_first(house: House, ben: Person) -> None:
    async def found() -> list[str]:
        return [choice.name for choice in (await ben.autocomplete(CHANNEL, "/card", "name", "moneyl")).choices]

    assert await found() == ["Moneylender · Dominion", "Moneylender · Domus Domini"]
    await ben.command(CHANNEL, "/play", game="domus_domini")
    assert await found() == ["Moneylender · Domus Domini", "Moneylender · Dominion"]
    assert (await ben.command(CHANNEL, "/card", name="moneylender")).said.text.startswith(
        "**Moneylender** · Domus Domini"
    )


def test_a_thing_is_told_as_the_game_has_it_that_is_played_here() -> None:
    games = find_games()
    usual, own = games["domus_domini"], printed(games["domus_domini"], ("completion = 7 ", "completion = 9 "))
    garden = next(entry for entry in usual.book.entries if entry.name == "garden")
    item = Item("domus_domini", garden)
    assert as_played([own, games["monasterium"]], item).facts.args["letters"] == 9
    assert as_played([usual], item) == as_played([games["monasterium"]], item) == garden
    assert as_played([own, usual], item) == garden, "two tables that do not agree"


async def test_the_rules_begin_with_a_minute_of_them(anna: Person, ben: Person) -> None:
    offered = await ben.autocomplete(CHANNEL, "/rules", "game", "")
    assert "dominion" in [choice.value for choice in offered.choices]
    english = (await ben.command(CHANNEL, "/rules", game="dominion")).said
    german = (await anna.command(CHANNEL, "/rules", game="dominion")).said
    assert english.text.startswith("### Dominion · In one minute\n")
    assert german.text.startswith("### Dominion · In einer Minute\n")
    assert (english.visible_to, german.visible_to) == (ben.id, anna.id)


async def test_rules_of_no_game_in_particular_are_asked_about(ben: Person) -> None:
    assert (await ben.command(CHANNEL, "/rules")).said.text.startswith("Which game?")


async def test_unknown_rules_are_asked_about(ben: Person) -> None:
    outcome = await ben.command(CHANNEL, "/rules", game="Dominon")
    assert outcome.said.text == "I know no game “Dominon”. Did you mean Dominion?"


async def test_the_language_is_told_chosen_and_given_back(house: House, ben: Person) -> None:
    told = (await ben.command(CHANNEL, "/settings")).said.text
    chosen = (await house.settings(ben, language="de")).text
    assert "English" in told
    assert chosen.splitlines()[:3] == [
        "**Gemerkt.**", "**Deine Einstellungen**", "Sprache: Deutsch · Bilder: ja · Farben: wie üblich",
    ]  # fmt: skip
    assert (await ben.command(CHANNEL, "/card", name="moat")).said.text.startswith("**Burggraben** · Dominion")
    assert (await house.bot.front.voices.to(Actor(ben.id, "Ben", "en-GB"))).language == "de"
    assert "English" in (await house.settings(ben, language="discord")).text


async def test_help_is_the_same_by_command_and_by_button(house: House, anna: Person, ben: Person) -> None:
    status = await house.game("Anna", "Ben")
    for person in (anna, ben):
        typed = (await person.command(CHANNEL, "/help")).said
        pressed = (await house.press(person, status, "help")).said
        assert typed.text == pressed.text
        assert typed.labels() == pressed.labels()
        assert typed.visible_to == pressed.visible_to == person.id


async def test_the_pages_of_the_help_are_turned(house: House, ben: Person) -> None:
    first = (await ben.command(CHANNEL, "/help")).said
    number = next(command["id"] for command in house.sandbox.world.commands if command["name"] == "stats")
    assert f"</stats:{number}>" not in first.text
    second = (await ben.click(first, "Page 2 ▶")).updated
    assert second is not None
    last = (await ben.click(second, "Page 3 ▶")).updated
    assert last is not None
    assert f"</stats:{number}>" in last.text
    assert last.labels() == ["◀ Page 2"]
