"""The changes between two views of a game, thing by thing.

Law: exactly these are marked on the pictures.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from games.monasterium.view import CloisterView, SchoolView, View


class NewOnBoard(msgspec.Struct, frozen=True):
    """The news: `places` to which a novice has come (a chapel's with the number of his arrival), cloisters whose
    `windows` were taken, seats of `messengers` that moved, `orders` with the seats that fulfilled them; by seat the
    `points` gained, the `panes` new in the window, the `novices` who left the grid, the flipped `tiles`, and the
    `goods` whose number changed. Dice are left out: nearly all of them change between two looks.
    """

    places: frozenset[str] = frozenset()
    windows: frozenset[str] = frozenset()
    messengers: frozenset[int] = frozenset()
    orders: frozenset[tuple[str, int]] = frozenset()
    points: tuple[int, ...] = ()
    panes: frozenset[tuple[int, int, int]] = frozenset()
    novices: frozenset[tuple[int, str]] = frozenset()
    tiles: frozenset[tuple[int, int]] = frozenset()
    goods: frozenset[tuple[int, str]] = frozenset()

    def gained(self, seat: int) -> int:
        """The points a seat has gained."""
        return self.points[seat] if self.points else 0

    def of(self, seat: int) -> frozenset[str]:
        """The symbols of a seat's other changes."""
        goods = {good for owner, good in self.goods if owner == seat}
        counts = (("novice", self.novices), ("window", self.panes), ("flip_tile", self.tiles))
        return frozenset(goods | {sign for sign, found in counts if any(owner == seat for owner, *_ in found)})

    def folds(self) -> bool:
        """Whether anything has a folded corner: all but points, which stand beside theirs."""
        return msgspec.structs.replace(self, points=()) != NONE


NONE = NewOnBoard()
"""There is nothing to compare with."""


def changes(before: Any, now: View) -> NewOnBoard:
    """The changes since an earlier view of the same game."""
    if not isinstance(before, View) or len(before.schools) != len(now.schools):
        return NONE
    cloisters = list(zip(before.cloisters, now.cloisters, strict=True))
    schools = list(zip(before.schools, now.schools, strict=True))
    return NewOnBoard(
        places=frozenset(place for then, here in cloisters for place in _arrived(then, here)),
        windows=frozenset(here.name for then, here in cloisters if then.windows != here.windows),
        messengers=frozenset(one.seat for then, one in schools if then.messenger != one.messenger),
        orders=frozenset(_fulfilled(before, now)),
        points=tuple(max(one.points - then.points, 0) for then, one in schools),
        panes=frozenset(pane for then, one in schools for pane in _built(then, one)),
        novices=frozenset((one.seat, label) for then, one in schools for label in home(then) - home(one)),
        tiles=frozenset(tile for then, one in schools for tile in _flipped(then, one)),
        goods=frozenset((one.seat, good) for then, one in schools for good, _ in {*one.goods} - {*then.goods}),
    )


def home(school: SchoolView) -> set[str]:
    """The labels of the novices that are still on the grid."""
    return {novice.label for column in school.columns for novice in column.novices if novice.there}


def inside(cloister: str, number: int) -> str:
    """The name of a place in a chapel here: by the number of the novice's arrival."""
    return f"{cloister}.chapel.{number}"


def _arrived(then: CloisterView, here: CloisterView) -> Iterator[str]:
    stands = zip((*then.buildings, *then.walk), (*here.buildings, *here.walk), strict=True)
    yield from (stand.place.name for old, stand in stands if stand.owner is not None and stand.owner != old.owner)
    yield from (inside(here.name, number) for number in range(len(then.chapel), len(here.chapel)))


def _fulfilled(before: View, now: View) -> Iterator[tuple[str, int]]:
    known = {order.name: order.done for order in before.orders}
    for order in now.orders:
        for seat, year in enumerate(order.done):
            if year and not known[order.name][seat]:
                yield order.name, seat


def _built(then: SchoolView, now: SchoolView) -> Iterator[tuple[int, int, int]]:
    for row, (old, new) in enumerate(zip(then.window, now.window, strict=True)):
        for column, (pane, here) in enumerate(zip(old, new, strict=True)):
            if pane.cloister != here.cloister:
                yield now.seat, row, column


def _flipped(then: SchoolView, now: SchoolView) -> Iterator[tuple[int, int]]:
    pairs = zip(then.columns, now.columns, strict=True)
    return ((now.seat, new.number) for old, new in pairs if new.flipped and not old.flipped)
