"""The events in the chronicle of Monasterium. All are public."""

from typing import ClassVar

from msgspec import structs

from games.kernel.engine.chronicle import Event, events_of
from games.kernel.engine.text import Seat, Text
from games.monasterium import words
from games.monasterium.action import read_bonus
from games.monasterium.board import SEATS, board_for, read_pane


def dice(neutral: tuple[int, ...], own: tuple[int, ...]) -> tuple[Text, ...]:
    """Dice one by one."""
    return tuple(
        [Text("die", number=number) for number in neutral] + [Text("own-die", number=number) for number in own]
    )


OLDER = board_for(SEATS[-1])
"""The board of games that did not carry theirs: their events do not repeat its numbers."""


def novice(label: str) -> Text:
    """A novice by the label of its field of the grid, or of the row it stood beside."""
    return Text("sent-novice", label=label) if "-" in label else Text("sent-extra", row=label)


NOBODY = -1
"""The seat of events that belong to nobody."""


class RoundBegan(Event, frozen=True, gc=False):
    """A round begins: all place dice, which is nobody's turn; `first` is start player."""

    year: int
    number: int
    first: int

    heading: ClassVar[bool] = True

    def line(self, reader: int | None) -> Text:
        """The heading of a round."""
        return Text("round-began", who=Seat(self.first), year=self.year, number=self.number)


class Throw(Event, frozen=True, gc=False, omit_defaults=True):
    """A seat rolled dice, maybe for the next round."""

    reveals: ClassVar[bool] = True
    weighs: ClassVar[int] = 0

    def as_told_before(self) -> Event:
        """Without the round."""
        return structs.replace(self, ahead=False)

    def news(self, reader: int) -> bool:
        """The player who places the dice sees the roll; later only the placing matters."""
        return False


class Rolled(Throw, frozen=True, gc=False):
    """A seat rolled the dice in hand; `ahead`: for the next round."""

    neutral: tuple[int, ...]
    own: tuple[int, ...]
    ahead: bool = False

    def deed(self, reader: int | None) -> Text:
        """Public."""
        return Text("rolled", who=Seat(self.seat), dice=dice(self.neutral, self.own), ahead=int(self.ahead))


class Rerolled(Throw, frozen=True, gc=False):
    """A seat rolled so many of its dice again, maybe `ahead` for the next round; these lie there now."""

    count: int
    neutral: tuple[int, ...]
    own: tuple[int, ...]
    ahead: bool = False

    def deed(self, reader: int | None) -> Text:
        """Public."""
        return Text(
            "rerolled", who=Seat(self.seat), count=self.count, dice=dice(self.neutral, self.own), ahead=int(self.ahead)
        )  # fmt: skip


class DicePlaced(Event, frozen=True, gc=False):
    """A seat placed dice on a space; `ahead`: for the next round."""

    number: int
    neutral: int
    own: int
    ahead: bool

    def deed(self, reader: int | None) -> Text:
        """Public."""
        return Text(
            "dice-placed-ahead" if self.ahead else "dice-placed",
            who=Seat(self.seat), number=self.number, count=self.neutral + self.own,
        )  # fmt: skip

    def news(self, reader: int) -> bool:
        """All place dice at once: no news to the seat that did."""
        return False


class DiceTaken(Event, frozen=True, gc=False):
    """A seat took dice from a space and laid them on the tile of a column; a flipped tile brought points."""

    number: int
    count: int
    column: int
    points: int

    def deed(self, reader: int | None) -> Text:
        """Public."""
        return Text(
            "joker-taken" if self.number != self.column else "dice-taken",
            who=Seat(self.seat), number=self.number, count=self.count, column=self.column, points=self.points,
        )  # fmt: skip


class Lapsed(Event, frozen=True, gc=False):
    """A die is lost: no action of its column is possible."""

    column: int

    says: ClassVar[str] = "lapsed"


class Gained(Event, frozen=True, gc=False):
    """A seat took goods."""

    good: str
    count: int

    def deed(self, reader: int | None) -> Text:
        """Public."""
        return Text("gained", who=Seat(self.seat), good=words.good(self.good, self.count))


