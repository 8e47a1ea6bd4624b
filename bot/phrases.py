"""Texts become sentences here: one language, the names of one table, safe for Discord or plain for pictures and labels.

Laws: what people wrote (their names) can never format, link or mention; a text that is not there never stops a game
(its id is shown and logged), except where `strict` asks for it.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Literal, TypeAlias

import structlog
from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import ast as ftl

from bot.labels import cut
from games.kernel.text import Arg, Seat, Text

Language: TypeAlias = Literal["de", "en"]
LANGUAGES: tuple[Language, ...] = ("de", "en")

LISTS = {"de": Locale("de"), "en": Locale("en", "GB")}
"""How lists are said: "a, b und c", "a, b and c"."""

Source: TypeAlias = tuple[str, Language, ftl.Resource]
"""A locale file: the package it belongs to (``games.kernel``), its language, its messages."""

log = structlog.get_logger()


def language_of(discord_locale: str) -> Language:
    """The language for a Discord locale (``de``, ``en-GB`` …): German for German, English for all others."""
    return "de" if discord_locale.lower().split("-")[0] == "de" else "en"


class Markup(str):
    """A word of ours that Discord shall read as it stands, such as a channel's link; not to be escaped."""

    __slots__ = ()


def channel_link(channel_id: int) -> Markup:
    """A link to a channel."""
    return Markup(f"<#{channel_id}>")


def mention(user_id: int) -> Markup:
    """A person, mentioned; whether it pings is decided where it is sent."""
    return Markup(f"<@{user_id}>")


def moment(unix_seconds: int, style: Literal["R", "f", "D"] = "R") -> Markup:
    """A time as everybody's Discord tells it: "5 minutes ago", or (``f``) date and time of day, or (``D``) the date."""
    return Markup(f"<t:{unix_seconds}:{style}>")


SPECIAL = re.compile(r"[\\*_~`|<>\[\]()#@]|:(?=//)|^[-+]|(?<=^\d)[.)]|(?<=^\d\d)[.)]")
UNSEEN = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}
JOINERS = "\u200c\u200d"
"""Invisible, but part of words in some scripts and of emoji."""


def plain(word: str) -> str:
    """A person's word on one line, without characters that hide or turn around what follows."""
    spaced = " ".join(word.split())
    return "".join(letter for letter in spaced if letter in JOINERS or unicodedata.category(letter) not in UNSEEN)


@lru_cache(maxsize=4096)
def escaped(word: str) -> str:
    """A person's word so that Discord shows it letter by letter: no formatting, link, mention, emoji or time."""
    return SPECIAL.sub(r"\\\g<0>", plain(word)).replace("@", "@\u200b")


class Either(tuple[Text, ...]):
    """Texts of which one is meant: said with commas and "or"."""

    __slots__ = ()


KEPT = 4096
"""So many sentences of a language and a game are kept in mind: all that never change, and as many said lately."""

LONGEST_PART = 2000
"""No message holds more; Fluent refuses parts of more than 2500."""


class Word(FluentType):
    """A string in a sentence: compared as it is given, shown as it is safe."""

    def __init__(self, given: str, shown: str) -> None:
        self.given = given
        self.shown = shown

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Word):
            return (self.given, self.shown) == (other.given, other.shown)
        return self.given == other

    def __hash__(self) -> int:
        return hash(self.given)

    def format(self, locale: Locale) -> str:
        """What is shown."""
        return self.shown


def said(sentence: str) -> Word:
    """What is made of our own words already."""
    return Word(sentence, cut(sentence, LONGEST_PART))


