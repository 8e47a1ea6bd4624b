"""`/hand`, `/table`, `/turn`: what a person may see, for that person only."""

import pytest

from games.kernel.engine.text import YOU
from sandbox import Person
from sandbox.state.channel import Channel
from tests.end_to_end.by_button import sure_at_seat
from tests.end_to_end.house import CHANNEL, House

LOOKING = ("/hand", "/table", "/undo")


def dm_of(house: House, person: Person) -> Channel:
    return house.sandbox.world.channels[person.inbox()[-1].channel_id]


@pytest.mark.parametrize("command", [*LOOKING, "/seat"])
async def test_without_a_game_there_is_nothing_to_see(anna: Person, command: str) -> None:
    outcome = await anna.command(CHANNEL, command)
    assert "gibt es kein Spiel" in outcome.said.text
    assert outcome.said.visible_to == anna.id


@pytest.mark.parametrize("command", LOOKING)
async def test_before_the_start_there_is_nothing_to_see(house: House, ben: Person, command: str) -> None:
    await house.lobby("Ben")
    outcome = await ben.command(CHANNEL, command)
    assert outcome.said.visible_to == ben.id
    assert outcome.said.text == "The game has not begun yet."


async def test_the_hand_is_for_its_owner_alone(house: House, anna: Person, ben: Person) -> None:
    await house.game("Anna", "Ben")
    for person in (anna, ben):
        outcome = await person.command(CHANNEL, "/hand")
        assert outcome.said.visible_to == person.id
        assert outcome.said.shown_files
    stranger = await house.person("Clara").command(CHANNEL, "/hand")
    assert not stranger.said.shown_files
    assert stranger.said.text


async def test_the_table_is_a_picture_or_words(house: House, ben: Person) -> None:
    await house.game("Ben", "Anna")
    picture = (await ben.command(CHANNEL, "/table")).said
    words = (await house.press(ben, picture, "text")).said
    assert picture.shown_files
    assert not words.shown_files
    assert len(words.text) > 100
    assert {picture.visible_to, words.visible_to} == {ben.id}


async def test_the_words_of_a_table_lead_to_its_picture_and_to_the_log(house: House, ben: Person) -> None:
    await house.settings(ben, pictures="words")
    await house.game("Ben", "Anna")
    words = (await ben.command(CHANNEL, "/table")).said
    assert not words.shown_files
    picture = (await house.press(ben, words, "picture")).said
    assert picture.shown_files
    log = (await house.press(ben, words, "log")).said
    assert house.says("en", "turn-began", who=YOU, number=1) in log.words
    assert {picture.visible_to, log.visible_to} == {ben.id}


async def test_without_a_game_here_ones_table_elsewhere_is_shown_and_its_host_may_bring_it(
    house: House, anna: Person, ben: Person
) -> None:
    await house.game("Ben", "Anna")
    await house.settled()
    here = (await ben.command(CHANNEL, "/table")).said
    assert "Move here" not in here.labels(), "it is here"
    there = (await ben.command("kreuzgang", "/table")).said
    assert there.shown_files
    assert there.labels() == ["As text", "Log", "Move here"]
    anna.settings(moderator=False)
    shown = (await anna.command("kreuzgang", "/table")).said
    assert shown.labels() == ["Als Text", "Verlauf"], "only who may bring it is offered to"


async def test_ones_games_are_listed_with_their_places(house: House, ben: Person) -> None:
    nothing = await ben.command("kreuzgang", "/turn")
    assert nothing.said.text.startswith("You are not in any game.")
    await house.game("Ben", "Anna")
    await ben.command("refektorium", "/play", game="dominion")
    listed = (await ben.command("kreuzgang", "/turn")).said.text.splitlines()
    assert listed[0] == "You are in 2 games:"
    assert str(house.sandbox.channel(CHANNEL).id) in listed[1]
    assert str(house.sandbox.channel("refektorium").id) in listed[2]
    assert "not begun yet" in listed[2]


async def test_whose_turn_it_is_stands_in_the_list(house: House, anna: Person, ben: Person) -> None:
    await house.game("Anna", "Ben")
    active = await house.sandbox.until(lambda: next(filter(house.question, (anna, ben)), None))
    texts = {person.name: (await person.command(CHANNEL, "/turn")).said.text for person in (anna, ben)}
    mine, other = texts.pop(active.name), *texts.values()
    assert "▶" in mine
    assert "▶" not in other
    assert active.name in other


async def test_in_direct_messages_ones_own_game_is_meant(house: House, anna: Person, ben: Person) -> None:
    await house.game("Anna", "Ben")
    active = await house.sandbox.until(lambda: next(filter(house.question, (anna, ben)), None))
    outcome = await active.command(dm_of(house, active), "/hand")
    assert outcome.said.shown_files


async def test_in_direct_messages_without_a_game_nothing_is_meant(house: House, ben: Person) -> None:
    await house.lobby("Ben")
    await house.later(2_000)
    await ben.mail("Direct messages")
    assert "cleared away" in (await sure_at_seat(house, ben, "calloff")).text
    outcome = await ben.command(dm_of(house, ben), "/hand")
    assert outcome.said.text.startswith("You are not in any game.")
