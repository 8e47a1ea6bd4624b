"""Standing orders in words, also those that this program or its games no longer know."""

import msgspec
import pytest

from bot.messages import standing_order_panel, standing_order_words
from bot.phrases import Phrasebook
from bot.tables import standing_orders
from bot.tables.actors import Refused
from bot.tables.standing_order_book import standing_named
from db import rows
from db.standing_orders import EVERY_GAME
from games.dominion import GAME, standing
from games.kernel.choice import Choice
from games.kernel.standing_orders import ASK, USUAL, Constant, Limit, Order, Ranked, encode_order
from games.kernel.text import Text

BOOK = Phrasebook.load(strict=True)
HERE = 7


def row(key: str, what: bytes, game: int = EVERY_GAME) -> rows.Order:
    return rows.Order(1, "dominion", game, key, what, 0)


def said(text: Text, language: str = "en") -> str:
    return BOOK.speaker(language, game="dominion", markdown=False)(text)


@pytest.mark.parametrize(
    ("order", "words"),
    [
        (Constant(("yes",)), "always"),
        (ASK, "ask me"),
        (Constant(("gold", "silver")), "Gold and Silver"),
        (Ranked(("gold", "nonsense")), "the first there is of Gold and nonsense; else ask me"),
        (Ranked(("gold",), declines=True), "what there is of Gold; else nothing"),
        (Limit(3, ("gold",), ()), "as agreed"),
        (USUAL, "as agreed"),
    ],
)
def test_every_order_has_words(order: Order, words: str) -> None:
    assert said(standing_order_words.answer(GAME, standing.MOAT, order)) == words


@pytest.mark.parametrize(
    ("key", "what"),
    [("moat.hide", encode_order(USUAL)), ("moat.reveal", msgspec.msgpack.encode({"type": "later"})), ("x", b"\xc1")],
)
def test_an_order_of_another_time_is_listed_and_answers_nothing(key: str, what: bytes) -> None:
    assert key in said(standing_order_words.line(GAME, row(key, what), None))
    if what != encode_order(USUAL):
        assert standing_orders.layers([row(key, what)]) == [{}, {}]


def test_an_order_for_one_game_says_where() -> None:
    kept = row("watchtower.choose/curse", encode_order(Constant(("trash",))), HERE)
    line = standing_order_words.line(GAME, kept, Text("as-is", word="#here"))
    assert said(line) == "Watchtower: where a gained card goes (Curse): **trash it** (only in #here)"
    assert "(nur in #here)" in said(line, "de")
    assert "only in" not in said(standing_order_words.line(GAME, kept, None)), "its game is gone"


def test_orders_for_one_game_and_for_all_are_kept_apart() -> None:
    kept = [row("a", encode_order(USUAL)), row("a", encode_order(ASK), HERE)]
    assert standing_orders.layers(kept) == [{"a": ASK}, {"a": USUAL}]


def test_what_cannot_be_ordered_has_no_panel() -> None:
    with pytest.raises(Refused):
        standing_named(GAME, "moat.hide")
    question = Choice(0, "moat.hide", Text("yes"), ())
    scope = standing_order_panel.scope_of(0)
    with pytest.raises(ValueError, match="cannot be answered once and for all"):
        standing_order_panel.panel(GAME, 1, "t0-0-0", question, scope, BOOK.speaker("en"))
