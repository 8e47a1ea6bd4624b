"""Files, functions and cards stay short, and every module says what it is."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.architecture import budgets
from tests.architecture.tree import ROOT, Breach, holds, plant, said

Law = Callable[[Path], Iterator[Breach]]
LAWS: list[Law] = [
    budgets.long_files,
    budgets.long_functions,
    budgets.wide_structs,
    budgets.long_packages,
    budgets.long_cards,
    budgets.nameless_modules,
    budgets.untitled_modules,
]


def function(lines: int, name: str = "act") -> str:
    """A function of exactly so many lines, its docstring not counted."""
    return f'def {name}():\n    """One.\n\n    Two.\n    """\n' + "    pass\n" * (lines - 1)


def breaches(law: Law, root: Path, sources: dict[str, str]) -> str:
    return said(law(plant(root, sources)))


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_project_keeps_its_budget(law: Law) -> None:
    holds(law(ROOT))


@pytest.mark.parametrize("name", ["bot/client.py", "tests/test_client.py", "sandbox/page/page.js"])
def test_a_file_has_at_most_500_lines(tmp_path: Path, name: str) -> None:
    assert breaches(budgets.long_files, tmp_path, {name: "\n" * 500}) == ""
    assert breaches(budgets.long_files, tmp_path, {name: "\n" * 501}) == f"{name}:501: 501 lines, budget 500"


@pytest.mark.parametrize("name", ["db/engine.py", "tests/db/test_engine.py"])
def test_a_function_has_at_most_40_lines(tmp_path: Path, name: str) -> None:
    assert breaches(budgets.long_functions, tmp_path, {name: function(40)}) == ""
    assert breaches(budgets.long_functions, tmp_path, {name: function(41)}) == f"{name}:1: act has 41 lines"


def test_a_method_counts_like_a_function(tmp_path: Path) -> None:
    method = "class Actor:\n    def act(self):\n" + "        pass\n" * 40
    assert breaches(budgets.long_functions, tmp_path, {"db/engine.py": method}) != ""


def test_what_is_shown_has_at_most_14_fields(tmp_path: Path) -> None:
    head, name = "class Desk(msgspec.Struct, frozen=True):\n", "bot/tables/show/shown.py"
    fields = [f"    field_{number}: int = 0\n" for number in range(15)]
    assert breaches(budgets.wide_structs, tmp_path, {name: head + "".join(fields[:14])}) == ""
    assert breaches(budgets.wide_structs, tmp_path, {name: head + "".join(fields)}) == f"{name}:1: Desk has 15 fields"


def test_the_ordinary_function_of_a_package_has_at_most_8_lines(tmp_path: Path) -> None:
    three = {"db/a.py": function(8), "db/b.py": function(8), "db/c.py": function(30)}
    assert breaches(budgets.long_packages, tmp_path, three) == ""
    assert (
        breaches(budgets.long_packages, tmp_path, {"db/b.py": function(9)})
        == "db:0: functions have 9 lines in the median"
    )


def test_a_card_has_at_most_20_lines(tmp_path: Path) -> None:
    short = "".join(function(3, name) for name in ("smithy", "village", "market"))
    name = "games/chess/cards/base.py"
    assert breaches(budgets.long_cards, tmp_path, {name: short + function(21)}) == ""
    assert breaches(budgets.long_cards, tmp_path, {name: short + function(22)}) == f"{name}:22: card act has 21 lines"


def test_the_ordinary_card_has_at_most_6_lines(tmp_path: Path) -> None:
    name = "games/chess/cards/base.py"
    assert breaches(budgets.long_cards, tmp_path, {name: function(7)}) == ""
    assert breaches(budgets.long_cards, tmp_path, {name: function(8)}) == f"{name}:0: cards have 7 lines in the median"


@pytest.mark.parametrize("name", ["bot/utils.py", "games/helpers/draw.py", "tests/common.py"])
def test_a_module_has_a_name_of_its_field(tmp_path: Path, name: str) -> None:
    assert breaches(budgets.nameless_modules, tmp_path, {name: ""}) != ""


@pytest.mark.parametrize("source", ["import ast\n", '"""\n\nLate.\n"""\n', "# Only a remark.\nfrom ast import parse\n"])
def test_a_module_says_first_what_it_is(tmp_path: Path, source: str) -> None:
    titled = {"bot/clock.py": '"""The clock."""\n', "bot/empty.py": ""}
    assert breaches(budgets.untitled_modules, tmp_path, titled) == ""
    assert breaches(budgets.untitled_modules, tmp_path, {"bot/client.py": source}) != ""
