"""Between Discord and a command: every command is answered, whatever happens in it, and noted in log and metrics.

Laws: a command that is refused or fails ends in a sentence for the person; an autocomplete always gives a list, of 25
at most.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Concatenate, TypeAlias, TypeVar

import discord
import structlog
from discord import app_commands

from bot import logs
from bot.front import Front
from bot.metrics import INTERACTIONS
from bot.reply import LOST
from bot.tables.shown import Refused
from games.kernel.text import Text

PATIENCE_SECONDS = 1.5
"""After so long a command is acknowledged, and its answer follows."""
MOST_OFFERS = 25
LONGEST_OFFER = 100

Work: TypeAlias = Callable[Concatenate[Front, discord.Interaction, ...], Coroutine[Any, Any, None]]
"""What a command does: ``async def hand(bot, interaction, option: type …)``."""
Offer: TypeAlias = tuple[str, str]
"""What autocomplete offers: a label and the value it stands for."""
Offers: TypeAlias = Callable[[Front, discord.Interaction, str], Awaitable[Sequence[Offer]]]
"""Finds what to offer for what has been typed so far."""
Options = TypeVar("Options")

log = structlog.get_logger()


async def carried_out(
    bot: Front, interaction: discord.Interaction, work: Coroutine[Any, Any, None], *, private: bool
) -> None:
    """Do a command's work to the end, acknowledging it if it takes long; `private`: for the person alone."""
    name = interaction.command.qualified_name if interaction.command else "?"
    began, outcome = time.perf_counter(), "done"
    with logs.about(interaction=interaction.id, user=interaction.user.id, command=name):
        task = asyncio.create_task(_refused(work) if bot.closing else work)
        bot.running.add(task)
        task.add_done_callback(bot.running.discard)
        try:
            if not (await asyncio.wait({task}, timeout=PATIENCE_SECONDS))[0]:
                await _acknowledge(interaction, private=private)
            await task
        except Refused as error:
            outcome = "refused"
            await bot.reply_refused(interaction, error)
        except BaseException:
            outcome = "failed"
            raise
        finally:
            INTERACTIONS.labels("command", outcome).observe(time.perf_counter() - began)


async def _refused(work: Coroutine[Any, Any, None]) -> None:
    work.close()
    raise Refused(Text("restarting"))


async def _acknowledge(interaction: discord.Interaction, *, private: bool) -> None:
    if interaction.response.is_done():
        return
    try:
        await interaction.response.defer(ephemeral=private, thinking=True)
    except (discord.HTTPException, discord.InteractionResponded, *LOST) as error:
        log.info("not_deferred", error=str(error))


async def offered(
    bot: Front, interaction: discord.Interaction, offers: Offers, typed: str
) -> list[app_commands.Choice[str]]:
    """What autocomplete answers; nothing if finding it fails."""
    try:
        found = await offers(bot, interaction, typed)
    except Refused:
        return []
    except Exception:
        log.exception("autocomplete_failed", interaction=interaction.id)
        return []
    return [app_commands.Choice(name=label[:LONGEST_OFFER], value=value) for label, value in found[:MOST_OFFERS]]


async def answer_error(bot: Front, interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
    """What the command tree calls for everything raised in it: answer, and note what went wrong."""
    if interaction.type is discord.InteractionType.autocomplete:
        log.warning("autocomplete_failed", interaction=interaction.id, error=str(error))
        await _quietly(interaction, interaction.response.autocomplete([]))
    elif isinstance(error, app_commands.CommandNotFound):
        await _quietly(interaction, bot.reply_text(interaction, Text("command-unknown")))
    else:
        log.error("command_failed", interaction=interaction.id, exc_info=error.__cause__ or error)
        await _quietly(interaction, bot.reply_text(interaction, Text("command-failed", number=str(interaction.id))))


async def _quietly(interaction: discord.Interaction, answer: Awaitable[object]) -> None:
    try:
        await answer
    except Exception as error:
        log.warning("unanswered", interaction=interaction.id, error=f"{type(error).__name__}: {error}")
