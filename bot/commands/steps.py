"""Going back and stopping: the last step taken back, a game called off."""

from typing import Any

import discord
from discord import app_commands

from bot.commands.whereabouts import game_here, own_game
from bot.commands.wording import add
from bot.messages import confirmation
from bot.replies import polls
from bot.replies.front import Front
from bot.replies.reply import Reply
from bot.tables.actors import Refused
from bot.tables.store import let_decide
from games.kernel.text import Text


def register(tree: "app_commands.CommandTree[Any]", bot: Front) -> None:
    """Add `/undo` and `/abort`."""
    add(tree, bot, undo)
    add(tree, bot, abort)


async def undo(bot: Front, interaction: discord.Interaction) -> None:
    """Take the person's last step back and show what is to be decided now; or what the others would have to agree
    to.
    """
    game_id = await own_game(bot, interaction)
    try:
        await bot.tables.undo(game_id, interaction.user.id)
    except Refused as error:
        if error.reason.id != "cannot-take-back":
            raise
        await Reply.to(interaction).say(await polls.undoable(bot, game_id, bot.actor(interaction)))
        return
    bot.deliver_soon()
    await bot.desk_to(Reply.to(interaction), game_id)


async def abort(bot: Front, interaction: discord.Interaction) -> None:
    """Ask whether the channel's game shall really be called off."""
    game_id = await game_here(bot, interaction)
    actor = bot.actor(interaction)
    let_decide(await bot.tables.loaded(game_id), actor)
    question = confirmation.asked([Text("abort-ask")], "abort", await bot.say_for(actor), game_id=game_id)
    await Reply.to(interaction).say(question)
