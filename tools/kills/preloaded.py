"""The bot with everything imported and its texts parsed, waiting to be forked: python -m tools.kills.preloaded

Each line on standard input is an order (JSON): the environment, and the pipe for the bot's output. The reply is the
number of the forked process. A bot ends with this program, at once.
"""

import ctypes
import functools
import gc
import os
import pkgutil
import signal
import sys
from importlib import import_module
from typing import NoReturn

import msgspec

from bot.command_line import cli
from bot.language.phrases import Phrasebook
from games.kernel.contract.discovery import find_games

DIE_WITH_PARENT = 1
"""PR_SET_PDEATHSIG."""
PACKAGES = ("bot", "db", "games", "renderers")
APART = ("sandbox", "bot.__main__", "bot.command_line.template", "db.migrations")
"""Modules that the killed bot does not run, or runs by itself."""


class Launch(msgspec.Struct, frozen=True):
    """How to start a bot: its environment, and the named pipe for its output."""

    environment: dict[str, str]
    says: str


def preload() -> None:
    """Import and read everything that a bot needs, once for all."""
    for package in map(import_module, PACKAGES):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}.", onerror=lambda _: None):
            if not found.name.startswith(APART):
                import_module(found.name)
    for driver in ("asyncpg", "aiosqlite", "sqlalchemy.dialects.sqlite.aiosqlite", "sqlalchemy.dialects.postgresql"):
        import_module(driver)
    find_games()
    load = functools.cache(Phrasebook.load)
    load()
    setattr(Phrasebook, "load", load)  # noqa: B010  # whoever loads the texts from now on has them
    gc.freeze()


def fork(order: Launch) -> int:
    """The number of a new process that runs the bot."""
    number = os.fork()
    if number == 0:
        become(order)
    return number


def become(order: Launch) -> NoReturn:
    """Run the bot to its end."""
    ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ |= order.environment
    said, nothing = os.open(order.says, os.O_WRONLY), os.open(os.devnull, os.O_RDONLY)
    for stream, number in ((nothing, 0), (said, 1), (said, 2)):
        os.dup2(stream, number)
    os.close(said)
    os.close(nothing)
    sys.argv = ["parlatorium"]
    status = 1
    try:
        cli.main()
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else 1
    finally:
        sys.stdout.flush()
        os._exit(status)


def main() -> None:
    """Fork for each order until there are no more."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # exit codes are not wanted
    preload()
    print("ready", flush=True)
    for line in sys.stdin:
        print(fork(msgspec.json.decode(line, type=Launch)), flush=True)


if __name__ == "__main__":
    main()
