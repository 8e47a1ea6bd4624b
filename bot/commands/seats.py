"""Seats of a running game: offered, given to the computer, taken over; and games that move to another channel."""

from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands

from bot import permissions
from bot.commands.play import demand
from bot.commands.whereabouts import game_here, own_game
from bot.commands.wording import add, group
from bot.messages import confirmation
from bot.messages.notices import seat_taken
from bot.phrases import Markup, Speaker, called, channel_link
from bot.replies.front import Front
from bot.replies.funnel import Offer
from bot.replies.reply import Reply
from bot.tables.actors import Place, Refused
from bot.tables.loaded import LoadedGame
from bot.tables.seating import free, is_last
from bot.tables.shown import GameLine
from db import rows
from games.kernel.text import Text


def register(tree: "app_commands.CommandTree[Any]", bot: Front) -> None:
    """Add `/seat` and `/resign`."""
    seat = group(tree, bot, "seat")
    for work in (offer, computer, back):
        add(tree, bot, work, within=seat)
    add(tree, bot, take, within=seat, offers={"seat": takeable})
    add(tree, bot, replace, within=seat, offers={"seat": people})
    add(tree, bot, resign)


async def offer(bot: Front, interaction: discord.Interaction) -> None:
    """Offer the own seat."""
    link = await bot.seating.offer(await own_game(bot, interaction), interaction.user.id)
    again = Text("seat-offer-again", link=Markup(link or ""))
    await _told(bot, interaction, again if link else Text("seat-offer-done"))


async def computer(bot: Front, interaction: discord.Interaction) -> None:
    """Let a computer stand in."""
    await bot.seating.stand_in(await own_game(bot, interaction), interaction.user.id)
    await _told(bot, interaction, Text("seat-computer-done"))


async def back(bot: Front, interaction: discord.Interaction) -> None:
    """Play oneself again."""
    game_id = await own_game(bot, interaction)
    await bot.seating.back(game_id, interaction.user.id)
    bot.deliver_soon()
    await bot.desk_to(Reply.to(interaction), game_id)


async def take(bot: Front, interaction: discord.Interaction, seat: str | None = None) -> None:
    """Take over a seat."""
    game_id = await game_here(bot, interaction)
    wanted = None if seat is None else _named((await bot.tables.loaded(game_id)).seats, seat).seat
    taken = await bot.seating.take(game_id, bot.actor(interaction), wanted)
    await _told(bot, interaction, seat_taken(taken, await bot.tables.loaded(game_id)))


async def replace(bot: Front, interaction: discord.Interaction, seat: str) -> None:
    """Let a computer play on for somebody absent."""
    game_id = await own_game(bot, interaction)
    target = _named((await bot.tables.loaded(game_id)).seats, seat)
    done = await bot.voting.ask_replace(game_id, bot.actor(interaction), target.seat)
    await _told(bot, interaction, Text("replace-done" if done else "replace-asked", name=target.name))


async def resign(bot: Front, interaction: discord.Interaction) -> None:
    """Ask whether the own seat shall really be given up."""
    game_id = await own_game(bot, interaction)
    loaded = await bot.tables.loaded(game_id)
    loaded.seat_of(interaction.user.id)
    say = await bot.say_for(bot.actor(interaction))
    ends = is_last(loaded, interaction.user.id)
    await Reply.to(interaction).say(confirmation.resigning(say, game_id, ends=ends))


async def move(bot: Front, interaction: discord.Interaction, game: str | None = None) -> None:
    """Let a game go on in this channel."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused(Text("move-in-server"))
    in_thread = isinstance(interaction.channel, discord.Thread)
    demand(interaction, permissions.IN_THREAD if in_thread else permissions.IN_CHANNEL)
    found = await _elsewhere(bot, interaction)
    game_id = next((number for number, label in found if game in (None, str(number), label)), None)
    if game_id is None or (game is None and len(found) > 1):
        raise Refused(Text("move-which" if found else "move-none"))
    loaded = await bot.tables.loaded(game_id)
    gone = await bot.channel_gone(loaded.row.channel_id)
    place = Place(interaction.channel_id, interaction.guild_id)
    await bot.seating.move(game_id, bot.actor(interaction), place, gone=gone)
    await _told(bot, interaction, Text("move-done", where=channel_link(place.channel_id)))


async def movable(bot: Front, interaction: discord.Interaction, typed: str) -> list[Offer]:
    """The person's games that are elsewhere."""
    found = await _elsewhere(bot, interaction)
    return [(label, str(number)) for number, label in found if typed.casefold() in label.casefold()]


async def takeable(bot: Front, interaction: discord.Interaction, typed: str) -> list[Offer]:
    """The seats that may be taken over here."""
    seated = free(await bot.tables.loaded(await game_here(bot, interaction)))
    return _offered(await _labelling(bot, interaction), seated, typed)


async def people(bot: Front, interaction: discord.Interaction, typed: str) -> list[Offer]:
    """The people who play here."""
    loaded: LoadedGame = await bot.tables.loaded(await own_game(bot, interaction))
    own = interaction.user.id
    others = [seat for seat in loaded.seats if seat.player_id not in (None, own) and seat.level is None]
    return _offered(await _labelling(bot, interaction), others, typed)


async def _labelling(bot: Front, interaction: discord.Interaction) -> Speaker:
    """Speaks the language of whoever acts, in labels."""
    return (await bot.say_for(bot.actor(interaction))).plain


def _offered(say: Speaker, seated: Iterable[rows.Seat], typed: str) -> list[Offer]:
    named = [(say(called(seat.name, seat.seat)), str(seat.seat)) for seat in seated]
    return [(name, value) for name, value in named if typed.casefold() in name.casefold()]


def _named(seated: tuple[rows.Seat, ...], given: str) -> rows.Seat:
    """The seat that was chosen, or whose name was typed. Raises Refused."""
    for seat in seated:
        if given == str(seat.seat) or given.casefold() == seat.name.casefold():
            return seat
    raise Refused(Text("seat-unknown", typed=given))


async def _elsewhere(bot: Front, interaction: discord.Interaction) -> list[tuple[int, str]]:
    """The person's games that are not in this channel, with what they are called."""
    say = await _labelling(bot, interaction)
    lines = await bot.tables.games_of(interaction.user.id)
    return [
        (line.game_id, f"{say(Text(f'game-{line.game}'))} ({', '.join(_names(line, say))})")
        for line in lines
        if line.place.channel_id != interaction.channel_id
    ]


def _names(line: GameLine, say: Speaker) -> list[str]:
    return [say(called(name, seat)) for seat, name in enumerate(line.names)]


async def _told(bot: Front, interaction: discord.Interaction, text: Text) -> None:
    bot.deliver_soon()
    await bot.reply_text(interaction, text)
