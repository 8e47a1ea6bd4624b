"""The table before the first round, tables for cases, and what is refused."""

from typing import Any

import msgspec
import pytest

from games.domus_domini import GAME
from games.domus_domini.board import BOARD
from games.domus_domini.table import Table
from games.kernel.contract.game import BadSetup, Setup, decode_state, encode_state
from games.kernel.engine.chance import Chance
from games.kernel.match import Match


@pytest.mark.parametrize(
    ("seats", "money", "brothers"), [(2, 9, 8), (3, 10, 12), (4, 11, 16), (5, 12, 20), (6, 13, 24)]
)
def test_money_and_brothers_depend_on_the_number_of_players(seats: int, money: int, brothers: int) -> None:
    table = GAME.new(Setup(seats), b"seed")
    assert {abbey.money for abbey in table.abbeys} == {money}
    assert {(abbey.vegetables, abbey.lay_cloister) for abbey in table.abbeys} == {(6, 3)}
    assert (table.lay_supply, table.dog_supply, table.hut_supply) == (brothers, 12, 18)
    assert table.cellerar_market == list(range(1, 19))


def test_a_checkpoint_keeps_the_names_of_older_ones() -> None:
    stored = msgspec.msgpack.decode(encode_state(GAME.new(Setup(2), b"")))
    stored["abbeys"][1] |= {"veg": 4, "lay_kloster": 2, "pos": 7, "loi": 9, "kloster_card": 3}
    table = decode_state(GAME, msgspec.msgpack.encode(stored))
    assert isinstance(table, Table)
    abbey = table.abbeys[1]
    assert (abbey.vegetables, abbey.lay_cloister, abbey.position, abbey.letters, abbey.cloister_card) == (4, 2, 7, 9, 3)


@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_has_another_cloister_card_and_the_highest_holds_the_column(seats: int) -> None:
    for number in range(20):
        table = GAME.new(Setup(seats), b"%d" % number)
        cards = [abbey.cloister_card for abbey in table.abbeys]
        assert len(set(cards)) == seats
        assert set(cards) <= set(range(1, 7))
        assert cards[table.start_player] == max(cards)
        assert table.seat == table.start_player


def test_one_production_card_is_out_of_the_game() -> None:
    table = GAME.new(Setup(2), b"seed")
    assert table.removed is not None
    assert len(table.production_deck) == 5
    assert sorted(card.name for card in (*table.production_deck, table.removed)) == sorted(
        card.name for card in BOARD.production
    )


@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_can_play(seats: int) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.new(Setup(seats), b"seed")
    assert refused.value.reason.id == "wrong-seats"


def test_the_next_game_is_begun_by_the_cards_again() -> None:
    match = Match.begin(GAME, Setup(2), b"seed")
    assert GAME.again({}) == {}
    assert GAME.lobby.next_first(GAME.result(match.state), Chance(b"")) is None
    assert GAME.begun_by({}, 1).keys() == {"board"}


def test_there_are_no_options() -> None:
    assert GAME.settings({}) == ()
    assert GAME.draw({}, Chance(b"")) == {}
    assert [line.id for line in GAME.announce({})] == ["rules-estimates-short"]
    for refuse in (lambda bad: GAME.announce(bad), lambda bad: GAME.draw(bad, Chance(b""))):
        with pytest.raises(BadSetup) as refused:
            refuse({"vineyard": True})
        assert refused.value.reason.id == "bad-options"


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ({2: {"money": 1}}, "has no 2"),
        ({"moat": 1}, "has no 'moat'"),
        ({"phase": "dinner"}, "no phase 'dinner'"),
        ({0: {"gold": 1}}, "an abbey has no gold"),
        ({0: {"stage": {"vineyard": 1}}}, "no area vineyard"),
        ({0: {"specials": ["goat"]}}, "no special card goat"),
        ({"production_card": "wine-10"}, "no production card 'wine-10'"),
    ],
)
def test_a_case_is_told_what_there_is_not(table: dict[Any, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        GAME.arrange(Setup(2), b"seed", table)


def test_a_case_may_name_the_cards_on_the_table() -> None:
    fields = {"removed": "cheese-20", "production_card": "cheese-20", "cellerar_market": [3], "seat": 1, "pot": 2}
    table = GAME.arrange(Setup(2), b"seed", fields)
    assert [card.name for card in table.production_deck] == ["garden-10", "garden-30", "brewery-10", "brewery-30"]
    found = GAME.cases.inspect(table)
    assert (found["removed"], found["cellerar_market"], found["seat"], found["pot"]) == ("cheese-20", [3], 1, 2)


def test_everything_is_counted() -> None:
    table = GAME.arrange(Setup(2), b"seed", {0: {"lay_field": 2, "dogs": 1, "huts": 1, "cellerar": 5}})
    assert GAME.cases.census(table) == {"brothers": 10, "dogs": 13, "huts": 19, "cellerars": 18}


def test_a_table_without_a_set_up_has_the_board_of_the_program() -> None:
    assert Table(chance=Chance(b""), abbeys=[], start_player=0, seat=0).board is BOARD
