"""`/play` opens a table where it may stand, or says why not."""

import pytest

from bot.sandbox import Outcome, Person
from tests.end_to_end.house import CHANNEL, House


async def refused(house: House, person: Person, text: str, channel: str = CHANNEL, **options: str | bool) -> Outcome:
    """The command is answered with this sentence, for this person only, and there is no table."""
    before = await house.bot.tables.at(house.sandbox.channel(channel).id)
    outcome = await person.command(channel, "/play", **options)
    assert text in outcome.said.text
    assert outcome.said.visible_to == person.id
    assert await house.bot.tables.at(house.sandbox.channel(channel).id) == before
    return outcome


async def test_the_lobby_is_for_everybody(house: House, anna: Person) -> None:
    outcome = await anna.command(CHANNEL, "/play", game="dominion", set="first_game")
    assert outcome.said.visible_to is None
    assert "Anna" in outcome.said.text
    assert await house.bot.tables.at(house.sandbox.channel(CHANNEL).id) == 1


@pytest.mark.parametrize("typed", ["Dominion", "DOMINION", "domin"])
async def test_a_game_may_be_typed(house: House, anna: Person, typed: str) -> None:
    await anna.command(CHANNEL, "/play", game=typed)
    lobby = await house.bot.tables.lobby(1)
    assert lobby.game == "dominion"


async def test_a_set_may_be_typed(house: House, anna: Person) -> None:
    await anna.command(CHANNEL, "/play", game="dominion", set="grosses geld")
    lobby = await house.bot.tables.lobby(1)
    assert ("big_money",) in [setting.chosen for setting in lobby.settings if setting.name == "set"]


async def test_an_unknown_game_is_asked_about(house: House, anna: Person, ben: Person) -> None:
    await refused(house, anna, "Meintest du Dominion?", game="Dominium")
    await refused(house, ben, "Did you mean Dominion?", game="Dominium")


async def test_an_unknown_set_is_asked_about(house: House, ben: Person) -> None:
    await refused(house, ben, "Did you mean", game="dominion", set="Second Game")


async def test_a_taken_channel_offers_a_thread(house: House, anna: Person, ben: Person) -> None:
    await anna.command(CHANNEL, "/play", game="dominion")
    await refused(house, ben, "thread: True", game="dominion")
    outcome = await ben.command(CHANNEL, "/play", game="dominion", thread=True)
    thread = next(channel for name, channel in house.sandbox.channels.items() if "Ben" in name)
    assert str(thread.id) in outcome.said.text
    lobby = await ben.message(thread, "Ben")
    assert lobby.visible_to is None
    joined = await house.press(anna, lobby, "join")
    assert joined.updated is not None
    assert "Anna" in joined.updated.text


async def test_a_taken_thread_offers_none(house: House, anna: Person) -> None:
    await anna.command(CHANNEL, "/play", game="dominion", thread=True)
    thread = next(name for name in house.sandbox.channels if "Anna" in name)
    await refused(house, anna, "In diesem Thread", thread, game="dominion")
    await refused(house, anna, "kein Thread", thread, game="dominion", thread=True)


async def test_a_channel_whose_game_is_over_is_free(house: House, anna: Person) -> None:
    await anna.command(CHANNEL, "/play", game="dominion")
    await anna.command(CHANNEL, "/abort", confirm=True)
    outcome = await anna.command(CHANNEL, "/play", game="dominion")
    assert outcome.said.visible_to is None


async def test_missing_permissions_are_named(house: House, anna: Person, ben: Person) -> None:
    house.sandbox.deny("kreuzgang", "attach_files", "embed_links")
    await refused(house, ben, "Embed Links and Attach Files", "kreuzgang", game="dominion")
    house.sandbox.deny("kreuzgang")
    house.sandbox.deny("kreuzgang", "create_public_threads")
    await refused(house, anna, "Öffentliche Threads erstellen", "kreuzgang", game="dominion", thread=True)
    assert (await anna.command("kreuzgang", "/play", game="dominion")).said.visible_to is None


async def test_no_table_stands_in_direct_messages(house: House, ben: Person) -> None:
    await house.lobby("Ben")
    await house.later(2_000)
    mail = await ben.mail("seat")
    outcome = await ben.command(house.sandbox.world.channels[mail.channel_id], "/play", game="dominion")
    assert "in a server's channel" in outcome.said.text


async def test_games_and_sets_are_offered(anna: Person) -> None:
    offered = await anna.autocomplete(CHANNEL, "/play", "game", "domi")
    assert ("Dominion", "dominion") in [(choice.name, choice.value) for choice in offered.choices]
    offered = await anna.autocomplete(CHANNEL, "/play", "set", "", game="dominion")
    assert ("Für Anfänger", "first_game") in [(choice.name, choice.value) for choice in offered.choices]
    offered = await anna.autocomplete(CHANNEL, "/play", "set", "", game="nothing like it")
    assert offered.answered
    assert offered.choices == ()
