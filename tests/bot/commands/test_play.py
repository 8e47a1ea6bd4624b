"""`/play` opens a table where it may stand, or says why not."""

import msgspec
import pytest

from bot.language.phrases import Phrasebook
from bot.typed.catalogue import Catalogue
from bot.typed.names import ThingNames, Understood
from db.connection.out_of_reach import DatabaseGone
from games.dominion import GAME
from games.kernel.contract.game import Game
from sandbox import BotResponse, Person
from tests.end_to_end.by_button import sure_at_seat
from tests.end_to_end.forms import typed_in
from tests.end_to_end.house import CHANNEL, House

KINGDOM = next(setting.typed for setting in GAME.settings({}) if setting.typed)
NAMES = ThingNames(Catalogue({"dominion": GAME}, Phrasebook.load(strict=True)), "de", "dominion")
TEN = "chapel, Village, Werkstatt, MILITIA, throne_room, kings_court, Fortune Teller, Trading Post, Bürokrat, Hexe"


async def refused(
    house: House, person: Person, text: str, channel: str = CHANNEL, **options: str | bool
) -> BotResponse:
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
    await refused(house, anna, " oder ", game="Schach")
    await refused(house, ben, " or ", game="Chess")


async def test_an_unknown_set_is_asked_about(house: House, ben: Person) -> None:
    await refused(house, ben, "Did you mean Big Money", game="dominion", set="Big Mony")
    await refused(house, ben, "There is no set “xyzzy”. Please pick one from the list", game="dominion", set="xyzzy")
    await refused(house, ben, "This game has no sets", game="monasterium", set="xyzzy")


async def test_a_taken_channel_offers_a_thread(house: House, anna: Person, ben: Person) -> None:
    await anna.command(CHANNEL, "/play", game="dominion")
    await refused(house, ben, "a thread of its own under “where”", game="dominion")
    outcome = await ben.command(CHANNEL, "/play", game="dominion", where="thread")
    thread = next(channel for name, channel in house.sandbox.channels.items() if "Ben" in name)
    assert str(thread.id) in outcome.said.text
    lobby = await ben.message(thread, "Ben")
    assert lobby.visible_to is None
    joined = await house.press(anna, lobby, "join")
    assert joined.updated is not None
    assert "Anna" in joined.updated.text


