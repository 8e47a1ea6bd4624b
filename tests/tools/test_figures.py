"""The figures of the project are there, and count what they say."""

from pathlib import Path

import pytest

from tests.architecture.tree import ROOT, plant
from tools.figures import ambiguous, commands, defined, fields, main, words

Capture = pytest.CaptureFixture[str]


def test_one_table_tells_them_all(capsys: Capture) -> None:
    main([])
    told = capsys.readouterr().out.splitlines()
    for what in (
        "files in a folder, most",
        "arrows in bot/tables/",
        "words of CONTRIBUTING.md",
        "attributes of Game",
        "commands behind /",
    ):
        assert len([line for line in told if line.startswith(what)]) == 1
    assert all(any(letter.isdigit() for letter in line) for line in told)


def test_names_are_told_with_their_modules(capsys: Capture) -> None:
    main(["--names"])
    assert all(", " in line for line in capsys.readouterr().out.splitlines())


def test_a_name_that_only_games_share_means_the_same_in_each(tmp_path: Path) -> None:
    same = "from typing import TypeAlias\nclass View: ...\nPart: TypeAlias = int\n"
    root = plant(tmp_path, {"games/one/view.py": same, "games/two/view.py": same, "db/joined.py": "class Part: ...\n"})
    assert defined(root).keys() == {"View", "Part"}
    assert ambiguous(defined(root)).keys() == {"Part"}
    plant(tmp_path, {"games/one/other.py": "class View: ...\n", "games/two/view.py": "", "db/joined.py": ""})
    assert ambiguous(defined(root)).keys() == {"View"}


def test_hardly_a_name_of_the_project_has_several_meanings() -> None:
    assert len(ambiguous(defined(ROOT))) <= 30, "see them with python -m tools figures --names"


def test_a_class_holds_its_fields_and_what_it_is_given(tmp_path: Path) -> None:
    source = (
        "class Front:\n    seats: int\n    def __init__(self):\n        self.a, self._b = 1, 2\n        print(self.c)\n"
    )
    path = plant(tmp_path, {"bot/front.py": source}) / "bot" / "front.py"
    assert fields(path) == {"Front": {"seats", "a", "_b"}}


def test_commands_are_counted_without_their_options(tmp_path: Path) -> None:
    texts = "command-play-name = play\ncommand-play-about = Play\ncommand-play-game-name = game\n"
    plant(
        tmp_path, {"bot/commands/locale/en.ftl": texts, "bot/commands/locale/en/seats.ftl": "command-seat-name = s\n"}
    )
    assert commands(tmp_path) == {"play", "seat"}


def test_words_are_the_rows_of_their_table() -> None:
    assert words("# A\n\n| word | means |\n|---|---|\n| game | rules |\n| seat, actor | a number |\n\n| x | y |\n") == 3
    assert words("# A\n") == 0
