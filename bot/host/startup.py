"""The reasons why the program cannot start or go on: one sentence per known trouble, instead of a traceback."""

import errno
import socket
import ssl

import aiohttp
import discord

from bot import clock
from bot.host.settings import BadSetting, wrong
from db.connection.checks import DatabaseUnusable, Problem
from db.connection.out_of_reach import OutOfReach
from db.processes.shards import OtherCount
from games.kernel.contract.discovery import BrokenGame
from games.kernel.engine.text import Text

REFUSED_TOKEN = 4004
WRONG_SHARDS = (4010, 4011)
OUT_OF_TIME = (9, 10)
"""OpenSSL's words for a certificate that is not valid yet, or no longer."""
TOO_MANY, FORBIDDEN = 429, 403


class CannotStart(Exception):
    """Something outside the program keeps it from starting; `reason` says what to do."""

    def __init__(self, reason: Text) -> None:
        super().__init__(repr(reason))
        self.reason = reason


class NotDiscord(Exception):
    """Something else answers in Discord's place, in its own words."""


NO_SUCH_HOST = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT, None)
"""The system's words for an address that is not here; from Python 3.13 on asyncio says so without a number."""


def no_port(variable: str, port: int, error: OSError, at: tuple[str, str] | None = None) -> CannotStart:
    """A port cannot be had: `variable` is the setting that chose it, `at` the one that chose the host, and the host."""
    causes = (error, error.__cause__)
    if at and (isinstance(error, socket.gaierror) or error.errno in NO_SUCH_HOST):
        name, host = at
        return CannotStart(wrong(name.lower(), host))
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
    """The trouble with the database: ``start-database-*``."""
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
        case NotDiscord():
            return Text("start-not-discord")
        case discord.HTTPException():
            return _of_answer(error)
        case discord.RateLimited():
            return Text("start-shut-out", status=str(TOO_MANY))
        case discord.GatewayNotFound() | discord.ConnectionClosed():
            return Text("start-discord-refuses", fault=str(error))
    return _of_network(error)


def is_page(error: discord.HTTPException) -> bool:
    """Whether this is not Discord's own answer, but a page from something in front of it."""
    return not error.response.headers.get("Content-Type", "").startswith("application/json")


def is_blocked(error: discord.HTTPException) -> bool:
    """Whether Discord's gatekeeper blocks this address; its pages are recognised by what it always adds."""
    is_gatekeeper = "CF-RAY" in error.response.headers or error.text.startswith("error code: 1")
    return error.status == FORBIDDEN and is_page(error) and is_gatekeeper


def _of_answer(error: discord.HTTPException) -> Text:
    status = str(error.status)
    if error.status >= 500:  # by this alone HTTP tells whose fault it is
        return Text("start-discord-broken", status=status)
    if error.status == TOO_MANY:
        return Text("start-shut-out", status=status)
    if is_blocked(error):
        return Text("start-blocked", status=status)
    if is_page(error):
        return Text("start-not-discord")
    return Text("start-discord-refuses", fault=" ".join(str(error).split()))


def _of_network(error: BaseException) -> Text | None:
    match error:
        case aiohttp.ClientConnectorCertificateError():
            return _of_network(error.certificate_error)
        case ssl.SSLCertVerificationError() if error.verify_code in OUT_OF_TIME:
            return Text("start-wrong-clock", now=clock.now().strftime("%Y-%m-%d %H:%M"))
        case ssl.SSLError():
            return Text("start-foreign-certificate")
        case aiohttp.ClientConnectorDNSError() | socket.gaierror():
            return Text("start-no-name")
        case TimeoutError():
            return Text("start-no-answer")
        case aiohttp.ClientError() | ConnectionError():
            return Text("start-discord-unreachable", fault=str(error))
    return None
