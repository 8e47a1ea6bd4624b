"""What a film costs: forty pictures of a game of three computers, drawn and packed.

Prints a JSON line per game: seconds of CPU time, the same in P (the CPU time of one of pyminion's Big Money games in
the same run), the film's size in MB and in pixels, and how many more MB of memory it took at most. Run it by hand,
alone: python -m tests.benchmarks.film [games, with commas [folder for the films]]
"""

import asyncio
import json
import resource
import sys
import time
from pathlib import Path
from typing import Any

from bot.messages.pictures import Drawing
from bot.phrases import Phrasebook
from games.kernel.discovery import find_games
from games.kernel.game import Setup
from renderers.stage import Picture
from tests.benchmarks.unit import unit_ms
from tests.bot.filmed import filmed, played

SEATS, PICTURES, SEED = 3, 40, b"film"


def measured(name: str) -> tuple[dict[str, Any], Picture]:
    """What the film of a game costs, and the film."""
    match, frames = played(find_games()[name], Setup(SEATS), SEED)
    drawing = Drawing(Phrasebook.load())
    memory, began = _peak_mb(), time.process_time()
    film = asyncio.run(filmed(drawing, match, frames, "de", PICTURES))
    cpu, more = time.process_time() - began, _peak_mb() - memory
    drawing.close()
    return {
        "game": name,
        "cpu_s": round(cpu, 2),
        "cpu_p": round(1000 * cpu / unit_ms()),
        "mb": round(len(film.data) / 1e6, 2),
        "pixels": f"{film.width}x{film.height}",
        "memory_mb": round(more),
    }, film


def _peak_mb() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


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
