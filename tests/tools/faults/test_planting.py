"""A fault is one change, where a test could notice it."""

import ast
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT, plant
from tools.faults.planting import KINDS, PACKAGES, Mutation, draw_lots, faults_in


def changes(source: str) -> list[str]:
    return [f"{fault.old} -> {fault.new}" for fault in faults_in(source.encode(), "a.py")]


@pytest.mark.parametrize(
    ("source", "change"),
    [
        ("draw(5)", ["draw(5) -> pass", "5 -> 6"]),
        ("share = 0.5", ["0.5 -> 1.5"]),
        ("x = a < b", ["< -> <="]),
        ("x = (a) != (b)", ["!= -> =="]),
        ("x = 'ä' is not b", ["is not -> is"]),
        ("x = a <= b in c", ["<= -> <", "in -> not in"]),
        ("x = (a\n  == b)", ["== -> !="]),
        ("yield from me.gain(gold)", ["yield from me.gain(gold) -> pass"]),
        ("me.coins += more", ["me.coins += more -> pass"]),
        ("self.host = host", ["self.host = host -> pass"]),
        ("rows[key] = host", ["rows[key] = host -> pass"]),
        ("@action('militia', cost=4)\ndef militia(): ...", ["4 -> 5"]),
    ],
)
def test_a_source_can_be_changed(source: str, change: list[str]) -> None:
    assert changes(source) == change


@pytest.mark.parametrize(
    "source",
    [
        '"""One of 5."""',
        "x = True",
        "x = f'{5:02}'",
        "x: Literal[5]\ndef f(x: A[5]) -> B[5]: ...",
        "Five: TypeAlias = A[5]",
        "log.info('%s', 5 < x)",
        "self._log.info(5)",
        "@lru_cache(maxsize=5)\ndef f(): ...",
        "if TYPE_CHECKING:\n    x = 5",
        "if __name__ == '__main__':\n    main()",
        "def __repr__(self):\n    return x[5]",
        "x = name\nreturn x",
    ],
)
def test_what_nobody_could_notice_is_left_alone(source: str) -> None:
    assert changes(source) == []


def test_a_planted_fault_changes_nothing_else() -> None:
    source = "ä = 'ö' if x == 10 else y  # ü\n".encode()
    (turned, number) = faults_in(source, "a.py")
    assert turned.planted(source).decode() == "ä = 'ö' if x != 10 else y  # ü\n"
    assert number.planted(source).decode() == "ä = 'ö' if x == 11 else y  # ü\n"
    with pytest.raises(ValueError, match="the file has changed"):
        turned.planted(b"\n" + source)


def test_every_fault_that_can_be_planted_here_leaves_a_program() -> None:
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py"))[::20]:
            source = path.read_bytes()
            for fault in faults_in(source, str(path))[::9]:
                assert ast.dump(ast.parse(fault.planted(source))) != ast.dump(ast.parse(source)), fault


def a_tree(root: Path, source: str) -> Path:
    """A project in which every file is this one."""
    names = ["a.py", "b.py", "c.py", "migrations/v1.py"]
    plant(root, {f"{package}/{name}": source for package in PACKAGES for name in names})
    return root


def test_the_same_seed_draws_the_same_lots(tmp_path: Path) -> None:
    a_tree(tmp_path, "wait(1 < x)\n" * 50)
    assert draw_lots(tmp_path, 24, seed=1) == draw_lots(tmp_path, 24, seed=1)
    assert draw_lots(tmp_path, 24, seed=1) != draw_lots(tmp_path, 24, seed=2)


def test_the_lots_are_spread_over_packages_kinds_and_files_but_for_migrations(tmp_path: Path) -> None:
    drawn = draw_lots(a_tree(tmp_path, "wait(1 < x)\n"), 12, seed=1)
    assert {(fault.file.split("/")[0], fault.kind) for fault in drawn} == {
        (p, kind) for p in PACKAGES for kind in KINDS
    }
    assert {fault.file for fault in drawn} == {f"{package}/{name}.py" for package in PACKAGES for name in "abc"}


def test_a_fault_is_told_in_one_line() -> None:
    assert str(Mutation("db/a.py", 3, 20, "statement", "wait(\n    1)", "pass")) == "db/a.py:3: wait( 1) -> pass"
