"""Who plays several games at once never acts in the wrong one: what is typed in direct messages asks in which, or is
about none; what is said there of a game names it.

Law: it holds for every command that there is, and for every button.
"""

from collections.abc import Iterator
from typing import Any

import aiohttp
import pytest
from discord import app_commands

from bot.clicks.routes import verbs_at
from bot.messages.pages.which_game import BUTTONS, GAMES, IN_GAME, written
from bot.messages.parts.custom_ids import Address
from games.kernel.engine.text import Text
from sandbox import BotResponse, Message, Person
from sandbox.forms.document import children, text
from sandbox.state.channel import Channel
from tests.bot.answering import answered
from tests.depth import chosen
from tests.empty_database import only_on
from tests.end_to_end.by_button import at_seat, sure_at_seat
from tests.end_to_end.finished import played_out
from tests.end_to_end.house import CHANNEL, House

pytestmark = only_on("sqlite", "other tests ask of the database what these ask")

OTHER = "kreuzgang"
OF_NO_GAME = {
    "play": "opens a table, in a channel of a server",
    "learn": "lessons are played alone; which, is asked where several games are played",
    "card": "looks a word up in all games",
    "turn": "lists all games",
    "stats": "counts all games",
    "settings": "how a person is treated in all games",
    "away": "a holiday from all games",
    "privacy": "what is stored of all games",
    "help": "tells how to play",
}
"""Commands that mean no game of their person's, and what they do instead."""
TYPED: dict[str, dict[str, Any]] = {
    "play": {"game": "dominion"},
    "card": {"name": "Dominion"},
    "orders": {"question": "dominion:turn.treasure", "answer": "mich fragen", "where": "here"},
}
"""What must or should be typed with a command. Anna types, who reads German."""
OF_THE_PAST = ("replay",)
"""What is about games that are over."""
NAMES_NO_GAME = {
    "help": "tells how to play", "guide": "tells how to play", "learn": "lessons are no game",
    "home": "a holiday from all games", "forget": "everything of a person", "erase": "everything of a person",
    "unorder": "orders of all games", "unorders": "orders of all games", "sensible": "orders of all games",
    "ordered": "orders of all games", "chapter": "the rules of a game", "chapters": "the rules of a game",
    "option": "stands in the panel of a table", "draw": "stands in the panel of a table",
    "settled": "stands in the panel of a table", "typed": "comes from the panel of a table",
    "prefer": "a person's settings", "chosen": "a person's settings", "zone": "a person's settings",
    "server": "a server's settings", "manners": "a server's settings",
    "again": "names the channel of the next table", GAMES: "asks in which game", IN_GAME: "is tried with each command",
}  # fmt: skip
"""Buttons whose answer is not about the game whose number they carry."""
CHANGING = ("seats", "answers", "coaching", "orders", "prepared", "proposals")
"""The tables in which a game, or what a person has in it, changes."""


@pytest.fixture(autouse=True)
def nobody_waits_for_advice(house: House) -> None:
    """What is told of a game is looked at here, not how good an answer is."""
    house.let_end(0)


def all_commands(house: House) -> list[str]:
    """Every command as it is typed."""
    found = house.bot.tree.walk_commands()
    return sorted(each.qualified_name for each in found if isinstance(each, app_commands.Command))


def inbox(house: House, person: Person) -> Channel:
    """A person's direct messages."""
    dm = house.sandbox.world.dm_of(person.id)
    assert dm is not None
    return dm


def place(house: House, channel: str) -> str:
    """The link to a channel."""
    return f"<#{house.sandbox.channel(channel).id}>"


async def begun(house: House, game: str, channel: str, host: str, other: str) -> None:
    """A game of these two that has begun."""
    lobby = (await house.person(host).command(channel, "/play", game=game)).said
    joined = await house.press(house.person(other), lobby, "join")
    assert joined.updated is not None
    await house.press(house.person(host), joined.updated, "start")
    await house.settled()


async def stored(house: House) -> list[object]:
    """All that a command could have changed in any game."""
    async with house.running.database.reading() as tx:
        rows = [(await tx.exec_driver_sql(f"SELECT * FROM {name}")).all() for name in CHANGING]
        games = (await tx.exec_driver_sql("SELECT id, status, channel_id, host_id, step, options FROM games")).all()
    return [[sorted(map(repr, each)) for each in rows], sorted(map(repr, games))]


