"""The events in the chronicle of Domus Domini. All are public; secret plans are told when all have made theirs."""

from typing import ClassVar, Final

import msgspec
from msgspec import structs

from games.domus_domini.board import BOARD, AreaName, Cellerar, Special
from games.domus_domini.words import area, cellerar, special
from games.kernel.engine.chronicle import Because, Cause, Event, events_of
from games.kernel.engine.text import Seat, Text

NOBODY = -1
"""The seat of events that belong to nobody."""

DRUNKARD: Final = "drunkard"


class RoundBegan(Event, frozen=True, gc=False):
    """A round begins, which is nobody's turn; `holder` has the start column."""

    number: int
    holder: int

    heading: ClassVar[bool] = True

    def line(self, reader: int | None) -> Text:
        """The heading of a round."""
        return Text("round-began", number=self.number, who=Seat(self.holder))


class CaughtUp(Event, frozen=True, gc=False):
    """Told by older programs and without meaning now; needed to read their stored games."""

    beside: ClassVar[bool] = True

    def line(self, reader: int | None) -> None:
        """Nothing."""


class Deed(Event, frozen=True, gc=False):
    """A seat's own decision: no news to it."""

    def news(self, reader: int) -> bool:
        """Only the others are told later."""
        return reader != self.seat and self.concerns(reader)


