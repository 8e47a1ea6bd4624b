"""What is said to be decided about a card is true of it: each ruling that several cards share is tried on each."""

from collections.abc import Callable
from functools import cache

import pytest

from games.dominion import GAME
from games.dominion.card import CARDS, PRIZE
from games.dominion.kingdom.rulings import RULED
from games.dominion.rules.triggers import TRIGGERS
from games.kernel.contract.game import Setup, encode_state
from games.kernel.engine.choice import Choice
from games.kernel.match import Match, Snapshot

HAND = ["copper", "estate", "gold", "village", "market", "curse"]
DECK = ["silver", "province", "copper", "market", "estate", "gold"]


class Played:
    """What comes of a card that is played with much in hand, deck and supply; an Estate is trashed where one may be."""

    def __init__(self, card: str) -> None:
        phase = "action" if CARDS[card].is_action else "buy"
        piles = dict.fromkeys(("moat", "village", "smithy", "market", "gold", "silver"), 9)
        others = {1: {"hand": HAND, "deck": DECK}}
        table = {0: {"hand": [card, *HAND], "deck": DECK}, **others, "supply": piles, "turn": {"phase": phase}}
        setup = Setup(2, "exact")
        match = Match(GAME, setup, Snapshot(0, 0, encode_state(GAME.arrange(setup, b"ruling", table))))
        before = sum(match.state.supply.values())
        match.answer(0, next(iter(match.open)), (card,))
        self.asked = list[Choice]()
        while not next(iter(match.open.values())).key.startswith("turn."):
            name, choice = next(iter(match.open.items()))
            self.asked.append(choice)
            usual = choice.default or choice.values[: choice.least]
            match.answer(choice.seat, name, ("estate",) if len(usual) == 1 and "estate" in choice.values else usual)
        self.trashed = len(match.state.trash)
        self.gained = before - sum(match.state.supply.values())
        self.plays = match.state.turn.plays

    @property
    def may_decline(self) -> bool:
        """Whether any question to its player could be answered with nothing, or with no."""
        mine = [choice for choice in self.asked if choice.seat == 0]
        return any(not choice.least or "no" in choice.values for choice in mine)

    def asks(self, verb: str) -> bool:
        """Whether anybody is asked to do this."""
        return any(choice.key.endswith(f".{verb}") for choice in self.asked)


played = cache(Played)


def answers_to(card: str, moment: str) -> bool:
    """Whether a card has its say then."""
    return any(trigger.moment == moment for trigger in TRIGGERS.get(card, ()))


def text_of(card: str) -> str:
    """What a card says of itself."""
    return CARDS[card].effect.__doc__ or ""


SHARED: dict[str, Callable[[str], bool]] = {
    "ruling-must": lambda card: played(card).trashed > 0 < played(card).gained and not played(card).may_decline,
    "ruling-must-trash": lambda card: played(card).trashed > 0 == played(card).gained and not played(card).may_decline,
    "ruling-must-gain": lambda card: played(card).gained > 0 == played(card).trashed and not played(card).may_decline,
    "ruling-throne-gone": lambda card: played(card).asks("play") or played(card).trashed > 0,
    "ruling-windows": lambda card: answers_to(card, "attacked"),
    "ruling-revealed": lambda card: "eveal" in text_of(card) and "discard" in text_of(card),
    "ruling-each-play": lambda card: card in played(card).plays,
    "ruling-choose-any": lambda card: played(card).asks("choose"),
    "ruling-choose-first": lambda card: played(card).asks("choose") and "hoose" in text_of(card),
    "ruling-back-order": lambda card: "order" in text_of(card) or answers_to(card, "attacked"),
    "ruling-prize": lambda card: PRIZE in CARDS[card].kinds,
    "ruling-mint-talisman": lambda card: answers_to(card, "bought"),
    "ruling-when-bought": lambda card: answers_to(card, "bought"),
    "ruling-once-per-gain": lambda card: answers_to(card, "gained"),
    "ruling-no-attack": lambda card: not CARDS[card].is_attack,
    "ruling-end": lambda card: CARDS[card].is_points_alone,
}


@pytest.mark.parametrize(("ruling", "card"), [(ruling, card) for ruling in SHARED for card in RULED[ruling].split()])
def test_a_ruling_is_true_of_each_card_at_which_it_stands(ruling: str, card: str) -> None:
    assert SHARED[ruling](card)


def test_every_ruling_that_is_not_about_one_card_alone_is_tried() -> None:
    assert {ruling for ruling, cards in RULED.items() if len(cards.split()) > 1} == set(SHARED)


@pytest.mark.parametrize("ruling", ["ruling-windows", "ruling-prize", "ruling-when-bought"])
def test_no_card_lacks_a_ruling_that_is_true_of_it(ruling: str) -> None:
    assert {card for card in CARDS if SHARED[ruling](card)} == set(RULED[ruling].split())
