"""In fast games nobody waits for another's dice; the last turn of a round and the next dice are one sitting."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from games.kernel.contract.game import RULES, Setup, encode_state
from games.kernel.match import Match, Snapshot
from games.monasterium import GAME
from games.monasterium.board import NUMBERS
from tests.games.playing import asked, departs, give, outcome
from tests.games.saying import say
from tests.games.test_laws import shuffled_arrival


def arranged(fields: dict[Any, Any], seats: int = 2, pace: Any = "turn", rules: int = RULES) -> Match:
    setup = Setup(seats, pace, rules=rules)
    return Match(GAME, setup, Snapshot(0, 0, encode_state(GAME.arrange(setup, b"ahead", fields))))


def place_everything(match: Match, seat: int) -> None:
    """Place whatever the roll shows until no die is left in hand."""
    while (question := match.question(seat)) is not None and question[1].key == "dice.place":
        match.answer(seat, question[0], question[1].default)


def test_everybody_places_all_dice_in_one_sitting() -> None:
    """B4"""
    match = Match.begin(GAME, Setup(3), b"all at once")
    assert asked(match) == dict.fromkeys(range(3), "dice.place")
    place_everything(match, 1)
    assert asked(match) == {0: "dice.place", 2: "dice.place"}
    assert match.awaited() == tuple(seat for seat in match.game.turn_order(match.state) if seat != 1)


def test_strict_games_ask_in_turns() -> None:
    match = Match.begin(GAME, Setup(3, "exact"), b"in turns")
    first = match.state.start_player
    for step in range(3):
        assert asked(match) == {(first + step) % 3: "dice.place"}
        place_one(match)
    assert asked(match) == {first: "dice.place"}


def place_one(match: Match) -> None:
    choice_id, choice = next(iter(match.open.items()))
    match.answer(choice.seat, choice_id, choice.default)


LATE = {"pool": {2: {"neutral": 2, "personal": {0: 1}}, 3: {"neutral": 2}}}
"""Seat 0 takes three; then seat 1 could take all the rest."""


def test_who_may_have_had_the_last_turn_places_the_next_dice_at_once() -> None:
    """B5"""
    match = arranged(LATE)
    give(match, 0, "dice.take", "2")
    give(match, 0, "dice.count", "3")
    assert asked(match) == {0: "dice.place", 1: "dice.count"}
    place_everything(match, 0)
    view = match.view(None)
    assert sum(space.ahead + sum(space.ahead_own) for space in view.spaces) == 6
    assert view.spaces[2].neutral == 2
    give(match, 1, "dice.count", "2")
    assert asked(match) == {1: "dice.place"}
    assert match.view(None).phase == "place"


def test_the_question_names_the_round_whether_it_has_begun_or_not() -> None:
    match = arranged({**LATE, "year": 1, "round_in_year": 2})
    give(match, 0, "dice.take", "2")
    give(match, 0, "dice.count", "3")
    assert prompt(match, 0, "en").startswith("Your 6 dice for year 2, round 1: which number do you place?")
    assert prompt(match, 0, "de").startswith("Deine 6 Würfel für Jahr 2, Runde 1: Welche Zahl setzt du ein?")
    give(match, 1, "dice.count", "2")
    assert match.view(None).phase == "place"
    for seat in range(2):
        assert prompt(match, seat, "en").startswith("Your 6 dice")


def prompt(match: Match, seat: int, language: str) -> str:
    """What a seat is asked."""
    question = match.question(seat)
    assert question is not None
    return say("monasterium", language, question[1].prompt)


def test_who_will_have_another_turn_for_certain_does_not() -> None:
    match = arranged({"pool": {2: {"neutral": 2}, 3: {"neutral": 2}, 4: {"neutral": 2}}})
    give(match, 0, "dice.take", "2")
    give(match, 0, "dice.count", "2")
    assert asked(match) == {1: "dice.take"}


def test_strict_games_place_nothing_ahead() -> None:
    match = arranged(LATE, pace="exact")
    give(match, 0, "dice.take", "2")
    give(match, 0, "dice.count", "3")
    assert asked(match) == {1: "dice.count"}


def test_after_the_last_round_nothing_is_placed() -> None:
    match = arranged({**LATE, "year": 3, "round_in_year": 2})
    give(match, 0, "dice.take", "2")
    give(match, 0, "dice.count", "3")
    assert asked(match) == {1: "dice.count"}


def test_another_turn_comes_after_the_dice_placed_ahead() -> None:
    """B6"""
    match = arranged(LATE)
    give(match, 0, "dice.take", "2")
    give(match, 0, "dice.count", "3")
    give(match, 1, "dice.count", "1")
    assert asked(match) == {0: "dice.place", 1: "dice.place"}
    place_everything(match, 0)
    assert match.question(0) is None
    assert asked(match) == {1: "dice.place"}
    assert match.state.schools[0].influence == 1


WON = {0: {"messenger": 8}, "pool": {5: {"neutral": 2, "personal": {0: 1}}}}
"""Seat 0 goes to field 9, places ahead, and comes to the extra die by its next turn."""


def after_winning(pace: Any, rules: int = RULES) -> Match:
    """Seat 0 wins a die; in a fast game after it has placed ahead."""
    match = arranged(WON, pace=pace, rules=rules)
    give(match, 0, "dice.count", "1")
    place_everything(match, 0)
    assert match.view(None).schools[0].ahead == (pace == "turn")
    give(match, 1, "dice.count", "1")
    give(match, 0, "extra_die.choose", "yes")
    give(match, 0, "roll.reroll")
    return match


def played(match: Match) -> Any:
    """Go on by default to the action phase of the next round: the dice on the spaces, and the use of chance."""
    while match.view(None).phase != "act" or match.view(None).round == 1:
        place_one(match)
    return GAME.cases.inspect(match.state)["pool"], match.state.chance.counters


def placed_ahead(match: Match, seat: int) -> Counter[int]:
    """What a seat has placed for the next round: dice by number."""
    me = match.state.schools[seat]
    return Counter({number: me.ahead[number - 1] + me.ahead_own[number - 1] for number in NUMBERS})


def test_dice_placed_ahead_stay_and_only_the_extra_die_is_rolled_after_them() -> None:
    """B7"""
    match = arranged(WON)
    give(match, 0, "dice.count", "1")
    place_everything(match, 0)
    before = placed_ahead(match, 0)
    give(match, 1, "dice.count", "1")
    give(match, 0, "extra_die.choose", "yes")
    assert placed_ahead(match, 0) == before
    give(match, 0, "roll.reroll")
    question = match.question(0)
    assert question is not None
    assert (question[1].key, question[1].values[1:]) == ("dice.place", ("reroll",))
    number = int(question[1].values[0])
    give(match, 0, "dice.place", str(number))
    assert placed_ahead(match, 0) == before + Counter({number: 1})
    assert before.total() + 1 == sum(match.state.hand_of(match.state.schools[0]))


def test_the_tile_for_an_extra_die_is_that_of_the_round_in_which_it_is_won() -> None:
    """B9"""
    match = arranged(WON)
    give(match, 0, "dice.count", "1")
    place_everything(match, 0)
    give(match, 1, "dice.count", "1")
    give(match, 0, "extra_die.choose", "yes")
    question = match.question(0)
    assert question is not None
    give(match, 0, "roll.reroll", question[1].values[0])
    assert (match.state.schools[0].reroll_used, match.state.schools[0].reroll_ahead) == (True, False)


def test_where_a_die_is_won_after_placing_ahead_the_order_of_arrival_changes_nothing_either() -> None:
    """B7"""
    (first, news), (second, _) = [shuffled_arrival(GAME, 4, 212, order) for order in range(2)]
    assert departs(GAME, news)
    assert outcome(first) == outcome(second)


def test_in_games_begun_before_dice_placed_ahead_are_rolled_anew_after_an_extra_die() -> None:
    """B7"""
    fast, strict = after_winning("turn", rules=4), after_winning("exact", rules=4)
    assert fast.state.schools[0].personal_dice == 2
    assert played(fast) == played(strict)


def test_the_reroll_tile_of_the_next_round_is_used_when_placing_ahead() -> None:
    """B8"""
    match = arranged(LATE)
    give(match, 0, "dice.take", "2")
    give(match, 0, "dice.count", "3")
    give(match, 0, "dice.place", "reroll")
    question = match.question(0)
    assert question is not None
    give(match, 0, "roll.reroll", question[1].values[0])
    view = match.view(None).schools[0]
    assert (match.state.schools[0].reroll_used, match.state.schools[0].reroll_ahead) == (False, True)
    assert view.ahead
    give(match, 1, "dice.count", "2")
    assert (match.state.schools[0].reroll_used, match.state.schools[0].reroll_ahead) == (True, False)
    question = match.question(0)
    assert question is not None
    assert "reroll" not in question[1].values


def test_a_turn_can_be_taken_back_until_a_die_is_rolled() -> None:
    """B10"""
    match = arranged({"pool": {2: {"neutral": 2, "personal": {0: 1}}, 3: {"neutral": 2}}, 0: {"sent": ["II-2"]}})
    before = encode_state(match.state)
    give(match, 0, "dice.take", "2")
    give(match, 0, "dice.count", "3")
    assert asked(match) == {0: "act.choose"}
    for _ in range(2):
        match, _ = match.undo(0)
    assert encode_state(match.state) == before
    assert match.undo_limit(0) is None


def sittings(seats: int, turns: str, seed: int) -> float:
    """How often somebody sits down, per player and round, if all that is asked of them is answered then."""
    match = Match.begin(GAME, Setup(seats, "turn", {"turns": turns}), b"%d" % seed)
    dice, sat = Random(seed), Counter[int]()
    while match.open:
        seat = dice.choice(sorted(asked(match)))
        sat[seat] += 1
        while (question := match.question(seat)) is not None:
            wishes = {"dice.count": question[1].values[-1:], "dice.take": question[1].values[-1:]}
            match.answer(seat, question[0], wishes.get(question[1].key, question[1].default))
    return sat.total() / (seats * 3 * seats)


@pytest.mark.parametrize(("seats", "one", "more"), [(2, 4.0, 1.6), (3, 3.0, 1.5), (4, 2.4, 1.4)])
def test_few_sittings_make_a_round(seats: int, one: float, more: float) -> None:
    assert sum(sittings(seats, "one", seed) for seed in range(4)) / 4 <= one
    assert sum(sittings(seats, "more", seed) for seed in range(4)) / 4 <= more
