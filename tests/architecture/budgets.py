"""Budgets of taste: the length of files, functions and cards, and the names of modules.

A function's length is its lines from ``def`` to its end without its docstring; a card's body is one line less.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from statistics import median
from typing import NamedTuple

from tests.architecture.tree import PACKAGES, Breach, Function, docstring, files, functions, parsed

FILE_LINES = 500
FUNCTION_LINES = 40
FUNCTION_MEDIAN = 8
STRUCT_FIELDS = 14
CARD_LINES = 20
CARD_MEDIAN = 6
NAMELESS = {"common", "helper", "helpers", "manager", "managers", "misc", "util", "utils"}
CODE = (".py", ".js", ".css", ".html")


def long_files(root: Path) -> Iterator[Breach]:
    """Files of code or tests beyond their budget."""
    for path in files(root, *PACKAGES, "tests", "tools", suffixes=CODE):
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > FILE_LINES:
            yield Breach(path.relative_to(root), lines, f"{lines} lines, budget {FILE_LINES}")


class Sketch(NamedTuple):
    """What the budgets need from a file: whether its first line says what it is, and the name, place and length of
    its functions.
    """

    titled: bool
    functions: list[tuple[str, int, int]]


def sketch(path: Path) -> Sketch:
    """A file, read once."""
    return _sketched(path.read_text(encoding="utf-8"))


@cache
def _sketched(source: str) -> Sketch:
    tree = ast.parse(source)
    titled = not tree.body or bool((ast.get_docstring(tree, clean=False) or "").partition("\n")[0].strip())
    return Sketch(titled, [(found.name, found.lineno, length(found)) for found in functions(tree)])


def long_functions(root: Path) -> Iterator[Breach]:
    """Functions of code or tests beyond their budget."""
    for path in files(root, *PACKAGES, "tests", "tools"):
        for name, line, lines in sketch(path).functions:
            if lines > FUNCTION_LINES:
                yield Breach(path.relative_to(root), line, f"{name} has {lines} lines")


def wide_structs(root: Path) -> Iterator[Breach]:
    """Structs for display with more fields than their budget: related fields belong in a struct of their own."""
    for path in files(root, "bot/tables", "bot/messages"):
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.ClassDef) and any(ast.unparse(base) == "msgspec.Struct" for base in node.bases):
                fields = sum(isinstance(line, ast.AnnAssign) for line in node.body)
                if fields > STRUCT_FIELDS:
                    yield Breach(path.relative_to(root), node.lineno, f"{node.name} has {fields} fields")


def long_packages(root: Path) -> Iterator[Breach]:
    """Packages whose average function is too long."""
    for package in packages(root):
        lengths = [lines for path in package.glob("*.py") for _, _, lines in sketch(path).functions]
        if lengths and (middle := median(lengths)) > FUNCTION_MEDIAN:
            yield Breach(package.relative_to(root), 0, f"functions have {middle} lines in the median")


def long_cards(root: Path) -> Iterator[Breach]:
    """Cards whose translation is too long, and sets whose average card is."""
    for path in sorted(root.glob("games/*/cards/*.py")):
        bodies = {function: length(function) - 1 for function in parsed(path).body if isinstance(function, Function)}
        for function, lines in bodies.items():
            if lines > CARD_LINES:
                yield Breach(path.relative_to(root), function.lineno, f"card {function.name} has {lines} lines")
        if bodies and (middle := median(bodies.values())) > CARD_MEDIAN:
            yield Breach(path.relative_to(root), 0, f"cards have {middle} lines in the median")


def nameless_modules(root: Path) -> Iterator[Breach]:
    """Modules and folders with meaningless names."""
    for path in files(root, *PACKAGES, "tests", "tools"):
        if NAMELESS & {part.lower() for part in path.relative_to(root).with_suffix("").parts}:
            yield Breach(path.relative_to(root), 0, "a module is a noun of its field")


def untitled_modules(root: Path) -> Iterator[Breach]:
    """Modules whose first line does not say what they are. An empty file needs none."""
    for path in files(root, *PACKAGES, "tests", "tools"):
        if not sketch(path).titled:
            yield Breach(path.relative_to(root), 1, "the first line does not say what this module is")


def packages(root: Path) -> list[Path]:
    """Every folder below the four packages that holds Python modules, except migrations: they are lists of columns."""
    return sorted({path.parent for path in files(root, *PACKAGES) if "migrations" not in path.parts})


def length(function: Function) -> int:
    """Lines of a function from ``def`` to its end, its docstring and decorators not counted."""
    lines = (function.end_lineno or function.lineno) - function.lineno + 1
    text = docstring(function)
    return lines - (((text.end_lineno or text.lineno) - text.lineno + 1) if text else 0)
