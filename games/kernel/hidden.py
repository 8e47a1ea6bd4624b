"""What lies hidden from a seat; chance to come is hidden in any game."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

from games.kernel.chance import Chance


def _nothing(state: Any, seat: int, lots: Chance) -> tuple[()]:
    return ()


def _never(key: str) -> bool:
    return False


@dataclass(frozen=True, kw_only=True, eq=False)
class Hidden:
    """What of a game a seat cannot see."""

    redeal: Callable[[Any, int, Chance], Collection[int]] = _nothing
    """Deals anew, in place, all of a state that lies hidden from a seat; the seats that have other cards in hand then.
    """
    plans: Callable[[str], bool] = _never
    """Whether what is answered to a question of this key stays hidden from the others until the next checkpoint."""


OPEN = Hidden()
"""Nothing but what chance will bring."""
