"""The door of clicks and forms: calls the function registered for the verb of what was pressed and for its place: at a
table, or at a question of the game, of a lesson, of a rehearsal, or at a rule.

Laws: each click leads to one function only; a stale, doubled or foreign click changes nothing and is answered with the
present state, or with the reason; a message from the time that a backup took back no longer counts, whatever its
number.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

import discord

from bot.messages import notices
from bot.messages.parts.custom_ids import Address, ButtonPlace
from bot.replies.click import Click, address_in, fields_in, shown_at, ticked_in, values_in
from bot.replies.front import Front
from bot.replies.funnel import carried_out
from bot.replies.reply import Reply
from bot.tables.terms.actors import Refused
from games.kernel.engine.text import Text

Work: TypeAlias = Callable[[Front, Click], Awaitable[None]]
"""Does what one click says."""

ANY = ""
"""Stands for every verb that has no function of its own."""

REGISTERED: dict[tuple[ButtonPlace, str], Work] = {}
FORMS = set[tuple[ButtonPlace, str]]()
"""What opens a form."""


def pressed(*verbs: str, at: ButtonPlace = "table", form: bool = False) -> Callable[[Work], Work]:
    """Register a function for these verbs, or without any for all others there; `form`: it opens one. Raises ValueError
    if it is taken.
    """

    def register(work: Work) -> Work:
        FORMS.update((at, verb) for verb in verbs if form)
        for verb in verbs or (ANY,):
            if REGISTERED.setdefault((at, verb), work) is not work:
                raise ValueError(f"{verb!r} at a {at} has a function already")
        return work

    return register


def work_of(address: Address) -> Work | None:
    """The function for a click; None: there is none."""
    return REGISTERED.get((address.kind, address.verb)) or REGISTERED.get((address.kind, ANY))


def verbs_at(kind: ButtonPlace) -> set[str]:
    """The verbs that have their own functions there."""
    return {verb for at, verb in REGISTERED if at == kind and verb != ANY}


async def press(bot: Front, interaction: discord.Interaction) -> None:
    """Do what the button or form says, and answer in any case."""
    reply, address = Reply.to(interaction), address_in(interaction)
    what = address.verb if address else "unknown"
    reply.opens_form = address is not None and (address.kind, address.verb) in FORMS
    await carried_out(bot, reply, partial(_pressed, bot, reply, address), what=what)


async def _pressed(bot: Front, reply: Reply, address: Address | None) -> None:
    here = reply.interaction
    work = None if address is None else work_of(address)
    if address is None or work is None:
        raise Refused(Text("unknown-button"))
    click = Click(reply, address, bot.actor(here), values_in(here), fields_in(here), ticked_in(here))
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
