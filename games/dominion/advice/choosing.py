"""Getting cards, and choosing among what a card offers."""

from collections.abc import Iterable

from games.dominion.advice.ending import sensible, winning
from games.dominion.advice.parting import ballast
from games.dominion.advice.reasons import because, proposed
from games.dominion.advice.situation import Situation
from games.dominion.advice.worth import asset, dearest, of_points, points_more, worth
from games.dominion.card import CARDS, Card
from games.dominion.ratings import gives, good_for, helps, is_terminal
from games.dominion.words import title
from games.kernel.contract.mind import Advice
from games.kernel.engine.choice import Choice
from games.kernel.engine.text import Text


def buy(now: Situation, choice: Choice) -> Advice:
    """The card most worth buying, or none."""
    if best := winning(now, choice.values):
        return because((best,), "why-win")
    offered = sensible(now, choice.values)
    best, wished = _best(now, offered)
    last, more = _best(now, [name for name in choice.values if name not in offered])
    if last and more > max(wished, 0):
        return because((best,) if best and wished > 0 else (), "why-not-the-end", card=title(last))
    if best and wished > 0:
        return merit(now, best)
    return because((), "why-stay-lean" if now.early and "silver" in choice.values else "why-buy-nothing")


def _best(now: Situation, offered: Iterable[str]) -> tuple[str | None, float]:
    """The card most worth buying, and its worth."""
    best = max(offered, key=lambda name: (of_buying(now, name), now.price(name), name), default=None)
    return best, of_buying(now, best) if best else 0.0


def merit(now: Situation, best: str) -> Advice:
    """The card of which most is expected, and how much."""
    card, wished = CARDS[best], worth(now, best)
    if wished <= 0:
        return because((best,), "why-token" if now.in_play("goons") else "why-comes-along")
    points = points_more(now, card) if card.is_victory else 0
    if points > 0 and (card.is_points_alone or wished == of_points(now, card)):
        by_piles = best != now.top and now.provinces > now.duchies_from and now.end_by_piles(points)
        return because((best,), "why-victory-by-piles" if by_piles else "why-victory", points=points)
    return because((best,), _use(now, card))


def _use(now: Situation, card: Card) -> str:
    """A card's use for the deck, as a message; for further actions there may not be enough to play yet."""
    if card.is_treasure and card.name not in now.view.kingdom:
        return "why-money"
    use = good_for(card)
    return "why-more-actions-later" if use == "why-more-actions" and now.balance >= 0 else use


def of_buying(now: Situation, name: str) -> float:
    """The worth of buying a card with what comes along: Hoard's Gold, Talisman's second one, tokens for Goons."""
    card, own = CARDS[name], worth(now, name)
    if card.is_victory:
        own += 1.2 * worth(now, "gold") * now.in_play("hoard")
    elif now.price(name) <= 4 and own > 0:
        own += 0.5 * own * now.in_play("talisman")
    return own + now.in_play("goons") * _of_token(now, name)


def _of_token(now: Situation, name: str) -> float:
    """The worth of a victory token for buying a card; early on a Copper is a burden for more than one."""
    if not now.early or (name == "copper" and "watchtower" in now.view.hand):
        return 1.0
    return 0.3 if name != "copper" or now.in_play("goons") > 1 else 0.0


def watch(now: Situation, choice: Choice) -> Advice:
    """For a Watchtower: trash burdens, put good cards on the deck, leave the rest where it is."""
    said = choice.prompt.args.get("prompt", choice.prompt)
    card = next(name for name in CARDS if isinstance(said, Text) and title(name) == said.args["card"])
    good = "topdeck" in choice.values and worth(now, card) > 0 and not CARDS[card].is_victory
    return because(("topdeck",), "why-royal-seal-topdeck-yes") if good else proposed(choice)


def gain(now: Situation, choice: Choice) -> Advice:
    """The card most worth owning; none, if one may decline and none is worth it."""
    best = dearest(now, choice.values)
    if best and worth(now, best) > 0:
        return merit(now, best)
    if not best or not choice.least:
        return because((), "why-gain-nothing")
    card = CARDS[best]
    return because((best,), _use(now, card) if card.is_action or card.coins > 1 else "why-least-harm")


