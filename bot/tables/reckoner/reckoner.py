"""The process that plays games beside the bot.

``python -m bot.tables.reckoner.reckoner`` reads orders (continuations to play, or a table to study), does a slice of
each, and writes the result, until nobody asks any more.

It gives way to all other work on the machine. If memory runs out it ends at once: its caller is told, and the next
process starts from scratch.
"""

import os
import sys
import time
import traceback
from typing import BinaryIO, TypeAlias

import msgspec
from msgspec.structs import replace

from bot.host import beside
from games.kernel.advice.estimate import Ending, Unforeseeable
from games.kernel.advice.race import Job, playing
from games.kernel.contract.discovery import load_game
from games.kernel.contract.mind import Study

SLICE_SECONDS = 0.2
"""The processor time of a slice: a begun continuation is played to its end, and a study goes on by whole steps."""
CIRCLES_SECONDS = 10
"""Whatever takes this long is in an endless loop."""
STUDY_SECONDS = 60
"""The most processor time for a study."""
MOST_BYTES = 384 << 20
"""The most memory, counted in addresses: several times what it needs."""
OUT_OF_MEMORY = 71
"""Its exit code then."""


class Continuations(msgspec.Struct, frozen=True, tag=True):
    """A job in a game, by name; so many outcomes are `known` already."""

    game: str
    job: Job
    known: int = 0


class Inquiry(msgspec.Struct, frozen=True, tag=True):
    """What to study about a table of a game by its name."""

    game: str
    about: bytes


Order: TypeAlias = Continuations | Inquiry


class Done(msgspec.Struct, frozen=True):
    """The result of a slice: a job's next outcomes (None: nothing can be said), or a study's findings so far (empty:
    none). Whether that is all, and how many processor seconds it took.
    """

    outcomes: list[Ending] | None = None
    found: bytes = b""
    over: bool = True
    spent: float = 0.0


class Reckoner:
    """Does slices; a study in progress waits here for its next one."""

    def __init__(self) -> None:
        self._asked: Inquiry | None = None
        self._study: Study | None = None
        self._studied = 0.0

    def serve(self, asked: BinaryIO, told: BinaryIO) -> None:
        """Do one slice after another."""
        while head := asked.read(beside.HEAD):
            beside.let_take(CIRCLES_SECONDS)
            order: Order = msgspec.msgpack.decode(asked.read(int.from_bytes(head)), type=Order)
            told.write(beside.framed(self.done(order)))
            told.flush()

    def done(self, order: Order) -> Done:
        """The result of a slice; nothing is said, or found, if the rules or a computer player fail. Raises
        MemoryError.
        """
        began, done = time.process_time(), Done()
        try:
            done = self._studied_on(order, began) if isinstance(order, Inquiry) else _played_on(order, began)
        except Unforeseeable:
            pass
        except Exception as error:
            if _is_want_of_memory(error):
                raise MemoryError from error
            traceback.print_exc()
        if done.over and isinstance(order, Inquiry):
            self._study = None
        return replace(done, spent=time.process_time() - began)

    def _studied_on(self, order: Inquiry, began: float) -> Done:
        """Continue or begin this study."""
        if order != self._asked or self._study is None:
            game = load_game(order.game)
            if game.mind.studies is None:
                return Done()
            self._study, self._asked, self._studied = game.mind.studies.begin(game, order.about), order, 0.0
        while (more := self._study.step()) and time.process_time() - began < SLICE_SECONDS:
            pass
        self._studied += time.process_time() - began
        return Done(found=self._study.found, over=not more or self._studied >= STUDY_SECONDS)


def _played_on(order: Continuations, began: float) -> Done:
    """Play continuations until the slice is over, at least one."""
    found: list[Ending] = []
    for outcome in playing(order.game, order.job, order.known):
        found.append(outcome)
        if time.process_time() - began >= SLICE_SECONDS:
            break
    return Done(found, over=order.known + len(found) == order.job.count)


def _is_want_of_memory(error: BaseException | None) -> bool:
    """Whether memory has run out, whatever error that has turned into."""
    return error is not None and (isinstance(error, MemoryError) or _is_want_of_memory(error.__context__))


def main() -> None:
    """Serve the process that started this one."""
    try:
        beside.stand_back(MOST_BYTES)
        Reckoner().serve(sys.stdin.buffer, sys.stdout.buffer)
    except MemoryError:
        os._exit(OUT_OF_MEMORY)


if __name__ == "__main__":
    main()
