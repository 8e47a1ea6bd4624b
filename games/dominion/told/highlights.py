"""What people at the table react to: theft, dear cards lost, the last Province or Colony, a huge turn."""

from collections import Counter

from games.dominion.card import CARDS
from games.dominion.events import Gained, HasCoins, Trashed
from games.dominion.words import title
from games.kernel.contract.words import Lately
from games.kernel.engine.text import Seat, Text

LAST = ("province", "colony")
"""The cards whose last one ends the game."""
DEAR = 6
"""What a card costs that one minds losing."""
RICH = 14
"""Coins that are a lot in one turn."""
THIEF = "thief"


def highlight(lately: Lately) -> Text | None:
    """The first of these that is new."""
    return _last(lately) or _stolen(lately) or _lost(lately) or _several(lately) or _rich(lately)


def _last(lately: Lately) -> Text | None:
    """Somebody took the last Province or Colony."""
    gone = {pile.card for pile in lately.table.piles if pile.card in LAST and not pile.left}
    for event in lately.new:
        if isinstance(event, Gained) and event.card in gone:
            return Text("highlight-last", who=Seat(event.seat), card=title(event.card))
    return None


def _stolen(lately: Lately) -> Text | None:
    """A Thief's owner keeps a dear treasure of somebody else."""
    owners = {
        card: (event.seat, event.cause.seat)
        for event in lately.paragraph
        if isinstance(event, Trashed) and event.cause is not None and event.cause.what == THIEF
        for card in event.cards
    }
    for event in lately.new:
        if isinstance(event, Gained) and not event.bought and CARDS[event.card].cost >= DEAR:
            victim, thief = owners.get(event.card, (event.seat, event.seat))
            if thief == event.seat != victim:
                return Text("highlight-stolen", who=Seat(thief), whom=Seat(victim), card=title(event.card))
    return None


def _lost(lately: Lately) -> Text | None:
    """Somebody's attack destroyed a dear card; what a Thief trashes may still be kept."""
    for event in lately.new:
        if isinstance(event, Trashed) and event.cause is not None and event.cause.what != THIEF:
            by, what = event.cause.seat, title(event.cause.what)
            for card in event.cards:
                if by != event.seat and CARDS[card].cost >= DEAR:
                    return Text("highlight-lost", who=Seat(event.seat), card=title(card), by=Seat(by), what=what)
    return None


def _several(lately: Lately) -> Text | None:
    """Somebody bought a second Province or Colony in one turn, or more."""
    bought = Counter(event.card for event in lately.paragraph if isinstance(event, Gained) and event.bought)
    for event in lately.new:
        if isinstance(event, Gained) and event.bought and event.card in LAST and bought[event.card] > 1:
            return Text("highlight-several", who=Seat(event.seat), card=title(event.card), count=bought[event.card])
    return None


def _rich(lately: Lately) -> Text | None:
    """Somebody has a lot to spend."""
    for event in lately.new:
        if isinstance(event, HasCoins) and event.coins >= RICH:
            return Text("highlight-rich", who=Seat(event.seat), coins=event.coins)
    return None
