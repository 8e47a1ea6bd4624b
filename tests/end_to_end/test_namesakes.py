"""Two who are called alike can be told apart wherever they are named, and no command takes one for the other."""

from bot.messages.parts.custom_ids import Address
from renderers.surface.lettering import names_shown
from sandbox import Person
from sandbox.forms.document import text
from tests.end_to_end.by_button import at_seat, log_of, words_of
from tests.end_to_end.house import CHANNEL, House
from tests.end_to_end.test_names_and_languages import read
from tests.end_to_end.test_one_game_is_meant import OTHER

FIRST, SECOND = "Alex", "Alex (2)"


async def alike(house: House) -> tuple[Person, Person, Person]:
    """David, who will open tables, and Anna and Ben, who are both called Alex by now."""
    people = house.person("David"), house.person("Anna"), house.person("Ben")
    for person in people[1:]:
        house.rename(person, FIRST)
    return people


async def seated(house: House, channel: str, *people: Person) -> Person:
    """A game of these begins in a channel; who is awaited first."""
    lobby = (await people[0].command(channel, "/play", game="dominion")).said
    for person in people[1:]:
        lobby = (await house.press(person, lobby, "join")).updated or lobby
    named = read(lobby.text).splitlines()
    for person, name in zip(people[1:], (FIRST, SECOND), strict=False):
        assert any(line.startswith(f"**{people.index(person) + 1}.** {name}") for line in named), named
        assert f"<@{person.id}>" in lobby.text, "whose account it is can be looked at"
    await house.press(people[0], lobby, "start")
    loaded = await house.bot.tables.loaded(1 if channel == CHANNEL else 2)
    (first,) = loaded.playing().awaited()
    return next(person for person in people if person.id == loaded.seats[first].player_id)


async def test_a_table_names_no_two_people_alike(house: House) -> None:
    david, anna, ben = await alike(house)
    first = await seated(house, CHANNEL, david, anna, ben)
    table = await house.bot.tables.table(1)
    assert sorted(table.names) == [FIRST, SECOND, "David"]
    assert names_shown(table.names) == table.names, "pictures name them like texts"
    named = {seat.player_id: seat.name for seat in (await house.bot.tables.loaded(1)).seats}
    assert (named[anna.id], named[ben.id]) == (FIRST, SECOND)
    said = read((await words_of(house, first)).words)
    lines = [line for line in said.splitlines() if "in hand" in line]
    assert sorted(line.split(":")[0].removeprefix("- ") for line in lines) == [FIRST, SECOND, "David"]
    for _ in table.names:
        (awaited,) = (await house.bot.tables.loaded(1)).playing().awaited()
        await house.turn(next(each for each in (david, anna, ben) if named[each.id] == table.names[awaited]))
    log = read((await log_of(house, david)).words)
    assert all(f"{name}: turn 1" in log for name in (FIRST, SECOND)), log


async def test_a_seat_is_replaced_only_if_it_is_clear_whose(house: House) -> None:
    david, anna, ben = await alike(house)
    first = await seated(house, CHANNEL, david, anna, ben)
    if first == david:
        await house.turn(david)
    awaited = (await house.bot.tables.loaded(1)).playing().awaited()[0]
    whose = (await house.bot.tables.loaded(1)).seats[awaited]
    assert whose.name in (FIRST, SECOND)
    shown = (await david.command(CHANNEL, "/seat")).said
    assert [label for label in shown.labels() if "Alex" in label] == [f"Computer for {whose.name} …"]
    asked = read((await at_seat(house, david, "absent", whose.name)).words)
    assert asked.startswith(read(house.says("en", "replace-ask", who=whose.name, **house.table())))
    assert f"<@{whose.player_id}>" in asked


async def test_who_is_called_like_a_number_is_meant_by_it(house: House) -> None:
    david, anna = house.person("David"), house.person("Anna")
    house.rename(anna, "1")
    for channel in (CHANNEL, OTHER):
        if (await seated_two(house, channel, david, anna)) == david:
            await house.turn(david)
    loaded = await house.bot.tables.loaded(1)
    mine = next(seat.seat for seat in loaded.seats if seat.player_id == anna.id)
    asked = await at_seat(house, david, "absent", "1")
    assert asked.words == house.says("en", "replace-ask", who="1", **house.table())
    address = Address.parse(text(asked.clickable()[0], "custom_id"))
    assert address is not None
    assert address.page == mine


async def seated_two(house: House, channel: str, host: Person, other: Person) -> Person:
    """A game of these two begins; who is awaited."""
    lobby = (await host.command(channel, "/play", game="dominion")).said
    joined = (await house.press(other, lobby, "join")).updated
    assert joined is not None
    await house.press(host, joined, "start")
    loaded = await house.bot.tables.loaded(1 if channel == CHANNEL else 2)
    (first,) = loaded.playing().awaited()
    return host if loaded.seats[first].player_id == host.id else other
