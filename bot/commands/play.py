"""Opening a table: in the channel, or in a thread of its own if the channel is taken."""

from typing import Any, Final

import discord
from discord import app_commands

from bot import permissions
from bot.commands import own_list
from bot.commands.reference import found_game, games, reader
from bot.commands.wording import add
from bot.labels import cut
from bot.phrases import Either, Language, called, channel_link
from bot.replies.front import Front
from bot.replies.funnel import Offer, not_again
from bot.tables.actors import Place, Refused
from bot.typed import lookup
from bot.typed.catalogue import Catalogue
from db import outbox
from games.kernel.game import Game
from games.kernel.text import Text

SET = "set"
HERE, THREAD = "here", "thread"
"""Where a table may stand."""
WEEK_IN_MINUTES: Final = 10080
GOING = ("lobby", "running")
LONGEST_TITLE = 100


def register(tree: "app_commands.CommandTree[Any]", bot: Front) -> None:
    """Add `/play`."""
    offers = {"game": games, "set_": sets, "list_": lists}
    add(tree, bot, play, offers=offers, choices={"where": (HERE, THREAD)}, private=False)


async def sets(bot: Front, interaction: discord.Interaction, typed: str) -> list[Offer]:
    """The sets of the chosen game to offer for what was typed so far."""
    language = await reader(bot, interaction)
    game = found_game(bot.catalogue, language, str(interaction.namespace.game or ""))
    return [(each.name, each.thing) for each in lookup.matching(sets_of(bot.catalogue, language, game), typed)]


async def lists(bot: Front, interaction: discord.Interaction, typed: str) -> list[Offer]:
    """What may go on in an own list of the chosen game."""
    language = await reader(bot, interaction)
    game = found_game(bot.catalogue, language, str(interaction.namespace.game or ""))
    return own_list.offers(bot.catalogue, language, game, typed)


async def play(
    bot: Front,
    interaction: discord.Interaction,
    game: str,
    set_: str | None = None,
    list_: str | None = None,
    where: str = HERE,
) -> None:
    """Open a table here, or in a thread of its own."""
    language = await reader(bot, interaction)
    chosen = found_game(bot.catalogue, language, game)
    options: dict[str, object] = {} if set_ is None else {SET: found_set(bot.catalogue, language, chosen, set_)}
    given = own_list.Given(options)
    if list_ is not None:
        given = own_list.given(bot.catalogue, language, chosen, options, list_)
    place = await _place(bot, interaction, chosen, thread=where == THREAD)
    game_id = await bot.tables.lobbies.open(chosen.name, place, bot.actor(interaction), given.options)
    if place.channel_id == interaction.channel_id:
        await bot.show_lobby(interaction, game_id)
    else:
        await _announce(bot, interaction, game_id, place)
    if given.reasons:
        await own_list.ask(bot, interaction, language, game_id, given)


def sets_of(catalogue: Catalogue, language: Language, game: Game) -> list[lookup.Named[str]]:
    """The recommended sets of a game, by their titles."""
    say = catalogue.speaker(language, game.name).plain
    values = [value for setting in game.settings({}) if setting.name == SET for value in setting.values]
    return [lookup.named(value.name, say(value.label), value.name) for value in values]


def found_set(catalogue: Catalogue, language: Language, game: Game, typed: str) -> str:
    """The set that was typed. Raises Refused, with what there is."""
    known = sets_of(catalogue, language, game)
    found = lookup.exactly(known, typed)
    if found is None:
        if not known:
            raise Refused(Text("command-set-none", typed=typed))
        near = Either(Text("command-found", name=each.name) for each in lookup.near(known, typed))
        raise Refused(
            Text("command-set-unclear", typed=typed, near=near) if near else Text("command-set-unknown", typed=typed)
        )
    return found.thing


async def _place(bot: Front, interaction: discord.Interaction, game: Game, *, thread: bool) -> Place:
    """Where the table will stand: here, or in a new thread. Raises Refused."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused(Text("command-play-in-server"))
    if thread:
        return Place(await _new_thread(bot, interaction, game), interaction.guild_id)
    in_thread = isinstance(interaction.channel, discord.Thread)
    demand(interaction, permissions.IN_THREAD if in_thread else permissions.IN_CHANNEL)
    found = await bot.tables.at(interaction.channel_id)
    if found is not None and await bot.tables.status(found) in GOING:
        raise Refused(Text("command-play-channel-taken" if not in_thread else "command-play-thread-taken"))
    return Place(interaction.channel_id, interaction.guild_id)


async def _new_thread(bot: Front, interaction: discord.Interaction, game: Game) -> int:
    if not isinstance(interaction.channel, discord.TextChannel):
        raise Refused(Text("command-play-no-thread-here"))
    demand(interaction, (*permissions.IN_THREAD, "create_public_threads"))
    host = bot.actor(interaction)
    say = (await bot.say_for(host)).plain
    title = say(Text("command-play-thread-title", game=Text(f"game-{game.name}"), host=called(host.name, 0)))
    not_again()
    made = await interaction.channel.create_thread(
        name=cut(title, LONGEST_TITLE), type=discord.ChannelType.public_thread, auto_archive_duration=WEEK_IN_MINUTES
    )
    return made.id


def demand(interaction: discord.Interaction, needed: tuple[str, ...]) -> None:
    """Raise Refused that names the permissions the bot lacks here."""
    lacking = permissions.missing(interaction.app_permissions, needed)
    if lacking:
        names = tuple(Text(f"permission-{name.replace('_', '-')}") for name in lacking)
        raise Refused(Text("command-permissions-missing", names=names))


async def _announce(bot: Front, interaction: discord.Interaction, game_id: int, place: Place) -> None:
    """Let the lobby appear in its thread, and say where it is."""
    async with bot.database.transaction() as tx:
        await outbox.wish(tx, "status", game_id, due_at=bot.tables.clock())
    bot.deliver_soon()
    await bot.reply_text(interaction, Text("command-play-in-thread", place=channel_link(place.channel_id)))
