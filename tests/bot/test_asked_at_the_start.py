"""What the start asks of Discord and can do without: whatever comes of it, the bot plays, and asks again later."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import aiohttp
import pytest

from bot import run as running
from sandbox import Limits, Sandbox
from tests.bot.test_run import free_port, settings_for, started

pytestmark = pytest.mark.usefixtures("elsewhere", "logging_as_before", "discord_as_before")

COMMANDS, APPLICATION = "/applications/.*/commands", "/oauth2/applications/@me"
LIMITS, EMOJIS = "/gateway/bot", "/applications/.*/emojis"


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Sandbox]:
    limits = Limits(enforced=False, answer_within=60.0)
    async with Sandbox(tmp_path / "server.db", port=0, token="right", limits=limits) as server:
        yield server


async def is_answered(server: Sandbox) -> bool:
    """Whether somebody gets an answer."""
    return (await server.person("Anna").command("spieltisch", "/help")).answered


@pytest.mark.parametrize(("wrong", "shards"), [(403, ""), (503, "1"), ("hangs", ""), ("dropped", "1")])
async def test_without_any_of_it_the_bot_plays_all_the_same(
    server: Sandbox, monkeypatch: pytest.MonkeyPatch, wrong: int | str, shards: str
) -> None:
    settings = settings_for(server, "right", monkeypatch, SHARDS=shards)
    async with started(settings):
        await server.until(lambda: server.world.commands)
    for path in (COMMANDS, APPLICATION, LIMITS, EMOJIS):
        match wrong:
            case int():
                server.faults.answer("*", path, wrong, times=1000)
            case "hangs":
                monkeypatch.setattr("bot.client.ASKED_SECONDS", 0.5)
                monkeypatch.setattr("bot.commands.PATIENCE_SECONDS", 0.5)
                server.faults.delay("*", path, 60.0, times=1000)
            case _:
                server.faults.drop("*", path, times=1000)
    async with started(settings) as bot:
        assert await is_answered(server)
        server.faults.clear()
    assert bot.task.exception() is None


@pytest.mark.parametrize(("status", "code"), [(429, 30034), (400, 50035), (503, 0)])
async def test_commands_that_discord_refuses_are_told_later_and_the_old_ones_serve(
    server: Sandbox, monkeypatch: pytest.MonkeyPatch, status: int, code: int
) -> None:
    pauses = list[float]()
    tired, go_on, sleep = asyncio.Event(), asyncio.Event(), asyncio.sleep

    async def waited(seconds: float) -> None:
        if seconds < running.AGAIN_SECONDS:
            return await sleep(seconds)
        pauses.append(seconds)
        if len(pauses) == 4:
            server.faults.clear()
            tired.set()
            await go_on.wait()
        return None

    monkeypatch.setattr(running, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": waited}))
    port = free_port()
    settings = settings_for(server, "right", monkeypatch, HEALTH_PORT=str(port))
    async with started(settings):
        known = {str(command["name"]) for command in server.world.commands}
    monkeypatch.setattr("bot.commands.declaration.sync._names", lambda _: object())
    monkeypatch.setattr("bot.commands.PATIENCE_SECONDS", 1.0 if status == 429 else 60.0)
    server.faults.answer("PUT", COMMANDS, status, code=code, retry_after=60.0 if status == 429 else None, times=1000)
    async with started(settings):
        assert await is_answered(server)
        assert await told(port) == "not told"
        await tired.wait()
        assert pauses == [60.0, 120.0, 240.0, 480.0]
        go_on.set()
        while await told(port) != "told":
            await sleep(0.01)
    assert {str(command["name"]) for command in server.world.commands} == known


async def told(port: int) -> str:
    """What `/healthz` says of the commands; it is well either way."""
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/healthz") as answer:
        assert answer.status == 200
        return str((await answer.json())["commands"])
