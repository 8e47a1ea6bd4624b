"""The census counts every card of Dominion, wherever it lies."""

import pytest

from games.dominion import GAME
from games.dominion.setup import ZONES
from games.kernel.contract.game import Setup
from games.kernel.engine.chance import Chance

KINGDOM = [
    "tournament", "young_witch", "hamlet", "cellar", "moat", "village", "smithy", "market", "witch", "chapel",
]  # fmt: skip
TABLE = Setup(4, options={"kingdom": KINGDOM, "bane": "workshop", "colony": "yes"})


def test_a_new_table_has_every_card_of_its_piles() -> None:
    census = GAME.cases.census(GAME.new(TABLE, b"seed"))
    assert census["copper"] == 60
    assert census["estate"] == 12 + 3 * 4
    assert (census["platinum"], census["colony"], census["workshop"]) == (12, 12, 10)
    assert {count for card, count in census.items() if card in ("diadem", "followers", "trusty_steed")} == {1}


@pytest.mark.parametrize("zone", ZONES)
def test_a_card_too_many_is_noticed_in_every_zone(zone: str) -> None:
    table = GAME.new(TABLE, b"seed")
    before = GAME.cases.census(table)
    getattr(table.players[2], zone).append("gold")
    assert GAME.cases.census(table) == before | {"gold": before["gold"] + 1}


@pytest.mark.parametrize("heap", ["trash", "prizes"])
def test_a_card_too_many_is_noticed_beside_the_players(heap: str) -> None:
    table = GAME.new(TABLE, b"seed")
    before = GAME.cases.census(table)
    getattr(table, heap).append("diadem")
    assert GAME.cases.census(table) == before | {"diadem": 2}


def test_a_card_missing_from_its_pile_is_noticed() -> None:
    table = GAME.new(TABLE, b"seed")
    before = GAME.cases.census(table)
    table.supply["witch"] -= 1
    assert GAME.cases.census(table) == before | {"witch": 9}


def test_lots_bring_banes_prizes_and_colonies() -> None:
    tables = [GAME.new(Setup(2, options=GAME.lots(Chance(b"%d" % seed), 2)), b"%d" % seed) for seed in range(60)]
    assert any(table.bane for table in tables)
    assert any(table.prizes for table in tables)
    assert 20 < sum("colony" in table.supply for table in tables) < 50
    assert all(len(table.kingdom) == 10 + bool(table.bane) for table in tables)
