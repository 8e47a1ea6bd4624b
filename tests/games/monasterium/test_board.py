"""What is printed: the file that is played, the labels of all places, and what is said of a broken file."""

from collections import Counter
from importlib import resources

import pytest

from games.monasterium.action import NoSuchAction, read_action, read_bonus
from games.monasterium.board import (
    BOARD,
    CLOISTERS,
    ROWS,
    SEATS,
    BadBoard,
    line_of,
    novice_label,
    pane_label,
    read_board,
)

FILE = resources.files("games.monasterium").joinpath("board.toml").read_text(encoding="utf-8")


def test_the_sides_of_the_board_have_their_buildings() -> None:
    kinds = {seats: Counter(kind for name in CLOISTERS for kind in BOARD.ring(seats, name)) for seats in SEATS}
    assert kinds[2] == {"P": 7, "W": 7, "G": 6}
    assert kinds[3] == kinds[4] == {"P": 12, "W": 10, "G": 8}


def test_the_path_joins_every_cloister_and_has_eight_bonuses() -> None:
    assert BOARD.length == 20
    assert BOARD.joined[3] == "AB"
    assert [field for field, bonus in enumerate(BOARD.bonuses) if bonus] == [3, 5, 8, 10, 13, 15, 18, 20]


def test_the_orders_have_their_points() -> None:
    assert BOARD.orders["A1"].points == (14, 10, 7)
    assert BOARD.orders["B1"].points == (10, 7, 5)
    assert BOARD.orders["C2"].points == (15, 15, 15)
    assert [len(BOARD.category(category)) for category in "ABC"] == [5, 5, 5]


@pytest.mark.parametrize("seats", SEATS)
def test_no_label_is_there_twice(seats: int) -> None:
    labels = [place.label for place in BOARD.places[seats].values()]
    labels += [novice_label(row, column) for row in range(len(ROWS)) for column in range(5)]
    labels += [pane_label(row, column) for row in range(3) for column in range(BOARD.window_columns)]
    labels += [order.label for order in BOARD.orders.values()]
    assert len(set(labels)) == len(labels)


def test_a_walk_field_is_called_after_the_buildings_beside_it() -> None:
    places = BOARD.places[2]
    assert [places[name].label for name in ("B.b3", "B.k3", "B.k4", "B.chapel")] == ["B3", "B3/4", "B4/1", "B†"]


def test_every_line_says_where_it_comes_from() -> None:
    values = [line for line in FILE.splitlines() if line.strip() and not line.startswith(("#", "[", "]"))]
    told = [line for line in values if not line.endswith("= [") and line.strip() != "]"]
    assert len(told) > 60
    assert all(any(f"{source}" in line.partition("#")[2] for source in ("house", "rules", "publ")) for line in told)


BROKEN = [
    ("[road]", "[road", "[road", "this is not TOML"),
    ('A = "PWGP"', 'A = "PWGX"', 'A = "PWGX"', "cloisters.two.A: "),
    ("pp = 0", "points = 0", "points = 0", "start: Object contains unknown field `points`"),
    ('bonus = "goods" },', 'bonus = "good" },', "# field 13", "road.fields.13.bonus: there is no bonus 'good'"),
    ('{ cloisters = "BC" }', '{ cloisters = "BF" }', "# field 7", "road.fields.7.cloisters: "),
    ('row1 = "upgrade_1"', 'row1 = "upgrade_2"', '"upgrade_2"', "columns.2.row1: there is no action 'upgrade_2'"),
    ('row2 = "take_2_rosary"', "", "[[columns]]", "columns.4: Object missing required field `row2`"),
    ("column_points = [4, 5, 6, 7]", "column_points = [4, 5, 6]", "[4, 5, 6]", "window.column_points: 4 columns"),
    ('["influence", "rosary", "goods"]', '["influence", "rosary", "gold"]', '"gold"', "window.row_bonus: there is no"),
    ("count = 6", "count = 0", "count = 0", "orders.c.cards.2.count: "),
    ('name = "B3"', 'name = "A3"', '"chapel E", "b B"', "orders.b.cards.3.name: A3 is there twice"),
    ('"chapel B", "G C"', '"garden B", "G C"', '"garden B"', "orders.a.cards.2.needs.1: "),
]


@pytest.mark.parametrize(("old", "new", "line", "said"), BROKEN)
def test_a_broken_file_is_refused_with_its_line(old: str, new: str, line: str, said: str) -> None:
    assert old in FILE
    broken = FILE.replace(old, new, 1)
    with pytest.raises(BadBoard) as refused:
        read_board(broken)
    assert said in str(refused.value)
    assert str(refused.value).startswith(f"board.toml, line {refused.value.line}: ")
    assert line in broken.splitlines()[refused.value.line - 1]


def test_a_column_that_lacks_an_action_is_refused_with_its_own_line() -> None:
    with pytest.raises(BadBoard) as refused:
        read_board(FILE.replace('row2 = "take_2_rosary"', "", 1))
    above = FILE.splitlines()[: refused.value.line]
    assert above.count("[[columns]]") == 4


def test_a_building_that_one_side_lacks_can_be_no_order() -> None:
    with pytest.raises(BadBoard) as refused:
        read_board(FILE.replace('A = "PWGP"', 'A = "WWGW"', 1))
    assert "orders.a.cards.5.needs: cloister A has no P on one side of the board" in str(refused.value)


def test_a_cloister_that_nobody_can_reach_is_refused() -> None:
    text = FILE.replace('"DE"', '"D"').replace('cloisters = "E"', 'cloisters = "D"').replace('"EA"', '"A"')
    with pytest.raises(BadBoard) as refused:
        read_board(text)
    assert "road.fields: no field is joined to E" in str(refused.value)


def test_a_file_that_ends_too_soon_is_refused_with_its_last_line() -> None:
    with pytest.raises(BadBoard) as refused:
        read_board("[start]\npp = [1,\n")
    assert refused.value.line == 2


def test_a_key_that_is_nowhere_has_the_line_of_what_it_should_stand_in() -> None:
    assert line_of(FILE, ("columns", 9, "row1")) == line_of(FILE, ("columns",)) + 2
    assert line_of("", ("start", "pp")) == 1


def test_other_numbers_make_another_board() -> None:
    text = FILE.replace('row2 = "take_2_soup" ', 'row2 = "take_3_tool" ').replace('"pp_2"', '"2_book"')
    board = read_board(text)
    assert (board.actions[1][2].good, board.actions[1][2].amount) == ("tool", 3)
    assert (board.column_bonus[2].good, board.column_bonus[2].amount) == ("book", 2)


@pytest.mark.parametrize("name", ["window", "take_10_soup", "move_0", "move_3_to", "soup", ""])
def test_what_is_no_action_is_refused(name: str) -> None:
    with pytest.raises(NoSuchAction):
        read_action(name)


@pytest.mark.parametrize("name", ["take_window", "move_1", "pp_", "take_soup", ""])
def test_what_is_no_bonus_is_refused(name: str) -> None:
    with pytest.raises(NoSuchAction):
        read_bonus(name)
