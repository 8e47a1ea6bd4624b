"""Sentences from texts: in one language, with the names of one table, safe for Discord or plain for pictures and
labels; and sentences cut to fit, and numbered where they are equal.

Laws: people's words (their names) can never format, link or mention; a missing text never stops a game (its id is shown
and logged), except if `strict` asks for that.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Literal, Protocol

import structlog
from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType

from bot.language.locales import LANGUAGES as LANGUAGES
from bot.language.locales import Language as Language
from bot.language.locales import LocaleFile, entries, locale_sources, needed
from games.kernel.engine.text import YOU, Arg, Former, Seat, Series, Text

LISTS = {"de": Locale("de"), "en": Locale("en", "GB")}
"""The forms of lists: "a, b und c", "a, b and c"."""

log = structlog.get_logger()
ELLIPSIS = "…"
ROOM_FOR_COUNT = 5
"""Enough for " #120"."""


def language_of(discord_locale: str) -> Language:
    """The language for a Discord locale (``de``, ``en-GB`` …): German for German, English for all others."""
    return "de" if discord_locale.lower().split("-")[0] == "de" else "en"


class Markup(str):
    """A word of ours for Discord to interpret, such as a channel's link; not to be escaped."""

    __slots__ = ()


def channel_link(channel_id: int) -> Markup:
    """A link to a channel."""
    return Markup(f"<#{channel_id}>")


def mention(user_id: int) -> Markup:
    """A mention of a person; whether it pings is decided when it is sent."""
    return Markup(f"<@{user_id}>")


def moment(unix_seconds: int, style: Literal["R", "f", "D"] = "R") -> Markup:
    """A time as each reader's Discord shows it: "5 minutes ago", or (``f``) date and time of day, or (``D``)
    the date.
    """
    return Markup(f"<t:{unix_seconds}:{style}>")


SPECIAL = re.compile(r"[\\*_~`|<>\[\]()#@]|:(?=//)|^[-+]|(?<=^\d)[.)]|(?<=^\d\d)[.)]")
MINUS = "\N{MINUS SIGN}"
TOO_LARGE = 10**15
"""From here on no number belongs to a game, and Babel does not format all: it is shown digit by digit."""
UNSEEN = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}
JOINERS = "\u200c\u200d"
"""Invisible, but part of words in some scripts and of emoji."""


def plain(word: str) -> str:
    """A person's word on one line, without characters that hide or reverse the text after them."""
    spaced = " ".join(word.split())
    return "".join(letter for letter in spaced if letter in JOINERS or unicodedata.category(letter) not in UNSEEN)


@lru_cache(maxsize=4096)
def escaped(word: str) -> str:
    """A person's word for Discord to show letter by letter: no formatting, link, mention, emoji or time."""
    return SPECIAL.sub(r"\\\g<0>", plain(word)).replace("@", "@\u200b")


BLANK = "\u115f\u1160\u2800\u3164\uffa0\U0001d159"
"""They count as letters or symbols, but look like a blank."""
NOTHING = UNSEEN | {"Mn", "Me", "Zs"}
"""Categories of characters that are invisible on their own."""


@lru_cache(maxsize=4096)
def shows(word: str) -> bool:
    """Whether any part of a word is visible."""
    return any(letter not in BLANK and unicodedata.category(letter) not in NOTHING for letter in word)


def called(name: str, seat: int) -> Text:
    """The holder of a seat: the name, or the seat's number if the name is invisible."""
    return Text("as-is", word=name) if shows(name) else Text("seat-nameless", number=seat + 1)


def people(seats: Iterable[int]) -> tuple[Text, ...]:
    """The holders of these seats."""
    return tuple(Text("seat-name", who=Seat(seat)) for seat in seats)


def command_message(*parts: str) -> str:
    """The message about a part of a command: ``command-*-*``, of an option or a group ``command-*-*-*``, and of options
    there ``command-*-*-*-*``.
    """
    return f"command-{'-'.join(parts)}"


class Either(tuple[Text, ...]):
    """Alternatives, said with commas and "or"."""

    __slots__ = ()


KEPT = 1024
"""How many sentences of a language and a game are cached: all that never change, and as many said lately."""

SOMEBODY = ""
"""The name of any other seat in messages that choose their words: no message chooses by a person's name."""

