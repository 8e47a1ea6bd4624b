"""For the person who asks: settings and help."""

from typing import Any

import discord
from discord import app_commands

from bot.commands.front import Front
from bot.commands.pages import lines
from bot.commands.wording import add
from bot.phrases import LANGUAGES
from games.kernel.text import Text

FROM_DISCORD = "discord"


def register(tree: "app_commands.CommandTree[Any]", bot: Front) -> None:
    """Add `/settings` and `/help`."""

    async def help_(bot: Front, interaction: discord.Interaction) -> None:
        names = sorted(command.name for command in tree.get_commands())
        overview = [
            Text("command-help-line", name=Text(f"command-{name}-name"), about=Text(f"command-{name}-about"))
            for name in names
        ]
        await bot.reply_text(interaction, lines(Text("command-help-heading"), *overview, Text("command-help-end")))

    add(tree, bot, settings, choices={"language": (FROM_DISCORD, *LANGUAGES)})
    add(tree, bot, help_)


async def settings(bot: Front, interaction: discord.Interaction, language: str | None = None) -> None:
    """Choose the language one is spoken to in, or tell which it is."""
    if language is not None:
        await bot.tables.set_language(bot.actor(interaction), None if language == FROM_DISCORD else language)
    spoken = await bot.tables.language(interaction.user.id, str(interaction.locale))
    message = "command-settings-told" if language is None else "command-settings-done"
    await bot.reply_text(interaction, Text(message, language=Text(f"command-settings-language-{spoken}")))
