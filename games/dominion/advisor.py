"""The computer player: sees its view only, keeps nothing in mind, answers every question.

It is a money player with a few good actions: it weighs each card by what it gives, wants few actions that end the
chain, turns to victory cards when Provinces run low, and takes the default where it has no opinion.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import TypeAlias

from games.dominion.card import CARDS, CURSE, Card
from games.dominion.view import View
from games.kernel.choice import Choice, IllegalAnswer, Picks
from games.kernel.game import Look, Policy
from games.kernel.policy import default_policy

ROOM_FOR_TERMINALS = 10
"""One action that ends the chain for so many cards owned."""

ENOUGH_MONEY = 5
"""Coins that a deck must keep when Coppers are trashed."""

DUCHIES_FROM, ESTATES_FROM = 4, 2
"""With so few Provinces left, points are worth more than coins."""


class Situation:
    """What a decision is about: the view, and what follows from it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.owned = Counter(view.owned)
        self.left = {pile.card: pile.left for pile in view.piles}
        self.cost = {pile.card: pile.cost for pile in view.piles}
        self.provinces = min(self.left.get(card, 99) for card in ("province", "colony"))

    @property
    def my_turn(self) -> bool:
        """Whether the seat is on turn, so that its hand may still be played."""
        return self.view.turn.seat == self.view.seat

    def spare_actions(self) -> int:
        """How many more actions that end the chain the deck can bear."""
        ends = sum(count for name, count in self.owned.items() if is_terminal(CARDS[name]))
        more = sum(count * (CARDS[name].actions - 1) for name, count in self.owned.items() if CARDS[name].actions > 1)
        return 1 + (len(self.view.owned) - 8) // ROOM_FOR_TERMINALS + more - ends

    def worth(self, name: str) -> float:
        """How much it is worth to own one more of a card; Silver is 3, Gold 6, nothing at all 0."""
        card = CARDS[name]
        if card.kinds == (CURSE,):
            return -5.0
        of_treasure = 3.0 * (card.coins - 1) if card.is_treasure else 0.0
        of_action = self.worth_of_action(card) if card.is_action else 0.0
        return of_treasure + of_action + (self.worth_of_points(card) if card.is_victory else 0.0)

    def worth_of_points(self, card: Card) -> float:
        """Points count near the end; a Province always."""
        points = card.points_of(self.owned) if card.points_of else card.points
        if points >= 6:
            return 10.0 + points
        near = DUCHIES_FROM if points >= 3 else ESTATES_FROM
        return 4.0 + points if self.provinces <= near else 0.1 * points - 1

    def worth_of_action(self, card: Card) -> float:
        """What playing it gives, if there is room for it."""
        worth = gives(card)
        if card.actions:
            return worth
        return worth - 0.5 * self.owned[card.name] if self.spare_actions() > 0 else -1.0


def is_terminal(card: Card) -> bool:
    """Whether playing it uses up an action for good."""
    return card.is_action and not card.actions


@cache
def gives(card: Card) -> float:
    """What playing an action gives, where Silver is 3: cards, coins, buys, an attack, further actions."""
    drawn = card.cards - (1 if card.actions else 0)
    more = 0.4 * max(card.actions - 1, 0)
    return 1.4 * drawn + 1.2 * card.coins + 0.4 * card.buys + 1.5 * card.is_attack + more + KNACK.get(card.name, 0.0)


KNACK = {
    "adventurer": 3.5, "bureaucrat": 0.5, "cellar": 0.5, "chapel": 0.8, "council_room": -1.5, "feast": 1.0,
    "library": 3.0, "mine": 1.0, "moneylender": 1.6, "remodel": 1.0, "spy": -1.2, "thief": -0.5, "throne_room": 1.0,
    "witch": 2.0, "workshop": 0.2,
}  # fmt: skip
"""What cards are worth beyond their plus."""


def advisor(level: str) -> Policy:
    """The computer player of a level; there is one."""
    return advise


YES_OR_NO = ("yes", "no")
"""Such questions carry a sensible default."""


def advise(look: Look, choice: Choice) -> Picks:
    """Answer a question by its verb; what it does not know, or answers amiss, gets the default."""
    answer = ANSWERS.get(choice.key) or ANSWERS.get(choice.key.rpartition(".")[2])
    if answer is None or choice.values == YES_OR_NO:
        return default_policy(look, choice)
    try:
        return choice.check(answer(Situation(look()), choice))
    except IllegalAnswer:
        return default_policy(look, choice)


# playing


def action(now: Situation, choice: Choice) -> Picks:
    """Actions that give further actions first, then the one that gives most."""
    playable = sorted(set(choice.values), key=lambda name: play_order(now, CARDS[name]), reverse=True)
    return next(((name,) for name in playable if useful(now, name)), ())


def play_order(now: Situation, card: Card) -> tuple[bool, int, float]:
    """Sort key: what keeps the chain going, then what doubles another, then what gives most."""
    return card.actions > 0 or card.name == "throne_room", card.actions, gives(card)


def useful(now: Situation, name: str) -> bool:
    """Whether playing it now does more good than harm."""
    hand = list(now.view.hand)
    hand.remove(name)
    if name == "remodel":
        return any(gain_by_trashing(now, card, now.cost[card] + 2) > 0 for card in hand)
    if name == "mine":
        return any(card in ("copper", "silver") for card in hand)
    if name == "throne_room":
        return any(CARDS[card].is_action and card != name and useful(now, card) for card in hand)
    if name == "chapel":
        return bool(ballast(now, hand))
    return name != "moneylender" or "copper" in hand


