"""P, the unit of all benchmarks: the CPU time of one of pyminion's Big Money games, taken in the same run, because one
machine is three times as fast on one day as on another.
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


def big_money() -> None:
    """One game of pyminion."""
    Game([BigMoney("a"), BigMoney("b")], [base_set], kingdom_cards=[], log_stdout=False).play()


def unit_ms(rounds: int = ROUNDS) -> float:
    """Milliseconds of CPU time that P is now: the median of some rounds of games."""
    with silence():
        return median(_round_ms() for _ in range(rounds))


@contextmanager
def silence() -> Iterator[None]:
    """Nothing is logged meanwhile: pyminion would tell every play."""
    before = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        yield
    finally:
        logging.disable(before)


def _round_ms() -> float:
    begun = time.process_time()
    for _ in range(GAMES):
        big_money()
    return 1000 * (time.process_time() - begun) / GAMES