def foist(now: Situation, choice: Choice) -> Advice:
    """For another player: the card worth least, but no Province."""
    worst = min(choice.values, key=lambda name: (CARDS[name].points, asset(now, name), name))
    return because((worst,), "why-foist")


def steward(now: Situation, choice: Choice) -> Advice:
    """Trash while there are two to trash; else cards if they can be played, else coins."""
    if len(ballast(now, now.view.hand)) >= 2:
        return because(("trash",), "why-steward-trash")
    drawing = now.view.turn.actions > 0 and now.drawable >= 2 and now.mean_draw > 1
    return because(("cards",), "why-steward-cards") if drawing else because(("coins",), "why-steward-coins")


def minion(now: Situation, choice: Choice) -> Advice:
    """Coins; but a new hand with the last Minion if four cards bring more than the hand and the coins."""
    held = sum(helps(CARDS[name]) for name in now.view.hand)
    better = min(4, now.drawable + len(now.view.hand)) * now.mean_draw + NEW_HANDS > held + 2
    if "minion" not in now.view.hand and better:
        return because(("discard",), "why-minion-discard")
    return because(("coins",), "why-minion-coins")


NEW_HANDS = 0.5
"""The worth of new hands for the others, too."""


def torturer(now: Situation, choice: Choice) -> Advice:
    """Discard useless cards; a Curse rather than two good cards, and if there is none left."""
    if not now.left.get("curse"):
        return because(("curse",), "why-torturer-no-curse")
    useless = sum(card in ("curse", "copper") or CARDS[card].kinds == ("victory",) for card in now.view.hand)
    cheap = useless >= 2 or len(now.view.hand) < 3
    return because(("discard",), "why-torturer-discard") if cheap else because(("curse",), "why-torturer-curse")


def pawn(now: Situation, choice: Choice) -> Advice:
    """A card and an action; a card and a coin if no other action waits."""
    waiting = any(CARDS[name].is_action for name in now.view.hand)
    going = waiting or not now.view.turn.actions
    return because(("cards", "actions"), "why-pawn-actions") if going else because(("cards", "coins"), "why-pawn-coins")


def nobles(now: Situation, choice: Choice) -> Advice:
    """Actions if two that end the chain wait, or one and no action is left; else cards."""
    ends = sum(is_terminal(CARDS[name]) for name in now.view.hand)
    stranded = ends and not now.view.turn.actions
    return because(("actions",), "why-nobles-actions") if stranded else because(("cards",), "why-nobles-cards")


def prize(now: Situation, choice: Choice) -> Advice:
    """The Prize that gives most."""
    return because((max(choice.values, key=lambda name: gives(CARDS[name])),), "why-prize")


def forbid(now: Situation, choice: Choice) -> Advice:
    """The dearest card that the coins on the table and those likely to follow may pay for; cards of points alone only
    if they are worth buying by now. A player who has played other treasures since has played them all.
    """
    turn = now.view.turn
    buyer = now.view.seats[turn.seat]
    follow = buyer.hand_size if buyer.in_play[-1:] == ("contraband",) else 0
    coins = turn.coins + A_CARD_PAYS * follow
    piles = (pile for pile in now.view.piles if pile.card in choice.values and "named" not in pile.marks)
    payable = [pile.card for pile in piles if pile.left and pile.cost <= coins and _wanted(now, CARDS[pile.card])]
    if not payable:
        return proposed(choice)
    best = max(payable, key=lambda name: (now.price(name), CARDS[name].points, gives(CARDS[name]), name))
    return because((best,), "why-forbid")


A_CARD_PAYS = 2
"""The coins a card in hand may bring, about."""


def _wanted(now: Situation, card: Card) -> bool:
    """Whether the player may want it now."""
    return not card.is_points_alone or card.points >= 6 or not now.early
