"""What can be read about a game: the pages of its rules, its rulings, things and words to look up, and lessons."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import msgspec

from games.kernel.contract.lesson import Lesson
from games.kernel.contract.ruling import Ruling
from games.kernel.engine.choice import kind_of
from games.kernel.engine.text import Text


class Page(msgspec.Struct, frozen=True):
    """A page of the rules: its stable name, its title, its paragraphs. `about` are the questions that it explains:
    their keys (``turn.buy``), or what several share (``turn``); `legend`: the picture of symbols belongs to it.
    """

    name: str
    title: Text
    paragraphs: tuple[Text, ...]
    about: tuple[str, ...] = ()
    legend: bool = False


def page(name: str, paragraphs: Iterable[Text], *about: str, legend: bool = False) -> Page:
    """A page with its title: ``rules-page-*``."""
    return Page(name, Text(f"rules-page-{name}"), tuple(paragraphs), about, legend)


class Entry(msgspec.Struct, frozen=True):
    """One thing to look up: stable name, title, facts on one line, text, rulings; `also`: other names, separated by
    commas. A `term` is a word of the rules.
    """

    name: str
    title: Text
    facts: Text
    text: Text
    rulings: tuple[Text, ...] = ()
    also: Text | None = None
    term: bool = False


def term(name: str, **numbers: int) -> Entry:
    """A word of the rules: ``term-*``, with its other names, ``term-*-also``, and its text, ``term-*-text``."""
    stem = f"term-{name.replace('_', '-')}"
    return Entry(
        f"term_{name}",
        Text(stem),
        Text("term-facts"),
        Text(f"{stem}-text", **numbers),
        also=Text(f"{stem}-also"),
        term=True,
    )


@dataclass(frozen=True, kw_only=True, eq=False)
class Rulebook:
    """What can be read about a game."""

    pages: tuple[Page, ...]
    """What `/rules` says, page by page. The first one tells the game in a minute."""
    rulings: tuple[Ruling, ...] = ()
    """The rulings that count only in games begun since then."""
    entries: tuple[Entry, ...] = ()
    """What `/card` explains: the things of this game a player may want to look up."""
    cased: tuple[str, ...] = ()
    """The names of entries that need a case file of the same name."""
    lessons: Callable[[], tuple[Lesson, ...]] = lambda: ()
    """Its lessons, one by one; read when asked for."""

    def page_about(self, key: str) -> int | None:
        """The place of the page that explains the question of this key, else all of its kind; None if none does."""
        places = {about: place for place, page in enumerate(self.pages) for about in page.about}
        return places.get(key, places.get(kind_of(key)))

    def entry_about(self, key: str) -> Entry | None:
        """The thing that asks the question of this key; None if it has another name."""
        return next((entry for entry in self.entries if entry.name == kind_of(key)), None)
