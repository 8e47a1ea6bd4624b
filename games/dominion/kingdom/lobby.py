"""What a lobby offers to set before a game of Dominion, and what it says about the settings."""

from collections.abc import Sequence
from typing import Any, get_args

from msgspec.structs import replace

from games.dominion.card import CARDS
from games.dominion.kingdom.kingdoms import (
    COLONY_FROM,
    TEN,
    WITCH,
    Colony,
    KingdomWish,
    banes,
    boxes_of,
    is_kingdom_card,
    wish_title,
)
from games.dominion.kingdom.options import DRAWN, RANDOM, Options, check, colony_of, kingdom_of, once
from games.dominion.kingdom.recommended import BOXES, RECOMMENDED
from games.dominion.words import box_title, title
from games.kernel.contract.game import Lobby, Setting, Value
from games.kernel.engine.chance import TABLE, Chance
from games.kernel.engine.text import Text

WISHES: tuple[KingdomWish, ...] = get_args(KingdomWish)
COLONIES: tuple[Colony, ...] = get_args(Colony)
SHELVES = (("base", "intrigue"), ("prosperity", "cornucopia"))
"""The boxes whose recommended sets are offered together."""
OTHERS = ("kingdom", "bane")
"""What another set, or a new draw by lot, resets."""


RECOMMENDED_SETS, BY_LOT, OWN_LIST = Text("option-sets"), Text("option-set-random"), Text("option-kingdom")
"""The three ways to a kingdom, each with a form of its own."""


def settings(options: Options) -> tuple[Setting, ...]:
    """The settings: a recommended set, ten by lot, an own list, and what goes with each."""
    ways = {
        RECOMMENDED_SETS: (*(_shelf(options, boxes) for boxes in SHELVES), *_bane(options), _colony(options)),
        BY_LOT: (_random(options), *_lottery(options), _colony(options)),
        OWN_LIST: (_own_list(options), *_bane(options), _colony(options)),
    }
    return tuple(replace(setting, group=group) for group, each in ways.items() for setting in each)


def _random(options: Options) -> Setting:
    value = Value(RANDOM, Text("option-set-random"))
    here = (RANDOM,) if options.lottery else ()
    return Setting("set", Text("option-set"), (value,), here, instead_of=OTHERS, lots=options.lottery)


def _own_list(options: Options) -> Setting:
    return Setting(
        "kingdom", Text("option-kingdom"), chosen=options.named or (), least=TEN, most=TEN,
        typed=tuple(filter(is_kingdom_card, CARDS)), instead_of=("set", "bane"),
    )  # fmt: skip


def _lottery(options: Options) -> tuple[Setting, Setting]:
    boxes = tuple(Value(box, box_title(box)) for box in BOXES)
    wishes = tuple(Value(wish, wish_title(wish)) for wish in WISHES)
    return (
        Setting("boxes", Text("option-boxes"), boxes, options.boxes, most=len(BOXES), instead_of=OTHERS),
        Setting("wishes", Text("option-wishes"), wishes, options.wishes, 0, len(WISHES), instead_of=OTHERS),
    )


def _shelf(options: Options, boxes: Sequence[str]) -> Setting:
    chosen = options.set if options.kingdom is None else ""
    values = tuple(
        Value(name, _set_title(name), _in_short(one.cards)) for name, one in RECOMMENDED.items() if one.box in boxes
    )
    here = tuple(value.name for value in values if value.name == chosen)
    group = Text("option-set-of", boxes=tuple(box_title(box) for box in boxes))
    return Setting("set", group, values, here, instead_of=OTHERS)


FIRST_CARDS = 7
"""How many cards of a kingdom fit beside its name."""


def _in_short(cards: Sequence[str]) -> Text:
    """The first cards of a kingdom, and how many more there are."""
    named = [title(card) for card in cards[:FIRST_CARDS]]
    return Text("kingdom-in-short", cards=(*named, Text("more-cards", count=len(cards) - FIRST_CARDS)))


def _bane(options: Options) -> tuple[Setting, ...]:
    """The possible banes of any box; if the ten are drawn by lot, only of their boxes."""
    cards = options.named or ()
    if WITCH not in cards:
        return ()
    by_lot, boxes = Value(DRAWN, Text("option-bane-drawn")), options.boxes if options.lottery else BOXES
    offered = (by_lot, *(Value(card, title(card)) for card in banes(cards, boxes)))
    return (Setting("bane", Text("option-bane", witch=title(WITCH)), offered, (options.chosen_bane or DRAWN,)),)


def _colony(options: Options) -> Setting:
    """Whether Colony is in the game: ``option-colony-*``."""
    values = tuple(Value(name, Text(f"option-colony-{name}")) for name in COLONIES)
    return Setting("colony", Text("option-colony"), values, (options.colony,))


def _set_title(name: str) -> Text:
    """The name of a recommended set of cards: ``option-set-*``."""
    return Text(f"option-set-{name.replace('_', '-')}")


def draw(options: Options, chance: Chance) -> dict[str, Any]:
    """The ten cards and the bane, drawn by lot. Raises BadSetup."""
    kingdom = kingdom_of(replace(options, kingdom=None, bane=None), chance)
    return {"kingdom": [card for card in kingdom.cards if card != kingdom.bane], "bane": kingdom.bane}


def lots(chance: Chance, seats: int) -> dict[str, Any]:
    """Any ten kingdom cards of all boxes; in every third table Platinum and Colony, whatever the ten are."""
    return {"set": RANDOM, "colony": "advised" if chance.below(TABLE, 3) else "yes"}


# in words


def announce(options: Options) -> tuple[Text, ...]:
    """The kingdom that these options lay out, its bane, Platinum and Colony. Raises BadSetup."""
    check(options)
    if options.named is None:
        return (*_wished(options), *_colony_drawn(options))
    cards = tuple(title(card) for card in options.named)
    name = _set_title(options.set) if options.kingdom is None else Text("drawn" if options.lottery else "own-list")
    return (
        Text("kingdom-line", name=name, cards=cards),
        *_bane_line(options),
        *_colony_line(options, options.named),
    )


def _bane_line(options: Options) -> tuple[Text, ...]:
    if WITCH not in (options.named or ()):
        return ()
    bane = options.chosen_bane
    return (Text("bane-line", witch=title(WITCH), card=title(bane) if bane else Text("option-bane-drawn")),)


def _colony_line(options: Options, ten: tuple[str, ...]) -> tuple[Text, ...]:
    """Whether Platinum and Colony are laid out; with a bane by lot this may still be open."""
    bane = options.chosen_bane
    if colony_of(options, (*ten, bane) if bane else ten):
        return (Text("with-colony"),)
    offered = banes(ten, boxes_of(ten)) if WITCH in ten and not bane else ()
    undecided = any(colony_of(options, (*ten, card)) for card in offered)
    return (Text("colony-if", count=COLONY_FROM),) if undecided else ()


def _wished(options: Options) -> tuple[Text, ...]:
    boxes = tuple(box_title(box) for box in BOXES if box in options.boxes)
    wishes = tuple(wish_title(wish) for wish in WISHES if wish in options.wishes)
    return (Text("random-line", boxes=boxes), *([Text("wishes-line", wishes=wishes)] if wishes else []))


def _colony_drawn(options: Options) -> tuple[Text, ...]:
    if options.colony == "advised":
        return (Text("colony-if", count=COLONY_FROM),) if "prosperity" in options.boxes else ()
    return (Text("with-colony"),) if options.colony == "yes" else ()


LOBBY = Lobby(options=Options, settings=settings, announce=announce, draw=draw, once=once, lots=lots)
