"""A game's record: one JSON file with everything about a finished game, to keep, show or check.

Laws: it names people as the table did and holds nobody's id; reading back what was written gives the same; only games
that are over have one (without a result if they were called off), as it tells every secret.
"""

import hashlib
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal, TypeVar

import msgspec

from bot.tables.terms import codec, terms
from bot.version import program
from db import rows
from games.kernel.contract.game import FIRST_RULES, Setup
from games.kernel.engine.lanes import NOBODY

FORMAT, VERSION = "parlatorium game", 1
LARGEST = 20_000_000
"""How many bytes a record may have: a hundred times one of a long game."""
T = TypeVar("T")


class Unreadable(ValueError):
    """This is no readable record; `fault` says why, in English."""

    def __init__(self, fault: str) -> None:
        super().__init__(fault)
        self.fault = fault


class RecordPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a record: unknown fields are refused, usual values left out."""


class RecordSetup(Setup, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the rules were given, without what only the table knew."""

    rules: int = FIRST_RULES


class RecordSeat(RecordPart, frozen=True):
    """Who sat where at the end: a name, and a computer's level."""

    seat: int
    name: str
    level: str | None = None


class RecordAnswer(RecordPart, frozen=True):
    """A step: an answer to a question, or (without one) the earlier steps it takes back; `by` is who decided: player,
    computer, default, order, prepared.
    """

    step: int
    seat: int
    question: str = ""
    key: str = ""
    picks: tuple[str, ...] = ()
    by: rows.Origin = "player"
    takes_back: tuple[int, ...] = ()

    @property
    def is_undo(self) -> bool:
        """Whether it takes back instead of answering."""
        return not self.question

    @property
    def by_rules(self) -> bool:
        """Whether it takes back what changed rules no longer allowed."""
        return self.is_undo and self.seat == NOBODY


class RecordLine(RecordPart, frozen=True):
    """A line of the chronicle: the step that caused it, whether that was taken back, the event."""

    step: int
    event: dict[str, Any]
    undone: bool = False


class RecordPlace(RecordPart, frozen=True):
    """How a seat came out."""

    seat: int
    points: int
    rank: int


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole game; `program` is the version that wrote it, `checksums` the SHA-256 of each other field."""

    format: Literal["parlatorium game"]
    version: Literal[1]
    program: str
    game: str
    setup: RecordSetup
    seats: tuple[RecordSeat, ...]
    commitment: str
    seed: str
    answers: tuple[RecordAnswer, ...]
    chronicle: tuple[RecordLine, ...]
    result: tuple[RecordPlace, ...]
    checksums: dict[str, str] = {}

    @property
    def names(self) -> tuple[str, ...]:
        """Who sat where."""
        return tuple(seat.name for seat in self.seats)


def recorded(
    row: rows.Game, seated: Sequence[rows.Seat], log: Sequence[rows.Answer], lines: Iterable[rows.Line]
) -> Record:
    """The record of a stored game that is over, without its unreadable parts."""
    setup = terms.read(row)
    told = [(line, _readable(codec.read_plain, line.event)) for line in lines]
    record = Record(
        format="parlatorium game",
        version=1,
        program=program(),
        game=row.game,
        setup=RecordSetup(setup.seats or len(seated), setup.pace, setup.options, setup.masked, setup.rules),
        seats=tuple(RecordSeat(seat.seat, seat.name, seat.level) for seat in seated),
        commitment=row.commitment or "",
        seed=row.begun_with.hex(),
        answers=_answers(log),
        chronicle=tuple(RecordLine(line.step, event, line.undone) for line, event in told if isinstance(event, dict)),
        result=tuple(RecordPlace(*place) for place in codec.read_places(row.result)),
    )
    # As it will be read back: which usual values are left out depends on how it came here.
    record = read(written(record))
    return msgspec.structs.replace(record, checksums=checksums(record))


def _readable(read: Callable[[bytes], T], data: bytes) -> T | None:
    try:
        return read(data)
    except msgspec.MsgspecError:
        return None


def _answers(log: Iterable[rows.Answer]) -> tuple[RecordAnswer, ...]:
    """The log, where each undo has what it took back: the steps it names (0: none), else its seat's last answer."""
    counting: dict[int, int] = {}
    found: list[RecordAnswer] = []
    for answer in log:
        if answer.kind == "answer":
            counting[answer.step] = answer.seat
            picks = _readable(codec.read_picks, answer.picks) or ()
            found.append(RecordAnswer(answer.step, answer.seat, answer.choice, answer.key, picks, answer.origin))
            continue
        own = [step for step, seat in counting.items() if seat == answer.seat]
        gone = tuple(codec.taken_back(answer.picks, own))
        for step in gone:
            counting.pop(step, None)
        found.append(RecordAnswer(answer.step, answer.seat, takes_back=gone))
    return tuple(found)


def checksums(record: Record) -> dict[str, str]:
    """The SHA-256 of each other field, however its JSON is laid out."""
    names = [name for name in Record.__struct_fields__ if name != "checksums"]
    plain = {name: msgspec.json.encode(msgspec.to_builtins(getattr(record, name)), order="sorted") for name in names}
    return {name: hashlib.sha256(text).hexdigest() for name, text in plain.items()}


def written(record: Record) -> bytes:
    """The file: JSON, a line per answer and line of the chronicle."""
    return b"{\n" + b",\n".join(_field(name, getattr(record, name)) for name in Record.__struct_fields__) + b"\n}\n"


def _field(name: str, value: object) -> bytes:
    text = msgspec.json.encode(value)
    if isinstance(value, tuple) and value:
        text = b"[\n" + b",\n".join(b"  " + msgspec.json.encode(item) for item in value) + b"\n ]"
    return b' "%b": %b' % (name.encode(), text)


def read(data: bytes) -> Record:
    """The record in a file. Raises Unreadable, naming the faulty part."""
    if len(data) > LARGEST:
        raise Unreadable(f"more than {LARGEST} bytes")
    try:
        return msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable(str(error)) from error
