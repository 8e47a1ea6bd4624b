"""Whoever reads only the pages of the rules can answer questions about them."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from games.domus_domini import GAME, board
from games.domus_domini.board import BOARD
from games.domus_domini.told.rulebook import rulebook
from tests.games.asking import LEAST, Question, questions, unanswered

QUESTIONS = questions(Path(__file__).with_name("rules.yaml"))
DEAREST = max(BOARD.cellerars, key=lambda card: card.value)
NUMBERS = {
    "rounds": board.ROUNDS,
    "income": board.INCOME[0],
    "brothers": BOARD.start.brothers,
    "vegetables": BOARD.start.vegetables,
    **{f"money{seats}": BOARD.start.money[seats] for seats in (2, 4, 6)},
    "per": board.INTEREST_PER,
    "interest": board.SAVE_MOST // board.INTEREST_PER,
    "cheapest": min(card.value for card in BOARD.cellerars),
    "dearest": DEAREST.value,
    "dearest_food": DEAREST.food,
    "bonus_from": board.BONUS_FROM,
    "chips": board.CHIPS,
    "store": board.STORE,
    "beds": board.CLOISTER,
    "at_work": board.FIELD,
    "save_least": board.SAVE_LEAST,
    "save_most": board.SAVE_MOST,
    "field": board.FOOD_PER_FIELD,
    "cluny_food": board.FOOD_PER_FIELD * board.LAST_FIELD,
    "push": board.PUSH,
    "last": board.LAST_FIELD,
    "cart": board.CART,
    "fed": board.FED_BY_ONE,
    "cluny": board.CLUNY,
    "brother": board.LETTERS_PER_BROTHER,
    "dog": board.LETTERS_PER_DOG,
    **{kind: BOARD.areas[kind].completion for kind in board.KINDS},
    "first_food": BOARD.areas.garden.stages[0].food,
    "first_cost": BOARD.areas.garden.stages[0].cost,
    "chapel4": BOARD.chapel[3].cost,
}


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.asked)
def test_the_pages_answer(question: Question) -> None:
    assert unanswered(GAME, question, NUMBERS) == []


def test_enough_is_asked() -> None:
    assert len({question.asked for question in QUESTIONS}) == len(QUESTIONS) >= LEAST


def test_no_number_is_named_that_nobody_asks_for() -> None:
    facts = "".join(fact for question in QUESTIONS for fact in (*question.de, *question.en))
    assert [name for name in NUMBERS if f"{{{name}}}" not in facts] == []


def test_the_example_builds_only_what_can_be_paid() -> None:
    garden = BOARD.areas.garden
    dear = tuple(replace(stage, cost=99) if place else stage for place, stage in enumerate(garden.stages))
    told = rulebook(replace(BOARD, areas=replace(BOARD.areas, garden=replace(garden, stages=dear))))
    assert len(told) == len(GAME.book.pages)
