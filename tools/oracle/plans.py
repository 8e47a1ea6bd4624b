"""The plans to compare: for each card that both programs have, one plan or several in which it matters.

A plan is called like its card, or ``card: variant``.

Where the other program's rules differ from the first editions, plans avoid the difference:

- Its base game and Intrigue are second editions. It lacks the dropped cards (Adventurer, Chancellor, Feast, Spy,
  Thief, Woodcutter; Coppersmith, Great Hall, Saboteur, Scout, Secret Chamber, Tribute); we lack the new ones.
- Moneylender, Mine and Throne Room *may* be declined there. Plans never decline.
- Masquerade skips seats without cards there; in the first edition everybody passes what there is. Two seats always
  have cards here.
- Kingdom piles of victory cards have ten cards there, eight for two players here. Plans buy three at most.
- With two players all other piles are alike: Copper 46, Silver 40, Gold 30, victory cards 8, Curses 10.

Where it errs, the decider corrects it or the plans avoid it (see `theirs.py`):

- Swindler hands out a card without taking it from its pile. Corrected.
- Library, when deck and discard pile run out, loses the cards set aside. Plans set nothing aside.
- Masquerade asks the active player what everybody passes. All seats follow the same plan.
- Remodel and Upgrade demand an answer from an empty hand; Swindler and Wishing Well a card of an empty deck.
  Two rich decks never come to that.
"""

from collections.abc import Mapping
from zlib import crc32

from tools.oracle.mind import BuyingOrder

PLANS: Mapping[str, BuyingOrder] = {
    "big money": BuyingOrder(),
    # the base game
    "bureaucrat": BuyingOrder((("bureaucrat", 2),)),
    "cellar": BuyingOrder((("cellar", 2),)),
    "chapel": BuyingOrder((("chapel", 1),)),
    "council_room": BuyingOrder((("council_room", 2),)),
    "festival": BuyingOrder((("festival", 3), ("smithy", 2))),
    "gardens": BuyingOrder((("gardens", 3), ("workshop", 2)), gains=("silver",)),
    "laboratory": BuyingOrder((("laboratory", 4),)),
    "library": BuyingOrder((("library", 2),)),
    "market": BuyingOrder((("market", 4),)),
    "militia": BuyingOrder((("militia", 1),)),
    "mine": BuyingOrder((("mine", 1),)),
    "moat": BuyingOrder((("militia", 2), ("moat", 1))),
    "moneylender": BuyingOrder((("moneylender", 1),)),
    "remodel": BuyingOrder((("remodel", 1),)),
    "smithy": BuyingOrder((("smithy", 2),)),
    "throne_room": BuyingOrder((("smithy", 2), ("throne_room", 1)), plays=("throne_room", "smithy")),
    "village": BuyingOrder((("smithy", 3), ("village", 2)), plays=("village", "smithy")),
    "witch": BuyingOrder((("witch", 1),)),
    "workshop": BuyingOrder((("workshop", 1),)),
    # Intrigue
    "baron": BuyingOrder((("baron", 2),)),
    "baron: an Estate instead": BuyingOrder((("baron", 1),), agrees=False),
    "bridge": BuyingOrder((("bridge", 3),)),
    "conspirator": BuyingOrder((("conspirator", 4), ("village", 3)), plays=("village", "conspirator")),
    "courtyard": BuyingOrder((("courtyard", 2),)),
    "duke": BuyingOrder((("duke", 3), ("duchy", 3))),
    "harem": BuyingOrder((("harem", 3),)),
    "ironworks": BuyingOrder((("ironworks", 2),)),
    "ironworks: actions": BuyingOrder((("ironworks", 2), ("smithy", 1)), gains=("smithy",)),
    "ironworks: points": BuyingOrder((("ironworks", 2),), gains=("estate",)),
    "masquerade": BuyingOrder((("masquerade", 1),)),
    "mining_village": BuyingOrder((("smithy", 2), ("mining_village", 3)), plays=("mining_village", "smithy")),
    "mining_village: kept": BuyingOrder(
        (("smithy", 2), ("mining_village", 3)), plays=("mining_village", "smithy"), agrees=False
    ),
    "minion: coins": BuyingOrder((("minion", 4),), chosen=("coins",)),
    "minion: cards": BuyingOrder((("minion", 2),), chosen=("discard",)),
    "nobles: cards": BuyingOrder((("nobles", 3),), chosen=("cards",)),
    "nobles: actions": BuyingOrder((("nobles", 2), ("smithy", 2)), chosen=("actions",)),
    "pawn: a card and a coin": BuyingOrder((("pawn", 3),), chosen=("cards", "coins")),
    "pawn: an action and a buy": BuyingOrder((("pawn", 3),), chosen=("actions", "buys")),
    "shanty_town": BuyingOrder((("shanty_town", 3), ("smithy", 1))),
    "steward: cards": BuyingOrder((("steward", 2),), chosen=("cards",)),
    "steward: coins": BuyingOrder((("steward", 2),), chosen=("coins",)),
    "steward: trash": BuyingOrder((("steward", 1),), chosen=("trash",), times=3),
    "swindler": BuyingOrder((("swindler", 1),)),
    "torturer: discard": BuyingOrder((("torturer", 2),), chosen=("discard",)),
    "torturer: curse": BuyingOrder((("torturer", 1),), chosen=("curse",)),
    "trading_post": BuyingOrder((("trading_post", 1),)),
    "upgrade": BuyingOrder((("upgrade", 2),)),
    "wishing_well": BuyingOrder((("wishing_well", 3),)),
}

BASIC = ("copper", "silver", "gold", "estate", "duchy", "province", "curse")

FILLERS = (
    "cellar", "chapel", "festival", "laboratory", "library", "market", "mine", "moneylender", "smithy", "village",
    "witch", "workshop", "council_room", "militia",
)  # fmt: skip
"""Kingdom cards that fill the supply up to ten; nobody buys them."""


def kingdom(plan: BuyingOrder) -> list[str]:
    """Ten cards: those of the plan, and fillers."""
    wanted = [card for card, _ in plan.wants if card not in BASIC]
    return [*wanted, *[card for card in FILLERS if card not in wanted]][:10]


def card_of(name: str) -> str:
    """The card that a plan is about."""
    return name.partition(":")[0]


def seeds(name: str, games: int) -> range:
    """The seeds of a plan's games; no two plans share their shuffles, so they err apart."""
    first = crc32(name.encode())
    return range(first, first + games)