class Suffered(Event, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """The consequence of an attack; `cause`: whose attack, by begging or the drunkard."""

    cause: Cause | None = None

    @property
    def because(self) -> Because | None:
        """Whose attack it was."""
        if self.cause is None:
            return None
        return Because(self.cause.seat, special(DRUNKARD) if self.cause.what == DRUNKARD else Text("begging"))

    def as_told_before(self) -> Event:
        """Without its cause."""
        return structs.replace(self, cause=None)


class ColumnPassed(Deed, frozen=True, gc=False):
    """A seat passed the start column on and put a coin into the middle."""

    to: int

    weighs: ClassVar[int] = 0

    def concerns(self, seat: int) -> bool:
        """The seats that had it and have it."""
        return seat in (self.seat, self.to)

    def deed(self, reader: int | None) -> Text:
        """Public."""
        return Text("column-passed", who=Seat(self.seat), to=Seat(self.to))


class ColumnKept(Deed, frozen=True, gc=False):
    """A seat is start player and took the coins from the middle."""

    coins: int

    weighs: ClassVar[int] = 0
    says: ClassVar[str] = "column-kept"


class ProductionShown(Event, frozen=True, gc=False):
    """The production card of the round was turned up."""

    kind: AreaName
    food: int = msgspec.field(name="ne")
    round: int = 0

    reveals: ClassVar[bool] = True

    def as_told_before(self) -> Event:
        """Without the round."""
        return structs.replace(self, round=0)

    def line(self, reader: int | None) -> Text:
        """Public."""
        return Text("production-shown", area=area(self.kind), food=self.food)


class Awarded(Event, frozen=True, gc=False):
    """A seat got a special card."""

    special: Special

    def deed(self, reader: int | None) -> Text:
        """Public."""
        return Text("awarded", who=Seat(self.seat), cards=(Text("special-card", special=self.special),))


class Returned(Event, frozen=True, gc=False):
    """The moneylender paid savings back with interest."""

    saved: int
    interest: int

    says: ClassVar[str] = "returned"


class CameHome(Event, frozen=True, gc=False):
    """Lay brothers came home from the field with vegetables; `lost` found no room."""

    chips: int
    lost: int

    says: ClassVar[str] = "came-home"


def told_kind(card: Cellerar | None) -> AreaName | None:
    """A Cellerar's kind in an event: None if it is as in the board that comes with the program."""
    return None if card is None or card.kind == BOARD.cellerar(card.value).kind else card.kind


def named(value: int, kind: AreaName | None) -> Text:
    """A Cellerar by its value and what `told_kind` says."""
    return cellerar(value, kind or BOARD.cellerar(value).kind)


class Hired(Deed, frozen=True, gc=False, omit_defaults=True):
    """A seat hired a Cellerar for the old one (0: none); `paid` below 0: it got that. Kinds as in `told_kind`."""

    value: int
    old: int
    paid: int
    kind: AreaName | None = None
    old_kind: AreaName | None = None

    weighs: ClassVar[int] = 2

    @property
    def used(self) -> tuple[str, ...]:
        """The card."""
        return (f"cellerar_{self.value}",)

    def deed(self, reader: int | None) -> Text:
        """Public."""
        if not self.old:
            return Text("hired", who=Seat(self.seat), card=named(self.value, self.kind), coins=self.paid)
        card, old = named(self.value, self.kind), named(self.old, self.old_kind)
        return Text(
            "exchanged-up" if self.paid > 0 else "exchanged-down",
            who=Seat(self.seat), card=card, old=old, coins=abs(self.paid),
        )  # fmt: skip


class Dismissed(Deed, frozen=True, gc=False, omit_defaults=True):
    """A seat dismissed its Cellerar (its kind told as `told_kind` does) and got its value back."""

    value: int
    kind: AreaName | None = None

    def deed(self, reader: int | None) -> Text:
        """Public."""
        return Text("dismissed", who=Seat(self.seat), card=named(self.value, self.kind), coins=self.value)


class Gifted(Deed, frozen=True, gc=False):
    """A gardening Cellerar brought vegetables, as every round: no news."""

    chips: int

    weighs: ClassVar[int] = 0
    says: ClassVar[str] = "gifted"


class Bought(Deed, frozen=True, gc=False):
    """A seat bought vegetables."""

    coins: int
    chips: int

    says: ClassVar[str] = "bought"


class Expanded(Deed, frozen=True, gc=False):
    """A seat built a stage of an area, or several (`stages`) at once, this being the last."""

    area: AreaName
    stage: int
    cost: int
    stages: int = 1

    @property
    def used(self) -> tuple[str, ...]:
        """The area."""
        return (self.area,)

    def deed(self, reader: int | None) -> Text:
        """Public."""
        message = "expanded" if self.stages == 1 else "expanded-up-to"
        return Text(message, who=Seat(self.seat), area=area(self.area), stage=self.stage, coins=self.cost)


class ChapelRaised(Deed, frozen=True, gc=False):
    """A seat built a stage of its chapel."""

    stage: int
    cost: int

    @property
    def used(self) -> tuple[str, ...]:
        """The chapel."""
        return ("chapel",)

    def deed(self, reader: int | None) -> Text:
        """Public."""
        return Text("chapel-raised", who=Seat(self.seat), stage=self.stage, coins=self.cost)


class Recruited(Deed, frozen=True, gc=False):
    """A seat took on a lay brother for a vegetable."""

    says: ClassVar[str] = "recruited"


class Moved(Deed, frozen=True, gc=False):
    """A seat moved lay brothers: to the chapel, the cloister (stored as kloster) or the field."""

    to: str
    count: int

    weighs: ClassVar[int] = 0
    says: ClassVar[str] = "moved"


class HutBought(Deed, frozen=True, gc=False):
    """A seat bought a dog hut."""

    says: ClassVar[str] = "hut-bought"


class DogBought(Deed, frozen=True, gc=False):
    """A seat took a watchdog for a vegetable."""

    says: ClassVar[str] = "dog-bought"

    @property
    def used(self) -> tuple[str, ...]:
        """The dog."""
        return ("dog",)


class CameLate(Event, frozen=True, gc=False):
    """A seat wanted a brother, a dog or a hut, and got none: an earlier seat has taken the last one.

    Who took it is still a secret, and that this seat wanted one stays one.
    """

    pile: str

    in_vain: ClassVar[bool] = True

    def as_told_before(self) -> None:
        """Older programs did not tell it."""

    def line(self, reader: int | None) -> Text | None:
        """Only the late seat reads it."""
        return Text("came-late", pile=self.pile) if reader == self.seat else None


class PutAside(Deed, frozen=True, gc=False):
    """A seat put money with the moneylender."""

    coins: int

    says: ClassVar[str] = "put-aside"


class SetOut(Event, frozen=True, gc=False):
    """A figure takes its place on the road."""

    food: int = msgspec.field(name="ne")
    position: int = msgspec.field(name="pos")

    weighs: ClassVar[int] = 2
    says: ClassVar[str] = "set-out"


class Attacked(Deed, frozen=True, gc=False):
    """A seat attacked another seat's figure."""

    victim: int

    weighs: ClassVar[int] = 2

    def concerns(self, seat: int) -> bool:
        """The attacker and the victim."""
        return seat in (self.seat, self.victim)

    def news(self, reader: int) -> bool:
        """The victim is told the consequence instead."""
        return False


class Begged(Attacked, frozen=True, gc=False):
    """A seat sent a lay brother begging from another."""

    def deed(self, reader: int | None) -> Text:
        """Public."""
        return Text("begged", who=Seat(self.seat), victim=Seat(self.victim))


class DrunkardSent(Attacked, frozen=True, gc=False):
    """A seat let the drunkard loose on a figure."""

    def deed(self, reader: int | None) -> Text:
        """Public."""
        if self.victim == self.seat:
            return Text("drunkard-sent-own", who=Seat(self.seat))
        return Text("drunkard-sent", who=Seat(self.seat), victim=Seat(self.victim))


class PushedBack(Suffered, frozen=True, gc=False):
    """A figure falls back to a field."""

    position: int = msgspec.field(name="pos")

    weighs: ClassVar[int] = 2
    says: ClassVar[str] = "pushed-back"


class Warded(Suffered, frozen=True, gc=False):
    """A seat warded an attack off, by its herdsman or a dog."""

    by: str

    says: ClassVar[str] = "warded"

    def news(self, reader: int) -> bool:
        """It was its own decision."""
        return False


class Marched(Deed, frozen=True, gc=False):
    """A figure goes on by vegetables or the cart; it arrives at `position`."""

    vegetables: int
    cart: bool
    position: int = msgspec.field(name="pos")

    weighs: ClassVar[int] = 2

    def deed(self, reader: int | None) -> Text:
        """Public."""
        return Text(
            "marched-by-cart" if self.cart else "marched",
            who=Seat(self.seat), count=self.vegetables, position=self.position,
        )  # fmt: skip


class Fed(Deed, frozen=True, gc=False):
    """A seat fed its lay brothers with vegetables; `lost` of them went away."""

    vegetables: int
    lost: int

    weighs: ClassVar[int] = 0

    def deed(self, reader: int | None) -> Text:
        """Public."""
        return Text("fed", who=Seat(self.seat), count=self.vegetables, lost=self.lost)


class Earned(Event, frozen=True, gc=False):
    """A seat's income from the road at the end of a round: letters and coins."""

    letters: int
    coins: int

    says: ClassVar[str] = "earned-result"


DomusEvent = events_of(__name__)
