"""The type checker: it finds an effect that is called and dropped, whatever its name, which no reader would."""

import os
import subprocess
import sys
from pathlib import Path

from tests.architecture.tree import ROOT, plant

QUIET = {"PYRIGHT_PYTHON_GLOBAL_NODE": "0", "PYRIGHT_PYTHON_IGNORE_WARNINGS": "1"}
VERBS = """from collections.abc import Generator

Effect = Generator[str, str, None]

def draw(count: int) -> Effect:
    yield "draw"

def note(count: int) -> None:
    print(count)

def card() -> Effect:
    note(1)
"""


def complaints(root: Path, line: str) -> list[str]:
    """Pyright's complaints, set up as in this project, about a card with this last line."""
    plant(root, {"games/card.py": f"{VERBS}    {line}\n"})
    plant(root, {"pyproject.toml": (ROOT / "pyproject.toml").read_text(encoding="utf-8")})
    pyright = [sys.executable, "-m", "pyright", "--pythonpath", sys.executable]
    verdict = subprocess.run(pyright, cwd=root, env=os.environ | QUIET, capture_output=True, text=True, check=False)
    assert "informations" in verdict.stdout, verdict.stderr
    return [text for text in verdict.stdout.splitlines() if " - error: " in text]


def test_pyright_finds_a_dropped_effect(tmp_path: Path) -> None:
    (complaint,) = complaints(tmp_path, "draw(1); yield 'x'")
    assert "card.py:13:5" in complaint
    assert "reportUnusedCallResult" in complaint


def test_pyright_passes_a_driven_effect(tmp_path: Path) -> None:
    assert complaints(tmp_path, "yield from draw(1)") == []
