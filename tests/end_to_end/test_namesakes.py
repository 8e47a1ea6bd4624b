"""Two who are called alike can be told apart wherever they are named, and no command takes one for the other."""

from bot.messages.parts.custom_ids import Address
from renderers.surface.lettering import names_shown
from sandbox import Person
from sandbox.forms.document import text
from tests.end_to_end.house import CHANNEL, House
from tests.end_to_end.test_names_and_languages import read
from tests.end_to_end.test_one_game_is_meant import OTHER, inbox, ways

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
    said = read((await first.command(CHANNEL, "/table text")).said.words)
    lines = [line for line in said.splitlines() if "in hand" in line]
    assert sorted(line.split(":")[0].removeprefix("- ") for line in lines) == [FIRST, SECOND, "David"]
    for _ in table.names:
        (awaited,) = (await house.bot.tables.loaded(1)).playing().awaited()
        await house.turn(next(each for each in (david, anna, ben) if named[each.id] == table.names[awaited]))
    log = read((await david.command(CHANNEL, "/log")).said.words)
    assert all(f"{name}: turn 1" in log for name in (FIRST, SECOND)), log


async def test_a_seat_is_replaced_only_if_it_is_clear_whose(house: House) -> None:
    david, anna, ben = await alike(house)
    first = await seated(house, CHANNEL, david, anna, ben)
    if first == david:
        await house.turn(david)
    offers = (await david.autocomplete(CHANNEL, "/seat replace", "seat", "")).choices
    assert sorted(offer.name for offer in offers) == [FIRST, SECOND]
    refused = read((await david.command(CHANNEL, "/seat replace", seat="alex")).said.words)
    assert refused == read(
        house.says("en", "seat-unclear", typed="alex", names=f"{offers[0].name} or {offers[1].name}")
    )
    awaited = (await house.bot.tables.loaded(1)).playing().awaited()[0]
    wanted = next(offer for offer in offers if offer.value.endswith(str(awaited)))
    asked = read((await david.command(CHANNEL, "/seat replace", seat=wanted.value)).said.words)
    whose = (await house.bot.tables.loaded(1)).seats[awaited]
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
    (choice,) = (await david.autocomplete(CHANNEL, "/seat replace", "seat", "")).choices
    for typed in ("1", choice.value):
        asked = (await david.command(CHANNEL, "/seat replace", seat=typed)).said
        assert asked.words == house.says("en", "replace-ask", who="1", **house.table())
        address = Address.parse(text(asked.clickable()[0], "custom_id"))
        assert address is not None
        assert address.page == mine
    (choice,) = (await david.autocomplete(inbox(house, david), "/seat replace", "seat", "")).choices
    for typed in ("1", choice.value):
        which = (await david.command(inbox(house, david), "/seat replace", seat=typed)).said
        assert set(ways(which)) == {1, 2}


async def test_namesakes_in_one_of_several_games_are_asked_about(house: House) -> None:
    david, anna, ben = await alike(house)
    await seated(house, CHANNEL, david, anna, ben)
    await seated_two(house, OTHER, david, anna)
    await house.settled()
    refused = (await david.command(inbox(house, david), "/seat replace", seat="Alex")).said.words
    assert "may be" in refused
    offers = (await david.autocomplete(inbox(house, david), "/seat replace", "seat", "")).choices
    assert [offer.name for offer in offers].count(SECOND) == 1
    second = next(offer.value for offer in offers if offer.name == SECOND)
    said = (await david.command(inbox(house, david), "/seat replace", seat=second)).said
    assert not ways(said), "only in one game there is a second"


async def seated_two(house: House, channel: str, host: Person, other: Person) -> Person:
    """A game of these two begins; who is awaited."""
    lobby = (await host.command(channel, "/play", game="dominion")).said
    joined = (await house.press(other, lobby, "join")).updated
    assert joined is not None
    await house.press(host, joined, "start")
    loaded = await house.bot.tables.loaded(1 if channel == CHANNEL else 2)
    (first,) = loaded.playing().awaited()
    return host if loaded.seats[first].player_id == host.id else other
