"""The computer players: each level clearly better than the one below, sensible in single questions."""

from typing import Any

import pytest

from games.kernel.contract.game import Setup, encode_state
from games.kernel.contract.policy import Policy
from games.kernel.engine.chance import Chance
from games.kernel.engine.choice import Picks
from games.kernel.engine.text import Series, Text
from games.kernel.match import Match, Snapshot
from games.kernel.selfplay import Run, play_out
from games.monasterium import GAME
from games.monasterium.advice.experience import FOUND
from games.monasterium.advice.imagination import courses, imagined
from games.monasterium.advice.prospect import OWN_DICE, Prospect, reason
from games.monasterium.advice.signs import SIGNS, signs
from games.monasterium.advice.worth import WANTED, at_first_sight, standing
from games.monasterium.advisor import again
from games.monasterium.rules.actions import use_action
from games.monasterium.table import Table
from games.monasterium.words import good
from tests.games.at_random import random_policy
from tests.games.saying import LANGUAGES, say

SEATS = 3
GAMES = 9


def player(level: str, number: int) -> Policy:
    return random_policy(Chance(b"%d" % number)) if level == "random" else GAME.mind.player(level)


@pytest.mark.long
@pytest.mark.parametrize(("better", "worse"), [("easy", "random"), ("normal", "easy"), ("hard", "normal")])
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


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("pace", ["turn", "exact"])
def test_every_level_plays_to_the_end_at_any_table(seats: int, pace: Any) -> None:
    policies = [GAME.mind.player(GAME.mind.levels[seat % 3]) for seat in range(seats)]
    assert play_out(GAME, Setup(seats, pace), b"all", policies).over


def asking(table: dict[Any, Any], seats: int = 2) -> Match:
    """A match that asks its first question at this table."""
    setup = Setup(seats, "exact")
    return Match(GAME, setup, Snapshot(0, 0, encode_state(GAME.arrange(setup, b"advice", table))))


def advised(level: str, table: dict[Any, Any], seats: int = 2, *answers: str) -> Picks:
    """What a computer player answers to the question that comes after these answers to this table's first ones."""
    match = asking(table, seats)
    for answer in answers:
        seat = match.awaited()[0]
        match.answer(seat, next(iter(match.open)), (answer,))
    choice = next(iter(match.open.values()))
    return choice.check(GAME.mind.player(level)(match.look(choice.seat), choice))


LONE = {"start_player": 0, "seat": 0, "year": 1}
"""The first player is on turn."""
LATE = {"year": 3, "round_in_year": 2}
"""The last round of two: what is not done now is not done any more."""
MANY = {"inf": 3, "ros": 2, "soup": 3, "tool": 2}


def moving(field: int, **mine: Any) -> dict[Any, Any]:
    """A table at which the messenger can only move on from a field."""
    return {**LONE, "pool": {5: {"neutral": 1}}, 0: {"messenger": field, **mine}}


def test_easy_sends_before_it_takes_anything_else() -> None:
    pool = {1: {"neutral": 1}, 3: {"neutral": 1}}
    assert advised("easy", {**LONE, "pool": pool, 0: MANY}) == ("1",)
    assert advised("easy", {**LONE, "pool": {2: {"neutral": 1}, 3: {"neutral": 1}}, 0: MANY}) == ("3",)


def test_easy_takes_two_dice_if_it_can() -> None:
    assert advised("easy", {**LONE, "pool": {3: {"neutral": 3}}}) == ("2",)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_pane_goes_where_it_completes_a_row(level: str) -> None:
    table = {**moving(4, window=["ABC", "", ""]), **LATE}
    assert advised(level, table)[0] in ("D", "E")
    assert advised(level, table, 2, "D") == ("1",)


