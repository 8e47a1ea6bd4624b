"""The hard computer player: single decisions, each with what it weighed."""

from typing import Any

import pytest

from games.domus_domini.advice.course import going_on, savings
from games.domus_domini.advice.crew import Home, Resources, crew
from games.domus_domini.advice.road import Leg, Rival
from games.domus_domini.advice.tariff import Built, spendings
from games.domus_domini.board import BOARD
from games.kernel.contract.mind import Advice
from games.kernel.engine.text import Seat, Text
from tests.games.domus_domini.test_advisor import ROBBED, advice

FULL = {"stage": {"garden": 6, "cheese": 6, "brewery": 7}, "chapel": 4, "lay_chapel": 3}


def hard(table: dict[Any, Any], seats: int = 2, *answers: str) -> Advice:
    """What it answers to the question that comes after these answers to this table's first ones."""
    return advice("hard", table, seats, *answers)


# money


def test_nobody_is_hired_who_brings_nothing_more() -> None:
    table = {"phase": "cellerar", "round": 5, 0: {**FULL, "money": 0, "cellerar": 18, "veg": 6}}
    assert hard(table) == Advice((), Text("why-cellerar-stays"))


def test_a_cellerar_is_hired_for_what_he_brings_by_the_end() -> None:
    found = hard({"phase": "cellerar", "round": 5, 0: {**FULL, "money": 9, "veg": 6}})
    assert found == Advice(("9",), Text("why-cellerar", letters=9))


def test_nobody_is_hired_if_the_money_builds_more() -> None:
    table = {"phase": "cellerar", "round": 5, 0: {"money": 2, "veg": 0, "stage": {"cheese": 5}}}
    assert hard(table) == Advice((), Text("why-no-cellerar"))


def test_a_cellerar_goes_if_his_money_builds_more() -> None:
    table = {"phase": "cellerar", "round": 5, 0: {"money": 0, "cellerar": 3, "veg": 0, "stage": {"brewery": 6}}}
    assert hard(table) == Advice(("dismiss",), Text("why-dismiss"))


def test_in_the_last_round_vegetables_are_bought_for_brothers_and_the_road() -> None:
    table = {"phase": "market", "round": 5, 0: {**FULL, "money": 2, "chapel": 1, "lay_chapel": 2}}
    assert hard(table) == Advice(("2",), Text("why-course"))


# building


def test_stages_are_built_at_once_up_to_the_one_that_is_planned() -> None:
    found = hard({"phase": "build", "round": 5, 0: {"money": 7, "veg": 0, "stage": {"garden": 0}}})
    assert found == Advice(("garden-6",), Text("why-course"))


def test_the_next_stage_alone_is_built_by_its_own_name() -> None:
    found = hard({"phase": "build", "round": 5, 0: {**FULL, "money": 2, "stage": {"garden": 5}, "veg": 0}})
    assert found == Advice(("garden",), Text("why-course"))


def test_the_chapel_is_raised_for_its_letters() -> None:
    table = {"phase": "build", "round": 5, 0: {**FULL, "money": 5, "chapel": 3, "lay_chapel": 3, "veg": 0}}
    assert hard(table) == Advice(("chapel",), Text("why-course"))


def test_brothers_are_recruited_for_the_chapel_before_they_go_there() -> None:
    table = {"phase": "build", 0: {"money": 0, "veg": 2, "chapel": 1, "lay_kloster": 1}}
    assert hard(table) == Advice(("recruit",), Text("why-recruit"))
    assert hard(table, 2, "recruit") == Advice(("to_chapel",), Text("why-to-chapel", food=20))


def test_who_has_nobody_to_beg_from_goes_to_the_field() -> None:
    table = {"phase": "build", "round": 2, 0: {**FULL, "money": 0, "lay_kloster": 2}}
    assert hard(table) == Advice(("to_field",), Text("why-field"))


