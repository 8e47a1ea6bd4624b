"""Rows as this package's functions take and return them: frozen, fields in the order of their table's columns.

Times are unix milliseconds, ids are Discord's snowflakes unless said otherwise.
"""

from typing import Literal, TypeAlias

import msgspec

Status: TypeAlias = Literal["lobby", "running", "finished", "aborted"]
Language: TypeAlias = Literal["de", "en"]
AnswerKind: TypeAlias = Literal["answer", "undo"]
Origin: TypeAlias = Literal["player", "computer", "default", "order", "prepared"]
DmState: TypeAlias = Literal["unknown", "open", "closed"]


class Game(msgspec.Struct, frozen=True, gc=False):
    """A game: `game` is its rules' name, `options` and `result` the caller's bytes, `step` the last one recorded."""

    id: int
    game: str
    status: Status
    guild_id: int
    channel_id: int
    host_id: int | None
    language: Language
    options: bytes
    seed: bytes | None
    commitment: str | None
    step: int
    created_at: int
    started_at: int | None
    ended_at: int | None
    status_message_id: int | None
    status_posted_at: int | None
    status_step: int | None
    result: bytes | None

    @property
    def begun_with(self) -> bytes:
        """The seed with which it began; empty in a lobby."""
        return self.seed or b""


class Study(msgspec.Struct, frozen=True):
    """A study to make `about` a game with the rules named `rules`; the caller's bytes."""

    game: int
    rules: str
    about: bytes


class Seat(msgspec.Struct, frozen=True, gc=False):
    """A seat: a person (`player_id`), a computer (`level`), both (a computer stands in until the person is back), or
    neither (it is vacant). `offered_at`: anybody may take it over since then; `offer_message_id`: the channel's message
    about the offer, until it tells the outcome.
    """

    game: int
    seat: int
    player_id: int | None
    name: str
    level: str | None
    dm_message_id: int | None
    dm_posted_at: int | None
    offered_at: int | None = None
    offer_message_id: int | None = None


class Former(msgspec.Struct, frozen=True, gc=False):
    """A former holder of a seat, up to the step at which it changed hands: a person, or a computer (no `player_id`)."""

    game: int
    seat: int
    until: int
    player_id: int | None
    name: str


class NewAnswer(msgspec.Struct, frozen=True, gc=False):
    """One answer to record: `choice` is the question's id, `key` its stable name, `picks` the caller's bytes; `asked`
    the step after which the question was put.
    """

    seat: int
    choice: str
    key: str
    picks: bytes
    origin: Origin = "player"
    kind: AnswerKind = "answer"
    asked: int = 0

    @property
    def by_hand(self) -> bool:
        """Whether the seat's person decided it."""
        return self.kind == "answer" and self.origin == "player"


class Answer(msgspec.Struct, frozen=True, gc=False):
    """A recorded answer; `undone`: it was taken back later."""

    game: int
    step: int
    kind: AnswerKind
    seat: int
    choice: str
    key: str
    picks: bytes
    origin: Origin
    undone: bool
    at: int
    asked: int = 0

    @property
    def by_hand(self) -> bool:
        """Whether the seat's person decided it."""
        return self.kind == "answer" and self.origin == "player"

    @property
    def decided(self) -> bool:
        """Whether the seat's person decided it, now or beforehand."""
        return self.by_hand or (self.kind == "answer" and self.origin == "prepared")

    @property
    def unasked(self) -> bool:
        """Whether it was given without asking."""
        return self.kind == "answer" and self.origin == "default"

    def is_of(self, entry: NewAnswer) -> bool:
        """Whether this is the record of that entry."""
        return all(getattr(self, name) == getattr(entry, name) for name in NewAnswer.__struct_fields__)


class NewCheckpoint(msgspec.Struct, frozen=True, gc=False):
    """A state to keep: after which step, how many turns had begun, the caller's bytes."""

    step: int
    turn: int
    state: bytes


class Checkpoint(msgspec.Struct, frozen=True, gc=False):
    """A kept state."""

    game: int
    step: int
    turn: int
    state: bytes


class NewLine(msgspec.Struct, frozen=True, gc=False):
    """An event to tell, caused by `step`; `heading`: a turn begins with it. It gets its number when stored."""

    step: int
    event: bytes
    heading: bool = False


