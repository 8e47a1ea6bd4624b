"""Wishes as a person picks them from a list."""

import pytest

from games.kernel.engine.standing_orders import Wish
from games.kernel.engine.text import Text
from games.kernel.orders.wishes import in_words, wish_of
from tests.games.saying import say

MARKET = Text("card-market")


@pytest.mark.parametrize(
    ("value", "wish", "german", "english"),
    [
        ("market", Wish("market"), "Markt", "Market"),
        ("market*1", Wish("market", most=1), "Markt (höchstens 1 im Zug)", "Market (at most 1 a turn)"),
        ("market*2", Wish("market", most=2), "Markt (höchstens 2 im Zug)", "Market (at most 2 a turn)"),
        ("market>=7", Wish("market", least=7), "Markt ab 7 Geld", "Market from 7 coins on"),
        ("market@3", Wish("market", left=3), "Markt (solange noch 3 da sind)", "Market (while there are 3 left)"),
        (
            "market>=6*1@4",
            Wish("market", 6, 1, 4),
            "Markt ab 6 Geld (höchstens 1 im Zug) (solange noch 4 da sind)",
            "Market from 6 coins on (at most 1 a turn) (while there are 4 left)",
        ),
    ],
)
def test_a_wish_is_read_and_said(value: str, wish: Wish, german: str, english: str) -> None:
    assert wish_of(value) == wish
    text = in_words(wish, MARKET, "rule-from-coins")
    assert (say("dominion", "de", text), say("dominion", "en", text)) == (german, english)


@pytest.mark.parametrize("value", ["", "gold>7", "gold>=", "*1", "gold*1>=7", "gold*x"])
def test_what_is_no_wish_is_refused(value: str) -> None:
    with pytest.raises(ValueError, match="is no wish"):
        wish_of(value)
