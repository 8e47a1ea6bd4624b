"""The rules as messages: whole, within the limits, and from page to page."""

from collections.abc import Iterator

import pytest

from bot.language.phrases import LANGUAGES, Phrasebook
from bot.messages.pages import rules_message
from bot.messages.pages.rules_message import Book, bound, explained, fits, rules, written
from bot.messages.parts.custom_ids import Address
from bot.messages.parts.outgoing import CONTENT, Shape
from games.kernel.contract.book import Entry, Page, Rulebook
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game
from games.kernel.engine.text import Text
from tests.bot.clicking import word
from tests.bot.limits import faults
from tests.bot.scenes import ENGLISH

BOOK = Phrasebook.load(strict=True)
GAMES = find_games()

every_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
every_language = pytest.mark.parametrize("language", LANGUAGES)


def ids_of(shape: Shape) -> list[Address]:
    """What can be pressed."""
    rows = shape.plain()["components"]
    found = [Address.parse(part["custom_id"]) for row in rows for part in row["components"]]
    return [address for address in found if address]


def shapes(book: Book, language: str) -> Iterator[Shape]:
    say = BOOK.speaker(language, game=book.game.name)
    return (rules(book, place, say, game_id=7, asked="nothing.known") for place in range(len(book.leaves)))


@every_game
@every_language
def test_the_pages_hold_all_of_the_rules(game: Game, language: str) -> None:
    say = BOOK.speaker(language, game=game.name)
    whole = [say(text) for page in game.book.pages for text in page.paragraphs]
    shown = [shape.content or "" for shape in shapes(bound(game, say), language)]
    read = "".join("\n".join(content.split("\n")[1:-1]) for content in shown)
    assert "".join(read.split()) == "".join("".join(whole).split())


@every_game
@every_language
def test_every_page_keeps_the_limits(game: Game, language: str) -> None:
    book = bound(game, BOOK.speaker(language, game=game.name))
    for shape in shapes(book, language):
        assert fits(shape)
        assert faults(shape.plain()["components"]) == []
        assert {(address.game, address.draft) for address in ids_of(shape) if address.verb != "meaning"} == {
            (7, written(game.name))
        }


def test_games_are_told_apart_by_what_an_address_can_carry() -> None:
    assert len({written(name) for name in GAMES}) == len(GAMES)


LONG = Page("long", word("Long"), tuple(word(" ".join(["much"] * 340)) for _ in "123"), ("castle",))
CHESS = Game(
    **{name: getattr(GAMES["dominion"], name) for name in Game.__dataclass_fields__}
    | {"name": "chess", "book": Rulebook(pages=(Page("minute", word("In a minute"), (word("Take the king."),)), LONG))}
)


def test_a_long_page_goes_on_on_the_next_one() -> None:
    book = bound(CHESS, ENGLISH)
    assert [leaf.page for leaf in book.leaves] == [0, 1, 1, 1]
    second = rules(book, 2, ENGLISH)
    assert [(address.verb, address.page) for address in ids_of(second)] == [
        ("chapters", 2), ("chapter", 1), ("chapter", 3)
    ]  # fmt: skip
    assert (second.content or "").endswith("-# Page 3 of 4")


@pytest.mark.parametrize(("place", "page"), [(-1, 1), (0, 1), (3, 4), (35, 4)])
def test_a_page_that_is_no_more_is_the_nearest(place: int, page: int) -> None:
    shape = rules(bound(CHESS, ENGLISH), place, ENGLISH)
    assert (shape.content or "").endswith(f"-# Page {page} of 4")


@pytest.mark.parametrize(("asked", "place", "offered"), [("castle", 0, True), ("castle", 1, False), (None, 0, False)])
def test_what_the_question_means_is_offered_where_it_is_not_shown(asked: str | None, place: int, offered: bool) -> None:
    shape = rules(bound(CHESS, ENGLISH), place, ENGLISH, game_id=7, asked=asked)
    assert (Address(7, verb="meaning") in ids_of(shape)) == offered


def test_a_question_that_no_page_explains_leads_to_the_first() -> None:
    assert bound(CHESS, ENGLISH).about("pawn.move") == 0
    assert bound(CHESS, ENGLISH).about("castle") == 1


def test_a_thing_is_told_with_its_game_and_all_its_rulings() -> None:
    entry = Entry("rook", word("Rook"), word("five points"), word("Moves straight."), (word("Castles."), word("Once.")))
    assert "\n".join(map(ENGLISH, explained("chess", entry, ENGLISH))) == (
        "**Rook** · Chess\nfive points\nMoves straight.\n• Castles.\n• Once."
    )


@every_game
@every_language
def test_no_thing_to_look_up_fills_more_than_a_message(game: Game, language: str) -> None:
    say = BOOK.speaker(language, game=game.name)
    longest = max(sum(len(say(text)) + 1 for text in explained(game.name, entry, say)) for entry in game.book.entries)
    assert longest < CONTENT


def test_addresses_of_the_farthest_page_are_short_enough() -> None:
    name = max(GAMES, key=len)
    address = Address(36**8 - 1, verb="chapters", page=36**2 - 1, draft=written(name))
    assert Address.parse(address.encode()) == address
    assert rules_message.written(name).isalnum()
    assert Text(f"game-{name}")
