"""A player: cards and the rulebook's verbs. Cards use these verbs and never touch a zone themselves.

A verb that may ask is an effect and must be driven with ``yield from``. `by` is the card that asks; it names the
question.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias

import msgspec

from games.dominion import questions
from games.dominion.card import CARDS
from games.dominion.events import Discarded, Drew, Gained, Played, Revealed, Shuffled, Trashed
from games.dominion.triggers import Occasion
from games.kernel.choice import Effect
from games.kernel.verbs import later

if TYPE_CHECKING:
    from games.dominion.table import Table

Zone: TypeAlias = Literal["discard", "hand", "deck"]


class Player(msgspec.Struct, dict=True):
    """One seat's cards and tokens, and what may be done with them. `turns` counts turns begun."""

    seat: int
    hand: list[str] = []
    deck: list[str] = []
    discard: list[str] = []
    in_play: list[str] = []
    set_aside: list[str] = []
    tokens: int = 0
    turns: int = 0

    if TYPE_CHECKING:  # no field: the table sets it when the player sits down
        table: ClassVar[Table]

    # what asks nobody

    def cards(self) -> list[str]:
        """All cards owned."""
        return [*self.hand, *self.deck, *self.discard, *self.in_play, *self.set_aside]

    def others(self) -> "list[Player]":
        """The other players in turn order, beginning on the left."""
        players, seats = self.table.players, len(self.table.players)
        return [players[(self.seat + place) % seats] for place in range(1, seats)]

    def turn_up(self, count: int) -> list[str]:
        """Take up to `count` cards off the deck, the top one first, shuffling the discard pile when the deck runs
        out.
        """
        deck = self.deck
        if len(deck) < count and self.discard:
            deck[:0] = self.table.chance.shuffled(self.seat, self.discard)
            self.discard.clear()
            self.table.tell(Shuffled(self.seat))
        cut = len(deck) - count if len(deck) > count else 0
        taken = deck[cut:]
        del deck[cut:]
        taken.reverse()
        return taken

    def draw(self, count: int, *, fresh: bool = False) -> None:
        """Draw up to `count` cards; `fresh` at clean-up."""
        if drawn := self.turn_up(count):
            self.hand += drawn
            self.table.tell(Drew(self.seat, tuple(drawn), fresh))

    def put_down(self, cards: Iterable[str]) -> None:
        """Discard these cards from the hand."""
        if cards := tuple(cards):
            for card in cards:
                self.hand.remove(card)
            self.discard += cards
            self.table.tell(Discarded(self.seat, cards))

    def trash(self, cards: Iterable[str]) -> None:
        """Trash these cards from the hand."""
        if cards := tuple(cards):
            for card in cards:
                self.hand.remove(card)
            self.table.trash += cards
            self.table.tell(Trashed(self.seat, cards))

    def reveal(self, *cards: str) -> None:
        """Show cards to everybody."""
        self.table.tell(Revealed(self.seat, cards))

    def clean_up(self) -> None:
        """Discard hand and play area, draw the next hand of five."""
        self.discard += self.hand
        self.discard += self.in_play
        self.hand.clear()
        self.in_play.clear()
        self.draw(5, fresh=True)

    # playing

    def play(self, card: str) -> Effect[None]:
        """Play a card from the hand: lay it out, then do what it says."""
        self.hand.remove(card)
        self.in_play.append(card)
        self.table.tell(Played(self.seat, (card,)))
        yield from self.resolve(card)

    def resolve(self, card: str) -> Effect[None]:
        """Do what a card in play says; every time is a play of its own."""
        facts = CARDS[card]
        table, turn = self.table, self.table.turn
        table.plays += 1
        turn.actions += facts.actions
        turn.buys += facts.buys
        turn.coins += facts.coins
        if facts.cards:
            self.draw(facts.cards)
        if facts.effect:
            yield from facts.effect(table, self)

    def play_treasures(self, cards: tuple[str, ...]) -> Effect[None]:
        """Play treasures one after the other, in this order."""
        self.table.tell(Played(self.seat, cards))
        turn = self.table.turn
        for card in cards:
            self.hand.remove(card)
            self.in_play.append(card)
            facts = CARDS[card]
            if facts.effect:
                yield from self.resolve(card)
            else:
                turn.coins += facts.coins

    # attacking

    def attack(
        self, by: str, effect: "Callable[[Player], Effect[None]]", claims: Mapping[str, int] | None = None
    ) -> Effect[None]:
        """Each other player, in turn order, may react and then suffers the effect, each in its own time.

        `claims` is what the effect may take from the supply at most, per victim.
        """
        cause = self.table.plays
        for victim in self.others():
            yield from later(victim.seat, victim.suffer(by, effect), cause, claims)

    def suffer(self, by: str, effect: "Callable[[Player], Effect[None]]") -> Effect[None]:
        """One victim's part of an attack: the reaction window, then the effect unless it is warded off."""
        occasion = Occasion(by)
        yield from self.table.fire("attacked", self, occasion)
        if not occasion.shielded:
            yield from effect(self)

    # gaining

    def buy(self, card: str) -> Effect[None]:
        """Pay for a card, let what happens at buying happen, and gain it."""
        turn = self.table.turn
        turn.buys -= 1
        turn.coins -= self.table.cost(card)
        turn.bought = True
        yield from self.table.fire("bought", self, Occasion(card))
        yield from self.gain(card, bought=True)

    def gain(self, card: str, to: Zone = "discard", *, bought: bool = False) -> Effect[bool]:
        """Gain a card from the supply into a zone; return whether there was one."""
        table = self.table
        reached = (yield from table.reach(card)) if table.plays else table.supply[card] > 0
        if not reached:
            return False
        table.supply[card] -= 1
        zone: list[str] = getattr(self, to)
        zone.append(card)
        table.tell(Gained(self.seat, card, to, bought))
        yield from table.fire("gained", self, Occasion(card, to))
        return True

    # asking

    def choose_to_gain(
        self, by: str, *, up_to: int, at_least: int = 0, kind: str | None = None, to: Zone = "discard"
    ) -> Effect[str | None]:
        """Gain a card of the supply that costs at most `up_to`; return it, or None if there is none to gain."""
        while offered := self.table.on_offer(up_to, at_least, kind):
            (card,) = yield from questions.gain(self.table, self.seat, by, offered)
            if (yield from self.gain(card, to)):
                return card
        return None

    def trash_from_hand(self, by: str, kind: str | None = None) -> Effect[str | None]:
        """Trash one card (of a kind) from the hand; return it, or None if there is none."""
        fitting = [card for card in self.hand if kind is None or kind in CARDS[card].kinds]
        if not fitting:
            return None
        (card,) = yield from questions.trash(self.seat, by, fitting)
        self.trash((card,))
        return card

    def discard_any(self, by: str) -> Effect[int]:
        """Discard any number of cards from the hand; return how many."""
        cards = yield from questions.discard(self.seat, by, self.hand, least=0, most=len(self.hand))
        self.put_down(cards)
        return len(cards)

    def discard_down_to(self, by: str, count: int) -> Effect[None]:
        """Discard until `count` cards are left in the hand."""
        excess = len(self.hand) - count
        if excess > 0:
            cards = yield from questions.discard(self.seat, by, self.hand, least=excess, most=excess)
            self.put_down(cards)

    def wants(self, by: str, verb: str, *, default: bool, standing: bool = False) -> Effect[bool]:
        """Ask yes or no; `verb` names the question."""
        answer = yield from questions.yes_or_no(self.seat, f"{by}.{verb}", default=default, standing=standing)
        return answer == ("yes",)
