"""A game of Dominion from the lobby to the result, by clicks."""

from tests.end_to_end.finished import result_of
from tests.end_to_end.house import CHANNEL, House, button, controls


async def test_two_people_play_from_the_lobby_to_the_result(painted_house: House) -> None:
    house = painted_house
    status = await house.game("Anna", "Ben")
    people = [house.person("Anna"), house.person("Ben")]
    for _ in range(200):
        if await house.bot.tables.status(1) != "running":
            break
        asked = await house.sandbox.until(lambda: next((p for p in people if house.question(p)), None))
        await house.turn(asked)
    assert await house.bot.tables.status(1) == "finished"
    result = await result_of(house, people[0])
    assert result.shown_files, "the result has a picture"
    await house.settled()
    assert people[0].now(status) is None, "the result takes the table's place"
    board = await house.bot.tables.table(1)
    assert board.result is not None
    assert board.result.winners


async def test_each_sees_only_the_own_hand(house: House) -> None:
    await house.game("Anna", "Ben")
    anna, ben = house.person("Anna"), house.person("Ben")
    asked = await house.sandbox.until(lambda: next((p for p in (anna, ben) if house.question(p)), None))
    other = ben if asked is anna else anna
    assert not any(controls(message) for message in other.inbox())
    assert all(not controls(message) for message in anna.sees(CHANNEL))


async def test_a_computer_answers_within_the_click_that_asked_it(house: House) -> None:
    message = await house.lobby("Anna")
    outcome = await house.press(house.person("Anna"), message, "computer")
    assert outcome.updated is not None
    assert "Computer" in outcome.updated.text
    await house.press(house.person("Anna"), outcome.updated, "start")
    played = await house.turn(house.person("Anna"))
    assert played.updated is not None
    assert await house.bot.tables.status(1) == "finished", "one message led through the whole game"
    assert button(played.updated, "again")
