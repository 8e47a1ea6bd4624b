"""A person's own list in `/play`: completed while it is typed, made an option of the table, or asked about.

Law: a mistake in a list never costs the table: it opens without the list, which can then be corrected in the form,
which holds what was typed.
"""

from collections.abc import Mapping

import discord
import msgspec

from bot.language.phrases import Language
from bot.messages import lobby_panel
from bot.replies.front import Front
from bot.replies.funnel import LONGEST_OFFER, Offer
from bot.replies.reply import Reply
from bot.tables.terms import lobby_settings
from bot.tables.terms.actors import Refused
from bot.tables.terms.terms import Terms
from bot.typed.catalogue import Catalogue
from bot.typed.names import ThingNames
from games.kernel.contract.game import Game, Setting
from games.kernel.engine.text import Text


class WantedTable(msgspec.Struct, frozen=True):
    """The options to open a table with; `reasons` say why the list is not among them, which is kept as `typed`."""

    options: dict[str, object]
    reasons: tuple[Text, ...] = ()
    typed: tuple[str, ...] = ()


def offers(catalogue: Catalogue, language: Language, game: Game, typed: str) -> list[Offer]:
    """The possible continuations of the list; none if the game takes none. A name is its own value, for the field holds
    it when the person types on.
    """
    if (setting := setting_of(game)) is None:
        return []
    names = ThingNames(catalogue, language, game.name)
    return [(each, each) for each in names.completed(typed, LONGEST_OFFER, setting.typed)]


def given(
    catalogue: Catalogue, language: Language, game: Game, options: Mapping[str, object], typed: str
) -> WantedTable:
    """These options with the list, which cancels the options it replaces. Raises Refused if the game takes no list."""
    setting = setting_of(game)
    if setting is None:
        raise Refused(Text("command-list-none"))
    names = ThingNames(catalogue, language, game.name)
    read, kept = names.read(typed)
    without = Terms(seats=0, options=dict(options))
    objections = lobby_settings.objections(game, without, language, [(setting.name, read.entries)])
    reasons = (*read.guessed, *objections, *read.rest)
    if reasons:
        return WantedTable(without.options, reasons, tuple(kept))
    setup, _ = lobby_settings.changed(game, without, language, [(setting.name, read.names)])
    return WantedTable(setup.options)


def setting_of(game: Game) -> Setting | None:
    """The option of this game that takes typed names."""
    return next((setting for setting in game.settings({}) if setting.typed), None)


async def ask(
    bot: Front, interaction: discord.Interaction, language: Language, game_id: int, given: WantedTable
) -> None:
    """Tell the person what is wrong with the list, and that there is a table without it, with a button to the form."""
    table = await bot.tables.lobby(game_id)
    say = bot.voices.phrasebook.speaker(language, game=table.game)
    for group in lobby_panel.groups(table):
        filled = {place: given.typed for place, each in group.shown.items() if each.typed}
        if filled:
            texts = [*given.reasons, Text("command-list-open")]
            await Reply.to(interaction).say(lobby_panel.again(table, group, texts, filled, say))
