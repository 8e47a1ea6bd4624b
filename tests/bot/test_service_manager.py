"""systemd is told how it stands, if it listens."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import watchdog
from bot.service_manager import ALIVE, READY, STOPPING, notify
from bot.settings import load_settings
from tests.bot.test_run import started


@pytest.fixture
def heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    """What a service manager hears."""
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    listening.bind(str(tmp_path / "notify"))
    listening.setblocking(False)
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
    yield listening
    listening.close()


def said(listening: socket.socket) -> list[str]:
    found = []
    try:
        while True:
            found.append(listening.recv(100).decode())
    except BlockingIOError:
        return found


@pytest.mark.usefixtures("elsewhere", "logging_as_before", "discord_as_before")
async def test_it_hears_that_the_bot_is_ready_that_it_is_alive_and_that_it_stops(
    heard: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SANDBOX_PORT", "0")
    monkeypatch.setattr(watchdog, "ALIVE_SECONDS", 0.0)
    async with started(load_settings()) as bot:
        pass
    assert bot.task.exception() is None
    words = said(heard)
    assert words[0] == READY
    assert words.count(ALIVE) > 1
    assert STOPPING in words


def test_an_abstract_address_is_one_too() -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind("\0parlatorium-test")
        assert notify(READY, {"NOTIFY_SOCKET": "@parlatorium-test"})
        assert listening.recv(100) == READY.encode()


@pytest.mark.parametrize("address", ["", "vsock:2:1", "/nowhere/at/all", "@nobody-listens-here"])
def test_nobody_need_listen(address: str) -> None:
    assert not notify(STOPPING, {"NOTIFY_SOCKET": address})
    assert not notify(STOPPING, {})
