"""A player: cards and the rulebook's verbs. Cards use these verbs and never touch a zone themselves.

A verb that may ask is an effect and must be driven with ``yield from``. `by` is the card that asks; it names the
question.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias

import msgspec

from games.dominion import questions
from games.dominion.card import CARDS, Card
from games.dominion.events import (
    DeckDiscarded,
    Discarded,
    Drew,
    Gained,
    PickedUp,
    Played,
    PlayedAgain,
    PutBack,
    Revealed,
    SetAside,
    Shuffled,
    Topdecked,
    Trashed,
)
from games.dominion.triggers import Occasion
from games.kernel.choice import Effect, Picks
from games.kernel.text import Text
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
    revealed: list[str] = []
    tokens: int = 0
    turns: int = 0

    if TYPE_CHECKING:  # no field: the table sets it when the player sits down
        table: ClassVar[Table]

    # what asks nobody

    def cards(self) -> list[str]:
        """All cards owned."""
        return [*self.hand, *self.deck, *self.discard, *self.in_play, *self.set_aside, *self.revealed]

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

    def draw_up_to(self, size: int, stop: "Callable[[Card], bool]") -> str | None:
        """Draw until the hand holds `size` cards, or a card comes at which to stop; return that card."""
        drawn: list[str] = []
        while len(self.hand) + len(drawn) < size and (card := next(iter(self.turn_up(1)), None)):
            drawn.append(card)
            if stop(CARDS[card]):
                break
        self.hand += drawn
        if drawn:
            self.table.tell(Drew(self.seat, tuple(drawn)))
        return drawn[-1] if drawn and stop(CARDS[drawn[-1]]) else None

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
        if cards:
            self.table.tell(Revealed(self.seat, cards))

    # cards turned over: they lie open until a verb moves them on

    def turn_over(self, count: int) -> tuple[str, ...]:
        """Turn up to `count` cards of the deck over, for all to see; return them, the top one first."""
        turned = tuple(self.turn_up(count))
        self._lay_open(turned)
        return turned

    def turn_over_until(self, found: "Callable[[Card], bool]", count: int = 1) -> tuple[str, ...]:
        """Turn cards over one by one until `count` of them are what is looked for, or none are left; return those."""
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
        if moved := self._moved(self.revealed, cards):
            self.hand += moved
            self.table.tell(PickedUp(self.seat, moved))

    def put_back(self, cards: Iterable[str]) -> None:
        """Put cards that were turned over back on the deck, the last named on top."""
        if moved := self._moved(self.revealed, cards):
            self.deck += moved
            self.table.tell(PutBack(self.seat, moved))

    def discard_revealed(self) -> None:
        """Discard all cards that were turned over and still lie open."""
        if moved := self._moved(self.revealed, tuple(self.revealed)):
            self.discard += moved
            self.table.tell(Discarded(self.seat, moved))

    def trash_revealed(self, cards: Iterable[str]) -> None:
        """Trash cards that were turned over."""
        if moved := self._moved(self.revealed, cards):
            self.table.trash += moved
            self.table.tell(Trashed(self.seat, moved))

    # other ways of cards

    def topdeck(self, cards: Iterable[str]) -> None:
        """Put cards from the hand on the deck, the last named on top."""
        if moved := self._moved(self.hand, cards):
            self.deck += moved
            self.table.tell(Topdecked(self.seat, moved))

    def put_aside(self, cards: Iterable[str]) -> None:
        """Set cards from the hand aside."""
        if moved := self._moved(self.hand, cards):
            self.set_aside += moved
            self.table.tell(SetAside(self.seat, moved))

    def discard_aside(self, cards: Iterable[str]) -> None:
        """Discard cards that were set aside."""
        if moved := self._moved(self.set_aside, cards):
            self.discard += moved
            self.table.tell(Discarded(self.seat, moved))

    def discard_deck(self) -> None:
        """Turn the whole deck over onto the discard pile: only what was its bottom card is seen."""
        if self.deck:
            self.discard += reversed(self.deck)
            self.deck.clear()
            self.table.tell(DeckDiscarded(self.seat, self.discard[-1]))

    def trash_from_play(self, card: str) -> bool:
        """Trash a card from the play area; return whether it (still) was there."""
        if card not in self.in_play:
            return False
        self.table.trash += self._moved(self.in_play, (card,))
        self.table.tell(Trashed(self.seat, (card,)))
        return True

    @staticmethod
    def _moved(zone: list[str], cards: Iterable[str]) -> tuple[str, ...]:
        """Take the cards out of a zone."""
        moved = tuple(cards)
        for card in moved:
            zone.remove(card)
        return moved

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

    def play_again(self, card: str) -> Effect[None]:
        """Do once more what a card says that was just played, wherever it lies now."""
        self.table.tell(PlayedAgain(self.seat, card))
        yield from self.resolve(card)

    def resolve(self, card: str) -> Effect[None]:
        """Do what a card says."""
        facts = CARDS[card]
        table, turn = self.table, self.table.turn
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
        cause, among = self._aim()
        for victim in self.others():
            yield from later(victim.seat, victim.suffer(by, effect), cause, claims, among)

    def challenge(self, by: str) -> "Effect[list[Player]]":
        """Open all reaction windows at once, for an attack that must know whom it hits.

        Returns a list that is complete, in turn order, once `settle` has waited for the others.
        """
        hit: list[Player] = []
        cause, among = self._aim()
        for victim in self.others():
            part = victim.suffer(by, lambda other: other.stand_in(hit))
            yield from later(victim.seat, part, cause, among=among)
        return hit

    def _aim(self) -> tuple[int, tuple[int, ...]]:
        """A new cause that aims at everybody else: its number, and their seats."""
        self.table.plays += 1
        return self.table.plays, tuple([other.seat for other in self.others()])

    def stand_in(self, hit: "list[Player]") -> Effect[None]:
        """Join those whom an attack hits, at the place of the turn order."""
        order = self.table.order()
        hit.append(self)
        hit.sort(key=lambda player: order.index(player.seat))
        yield from ()

    def let_others(self, effect: "Callable[[Player], Effect[None]]") -> Effect[None]:
        """Each other player, in turn order, does something that is no attack, each in its own time."""
        cause, among = self._aim()
        for other in self.others():
            yield from later(other.seat, effect(other), cause, among=among)

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

    def take_from_trash(self, card: str) -> Effect[None]:
        """Gain a card out of the trash into the discard pile. It must lie there."""
        self.discard += self._moved(self.table.trash, (card,))
        self.table.tell(Gained(self.seat, card, "discard"))
        yield from self.table.fire("gained", self, Occasion(card, "discard"))

    # asking

    def gains(self, card: str) -> Effect[None]:
        """Gain a card, as somebody else's card demands it."""
        _ = yield from self.gain(card)

    def draws(self, count: int) -> Effect[None]:
        """Draw, as somebody else's card demands it."""
        self.draw(count)
        yield from ()

    def picks(
        self,
        by: str,
        verb: str,
        cards: Iterable[str],
        *,
        least: int = 1,
        most: int = 1,
        default: Picks | None = None,
        standing: bool = False,
        about: Text | None = None,
    ) -> Effect[Picks]:
        """Pick among cards; `verb` names the question, `about` says more than the message named like it.

        Fewer cards than `least` are picked all. `default` (None: the least useful) and `standing` are the question's.
        """
        offered, key = tuple(cards), f"{by}.{verb}"
        if not offered:
            return ()
        limits = min(least, len(offered)), min(most, len(offered))
        picked = yield from questions.pick(self.seat, key, offered, limits, default, standing=standing, about=about)
        return picked

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

    def wants(
        self, by: str, verb: str, *, default: bool, standing: bool = False, about: Text | None = None
    ) -> Effect[bool]:
        """Ask yes or no; `verb` names the question, `about` says more than the message named like it."""
        key = f"{by}.{verb}"
        answer = yield from questions.yes_or_no(self.seat, key, default=default, standing=standing, about=about)
        return answer == ("yes",)
