"""Getting cards, and choosing among what a card offers."""

from games.dominion.advice.ending import sensible, winning
from games.dominion.advice.parting import ballast
from games.dominion.advice.ratings import gives, is_terminal
from games.dominion.advice.situation import Situation
from games.dominion.advice.worth import dearest, loss, worth
from games.dominion.card import CARDS
from games.kernel.choice import Choice, Picks


def buy(now: Situation, choice: Choice) -> Picks:
    """The card most worth buying, or none."""
    if best := winning(now, choice.values):
        return (best,)
    offered = sensible(now, choice.values)
    best = max(offered, key=lambda name: (of_buying(now, name), now.price(name), name), default=None)
    return (best,) if best and of_buying(now, best) > 0 else ()


def of_buying(now: Situation, name: str) -> float:
    """What buying a card is worth, with what comes along: Hoard's Gold, Talisman's second one, tokens for Goons."""
    card, own = CARDS[name], worth(now, name)
    if card.is_victory:
        own += 1.2 * worth(now, "gold") * now.in_play("hoard")
    elif now.price(name) <= 4 and own > 0:
        own += 0.5 * own * now.in_play("talisman")
    return own + (0.0 if now.early else 1.0) * now.in_play("goons")


def gain(now: Situation, choice: Choice) -> Picks:
    """The card most worth owning; none, if one may decline and none is worth it."""
    best = dearest(now, choice.values)
    return (best,) if best and (choice.least or worth(now, best) > 0) else ()


def foist(now: Situation, choice: Choice) -> Picks:
    """For somebody else: what is least worth, and no Province."""
    return (min(choice.values, key=lambda name: (CARDS[name].points, loss(now, name), name)),)


def steward(now: Situation, choice: Choice) -> Picks:
    """Trash while there are two to trash; else coins."""
    return ("trash",) if len(ballast(now, now.view.hand)) >= 2 else ("coins",)


def minion(now: Situation, choice: Choice) -> Picks:
    """Coins, but a new hand with the last Minion if the hand brings nothing."""
    return ("discard",) if "minion" not in now.view.hand and now.coins_in_sight < 3 else ("coins",)


def torturer(now: Situation, choice: Choice) -> Picks:
    """Discard what is of no use; a Curse rather than two good cards."""
    useless = sum(card in ("curse", "copper") or CARDS[card].kinds == ("victory",) for card in now.view.hand)
    return ("discard",) if useless >= 2 or len(now.view.hand) < 3 else ("curse",)


def pawn(now: Situation, choice: Choice) -> Picks:
    """A card and an action; a card and a coin if no other action waits."""
    waiting = any(CARDS[name].is_action for name in now.view.hand)
    return ("cards", "actions") if waiting or not now.view.turn.actions else ("cards", "coins")


def nobles(now: Situation, choice: Choice) -> Picks:
    """Actions if two that end the chain wait, or one and no action is left; else cards."""
    ends = sum(is_terminal(CARDS[name]) for name in now.view.hand)
    return ("actions",) if ends and not now.view.turn.actions else ("cards",)


def prize(now: Situation, choice: Choice) -> Picks:
    """The Prize that gives most."""
    return (max(choice.values, key=lambda name: gives(CARDS[name])),)
