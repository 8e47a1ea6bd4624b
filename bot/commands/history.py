"""Looking back: a game picture by picture, with all else that can be known of it; many games counted."""

from collections.abc import Mapping
from typing import Any

import discord

from bot.replies.front import Front
from bot.replies.reading import history, replays
from bot.replies.reply import Reply
from bot.tables.terms.actors import Refused
from games.kernel.engine.text import Text

OWN, SERVER = "own", "server"
ME, ALL = "me", "all"


async def replay(bot: Front, reply: Reply, game_id: int) -> None:
    """Show a game again, picture by picture."""
    await replays.open_replay(bot, reply, game_id)


def shown_to_one(options: Mapping[str, Any]) -> bool:
    """Whether only this person sees the answer."""
    return options.get("visible") != ALL


async def stats(bot: Front, interaction: discord.Interaction, whose: str = OWN, visible: str = ME) -> None:
    """Count the person's finished games, or the server's; visible to everybody only if the person asks for that."""
    if whose == SERVER and interaction.guild_id is None:
        raise Refused(Text("stats-no-server"))
    guild_id = interaction.guild_id if whose == SERVER else None
    reply, actor = Reply.to(interaction), bot.actor(interaction)
    await history.statistics(bot, reply, actor, guild_id, public=visible == ALL)
