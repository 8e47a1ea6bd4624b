"""The program ends when it shall, whatever hangs; and with the code and the words that belong to it."""

import subprocess
import sys
import textwrap

import pytest

from bot.host.ending import LEAVE_SECONDS, STOP_SECONDS
from bot.host.watchdog import STOOD_STILL
from tests.architecture.test_container import BOT

HANGS = """
    import asyncio, sys, threading, time
    from bot import logs
    from bot.host import ending, watchdog

    ending.STOP_SECONDS, ending.LEAVE_SECONDS, watchdog.WORD_SECONDS = 0.3, 0.3, 0.5
    logs.configure("info", "json")

    def hangs_in_the_disk():
        threading.Event().wait()

    async def serve(how):
        stop = asyncio.Event()
        async with ending.closed_in_time(stop):
            hanging = asyncio.create_task(asyncio.to_thread(hangs_in_the_disk))
            await asyncio.sleep(0.01)
            if how == "closing":
                stop.set()
                await hanging
        if how == "refused":
            sys.exit(2)
        if how == "faulty":
            raise ValueError("a fault")

    with ending.event_loop() as loop:
        loop.run(serve(sys.argv[1]))
"""


@pytest.mark.parametrize(
    ("how", "code", "said"),
    [
        ("closing", STOOD_STILL, '"event": "stop_hangs"'),
        ("closed", 0, ""),
        ("refused", 2, ""),
        ("faulty", 1, "ValueError: a fault"),
    ],
)
def test_what_hangs_in_a_thread_ends_with_the_program(how: str, code: int, said: str) -> None:
    program = [sys.executable, "-c", textwrap.dedent(HANGS), how]
    ended = subprocess.run(program, capture_output=True, text=True, timeout=300, check=False)
    assert ended.returncode == code
    assert said in ended.stderr
    assert ("in hangs_in_the_disk" in ended.stderr) == (how == "closing")


def test_it_ends_before_a_container_is_killed() -> None:
    assert int(BOT["stop_grace_period"].removesuffix("s")) > STOP_SECONDS + LEAVE_SECONDS