class Exchanged(Event, frozen=True, gc=False):
    """A seat gave one good for another."""

    given: str
    good: str

    def deed(self, reader: int | None) -> Text:
        """Public."""
        return Text("exchanged", who=Seat(self.seat), given=words.good(self.given, 1), good=words.good(self.good, 1))


class Moved(Event, frozen=True, gc=False):
    """A messenger came to a field."""

    field: int

    weighs: ClassVar[int] = 0
    says: ClassVar[str] = "moved"


class Reached(Event, frozen=True, gc=False, omit_defaults=True):
    """A messenger came to a bonus field, with this bonus ("": that of older games)."""

    field: int
    bonus: str = ""

    def deed(self, reader: int | None) -> Text:
        """Public."""
        action = read_bonus(self.bonus) if self.bonus else OLDER.bonuses[self.field]
        return Text(
            "reached", who=Seat(self.seat), field=self.field, bonus=words.bonus(action) if action else Text("nothing")
        )


SENT_TO = {"chapel": "chapel", "walk": "cloister_walk"}
"""Places for novices besides buildings, by their names in the reference."""


class Sent(Event, frozen=True, gc=False, omit_defaults=True):
    """A novice was sent to a place (by its name, and its label; "": that of older games); it brought points and a good
    ("": none).

    `novice` is the label of the field of the grid, or of the row it stood beside.
    """

    novice: str
    place: str
    kind: str
    points: int
    good: str
    label: str = ""

    weighs: ClassVar[int] = 2

    @property
    def used(self) -> tuple[str, ...]:
        """The kind of building, the chapel or the walk."""
        return (SENT_TO.get(self.kind, f"building_{self.kind.lower()}"),)

    def deed(self, reader: int | None) -> Text:
        """Public."""
        gift = words.good(self.good, 1) if self.good else Text("nothing")
        return Text(
            "sent", who=Seat(self.seat), novice=novice(self.novice), place=self.where, kind=self.kind,
            points=self.points, good=self.good or "none", gift=gift,
        )  # fmt: skip

    @property
    def where(self) -> Text:
        """The place by its label."""
        there = OLDER.places[self.place]
        return Text("where", label=there.cloister if there.area == "chapel" else self.label or there.label)


class Flipped(Event, frozen=True, gc=False):
    """The tile of a column was flipped; dice still on it brought points."""

    column: int
    points: int

    says: ClassVar[str] = "flipped"


class PaneBuilt(Event, frozen=True, gc=False):
    """A pane of a cloister was built in; completing something brought points."""

    cloister: str
    pane: str
    points: int

    weighs: ClassVar[int] = 2

    @property
    def used(self) -> tuple[str, ...]:
        """The window."""
        return ("church_window",)

    def deed(self, reader: int | None) -> Text:
        """Public."""
        row, column = read_pane(self.pane)
        return Text(
            "pane-built", who=Seat(self.seat), cloister=self.cloister, row=row, column=column, points=self.points
        )


class NoPane(Event, frozen=True, gc=False):
    """No pane could be taken or built in."""

    weighs: ClassVar[int] = 0
    says: ClassVar[str] = "no-pane"


class DieWon(Event, frozen=True, gc=False):
    """A seat has a further personal die."""

    number: int
    dice: int

    reveals: ClassVar[bool] = True
    weighs: ClassVar[int] = 2
    says: ClassVar[str] = "die-won"


class PointsWon(Event, frozen=True, gc=False):
    """A seat got points by a bonus; `refused`: instead of an extra die."""

    points: int
    refused: bool

    weighs: ClassVar[int] = 2

    def deed(self, reader: int | None) -> Text:
        """Public."""
        return Text("die-refused" if self.refused else "points-won", who=Seat(self.seat), points=self.points)


class OrderMet(Event, frozen=True, gc=False):
    """A seat fulfilled an order."""

    order: str
    points: int

    weighs: ClassVar[int] = 2
    says: ClassVar[str] = "order-met"

    @property
    def used(self) -> tuple[str, ...]:
        """The order card."""
        return (f"order_{self.order.lower()}",)


MonasteriumEvent = events_of(__name__)
