"""Getting cards, and choosing among what a card offers."""

from games.dominion.advice.ending import sensible, winning
from games.dominion.advice.parting import ballast
from games.dominion.advice.ratings import gives, is_terminal
from games.dominion.advice.reasons import because
from games.dominion.advice.situation import Situation
from games.dominion.advice.worth import dearest, loss, of_points, points_more, worth
from games.dominion.card import CARDS
from games.kernel.choice import Choice
from games.kernel.game import Advice


def buy(now: Situation, choice: Choice) -> Advice:
    """The card most worth buying, or none."""
    if best := winning(now, choice.values):
        return because((best,), "win")
    offered = sensible(now, choice.values)
    best = max(offered, key=lambda name: (of_buying(now, name), now.price(name), name), default=None)
    return merit(now, best) if best and of_buying(now, best) > 0 else because((), "buy-nothing")


def merit(now: Situation, best: str) -> Advice:
    """The card of which most is expected, and what that is."""
    card = CARDS[best]
    if worth(now, best) <= 0:
        return because((best,), "comes-along")
    if card.is_victory and worth(now, best) == of_points(now, card):
        return because((best,), "victory", points=points_more(now, card))
    return because((best,), "money" if card.is_treasure and card.coins else "best-card")


def of_buying(now: Situation, name: str) -> float:
    """What buying a card is worth, with what comes along: Hoard's Gold, Talisman's second one, tokens for Goons."""
    card, own = CARDS[name], worth(now, name)
    if card.is_victory:
        own += 1.2 * worth(now, "gold") * now.in_play("hoard")
    elif now.price(name) <= 4 and own > 0:
        own += 0.5 * own * now.in_play("talisman")
    return own + (0.0 if now.early else 1.0) * now.in_play("goons")


def gain(now: Situation, choice: Choice) -> Advice:
    """The card most worth owning; none, if one may decline and none is worth it."""
    best = dearest(now, choice.values)
    if best and worth(now, best) > 0:
        return merit(now, best)
    return because((best,), "least-harm") if best and choice.least else because((), "gain-nothing")


def foist(now: Situation, choice: Choice) -> Advice:
    """For somebody else: what is least worth, and no Province."""
    worst = min(choice.values, key=lambda name: (CARDS[name].points, loss(now, name), name))
    return because((worst,), "foist")


def steward(now: Situation, choice: Choice) -> Advice:
    """Trash while there are two to trash; else coins."""
    burdened = len(ballast(now, now.view.hand)) >= 2
    return because(("trash",), "steward-trash") if burdened else because(("coins",), "steward-coins")


def minion(now: Situation, choice: Choice) -> Advice:
    """Coins, but a new hand with the last Minion if the hand brings nothing."""
    poor = "minion" not in now.view.hand and now.coins_in_sight < 3
    return because(("discard",), "minion-discard") if poor else because(("coins",), "minion-coins")


def torturer(now: Situation, choice: Choice) -> Advice:
    """Discard what is of no use; a Curse rather than two good cards, and if there is none left."""
    if not now.left.get("curse"):
        return because(("curse",), "torturer-no-curse")
    useless = sum(card in ("curse", "copper") or CARDS[card].kinds == ("victory",) for card in now.view.hand)
    cheap = useless >= 2 or len(now.view.hand) < 3
    return because(("discard",), "torturer-discard") if cheap else because(("curse",), "torturer-curse")


def pawn(now: Situation, choice: Choice) -> Advice:
    """A card and an action; a card and a coin if no other action waits."""
    waiting = any(CARDS[name].is_action for name in now.view.hand)
    going = waiting or not now.view.turn.actions
    return because(("cards", "actions"), "pawn-actions") if going else because(("cards", "coins"), "pawn-coins")


def nobles(now: Situation, choice: Choice) -> Advice:
    """Actions if two that end the chain wait, or one and no action is left; else cards."""
    ends = sum(is_terminal(CARDS[name]) for name in now.view.hand)
    stranded = ends and not now.view.turn.actions
    return because(("actions",), "nobles-actions") if stranded else because(("cards",), "nobles-cards")


def prize(now: Situation, choice: Choice) -> Advice:
    """The Prize that gives most."""
    return because((max(choice.values, key=lambda name: gives(CARDS[name])),), "prize")
