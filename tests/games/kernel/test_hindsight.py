"""Looking back: what the computer would have answered otherwise, and where clearly more would have come of it."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from games.dominion import GAME
from games.kernel.advice.estimate import Ending, lots
from games.kernel.advice.hindsight import ENOUGH, Hindsight, Misstep, moments
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Setup
from games.kernel.contract.mind import Advisor
from games.kernel.contract.policy import default_policy
from games.kernel.engine.choice import IllegalAnswer, Picks
from games.kernel.match import Given, Match

SETUP = Setup(2, options={"set": "first_game"})
SEED = b"hindsight"


def log_of_a_game(buys: int) -> list[tuple[int, Given]]:
    """A game in which seat 0 buys Curses and both do what is proposed otherwise, until seat 0 was asked so often to
    buy.
    """
    match, log = Match.begin(GAME, SETUP, SEED), list[tuple[int, Given]]()
    while buys:
        choice_id, choice = next(iter(match.open.items()))
        picks = default_policy(lambda: None, choice)
        if choice.seat == 0 and choice.key == "turn.buy":
            picks, buys = ("curse",), buys - 1
        log.append((match.number + 1, match.answer(choice.seat, choice_id, picks)))
    return log


def own(step: int, given: Given) -> bool:
    """Every answer is the person's."""
    return True


@pytest.fixture(scope="module")
def found() -> list[Misstep]:
    """The moments in which seat 0 would have done otherwise."""
    return moments(GAME, SETUP, SEED, log_of_a_game(8), 0, own)[1]


def let_end(hindsight: Hindsight, outcome: Callable[[Misstep, int], int | None]) -> None:
    """Play all jobs; the better answer leads by `outcome` of the moment and the lot (None: nothing can be said)."""
    while (job := hindsight.job()) is not None:
        moment = next(lost.moment for lost in hindsight.left if lost.moment.seed == job.seed)
        leads = [outcome(moment, lot) for lot in range(job.first, job.end)]
        if None in leads:
            hindsight.take(None)
        else:
            hindsight.take([[Ending(0, 0.0) for _ in leads], [Ending(lead or 0, 1.0) for lead in leads]])


def test_only_answers_that_differ_from_the_computers_are_looked_at(found: list[Misstep]) -> None:
    log = log_of_a_game(8)
    count, again = moments(GAME, SETUP, SEED, log, 0, own)
    assert again == found
    assert count == sum(given.seat == 0 for _, given in log)
    assert len(found) == 8
    assert {moment.picks for moment in found} == {("curse",)}
    assert all(moment.advised.picks != moment.picks for moment in found)
    assert all(moment.view.seat == 0 and moment.public.seat is None for moment in found)
    assert [moment.heading is not None and moment.heading.args["number"] for moment in found] == list(range(1, 9))
    assert moments(GAME, SETUP, SEED, log, 0, lambda step, given: False) == (0, [])


def test_rules_that_have_changed_since_are_noticed() -> None:
    (first, given), *rest = log_of_a_game(2)
    other = Given(given.seat, given.choice, given.key, ("of", "other", "rules"))
    gone = Given(given.seat, "t9-0-9", given.key, given.picks)
    for changed in (other, gone):
        with pytest.raises(IllegalAnswer):
            moments(GAME, SETUP, SEED, [(first, changed), *rest], given.seat, own)


def test_a_computer_player_that_errs_has_no_better_answer() -> None:
    def erring(level: str) -> Advisor:
        raise RuntimeError(level)

    assert (
        moments(replace(GAME, mind=replace(GAME.mind, advice=erring)), SETUP, SEED, log_of_a_game(2), 0, own)[1] == []
    )


def test_all_lots_follow_from_what_was_seen(found: list[Misstep]) -> None:
    assert found[0].seed == lots(found[0].view, found[0].choice)
    assert len({moment.seed for moment in found}) == len(found)


def test_what_lost_most_is_shown_in_the_order_of_the_game(found: list[Misstep]) -> None:
    hindsight = Hindsight(found)
    let_end(hindsight, lambda moment, lot: found.index(moment))
    shown = hindsight.found(3)
    assert [found.index(lost.moment) for lost in shown] == [5, 6, 7]
    assert [round(lost.points) for lost in shown] == [5, 6, 7]
    assert all(len(lost.own.outcomes) >= ENOUGH for lost in shown)
    assert hindsight.done <= 1.0


def test_what_chance_explains_is_not_shown(found: list[Misstep]) -> None:
    hindsight = Hindsight(found)
    let_end(hindsight, lambda moment, lot: 40 if lot % 8 == 0 else -5)
    assert hindsight.found(5) == []


def test_what_nothing_can_be_said_of_is_left_out(found: list[Misstep]) -> None:
    hindsight = Hindsight(found)
    let_end(hindsight, lambda moment, lot: None if moment is found[7] else 3)
    assert found[7] not in [lost.moment for lost in hindsight.found(8)]
    assert len(hindsight.found(8)) == 7


def test_stopped_early_it_shows_nothing_that_was_not_counted_often_enough(found: list[Misstep]) -> None:
    hindsight = Hindsight(found)
    for _ in range(4):
        job = hindsight.job()
        assert job is not None
        count = job.end - job.first
        hindsight.take([[Ending(0, 0.0)] * count, [Ending(9, 1.0)] * count])
    assert 0 < hindsight.done < 1
    hindsight.stop()
    assert hindsight.job() is None
    assert hindsight.found(5) == []


def test_without_moments_there_is_nothing_to_do() -> None:
    assert Hindsight([]).job() is None
    assert Hindsight([]).done == 1.0


def test_an_answer_that_the_same_turn_makes_up_for_is_no_loss() -> None:
    """Whoever first builds something else and then what the computer would have built has lost nothing by that."""
    game, setup = find_games()["domus_domini"], Setup(2)
    match, log = Match.begin(game, setup, SEED), list[tuple[int, Given]]()
    owed, made_up, at = dict[int, Picks](), set[int](), dict[int, int]()
    hard = game.mind.player(game.mind.strongest)
    while not match.over:
        choice_id, choice = next(iter(match.open.items()))
        picks = choice.check(hard(match.look(choice.seat), choice))
        if choice.seat == 0 and choice.key == "build.choose" and picks:
            others = [value for value in choice.values if (value,) != picks and value in ("garden", "recruit", "hut")]
            if match.turn not in owed and others:
                owed[match.turn], at[match.turn], picks = picks, match.number, (others[0],)
            elif owed.get(match.turn, ("",))[0] in choice.values:
                picks = owed[match.turn]
                made_up.add(match.turn)
        log.append((match.number + 1, match.answer(choice.seat, choice_id, picks)))
    assert made_up
    _, found = moments(game, setup, SEED, log, 0, own)
    lost = {moment.step for moment in found}
    assert not lost & {at[turn] for turn in made_up}