NEARLY = {"orders": ["A5"], "cloister": {"A": {"chapel": [0]}, "E": {"chapel": [0]}, "B": {"b1": 0, "k1": 0}}}
"""A novice in a profane building of A is all that is lacking for an order."""


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_bonus_that_does_more_is_taken(level: str) -> None:
    table = moving(4, window=["ABC", "", ""], inf=1, soup=2, sent=["I-1", "III-1", "III-2", "IV-1"])
    assert advised(level, {**table, **NEARLY}, 2, "D", "1") == ("column",)


def test_a_further_die_is_taken_early_and_points_in_the_last_round() -> None:
    assert advised("hard", moving(9)) == ("yes",)
    assert advised("hard", {**moving(9), **LATE}) == ("no",)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_die_that_meets_an_order_is_taken_even_in_the_last_round(level: str) -> None:
    late = {**moving(9, personal_dice=2), "year": 3, "round_in_year": 2, "orders": ["C1"]}
    assert advised(level, late) == ("yes",)


ALMOST = {
    **LONE,
    "orders": ["A1"],
    "cloister": {"B": {"b2": 0}, "C": {"k1": 0}},
    "pool": {1: {"neutral": 1}},
    0: {"inf": 3, "soup": 3, "sent": ["I-1", "IV-1"]},
}
"""A novice in the chapel of A is all that is lacking for an order."""


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_novice_is_sent_where_he_meets_an_order(level: str) -> None:
    assert advised(level, ALMOST, 2, "standard")[0].startswith("III-")


def test_hard_sends_the_novice_whose_field_helps_most() -> None:
    rich = {**LONE, "pool": {1: {"neutral": 1}, 3: {"neutral": 3}}, 0: {"inf": 3, "soup": 3, "sent": ["I-1", "III-1"]}}
    assert advised("hard", rich, 2, "1", "standard") == ("II-5",)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_novice_goes_into_the_building_that_meets_an_order(level: str) -> None:
    mine = {"inf": 1, "soup": 2, "sent": ["I-2", "III-2", "III-3", "IV-1"]}
    table = {**LONE, **NEARLY, "pool": {1: {"neutral": 1}}, 0: mine}
    assert advised(level, table, 2, "I-1")[0].startswith("A.")


def test_the_novice_beside_a_complete_row_meets_an_order() -> None:
    mine = {"inf": 1, "soup": 2, "sent": ["I-2", "I-3", "I-4", "I-5"]}
    last = {**LONE, **LATE, "orders": ["A1"], "pool": {1: {"neutral": 1}}, "cloister": ALMOST["cloister"], 0: mine}
    assert advised("hard", last, 2, "I-1", "A.b1") == ("A.chapel",)


def test_a_six_is_laid_where_it_does_most() -> None:
    flipped = {"flipped": [False, False, False, True, False], "personal_dice": 3}
    last = {**LONE, "year": 3, "round_in_year": 2, "pool": {6: {"neutral": 1}}, 0: flipped}
    assert advised("normal", last) == ("4",)


def test_a_good_is_exchanged_where_that_is_worth_more() -> None:
    assert advised("normal", moving(12, tool=1)) == ("book",)


def test_an_action_of_any_column_is_chosen_for_what_it_does() -> None:
    assert advised("normal", {**ALMOST, "pool": {5: {"neutral": 1}}, 0: {**ALMOST[0], "messenger": 17}}) == (
        "1.standard",
    )


def test_a_fast_messenger_goes_as_far_as_the_bonus() -> None:
    fast = {**moving(13, sent=["II-5"], window=["ABC", "", ""]), **LATE}
    assert advised("hard", fast, 2, "row2")[0] in ("2", "3")


def test_in_the_last_round_it_goes_for_the_points_that_a_die_is_worth() -> None:
    fast = {**moving(8, sent=["II-5"], personal_dice=1), "year": 3, "round_in_year": 2}
    assert advised("normal", fast) == ("row2",)
    assert advised("normal", fast, 2, "row2")[0] in ("2", "3")