LONGEST_PART = 2000
"""No message is longer; Fluent refuses parts of more than 2500."""


class Word(FluentType):
    """A string in a sentence: compared as given, shown in a safe form."""

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
        """The text to show."""
        return self.shown


def said(sentence: str) -> Word:
    """Marks text made of our own words."""
    return Word(sentence, cut(sentence, LONGEST_PART))


class Speaker:
    """Makes sentences in one language with the names of one table: a `Say`."""

    def __init__(
        self,
        aloud: "Sentences",
        bare: "Sentences",
        names: tuple[str, ...],
        *,
        markdown: bool,
        reader: int | None = None,
    ) -> None:
        self._sentences = aloud if markdown else bare
        self._bare = bare
        self._names = names
        self._reader = reader
        self.markdown = markdown

    def __call__(self, text: Text) -> str:
        """The sentence of a text."""
        return self._sentences.said(text.id, {name: self._argument(arg) for name, arg in text.args.items()})

    @property
    def language(self) -> Language:
        """The speaker's language."""
        return self._sentences.language

    @property
    def plain(self) -> "Speaker":
        """The same speaker for places without markdown: labels, alt texts, pictures."""
        if not self.markdown:
            return self
        return Speaker(self._bare, self._bare, self._names, markdown=False, reader=self._reader)

    def to(self, reader: int | None) -> "Speaker":
        """The same speaker for the person on this seat alone, who is "you". None: for everybody."""
        return Speaker(self._sentences, self._bare, self._names, markdown=self.markdown, reader=reader)

    def knows(self, message: str) -> bool:
        """Whether this message exists."""
        return self._sentences.has(message)

    def _argument(self, arg: Arg) -> "Word | int":
        if isinstance(arg, int):
            return arg if 0 <= arg < TOO_LARGE else Word(str(arg), cut(str(arg).replace("-", MINUS), LONGEST_PART))
        if isinstance(arg, Former):
            return Word(SOMEBODY, said(self(called(arg.name, arg.index))).shown)
        if isinstance(arg, Seat):
            name = self._names[arg.index] if 0 <= arg.index < len(self._names) else ""
            return Word(YOU if arg.index == self._reader else SOMEBODY, said(self(called(name, arg.index))).shown)
        if isinstance(arg, Text):
            return said(self(arg))
        if isinstance(arg, Series):
            return said(", ".join(map(self, arg)))
        if isinstance(arg, tuple):
            style: Literal["or", "standard"] = "or" if isinstance(arg, Either) else "standard"
            return said(format_list([self(text) for text in arg], style, LISTS[self.language]))
        return said(str(arg)) if isinstance(arg, Markup) else self._word(arg)

    def _word(self, word: str) -> "Word":
        return Word(word, cut(escaped(word) if self.markdown else plain(word), LONGEST_PART))


class Titled(Protocol):
    """A game by its name."""

    @property
    def name(self) -> str:
        """The name of its folder."""


class NamedTable(Protocol):
    """A table as sentences need it: its holders by seat, and the game, itself or by its name."""

    @property
    def names(self) -> Sequence[str]:
        """The names by seat."""

    @property
    def game(self) -> str | Titled:
        """The game."""


