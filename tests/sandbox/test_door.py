"""Nobody gets in: what other sites' pages make a browser ask for is refused, on every route and socket there is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TypeAlias

import aiohttp
import pytest
import yarl
from aiohttp import web

from sandbox import Sandbox
from tests.sandbox.servant import PNG

Asked: TypeAlias = tuple[str, str, dict[str, str]]

REFUSAL = "The sandbox answers its own page and its bots only."
UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
}
FOREIGN = {
    "another name": {"Host": "evil.example:{port}"},
    "a name that says ours": {"Host": "127.0.0.1.evil.example:{port}"},
    "another port": {"Host": "127.0.0.1:{other}"},
    "no port": {"Host": "127.0.0.1"},
    "no name": {"Host": ""},
    "a name inside another": {"Host": "localhost:{port}@evil.example"},
    "a port that is none": {"Host": "127.0.0.1:80000"},
    "another site's page": {"Origin": "http://evil.example"},
    "a page of another port": {"Origin": "http://127.0.0.1:{other}"},
    "a page of our name elsewhere": {"Origin": "http://evil.example:{port}"},
    "a page that tells no origin": {"Origin": "null"},
    "a safe page": {"Origin": "https://127.0.0.1:{port}"},
    "another site's picture": {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "image"},
    "another site's frame": {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "iframe"},
    "a neighbour's picture": {"Sec-Fetch-Site": "same-site", "Sec-Fetch-Dest": "image"},
}
OURS = {
    "a bot": {},
    "a bot by name": {"Host": "localhost:{port}"},
    "a bot by the newer address": {"Host": "[::1]:{port}"},
    "our page": {"Origin": "http://127.0.0.1:{port}", "Sec-Fetch-Site": "same-origin"},
    "our page by name": {"Host": "localhost:{port}", "Origin": "http://localhost:{port}"},
    "an address typed by a person": {"Sec-Fetch-Site": "none", "Sec-Fetch-Dest": "document"},
}


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    """Plain http."""
    async with aiohttp.ClientSession() as session:
        yield session


def everything(sandbox: Sandbox) -> list[Asked]:
    """Every route there is by its own method, by GET and by POST, and as a socket; one that is not there besides."""
    assert sandbox._runner is not None
    app = sandbox._runner.app
    assert isinstance(app, web.Application)
    paths = [(route.method, route.resource.canonical) for route in app.router.routes() if route.resource is not None]
    asked = {(method, path.replace("{", "").replace("}", "")) for method, path in [*paths, ("GET", "/nowhere")]}
    assert {"/", "/gateway/", "/page-socket", "/api/v10/users/@me"} < {path for _, path in asked}
    plain = {(method, path) for own, path in asked for method in {own, "GET", "POST"} - {"HEAD"}}
    return [(*one, {}) for one in sorted(plain)] + [("GET", path, UPGRADE) for _, path in sorted(asked)]


async def refused(session: aiohttp.ClientSession, sandbox: Sandbox, asked: Asked, sent: dict[str, str]) -> bool:
    """Whether this is refused at the door; what comes after the door may refuse it for other reasons."""
    method, path, headers = asked
    own = {"Authorization": f"Bot {sandbox.token}"}
    told = {name: value.format(port=sandbox.port, other=sandbox.port + 1) for name, value in sent.items()}
    url = yarl.URL(sandbox.page_url).with_path(path)
    async with session.request(method, url, headers={**headers, **own, **told}) as response:
        at_the_door = response.status == 403 and response.content_type == "text/plain"
        return at_the_door and await response.text() == REFUSAL


@pytest.mark.parametrize("sent", FOREIGN.values(), ids=FOREIGN)
async def test_no_route_and_no_socket_answers_strangers(
    sandbox: Sandbox, session: aiohttp.ClientSession, sent: dict[str, str]
) -> None:
    answered = [asked for asked in everything(sandbox) if not await refused(session, sandbox, asked, sent)]
    assert answered == []


@pytest.mark.parametrize("sent", OURS.values(), ids=OURS)
async def test_every_route_and_socket_lets_our_own_in(
    sandbox: Sandbox, session: aiohttp.ClientSession, sent: dict[str, str]
) -> None:
    kept_out = [asked for asked in everything(sandbox) if await refused(session, sandbox, asked, sent)]
    assert kept_out == []


@pytest.mark.parametrize("hosts", [b"", b"Host: 127.0.0.1:%d\r\nHost: evil.example\r\n"], ids=["none", "two"])
@pytest.mark.parametrize("version", [b"1.0", b"1.1"])
async def test_who_does_not_say_whom_is_meant_is_refused(sandbox: Sandbox, hosts: bytes, version: bytes) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", sandbox.port)
    writer.write(
        b"GET / HTTP/%b\r\n%bConnection: close\r\n\r\n" % (version, hosts.replace(b"%d", b"%d" % sandbox.port))
    )
    assert int((await reader.readline()).split()[1]) in (400, 403)
    writer.close()
    await writer.wait_closed()


async def test_a_link_from_elsewhere_leads_to_the_page_and_no_further(
    sandbox: Sandbox, session: aiohttp.ClientSession
) -> None:
    followed = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"}
    paths = {path for _, path, _ in everything(sandbox)}
    let_in = [path for path in paths if not await refused(session, sandbox, ("GET", path, {}), followed)]
    assert let_in == ["/"]


async def test_every_answer_asks_to_be_kept_apart(sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
    for method, path, headers in everything(sandbox):
        url = yarl.URL(sandbox.page_url).with_path(path)
        async with session.request(method, url, headers=headers) as response:
            assert response.headers["Content-Security-Policy"] == "frame-ancestors 'none'", path
            assert response.headers["X-Frame-Options"] == "DENY", path
            assert response.headers["X-Content-Type-Options"] == "nosniff", path
            assert response.headers["Referrer-Policy"] == "no-referrer", path
            assert response.headers["Cross-Origin-Resource-Policy"] == "same-origin", path


async def test_a_token_is_made_up_for_each_start(tmp_path: Path) -> None:
    tokens = {Sandbox(tmp_path / "a.sqlite3").token for _ in range(5)}
    assert len(tokens) == 5
    assert min(map(len, tokens)) >= 40
    assert Sandbox(tmp_path / "a.sqlite3", token="chosen").token == "chosen"


async def test_what_a_bot_uploads_never_becomes_a_page(sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
    script = b"<svg xmlns='http://www.w3.org/2000/svg'><script>open('/')</script></svg>"
    for number, name in enumerate(("a.svg", "a.html", "a.xhtml", "a.xml", "a.pdf", "a.js", "a"), start=1):
        sandbox.world._store.put("attachment", (number, script))
        async with session.get(f"{sandbox.page_url}attachments/1/{number}/{name}") as response:
            assert response.headers["Content-Disposition"] == "attachment"
            assert response.content_type in ("application/octet-stream", "text/plain")
    sandbox.world._store.put("attachment", (99, PNG))
    async with session.get(f"{sandbox.page_url}attachments/1/99/a.png") as response:
        assert "Content-Disposition" not in response.headers