ROLLED = {**LONE, "phase": "place"}


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_own_dice_are_placed_where_they_are_of_use(level: str) -> None:
    mine = {"rolled": [1, 3], "rolled_own": [1], "neutral": 2, "own": 1, "reroll_used": True}
    sending = {**ROLLED, "orders": ["A1"], "cloister": ALMOST["cloister"], 0: {**mine, "inf": 1}}
    assert advised(level, sending) == ("1",)
    assert advised(level, {**ROLLED, 0: mine}) == ("3",)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_useless_dice_are_rolled_again_as_long_as_they_may(level: str) -> None:
    useless = {"rolled": [1, 1], "rolled_own": [], "neutral": 2, "own": 0}
    assert advised(level, {**ROLLED, 0: useless}) == ("reroll",)
    assert advised(level, {**ROLLED, 0: useless}, 2, "reroll") == ("1", "1")


def test_the_number_to_place_is_named() -> None:
    mine = {"rolled": [1, 3], "rolled_own": [1], "neutral": 2, "own": 1, "reroll_used": True}
    match = asking({**ROLLED, 0: mine})
    choice = next(iter(match.open.values()))
    why = GAME.mind.advice("normal")(match.look(choice.seat), choice).why
    assert why is not None
    assert say("monasterium", "de", why) == "Von diesem Wurf nützt dir die 3 wohl am meisten."


def test_easy_places_what_is_usual() -> None:
    mine = {"rolled": [1, 1, 3], "rolled_own": [], "neutral": 3, "own": 0}
    assert advised("easy", {**ROLLED, 0: mine}) == ("1",)


# why


def likely(value: float, points: int = 0, scored: int | None = None, soup: int = 0, **more: float) -> Prospect:
    at_once = points if scored is None else scored
    parts = {"goods": 0.0, "dice": 0.0, OWN_DICE: 0.0, **more}
    return Prospect(value=value, points=points, scored=at_once, parts=parts, held=(0, 0, soup, 0, 0))


BEFORE = likely(3, 3)
"""Three points, none of them for the final scoring."""


@pytest.mark.parametrize(
    ("best", "second", "why"),
    [
        (likely(5, 5), likely(4, 4), Text("why-points", points=2)),
        (likely(5, 5, scored=4), likely(4, 4), Text("why-final-points", points=2)),
        (likely(5, 5, scored=3), likely(4, 4), Text("why-final-points", points=2)),
        (likely(5, 3, soup=2, goods=2), likely(4, 4), Text("why-goods", goods=Series([good("soup", 2)]))),
        (likely(5, 3, goods=2, orders=1), likely(4, 4, orders=0), Text("why-orders")),
        (likely(5, 3, dice=2), likely(4, 4), Text("why-dice")),
        (likely(5, 3, window=1), likely(4, 3, goods=2, window=-1), Text("why-window")),
        (likely(3, 3), likely(2.2, 3, **{OWN_DICE: -0.8}), Text("why-own-dice")),
        (likely(3, 3), likely(2, 2), Text("why-all-in-all")),
    ],
)
def test_the_reason_is_what_puts_the_best_ahead(best: Prospect, second: Prospect, why: Text) -> None:
    assert reason(best, [second, likely(-9)], BEFORE) == why


def test_at_most_two_goods_are_named_the_dearest_first() -> None:
    best = Prospect(value=2, points=3, scored=3, parts={"goods": 2.0, "dice": 0.0}, held=(1, 1, 0, 2, 0))
    none = Prospect(value=1, points=3, scored=3, parts={"goods": 1.0, "dice": 0.0}, held=(0, 0, 3, 0, 0))
    why = reason(best, [none], BEFORE)
    assert say("monasterium", "en", why) == "Brings what you need: 2 tools, 1 rosary."
    assert say("monasterium", "de", why) == "Bringt, was du brauchst: 2 Werkzeuge, 1 Rosenkranz."


@pytest.mark.parametrize("subject", [*SIGNS, OWN_DICE])
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_subject_can_be_a_reason(subject: str, language: str) -> None:
    why = reason(likely(5, 3, soup=1, **{subject: 2.0}), [likely(4, 3, **{subject: 0.0})], BEFORE)
    assert why.id == f"why-{subject}"
    assert say("monasterium", language, why).endswith(".")


