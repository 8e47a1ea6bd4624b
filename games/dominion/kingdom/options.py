"""The options before a game of Dominion, and the kingdom that follows from them.

`kingdom` counts before `set`; `bane`: a card, or "drawn" for one by lot where a set recommends another.
"""

import msgspec

from games.dominion.kingdom.kingdoms import (
    Colony,
    Kingdom,
    KingdomWish,
    boxes_of,
    check_bane,
    colony_advised,
    drawn,
    in_rows,
    kingdom_cards,
    possible,
    ten_cards,
    with_bane,
)
from games.dominion.kingdom.recommended import BOXES, RECOMMENDED, Edition
from games.dominion.kingdom.rulings import BANE_COUNTS
from games.kernel.contract.game import RULES, BadSetup
from games.kernel.engine.chance import Chance
from games.kernel.engine.text import Text

FIRST_GAME = "first_game"
RANDOM = "random"
DRAWN = "drawn"


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`set`: a recommended set by name, or "random": ten cards of `boxes` by lot, as in `wishes`; `kingdom`: card
    names, for "random" those that were drawn; `first`: the seat that begins, None: by lot.
    """

    set: str = FIRST_GAME
    kingdom: tuple[str, ...] | None = None
    boxes: tuple[Edition, ...] = BOXES
    wishes: tuple[KingdomWish, ...] = ()
    bane: str | None = None
    colony: Colony = "advised"
    first: int | None = None

    def __post_init__(self) -> None:
        """Raise BadSetup for an unknown set, if it is to be laid out."""
        if self.kingdom is None and not self.lottery and self.set not in RECOMMENDED:
            raise BadSetup(Text("unknown-set", name=self.set))

    @property
    def lottery(self) -> bool:
        """Whether the ten cards come by lot."""
        return self.set == RANDOM

    @property
    def by_lot(self) -> bool:
        """Whether the ten cards are still to be drawn."""
        return self.kingdom is None and self.lottery

    @property
    def named(self) -> tuple[str, ...] | None:
        """The cards of the kingdom, unless they are drawn."""
        if self.kingdom is not None:
            return self.kingdom
        return None if self.by_lot else RECOMMENDED[self.set].cards

    @property
    def chosen_bane(self) -> str | None:
        """The bane that was chosen or goes with the set; None: none yet."""
        if self.bane is not None:
            return None if self.bane == DRAWN else self.bane
        return None if self.kingdom is not None or self.by_lot else RECOMMENDED[self.set].bane


def once(options: Options) -> tuple[str, ...]:
    """The options for one game only, besides who begins: drawn cards are drawn again."""
    return ("kingdom", "bane") if options.lottery else ()


def check(options: Options) -> None:
    """Raise BadSetup, with advice, if no game can begin with these options."""
    if options.named is None:
        possible(options.boxes, options.wishes)
    else:
        ten_cards(options.named)
    check_bane(options.named or (), options.chosen_bane)


def kingdom_of(options: Options, chance: Chance, rules: int = RULES) -> Kingdom:
    """The kingdom under these rulings, with everything left to chance drawn by lot. Raises BadSetup."""
    if options.named is None:
        cards = drawn(options.boxes, options.wishes, chance)
        boxes = options.boxes
    else:
        cards = kingdom_cards(options.named)
        boxes = boxes_of(cards)
    bane = with_bane(cards, options.chosen_bane, boxes, chance)
    every = (*cards, bane) if bane else cards
    return Kingdom(in_rows(every), bane, colony_of(options, every if BANE_COUNTS.counts(rules) else cards))


def colony_of(options: Options, cards: tuple[str, ...]) -> bool:
    """Whether Platinum and Colony are laid out with these cards: as forced, as the set says, or as recommended."""
    if options.colony != "advised":
        return options.colony == "yes"
    if options.kingdom is None and not options.by_lot:
        return RECOMMENDED[options.set].colony
    return colony_advised(cards)
