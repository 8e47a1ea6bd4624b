"""The changes on the table since an earlier view of it that interest a player.

Law: between equal views nothing has changed, nor without an earlier view.
"""

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from games.dominion.view import View

Thing = TypeVar("Thing")


class MoreThanBefore(msgspec.Struct, frozen=True):
    """How many more there are than before: in each pile, in the trash, tokens of each seat, tokens on the mat."""

    piles: dict[str, int] = {}
    trash: int = 0
    tokens: dict[int, int] = {}
    mat: int = 0


def changes(before: Any, now: View) -> MoreThanBefore:
    """What has changed since `before`, an earlier view of the same game, if any."""
    if not isinstance(before, View):
        return MoreThanBefore()
    return MoreThanBefore(
        piles=_more({pile.card: pile.left for pile in before.piles}, {pile.card: pile.left for pile in now.piles}),
        trash=len(now.trash) - len(before.trash),
        tokens=_more({seat.seat: seat.tokens for seat in before.seats}, {seat.seat: seat.tokens for seat in now.seats}),
        mat=len(now.mat) - len(before.mat),
    )


def _more(before: Mapping[Thing, int], now: Mapping[Thing, int]) -> dict[Thing, int]:
    """The differences of unequal counts."""
    return {
        thing: count - before.get(thing, count) for thing, count in now.items() if before.get(thing, count) != count
    }
