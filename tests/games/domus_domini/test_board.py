"""The printed numbers: the file that is played, and what is said of one that cannot be right."""

from collections import Counter

import pytest

from games.domus_domini import GAME
from games.domus_domini.board import BOARD, FILE, KINDS, Board
from games.kernel.contract.game import BadSetup, Setup
from games.kernel.contract.printed import BadBoard
from games.kernel.engine.text import Text
from tests.games.boxes import read


def test_the_rules_own_numbers_stand_in_the_file() -> None:
    assert [BOARD.areas[kind].completion for kind in KINDS] == [7, 10, 15]
    assert [stage.letters for stage in BOARD.chapel] == [3, 6, 11, 20]
    assert {stage.food_each for stage in BOARD.chapel} == {20, 40}
    assert [card.value for card in BOARD.cellerars] == list(range(1, 19))
    assert [card.letters for card in BOARD.cellerars] == list(range(1, 19))
    assert sorted(card.bonus for card in BOARD.cellerars if card.kind == "brewery") == [10, 20, 30, 40, 50, 60]
    assert [card.vegetables for card in BOARD.cellerars if card.kind == "garden"] == [2] * 6
    assert Counter(card.kind for card in BOARD.production) == dict.fromkeys(KINDS, 2)
    assert [BOARD.start.money[seats] for seats in GAME.seats] == [9, 10, 11, 12, 13]


def test_every_area_costs_as_much_as_its_letters() -> None:
    for kind in KINDS:
        assert sum(stage.cost for stage in BOARD.areas[kind].stages) == BOARD.areas[kind].completion


TWENTY = "ne_each = 20  # rules; from which stage on it is 40: house\n"
LAST_CARD = '[[production]]\nkind = "brewery"  # published\nne = 30           # house\n'
FAULTS = [
    ("[start]", "[start", "[start", "", "board-not-toml"),
    ("{ cost = 1, ne = 20 },  # house", "{ cost = 'a', ne = 20 },", "'a'", "areas.garden.stages.2.cost", "board-kind"),
    ("{ cost = 1, ne = 20 },", "{ cost = true, ne = 20 },", "true", "areas.garden.stages.2.cost", "board-kind"),
    ("{ cost = 2, ne = 20 },", "{ cost = 100, ne = 20 },", "= 100", "areas.brewery.stages.2.cost", "board-most"),
    ("{ cost = 2, ne = 20 },", "{ cost = -1, ne = 20 },", "= -1", "areas.brewery.stages.2.cost", "board-least"),
    ("ne = 180", "ne = 1800", "1800", "areas.brewery.stages.7.ne", "board-most"),
    ("ne = 70 },", "ne = 9 },", "= 9", "areas.garden.stages.6.ne", "board-least"),
    ("ne = 70 },", "ne = 50 },", "cost = 2, ne = 50 }", "areas.garden.stages.6.ne", "board-must-rise"),
    ("stages = [", "stages = []\nx = [", "stages = []", "areas.garden.stages", "board-too-short"),
    ("completion = 10", "completion = 1000", "= 1000", "areas.cheese.completion", "board-most"),
    ("brothers_each = 4", "brothers_each = -1", "= -1", "supply.brothers_each", "board-least"),
    ("dogs = 12", "hounds = 12", "hounds", "supply.hounds", "board-unknown"),
    ("huts = 18", "", "[supply]", "supply.huts", "board-missing"),
    ("production_removed = 1", "production_removed = 2", "= 2", "supply.production_removed", "board-most"),
    ("vegetables = 6", "vegetables = 7", "= 7", "start.vegetables", "board-most"),
    ("4 = 11", "7 = 11", "7 = 11", "start.money.7", "board-unknown"),
    ("4 = 11, ", "", "2 = 9", "start.money.4", "board-missing"),
    ("4 = 11", "four = 11", "four = 11", "start.money.four", "board-unknown"),
    ("capacity = 3  # house", "capacity = 1", "= 1", "chapel.3.capacity", "board-must-not-fall"),
    ("letters = 20", "letters = 10", "letters = 10", "chapel.4.letters", "board-must-not-fall"),
    ("ne_each = 40", "ne_each = 30", "= 30", "chapel.3.ne_each", "board-no-such"),
    (TWENTY, TWENTY.replace("20", "40"), "ne_each = 20", "chapel.2.ne_each", "board-must-not-fall"),
    ("value = 18", "value = 17", "value = 17", "cellerars.18.value", "board-twice"),
    ("value = 18", "value = 19", "value = 19", "cellerars.18.value", "board-most"),
    ("letters = 18", "letters = 0", "letters = 0", "cellerars.18.letters", "board-least"),
    ('kind = "garden"', 'kind = "vineyard"', "vineyard", "cellerars.1.kind", "board-no-such"),
    ("ne = 30           # house", "ne = 30\nbonus = 20", "bonus = 20", "cellerars.3.bonus", "board-only-with"),
    ("bonus = 40        # house", "", "[[cellerars]]", "cellerars.11", "board-missing"),
    ("bonus = 40 ", "bonus = 400 ", "= 400", "cellerars.11.bonus", "board-most"),
    ("vegetables = 2 ", "vegetables = 3 ", "= 3", "cellerars.1.vegetables", "board-most"),
    ("bonus = 40 ", "bonus = 40\nvegetables = 1 ", "= 1 ", "cellerars.11.vegetables", "board-only-with"),
    (LAST_CARD, "", "[[production]]", "production", "board-too-short"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "line", "where", "reason"), FAULTS)
def test_a_file_that_cannot_be_right_is_refused_with_its_line(
    old: str, new: str, line: str, where: str, reason: str
) -> None:
    assert old in FILE
    broken = FILE.replace(old, new, 1)
    with pytest.raises(BadBoard) as refused:
        read(GAME, broken)
    assert (refused.value.where, refused.value.reason.id) == (where, reason)
    assert line in broken.splitlines()[refused.value.line - 1]


def test_a_missing_bonus_is_told_at_the_card_that_lacks_it() -> None:
    with pytest.raises(BadBoard) as refused:
        read(GAME, FILE.replace("bonus = 60", "# bonus = 60"))
    assert FILE.splitlines()[: refused.value.line].count("[[cellerars]]") == 17


def test_a_game_of_such_a_board_does_not_begin() -> None:
    board = GAME.begun_by({}, None)["board"]
    board["supply"]["production_removed"] = 1
    board["production"] = board["production"][:5]
    with pytest.raises(BadSetup) as refused:
        GAME.new(Setup(2, options={"board": board}), b"")
    assert refused.value.reason == Text("bad-board", where="production", reason=Text("board-too-short", least=6))


def test_other_numbers_make_another_board() -> None:
    board = read(GAME, FILE.replace("{ cost = 3, ne = 180 }", "{ cost = 4, ne = 170 }"))
    assert isinstance(board, Board)
    assert (board.areas["brewery"].stages[-1].cost, board.areas["brewery"].stages[-1].food) == (4, 170)
    assert board != BOARD


def test_with_as_many_cards_as_rounds_none_is_removed() -> None:
    """A34"""
    last = '[[production]]\nkind = "brewery"  # published\nne = 30           # house\n'
    game = GAME.box and GAME.box.read(
        FILE.replace(last, "").replace("production_removed = 1", "production_removed = 0")
    )
    assert game
    setup = Setup(2, options=game.begun_by({}, None))
    table = game.new(setup, b"")
    assert (table.removed, len(table.production_deck)) == (None, 5)
    assert game.arrange(setup, b"", {"round": 1}).removed is None
