"""Looking: a person's hand and games, the table, what happened."""

from typing import TypeAlias

import discord
from discord import app_commands

from bot.language.phrases import Markup, called, channel_link, moment
from bot.replies.front import Front
from bot.replies.reply import Reply
from bot.tables.show.shown import GameLine
from games.kernel.engine.text import Text, game_title

USUAL_TURNS = MOST_TURNS = 200

TurnCount: TypeAlias = app_commands.Range[int, 1, MOST_TURNS]


async def hand(bot: Front, reply: Reply, game_id: int) -> None:
    """Show hand and question."""
    await bot.desk_to(reply, game_id)


async def picture(bot: Front, reply: Reply, game_id: int) -> None:
    """Show the table."""
    await bot.table_to(reply, game_id, as_text=False)


async def text(bot: Front, reply: Reply, game_id: int) -> None:
    """Show the table in words."""
    await bot.table_to(reply, game_id, as_text=True)


async def log(bot: Front, reply: Reply, game_id: int, turns: TurnCount = USUAL_TURNS) -> None:
    """Show what happened, also after the end of a game."""
    await reply.say(await bot.log_shape(game_id, bot.actor(reply.interaction), min(turns, MOST_TURNS)))


async def turn(bot: Front, interaction: discord.Interaction) -> None:
    """Show where the person plays, and where others wait for the person."""
    mine = await bot.tables.games_of(interaction.user.id)
    if not mine:
        await bot.reply_text(interaction, Text("command-no-games"))
        return
    await bot.reply_text(interaction, Text("command-turn-heading", count=len(mine)), *map(told, mine))


def told(line: GameLine) -> Text:
    """A game in a person's list, with all who are awaited there; also why the table names people without a question."""
    others = tuple(called(line.names[seat], seat) for seat in line.awaited if seat != line.seat)
    state = "waiting" if line.waiting_for_me else "unseen" if line.seat in line.awaited else line.status
    return Text(
        "command-turn-line",
        game=game_title(line.game),
        place=channel_link(line.place.channel_id),
        state=state,
        count=len(others),
        others=others,
        due=Text("command-turn-due", when=moment(line.due_at // 1000)) if line.due_at else Text("command-turn-not-due"),
        link=Text("command-turn-link", address=Markup(line.message)) if line.message else Text("command-turn-not-due"),
    )
