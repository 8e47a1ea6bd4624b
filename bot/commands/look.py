"""Looking: a person's hand and games, the table and where it stands."""

from collections.abc import Sequence

import discord

from bot.commands.declaration.whereabouts import Candidate, CommandOptions, going, open_games
from bot.language.phrases import Markup, called, channel_link, moment
from bot.messages import notices
from bot.replies.front import Front
from bot.replies.reply import Reply
from bot.tables.show.shown import GameLine
from games.kernel.engine.text import Text, game_title

MOVE = "button-move"


async def hand(bot: Front, reply: Reply, game_id: int) -> None:
    """Show hand and question."""
    await bot.desk_to(reply, game_id)


async def here_or_elsewhere(bot: Front, interaction: discord.Interaction, typed: CommandOptions) -> Sequence[Candidate]:
    """The game of this channel; without one, the person's games elsewhere, which may come here. Raises Refused."""
    free = interaction.guild_id is not None and await bot.tables.at(interaction.channel_id or 0) is None
    return (free and await open_games(bot, interaction)) or await going(bot, interaction, typed)


async def table(bot: Front, reply: Reply, game_id: int) -> None:
    """Show the table; in another channel of a server also the way to bring it there."""
    more = (MOVE,) if await _may_come_here(bot, reply, game_id) else ()
    if more and await bot.tables.status(game_id) == "lobby":
        say = await bot.voices.to(bot.actor(reply.interaction))
        await reply.say(notices.with_button(Text("not-begun"), MOVE, game_id, say))
        return
    await bot.table_to(reply, game_id, more=more)


async def _may_come_here(bot: Front, reply: Reply, game_id: int) -> bool:
    """Whether the game stands elsewhere, and this person may bring it to this channel."""
    here, row = reply.interaction, (await bot.tables.loaded(game_id)).row
    if here.guild_id is None or here.channel_id == row.channel_id:
        return False
    gone = await bot.channel_gone(row.channel_id)
    return await bot.acts.seating.may_move(game_id, bot.actor(here), here.guild_id, gone=gone)


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
