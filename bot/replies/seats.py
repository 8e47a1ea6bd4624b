"""Seats, as a person sees them who asks about the own one or wants one."""

from bot.messages.pages import seat_message
from bot.messages.parts.outgoing import Shape
from bot.replies.front import Front
from bot.replies.taking_over import may_take_over
from bot.tables.acts.moves import running
from bot.tables.terms.actors import Actor


async def seats(bot: Front, game_id: int, actor: Actor) -> Shape:
    """What this person can do there now. Raises Refused if the game is over."""
    loaded = await bot.tables.loaded(game_id)
    begun = loaded.row.status != "lobby"
    if begun:
        running(loaded)
    mine = any(seat.player_id == actor.user_id for seat in loaded.seats)
    coached = None
    if mine and loaded.setup.advice != "without":
        coached = await bot.tables.coaches.at(game_id, actor.user_id)
    hostless = mine and not begun and not actor.decides(loaded.row.host_id)
    return seat_message.seats(
        loaded,
        actor,
        await bot.voices.to(actor, loaded),
        coached=coached,
        hostless=hostless and await may_take_over(bot, game_id, actor),
        absent=await bot.acts.voting.replaceable(game_id, actor) if begun else (),
    )
