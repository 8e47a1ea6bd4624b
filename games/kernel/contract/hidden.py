"""What lies hidden from a seat; future chance is hidden in any game."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

from games.kernel.engine.chance import Chance


def _never(of: Any) -> bool:
    return False


@dataclass(frozen=True, kw_only=True, eq=False)
class Hidden:
    """What a seat of a game cannot see: hidden cards, and unseen decisions of others. The kernel knows by itself
    that seats asked at once (`verbs.Together`) see no answer before all are in.
    """

    redeal: Callable[[Any, int, Chance], Collection[int]] = lambda state, seat, lots: ()
    """Deals again, in place, everything in a state that is hidden from a seat, using only what that seat can know and
    these lots; returns the seats whose hands changed. Their questions are void: what they were about to do is drawn
    again, their turn goes on from the state.
    """
    plans: Callable[[str], bool] = _never
    """Whether answers to a question of this key stay hidden from the others until the next checkpoint."""
    in_mind: Callable[[Any], bool] = _never
    """Whether in this state the active seat may have decided more than has been seen, though it waits for others. With
    other hands its turn is then begun again.
    """

    seen_by: Callable[[Any, int], Any] | None = None
    """What a seat sees, made from everybody's view, where that is enough; None: each is a `view` of its own."""

    @property
    def in_turn(self) -> bool:
        """Whether unseen answers in somebody's turn are settled by beginning that turn again."""
        return self.in_mind is not _never


OPEN = Hidden()
"""Nothing is hidden but future chance."""
