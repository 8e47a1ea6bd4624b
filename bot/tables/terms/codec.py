"""The stored form of games: what goes into the database's bytes, and how it is read back; also numbers on buttons.

Law: stored data stays readable as long as there are games: a field may be added with a default, none may be renamed or
change its meaning.
"""

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from games.kernel.contract.game import Game, Result
from games.kernel.engine.choice import Picks
from games.kernel.engine.chronicle import Event

T = TypeVar("T")

Ranked = tuple[int, int, int]
"""Seat, points, rank."""
NOTHING = 0
"""The step named by an undo that takes none back."""
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
"""For numbers written short."""


def base36(number: int) -> str:
    """A number, 0 or more, as buttons carry it: in digits and small letters."""
    if number < 0:
        raise ValueError(f"{number} is less than nothing")
    digits = ""
    while number:
        number, digit = divmod(number, 36)
        digits = DIGITS[digit] + digits
    return digits or "0"


def written(value: object) -> bytes:
    """Plain data or a frozen struct as it is stored."""
    return msgspec.msgpack.encode(value)


def read(data: bytes, kind: type[T]) -> T:
    """The same again. Raises msgspec.DecodeError if it is something else."""
    return msgspec.msgpack.decode(data, type=kind)


def read_picks(data: bytes) -> Picks:
    """The picks of an answer."""
    return msgspec.msgpack.decode(data, type=tuple[str, ...])


def written_steps(steps: Iterable[int]) -> bytes:
    """The steps an undo names: in the picks of its own row, and NOTHING if it takes back none."""
    return written(tuple(str(step) for step in steps) or (str(NOTHING),))


def read_steps(data: bytes) -> list[int]:
    """The steps an undo names; none if it says only whose last step it was."""
    return [step for word in read_picks(data) if (step := int(word)) != NOTHING]


def taken_back(data: bytes, own: Sequence[int]) -> list[int]:
    """The steps an undo took back: those it names, else the last of its seat's `own`; none if unreadable."""
    try:
        return read_steps(data) if read_picks(data) else list(own[-1:])
    except (msgspec.MsgspecError, ValueError):
        return []


def read_event(game: Game, data: bytes) -> Event:
    """A line of the chronicle as this game tells it."""
    kind: Any = game.event
    event: Event = msgspec.msgpack.decode(data, type=kind)
    return event


def read_plain(data: bytes) -> Any:
    """The same as plain data, if its meaning does not matter."""
    return msgspec.msgpack.decode(data)


def written_places(result: Result) -> bytes:
    """The places of a finished game as told; scores are computed again from the game."""
    return written([(score.seat, score.points, score.rank) for score in result.scores])


def read_places(data: bytes | None) -> list[Ranked]:
    """The stored places; none if nothing readable was stored."""
    try:
        return msgspec.msgpack.decode(data, type=list[Ranked]) if data else []
    except msgspec.MsgspecError:
        return []
