"""Whoever reads only the pages of the rules can answer questions about them."""

from pathlib import Path

import pytest

from games.monasterium import GAME, board, words
from games.monasterium.board import board_for
from tests.games.asking import LEAST, Question, questions, unanswered
from tests.games.saying import LANGUAGES, say

QUESTIONS = questions(Path(__file__).with_name("rules.yaml"))
BOARD = board_for(4)
STANDARD = ("send", "soup", "influence", "rosary", "move")
NUMBERS = {
    "years": board.YEARS,
    "five_chapels": board.CHAPELS_POINTS[5],
    "most_dice": board.MOST_DICE,
    **{good: board.START_GOODS[good] for good in board.GOODS if board.START_GOODS[good]},
    **{f"neutral{seats}": count for seats, count in board.NEUTRAL_DICE.items()},
    "orders": sum(orders.open for orders in (BOARD.printed.orders.a, BOARD.printed.orders.b, BOARD.printed.orders.c)),
    "a": BOARD.printed.orders.a.open,
    "b": BOARD.printed.orders.b.open,
    "c": BOARD.printed.orders.c.open,
    "panes2": board_for(2).stack,
    "take": board.TAKE_MOST,
    **{
        f"{name}_{language}": say("monasterium", language, words.action(BOARD.actions[at][0]))
        for at, name in enumerate(STANDARD)
        for language in LANGUAGES
    },
    "start": BOARD.road.start,
    "refused": board.REFUSED_POINTS,
    "fee": board.BUILDING_INFLUENCE,
    "last_step": board.STEPS[-1],
    **{f"room{seats}": count for seats, count in board.CAPACITY.items()},
    "row_points": BOARD.printed.window.row_points[0],
    "majority": board.MAJORITY_POINTS,
    "times": board.WALK_TIMES_CHAPEL,
    "tool": board.TOOL_POINTS,
    "book": board.BOOK_POINTS,
    "pair": board.GOODS_PER_POINT,
}


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.asked)
def test_the_pages_answer(question: Question) -> None:
    assert unanswered(GAME, question, NUMBERS) == []


def test_enough_is_asked() -> None:
    assert len({question.asked for question in QUESTIONS}) == len(QUESTIONS) >= LEAST


def test_no_number_is_named_that_nobody_asks_for() -> None:
    facts = "".join(fact for question in QUESTIONS for fact in (*question.de, *question.en))
    assert [name for name in NUMBERS if f"{{{name}}}" not in facts] == []
