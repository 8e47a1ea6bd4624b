"""Cards like those of later sets, registered for one test only, to show that triggers, prices and claims carry them."""

from collections.abc import Iterator
from contextlib import contextmanager

from games.dominion.card import CARDS, REACTION, CardSet
from games.dominion.player import Player
from games.dominion.table import Table
from games.dominion.triggers import PRICE_CHANGES, TRIGGERS, Occasion, cheaper, when
from games.kernel.choice import Effect

NAMES = ("tower", "goon", "bridge", "trader", "chamber", "bell", "hoarder", "seer")


@contextmanager
def sample_cards() -> Iterator[None]:
    """Register them, and take them out again."""
    register()
    try:
        yield
    finally:
        for name in NAMES:
            for registry in (CARDS, TRIGGERS, PRICE_CHANGES):
                registry.pop(name, None)


def register() -> None:
    """Each stands for a kind of card that is still to come."""
    later_set = CardSet("base")
    later_set.card("goon", "action", cost=6, plus={"buys": 1, "coins": 2})
    later_set.card("bridge", "action", cost=4, plus={"buys": 1, "coins": 1})
    later_set.card("tower", "action", REACTION, cost=3)
    later_set.card("trader", "action", REACTION, cost=4)
    later_set.card("chamber", "action", REACTION, cost=2)
    later_set.card("bell", "victory", cost=2, points_of=lambda owned: owned["estate"])
    later_set.card("hoarder", "treasure", cost=6, plus={"coins": 2})

    def seer(table: Table, me: Player) -> Effect[None]:
        """Worth a coin for every card in hand."""
        table.turn.coins += len(me.hand)
        yield from ()

    later_set.card("seer", "treasure", cost=5, effect=seer)
    register_gains()
    register_reactions()


def register_gains() -> None:
    """What these cards do when a card is bought or gained, and to prices."""

    @when("gained", card="tower", where="hand")
    def tower(table: Table, me: Player, gained: Occasion) -> Effect[bool]:
        """When you gain a card, you may show this and trash that card."""
        pile: list[str] = getattr(me, gained.zone)
        if gained.card in pile and (yield from me.wants("tower", "reveal", default=False)):
            me.reveal("tower")
            pile.remove(gained.card)
            table.trash.append(gained.card)
        return False

    @when("bought", card="goon", where="in_play")
    def goon(table: Table, me: Player, bought: Occasion) -> Effect[bool]:
        """While this is in play, buying a card gives a token."""
        me.tokens += me.in_play.count("goon")
        return False
        yield

    @when("bought", card="hoarder", where="in_play")
    def hoarder(table: Table, me: Player, bought: Occasion) -> Effect[bool]:
        """While this is in play, buying a victory card gains a Gold."""
        if CARDS[bought.card].is_victory:
            yield from me.gain("gold")
        return False

    @when("gained", card="bell", where="itself")
    def bell(table: Table, me: Player, gained: Occasion) -> Effect[bool]:
        """When you gain this, gain a Copper too."""
        yield from me.gain("copper")
        return False

    @cheaper("bridge")
    def bridge(table: Table, card: str) -> int:
        """While this is in play, cards cost 1 less."""
        return table.active.in_play.count("bridge")


def register_reactions() -> None:
    """What these cards do when their owner is attacked, and at the start of a turn."""

    @when("attacked", card="trader", where="hand")
    def set_aside(table: Table, me: Player, attack: Occasion) -> Effect[bool]:
        """When attacked, you may set this aside; then every reaction may have its say again."""
        wants = yield from me.wants("trader", "set_aside", default=True)
        if wants:
            me.hand.remove("trader")
            me.set_aside.append("trader")
        return wants

    @when("turn_began", card="trader", where="set_aside")
    def come_back(table: Table, me: Player, turn: Occasion) -> Effect[bool]:
        """At the start of your turn it returns to your hand, and you draw a card."""
        me.set_aside.remove("trader")
        me.hand.append("trader")
        me.draw(1)
        return True
        yield

    @when("attacked", card="chamber", where="hand")
    def chamber(table: Table, me: Player, attack: Occasion) -> Effect[bool]:
        """When attacked, you may draw two cards, shuffling if you must."""
        if (yield from me.wants("chamber", "reveal", default=False)):
            me.draw(2)
        return False
