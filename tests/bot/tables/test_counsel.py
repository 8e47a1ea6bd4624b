"""Advice: what the strongest computer player would do, weighed against the rest, told on the way and at the end."""

from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import structs

from bot.language.phrases import channel_link
from bot.messages.words.advising import thought
from bot.tables.acts.counsel import PATIENCE_SECONDS, Asked, Counsel, Counsels, Thinking
from bot.tables.reckoner.reckoning import ReckoningFailed
from bot.tables.reckoner.slices import Rank
from bot.tables.terms.actors import Refused
from games.kernel.advice.estimate import FEWEST, Unforeseeable, player_on, position
from games.kernel.advice.weighing import BATCH, STAGES
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game
from games.kernel.contract.mind import Advisor
from tests.bot.tables.helped import ANNA, BEN, GAME, Foretold, asked, table
from tests.games.playing import begin

GAMES = find_games()


async def test_advice_is_told_on_the_way_and_recommends_what_is_clearly_better(tmp_path: Path) -> None:
    told: list[Counsel] = []

    async def hear(counsel: Counsel) -> None:
        told.append(counsel)

    async with table(tmp_path) as tables:
        counsels, actor = Counsels(tables, Foretold()), await asked(tables)
        _, question = await counsels.about(GAME, actor)
        found = await counsels.given(question, Thinking(question), hear)
        beside = thought(question.game, question.view, question.choice)
        assert beside is not None
        assert told[0].advice.picks == beside.picks, "it contradicts what stands beside the question"
        assert found.player == question.game.mind.strongest
        assert told[0].done == 0.0
        assert told[0].weighed == ()
        assert all(one.done < 1 for one in told)
        assert found.done == 1.0
        assert found.recommended == found.weighed[0]
        assert found.picks == found.weighed[0].picks
        given = await counsels.given(question, Thinking(question, actor.user_id), hear)
        assert counsels.given_before(actor, given.token) == given
        other = BEN if actor is ANNA else ANNA
        with pytest.raises(Refused, match="advice-not-asked"):
            await counsels.about(GAME, other)
        with pytest.raises(Refused, match="advice-reckoned-gone"):
            counsels.given_before(other, given.token)
        one, two = (counsels.one_at_a_time(GAME, actor, question) for _ in range(2))
        with one, pytest.raises(Refused, match="advice-under-way"), two:
            pass


async def test_who_asks_about_another_question_is_answered_and_the_one_before_is_given_up(tmp_path: Path) -> None:
    told: list[Counsel] = []

    async def hear(counsel: Counsel) -> None:
        told.append(counsel)
        if len(told) == 2:
            overtaking.enter_context(counsels.one_at_a_time(GAME, actor, structs.replace(question, choice_id="t9-0-0")))

    async with table(tmp_path) as tables:
        counsels, actor = Counsels(tables, Foretold()), await asked(tables)
        _, question = await counsels.about(GAME, actor)
        with ExitStack() as overtaking, counsels.one_at_a_time(GAME, actor, question) as thinking:
            found = await counsels.given(question, thinking, hear)
            assert found.silent is not None
            assert found.silent.id == "advice-overtaken"
            assert len(told) == 2, "nothing is told on the way any more"


async def test_two_questions_of_a_person_are_thought_about_at_once_and_a_third_is_refused_with_where_they_are(
    tmp_path: Path,
) -> None:
    async with table(tmp_path) as tables:
        counsels, actor = Counsels(tables, Foretold()), await asked(tables)
        _, question = await counsels.about(GAME, actor)
        other = BEN if actor is ANNA else ANNA
        with counsels.one_at_a_time(1, actor, question), counsels.one_at_a_time(2, actor, question):
            with pytest.raises(Refused, match="advice-enough") as refused, counsels.one_at_a_time(3, actor, question):
                pass
            assert str(refused.value).count(channel_link(11)) == 2
            with counsels.one_at_a_time(3, other, question):
                pass  # somebody else's are counted apart
            again = structs.replace(question, choice_id="t9-0-0")
            with counsels.one_at_a_time(2, actor, again):
                pass  # another question of the same table takes the place of the one before
        with counsels.one_at_a_time(3, actor, question):
            pass


