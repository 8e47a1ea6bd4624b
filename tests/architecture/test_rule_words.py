"""The bot knows no rules, not even their words."""

from pathlib import Path

import pytest

from games.kernel.discovery import find_games
from tests.architecture.rule_words import ORDINARY, rule_words
from tests.architecture.tree import ROOT, holds, plant, said

NAMES = {"chess", "castle", "queen", "throne_room", "mine"}


def breaches(tmp_path: Path, name: str, line: str) -> str:
    return said(rule_words(plant(tmp_path, {name: f'"""A part of the bot."""\n{line}\n'}), NAMES))


def names_of_all_games() -> set[str]:
    games = find_games().values()
    return {game.name for game in games} | {entry.name for game in games for entry in game.reference()}


def test_no_rule_word_occurs_in_the_bot() -> None:
    holds(rule_words(ROOT, names_of_all_games()))


def test_the_games_say_what_their_words_are() -> None:
    assert {"dominion", "militia", "throne_room"} & names_of_all_games() > {"dominion"}
    assert "mine" in names_of_all_games() & ORDINARY


@pytest.mark.parametrize(
    "line",
    [
        "queen()",
        "play_queen()",
        "key = 'throne_room.play'",
        "# The Throne Room",
        "QUEEN = 1",
        "'chess'",
        "treasure = 3",
    ],
)
@pytest.mark.parametrize("name", ["bot/tables.py", "bot/sandbox/store.py", "bot/locale/en.ftl"])
def test_a_rule_word_is_found(tmp_path: Path, name: str, line: str) -> None:
    assert breaches(tmp_path, name, line).startswith(f"{name}:2: a rule word: ")


@pytest.mark.parametrize("line", ["mine = yours", "queens", "castling", "throne(room)"])
def test_an_ordinary_word_passes(tmp_path: Path, line: str) -> None:
    assert breaches(tmp_path, "bot/tables.py", line) == ""


def test_other_folders_may_speak_of_rules(tmp_path: Path) -> None:
    assert breaches(tmp_path, "renderers/chess.py", "queen()") == ""