def test_to_the_field_go_those_who_do_not_beg_and_nobody_out_of_the_chapel() -> None:
    table = {"phase": "build", "round": 2, 0: {**FULL, "money": 0, "lay_kloster": 4}}
    assert hard(table, 2, "to_field") == Advice(("4",), Text("why-to-field"))
    praying = {"phase": "build", "round": 2, 0: {**FULL, "money": 0, "lay_kloster": 1}}
    assert hard(praying, 2, "to_field") == Advice(("2",), Text("why-to-chapel", food=40))


def test_in_the_last_round_brothers_are_recruited_as_they_count() -> None:
    table = {"phase": "build", "round": 5, 0: {**FULL, "money": 0, "veg": 6}}
    assert hard(table) == Advice(("recruit",), Text("why-course"))


def test_a_dog_is_bought_with_the_last_coin() -> None:
    table = {"phase": "build", "round": 5, 0: {**FULL, "money": 1, "veg": 1}}
    assert hard(table) == Advice(("hut",), Text("why-last-coins"))
    assert hard(table, 2, "hut") == Advice(("dog",), Text("why-course"))


def test_what_is_left_over_is_saved() -> None:
    table = {"phase": "build", "round": 2, 0: {**FULL, "money": 7}}
    assert hard(table) == Advice(("save",), Text("why-save-rest"))
    assert hard(table, 2, "save") == Advice(("6",), Text("why-interest"))
    assert hard({"phase": "build", "round": 2, 0: {**FULL, "money": 2}}) == Advice((), Text("why-done"))


AHEAD = {"stage": {"garden": 6, "cheese": 6}, "money": 1, "veg": 0, "lay_kloster": 0}
BEHIND = {"money": 0, "veg": 0, "lay_kloster": 3}
UNGUARDED = Text("why-unguarded", count=3)


def why_built(own: dict[str, Any], rival: dict[str, Any]) -> Text | None:
    """Why it builds what it builds, of two."""
    return hard({"phase": "build", "round": 2, 0: {**AHEAD, **own}, 1: {**BEHIND, **rival}}).why


def test_who_is_ahead_without_a_dog_is_told_what_beggars_cost() -> None:
    assert why_built({}, {}) == UNGUARDED


def test_a_step_with_a_reason_of_its_own_keeps_it() -> None:
    assert why_built({"money": 3, "chapel": 3}, {}) == Text("why-save-rest")
    assert why_built({"money": 0}, {}) == Text("why-done")
    assert why_built({"money": 0, "lay_kloster": 2}, {}) == Text("why-field")


@pytest.mark.parametrize(
    ("own", "rival"),
    [
        ({"huts": 1, "dogs": 1}, {}),
        ({"specials": ["herdsman"]}, {}),
        ({"stage": {}}, {}),
        ({**FULL, "cellerar": 18}, {}),
        ({}, {"lay_kloster": 0}),
        ({}, {"stage": {"brewery": 7, "garden": 2}}),
    ],
    ids=["a dog", "the herdsman", "field 0", "Cluny", "no beggars", "not ahead"],
)
def test_who_has_nothing_to_fear_is_not_warned(own: dict[str, Any], rival: dict[str, Any]) -> None:
    assert why_built(own, rival) != UNGUARDED


def test_who_is_behind_one_of_several_is_not_warned() -> None:
    table = {"phase": "build", "round": 2, 0: {**AHEAD, "money": 2}, 1: BEHIND, 2: BEHIND}
    assert hard(table, 3).why == UNGUARDED
    assert hard({**table, 2: {**BEHIND, "stage": {"brewery": 7, "garden": 2}}}, 3).why == Text("why-course")


# attacks


def test_it_begs_from_whom_it_costs_most() -> None:
    table = {"phase": "attack", "round": 5, 0: {"pos": 1, "lay_kloster": 1, "veg": 0}}
    table |= {1: {**ROBBED, "loi": 5}, 2: {**ROBBED, "loi": 50}}
    assert hard(table, 3) == Advice(("2",), Text("why-beg", who=Seat(2), count=3))


