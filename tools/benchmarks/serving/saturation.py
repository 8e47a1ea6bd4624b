"""How many clicks a second one bot answers: two hundred games, clicked in ever faster, until one reply of a hundred
takes longer than a second, or the clicks cannot go faster. First with the 50 requests a second that Discord takes
besides replies; then without that limit, to see the bot's own: on one core, and on two if there are.

Prints a JSON line for each: clicks a second at the last pace it kept, the paces it tried with the 99th percentile of
their replies, and how many cores the bot kept busy. Run it by hand:
python -m tools saturation [seconds of each pace [games]]
"""

import asyncio
import json
import os
import sys
import time
from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any

import psutil

from tools.benchmarks.serving.load import Load, loaded
from tools.benchmarks.serving.running_bot import RunningBot, measured
from tools.benchmarks.unit import unit_ms

TOO_SLOW_MS = 1_000
FIRST, FASTER = 10.0, 1.3
"""Clicks a second at first, and how many times as many in each next step."""
IN_VAIN = 2
"""The number of paces without more clicks that ends the search."""
UNLIMITED = "100000"
"""More requests a second than anybody makes."""


async def pace(load: Load, games: list[int], bot: RunningBot, wanted: float, seconds: float) -> dict[str, float]:
    """Click so often a second on average; returns the results."""
    load.pause = len(games) / wanted
    busy, begun = bot.cpu_seconds, time.perf_counter()
    await load.play_for(games, seconds)
    took, busy, made = time.perf_counter() - begun, bot.cpu_seconds - busy, len(load.seconds)
    return {
        "wanted_per_s": round(wanted, 1),
        "clicks_per_s": round(made / took, 1),
        "reply_p99_ms": round(load.percentile(99)) if made > 1 else TOO_SLOW_MS,
        "cores_busy": round(busy / took, 2),
    }


async def measure(cores: int, games: int, seconds: float, *, limited: bool) -> dict[str, Any]:
    """Faster and faster, with Discord's limit or without it."""
    tried: list[dict[str, float]] = []
    limit: dict[str, Any] = {} if limited else {"REQUESTS_PER_SECOND": UNLIMITED}
    async with loaded(games, 0, **limit) as (load, open_games, bot):
        psutil.Process(bot.process.pid).cpu_affinity(list(range(cores)))
        for step in count():
            tried.append(await pace(load, open_games, bot, FIRST * FASTER**step, seconds))
            if tried[-1]["reply_p99_ms"] > TOO_SLOW_MS or in_vain(tried):
                break
    kept = [each for each in tried if each["reply_p99_ms"] <= TOO_SLOW_MS]
    p_ms = await asyncio.to_thread(unit_ms)
    fastest = max((each["clicks_per_s"] for each in kept), default=0.0)
    return {
        "limited": limited,
        "cores": cores,
        "games": games,
        "p_ms": round(p_ms, 3),
        "clicks_per_s": fastest,
        "tried": tried,
    }


def in_vain(tried: Sequence[Mapping[str, float]]) -> bool:
    """Whether the last paces led to no more clicks."""
    made = [each["clicks_per_s"] for each in tried]
    return len(made) > IN_VAIN and max(made[-IN_VAIN:]) <= max(made[:-IN_VAIN])


def main() -> None:
    """With Discord's limit; without it on one core, on two."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 15.0
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    all_cores = min(len(os.sched_getaffinity(0)), 2)
    for cores, limited in ((all_cores, True), *((cores, False) for cores in range(1, all_cores + 1))):
        found = measured(measure(cores, games, seconds, limited=limited))
        print(json.dumps({"benchmark": "saturation", **found}), flush=True)


if __name__ == "__main__":
    main()
