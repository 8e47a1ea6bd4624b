"""What computer players would advise: what they do themselves, the same at every asking, and why in a few words."""

import re
from collections import Counter
from collections.abc import Iterator
from importlib import resources

import pytest

from games.kernel.advice.estimate import player_on
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game
from games.kernel.contract.mind import usual_answers
from games.kernel.contract.policy import Look
from games.kernel.engine.choice import Choice
from tests.depth import chosen
from tests.games.playing import begin, some_seats
from tests.games.saying import LANGUAGES, files_of, say

GAMES = find_games()
DEPTH = chosen()
MOST_WORDS = 12
BEST = re.compile(r"\b(am meisten|besten|mehr|weniger|lohnt|most|best|more|less|pays off)\b")
UNSURE = re.compile(r"\b(wohl|meist|etwas|grob|likely|probably|usually|roughly|little)\b", re.IGNORECASE)
RULES = {
    "why-drunkard-oneself",
    "why-field",
    "why-no-begging",
    "why-no-cart",
    "why-no-walk",
    "why-unfed",
    "why-walk-last",
    "why-walk-some",
    "why-goods",
    "why-fields",
    "why-window",
    "why-spaces",
    "why-roll-again",
}
"""Reasons that say what the rules make of an answer, not that it is the best."""
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game for game in GAMES.values() if player_on(game) != game.mind.strongest])
def test_no_reason_claims_for_sure_what_playing_on_may_deny(game: Game, language: str) -> None:
    files = files_of(resources.files(f"games.{game.name}").joinpath("locale"), language)
    texts = "".join(file.read_text(encoding="utf-8") for file in files)
    reasons = dict(re.findall(r"^(why-[\w-]+) =(.*(?:\n[ ].*)*)", texts, re.MULTILINE))
    assert reasons
    sure = [name for name, said in reasons.items() if BEST.search(said) and not UNSURE.search(said)]
    assert sorted(set(sure) - RULES) == []
