"""Preparing the next turn during the turns of others."""

from typing import Any

from discord import app_commands

from bot.commands.typing.whereabouts import add_in_game
from bot.replies.front import Front
from bot.replies.reply import Reply


def register(tree: "app_commands.CommandTree[Any]", bot: Front) -> None:
    """Add `/plan`."""
    add_in_game(tree, bot, plan)


async def plan(bot: Front, reply: Reply, game_id: int) -> None:
    """Show the rehearsal of the person's next turn, or why there is none."""
    actor = bot.actor(reply.interaction)
    await reply.say(await bot.illustrated.rehearsal(await bot.acts.preparing.go_on(game_id, actor)))
