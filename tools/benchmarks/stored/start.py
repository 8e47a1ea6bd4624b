"""What a start costs: CPU time of the bot's process from its first instruction to "ready", on existing data, against a
stand-in for Discord in another process as on a server, and with the sandbox in its own; its work after that until it
rests, the cost of the first click and of the second; and that of `parlatorium health`, as the container calls it, and
of two other short commands. The code is already compiled, as in an installation.

Costs are CPU seconds, and P: the CPU time of one of pyminion's Big Money games in the same run. Prints one JSON line of
medians. Run it by hand: python -m tools start [rounds]
"""

import asyncio
import json
import logging
import os
import socket
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from statistics import median

from sandbox import Limits, Sandbox
from tools.benchmarks.serving.load import PLAYERS, Load, control
from tools.benchmarks.serving.running_bot import RunningBot, measured, running_bot, started
from tools.benchmarks.unit import unit_ms

REST_SECONDS = 1.0
"""The idle time after which a process rests."""
IDLE = 0.02
"""CPU seconds that count as idle."""
SHORT = ("health", "games", "--version")

Found = defaultdict[str, list[float]]


async def at_rest(bot: RunningBot) -> float:
    """CPU seconds of a bot that has finished its work."""
    now, before = bot.cpu_seconds, -1.0
    while now - before > IDLE:
        await asyncio.sleep(REST_SECONDS)
        before, now = now, bot.cpu_seconds
    return now


async def on_a_server(sandbox: Sandbox, folder: str, found: Found) -> None:
    """Start, let it come to rest, click twice; ask for its health."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    async with running_bot(sandbox, folder, HEALTH_PORT=str(port)) as bot:
        spent = [bot.cpu_seconds, await at_rest(bot)]
        for _ in range(2):
            await click(sandbox)
            spent.append(await at_rest(bot))
        names = ("ready", "then", "first_click", "second_click")
        for name, end, begin in zip(names, spent, [0.0, *spent], strict=False):
            found[name].append(end - begin)
        for word in SHORT:
            found[word.strip("-")].append(await asyncio.to_thread(whole, word, HEALTH_PORT=str(port), DATA_DIR=folder))


async def click(sandbox: Sandbox) -> None:
    """The person asked last in the only game presses the big button."""
    asked = [mail for name in PLAYERS for mail in sandbox.person(name).inbox() if control(mail) is not None]
    message = max(asked, key=lambda mail: mail.id)
    person = next(one for one in map(sandbox.person, PLAYERS) if message in one.inbox())
    address = control(message)
    assert address is not None
    outcome = await person.click(message, address.encode())
    assert outcome.answered, outcome.reason


async def alone(folder: str) -> float:
    """CPU seconds until the sandbox is ready."""
    async with started({"DATA_DIR": folder, "SANDBOX_PORT": "0", "LANGUAGE": "en"}) as bot:
        return bot.cpu_seconds


def whole(*words: str, **environment: str) -> float:
    """CPU seconds of a short command from its beginning to its end."""
    silence = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]
    command = [sys.executable, "-m", "bot", *words]
    pid = os.posix_spawn(sys.executable, command, os.environ | environment, file_actions=silence)
    _, status, spent = os.wait4(pid, 0)
    assert status == 0, words
    return spent.ru_utime + spent.ru_stime


async def measure(rounds: int) -> dict[str, float]:
    """Begin a game, then start again and again."""
    found: Found = defaultdict(list)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["PYTHONPYCACHEPREFIX"] = str(Path(folder) / "compiled")
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        async with Sandbox(Path(folder) / "stand-in.db", port=0, limits=Limits.off()) as sandbox:
            async with running_bot(sandbox, folder) as bot:
                await Load(sandbox, 0).open(0)
                await at_rest(bot)
            await on_a_server(sandbox, folder, defaultdict(list))
            for _ in range(rounds):
                found["unit"].append(unit_ms() / 1000)
                await on_a_server(sandbox, folder, found)
                found["sandbox_ready"].append(await alone(folder))
                found["unit"].append(unit_ms() / 1000)
    return figures(found)


def figures(found: Found) -> dict[str, float]:
    """The medians of all rounds, in CPU seconds and in P."""
    unit = median(found.pop("unit"))
    told = {"rounds": float(len(found["ready"])), "p_ms": round(1000 * unit, 3)}
    for name, each in found.items():
        told |= {f"{name}_cpu_s": round(median(each), 3), f"{name}_p": round(median(each) / unit)}
    return told


if __name__ == "__main__":
    logging.disable(logging.CRITICAL)
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    print(json.dumps({"benchmark": "start", **measured(measure(wanted))}))
