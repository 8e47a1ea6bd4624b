"""The rules of a game as a message: one page, the list of all pages, and the way to those beside it.

Laws: together the pages hold all of the rules; at a table that began before a ruling, they say what still applies
there; a button names its page and game, so that it works for as long as the message exists.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from discord import ButtonStyle, ui

from bot.language.phrases import Speaker, beginning, channel_link
from bot.messages.parts.components import Row, drawn, press, turning
from bot.messages.parts.custom_ids import Address
from bot.messages.parts.forms import entry, select
from bot.messages.parts.leaves import leaves
from bot.messages.parts.outgoing import CONTENT, Shape, attached
from bot.tables.memory.loaded import LoadedGame
from games.kernel.contract.book import Entry, Page
from games.kernel.contract.game import Game
from games.kernel.engine.text import Text, game_title
from renderers.surface.stage import Picture

ROOM_AROUND = 250
"""The most room for a page's heading and number."""


class Leaf(msgspec.Struct, frozen=True):
    """One message's part of the rules: a page (by its place), or a part of a long one."""

    page: int
    title: str
    text: str


class Book(msgspec.Struct, frozen=True):
    """The rules of a game in one language."""

    game: Game
    title: str
    leaves: tuple[Leaf, ...]

    def first_of(self, page: int) -> int:
        """The place of a page's first leaf."""
        return next(place for place, leaf in enumerate(self.leaves) if leaf.page == page)

    def about(self, key: str) -> int:
        """The place of the leaf about the question of this key; the first one if there is none."""
        page = self.game.book.page_about(key)
        return 0 if page is None else self.first_of(page)

    def page_of(self, place: int) -> Page:
        """The page of the leaf at this place, or at the nearest one."""
        return self.game.book.pages[self.leaves[self.within(place)].page]

    def within(self, place: int) -> int:
        """The place, or the nearest one."""
        return min(max(place, 0), len(self.leaves) - 1)


def bound(game: Game, say: Speaker, at: LoadedGame | None = None) -> Book:
    """The rules of a game, in the words of a speaker, as they apply `at` a table (None: at none)."""
    tables = [] if at is None else [at]
    found = list[Leaf]()
    for number, page in enumerate(game.book.pages):
        told = [text for each in page.paragraphs for text in (each, *still(tables, each))]
        lines = [line for text in told for line in say(text).split("\n")]
        found += [Leaf(number, say(page.title), text) for text in leaves(lines, CONTENT - ROOM_AROUND)]
    return Book(game, say(game_title(game.name)), tuple(found))


def still(tables: Iterable[LoadedGame], *told: Text) -> list[Text]:
    """What still applies at tables that began before the changes in these texts."""
    return [
        Text("rulebook-still", place=channel_link(at.row.channel_id), ruling=before)
        for at in tables
        for ruling in at.missed
        if (before := ruling.otherwise(told))
    ]


def rules(
    book: Book, place: int, say: Speaker, *, game_id: int = 0, asked: str | None = None, above: Sequence[str] = (),
    pictures: Sequence[Picture] = (),
) -> Shape:  # fmt: skip
    """One leaf of the rules. `game_id` is the table it is read at (0: none), `asked` the key of the reader's open
    question there; `above` are lines to put first.
    """
    place = book.within(place)
    leaf = book.leaves[place]
    heading = say(Text("rulebook-heading", game=book.title, title=leaf.title))
    foot = say(Text("log-page", page=place + 1, pages=len(book.leaves)))
    rows: list[Row] = [[_list(book, place, game_id, say.plain)], _beside(book, place, game_id, asked, say.plain)]
    return Shape("\n".join([*above, heading, leaf.text, f"-# {foot}"]), drawn(rows), attached("legend", *pictures))


def fits(shape: Shape) -> bool:
    """Whether it fits one message."""
    return len(shape.content or "") <= CONTENT


def explained(game: str, entry: Entry, say: Speaker, tables: Iterable[LoadedGame] = ()) -> list[Text]:
    """A thing's title with its game and facts, its text, its rulings, and any differences at these tables."""
    title = Text("as-is", word=beginning(say.plain(entry.title)))
    told = (*entry.rulings, *still(tables, entry.text, *entry.rulings))
    rulings = [Text("entry-ruling", ruling=ruling) for ruling in told]
    heading = Text("entry-heading", title=title, game=game_title(game), facts=entry.facts)
    return [heading, entry.text, *rulings]


def written(game: str) -> str:
    """A game's name as an address can carry it."""
    return game.replace("_", "")


def _address(book: Book, game_id: int, verb: str, place: int) -> Address:
    return Address(game_id, verb=verb, page=place, draft=written(book.game.name))


def _list(book: Book, place: int, game_id: int, say: Speaker) -> ui.Select[Any]:
    """All pages to choose from."""
    here = book.leaves[place].page
    options = [
        entry(say(page.title), book.first_of(number), default=number == here)
        for number, page in enumerate(book.game.book.pages)
    ]
    return select(_address(book, game_id, "chapters", place), say(Text("rulebook-pages")), options)


def _beside(book: Book, place: int, game_id: int, asked: str | None, say: Speaker) -> "list[ui.Button[Any]]":
    """The pages before and after, and the one about the reader's question."""
    near = turning(place, len(book.leaves), _address(book, game_id, "chapter", place), say)
    if asked is None or book.about(asked) == place:
        return near
    return [*near, press("button-meaning", game_id, say, ButtonStyle.primary)]
