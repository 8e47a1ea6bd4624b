"""The computer players: each level clearly better than the one below, sensible in single questions."""

from typing import Any

import pytest

from games.domus_domini import GAME
from games.kernel.contract.game import FIRST_RULES, RULES, Setup, encode_state
from games.kernel.contract.mind import Advice
from games.kernel.contract.policy import Policy
from games.kernel.engine.chance import Chance
from games.kernel.engine.choice import Picks
from games.kernel.engine.text import Seat, Text
from games.kernel.match import Match, Snapshot
from games.kernel.selfplay import play_out
from tests.depth import chosen
from tests.games.at_random import random_policy

SEATS = 3
GAMES = chosen().level_games


def player(level: str, number: int) -> Policy:
    return random_policy(Chance(b"%d" % number)) if level == "random" else GAME.mind.player(level)


@pytest.mark.long
@pytest.mark.parametrize(
    ("better", "worse"),
    [("easy", "random"), ("normal", "easy"), ("quick", "normal"), ("hard", "quick"), ("hard", "normal")],
)
def test_each_level_beats_two_of_the_one_below(better: str, worse: str) -> None:
    won, wanted = 0.0, 0.65 * GAMES
    for number in range(GAMES):
        if won >= wanted:
            break
        me = number % SEATS
        policies = [player(better if seat == me else worse, SEATS * number + seat) for seat in range(SEATS)]
        winners = GAME.result(play_out(GAME, Setup(SEATS), b"%d" % (number // SEATS), policies)).winners
        won += (me in winners) / len(winners)
    assert won >= wanted


def advice(level: str, table: dict[Any, Any], seats: int = 2, *answers: str, rules: int = FIRST_RULES) -> Advice:
    """What a computer player would answer to the question that comes after these answers to this table's first ones, by
    default in a game that asks everything in the last round, too.
    """
    setup = Setup(seats, "exact", rules=rules)
    match = Match(GAME, setup, Snapshot(0, 0, encode_state(GAME.arrange(setup, b"advice", table))))
    for answer in answers:
        choice_id, choice = next(iter(match.open.items()))
        match.answer(choice.seat, choice_id, (answer,))
    choice = next(iter(match.open.values()))
    found = GAME.mind.advice(level)(match.look(choice.seat), choice)
    assert choice.check(found.picks) == found.picks
    return found


def advised(level: str, table: dict[Any, Any], seats: int = 2) -> Picks:
    """What it answers to the question with which this table begins."""
    return advice(level, table, seats).picks


ROBBED = {"pos": 20, "veg": 1}


def test_quick_begs_from_whoever_has_most_letters() -> None:
    table = {"phase": "attack", 0: {"pos": 1, "lay_kloster": 1}, 1: {**ROBBED, "loi": 5}, 2: {**ROBBED, "loi": 50}}
    assert advised("quick", table, 3) == ("2",)


def test_quick_begs_rather_from_those_without_dogs() -> None:
    watched = {**ROBBED, "loi": 50, "huts": 1, "dogs": 1}
    table = {"phase": "attack", 0: {"pos": 1, "lay_kloster": 1}, 1: {**ROBBED, "loi": 5}, 2: watched}
    assert advised("quick", table, 3) == ("1",)


def test_quick_lets_the_drunkard_loose_on_others_only() -> None:
    table = {"phase": "attack", 0: {"pos": 9, "specials": ["drunkard"]}, 1: ROBBED}
    assert advised("quick", table) == ("1",)
    assert advised("quick", {**table, 1: {"pos": 0, "veg": 1}}) == ()


@pytest.mark.parametrize("drunk", [[], ["drunkard"]])
def test_quick_begs_before_it_lets_the_drunkard_loose(drunk: list[str]) -> None:
    table = {"phase": "attack", 0: {"pos": 9, "lay_kloster": 1, "specials": drunk}, 1: ROBBED}
    assert advised("quick", table) == ("1",)


def test_quick_spends_its_last_coins_on_anything() -> None:
    rich = {"money": 2, "stage": {"garden": 6, "cheese": 6, "brewery": 7}, "chapel": 4, "lay_chapel": 3, "veg": 1}
    assert advised("quick", {"phase": "build", "round": 5, 0: rich}) == ("hut",)
    assert advised("quick", {"phase": "build", "round": 5, 0: {**rich, "money": 0, "huts": 1}}) == ("dog",)


def test_quick_saves_what_is_left_before_the_last_round() -> None:
    rich = {"money": 3, "stage": {"garden": 6, "cheese": 6, "brewery": 7}, "chapel": 4}
    assert advised("quick", {"phase": "build", "round": 2, 0: rich}) == ("save",)
    assert advised("quick", {"phase": "build", "round": 2, 0: {**rich, "money": 2}}) == ()


def test_brothers_go_to_the_chapel_and_new_ones_are_recruited_for_it() -> None:
    table = {"phase": "build", 0: {"veg": 2, "chapel": 1, "lay_kloster": 1}}
    assert advised("quick", table) == ("to_chapel",)
    assert advised("normal", {"phase": "build", 0: {"veg": 2, "chapel": 1}}) == ("recruit",)


def test_brothers_with_nobody_ahead_go_to_the_field() -> None:
    leader = {"lay_kloster": 2, "stage": {"garden": 6, "cheese": 6, "brewery": 7}, "chapel": 4, "lay_chapel": 3}
    assert advised("quick", {"phase": "build", "round": 2, 0: leader}) == ("to_field",)
    assert advised("quick", {"phase": "build", "round": 5, 0: {**leader, "veg": 1}}) == ()


@pytest.mark.parametrize(
    ("table", "paid"),
    [
        ({"round": 2, 0: {"lay_kloster": 1, "veg": 2}}, "0"),
        ({"round": 2, 0: {"lay_kloster": 2, "veg": 2}}, "1"),
        ({"round": 2, 0: {"lay_kloster": 4, "veg": 2}}, "1"),
        ({"round": 2, 0: {"lay_kloster": 6, "veg": 1}}, "1"),
        ({"round": 5, 0: {"lay_kloster": 4, "veg": 2}}, "2"),
    ],
)
def test_a_vegetable_is_spent_on_two_brothers_or_in_the_last_round_on_one(table: dict[Any, Any], paid: str) -> None:
    assert advised("quick", {"phase": "feed", **table}) == (paid,)


def test_in_the_last_round_normal_buys_vegetables() -> None:
    assert advised("normal", {"phase": "market", "round": 5, 0: {"money": 2}}) == ("2",)
    assert advised("normal", {"phase": "market", "round": 2, 0: {"money": 2}}) == ("0",)


def test_easy_hires_once_for_half_its_money_while_there_is_time() -> None:
    assert advised("easy", {"phase": "cellerar", 0: {"money": 9}}) == ("4",)
    assert advised("easy", {"phase": "cellerar", 0: {"money": 1}}) == ()
    assert advised("easy", {"phase": "cellerar", "round": 4, 0: {"money": 9}}) == ()
    assert advised("easy", {"phase": "cellerar", 0: {"money": 9, "cellerar": 1}}) == ()


def test_in_the_last_round_all_money_goes_into_the_cellerar_that_brings_most() -> None:
    full = {"garden": 6, "cheese": 6, "brewery": 7}
    (value,) = advised(
        "quick", {"phase": "cellerar", "round": 5, 0: {"money": 9, "veg": 6, "stage": full, "chapel": 4}}
    )
    assert int(value) >= 8


# why, and what normal does besides

DRUNK = {"pos": 9, "specials": ["drunkard"]}


def test_whoever_keeps_the_column_has_the_pot() -> None:
    assert advice("normal", {"phase": "column", "pot": 3, 0: {"money": 2}}) == Advice(
        ("keep",), Text("why-keep-column", coins=3)
    )


def test_normal_spares_its_brothers_and_sends_the_drunkard() -> None:
    begging = {"phase": "attack", 0: {"pos": 9, "lay_kloster": 1}, 1: ROBBED}
    assert advice("normal", begging) == Advice((), Text("why-no-begging"))
    assert advised("normal", {**begging, 0: {**DRUNK, "lay_kloster": 1}}) == ("drunkard",)


def test_the_drunkard_hits_whoever_has_the_best_prospects_or_no_defence() -> None:
    watched = {**ROBBED, "loi": 50, "huts": 1, "dogs": 1}
    table = {"phase": "attack", 0: DRUNK, 1: {**ROBBED, "loi": 5}, 2: {**ROBBED, "loi": 50}}
    assert advice("normal", table, 3) == Advice(("2",), Text("why-rival", who=Seat(2)))
    assert advice("normal", {**table, 2: watched}, 3) == Advice(("1",), Text("why-defenceless", who=Seat(1)))
    assert advice("normal", {**table, 1: {"pos": 0}, 2: {"pos": 0}}, 3) == Advice((), Text("why-only-oneself"))


SAFE = {1: {"pos": 0}, 2: {"pos": 40}}


@pytest.mark.parametrize("level", ["normal", "hard", "quick"])
@pytest.mark.parametrize("position", [0, 41])
def test_the_drunkards_letter_is_taken_where_nobody_can_fall(level: str, position: int) -> None:
    table = {"phase": "attack", **SAFE, 0: {**DRUNK, "pos": position}}
    found = advice(level, table, 3, rules=RULES)
    assert found.picks
    assert found.why in (Text("why-drunkard"), None)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_drunkard_rather_hits_somebody_who_falls(level: str) -> None:
    table = {"phase": "attack", "round": 5, **SAFE, 0: {**DRUNK, "pos": 41}, 2: {**ROBBED, "loi": 50}}
    assert advice(level, table, 3, rules=RULES).picks == ("2",)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_who_begs_from_nobody_still_lets_the_drunkard_loose_where_nobody_falls_for_it(level: str) -> None:
    guarded = {**ROBBED, "loi": 90, "specials": ["herdsman"]}
    begging = {**DRUNK, "lay_kloster": 3, "veg": 6}
    table = {"phase": "attack", "round": 5, 0: begging, 1: guarded, 2: {"pos": 0}}
    assert advice(level, table, 3, rules=RULES).picks == ("drunkard",)


def test_what_earns_interest_is_saved() -> None:
    built = {"stage": {"garden": 6, "cheese": 6, "brewery": 7}, "chapel": 4, "lay_chapel": 3}
    for money, saved in ((5, "3"), (8, "6"), (20, "9")):
        found = advice("normal", {"phase": "build", "round": 2, 0: {**built, "money": money}}, 2, "save")
        assert found == Advice((saved,), Text("why-interest"))


def test_as_many_brothers_as_can_be_pray() -> None:
    table = {"phase": "build", 0: {"chapel": 2, "lay_kloster": 3, "lay_chapel": 0, "veg": 0}}
    assert advice("normal", table, 2, "to_chapel") == Advice(("2",), Text("why-to-chapel", food=20))
    praying = {"phase": "build", 0: {"chapel": 2, "lay_kloster": 0, "lay_chapel": 2}}
    assert advice("normal", praying, 2, "to_kloster") == Advice(("1",), Text("why-to-chapel", food=20))


def test_to_the_field_go_those_of_the_cloister() -> None:
    table = {"phase": "build", 0: {"chapel": 2, "lay_kloster": 2, "lay_chapel": 2}}
    assert advice("normal", table, 2, "to_field") == Advice(("2",), Text("why-to-field"))
    none = {"phase": "build", 0: {"chapel": 4, "lay_kloster": 1, "lay_chapel": 3}}
    assert advice("normal", none, 2, "to_field") == Advice(("2",), Text("why-to-chapel", food=40))


def test_a_step_is_bought_for_the_letters_it_brings_for_a_coin() -> None:
    found = advice("normal", {"phase": "build", "round": 2, 0: {"money": 9}})
    assert found == Advice(("brewery",), Text("why-step"))


def test_in_the_last_round_vegetables_that_nobody_needs_go_into_the_road() -> None:
    table = {"phase": "march", 0: {"pos": 5, "veg": 3}}
    assert advice("normal", {**table, "round": 2}) == Advice(("0",), Text("why-keep-vegetables"))
    assert advice("normal", {**table, "round": 5}) == Advice(("3",), Text("why-walk-last"))
    hungry = {**table, "round": 5, 0: {"pos": 5, "veg": 1, "lay_kloster": 3}}
    assert advice("normal", hungry) == Advice(("0",), Text("why-vegetables-feed"))
