"""The base game: the ten kingdom cards for the first game."""

from games.dominion.card import ATTACK, REACTION, TREASURE, CardSet
from games.dominion.player import Player
from games.dominion.table import Table
from games.dominion.triggers import Occasion, when
from games.kernel.choice import Effect

BASE = CardSet("base")

BASE.plain_action("market", cost=5, cards=1, actions=1, buys=1, coins=1)
BASE.plain_action("smithy", cost=4, cards=3)
BASE.plain_action("village", cost=3, cards=1, actions=2)
BASE.plain_action("woodcutter", cost=3, buys=1, coins=2)


@BASE.action("cellar", cost=2, actions=1)
def cellar(table: Table, me: Player) -> Effect[None]:
    """+1 action. Discard as many cards as you like, then draw that many."""
    discarded = yield from me.discard_any("cellar")
    me.draw(discarded)


@BASE.action("militia", ATTACK, cost=4, coins=2)
def militia(table: Table, me: Player) -> Effect[None]:
    """+2 coins. Each other player discards down to 3 cards in hand."""
    yield from me.attack("militia", lambda victim: victim.discard_down_to("militia", 3))


@BASE.action("mine", cost=5)
def mine(table: Table, me: Player) -> Effect[None]:
    """Trash a treasure from your hand. Gain a treasure costing up to 3 more, into your hand."""
    if trashed := (yield from me.trash_from_hand("mine", TREASURE)):
        yield from me.choose_to_gain("mine", up_to=table.cost(trashed) + 3, kind=TREASURE, to="hand")


BASE.card("moat", "action", REACTION, cost=2, plus={"cards": 2})


@when("attacked", card="moat", where="hand")
def moat(table: Table, me: Player, attack: Occasion) -> Effect[bool]:
    """When another player plays an attack, you may show this: the attack does nothing to you."""
    if not attack.shielded and (yield from me.wants("moat", "reveal", default=True, standing=True)):
        me.reveal("moat")
        attack.shielded = True
    return False


@BASE.action("remodel", cost=4)
def remodel(table: Table, me: Player) -> Effect[None]:
    """Trash a card from your hand. Gain a card costing up to 2 more."""
    if trashed := (yield from me.trash_from_hand("remodel")):
        yield from me.choose_to_gain("remodel", up_to=table.cost(trashed) + 2)


@BASE.action("workshop", cost=3)
def workshop(table: Table, me: Player) -> Effect[None]:
    """Gain a card costing up to 4."""
    yield from me.choose_to_gain("workshop", up_to=4)
