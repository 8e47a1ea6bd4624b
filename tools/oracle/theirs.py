"""Plans at the other program's table, with corrections of its errors.

Law: chance comes from the seed alone, and the program's own use of `random` and `logging` leaves no trace.
"""

import logging
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from pyminion.bots.bot import Bot, BotDecider
from pyminion.core import Card
from pyminion.expansions.base import base_set, copper, curse, duchy, estate, gold, province, silver
from pyminion.expansions.intrigue import intrigue_set
from pyminion.game import Game

from tools.oracle.mind import BuyingOrder, Head
from tools.oracle.outcome import PlayedGame
from tools.oracle.plans import kingdom

SEATS = 2

OPTIONS = {
    "minion": ("coins", "discard"),
    "nobles": ("cards", "actions"),
    "pawn": ("cards", "actions", "buys", "coins"),
    "steward": ("cards", "coins", "trash"),
    "torturer": ("discard", "curse"),
}
"""Our names of a card's options, in its order there."""


def named(card: Card) -> str:
    """A card's name as we write it."""
    return str(card.name).lower().replace(" ", "_")


KINGDOM_CARDS = {named(card): card for card in (*base_set, *intrigue_set)}
CARDS = KINGDOM_CARDS | {named(card): card for card in (copper, silver, gold, estate, duchy, province, curse)}


def play(plan: BuyingOrder, seed: int) -> PlayedGame:
    """One game of this plan against itself."""
    cards = [KINGDOM_CARDS[name] for name in kingdom(plan)]
    with alone(seed):
        seats = [Bot(Decider(Head(plan)), str(seat)) for seat in range(SEATS)]
        Game(seats, [list(cards)], kingdom_cards=cards, log_stdout=False).play()
    return PlayedGame(sum(seat.turns for seat in seats), tuple(seat.get_victory_points() for seat in seats))


@contextmanager
def alone(seed: int) -> Iterator[None]:
    """Within this block chance follows from the seed, and nothing is logged."""
    before, quiet = random.getstate(), logging.root.manager.disable
    random.seed(seed)
    logging.disable(logging.CRITICAL)
    try:
        yield
    finally:
        random.setstate(before)
        logging.disable(quiet)


class Decider(BotDecider):  # type: ignore[misc]  # the other program's base has no types for us
    """Answers the other program's questions with a mind."""

    def __init__(self, mind: Head) -> None:
        self.mind = mind

    def action_phase_decision(self, valid_actions: Sequence[Card], player: Any, game: Any) -> Card | None:
        found = self.mind.plays({named(card) for card in valid_actions})
        return CARDS[found] if found else None

    def buy_phase_decision(self, valid_cards: Sequence[Card], player: Any, game: Any) -> Card | None:
        found = self.mind.buys({named(card) for card in valid_cards})
        return CARDS[found] if found else None

    def binary_decision(self, prompt: str, card: Card, player: Any, game: Any, relevant_cards: Any = None) -> bool:
        if named(card) == "masquerade":
            return bool(self._picked(card, "trash", player.hand.cards, 0, 1))
        return self.mind.agrees(named(card))

    def multiple_option_decision(
        self, card: Card, options: Sequence[str], player: Any, game: Any, num_choices: int = 1, unique: bool = True
    ) -> list[int]:
        if named(card) == "baron":
            return [0 if self.mind.agrees("baron") else 1]
        values = OPTIONS[named(card)]
        return [values.index(value) for value in self.mind.chooses(values, num_choices)]

    def multi_play_decision(
        self, prompt: str, card: Card, valid_cards: Sequence[Card], player: Any, game: Any, required: bool = True
    ) -> Card:
        return CARDS[self.mind.doubles([named(card) for card in valid_cards])]

    def discard_decision(
        self,
        prompt: str,
        card: Card,
        valid_cards: Sequence[Card],
        player: Any,
        game: Any,
        min_num_discard: int = 0,
        max_num_discard: int = -1,
    ) -> list[Card]:
        return self._picked(card, "discard", valid_cards, min_num_discard, max_num_discard)

    def trash_decision(
        self,
        prompt: str,
        card: Card,
        valid_cards: Sequence[Card],
        player: Any,
        game: Any,
        min_num_trash: int = 0,
        max_num_trash: int = -1,
    ) -> list[Card]:
        least = 1 if named(card) == "mine" else min_num_trash
        return self._picked(card, "trash", valid_cards, least, max_num_trash)

    def gain_decision(
        self,
        prompt: str,
        card: Card,
        valid_cards: Sequence[Card],
        player: Any,
        game: Any,
        min_num_gain: int = 0,
        max_num_gain: int = -1,
    ) -> list[Card]:
        picked = self._picked(card, "gain", valid_cards, min_num_gain, max_num_gain)
        if named(card) == "swindler":  # it forgets to take the card from its pile
            game.supply.gain_card(picked[0])
        return picked

    def topdeck_decision(
        self,
        prompt: str,
        card: Card,
        valid_cards: Sequence[Card],
        player: Any,
        game: Any,
        min_num_topdeck: int = 0,
        max_num_topdeck: int = -1,
    ) -> list[Card]:
        return self._picked(card, "topdeck", valid_cards, min_num_topdeck, max_num_topdeck)

    def pass_decision(
        self,
        prompt: str,
        card: Card,
        valid_cards: Sequence[Card],
        player: Any,
        game: Any,
        min_num_pass: int = 0,
        max_num_pass: int = -1,
    ) -> list[Card]:
        return self._picked(card, "pass", valid_cards, min_num_pass, max_num_pass)

    def name_card_decision(
        self,
        prompt: str,
        card: Card,
        valid_cards: Sequence[Card],
        player: Any,
        game: Any,
        min_num_name: int = 0,
        max_num_name: int = -1,
    ) -> list[Card]:
        return self._picked(card, "name", valid_cards, min_num_name, max_num_name)

    def _picked(self, card: Card, verb: str, offered: Sequence[Card], least: int, most: int) -> list[Card]:
        names = [named(each) for each in offered]
        picks = self.mind.picks(named(card), verb, names, least, len(names) if most < 0 else most)
        return [CARDS[name] for name in picks]
