"""What an answer may be worth: continuations deal anew what is hidden, and nothing else."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from games.kernel.advice import estimate
from games.kernel.advice.estimate import (
    CLEARLY,
    FEWEST,
    Ending,
    Tried,
    Unforeseeable,
    _asks_the_same,
    _Continuation,
    continued,
    lots,
    position,
)
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game, Setup, encode_state
from games.kernel.engine.chance import TABLE, Chance
from games.kernel.engine.choice import Choice
from games.kernel.match import Given, Match, Snapshot
from tests.games.playing import begin
from tests.games.test_masked_laws import masked

GAMES = find_games()
STEPS = 160
every_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))


def moments(game: Game, every: int = 5) -> Iterator[tuple[Match, str, Choice]]:
    """Questions met in games by lot, with the match that asks them."""
    for seed, seats in enumerate(game.seats[:3]):
        player = begin(game, seats, seed)
        for number, _ in enumerate(player.steps(STEPS)):
            if number % every == 0:
                for choice_id, choice in list(player.match.open.items())[:2]:
                    if choice.seat >= 0:
                        yield player.match, choice_id, choice


@every_game
def test_what_is_dealt_anew_nobody_could_see(game: Game) -> None:
    tried = 0
    for match, choice_id, choice in moments(game):
        here = _Continuation(game, position(match, choice_id))
        assert here.asked == choice
        assert here.game.view(here.state, choice.seat) == match.view(choice.seat)
        here._deal_anew(b"%d" % tried)
        assert here.driver.open[choice_id] == choice
        assert here.game.view(here.state, choice.seat) == match.view(choice.seat)
        tried += 1
    assert tried


@every_game
def test_at_a_masked_table_it_is_the_same_question(game: Game) -> None:
    tried = 0
    for seed, seats in enumerate(game.seats[:3]):
        player = masked(game, seats, seed)
        for number, _ in enumerate(player.steps(STEPS)):
            for choice_id, choice in list(player.match.open.items())[: number % 5 == 0]:
                if choice.seat >= 0:
                    assert _Continuation(game, position(player.match, choice_id)).asked == choice
                    tried += 1
    assert tried


@pytest.mark.long
@every_game
def test_an_estimate_leaves_the_game_as_it_is(game: Game) -> None:
    tried = 0
    for match, choice_id, choice in moments(game, every=120):
        before = encode_state(match.state), dict(match.open), match.number
        picks = choice.default or choice.values[: choice.least]
        lot = lots(match.view(choice.seat), choice)
        try:
            first = continued(game, position(match, choice_id), picks, lot)
            assert continued(game, position(match, choice_id), picks, lot) == first
            tried += 1
        except Unforeseeable:
            pass
        assert (encode_state(match.state), dict(match.open), match.number) == before
    assert tried


def test_answers_are_told_apart_only_where_chance_does_not_explain_it() -> None:
    dice = Chance(b"dice")
    rolls = [dice.below(TABLE, 20) for _ in range(200)]
    usual = Tried(("usual",), tuple(Ending(roll, 0.5) for roll in rolls))
    same = Tried(("same",), tuple(Ending(dice.below(TABLE, 20), 0.5) for _ in rolls))
    better = Tried(("better",), tuple(Ending(roll + 3 + roll % 3, 1.0) for roll in rolls))
    assert not usual.clearly_better_than(same)
    assert not same.clearly_better_than(usual)
    assert better.clearly_better_than(usual)
    assert not usual.clearly_better_than(better)
    assert 3 <= better.better_than(usual) <= 5
    assert better.won == 1.0
    few = Tried(("better",), better.outcomes[: FEWEST - 1])
    assert not few.clearly_better_than(usual), "too few to say so"
    assert few.and_more(better.outcomes[FEWEST - 1 :]) == better
    assert CLEARLY > 2


@pytest.mark.parametrize(
    ("more", "fewer", "clear"),
    [
        ((5, 1.0), (3, 1.0), True),
        ((5, 0.4), (3, 0.6), False),
        ((60, 1.0), (50, 1.0), False),
    ],
    ids=["won more clearly", "won less often", "won anyway"],
)
def test_more_points_are_better_only_where_they_are_worth_something(
    more: tuple[int, float], fewer: tuple[int, float], clear: bool
) -> None:
    one, other = (Tried((), (Ending(*ends),) * FEWEST) for ends in (more, fewer))
    assert one.better_than(other) > 0
    assert one.clearly_better_than(other) == clear


def test_who_ends_the_game_lost_is_not_better_than_who_plays_on() -> None:
    ends = Tried(("end",), (Ending(-3, 0.0),) * FEWEST)
    goes_on = Tried(("go on",), tuple(Ending(-9 - lot % 2, 0.0) for lot in range(FEWEST)))
    assert ends.worth > goes_on.worth
    assert not ends.clearly_better_than(goes_on)
    worse = Tried(("worse",), (Ending(-9, 0.0),) * FEWEST)
    assert ends.clearly_better_than(worse), "where both end it, the points count"


@pytest.mark.parametrize(
    ("outcomes", "known"),
    [
        ([Ending(3, 1.0)] * FEWEST, True),
        ([Ending(3, 1.0)] * 8, False),
        ([Ending(1, 1.0), Ending(-1, 0.0)] * FEWEST, False),
        ([Ending(1, 1.0), Ending(-1, 0.0)] * 2 * FEWEST, True),
        ([Ending(60, 1.0), Ending(10, 1.0)] * FEWEST, False),
    ],
    ids=["all alike", "alike, but few", "now won, now lost", "the same, but many", "by little or by much"],
)
def test_numbers_are_known_as_far_as_the_outcomes_lie_together(outcomes: list[Ending], *, known: bool) -> None:
    assert Tried((), tuple(outcomes)).is_known == known


def arranged(game: Game, table: Mapping[Any, Any], seats: int = 2) -> Match:
    """A game whose table is put together."""
    setup = Setup(seats)
    return Match(game, setup, Snapshot(0, 0, encode_state(game.arrange(setup, b"arranged", table))))


def test_a_game_that_goes_on_for_too_long_counts_as_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.begin(GAMES["dominion"], Setup(2), b"long")
    choice_id, choice = next(iter(match.open.items()))
    monkeypatch.setattr(estimate, "MOST_TURNS", 0)
    assert continued(match.game, position(match, choice_id), choice.default, b"lot").lead == 0


def test_what_others_plan_unseen_is_planned_anew_where_the_own_question_waits_for_it() -> None:
    game = GAMES["domus_domini"]
    abbey = {"money": 3, "veg": 3, "lay_kloster": 1}
    match = arranged(game, {"phase": "build", "lay_supply": 2, 0: abbey, 1: abbey})
    for seat, picks in ((0, ["recruit"]), (0, []), (1, ["recruit"])):
        choice_id, _ = match.question(seat) or ("", None)
        _ = match.answer(seat, choice_id, picks)
    choice_id, choice = match.question(1) or ("", None)
    assert choice is not None
    assert isinstance(continued(game, position(match, choice_id), (), b"lot"), Ending)


def test_a_question_that_never_comes_is_unforeseeable() -> None:
    match = Match.begin(GAMES["monasterium"], Setup(2), b"gone")
    choice_id, choice = next(iter(match.open.items()))
    gone = replace(position(match, choice_id), choice="t9-0-9")
    with pytest.raises(Unforeseeable):
        continued(match.game, gone, choice.default, b"lot")


def test_answers_that_could_not_have_been_given_alone_are_not_left_out() -> None:
    match = Match.begin(GAMES["dominion"], Setup(2), b"alone")
    choice_id, choice = match.question(0) or ("", None)
    assert choice is not None
    assert not _asks_the_same(match, [Given(0, choice_id, choice.key, ("nothing like it",))], choice_id)
