"""The table: supply, trash, players, the turn. Everything a checkpoint stores of a Dominion game is here.

Cards are their names. A deck's top card is its last; a pile of the supply is a count.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache, partial

import msgspec
from msgspec import structs

from games.dominion.card import CARDS, FEW, brought_by, dearest_first
from games.dominion.events import Happening, Passed
from games.dominion.rules import questions
from games.dominion.rules.player import Player
from games.dominion.rules.triggers import (
    Occasion,
    Occurrence,
    Phase,
    cheaper,
    enriches,
    fire,
    forbids,
    marks,
    minds,
    triggers_of,
)
from games.kernel.contract.game import State
from games.kernel.engine.choice import Choice, Effect
from games.kernel.engine.chronicle import Cause, Event
from games.kernel.engine.verbs import Veil, settle, spare, together_from_hands


def enough_empty(seats: int) -> int:
    """The number of empty piles that ends the game."""
    return 4 if seats > 4 else 3


class Turn(msgspec.Struct):
    """What the active player has left. `number` counts this seat's turns from 1; `bought`: it has bought a card.

    `plays` counts by card how often it was played, repetitions too (plain treasures are not counted). `named` are cards
    that were named and must not be bought; `heeds` are seats that must have decided before the first buy.
    """

    seat: int
    number: int = 1
    phase: Phase = "start"
    actions: int = 1
    buys: int = 1
    coins: int = 0
    bought: bool = False
    plays: dict[str, int] = {}
    named: list[str] = []
    heeds: list[int] = []


class Lookups:
    """What the cards of a game do beyond being played, and their printed numbers, shared by all tables with these
    piles. `dearest` are the piles by printed price; `watched`: a card in a hand may have a say when one is gained.
    """

    def __init__(self, piles: tuple[str, ...]) -> None:
        cards = (*piles, *brought_by(piles))
        self.piles = piles
        self.printed = {card: CARDS[card].cost for card in cards}
        self.dearest = tuple(dearest_first(self.printed, piles))
        self.triggers = triggers_of(cards)
        self.watched = any(trigger.where == "hand" for trigger in self.triggers.get("gained", ()))
        self.price_changes = cheaper.of(cards)
        self.enrichments = enriches.of(cards)
        self.bans = forbids.of(cards)
        self.marks = marks.of(cards)
        self.minds = minds.of(cards)


looked_up = lru_cache(maxsize=1024)(Lookups)


class Table(State, kw_only=True, dict=True):
    """A Dominion table. `over` once the game has ended.

    `bane` is the pile that wards off the Young Witch, `prizes` are those still available, `mat` names the piles whose
    token lies on the Trade Route mat. `windows_first`: everybody has reacted to an attack before it does anything.
    `veils_forced`: at a masked table a forced action comes no sooner than a chosen one. `handed` are the cards that
    each seat has handed to the left, unseen by the rest; unset in games begun before this was noted.
    """

    players: list[Player]
    supply: dict[str, int]
    kingdom: tuple[str, ...]
    turn: Turn
    trash: list[str] = msgspec.field(default_factory=list)
    over: bool = False
    bane: str | None = None
    prizes: list[str] = msgspec.field(default_factory=list)
    mat: list[str] = msgspec.field(default_factory=list)
    windows_first: bool = False
    veils_forced: bool = False
    handed: dict[int, list[str]] | msgspec.UnsetType = msgspec.UNSET

    def __post_init__(self) -> None:
        """Seat the players, and note what is not stored because it follows from the rest.

        `lookups`: what the cards of this game do beyond being played; `few`: the piles that are running out, with their
        sizes; `causes`: the cards that cause the present action, and whose they are. The last one does it, because of
        those before.
        """
        for player in self.players:
            player.sit_down(self)
        self.lookups = looked_up(tuple(self.supply))
        self.causes: list[Cause] = []
        self._note_few()

    def tell(self, event: Event) -> None:
        """Note in the chronicle that something happened, and which card of another seat caused it, if any."""
        if self.causes and (cause := self.causes[-1]).seat != event.seat and isinstance(event, Happening):
            event = structs.replace(event, cause=cause)
        self.news.append(event)

    @property
    def active(self) -> Player:
        """Whose turn it is."""
        return self.players[self.turn.seat]

    def turn_order(self) -> tuple[int, ...]:
        """The seats in turn order, the active one first."""
        first, seats = self.turn.seat, len(self.players)
        return tuple([(first + place) % seats for place in range(seats)])

    def names(self) -> tuple[str, ...]:
        """All cards of this game, those of the supply first."""
        return tuple(self.lookups.printed)

    def cost(self, card: str, phase: Phase | None = None) -> int:
        """A card's cost now, in coins; or in another phase of this turn."""
        price = CARDS[card].cost
        for change in self.lookups.price_changes.values():
            price -= change(self, card, phase or self.turn.phase)
        return price if price > 0 else 0

    def prices(self, phase: Phase | None = None) -> Mapping[str, int]:
        """The costs of this game's cards now, or in another phase of this turn. If nothing is cheaper than printed,
        these are the printed prices themselves.
        """
        phase, prices = phase or self.turn.phase, self.lookups.printed
        for change in self.lookups.price_changes.values():
            lower = {card: price - off for card, price in prices.items() if (off := change(self, card, phase))}
            prices = prices | lower if lower else prices
        return prices if prices is self.lookups.printed else {card: max(0, price) for card, price in prices.items()}

    def on_offer(
        self, up_to: int, at_least: int = 0, kind: str | None = None, prices: Mapping[str, int] | None = None
    ) -> list[str]:
        """The cards left in the supply in this price range, in the supply's order.

        `prices` are those of the play that asks; None: current ones.
        """
        prices = prices or self.prices()
        return [
            card
            for card, left in self.supply.items()
            if left and at_least <= prices[card] <= up_to and (kind is None or kind in CARDS[card].kinds)
        ]

    def lowering(self, phase: Phase) -> tuple[str, ...]:
        """The cards that lower others' prices in the present phase."""
        return tuple(
            card
            for card, change in self.lookups.price_changes.items()
            if any(change(self, other, phase) for other in self.lookups.printed if other != card)
        )

    def may_be_bought(self, card: str) -> bool:
        """Whether no card forbids buying this one now, whatever its price."""
        return all(card not in bans(self) for bans in self.lookups.bans.values())

    def forbidden(self) -> list[str]:
        """The piles from which nothing may be bought now, at any price."""
        return [card for bans in self.lookups.bans.values() for card in bans(self) if card in self.supply]

    def coins_for(self, card: str, in_play: list[str]) -> int:
        """The coins of a treasure just played with these cards in play, itself the last of them."""
        facts = CARDS[card]
        coins = facts.coins + (facts.coins_of(self, in_play) if facts.coins_of else 0)
        return coins + sum(enriched(self, card) for enriched in self.lookups.enrichments.values())

    def empty_piles(self) -> int:
        """How many piles of the supply are empty."""
        return list(self.supply.values()).count(0)

    def ends(self) -> bool:
        """Whether the game ends with this turn: no Province (or Colony) left, or enough piles are empty."""
        supply = self.supply
        if not self.few or 0 not in supply.values():
            return False
        if not supply.get("province", 1) or not supply.get("colony", 1):
            return True
        return self.empty_piles() >= enough_empty(len(self.players))

    def fire(self, moment: Occurrence, owner: Player, occasion: Occasion) -> Effect[None]:
        """Fire the triggers of this game's cards for a moment."""
        if triggers := self.lookups.triggers.get(moment):
            yield from fire(self, triggers, owner, occasion)

    def take(self, pile: str) -> None:
        """Take a card off a pile that holds one."""
        left = self.supply[pile] = self.supply[pile] - 1
        if left <= FEW:
            self._note_few()

    def _note_few(self) -> None:
        self.few = tuple([(card, left) for card, left in self.supply.items() if left <= FEW])

    def take_token(self, pile: str) -> None:
        """Move the Trade Route token of a pile onto the mat."""
        self.mat.append(pile)

    def piles_settled(self, piles: Iterable[str] | None = None) -> Effect[None]:
        """Wait until no earlier part can still take the last card of any of these piles (None: of all)."""
        for pile in self.supply if piles is None else piles:
            yield from spare(pile, partial(self.supply.__getitem__, pile))

    def piles_untouched(self, piles: Iterable[str]) -> Effect[None]:
        """Wait until no earlier part can still take any card of these piles."""
        for pile in piles:
            yield from spare(pile, partial(self._any_left, pile))

    def _any_left(self, pile: str) -> int:
        return min(1, self.supply[pile])

    def pass_left(self, by: str) -> Effect[None]:
        """Everybody passes a card from the hand to the left at the same time; only giver and taker see it."""
        yield from settle()
        givers = [self.players[seat] for seat in self.turn_order() if self.players[seat].hand]
        among = tuple([giver.seat for giver in givers])
        answers = yield from together_from_hands(lambda: [self._hand_over(giver, by) for giver in givers], among=among)
        if self.veils_forced and givers:
            yield Veil(among)
        for giver, (card,) in zip(givers, answers, strict=True):
            giver.hand.remove(card)
            self.note_handed(giver.seat, card)
        for giver, (card,) in zip(givers, answers, strict=True):
            taker = giver.others()[0]
            taker.hand.append(card)
            self.tell(Passed(giver.seat, taker.seat, card))

    def _hand_over(self, giver: Player, by: str) -> Choice:
        early, to = self.supply.get("province", 0) > FEW, giver.others()[0].seat
        return questions.hand_over(giver.seat, by, giver.hand, to, early=early, concealed=self.veils_forced)

    def note_handed(self, giver: int, card: str) -> None:
        """Remember that a seat has passed this card to the left."""
        if self.handed is not msgspec.UNSET:
            self.handed.setdefault(giver, []).append(card)

    def reach(self, card: str) -> Effect[bool]:
        """Wait until no earlier part can take the pile's card; return whether one is left then."""
        yield from spare(card, lambda: self.supply.get(card, 0), take=True)
        return self.supply.get(card, 0) > 0
