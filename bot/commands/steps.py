"""Going back and ahead: the last step taken back, the next turn prepared."""

import discord

from bot.commands.declaration.whereabouts import CommandOptions
from bot.replies import polls
from bot.replies.front import Front
from bot.replies.reply import Reply
from bot.tables.terms.codec import base36


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
    """Show the rehearsal of the person's next turn, or why there is none."""
    actor = bot.actor(reply.interaction)
    await reply.say(await bot.illustrated.rehearsal(await bot.acts.preparing.go_on(game_id, actor)))
