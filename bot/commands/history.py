"""Looking back: a game picture by picture, whether it was fair, its record as a file; many games counted."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from bot.commands.whereabouts import recorded_game
from bot.commands.wording import add
from bot.replies.front import Front
from bot.replies.reply import Reply
from bot.tables.actors import Refused
from games.kernel.text import Text

OWN, SERVER = "own", "server"
ME, ALL = "me", "all"


def register(tree: "app_commands.CommandTree[Any]", bot: Front) -> None:
    """Add `/replay`, `/review`, `/stats`, `/verify` and `/export`."""
    add(tree, bot, replay)
    add(tree, bot, review)
    add(tree, bot, stats, choices={"whose": (OWN, SERVER), "visible": (ME, ALL)}, private=shown_to_one)
    add(tree, bot, verify)
    add(tree, bot, export)


async def replay(bot: Front, interaction: discord.Interaction) -> None:
    """Show the channel's game once more, picture by picture."""
    game_id = await recorded_game(bot, interaction)
    await bot.history.replays.open(Reply.to(interaction), game_id, bot.actor(interaction))


async def review(bot: Front, interaction: discord.Interaction) -> None:
    """Look back on the person's own decisions in the last finished game."""
    game_id = await recorded_game(bot, interaction)
    await bot.looking_back.show(Reply.to(interaction), game_id, bot.actor(interaction))


def shown_to_one(options: Mapping[str, Any]) -> bool:
    """Whether the person alone sees what is answered."""
    return options.get("visible") != ALL


async def stats(bot: Front, interaction: discord.Interaction, whose: str = OWN, visible: str = ME) -> None:
    """Count the person's finished games, or those of the server; for everybody to see only if the person says so."""
    if whose == SERVER and interaction.guild_id is None:
        raise Refused(Text("stats-no-server"))
    guild_id = interaction.guild_id if whose == SERVER else None
    reply, actor = Reply.to(interaction), bot.actor(interaction)
    await bot.history.statistics(reply, actor, guild_id, public=visible == ALL)


async def verify(bot: Front, interaction: discord.Interaction) -> None:
    """Play the last finished game again and say whether it agrees."""
    game_id = await recorded_game(bot, interaction)
    await bot.history.verify(Reply.to(interaction), game_id, bot.actor(interaction))


async def export(bot: Front, interaction: discord.Interaction) -> None:
    """Give the last finished game as a file; never one that goes on."""
    game_id = await recorded_game(bot, interaction)
    await bot.history.export(Reply.to(interaction), game_id, bot.actor(interaction))
