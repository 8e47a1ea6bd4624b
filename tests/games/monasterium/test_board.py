"""What is printed: the file that is played, the labels of all places, and what is said of one that cannot be right."""

from collections import Counter

import pytest

from games.kernel.contract.printed import BadBoard
from games.monasterium import GAME
from games.monasterium.action import NoSuchAction, read_action, read_bonus
from games.monasterium.board import CLOISTERS, FILE, ROWS, SEATS, Printed, board_for, novice_label, pane_label
from tests.games.boxes import read


def board_of(file: str) -> Printed:
    printed = read(GAME, file)
    assert isinstance(printed, Printed)
    return printed


def test_the_sides_of_the_board_have_their_buildings() -> None:
    kinds = {seats: Counter(kind for ring in board_for(seats).rings.values() for kind in ring) for seats in SEATS}
    assert kinds[2] == {"P": 7, "W": 7, "G": 6}
    assert kinds[3] == kinds[4] == {"P": 12, "W": 10, "G": 8}


@pytest.mark.parametrize("seats", SEATS)
def test_the_path_joins_every_cloister_and_has_eight_bonuses(seats: int) -> None:
    board = board_for(seats)
    assert (board.length, board.road.start, board.joined[3]) == (20, 1, "AB")
    assert [field for field, bonus in enumerate(board.bonuses) if bonus] == [3, 5, 8, 10, 13, 15, 18, 20]


def test_the_orders_have_their_points() -> None:
    orders = board_for(2).orders
    assert orders["A1"].points == (14, 10, 7)
    assert orders["B1"].points == (10, 7, 5)
    assert orders["C2"].points == (15, 15, 15)
    assert Counter(order.category for order in orders.values()) == {"A": 5, "B": 5, "C": 5}


@pytest.mark.parametrize("seats", SEATS)
def test_no_label_is_there_twice(seats: int) -> None:
    board = board_for(seats)
    labels = [place.label for place in board.places.values()]
    labels += [novice_label(row, column) for row in range(len(ROWS)) for column in range(5)]
    labels += [pane_label(row, column) for row in range(3) for column in range(board.window_columns)]
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("seats", SEATS)
def test_a_walk_field_touches_the_buildings_it_is_called_after(seats: int) -> None:
    board = board_for(seats)
    count = len(board.rings["B"])
    assert [board.places[name].label for name in ("B.b3", "B.k3", "B.chapel")] == ["B3", "B3/4", "B†"]
    assert board.places[f"B.k{count}"].label == f"B{count}/1"
    assert board.touched["B"] == tuple((at, (at + 1) % count) for at in range(count))


