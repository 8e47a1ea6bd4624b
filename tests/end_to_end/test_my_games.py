"""`/turn`: all my games, what waits for me first, by deadline, and the way there; the log after the end."""

import re

import pytest

from games.kernel.engine.text import Text
from sandbox import Message, Person
from tests.depth import chosen
from tests.end_to_end.by_button import from_past
from tests.end_to_end.finished import played_out
from tests.end_to_end.house import CHANNEL, House, controls

LINK = re.compile(r"\(https://discord\.com/channels/(@me|\d+)/(\d+)/(\d+)\)")


async def timed_game(house: House, host: str, other: str, channel: str, time: str | None) -> None:
    """A game in this channel, with so much time for each decision."""
    lobby = await house.lobby(host, other, channel=channel)
    if time is not None:
        await house.choose(house.person(host), lobby, time)
    begun = await house.press(house.person(host), lobby, "start")
    assert begun.updated is not None, begun.reason
    await house.settled()


async def listed(person: Person) -> list[str]:
    """The games in the list, in its order."""
    return (await person.command(CHANNEL, "/turn")).said.words.splitlines()[1:]


def linked(house: House, line: str) -> Message | None:
    """The message a line leads to."""
    found = LINK.search(line)
    assert found is not None, line
    return house.sandbox.world.find_message(int(found[2]), int(found[3]))


@pytest.mark.parametrize(
    ("name", "other", "language"), chosen().some([("Anna", "Ben", "de"), ("Ben", "Anna", "en")], 0)
)
async def test_what_waits_for_me_comes_first_and_of_this_what_is_due_next(
    house: House, name: str, other: str, language: str
) -> None:
    person = house.person(name)
    await timed_game(house, name, other, "refektorium", None)
    await timed_game(house, name, other, "kreuzgang", "week")
    await timed_game(house, name, other, CHANNEL, "day")
    house.sandbox.create_channel("scriptorium")
    await timed_game(house, other, name, "scriptorium", "day")
    lines = await listed(person)
    places = [str(house.sandbox.channel(one).id) for one in (CHANNEL, "kreuzgang", "refektorium")]
    assert [place in line for place, line in zip(places, lines, strict=False)] == [True] * 3
    assert [line[0] for line in lines] == ["▶", "▶", "▶", "·"]
    due = house.says(language, "command-turn-due", when="").strip()
    assert [due in line for line in lines] == [True, True, False, False]
    for line in lines[:3]:
        mail = linked(house, line)
        assert mail is not None
        assert mail in person.inbox()
    table = linked(house, lines[3])
    assert table is not None
    assert table not in person.inbox()


async def test_without_direct_messages_the_way_leads_to_the_table(house: House) -> None:
    anna = house.person("Anna")
    anna.settings(dms_open=False)
    await timed_game(house, "Anna", "Ben", CHANNEL, None)
    house.pinged.clear()
    (line,) = await listed(anna)
    table = linked(house, line)
    assert table is not None
    assert table.visible_to is None
    assert table.channel_id == house.sandbox.channel(CHANNEL).id


async def test_a_lobby_stands_in_the_list_with_the_way_to_it(house: House) -> None:
    lobby = await house.lobby("Anna", "Ben")
    (line,) = await listed(house.person("Anna"))
    assert linked(house, line) == lobby


@pytest.mark.parametrize(
    ("name", "other", "language"), chosen().some([("Anna", "Ben", "de"), ("Ben", "Anna", "en")], 1)
)
async def test_the_log_can_be_read_after_the_end(house: House, name: str, other: str, language: str) -> None:
    await played_out(house, name, other)
    newest = await from_past(house, house.person(name), "log")
    commitment = (await house.bot.tables.loaded(1)).row.commitment
    assert house.says(language, "sealed", commitment=commitment) in newest.words
    pages = 1
    while house.says(language, "button-earlier") in newest.labels():
        outcome = await house.person(name).click(newest, house.says(language, "button-earlier"))
        assert outcome.updated is not None
        newest, pages = outcome.updated, pages + 1
    assert pages > 3


@pytest.mark.parametrize(("name", "other"), [("Anna", "Ben"), ("Ben", "Anna")])
async def test_who_decides_in_the_channel_is_not_asked_by_mail_any_more(house: House, name: str, other: str) -> None:
    person = house.person(name)
    status = await house.game(name, other)
    asked = await house.asked(person)
    await house.turn(person, await house.hand(person, status))
    await house.settled()
    mail = person.now(asked)
    assert mail is not None
    assert not controls(mail)
    assert mail.words != asked.words


async def test_old_messages_do_not_tell_whose_turn_it_was(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.game("Anna", "Ben")
    over = await house.turn(anna)
    assert over.updated is not None
    where = f"<#{over.interaction.channel_id}>"
    game = Text("game-dominion")
    assert house.says("de", "desk-rest", game=game, where="").split(":")[-1] in over.updated.words
    await house.turn(ben)
    await house.asked(anna)
    stale = [mail for mail in anna.inbox() if ben.name in mail.words.splitlines()[0]]
    assert stale == [], where
