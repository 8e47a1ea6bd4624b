"""systemd is told how it stands, if it listens."""

import asyncio
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.host import watchdog
from bot.host.service_manager import ALIVE, READY, STOPPING, notify
from bot.host.settings import load_settings
from tests.bot.test_run import started


@pytest.fixture
async def heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[list[str]]:
    """What a service manager hears."""
    words, loop = list[str](), asyncio.get_running_loop()
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(str(tmp_path / "notify"))
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        loop.add_reader(listening, lambda: words.append(listening.recv(100).decode()))
        yield words
        loop.remove_reader(listening)


@pytest.mark.usefixtures("elsewhere", "logging_as_before", "discord_as_before")
async def test_it_hears_that_the_bot_is_ready_that_it_is_alive_and_that_it_stops(
    heard: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SANDBOX_PORT", "0")
    monkeypatch.setattr(watchdog, "ALIVE_SECONDS", 0.01)
    async with started(load_settings()) as bot:
        pass
    assert bot.task.exception() is None
    assert heard[0] == READY
    assert heard.count(ALIVE) > 1
    assert STOPPING in heard


def test_an_abstract_address_is_one_too() -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind("\0parlatorium-test")
        assert notify(READY, {"NOTIFY_SOCKET": "@parlatorium-test"})
        assert listening.recv(100) == READY.encode()


@pytest.mark.parametrize("address", ["/nowhere/at/all", "@nobody-listens-here"])
def test_nobody_need_listen(address: str) -> None:
    assert notify(STOPPING, {"NOTIFY_SOCKET": address})


@pytest.mark.parametrize("surroundings", [{}, {"NOTIFY_SOCKET": ""}, {"NOTIFY_SOCKET": "vsock:2:1"}])
def test_where_nobody_is_nobody_is_told(surroundings: dict[str, str]) -> None:
    assert not notify(STOPPING, surroundings)
