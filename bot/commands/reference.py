"""Looking up: one thing of a game with its text and rulings, and a game's rules in short."""

from typing import Any

import discord
from discord import app_commands

from bot.commands.wording import add
from bot.phrases import Either, Language, Markup, language_of
from bot.replies.front import Front
from bot.replies.funnel import Offer
from bot.tables.actors import Refused
from bot.typed import lookup
from bot.typed.catalogue import Catalogue, Item
from bot.typed.pages import fitting
from games.kernel.game import Game
from games.kernel.text import Text


def register(tree: "app_commands.CommandTree[Any]", bot: Front) -> None:
    """Add `/card` and `/rules`."""
    add(tree, bot, card, offers={"name": things})
    add(tree, bot, rules, offers={"game": games})


async def things(bot: Front, interaction: discord.Interaction, typed: str) -> list[Offer]:
    """The things of all games to offer for what was typed so far."""
    found = lookup.matching(bot.catalogue.things(await reader(bot, interaction)), typed)
    return [(each.name, each.thing.value) for each in found]


async def games(bot: Front, interaction: discord.Interaction, typed: str) -> list[Offer]:
    """The games to offer for what was typed so far."""
    known = bot.catalogue.games(await reader(bot, interaction))
    return [(each.name, each.thing.name) for each in lookup.matching(known, typed)]


async def card(bot: Front, interaction: discord.Interaction, name: str) -> None:
    """Explain one thing of a game."""
    language = await reader(bot, interaction)
    item = found_thing(bot.catalogue, language, name)
    await _tell(bot, interaction, language, item.game, explained(item))


async def rules(bot: Front, interaction: discord.Interaction, game: str) -> None:
    """Tell a game's rules in short."""
    language = await reader(bot, interaction)
    chosen = found_game(bot.catalogue, language, game)
    heading = Text("command-rules-heading", game=Text(f"game-{chosen.name}"))
    await _tell(bot, interaction, language, chosen.name, [heading, *chosen.rules()])


async def reader(bot: Front, interaction: discord.Interaction) -> Language:
    """The language of whoever acts."""
    return language_of(await bot.tables.language(interaction.user.id, str(interaction.locale)))


def explained(item: Item) -> list[Text]:
    """A thing's title with its facts, its text, its rulings."""
    entry = item.entry
    rulings = [Text("command-card-ruling", ruling=ruling) for ruling in entry.rulings]
    return [Text("command-card-heading", title=entry.title, facts=entry.facts), entry.text, *rulings]


def found_game(catalogue: Catalogue, language: Language, typed: str) -> Game:
    """The game that was typed. Raises Refused, with what may have been meant."""
    games = catalogue.games(language)
    found = lookup.exactly(games, typed)
    if found is None:
        near = Either(Text("command-found", name=each.name) for each in lookup.near(games, typed) or games)
        raise Refused(Text("command-game-unknown", typed=typed, near=near))
    return found.thing


def found_thing(catalogue: Catalogue, language: Language, typed: str) -> Item:
    """The thing that was typed. Raises Refused, with what may have been meant."""
    things = catalogue.things(language)
    found = next((each for each in things if each.thing.value == typed), None) or lookup.exactly(things, typed)
    if found is None:
        near = Either(Text("command-found", name=each.name) for each in lookup.near(things, typed))
        raise Refused(
            Text("command-card-unclear", typed=typed, near=near) if near else Text("command-card-unknown", typed=typed)
        )
    return found.thing


async def _tell(bot: Front, interaction: discord.Interaction, language: Language, game: str, texts: list[Text]) -> None:
    """Answer in the words of one game."""
    say = bot.catalogue.speaker(language, game)
    await bot.reply_text(interaction, Text("command-words", words=Markup(say(fitting(say, texts)))))
