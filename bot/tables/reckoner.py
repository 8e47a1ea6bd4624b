"""The process that plays continuations: ``python -m bot.tables.reckoner`` reads jobs and writes their outcomes, until
nobody asks any more.

Each message is its length (4 bytes, high byte first) and that many bytes of MessagePack. It leaves the machine to
whatever else has to be done.
"""

import os
import sys
import traceback
from typing import BinaryIO

import msgspec

from games.kernel.estimate import Outcome, Position, Unforeseeable
from games.kernel.weighing import Job, played

HEAD = 4
POLITE = 10
"""How far it steps back behind others (`nice`)."""


class Order(msgspec.Struct, frozen=True):
    """A job in a game by its name, and what the lots follow from."""

    game: str
    here: Position
    job: Job
    seed: bytes


class Done(msgspec.Struct, frozen=True):
    """The outcomes of a job, answer by answer; None: nothing can be said."""

    outcomes: list[list[Outcome]] | None


def framed(message: msgspec.Struct) -> bytes:
    """A message as it is sent."""
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(HEAD) + data


def serve(asked: BinaryIO, told: BinaryIO) -> None:
    """Do one job after the other."""
    while head := asked.read(HEAD):
        order = msgspec.msgpack.decode(asked.read(int.from_bytes(head)), type=Order)
        told.write(framed(done(order)))
        told.flush()


def done(order: Order) -> Done:
    """The outcomes of an order; nothing can be said where the rules or a computer player err."""
    try:
        return Done(played(order.game, order.here, order.job, order.seed))
    except Unforeseeable:
        return Done(None)
    except Exception:
        traceback.print_exc()
        return Done(None)


if __name__ == "__main__":
    os.nice(POLITE)
    serve(sys.stdin.buffer, sys.stdout.buffer)