def ways(asked: Message) -> dict[int, str]:
    """The buttons of a question in which game, by the games they lead to."""
    found = [Address.parse(str(each.get("custom_id", ""))) for each in asked.clickable()]
    return {each.game: each.encode() for each in found if each is not None and each.verb == IN_GAME}


def answers(house: House, outcome: BotResponse) -> Iterator[Message]:
    """All that was answered: what the clicked message became, what was said beside."""
    made = outcome.interaction
    followed = [house.sandbox.world.find_message(made.channel_id, each) for each in made.followups]
    yield from filter(None, (outcome.updated, outcome.reply, *followed))


@pytest.mark.parametrize(
    ("name", "kinds"), [("Anna", ("dominion", "domus_domini")), ("Anna", ("dominion", "dominion"))]
)
async def test_every_command_asks_in_which_game_or_is_about_none(
    house: House, name: str, kinds: tuple[str, str]
) -> None:
    anna = house.person(name)
    for kind, channel in zip(kinds, (CHANNEL, OTHER), strict=True):
        await begun(house, kind, channel, name, "Ben")
    dm, before = inbox(house, anna), await stored(house)
    commands = all_commands(house)
    assert set(commands) >= {*OF_NO_GAME, *TYPED, *OF_THE_PAST}, "the lists name what there is"
    for command in commands:
        if command == "orders" and kinds[1] != "dominion":
            continue  # its question is asked in one of the two only
        said = (await anna.command(dm, f"/{command}", **TYPED.get(command, {}))).said
        assert await stored(house) == before, command
        if command in OF_NO_GAME or command in OF_THE_PAST:
            assert not ways(said), command
        else:
            assert sorted(ways(said)) == [1, 2], (command, said.words)
            assert len(set(said.labels())) == 2, said.labels()
            assert all(channel in "".join(said.labels()) for channel in (CHANNEL, OTHER)), said.labels()


@pytest.mark.parametrize("name", ["Anna", "Ben"])
async def test_it_goes_on_in_the_game_that_was_picked_and_names_it(house: House, name: str) -> None:
    person, other = house.person(name), "Ben" if name == "Anna" else "Anna"
    for channel in (CHANNEL, OTHER):
        await begun(house, "dominion", channel, name, other)
    dm, typed = inbox(house, person), {**TYPED}
    if name == "Ben":
        typed["orders"] = {**typed["orders"], "answer": "ask me"}
    for command in all_commands(house):
        asked = (await person.command(dm, f"/{command}", **typed.get(command, {}))).said
        if not ways(asked):
            assert command in OF_NO_GAME or command in OF_THE_PAST, (command, asked.words)
            continue
        for game_id, custom_id in ways(asked).items():
            rest = await house.stored(3 - game_id)
            outcome = await house.forge(person, asked, custom_id)
            await house.settled()
            said = [message.words for message in answers(house, outcome)]
            assert said, (command, outcome)
            first = said[0]
            here, there = (place(house, CHANNEL), place(house, OTHER))[:: 1 if game_id == 1 else -1]
            assert here in first, (command, first)
            assert there not in first, (command, first)
            assert await house.stored(3 - game_id) == rest, command
    assert await house.bot.tables.status(1) == await house.bot.tables.status(2) == "running"


@pytest.mark.parametrize(
    ("name", "other", "language"), chosen().some([("Anna", "Ben", "de"), ("Ben", "Anna", "en")], 1)
)
@pytest.mark.parametrize(("verb", "sure"), [("giveup", "resign"), ("calloff", "abort")])
async def test_what_gives_a_game_up_names_it_on_its_button_and_afterwards(
    house: House, name: str, other: str, language: str, verb: str, sure: str
) -> None:
    person = house.person(name)
    await begun(house, "domus_domini", OTHER, name, other)
    await begun(house, "dominion", CHANNEL, name, other)
    asked = (await person.command(inbox(house, person), "/seat")).said
    shown = (await person.click(asked, ways(asked)[1])).updated
    assert shown is not None
    assert "**Domus Domini**" in shown.words
    meant = (await house.press(person, shown, verb)).updated
    assert meant is not None
    assert "**Domus Domini**" in meant.words
    assert meant.labels() == [house.says(language, f"button-{sure}", game=Text("game-domus_domini"))]
    done = await person.click(meant, meant.labels()[0])
    assert done.updated is not None
    assert "**Domus Domini**" in done.updated.words
    assert place(house, OTHER) in done.updated.words
    seats = [seat.player_id for seat in (await house.bot.tables.loaded(2)).seats]
    assert person.id in seats
    assert await house.bot.tables.status(2) == "running"
    assert await house.bot.tables.status(1) == ("aborted" if sure == "abort" else "running")
    assert person.id not in [s.player_id for s in (await house.bot.tables.loaded(1)).seats] or sure == "abort"


