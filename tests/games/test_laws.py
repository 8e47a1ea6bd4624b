"""The laws that every game keeps, whatever its rules: checked for all game folders that there are."""

import random
from itertools import pairwise

import pytest

from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game, Setup, State, decode_state, encode_state
from games.kernel.contract.policy import Policy, default_policy
from games.kernel.engine.chance import Chance
from games.kernel.engine.choice import Choice, IllegalAnswer
from games.kernel.engine.chronicle import Event, TookBack
from games.kernel.engine.lanes import is_lane
from games.kernel.match import Gone, Match
from games.kernel.selfplay import TooLong, play_out
from tests.depth import chosen
from tests.games.at_random import random_policy
from tests.games.playing import (
    Player,
    begin,
    departs,
    outcome,
    refusable,
    setup_of,
    some_seats,
    stands_still,
    state_of,
)

GAMES = find_games()
DEPTH = chosen()
ENDLESS = 5_000

every_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))


@pytest.mark.long
@every_game
def test_random_play_ends_as_long_as_anybody_can_get_anything(game: Game) -> None:
    for seed in DEPTH.seeds(DEPTH.random_games):
        for seats in some_seats(game):
            policies = [random_policy(Chance(b"%d/%d" % (seed, seat))) for seat in range(seats)]
            state = played_far(game, setup_of(game, seats, seed), b"%d" % seed, policies)
            result = game.result(state)
            if result.reason is None:
                assert stands_still(game, state)
                continue
            assert [score.seat for score in result.scores] == list(range(seats))
            assert result.winners


def played_far(game: Game, setup: Setup, seed: bytes, policies: list[Policy]) -> State:
    """The end of a game, or where it stood after very many turns."""
    try:
        return play_out(game, setup, seed, policies, turns=ENDLESS)
    except TooLong as stopped:
        return stopped.state


@every_game
def test_the_default_answers_end_a_game_too(game: Game) -> None:
    for seats in game.seats:
        for seed in range(10):
            state = play_out(game, setup_of(game, seats, seed), b"default", [default_policy] * seats)
            assert game.result(state).reason is not None


@every_game
def test_a_game_that_takes_too_long_can_be_stopped(game: Game) -> None:
    with pytest.raises(TooLong) as stopped:
        play_out(game, Setup(game.seats[0]), b"default", [default_policy] * game.seats[0], turns=1)
    assert game.result(stopped.value.state).reason is None


@every_game
def test_the_same_seed_gives_the_same_game(game: Game) -> None:
    setup = Setup(game.seats[0])
    assert encode_state(game.new(setup, b"a")) == encode_state(game.new(setup, b"a"))
    assert encode_state(game.new(setup, b"a")) != encode_state(game.new(setup, b"b"))


@every_game
@pytest.mark.parametrize("pace", ["turn", "exact"])
def test_restoring_at_every_step_is_continuing(game: Game, pace: str) -> None:
    for seed in DEPTH.seeds(DEPTH.tables):
        seats = some_seats(game)[seed % len(some_seats(game))]
        player = begin(game, seats, seed, pace)
        for _ in player.steps(150):
            again = player.restored()
            assert state_of(again) == state_of(player.match)
            assert (again.number, again.turn, again.over) == (player.match.number, player.match.turn, player.match.over)
            assert again.awaited() == player.match.awaited()
            assert again.snapshot == player.match.snapshot
            assert again.steps == player.match.steps
            player.match.take_news()


@every_game
def test_a_stored_state_is_the_state(game: Game) -> None:
    player = begin(game, game.seats[0], 1)
    for _ in player.steps(400):
        stored = encode_state(player.match.state)
        assert encode_state(decode_state(game, stored)) == stored


@pytest.mark.long
@every_game
def test_the_order_of_arrival_changes_nothing(game: Game) -> None:
    for seed in DEPTH.seeds(DEPTH.tables):
        seats = some_seats(game)[seed % len(some_seats(game))]
        strict = begin(game, seats, seed, "exact")
        for _ in strict.steps(ENDLESS):
            strict.match.take_news()
        first, news = shuffled_arrival(game, seats, seed, 0)
        same = outcome(first if departs(game, news) else strict.match)
        assert outcome(first) == same
        for order in range(1, DEPTH.orders):
            assert outcome(shuffled_arrival(game, seats, seed, order)[0]) == same


def shuffled_arrival(game: Game, seats: int, seed: int, order: int) -> tuple[Match, list[Event]]:
    """A game in which whoever is asked answers in any order, restored now and then; and what happened in it."""
    dice, news = random.Random(f"{seed}/{order}"), list[Event]()
    player = begin(game, seats, seed)
    while player.match.open and len(player.log) < ENDLESS:
        news += player.match.take_news()
        if dice.random() < 0.05:
            player.match = player.restored()
            player.match.take_news()
        player.answer(dice.choice(list(player.match.open)))
    return player.match, [*news, *player.match.take_news()]


@every_game
def test_what_is_taken_back_never_happened(game: Game) -> None:
    undone = within = 0
    for seed in DEPTH.seeds(DEPTH.tables):
        player = begin(game, some_seats(game)[seed % len(some_seats(game))], seed)
        for _ in player.steps(150):
            turn = player.match.turn
            before = state_of(player.match), player.match.steps.copy()
            choice_id, choice = next(iter(player.match.open.items()))
            player.answer(choice_id)
            after = state_of(player.match)
            within += player.match.turn == turn and not player.match.over
            if player.match.undo_limit(choice.seat) == player.match.number:
                player.match.take_news()
                back, steps = player.match.undo(choice.seat)
                assert steps == (player.match.number,)
                assert (state_of(back), back.steps) == before
                lane = is_lane(choice_id)
                assert back.take_news() == [TookBack(choice.seat, in_lane=lane)]
                assert back.number == player.match.number + 1
                assert state_of(player.match) == after
                undone += 1
    assert undone >= within / 4, "of the answers that end no turn many can be taken back"


