"""The printed numbers: the file that is played, and what is said of a broken one."""

from collections import Counter
from importlib import resources

import pytest

from games.domus_domini.board import BOARD, KINDS, BadBoard, read_board

FILE = resources.files("games.domus_domini").joinpath("board.toml").read_text(encoding="utf-8")


def test_the_rules_own_numbers_stand_in_the_file() -> None:
    assert [BOARD.areas[kind].completion for kind in KINDS] == [7, 10, 15]
    assert [stage.letters for stage in BOARD.chapel] == [3, 6, 11, 20]
    assert {stage.food_each for stage in BOARD.chapel} == {20, 40}
    assert [card.value for card in BOARD.cellerars] == list(range(1, 19))
    assert sorted(card.bonus for card in BOARD.cellerars if card.kind == "brewery") == [10, 20, 30, 40, 50, 60]
    assert Counter(card.kind for card in BOARD.production) == dict.fromkeys(KINDS, 2)
    assert BOARD.start.money == {2: 9, 3: 10, 4: 11, 5: 12, 6: 13}


def test_every_area_costs_as_much_as_its_letters() -> None:
    for kind in KINDS:
        assert sum(stage.cost for stage in BOARD.areas[kind].stages) == BOARD.areas[kind].completion


def test_every_house_number_has_its_comment() -> None:
    lines = [line for line in FILE.splitlines() if line.lstrip().startswith(("{ cost", "cost", "capacity", "ne ="))]
    assert len(lines) > 40
    assert all("#" in line for line in lines)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("{ cost = 1, ne = 20 },  # house", "{ cost = 'a', ne = 20 },", "areas.garden.stages[1].cost"),
        ("brothers_each = 4", "brothers_each = -1", "supply.brothers_each"),
        ("dogs = 12", "hounds = 12", "hounds"),
        ("huts = 18", "", "huts"),
        ('kind = "garden"', 'kind = "vineyard"', "cellerars[0].kind"),
        ("vegetables = 6", "vegetables = 7", "start.vegetables"),
        ("4 = 11", "7 = 11", "start.money: nothing for 4 players"),
        ("{ cost = 1, ne = 20 },  # house", "{ cost = 1, ne = 10 },", "areas.garden.stages: "),
        ("capacity = 3   # house", "capacity = 1", "chapel: capacity"),
        ("value = 18", "value = 17", "cellerars: a value is there twice"),
        ("[[production]]\nkind = \"brewery\"\nne = 30    # house\n", "", "production: at least 6"),
        ("[start]", "[start", "not TOML"),
    ],
)  # fmt: skip
def test_a_broken_file_is_refused_with_its_key(old: str, new: str, said: str) -> None:
    assert old in FILE
    with pytest.raises(BadBoard) as refused:
        read_board(FILE.replace(old, new, 1))
    assert said in str(refused.value)


def test_other_numbers_make_another_board() -> None:
    board = read_board(FILE.replace("{ cost = 3, ne = 180 }", "{ cost = 4, ne = 200 }"))
    assert (board.areas["brewery"].stages[-1].cost, board.areas["brewery"].stages[-1].food) == (4, 200)
    assert board != BOARD
