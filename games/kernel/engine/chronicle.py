"""What happened, as data: one event a line, each knowing what every reader may learn of it.

Law: `line` tells two readers with equal rights the same, and nobody more than the table would show. Texts are made at
the edge.
"""

import sys
from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Any, ClassVar, NamedTuple

import msgspec

from games.kernel.engine.text import Arg, Former, Seat, Text, from_plain


class Cause(msgspec.Struct, frozen=True, gc=False):
    """Why something happened to a seat: the seat that caused it, and by what, as the game calls it."""

    seat: int
    what: str


class Because(NamedTuple):
    """A cause in words."""

    seat: int
    what: Text


class Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Something that happened to `seat` or was done by it. Games add their own kinds."""

    seat: int

    reveals: ClassVar[bool] = False
    """Whether somebody learned something by it (a draw, a card turned up): a point of no return for taking back."""

    heading: ClassVar[bool] = False
    """Whether it begins a new paragraph of the log (a turn); its line's message has a name that ends in ``-began``."""

    beside: ClassVar[bool] = False
    """Whether it is told beside the rules: replaying the same answers does not tell it again."""

    weighs: ClassVar[int] = 1
    """How much such an event matters to a person who watches the game in pictures: 2 is what a turn is about, 0 what
    only leads to that or follows from it.
    """

    in_vain: ClassVar[bool] = False
    """Whether it tells the seat that its wish failed: news to it, no matter whose answer showed it."""

    says: ClassVar[str] = ""
    """The message of its `deed`, if that needs no more than what is `told`."""

    @property
    def told(self) -> dict[str, Arg]:
        """Its own fields as the message needs them, but for the seat and the cause."""
        return {name: getattr(self, name) for name in self.__struct_fields__ if name not in ("seat", "cause")}

    @property
    def weight(self) -> int:
        """How much this event matters."""
        return self.weighs

    @property
    def used(self) -> tuple[str, ...]:
        """The things of the game's reference that the seat chose to use: favourites are counted by it."""
        return ()

    @property
    def because(self) -> Because | None:
        """Who caused it, and by what, if it was done to the seat."""
        return None

    def as_told_before(self) -> "Event | None":
        """How earlier programs told it in games under earlier rulings, so their records agree; None: not at all."""
        return self

    def concerns(self, seat: int) -> bool:
        """Whether it was done by or to this seat."""
        return seat == self.seat

    def deed(self, reader: int | None) -> Text | None:
        """What the seat did, as far as this reader (a seat, or None: a spectator) may know: the words after its name in
        a sentence. None: nothing, or there is a `line` of another form.
        """
        return Text(self.says, who=Seat(self.seat), **self.told) if self.says else None

    def line(self, reader: int | None) -> Text | None:
        """This reader's line in the log; None: nothing."""
        if type(self).deed is Event.deed and not self.says:
            raise LookupError(f"{type(self).__name__} has no line")
        deed = self.deed(reader)
        return None if deed is None else sentence(self.seat, [deed], self.because)

    def news(self, reader: int) -> bool:
        """Whether this seat is told it later: not if the seat knows it by having decided it."""
        return self.concerns(reader)

    def retold(self, reader: int | None) -> Text | None:
        """What this reader is told later; never more than `line` tells."""
        return self.line(reader)


def sentence(seat: int, deeds: Sequence[Text], because: Because | None = None) -> Text:
    """What a seat did, one thing or several, and because of what."""
    who, told = Seat(seat), tuple(deeds)
    if because is None:
        return Text("did", who=who, deeds=told)
    return Text("did-because", who=who, deeds=told, by=Seat(because.seat), what=because.what)


class TurnBegan(Event, frozen=True, gc=False):
    """A seat's turn begins; `number` counts that seat's turns from 1."""

    number: int

    heading: ClassVar[bool] = True
    weighs: ClassVar[int] = 0

    def line(self, reader: int | None) -> Text:
        """The heading of a turn."""
        return Text("turn-began", who=Seat(self.seat), number=self.number)


REDONE = "redo"
"""How far a `TookBack` goes that lets count again what was taken back."""
RULES_CHANGED = "rules"
"""How far nobody's `TookBack` goes back: as far as the changed rules still allow every answer."""


