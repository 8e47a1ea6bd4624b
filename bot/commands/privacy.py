"""What is stored about the person who asks, and forgetting it."""

from typing import Any

import discord
from discord import app_commands

from bot.commands.wording import add
from bot.replies.front import Front
from bot.tables.privacy import Known, forget, known
from bot.typed.pages import lines
from games.kernel.text import Text


def register(tree: "app_commands.CommandTree[Any]", bot: Front) -> None:
    """Add `/privacy`."""
    add(tree, bot, privacy)


async def privacy(bot: Front, interaction: discord.Interaction, forget_: bool = False) -> None:
    """Tell what is stored about the person, or forget it."""
    if forget_:
        await forget(bot.tables, bot.seating, bot.actor(interaction))
        bot.deliver_soon()
        await bot.reply_text(interaction, Text("privacy-forgotten"))
    else:
        await bot.reply_text(interaction, _told(await known(bot.tables, interaction.user.id)))


def _told(found: Known) -> Text:
    if found.name is None and not (found.going or found.over):
        return Text("privacy-nothing")
    kept = [
        Text("privacy-name", name=found.name or ""),
        Text("privacy-language", language=found.language),
        Text("privacy-messages-open" if found.reachable else "privacy-messages-closed"),
        *([Text("privacy-settings")] if found.settings else []),
        Text("privacy-orders", count=found.orders),
        Text("privacy-games", going=found.going, over=found.over),
    ]
    return lines(Text("privacy-heading"), *kept, Text("privacy-end"))
