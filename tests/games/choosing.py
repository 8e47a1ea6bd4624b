"""Players with simple tastes, who look only at the offer, at the means to pay and at piles that run out; and tables
that change until their turn comes.

Laws: their answers follow from a salt and from these alone; from a smaller offer they still take what they took before.
"""

import hashlib
from collections.abc import Callable
from random import Random
from typing import Any, Protocol, TypeAlias

from games.kernel.contract.game import Game
from games.kernel.engine.choice import Choice, Picks
from games.kernel.engine.text import Text, plain
from games.kernel.match import Match
from tests.games.playing import about

Likes: TypeAlias = Callable[..., float]
"""How much something is liked, from -1 to 1."""


class Taste(Protocol):
    """The form of a game's own `answers(view, choice, likes)` in `tests/games/<game>/tables.py`: gives an answer, or
    None if only the offer counts.
    """

    def __call__(self, view: Any, choice: Choice, likes: Likes) -> Picks | None:
        """The answer."""


def liking(salt: str) -> Likes:
    """Random likes, the same each time."""

    def likes(*words: object) -> float:
        lot = hashlib.blake2b("/".join(map(repr, (salt, *words))).encode(), digest_size=6).digest()
        return int.from_bytes(lot) / 2**47 - 1

    return likes


def choosing(game: Game, salt: str) -> Callable[[Callable[[], Any], Choice], Picks]:
    """A player with such likes."""
    likes = liking(salt)
    own: Taste | None = getattr(about(game, "tables"), "answers", None)
    means: Callable[[Text], object] = getattr(about(game, "tables"), "means", plain)

    def answer(look: Callable[[], Any], choice: Choice) -> Picks:
        picks = own(look(), choice, likes) if own else None
        return choice.check(_best(choice, likes, means(choice.prompt)) if picks is None else picks)

    return answer


def _best(choice: Choice, likes: Likes, means: object) -> Picks:
    """As many liked options as possible, the best first; as few others as possible."""
    worth = [(likes(choice.key, means, each.value, plain(each.label)), each.value) for each in choice.options]
    ranked = sorted(worth, reverse=True)
    wanted = [value for place, (liked, value) in enumerate(ranked) if liked > 0 or place < choice.least]
    return tuple(wanted[: choice.most])


def change(match: Match, seat: int, dice: Random) -> None:
    """Change what may be different when this seat's turn comes, besides the others' deeds until then: `change(state,
    seat, dice)` of `tests/games/<game>/tables.py`.
    """
    changes: Callable[[Any, int, Random], None] | None = getattr(about(match.game, "tables"), "change", None)
    if changes is not None:
        changes(match.state, seat, dice)
