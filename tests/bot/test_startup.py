"""For every known trouble at the start there is one sentence in both languages; a fault of the program has none."""

import errno
import socket
import ssl
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from bot.host.settings import BadSetting
from bot.host.startup import CannotStart, NotDiscord, no_port, reason
from bot.language.phrases import LANGUAGES, Phrasebook
from db.connection.checks import DatabaseUnusable, Problem
from db.connection.out_of_reach import DatabaseBusy, DatabaseGone, DatabaseLost, DatabaseUnwritable, OutOfReach
from db.connection.watch import Trouble
from db.processes.shards import OtherCount
from games.kernel.contract.discovery import BrokenGame
from games.kernel.engine.text import Text

BOOK = Phrasebook.load(strict=True)


def closed(code: int) -> discord.ConnectionClosed:
    """The gateway closed the connection with this code."""
    socket = cast(Any, SimpleNamespace(close_code=code))
    return discord.ConnectionClosed(socket, shard_id=None)


PAGE = "<!DOCTYPE html>\n<title>Wait</title>" + "<p>blah</p>\n" * 200


def refused(status: int, said: Any = "error code: 1020", kind: str = "text/html", **more: str) -> discord.HTTPException:
    """Discord, or what stands before it, refused a request."""
    response = cast(Any, SimpleNamespace(status=status, reason="No", headers={"Content-Type": kind, **more}))
    return discord.HTTPException(response, said)


def certificate(verify_code: int) -> aiohttp.ClientConnectorCertificateError:
    """A certificate that OpenSSL does not like."""
    fault = ssl.SSLCertVerificationError(1, "certificate verify failed")
    fault.verify_code = verify_code
    return aiohttp.ClientConnectorCertificateError(
        cast(Any, SimpleNamespace(host="discord.com", port=443, is_ssl=True)), fault
    )


def unnamed() -> aiohttp.ClientConnectorDNSError:
    """No name server knows it."""
    fault = socket.gaierror(socket.EAI_AGAIN, "Temporary failure in name resolution")
    return aiohttp.ClientConnectorDNSError(
        cast(Any, SimpleNamespace(host="discord.com", port=443, ssl=True, is_ssl=True)), fault
    )


TROUBLES: list[tuple[BaseException, str]] = [
    (BadSetting("DATA_DIR", Text("setting-missing-token")), "DISCORD_TOKEN"),
    (CannotStart(Text("start-token-refused")), "DISCORD_TOKEN"),
    *((DatabaseUnusable(problem, "what is wrong"), "what is wrong") for problem in Problem),
    (DatabaseBusy("held by somebody"), "held by somebody"),
    (DatabaseGone("no answer"), "no answer"),
    (DatabaseLost(Trouble.DELETED), "deleted"),
    (DatabaseUnwritable(Problem.FULL, "disk is full"), "disk is full"),
    (BrokenGame("chess", "has no GAME"), "games/chess"),
    (no_port("SANDBOX_PORT", 8765, OSError(errno.EADDRINUSE, "in use")), "8765"),
    (no_port("HEALTH_PORT", 80, PermissionError(errno.EACCES, "no")), "HEALTH_PORT"),
    (discord.LoginFailure(), "DISCORD_TOKEN"),
    (discord.PrivilegedIntentsRequired(None), "Intents"),
    (closed(4004), "DISCORD_TOKEN"),
    (closed(4011), "SHARDS"),
    (closed(4010), "SHARDS"),
    (OtherCount(32), "32"),
    (closed(4000), "Discord"),
    (refused(400, {"message": "no\nway", "code": 50035}, "application/json"), "50035"),
    (refused(404, {"message": "404: Not Found", "code": 0}, "application/json"), "404"),
    (refused(503), "discordstatus"),
    (refused(502, PAGE), "502"),
    (refused(429, "error code: 1015"), "429"),
    (refused(429, PAGE), "429"),
    (refused(403, PAGE), "Proxy"),
    (refused(403, PAGE, **{"CF-RAY": "8f2c1d-FRA"}), "Cloudflare"),
    (refused(403), "Cloudflare"),
    (refused(404, PAGE), "Proxy"),
    (NotDiscord(), "Proxy"),
    (certificate(9), "UTC"),
    (certificate(10), "UTC"),
    (certificate(19), "Proxy"),
    (unnamed(), "DNS"),
    (TimeoutError(), "discordstatus"),
    (discord.RateLimited(3600.0), "429"),
    (aiohttp.ClientConnectionError("no way"), "no way"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("error", "part"), TROUBLES, ids=lambda value: str(value)[:40])
def test_every_trouble_is_one_sentence(error: BaseException, part: str, language: str) -> None:
    why = reason(error)
    assert why is not None
    sentence = BOOK.speaker(language).plain(why)
    assert part.lower() in sentence.lower()
    assert "\n" not in sentence
    assert "<" not in sentence
    assert len(sentence) < 400


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (DatabaseBusy("held"), "locked"),
        (DatabaseGone("no answer"), "unreachable"),
        (DatabaseLost(Trouble.REPLACED), "unreachable"),
        (DatabaseUnwritable(Problem.FULL, "no room"), "full"),
        (DatabaseUnwritable(Problem.READ_ONLY, "no right"), "read-only"),
    ],
)
def test_a_database_that_stumbles_while_it_starts_is_called_like_one_that_cannot_be_opened(
    error: OutOfReach, told: str
) -> None:
    assert reason(error) == Text(f"start-database-{told}", detail=str(error))


def test_a_port_in_use_is_told_from_a_forbidden_one() -> None:
    wrapped = OSError("cannot be used")
    wrapped.__cause__ = OSError(errno.EADDRINUSE, "in use")
    assert no_port("SANDBOX_PORT", 1, wrapped).reason.id == "start-port-in-use"
    assert no_port("SANDBOX_PORT", 1, OSError("cannot be used")).reason.id == "start-port-refused"


@pytest.mark.parametrize("number", [errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT, None])
def test_an_address_that_is_not_here_is_no_refused_port_however_python_says_so(number: int | None) -> None:
    error = OSError("could not bind on any address") if number is None else OSError(number, "no such address")
    assert no_port("HEALTH_PORT", 1, error, at=("HEALTH_HOST", "::2")).reason.id == "setting-health-host"


@pytest.mark.parametrize("error", [ZeroDivisionError(), KeyError("x"), OSError("disk full")])
def test_a_fault_of_the_program_has_no_sentence(error: BaseException) -> None:
    assert reason(error) is None
