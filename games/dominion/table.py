"""The table: supply, trash, players, the turn. All that a checkpoint stores of a Dominion game is here.

Cards are their names. A deck's top card is its last; a pile of the supply is a count.
"""

from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias, cast

import msgspec

from games.dominion.card import CARDS
from games.dominion.player import Player
from games.dominion.triggers import PRICE_CHANGES, Moment, Occasion, PriceChange, Trigger, fire, triggers_of
from games.kernel.choice import Effect
from games.kernel.game import State
from games.kernel.verbs import spare

NOTHING = cast("Effect[None]", ())
"""An effect that does nothing: most moments have no trigger, and a generator each time would be dear."""

Phase: TypeAlias = Literal["start", "action", "buy", "clean_up"]


class Turn(msgspec.Struct):
    """What the active player has left. `number` counts this seat's turns from 1; `bought`: has it bought a card."""

    seat: int
    number: int = 1
    phase: Phase = "start"
    actions: int = 1
    buys: int = 1
    coins: int = 0
    bought: bool = False


class Table(State, kw_only=True, dict=True):
    """A Dominion table. `over` once the game has ended."""

    players: list[Player]
    supply: dict[str, int]
    kingdom: tuple[str, ...]
    turn: Turn
    trash: list[str] = msgspec.field(default_factory=list)
    over: bool = False

    if TYPE_CHECKING:  # no fields: looked up anew for every table
        triggers: ClassVar[dict[str, tuple[Trigger, ...]]]
        price_changes: ClassVar[tuple[PriceChange, ...]]
        printed: ClassVar[dict[str, int]]

    def __post_init__(self) -> None:
        """Seat the players, and look up once which cards of this game have triggers or change prices."""
        for player in self.players:
            vars(player)["table"] = self
        cards = self.supply.keys()
        vars(self)["triggers"] = triggers_of(cards)
        vars(self)["printed"] = {card: CARDS[card].cost for card in cards}
        vars(self)["price_changes"] = tuple(PRICE_CHANGES[card] for card in sorted(cards & PRICE_CHANGES.keys()))

    @property
    def active(self) -> Player:
        """Whose turn it is."""
        return self.players[self.turn.seat]

    def order(self) -> tuple[int, ...]:
        """The seats in turn order, the active one first."""
        first, seats = self.turn.seat, len(self.players)
        return tuple([(first + place) % seats for place in range(seats)])

    def cost(self, card: str) -> int:
        """What a card costs now, in coins."""
        price = CARDS[card].cost
        for change in self.price_changes:
            price -= change(self, card)
        return price if price > 0 else 0

    def on_offer(self, up_to: int, at_least: int = 0, kind: str | None = None) -> list[str]:
        """The cards of the supply that are left and cost at least and at most so much, in the supply's order."""
        prices = self.prices()
        return [
            card
            for card, left in self.supply.items()
            if left and at_least <= prices[card] <= up_to and (kind is None or kind in CARDS[card].kinds)
        ]

    def prices(self) -> dict[str, int]:
        """What the cards of the supply cost now."""
        return {card: self.cost(card) for card in self.supply} if self.price_changes else self.printed

    def empty_piles(self) -> int:
        """How many piles of the supply are empty."""
        return list(self.supply.values()).count(0)

    def ends(self) -> bool:
        """Whether the game ends with this turn: no Province (or Colony) left, or three piles empty (four with 5 or 6
        seats).
        """
        supply = self.supply
        if not supply.get("province", 1) or not supply.get("colony", 1):
            return True
        return self.empty_piles() >= (4 if len(self.players) > 4 else 3)

    def fire(self, moment: Moment, owner: Player, occasion: Occasion) -> Effect[None]:
        """Let the cards of this game that answer to a moment have their say."""
        triggers = self.triggers.get(moment)
        return fire(self, triggers, owner, occasion) if triggers else NOTHING

    def reach(self, card: str) -> Effect[bool]:
        """Wait until a card of the pile is not spoken for by an earlier part; return whether one is left then."""
        yield from spare(card, lambda: self.supply.get(card, 0), take=True)
        return self.supply.get(card, 0) > 0
