"""Clicks about clocks: no more reminders, coming back, letting a computer play for those whose time is over.

Laws: a stale or foreign click changes nothing and is answered with the reason; an action for somebody else must be
confirmed.
"""

import asyncio
from contextlib import AsyncExitStack, suppress

from msgspec.structs import replace

from bot.clicks.routes import pressed
from bot.messages import notices
from bot.messages.parts import confirmation
from bot.replies.click import Click
from bot.replies.front import Front
from bot.tables.terms.actors import Refused
from bot.tables.terms.preferences import Preferences
from db import rows
from games.kernel.engine.text import Text

MEANWHILE_SECONDS = 1.0
"""How long somebody who comes back waits for the message that is just being delivered to them."""


@pressed("mute")
async def mute(bot: Front, click: Click) -> None:
    """No more reminders in this turn."""
    await bot.acts.turn_clock.mute(click.game, click.actor.user_id)
    await _done(bot, click, Text("muted"))


@pressed("back")
async def back(bot: Front, click: Click) -> None:
    """Let the person play again."""
    seated = (await bot.tables.loaded(click.game)).seats
    async with AsyncExitStack() as held:
        # If possible, update the clicked message before a newer one takes its place.
        with suppress(TimeoutError):
            async with asyncio.timeout(MEANWHILE_SECONDS):
                for seat in [each.seat for each in seated if each.player_id == click.actor.user_id]:
                    await held.enter_async_context(bot.courier.places.alone(click.game, seat))
        taken = await bot.acts.seating.back(click.game, click.actor.user_id)
        await _done(bot, click, notices.seat_back(taken))


@pressed("home")
async def home(bot: Front, click: Click) -> None:
    """End the person's holiday, in all games."""
    await bot.acts.turn_clock.choose(click.actor, _back)
    await click.reply.show(notices.notice(Text("away-off-done"), await bot.voices.to(click.actor)))


@pressed("playturn")
async def play_turn(bot: Front, click: Click) -> None:
    """Let the computer play one turn of a late person, if confirmed."""
    await _ask(bot, click, "turn")


@pressed("standin")
async def stand_in(bot: Front, click: Click) -> None:
    """Let the computer play until a late person is back, if confirmed."""
    await _ask(bot, click, "stay")


async def _ask(bot: Front, click: Click, how: str) -> None:
    await bot.acts.turn_clock.late(click.game, click.address.page, click.actor)
    loaded = await bot.tables.loaded(click.game)
    say = await bot.voices.to(click.actor, loaded)
    await click.reply.say(confirmation.acting_for(loaded, click.address.page, how, say))


async def _done(bot: Front, click: Click, text: Text) -> None:
    """Show the present desk to this person alone, and say what was done."""
    desk = await bot.tables.desk(click.game, click.actor.user_id, click.actor.locale)
    if click.reply.interaction.guild_id is None:
        await click.reply.update(await bot.illustrated.desk(desk))
    loaded = await bot.tables.loaded(click.game)
    await click.reply.say(notices.notice(text, await bot.voices.to(click.actor, loaded)))


def _back(chosen: Preferences, person: rows.Player, at: int) -> Preferences:
    """The preferences without the holiday. Raises Refused if there is none."""
    if chosen.away is None or chosen.away.until <= at:
        raise Refused(Text("away-not"))
    return replace(chosen, away=None)
