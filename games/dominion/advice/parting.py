"""Parting with cards: trashing, discarding, putting back and handing over."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from games.dominion import ratings
from games.dominion.advice.reasons import because
from games.dominion.advice.situation import Situation
from games.dominion.advice.worth import asset, best_gain, gain_by_trashing, gained
from games.dominion.card import CARDS
from games.dominion.ratings import gives, helps, is_terminal
from games.kernel.contract.mind import Advice
from games.kernel.engine.choice import Choice, Picks

UPGRADES: dict[str, tuple[int, str | None, bool]] = {
    "remodel": (2, None, False),
    "expand": (3, None, False),
    "mine": (3, "treasure", False),
    "upgrade": (1, None, True),
    "remake": (1, None, True),
}
"""Cards that trash one card for another: how much more that may cost, its kind, whether exactly so much."""


def trash(now: Situation, choice: Choice) -> Advice:
    """For Remodel and the like, the card that brings most; else the one worth least."""
    upgrade = UPGRADES.get(choice.key.partition(".")[0])
    if upgrade is None:
        least = sorted(choice.values, key=lambda name: asset(now, name))
        return because(in_hands_order(choice, least, choice.least), "why-least-loss")
    more, kind, exactly = upgrade
    best = max(choice.values, key=lambda name: gain_by_trashing(now, name, more, kind, exactly=exactly))
    return because((best,), "why-best-trade")


def thin_out(now: Situation, choice: Choice) -> Advice:
    """Trash what only slows the deck down, as much as allowed."""
    picks = in_hands_order(choice, ballast(now, choice.values), choice.most)
    return because(picks, "why-thin-out" if picks else "why-no-ballast")


def for_tokens(now: Situation, choice: Choice) -> Advice:
    """For a Bishop: what slows the deck down, or at the end what brings most points; for another's only the former."""
    junk = ballast(now, choice.values)
    if junk or not choice.least:
        return because(junk[:1], "why-thin-out" if junk else "why-no-ballast")
    best = max(choice.values, key=lambda name: now.price(name) // 2 - asset(now, name))
    return because((best,), "why-tokens")


def ballast(now: Situation, hand: Iterable[str]) -> list[str]:
    """Cards of a hand that a deck is better without: Curses, Estates except near the end, Coppers beyond the money
    needed.
    """
    cards = Counter(hand)
    estates = cards["estate"] if now.early else 0
    coppers = max(0, min(cards["copper"], now.money - now.floor))
    return ["curse"] * cards["curse"] + ["estate"] * estates + ["copper"] * coppers


def discard(now: Situation, choice: Choice) -> Advice:
    """What helps the hand least: the number demanded, or all that is dead in the hand."""
    if choice.least:
        worst = ratings.parted_with_first(choice.values, playable=_playable(now))
        return because(in_hands_order(choice, worst, choice.least), "why-least-use")
    dead = in_hands_order(choice, dead_weight(now, choice.values), choice.most)
    return because(dead, "why-dead-weight" if dead else "why-nothing-dead")


def sift(now: Situation, choice: Choice) -> Advice:
    """For a Cellar: cards that help less than an average draw, at most as many as can be drawn."""
    poor = sorted(choice.values, key=lambda name: in_hand(now, name))
    poor = [name for name in poor if in_hand(now, name) <= 0 or _is_poor_treasure(now, name)]
    picks = in_hands_order(choice, poor, min(choice.most, now.drawable))
    return because(picks, "why-sift" if picks else "why-nothing-dead")


SIFTED = 0.8
"""A margin: the drawn card may not help either."""


def _is_poor_treasure(now: Situation, name: str) -> bool:
    return CARDS[name].is_treasure and helps(CARDS[name]) < now.mean_draw * SIFTED


def for_hamlet(now: Situation, choice: Choice) -> Advice:
    """Dead cards in the hand, for an action if one is missing, and for a buy if there are coins for two cards."""
    dead = in_hands_order(choice, sorted(dead_weight(now, choice.values)), 2)
    ends = sum(is_terminal(CARDS[name]) for name in choice.values)
    wanted = (ends > now.view.turn.actions) + (now.coins_in_sight >= TWO_CARDS)
    if any(name in choice.values for name in ("library", "watchtower")):
        wanted = 2
    return because(dead[:wanted], "why-hamlet-discard" if dead[:wanted] else "why-hamlet-discard-nothing")


TWO_CARDS = 10


def melt(now: Situation, choice: Choice) -> Advice:
    """For a Forge: the cards worth least compared with what they make together."""
    prices = {name: now.price(name) for name in choice.values}
    losses = {name: asset(now, name) for name in choice.values}
    made = {price: best_gain(now, price, price) for price in set(now.cost.values())}
    worth = {price: gained(now, card) for price, card in made.items() if card}
    best = max(_parts(choice.values), key=lambda cards: _melted(cards, prices, losses, worth))
    return because(in_hands_order(choice, best, choice.most), "why-best-trade" if best else "why-no-ballast")


def _melted(
    cards: Picks, prices: Mapping[str, int], losses: Mapping[str, float], worth: Mapping[int, float]
) -> tuple[float, Picks]:
    """Sort key: the gain from melting these, with the worth of a card of each price."""
    price = sum([prices[name] for name in cards])
    return (worth.get(price, 0.0) if cards else 0.0) - sum([losses[name] for name in cards]), cards


def _parts(hand: Sequence[str]) -> set[Picks]:
    """All ways to pick among these cards; of equal ones only the number counts."""
    found: set[Picks] = {()}
    for name in sorted(hand):
        found |= {(*cards, name) for cards in found}
    return found


def dead_weight(now: Situation, hand: Iterable[str]) -> list[str]:
    """The useless cards of a hand."""
    return [name for name in hand if in_hand(now, name) <= 0]


def order_best(now: Situation, choice: Choice) -> Advice:
    """Put what helps a hand most on top, to be drawn first."""
    order = sorted(choice.values, key=lambda name: in_hand(now, name), reverse=True)
    alike = in_hand(now, order[0]) == in_hand(now, order[-1])
    return because(order, "why-order-alike" if alike else "why-best-on-top")


def in_hand(now: Situation, name: str) -> float:
    """How much a card helps in the hand."""
    return ratings.in_hand(CARDS[name], playable=_playable(now))


def _playable(now: Situation) -> bool:
    """Whether another action can be played."""
    return not now.my_turn or now.view.turn.actions > 0


def put_back(now: Situation, choice: Choice) -> Advice:
    """For a Courtyard: an action that cannot be played now, else the dearest card that this turn's buy does not need,
    else the one worth least.
    """
    idle = [name for name in choice.values if CARDS[name].is_action and not now.view.turn.actions]
    if idle:
        return because((max(idle, key=lambda name: gives(CARDS[name])),), "why-idle-action")
    coins = now.coins_in_sight
    aim = max((cost for cost in now.cost.values() if cost <= coins and cost in STEPS), default=0)
    spare = [name for name in choice.values if CARDS[name].is_treasure and CARDS[name].coins <= coins - aim]
    if spare:
        return because((max(spare, key=lambda name: CARDS[name].coins),), "why-spare-coins")
    return because(choice.default, "why-least-use")


STEPS = (3, 5, 6, 8, 9, 11)
"""Prices worth saving for."""


def in_hands_order(choice: Choice, names: Sequence[str], count: int) -> Picks:
    """The first `count` of the names, each as often as it is offered."""
    offered = Counter(choice.values)
    picked: list[str] = []
    for name in names:
        if len(picked) < count and picked.count(name) < offered[name]:
            picked.append(name)
    return tuple(picked)
