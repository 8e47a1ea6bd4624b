"""A disk that hangs when the bot starts or stops: the log says so, and the bot ends when it is asked to."""

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.conftest import without_settings
from tests.empty_database import only_on
from tests.tools.disks.test_disks import needs_compiler
from tools.disks.disk import Disk, FailingCall, Misbehaviour, library

pytestmark = [needs_compiler, only_on("sqlite", "the disk under a server is the server's")]

ENDS_WITHIN = 240.0
"""However busy the machine is: a bot that has not ended by then is killed."""
GIVES_UP_AFTER = 120.0
"""What a stop has here: no machine is so busy that it needs as long, and a stop that hangs still fails."""
HASTY = f"""
import sys
from bot.host import ending, watch
watch.OPENING_SECONDS, watch.AGAIN_SECONDS, watch.EVERY_SECONDS = 0.2, 0.2, 0.2
ending.LEAVE_SECONDS, ending.STOP_SECONDS = 0.5, {GIVES_UP_AFTER}
sys.argv = ["parlatorium"]
from bot.__main__ import main
main()
"""


@contextmanager
def started(folder: Path, disk: Disk) -> Iterator["subprocess.Popen[str]"]:
    """A bot on this disk, killed in the end."""
    told = {"LD_PRELOAD": str(library(folder)), **disk.environment}
    told |= {"PYTHONPATH": str(Path(__file__).parents[3]), "LOG_FORMAT": "json", "SANDBOX_PORT": "0", "LANGUAGE": "en"}
    bot = subprocess.Popen(
        [sys.executable, "-c", HASTY], cwd=folder, env=without_settings() | told, text=True,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    clock = threading.Timer(ENDS_WITHIN, bot.kill)
    clock.start()
    try:
        yield bot
    finally:
        clock.cancel()
        bot.kill()
        bot.communicate()


def noted(bot: "subprocess.Popen[str]", event: str) -> dict[str, object]:
    """Wait for a line of its log."""
    assert bot.stderr is not None
    for line in bot.stderr:
        told: dict[str, object] = json.loads(line)
        if told["event"] == event:
            return told
    raise AssertionError(f"it has not noted {event}")


@pytest.fixture
def disk(tmp_path: Path) -> Disk:
    """The disk below the database."""
    return Disk(str(tmp_path / "data" / "parlatorium.db"), tmp_path / "control")


def test_a_start_at_which_the_disk_hangs_is_noted_again_and_again_and_can_be_stopped(
    tmp_path: Path, disk: Disk
) -> None:
    disk.plant(FailingCall(Misbehaviour.HANG, True, 1))
    with started(tmp_path, disk) as bot:
        while not disk.met:
            noted(bot, "database_not_open_yet")
        lines = [noted(bot, "database_not_open_yet") for _ in range(2)]
        assert [line["place"] for line in lines] == [disk.files] * 2
        bot.terminate()
        assert bot.wait() == 0


def test_a_bot_whose_disk_hangs_ends_when_it_is_asked_to(tmp_path: Path, disk: Disk) -> None:
    with started(tmp_path, disk) as bot:
        assert bot.stdout is not None
        assert bot.stdout.readline().startswith("Sandbox: ")
        disk.plant(FailingCall(Misbehaviour.HANG, True, 1))
        noted(bot, "database_trouble")
        bot.terminate()
        assert bot.wait() == 0
