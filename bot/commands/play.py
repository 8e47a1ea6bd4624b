"""Opening a table: in the channel, or in a thread of its own if the channel is taken."""

from collections.abc import Mapping
from typing import Any

import discord

from bot.commands.declaration import own_list
from bot.commands.declaration.threads import open_thread, put_away
from bot.commands.reference import found_game, reader
from bot.language.phrases import Language, Markup, channel_link
from bot.replies.allowance import a_thread_helps, let_open_here, place_here
from bot.replies.front import Front
from bot.replies.funnel import Offer
from bot.tables.memory.deliveries import Kind
from bot.tables.show.showing import table_message
from bot.tables.terms.actors import Place, Refused
from bot.typed import lookup
from db.connection.one_trip import to_its_end
from db.games import outbox
from games.kernel.contract.game import Game
from games.kernel.engine.text import Text

SET = "set"
HERE, THREAD = "here", "thread"
"""Where a table may stand."""


async def sets(bot: Front, interaction: discord.Interaction, typed: str) -> list[Offer]:
    """The chosen game's sets to offer for the text typed so far."""
    language = await reader(bot, interaction)
    game = found_game(bot.catalogue, language, str(interaction.namespace.game or ""))
    return [(each.name, each.thing) for each in lookup.matching(sets_of(bot, language, game), typed)]


async def lists(bot: Front, interaction: discord.Interaction, typed: str) -> list[Offer]:
    """The continuations of a list for the chosen game."""
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
    options: dict[str, object] = {} if set_ is None else {SET: found_set(bot, language, chosen, set_)}
    given = own_list.WantedTable(options)
    if list_ is not None:
        given = own_list.given(bot.catalogue, language, chosen, options, list_)
    if where == THREAD:
        game_id = await _open_in_thread(bot, interaction, chosen, given.options)
    else:
        place = await _let_stand_here(bot, interaction)
        game_id = await bot.tables.lobbies.open(chosen.name, place, bot.actor(interaction), given.options)
        await bot.show_lobby(interaction, game_id)
    if given.reasons:
        await own_list.ask(bot, interaction, language, game_id, given)


def in_thread(options: Mapping[str, Any]) -> bool:
    """Whether only this person sees the answer, as the table is elsewhere."""
    return options.get("where") == THREAD


async def _open_in_thread(
    bot: Front, interaction: discord.Interaction, game: Game, options: Mapping[str, object]
) -> int:
    """Open a table in a thread of its own, and say where it is; if the table fails, the thread is removed. Raises
    Refused.
    """
    if interaction.guild_id is None:
        raise Refused(Text("command-play-in-server"))
    await let_open_here(bot, interaction)
    host = bot.actor(interaction)
    async with bot.under_way.opening(host.user_id):
        await bot.tables.lobbies.let_open(Place(0, interaction.guild_id, opened=True), host)
        thread = await open_thread(bot, interaction, game)
        place = Place(thread.id, interaction.guild_id, opened=True)
        try:
            game_id = await bot.tables.lobbies.open(game.name, place, host, options)
        except BaseException:
            await to_its_end(put_away(thread))
            raise
    await _announce(bot, interaction, game_id, place)
    return game_id


def sets_of(bot: Front, language: Language, game: Game) -> list[lookup.NamedThing[str]]:
    """The recommended sets of a game, by their titles."""
    say = bot.voices.phrasebook.speaker(language, game=game.name).plain
    values = [value for setting in game.settings({}) if setting.name == SET for value in setting.values]
    return [lookup.named(value.name, say(value.label), value.name) for value in values]


def found_set(bot: Front, language: Language, game: Game, typed: str) -> str:
    """The set that was typed. Raises Refused, with the known ones."""
    known = sets_of(bot, language, game)
    if not known:
        raise Refused(Text("command-set-none", typed=typed))
    return lookup.meant(known, typed, "command-set-unclear", "command-set-unknown")


async def _let_stand_here(bot: Front, interaction: discord.Interaction) -> Place:
    """This channel, if it is free. Raises Refused."""
    place = await place_here(bot, interaction, "command-play-in-server")
    found = await bot.tables.at(place.channel_id)
    status = None if found is None else await bot.tables.status(found)
    if found is not None and status == "lobby":
        await bot.tables.show_again(found)
        waiting = await bot.tables.loaded(found)
        seated = any(seat.player_id == interaction.user.id for seat in waiting.seats)
        texts = [Text("command-play-yours-waits" if seated else "command-play-table-waits")]
        if address := table_message(waiting.row):
            texts.append(Text("command-play-shown-again", address=Markup(address)))
        helps = a_thread_helps(interaction)
        raise Refused(*texts, Text("command-play-second-in-thread" if helps else "command-play-second-elsewhere"))
    if status == "running":
        if isinstance(interaction.channel, discord.Thread):
            raise Refused(Text("command-play-thread-taken"))
        raise Refused(Text("command-play-channel-taken" if a_thread_helps(interaction) else "command-play-all-taken"))
    return place


async def _announce(bot: Front, interaction: discord.Interaction, game_id: int, place: Place) -> None:
    """Post the lobby in its thread, and say where it is."""
    async with bot.tables.database.transaction() as tx:
        at = bot.tables.clock()
        await outbox.store(tx, [Kind.STATUS(game_id, None, at)], at=at)
    await bot.reply_text(interaction, Text("command-play-in-thread", place=channel_link(place.channel_id)))
