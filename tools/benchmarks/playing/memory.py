"""How the memory of a process grows: random games of all kinds and numbers of seats, in both languages, drawing every
turn the table and what each person with a question sees. The whole bot's: `soak`.

Prints a line every 250 turns, and at the end the largest holders. Run it by hand: python -m tools memory [turns]
"""

import argparse
import gc
import time
from collections.abc import Iterator
from itertools import count
from typing import Any

import msgspec
import psutil
from msgspec.structs import replace

from bot.language.phrases import LANGUAGES
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game
from games.kernel.match import Match
from renderers.surface.kept import SHELF
from renderers.surface.stage import Picture, Stage
from renderers.whole.painter import painter_for
from tests.games.playing import begin
from tests.renderers import scenes

EVERY = 250
"""The turns between two lines."""
LONGEST = 80
"""The turns after which a game is left."""
FULL = 500
"""The least entries of a cache to print."""


class MemoryLog(msgspec.Struct):
    """Counts turns, and prints the memory of the process now and then."""

    process: psutil.Process
    turns: int = 0
    games: int = 0
    cpu: float = 0.0

    def turn(self) -> None:
        """One more."""
        self.turns += 1
        if self.turns % EVERY == 0:
            busy = sum(self.process.cpu_times()[:2])
            spent, self.cpu = 1000 * (busy - self.cpu) / EVERY, busy
            rss, threads = self.process.memory_info().rss / 1e6, self.process.num_threads()
            begun = f"{self.turns:6} turns {self.games:5} games"
            print(f"{begun} {rss:7.0f} MB {threads:3} threads {spent:6.0f} ms of CPU a turn", flush=True)


def turns() -> Iterator[tuple[Game, Match, Any, int]]:
    """Each turn of one game after the other, with the table before it."""
    for number in count():
        for game in find_games().values():
            seats = game.seats[number % len(game.seats)]
            player, turn, before = begin(game, seats, number), -1, None
            for _ in player.steps(10**6):
                if player.match.turn > turn:
                    turn = player.match.turn
                    yield game, player.match, before, number
                    before = player.match.view(None)
                if turn >= LONGEST:
                    break


def draw(game: Game, match: Match, stage: Stage) -> list[Picture]:
    """The table, and the view of each player with a question."""
    painter, table = painter_for(game.name), match.view(None)
    drawn = [*painter.table(table, stage, game.words.table(table))]
    for seat in match.awaited():
        question, mine = match.question(seat), match.view(seat)
        asked = replace(stage, before=None, asked=question[1] if question else None)
        drawn.append(painter.hand(mine, asked, game.words.hand(mine)))
    return drawn


def drawing(wanted: int) -> None:
    """Pictures alone."""
    line = MemoryLog(psutil.Process())
    last = None
    for game, match, before, number in turns():
        line.games, last = line.games + (match is not last), match
        language = LANGUAGES[number % len(LANGUAGES)]
        stage = scenes.stage(language, people=scenes.PEOPLE[: len(game.turn_order(match.state))], game=game.name)
        draw(game, match, replace(stage, awaited=match.awaited(), before=before))
        line.turn()
        if line.turns >= wanted:
            break
    print(f"kept pieces: {len(SHELF)}, {SHELF.taken / 1e6:.1f} of {SHELF.budget / 1e6:.0f} MB")
    for cache in [thing for thing in gc.get_objects() if isinstance(thing, type(painter_for))]:
        if (info := cache.cache_info()).currsize >= FULL:
            print(f"{info.currsize:6} of {info.maxsize}: {cache.__module__}.{cache.__qualname__}")


def main() -> None:
    """All of it."""
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("turns", nargs="?", type=int, default=3000)
    asked, begun = reading.parse_args(), time.perf_counter()
    drawing(asked.turns)
    print(f"{time.perf_counter() - begun:.0f} s")


if __name__ == "__main__":
    main()
