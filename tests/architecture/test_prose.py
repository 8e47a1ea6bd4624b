"""The project's words speak of the project alone, and everything public says what it is."""

from pathlib import Path

import pytest

from tests.architecture.prose import silent, unspeakable
from tests.architecture.tree import ROOT, holds, plant, said


def test_the_project_speaks_of_itself_alone() -> None:
    holds(unspeakable(ROOT))


@pytest.mark.parametrize(
    "line",
    [
        "pip install -i https://" + "pypi.org/simple parlatorium",
        "open('/ro" + "ot/.env')",
        "cd /home/" + "anna/bot",
        "see /wo" + "rk/bot",
        "# TO" + "DO: think",
        "raise NotImplemented" + "Error",
        "written by a sub" + "agent",
        "x = 1  # type: " + "ignore[misc]",
        "x = 1  # pragma: " + "no cover",
        "© Rio " + "Grande",
    ],
)
@pytest.mark.parametrize("name", ["bot/client.py", "README.md", ".ci/run", "Dockerfile", "games/chess/locale/de.ftl"])
def test_a_forbidden_word_is_found_wherever_it_stands(tmp_path: Path, name: str, line: str) -> None:
    assert said(unspeakable(plant(tmp_path, {name: f"Good.\n{line}\n"}))).startswith(f"{name}:2: ")


@pytest.mark.parametrize(
    "line",
    [
        "https://discord.com/developers",
        "VOLUME /data",
        "COPY . /app",
        "work/home/rooted",
        "{root}/home/page",
        "todos",
        "#work/",
    ],
)
def test_an_ordinary_line_passes(tmp_path: Path, line: str) -> None:
    assert said(unspeakable(plant(tmp_path, {"README.md": line}))) == ""


def test_what_tools_leave_behind_is_not_read(tmp_path: Path) -> None:
    left = {".venv/lib/a.py": "TO" + "DO", "build/a.py": "TO" + "DO", "parlatorium.egg-info/a.txt": "TO" + "DO"}
    assert said(unspeakable(plant(tmp_path, left))) == ""


def test_everything_public_says_what_it_is() -> None:
    holds(silent(ROOT))


@pytest.mark.parametrize("source", ["def act(): ...", "async def act(): ...", "class Act:\n    kind = 1"])
@pytest.mark.parametrize("folder", ["games/chess", "db", "renderers"])
def test_a_silent_function_or_class_is_found(tmp_path: Path, folder: str, source: str) -> None:
    assert "does not say what it is" in said(silent(plant(tmp_path, {f"{folder}/act.py": source})))


@pytest.mark.parametrize("source", ["def _act(): ...", "def upgrade(): ...", 'def act():\n    """Acts."""', "ACT = 1"])
def test_what_is_private_or_speaks_passes(tmp_path: Path, source: str) -> None:
    assert said(silent(plant(tmp_path, {"db/act.py": source}))) == ""
