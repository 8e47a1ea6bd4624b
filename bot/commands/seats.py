"""Seats of a running game: offered, given to the computer, taken over; and games that move to another channel."""

from collections.abc import Callable, Iterable, Sequence

import discord

from bot.commands.declaration.whereabouts import NOTHING, Candidate, CommandOptions, going, open_games
from bot.language import namesakes
from bot.language.phrases import Either, Markup, Speaker, called, channel_link
from bot.messages.notices import seat_back, seat_replaced, seat_taken
from bot.messages.parts import confirmation
from bot.replies import polls
from bot.replies.allowance import place_here
from bot.replies.front import Front
from bot.replies.funnel import Offer
from bot.replies.reply import Reply
from bot.tables.acts.seating import Taken, free, is_anothers, is_last, to_take
from bot.tables.memory.loaded import LoadedGame
from bot.tables.show.shown import GameLine
from bot.tables.terms.actors import Refused, Unclear
from db import rows
from games.kernel.engine.text import Text, game_title

LONGER_THAN_NAMES = 33
"""No name in Discord is this long."""
PICKED = "=" * LONGER_THAN_NAMES
"""Prefix of a name that was picked from a list, not typed: then only that very name is meant."""


async def vacated(
    bot: Front, interaction: discord.Interaction, _typed: CommandOptions = NOTHING
) -> Sequence[Candidate]:
    """The game of this channel; in direct messages those to which the person can return, even after giving up, else all
    running ones.
    """
    if interaction.guild_id is not None:
        return await going(bot, interaction)
    given_up = [
        Candidate(row.id, row.game, row.channel_id, begun=True)
        for row in await bot.tables.given_up_by(interaction.user.id)
    ]
    mine = await _left_of(bot, interaction, await open_games(bot, interaction))
    return [*mine, *given_up] or await going(bot, interaction)


async def _left_of(bot: Front, interaction: discord.Interaction, found: Sequence[Candidate]) -> list[Candidate]:
    """Those of these games in which the person does not play, or has offered the seat."""
    seats = [(each, (await bot.tables.loaded(each.game_id)).seat_of(interaction.user.id)) for each in found]
    return [each for each, seat in seats if seat.level is not None or seat.offered_at is not None]


async def with_seat(
    bot: Front, _interaction: discord.Interaction, game_id: int, typed: CommandOptions
) -> CommandOptions:
    """The game has the seat that was named, if any. Raises Refused."""
    if (given := typed.get("seat")) is None:
        return typed
    return {"seat": number(_named((await bot.tables.loaded(game_id)).seats, given))}


async def offer(bot: Front, reply: Reply, game_id: int) -> None:
    """Offer the person's seat."""
    user_id = reply.interaction.user.id
    link = await bot.acts.seating.offer(game_id, user_id)
    away = (await bot.tables.loaded(game_id)).seat_of(user_id).level is not None
    again = Text("seat-offer-again-away" if away else "seat-offer-again", link=Markup(link or ""))
    await bot.reply_text(
        reply.interaction, again if link else Text("seat-offer-done-away" if away else "seat-offer-done")
    )


async def computer(bot: Front, reply: Reply, game_id: int) -> None:
    """Let a computer stand in."""
    await bot.acts.seating.stand_in(game_id, reply.interaction.user.id)
    await bot.reply_text(reply.interaction, Text("seat-computer-done"))


async def back(bot: Front, reply: Reply, game_id: int) -> None:
    """Let the person play again, also in a seat that was given up, as long as it is free."""
    user_id, loaded = reply.interaction.user.id, await bot.tables.loaded(game_id)
    had = next((former.seat for former in reversed(loaded.formers) if former.player_id == user_id), None)
    if had is not None and not any(seat.player_id == user_id for seat in loaded.seats):
        await take(bot, reply, game_id, number(loaded.seats[had]))
        return
    await _is_back(bot, reply, game_id, await bot.acts.seating.back(game_id, reply.interaction.user.id))


async def take(bot: Front, reply: Reply, game_id: int, seat: str | None = None) -> None:
    """Take over a seat; another person's if confirmed."""
    actor, loaded = bot.actor(reply.interaction), await bot.tables.loaded(game_id)
    wanted = None if seat is None else _named(loaded.seats, seat).seat
    found = to_take(loaded, actor.user_id, wanted)
    if is_anothers(found, actor.user_id):
        await reply.say(confirmation.taking(loaded, found.seat, await bot.voices.to(actor, loaded)))
        return
    taken = await bot.acts.seating.take(game_id, actor, wanted)
    if taken.back:
        await _is_back(bot, reply, game_id, taken)
    else:
        await bot.reply_text(reply.interaction, seat_taken(taken, await bot.tables.loaded(game_id)))


async def _is_back(bot: Front, reply: Reply, game_id: int, taken: Taken) -> None:
    """Say so, and what is asked or awaited there."""
    await bot.desk_to(reply, game_id, seat_back(taken))


async def replace(bot: Front, reply: Reply, game_id: int, seat: str) -> None:
    """Let a computer play on for somebody absent: if all others agree, or after confirmation if nobody is asked."""
    actor, loaded = bot.actor(reply.interaction), await bot.tables.loaded(game_id)
    target = _named(loaded.seats, seat)
    if await bot.acts.voting.replaces_at_once(game_id, actor, target.seat):
        await reply.say(confirmation.replacing(loaded, target.seat, await bot.voices.to(actor, loaded)))
        return
    done = await bot.acts.voting.ask_replace(game_id, actor, target.seat)
    await bot.reply_text(reply.interaction, seat_replaced(await bot.tables.loaded(game_id), target.seat, done=done))
    if not done:
        await polls.note_asked(bot, game_id, actor, reply)


