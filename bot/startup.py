"""Why the program cannot start or go on: for every known trouble one sentence, instead of a traceback."""

import errno
import socket

import aiohttp
import discord

from bot.settings import BadSetting
from db.checks import DatabaseUnusable, Problem
from db.out_of_reach import OutOfReach
from db.shards import OtherCount
from games.kernel.discovery import BrokenGame
from games.kernel.text import Text

REFUSED_TOKEN = 4004
WRONG_SHARDS = (4010, 4011)


class CannotStart(Exception):
    """Something around the program keeps it from starting; `reason` says what to do."""

    def __init__(self, reason: Text) -> None:
        super().__init__(repr(reason))
        self.reason = reason


NO_SUCH_HOST = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)


def no_port(variable: str, port: int, error: OSError, at: tuple[str, str] | None = None) -> CannotStart:
    """A port cannot be had: `variable` names the setting that chose it, `at` the one that chose the host, with it."""
    causes = (error, error.__cause__)
    if at and (isinstance(error, socket.gaierror) or error.errno in NO_SUCH_HOST):
        name, host = at
        return CannotStart(Text(f"setting-{name.lower().replace('_', '-')}", variable=name, given=host))
    in_use = any(isinstance(cause, OSError) and cause.errno == errno.EADDRINUSE for cause in causes)
    return CannotStart(Text("start-port-in-use" if in_use else "start-port-refused", port=str(port), variable=variable))


def reason(error: BaseException) -> Text | None:
    """The sentence for this error; None if it is a fault of the program."""
    match error:
        case BadSetting() | CannotStart():
            return error.reason
        case DatabaseUnusable():
            return _of_database(error.problem, error.detail)
        case OutOfReach():
            return _of_database(error.problem, str(error))
        case OtherCount():
            return Text("start-other-shards", count=str(error.count))
        case BrokenGame():
            return Text("start-broken-game", folder=error.folder, fault=error.fault)
    return _of_discord(error)


def _of_database(problem: Problem, detail: str) -> Text:
    return Text(f"start-database-{problem.replace('_', '-')}", detail=detail)


def _of_discord(error: BaseException) -> Text | None:
    match error:
        case discord.LoginFailure():
            return Text("start-token-refused")
        case discord.PrivilegedIntentsRequired():
            return Text("start-intents-refused")
        case discord.ConnectionClosed() if error.code == REFUSED_TOKEN:
            return Text("start-token-refused")
        case discord.ConnectionClosed() if error.code in WRONG_SHARDS:
            return Text("start-wrong-shards", code=str(error.code))
        case discord.HTTPException() | discord.GatewayNotFound() | discord.ConnectionClosed():
            return Text("start-discord-refuses", fault=str(error))
        case aiohttp.ClientError():
            return Text("start-discord-unreachable", fault=str(error))
    return None
