"""Answers weighed: all meet the same lots, the worst are left out on the way, what is kept stays."""

from dataclasses import replace

import pytest

from games.dominion import GAME
from games.dominion.kingdom.recommended import RECOMMENDED
from games.kernel.advice.estimate import FEWEST, Ending, Unforeseeable, lots, position
from games.kernel.advice.race import Job, played
from games.kernel.advice.weighing import BATCH, MOST_TRIED, Weighing, answers_worth_trying
from games.kernel.contract.game import Setup, encode_state
from games.kernel.contract.mind import Advisor
from games.kernel.engine.choice import Picks
from games.kernel.match import Match, Snapshot

MATCH = Match.begin(GAME, Setup(2, options={"set": "first_game"}), b"worth")
HERE, SEED = position(MATCH, next(iter(MATCH.open))), b"lots"
A, B, C, D = (("a",), ("b",), ("c",), ("d",))
WORTH = {A: 5, B: 4, C: 1, D: 0}


def outcomes(job: Job) -> list[list[Ending]]:
    """Each answer leads by what it is worth, more or less."""
    return [[Ending(WORTH[picks] + lot % 3, 0.5) for lot in range(job.first, job.end)] for picks in job.picks]


def weighed(weighing: Weighing) -> list[Job]:
    """Everything that is played until it is done."""
    jobs: list[Job] = []
    while (job := weighing.job()) is not None:
        jobs.append(job)
        weighing.take(outcomes(job))
    return jobs


def test_what_cannot_be_foreseen_is_not_weighed() -> None:
    with pytest.raises(Unforeseeable):
        Weighing(HERE, SEED, [A, B], kept=[]).take(None)


def test_the_worst_are_left_out_and_what_is_kept_stays() -> None:
    weighing = Weighing(HERE, SEED, [A, B, C, D], kept=[D], stages=[(4, 2), (20, 2)])
    jobs = weighed(weighing)
    assert [one.picks for one in weighing.best] == [A, B, D]
    assert [(one.picks, len(one.outcomes)) for one in weighing.left_out] == [(C, 4)]
    assert all(len(one.outcomes) == 20 for one in weighing.best)
    batch = BATCH // 3
    assert [(job.first, job.end) for job in jobs] == [(0, 4), (4, 4 + batch), (4 + batch, 20)]
    assert weighing.done == 1.0
    assert weighing.best[0].clearly_better_than(weighing.best[2]) is False, "too few to say so"


def test_where_one_answer_is_left_nothing_more_is_played() -> None:
    weighing = Weighing(HERE, SEED, [A, D], kept=[], stages=[(4, 1), (200, 1)])
    weighed(weighing)
    assert [one.picks for one in weighing.best] == [A]
    assert len(weighing.best[0].outcomes) == 4


def test_what_chose_the_answers_does_not_judge_them() -> None:
    weighing = Weighing(HERE, SEED, [A, B, C], kept=[], stages=[(4, 2), (4 + FEWEST, 2)])
    while (job := weighing.job()) is not None:
        lucky = [
            [Ending(99 if lot < 4 and picks != C else WORTH[picks], 0.5) for lot in _lots(job)] for picks in job.picks
        ]
        weighing.take(lucky)
    assert [(one.picks, one.lead, len(one.outcomes)) for one in weighing.judged] == [(A, 5, FEWEST), (B, 4, FEWEST)]
    assert weighing.judged[0].clearly_better_than(weighing.judged[1])


def _lots(job: Job) -> range:
    return range(job.first, job.end)


def test_where_too_few_are_left_to_judge_all_of_them_do() -> None:
    weighing = Weighing(HERE, SEED, [A, B, D], kept=[], stages=[(4, 2), (8, 2)])
    weighed(weighing)
    assert all(len(one.outcomes) == 8 for one in weighing.judged)


def test_it_can_be_stopped_on_the_way() -> None:
    weighing = Weighing(HERE, SEED, [A, B], kept=[], stages=[(4, 2), (200, 2)])
    job = weighing.job()
    assert job is not None
    weighing.take(outcomes(job))
    assert 0 < weighing.done < 1
    weighing.stop()
    assert weighing.job() is None
    assert weighing.done == 1.0
    assert weighing.number == 4


def test_what_is_worth_trying_is_legal_and_begins_with_what_is_asked_about() -> None:
    match = Match.begin(GAME, Setup(2, options={"set": "first_game"}), b"worth")
    choice_id, choice = next(iter(match.open.items()))
    view = match.view(choice.seat)
    own: Picks = (choice.values[-1],)
    found = answers_worth_trying(GAME, view, choice, [own, ("nothing", "legal")])
    assert found[0] == own
    assert len(found) == len(set(found)) <= MOST_TRIED
    assert [choice.check(picks) for picks in found] == list(found)
    assert choice.default in found
    here, seed = position(match, choice_id), lots(view, choice)
    job = Job(here, seed, found[:2], 0, 2)
    twice = [played("dominion", job) for _ in range(2)]
    assert job.count == sum(map(len, twice[0]))
    assert twice[0] == twice[1]
    assert [len(each) for each in twice[0]] == [2, 2]
    assert played("dominion", Job(here, seed, found[:1], 1, 2))[0][0] == twice[0][0][1], "the lot decides"


def test_of_many_options_those_are_tried_that_the_usual_player_likes_best() -> None:
    setup = Setup(2, options={"kingdom": list(RECOMMENDED["the_good_life"].cards), "colony": "yes"})
    table = {"turn": {"phase": "buy", "buys": 1}, 0: {"hand": ["contraband", *["copper"] * 4], "deck": []}}
    match = Match(GAME, setup, Snapshot(0, 0, encode_state(GAME.arrange(setup, b"worth", table))))
    match.answer(0, next(iter(match.open)), ["contraband"])
    choice = next(asked for asked in match.open.values() if asked.seat == 1)
    assert len(choice.values) > MOST_TRIED
    found = answers_worth_trying(GAME, match.view(1), choice)
    assert len(found) == MOST_TRIED
    liked = ["colony", "platinum", "province", "gold"]
    assert [picks[0] for picks in found if picks][: len(liked)] == liked


def test_a_computer_player_that_errs_proposes_nothing() -> None:
    def erring(level: str) -> Advisor:
        raise RuntimeError(level)

    game = replace(GAME, mind=replace(GAME.mind, advice=erring))
    match = Match.begin(game, Setup(2, options={"set": "first_game"}), b"worth")
    choice = next(iter(match.open.values()))
    assert answers_worth_trying(game, match.view(choice.seat), choice)[0] == choice.default