def test_begging_from_those_with_dogs_costs_them_a_dog() -> None:
    table = {"phase": "attack", "round": 5, 0: {"pos": 1, "lay_kloster": 1, "veg": 0}}
    table[1] = {**ROBBED, "huts": 1, "dogs": 1}
    assert hard(table) == Advice(("1",), Text("why-beg-guarded", who=Seat(1)))


def test_a_brother_who_counts_more_at_home_stays() -> None:
    begging = {"pos": 20, "lay_kloster": 3, "veg": 6}
    table = {"phase": "attack", "round": 5, 0: begging, 1: {**ROBBED, "huts": 1, "dogs": 1}, 2: {"loi": 90}}
    drunk = {**table, 0: {**begging, "specials": ["drunkard"]}}
    assert hard(table, 3) == Advice((), Text("why-brothers-stay"))
    assert hard(drunk, 3) == Advice(("drunkard",), Text("why-drunkard"))


def test_a_brother_who_finds_no_room_next_round_rather_begs() -> None:
    begging = {"pos": 20, "lay_kloster": 1, "lay_field": 6, "veg": 6}
    table = {"phase": "attack", "round": 4, 0: begging, 1: {**ROBBED, "pos": 30, "huts": 1, "dogs": 1}, 2: {"loi": 90}}
    assert hard(table, 3) == Advice(("1",), Text("why-beg-guarded", who=Seat(1)))
    for home in ({"lay_field": 4}, {"chapel": 1}):
        assert hard({**table, 0: {**begging, **home}}, 3) == Advice((), Text("why-brothers-stay"))


def test_nobody_begs_for_what_costs_more_even_if_he_finds_no_room() -> None:
    table = {"phase": "attack", "round": 2, 0: {"pos": 20, "lay_kloster": 1, "lay_field": 6, "veg": 0}}
    assert hard({**table, 1: {"pos": 21, "veg": 0}}) == Advice((), Text("why-begging-costs"))


def test_the_drunkard_hits_whom_it_costs_most() -> None:
    table = {"phase": "attack", "round": 5, 0: {"pos": 21, "specials": ["drunkard"]}}
    table |= {1: {**ROBBED, "loi": 5}, 2: {**ROBBED, "loi": 50}}
    most = Advice(("2",), Text("why-drunkard-most", who=Seat(2)))
    assert hard(table, 3) == most
    assert hard({**table, 0: {"pos": 41, "specials": ["drunkard"]}}, 3) == most


def test_who_is_paid_more_further_back_lets_the_drunkard_loose_on_himself() -> None:
    table = {"phase": "attack", "round": 1, 0: {"pos": 9, "specials": ["drunkard"]}, 1: {"pos": 8, "veg": 0}}
    assert hard(table) == Advice(("0",), Text("why-drunkard-oneself"))


def test_what_the_herdsman_wards_off_costs_nobody_anything() -> None:
    drunk = {"pos": 2, "specials": ["drunkard"]}
    table = {"phase": "attack", "round": 5, 0: drunk, 1: {**ROBBED, "specials": ["herdsman"]}, 2: {"pos": 0}}
    assert hard(table, 3) == Advice(("1",), Text("why-drunkard"))
    watched = {**table, 2: {**ROBBED, "huts": 1, "dogs": 1}}
    assert hard(watched, 3) == Advice(("2",), Text("why-beg-guarded", who=Seat(2)))


def test_who_comes_back_by_cart_lets_the_drunkard_loose_on_himself() -> None:
    own = {"pos": 11, "specials": ["drunkard", "cart"], "veg": 0}
    table = {"phase": "attack", "round": 2, 0: own, 1: {"pos": 14, "veg": 0}}
    assert hard(table) == Advice(("0",), Text("why-drunkard-back"))
    assert hard({**table, 0: {**own, "specials": ["drunkard"]}}) == Advice((), Text("why-drunkard-stays"))


