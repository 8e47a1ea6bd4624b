"""The health server says 200 only if every check passes now."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import pytest
from aiohttp import web

from bot import health
from bot.command_line.health_check import ask
from bot.health import Check, Health

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
