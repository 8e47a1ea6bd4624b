"""A new game is green at once: written into a copy of the tree, it keeps the laws of all games without a change."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copy, copytree, ignore_patterns

import pytest

from bot.command_line.new_game import write_game
from bot.command_line.program import NotDone
from games.kernel.contract.discovery import find_games
from tests.architecture.tree import PACKAGES, ROOT

NEEDED = ("depth.py", "empty_database.py", "weak_keys.py", "db/server.py")
"""What `tests/conftest.py` imports."""
LAWS = ("tests/games", "tests/test_cases.py")
"""Where the laws of all games are tried; with the folders of single games left out."""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project, as far as a game needs it."""
    root = tmp_path_factory.mktemp("checkout")
    left_out = ignore_patterns("__pycache__", *find_games(), "kernel", "*.png")
    for package in (*PACKAGES, "tools"):
        copytree(ROOT / package, root / package, ignore=ignore_patterns("__pycache__"))
    copytree(ROOT / "tests" / "games", root / "tests" / "games", ignore=left_out)
    (root / "tests" / "cases").mkdir()
    copy(ROOT / "tests" / "cases" / "README.md", root / "tests" / "cases")
    (root / "tests" / "db").mkdir()
    needed = [f"tests/{file}" for file in ("conftest.py", "test_cases.py", *NEEDED)]
    for file in ("pyproject.toml", *needed):
        copy(ROOT / file, root / file)
    return root


def ran(root: Path, *words: str) -> str:
    """What a module says that is called in a checkout; it must end well."""
    surroundings = {**os.environ, "PYTHONPATH": str(root), "LANG": "en_GB.UTF-8"}
    command = [sys.executable, "-m", *words]
    done = subprocess.run(command, cwd=root, env=surroundings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("name", ["beads", "stone_heap"])
def test_a_new_game_keeps_every_law_at_once(checkout: Path, name: str) -> None:
    said = ran(checkout, "bot", "new-game", name)
    assert f"games/{name}/rules.py\n" in said
    assert f"-k {name}\n" in said
    assert "0 failed" in ran(checkout, "bot", "cases", f"tests/cases/{name}")
    new = (f"games/{name}", f"tests/games/{name}")
    _ = ran(checkout, "ruff", "format", "--check", *new)
    _ = ran(checkout, "ruff", "check", "--no-cache", *new)
    if name == "beads":
        tried = ran(checkout, "pytest", "-n", "0", "-q", "-p", "no:cacheprovider", *LAWS, "-k", name)
        assert "passed" in tried


@pytest.mark.parametrize(
    ("name", "why"),
    [("Chess", "cli-new-game-name"), ("class", "cli-new-game-name"), ("kernel", "cli-new-game-there")],
)
def test_what_would_be_no_new_game_is_refused(name: str, why: str) -> None:
    with pytest.raises(NotDone) as refused:
        write_game(name, ROOT)
    assert refused.value.reason.id == why


def test_elsewhere_than_in_a_checkout_no_game_is_written(tmp_path: Path) -> None:
    with pytest.raises(NotDone) as refused:
        write_game("chess", tmp_path)
    assert refused.value.reason.id == "cli-new-game-where"
    assert list(tmp_path.iterdir()) == []
