"""The table before the first turn, and tables put together by hand for cases."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from games.dominion.card import PRIZE, brought_by
from games.dominion.cards import CARDS
from games.dominion.kingdom.kingdoms import Kingdom, basic_cards, is_kingdom_card, kingdom_cards
from games.dominion.kingdom.options import Options, kingdom_of
from games.dominion.kingdom.rulings import FORCED_VEILED, REACTIONS_FIRST
from games.dominion.rules.holdings import HAND
from games.dominion.rules.player import Player
from games.dominion.rules.table import Table, Turn
from games.kernel.contract.game import Result, Setup
from games.kernel.engine.chance import TABLE, Chance

STARTING_DECK = ["copper"] * 7 + ["estate"] * 3
SEATS = (2, 3, 4, 5, 6)


def new_table(setup: Setup, options: Options, chance: Chance) -> Table:
    """Supply laid out, seven Coppers and three Estates shuffled for everybody, five cards drawn. Raises BadSetup."""
    kingdom = kingdom_of(options, chance, setup.rules)
    first = chance.below(TABLE, setup.seats) if options.first is None else options.first
    table = empty_table(setup, kingdom, chance, first)
    for player in table.players:
        player.discard = list(STARTING_DECK)
        player.draw(HAND, fresh=True)
    return table


def next_first(result: Result, chance: Chance) -> int | None:
    """Who begins the next game: the player to the left of the winner; if several won, one of the others by lot; None,
    by lot among all, if nobody lost.
    """
    if len(result.winners) == 1:
        return (result.winners[0] + 1) % len(result.scores)
    others = [score.seat for score in result.scores if score.seat not in result.winners]
    return others[chance.below(TABLE, len(others))] if others else None


def empty_table(setup: Setup, kingdom: Kingdom, chance: Chance, first: int) -> Table:
    """A full supply and players without cards."""
    return Table(
        chance=chance,
        players=[Player(seat) for seat in range(setup.seats)],
        supply={card: CARDS[card].pile_size(setup.seats) for card in (*basic_cards(kingdom.colony), *kingdom.cards)},
        kingdom=kingdom.cards,
        turn=Turn(first),
        bane=kingdom.bane,
        prizes=list(brought_by(kingdom.cards)),
        windows_first=setup.pace == "exact" and REACTIONS_FIRST.counts(setup.rules),
        veils_forced=FORCED_VEILED.counts(setup.rules),
        handed={},
    )


ZONES = ("hand", "deck", "discard", "in_play", "set_aside", "revealed")
COUNTS = ("tokens", "turns")


def arrange(setup: Setup, options: Options, chance: Chance, fields: Mapping[Any, Any]) -> Table:
    """A table for a case: zones and counts by seat, `supply`, `trash`, `turn`. Piles of all cards `named` are added.

    Raises ValueError naming what it does not understand.
    """
    bane = options.chosen_bane
    piles = kingdom_cards([*dict.fromkeys((*(options.kingdom or ()), *([bane] if bane else ())))])
    table = empty_table(setup, Kingdom(piles, bane, options.colony == "yes"), chance, 0)
    table.turn.phase = "action"
    for field, value in fields.items():
        if field != "named":
            _set_field(table, field, value)
    _add_piles(table, fields.get("named", ()))
    if "prizes" not in fields:
        table.prizes = _prizes_left(table)
    table.__post_init__()
    return table


def _set_field(table: Table, field: Any, value: Any) -> None:
    if field == "supply":
        table.supply |= {_known(card): left for card, left in value.items()}
    elif field in ("trash", "prizes", "trade_route"):
        setattr(table, "mat" if field == "trade_route" else field, [_known(card) for card in value])
    elif field == "bane":
        table.bane = _known(value)
    elif field == "turn":
        table.turn = _turn(table, value)
    elif isinstance(field, int) and field in range(len(table.players)):
        _set_player(table.players[field], value)
    else:
        raise ValueError(f"a Dominion table has no {field!r}")


def _turn(table: Table, fields: Mapping[str, Any]) -> Turn:
    if unknown := fields.keys() - set(Turn.__struct_fields__):
        raise ValueError(f"a turn has no {', '.join(sorted(unknown))}")
    turn = msgspec.convert({"seat": 0, "phase": "action", **fields}, Turn)
    if turn.seat not in range(len(table.players)):
        raise ValueError(f"nobody sits at seat {turn.seat}")
    return turn


def _set_player(player: Player, fields: Mapping[str, Any]) -> None:
    for name, value in fields.items():
        if name in ZONES:
            cards = [_known(card) for card in value]
            setattr(player, name, cards[::-1] if name == "deck" else cards)
        elif name in COUNTS:
            setattr(player, name, value)
        else:
            raise ValueError(f"a player has no {name!r}")


def _known(card: str) -> str:
    if card not in CARDS:
        raise ValueError(f"there is no card {card!r}")
    return card


def _add_piles(table: Table, named: Iterable[str]) -> None:
    owned = {card for player in table.players for card in player.cards()}
    spoken_of = owned | set(table.trash) | {word for word in (*named, table.bane) if word in CARDS}
    spoken_of |= {card for card in CARDS if spoken_of.intersection(CARDS[card].brings)}
    for card in sorted(spoken_of - table.supply.keys()):
        if PRIZE not in CARDS[card].kinds:
            table.supply[card] = CARDS[card].pile_size(len(table.players))
    table.kingdom = tuple(card for card in table.supply if is_kingdom_card(card))


def _prizes_left(table: Table) -> list[str]:
    """The prizes that come with the piles, except those that somebody owns or has trashed."""
    gone = {card for player in table.players for card in player.cards()} | set(table.trash)
    return [card for card in brought_by(table.supply) if card not in gone]


def inspect(table: Table) -> dict[Any, Any]:
    """What a case may compare: the fields that `arrange` takes, and the turn's counters under the active seat."""
    found: dict[Any, Any] = {"supply": dict(table.supply), "trash": list(table.trash)}
    found |= {"prizes": list(table.prizes), "trade_route": list(table.mat), "bane": table.bane}
    found["turn"] = msgspec.to_builtins(table.turn)
    for player in table.players:
        zones = {name: list(getattr(player, name)) for name in ZONES}
        zones["deck"].reverse()
        found[player.seat] = zones | {name: getattr(player, name) for name in COUNTS}
    found[table.turn.seat] |= {name: getattr(table.turn, name) for name in ("actions", "buys", "coins")}
    return found


def census(table: Table) -> dict[str, int]:
    """The cards by name: in the supply, among the prizes, in the trash, with the players."""
    lying = [*table.trash, *table.prizes]
    for player in table.players:
        lying += player.cards()
    counted = Counter(table.supply)
    counted.update(lying)
    return dict(counted)
