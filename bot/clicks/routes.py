"""The door of clicks and forms: reads what was pressed, and calls its function.

Laws: a stale, doubled or foreign click changes nothing and is answered with the present state, or with the reason; a
message from the time that a backup took back no longer counts, whatever its number.
"""

from functools import partial

import discord

from bot.clicks import (  # noqa: F401  # each registers what it does
    clocks,
    confirmations,
    guidance,
    lessons,
    lobby,
    options,
    preparing,
    questions,
    seats,
    standing_orders,
    table,
    which_game,
)
from bot.clicks.verbs import work_of
from bot.messages import notices
from bot.messages.parts.custom_ids import Address
from bot.replies.click import Click
from bot.replies.front import Front
from bot.replies.funnel import carried_out
from bot.replies.pressed import address_in, fields_in, shown_at, values_in
from bot.replies.reply import Reply
from bot.tables.terms.actors import Refused
from games.kernel.engine.text import Text


async def press(bot: Front, interaction: discord.Interaction) -> None:
    """Do what the button or form says, and answer in any case."""
    reply, address = Reply.to(interaction), address_in(interaction)
    what = address.verb if address else "unknown"
    await carried_out(bot, reply, partial(_pressed, bot, reply, address), what=what)


async def _pressed(bot: Front, reply: Reply, address: Address | None) -> None:
    here = reply.interaction
    work = None if address is None else work_of(address)
    if address is None or work is None:
        raise Refused(Text("unknown-button"))
    click = Click(reply, address, bot.actor(here), values_in(here), fields_in(here))
    # A lesson is no game.
    if address.kind != "lesson" and shown_at(here) in bot.tables.database.lost:
        await _lost(bot, click)
        return
    if address.game and address.kind != "lesson":
        bot.about(reply, address.game)
    await work(bot, click)
    if reply.misplaced:
        await bot.repair(reply)
    if not reply.answered:
        raise Refused(Text("nothing-to-do"))


async def _lost(bot: Front, click: Click) -> None:
    """Mark the clicked message as no longer valid."""
    say = await bot.voices.to(click.actor)
    await click.reply.show(notices.lost(bot.tables.database.lost.start, say))
