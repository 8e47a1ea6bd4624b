"""What acts on somebody else's seat, or cannot be taken back at once by who did it, is asked once more.

Law: it holds for every command that there is, and for every button; the question and its button name the game.
"""

import pytest
from discord import ButtonStyle

from bot.clicks.routes import verbs_at
from bot.messages.parts.components import LINE_LABEL
from bot.messages.parts.custom_ids import Address
from sandbox import Message, Person
from tests.depth import chosen
from tests.empty_database import only_on
from tests.end_to_end.by_button import at_seat
from tests.end_to_end.house import CHANNEL, House
from tests.end_to_end.test_clock import DAY, passed, timed
from tests.end_to_end.test_one_game_is_meant import TYPED, all_commands, place

pytestmark = only_on("sqlite", "other tests ask of the database what these ask")

OWN = {"offer", "letplay", "return", "getseat", "back", "take"}
"""What changes the own seat at once: coming back and offering it bring it to what it was."""
ONCE_MORE = {"playturn", "standin", "take", "calloff", "giveup", "absent", "getseat"}
"""What asks, of all buttons; no command does anything of the kind."""
MEANT = {"abort", "resign", "replace", "sit", "lateturn", "latestay", "clear", "erase"}
"""What is pressed by who means it; there is a button of it only in such a question."""


async def waiting_for_ben(house: House) -> Message:
    """A table, opened by Anna, that has waited for Ben for too long, who has offered the seat."""
    await timed(house, "Anna", "Ben")
    await house.turn(house.person("Anna"))
    await passed(house, DAY)
    await at_seat(house, house.person("Ben"), "offer")
    await house.settled()
    return next(each for each in reversed(house.person("Anna").sees(CHANNEL)) if each.has("a:1:-:-:playturn:1"))


async def seated(house: House) -> dict[object, object]:
    """How the table stands: by person which seat, who plays it and whether it is offered; who leads it, and where."""
    async with house.running.database.reading() as tx:
        seats = (await tx.exec_driver_sql("SELECT player_id, seat, level, offered_at > 0 FROM seats")).all()
        games = (await tx.exec_driver_sql("SELECT status, channel_id, host_id FROM games")).all()
    return {"table": [tuple(each) for each in games], **{each[0]: tuple(each) for each in seats}}


async def let_stand(house: House, person: Person, what: str, before: dict[object, object]) -> None:
    """Nothing has changed but, if it may, the person's own seat; which is brought back by that person alone."""
    now = await seated(house)
    changed = {each for each in before.keys() | now.keys() if before.get(each) != now.get(each)}
    if not changed:
        return
    assert what in OWN
    assert changed == {person.id}, what
    await at_seat(house, person, "return")
    if before != await seated(house):
        await at_seat(house, person, "offer")
    assert before == await seated(house)


def asks(house: House, said: Message) -> bool:
    """Whether a message asks once more about a game; it names the game and the place, and the one red button does."""
    found = [(each, Address.parse(str(each.get("custom_id")))) for each in said.clickable()]
    sure = [each for each, address in found if address is not None and address.verb in MEANT and address.game]
    if not sure:
        return False
    assert len(found) == 1
    assert sure[0].get("style") == ButtonStyle.danger.value
    label = str(sure[0]["label"])
    assert "Dominion" in label
    assert len(label) <= LINE_LABEL
    assert "**Dominion**" in said.words
    assert place(house, CHANNEL) in said.words
    return True


def everybody(house: House) -> list[Person]:
    """Who leads the table, a bystander, a moderator, and who is awaited there."""
    house.person("David").settings(moderator=True)
    return [house.person(name) for name in ("Anna", "Clara", "David", "Ben")]


async def test_no_command_acts_on_others_by_itself(house: House) -> None:
    await waiting_for_ben(house)
    before, found = await seated(house), set[str]()
    for person in everybody(house):
        for command in all_commands(house):
            said = (await person.command(CHANNEL, f"/{command}", **TYPED.get(command, {}))).said
            await let_stand(house, person, command, before)
            if asks(house, said):
                found.add(command)
    assert found == set()


async def test_every_button_that_acts_on_others_asks_once_more(house: House) -> None:
    house.let_end(better=1)
    status = await waiting_for_ben(house)
    before, found = await seated(house), set[str]()
    for person in everybody(house):
        for verb in sorted(verbs_at("table") - MEANT):
            outcome = await house.forge(person, status, Address(1, verb=verb, page=1).encode())
            await let_stand(house, person, verb, before)
            if outcome.reply is not None and asks(house, outcome.reply):
                found.add(verb)
    assert found == ONCE_MORE


@pytest.mark.parametrize(
    ("host", "other", "language"), chosen().some([("Anna", "Ben", "de"), ("Ben", "Anna", "en")], 1)
)
async def test_who_was_asked_in_another_turn_is_asked_again(house: House, host: str, other: str, language: str) -> None:
    person, absent = house.person(host), house.person(other)
    await house.game(host, other)
    await house.turn(person)
    asked = await at_seat(house, person, "absent", other)
    assert asked.words == house.says(language, "replace-ask", who=other, **house.table())
    for each in (absent, person):
        await house.turn(each)
    again = await house.meant(person, asked)
    assert again.words == asked.words
    assert await house.meant(person, again)
    loaded = await house.bot.tables.loaded(1)
    assert [seat.level is not None for seat in loaded.seats] == [False, True]


async def test_of_several_it_is_said_that_nobody_knows_who_has_decided(house: House) -> None:
    anna = house.person("Anna")
    hit = {"hand": ["gold", "silver", "copper", "estate", "curse"]}
    house.arrange({0: {"hand": ["militia", "copper"]}, 1: hit, 2: hit})
    await house.game("Anna", "Ben", "Clara")
    await house.turn(anna)
    asked = await at_seat(house, anna, "absent", "Ben")
    assert house.says("de", "replace-ask-unseen", who="Ben") in asked.words
    await house.turn(house.person("Ben"))
    assert (await at_seat(house, anna, "absent", "Ben")).words == asked.words, "it tells nothing"