@pytest.mark.parametrize("name", ["Anna", "Ben"])
@pytest.mark.parametrize(("pressed", "verb"), [("log", "leaf"), ("text", "words")])
async def test_each_further_page_of_a_game_names_it(
    house: House, monkeypatch: pytest.MonkeyPatch, name: str, pressed: str, verb: str
) -> None:
    monkeypatch.setattr("bot.messages.notices.LEAF", 60)
    monkeypatch.setattr("bot.messages.table_message.CONTENT", 400)
    person, other = house.person(name), "Ben" if name == "Anna" else "Anna"
    await begun(house, "dominion", CHANNEL, name, other)
    await house.turn(person)
    await begun(house, "dominion", OTHER, name, other)
    asked = (await person.command(inbox(house, person), "/table")).said
    shown = (await person.click(asked, ways(asked)[1])).updated
    assert shown is not None
    page = (await house.press(person, shown, pressed)).said
    for _ in range(4):
        further = [str(each["custom_id"]) for each in page.clickable()]
        assert f":{verb}" in further[0], page.words
        turned = (await house.forge(person, page, further[0])).updated
        assert turned is not None
        page = turned
        assert page.words.count(place(house, CHANNEL)) == 1, page.words


@pytest.mark.parametrize(("name", "other"), [("Anna", "Ben"), ("Ben", "Anna")])
async def test_what_is_pressed_where_no_game_is_named_is_answered_naming_it(
    house: House, name: str, other: str
) -> None:
    person = house.person(name)
    for channel in (CHANNEL, OTHER):
        await begun(house, "dominion", channel, name, other)
    verbs = verbs_at("table")
    assert verbs >= set(NAMES_NO_GAME)
    ending, unclear = ("abort", "resign"), dict[str, list[str]]()
    for verb in (*sorted(verbs - {*NAMES_NO_GAME, *ending}), *ending):
        await house.settled()
        help_ = (await person.command(inbox(house, person), "/help")).said
        outcome = await house.forge(person, help_, Address(1, verb=verb).encode())
        said = [message.words for message in answers(house, outcome)]
        if not said or place(house, CHANNEL) not in said[0] or place(house, OTHER) in "".join(said):
            unclear[verb] = said
    assert unclear == {}


async def test_a_game_of_others_is_named_to_nobody(house: House) -> None:
    ben = house.person("Ben")
    await begun(house, "dominion", CHANNEL, "Anna", "Clara")
    await begun(house, "dominion", OTHER, "Ben", "Clara")
    help_ = (await ben.command(inbox(house, ben), "/help")).said
    outcome = await house.forge(ben, help_, Address(1, verb="hand").encode())
    assert [each.words for each in answers(house, outcome)] == [house.says("en", "not-seated")]


async def test_with_one_game_that_fits_nothing_is_asked(house: House) -> None:
    anna = house.person("Anna")
    await begun(house, "dominion", CHANNEL, "Anna", "Ben")
    await house.lobby("Anna", channel=OTHER)
    dm = inbox(house, anna)
    said = (await anna.command(dm, "/hand")).said
    assert place(house, CHANNEL) in said.words
    assert not ways(said)
    assert sorted(ways((await anna.command(dm, "/seat")).said)) == [1, 2], "a table before its start can be called off"


