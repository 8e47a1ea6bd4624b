"""What lies hidden from a seat; chance to come is hidden in any game."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

from games.kernel.engine.chance import Chance


def _nothing(state: Any, seat: int, lots: Chance) -> tuple[()]:
    return ()


def _never(of: Any) -> bool:
    return False


@dataclass(frozen=True, kw_only=True, eq=False)
class Hidden:
    """What of a game a seat cannot see: how things lie, and what others have decided unseen. Of answers to several who
    are asked at once (`verbs.Together`) the kernel knows by itself that nobody sees one before all are in.
    """

    redeal: Callable[[Any, int, Chance], Collection[int]] = _nothing
    """Deals anew, in place, all of a state that lies hidden from a seat, by what that seat can know and these lots
    alone; the seats that have other cards in hand then. Their questions are void: what they were about to do is drawn
    anew, their turn goes on from where the state stands.
    """
    plans: Callable[[str], bool] = _never
    """Whether what is answered to a question of this key stays hidden from the others until the next checkpoint."""
    in_mind: Callable[[Any], bool] = _never
    """Whether in this state the one whose turn it is may have decided more than has been seen, though it waits for
    others. With hands that are dealt anew the turn is begun anew then.
    """

    seen_by: Callable[[Any, int], Any] | None = None
    """What a seat sees, made of everybody's view, where that is all it takes; None: each is a `view` of its own."""

    @property
    def in_turn(self) -> bool:
        """Whether what was answered in somebody's turn unseen is settled by beginning that turn anew."""
        return self.in_mind is not _never


OPEN = Hidden()
"""Nothing but what chance will bring."""
