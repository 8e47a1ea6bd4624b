"""Whatever is sent to the stand-in, at any of its doors: it is refused or taken, and nothing breaks."""

from __future__ import annotations

import logging
import re
from typing import Any

import aiohttp
import msgspec
import pytest

from sandbox import Sandbox
from sandbox.forms.document import DEEPEST, LARGEST, decode, digits, number

IDS = ("0", "9" * 5000, str(2**63), str(2**64), "-1", "1.5", "١٢", "x", "%00", "..%2f..%2fpyproject.toml")
DEEP = b'{"content":' + b"[" * 100_000
BODIES = (
    b"", b"[", b"\xff\xfe", b"null", b"[]", b'""', b"9" * 10_000, b"{}", DEEP, b"[" * 1_000_000, b'{"a":' * 3000,
    b'{"components":' + b'[{"type":17,"components":' * 300 + b"[]" + b"}]" * 300 + b"}",
    b'{"content":7,"components":[7,[],{"type":"9"}],"embeds":{},"nonce":{},"flags":1e300,"attachments":[{"id":{}}]}',
    b'{"type":"' + b"9" * 5000 + b'","data":[]}',
    b'{"type":9,"data":{"custom_id":[],"title":{},"components":[{}]}}',
)  # fmt: skip
ODD: tuple[Any, ...] = (
    None, True, -1, LARGEST + 1, 1e300, "", "x", "9" * 4000, [], [7], [[]], [0, LARGEST + 1], [0, 0], {}, [{}],
    [{"name": 7, "value": [], "options": {}}],
)  # fmt: skip


def doors(sandbox: Sandbox) -> list[tuple[str, str]]:
    """Method and path of everything that is served, ids as `{name}`."""
    assert sandbox._runner is not None
    app = sandbox._runner.app
    assert app is not None
    routes = [route for route in app.router.routes() if route.resource is not None and route.method != "HEAD"]
    return [(route.method, route.resource.canonical) for route in routes if route.resource is not None]


async def statuses(sandbox: Sandbox, method: str, path: str, body: bytes | None = None) -> int:
    """What comes of one request."""
    headers = {"Authorization": "Bot sandbox", "Content-Type": "application/json"}
    url = f"{sandbox.page_url.rstrip('/')}{path}"
    async with (
        aiohttp.ClientSession() as session,
        session.request(method, aiohttp.client.URL(url, encoded=True), data=body, headers=headers) as response,
    ):
        return response.status


async def test_whatever_stands_for_an_id_nothing_breaks(sandbox: Sandbox) -> None:
    with_ids = [door for door in doors(sandbox) if "{" in door[1]]
    assert len(with_ids) > 20
    for method, path in with_ids:
        for odd in IDS:
            assert await statuses(sandbox, method, re.sub(r"\{\w+\}", odd, path)) < 500, (method, path, odd)


async def test_whatever_is_sent_nothing_breaks(sandbox: Sandbox) -> None:
    known = {"channel_id": sandbox.channel("spieltisch").id, "application_id": 1100000000000000002}
    taking = [(method, path) for method, path in doors(sandbox) if method in ("POST", "PUT", "PATCH")]
    assert len(taking) > 8
    for method, path in taking:
        filled = re.sub(r"\{(\w+)\}", lambda found: str(known.get(found[1], 1)), path)
        for body in BODIES:
            assert await statuses(sandbox, method, filled, body) < 500, (method, path, body[:80])


def odd_frames(sandbox: Sandbox, page: str) -> list[bytes]:
    """Frames that a socket knows how to read, each with something odd in one place."""
    if page == "gateway/":
        data = {"token": sandbox.token, "intents": 1, "shard": [0, 1], "session_id": "x", "seq": 1}
        frames: list[dict[str, Any]] = [{"op": op, "d": data} for op in (*range(-1, 12), "2", [], LARGEST + 1)]
        frames += [{"op": op, "d": odd} for op in range(12) for odd in ODD]
        frames += [{"op": op, "d": data | {key: odd}} for op in (2, 6) for key in data for odd in ODD]
    else:
        keys = "message_id custom_id values options components nonce name op locale dms_open content"
        wish = dict.fromkeys(keys.split(), "1")
        wish |= {"as": str(sandbox.person("Anna").id), "channel_id": str(sandbox.channel("spieltisch").id)}
        deeds = ("command", "autocomplete", "click", "modal", "say", "person", "delete_message", "channel", "dismiss")
        frames = [{"do": odd, **wish} for odd in ODD]
        frames += [{"do": deed, **wish, key: odd} for deed in deeds for key in wish for odd in ODD]
    return [msgspec.json.encode(frame) for frame in frames]


async def hears(sandbox: Sandbox, page: str, body: bytes) -> int | None:
    """Say this to a socket and then goodbye; the code with which it closes, once all was heard."""
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.page_url + page) as socket:
        await socket.receive()
        await socket.send_str(body.decode(errors="replace")[: 1 << 19])
    return socket.close_code


@pytest.mark.long
@pytest.mark.parametrize("page", ["page-socket", "gateway/"])
async def test_whatever_a_socket_hears_nothing_breaks(
    sandbox: Sandbox, page: str, caplog: pytest.LogCaptureFixture
) -> None:
    for body in (*BODIES, *odd_frames(sandbox, page)):
        assert await hears(sandbox, page, body) != aiohttp.WSCloseCode.ABNORMAL_CLOSURE, body[:200]
        assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == [], body[:200]
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.page_url + page) as socket:
        assert (await socket.receive()).type is aiohttp.WSMsgType.TEXT


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 3000, "[" * (DEEPEST + 2) + "]" * (DEEPEST + 2), "{", ""])
def test_what_is_no_json_or_too_deep_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        decode(text)


def test_what_is_as_deep_as_anything_of_discords_is_read() -> None:
    deep: Any = 1
    for _ in range(DEEPEST):
        deep = {"a": deep}
    assert decode(msgspec.json.encode(deep)) == deep


@pytest.mark.parametrize(
    ("word", "spelled"),
    [("7", 7), (str(LARGEST), LARGEST), (str(LARGEST + 1), None), ("9" * 5000, None), ("-1", None), ("", None)],
)
def test_numbers_are_read_up_to_the_largest_id(word: str, spelled: int | None) -> None:
    assert digits(word) == spelled
    assert number({"id": word}, "id", default=-1) == (-1 if spelled is None else spelled)
