"""P, the unit of all benchmarks: the CPU time of one of pyminion's Big Money games, measured in the same run,
because one machine can be three times as fast on one day as on another.
"""

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median

from pyminion.bots.examples import BigMoney
from pyminion.expansions.base import base_set
from pyminion.game import Game

GAMES, ROUNDS = 20, 5
BURST, BURSTS = 10, 20
"""Games in a row, which are about the work of a click; and how often these are played."""


def big_money() -> None:
    """One game of pyminion."""
    Game([BigMoney("a"), BigMoney("b")], [base_set], kingdom_cards=[], log_stdout=False).play()


def unit_ms(rounds: int = ROUNDS) -> float:
    """Milliseconds of CPU time that P is now: the median of some rounds of games."""
    with silence():
        return median(_round_ms() for _ in range(rounds))


def rested_ms(pause: float) -> float:
    """Milliseconds of CPU time for a game after about the work of a click, then a rest of so many seconds: a
    processor that has rested is slow at first.
    """

    def after_a_rest() -> float:
        time.sleep(pause)
        return _round_ms(BURST)

    with silence():
        return median(after_a_rest() for _ in range(BURSTS))


@contextmanager
def silence() -> Iterator[None]:
    """Without logging: pyminion would log every play."""
    before = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        yield
    finally:
        logging.disable(before)


def _round_ms(games: int = GAMES) -> float:
    begun = time.process_time()
    for _ in range(games):
        big_money()
    return 1000 * (time.process_time() - begun) / games