class Line(msgspec.Struct, frozen=True, gc=False):
    """A line of the chronicle; numbers start at 1 and have no gaps."""

    game: int
    number: int
    step: int
    event: bytes
    heading: bool
    undone: bool


class StoredGame(msgspec.Struct, frozen=True):
    """Everything needed to continue: `answers` are those after the checkpoint (undone ones and undos included), oldest
    first.

    `checkpoint` is None in the lobby.
    """

    game: Game
    seats: tuple[Seat, ...]
    checkpoint: Checkpoint | None
    answers: tuple[Answer, ...]


class NewDelivery(msgspec.Struct, frozen=True, gc=False):
    """Something to deliver not before `due_at`: `seat` None means the game's channel. `patient`: if the same is already
    asked for at an earlier time, that time counts.
    """

    kind: str
    game: int
    seat: int | None
    due_at: int
    payload: bytes | None = None
    patient: bool = False


class Delivery(msgspec.Struct, frozen=True, gc=False):
    """A leased row of the outbox: draw the present state of `kind` for `seat` (None: the channel) and send it.

    `wanted` counts the requests, `delivered` is the last one fulfilled, `attempts` counts the leases since; those up to
    a refusal count as one. `unsure`: the first earlier request whose delivery was begun, so that it may have arrived;
    0: none.
    """

    id: int
    game: int
    kind: str
    seat: int | None
    wanted: int
    delivered: int
    payload: bytes | None
    due_at: int
    attempts: int
    leased_by: str | None
    leased_until: int | None
    created_at: int
    unsure: int = 0

    @property
    def first_tried(self) -> int:
        """The first request that may already have arrived; the newest, if none was tried before."""
        return self.unsure or self.wanted

    @property
    def doubtful(self) -> bool:
        """Whether an earlier request may have arrived unnoticed."""
        return self.unsure > 0 or self.attempts > 1


class Player(msgspec.Struct, frozen=True, gc=False):
    """A person: `locale` is Discord's, `language` their own choice, `settings` the caller's bytes (empty at first)."""

    user_id: int
    name: str
    locale: str
    language: Language | None
    dm_channel_id: int | None
    dm_state: DmState
    settings: bytes
    updated_at: int


class Server(msgspec.Struct, frozen=True):
    """How a server wants its tables: the caller's bytes."""

    guild_id: int
    manners: bytes
    updated_at: int


class Deadline(msgspec.Struct, frozen=True, gc=False):
    """The deadline for a seat's question: `choice` is its id, `stage` the caller's number for its progress (reminders,
    the deadline itself); `muted`: no more reminders.
    """

    game: int
    seat: int
    choice: str
    asked_at: int
    due_at: int
    stage: int
    muted: bool


class Order(msgspec.Struct, frozen=True, gc=False):
    """A person's standing order for questions of this key: in all games of these rules, or (`game`, else 0) in one;
    `what` is the caller's bytes.
    """

    player_id: int
    rules: str
    game: int
    key: str
    what: bytes
    at: int


class Prepared(msgspec.Struct, frozen=True, gc=False):
    """What the person at a seat has laid ready for its next turn, and what is being prepared: the caller's bytes.
    `changed` grows with each change.
    """

    game: int
    seat: int
    player_id: int
    ready: bytes | None = None
    draft: bytes | None = None
    changed: int = 0


class Learning(msgspec.Struct, frozen=True, gc=False):
    """A person's progress in the lessons of a game: `rules` is its name, `progress` the caller's bytes. `changed` grows
    with each change.
    """

    id: int
    player_id: int
    rules: str
    progress: bytes
    changed: int


class Coaching(msgspec.Struct, frozen=True, gc=False):
    """Whether a person plays with a coach at a table, and how often the person has asked for advice there."""

    game: int
    player_id: int
    coached: bool = False
    advised: int = 0


class Poll(msgspec.Struct, frozen=True, gc=False):
    """A request at a table that others must agree to, one at a time per game: its kind, who asked for it at which step,
    and the caller's bytes.
    """

    game: int
    kind: str
    seat: int
    step: int
    what: bytes
    at: int
