"""Help at a table: a coach for the person's seat."""

from typing import Any

from discord import app_commands

from bot.commands.typing.whereabouts import add_in_game
from bot.replies.front import Front
from bot.replies.reply import Reply
from games.kernel.engine.text import Text

ON, OFF = "on", "off"


def register(tree: "app_commands.CommandTree[Any]", bot: Front) -> None:
    """Add `/coach`."""
    add_in_game(tree, bot, coach, choices={"switch": (ON, OFF)})


async def coach(bot: Front, reply: Reply, game_id: int, switch: str = ON) -> None:
    """Call a coach to the person's seat, or dismiss it."""
    coached = await bot.tables.coaches.call(game_id, bot.actor(reply.interaction), wanted=switch == ON)
    await bot.reply_text(reply.interaction, Text("coach-called" if coached else "coach-gone"))
