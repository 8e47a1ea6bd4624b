"""The study of a kingdom without a prepared plan while it is played: the search for a plan, and what it finds."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec

from games.dominion.advice.plans import FOLLOWER, Plan, improvised, is_prepared, plan_for
from games.dominion.advisor import ADVISORS, advise, laid_out
from games.dominion.cards import CARDS
from games.dominion.planning.arena import Arena
from games.dominion.planning.plan_words import in_words
from games.dominion.planning.search import USUAL, Effort, Search
from games.dominion.view import View
from games.kernel.contract.game import Game
from games.kernel.contract.mind import Advisor, Studies
from games.kernel.engine.text import Text


class LaidOut(msgspec.Struct, frozen=True):
    """What lies on a table: the kingdom cards, which of them is the bane, whether there are Colonies."""

    kingdom: tuple[str, ...]
    bane: str | None
    colony: bool

    @property
    def options(self) -> Mapping[str, Any]:
        """Options for tables like this."""
        ten = [card for card in self.kingdom if card != self.bane]
        return {"kingdom": ten, "bane": self.bane, "colony": "yes" if self.colony else "no"}


def about(view: View) -> bytes | None:
    """What lies on this table; None if it has a prepared plan."""
    laid = laid_out(view)
    return None if is_prepared(*laid) else msgspec.msgpack.encode(LaidOut(*laid))


def begin(game: Game, about: bytes, effort: Effort = USUAL) -> Search:
    """Look for a plan for what lies there; it begins with the one that needs no search."""
    laid = msgspec.msgpack.decode(about, type=LaidOut)
    known = [improvised(laid.kingdom, laid.colony)]
    return Search(Arena(game, laid.options), laid.kingdom, colony=laid.colony, known=known, effort=effort)


def advice(found: bytes) -> Callable[[str], Advisor]:
    """The computer players, the one that follows a plan with the one found. Raises ValueError."""
    plan = _plan(found)
    advisors: dict[str, Advisor] = {**ADVISORS, FOLLOWER: partial(advise, lambda view: plan)}
    return advisors.__getitem__


def tell(views: Sequence[View], found: bytes) -> Text:
    """The plan these players followed, in words."""
    owned = {card for view in views for card in view.owned}
    return in_words(_plan(found) if found else plan_for(*laid_out(views[0])), owned)


def _plan(found: bytes) -> Plan:
    plan = msgspec.msgpack.decode(found, type=Plan)
    if unknown := {wish.card for wish in plan.menu} - CARDS.keys():
        raise ValueError(f"a plan with cards there are not: {', '.join(sorted(unknown))}")
    return plan


STUDIES = Studies(levels=frozenset({FOLLOWER}), about=about, begin=begin, advice=advice, tell=tell)
"""For tables without a prepared plan, and the computer player that follows plans."""
