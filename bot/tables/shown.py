"""What the bot shows, as frozen data: the lobby, the public table, one person's desk. Messages and pictures are made
from it.

Law: a PublicTable holds only what everybody may know; a Desk only what its own person may know.
"""

from typing import Any, Literal, TypeAlias

import msgspec

from bot.tables.actors import Place
from games.kernel.choice import Choice
from games.kernel.game import Result, Setting
from games.kernel.text import Text

Status: TypeAlias = Literal["lobby", "running", "finished", "aborted"]
DmState: TypeAlias = Literal["unknown", "open", "closed"]

Span: TypeAlias = tuple[int, int]
"""From and to, unix milliseconds."""
NOW = 0
"""Where a span begins that has begun already."""

MOST_DIGEST, MOST_LINES = 12, 8
"""Where a digest, or the lines of a turn, begin to be long."""


class SeatClock(msgspec.Struct, frozen=True):
    """A seat's time: until when (unix milliseconds), whether that is over, whether a reminder will come, the holiday
    that is or will be, and whether a computer stands in for the person.
    """

    seat: int
    due_at: int | None = None
    late: bool = False
    reminding: bool = False
    away: Span | None = None
    stand_in: bool = False


class LobbySeat(msgspec.Struct, frozen=True):
    """One seat of a lobby; a computer has no user. `first`: it is known already that this seat begins; `away`: the
    holiday that is or will be.
    """

    name: str
    user_id: int | None
    dm: DmState = "unknown"
    level: str | None = None
    first: bool = False
    away: Span | None = None


class Lobby(msgspec.Struct, frozen=True):
    """A table before its start. `settings` are what may be set, `lines` what is set, in words."""

    game_id: int
    game: str
    host_id: int
    language: str
    seats: tuple[LobbySeat, ...]
    least: int
    most: int
    settings: tuple[Setting, ...] = ()
    lines: tuple[Text, ...] = ()
    status: Status = "lobby"

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where."""
        return tuple(seat.name for seat in self.seats)


class PublicTable(msgspec.Struct, frozen=True):
    """What everybody may know of a game. `lines` tell the last turn; `history` has the points per seat at each turn
    boundary.
    """

    game_id: int
    game: str
    status: Status
    language: str
    place: Place
    names: tuple[str, ...]
    view: Any
    words: tuple[Text, ...]
    active: int
    awaited: tuple[int, ...]
    lines: tuple[Text, ...]
    commitment: str
    common: bool = False
    """Whether several decide at once, the active seat among them."""
    safe: bool = False
    """Whether somebody at the table needs colours that every kind of eye tells apart."""
    seed: str | None = None
    result: Result | None = None
    history: tuple[tuple[int, ...], ...] = ()
    clocks: tuple[SeatClock, ...] = ()


class Desk(msgspec.Struct, frozen=True):
    """One person's side of a game.

    `question` is what to decide now (id and Choice) or None; `digest` what happened since the own last turn, what was
    done to this seat first; `done` what this person did in the turn that is running; `undo` the step that may be taken
    back.
    """

    table: PublicTable
    seat: int
    user_id: int
    language: str
    view: Any
    words: tuple[Text, ...]
    question: tuple[str, Choice] | None
    undo: int | None
    digest: tuple[Text, ...]
    done: tuple[Text, ...]
    clock: SeatClock | None = None
    reminder: bool = False
    plain: bool = False
    passing: bool = False
    """Whether it is shown in a message that does not stay, so that it may tell what soon will not be true any more."""


class GameLine(msgspec.Struct, frozen=True):
    """One game in a person's list: `due_at` is until when the person should answer (unix milliseconds), `message` the
    link to where: the own direct message, or the table's.
    """

    game_id: int
    game: str
    status: Status
    place: Place
    waiting_for_me: bool
    names: tuple[str, ...]
    awaited: tuple[int, ...]
    due_at: int | None = None
    message: str | None = None
