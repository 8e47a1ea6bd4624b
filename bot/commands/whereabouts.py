"""Which game a command means: the one of its channel, or the person's own in direct messages."""

import discord

from bot.replies.front import Front
from bot.tables.actors import Refused
from games.kernel.text import Text


async def game_here(bot: Front, interaction: discord.Interaction) -> int:
    """The game of this channel or thread: the one that is not over, else the last one. Raises Refused."""
    found = await bot.tables.at(interaction.channel_id) if interaction.channel_id else None
    if found is None:
        raise Refused(Text("command-no-game-here"))
    return found


async def own_game(bot: Front, interaction: discord.Interaction) -> int:
    """The game of this channel; in direct messages the person's own, first one that waits. Raises Refused."""
    if interaction.guild_id is not None:
        return await game_here(bot, interaction)
    mine = await bot.tables.games_of(interaction.user.id)
    if not mine:
        raise Refused(Text("command-no-games"))
    return mine[0].game_id


async def recorded_game(bot: Front, interaction: discord.Interaction) -> int:
    """The game that goes on in this channel, else the one finished last; in direct messages the person's own that was
    finished last. Raises Refused.
    """
    if interaction.guild_id is None or interaction.channel_id is None:
        return await bot.tables.archive.newest_of(interaction.user.id)
    going = await bot.tables.at(interaction.channel_id)
    if going is not None and await bot.tables.status(going) == "running":
        return going
    return await bot.tables.archive.newest_in(interaction.channel_id)


async def told_game(bot: Front, interaction: discord.Interaction) -> int:
    """The game of which something may be told: the one that goes on, else the one finished last. Raises Refused."""
    try:
        return await own_game(bot, interaction)
    except Refused as nothing:
        try:
            return await recorded_game(bot, interaction)
        except Refused:
            raise nothing from None


async def game_around(bot: Front, interaction: discord.Interaction) -> int | None:
    """The game that `own_game` finds; None where there is none."""
    try:
        return await own_game(bot, interaction)
    except Refused:
        return None
