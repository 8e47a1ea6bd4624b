"""Every ruling that is written down is a case or a test."""

import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

from games.kernel.contract.game import Setup, encode_state
from games.kernel.match import Match, Snapshot
from games.monasterium import GAME
from games.monasterium.board import SEATS, board_for
from games.monasterium.events import OrderMet
from games.monasterium.table import Table
from tests.games.playing import answer_to

HERE = Path(__file__).parent
CASES = HERE.parent.parent / "cases" / "monasterium"
ID = re.compile(r"\b[AB]\d+\b")


def steps(seats: int, salt: str) -> Iterator[tuple[Table, str]]:
    """A strict game step by step: the table, and what is asked."""
    match = Match.begin(GAME, Setup(seats, "exact"), salt.encode())
    while match.open:
        name, choice = next(iter(match.open.items()))
        assert isinstance(match.state, Table)
        yield match.state, choice.key
        match.answer(choice.seat, name, answer_to(salt, name, choice))


def test_the_window_has_as_many_columns_as_have_a_bonus() -> None:
    """A8"""
    board = board_for(2)
    assert board.window_columns == len(board.column_bonus) == len(board.printed.window.column_points) == 4


def test_dice_are_all_that_is_decided_while_dice_are_placed() -> None:
    """A19: so no extra die can come."""
    keys = {key for seats in SEATS for table, key in steps(seats, "A19") if table.phase == "place"}
    assert keys == {"dice.place", "roll.reroll"}


def test_both_sides_of_the_board_have_the_same_path_and_labels() -> None:
    """A29: two players have smaller cloisters, and nothing else differs."""
    few, many = (board_for(seats).places.keys() for seats in (2, 3))
    assert few < many
    assert board_for(2).road == board_for(3).road
    assert {name[:3] for name in many - few} == {f"{name}.{area}" for name in "ABCDE" for area in "bk"}


def test_orders_met_at_once_are_marked_in_their_order_and_nobody_is_asked() -> None:
    """A22"""
    table = GAME.arrange(
        Setup(2, "exact"),
        b"",
        {
            "orders": ["B4", "A1", "B1"],
            "cloister": {"C": {"chapel": [0], "b1": 0}, "D": {"chapel": [0]}, "E": {"b1": 0}},
            0: {"inf": 1, "messenger": 1},
            "pool": {1: {"neutral": 1}, 3: {"personal": {1: 1}}},
        },
    )
    match = Match(GAME, Setup(2, "exact"), Snapshot(0, 0, encode_state(table)))
    for picks in ("III-1", "A.chapel"):
        name = next(iter(match.open))
        match.answer(0, name, (picks,))
    assert [event.order for event in match.take_news() if isinstance(event, OrderMet)] == ["B4", "B1"]
    assert {choice.key for choice in match.open.values()} == {"dice.place"}


def test_every_ruling_is_a_case_or_a_test() -> None:
    rulings = resources.files("games.monasterium").joinpath("rulings.md").read_text(encoding="utf-8")
    written = re.findall(r"^\| ([AB]\d+) \|", rulings, flags=re.MULTILINE)
    assert len(written) == len(set(written)) > 40
    sources = [
        line for file in CASES.glob("*.yaml") for line in re.findall(r"source:.*", file.read_text(encoding="utf-8"))
    ]
    tests = [
        told for file in HERE.glob("test_*.py") for told in re.findall(r'"""[^"]*"""', file.read_text(encoding="utf-8"))
    ]
    tried = {name for text in (*sources, *tests) for name in ID.findall(text)}
    assert [name for name in written if name not in tried] == []
