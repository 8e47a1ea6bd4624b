"""The one way through: every click, form and command is carried out here, to the end, and answered.

Laws: whatever is refused or fails ends in a sentence for the person; each interaction is noted once, in the log and the
metrics, with who did what and how it ended; an autocomplete always gives a list of at most 25; work that met a lost
database, or made way for other work, is done again if nothing of it can be there twice.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Concatenate, Literal, TypeAlias

import discord
import structlog
from discord import InteractionType, app_commands
from structlog.contextvars import bound_contextvars

from bot.metrics import INTERACTIONS
from bot.replies.front import Front
from bot.replies.reply import Reply, TooLate
from bot.tables.terms.actors import Refused
from db.connection.out_of_reach import DatabaseDeadlocked, DatabaseGone, OutOfReach
from db.engine import TRACE, Trace
from games.kernel.engine.text import Text

MOST_OFFERS = 25
LONGEST_OFFER = 100
PERSISTENCE_SECONDS = 4.0
"""How long to retry after the database was lost: the time a server needs to restart."""
PAUSE_SECONDS = 0.5
FORM_SECONDS = 2.5
"""How long to wait for a form before acknowledging, after which it could not be opened; Discord waits three."""
KINDS = {InteractionType.component: "click", InteractionType.modal_submit: "form"}
"""What log and metrics call an interaction that is no command."""

CommandWork: TypeAlias = Callable[Concatenate[Front, discord.Interaction, ...], Coroutine[Any, Any, None]]
"""What a command does: ``async def hand(bot, interaction, option: type …)``."""
Attempt: TypeAlias = Callable[[], Coroutine[Any, Any, None]]
"""The work of one interaction, which can be started again."""
Offer: TypeAlias = tuple[str, str]
"""What autocomplete offers: a label and the value it stands for."""
Offers: TypeAlias = Callable[[Front, discord.Interaction, str], Awaitable[Sequence[Offer]]]
"""Finds what to offer for the text typed so far."""
HowEnded: TypeAlias = Literal["done", "refused", "late", "failed"]

log = structlog.get_logger()


async def carried_out(bot: Front, reply: Reply, work: Attempt, *, what: str, private: bool = True) -> None:
    """Do the work of an interaction to its end, acknowledging it if that takes long.

    `what`: the button's verb or the command's name; `private`: a command's answer is for the person alone.
    """
    interaction = reply.interaction
    kind = KINDS.get(interaction.type, "command")
    if (task := asyncio.current_task()) is not None:
        bot.under_way.begin(task)
    began, outcome = time.perf_counter(), "failed"
    about = bound_contextvars(interaction=interaction.id, user=interaction.user.id, **{kind: what})
    with about, bot.pressed(reply.clicked):
        try:
            outcome = await _outcome(bot, reply, work, kind, private=private)
        finally:
            seconds = time.perf_counter() - began
            INTERACTIONS.labels(kind, outcome).observe(seconds)
            if interaction.guild_id is None and interaction.user.id in bot.posting.unreached:
                with suppress(OutOfReach):
                    await bot.posting.heard_directly(interaction.user.id)
            log.debug("interaction", outcome=outcome, ms=round(1000 * seconds))


async def _outcome(bot: Front, reply: Reply, work: Attempt, kind: str, *, private: bool) -> HowEnded:
    trace = Trace()
    task = asyncio.create_task(_persistently(reply, _restarting if bot.under_way.closing else work, trace))
    patience = max(bot.under_way.patience, FORM_SECONDS) if reply.opens_form else bot.under_way.patience
    if not (await asyncio.wait({task}, timeout=patience))[0]:
        await reply.defer(private=private)
    try:
        await task
    except Refused as error:
        await _quietly(reply, bot.say_reason(reply, *error.reasons))
        return "refused"
    except TooLate:
        log.warning("too_late")
        late = bot.say_reason(reply, _apology(bot, reply.interaction, kind)) if kind == "command" else bot.repair(reply)
        await _quietly(reply, late)
        return "late"
    except OutOfReach as error:
        gone = isinstance(error, DatabaseGone)
        log.warning("database_gone" if gone else f"{kind}_failed", error=str(error))
        reason = _gone(bot, trace) if gone else None
        await _quietly(reply, bot.say_reason(reply, reason or _apology(bot, reply.interaction, kind), ask=not gone))
        return "failed"
    except Exception:
        log.exception(f"{kind}_failed")
        await _quietly(reply, bot.say_reason(reply, _apology(bot, reply.interaction, kind)))
        return "failed"
    return "done"


async def _restarting() -> None:
    raise Refused(Text("restarting"))


async def _persistently(reply: Reply, work: Attempt, trace: Trace) -> None:
    """Do the work; if the database is gone, or made it give way, again for a while, unless something is already stored
    or said.
    """
    TRACE.set(trace)
    began, pause = time.monotonic(), 0.0
    while True:
        try:
            return await work()
        except (DatabaseGone, DatabaseDeadlocked):
            if trace.stored or reply.answered or time.monotonic() - began > PERSISTENCE_SECONDS:
                raise
        await asyncio.sleep(pause)
        pause = PAUSE_SECONDS


def not_again() -> None:
    """The work in progress now does something that must not happen twice."""
    if (trace := TRACE.get()) is not None:
        trace.stored = True


def _gone(bot: Front, trace: Trace) -> Text | None:
    """What to say if the database was lost in mid-work, or just now; None if the error has a name of its own."""
    if trace.stored:
        return Text("database-gone-midway")
    return None if bot.tables.database.trouble else Text("database-gone")


def _apology(bot: Front, interaction: discord.Interaction, kind: str) -> Text:
    """What went wrong; with the database ``database-*``. For a command it gives the number of the log entry: nothing
    else says what was tried.
    """
    if bot.tables.database.trouble:
        return Text(f"database-{bot.tables.database.trouble.replace('_', '-')}")
    if kind == "command":
        return Text("command-failed", number=str(interaction.id))
    return Text("something-went-wrong")


async def _quietly(reply: Reply, answer: Awaitable[object]) -> None:
    """Failing to give this answer is no second error."""
    try:
        await answer
    except Exception as error:
        log.warning("unanswered", interaction=reply.interaction.id, error=f"{type(error).__name__}: {error}")


async def offered(
    bot: Front, interaction: discord.Interaction, offers: Offers, typed: str
) -> list[app_commands.Choice[str]]:
    """The list that autocomplete answers; empty on failure."""
    try:
        found = await offers(bot, interaction, typed)
    except Refused:
        return []
    except OutOfReach as error:
        log.warning("database_gone", interaction=interaction.id, error=str(error))
        return []
    except Exception:
        log.exception("autocomplete_failed", interaction=interaction.id)
        return []
    return [app_commands.Choice(name=label[:LONGEST_OFFER], value=value) for label, value in found[:MOST_OFFERS]]


async def answer_error(bot: Front, interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
    """Handle the command tree's own errors: a command that is gone, an option of another kind."""
    reply = Reply.to(interaction)
    if interaction.type is InteractionType.autocomplete:
        log.warning("autocomplete_failed", interaction=interaction.id, error=str(error))
        await _quietly(reply, interaction.response.autocomplete([]))
    elif isinstance(error, app_commands.CommandNotFound):
        await _quietly(reply, bot.reply_text(interaction, Text("command-unknown")))
    else:
        log.error("command_failed", interaction=interaction.id, exc_info=error.__cause__ or error)
        await _quietly(reply, bot.say_reason(reply, _apology(bot, interaction, "command")))
