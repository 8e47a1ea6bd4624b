"""What happened, as data: one event a line, each knowing what every reader may learn of it.

Law: `line` tells two readers with equal rights the same, and nobody more than the table would show. Texts are made
at the edge.
"""

from typing import ClassVar

import msgspec

from games.kernel.text import Seat, Text


class Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Something that happened to `seat` or was done by it. Games add their own kinds."""

    seat: int

    reveals: ClassVar[bool] = False
    """Whether somebody learned something by it (a draw, a card turned up): a point of no return for taking back."""

    heading: ClassVar[bool] = False
    """Whether it begins a new paragraph of the log (a turn); the name of its line's message ends in ``-began``."""

    minor: ClassVar[bool] = False
    """Whether it can be left out first where there is little room (a draw, a shuffle)."""

    beside: ClassVar[bool] = False
    """Whether it is told beside the rules, so that playing the same answers again does not tell it."""

    @property
    def used(self) -> tuple[str, ...]:
        """What of the game's reference the seat made use of by its own choice: favourites are counted by it."""
        return ()

    def concerns(self, seat: int) -> bool:
        """Whether it was done by or to this seat."""
        return seat == self.seat

    def line(self, reader: int | None) -> Text | None:
        """What this reader (a seat, or None: a spectator) reads of it; None: nothing."""
        raise LookupError(f"{type(self).__name__} has no line")

    def digest(self, reader: int) -> Text | None:
        """What this reader is told of it later, in short; never more than `line` tells."""
        return None if self.minor and reader != self.seat else self.line(reader)


class TurnBegan(Event, frozen=True, gc=False):
    """A seat's turn begins; `number` counts that seat's turns from 1."""

    number: int

    heading: ClassVar[bool] = True

    def line(self, reader: int | None) -> Text:
        """The heading of a turn."""
        return Text("turn-began", who=Seat(self.seat), number=self.number)


class TookBack(Event, frozen=True, gc=False):
    """A seat took its last answer back; `in_lane`: an answer in another seat's turn, of which only it may know.

    `agreed`: how far back it went because all agreed: the last "step" with all that followed, a "turn", the turn
    "before" that, or "redo": what was taken back counts again.
    """

    in_lane: bool = False
    agreed: str = ""

    beside: ClassVar[bool] = True

    def line(self, reader: int | None) -> Text | None:
        """Everybody may know what was decided in one's own turn; that there was anything else to decide, nobody."""
        if self.in_lane and reader != self.seat:
            return None
        return Text(f"took-back-{self.agreed}" if self.agreed else "took-back", who=Seat(self.seat))

    def digest(self, reader: int) -> None:
        """Only what counted in the end is told later."""


class ByOrder(Event, frozen=True, gc=False):
    """A standing order answered for a seat; `title` is the message that says what was asked. What it did is told by
    other events.
    """

    title: str

    beside: ClassVar[bool] = True

    def line(self, reader: int | None) -> Text | None:
        """Whose order it is knows it; that there was anything to decide, nobody else."""
        return Text("by-order", what=Text(self.title)) if reader == self.seat else None


class Reseated(Event, frozen=True, gc=False):
    """Somebody else plays a seat from now on, `how`: another "person", the "computer" for good or in the place of a
    person who is "away", or that person who is "back"; or the computer for one "turn".
    """

    how: str

    beside: ClassVar[bool] = True

    def line(self, reader: int | None) -> Text:
        """Everybody may know with whom they play."""
        return Text(f"reseated-{self.how}", who=Seat(self.seat))

    def digest(self, reader: int) -> Text | None:
        """Who sat down oneself knows it."""
        own = reader == self.seat and self.how in ("person", "back")
        return None if own else self.line(reader)


class Sealed(Event, frozen=True, gc=False):
    """The game's seed was fixed before the first card was dealt; `commitment` is its SHA-256. `seat` begins."""

    commitment: str

    beside: ClassVar[bool] = True

    def line(self, reader: int | None) -> Text:
        """Everybody may keep it, to compare it with the seed at the end."""
        return Text("sealed", commitment=self.commitment)

    def digest(self, reader: int) -> Text:
        """For a player it is the beginning of the game."""
        return Text("game-begins", who=Seat(self.seat))
