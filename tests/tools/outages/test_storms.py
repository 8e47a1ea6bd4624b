"""A Discord that does not stop sending connections away, or does not answer what it is asked, is not asked without
pause, nor for ever the same, nor for more than half a day's sessions in a day.
"""

import asyncio
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import cast

import pytest
from structlog.testing import capture_logs

from bot.gateway.connection import ANSWER_SECONDS, RESUMES_MOST
from bot.gateway.session_starts import TooManyStarts
from db.processes.session_starts import DAY_MS
from sandbox import Limits, Sandbox
from sandbox.forms.document import Document, Json, encode
from sandbox.service.frames import FrameWriter
from sandbox.service.gateway import INVALID, Gateway
from tools.outages.jumping import JumpingLoop, jumping
from tools.outages.trial import MINUTE, Bot, client_of, running, surroundings

DAY = DAY_MS // 1000
Stormy = Callable[[Bot, Sandbox, JumpingLoop], Awaitable[None]]


def with_a_bot(stormy: Stormy, *, shards: bool) -> None:
    """Let this happen to a bot, on a clock that jumps."""

    async def happen(folder: Path) -> None:
        loop = cast(JumpingLoop, asyncio.get_running_loop())
        async with (
            surroundings(folder, loop) as (sandbox, _, database),
            running(client_of(database, loop, shards=shards), sandbox) as bot,
        ):
            await stormy(bot, sandbox, loop)

    with tempfile.TemporaryDirectory() as folder, capture_logs():
        jumping(happen(Path(folder)))


@pytest.mark.parametrize("shards", [False, True])
def test_whom_discord_sends_away_again_and_again_it_hears_seldom(shards: bool) -> None:
    async def stormy(bot: Bot, sandbox: Sandbox, loop: JumpingLoop) -> None:
        await bot.is_well(loop)
        vars(sandbox.gateway)["_changed"] = lambda: loop.call_soon(sandbox.gateway.ask_reconnect)
        sandbox.gateway.ask_reconnect()
        tries = len(bot.tries)
        await asyncio.sleep(600)
        each = (len(bot.tries) - tries) / len(bot.client.connections)
        assert 600 / 30 <= each <= 600 / 15 + 10
        assert bot.identified == len(bot.client.connections), "sessions were gone on with"

    with_a_bot(stormy, shards=shards)


def test_a_session_that_is_never_granted_is_not_asked_for_too_often(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(_: Gateway, writer: FrameWriter, __: Json) -> None:
        writer.put(encode({"op": INVALID, "d": False}))

    async def stormy(bot: Bot, sandbox: Sandbox, loop: JumpingLoop) -> None:
        await bot.is_well(loop)
        bot.client.starts.allowed = 40
        monkeypatch.setattr(Gateway, "_identify", refused)
        sandbox.gateway.invalidate()
        await asyncio.sleep(DAY)
        assert 10 <= bot.identified <= 20
        assert bot.client.trouble == "slowed"
        monkeypatch.undo()
        await asyncio.sleep(DAY / 10)
        await bot.is_well(loop)

    with_a_bot(stormy, shards=False)


@pytest.mark.parametrize("shards", [False, True])
def test_a_gateway_that_goes_on_with_no_session_is_asked_for_another(shards: bool) -> None:
    async def stormy(bot: Bot, sandbox: Sandbox, loop: JumpingLoop) -> None:
        await bot.is_well(loop)
        asked, connections = Counter[object](), len(bot.client.connections)
        vars(sandbox.gateway)["_resume"] = lambda _, data: asked.update([data["session_id"]])
        sandbox.gateway.cut_connections()
        await asyncio.sleep(RESUMES_MOST * (ANSWER_SECONDS + 10))
        await bot.is_well(loop)
        assert list(asked.values()) == [RESUMES_MOST] * connections
        assert bot.identified == 2 * connections

    with_a_bot(stormy, shards=shards)


def test_a_gateway_that_is_silent_for_a_while_is_heard_within_a_minute_of_it() -> None:
    async def stormy(bot: Bot, sandbox: Sandbox, loop: JumpingLoop) -> None:
        silent, tries = vars(sandbox.gateway), len(bot.tries)
        silent["_identify"] = lambda *_: None
        await asyncio.sleep(600)
        assert len(bot.tries) - tries > 600 / MINUTE
        del silent["_identify"]
        began = loop.time()
        await bot.is_well(loop)
        assert loop.time() - began <= MINUTE
        tries = len(bot.tries)
        await asyncio.sleep(600)
        assert len(bot.tries) == tries, "once it has answered it may say nothing"

    with_a_bot(stormy, shards=False)


@pytest.mark.parametrize("code", [4007, 4009])
def test_a_session_of_which_discord_says_that_it_is_over_is_asked_for_once(code: int) -> None:
    async def stormy(bot: Bot, sandbox: Sandbox, loop: JumpingLoop) -> None:
        await bot.is_well(loop)
        asked = Counter[object]()

        def over(_: FrameWriter, data: Document) -> tuple[int, str]:
            asked.update([data["session_id"]])
            return code, "It is over."

        vars(sandbox.gateway)["_resume"] = over
        sandbox.gateway.cut_connections()
        await asyncio.sleep(MINUTE)
        await bot.is_well(loop)
        assert list(asked.values()) == [1]
        assert bot.identified == 2

    with_a_bot(stormy, shards=False)


def test_a_bot_that_slows_itself_does_not_say_that_discord_is_away() -> None:
    async def slowed() -> None:
        raise TooManyStarts(600.0)

    async def stormy(bot: Bot, sandbox: Sandbox, loop: JumpingLoop) -> None:
        await bot.is_well(loop)
        starts = vars(bot.client.starts)
        begin, starts["begin"] = starts["begin"], slowed
        with capture_logs() as lines:
            sandbox.gateway.invalidate()
            await asyncio.sleep(1000)
        assert bot.client.trouble == "slowed"
        assert "discord_away" not in {line["event"] for line in lines}
        starts["begin"] = begin
        await bot.is_well(loop)

    with_a_bot(stormy, shards=False)


def test_discord_is_asked_how_many_sessions_it_grants() -> None:
    async def stormy(bot: Bot, sandbox: Sandbox, loop: JumpingLoop) -> None:
        bot.client.starts.allowed = 1
        await bot.is_well(loop)
        assert bot.client.starts.allowed == Limits().sessions_a_day

    with_a_bot(stormy, shards=False)
