"""The waiting times between tries.

Law: no pause is longer than LONGEST_SECONDS, however long it has been going wrong: a longer one would keep the bot away
although the network is back.
"""

import random

LONGEST_SECONDS = 30.0


class Pauses:
    """Pauses between failed tries: none before the first, then a second, doubling. Each is shortened at random, so that
    connections that broke at the same moment do not all come back at once.
    """

    def __init__(self) -> None:
        self._tries = 0

    def next(self) -> float:
        """Seconds to wait now."""
        longest = min(2.0 ** min(self._tries - 1, 10), LONGEST_SECONDS) if self._tries else 0.0
        self._tries += 1
        return random.uniform(longest / 2, longest)

    def over(self) -> None:
        """After a success: start again with the first pause."""
        self._tries = 0
