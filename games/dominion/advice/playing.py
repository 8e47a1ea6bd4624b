"""Playing: which action comes next, which is played twice, and which treasures."""

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum, auto
from typing import TypeAlias

from games.dominion.advice.parting import ballast, dead_weight
from games.dominion.advice.reasons import because
from games.dominion.advice.situation import Situation
from games.dominion.advice.worth import dearest, gain_by_trashing, worth
from games.dominion.card import CARDS, Card
from games.dominion.ratings import DOUBLING, gives, is_terminal
from games.kernel.contract.mind import Advice
from games.kernel.engine.choice import Choice

LATE = ("conspirator", "upgrade", "scout", "hamlet", "cellar", "menagerie", "shanty_town", "minion")
"""Of those that keep the chain going, the ones to play after the others."""


class Urgency(IntEnum):
    """When an action is played; the last stages come first."""

    ENDS = auto()
    DRAWS = auto()
    LATE = auto()
    GOES_ON = auto()
    MORE_ACTIONS = auto()
    MOTLEY_HAND = auto()
    BEST_REPEATED = auto()


def action(now: Situation, choice: Choice) -> Advice:
    """Actions that give further actions first, then the one that gives most."""
    playable = sorted(set(choice.values), key=lambda name: play_order(now, CARDS[name]), reverse=True)
    helping = [name for name in playable if useful(now, name)]
    if not helping:
        return because((), "why-no-action")
    best, *others = helping
    if CARDS[best].actions:
        return because((best,), "why-chain")
    if best in DOUBLING:
        return because((best,), "why-doubling")
    if others or choice.values.count(best) > 1:
        return because((best,), "why-best-action")
    return because((best,), "why-only-action" if len(choice.values) > 1 else "why-one-action")


def play_order(now: Situation, card: Card) -> tuple[Urgency, float, str]:
    """Sort key: what keeps the chain going, then what doubles another, then what gives most."""
    return stage(now, card), value(now, card), card.name


def stage(now: Situation, card: Card) -> Urgency:
    """Later stages are played earlier. Drawing comes before sifting if there are actions for both."""
    to_spare = now.view.turn.actions > 1
    if card.name in DOUBLING:
        return _stage_of_doubling(now, card)
    if not goes_on(now, card):
        return Urgency.DRAWS if card.cards and to_spare else Urgency.ENDS
    if card.name == "menagerie" and _all_different(now):
        return Urgency.MOTLEY_HAND
    if card.name in LATE:
        return Urgency.ENDS if to_spare and _drawing_waits(now) else Urgency.LATE
    return Urgency.MORE_ACTIONS if card.actions > 1 else Urgency.GOES_ON


def _stage_of_doubling(now: Situation, card: Card) -> Urgency:
    """A King's Court takes the best; a Throne Room one that ends the chain, if there is one, after all that goes on."""
    targets = [CARDS[name] for name in now.view.hand if CARDS[name].is_action and name not in DOUBLING]
    if card.name == "kings_court":
        return Urgency.BEST_REPEATED
    return Urgency.MORE_ACTIONS if len(targets) == 1 or all(goes_on(now, one) for one in targets) else Urgency.LATE


def goes_on(now: Situation, card: Card) -> bool:
    """Whether playing it leaves as many actions as before."""
    if card.name == "conspirator":
        return _played(now) >= 2
    return card.actions > 0


def _played(now: Situation) -> int:
    """How many actions lie in play."""
    return sum(CARDS[name].is_action for name in now.view.seats[now.view.seat or 0].in_play)


def _all_different(now: Situation) -> bool:
    """Whether a Menagerie draws three cards."""
    rest = [name for name in now.view.hand if name != "menagerie"]
    return len(set(rest)) == len(rest) and now.view.hand.count("menagerie") == 1


def _drawing_waits(now: Situation) -> bool:
    """Whether the hand holds a card that draws and ends the chain."""
    return any(CARDS[name].cards > 1 and is_terminal(CARDS[name]) for name in now.view.hand)


def value(now: Situation, card: Card) -> float:
    """The worth of playing an action now: no more cards than can be drawn, more coins or fewer burdens if the hand
    holds what it needs.
    """
    given = gives(card)
    if card.cards:
        given -= 1.4 * max(0, card.cards - now.drawable)
    hand = now.view.hand
    match card.name:
        case "chapel":
            given = 1.3 * min(4, len(ballast(now, hand)))
        case "baron":
            given = 5.0 if "estate" in hand else -1.0
        case "coppersmith":
            given = 1.2 * hand.count("copper")
        case "library" | "watchtower":
            drawn = min((7 if card.name == "library" else 6) - len(hand) + 1, now.drawable)
            given = 1.4 * drawn
        case "steward" | "remake" | "trading_post":
            given = max(given, 1.6 * min(2, len(ballast(now, hand)))) if now.early else given
        case "counting_house":
            given = 1.2 * now.unseen["copper"] * 0.6
        case "vault" | "secret_chamber":
            given += 0.6 * len(dead_weight(now, hand))
    return given