def twice(now: Situation, choice: Choice) -> Picks:
    """The action most worth playing twice."""
    return (max(choice.values, key=lambda name: (name != "throne_room", useful(now, name), gives(CARDS[name]), name)),)


def gain_by_trashing(now: Situation, card: str, limit: int, kind: str | None = None) -> float:
    """What one wins by trashing a card of the hand for the best card (of a kind) that costs up to so much."""
    within = (name for name, left in now.left.items() if left and now.cost[name] <= limit)
    return max((now.worth(name) for name in within if not kind or kind in CARDS[name].kinds), default=0.0) - loss(
        now, card
    )


def loss(now: Situation, name: str) -> float:
    """What one loses by trashing a card."""
    card = CARDS[name]
    if card.is_action:
        return max(gives(card), 0.0)
    early = now.provinces > DUCHIES_FROM
    return 13.0 if early and card.coins >= 3 else now.worth(name)


# getting cards


def buy(now: Situation, choice: Choice) -> Picks:
    """The card most worth owning, or none."""
    best = dearest(now, choice.values)
    return (best,) if best and now.worth(best) > 0 else ()


def gain(now: Situation, choice: Choice) -> Picks:
    """The card most worth owning."""
    best = dearest(now, choice.values)
    return (best,) if best else ()


def dearest(now: Situation, offered: Iterable[str]) -> str | None:
    """The card most worth owning; of equals the dearer."""
    known = [name for name in offered if name in CARDS]
    return max(known, key=lambda name: (now.worth(name), now.cost.get(name, 0), name), default=None)


# parting with cards


def trash(now: Situation, choice: Choice) -> Picks:
    """For Remodel and its like the card that brings most, else what is least worth."""
    by = choice.key.partition(".")[0]
    more = UPGRADES.get(by)
    if more is None:
        return tuple(sorted(choice.values, key=lambda name: loss(now, name))[: choice.least])
    extra, kind = more
    best = max(choice.values, key=lambda name: gain_by_trashing(now, name, now.cost[name] + extra, kind))
    return (best,)


def thin_out(now: Situation, choice: Choice) -> Picks:
    """What only slows the deck down, as much as may go."""
    return in_hands_order(choice, ballast(now, choice.values), choice.most)


def ballast(now: Situation, hand: Iterable[str]) -> list[str]:
    """Cards of a hand that a deck is better without: Curses, Estates but near the end, Coppers while enough money is
    left.
    """
    cards = Counter(hand)
    estates = cards["estate"] if now.provinces > DUCHIES_FROM else 0
    money = sum(CARDS[name].coins * count for name, count in now.owned.items() if CARDS[name].is_treasure)
    coppers = max(0, min(cards["copper"], money - ENOUGH_MONEY))
    return ["curse"] * cards["curse"] + ["estate"] * estates + ["copper"] * coppers


def by_default(now: Situation, choice: Choice) -> Picks:
    """What the question itself suggests."""
    return choice.default


UPGRADES: dict[str, tuple[int, str | None]] = {"remodel": (2, None), "mine": (3, "treasure")}
"""Cards that trash one card for another: how much more it may cost, and of which kind it must be."""


def discard(now: Situation, choice: Choice) -> Picks:
    """What helps the hand least: the number demanded, or all that is dead in the hand."""
    worst = sorted(choice.values, key=lambda name: in_hand(now, name))
    if choice.least:
        return in_hands_order(choice, surplus(choice.values) + worst, choice.least)
    dead = [name for name in choice.values if in_hand(now, name) <= 0]
    return in_hands_order(choice, dead, len(dead))


def surplus(hand: Sequence[str]) -> list[str]:
    """Actions of a hand that cannot be played this turn or the next: all but one that end the chain."""
    ends = sorted(
        (name for name in hand if is_terminal(CARDS[name])), key=lambda name: gives(CARDS[name]), reverse=True
    )
    further = sum(CARDS[name].actions - 1 for name in hand if CARDS[name].actions > 1)
    return ends[1 + further :]


def in_hand(now: Situation, name: str) -> float:
    """How much a card helps in the hand."""
    card = CARDS[name]
    if card.is_treasure:
        return float(card.coins) or 1.0
    if not card.is_action:
        return -1.0
    can_be_played = card.actions or not now.my_turn or now.view.turn.actions > 0
    replaced = bool(card.actions and card.cards)
    return 0.5 + replaced + gives(card) / 2 if can_be_played else 0.0


def in_hands_order(choice: Choice, names: Sequence[str], count: int) -> Picks:
    """So many of the names, each as often as it is offered."""
    offered = Counter(choice.values)
    picked: list[str] = []
    for name in names:
        if len(picked) < count and picked.count(name) < offered[name]:
            picked.append(name)
    return tuple(picked)


Answer: TypeAlias = Callable[[Situation, Choice], Picks]

ANSWERS: dict[str, Answer] = {
    "turn.action": action,
    "turn.buy": buy,
    "throne_room.play": twice,
    "chapel.trash": thin_out,
    "thief.trash": by_default,
    "thief.gain": by_default,
    "gain": gain,
    "trash": trash,
    "discard": discard,
}
"""Opinions by question or by verb."""
