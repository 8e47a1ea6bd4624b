"""The program's caches: each has a counted bound, so that it takes no more memory after a year."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.tree import PACKAGES, ROOT, Breach, files, holds

MOST = 8192
"""The most answers a function keeps."""


def too_much(path: Path, tree: ast.Module) -> Iterator[Breach]:
    """Each function whose `lru_cache` keeps more, or all, answers."""
    named = {
        target.id: each.value
        for each in tree.body
        if isinstance(each, ast.Assign)
        for target in each.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "lru_cache":
            given = [*node.args, *(word.value for word in node.keywords)][0]
            most = named.get(given.id, given) if isinstance(given, ast.Name) else given
            if not isinstance(most, ast.Constant) or not isinstance(most.value, int) or most.value > MOST:
                yield Breach(path, node.lineno, f"keeps more than {MOST}")


def test_a_function_that_keeps_answers_keeps_thousands_at_most() -> None:
    paths = files(ROOT, *PACKAGES)
    holds([each for path in paths for each in too_much(path, ast.parse(path.read_text(encoding="utf-8")))])


def test_one_that_keeps_more_is_found() -> None:
    code = "MANY = 9_000\na = lru_cache(MANY)(f)\nb = lru_cache(maxsize=None)(f)\nc = lru_cache(8)(f)"
    assert [each.line for each in too_much(Path("a.py"), ast.parse(code))] == [2, 3]
