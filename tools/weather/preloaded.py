"""The bot that is ready to be forked, in a hurry, by a clock that can be put wrong: python -m tools.weather.preloaded

A file that the environment names sets the clock, see `WrongClock`.
"""

import ctypes
import mmap
import os
import time
from functools import cache
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

from bot import clock
from tools.disks import hasty
from tools.kills import preloaded

NAMED = "WEATHER_CLOCK"
NS_IN_MS = 1_000_000
WAITS = {"bot.attendance": "LOOK_SECONDS", "bot.delivery.settling": "FIRST_DELAY_MS"}
"""The waits that a wrong clock and refused requests can cause, besides those of disks."""


class WrongClock:
    """A clock that is ahead by the milliseconds in a file; anyone who has opened the file may set it."""

    def __init__(self, path: Path) -> None:
        with path.open("r+b") as opened:
            self._ahead = ctypes.c_longlong.from_buffer(mmap.mmap(opened.fileno(), 0))

    @classmethod
    def new(cls, path: Path) -> "WrongClock":
        """One that is right."""
        path.write_bytes(bytes(ctypes.sizeof(ctypes.c_longlong)))
        return cls(path)

    @property
    def ahead(self) -> int:
        """By how much, in milliseconds; negative: it is behind."""
        return self._ahead.value

    @ahead.setter
    def ahead(self, ms: int) -> None:
        self._ahead.value = ms


@cache
def _opened(path: str) -> WrongClock:
    return WrongClock(Path(path))


def _time_ns() -> int:
    """The bot's time, in unix nanoseconds."""
    return time.time_ns() + NS_IN_MS * _opened(os.environ[NAMED]).ahead


def hurry() -> None:
    """Wait less for everything from now on, and go by the other clock."""
    hasty.hurry()
    # Here people check ten times a second whether messages arrive again.
    vars(import_module("bot.delivery.direct"))["MOST_IN_VAIN"] = 1 << 30
    for name, wait in WAITS.items():
        module = import_module(name)
        setattr(module, wait, type(getattr(module, wait))(getattr(module, wait) / hasty.FASTER))
    vars(clock)["time"] = SimpleNamespace(time_ns=_time_ns)


if __name__ == "__main__":
    hurry()
    preloaded.main()
