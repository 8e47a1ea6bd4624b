"""After a copy is put back, no number is given that may have been given since it was made."""

import pytest

from db.copies.copies import LEAST_LEFT_OUT, MOST_A_SECOND, Restoring

DAY_MS = 24 * 60 * 60 * 1000


@pytest.mark.parametrize("days", [1, 14])
def test_the_older_a_copy_is_the_more_numbers_are_left_out(days: int) -> None:
    assert Restoring(at=days * DAY_MS, made=0).left_out == LEAST_LEFT_OUT + days * 86_400 * MOST_A_SECOND


def test_what_is_put_back_again_does_not_give_the_same_numbers_again() -> None:
    first, second = Restoring(at=60_000, made=0), Restoring(at=120_000, made=0)
    assert second.left_out - first.left_out >= 60 * MOST_A_SECOND


def test_a_copy_made_in_the_future_is_one_made_now() -> None:
    assert Restoring(at=0, made=DAY_MS).left_out == LEAST_LEFT_OUT
