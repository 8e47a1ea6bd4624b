"""Clicks that confirm: calling a game off, leaving it, taking a seat or letting a computer play for somebody else,
being forgotten.

Law: none of this happens with the first click or the command alone; if something has changed since, ask again.
"""

from bot.clicks.routes import pressed
from bot.messages import notices
from bot.messages.parts import confirmation
from bot.messages.parts.headline import at_table
from bot.replies import polls
from bot.replies.click import Click
from bot.replies.front import Front
from bot.tables.acts import privacy
from bot.tables.acts.moves import running
from bot.tables.acts.seating import is_last
from bot.tables.terms.actors import Refused, refuse_unless_host
from bot.tables.terms.codec import base36
from games.kernel.engine.text import Seat, Text


@pressed("calloff")
async def ask_to_call_off(bot: Front, click: Click) -> None:
    """Ask the host or a moderator whether the game is called off, or its table cleared away."""
    loaded = await bot.tables.loaded(click.game)
    if loaded.row.status != "lobby":
        running(loaded)
    refuse_unless_host(click.actor, loaded.row.host_id)
    say = await bot.voices.to(click.actor, loaded)
    await click.reply.show(confirmation.calling_off(loaded, click.actor.user_id, say))


@pressed("abort")
async def abort(bot: Front, click: Click) -> None:
    """Call the game off; if it has begun since the question, ask again."""
    loaded, begun = await bot.tables.loaded(click.game), bool(click.address.page)
    if loaded.row.status == "running" and not begun:
        say = await bot.voices.to(click.actor, loaded)
        await click.reply.show(confirmation.calling_off(loaded, click.actor.user_id, say))
        return
    await bot.tables.abort(click.game, click.actor, begun=begun)
    await _done(bot, click, "abort-done" if begun else "cancel-done")


@pressed("giveup")
async def ask_to_resign(bot: Front, click: Click) -> None:
    """Ask whether the person gives up the seat."""
    loaded = await bot.tables.loaded(click.game)
    loaded.seat_of(click.actor.user_id)
    if loaded.row.status == "lobby":
        raise Refused(Text("seat-not-begun"))
    ends = is_last(loaded, click.actor.user_id)
    await click.reply.show(confirmation.resigning(loaded.row, await bot.voices.to(click.actor), ends=ends))


@pressed("resign")
async def resign(bot: Front, click: Click) -> None:
    """Give up the person's seat; if that would end the game and the question did not say so, ask again."""
    loaded = await bot.tables.loaded(click.game)
    if not click.address.page and is_last(loaded, click.actor.user_id):
        await click.reply.show(confirmation.resigning(loaded.row, await bot.voices.to(click.actor), ends=True))
        return
    over = await bot.acts.seating.resign(click.game, click.actor.user_id)
    await _done(bot, click, "resign-over" if over else "resign-done")


@pressed("sit")
async def sit(bot: Front, click: Click) -> None:
    """Take over the seat that another person offers."""
    taken = await bot.acts.seating.take(click.game, click.actor, click.address.page)
    loaded = await bot.tables.loaded(click.game)
    told = notices.seat_back(taken) if taken.back else notices.seat_taken(taken, loaded)
    await _said(bot, click, told)


@pressed("absent", "replace")
async def replace(bot: Front, click: Click) -> None:
    """Let a computer play on for somebody absent: if all others agree, or after confirmation if nobody is asked; if the
    turn has changed since that question, ask again.
    """
    target, loaded = click.address.page, await bot.tables.loaded(click.game)
    at_once = await bot.acts.voting.replaces_at_once(click.game, click.actor, target)
    if at_once and click.address.draft != base36(loaded.playing().turn):
        await click.reply.show(confirmation.replacing(loaded, target, await bot.voices.to(click.actor, loaded)))
        return
    done = await bot.acts.voting.ask_replace(click.game, click.actor, target)
    told = notices.seat_replaced(await bot.tables.loaded(click.game), target, done=done)
    await _said(bot, click, told)
    if not done:
        await polls.note_asked(bot, click.game, click.actor, click.reply)


@pressed("lateturn")
async def late_turn(bot: Front, click: Click) -> None:
    """Let the computer play one turn of a late person."""
    await bot.acts.turn_clock.play_turn(click.game, click.address.page, click.actor)
    await _said(bot, click, Text("late-done-turn"))


@pressed("latestay")
async def late_stay(bot: Front, click: Click) -> None:
    """Let the computer play until a late person is back."""
    await bot.acts.turn_clock.stand_in(click.game, click.address.page, click.actor)
    await _said(bot, click, Text("late-done-stand-in", who=Seat(click.address.page)))


@pressed("forget")
async def ask_to_forget(bot: Front, click: Click) -> None:
    """Ask whether to delete everything stored about the person."""
    say = await bot.voices.to(click.actor)
    await click.reply.show(confirmation.asked([Text("privacy-ask")], Text("button-erase"), 0, say))


@pressed("erase")
async def forget(bot: Front, click: Click) -> None:
    """Delete it."""
    say = await bot.voices.to(click.actor)
    kept = await privacy.forget(bot.tables, bot.acts.seating, click.actor)
    text = Text("privacy-not-everywhere", count=kept) if kept else Text("privacy-forgotten")
    await click.reply.show(notices.notice(text, say))


async def _done(bot: Front, click: Click, message: str) -> None:
    """Say so in place of the question."""
    about = at_table((await bot.tables.loaded(click.game)).row)
    await _said(bot, click, Text(message, **about))


async def _said(bot: Front, click: Click, text: Text) -> None:
    say = await bot.voices.to(click.actor, await bot.tables.loaded(click.game))
    await click.reply.show(notices.notice(text, say))