class Sentences:
    """The messages of one language; those of one game come before all others of the same name.

    ``{ COMMAND("seat") }`` in a message is a slash command: by its number in `mentioned`, so that each reader's
    Discord shows it in their own language and lets them press it; else by its name in the language of the message.
    """

    def __init__(
        self, language: Language, sources: Sequence[LocaleFile], mentioned: Mapping[str, int], *, strict: bool
    ) -> None:
        self.language = language
        self._mentioned = mentioned
        self._strict = strict
        self._bundle = FluentBundle([language], functions={"COMMAND": self._command}, use_isolating=False)
        self._made = lru_cache(KEPT)(self._make)
        self._written: dict[str, str] = {}
        self._read = set[str]()
        for _, _, text in reversed(sources):
            self._written.update(entries(text))

    def has(self, message: str) -> bool:
        """Whether this message exists."""
        return message in self._written

    def said(self, message: str, args: Mapping[str, Word | int]) -> str:
        """A message with its arguments; recent results are cached. If `strict`, raises KeyError for a missing text or
        argument.
        """
        return self._made(message, tuple(args.items()))

    def forget(self) -> None:
        """Drop all cached sentences: a command's number has changed."""
        self._made.cache_clear()

    def _command(self, name: str | Word) -> Word:
        command = name if isinstance(name, str) else name.given
        number = self._mentioned.get(command)
        if number is not None:
            return said(f"</{command}:{number}>")
        return said("/" + self.said(command_message(command, "name"), {}))

    def _make(self, message: str, args: tuple[tuple[str, Word | int], ...]) -> str:
        if message not in self._read:
            # Stored once all quoted parts are there: pictures are drawn in other threads, which also speak.
            self._bundle.add_resource(needed(message, self._written))
            self._read.add(message)
        pattern = self._bundle.get_message(message).value if self._bundle.has_message(message) else None
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

    def __init__(self, sources: Sequence[LocaleFile], *, strict: bool = False) -> None:
        self._sources = tuple(sources)
        self._strict = strict
        self._numbers: dict[str, int] = {}
        self._spoken: dict[tuple[Language, str | None, bool], Sentences] = {}

    @classmethod
    def load(cls, *, strict: bool = False) -> "Phrasebook":
        """Read every locale folder. `strict`: a missing text or argument raises KeyError instead of being logged."""
        return cls(locale_sources(), strict=strict)

    def speaker(self, language: str, names: Sequence[str] = (), *, game: str | None = None) -> Speaker:
        """A speaker of this language, with names by seat; messages of `game` come before others of the same name."""
        aloud, bare = (self._sentences(language_of(language), game, markdown=each) for each in (True, False))
        return Speaker(aloud, bare, tuple(names), markdown=True)

    def at(self, table: NamedTable, language: str) -> Speaker:
        """A speaker of this language at a table, with its names and the words of its game."""
        game = table.game if isinstance(table.game, str) else table.game.name
        return self.speaker(language, table.names, game=game)

    def know_commands(self, numbers: Mapping[str, int]) -> None:
        """From now on mention these commands, by their English names, with Discord's numbers."""
        self._numbers.clear()
        self._numbers.update(numbers)
        for sentences in self._spoken.values():
            sentences.forget()

    def _sentences(self, language: Language, game: str | None, *, markdown: bool) -> Sentences:
        key = (language, game, markdown)
        if key not in self._spoken:
            mine = [source for source in self._sources if source[1] == language]
            mine.sort(key=lambda source: source[0] != f"games.{game}")
            self._spoken[key] = Sentences(language, mine, self._numbers if markdown else {}, strict=self._strict)
        return self._spoken[key]


def one_line(text: str) -> str:
    """The text without line breaks and doubled spaces."""
    return " ".join(text.split())


def beginning(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def in_a_row(sentences: Iterable[str]) -> str:
    """Sentences in one line; those without a full stop are separated by a middle dot."""
    lines = [one_line(sentence) for sentence in sentences]
    return " ".join(line if line[-1:] in ".!?" else f"{line} ·" for line in lines).removesuffix(" ·")


def cut(text: str, limit: int) -> str:
    """The text, or as many of its words as fit with "…" after them, without an unclosed bracket; a word that is too
    long by itself is cut.
    """
    if len(text) <= limit:
        return text
    kept, between = text[: limit - 1], any(map(str.isspace, text[limit - 2 : limit]))
    words = kept if between else kept.rsplit(maxsplit=1)[0]
    return _without_open_bracket(words).rstrip(" \\") + ELLIPSIS


def _without_open_bracket(text: str) -> str:
    """The text up to a bracket that it does not close, if anything comes before that."""
    start = text.rfind("(")
    return text[:start] if start > 0 and ")" not in text[start:] else text


def label(text: str, limit: int) -> str:
    """One line of 1 to `limit` characters; an ellipsis if nothing would be visible."""
    return cut(one_line(text) or ELLIPSIS, limit)


def distinct(texts: Sequence[str], limit: int) -> list[str]:
    """Labels of at most `limit` characters, all different: equal ones are numbered ("Bell #2")."""
    heads = [label(text, limit)[: limit - ROOM_FOR_COUNT] for text in texts]
    sizes = Counter(heads)
    seen: Counter[str] = Counter()
    labels = []
    for head, text in zip(heads, texts, strict=True):
        seen[head] += 1
        count = f" #{seen[head]}" if sizes[head] > 1 else ""
        labels.append(label(text, limit - len(count)) + count)
    return labels
