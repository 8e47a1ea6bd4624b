"""Faults are tried in a copy, and what the quick tests miss is shown to the thorough ones."""

import subprocess
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from tests.architecture.tree import plant
from tools.faults.__main__ import QUICK, THOROUGH, NoticedBy, judge, sum_up
from tools.faults.planting import Mutation, faults_in
from tools.faults.trial import Copy, SuiteBroken, nearest

FAULT = Mutation("bot/sums.py", 1, 0, "number", "1", "2")
SUMS = b"def total(a, b, c=1): return a + b\n\ndef after(a): return a + 1\n"
NUMBERS = [fault for fault in faults_in(SUMS, "bot/sums.py") if fault.kind == "number"]
PROJECT = {
    "pyproject.toml": '[tool.pytest.ini_options]\naddopts = ["--import-mode=importlib"]\n',
    "bot/sums.py": SUMS.decode(),
    "tests/bot/test_sums.py": "from bot.sums import after\n\ndef test_one_after():\n    assert after(1) == 2\n",
    "tests/test_chance.py": """from pathlib import Path

import pytest

@pytest.mark.parametrize("times", ["one time"])
def test_that_fails_once(times):
    if not (seen := Path(__file__).with_suffix(".seen")).exists():
        seen.touch()
        pytest.fail("by chance")
""",
}


class Copied(Copy):
    """A copy whose tests say what they are told to."""

    def __init__(self, quick: str, thorough: str) -> None:
        self._told = {QUICK: quick, THOROUGH: thorough}
        self.asked: list[tuple[str, ...]] = []

    def noticed(self, _: Mutation, options: tuple[str, ...]) -> str:
        """As told."""
        self.asked.append(options)
        return self._told[options]


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Copy:
    """A copy of a small project, whose tests need no plugins."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    plant(tmp_path / "project", PROJECT)
    subprocess.run(["git", "init", "-q"], cwd=tmp_path / "project", check=True)
    return Copy(tmp_path / "project", tmp_path / "copy")


def test_the_nearest_tests_come_first(tmp_path: Path) -> None:
    plant(tmp_path, {"tests/bot/test_sums.py": "", "tests/bot/tables/test_play.py": ""})
    assert nearest(tmp_path, "bot/sums.py") == ["tests/bot/test_sums.py", "tests/bot", "tests"]
    assert nearest(tmp_path, "bot/tables/seats/rows.py") == ["tests/bot/tables", "tests/bot", "tests"]
    assert nearest(tmp_path, "db/rows.py") == ["tests"]


def test_a_fault_is_noticed_in_the_copy_alone_and_not_by_chance(copy: Copy) -> None:
    unseen, seen = NUMBERS
    assert copy.noticed(unseen, ()) == ""
    assert copy.noticed(seen, ()) == "tests/bot/test_sums.py::test_one_after"
    assert (copy.folder / "bot/sums.py").read_bytes() == SUMS


def test_tests_that_fail_anyway_prove_nothing(copy: Copy) -> None:
    plant(copy.folder, {"tests/bot/test_sums.py": "def test_nothing():\n    assert False\n"})
    with pytest.raises(SuiteBroken, match="test_nothing"):
        copy.noticed(NUMBERS[0], ())


@pytest.mark.parametrize(
    ("known", "only_quick", "asked"),
    [
        (None, False, [QUICK, THOROUGH]),
        (None, True, [QUICK]),
        (NoticedBy(FAULT, ""), False, [THOROUGH]),
        (NoticedBy(FAULT, ""), True, []),
        (NoticedBy(FAULT, "test_a"), False, []),
        (NoticedBy(FAULT, "", ""), False, []),
    ],
)
def test_only_what_is_not_known_is_asked(
    known: NoticedBy | None, only_quick: bool, asked: list[tuple[str, ...]]
) -> None:
    copy = Copied(quick="", thorough="test_b")
    verdict = judge(copy, FAULT, known, only_quick)
    assert copy.asked == asked
    assert verdict.thorough == ("test_b" if THOROUGH in asked else known and known.thorough)


def test_what_the_quick_tests_notice_is_not_shown_to_the_thorough_ones() -> None:
    copy = Copied(quick="test_a", thorough="test_b")
    assert judge(copy, FAULT, None, only_quick=False) == NoticedBy(FAULT, "test_a")
    assert copy.asked == [QUICK]


@pytest.mark.parametrize(("alone", "code"), [(0, 0), (1, 0), (2, 1)])
def test_the_thorough_tests_may_notice_one_fault_alone(alone: int, code: int) -> None:
    console = Console(record=True, file=StringIO(), width=200)
    verdicts = [NoticedBy(FAULT, "test_a"), NoticedBy(FAULT, "", ""), *[NoticedBy(FAULT, "", "test_b")] * alone]
    assert sum_up(verdicts, console) == code
    said = console.export_text()
    assert said.count("bot/sums.py:1: 1 -> 2") == 1 + alone
    assert f"planted {2 + alone}, noticed by the quick tests 1" in said
