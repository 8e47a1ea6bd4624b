"""Clicks about a question: an answer, a page, a pick of several; and taking the last answer back."""

from contextlib import suppress

from bot.clicks.routes import pressed
from bot.messages.parts.beside import Beside
from bot.messages.parts.components import ASKS
from bot.messages.parts.outgoing import Shape
from bot.replies import polls
from bot.replies.click import Click
from bot.replies.front import Front
from bot.tables.acts.moves import Outcome
from bot.tables.terms.actors import Refused


@pressed(at="question")
async def decide(bot: Front, click: Click) -> None:
    """Answer the question, or show it with what is picked so far."""
    with bot.under_way.carrying_out(click) as silences:
        outcome = await bot.tables.moves.decide(click)
        if (redraw := outcome.redraw) is not None:
            await click.reply.show(await bot.illustrated.desk(outcome.desk, page=redraw.page, draft=redraw.draft))
            return
        await _show(bot, click, outcome)
        if outcome.reason is not None and not silences(outcome.reason):
            await bot.say_reason(click.reply, outcome.reason)


@pressed("undo")
async def undo(bot: Front, click: Click) -> None:
    """Take back the one step that the button names; if that is no longer free, ask the others."""
    outcome = await bot.tables.take_back(click.game, click.actor, click.number, pressed=click.pressed)
    if outcome.reason is None:
        bot.posting.rehearsals.pop(click.reply.clicked, None)
        await _show(bot, click, outcome)
        return
    at_once = click.address.page == ASKS
    try:
        asked = await polls.asked_back(bot, click.game, click.actor, click.number, at_once=at_once)
    except Refused as error:
        await _show(bot, click, outcome)
        await bot.say_reason(click.reply, error.reason)
        return
    await _show_asked(bot, click, asked)


async def _show_asked(bot: Front, click: Click, asked: Shape | None) -> None:
    """Show the request to the others, beside the clicked message; None: that message shows what was taken back."""
    desk = await bot.tables.desk(click.game, click.actor.user_id, click.actor.locale)
    if asked is None:
        bot.posting.rehearsals.pop(click.reply.clicked, None)
        await click.reply.show(await bot.illustrated.desk(desk))
        return
    await click.reply.say(asked)
    await polls.note_asked(bot, click.game, click.actor, click.reply)


async def _show(bot: Front, click: Click, outcome: Outcome) -> None:
    """Bring the clicked message up to date."""
    if rehearsal := await _rehearsal_at_once(bot, click, outcome):
        await bot.rehearsal_in(click.reply, rehearsal)
    else:
        await click.reply.show(await bot.illustrated.desk(outcome.desk, Beside(outcome.answered)))
    bot.courier.places.replied(outcome.fallback, click.reply.since)


async def _rehearsal_at_once(bot: Front, click: Click, outcome: Outcome) -> Shape | None:
    """The rehearsal of the next turn, for a person who wants it as soon as no question is open."""
    desk = outcome.desk
    wanted = desk.reader.prepares_at_once and desk.next_turn.may_prepare and desk.next_turn.ready is None
    if outcome.answered is None or not wanted:
        return None
    with suppress(Refused):
        seen = await bot.acts.preparing.go_on(desk.table.game_id, click.actor)
        return await bot.illustrated.rehearsal(seen, answered=outcome.answered)
    return None
