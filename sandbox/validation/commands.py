"""Discord's rules for application commands, in every language.

Numbers are Discord's: 100 commands, 25 options, subcommands or choices, names of 32 characters, descriptions of 100,
8000 characters in one command, where the longest language counts.
"""

import unicodedata
from collections.abc import Mapping

from sandbox.forms.command import GROUP, INTEGER, NUMBER, STRING, SUBCOMMAND
from sandbox.forms.complaints import Complaints, Path
from sandbox.forms.document import Document, Json, child, children, flag, number, text

COMMANDS, OPTIONS, NAME, DESCRIPTION, CHOICE, LETTERS = 100, 25, 32, 100, 100, 8000
CHAT_INPUT = 1
LOCALES = (
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he", "hi", "hr", "hu", "id",
    "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
)  # fmt: skip
_NAMES = "APPLICATION_COMMAND_INVALID_NAME"
_TAKEN = "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"


def check_commands(complaints: Complaints, commands: list[Document]) -> None:
    """Check the list that replaces all commands."""
    if len(commands) > COMMANDS:
        complaints.add((), "BASE_TYPE_MAX_LENGTH", f"Must be {COMMANDS} or fewer in length.")
    check = _CommandCheck(complaints)
    for index, command in enumerate(commands):
        check.command(command, (index,))
    check.different([command for command in commands if number(command, "type", CHAT_INPUT) == CHAT_INPUT], ())


class _CommandCheck:
    def __init__(self, complaints: Complaints) -> None:
        self._complaints = complaints

    def command(self, command: Document, path: Path) -> None:
        if number(command, "type", CHAT_INPUT) != CHAT_INPUT:
            self._complaints.length(command, path, "name", NAME, least=1, required=True)
            return
        self._named(command, path)
        self._options(command, path, depth=0)
        if (letters := _letters(command)) > LETTERS:
            message = f"Command exceeds maximum size ({LETTERS}): {letters}"
            self._complaints.add(path, "APPLICATION_COMMAND_TOO_LARGE", message)

    def _named(self, one: Document, path: Path) -> None:
        name = self._complaints.length(one, path, "name", NAME, least=1, required=True)
        self._check_name(name, (*path, "name"))
        self._complaints.length(one, path, "description", DESCRIPTION, least=1, required=True)
        for locale, here in self._localized(one, path, "name", NAME):
            self._check_name(text(child(one, "name_localizations"), locale), here)
        self._localized(one, path, "description", DESCRIPTION)

    def _localized(self, one: Document, path: Path, key: str, most: int) -> list[tuple[str, Path]]:
        translations, here = child(one, f"{key}_localizations"), (*path, f"{key}_localizations")
        for locale in translations:
            if locale not in LOCALES:
                self._complaints.add((*here, locale), "ENUM_TYPE_COERCE", f'Value "{locale}" is not a valid locale.')
            self._complaints.length(translations, here, locale, most, least=1, required=True)
        return [(locale, (*here, locale)) for locale in translations]

    def _check_name(self, name: str, path: Path) -> None:
        if name and (name != name.lower() or not all(map(_may_be_in_name, name))):
            self._complaints.add(path, _NAMES, "Command name is invalid")

    def _options(self, level: Document, path: Path, depth: int) -> None:
        listed = self._complaints.listing(level, path, "options", OPTIONS)
        kinds = {number(option, "type") for _, option in listed}
        if kinds & {SUBCOMMAND, GROUP} and kinds - {SUBCOMMAND, GROUP}:
            message = "Sub-commands and sub-command groups option types are mutually exclusive to all other types"
            self._complaints.add((*path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
        optional = False
        for here, option in listed:
            self._option(option, here, depth)
            if flag(option, "required") and optional:
                message = "Required options must be placed before non-required options"
                self._complaints.add(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
            optional = optional or not flag(option, "required")
        self.different([option for _, option in listed], (*path, "options"))

    def _option(self, option: Document, path: Path, depth: int) -> None:
        self._named(option, path)
        kind = self._complaints.choice(option, path, "type", frozenset(range(1, 12)))
        if kind in (SUBCOMMAND, GROUP):
            self._nested(option, path, depth)
        else:
            self._values(option, path)

    def _nested(self, option: Document, path: Path, depth: int) -> None:
        kind = number(option, "type")
        if depth > 1 or (depth == 1 and kind == GROUP):
            self._complaints.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deeply")
        elif kind == GROUP and any(number(inner, "type") != SUBCOMMAND for inner in children(option, "options")):
            self._complaints.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "A group holds subcommands only")
        else:
            self._options(option, path, depth + 1)

    def _values(self, option: Document, path: Path) -> None:
        kind = number(option, "type")
        choices = self._complaints.listing(option, path, "choices", OPTIONS)
        if choices and flag(option, "autocomplete"):
            message = "Autocomplete cannot be set to true if choices are present"
            self._complaints.add((*path, "autocomplete"), "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES", message)
        if choices and kind not in (STRING, INTEGER, NUMBER):
            message = "Only text and numbers have choices"
            self._complaints.add((*path, "choices"), "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", message)
        for here, choice in choices:
            check_choice(self._complaints, choice, here, kind)
            self._localized(choice, here, "name", CHOICE)
        names = [text(choice, "name") for _, choice in choices]
        if len(set(names)) < len(names):
            message = "Choice names must differ"
            self._complaints.add((*path, "choices"), "APPLICATION_COMMAND_OPTION_CHOICES_NAME_DUPLICATE", message)

    def different(self, named: list[Document], path: Path) -> None:
        """No two of these have the same name in any language, and no translation is another's English name."""
        english = [text(one, "name") for one in named]
        locales = {locale for one in named for locale in child(one, "name_localizations")}
        for index, one in enumerate(named):
            if english[index] in english[:index]:
                self._complaints.add((*path, index, "name"), _TAKEN, "Option name already exists")
            for locale in locales & set(child(one, "name_localizations")):
                others = {name for other, own in enumerate(named) if other != index for name in _names(own, locale)}
                if text(child(one, "name_localizations"), locale) in others:
                    here = (*path, index, "name_localizations", locale)
                    self._complaints.add(here, _TAKEN, "Option name already exists")


def check_choice(complaints: Complaints, choice: Document, path: Path, kind: int) -> None:
    """Check a choice for an option of a type: its name and its value."""
    complaints.length(choice, path, "name", CHOICE, least=1, required=True)
    value = choice.get("value")
    if kind == STRING:
        complaints.length(choice, path, "value", CHOICE, required=True)
    elif not isinstance(value, int | float) or isinstance(value, bool):
        complaints.add((*path, "value"), "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')


def _names(one: Document, locale: str) -> set[str]:
    return {text(one, "name"), text(child(one, "name_localizations"), locale)} - {""}


def _may_be_in_name(letter: str) -> bool:
    return letter in "-_'" or unicodedata.category(letter)[0] in "LN"


def _letters(level: Mapping[str, Json]) -> int:
    """The number of characters in names, descriptions and choice values, in the longest language."""
    own = sum(
        max(len(text(level, key)), *map(len, map(str, child(level, f"{key}_localizations").values())), 0)
        for key in ("name", "description")
    )
    inner = [*children(level, "options"), *children(level, "choices")]
    return own + len(str(level.get("value", ""))) + sum(_letters(one) for one in inner)
