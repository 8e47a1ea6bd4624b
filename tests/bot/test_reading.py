"""The law of the digest: who is asked something is told once, and as "you", what happened since the last time, and how
much of it stands in the log.

`tools/benchmarks/playing/digests.py` measures the same over many more games.
"""

import pytest

from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game
from tests.bot.reading import Tally
from tools.benchmarks.playing.digests import read_through

GAMES = find_games()


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_who_is_asked_is_told_once_and_as_you_what_happened_and_what_is_left_out(game: Game) -> None:
    read = sum((read_through(game, seats, number) for number, seats in enumerate(game.seats[::2])), Tally())
    assert read.digests > 100
    assert (read.strange, read.cut) == (0, 0)
    assert read.repeated <= 0.03 * read.digests
