"""The bot gets in as soon as it can: what passes is waited for, what somebody must change is said at once."""

import asyncio
import socket
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest
from aiohttp import web
from structlog.testing import capture_logs

from bot.gateway import entrance
from bot.gateway.entrance import SHUT_OUT_MOST, SHUT_OUT_SECONDS, log_in
from bot.gateway.outage import Outage
from games.kernel.engine.text import Text
from sandbox import Sandbox

PAGE = "<!DOCTYPE html>\n<html><title>Welcome to the hotel</title></html>" + "\n<p>room 17</p>" * 200
ANSWERS: dict[str, tuple[int, str, str, dict[str, str]]] = {
    "portal": (200, "text/html", PAGE, {}),
    "no object": (200, "application/json", "[1]", {}),
    "not json": (200, "application/json", "{", {}),
    "proxy": (407, "text/html", PAGE, {}),
    "banned": (429, "text/plain", "error code: 1015", {}),
    "banned, with a page": (429, "text/html", PAGE, {}),
    "limited": (429, "application/json", '{"message": "slow", "retry_after": 9.5, "code": 0}', {"Retry-After": "10"}),
    "limited by Discord": (429, "application/json", '{"retry_after": 600.0, "global": true}', {"Via": "1.1 google"}),
    "limited for a moment": (429, "application/json", '{"retry_after": 2.5}', {"Via": "1.1 google"}),
    "proxy that refuses": (403, "text/html", PAGE, {"Server": "squid"}),
    "portal that asks who is there": (401, "text/html", PAGE, {"WWW-Authenticate": "Basic"}),
    "blocked": (403, "text/html", PAGE, {"CF-RAY": "8f2c1d-FRA", "Server": "cloudflare"}),
    "blocked, in a word": (403, "text/plain", "error code: 1020", {}),
    "unavailable": (503, "text/html", PAGE, {}),
}
SENTENCES = {
    "portal": "start-not-discord",
    "no object": "start-not-discord",
    "not json": "start-not-discord",
    "proxy": "start-not-discord",
    "banned": "start-shut-out",
    "banned, with a page": "start-shut-out",
    "limited": "start-shut-out",
    "limited by Discord": "start-shut-out",
    "limited for a moment": "start-shut-out",
    "proxy that refuses": "start-not-discord",
    "portal that asks who is there": "start-not-discord",
    "blocked": "start-blocked",
    "blocked, in a word": "start-blocked",
    "unavailable": "start-discord-broken",
}


class Intruder:
    """Answers in Discord's place, as long as `says` tells what."""

    def __init__(self) -> None:
        self.says = "portal"
        self.asked = 0

    async def start(self) -> str:
        """Its address."""
        app = web.Application()
        app.router.add_route("*", "/{path:.*}", self._answer)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        return f"http://127.0.0.1:{self._runner.addresses[0][1]}/api/v10"

    async def stop(self) -> None:
        """Answer no more."""
        await self._runner.cleanup()

    async def _answer(self, _: web.Request) -> web.Response:
        self.asked += 1
        status, kind, body, headers = ANSWERS[self.says]
        return web.Response(status=status, body=body, headers={"Content-Type": kind, **headers})


