"""`/card` and `/rules` explain, `/settings` and `/help` serve the person."""

import pytest

from bot.commands.reference import explained
from bot.phrases import Phrasebook
from bot.sandbox import Person
from bot.typed.catalogue import Item
from bot.typed.lookup import folded
from bot.typed.pages import LONGEST, fitting
from games.kernel.game import Entry
from games.kernel.text import Text
from tests.end_to_end.house import CHANNEL, House


async def test_a_thing_is_explained_in_ones_own_language(anna: Person, ben: Person) -> None:
    english = (await ben.command(CHANNEL, "/card", name="Moat")).said
    german = (await anna.command(CHANNEL, "/card", name="Moat")).said
    assert english.text.startswith("**Moat**\nCost 2")
    assert german.text.startswith("**Burggraben**\n")
    assert (english.visible_to, german.visible_to) == (ben.id, anna.id)


@pytest.mark.parametrize("typed", ["dominion:moat", "moat", "BURGGRABEN", "burggr"])
async def test_it_is_found_by_any_of_its_names(anna: Person, typed: str) -> None:
    assert (await anna.command(CHANNEL, "/card", name=typed)).said.text.startswith("**Burggraben**")


async def test_slips_are_asked_about(ben: Person) -> None:
    outcome = await ben.command(CHANNEL, "/card", name="Millitia")
    assert outcome.said.text == "There is no “Millitia”. Did you mean Militia?"


async def test_what_people_type_cannot_format(ben: Person) -> None:
    outcome = await ben.command(CHANNEL, "/card", name="**@everyone** xyz")
    assert "@everyone" not in outcome.said.text
    assert "nothing that is called like it" in outcome.said.text


async def test_things_are_offered_in_ones_own_language(anna: Person, ben: Person) -> None:
    german = await anna.autocomplete(CHANNEL, "/card", "name", "burgg")
    english = await ben.autocomplete(CHANNEL, "/card", "name", "moa")
    everything = await ben.autocomplete(CHANNEL, "/card", "name", "")
    assert [choice.name for choice in german.choices] == ["Burggraben"]
    assert [choice.name for choice in english.choices] == ["Moat"]
    names = [choice.name for choice in everything.choices]
    assert 10 < len(names) <= 25
    assert names == sorted(names, key=folded)


async def test_the_rules_are_told_in_short(anna: Person, ben: Person) -> None:
    offered = await ben.autocomplete(CHANNEL, "/rules", "game", "")
    assert "dominion" in [choice.value for choice in offered.choices]
    english = (await ben.command(CHANNEL, "/rules", game="dominion")).said.text
    german = (await anna.command(CHANNEL, "/rules", game="dominion")).said.text
    assert english != german
    assert all(text.startswith("**Dominion**\n") and len(text) > 500 for text in (english, german))


async def test_unknown_rules_are_asked_about(ben: Person) -> None:
    outcome = await ben.command(CHANNEL, "/rules", game="Dominon")
    assert outcome.said.text == "There is no game “Dominon”. Did you mean Dominion?"


async def test_the_language_is_told_chosen_and_given_back(house: House, ben: Person) -> None:
    told = (await ben.command(CHANNEL, "/settings")).said.text
    chosen = (await ben.command(CHANNEL, "/settings", language="de")).said.text
    assert "English" in told
    assert chosen.splitlines()[:2] == ["**Gemerkt. Deine Einstellungen sind jetzt:**", "- Sprache: Deutsch"]
    assert (await ben.command(CHANNEL, "/card", name="moat")).said.text.startswith("**Burggraben**")
    assert await house.bot.tables.language(ben.id, "en-GB") == "de"
    assert "English" in (await ben.command(CHANNEL, "/settings", language="discord")).said.text


async def test_help_names_every_command_as_the_person_sees_it(house: House, anna: Person, ben: Person) -> None:
    english = (await ben.command(CHANNEL, "/help")).said.text
    german = (await anna.command(CHANNEL, "/help")).said.text
    assert all(f"**/{command.name}**" in english for command in house.bot.tree.get_commands())
    assert "**/spielen**" in german
    assert "Mitspielen" in german


def test_rulings_stand_below_the_text_and_too_many_are_left_out() -> None:
    say = Phrasebook.load(strict=True).speaker("en")
    rulings = tuple(Text("command-found", name="x" * 300) for _ in range(20))
    facts = Text("command-found", name="facts")
    thing = Item("chess", Entry("rook", Text("command-found", name="Rook"), facts, Text("command-help-end"), rulings))
    texts = explained(thing)
    assert len(texts) == 22
    page = say(fitting(say, texts))
    assert page.startswith("**Rook**\nfacts\n")
    assert page.count("• ") == 6
    assert len(page) <= LONGEST
