"""The rulebook's verbs where they have nothing to do."""

import pytest

from games.dominion import GAME
from games.dominion.player import Player
from games.dominion.table import Table
from games.kernel.game import Setup


@pytest.fixture
def table() -> Table:
    return GAME.arrange(Setup(3), b"", {1: {"hand": ["copper", "gold"]}})


@pytest.fixture
def me(table: Table) -> Player:
    return table.players[1]


def test_nothing_discarded_trashed_or_drawn_is_nothing_to_tell(table: Table, me: Player) -> None:
    me.put_down(())
    me.trash(())
    me.draw(2)
    assert table.news == []
    assert me.hand == ["copper", "gold"]


def test_the_others_come_in_turn_order_from_the_left(table: Table) -> None:
    assert [[other.seat for other in player.others()] for player in table.players] == [[1, 2], [2, 0], [0, 1]]


def test_a_card_turned_up_is_taken_off_the_deck_top_first(me: Player) -> None:
    me.deck = ["estate", "silver", "gold"]
    assert me.turn_up(2) == ["gold", "silver"]
    assert me.deck == ["estate"]
    assert me.turn_up(2) == ["estate"]
    assert me.turn_up(2) == []
