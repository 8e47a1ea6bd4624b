"""The slash commands, built from functions and locale files: English names, with German ones beside them.

A command's words are messages: ``command-play-name``, ``command-play-about``; its option's ``command-play-game-name``,
``command-play-game-about``; a fixed choice's ``command-play-where-thread``.

Laws: the bot hears the English names only; a person who may not write in a channel cannot do there what everybody will
read.
"""

import inspect
from collections.abc import Callable, Container, Mapping
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.language.phrases import Phrasebook, command_message
from bot.replies.allowance import let_post
from bot.replies.front import Front
from bot.replies.funnel import CommandWork, Offers, carried_out, offered
from bot.replies.reply import Reply
from games.kernel.engine.text import Say, Text

Private: TypeAlias = bool | Callable[[Mapping[str, Any]], bool]
"""Whether only the person sees an answer: always, or if these options are given."""

KEY = "message"
LONGEST_TYPED = 500
"""The most characters to type into an option: no own list is longer."""


class Translator(app_commands.Translator):
    """Gives the German words; all others read English."""

    def __init__(self, phrasebook: Phrasebook) -> None:
        self._say = phrasebook.speaker("de").plain

    async def translate(
        self, string: locale_str, locale: discord.Locale, _context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The German words of a string that `add` made; None for other languages."""
        message = string.extras.get(KEY)
        return self._say(Text(message)) if message and locale is discord.Locale.german else None


def add(
    tree: "app_commands.CommandTree[Any]",
    bot: Front,
    work: CommandWork,
    *,
    offers: Mapping[str, Offers] | None = None,
    choices: Mapping[str, tuple[str, ...]] | None = None,
    private: Private = True,
) -> None:
    """Make a command of a function ``async def name(bot, interaction, option: type …)``.

    `offers`: autocomplete by option; `choices`: fixed values by option; `private`: only the person sees the answer,
    always or for certain options. A name that would hide a builtin ends with an underscore. Law: every option limits
    its words.
    """
    name = work.__name__.rstrip("_")
    say = bot.voices.phrasebook.speaker("en").plain
    callback = _callback(bot, work, private=private, fixed=choices or {})
    for option in list(inspect.signature(callback).parameters)[1:]:
        app_commands.rename(**{option: _word(say, name, option.rstrip("_"), "name")})(callback)
        app_commands.describe(**{option: _word(say, name, option.rstrip("_"), "about")})(callback)
    for option, values in (choices or {}).items():
        listed = [
            app_commands.Choice(name=_word(say, name, option.rstrip("_"), value), value=value) for value in values
        ]
        app_commands.choices(**{option: listed})(callback)
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=_word(say, name, "name"), description=_word(say, name, "about"), callback=callback
    )
    for option, finder in (offers or {}).items():
        command.autocomplete(option)(_completion(bot, finder))
    tree.add_command(command)


def _word(say: Say, *parts: str) -> locale_str:
    message = command_message(*parts)
    return locale_str(say(Text(message)), **{KEY: message})


def _callback(bot: Front, work: CommandWork, *, private: Private, fixed: Container[str]) -> Any:
    async def callback(interaction: discord.Interaction, **given: Any) -> None:
        name = interaction.command.qualified_name if interaction.command else "unknown"
        alone = private if isinstance(private, bool) else private(given)

        async def deed() -> None:
            if not alone:
                let_post(interaction)
            await work(bot, interaction, **given)

        await carried_out(bot, Reply.to(interaction), deed, what=name, private=alone)

    signature = inspect.signature(work)
    rest = [each if each.name in fixed else _bounded(each) for each in list(signature.parameters.values())[1:]]
    callback.__signature__ = signature.replace(parameters=rest)  # type: ignore[attr-defined]  # what discord.py reads
    return callback


def _bounded(option: inspect.Parameter) -> inspect.Parameter:
    """Limit an option for words to `LONGEST_TYPED` characters."""
    if option.annotation not in (str, str | None):
        return option
    words: Any = app_commands.Range[str, 1, LONGEST_TYPED]
    return option.replace(annotation=words if option.annotation is str else words | None)


def _completion(bot: Front, finder: Offers) -> Any:
    async def completion(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await offered(bot, interaction, finder, current)

    return completion
