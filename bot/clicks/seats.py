"""Clicks about going back and about seats: asking, agreeing, refusing, withdrawing, taking a seat, leaving one.

Law: a click on something that is over says so, and shows the present state.
"""

import msgspec

from bot.clicks.confirmations import sit
from bot.clicks.routes import pressed
from bot.messages import notices
from bot.messages.parts import confirmation
from bot.messages.parts.components import drawn
from bot.messages.parts.outgoing import Shape
from bot.messages.poll_message import FARS
from bot.replies import polls
from bot.replies.click import Click, is_in
from bot.replies.front import Front
from bot.replies.seats import seats
from bot.tables.acts.seating import Taken, is_anothers, to_take
from bot.tables.acts.voting import Vote
from bot.tables.memory.loaded import LoadedGame
from bot.tables.terms.actors import Refused
from games.kernel.engine.text import Former, Seat, Text

GONE = ("seat-not-free", "game-over", "game-aborted")
"""Why nobody can take a seat any more."""


@pressed("seat")
async def seat(bot: Front, click: Click) -> None:
    """Show how it stands with the person's seat, and what can be done."""
    await click.reply.show(await seats(bot, click.game, click.actor))


@pressed("ask")
async def ask(bot: Front, click: Click) -> None:
    """Ask the others to go back as far as this button says."""
    far = [*FARS][click.address.page] if click.address.page < len(FARS) else ""
    done = await bot.acts.voting.ask_back(click.game, click.actor.user_id, far, click.number)
    if done:
        desk = await bot.tables.desk(click.game, click.actor.user_id, click.actor.locale)
        await click.reply.show(await bot.illustrated.desk(desk))
        return
    await click.reply.show(await polls.newest(bot, click.game, click.actor))
    await polls.note_asked(bot, click.game, click.actor, click.reply)


@pressed("agree", "refuse", "withdraw")
async def vote(bot: Front, click: Click) -> None:
    """Say yes or no, or withdraw one's own poll; show its new state, and if that was refused, the reason."""
    reason: Text | None = None
    try:
        how = msgspec.convert(click.address.verb, Vote)
        await bot.acts.voting.vote(how, click.game, click.actor.user_id, click.address.draft)
    except Refused as error:
        reason = error.reason
    await click.reply.show(await polls.newest(bot, click.game, click.actor))
    if reason is not None:
        await bot.say_reason(click.reply, reason)


@pressed("offer")
async def offer(bot: Front, click: Click) -> None:
    """Offer the person's seat."""
    await bot.acts.seating.offer(click.game, click.actor.user_id)
    await click.reply.show(await seats(bot, click.game, click.actor))


@pressed("letplay")
async def let_play(bot: Front, click: Click) -> None:
    """Let a computer stand in for the person."""
    await bot.acts.seating.stand_in(click.game, click.actor.user_id)
    await click.reply.show(await seats(bot, click.game, click.actor))


@pressed("return")
async def come_back(bot: Front, click: Click) -> None:
    """Let the person play again, or no longer offer the seat; show what is asked or awaited there."""
    taken = await bot.acts.seating.back(click.game, click.actor.user_id)
    click.reply.instead = click.reply.alone
    await bot.desk_to(click.reply, click.game, notices.seat_back(taken))


@pressed("getseat")
async def get_seat(bot: Front, click: Click) -> None:
    """Take over a seat; another person's after confirmation."""
    loaded, user_id = await bot.tables.loaded(click.game), click.actor.user_id
    seat = to_take(loaded, user_id, click.address.page)
    if is_anothers(seat, user_id):
        await click.reply.show(confirmation.taking(loaded, seat.seat, await bot.voices.to(click.actor, loaded)))
    elif seat.player_id == user_id:
        await come_back(bot, click)
    else:
        await sit(bot, click)


@pressed("take")
async def take(bot: Front, click: Click) -> None:
    """Take over the seat on offer, another person's after confirmation; an offer that is over has no button
    any more.
    """
    gone: Refused | None = None
    try:
        loaded = await bot.tables.loaded(click.game)
        if is_anothers(to_take(loaded, click.actor.user_id, click.address.page), click.actor.user_id):
            say = await bot.voices.to(click.actor, loaded)
            await click.reply.say(confirmation.taking(loaded, click.address.page, say))
            return
        taken = await bot.acts.seating.take(click.game, click.actor, click.address.page)
    except Refused as error:
        if error.reason.id not in GONE:
            raise
        gone, taken = error, Taken(click.address.page)
    if taken.back:
        await bot.desk_to(click.reply, click.game, notices.seat_back(taken))
        return
    loaded = await bot.tables.loaded(click.game)
    if is_in(click.reply.interaction, click.address):
        await click.reply.update(Shape(_became(bot, loaded, taken, gone), drawn([])))
    told = gone.reason if gone else notices.seat_taken(taken, loaded)
    await click.reply.say(notices.notice(told, await bot.voices.to(click.actor, loaded)))


def _became(bot: Front, loaded: LoadedGame, taken: Taken, gone: Refused | None) -> str:
    """The outcome of an offer, for the channel."""
    say = bot.voices.phrasebook.at(loaded, loaded.row.language)
    if gone is not None:
        return say(Text("seat-offer-gone"))
    whom = Former(taken.seat, loaded.holders.last(taken.seat))
    return say(Text("reseated-person", who=Seat(taken.seat), whom=whom))
