"""What a film costs: forty pictures of a game of three computers, drawn and packed.

Prints a JSON line per game: seconds of CPU time, the same in P (the CPU time of one of pyminion's Big Money games in
the same run), the film's size in MB and in pixels, and the greatest memory of its process, or an earlier one, in MB.
Run it by hand, alone: python -m tools film [games, with commas [folder for the films]]
"""

import asyncio
import json
import resource
import sys
from pathlib import Path
from typing import Any

from bot.messages.pictures.filming import Filming
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Setup
from renderers.surface.stage import Picture
from tests.bot.filmed import ordered, played
from tools.benchmarks.unit import unit_ms

SEATS, PICTURES, SEED = 3, 40, b"film"


def measured(name: str) -> tuple[dict[str, Any], Picture]:
    """The cost of a game's film, and the film."""
    match, frames = played(find_games()[name], Setup(SEATS), SEED)
    began = _used_s()
    film = asyncio.run(Filming().film(ordered(match, frames, "de", PICTURES), name, quietly))
    cpu = _used_s() - began
    return {
        "game": name,
        "cpu_s": round(cpu, 2),
        "cpu_p": round(1000 * cpu / unit_ms()),
        "mb": round(len(film.data) / 1e6, 2),
        "pixels": f"{film.width}x{film.height}",
        "memory_mb": round(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024),
    }, film


async def quietly(_: int) -> None:
    """Nobody waits."""


def _used_s() -> float:
    """CPU time of this process and those it started."""
    own, others = resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN)
    return own.ru_utime + own.ru_stime + others.ru_utime + others.ru_stime


def main() -> None:
    """A line per game."""
    names = sys.argv[1].split(",") if len(sys.argv) > 1 else list(find_games())
    for name in names:
        found, film = measured(name)
        print(json.dumps({"benchmark": "film", **found}), flush=True)
        if len(sys.argv) > 2:
            (Path(sys.argv[2]) / f"{name}.webp").write_bytes(film.data)


if __name__ == "__main__":
    main()
