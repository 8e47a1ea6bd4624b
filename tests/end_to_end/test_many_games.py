"""Several games and several people: nothing mixes, and no more is asked of Discord than must be."""

from sandbox import InteractionState, Message, Person
from tests.end_to_end.house import CHANNEL, SECOND_BEGINS, House, controls

OTHER = "kreuzgang"


def asking(person: Person, channel_id: int) -> list[Message]:
    """The direct messages that ask a question of the game in this channel."""
    return [message for message in person.inbox() if controls(message) and f"<#{channel_id}>" in message.text]


async def test_two_games_of_one_person_do_not_mix(house: House) -> None:
    anna, ben, clara = (house.person(name) for name in ("Anna", "Ben", "Clara"))
    first = await house.game("Anna", "Ben")
    second = await house.game("Anna", "Clara", channel=OTHER)
    await house.settled()
    (one,) = asking(anna, first.channel_id)
    (two,) = asking(anna, second.channel_id)
    before = await house.stored(2)
    await house.turn(anna, one)
    assert await house.stored(2) == before
    assert controls(await house.asked(ben))
    assert house.question(clara) is None
    await house.turn(anna, two)
    assert controls(await house.asked(clara))
    assert await house.bot.tables.status(1) == await house.bot.tables.status(2) == "running"
    listed = (await ben.command(CHANNEL, "/turn")).said.words
    assert f"<#{first.channel_id}>" in listed
    assert f"<#{second.channel_id}>" not in listed
    await house.settled()
    dm = house.sandbox.world.dm_of(anna.id)
    assert dm is not None
    waiting = (await anna.command(dm, "/turn")).said.words
    assert all(f"<#{status.channel_id}>" in waiting for status in (first, second))


async def test_the_hand_in_a_channel_is_that_of_its_game(house: House) -> None:
    anna = house.person("Anna")
    await house.game("Anna", "Ben")
    await house.game("Clara", "Anna", channel=OTHER)
    here = (await anna.command(CHANNEL, "/hand")).said
    there = (await anna.command(OTHER, "/hand")).said
    assert controls(here)
    assert not controls(there)
    await house.settled()
    dm = house.sandbox.world.dm_of(anna.id)
    assert dm is not None
    asked = (await anna.command(dm, "/hand")).said
    first = await anna.click(asked, asked.labels()[0])
    assert first.updated is not None
    assert controls(first.updated), "in direct messages the one that waits comes first"
    nothing = await house.person("David").command("refektorium", "/hand")
    assert nothing.said.words == house.says("en", "command-no-game-here")


async def test_two_people_and_two_computers(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    message = await house.lobby("Anna", "Ben")
    for _ in range(2):
        added = await house.press(anna, message, "computer")
        assert added.updated is not None
        message = added.updated
    await house.press(anna, message, "start")
    for _ in range(3):
        assert (await house.turn(anna)).state is InteractionState.ANSWERED
        outcome = await house.turn(ben)
        assert outcome.state is InteractionState.ANSWERED
    mail = await house.asked(anna)
    assert "Computer 1" in mail.text
    board = await house.bot.tables.table(1)
    assert board.names == ("Anna", "Ben", "Computer 1", "Computer 2")


async def test_a_game_that_a_computer_begins_asks_the_person_once(house: House) -> None:
    house.seed = SECOND_BEGINS
    anna = house.person("Anna")
    message = await house.lobby("Anna")
    added = await house.press(anna, message, "computer")
    assert added.updated is not None
    await house.press(anna, added.updated, "start")
    assert "Computer 1" in (await house.asked(anna)).text
    await house.settled()
    assert len(anna.inbox()) == 1


async def test_a_turn_costs_three_requests_at_most(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.game("Anna", "Ben")
    for person in (anna, ben):
        await house.turn(person)
    await house.settled()
    before = house.sandbox.requests.outside_interactions
    for person in (anna, ben) * 5:
        await house.turn(person)
        await house.settled()
    assert house.sandbox.requests.outside_interactions - before <= 3 * 10


async def test_a_turn_that_takes_steps_back_costs_little_more(house: House) -> None:
    await house.ask_everything()
    anna = house.person("Anna")
    await house.game("Anna", "Ben")
    await house.turn(anna)
    await house.turn(house.person("Ben"))
    await house.settled()
    before = house.sandbox.requests.outside_interactions
    answered = await house.decide(anna)
    assert answered.updated is not None
    back = await house.press(anna, answered.updated, "undo")
    assert back.updated is not None
    await house.turn(anna, back.updated)
    await house.settled()
    assert house.sandbox.requests.outside_interactions - before <= 4