@pytest.mark.long
@every_game
def test_what_is_taken_back_and_done_again_changes_nothing_for_the_others(game: Game) -> None:
    beside = at_once = 0
    for seed in DEPTH.seeds(DEPTH.tables):
        dice, seats = random.Random(seed), some_seats(game)[-1 - seed % len(some_seats(game)[-2:])]
        player = begin(game, seats, seed)
        for _ in range(400):
            at_once += len(player.match.open) > 1
            player.answer(dice.choice(list(player.match.open)))
            player.match.take_news()
            for seat in range(seats):
                beside += taken_back_and_done_again(player.match, seat)
            if player.match.over:
                break
    assert beside >= at_once / 10, "where several are asked at once, others often answer in between"


def taken_back_and_done_again(match: Match, seat: int) -> bool:
    """Take a seat's last step back, if that may be, and do it again; return whether others had answered since.

    Their answers stay; only whether those are final is found out anew, because it is as if they had come first.
    """
    number = match.undo_limit(seat)
    if number is None:
        return False
    back, _ = match.undo(seat)
    others = [(step.number, step.given) for step in match.steps if step.number != number]
    assert [(step.number, step.given) for step in back.steps] == others
    given = next(step.given for step in match.steps if step.number == number)
    back.answer(seat, given.choice, given.picks)
    assert set(back.open) == set(match.open)
    assert outcome(back) == outcome(match)
    return number < match.number


@every_game
def test_nobody_takes_back_what_was_learned(game: Game) -> None:
    for seed in DEPTH.seeds(DEPTH.tables):
        player = begin(game, game.seats[0], seed)
        for _ in player.steps(150):
            choice_id, choice = next(iter(player.match.open.items()))
            player.match.take_news()
            drawn = dict(player.match.state.chance.counters)
            player.answer(choice_id)
            learned = any(event.reveals for event in player.match.take_news())
            if learned or drawn != player.match.state.chance.counters:
                assert player.match.undo_limit(choice.seat) is None
                with pytest.raises(IllegalAnswer):
                    player.match.undo(choice.seat)


@every_game
def test_a_refused_answer_changes_nothing(game: Game) -> None:
    for seed in DEPTH.seeds(DEPTH.tables):
        player = begin(game, game.seats[-1], seed)
        for _ in player.steps(60):
            for choice_id, choice in list(player.match.open.items()):
                before = state_of(player.match), player.match.number, len(player.match.state.news)
                for picks in refusable(choice):
                    with pytest.raises(IllegalAnswer):
                        player.match.answer(choice.seat, choice_id, picks)
                for seat, name in ((choice.seat + 1, choice_id), (choice.seat, "t99-9-9")):
                    with pytest.raises(Gone):
                        player.match.answer(seat, name, choice.default)
                assert (state_of(player.match), player.match.number, len(player.match.state.news)) == before


@every_game
def test_every_question_is_a_choice_with_a_legal_default(game: Game) -> None:
    for seed in DEPTH.seeds(DEPTH.tables):
        player = begin(game, some_seats(game)[seed % len(some_seats(game))], seed)
        for _ in player.steps(150):
            for choice in player.match.open.values():
                assert choice.only_answer() is None
                assert choice.check(choice.default) == choice.default
                assert choice.default or not choice.least
                assert choice.least <= len(choice.values)
                again = Choice(choice.seat, choice.key, choice.prompt, choice.options, choice.least, choice.most)
                if not choice.ordered:
                    assert again.check(choice.default) == choice.default
            asked = [choice.seat for choice in player.match.open.values()]
            assert len(asked) == len(set(asked))
            assert set(asked) <= set(player.match.awaited())


@every_game
def test_turns_are_counted_and_kept_at_each_boundary(game: Game) -> None:
    player = begin(game, game.seats[0], 2)
    snapshots = [player.match.snapshot]
    for _ in player.steps(200):
        if player.match.snapshot is not snapshots[-1]:
            snapshots.append(player.match.snapshot)
    assert len(snapshots) > 2
    assert all(earlier.turn < later.turn and earlier.step < later.step for earlier, later in pairwise(snapshots))
    assert player.match.turn == player.match.snapshot.turn


@pytest.mark.long
@every_game
def test_the_computer_player_answers_legally_and_ends_a_game(game: Game) -> None:
    levels, met = game.mind.levels, set[str]()
    for number, seed in enumerate(DEPTH.seeds(max(DEPTH.tables // 2, len(levels)))):
        seats = some_seats(game)[seed % len(some_seats(game))]
        mixed = [levels[(seat + number) % len(levels)] for seat in range(seats)]
        state = play_out(game, setup_of(game, seats, seed), b"computer", list(map(game.mind.player, mixed)))
        assert game.result(state).reason is not None
        met |= set(mixed)
    assert met == set(levels)


def test_a_player_of_tests_answers_alike_whoever_asks() -> None:
    game = next(iter(GAMES.values()))
    first, second = begin(game, game.seats[0], 1), begin(game, game.seats[0], 1)
    for _ in zip(first.steps(50), second.steps(50), strict=True):
        assert state_of(first.match) == state_of(second.match)
    assert isinstance(first, Player)
