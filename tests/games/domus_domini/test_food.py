"""What a Cellerar would bring forth and cost is what he does bring forth and cost once he is hired."""

from typing import Any

import pytest

from games.domus_domini import GAME
from games.domus_domini.rules.food import food, with_cellerar
from games.domus_domini.rules.march import unfed
from games.domus_domini.rules.questions import to_pay
from games.kernel.contract.game import Setup, encode_state
from games.kernel.match import Match, Snapshot


def fields(**abbey: Any) -> dict[Any, Any]:
    """A table on which the first seat looks for a Cellerar."""
    return {"phase": "cellerar", "production_card": "brewery-30", 0: {"money": 18} | abbey}


@pytest.mark.parametrize("brewery", [0, 2, 3, 7])
@pytest.mark.parametrize("own", [None, 1, 8, 15])
def test_food_with_another_cellerar_is_what_it_becomes_once_he_is_there(brewery: int, own: int | None) -> None:
    table = GAME.arrange(Setup(2), b"food", fields(stage={"garden": 3, "brewery": brewery}, cellerar=own))
    abbey = table.abbeys[0]
    before = food(table, abbey)
    for card in (None, *table.board.cellerars):
        abbey.cellerar = card.value if card else None
        assert with_cellerar(before, card, table.production_card) == food(table, abbey)


@pytest.mark.parametrize(("own", "hired", "coins"), [(None, 7, 7), (5, 7, 2), (9, 7, -2)])
def test_an_exchange_costs_the_difference_or_brings_it(own: int | None, hired: int, coins: int) -> None:
    assert to_pay(hired, own or 0) == coins
    setup = Setup(2)
    match = Match(GAME, setup, Snapshot(0, 0, encode_state(GAME.arrange(setup, b"pay", fields(cellerar=own)))))
    question = match.question(0)
    assert question is not None
    match.answer(0, question[0], (str(hired),))
    assert match.view(0).abbeys[0].money == 18 - coins


def test_brothers_whom_too_few_vegetables_feed() -> None:
    assert [unfed(4, chips) for chips in range(3)] == [4, 1, 0]