RING = '["1/2", "2/3", "3/4", "4/1"]'
TAKEN = RING.replace("3/4", "1/2")
FAULTS = [
    ("[start]", "[start", "[start", "", "board-not-toml"),
    ("pp = 0", "pp = [1,", "[cloisters.two]", "", "board-not-toml"),
    ("pp = 0", "points = 0", "points = 0", "start.points", "board-unknown"),
    ("pp = 0", "pp = '0'", "pp = '0'", "start.pp", "board-kind"),
    ('"PWGP"', '"PWGX"', '"PWGX"', "cloisters.two.A.buildings", "board-letters-only"),
    ('"PWGP"', '"PW"', '"PW"', "cloisters.two.A.buildings", "board-too-short"),
    ('"PWGP"', '"PWGPWGP"', "PWGPWGP", "cloisters.two.A.buildings", "board-too-long"),
    ('"4/1"', '"4/5"', '"4/5"', "cloisters.two.A.walk.4", "board-no-such"),
    ('"4/1"', '"4/4"', '"4/4"', "cloisters.two.A.walk.4", "board-no-such"),
    ('"4/1"', '"4-1"', '"4-1"', "cloisters.two.A.walk.4", "board-no-such"),
    (RING, TAKEN, TAKEN, "cloisters.two.A.walk.3", "board-twice"),
    ("start = 1 ", "start = 0 ", "start = 0", "road.two.start", "board-least"),
    ("start = 1 ", "start = 21 ", "start = 21", "road.two.start", "board-most"),
    ('bonus = "goods" },', 'bonus = "good" },', "# field 13", "road.two.fields.13.bonus", "board-no-such"),
    ('bonus = "goods" },', 'bonus = "pp_0" },', "# field 13", "road.two.fields.13.bonus", "board-no-such"),
    ('{ cloisters = "BC" }', '{ cloisters = "BF" }', "# field 7", "road.two.fields.7.cloisters", "board-letters-once"),
    ('{ cloisters = "BC" }', '{ cloisters = "BB" }', "# field 7", "road.two.fields.7.cloisters", "board-letters-once"),
    ('{ cloisters = "BC" }', '{ cloister = "BC" }', "# field 7", "road.two.fields.7.cloister", "board-unknown"),
    ('row1 = "upgrade_1"', 'row1 = "upgrade_2"', '"upgrade_2"', "columns.2.row1", "board-no-such"),
    ('"move_1_to_3"', '"move_3_to_1"', "move_3_to_1", "columns.5.row2", "board-no-such"),
    ('"take_2_soup"', '"take_0_soup"', "take_0_soup", "columns.2.row2", "board-no-such"),
    ('row2 = "take_2_rosary"', "", "[[columns]]", "columns.4.row2", "board-missing"),
    ("stack = 2", "stack = 0", "stack = 0", "window.stack", "board-least"),
    ("column_points = [4, 5, 6, 7]", "column_points = [4, 5, 6]", "[4, 5, 6]", "window.column_points", "board-length"),
    ("row_points = [8, 8, 8]", "row_points = [8, -8, 8]", "[8, -8, 8]", "window.row_points.2", "board-least"),
    ("row_points = [8, 8, 8]", "row_points = [8, 8]", "[8, 8]", "window.row_points", "board-too-short"),
    ('"rosary", "goods"]', '"rosary", "gold"]', '"gold"', "window.row_bonus.3", "board-no-such"),
    ("open = 2 ", "open = 6 ", "open = 6", "orders.a.open", "board-most"),
    ("[14, 10, 7]", "[14, 10, 11]", "[14, 10, 11]", "orders.a.points.3", "board-must-not-rise"),
    ("[14, 10, 7]", "[14, 10, 7, 3]", "[14, 10, 7, 3]", "orders.a.points", "board-too-long"),
    ('"chapel B", "G C"', '"garden B", "G C"', '"garden B"', "orders.a.cards.2.needs.1", "board-no-such"),
    ('"chapel B", "G C"', '"G F", "G C"', '"G F"', "orders.a.cards.2.needs.1", "board-no-such"),
    ('["chapel A", "W B",', '["W A", "W A",', '["W A", "W A",', "orders.a.cards.1.needs.2", "board-too-many"),
    ('["chapel A", "W B", "walk C"]', str(["walk A"] * 5).replace("'", '"'), "walk A", "orders.a.cards.1.needs.5",
     "board-too-many"),
    ('["chapel A", "W B", "walk C"]', str(["chapel A"] * 5).replace("'", '"'), "chapel A", "orders.a.cards.1.needs.5",
     "board-too-many"),
    ('["chapel A", "W B", "walk C"]', str(["b A"] * 5).replace("'", '"'), "b A", "orders.a.cards.1.needs.5",
     "board-too-many"),
    ('name = "B3"', 'name = "a3"', '"a3"', "orders.b.cards.3.name", "board-twice"),
    ('name = "B3"', 'name = "B 3"', '"B 3"', "orders.b.cards.3.name", "board-no-such"),
    ('name = "B3"', 'name = "Long"', '"Long"', "orders.b.cards.3.name", "board-too-long"),
    ('"walks", count = 6', '"walks", count = 0', "count = 0", "orders.c.cards.2.count", "board-least"),
    ('"walks", count = 6', '"walks", count = 10', "count = 10", "orders.c.cards.2.count", "board-most"),
    ('"dice", count = 3', '"dice", count = 4', "count = 4", "orders.c.cards.1.count", "board-most"),
    ('"dice", count = 3', '"dice", count = 1', "count = 1", "orders.c.cards.1.count", "board-least"),
    ('"chapels", count = 4', '"chapels", count = 6', "count = 6", "orders.c.cards.3.count", "board-most"),
    ('"windows", count = 8', '"windows", count = 13', "count = 13", "orders.c.cards.4.count", "board-most"),
    ('"everywhere", count = 2', '"everywhere", count = 5', "count = 5", "orders.c.cards.5.count", "board-most"),
    ('task = "dice"', 'task = "cards"', '"cards"', "orders.c.cards.1.task", "board-no-such"),
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


def test_a_column_that_lacks_an_action_is_refused_with_its_own_line() -> None:
    with pytest.raises(BadBoard) as refused:
        read(GAME, FILE.replace('row2 = "take_2_rosary"', "", 1))
    above = FILE.splitlines()[: refused.value.line]
    assert above.count("[[columns]]") == 4


def test_a_building_that_one_side_lacks_can_be_no_order() -> None:
    with pytest.raises(BadBoard) as refused:
        read(GAME, FILE.replace('"PWGP"', '"WWGW"', 1))
    assert (refused.value.where, refused.value.reason.args) == ("orders.a.cards.5.needs.2", {"what": "P A"})


def test_a_cloister_that_nobody_can_reach_is_refused() -> None:
    text = FILE.replace('"DE"', '"D"').replace('cloisters = "E"', 'cloisters = "D"').replace('"EA"', '"A"')
    with pytest.raises(BadBoard) as refused:
        read(GAME, text)
    assert (refused.value.where, refused.value.reason.args) == ("road.two.fields", {"name": "E"})


def test_other_numbers_make_another_board() -> None:
    text = FILE.replace('row2 = "take_2_soup" ', 'row2 = "take_3_tool" ').replace('"pp_2"', '"2_book"')
    board = board_for(2, board_of(text))
    assert (board.actions[1][2].good, board.actions[1][2].amount) == ("tool", 3)
    assert (board.column_bonus[2].good, board.column_bonus[2].amount) == ("book", 2)


@pytest.mark.parametrize("name", ["window", "take_10_soup", "take_0_soup", "move_0", "move_3_to", "move_2_to_1", ""])
def test_what_is_no_action_is_refused(name: str) -> None:
    with pytest.raises(NoSuchAction):
        read_action(name)


@pytest.mark.parametrize("name", ["take_window", "move_1", "pp_", "pp_0", "pp_100", "take_soup", ""])
def test_what_is_no_bonus_is_refused(name: str) -> None:
    with pytest.raises(NoSuchAction):
        read_bonus(name)


@pytest.mark.parametrize("cloister", CLOISTERS)
def test_every_cloister_is_joined_to_a_field(cloister: str) -> None:
    assert any(cloister in joined for joined in board_for(4).joined)