async def test_no_thread_is_made_twice_though_the_database_goes(
    house: House, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = len(house.sandbox.channels)

    async def gone(*_: object, **__: object) -> int:
        raise DatabaseGone("the server is restarted")

    monkeypatch.setattr("bot.tables.acts.lobbies.Lobbies.open", gone)
    outcome = await anna.command(CHANNEL, "/play", game="dominion", where="thread")
    assert outcome.said.text == house.says("de", "database-gone-midway")
    assert len(house.sandbox.channels) == before + 1


@pytest.mark.parametrize(("name", "title"), [("Max_Power", "Dominion · Max_Power"), ("\u3164", "Dominion · anna")])
async def test_the_title_of_a_thread_is_plain(house: House, anna: Person, name: str, title: str) -> None:
    house.rename(anna, name)
    await anna.command(CHANNEL, "/play", game="dominion", where="thread")
    assert title in house.sandbox.channels


async def test_a_taken_thread_offers_none(house: House, anna: Person) -> None:
    await anna.command(CHANNEL, "/play", game="dominion", where="thread")
    thread = next(name for name in house.sandbox.channels if "Anna" in name)
    await refused(house, anna, "in einem anderen Kanal", thread, game="dominion")
    lobby = await anna.message(thread, "Dominion")
    joined = await house.press(house.person("Ben"), lobby, "join")
    assert joined.updated is not None
    await house.press(anna, joined.updated, "start")
    await refused(house, anna, "In diesem Thread", thread, game="dominion")
    await refused(house, anna, "kein Thread", thread, game="dominion", where="thread")


async def test_a_channel_whose_game_is_over_is_free(house: House, anna: Person) -> None:
    await anna.command(CHANNEL, "/play", game="dominion")
    await sure_at_seat(house, anna, "calloff")
    outcome = await anna.command(CHANNEL, "/play", game="dominion")
    assert outcome.said.visible_to is None


async def test_missing_permissions_are_named(house: House, anna: Person, ben: Person) -> None:
    house.sandbox.deny("kreuzgang", "attach_files", "embed_links")
    await refused(house, ben, "Embed Links and Attach Files", "kreuzgang", game="dominion")
    house.sandbox.deny("kreuzgang")
    house.sandbox.deny("kreuzgang", "create_public_threads")
    await refused(house, anna, "Öffentliche Threads erstellen", "kreuzgang", game="dominion", where="thread")
    assert (await anna.command("kreuzgang", "/play", game="dominion")).said.visible_to is None


async def test_no_table_stands_in_direct_messages(house: House, ben: Person) -> None:
    await house.lobby("Ben")
    await house.later(2_000)
    mail = await ben.mail("Direct messages")
    outcome = await ben.command(house.sandbox.world.channels[mail.channel_id], "/play", game="dominion")
    assert "in a server’s channel" in outcome.said.text


async def test_games_and_sets_are_offered(anna: Person) -> None:
    offered = await anna.autocomplete(CHANNEL, "/play", "game", "domi")
    assert ("Dominion", "dominion") in [(choice.name, choice.value) for choice in offered.choices]
    offered = await anna.autocomplete(CHANNEL, "/play", "set", "", game="dominion")
    assert ("Für Anfänger (Basisspiel)", "first_game") in [(choice.name, choice.value) for choice in offered.choices]
    offered = await anna.autocomplete(CHANNEL, "/play", "set", "", game="nothing like it")
    assert offered.answered
    assert offered.choices == ()


async def kingdom(house: House) -> tuple[str, ...]:
    """The names that are typed for the table."""
    lobby = await house.bot.tables.lobby(1)
    return next(setting.chosen for setting in lobby.settings if setting.typed)


async def lists_offered(person: Person, typed: str, game: str = "dominion") -> list[str]:
    """What an own list may become; each is shown as it is sent."""
    offered = await person.autocomplete(CHANNEL, "/play", "list", typed, game=game)
    assert offered.answered
    assert all(choice.name == choice.value for choice in offered.choices)
    return [str(choice.value) for choice in offered.choices]


async def test_an_own_list_opens_the_table_in_any_spelling(house: House, anna: Person) -> None:
    outcome = await anna.command(CHANNEL, "/play", game="dominion", list=TEN)
    assert outcome.said.visible_to is None
    assert "Eigene Liste: Kapelle, Dorf, Werkstatt" in outcome.said.text
    assert {"kings_court", "throne_room", "witch"} <= set(await kingdom(house))


async def test_an_own_list_wins_over_a_set(house: House, ben: Person) -> None:
    outcome = await ben.command(CHANNEL, "/play", game="dominion", set="big_money", list=TEN)
    assert "Own list: Chapel" in outcome.said.text
    assert "Big Money" not in outcome.said.text


@pytest.mark.parametrize(
    ("typed", "german"), [(TEN.replace("Hexe", "Hxee"), "Meintest du Hexe?"), ("moat, moat", "zweimal genannt")]
)
@pytest.mark.parametrize("where", ["here", "thread"])
async def test_a_slip_in_a_list_is_asked_about_and_the_set_stands(
    house: House, anna: Person, typed: str, german: str, where: str
) -> None:
    outcome = await anna.command(CHANNEL, "/play", game="dominion", set="big_money", list=typed, where=where)
    asked = await house.follow_up(outcome)
    assert asked.visible_to == anna.id
    assert german in asked.text
    assert house.says("de", "command-list-open") in asked.text
    lobby = await house.bot.tables.lobby(1)
    assert ("big_money",) in [setting.chosen for setting in lobby.settings if setting.name == "set"]


WRONG = "Hxee, Kupfer, qwertz, Fluch, Platin, Burggraben (2), Burggraben, Dorf"


async def test_all_that_is_wrong_with_a_list_is_said_at_once(house: House, anna: Person) -> None:
    outcome = await anna.command(CHANNEL, "/play", game="dominion", list=WRONG)
    at_once = await house.follow_up(outcome)
    in_the_form = (await typed_in(anna, at_once, WRONG)).updated
    assert in_the_form is not None
    for said in (at_once, in_the_form):
        for word in (
            "Meintest du Hexe?",
            "Kupfer ist",
            "Fluch ist",
            "Platin ist",
            "„qwertz“",
            "Burggraben ist zweimal",
        ):
            assert word in said.text
        assert "nicht 8: Nenne noch 2" in said.text


async def test_of_a_list_full_of_slips_it_is_said_how_many_more_there_are(house: House, anna: Person) -> None:
    typed = ", ".join(["Hxee"] * 13)
    at_once = await house.follow_up(await anna.command(CHANNEL, "/play", game="dominion", list=typed))
    in_the_form = (await typed_in(anna, at_once, typed)).updated
    assert in_the_form is not None
    for said in (at_once, in_the_form):
        assert said.text.count("Meintest du Hexe?") == 10
        assert house.says("de", "names-beyond", count=3) in said.text


async def test_a_game_without_lists_says_so(house: House, anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    game = house.bot.tables.games["dominion"]
    sets = [msgspec.structs.replace(setting, typed=()) for setting in game.settings({})]
    monkeypatch.setattr(Game, "settings", lambda *_: tuple(sets))
    await refused(house, anna, "keine eigene Liste", game="dominion", list=TEN)
    assert await lists_offered(anna, "bur") == []


async def test_the_last_name_of_a_list_is_completed(anna: Person, ben: Person) -> None:
    assert (await lists_offered(anna, "burgg"))[0] == "Burggraben"
    assert "Kupfer" not in await lists_offered(anna, "Kup")
    assert (await lists_offered(anna, "Keller, moa"))[0] == "Keller, Burggraben"
    assert (await lists_offered(ben, "keller,burgg"))[0] == "keller, Moat"
    assert (await lists_offered(anna, "Hexe, Gradens; 3. burgg"))[0] == "Hexe, Gradens, Burggraben"
    assert await lists_offered(ben, "moa", "nothing like it") == []


async def test_what_begins_so_comes_before_what_has_it_and_what_is_close(ben: Person) -> None:
    offered = await lists_offered(ben, "Chapel, vil")
    begins = [each for each in offered if each.startswith("Chapel, Vil")]
    assert "Chapel, Village" in begins
    assert offered[: len(begins)] == begins
    assert "Chapel, Mining Village" in offered
    assert await lists_offered(ben, "Chapel, Vilagge") != []


async def test_what_is_in_the_list_is_not_offered_again(ben: Person) -> None:
    offered = await lists_offered(ben, "Dorf, kapelle, ")
    assert len(offered) == 25
    assert not {"Dorf, kapelle, Village", "Dorf, kapelle, Chapel"} & set(offered)


async def test_a_long_list_is_completed_in_short_and_opens_the_table(house: House, anna: Person) -> None:
    nine, _ = TEN.rsplit(", ", 1)
    (best, *_) = await lists_offered(anna, f"{nine}, Hex")
    assert best.endswith(",Hexe")
    await anna.command(CHANNEL, "/play", game="dominion", list=best)
    assert {"chapel", "kings_court", "fortune_teller", "trading_post", "witch"} <= set(await kingdom(house))


async def test_where_no_completion_fits_none_is_offered(anna: Person) -> None:
    assert await lists_offered(anna, "so etwas gibt es nicht, " * 5 + "Hex") == []
    assert await lists_offered(anna, "x" * 6000) == []


def test_a_list_too_long_is_shortened_from_its_beginning_and_read_the_same() -> None:
    ten = ["throne_room", "council_room", "kings_court", "fortune_teller", "bureaucrat", "adventurer", "chancellor"]
    typed = ", ".join(NAMES.written(ten)) + ", wach"
    for room in (100, 70, 50):
        best = NAMES.completed(typed, room, KINGDOM)[0]
        assert len(best) <= room
        assert best.endswith("Wachturm")
        assert NAMES.understood(best) == Understood((*ten, "watchtower"), ())
    assert NAMES.completed(typed, 30, KINGDOM) == []


@pytest.mark.parametrize("typed", ["x" * 6000, "xy," * 2000, "Hexe," * 1200])
def test_however_much_is_typed_little_is_said_of_it(typed: str) -> None:
    assert NAMES.completed(typed, 100, KINGDOM) == []
    unclear = NAMES.understood(typed).unclear
    assert len(unclear) <= 11
    assert all(len(str(text.args["typed"])) <= 100 for text in unclear[:10])
