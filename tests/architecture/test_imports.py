"""Imports point downwards, nothing goes in circles, and each outside library has one home."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import grimp
import pytest

from tests.architecture.tree import PACKAGES, ROOT, files, plant

LINTER = [sys.executable, "-c", "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports())"]
BAD = {str(path.relative_to(ROOT)): "" for path in files(ROOT, *PACKAGES)} | {
    "games/kernel/__init__.py": "import games.chess",
    "games/kernel/engine/__init__.py": "import games.kernel.match",
    "games/chess/__init__.py": "import random",
    "games/go/__init__.py": "import db",
    "games/monasterium/rules/__init__.py": "import games.monasterium.told",
    "db/__init__.py": "import renderers, discord",
    "db/games/__init__.py": "import db.people",
    "renderers/__init__.py": "import sqlalchemy",
    "renderers/monasterium/__init__.py": "import renderers.dominion",
    "bot/__init__.py": "import PIL, tools",
    "bot/commands/declaration/__init__.py": "import bot.commands.play",
    "bot/messages/parts/__init__.py": "import bot.messages.notices",
    "bot/replies/funnel.py": "import bot.replies.reading",
    "bot/tables/__init__.py": "import bot.messages, discord",
    "bot/tables/terms/__init__.py": "import bot.tables.acts",
    "sandbox/__init__.py": "import games.go, bot.language.phrases",
    "sandbox/state/__init__.py": "import sandbox.service",
}


def contracts() -> list[str]:
    linter = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    return [contract["name"] for contract in linter["contracts"]]


def lint(root: Path) -> subprocess.CompletedProcess[str]:
    """The import linter's verdict on a tree, read as a plain, wide text."""
    environment = os.environ | {"COLUMNS": "200", "NO_COLOR": "1", "PYTHONPATH": str(root)}
    return subprocess.run(LINTER, cwd=root, env=environment, capture_output=True, text=True, check=False)


def circles(root: Path, *packages: str) -> list[tuple[str, str]]:
    """Imports that close a circle among neighbours; an import for types alone closes none."""
    sys.path.insert(0, str(root))
    try:
        graph = grimp.build_graph(*packages, exclude_type_checking_imports=True, cache_dir=None)
    finally:
        sys.path.remove(str(root))
    parents = [module for module in graph.modules if graph.find_children(module)]
    return sorted(breaker for parent in parents for breaker in graph.nominate_cycle_breakers(parent))


@pytest.fixture(scope="module")
def verdict_on_bad_tree(tmp_path_factory: pytest.TempPathFactory) -> str:
    configuration = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    root = plant(tmp_path_factory.mktemp("bad"), BAD | {"pyproject.toml": configuration})
    return lint(root).stdout


def test_the_project_keeps_its_import_contracts() -> None:
    verdict = lint(ROOT)
    assert verdict.returncode == 0, verdict.stdout + verdict.stderr
    assert verdict.stdout.count(" KEPT") == len(contracts())


@pytest.mark.parametrize("contract", contracts())
def test_every_import_contract_can_be_broken(verdict_on_bad_tree: str, contract: str) -> None:
    assert f"{contract} BROKEN" in verdict_on_bad_tree


def test_the_project_imports_nothing_in_circles() -> None:
    assert circles(ROOT, *PACKAGES) == []


@pytest.mark.parametrize(("back", "closed"), [("import pair{n}.king", 1), ("if TYPE_CHECKING: import pair{n}.king", 0)])
def test_a_circle_of_two_modules_is_found(tmp_path: Path, back: str, closed: int) -> None:
    name = f"pair{closed}"
    heading = "from typing import TYPE_CHECKING\n"
    pair = {"__init__.py": "", "king.py": f"import {name}.queen", "queen.py": heading + back.format(n=closed)}
    root = plant(tmp_path, {f"{name}/{module}": source for module, source in pair.items()})
    assert len(circles(root, name)) == closed
