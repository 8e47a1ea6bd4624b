"""The health server says 200 only if every check passes now."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import pytest
from aiohttp import web

from bot.command_line.health_check import ask, to_ask
from bot.host import health
from bot.host.health import Check, Health

Checks = dict[str, str | Exception | None]


def checks(found: Checks) -> dict[str, Check]:
    """Checks that find what stands in `found` at the time they are asked."""

    def check(name: str) -> Check:
        async def look() -> str | None:
            result = found[name]
            if isinstance(result, Exception):
                raise result
            return result

        return look

    return {name: check(name) for name in found}


@asynccontextmanager
async def open_for(asked: dict[str, Check]) -> AsyncIterator[Health]:
    server = Health(asked, "127.0.0.1", 0)
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


async def get(server: Health, path: str) -> tuple[int, str]:
    url = f"http://127.0.0.1:{server.port}{path}"
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        return answer.status, await answer.text()


async def test_all_is_well() -> None:
    async with open_for(checks({"gateway": None, "database": None})) as server:
        status, body = await get(server, "/healthz")
        assert status == 200
        assert '"ok": true' in body
        assert await asyncio.to_thread(ask, "0.0.0.0", server.port) == {"gateway": "ok", "database": "ok"}


@pytest.mark.parametrize("trouble", ["not connected", ValueError("secret detail")])
async def test_what_is_wrong_is_said_and_nothing_more(trouble: str | Exception) -> None:
    async with open_for(checks({"gateway": trouble, "database": None})) as server:
        status, body = await get(server, "/healthz")
        assert status == 503
        assert ("not connected" in body) == (trouble == "not connected")
        assert "secret" not in body
        found = await asyncio.to_thread(ask, "127.0.0.1", server.port)
        assert found["database"] == "ok"
        assert found["gateway"] in ("not connected", "ValueError")


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:8766", 200), ("[::1]:8766", 200), ("localhost", 200), ("bot:8766", 200), ("Bot.Example.org", 200),
        ("192.168.0.7", 200), ("evil.example.com", 403), ("evil.example.com.:8766", 403),
        ("127.0.0.1.example.com", 403), ("[evil.example.com]", 403),
    ],
)  # fmt: skip
@pytest.mark.parametrize("path", ["/healthz", "/metrics"])
async def test_under_a_name_that_may_be_anybodys_nothing_is_told(path: str, host: str, status: int) -> None:
    server = Health({}, "127.0.0.1", 0, names=["bot.example.org"])
    await server.start()
    url = f"http://127.0.0.1:{server.port}{path}"
    async with aiohttp.ClientSession() as session, session.get(url, headers={"Host": host}) as answer:
        assert answer.status == status
        assert ("HEALTH_NAMES" in await answer.text()) == (status == 403)
        assert "Access-Control-Allow-Origin" not in answer.headers
    await server.stop()


@pytest.mark.parametrize(
    ("listens", "asked"),
    [
        ("0.0.0.0", "127.0.0.1"), ("::", "::1"), ("0:0:0:0:0:0:0:0", "::1"), ("::1", "::1"), ("10.0.0.7", "10.0.0.7"),
        ("bot", "bot"),
    ],
)  # fmt: skip
def test_who_listens_everywhere_is_asked_on_this_machine(listens: str, asked: str) -> None:
    assert to_ask(listens) == asked


async def test_who_listens_on_every_address_of_ipv6_is_asked_there() -> None:
    server = Health(checks({"gateway": None}), "::", 0)
    try:
        await server.start()
    except OSError:
        pytest.skip("there is no IPv6 here")
    assert await asyncio.to_thread(ask, "::", server.port) == {"gateway": "ok"}
    await server.stop()


async def test_it_is_asked_anew_every_time() -> None:
    found: Checks = {"gateway": "not connected"}
    async with open_for(checks(found)) as server:
        assert (await get(server, "/healthz"))[0] == 503
        found["gateway"] = None
        assert (await get(server, "/healthz"))[0] == 200


async def test_a_check_that_hangs_is_not_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.01)

    async def hang() -> str | None:
        return await asyncio.Event().wait() and None

    async with open_for({"database": hang}) as server:
        status, body = await get(server, "/healthz")
        assert status == 503
        assert "no answer" in body


@pytest.mark.parametrize(("trouble", "value"), [(None, "1.0"), ("not connected", "0.0")])
async def test_metrics_are_told(trouble: str | None, value: str) -> None:
    async with open_for(checks({"gateway": trouble})) as server:
        status, body = await get(server, "/metrics")
        assert status == 200
        assert f"parlatorium_ready {value}\n" in body
        assert "parlatorium_interaction_seconds" in body


async def test_a_port_in_use_is_refused() -> None:
    async with open_for({}) as first:
        second = Health({}, "127.0.0.1", first.port)
        with pytest.raises(OSError, match="in use"):
            await second.start()
        await second.stop()


def test_nobody_answers() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    assert list(ask("127.0.0.1", port)) == ["bot"]


@pytest.mark.parametrize("body", ["{}", "[]", "hello", '{"checks": 3}'])
async def test_another_program_answers(body: str) -> None:
    async def hello(_request: web.Request) -> web.Response:
        return web.Response(text=body)

    app = web.Application()
    app.router.add_get("/healthz", hello)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    port = runner.addresses[0][1]
    assert await asyncio.to_thread(ask, "127.0.0.1", port) == {"bot": "another program answers at this port"}
    await runner.cleanup()
