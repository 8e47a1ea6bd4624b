"""Settings, help and what is stored, for the person who asks."""

import discord

from bot.language.phrases import language_of
from bot.messages.pages import help_message
from bot.messages.parts import confirmation
from bot.replies.front import Front
from bot.replies.own_settings import page_of
from bot.replies.reply import Reply
from bot.tables.acts.privacy import StoredOfPerson, known
from bot.tables.terms import manners
from bot.tables.terms.actors import Actor
from bot.tables.terms.lobby_settings import language_title
from games.kernel.engine.text import Text


async def help_(bot: Front, interaction: discord.Interaction) -> None:
    """Explain how to play, and all commands."""
    reply = Reply.to(interaction)
    await reply.say(help_message.page(await bot.voices.to(bot.actor(interaction))))


async def settings(bot: Front, interaction: discord.Interaction) -> None:
    """Show how the bot treats the person, with the forms that change it."""
    page = await page_of(bot, bot.actor(interaction))
    await Reply.to(interaction).say(page.shape())


async def privacy(bot: Front, interaction: discord.Interaction) -> None:
    """Say what is stored about the person, with a button to delete it."""
    found = await known(bot.tables, interaction.user.id)
    if found.name is None and not (found.going or found.over):
        await bot.reply_text(interaction, Text("privacy-nothing"))
        return
    say = await bot.voices.to(bot.actor(interaction))
    told = [*_told(found), *await _of_server(bot, bot.actor(interaction))]
    await Reply.to(interaction).say(confirmation.asked(told, Text("button-forget"), 0, say))


async def _of_server(bot: Front, actor: Actor) -> list[Text]:
    """What a moderator reads of what is stored about the server."""
    if not actor.moderator:
        return []
    there = await bot.tables.database.read(lambda tx: manners.of(tx, actor.guild_id))
    return [] if there == manners.Manners() else [Text("privacy-server")]


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
