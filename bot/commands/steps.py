"""Going back, ahead and no further: the last step taken back, the next turn prepared, a game called off."""

from collections.abc import Sequence

import discord

from bot.commands.declaration.whereabouts import Candidate, CommandOptions, own
from bot.messages.parts import confirmation
from bot.replies import polls
from bot.replies.front import Front
from bot.replies.reply import Reply
from bot.replies.taking_over import offering_to_take_over
from bot.tables.terms.actors import refuse_unless_host
from bot.tables.terms.codec import base36


async def last_step(
    bot: Front, interaction: discord.Interaction, game_id: int, _typed: CommandOptions
) -> CommandOptions:
    """The step that can be taken back there at present, so that a doubled click takes back no other; 0: none."""
    loaded = await bot.tables.loaded(game_id)
    seat = loaded.seat_of(interaction.user.id).seat
    return {"step": base36(loaded.playing().undo_limit(seat) or 0)}


async def hosted(bot: Front, interaction: discord.Interaction, _typed: CommandOptions) -> Sequence[Candidate]:
    """The game of this channel; in direct messages those that the person opened, else all of the person's games."""
    found = await own(bot, interaction)
    if interaction.guild_id is not None:
        return found
    hosts = {each.game_id: (await bot.tables.loaded(each.game_id)).row.host_id for each in found}
    return [each for each in found if hosts[each.game_id] == interaction.user.id] or found


async def undo(bot: Front, reply: Reply, game_id: int, *, step: str = "0") -> None:
    """Take back the person's last step and show the decision it reopens; or what the others would have to agree to."""
    actor, last = bot.actor(reply.interaction), int(step, 36)
    if not last:
        await reply.say(await polls.undoable(bot, game_id, actor))
        return
    await bot.tables.undo(game_id, actor.user_id, last)
    await bot.desk_to(reply, game_id)


async def abort(bot: Front, reply: Reply, game_id: int) -> None:
    """Ask the host or a moderator for confirmation that the game is called off."""
    actor = bot.actor(reply.interaction)
    loaded = await bot.tables.loaded(game_id)
    async with offering_to_take_over(bot, reply, game_id, actor):
        refuse_unless_host(actor, loaded.row.host_id)
        say = await bot.voices.to(actor, loaded)
        await reply.say(confirmation.calling_off(loaded, actor.user_id, say))


async def plan(bot: Front, reply: Reply, game_id: int) -> None:
    """Show the rehearsal of the person's next turn, or why there is none."""
    actor = bot.actor(reply.interaction)
    await reply.say(await bot.illustrated.rehearsal(await bot.acts.preparing.go_on(game_id, actor)))
