"""Tables that began before a ruling: their pages and cards say how it still is there, and no others do."""

import pytest

from bot.language.phrases import channel_link
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import RULES
from games.kernel.engine.text import Text
from tests.depth import chosen
from tests.end_to_end.house import CHANNEL, House
from tests.end_to_end.test_one_game_is_meant import OTHER, begun, inbox, ways
from tests.end_to_end.test_rules import picked, turned
from tests.games.boxes import printed

BEFORE = 3
"""The rulings of the first release."""
ATTACK = {"de": "Phase 4: Betteln", "en": "Phase 4: begging"}
MOAT = {0: {"hand": ["militia", "copper"]}, 1: {"hand": ["moat", "copper", "estate", "silver", "gold"]}}

both = pytest.mark.parametrize(
    ("name", "other", "language"), chosen().some([("Anna", "Ben", "de"), ("Ben", "Anna", "en")], 0)
)


def under(house: House, rules: int) -> None:
    """What begins from now on begins under the rulings of this number."""
    house.monkeypatch.setattr("bot.tables.terms.terms.RULES", rules)


def still(house: House, language: str, channel: str, sentence: Text, game: str = "domus_domini") -> str:
    """What is said of a table in this channel that plays it otherwise."""
    say = house.phrasebook.speaker(language, game=game)
    return say(Text("rulebook-still", place=channel_link(house.sandbox.channel(channel).id), ruling=sentence))


DRUNKARD = Text("before-drunkard", last=40)


@both
@pytest.mark.parametrize("rules", [BEFORE, RULES])
async def test_the_rules_of_a_channels_game_are_those_it_began_under(
    house: House, name: str, other: str, language: str, rules: int
) -> None:
    person, said = house.person(name), still(house, language, CHANNEL, DRUNKARD)
    under(house, rules)
    await begun(house, "domus_domini", CHANNEL, name, other)
    for typed in ({}, {"game": "domus_domini"}):
        first = (await person.command(CHANNEL, "/rules", **typed)).said
        page = await picked(person, first, ATTACK[language])
        assert page.text.count(said) == (rules == BEFORE)
        assert said not in first.text
        back = await turned(
            person, page, "Was bedeutet diese Frage?" if language == "de" else "What does this question mean?"
        )
        assert said not in back.text
    for card in ("domus_domini:drunkard", "domus_domini:phase_attack"):
        assert (await person.command(CHANNEL, "/card", name=card)).said.text.count(said) == (rules == BEFORE)
    assert "<#" not in (await person.command(CHANNEL, "/card", name="domus_domini:herdsman")).said.text


@both
async def test_a_question_leads_to_what_its_table_plays(house: House, name: str, other: str, language: str) -> None:
    said = still(house, language, CHANNEL, Text("before-windows"), "dominion")
    under(house, 1)
    house.arrange(MOAT)
    lobby = await house.lobby(other, name)
    await house.choose(house.person(other), lobby, "exact")
    await house.press(house.person(other), lobby, "start")
    await house.decide(house.person(other))
    asked = await house.asked(house.person(name))
    rules = (await house.press(house.person(name), asked, "rules")).said
    assert f"• {said}" in rules.text


@both
async def test_what_several_games_play_is_told_of_each(house: House, name: str, other: str, language: str) -> None:
    person = house.person(name)
    older, newer = (still(house, language, channel, DRUNKARD) for channel in (OTHER, CHANNEL))
    await begun(house, "domus_domini", CHANNEL, name, other)
    under(house, BEFORE)
    await begun(house, "domus_domini", OTHER, name, other)
    dm = inbox(house, person)
    card = (await person.command(dm, "/card", name="domus_domini:drunkard")).said.text
    assert (older in card, newer in card) == (True, False)
    for typed in ({}, {"game": "domus_domini"}):
        for game_id, mine in ((1, False), (2, True)):
            asked = (await person.command(dm, "/rules", **typed)).said
            assert sorted(ways(asked)) == [1, 2]
            first = (await house.forge(person, asked, ways(asked)[game_id])).updated
            assert first is not None
            page = await picked(person, first, ATTACK[language])
            assert (older in page.text, newer in page.text) == (mine, False)


@pytest.mark.parametrize("typed", [{}, {"game": "domus_domini"}])
async def test_a_table_tells_its_own_numbers_under_whichever_name(house: House, typed: dict[str, str]) -> None:
    own = printed(find_games()["domus_domini"], ("completion = 7 ", "completion = 9 "))
    with house.monkeypatch.context() as then:
        then.setattr("tests.end_to_end.house.find_games", lambda: {**find_games(), own.name: own})
        await house.stop_bot()
        await house.start_bot()
    await begun(house, "domus_domini", CHANNEL, "Ben", "Anna")
    await house.stop_bot()
    await house.start_bot()
    ben = house.person("Ben")
    first = (await ben.command(CHANNEL, "/rules", **typed)).said
    assert "(complete: 9" in (await picked(ben, first, "Prices at a glance")).text
    assert first.has("What does this question mean?"), "it is read at the table"


async def test_the_rules_of_games_that_play_alike_are_read_at_none(house: House) -> None:
    ben = house.person("Ben")
    for channel in (CHANNEL, OTHER):
        await begun(house, "domus_domini", channel, "Ben", "Anna")
    first = (await ben.command(inbox(house, ben), "/rules", game="domus_domini")).said
    assert first.text.startswith("### Domus Domini · In one minute\n")


async def test_a_lobby_and_no_table_tell_the_newest(house: House) -> None:
    under(house, BEFORE)
    ben = house.person("Ben")
    lobby = (await ben.command(CHANNEL, "/play", game="domus_domini")).said
    opened = await house.told(await house.press(ben, lobby, "rules"))
    for message in (opened, (await ben.command(OTHER, "/rules", game="domus_domini")).said):
        assert "<#" not in (await picked(ben, message, ATTACK["en"])).text
    for channel in (CHANNEL, OTHER):
        assert "<#" not in (await ben.command(channel, "/card", name="domus_domini:drunkard")).said.text
