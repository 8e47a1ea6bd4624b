"""Going back and ahead: the last step taken back, the next turn prepared."""

import discord

from bot.commands.declaration.whereabouts import CommandOptions
from bot.delivery.refusals import ChannelGone
from bot.language.phrases import Markup
from bot.messages.notices import notice
from bot.messages.parts.outgoing import Shape
from bot.replies import polls
from bot.replies.front import Front
from bot.replies.reply import Reply
from bot.tables.show.showing import LINK
from bot.tables.terms.codec import base36
from games.kernel.engine.text import Text


async def last_step(
    bot: Front, interaction: discord.Interaction, game_id: int, _typed: CommandOptions
) -> CommandOptions:
    """The step that can be taken back there at present, so that a doubled click takes back no other; 0: none."""
    loaded = await bot.tables.loaded(game_id)
    seat = loaded.seat_of(interaction.user.id).seat
    return {"step": base36(loaded.playing().undo_limit(seat) or 0)}


async def undo(bot: Front, reply: Reply, game_id: int, *, step: str = "0") -> None:
    """Take back the person's last step and show the decision it reopens; or what the others would have to agree to."""
    actor, last = bot.actor(reply.interaction), int(step, 36)
    if not last:
        await reply.say(await polls.undoable(bot, game_id, actor))
        return
    await bot.tables.undo(game_id, actor.user_id, last)
    await bot.desk_to(reply, game_id)


async def plan(bot: Front, reply: Reply, game_id: int) -> None:
    """Show the rehearsal of the person's next turn, or why there is none: in the direct messages in the message that
    lies there already, so that no two show the same.
    """
    actor = bot.actor(reply.interaction)
    shape = await bot.illustrated.rehearsal(await bot.acts.preparing.go_on(game_id, actor))
    seat = (await bot.tables.loaded(game_id)).seat_of(actor.user_id)
    here, lying = reply.interaction.channel_id, seat.dm_message_id
    if reply.interaction.guild_id is None and here and lying and await _shown_in(bot, here, lying, shape):
        link = Markup(f"{LINK}/@me/{here}/{lying}")
        await reply.say(notice(Text("prepare-there", link=link), await bot.voices.to(actor)))
        return
    await reply.say(shape)


async def _shown_in(bot: Front, channel_id: int, message_id: int, shape: Shape) -> bool:
    """Whether a rehearsal could be shown in a person's last message."""
    try:
        shown = await bot.posting.edited(channel_id, message_id, shape)
    except (discord.HTTPException, ChannelGone):
        return False
    if shown:
        bot.posting.rehearsals[message_id] = None
    return shown
