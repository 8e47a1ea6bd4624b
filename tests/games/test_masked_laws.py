"""What masked tables owe every game: the same game as any other, only later; and what standing orders owe it."""

import random

import pytest
from msgspec.structs import replace

from games.kernel.contract.game import Game
from games.kernel.engine.chronicle import Event
from games.kernel.engine.lanes import CLOSED
from games.kernel.engine.standing_orders import Constant, Order, limited, ranked
from games.kernel.match import Match
from games.kernel.orders.standing_answers import answer_by, decode_order, encode_order, parts_of
from tests.depth import chosen
from tests.games.playing import Player, begin, departs, outcome, setup_of, some_seats, state_of
from tests.games.test_laws import ENDLESS, every_game

DEPTH = chosen()


def masked(game: Game, seats: int, seed: int) -> Player:
    """A game at a masked table, with the options and the answers that belong to this seed."""
    setup = replace(setup_of(game, seats, seed), masked=True)
    return Player(Match.begin(game, setup, b"%d" % seed), str(seed))


@every_game
def test_a_masked_game_ends_as_the_open_one_in_whatever_order_veils_are_lifted(game: Game) -> None:
    veils = 0
    for seed in DEPTH.seeds(DEPTH.tables):
        seats, dice = some_seats(game)[seed % len(some_seats(game))], random.Random(seed)
        strict, player, news = begin(game, seats, seed, "exact"), masked(game, seats, seed), list[Event]()
        for _ in strict.steps(ENDLESS):
            strict.match.take_news()
        for _ in range(ENDLESS):
            if not player.match.open:
                break
            veils += CLOSED in player.match.open.values()
            news += player.match.take_news()
            player.answer(dice.choice(list(player.match.open)))
        assert departs(game, news) or outcome(player.match) == outcome(strict.match)
    assert (veils > 0) == any(each.concealed for each in game.standing)


@every_game
def test_a_masked_game_restored_at_every_step_goes_on(game: Game) -> None:
    for seed in DEPTH.seeds(DEPTH.tables):
        player = masked(game, game.seats[0], seed)
        for _ in player.steps(100):
            again = player.restored()
            assert state_of(again) == state_of(player.match)
            assert again.awaited() == player.match.awaited()
            player.match.take_news()


@every_game
def test_every_order_that_is_offered_answers_legally_or_not_at_all(game: Game) -> None:
    answered: set[tuple[str, Order]] = set()
    for seed in DEPTH.seeds(DEPTH.tables):
        player = begin(game, some_seats(game)[seed % len(some_seats(game))], seed)
        for _ in player.steps(300):
            for choice in player.match.open.values():
                if choice.standing is None or choice.standing.ahead:
                    continue
                assert choice.standing.name in {each.name for each in game.standing}
                for way in choice.standing.ways:
                    picks = answer_by(way.order, choice)
                    assert picks is None or choice.check(picks) == picks
                    answered |= set() if picks is None else {(choice.standing.name, way.order)}
            player.match.take_news()
    assert len(answered) > len(game.standing) / 2 or not game.standing


@every_game
def test_what_may_be_ordered_is_told_apart_and_lasts(game: Game) -> None:
    names = [each.name for each in game.standing]
    assert len(set(names)) == len(names)
    for each in game.standing:
        assert parts_of(each.name) == (each.name, None)
        assert len({way.order for way in each.ways}) == len(each.ways)
        assert all(decode_order(encode_order(way.order)) == way.order for way in each.ways)
        assert each.sensible is None or each.sensible in each.ways
        if each.sensible_for is not None:
            assert each.sensible_for in {entry.name for entry in game.book.entries}


@every_game
@pytest.mark.parametrize("other", ["nonsense", "", "x" * 300])
def test_an_order_of_nonsense_is_asked(game: Game, other: str) -> None:
    player = begin(game, game.seats[0], 1)
    for _ in player.steps(100):
        for choice in player.match.open.values():
            nonsense = (Constant((other,)), ranked((other,)), limited(-1, (other,), (other,)))
            assert [answer_by(order, choice) for order in nonsense] == [None, None, None]
        player.match.take_news()