@pytest.mark.parametrize(("dice", "words"), [(1, "Dieser Würfel nützt"), (2, "Diese Würfel nützen")])
def test_one_die_is_not_called_several(dice: int, words: str) -> None:
    assert say("monasterium", "de", again(dice)).startswith(words)


def test_where_all_is_alike_that_is_said() -> None:
    assert reason(likely(5, 5), [likely(5, 5), likely(5, 4, goods=1)], BEFORE) == Text("why-all-alike")


def test_points_are_no_reason_where_something_else_brings_more() -> None:
    soup = Series([good("soup", 1)])
    assert reason(likely(6, 5, goods=1, soup=1), [likely(4, 4), likely(3, 6)], BEFORE) == Text("why-goods", goods=soup)


def test_the_points_told_are_those_won() -> None:
    table = {**moving(9), **LATE}
    match = asking(table)
    choice_id, choice = next(iter(match.open.items()))
    advice = GAME.mind.advice("normal")(match.look(choice.seat), choice)
    assert advice.why == Text("why-points", points=5)
    before = GAME.result(match.state).scores[choice.seat].points
    match.answer(choice.seat, choice_id, advice.picks)
    assert GAME.result(match.state).scores[choice.seat].points - before == 5


def test_points_of_the_final_scoring_are_told_as_such() -> None:
    spaces = {1: {"neutral": 1}, 3: {"neutral": 1}}
    sending = {**LONE, "pool": spaces, "year": 3, "round_in_year": 2, 0: {"inf": 1}}
    match = asking(sending)
    choice = next(iter(match.open.values()))
    why = GAME.mind.advice("normal")(match.look(choice.seat), choice).why
    assert why is not None
    assert say("monasterium", "en", why) == "Brings 6 points as things stand."


# thinking


def some_tables() -> list[Table]:
    """Tables from the midst of games."""
    found = []
    for seed in range(6):
        run = Run(GAME, Setup(2 + seed % 3), b"%d" % seed, [random_policy(Chance(b"%d" % seed))] * 4)
        while run.waiting and run.steps < 60 * (seed + 1):
            run.step()
        found.append(run.state)
    return [state for state in found if isinstance(state, Table)]


def test_what_is_imagined_scores_as_the_table_does() -> None:
    for table in some_tables():
        for seat in range(len(table.schools)):
            seen = imagined(GAME.view(table, seat), seat)
            assert [one.points for one in GAME.result(seen).scores] == [one.points for one in GAME.result(table).scores]


def test_thinking_changes_nothing() -> None:
    for table in some_tables():
        seen = imagined(GAME.view(table, 0), 0)
        before = encode_state(seen)
        ends = list(courses(seen, lambda end, me: use_action(end, me, 4, 0), (), WANTED, 30))
        assert ends
        assert encode_state(seen) == before


def test_before_the_last_dice_are_used_a_table_promises_more_than_its_points() -> None:
    table = some_tables()[5]
    me = table.schools[0]
    assert standing(table, me) == GAME.result(table).scores[0].points
    assert at_first_sight(table, me) >= standing(table, me)
    assert FOUND.expected(table, me) == pytest.approx(standing(table, me) + sum(FOUND.promised(table, me).values()))


def test_at_the_end_a_table_is_worth_its_points() -> None:
    table = some_tables()[5]
    table.year, table.round_in_year = 3, len(table.schools)
    table.neutral, table.own = [0] * 6, [[0] * len(table.schools) for _ in range(6)]
    points = GAME.result(table).scores[0].points
    assert FOUND.expected(table, table.schools[0]) == points


def test_each_sign_has_its_name() -> None:
    for table in some_tables():
        for me in table.schools:
            assert len(signs(table, me)) == sum(map(len, SIGNS.values()))
