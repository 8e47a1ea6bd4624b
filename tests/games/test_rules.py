"""Every game tells its rules on pages, and every question it can ask is explained on one of them."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

import games
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game
from games.kernel.engine.text import Text
from tests.games.playing import begin
from tests.games.saying import LANGUAGES, say

GAMES = find_games()
CODE = Path(games.__file__).parent
KEY = re.compile(r"(?!games\.)[a-z_]+\.(?!toml$)[a-z_]+")
MOST_PAGES = 25
"""So many can be offered in one list."""

every_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))


def keys_in(game: str) -> set[str]:
    """The keys of questions that are written out in a game's code."""
    nodes = (node for path in (CODE / game).rglob("*.py") for node in ast.walk(ast.parse(path.read_text("utf-8"))))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and _is_key(node.value)}


def _is_key(value: object) -> bool:
    return isinstance(value, str) and bool(KEY.fullmatch(value))


@every_game
def test_every_question_of_the_code_is_explained(game: Game) -> None:
    keys = keys_in(game.name)
    assert keys
    assert [key for key in sorted(keys) if game.book.page_about(key) is None] == []


@every_game
def test_every_question_met_in_play_is_explained(game: Game) -> None:
    met = set()
    for seed, seats in enumerate(game.seats):
        player = begin(game, seats, seed)
        for _ in player.steps(300):
            met |= {choice.key for choice in player.match.open.values()}
    assert len(met) > 1 or len(keys_in(game.name)) == 1
    assert [key for key in sorted(met) if game.book.page_about(key) is None] == []


@every_game
def test_no_two_pages_explain_the_same(game: Game) -> None:
    counted = Counter(about for page in game.book.pages for about in page.about)
    assert [about for about, count in counted.items() if count > 1] == []


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_has_a_name_of_its_own_and_can_be_read(game: Game, language: str) -> None:
    titles = [say(game.name, language, page.title) for page in game.book.pages]
    assert len(set(titles)) == len({page.name for page in game.book.pages}) == len(game.book.pages) <= MOST_PAGES
    assert all(page.paragraphs for page in game.book.pages)
    assert all(say(game.name, language, text) for page in game.book.pages for text in page.paragraphs)


@every_game
def test_the_first_page_tells_the_game_in_a_minute(game: Game) -> None:
    first = game.book.pages[0]
    assert first.name == "minute"
    words = [say(game.name, language, text) for language in LANGUAGES for text in first.paragraphs]
    assert sum(len(sentence.split()) for sentence in words) < 2 * 250


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_brisk_pace_changes_fits_a_hint(game: Game, language: str) -> None:
    assert game.lobby.brisk is None or len(say(game.name, language, game.lobby.brisk)) <= 100


@pytest.mark.parametrize(
    ("name", "part", "number"), [("domus_domini", "supply", "dogs"), ("monasterium", "start", "points")]
)
def test_only_our_own_numbers_are_called_estimates(name: str, part: str, number: str) -> None:
    game = GAMES[name]
    assert game.box is not None
    printed = getattr(game.box.board, part)
    counted = replace(printed, **{number: getattr(printed, number) + 1})
    for told, ours in ((game, True), (game.box.game(replace(game.box.board, **{part: counted})), False)):
        assert (Text("rules-estimates") in told.book.pages[0].paragraphs) == ours
        assert (Text("rules-estimates-short") in told.announce({})) == ours
