"""The orders in which cards are named, offered and parted with."""

from typing import Any

from games.dominion import GAME
from games.dominion.card import junk_first, lost_first
from games.kernel.contract.game import Setup, encode_state
from games.kernel.match import Match, Snapshot

HELD = ("gold", "silver", "copper", "province", "estate", "market", "curse", "witch")


def test_one_parts_with_what_is_worth_least() -> None:
    assert junk_first(HELD) == ["curse", "estate", "province", "copper", "silver", "market", "witch", "gold"]


def test_points_are_lost_for_good_by_their_price() -> None:
    assert lost_first(HELD) == ["curse", "estate", "copper", "silver", "market", "witch", "gold", "province"]


def offered(table: dict[Any, Any], *played: str) -> tuple[str, ...]:
    """What the open question offers at a table, after these cards were played."""
    setup = Setup(2)
    match = Match(GAME, setup, Snapshot(0, 0, encode_state(GAME.arrange(setup, b"dear", table))))
    for card in played:
        match.answer(0, next(iter(match.open)), (card,))
    return next(iter(match.open.values())).values


def test_one_buys_from_dear_to_cheap_with_copper_and_curse_at_the_end() -> None:
    table = {"named": ["village", "market", "moat"], "turn": {"phase": "buy", "coins": 6}}
    assert offered(table) == ("gold", "duchy", "market", "silver", "village", "estate", "moat", "copper", "curse")


def test_what_counts_are_the_prices_of_now() -> None:
    table = {0: {"in_play": ["quarry"]}, "named": ["peddler", "market"], "turn": {"phase": "buy", "coins": 4}}
    assert offered(table) == ("quarry", "silver", "market", "estate", "copper", "curse")
    free = {0: {"in_play": ["princess"] * 2}, "named": ["tournament"], "turn": {"phase": "buy", "coins": 1}}
    assert offered(free) == ("duchy", "silver", "estate", "tournament", "copper", "curse")


def test_one_gains_from_dear_to_cheap_too() -> None:
    table = {0: {"hand": ["workshop"]}, "named": ["village", "moat"]}
    assert offered(table, "workshop") == ("silver", "village", "workshop", "estate", "moat", "copper", "curse")
