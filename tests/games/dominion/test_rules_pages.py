"""Whoever reads only the pages of the rules can answer questions about them."""

from pathlib import Path

import pytest

from games.dominion import GAME
from games.dominion.cards import CARDS
from games.dominion.kingdom.kingdoms import COLONY_FROM
from games.dominion.rules.holdings import HAND
from games.dominion.rules.table import enough_empty
from tests.games.asking import LEAST, Question, questions, unanswered

QUESTIONS = questions(Path(__file__).with_name("rules.yaml"))
NUMBERS = {
    **{card: CARDS[card].cost for card in ("silver", "gold", "duchy", "province", "colony")},
    **{f"{card}_coins": CARDS[card].coins for card in ("silver", "gold")},
    **{f"{card}_points": CARDS[card].points for card in ("duchy", "province", "colony")},
    "hand": HAND,
    "few": CARDS["duchy"].pile_size(2),
    "many": CARDS["duchy"].pile_size(4),
    "curses": CARDS["curse"].pile_size(2),
    "curse": -CARDS["curse"].points,
    "empty": enough_empty(4),
    "empty_more": enough_empty(6),
    "colony_from": COLONY_FROM,
}


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.asked)
def test_the_pages_answer(question: Question) -> None:
    assert unanswered(GAME, question, NUMBERS) == []


def test_enough_is_asked() -> None:
    assert len({question.asked for question in QUESTIONS}) == len(QUESTIONS) >= LEAST


def test_no_number_is_named_that_nobody_asks_for() -> None:
    facts = "".join(fact for question in QUESTIONS for fact in (*question.de, *question.en))
    assert [name for name in NUMBERS if f"{{{name}}}" not in facts] == []
