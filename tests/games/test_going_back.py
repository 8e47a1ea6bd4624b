"""Going back as far as all agree, across turns: what is taken back never happened, and the same cards come again."""

import random

import pytest

from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game
from games.kernel.engine.chronicle import TookBack
from games.kernel.engine.lanes import is_lane
from games.kernel.match import Match, Snapshot
from tests.depth import chosen
from tests.games.playing import Player, begin, some_seats, state_of

GAMES = find_games()
STEPS = 90
DEPTH = chosen()

every_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
Moment = tuple[object, ...]


def seen(match: Match) -> Moment:
    """All that a match is, and what may be taken back in it."""
    return state_of(match), match.turn, match.awaited(), match.snapshot.state, match.steps


def played(game: Game, seed: int) -> tuple[Player, list[Moment], list[Snapshot]]:
    """A game that was played for a while, how it was before each step, and its snapshots."""
    player = begin(game, some_seats(game)[seed % len(some_seats(game))], seed)
    before, snapshots = [], [player.match.snapshot]
    for _ in player.steps(STEPS):
        player.match.take_news()
        before.append((*seen(player.match)[:-1], player.match.steps.copy()))
        if player.match.snapshot != snapshots[-1]:
            snapshots.append(player.match.snapshot)
    return player, before, snapshots


def gone_back(player: Player, first: int, snapshots: list[Snapshot]) -> Match:
    """The match as it was before step `first`."""
    snapshot = [each for each in snapshots if each.step < first][-1]
    kept = [(step, given) for step, given in player.log if snapshot.step < step < first]
    retracted = [step for step, given in player.log if step >= first and not is_lane(given.choice)]
    return player.match.back_to(snapshot, kept, retracted, TookBack(0, agreed="turn"))


@every_game
def test_what_all_take_back_never_happened_and_comes_again_with_the_same_cards(game: Game) -> None:
    far = 0
    for seed in DEPTH.seeds(DEPTH.goings_back):
        player, before, snapshots = played(game, seed)
        player.match.take_news()
        end = seen(player.match)
        first = random.Random(seed).randint(1, len(before))
        back = gone_back(player, first, snapshots)
        assert seen(back) == before[first - 1]
        assert back.take_news() == [TookBack(0, agreed="turn")]
        assert back.number == player.match.number + 1
        assert seen(player.match) == end
        far += back.turn < player.match.turn
        for _, given in player.log[first - 1 :]:
            back.answer(given.seat, given.choice, given.picks)
        assert state_of(back) == state_of(player.match)
        assert back.turn == player.match.turn
    assert far > DEPTH.goings_back // 2


@every_game
def test_a_match_that_went_back_is_restored_as_it_was_left(game: Game) -> None:
    for seed in DEPTH.seeds(DEPTH.goings_back):
        player, _, snapshots = played(game, seed)
        first = random.Random(seed).randint(1, STEPS)
        back = gone_back(player, first, snapshots[:1])
        gone = [step for step, given in player.log if step >= first and not is_lane(given.choice)]
        kept = [(step, given) for step, given in player.log if step < first]
        assert back.retracted == tuple(gone), "what others may have seen is not forgotten at a turn's end"
        on = Player(back, "another way")
        for _ in on.steps(12):
            again = Match.restore(game, back.setup, snapshots[0], [*kept, *on.log], back.number, gone)
            assert (seen(again), again.retracted) == (seen(back), back.retracted)
            assert [again.undo_limit(seat) for seat in range(4)] == [back.undo_limit(seat) for seat in range(4)]
