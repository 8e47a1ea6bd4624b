"""Looking things up: one thing of a game with its text and rulings, and a game's rules."""

from collections.abc import Container, Sequence

import discord

from bot.commands.declaration.whereabouts import Candidate, CommandOptions, own
from bot.language.phrases import Either, Language, label
from bot.messages.pages.rules_message import explained
from bot.replies.front import Front
from bot.replies.funnel import LONGEST_OFFER, Offer
from bot.replies.reading import rules as rulebook
from bot.replies.reply import Reply
from bot.tables.memory.loaded import LoadedGame
from bot.tables.terms.actors import Refused
from bot.typed import lookup
from bot.typed.catalogue import Catalogue, Item
from games.kernel.contract.book import Entry
from games.kernel.contract.game import Game
from games.kernel.engine.text import Say, Text, game_title

NO_TABLE = 0
"""Where to read the rules of a game without playing it."""


async def things(bot: Front, interaction: discord.Interaction, typed: str) -> list[Offer]:
    """The things of all games to offer for the text typed so far, each with its game."""
    language, here = await reader(bot, interaction), await played_here(bot, interaction)
    found = offered_things(bot.catalogue, language, typed, {each.game.name for each in here})
    say = bot.voices.phrasebook.speaker(language).plain
    return [(offered(each, say), each.thing.value) for each in found]


def offered_things(
    catalogue: Catalogue, language: Language, typed: str, own: Container[str] = ()
) -> list[lookup.NamedThing[Item]]:
    """The things to offer: exact names first, and those of games played here before all others."""
    found, called = lookup.matching(catalogue.things(language), typed), lookup.called(typed)
    return sorted(found, key=lambda each: (not called(each), each.thing.game not in own))


def offered(found: lookup.NamedThing[Item], say: Say) -> str:
    """A thing with its game, cut to an offer's length."""
    game = f" · {say(game_title(found.thing.game))}"
    return label(found.name, LONGEST_OFFER - len(game)) + game


async def played_here(bot: Front, interaction: discord.Interaction) -> Sequence[LoadedGame]:
    """The game played here; in direct messages the person's games."""
    return [await bot.tables.loaded(each.game_id) for each in await _tables_here(bot, interaction)]


async def _tables_here(bot: Front, interaction: discord.Interaction) -> Sequence[Candidate]:
    try:
        return await own(bot, interaction)
    except Refused:
        return []


async def games(bot: Front, interaction: discord.Interaction, typed: str) -> list[Offer]:
    """The games to offer for the text typed so far."""
    known = bot.catalogue.games(await reader(bot, interaction))
    return [(each.name, each.thing.name) for each in lookup.matching(known, typed)]


async def card(bot: Front, interaction: discord.Interaction, name: str) -> None:
    """Explain one thing of a game."""
    language = await reader(bot, interaction)
    here = await played_here(bot, interaction)
    item = found_thing(bot.catalogue, language, name, {each.game.name for each in here})
    tables = [each for each in here if each.game.name == item.game]
    entry = as_played([each.game for each in tables], item)
    say = bot.voices.phrasebook.speaker(language, game=item.game)
    await Reply.to(interaction).tell(explained(item.game, entry, say, tables), say)


async def read_at(bot: Front, interaction: discord.Interaction, typed: CommandOptions) -> Sequence[Candidate]:
    """The tables whose rules are meant: those here that play the named game, if there is only one, or if any has other
    rules than the game outside a table; else none.
    """
    here, named = await _tables_here(bot, interaction), typed.get("game")
    if named is None:
        if not here:
            raise Refused(Text("command-rules-which"))
        return here
    game = found_game(bot.catalogue, await reader(bot, interaction), named)
    tables = {each: await bot.tables.loaded(each.game_id) for each in here}
    found = [each for each, at in tables.items() if at.game.name == game.name]
    strange = any(tables[each].game.book.pages != game.book.pages or tables[each].missed for each in found)
    return found if len(found) == 1 or strange else [Candidate(NO_TABLE)]


async def nameless(
    _bot: Front, _interaction: discord.Interaction, game_id: int, typed: CommandOptions
) -> CommandOptions:
    """At a table nobody need name the game."""
    return {} if game_id else typed


async def rules(bot: Front, reply: Reply, game_id: int, game: str | None = None) -> None:
    """Open a game's rules: by default those of the game played here."""
    interaction = reply.interaction
    if game_id:
        chosen = (await bot.tables.loaded(game_id)).game
    elif game:
        chosen = found_game(bot.catalogue, await reader(bot, interaction), game)
    else:
        raise Refused(Text("command-rules-which"))
    await rulebook.leaf(bot, reply, bot.actor(interaction), chosen, game_id=game_id)


def as_played(played: Sequence[Game], item: Item) -> Entry:
    """The thing as the tables here have it, if they agree: a board may have other numbers."""
    told = [
        entry
        for game in played
        for entry in game.book.entries
        if game.name == item.game and entry.name == item.entry.name
    ]
    return told[0] if told and all(entry == told[0] for entry in told) else item.entry


async def reader(bot: Front, interaction: discord.Interaction) -> Language:
    """The person's language."""
    return (await bot.voices.to(bot.actor(interaction))).language


def found_game(catalogue: Catalogue, language: Language, typed: str) -> Game:
    """The game that was typed. Raises Refused, with what may have been meant."""
    games = catalogue.games(language)
    found = lookup.exactly(games, typed)
    if found is None:
        near = Either(Text("command-found", name=each.name) for each in lookup.near(games, typed) or games)
        raise Refused(Text("command-game-unknown", typed=typed, near=near))
    return found.thing


def found_thing(catalogue: Catalogue, language: Language, typed: str, own: Container[str] = ()) -> Item:
    """The thing that was typed; if several games have one of that name, that of an `own` game. Raises Refused, with
    what may have been meant.
    """
    wanted = lookup.folded(typed[: lookup.LONGEST])
    things = sorted(catalogue.things(language), key=lambda each: (each.thing.game not in own, each.keys[0] != wanted))
    chosen = next((each.thing for each in things if each.thing.value == typed), None)
    return chosen or lookup.meant(things, typed, "command-card-unclear", "command-card-unknown")
