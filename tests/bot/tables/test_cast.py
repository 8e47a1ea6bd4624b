"""At a table nobody is called like anybody else who plays or has played there."""

from bot.tables.acts.lobbies import computer_name
from bot.tables.terms.holders import cast
from db import rows

OLD, YOUNG = 11, 22


def seat(number: int, person: int | None, name: str) -> rows.Seat:
    """A seat of game 1."""
    return rows.Seat(1, number, person, name, None if person else "usual", None, None)


def names(*seated: rows.Seat, formers: tuple[rows.Former, ...] = ()) -> list[str]:
    """Who sits there and who did, as they are told apart."""
    return [each.name for part in cast(seated, formers) for each in part]


def test_a_name_stays_whatever_seat_is_drawn() -> None:
    assert names(seat(0, YOUNG, "Alex"), seat(1, OLD, "Alex")) == ["Alex (2)", "Alex"]
    assert names(seat(0, OLD, "Alex"), seat(1, YOUNG, "Alex")) == ["Alex", "Alex (2)"]


def test_a_name_stays_though_a_namesake_has_left() -> None:
    gone = rows.Former(1, 0, 5, OLD, "Alex")
    assert names(seat(0, None, "Computer 1"), seat(1, YOUNG, "Alex"), formers=(gone,)) == [
        "Computer 1", "Alex (2)", "Alex",
    ]  # fmt: skip


def test_a_name_stays_though_a_namesake_takes_a_seat() -> None:
    gone = rows.Former(1, 0, 5, 33, "Clara")
    assert names(seat(0, OLD, "Alex"), seat(1, YOUNG, "Alex"), formers=(gone,)) == ["Alex (2)", "Alex", "Clara"]


def test_a_person_has_one_name_at_a_table() -> None:
    before = rows.Former(1, 0, 5, OLD, "Alexander")
    assert names(seat(0, YOUNG, "Ben"), seat(1, OLD, "Alex"), formers=(before,)) == ["Ben", "Alex", "Alex"]


def test_who_is_called_like_a_computer_is_numbered_and_the_computer_is_not() -> None:
    assert names(seat(0, OLD, "computer 1"), seat(1, None, "Computer 1")) == ["computer 1 (2)", "Computer 1"]
    assert computer_name(["Ben", "ᴄᴏᴍᴘᴜᴛᴇʀ 1"]) == "Computer 2"


def test_who_is_forgotten_has_no_name() -> None:
    gone = (rows.Former(1, 0, 3, None, ""), rows.Former(1, 1, 5, None, ""))
    assert names(seat(0, OLD, "Alex"), seat(1, None, ""), formers=gone) == ["Alex", "", "", ""]
