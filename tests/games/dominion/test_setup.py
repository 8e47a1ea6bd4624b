"""The table before the first turn: piles, decks, options, and what is refused."""

from collections import Counter
from typing import Any

import pytest

from games.dominion import GAME
from games.dominion.card import CARDS, in_order
from games.dominion.kingdom.kingdoms import BASIC_CARDS
from games.dominion.kingdom.options import RANDOM, Options, once
from games.dominion.kingdom.recommended import RECOMMENDED
from games.dominion.rules.table import Table
from games.dominion.setup import next_first
from games.kernel.contract.game import BadSetup, Result, Score, Setup
from games.kernel.engine.chance import Chance
from tests.games.playing import begin


def table(seats: int, seed: bytes = b"set-up", **options: Any) -> Table:
    return GAME.new(Setup(seats, options=options), seed)


@pytest.mark.parametrize(
    ("seats", "copper", "silver", "gold", "victory", "province", "curse"),
    [
        (2, 46, 40, 30, 8, 8, 10),
        (3, 39, 40, 30, 12, 12, 20),
        (4, 32, 40, 30, 12, 12, 30),
        (5, 85, 80, 60, 12, 15, 40),
        (6, 78, 80, 60, 12, 18, 50),
    ],
)
def test_pile_sizes(seats: int, copper: int, silver: int, gold: int, victory: int, province: int, curse: int) -> None:
    basic = {"copper": copper, "silver": silver, "gold": gold, "estate": victory, "duchy": victory}
    kingdom = dict.fromkeys(RECOMMENDED["first_game"].cards, 10)
    assert table(seats).supply == basic | {"province": province, "curse": curse} | kingdom


def test_a_victory_card_of_the_kingdom_has_eight_cards_for_two_and_twelve_for_more() -> None:
    sizes = [table(seats, kingdom=["gardens", "moat"]).supply["gardens"] for seats in GAME.seats]
    assert sizes == [8, 12, 12, 12, 12]
    assert table(4, kingdom=["gardens", "moat"]).supply["moat"] == 10


def test_everybody_begins_with_ten_cards_and_holds_five() -> None:
    for player in table(4).players:
        assert Counter(player.cards()) == {"copper": 7, "estate": 3}
        assert (len(player.hand), len(player.deck), player.discard) == (5, 5, [])


def test_hands_differ_between_seats_and_seeds() -> None:
    decks = {tuple(player.hand + player.deck) for seed in (b"a", b"b") for player in table(4, seed).players}
    assert len(decks) > 5


def test_who_begins_is_drawn_by_lot_or_named() -> None:
    assert {table(4, b"%d" % seed).turn.seat for seed in range(40)} == {0, 1, 2, 3}
    assert {table(4, b"%d" % seed, first=2).turn.seat for seed in range(9)} == {2}


def test_the_first_game_is_the_usual_kingdom_and_another_may_be_named() -> None:
    assert set(table(2).kingdom) == set(RECOMMENDED["first_game"].cards)
    assert table(2, kingdom=["smithy", "moat"]).kingdom == ("moat", "smithy")


def test_the_kingdom_lies_sorted_by_cost_and_name() -> None:
    kingdom = table(3).kingdom
    assert list(kingdom) == sorted(kingdom, key=lambda card: (CARDS[card].cost, card))
    assert tuple(table(3).supply)[: len(BASIC_CARDS)] == BASIC_CARDS


@pytest.mark.parametrize(
    ("seats", "options", "why"),
    [
        (1, {}, "wrong-seats"),
        (7, {}, "wrong-seats"),
        (2, {"kingdom": ["pit"]}, "unknown-card"),
        (2, {"kingdom": ["copper"]}, "no-kingdom-card"),
        (2, {"kingdom": ["moat", "moat"]}, "card-twice"),
        (2, {"set": "last_game"}, "unknown-set"),
        (2, {"first": 2}, "bad-options"),
        (2, {"colour": "red"}, "bad-options"),
        (2, {"kingdom": 7}, "bad-options"),
    ],
)
def test_what_makes_no_table_is_refused_with_a_reason(seats: int, options: dict[str, Any], why: str) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.new(Setup(seats, options=options), b"")
    assert refused.value.reason.id == why


@pytest.mark.parametrize("seed", range(25))
def test_no_card_is_ever_lost_or_made(seed: int) -> None:
    def cards(of: Table) -> Counter[str]:
        owned = Counter(card for player in of.players for card in player.cards())
        return owned + Counter(of.trash) + Counter(of.supply)

    player = begin(GAME, GAME.seats[seed % len(GAME.seats)], seed)
    state: Any = player.match.state
    everything = cards(state)
    for _ in player.steps(300):
        assert cards(state) == everything
        assert min(state.supply.values()) >= 0


def test_a_hand_is_shown_sorted_by_kind_then_price() -> None:
    cards = ["curse", "copper", "province", "gold", "moat", "estate", "market", "smithy", "militia"]
    assert in_order(cards) == (
        "market", "militia", "smithy", "moat", "gold", "copper", "province", "estate", "curse",
    )  # fmt: skip


def test_the_next_game_begins_to_the_left_of_the_winner_or_with_one_of_the_others() -> None:

    def first(*ranks: int) -> int | None:
        scores = tuple(Score(seat, 9 - rank, rank, ()) for seat, rank in enumerate(ranks))
        return next_first(Result(scores), Chance(b"next"))

    assert [first(1, 2, 2), first(2, 2, 1)] == [1, 0]
    assert first(1, 2, 1) == 1, "the only one who lost"
    assert first(1, 1, 1) is None


def test_what_counts_for_one_game_only_is_drawn_anew() -> None:
    assert once(Options()) == ()
    assert once(Options(set=RANDOM)) == ("kingdom", "bane")
