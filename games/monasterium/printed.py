"""What can be done or got, by its name in `board.toml`: actions of the grid, bonuses of the path and the window."""

import re
from typing import Literal, TypeAlias

import msgspec

What: TypeAlias = Literal["send", "take", "either", "upgrade", "goods", "move", "window", "any_action", "die", "pp"]


class Deed(msgspec.Struct, frozen=True):
    """An action or a bonus.

    send: a novice, for `amount` influence less · take: `amount` of a `good` · either: 1 influence or 1 rosary ·
    upgrade: 1 soup to 1 tool or 1 tool to 1 book · goods: 1 soup, or an upgrade · move: the messenger by `amount` to
    `most` fields · window: any cloister's, or (`good` "chapel") one's in whose chapel one is · any_action · die: an
    extra personal die · pp: `amount` points.
    """

    name: str
    what: What
    good: str = ""
    amount: int = 0
    most: int = 0


class NoDeed(ValueError):
    """Nothing is called so."""


PLAIN = {
    "send_novice": Deed("send_novice", "send"),
    "send_novice_one_influence_less": Deed("send_novice_one_influence_less", "send", amount=1),
    "take_influence_or_rosary": Deed("take_influence_or_rosary", "either"),
    "influence_or_rosary": Deed("influence_or_rosary", "either"),
    "upgrade_1": Deed("upgrade_1", "upgrade"),
    "goods": Deed("goods", "goods"),
    "take_window_from_own_chapel": Deed("take_window_from_own_chapel", "window", "chapel"),
    "take_window": Deed("take_window", "window"),
    "window": Deed("window", "window"),
    "any_action": Deed("any_action", "any_action"),
    "extra_die": Deed("extra_die", "die"),
}
BONUSES = {"influence_or_rosary", "goods", "window", "any_action", "extra_die"}
ACTIONS = PLAIN.keys() - (BONUSES - {"goods"})

GOOD = r"(?:(\d)_)?(influence|rosary|soup|tool|book)"


def read_action(name: str) -> Deed:
    """The action of a name. Raises NoDeed."""
    if name in ACTIONS:
        return PLAIN[name]
    if found := re.fullmatch(f"take_{GOOD}", name):
        return Deed(name, "take", found[2], int(found[1] or 1))
    if found := re.fullmatch(r"move_([1-9])(?:_to_([1-9]))?", name):
        return Deed(name, "move", "", int(found[1]), int(found[2] or found[1]))
    raise NoDeed(f"there is no action {name!r}")


def read_bonus(name: str) -> Deed:
    """The bonus of a name. Raises NoDeed."""
    if name in BONUSES:
        return PLAIN[name]
    if found := re.fullmatch(GOOD, name):
        return Deed(name, "take", found[2], int(found[1] or 1))
    if found := re.fullmatch(r"pp_(\d+)", name):
        return Deed(name, "pp", "", int(found[1]))
    raise NoDeed(f"there is no bonus {name!r}")
