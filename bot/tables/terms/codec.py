"""How games are written down in the database: what goes into its bytes, and how that is read again.

Law: what is stored stays readable for as long as there are games: a field may be added with a default, none may be
renamed or change its meaning.
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
"""The step that a taking back names which takes back none."""


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
    """The steps that a taking back names: in the picks of its own row, and NOTHING if it takes back none."""
    return written(tuple(str(step) for step in steps) or (str(NOTHING),))


def read_steps(data: bytes) -> list[int]:
    """The steps that a taking back names; none for one that says only whose last step it was."""
    return [step for word in read_picks(data) if (step := int(word)) != NOTHING]


def taken_back(data: bytes, own: Sequence[int]) -> list[int]:
    """What a taking back took back: the steps that it names, else the last of its seat's `own`; what cannot be read is
    none.
    """
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
    """The same as plain data, for whoever need not know what it means."""
    return msgspec.msgpack.decode(data)


def written_places(result: Result) -> bytes:
    """The places of a game that is over: its scores are worked out again from the game, these are what was told."""
    return written([(score.seat, score.points, score.rank) for score in result.scores])


def read_places(data: bytes | None) -> list[Ranked]:
    """The places; none if nothing was stored, or nothing that can be read."""
    try:
        return msgspec.msgpack.decode(data, type=list[Ranked]) if data else []
    except msgspec.MsgspecError:
        return []
