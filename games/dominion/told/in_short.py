"""A turn in one line, for those who were away: the cards played with their effects, coins, purchases."""

from collections.abc import Iterator, Sequence

from games.dominion.card import CARDS
from games.dominion.events import BoughtNothing, Gained, Happening, HasCoins, Played, PlayedAgain
from games.dominion.words import cards_in_words, title
from games.kernel.engine.chronicle import Event, TurnBegan
from games.kernel.engine.digest import counted, sentences
from games.kernel.engine.text import Seat, Series, Text


class Effects:
    """The effects of something in a turn, with their seats; each seat is named if not all are the active seat's."""

    def __init__(self, own: int) -> None:
        self.own = own
        self.deeds: list[tuple[int, Text]] = []

    def add(self, seat: int, deed: Text) -> None:
        """Add a deed of a seat."""
        self.deeds.append((seat, deed))

    def in_words(self) -> Series:
        """All of it, equal ones counted."""
        alone = all(seat == self.own for seat, _ in self.deeds)
        named = (deed if alone else Text("somebody-does", who=Seat(seat), deed=deed) for seat, deed in self.deeds)
        return Series(counted(named))

    def beside(self, what: Text) -> Text:
        """The cause with its effects, if it has any."""
        return Text("with-effects", what=what, effects=self.in_words()) if self.deeds else what


class CardPlayed:
    """A card of the turn: how often it was played, and its effects."""

    def __init__(self, seat: int) -> None:
        self.count = 0
        self.effects = Effects(seat)

    def in_words(self, card: str) -> Text:
        """The card with its effects."""
        return self.effects.beside(
            title(card) if self.count == 1 else Text("card-times", card=title(card), count=self.count)
        )


class TurnInShort:
    """Collects a turn's events."""

    def __init__(self, head: TurnBegan, reader: int | None) -> None:
        self.head = head
        self.reader = reader
        self.plays: dict[str, CardPlayed] = {}
        self.latest = ""
        self.coins: int | None = None
        self.bought: list[str] = []
        self.besides = Effects(head.seat)
        self.nothing = False

    def add(self, event: Event) -> None:
        """Add the next event."""
        match event:
            case Played(cards=cards):
                for card in cards:
                    self._played(card)
            case PlayedAgain(card=card):
                self._played(card)
            case HasCoins(coins=coins):
                self.coins = coins
            case BoughtNothing():
                self.nothing = True
            case Gained(card=card, bought=True) if self.coins is not None:
                self.bought.append(card)
            case Happening(telling=True) if (deed := event.deed(self.reader)) is not None:
                self._effect(event, deed)

    def _played(self, card: str) -> None:
        self.plays.setdefault(card, CardPlayed(self.head.seat)).count += 1
        self.latest = card

    def _effect(self, event: Happening, deed: Text) -> None:
        """Note an effect of a card, on the active seat or another."""
        card = event.cause.what if event.cause else "" if self.coins is not None else self.latest
        (self.plays[card].effects if card in self.plays else self.besides).add(event.seat, deed)

    def line(self) -> Iterator[Text]:
        """The line, if there is anything to say."""
        played = [
            play.in_words(card) for card, play in self.plays.items() if play.effects.deeds or CARDS[card].is_action
        ]
        if parts := (*played, *self._spent()):
            yield Text("turn-in-short", who=Seat(self.head.seat), number=self.head.number, deeds=Series(parts))

    def _spent(self) -> Iterator[Text]:
        """The coins and what was bought for them."""
        if self.coins is None:
            yield from self.besides.in_words()
            return
        spent = Text("coins", coins=self.coins)
        if self.bought:
            spent = Text("spent", coins=self.coins, cards=cards_in_words(self.bought))
        elif self.nothing:
            spent = Text("spent-nothing", coins=self.coins)
        yield self.besides.beside(spent)


def sum_up(events: Sequence[Event], reader: int | None) -> tuple[Text, ...]:
    """A turn in one line; anything but a whole turn as in the log."""
    if not events or not isinstance(events[0], TurnBegan):
        return sentences(events, reader)
    turn = TurnInShort(events[0], reader)
    for event in events[1:]:
        turn.add(event)
    return tuple(turn.line())
