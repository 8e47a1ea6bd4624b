"""Looking back: a game picture by picture, whether it was fair, its record as a file; many games counted."""

from collections.abc import Mapping
from typing import Any

import discord

from bot.replies.front import Front
from bot.replies.reading import history, replays, reviews
from bot.replies.reply import Reply
from bot.tables.terms.actors import Refused
from games.kernel.engine.text import Text

OWN, SERVER = "own", "server"
ME, ALL = "me", "all"


async def replay(bot: Front, reply: Reply, game_id: int) -> None:
    """Show a game again, picture by picture."""
    await replays.open_replay(bot, reply, game_id)


async def review(bot: Front, reply: Reply, game_id: int) -> None:
    """Look back on the person's own decisions in a finished game."""
    await reviews.show(bot, reply, game_id)


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


async def verify(bot: Front, reply: Reply, game_id: int) -> None:
    """Replay a finished game and say whether it agrees."""
    await history.verify(bot, reply, game_id)


async def export(bot: Front, reply: Reply, game_id: int) -> None:
    """Give a finished game as a file; never a running one."""
    await history.export(bot, reply, game_id)
