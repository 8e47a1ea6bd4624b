"""What a film costs: forty pictures of a game of three computers, drawn and packed.

Prints a row per game: seconds of CPU time, the same in P (of which the milliseconds can be given), the film's size in
MB and in pixels, and how much more memory it took at most. Run it by hand, alone:
python -m tests.benchmarks.film [games, with commas] [milliseconds of P] [folder for the films]
"""

import asyncio
import resource
import sys
import time
from pathlib import Path

from bot.messages.pictures import Drawing
from bot.phrases import Phrasebook
from games.kernel.discovery import find_games
from games.kernel.game import Setup
from renderers.stage import Picture
from tests.bot.filmed import filmed, played

SEATS, PICTURES, SEED = 3, 40, b"film"
P_MS = 2.0
"""What one Big Money game of pyminion takes here, about."""


def measured(name: str, p_ms: float) -> tuple[str, Picture]:
    """The row of a game, and its film."""
    match, frames = played(find_games()[name], Setup(SEATS), SEED)
    drawing = Drawing(Phrasebook.load())
    memory, began = _peak_mb(), time.process_time()
    film = asyncio.run(filmed(drawing, match, frames, "de", PICTURES))
    cpu, more = time.process_time() - began, _peak_mb() - memory
    drawing.close()
    size = f"{len(film.data) / 1e6:5.2f} MB, {film.width}x{film.height}"
    return f"{name:14} {cpu:5.1f} s {1000 * cpu / p_ms:6.0f} P {size}, {more:.0f} MB of memory", film


def _peak_mb() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main() -> None:
    """A row per game."""
    names = sys.argv[1].split(",") if len(sys.argv) > 1 else list(find_games())
    for name in names:
        row, film = measured(name, float(sys.argv[2]) if len(sys.argv) > 2 else P_MS)
        print(row, flush=True)
        if len(sys.argv) > 3:
            (Path(sys.argv[3]) / f"{name}.webp").write_bytes(film.data)


if __name__ == "__main__":
    main()
