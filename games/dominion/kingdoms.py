"""Which ten cards lie in the supply: the recommended sets by name, and what makes a list valid."""

from collections.abc import Sequence

from games.dominion.cards import CARDS
from games.dominion.words import title
from games.kernel.game import BadSetup
from games.kernel.text import Text

BASIC_CARDS = ("copper", "silver", "gold", "estate", "duchy", "province", "curse")

RECOMMENDED: dict[str, tuple[str, ...]] = {
    "first_game": (
        "cellar", "market", "militia", "mine", "moat", "remodel", "smithy", "village", "woodcutter", "workshop",
    ),
    "big_money": (
        "adventurer", "bureaucrat", "chancellor", "chapel", "feast", "laboratory", "market", "mine", "moneylender",
        "throne_room",
    ),
    "interaction": (
        "bureaucrat", "chancellor", "council_room", "festival", "library", "militia", "moat", "spy", "thief", "village",
    ),
    "size_distortion": (
        "cellar", "chapel", "feast", "gardens", "laboratory", "thief", "village", "witch", "woodcutter", "workshop",
    ),
    "village_square": (
        "bureaucrat", "cellar", "festival", "library", "market", "remodel", "smithy", "throne_room", "village",
        "woodcutter",
    ),
}  # fmt: skip
"""Set name to its ten kingdom cards."""


def kingdom_cards(names: Sequence[str]) -> tuple[str, ...]:
    """The kingdom for a list of card names, sorted by cost and name. Raises BadSetup for what is no kingdom card."""
    for name in names:
        if name not in CARDS:
            raise BadSetup(Text("unknown-card", card=name))
        if name in BASIC_CARDS:
            raise BadSetup(Text("no-kingdom-card", card=title(name)))
    if len(set(names)) != len(names):
        twice = next(name for name in names if list(names).count(name) > 1)
        raise BadSetup(Text("card-twice", card=title(twice)))
    return tuple(sorted(names, key=lambda name: (CARDS[name].cost, name)))
