"""The bot's views as frozen data: the lobby, the public table, one person's desk. Messages and pictures are made from
them.

Law: a PublicTable holds only what everybody may know; a Desk only what its own person may know.
"""

from typing import Any, Literal, TypeAlias

import msgspec

from bot.tables.terms.actors import Place
from db.rows import Status
from games.kernel.ahead.prepared import PreparedTurn
from games.kernel.contract.game import Result, Setting
from games.kernel.engine.choice import Choice, Picks
from games.kernel.engine.lanes import is_lane
from games.kernel.engine.text import Text

MailState: TypeAlias = Literal["unknown", "open", "closed", "refused"]

Absence: TypeAlias = tuple[int, int]
"""From and to, unix milliseconds."""
NOW = 0
"""The start of a span that has begun already."""

MOST_LINES = 8
"""The most lines that the table tells one by one; more are summed up."""


class SeatClock(msgspec.Struct, frozen=True):
    """A seat's time: until when (unix milliseconds), whether that is over, whether a reminder will come, the present or
    next holiday, and whether a computer stands in; `rings`: its person is being reminded now.
    """

    seat: int
    due_at: int | None = None
    late: bool = False
    reminding: bool = False
    away: Absence | None = None
    stand_in: bool = False
    rings: bool = False


class LobbySeat(msgspec.Struct, frozen=True):
    """A lobby's seat, with its number; a computer has no user. `first`: this seat is already known to begin; `away`:
    the present or coming holiday.
    """

    name: str
    user_id: int | None
    dm: MailState = "unknown"
    level: str | None = None
    seat: int = 0
    first: bool = False
    away: Absence | None = None

    @property
    def unreached(self) -> bool:
        """Whether the last direct message to its person was refused."""
        return self.dm in ("closed", "refused")


class Lobby(msgspec.Struct, frozen=True):
    """A table before its start. `settings` are what can be set, `lines` what is set, in words; `levels` a computer's
    possible ones.
    """

    game_id: int
    game: str
    host_id: int
    language: str
    seats: tuple[LobbySeat, ...]
    least: int
    most: int
    settings: tuple[Setting, ...] = ()
    lines: tuple[Text, ...] = ()
    levels: tuple[str, ...] = ()
    status: Status = "lobby"
    taught: bool = False
    """Whether its game has lessons."""
    hostless: bool = False
    """Whether the people there may take it over."""
    lapsed: str = ""
    """Why it ended by itself."""

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where."""
        return tuple(seat.name for seat in self.seats)


class Planned(msgspec.Struct, frozen=True):
    """Seats of computer players that followed a plan, and the plan; whether it was `found` while they played."""

    seats: tuple[int, ...]
    plan: Text
    found: bool = False


class Past(msgspec.Struct, frozen=True):
    """The past: `lines` tell the last turn, `history` has the points per seat at each turn boundary. `before` is the
    view after the reader's last decision, or, for everybody, at the start of `lines`; changes since are marked. An
    `arranged` table was not played from its beginning: it has no past.
    """

    lines: tuple[Text, ...] = ()
    before: Any = None
    history: tuple[tuple[int, ...], ...] = ()
    arranged: bool = False


class Seated(msgspec.Struct, frozen=True):
    """What everybody may know of the people there: their clocks; the seats with a coach or advice, at a table that is
    told so; whether somebody needs colours that every kind of eye tells apart.
    """

    clocks: tuple[SeatClock, ...] = ()
    aided: tuple[int, ...] = ()
    safe: bool = False


class PublicTable(msgspec.Struct, frozen=True):
    """What everybody may know of a game."""

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
    past: Past = Past()
    seated: Seated = Seated()
    result: Result | None = None
    planned: Planned | None = None
    """What only a finished game tells."""


class Missed(msgspec.Struct, frozen=True):
    """What a press promised and did not do: in short, how many further answers without a name, and why."""

    row: tuple[Text, ...]
    unnamed: int = 0
    why: Text | None = None


class Answered(msgspec.Struct, frozen=True):
    """A question and what was picked; `row`: in short, with the other answers of the same click; `missed`: what that
    click promised and did not do.
    """

    choice: Choice
    picks: Picks
    row: tuple[Text, ...] = ()
    missed: Missed | None = None


class Ready(msgspec.Struct, frozen=True):
    """A prepared turn, and the names of what it rests on and has changed; for how many turns it is `left`, whether its
    rules could go on though its answers cannot, and whether it will stop because of the changes.
    """

    turn: PreparedTurn
    changed: tuple[str, ...] = ()
    left: int = 1
    by_rules: bool = False
    stopped: bool = False


class AskBack(msgspec.Struct, frozen=True):
    """The last `step` a person decided, which they may ask the others to take back; with `nobody` to ask it is done at
    once. `earlier`: nothing is asked, or the step belongs to a turn that is over.
    """

    step: int
    nobody: bool = False
    earlier: bool = True


class Reader(msgspec.Struct, frozen=True):
    """A desk's reader and their wishes: which language, whether words instead of pictures, whether the next turn is
    prepared right after the last one without asking; and whether a coach reads along.
    """

    user_id: int
    language: str
    plain: bool = False
    prepares_at_once: bool = False
    coached: bool = False


class Lately(msgspec.Struct, frozen=True):
    """What has happened, for one person: `digest` since their last decision, what concerned the seat first; `doing`
    what was done in their own turn so far, `done` what was done last.

    If turns were `played` since as prepared: what was done before, then each of them, and nothing is `done`; `halted`
    is why a prepared turn stopped before the open question; `taken_back`: the person took a decision back, and has
    made none since.
    """

    digest: tuple[Text, ...] = ()
    doing: tuple[Text, ...] = ()
    done: tuple[Text, ...] = ()
    played: tuple[tuple[Text, ...], ...] = ()
    halted: Text | None = None
    taken_back: bool = False


class NextTurn(msgspec.Struct, frozen=True):
    """A person's next turn: what is laid ready, whether it can be prepared now, and whether something was decided for
    it (`drafted`) that is not laid ready.
    """

    ready: Ready | None = None
    may_prepare: bool = False
    drafted: bool = False


class Desk(msgspec.Struct, frozen=True):
    """One person's side of a game. `question` is the open one (id and Choice) or None; `undo` the step that may be
    taken back.
    """

    table: PublicTable
    seat: int
    reader: Reader
    view: Any
    words: tuple[Text, ...]
    question: tuple[str, Choice] | None
    undo: int | None = None
    ask_back: AskBack | None = None
    """The last decision, which others may have to agree to take back."""
    held_up: bool = False
    """Whether this person's choice waits for others, who come first."""
    clock: SeatClock | None = None
    lately: Lately = Lately()
    next_turn: NextTurn = NextTurn()
    counsel: bool = False
    """Whether advice may be asked for here."""
    studied: bytes = b""
    """What computer players have found out about the table: advice follows it, too."""

    @property
    def own_turn(self) -> bool:
        """Whether the question is a decision of the person's own turn."""
        return self.question is not None and self.table.active == self.seat and not is_lane(self.question[0])


class GameLine(msgspec.Struct, frozen=True):
    """One game in a person's list: `seat` is theirs, `awaited` are all the table waits for, `due_at` is the time
    by which the person should answer (unix milliseconds), `message` the link to where: their direct message, or the
    table's.
    """

    game_id: int
    game: str
    status: Status
    place: Place
    waiting_for_me: bool
    names: tuple[str, ...]
    seat: int
    awaited: tuple[int, ...]
    due_at: int | None = None
    message: str | None = None
