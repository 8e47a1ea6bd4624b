"""The thread that is opened for a table.

Laws: if Discord refuses, or does not answer, a sentence says what to do; a thread without its table is removed again,
and a thread that was opened although no answer came gets its table.
"""

import asyncio
from collections.abc import Collection
from contextlib import suppress
from itertools import count
from typing import Final

import discord
import structlog

from bot.language.phrases import called, cut
from bot.replies.allowance import let_open_thread
from bot.replies.front import Front
from bot.replies.funnel import not_again
from bot.replies.reply import LOST
from bot.tables.terms.actors import Refused
from games.kernel.contract.game import Game
from games.kernel.engine.text import Text, game_title

WEEK_IN_MINUTES: Final = 10080
LONGEST_TITLE: Final = 100
BAD_TITLE: Final = (200000, 200001, 50035)
"""Its title has a word blocked on this server, or by Discord everywhere."""
REFUSALS: Final = {
    160006: "thread-too-many",
    160007: "thread-too-many",
    50024: "command-play-no-thread-here",
    50013: "thread-not-allowed",
    50001: "thread-not-allowed",
    10003: "thread-not-allowed",
}
HEARSAY_SECONDS: Final = 2.0
"""How long to wait for a thread whose opening was not answered."""
GLANCE_SECONDS: Final = 0.1

log = structlog.get_logger()


async def open_thread(bot: Front, interaction: discord.Interaction, game: Game) -> discord.Thread:
    """A new thread for a table. Raises Refused."""
    channel, host = let_open_thread(interaction), bot.actor(interaction)
    say = (await bot.voices.to(host)).plain
    plain = say(game_title(game.name))
    title = _untaken(say(Text("command-play-thread-title", game=plain, host=called(host.name, 0))), channel)
    not_again()
    try:
        try:
            return await _opened(channel, title)
        except discord.HTTPException as error:
            if error.code not in BAD_TITLE:
                raise
        # It is the host's name that is blocked; the game's own name is ours.
        return await _opened(channel, plain)
    except discord.HTTPException as error:
        log.warning("thread_refused", code=error.code, status=error.status)
        raise Refused(_why(error)) from error


def _untaken(title: str, channel: discord.TextChannel) -> str:
    """A title that none of the channel's open threads has."""
    taken, short = {thread.name for thread in channel.threads}, cut(title, LONGEST_TITLE - len(" (99)"))
    titles = (title if number == 1 else f"{short} ({number})" for number in count(1))
    return next(each for each in titles if cut(each, LONGEST_TITLE) not in taken)


async def put_away(thread: discord.Thread) -> None:
    """Remove the thread: without a table it would mislead."""
    with suppress(discord.HTTPException, *LOST):
        await thread.edit(archived=True)


async def _opened(channel: discord.TextChannel, title: str) -> discord.Thread:
    kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
    name, before = cut(title, LONGEST_TITLE), {thread.id for thread in channel.threads}
    try:
        return await channel.create_thread(name=name, type=kind, auto_archive_duration=WEEK_IN_MINUTES)
    except LOST as error:
        log.warning("thread_unanswered", error=repr(error))
        if (thread := await _heard_of(channel, name, before)) is None:
            raise Refused(Text("thread-not-now")) from error
        return thread


async def _heard_of(channel: discord.TextChannel, name: str, before: Collection[int]) -> discord.Thread | None:
    """A new thread of this name, if one appears soon: Discord also announces each on the gateway."""
    with suppress(TimeoutError):
        async with asyncio.timeout(HEARSAY_SECONDS):
            while True:
                for thread in channel.threads:
                    if thread.name == name and thread.id not in before:
                        return thread
                await asyncio.sleep(GLANCE_SECONDS)
    return None


def _why(error: discord.HTTPException) -> Text:
    if isinstance(error, discord.DiscordServerError):
        return Text("thread-not-now")
    return Text(REFUSALS.get(error.code, "thread-refused"), code=str(error.code))
