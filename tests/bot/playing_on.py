"""Stored games played on by people who decide like the weakest computer player, with everything else there is to do."""

from bot.tables.acts.tables import Tables
from bot.tables.memory.advance import Advance
from bot.tables.terms.actors import Actor
from games.kernel.engine.choice import Picks
from games.kernel.engine.lanes import CLOSED, NOBODY
from tests.bot.answering import Says

MOST_STEPS = 5_000
"""The length from which a game counts as endless."""


async def play_on(tables: Tables, game_id: int, steps: int = MOST_STEPS) -> None:
    """Answer people's questions until the game is over or the log has so many steps."""
    while (loaded := await tables.loaded(game_id)).row.status == "running" and loaded.row.step < steps:
        if loaded.row.step >= MOST_STEPS:
            raise RuntimeError(f"game {game_id} does not end")
        await answer_once(tables, game_id)


async def answer_once(tables: Tables, game_id: int, place: int = 0) -> None:
    """Let a person answer as the computer player of the level in this place, or lift a veil. Raises RuntimeError if
    nobody has a question.
    """
    loaded = await tables.loaded(game_id)
    policy = loaded.game.mind.player(loaded.game.mind.levels[place])
    for choice_id, choice in loaded.playing().open.items():
        if choice is CLOSED:
            await tables.moves.make(game_id, lambda _, advance, veil=choice_id: lifted(advance, veil))  # type: ignore[misc]  # a move of two arguments
            return
        user_id = loaded.seats[choice.seat].player_id
        if user_id is not None and loaded.seats[choice.seat].level is None:
            picks = policy(loaded.playing().look(choice.seat), choice)
            await _answered(tables, game_id, user_id, picks)
            return
    raise RuntimeError(f"nobody is asked anything in game {game_id}")


async def _answered(tables: Tables, game_id: int, user_id: int, picks: Picks) -> None:
    outcome = await tables.moves.decide(Says(game_id, Actor(user_id, ""), lambda _: picks))
    if outcome.reason is not None:
        raise RuntimeError(repr(outcome.reason))


def lifted(advance: Advance, veil: str) -> int:
    """The time of a veil has come."""
    advance.lift(veil)
    return NOBODY