async def resign(bot: Front, reply: Reply, game_id: int) -> None:
    """Ask for confirmation that the person gives up the seat."""
    user_id, loaded = reply.interaction.user.id, await bot.tables.loaded(game_id)
    loaded.seat_of(user_id)
    if loaded.row.status == "lobby":
        raise Refused(Text("resign-not-begun"))
    say = await bot.voices.to(bot.actor(reply.interaction))
    await reply.say(confirmation.resigning(loaded.row, say, ends=is_last(loaded, user_id)))


async def move(bot: Front, reply: Reply, game_id: int, game: str | None = None) -> None:
    """Continue a game in this channel."""
    place = await place_here(bot, reply.interaction, "move-in-server")
    loaded = await bot.tables.loaded(game_id)
    gone = await bot.channel_gone(loaded.row.channel_id)
    await bot.acts.seating.move(game_id, bot.actor(reply.interaction), place, gone=gone)
    named = game_title(loaded.row.game)
    await bot.reply_text(reply.interaction, Text("move-done", game=named, where=channel_link(place.channel_id)))


async def elsewhere(bot: Front, interaction: discord.Interaction, typed: CommandOptions) -> Sequence[Candidate]:
    """The person's games outside this channel, or the one of them that was named."""
    here, wanted = await place_here(bot, interaction, "move-in-server"), typed.get("game")
    found = [each for each in await open_games(bot, interaction) if each.channel_id != here.channel_id]
    if not found:
        raise Refused(Text("move-none"))
    if wanted is None:
        return found
    meant = [number for number, label in await _elsewhere(bot, interaction) if wanted in (str(number), label)]
    if not meant:
        raise Refused(Text("move-which"))
    return [each for each in found if each.game_id in meant]


async def whichever(
    _bot: Front, _interaction: discord.Interaction, _game_id: int, _typed: CommandOptions
) -> CommandOptions:
    """No further meaning: the game already says all that could be typed."""
    return {}


async def movable(bot: Front, interaction: discord.Interaction, typed: str) -> list[Offer]:
    """The person's games elsewhere."""
    found = await _elsewhere(bot, interaction)
    return [(label, str(number)) for number, label in found if typed.casefold() in label.casefold()]


async def takeable(bot: Front, interaction: discord.Interaction, typed: str) -> list[Offer]:
    """The seats that can be taken over here."""
    return await _offered(bot, await vacated(bot, interaction), interaction, typed, free)


async def people(bot: Front, interaction: discord.Interaction, typed: str) -> list[Offer]:
    """The people who play here."""

    def others(loaded: LoadedGame) -> Iterable[rows.Seat]:
        mine = (None, interaction.user.id)
        return [seat for seat in loaded.seats if seat.player_id not in mine and seat.level is None]

    return await _offered(bot, await going(bot, interaction), interaction, typed, others)


async def _labelling(bot: Front, interaction: discord.Interaction) -> Speaker:
    """A speaker of the person's language, for labels."""
    return (await bot.voices.to(bot.actor(interaction))).plain


async def _offered(
    bot: Front,
    found: Sequence[Candidate],
    interaction: discord.Interaction,
    typed: str,
    seated: Callable[[LoadedGame], Iterable[rows.Seat]],
) -> list[Offer]:
    """Seats by the names of their holders; each person once if several games are possible."""
    say = await _labelling(bot, interaction)
    seats = [seat for each in found for seat in seated(await bot.tables.loaded(each.game_id))]
    chosen = number if len(found) == 1 else lambda seat: PICKED + seat.name
    named = {say(called(seat.name, seat.seat)): chosen(seat) for seat in seats}
    return [(name, value) for name, value in named.items() if typed.casefold() in name.casefold()]


def number(seat: rows.Seat) -> str:
    """A chosen seat as a button carries it: letters and digits, longer than any name."""
    return str(seat.seat).zfill(LONGER_THAN_NAMES)


def _named(seated: tuple[rows.Seat, ...], given: str) -> rows.Seat:
    """The seat that was chosen, or whose name was typed. Raises Refused, with the possible holders."""
    for seat in seated:
        if given in (number(seat), PICKED + seat.name):
            return seat
    meant = [seated[place] for place in namesakes.called(given, [seat.name for seat in seated])]
    if len(meant) > 1:
        raise Unclear(Text("seat-unclear", typed=given, names=Either(called(seat.name, seat.seat) for seat in meant)))
    for seat in meant or [seat for seat in seated if given == str(seat.seat)]:
        return seat
    raise Refused(Text("seat-unknown", typed=given.removeprefix(PICKED)))


async def _elsewhere(bot: Front, interaction: discord.Interaction) -> list[tuple[int, str]]:
    """The person's games outside this channel, with their titles."""
    say = await _labelling(bot, interaction)
    lines = await bot.tables.games_of(interaction.user.id)
    return [
        (line.game_id, f"{say(game_title(line.game))} ({', '.join(_names(line, say))})")
        for line in lines
        if line.place.channel_id != interaction.channel_id
    ]


def _names(line: GameLine, say: Speaker) -> list[str]:
    return [say(called(name, seat)) for seat, name in enumerate(line.names)]
