"""Standing orders in words, also those that this program or its games no longer know."""

import msgspec
import pytest

from bot.language.phrases import Phrasebook
from bot.messages import standing_order_panel
from bot.messages.parts.outgoing import CONTENT
from bot.messages.standing_order_panel import Listed
from bot.messages.words import standing_order_words
from bot.tables.acts.standing_order_book import standing_named
from bot.tables.memory.ahead import layers
from bot.tables.terms.actors import Refused
from db import rows
from db.games.standing_orders import EVERY_GAME
from games.dominion import GAME, standing
from games.dominion.cards import CARDS
from games.kernel.engine.choice import Choice
from games.kernel.engine.standing_orders import ASK, USUAL, Constant, Order, limited, ranked
from games.kernel.engine.text import Text
from games.kernel.orders.standing_answers import encode_order
from tests.bot.limits import faults

BOOK = Phrasebook.load(strict=True)
HERE = 7


def row(key: str, what: bytes, game: int = EVERY_GAME) -> rows.Order:
    return rows.Order(1, "dominion", game, key, what, 0)


def said(text: Text, language: str = "en") -> str:
    return BOOK.speaker(language, game="dominion").plain(text)


@pytest.mark.parametrize(
    ("order", "words"),
    [
        (Constant(("yes",)), "always"),
        (ASK, "ask me"),
        (Constant(("gold", "silver")), "Gold and Silver"),
        (ranked(("gold", "nonsense")), "the first available of Gold and nonsense; otherwise ask me"),
        (ranked(("gold",), declines=True), "whatever there is of Gold; otherwise nothing"),
        (limited(3, ("gold",), ("silver",)), "by an earlier order"),
        (USUAL, "by an earlier order"),
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
        assert layers([row(key, what)]) == [{}, {}]


def test_an_order_for_one_game_says_where() -> None:
    kept = row("watchtower.choose/curse", encode_order(Constant(("trash",))), HERE)
    line = standing_order_words.line(GAME, kept, Text("as-is", word="#here"))
    assert said(line) == "Watchtower: where a gained card goes (Curse): **trash it** (only in #here)"
    assert "(nur in #here)" in said(line, "de")
    assert "only in" not in said(standing_order_words.line(GAME, kept, None)), "its game is gone"


def test_orders_for_one_game_and_for_all_are_kept_apart() -> None:
    kept = [row("a", encode_order(USUAL)), row("a", encode_order(ASK), HERE)]
    assert layers(kept) == [{"a": ASK}, {"a": USUAL}]


def test_what_cannot_be_ordered_has_no_panel() -> None:
    with pytest.raises(Refused):
        standing_named(GAME, "moat.hide")
    question = Choice(0, "moat.hide", Text("yes"), ())
    scope = standing_order_panel.scope_of(0)
    with pytest.raises(ValueError, match="cannot be answered once and for all"):
        standing_order_panel.panel(GAME, 1, "t0-0-0", question, scope, BOOK.speaker("en"))


def test_a_long_list_has_pages_and_every_order_can_be_removed_on_its_own() -> None:
    wanted = encode_order(ranked(tuple(sorted(CARDS)[:12])))
    mine = [Listed(GAME, row(f"watchtower.choose/{card}", wanted)) for card in sorted(CARDS)[:60]]
    speakers, say = {"dominion": BOOK.speaker("de", game="dominion")}, BOOK.speaker("de")
    shapes = [standing_order_panel.listing(mine, [GAME], speakers, say, leaf) for leaf in range(60)]
    shown = list({shape.content: shape for shape in shapes}.values())
    assert len(shown) > 3
    assert all(len(shape.content or "") <= CONTENT and not faults(shape.plain()["components"]) for shape in shown)
    read = "\n".join(shape.content or "" for shape in shown)
    assert all(say_line in read for say_line in (BOOK.speaker("de", game="dominion")(each.line()) for each in mine))
    removable = [
        option["value"] for shape in shown for option in shape.plain()["components"][0]["components"][0]["options"]
    ]
    assert removable == [each.value for each in mine]


def test_an_empty_list_is_one_page() -> None:
    shape = standing_order_panel.listing([], [GAME], {}, BOOK.speaker("en"))
    assert "Page" not in (shape.content or "")
    assert not faults(shape.plain()["components"])
