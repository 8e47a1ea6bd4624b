"""Everybody who plays or has played at a table, each under a distinct name.

Laws: only this module tells namesakes apart, so log, pictures, votes and lists agree; a person has one name at a table,
however many seats they had, and keeps it while others come and go; a computer's name has precedence over a person's of
the same name.
"""

from collections.abc import Sequence
from typing import TypeAlias, TypeVar

from msgspec.structs import replace

from bot.language.namesakes import looks, told_apart
from db import rows

Cast: TypeAlias = tuple[tuple[rows.Seat, ...], tuple[rows.Former, ...]]
Who: TypeAlias = tuple[int, str]
Holder = TypeVar("Holder", rows.Seat, rows.Former)


def cast(seated: Sequence[rows.Seat], formers: Sequence[rows.Former] = ()) -> Cast:
    """The present and former people there, with distinct names."""
    # A person who sits there has their present name, on former seats, too.
    everybody: list[rows.Seat | rows.Former] = [*formers, *seated]
    names = {_who(each): each.name for each in everybody}
    if sum(len(looks(name)) for name in names.values()) == len(set().union(*map(looks, names.values()))):
        return _named(seated, names), _named(formers, names)
    came = _came(seated, formers)
    # The order survives lots and seats changing hands: computers, then by arrival.
    order = sorted(names, key=lambda who: (who[0] > 0, came[who], who))
    told = dict(zip(order, told_apart(names[who] for who in order), strict=True))
    return _named(seated, told), _named(formers, told)


def _came(seated: Sequence[rows.Seat], formers: Sequence[rows.Former]) -> dict[Who, int]:
    """The step at which each of them came."""
    came, since = dict[Who, int](), dict[int, int]()
    holders: list[rows.Seat | rows.Former] = [*sorted(formers, key=lambda former: former.until), *seated]
    for holder in holders:
        who, begun = _who(holder), since.get(holder.seat, 0)
        came[who] = min(came.get(who, begun), begun)
        if isinstance(holder, rows.Former):
            since[holder.seat] = holder.until
    return came


def _who(holder: rows.Seat | rows.Former) -> Who:
    """A person, or (first) a computer by its name."""
    return (0, holder.name) if holder.player_id is None else (holder.player_id, "")


def _named(holders: Sequence[Holder], names: dict[Who, str]) -> tuple[Holder, ...]:
    return tuple(each if each.name == names[_who(each)] else replace(each, name=names[_who(each)]) for each in holders)