def useful(now: Situation, name: str) -> bool:
    """Whether playing it now does more good than harm."""
    hand = list(now.view.hand)
    hand.remove(name)
    test = USEFUL.get(name)
    return test is None or test(now, hand)


def twice(now: Situation, choice: Choice) -> Advice:
    """The action most worth playing twice or three times."""
    best = max(choice.values, key=lambda name: _of_doubling(now, name))
    return because((best,), "why-twice")


def _of_doubling(now: Situation, name: str) -> tuple[bool, bool, float, str]:
    """Sort key: useful ones; with no action left and several waiting, those that give actions."""
    waiting = [other for other in now.view.hand if CARDS[other].is_action and other != name and useful(now, other)]
    if name in DOUBLING:
        return len(waiting) > 1, True, 20.0 if len(waiting) > 1 else 0.0, name
    card = CARDS[name]
    stranded = not now.view.turn.actions and len(waiting) > 1
    return True, useful(now, name), value(now, card) + (3.0 * card.actions if stranded else 0.0), name


def treasures(now: Situation, choice: Choice) -> Advice:
    """All of them; Coppers stay in the hand if that makes a Grand Market possible."""
    if not _coppers_in_the_way(now, choice):
        return because(choice.default, "why-treasures")
    return because([name for name in choice.default if name != "copper"], "why-no-copper")


def _coppers_in_the_way(now: Situation, choice: Choice) -> bool:
    """Whether a Grand Market can be bought, but only without Coppers, and nothing dearer with them."""
    if "copper" not in choice.values or worth(now, "grand_market") <= 3 or not now.left.get("grand_market"):
        return False
    coins = now.view.turn.coins + sum(CARDS[name].coins for name in choice.default if name != "copper")
    if "copper" in now.view.seats[choice.seat].in_play or not now.cost["grand_market"] <= coins < now.price(now.top):
        return False
    return coins + choice.values.count("copper") < now.price(now.top)


# when a card is worth playing, with this hand beside it


def _can_double(now: Situation, hand: Sequence[str]) -> bool:
    return any(CARDS[card].is_action and card not in DOUBLING and useful(now, card) for card in hand)


def _can_improve(more: int, kind: str | None = None, *, exactly: bool = False) -> "Useful":
    """Whether some card of the hand can be trashed for a better one."""

    def test(now: Situation, hand: Sequence[str]) -> bool:
        fitting = [card for card in hand if not kind or kind in CARDS[card].kinds]
        return any(gain_by_trashing(now, card, more, kind, exactly=exactly) > 0 for card in fitting)

    return test


def _holds(name: str) -> "Useful":
    return lambda now, hand: name in hand


def _has_ballast(least: int) -> "Useful":
    return lambda now, hand: len(ballast(now, hand)) >= least


def _can_draw_to(size: int) -> "Useful":
    return lambda now, hand: len(hand) < size


def _can_gain(up_to: int) -> "Useful":
    def test(now: Situation, hand: Sequence[str]) -> bool:
        best = dearest(now, [name for name, left in now.left.items() if left and now.cost[name] <= up_to])
        return best is not None and worth(now, best) > 0

    return test


def _has_dead(now: Situation, hand: Sequence[str]) -> bool:
    return bool(dead_weight(now, hand))


def _has_money(now: Situation, hand: Sequence[str]) -> bool:
    return any(CARDS[card].is_treasure and card != "copper" for card in hand)


def _chain_goes_on(now: Situation, hand: Sequence[str]) -> bool:
    """Whether further actions are useful, or the hand draws for lack of them."""
    ends = [card for card in hand if is_terminal(CARDS[card])]
    return len(ends) >= now.view.turn.actions or not any(CARDS[card].is_action for card in hand)


Useful: TypeAlias = Callable[[Situation, Sequence[str]], bool]

USEFUL: Mapping[str, Useful] = {
    "baron": _holds("estate"),
    "bishop": lambda now, hand: bool(ballast(now, hand)) or not now.early,
    "chapel": _has_ballast(1),
    "coppersmith": _holds("copper"),
    "expand": _can_improve(3),
    "forge": _has_ballast(2),
    "ironworks": _can_gain(4),
    "kings_court": _can_double,
    "library": _can_draw_to(7),
    "mine": _can_improve(3, "treasure"),
    "mint": _has_money,
    "moneylender": _holds("copper"),
    "remake": _has_ballast(2),
    "remodel": _can_improve(2),
    "secret_chamber": _has_dead,
    "shanty_town": _chain_goes_on,
    "throne_room": _can_double,
    "trade_route": _has_ballast(1),
    "trading_post": _has_ballast(2),
    "upgrade": _can_improve(1, exactly=True),
    "watchtower": _can_draw_to(6),
    "workshop": _can_gain(4),
}
"""Cards that may do harm, or nothing."""