def test_the_drunkard_stays_where_it_costs_more_than_it_brings() -> None:
    table = {"phase": "attack", "round": 5, 0: {"pos": 9, "specials": ["drunkard"]}, 1: {"pos": 0, "veg": 1}}
    assert hard(table) == Advice((), Text("why-drunkard-stays"))


# the road and feeding


def test_vegetables_without_room_in_the_store_walk() -> None:
    table = {"phase": "march", "round": 2, 0: {"pos": 5, "veg": 6, "cellerar": 1}}
    assert hard(table) == Advice(("2",), Text("why-walk-full"))
    assert hard({**table, 0: {"pos": 5, "veg": 3}}) == Advice(("0",), Text("why-keep-vegetables"))
    assert hard({**table, "round": 5}) == Advice(("6",), Text("why-walk-last"))


def test_vegetables_without_room_stay_where_who_is_ahead_is_paid_less() -> None:
    table = {"phase": "march", "round": 2, 0: {"pos": 5, "veg": 6, "lay_field": 6}, 1: {"pos": 6, "veg": 1}}
    assert hard(table) == Advice(("0",), Text("why-no-walk"))
    assert hard({**table, 1: {"pos": 7, "veg": 1}}) == Advice(("1",), Text("why-walk-some"))


def test_where_the_cart_reaches_cluny_vegetables_are_not_used_for_it() -> None:
    table = {"phase": "march", "round": 2, 0: {"pos": 38, "veg": 6, "lay_field": 6, "specials": ["cart"]}}
    assert hard({**table, 1: {"pos": 2, "veg": 1}}) == Advice(("0",), Text("why-walk-cart"))


def test_a_vegetable_walks_from_field_0_where_nobody_is_paid() -> None:
    table = {"phase": "march", "round": 1, 0: {"pos": 0, "veg": 3}, 1: {"pos": 9, "veg": 0}}
    assert hard(table) == Advice(("1",), Text("why-walk-paid"))


def test_the_cart_goes_there_before_a_vegetable_if_that_pays_as_much() -> None:
    table = {"phase": "march", "round": 1, 0: {"pos": 0, "veg": 3, "specials": ["cart"]}, 1: {"pos": 9, "veg": 0}}
    assert hard(table) == Advice(("0",), Text("why-keep-vegetables"))
    assert hard(table, 2, "0") == Advice(("yes",), Text("why-cart"))


def test_the_cart_stays_where_who_is_ahead_is_paid_less() -> None:
    table = {"phase": "march", "round": 1, 0: {"pos": 5, "veg": 0, "specials": ["cart"]}, 1: {"pos": 7, "veg": 1}}
    assert hard(table) == Advice(("no",), Text("why-no-cart"))
    assert hard({**table, 1: {"pos": 20, "veg": 1}}) == Advice(("yes",), Text("why-cart"))


def test_a_vegetable_feeds_those_who_are_worth_more() -> None:
    table = {"phase": "feed", "round": 2, 0: {"lay_kloster": 3, "veg": 2}}
    assert hard(table) == Advice(("1",), Text("why-feed"))
    crowd = {"phase": "feed", "round": 2, 0: {"lay_kloster": 4, "lay_field": 6, "veg": 2}}
    assert hard(crowd) == Advice(("0",), Text("why-unfed", fed=0))
    assert hard({**crowd, 0: {"lay_kloster": 4, "lay_field": 4, "veg": 2}}) == Advice(("1",), Text("why-unfed", fed=1))
    assert hard({**crowd, "round": 5}) == Advice(("2",), Text("why-feed"))
    assert Home(2, 0, 2, 9).best == 2 * Home(2, 0, 1, 9).best


# what it reckons with