async def test_nobody_is_told_that_others_ask(tmp_path: Path) -> None:
    told: dict[bool, list[Counsel]] = {True: [], False: []}

    async with table(tmp_path) as tables:
        there = Foretold()
        counsels, actor = Counsels(tables, there), await asked(tables)
        _, question = await counsels.about(GAME, actor)
        for others, heard in told.items():

            async def hear(counsel: Counsel, heard: list[Counsel] = heard) -> None:
                heard.append(counsel)

            with ExitStack() as asking:
                if others:
                    asking.enter_context(there.slices.errand(Rank.ADVICE, 7))
                    asking.enter_context(there.slices.errand(Rank.ADVICE, 8))
                found = await counsels.given(question, Thinking(question, actor.user_id), hear)
            assert len(heard) > 2
            assert found.done == 1
            assert not there.slices.under_way
    assert told[True] == told[False]


async def test_who_has_waited_long_is_told_as_soon_as_answers_can_be_compared(tmp_path: Path) -> None:
    clock = [0.0]

    async def wait(_: Counsel) -> None:
        clock[0] += PATIENCE_SECONDS

    async with table(tmp_path) as tables:
        counsels = Counsels(tables, Foretold(clock=lambda: clock[0]))
        _, question = await counsels.about(GAME, await asked(tables))
        found = await counsels.given(question, Thinking(question), wait)
        patient = await counsels.given(question, Thinking(question), heard)
    assert found.silent is None
    counted = [len(one.outcomes) for one in (*found.weighed, *found.left_out)]
    assert FEWEST <= max(counted) < FEWEST + BATCH
    assert max(len(one.outcomes) for one in patient.weighed) == STAGES[-1][0] - STAGES[-2][0]


async def heard(counsel: Counsel) -> None:
    """Nobody listens."""


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
async def test_what_stands_beside_the_question_is_overruled_only_by_the_computer_that_says_it(
    tmp_path: Path, game: Game
) -> None:
    match = begin(game, game.seats[0], 1).match
    choice_id, choice = next(iter(match.open.items()))
    question = Asked(game, choice_id, position(match, choice_id), match.view(choice.seat), choice)
    beside = thought(game, question.view, choice)
    assert beside is not None
    async with table(tmp_path) as tables:
        found = await Counsels(tables, Foretold()).given(question, Thinking(question), heard)
    assert found.own is not None
    assert found.weighed[0].clearly_better_than(found.own)
    assert (found.picks == beside.picks) == (player_on(game) != game.mind.strongest)


async def test_what_too_few_continuations_say_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.acts.counsel.SECONDS", 0.0)
    async with table(tmp_path) as tables:
        counsels = Counsels(tables, Foretold())
        _, question = await counsels.about(GAME, await asked(tables))
        found = await counsels.given(question, Thinking(question), heard)
        assert found.silent is not None
        assert found.silent.id == "advice-too-few"
        assert found.weighed == ()


@pytest.mark.parametrize(
    ("fault", "message"), [(Unforeseeable(), "advice-unforeseeable"), (ReckoningFailed(), "advice-failed")]
)
async def test_without_figures_it_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Exception, message: str
) -> None:
    async def fail(*_: object) -> None:
        raise fault

    monkeypatch.setattr(Foretold, "outcomes", fail)
    async with table(tmp_path) as tables:
        counsels = Counsels(tables, Foretold())
        _, question = await counsels.about(GAME, await asked(tables))
        found = await counsels.given(question, Thinking(question), heard)
        assert found.silent is not None
        assert found.silent.id == message
        assert found.picks == found.advice.picks


async def test_a_computer_player_that_errs_gives_the_usual_answer(tmp_path: Path) -> None:
    def erring(level: str) -> Advisor:
        raise RuntimeError(level)

    async with table(tmp_path) as tables:
        counsels = Counsels(tables, Foretold(0))
        _, question = await counsels.about(GAME, await asked(tables))
        broken = structs.replace(question, game=replace(question.game, mind=replace(question.game.mind, advice=erring)))
        found = await counsels.given(broken, Thinking(broken), heard)
        assert found.advice.picks == question.choice.default
        assert found.recommended == found.own
