"""The process that plays games beside the bot: ``python -m bot.tables.reckoner`` reads orders, continuations to be
played or a table to be studied, and writes what came of them, until nobody asks any more.

Each message is its length (4 bytes, high byte first) and that many bytes of MessagePack. It leaves the machine to
whatever else has to be done.
"""

import os
import sys
import time
import traceback
from typing import BinaryIO, TypeAlias

import msgspec

from games.kernel.discovery import load_game
from games.kernel.estimate import Outcome, Position, Unforeseeable
from games.kernel.weighing import Job, played

HEAD = 4
POLITE = 10
"""How far it steps back behind others (`nice`)."""


STUDY_SECONDS = 60
"""So much time of a processor a study takes at most."""


class Continuations(msgspec.Struct, frozen=True, tag=True):
    """A job in a game by its name, and what the lots follow from."""

    game: str
    here: Position
    job: Job
    seed: bytes


class Outcomes(msgspec.Struct, frozen=True, tag=True):
    """The outcomes of a job, answer by answer; None: nothing can be said."""

    outcomes: list[list[Outcome]] | None


class Inquiry(msgspec.Struct, frozen=True, tag=True):
    """What is to be studied about a table of a game by its name."""

    game: str
    about: bytes


class Findings(msgspec.Struct, frozen=True, tag=True):
    """What was found out; empty: nothing."""

    found: bytes


Order: TypeAlias = Continuations | Inquiry
Done: TypeAlias = Outcomes | Findings


def framed(message: msgspec.Struct) -> bytes:
    """A message as it is sent."""
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(HEAD) + data


def serve(asked: BinaryIO, told: BinaryIO) -> None:
    """Do one job after the other."""
    while head := asked.read(HEAD):
        order: Order = msgspec.msgpack.decode(asked.read(int.from_bytes(head)), type=Order)
        told.write(framed(studied(order) if isinstance(order, Inquiry) else done(order)))
        told.flush()


def done(order: Continuations) -> Outcomes:
    """The outcomes of an order; nothing can be said where the rules or a computer player err."""
    try:
        return Outcomes(played(order.game, order.here, order.job, order.seed))
    except Unforeseeable:
        return Outcomes(None)
    except Exception:
        traceback.print_exc()
        return Outcomes(None)


def studied(order: Inquiry) -> Findings:
    """What is found out to the end, or as far as one comes in `STUDY_SECONDS`; nothing where the rules or a computer
    player err.
    """
    try:
        game = load_game(order.game)
        if game.studies is None:
            return Findings(b"")
        study, end = game.studies.begin(game, order.about), time.process_time() + STUDY_SECONDS
        while study.step() and time.process_time() < end:
            pass
        return Findings(study.found)
    except Exception:
        traceback.print_exc()
        return Findings(b"")


if __name__ == "__main__":
    os.nice(POLITE)
    serve(sys.stdin.buffer, sys.stdout.buffer)
