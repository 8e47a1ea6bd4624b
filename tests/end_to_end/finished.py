"""A game really played to its end, quickly: answers need no clicks."""

from bot.tables.terms.actors import Refused
from games.kernel.contract.policy import default_policy
from sandbox import Message, Person
from tests.bot.answering import answered
from tests.end_to_end.house import CHANNEL, House


async def played_out(house: House, *names: str, game_id: int = 1) -> Message:
    """A game of these people from the lobby to the end; its result."""
    await house.game(*names)
    tables = house.bot.tables
    while await tables.status(game_id) == "running":
        loaded = await tables.loaded(game_id)
        choice_id, choice = next(iter(loaded.playing().open.items()))
        person = loaded.seats[choice.seat].player_id
        assert person is not None
        picks = default_policy(lambda: None, choice)
        try:
            await answered(tables, game_id, person, choice_id, picks)
        except Refused:
            continue
    house.bot.courier.soon()
    await house.settled()
    return await result_of(house, house.person(names[0]))


async def result_of(house: House, person: Person) -> Message:
    """The newest result in the channel, as soon as there is one: its luck can be checked."""

    def newest() -> Message | None:
        return next((seen for seen in reversed(person.sees(CHANNEL)) if ":verify" in str(seen.clickable())), None)

    return await house.sandbox.until(newest)
