"""The table before the first round, and tables put together by hand for cases."""

from collections.abc import Mapping
from typing import Any, get_args

import msgspec

from games.domus_domini.board import BOARD, KINDS, SEATS, Board, Production, Special
from games.domus_domini.rules.food import food
from games.domus_domini.rulings import DRUNKARD_TO_ANYBODY, LAST_ROUND_UNASKED
from games.domus_domini.table import PHASES, Abbey, Table
from games.kernel.contract.game import Setup
from games.kernel.engine.chance import TABLE, Chance


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`board`: the printed numbers of the game's box (None: those of games that did not carry their own)."""

    board: Board | None = None


def lay_out(table: Table, options: Options) -> None:
    """Attach the board to a table, which does not store it."""
    table.board = options.board or BOARD


def new_table(setup: Setup, options: Options, chance: Chance) -> Table:
    """Everybody has a cloister card, money, brothers and vegetables; a production card may be removed from the game."""
    board = options.board or BOARD
    cards = chance.shuffled(TABLE, [str(card) for card in SEATS_AND_ONE])[: setup.seats]
    table = empty_table(setup, options, chance, [int(card) for card in cards])
    for abbey in table.abbeys:
        abbey.money = board.start.money[setup.seats]
        abbey.vegetables = board.start.vegetables
        abbey.lay_cloister = board.start.brothers
    by_name = {card.name: card for card in board.production}
    deck = [by_name[name] for name in chance.shuffled(TABLE, [card.name for card in board.production])]
    table.removed = deck.pop() if board.supply.production_removed else None
    table.production_deck = deck
    table.start_player = table.seat = max(table.abbeys, key=lambda abbey: abbey.cloister_card).seat
    return table


SEATS_AND_ONE = (1, *SEATS)
"""The values of the cloister cards."""


def empty_table(setup: Setup, options: Options, chance: Chance, cards: list[int]) -> Table:
    """A full supply, and abbeys with nothing but their cloister card."""
    board = options.board or BOARD
    table = Table(
        chance=chance,
        abbeys=[Abbey(seat=seat, cloister_card=card) for seat, card in enumerate(cards)],
        start_player=0,
        seat=0,
        exact=setup.pace == "exact",
        asks_foregone=not LAST_ROUND_UNASKED.counts(setup.rules),
        drunkard_spares=not DRUNKARD_TO_ANYBODY.counts(setup.rules),
        cellerar_market=sorted(card.value for card in board.cellerars),
        lay_supply=board.supply.brothers_each * setup.seats,
        dog_supply=board.supply.dogs,
        hut_supply=board.supply.huts,
    )
    lay_out(table, options)
    return table


SHARED = {"round", "phase", "start_player", "seat", "lay_supply", "dog_supply", "hut_supply", "pot", "cellerar_market"}
"""Fields of the table that a case may set and compare as they are."""
CARDS = {"production_card", "removed"}


def arrange(setup: Setup, options: Options, chance: Chance, fields: Mapping[Any, Any]) -> Table:
    """A table for a case: abbeys by seat, and the shared fields of the table. Without any it is a new game's.

    Cloister cards are 1, 2 … by seat if not named, Cellerars that nobody has are in the market, the deck holds all
    production cards but the one shown and the one removed. Raises ValueError naming what it does not understand.
    """
    if not fields.keys() - {"named"}:
        return new_table(setup, options, chance)
    table = empty_table(setup, options, chance, list(SEATS_AND_ONE[: setup.seats]))
    for field, value in fields.items():
        if field != "named":
            _set_field(table, field, value)
    if "seat" not in fields:
        table.seat = table.start_player
    if "cellerar_market" not in fields:
        owned = {abbey.cellerar for abbey in table.abbeys}
        table.cellerar_market = [value for value in table.cellerar_market if value not in owned]
    if "production_deck" not in fields:
        table.production_deck = _rest(table)
    return table


def _rest(table: Table) -> list[Production]:
    """All production cards but the one shown and the one removed, which is the last one if none is named."""
    left = list(table.board.production)
    if table.production_card:
        left.remove(table.production_card)
    if table.removed or table.board.supply.production_removed:
        table.removed = table.removed or left[-1]
        left.remove(table.removed)
    return left


def _set_field(table: Table, field: Any, value: Any) -> None:
    if isinstance(field, int) and field in range(len(table.abbeys)):
        table.abbeys[field] = _abbey(table.abbeys[field], value)
    elif field == "phase" and value not in PHASES:
        raise ValueError(f"there is no phase {value!r}; there are {', '.join(PHASES)}")
    elif field in SHARED:
        setattr(table, field, value)
    elif field in CARDS:
        setattr(table, field, _production(table, value))
    elif field == "production_deck":
        table.production_deck = [_production(table, name) for name in reversed(value)]
    else:
        raise ValueError(f"a table of Domus Domini has no {field!r}")


def _abbey(abbey: Abbey, fields: Mapping[str, Any]) -> Abbey:
    if unknown := fields.keys() - set(Abbey.__struct_encode_fields__):
        raise ValueError(f"an abbey has no {', '.join(sorted(unknown))}")
    if unknown := set(fields.get("stage", ())) - set(KINDS):
        raise ValueError(f"there is no area {', '.join(sorted(unknown))}")
    if unknown := set(fields.get("specials", ())) - set(get_args(Special)):
        raise ValueError(f"there is no special card {', '.join(sorted(unknown))}")
    stage = {**abbey.stage, **fields.get("stage", {})}
    return msgspec.convert({**msgspec.to_builtins(abbey), **fields, "stage": stage}, Abbey)


def _production(table: Table, name: str) -> Production:
    cards = {card.name: card for card in table.board.production}
    if name not in cards:
        raise ValueError(f"there is no production card {name!r}; there are {', '.join(sorted(cards))}")
    return cards[name]


def inspect(table: Table) -> dict[Any, Any]:
    """What a case may compare: the fields that `arrange` takes; `ne`: an abbey's food units now."""
    found: dict[Any, Any] = {name: getattr(table, name) for name in SHARED}
    found["cellerar_market"] = list(table.cellerar_market)
    found["production_card"] = table.production_card.name if table.production_card else None
    found["removed"] = table.removed.name if table.removed else None
    found["production_deck"] = [card.name for card in reversed(table.production_deck)]
    for abbey in table.abbeys:
        found[abbey.seat] = msgspec.to_builtins(abbey) | {"ne": food(table, abbey).total}
    return found


def census(table: Table) -> dict[str, int]:
    """Lay brothers, dogs, huts and Cellerars, wherever they are."""
    abbeys = table.abbeys
    return {
        "brothers": table.lay_supply + sum(abbey.brothers for abbey in abbeys),
        "dogs": table.dog_supply + sum(abbey.dogs for abbey in abbeys),
        "huts": table.hut_supply + sum(abbey.huts for abbey in abbeys),
        "cellerars": len(table.cellerar_market) + sum(abbey.cellerar is not None for abbey in abbeys),
    }