async def test_what_waits_for_me_stands_first(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await begun(house, "dominion", CHANNEL, "Anna", "Ben")
    await begun(house, "dominion", OTHER, "Ben", "Anna")
    first, second = (await anna.command(inbox(house, anna), "/hand")).said.labels()
    assert (first, second) == (f"▶ Dominion · #{CHANNEL}", f"Dominion · #{OTHER}")
    first, second = (await ben.command(inbox(house, ben), "/hand")).said.labels()
    assert (first, second) == (f"▶ Dominion · #{OTHER}", f"Dominion · #{CHANNEL}")


async def test_where_the_channel_is_gone_it_is_said_who_plays(house: House) -> None:
    anna = house.person("Anna")
    for channel in (CHANNEL, OTHER):
        await begun(house, "dominion", channel, "Anna", "Ben")
    house.sandbox.delete_channel(OTHER)
    await house.settled()
    said = (await anna.command(inbox(house, anna), "/hand")).said
    assert said.labels() == [f"▶ Dominion · #{CHANNEL}", "▶ Dominion · Ben"]


@pytest.mark.parametrize("lost", [OSError, TimeoutError, aiohttp.ServerDisconnectedError])
async def test_it_is_asked_too_where_a_channel_cannot_be_looked_up(
    house: House, monkeypatch: pytest.MonkeyPatch, lost: type[Exception]
) -> None:
    async def unheard(channel_id: int) -> Any:
        raise lost

    anna = house.person("Anna")
    for channel in (CHANNEL, OTHER):
        await begun(house, "dominion", channel, "Anna", "Ben")
    monkeypatch.setattr(house.bot.front.client, "get_channel", lambda channel_id: None)
    monkeypatch.setattr(house.bot.front.client.http, "get_channel", unheard)
    said = (await anna.command(inbox(house, anna), "/hand")).said
    assert sorted(ways(said)) == [1, 2]
    assert said.labels() == ["▶ Dominion · Ben #1", "▶ Dominion · Ben #2"]


async def test_a_doubled_click_takes_back_one_step(house: House) -> None:
    anna = house.person("Anna")
    house.arrange({0: {"hand": ["woodcutter", "copper"]}})
    for channel in (CHANNEL, OTHER):
        await begun(house, "dominion", channel, "Anna", "Ben")
    desks = []
    for picks in (("woodcutter",), ("copper",)):
        desks.append(await house.bot.tables.desk(1, anna.id))
        question = desks[-1].question
        assert question is not None
        await answered(house.bot.tables, 1, anna.id, question[0], picks)
    asked = (await anna.command(inbox(house, anna), "/undo")).said
    for _ in range(2):
        await house.forge(anna, asked, ways(asked)[1])
    now = await house.bot.tables.desk(1, anna.id)
    assert now.question == desks[-1].question


async def test_a_question_in_which_game_outlives_a_restart_and_its_game(house: House) -> None:
    anna = house.person("Anna")
    for channel in (CHANNEL, OTHER):
        await begun(house, "dominion", channel, "Anna", "Ben")
    asked = (await anna.command(inbox(house, anna), "/seat")).said
    other = (await anna.command(inbox(house, anna), "/hand")).said
    await house.stop_bot()
    await house.start_bot()
    outcome = await anna.click(other, ways(other)[2])
    assert outcome.updated is not None
    assert place(house, OTHER) in outcome.updated.words
    (await sure_at_seat(house, anna, "calloff"))
    outcome = await anna.click(asked, ways(asked)[1])
    assert house.says("de", "game-aborted") in outcome.said.words
    assert anna.now(asked) == asked, "the other game can still be picked"


async def test_of_many_games_one_is_picked_from_a_list(house: House) -> None:
    anna = house.person("Anna")
    for number in range(BUTTONS + 1):
        channel = house.sandbox.create_channel(f"zelle-{number}").name
        await begun(house, "dominion", channel, "Anna", "Ben")
    asked = (await anna.command(inbox(house, anna), "/table")).said
    (listed,) = asked.clickable()
    options = [text(each, "label") for each in children(listed, "options")]
    assert len(set(options)) == BUTTONS + 1
    third = children(listed, "options")[2]
    outcome = await anna.select(asked, text(listed, "custom_id"), text(third, "value"))
    assert outcome.updated is not None
    found = Address.parse(text(third, "value"))
    assert found is not None
    channel_id = (await house.bot.tables.loaded(found.game)).row.channel_id
    assert f"<#{channel_id}>" in outcome.updated.words


async def test_a_game_of_the_past_is_asked_for_page_by_page(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = house.person("Anna")
    monkeypatch.setattr("bot.messages.pages.which_game.PAGE", 1)
    await played_out(house, "Anna", "Ben")
    await house.later(120_000)
    await played_out(house, "Anna", "Ben", game_id=2)
    for command in OF_THE_PAST:
        asked = (await anna.command(inbox(house, anna), f"/{command}")).said
        newest = asked.clickable()[0]
        (option,) = children(newest, "options")
        assert Address.parse(text(option, "value")) == Address(2, verb=IN_GAME, draft=written((command,)))
        turned = await anna.click(asked, house.says("de", "page-on", page=2))
        assert turned.updated is not None
        (older,) = children(turned.updated.clickable()[0], "options")
        assert text(older, "label") != text(option, "label"), "two games of the same place"
        shown = await anna.select(
            turned.updated, text(turned.updated.clickable()[0], "custom_id"), text(older, "value")
        )
        assert place(house, CHANNEL) in next(answers(house, shown)).words, command


async def test_to_bring_a_game_here_it_is_asked_which(house: House) -> None:
    anna = house.person("Anna")
    for channel in (CHANNEL, OTHER):
        await begun(house, "dominion", channel, "Anna", "Ben")
    asked = (await anna.command("refektorium", "/table")).said
    assert sorted(ways(asked)) == [1, 2]
    shown = (await anna.click(asked, ways(asked)[2])).updated
    assert shown is not None
    moved = await house.press(anna, shown, "move")
    assert moved.updated is not None
    assert "**Dominion**" in moved.updated.words
    assert (await house.bot.tables.loaded(2)).row.channel_id == house.sandbox.channel("refektorium").id
    assert (await house.bot.tables.loaded(1)).row.channel_id == house.sandbox.channel(CHANNEL).id


async def test_who_gave_a_seat_up_takes_it_again_from_the_direct_messages(house: House) -> None:
    ben = house.person("Ben")
    await begun(house, "dominion", CHANNEL, "Anna", "Ben")
    await begun(house, "dominion", OTHER, "Ben", "Anna")
    await sure_at_seat(house, ben, "giveup")
    asked = (await ben.command(inbox(house, ben), "/seat")).said
    assert sorted(ways(asked)) == [1, 2]
    shown = (await ben.click(asked, ways(asked)[1])).updated
    assert shown is not None
    assert shown.labels() == [house.says("en", "button-getback")]
    taken = (await house.press(ben, shown, "getseat")).updated
    assert taken is not None
    assert place(house, CHANNEL) in taken.words
    assert ben.id in [seat.player_id for seat in (await house.bot.tables.loaded(1)).seats]


async def test_who_comes_back_to_a_seat_that_was_given_up_and_taken_gets_no_other_one(house: House) -> None:
    anna, ben, clara = (house.person(name) for name in ("Anna", "Ben", "Clara"))
    await house.game("Anna", "Ben", "David")
    for person in (ben, house.person("David")):
        await sure_at_seat(house, person, "giveup")
    await at_seat(house, clara, "getseat", "Computer 1")
    before = [anna.id, clara.id, None]
    assert [seat.player_id for seat in (await house.bot.tables.loaded(1)).seats] == before
    assert house.says("en", "button-getback") not in (await ben.command(CHANNEL, "/seat")).said.labels()
    assert (await at_seat(house, ben, "getseat", "Clara")).words == house.says("en", "seat-not-free")
    assert [seat.player_id for seat in (await house.bot.tables.loaded(1)).seats] == before


async def test_an_order_for_one_game_that_no_button_can_carry_is_given_in_its_channel(house: House) -> None:
    anna = house.person("Anna")
    for channel in (CHANNEL, OTHER):
        await begun(house, "dominion", channel, "Anna", "Ben")
    listed: dict[str, Any] = {"question": "dominion:discard", "answer": "Kupfer, Anwesen", "where": "here"}
    said = (await anna.command(inbox(house, anna), "/orders", **listed)).said
    assert not ways(said)
    assert said.words


@pytest.mark.parametrize("draft", ["", "0", "z", "4hand", "4undo9zzzzzzzzz", "3log3zzz", "11", "4nono"])
async def test_damaged_buttons_do_nothing(house: House, draft: str) -> None:
    anna = house.person("Anna")
    await begun(house, "dominion", CHANNEL, "Anna", "Ben")
    before = await stored(house)
    for verb in (IN_GAME, GAMES):
        outcome = await house.forge(anna, anna.inbox()[-1], Address(1, verb=verb, draft=draft).encode())
        assert list(answers(house, outcome)), verb
    assert await stored(house) == before
