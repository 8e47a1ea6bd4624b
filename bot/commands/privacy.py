"""The data stored about the person who asks, and the way to delete it."""

from typing import Any

import discord
from discord import app_commands

from bot.commands.typing.wording import add
from bot.language.phrases import language_of
from bot.messages.parts import confirmation
from bot.replies.front import Front
from bot.replies.reply import Reply
from bot.tables.acts.privacy import StoredOfPerson, known
from bot.tables.terms.lobby_settings import language_title
from games.kernel.engine.text import Text


def register(tree: "app_commands.CommandTree[Any]", bot: Front) -> None:
    """Add `/privacy`."""
    add(tree, bot, privacy)


async def privacy(bot: Front, interaction: discord.Interaction) -> None:
    """Say what is stored about the person, with a button to delete it."""
    found = await known(bot.tables, interaction.user.id)
    if found.name is None and not (found.going or found.over):
        await bot.reply_text(interaction, Text("privacy-nothing"))
        return
    say = await bot.voices.to(bot.actor(interaction))
    await Reply.to(interaction).say(confirmation.asked(_told(found), Text("button-forget"), 0, say))


def _told(found: StoredOfPerson) -> list[Text]:
    kept = [
        Text("privacy-name", name=found.name or ""),
        Text("privacy-language", language=language_title(language_of(found.language))),
        Text("privacy-messages-open" if found.reachable else "privacy-messages-closed"),
        *([Text("privacy-settings")] if found.settings else []),
        Text("privacy-orders", count=found.orders),
        Text("privacy-prepared", count=found.prepared),
        *([Text("privacy-learning", count=found.learning)] if found.learning else []),
        *([Text("privacy-helped", count=found.helped)] if found.helped else []),
        Text("privacy-games", going=found.going, over=found.over),
    ]
    return [Text("privacy-heading"), *kept, Text("privacy-end")]