class Speaker:
    """Makes sentences in one language with the names of one table: a `Say`."""

    def __init__(self, bundle: "Sentences", names: tuple[str, ...], *, markdown: bool) -> None:
        self._sentences = bundle
        self._names = names
        self.markdown = markdown

    def __call__(self, text: Text) -> str:
        """The sentence of a text."""
        return self._sentences.said(text.id, {name: self._argument(arg) for name, arg in text.args.items()})

    @property
    def language(self) -> Language:
        """The language spoken."""
        return self._sentences.language

    @property
    def plain(self) -> "Speaker":
        """The same speaker where Discord reads no markdown: labels, alt texts, pictures."""
        return Speaker(self._sentences, self._names, markdown=False) if self.markdown else self

    def knows(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._sentences.has(message)

    def _argument(self, arg: Arg) -> "Word | int":
        if isinstance(arg, int):
            return arg
        if isinstance(arg, Seat):
            return self._word(self._names[arg.index] if 0 <= arg.index < len(self._names) else f"{arg.index + 1}")
        if isinstance(arg, Text):
            return said(self(arg))
        if isinstance(arg, tuple):
            style: Literal["or", "standard"] = "or" if isinstance(arg, Either) else "standard"
            return said(format_list([self(text) for text in arg], style, LISTS[self.language]))
        return said(str(arg)) if isinstance(arg, Markup) else self._word(arg)

    def _word(self, word: str) -> "Word":
        return Word(word, cut(escaped(word) if self.markdown else plain(word), LONGEST_PART))


class Sentences:
    """The messages of one language, those of one game before all others of the same name."""

    def __init__(self, language: Language, sources: Sequence[Source], *, strict: bool) -> None:
        self.language = language
        self._strict = strict
        self._bundle = FluentBundle([language], use_isolating=False)
        self._made = lru_cache(KEPT)(self._make)
        for _, _, resource in sources:
            self._bundle.add_resource(resource)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message)

    def said(self, message: str, args: Mapping[str, Word | int]) -> str:
        """A message with its arguments; what was said lately is known still. Raises KeyError if `strict`, for what is
        not there.
        """
        return self._made(message, tuple(args.items()))

    def _make(self, message: str, args: tuple[tuple[str, Word | int], ...]) -> str:
        pattern = self._bundle.get_message(message).value if self.has(message) else None
        if pattern is None:
            return self._missing(message, "no such message")
        sentence, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            self._missing(message, "; ".join(str(error) for error in errors))
        return str(sentence)

    def _missing(self, message: str, fault: str) -> str:
        if self._strict:
            raise KeyError(f"{message} ({self.language}): {fault}")
        log.error("text_missing", message=message, language=self.language, fault=fault)
        return message


class Phrasebook:
    """All texts of games, renderers and bot in all languages."""

    def __init__(self, sources: Sequence[Source], *, strict: bool = False) -> None:
        self._sources = tuple(sources)
        self._strict = strict
        self._spoken: dict[tuple[Language, str | None], Sentences] = {}

    @classmethod
    def load(cls, *, strict: bool = False) -> "Phrasebook":
        """Read every locale folder. `strict`: a missing text or argument raises KeyError instead of being logged."""
        return cls(locale_sources(), strict=strict)

    def speaker(
        self, language: str, names: Sequence[str] = (), *, markdown: bool = True, game: str | None = None
    ) -> Speaker:
        """Who speaks this language, with names by seat; messages of `game` go before equally named ones of others."""
        return Speaker(self._sentences(language_of(language), game), tuple(names), markdown=markdown)

    def _sentences(self, language: Language, game: str | None) -> Sentences:
        key = (language, game)
        if key not in self._spoken:
            mine = [source for source in self._sources if source[1] == language]
            mine.sort(key=lambda source: source[0] != f"games.{game}")
            self._spoken[key] = Sentences(language, mine, strict=self._strict)
        return self._spoken[key]


@cache
def locale_sources() -> tuple[Source, ...]:
    """Every locale file of bot, renderers and games, read once: a process keeps the texts it began with."""
    return tuple(
        (owner, language, FluentResource(file.read_text(encoding="utf-8")))
        for package in ("bot", "renderers", "games")
        for owner, folder in _locales(package, resources.files(package))
        for language in LANGUAGES
        for file in _files(folder, language)
    )


def _locales(name: str, folder: Traversable) -> Iterator[tuple[str, Traversable]]:
    """The locale folders of a package and of the packages in it, with their owners' names."""
    for child in sorted(folder.iterdir(), key=lambda child: child.name):
        if not child.is_dir():
            continue
        if child.name == "locale":
            yield name, child
        elif child.joinpath("__init__.py").is_file():
            yield from _locales(f"{name}.{child.name}", child)


def _files(folder: Traversable, language: Language) -> Iterator[Traversable]:
    """``de.ftl``, and all of a folder ``de``."""
    single, many = folder.joinpath(f"{language}.ftl"), folder.joinpath(language)
    if single.is_file():
        yield single
    if many.is_dir():
        yield from sorted((file for file in many.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