@pytest.fixture
async def intruder() -> AsyncIterator[Intruder]:
    made = Intruder()
    yield made
    await made.stop()


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """All pauses of getting in, none of which is waited for."""
    slept: list[float] = []
    sleep = asyncio.sleep

    async def noted(seconds: float) -> None:
        slept.append(seconds)
        await sleep(0)

    monkeypatch.setattr(entrance, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": noted}))
    return slept


@pytest.mark.parametrize("says", ANSWERS)
async def test_whoever_answers_in_discords_place_is_waited_out_and_named_in_a_sentence(
    says: str, intruder: Intruder, sandbox: Sandbox, pauses: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    real = discord.http.Route.BASE
    monkeypatch.setattr(discord.http.Route, "BASE", await intruder.start())
    intruder.says, told = says, list[Text]()

    def tell(text: Text) -> None:
        told.append(text)
        monkeypatch.setattr(discord.http.Route, "BASE", real)

    client = discord.Client(intents=discord.Intents.none())
    with capture_logs() as lines:
        async with client:
            await log_in(client, sandbox.token, Outage(), tell)
            assert client.user is not None
            assert client.http.max_ratelimit_timeout is None, "once it is in it waits as discord.py does"
    assert [(text.id, cast(Text, text.args["why"]).id) for text in told] == [("start-waiting", SENTENCES[says])]
    assert len(pauses) == 1
    assert [line["event"] for line in lines] == ["discord_away", "discord_back"]
    assert "hotel" not in str(lines)
    assert "room" not in str(lines)


@pytest.mark.parametrize(
    ("says", "least"),
    [
        ("portal", 0.0),
        ("proxy that refuses", 0.0),
        ("portal that asks who is there", 0.0),
        ("unavailable", 0.0),
        ("banned", SHUT_OUT_SECONDS),
        ("banned, with a page", SHUT_OUT_SECONDS),
        ("limited", 10.0),
        ("limited by Discord", 600.0),
        ("limited for a moment", 2.5),
        ("blocked", SHUT_OUT_SECONDS),
        ("blocked, in a word", SHUT_OUT_SECONDS),
    ],
)
async def test_who_is_shut_out_stays_away_and_asks_for_nothing_meanwhile(
    says: str, least: float, intruder: Intruder, pauses: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", await intruder.start())
    intruder.says, client = says, discord.Client(intents=discord.Intents.none())
    async with client:
        trying = asyncio.create_task(log_in(client, "token", Outage(), lambda _: None))
        while len(pauses) < 12:  # noqa: ASYNC110  # a list tells nobody that it grows
            await asyncio.sleep(0.001)
        trying.cancel()
        await asyncio.wait({trying})
    assert min(pauses) >= least
    assert max(pauses) <= max(30.0, least)
    assert intruder.asked <= len(pauses) + 1, "one request a try"


def test_nobody_waits_for_longer_than_an_hour_before_asking_again() -> None:
    response = cast(Any, type("Answer", (), {"status": 429, "reason": "", "headers": {"Retry-After": "99999"}}))
    assert entrance.shut_out(discord.HTTPException(response, "error code: 1015")) == SHUT_OUT_MOST


async def test_a_refused_token_ends_it_at_once(sandbox: Sandbox, pauses: list[float]) -> None:
    async with discord.Client(intents=discord.Intents.none()) as client:
        with pytest.raises(discord.LoginFailure):
            await log_in(client, "wrong", Outage(), pytest.fail)
    assert pauses == []


async def test_what_discord_itself_refuses_ends_it_at_once(sandbox: Sandbox, pauses: list[float]) -> None:
    sandbox.faults.answer("GET", "/users/@me", 400, code=40001)
    async with discord.Client(intents=discord.Intents.none()) as client:
        with pytest.raises(discord.HTTPException):
            await log_in(client, sandbox.token, Outage(), pytest.fail)
    assert pauses == []


@pytest.mark.parametrize(
    "fault", [OSError(24, "too many open files"), aiohttp.InvalidURL("nowhere"), ZeroDivisionError()]
)
async def test_what_waiting_does_not_cure_ends_it_at_once(
    fault: Exception, pauses: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> None:
        raise fault

    client = discord.Client(intents=discord.Intents.none())
    monkeypatch.setattr(client.http, "static_login", fails)
    async with client:
        with pytest.raises(type(fault)):
            await log_in(client, "token", Outage(), pytest.fail)
    assert pauses == []


async def test_a_name_that_is_not_found_is_waited_for(pauses: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", "http://nowhere.invalid/api/v10")

    async def unknown(*_: object, **__: object) -> None:
        raise socket.gaierror(socket.EAI_AGAIN, "Temporary failure in name resolution")

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", unknown)
    told = asyncio.Queue[Text]()
    async with discord.Client(intents=discord.Intents.none()) as client:
        trying = asyncio.create_task(log_in(client, "token", Outage(), told.put_nowait))
        assert cast(Text, (await told.get()).args["why"]).id == "start-no-name"
        trying.cancel()
        await asyncio.wait({trying})
