"""Whether the bot is as fast with many games as with few: from one to five hundred games in play, each clicked in every
20 seconds on average, and fifty beside none to twenty thousand stored games that wait.

Few games are clicked in more often, so that each point gets its clicks in some minutes. Prints a JSON line for each
point, as `tools.benchmarks.serving.load` does. Run it by hand:
python -m tools scale [clicks of each point [stored games, with commas]]
"""

import json
import sys

from tools.benchmarks.serving.load import measure
from tools.benchmarks.serving.running_bot import measured

GAMES = (1, 10, 50, 200, 500)
STORED = (0, 1_000, 20_000)
BESIDE = 50
"""The number of games in play beside the stored ones."""
PAUSE = 20.0
MOST_PAUSE = 0.4
"""The longest pause with few games, in seconds times their number."""


def points(stored: tuple[int, ...] = STORED) -> list[tuple[int, int]]:
    """How many games are played and stored."""
    return [*((games, 0) for games in GAMES if games != BESIDE), *((BESIDE, count) for count in stored)]


def main() -> None:
    """One point after the other."""
    clicks = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    stored = tuple(int(word) for word in sys.argv[2].split(",")) if len(sys.argv) > 2 else STORED
    for games, beside in sorted(points(stored)):
        pause = min(PAUSE, games * MOST_PAUSE)
        found = measured(measure(games, max(clicks // games, 2), pause, beside))
        print(json.dumps({"benchmark": "scale", **found}), flush=True)


if __name__ == "__main__":
    main()
