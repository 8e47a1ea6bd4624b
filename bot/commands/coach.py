"""Help at a table: a coach for the own seat."""

from typing import Any

import discord
from discord import app_commands

from bot.commands.whereabouts import own_game
from bot.commands.wording import add
from bot.replies.front import Front
from games.kernel.text import Text

ON, OFF = "on", "off"


def register(tree: "app_commands.CommandTree[Any]", bot: Front) -> None:
    """Add `/coach`."""
    add(tree, bot, coach, choices={"switch": (ON, OFF)})


async def coach(bot: Front, interaction: discord.Interaction, switch: str = ON) -> None:
    """Call a coach to the own seat, or let it go."""
    game_id = await own_game(bot, interaction)
    coached = await bot.tables.coaches.call(game_id, bot.actor(interaction), wanted=switch == ON)
    bot.deliver_soon()
    await bot.reply_text(interaction, Text("coach-called" if coached else "coach-gone"))
