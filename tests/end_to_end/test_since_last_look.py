"""What a picture marks as changed: the table it is compared with, for everybody and for one person."""

from tests.end_to_end.house import House


async def turns(house: House, *names: str) -> None:
    """These people have a turn each, as the blue buttons say; Clara begins."""
    for name in names:
        await house.turn(house.person(name), await house.asked(house.person(name)))
        await house.settled()


async def test_everybody_sees_what_changed_in_the_turn_that_is_told(house: House) -> None:
    await house.game("Anna", "Ben", "Clara")
    tables = house.bot.tables
    assert (await tables.table(1)).past.before is None
    begun = (await tables.table(1)).view
    await turns(house, "Clara")
    table = await tables.table(1)
    assert table.past.before.turn.seat == begun.turn.seat
    assert table.past.before.turn.number == 1
    bought = {pile.card: pile.left for pile in begun.piles}
    assert {pile.card: pile.left for pile in table.past.before.piles} == bought
    await turns(house, "Anna")
    assert (await tables.table(1)).past.before.turn.seat == 0


async def test_a_person_sees_what_changed_since_the_own_last_decision_even_after_a_restart(house: House) -> None:
    await house.game("Anna", "Ben", "Clara")
    clara, david = house.person("Clara").id, house.person("David").id
    await turns(house, "Clara", "Anna")
    before = (await house.bot.tables.table(1, clara)).past.before
    assert (before.turn.seat, before.turn.number) == (0, 1), "after her turn it was Anna's"
    assert (await house.bot.tables.table(1, david)) == await house.bot.tables.table(1)
    shared = (await house.bot.tables.table(1)).past.before
    await house.stop_bot()
    await house.start_bot()
    assert (await house.bot.tables.table(1, clara)).past.before == before
    assert (await house.bot.tables.table(1)).past.before == shared


async def test_whoever_comes_back_sees_it_on_the_own_picture_and_whoever_clicks_does_not(house: House) -> None:
    await house.game("Anna", "Ben", "Clara")
    clara = house.person("Clara").id
    await turns(house, "Clara", "Anna", "Ben")
    tables = house.bot.tables
    side = await tables.side(1, 2)
    assert side is not None
    assert side.desk.table.past.before == (await tables.table(1, clara)).past.before is not None
    assert (await tables.desk(1, clara)).table.past.before is None
