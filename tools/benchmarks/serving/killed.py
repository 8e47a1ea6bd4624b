"""How soon a push that was under way when the bot was killed (SIGKILL) arrives from the bot that is started after it.

Two people play in the stand-in for Discord, the bot in a process of its own. After each turn the message with the other
person's question is held up and the bot killed while sending it; another starts on the same data. Prints one JSON line:
seconds from "ready" to the question (median, maximum), the same from the kill, and how many questions came twice. Run
it by hand: python -m tools killed [how often]
"""

import asyncio
import json
import statistics
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

from sandbox import Limits, Message, Person, Sandbox
from tools.benchmarks.serving.load import PLAYERS, Load, control
from tools.benchmarks.serving.running_bot import measured, start_bot

HELD_UP_SECONDS = 3600.0
UNDER_WAY_SECONDS = 0.5
"""The time after which the bot has begun to deliver."""
AFTERWARDS_SECONDS = 1.0
"""The time after a question in which a second copy may appear."""


async def measure(times: int) -> dict[str, float]:
    """Play, kill, start again and count."""
    after_ready, after_killing, twice = list[float](), list[float](), 0
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox(Path(folder) / "sandbox.db", port=0, limits=Limits.off()) as sandbox:
            people = [sandbox.person(name) for name in PLAYERS]
            bot = await start_bot(sandbox, folder)
            await Load(sandbox, pause=0).open(0)
            await sandbox.until(lambda: any(map(questions, people)))
            for _ in range(times):
                asked, other = sorted(people, key=lambda one: len(questions(one)), reverse=True)
                await end_turn(sandbox, asked)
                bot.process.kill()
                await bot.process.wait()
                killed = time.perf_counter()
                assert not questions(other), "the question arrived all the same"
                sandbox.faults.clear()
                bot = await start_bot(sandbox, folder)
                ready = time.perf_counter()
                await sandbox.until(partial(questions, other))
                after_ready.append(time.perf_counter() - ready)
                after_killing.append(time.perf_counter() - killed)
                await asyncio.sleep(AFTERWARDS_SECONDS)
                twice += len(questions(other)) - 1
            await bot.end()
    return {
        "killed": times,
        "ready_to_question_s_p50": statistics.median(after_ready),
        "ready_to_question_s_max": max(after_ready),
        "killed_to_question_s_p50": statistics.median(after_killing),
        "killed_to_question_s_max": max(after_killing),
        "asked_twice": twice,
    }


def questions(person: Person) -> list[Message]:
    """The messages in which a person can answer."""
    return [mail for mail in person.inbox() if control(mail) is not None]


async def end_turn(sandbox: Sandbox, person: Person) -> None:
    """The person answers to the end of the turn; from then on the bot is busy sending a message that never arrives."""
    sandbox.faults.delay("POST", "/channels/[0-9]+/messages$", HELD_UP_SECONDS, times=sys.maxsize)
    while asked := questions(person):
        address = control(asked[-1])
        assert address is not None
        outcome = await person.click(asked[-1], address.encode())
        assert outcome.updated is not None, outcome.reason
    await asyncio.sleep(UNDER_WAY_SECONDS)


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    print(json.dumps({"benchmark": "killed", **measured(measure(wanted))}))
