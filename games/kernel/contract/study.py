"""What the computer players of a game find out about a table while it is played, to play well there.

Laws: it rests on what everybody sees when the game begins; nobody waits for it; the result is plain data, and the same
table and number of steps give the same.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from games.kernel.engine.text import Text

if TYPE_CHECKING:
    from games.kernel.contract.game import Game
    from games.kernel.contract.mind import Advisor


class Study(Protocol):
    """A study under way."""

    @property
    def found(self) -> bytes:
        """The best so far."""
        ...

    def step(self) -> bool:
        """Go on for about a second at most; returns whether there is more to do."""
        ...


@dataclass(frozen=True, kw_only=True, eq=False)
class Studies:
    """How a game's tables are studied."""

    levels: frozenset[str]
    """The computer players that play by it."""
    about: Callable[[Any], bytes | None]
    """What to study at a table that everybody sees like this when it begins; None: nothing."""
    begin: "Callable[[Game, bytes], Study]"
    """Begin to study that."""
    advice: "Callable[[bytes], Callable[[str], Advisor]]"
    """The computer players by level, with what was found. Raises ValueError for unreadable data."""
    tell: Callable[[Sequence[Any], bytes], Text]
    """What they went by in a finished game, as they see it, with what was found or nothing, in words."""
