"""What people read in whole games: of all digests (sent with each new question), how many were cut, how many mostly
repeated what the same person had read lately, and how many lines spoke of the reader by name.

Computer players of all levels play for people who answer in random order, at tables of every size, sometimes masked;
every other game is read in German. Prints a JSON line per game. Run it by hand: python -m tools digests [rounds [game
…]]
"""

import json
import sys

from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game
from games.kernel.engine.chance import Chance
from tests.bot.reading import Readers, Sitting, Tally


def read_through(game: Game, seats: int, number: int) -> Tally:
    """One whole game."""
    seed = b"digest %d/%d" % (seats, number)
    levels = [game.mind.levels[(seat + number) % len(game.mind.levels)] for seat in range(seats)]
    options = game.lots(Chance(seed), seats) if number % 2 else {}
    sitting = Sitting(game, seed, [game.mind.player(level) for level in levels], options, masked=number % 4 == 1)
    readers = Readers("de" if number % 2 else "en")
    return sum((readers.read(desk) for desk in sitting.play()), Tally())


def share(part: int, whole: int) -> str:
    """A part in percent."""
    return f"{part / max(whole, 1):.1%}"


def measure(game: Game, rounds: int) -> dict[str, object]:
    """Some games at tables of every size."""
    found = sum((read_through(game, seats, number) for number in range(rounds) for seats in game.seats), Tally())
    return {
        "benchmark": "digests",
        "game": game.name,
        "games": rounds * len(game.seats),
        "questions": found.questions,
        "digests": found.digests,
        "cut": share(found.cut, found.digests),
        "repeated": share(found.repeated, found.digests),
        "lines_by_name": found.strange,
    }


if __name__ == "__main__":
    found = find_games()
    rounds, *names = sys.argv[1:] or ["4"]
    for name in names or found:
        print(json.dumps(measure(found[name], int(rounds))), flush=True)