def test_of_a_sum_the_best_ways_are_thought_on() -> None:
    ways = spendings(BOARD, Built(0, 0, 0, 0), 8, 0, 0, 5, True)
    assert {(8 - works.cost) // 3 for works in ways} == {0, 1, 2}
    assert max(ways, key=lambda works: works.built.chapel).built.chapel == 1
    (nothing,) = spendings(BOARD, Built(6, 6, 7, 4), 9, 1, 0, 5, True)
    assert (nothing.cost, nothing.built, nothing.food) == (0, Built(6, 6, 7, 4), 360)


def test_a_cheesemaking_cellerar_saves_a_coin() -> None:
    ways = spendings(BOARD, Built(6, 5, 7, 4), 1, 1, 0, 1, False)
    assert ways[-1].built == Built(6, 6, 7, 4)


@pytest.mark.parametrize(("money", "save", "saved"), [(2, True, 0), (8, True, 6), (20, True, 9), (8, False, 0)])
def test_what_is_saved_earns_interest(money: int, save: bool, saved: int) -> None:
    assert savings(money, save) == saved


def test_money_may_bring_more_after_a_round_with_the_moneylender() -> None:
    assert going_on(9, 0, 4) > going_on(9, 0, 3) > going_on(9, 0, 1)
    assert going_on(9, 0, 0) == 0


def leg(*fields: int, brothers: float = 0, left: int = 2) -> Leg:
    """A leg of the road with rivals on these fields."""
    rivals = [Rival(seat, field, brothers, 0, (0, seat), 1 / len(fields)) for seat, field in enumerate(fields, 1)]
    return Leg(rivals, (0, 9), 1.0, left, 0)


def test_who_is_behind_is_paid_more_and_who_set_out_not_at_all_nothing() -> None:
    road = leg(20, 20)
    assert road.expected(0) == 0
    assert road.expected(1) > 6.9
    assert road.expected(20) == pytest.approx((7 + 2 * 5 + 4) / 4)


def test_a_place_is_thought_out_once() -> None:
    road = leg(20, 20)
    assert road.place(5, True) is road.place(5, True)


def test_who_would_be_paid_nothing_walks_with_a_vegetable() -> None:
    road = leg(20, 20)
    assert (road.place(0, True).walks, road.place(0, True).coins) == (1, 7)
    assert (road.place(0, False).walks, road.place(0, False).coins) == (0, 0)
    assert road.place(10, True).walks == 0


def test_begging_reaches_nobody_behind_and_nobody_on_protected_fields() -> None:
    assert leg(0, 41, left=0).begging(5) == ()
    assert leg(5, left=0).begging(6) == ()
    assert leg(5, left=0).begging(5) == (4,)
    assert leg(8, left=0).begging(2) == (4, 4, 3)


def test_those_behind_may_beg_unless_the_field_is_protected() -> None:
    road = leg(10, 30, brothers=2)
    assert road.troubled(40) == 0
    assert road.troubled(9) == 0
    assert road.troubled(12) == 1.5
    assert road.troubled(20) == 3


def test_brothers_are_used_for_what_brings_most() -> None:
    means = Resources(vegetables=0, brothers=3, away=0, begging=(4.0, -1.0), room=41, kennels=0, supply=9)
    assert (crew(2, means).beggars, crew(2, means).workers) == (1, 2)
    assert crew(0, means).beggars == 1


def test_vegetables_of_the_field_without_room_walk() -> None:
    means = Resources(vegetables=6, brothers=0, away=8, begging=(), room=41, kennels=0, supply=0)
    assert crew(1, means)[1:] == (4.0, 0, 0, 0, 0, 6, 6)


def test_all_who_are_at_home_sleep_in_the_cloister() -> None:
    means = Resources(vegetables=1, brothers=6, away=0, begging=(4.0,) * 6, room=41, kennels=0, supply=9)
    use = crew(2, means)
    assert use.recruits + means.brothers - use.workers <= 6
