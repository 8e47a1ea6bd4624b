"""A coach has a sentence for every question that a game with lessons can ask."""

import re
from pathlib import Path

import pytest

from games.kernel.coaching import ENOUGH, is_new, messages
from games.kernel.discovery import find_games
from games.kernel.game import Game
from games.kernel.text import Text
from tests.games.playing import begin
from tests.games.saying import LANGUAGES, bundle_of, say
from tests.games.test_rules import keys_in

TAUGHT = {game.name: game for game in find_games().values() if game.lessons()}
ANSWERED = re.compile(r"[a-z_]+\.[a-z_]+")
LONGEST = 240
"""Characters: it stands below the question, on a phone."""


def keys_of(game: Game) -> set[str]:
    """The keys of its questions, as far as they stand in the code, in a case or are met in play; a standing order may
    be called like one that is never asked.
    """
    met: set[str] = set()
    for seed, seats in enumerate(game.seats):
        player = begin(game, seats, seed)
        for _ in player.steps(300):
            met |= {choice.key for choice in player.match.open.values()}
    written, answered = keys_in(game.name), set(ANSWERED.findall(_cases(game)))
    called = {standing.name for standing in game.standing}
    return met | (answered & written) | (written - called)


def _cases(game: Game) -> str:
    folder = Path(__file__).parent.parent / "cases" / game.name
    return "".join(path.read_text("utf-8") for path in sorted(folder.glob("*.yaml")))


@pytest.mark.parametrize("game", TAUGHT.values(), ids=TAUGHT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_sentence(game: Game, language: str) -> None:
    has = bundle_of(game.name, language).has_message
    keys = keys_of(game)
    assert [key for key in sorted(keys) if not any(map(has, messages(key)))] == []
    said = {next(filter(has, messages(key))) for key in keys}
    assert {message for message in said if len(say(game.name, language, Text(message))) > LONGEST} == set()


def test_a_kind_of_question_is_explained_until_it_was_answered_often_enough() -> None:
    special = frozenset({"coach-turn-buy"})
    assert is_new("coach-discard", {}, special)
    assert is_new("coach-discard", {"militia.discard": ENOUGH - 1}, special)
    assert not is_new("coach-discard", {"militia.discard": 1, "cellar.discard": ENOUGH - 1}, special)
    assert not is_new("coach-turn-buy", {"turn.buy": ENOUGH}, special)
    assert is_new("coach-buy", {"turn.buy": ENOUGH}, special)
