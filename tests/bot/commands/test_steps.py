"""`/undo` takes a decision back; `/abort` calls a game off, if it is meant and allowed."""

from sandbox import Person
from tests.end_to_end.by_button import at_seat, sure_at_seat
from tests.end_to_end.house import CHANNEL, House


async def test_a_decision_is_taken_back(house: House, anna: Person, ben: Person) -> None:
    await house.ask_everything()
    await house.game("Anna", "Ben")
    active = await house.sandbox.until(lambda: next(filter(house.question, (anna, ben)), None))
    before = await house.bot.tables.desk(1, active.id)
    await house.decide(active)
    assert await house.bot.tables.desk(1, active.id) != before
    outcome = await active.command(CHANNEL, "/undo")
    assert outcome.said.visible_to == active.id
    assert outcome.said.shown_files
    after = await house.bot.tables.desk(1, active.id)
    assert (after.view, after.question) == (before.view, before.question)


async def test_only_ones_own_decision_can_be_taken_back(house: House, anna: Person, ben: Person) -> None:
    await house.game("Anna", "Ben")
    active = await house.sandbox.until(lambda: next(filter(house.question, (anna, ben)), None))
    other = ben if active is anna else anna
    await house.decide(active)
    before = await house.bot.tables.desk(1, active.id)
    outcome = await other.command(CHANNEL, "/undo")
    assert outcome.said.text
    assert not outcome.said.shown_files
    assert await house.bot.tables.desk(1, active.id) == before


async def test_calling_off_must_be_confirmed(house: House, ben: Person) -> None:
    await house.game("Ben", "David")
    asked = await at_seat(house, ben, "calloff")
    assert asked.text.startswith("Really call off **Dominion** in ")
    assert asked.labels() == ["Yes, call off Dominion"]
    assert await house.bot.tables.status(1) == "running"


async def test_the_host_calls_a_game_off(house: House, ben: Person) -> None:
    await house.game("Ben", "David")
    assert (await sure_at_seat(house, ben, "calloff")).text == house.says("en", "abort-done", **house.table())
    assert await house.bot.tables.status(1) == "aborted"


async def test_a_moderator_calls_a_game_off(house: House, anna: Person) -> None:
    await house.game("Ben", "David")
    assert "abgebrochen" in (await sure_at_seat(house, anna, "calloff")).text
    assert await house.bot.tables.status(1) == "aborted"


async def test_nobody_else_does(house: House) -> None:
    await house.game("Ben", "David")
    assert "host" in (await sure_at_seat(house, house.person("David"), "calloff")).text
    assert await house.bot.tables.status(1) == "running"
