"""What the rules of a prepared turn may name at a table, and what else they may say there."""

from collections.abc import Iterator

from games.dominion.advice.playing import play_order
from games.dominion.advice.situation import Situation
from games.dominion.card import CARDS, dearest_first
from games.dominion.standing import ACTIONS, BUYS, NO_COPPER, TREASURES
from games.dominion.view import View
from games.dominion.words import short_text, title
from games.kernel.engine.choice import Option, Picks
from games.kernel.engine.standing_orders import Standing, Way
from games.kernel.engine.text import Text


def offered(seen: View, name: str) -> tuple[Option, ...]:
    """What this rule's list may name: the actions owned in playing order, then those available; or piles, dear to
    cheap.
    """
    if name == ACTIONS.name:
        in_turn = sorted(playable(seen), key=lambda card: card not in seen.owned)
        return tuple(Option(card, title(card)) for card in in_turn)
    return tuple(purchases(seen)) if name == BUYS.name else ()


def playable(seen: View) -> Picks:
    """The actions owned or still available, those first that keep the chain going."""
    now, left = Situation(seen), (pile.card for pile in seen.piles if pile.left)
    known = {card for card in (*left, *seen.owned) if CARDS[card].is_action}
    return tuple(sorted(known, key=lambda card: play_order(now, CARDS[card]), reverse=True))


def purchases(seen: View) -> Iterator[Option]:
    """The piles that are left with their prices."""
    printed = {pile.card: pile.printed for pile in seen.piles if pile.left}
    for card in dearest_first(printed, printed):
        yield Option(card, title(card), Text("pile-hint", cost=printed[card], text=short_text(card)))


def ways(seen: View, rule: Standing) -> tuple[Way, ...]:
    """What a rule may say besides a list: Coppers are kept back only where that may matter."""
    matters = any(pile.card == "grand_market" for pile in seen.piles)
    if rule.name != TREASURES.name or not matters:
        return rule.ways
    return rule.ways[0], NO_COPPER, *rule.ways[1:]
