"""What Windows lacks the program does without: it thinks, plays, draws, starts and ends."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

from tests.conftest import without_settings

ROOT = Path(__file__).resolve().parents[1]
ON_WINDOWS = (sys.executable, "-W", "ignore::DeprecationWarning", "-m", "tests.on_windows")


async def begun(folder: Path, *words: str) -> Process:
    """A program that lacks what Windows lacks."""
    environment = {**without_settings(), "SANDBOX_PORT": "0", "LANG": "C.UTF-8", "PYTHONPATH": str(ROOT)}
    return await asyncio.create_subprocess_exec(*words, cwd=folder, env=environment, stdout=PIPE, stderr=PIPE)


async def test_it_plays_draws_and_thinks_beside(tmp_path: Path) -> None:
    beside = (*ON_WINDOWS, "bot.tables.reckoner.reckoner")
    program = await begun(tmp_path, *ON_WINDOWS, "tests.bot.playing_apart", *beside)
    _, complaints = await program.communicate()
    assert complaints.decode() == ""
    assert program.returncode == 0


async def test_it_starts_and_ends_when_it_is_interrupted(tmp_path: Path) -> None:
    program = await begun(tmp_path, *ON_WINDOWS, "bot")
    assert program.stdout is not None
    assert (await program.stdout.readline()).decode().startswith("Sandbox: http://127.0.0.1:")
    os.kill(program.pid, signal.SIGINT)
    _, complaints = await program.communicate()
    assert complaints.decode() == ""
    assert program.returncode == 0
