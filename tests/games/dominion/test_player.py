"""The rulebook's verbs where they have nothing to do."""

import pytest

from games.dominion import GAME
from games.dominion.events import Drew
from games.dominion.rules.player import Player
from games.dominion.rules.table import Table
from games.kernel.contract.game import Setup


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


def test_moving_no_cards_is_nothing_to_tell(table: Table, me: Player) -> None:
    me.topdeck(())
    me.put_aside(())
    me.discard_aside(())
    me.take_revealed(())
    me.put_back(())
    me.trash_revealed(())
    me.discard_revealed()
    me.discard_deck()
    me.reveal()
    assert me.draw_up_to(7, lambda card: True) is None
    assert me.turn_over(2) == ()
    assert table.news == []
    assert me.hand == ["copper", "gold"]


def test_what_is_turned_over_lies_open_until_it_is_moved_on(table: Table, me: Player) -> None:
    me.deck = ["estate", "silver", "gold", "curse"]
    assert me.turn_over(4) == ("curse", "gold", "silver", "estate")
    assert (me.deck, sorted(me.cards())) == ([], ["copper", "curse", "estate", "gold", "gold", "silver"])
    me.take_revealed(("gold",))
    me.put_back(("silver", "estate"))
    me.trash_revealed(("curse",))
    assert (me.hand, me.deck, me.revealed) == (["copper", "gold", "gold"], ["silver", "estate"], [])
    assert table.trash == ["curse"]


def test_turning_over_until_something_is_found_tells_of_all_the_cards_at_once(table: Table, me: Player) -> None:
    me.deck = ["gold", "estate", "silver", "estate"]
    assert me.turn_over_until(lambda card: card.is_treasure) == ("silver",)
    assert me.revealed == ["estate", "silver"]
    assert len(table.news) == 1


def test_what_is_drawn_one_by_one_is_told_alike_wherever_one_stops(table: Table, me: Player) -> None:
    me.deck = ["silver", "village", "gold"]
    assert me.draw_up_to(4, lambda card: card.is_action) == "village"
    assert me.draw_up_to(6, lambda card: card.is_action) is None
    assert table.news == [Drew(1, (card,)) for card in ("gold", "village", "silver")]


def test_a_deck_turned_over_onto_the_discard_pile_shows_its_bottom_card(me: Player) -> None:
    me.deck, me.discard = ["estate", "silver", "gold"], ["copper"]
    me.discard_deck()
    assert (me.deck, me.discard) == ([], ["copper", "gold", "silver", "estate"])
