"""A seat's cards and tokens, and every way they can move without a question.

Law: nothing else moves cards of a player, so every move is told properly.
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Literal

import msgspec

from games.dominion.card import CARDS, Card, in_order
from games.dominion.events import (
    DeckDiscarded,
    Discarded,
    Drew,
    GainTopdecked,
    Happening,
    Named,
    PickedUp,
    PutBack,
    Revealed,
    Scored,
    SetAside,
    Shuffled,
    Topdecked,
    Trashed,
)

if TYPE_CHECKING:
    from games.dominion.rules.table import Table
    from games.dominion.rules.triggers import Occasion

HAND = 5
"""The cards drawn for a turn."""


class Laid:
    """A card in play, through all repetitions of its play; `gone` once that very card has left play."""

    __slots__ = ("card", "gone")

    def __init__(self, card: str) -> None:
        self.card = card
        self.gone = False


class Holdings(msgspec.Struct, dict=True):
    """What one seat has; a deck's top card is its last. `turns` counts turns begun."""

    seat: int
    hand: list[str] = []
    deck: list[str] = []
    discard: list[str] = []
    in_play: list[str] = []
    set_aside: list[str] = []
    revealed: list[str] = []
    tokens: int = 0
    turns: int = 0

    def sit_down(self, table: "Table") -> None:
        """Join this table. Not a field, so not stored: the table has its players."""
        self.table = table

    def cards(self) -> list[str]:
        """All cards owned."""
        return [*self.hand, *self.deck, *self.discard, *self.in_play, *self.set_aside, *self.revealed]

    def turn_up(self, count: int) -> list[str]:
        """Take up to `count` cards off the deck, the top one first; if it runs out, shuffle the discard pile."""
        deck = self.deck
        if len(deck) < count and self.discard:
            deck[:0] = self.table.chance.shuffled(self.seat, self.discard)
            self.discard.clear()
            self.table.tell(Shuffled(self.seat))
        taken = deck[: -count - 1 : -1]
        del deck[len(deck) - len(taken) :]
        return taken

    def draw(self, count: int, *, fresh: bool = False) -> None:
        """Draw up to `count` cards; `fresh` at clean-up."""
        if drawn := self.turn_up(count):
            self.hand += drawn
            self.table.tell(Drew(self.seat, tuple(drawn), fresh))

    def draw_up_to(self, size: int, stop: "Callable[[Card], bool]") -> str | None:
        """Draw until the hand holds `size` cards, or until a card that stops the drawing; return that card.

        Each draw is told separately: together they would betray which card stopped it.
        """
        while len(self.hand) < size and (drawn := self.turn_up(1)):
            self.hand += drawn
            self.table.tell(Drew(self.seat, tuple(drawn)))
            if stop(CARDS[drawn[0]]):
                return drawn[0]
        return None

    def put_down(self, cards: Iterable[str]) -> None:
        """Discard these cards from the hand."""
        self._move(cards, self.hand, self.discard, Discarded)

    def trash(self, cards: Iterable[str]) -> None:
        """Trash these cards from the hand."""
        self._move(cards, self.hand, self.table.trash, Trashed)

    def reveal(self, *cards: str) -> None:
        """Show cards to everybody."""
        if cards:
            self.table.tell(Revealed(self.seat, cards))

    # cards turned over: they lie open until a verb moves them on

    def turn_over(self, count: int) -> tuple[str, ...]:
        """Turn up to `count` cards of the deck over, for all to see; return them, the top one first."""
        turned = tuple(self.turn_up(count))
        self._lay_open(turned)
        return turned

    def turn_over_until(self, found: "Callable[[Card], bool]", count: int = 1) -> tuple[str, ...]:
        """Turn cards over one by one until `count` of them match, or none are left; return those."""
        turned: list[str] = []
        wanted: list[str] = []
        while len(wanted) < count and (card := next(iter(self.turn_up(1)), None)):
            turned.append(card)
            wanted += [card] if found(CARDS[card]) else []
        self._lay_open(tuple(turned))
        return tuple(wanted)

    def _lay_open(self, cards: tuple[str, ...]) -> None:
        self.revealed += cards
        self.reveal(*cards)

    def take_revealed(self, cards: Iterable[str]) -> None:
        """Take cards that were turned over into the hand."""
        self._move(cards, self.revealed, self.hand, PickedUp)

    def put_back(self, cards: Iterable[str]) -> None:
        """Put turned-over cards back on the deck, the last named on top; others do not see the order."""
        self._move(cards, self.revealed, self.deck, lambda seat, moved: PutBack(seat, in_order(moved)))

    def discard_revealed(self, cards: Iterable[str] | None = None) -> None:
        """Discard turned-over cards; None: all that still lie there."""
        self._move(self.revealed if cards is None else cards, self.revealed, self.discard, Discarded)

    def trash_revealed(self, cards: Iterable[str]) -> None:
        """Trash cards that were turned over."""
        self._move(cards, self.revealed, self.table.trash, Trashed)

    # other moves of cards

    def topdeck(self, cards: Iterable[str]) -> None:
        """Put cards from the hand on the deck, the last named on top."""
        self._move(cards, self.hand, self.deck, Topdecked)

    def put_aside(self, cards: Iterable[str]) -> None:
        """Set cards from the hand aside."""
        self._move(cards, self.hand, self.set_aside, SetAside)

    def discard_aside(self, cards: Iterable[str]) -> None:
        """Discard cards that were set aside."""
        self._move(cards, self.set_aside, self.discard, Discarded)

    def discard_deck(self) -> None:
        """Turn the whole deck over onto the discard pile: only its bottom card is seen."""
        if self.deck:
            self.discard += reversed(self.deck)
            self.deck.clear()
            self.table.tell(DeckDiscarded(self.seat, self.discard[-1]))

    def take_aside(self, cards: Iterable[str]) -> None:
        """Take cards that were set aside back into the hand."""
        self._move(cards, self.set_aside, self.hand, PickedUp)

    def pick_up(self, cards: Iterable[str]) -> None:
        """Take cards out of the discard pile into the hand, for all to see."""
        self._move(cards, self.discard, self.hand, PickedUp)

    def trash_from_play(self, this: Laid) -> bool:
        """Trash a card that was put into play; return whether it was still there."""
        if this.gone:
            return False
        this.gone = True
        self.trash_in_play((this.card,))
        return True

    def trash_in_play(self, cards: Iterable[str]) -> None:
        """Trash cards of the play area."""
        self._move(cards, self.in_play, self.table.trash, Trashed)

    def move_gained(self, occasion: "Occasion", to: Literal["deck", "trash"]) -> bool:
        """Move the card that was just gained; False if it has moved since, or is there already.

        Nobody keeps track of it afterwards.
        """
        card, zone = occasion.card, occasion.zone
        if zone is None or zone == to:
            return False
        lying: list[str] = getattr(self, zone)
        del lying[next(place for place in reversed(range(len(lying))) if lying[place] == card)]
        occasion.zone = None
        if to == "deck":
            self.deck.append(card)
            self.table.tell(GainTopdecked(self.seat, card))
        else:
            self.table.trash.append(card)
            self.table.tell(Trashed(self.seat, (card,)))
        return True

    # other than cards

    def score(self, tokens: int) -> None:
        """Take victory tokens."""
        if tokens:
            self.tokens += tokens
            self.table.tell(Scored(self.seat, tokens))

    def say_name(self, card: str) -> None:
        """Name a card, for all to hear."""
        self.table.tell(Named(self.seat, card))

    def forbid(self, card: str) -> None:
        """Name a card that must not be bought this turn."""
        self.say_name(card)
        self.table.turn.named.append(card)

    def _move(
        self, cards: Iterable[str], zone: list[str], to: list[str], told: Callable[[int, tuple[str, ...]], Happening]
    ) -> None:
        """Move the cards, if any, from one zone to another, and tell it."""
        if moved := tuple(cards):
            for card in moved:
                zone.remove(card)
            to += moved
            self.table.tell(told(self.seat, moved))

    def clean_up(self) -> None:
        """Discard hand and play area, draw the next hand."""
        self.discard += self.hand
        self.discard += self.in_play
        self.hand.clear()
        self.in_play.clear()
        self.draw(HAND, fresh=True)
