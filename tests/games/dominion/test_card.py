"""The orders in which cards are named and parted with."""

from games.dominion.card import junk_first, lost_first

HELD = ("gold", "silver", "copper", "province", "estate", "market", "curse", "witch")


def test_one_parts_with_what_is_worth_least() -> None:
    assert junk_first(HELD) == ["curse", "estate", "province", "copper", "silver", "market", "witch", "gold"]


def test_points_are_lost_for_good_by_their_price() -> None:
    assert lost_first(HELD) == ["curse", "estate", "copper", "silver", "market", "witch", "gold", "province"]
