"""Games for the benchmarks: played by people who answer at random, stored as the bot stores them."""

from bot.tables.acts.tables import Tables
from bot.tables.terms.actors import Actor, Place
from games.kernel.engine.chance import Chance
from tests.bot.answering import answered
from tests.games.at_random import random_policy

ANNA, BEN = Actor(1, "Anna"), Actor(2, "Ben")


async def open_game(tables: Tables, channel: int) -> int:
    """Anna against Ben in a channel, begun."""
    game_id = await tables.lobbies.open("dominion", Place(channel, 1), ANNA)
    await tables.lobbies.join(game_id, BEN)
    await tables.lobbies.start(game_id, ANNA)
    return game_id


async def answer_once(tables: Tables, game_id: int, chance: Chance) -> None:
    """A player with a question answers at random."""
    for user in (ANNA, BEN):
        desk = await tables.desk(game_id, user.user_id)
        if desk.question:
            choice_id, choice = desk.question
            picks = random_policy(chance)(dict, choice)
            await answered(tables, game_id, user.user_id, choice_id, picks)
            return


async def play_until(tables: Tables, game_id: int, steps: int) -> None:
    """Answer until the log has so many steps or the game is over."""
    chance = Chance(b"benchmark")
    while (loaded := await tables.loaded(game_id)).row.step < steps and loaded.row.status == "running":
        await answer_once(tables, game_id, chance)