class TookBack(Event, frozen=True, gc=False):
    """A seat took its last answer back; `in_lane`: an answer in another seat's turn, of which only it may know.

    `agreed`: how far back it went because all agreed: the last "step" with all that followed, a "turn", the turn
    "before" that, or "redo": what was taken back counts again. Or RULES_CHANGED, by nobody (seat -1).
    """

    in_lane: bool = False
    agreed: str = ""

    beside: ClassVar[bool] = True

    def line(self, reader: int | None) -> Text | None:
        """Everybody may know of a decision in the seat's own turn; nobody else may know that there was any other. By
        agreement it is ``took-back-*``.
        """
        if self.in_lane and reader != self.seat:
            return None
        if self.agreed == RULES_CHANGED:
            return Text("rules-changed")
        return Text(f"took-back-{self.agreed}" if self.agreed else "took-back", who=Seat(self.seat))

    def concerns(self, seat: int) -> bool:
        """A step back by nobody concerns all."""
        return seat == self.seat or self.agreed == RULES_CHANGED

    def retold(self, reader: int | None) -> Text | None:
        """If one seat went back alone, only what counted in the end is told later; what all agreed to, all others are
        told.
        """
        own = reader == self.seat and self.agreed != REDONE
        return self.line(reader) if self.agreed and not own else None


class ByOrder(Event, frozen=True, gc=False):
    """A standing order answered for a seat; `title` says what was asked. Other events tell what the answer did."""

    title: str

    beside: ClassVar[bool] = True

    def line(self, reader: int | None) -> Text | None:
        """Only its owner knows it: to others, there was nothing to decide."""
        return Text("by-order", what=Text(self.title)) if reader == self.seat else None


DROPPED = ("undone", "outdated", "passed")
"""Why a prepared turn no longer counts, though nothing was asked."""


class ByPrepared(Event, frozen=True, gc=False):
    """What became of a seat's prepared turn, `how`: it is "carried" out from here on, it "halted" before a question, or
    an answer "departed" from the first wish; `why` is the name of the reason, `wanted` (a plain text) the wish.
    """

    how: str
    why: str = ""
    wanted: Any = None

    beside: ClassVar[bool] = True

    @property
    def unneeded(self) -> bool:
        """Whether nothing was asked that it was for: then it is no reason for the next question."""
        return (self.how, self.why) == ("halted", "passed")

    def line(self, reader: int | None) -> Text | None:
        """Only its owner knows that the turn was prepared: ``prepared-*-*``, how and why it ended."""
        if reader != self.seat:
            return None
        if self.how == "carried":
            return Text("prepared-carried")
        wanted = {} if self.wanted is None else {"wanted": from_plain(self.wanted)}
        if self.how == "halted" and self.why not in DROPPED:
            return Text("prepared-halted", why=why_stopped(self.why, **wanted))
        return Text(f"prepared-{self.how}-{self.why}", **wanted)


def why_stopped(why: str, **wanted: Arg) -> Text:
    """Why a prepared turn stopped: ``prepared-why-*``."""
    return Text(f"prepared-why-{why}", **wanted)


class Reseated(Event, frozen=True, gc=False):
    """Another player has a seat from now on, `how`: another "person", the "computer" after a person who has resigned or
    in the place of a person who is "away", or that person who is "back", or who plays again because nobody else is
    there ("alone"); or the computer for one "turn".
    """

    how: str

    beside: ClassVar[bool] = True

    @property
    def by_computer(self) -> bool:
        """Whether from now on a computer decides for the person."""
        return self.how in ("computer", "away", "turn")

    def line(self, reader: int | None) -> Text:
        """Everybody may know with whom they play, and for whom: ``reseated-*``."""
        match self.how:
            case "person":
                return Text("reseated-person", who=Seat(self.seat), whom=Former(self.seat))
            case "computer":
                return Text("reseated-computer", who=Seat(self.seat), whom=Former(self.seat))
        return Text(f"reseated-{self.how}", who=Seat(self.seat))

    def retold(self, reader: int | None) -> Text | None:
        """The seat's player knows it, or is told whom they replace."""
        own = reader == self.seat and self.how in ("person", "back", "computer")
        return None if own else self.line(reader)


class Sealed(Event, frozen=True, gc=False):
    """The game's seed was fixed before the first card was dealt; `commitment` is its SHA-256. `seat` begins."""

    commitment: str

    beside: ClassVar[bool] = True

    def line(self, reader: int | None) -> Text:
        """Everybody may keep it and compare it with the seed at the end."""
        return Text("sealed", commitment=self.commitment)

    def concerns(self, seat: int) -> bool:
        """It is the beginning for everybody."""
        return True

    def retold(self, reader: int | None) -> Text:
        """To players and at the table, it is the beginning of the game; the long number is in the log."""
        return Text("game-begins", who=Seat(self.seat))


def events_of(module: str) -> Any:
    """The union of all events that a game tells, for storing: those of its module that are no mere base of others, and
    the kernel's.
    """
    known = {**globals(), **vars(sys.modules[module])}.values()
    kinds = [kind for kind in known if isinstance(kind, type) and issubclass(kind, Event)]
    bases = {base for kind in kinds for base in kind.__mro__[1:]}
    return reduce(or_, [kind for kind in kinds if kind not in bases])
