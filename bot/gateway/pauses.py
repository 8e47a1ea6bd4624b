"""How long to wait before the next try.

Law: no pause is longer than LONGEST_SECONDS, however long it has been going wrong: whoever waits longer stays away
though the network is back.
"""

import random

LONGEST_SECONDS = 30.0


class Pauses:
    """The pauses between tries that come to nothing: none before the first, then a second, doubling. Each is cut by
    chance, so that not everything that broke at the same moment comes back at the same moment.
    """

    def __init__(self) -> None:
        self._tries = 0

    def next(self) -> float:
        """Seconds to wait now."""
        longest = min(2.0 ** min(self._tries - 1, 10), LONGEST_SECONDS) if self._tries else 0.0
        self._tries += 1
        return random.uniform(longest / 2, longest)

    def over(self) -> None:
        """It has come to something: the next pause is the first again."""
        self._tries = 0
