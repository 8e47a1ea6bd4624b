"""The bot knows no rules, not even their words."""

from pathlib import Path

import pytest

from games.kernel.contract.discovery import find_games
from tests.architecture.rule_words import ORDINARY, rule_words
from tests.architecture.tree import ROOT, holds, plant, said

NAMES = {"chess", "castle", "queen", "throne_room", "mine"}


def breaches(tmp_path: Path, name: str, line: str) -> str:
    return said(rule_words(plant(tmp_path, {name: f'"""A part of the bot."""\n{line}\n'}), NAMES))


def names_of_all_games() -> set[str]:
    games = find_games().values()
    return {game.name for game in games} | {entry.name for game in games for entry in game.book.entries}


def test_no_rule_word_occurs_in_the_bot() -> None:
    holds(rule_words(ROOT, names_of_all_games()))


def test_the_games_say_what_their_words_are() -> None:
    assert {"dominion", "militia", "throne_room"} & names_of_all_games() > {"dominion"}
    assert "mine" in names_of_all_games() & ORDINARY


@pytest.mark.parametrize(
    "line",
    [
        "key = 'throne_room.play'",
        'say("The Throne Room")',
        "'chess'",
        "say(f'{who} plays the queen')",
        "kind = 'treasure'",
        "def play() -> str: return 'QUEEN'",
    ],
)
@pytest.mark.parametrize("name", ["bot/tables.py", "sandbox/store.py"])
def test_a_rule_word_in_a_string_is_found(tmp_path: Path, name: str, line: str) -> None:
    assert breaches(tmp_path, name, line).startswith(f"{name}:2: a rule word: ")


@pytest.mark.parametrize("line", ["play = Play the queen", "    or the { $count } Throne Rooms, the Treasure", "chess"])
def test_a_rule_word_in_a_text_is_found(tmp_path: Path, line: str) -> None:
    root = plant(tmp_path, {"bot/locale/en.ftl": f"# Texts\n{line}\n"})
    assert said(rule_words(root, NAMES)).startswith("bot/locale/en.ftl:2: a rule word: ")


@pytest.mark.parametrize(
    "line",
    [
        "'mine'",
        "'queens'",
        "'castling'",
        "'throne(room)'",
        "queen()",
        "QUEEN = 1",
        "# a queen",
        "queen: Queen | None = None",
    ],
)
def test_an_ordinary_word_and_what_the_bot_calls_its_own_pass(tmp_path: Path, line: str) -> None:
    assert breaches(tmp_path, "bot/tables.py", line) == ""


@pytest.mark.parametrize("line", ["queen = A message", "-castle = A term", "# The queen", "play = Play { $queen }"])
def test_names_of_messages_and_arguments_are_no_texts(tmp_path: Path, line: str) -> None:
    root = plant(tmp_path, {"bot/locale/en.ftl": f"{line}\n"})
    assert said(rule_words(root, NAMES)) == ""


def test_other_folders_may_speak_of_rules(tmp_path: Path) -> None:
    assert breaches(tmp_path, "renderers/chess.py", "'queen'") == ""
