"""The events in the chronicle of a Dominion table."""

from collections.abc import Callable
from typing import ClassVar

from msgspec import structs

from games.dominion.card import CARDS
from games.dominion.kingdom.kingdoms import WITH_COLONY
from games.dominion.words import one, some, title
from games.kernel.engine.chronicle import Because, Cause, Event, events_of, sentence
from games.kernel.engine.text import Arg, Seat, Text


class Happening(Event, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """Something that a seat does; `cause`: the card of another seat that made it do so."""

    cause: Cause | None = None

    telling: ClassVar[bool] = False
    """Whether people who were away will want to know."""

    @property
    def because(self) -> Because | None:
        """Whose card it was."""
        return None if self.cause is None else Because(self.cause.seat, title(self.cause.what))

    @property
    def told(self) -> dict[str, Arg]:
        """Cards by their names."""
        named: dict[str, Callable[..., Arg]] = {"card": title, "cards": some}
        return {name: named[name](arg) if name in named else arg for name, arg in super().told.items()}

    def as_told_before(self) -> Event | None:
        """Without its cause."""
        return self if self.cause is None else structs.replace(self, cause=None)


class Played(Happening, frozen=True, gc=False):
    """A seat played cards from its hand."""

    cards: tuple[str, ...]

    says: ClassVar[str] = "played"

    @property
    def used(self) -> tuple[str, ...]:
        """The cards, except those of every game."""
        return tuple(card for card in self.cards if card not in WITH_COLONY)

    @property
    def weight(self) -> int:
        """Treasures are played for what is bought."""
        return 1 if any(CARDS[card].is_action for card in self.cards) else 0


class PlayedAgain(Happening, frozen=True, gc=False):
    """A seat did again what a card says that it had just played."""

    card: str

    says: ClassVar[str] = "played-again"


class Drew(Happening, frozen=True, gc=False):
    """A seat drew cards; others learn how many. `fresh`: the next hand, drawn at clean-up."""

    cards: tuple[str, ...]
    fresh: bool = False

    reveals: ClassVar[bool] = True
    weighs: ClassVar[int] = 0

    def line(self, reader: int | None) -> Text | None:
        """A fresh hand for its owner."""
        if self.fresh:
            return Text("drew-new-hand", who=Seat(self.seat), cards=some(self.cards)) if reader == self.seat else None
        return Happening.line(self, reader)

    def deed(self, reader: int | None) -> Text | None:
        """The cards for their owner, the count for the others (nothing for a fresh hand)."""
        if self.fresh:
            return None
        if reader == self.seat:
            return Text("drew-cards", who=Seat(self.seat), cards=some(self.cards))
        return Text("drew", who=Seat(self.seat), count=len(self.cards))

    def retold(self, reader: int | None) -> Text | None:
        """A fresh hand is shown anyway."""
        return None if self.fresh else self.line(reader)


class Gained(Happening, frozen=True, gc=False):
    """A seat gained a card from the supply; `to` is the zone it went to, `bought` whether it was paid for."""

    card: str
    to: str = "discard"
    bought: bool = False

    telling: ClassVar[bool] = True
    weighs: ClassVar[int] = 2

    def deed(self, reader: int | None) -> Text:
        """Everybody sees what is gained."""
        if self.bought:
            return Text("bought", who=Seat(self.seat), cards=(one(self.card),))
        return Text("gained", who=Seat(self.seat), cards=(one(self.card),), to=self.to)


class Discarded(Happening, frozen=True, gc=False):
    """A seat discarded cards; the last one lies on top."""

    cards: tuple[str, ...]

    def deed(self, reader: int | None) -> Text:
        """The cards for their owner; the others see how many, and the top one."""
        if reader == self.seat:
            return Text("discarded-cards", who=Seat(self.seat), cards=some(self.cards))
        return Text("discarded", who=Seat(self.seat), count=len(self.cards), top=one(self.cards[-1]))


class Trashed(Happening, frozen=True, gc=False):
    """A seat trashed cards."""

    cards: tuple[str, ...]

    telling: ClassVar[bool] = True
    says: ClassVar[str] = "trashed"


class Revealed(Happening, frozen=True, gc=False):
    """A seat showed cards to everybody."""

    cards: tuple[str, ...]

    reveals: ClassVar[bool] = True
    weighs: ClassVar[int] = 0
    says: ClassVar[str] = "revealed"


class Topdecked(Happening, frozen=True, gc=False):
    """A seat put cards from its hand on its deck."""

    cards: tuple[str, ...]

    def deed(self, reader: int | None) -> Text:
        """The cards for their owner, the count for the others."""
        if reader == self.seat:
            return Text("topdecked-cards", who=Seat(self.seat), cards=some(self.cards))
        return Text("topdecked", who=Seat(self.seat), count=len(self.cards))


class PickedUp(Happening, frozen=True, gc=False):
    """A seat took face-up cards into its hand."""

    cards: tuple[str, ...]

    says: ClassVar[str] = "picked-up"


class PutBack(Happening, frozen=True, gc=False):
    """Face-up cards went back onto a seat's deck."""

    cards: tuple[str, ...]

    says: ClassVar[str] = "put-back"


class DeckDiscarded(Happening, frozen=True, gc=False):
    """A seat turned its deck over onto the discard pile; `top` lies on top now."""

    top: str

    reveals: ClassVar[bool] = True

    def deed(self, reader: int | None) -> Text:
        """Nobody sees more than the top card."""
        return Text("deck-discarded", who=Seat(self.seat), top=one(self.top))


class SetAside(Happening, frozen=True, gc=False):
    """A seat set cards aside, face up."""

    cards: tuple[str, ...]

    says: ClassVar[str] = "set-aside"


class Shuffled(Happening, frozen=True, gc=False):
    """A seat shuffled its discard pile into a new deck."""

    reveals: ClassVar[bool] = True
    weighs: ClassVar[int] = 0
    says: ClassVar[str] = "shuffled"


class GainTopdecked(Happening, frozen=True, gc=False):
    """A seat put the card it had just gained onto its deck."""

    card: str

    says: ClassVar[str] = "gain-topdecked"


class Passed(Happening, frozen=True, gc=False):
    """A seat handed a card from its hand to the seat `to`; nobody else sees it."""

    to: int
    card: str

    telling: ClassVar[bool] = True
    reveals: ClassVar[bool] = True

    def concerns(self, seat: int) -> bool:
        """Giver and taker."""
        return seat in (self.seat, self.to)

    def deed(self, reader: int | None) -> Text:
        """The card for giver and taker only."""
        if reader in (self.seat, self.to):
            return Text("passed-card", who=Seat(self.seat), to=Seat(self.to), card=one(self.card))
        return Text("passed", who=Seat(self.seat), to=Seat(self.to))


class Scored(Happening, frozen=True, gc=False):
    """A seat took victory tokens."""

    tokens: int

    telling: ClassVar[bool] = True

    def deed(self, reader: int | None) -> Text:
        """They are public."""
        return Text("scored", who=Seat(self.seat), count=self.tokens)


class Named(Happening, frozen=True, gc=False):
    """A seat named a card."""

    card: str

    telling: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    says: ClassVar[str] = "named"


class HasCoins(Happening, frozen=True, gc=False):
    """A seat's buys begin, with so many coins."""

    coins: int

    weighs: ClassVar[int] = 0

    def as_told_before(self) -> None:
        """Nobody told it then."""

    def line(self, reader: int | None) -> Text:
        """Everybody can count them."""
        return sentence(self.seat, [Text("has-coins", who=Seat(self.seat), coins=self.coins)])

    def retold(self, reader: int | None) -> None:
        """The purchases tell it later."""


class BoughtNothing(Happening, frozen=True, gc=False):
    """A seat's turn ends without a purchase."""

    says: ClassVar[str] = "bought-nothing"

    def as_told_before(self) -> None:
        """Nobody told it then."""


DominionEvent = events_of(__name__)
