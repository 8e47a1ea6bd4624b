"""What computer players would advise: what they do themselves, the same at every asking, and why in a few words."""

from collections import Counter
from collections.abc import Iterator

import pytest

from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game
from games.kernel.contract.mind import usual_answers
from games.kernel.contract.policy import Look
from games.kernel.engine.choice import Choice
from tests.depth import chosen
from tests.games.playing import begin, some_seats
from tests.games.saying import LANGUAGES, say

GAMES = find_games()
DEPTH = chosen()
MOST_WORDS = 12
every_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))


def asked(game: Game, seeds: int) -> Iterator[tuple[Look, Choice]]:
    """Questions of games that are answered at random, with what their seats see; in a game only some of each kind."""
    for seed in DEPTH.seeds(seeds):
        player = begin(game, some_seats(game)[seed % len(some_seats(game))], seed)
        alike = Counter[str]()
        for _ in player.steps(250):
            for choice in player.match.open.values():
                alike[choice.key] += 1
                if alike[choice.key] <= DEPTH.alike:
                    yield player.match.look(choice.seat), choice


@pytest.mark.long
@every_game
def test_advice_is_what_the_computer_player_does_and_the_same_at_every_asking(game: Game) -> None:
    for look, choice in asked(game, DEPTH.tables // 2):
        for level in game.mind.levels:
            advice = game.mind.advice(level)(look, choice)
            assert choice.check(advice.picks)[: choice.most] == game.mind.player(level)(look, choice)
            assert game.mind.advice(level)(look, choice) == advice


@pytest.mark.long
@every_game
def test_every_question_of_a_game_with_a_computer_player_of_its_own_has_a_short_reason(game: Game) -> None:
    advisor = game.mind.advice(game.mind.strongest)
    usual = [(choice.key, advisor(look, choice)) for look, choice in asked(game, DEPTH.tables)]
    without = {key for key, advice in usual if advice.why is None}
    assert not without or game.mind.advice is usual_answers
    reasons = {repr(advice.why): advice.why for _, advice in usual if advice.why is not None}
    offers = {repr(advice.offer): advice.offer for _, advice in usual if advice.offer is not None}
    for language in LANGUAGES:
        said = [say(game.name, language, why) for why in reasons.values()]
        assert [text for text in said if len(text.split()) > MOST_WORDS or not text.endswith(".")] == []
        assert all(say(game.name, language, offer) for offer in offers.values())
