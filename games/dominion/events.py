"""What the chronicle of a Dominion table tells."""

from typing import ClassVar, TypeAlias

from games.dominion.kingdoms import WITH_COLONY
from games.dominion.words import cards_in_words, title
from games.kernel.chronicle import ByOrder, Event, Reseated, Sealed, TookBack, TurnBegan
from games.kernel.text import Seat, Text


class Played(Event, frozen=True, gc=False):
    """A seat played cards from its hand."""

    cards: tuple[str, ...]

    @property
    def used(self) -> tuple[str, ...]:
        """The cards, but for those of every game."""
        return tuple(card for card in self.cards if card not in WITH_COLONY)

    def line(self, reader: int | None) -> Text:
        """Everybody sees what is played."""
        return Text("played", who=Seat(self.seat), cards=cards_in_words(self.cards))


class PlayedAgain(Event, frozen=True, gc=False):
    """A seat did once more what a card says that it had just played."""

    card: str

    def line(self, reader: int | None) -> Text:
        """Everybody sees what is played."""
        return Text("played-again", who=Seat(self.seat), card=title(self.card))


class Drew(Event, frozen=True, gc=False):
    """A seat drew cards; others learn how many. `fresh`: the next hand, drawn at clean-up."""

    cards: tuple[str, ...]
    fresh: bool = False

    reveals: ClassVar[bool] = True
    minor: ClassVar[bool] = True

    def line(self, reader: int | None) -> Text | None:
        """The cards for their owner, the count for the others (nothing of a fresh hand)."""
        if reader == self.seat:
            return Text("drew-new-hand" if self.fresh else "you-drew", cards=cards_in_words(self.cards))
        return None if self.fresh else Text("drew", who=Seat(self.seat), count=len(self.cards))

    def digest(self, reader: int) -> Text | None:
        """A fresh hand is shown anyway."""
        return self.line(reader) if reader == self.seat and not self.fresh else None


class Gained(Event, frozen=True, gc=False):
    """A seat gained a card from the supply; `to` is the zone it went to, `bought` whether it was paid for."""

    card: str
    to: str = "discard"
    bought: bool = False

    def line(self, reader: int | None) -> Text:
        """Everybody sees what is gained."""
        if self.bought:
            return Text("bought", who=Seat(self.seat), card=title(self.card))
        return Text("gained", who=Seat(self.seat), card=title(self.card), to=self.to)


class Discarded(Event, frozen=True, gc=False):
    """A seat discarded cards; the last one lies on top."""

    cards: tuple[str, ...]

    def line(self, reader: int | None) -> Text:
        """The cards for their owner; the others see how many, and the top one."""
        if reader == self.seat:
            return Text("you-discarded", cards=cards_in_words(self.cards))
        return Text("discarded", who=Seat(self.seat), count=len(self.cards), top=title(self.cards[-1]))


class Trashed(Event, frozen=True, gc=False):
    """A seat trashed cards."""

    cards: tuple[str, ...]

    def line(self, reader: int | None) -> Text:
        """The trash is open."""
        return Text("trashed", who=Seat(self.seat), cards=cards_in_words(self.cards))


class Revealed(Event, frozen=True, gc=False):
    """A seat showed cards to everybody."""

    cards: tuple[str, ...]

    reveals: ClassVar[bool] = True

    def line(self, reader: int | None) -> Text:
        """Shown to all."""
        return Text("revealed", who=Seat(self.seat), cards=cards_in_words(self.cards))


class Topdecked(Event, frozen=True, gc=False):
    """A seat put cards from its hand on its deck."""

    cards: tuple[str, ...]

    def line(self, reader: int | None) -> Text:
        """The cards for their owner, the count for the others."""
        if reader == self.seat:
            return Text("you-topdecked", cards=cards_in_words(self.cards))
        return Text("topdecked", who=Seat(self.seat), count=len(self.cards))


class PickedUp(Event, frozen=True, gc=False):
    """A seat took cards that lay open into its hand."""

    cards: tuple[str, ...]

    def line(self, reader: int | None) -> Text:
        """They lay open."""
        return Text("picked-up", who=Seat(self.seat), cards=cards_in_words(self.cards))


class PutBack(Event, frozen=True, gc=False):
    """Cards that lay open went back on the deck of a seat."""

    cards: tuple[str, ...]

    def line(self, reader: int | None) -> Text:
        """They lay open."""
        return Text("put-back", who=Seat(self.seat), cards=cards_in_words(self.cards))


class DeckDiscarded(Event, frozen=True, gc=False):
    """A seat turned its deck over onto the discard pile; `top` lies on top now."""

    top: str

    reveals: ClassVar[bool] = True

    def line(self, reader: int | None) -> Text:
        """Nobody sees more than the top card."""
        return Text("deck-discarded", who=Seat(self.seat), top=title(self.top))


class SetAside(Event, frozen=True, gc=False):
    """A seat set cards aside, open."""

    cards: tuple[str, ...]

    def line(self, reader: int | None) -> Text:
        """They lie open."""
        return Text("set-aside", who=Seat(self.seat), cards=cards_in_words(self.cards))


class Shuffled(Event, frozen=True, gc=False):
    """A seat shuffled its discard pile into a new deck."""

    reveals: ClassVar[bool] = True
    minor: ClassVar[bool] = True

    def line(self, reader: int | None) -> Text:
        """Everybody sees it."""
        return Text("shuffled", who=Seat(self.seat))


class GainTopdecked(Event, frozen=True, gc=False):
    """A seat put the card it had just gained onto its deck."""

    card: str

    def line(self, reader: int | None) -> Text:
        """Everybody saw the card gained."""
        return Text("gain-topdecked", who=Seat(self.seat), card=title(self.card))


class Passed(Event, frozen=True, gc=False):
    """A seat handed a card from its hand to the seat `to`; nobody else sees it."""

    to: int
    card: str

    reveals: ClassVar[bool] = True

    def concerns(self, seat: int) -> bool:
        """Giver and taker."""
        return seat in (self.seat, self.to)

    def line(self, reader: int | None) -> Text:
        """The card for giver and taker only."""
        if reader == self.seat:
            return Text("you-passed", to=Seat(self.to), card=title(self.card))
        if reader == self.to:
            return Text("passed-to-you", who=Seat(self.seat), card=title(self.card))
        return Text("passed", who=Seat(self.seat), to=Seat(self.to))


class Scored(Event, frozen=True, gc=False):
    """A seat took victory tokens."""

    tokens: int

    def line(self, reader: int | None) -> Text:
        """They lie open."""
        return Text("scored", who=Seat(self.seat), count=self.tokens)


class Named(Event, frozen=True, gc=False):
    """A seat named a card."""

    card: str

    reveals: ClassVar[bool] = True

    def line(self, reader: int | None) -> Text:
        """Said for all to hear."""
        return Text("named", who=Seat(self.seat), card=title(self.card))


DominionEvent: TypeAlias = (
    TurnBegan
    | TookBack
    | ByOrder
    | Reseated
    | Sealed
    | Played
    | PlayedAgain
    | Drew
    | Gained
    | Discarded
    | Trashed
    | Revealed
    | Topdecked
    | PickedUp
    | PutBack
    | DeckDiscarded
    | SetAside
    | Shuffled
    | GainTopdecked
    | Passed
    | Scored
    | Named
)
