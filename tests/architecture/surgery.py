"""Cards never touch a list: they speak in verbs, so that triggers and the chronicle see everything that happens."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.tree import Breach, files, parsed

ADDING = {"append", "appendleft", "extend", "insert", "setdefault", "update"}
TAKING = {"clear", "pop", "popitem", "popleft", "remove", "reverse", "sort"}
ZONES = {"deck", "discarded", "discards", "discard_pile", "hand", "in_play", "revealed", "set_aside", "supply", "trash"}


def surgery(root: Path) -> Iterator[Breach]:
    """Every place in games/*/cards/ that changes a list or a zone by hand."""
    for path in sorted(root.glob("games/*/cards")):
        for module in files(path):
            for node in ast.walk(parsed(module)):
                if cut := _cut(node):
                    yield Breach(module.relative_to(root), cut[0], f"a card changes a list: {cut[1]}")


def _cut(node: ast.AST) -> tuple[int, str] | None:
    match node:
        case ast.Call(func=ast.Attribute(attr=attr)) if attr in ADDING | TAKING:
            return node.lineno, f".{attr}()"
        case ast.Delete():
            return node.lineno, "del"
        case ast.Assign(targets=targets) if any(_is_zone(target) for target in targets):
            return node.lineno, "assignment"
        case ast.AugAssign(target=target) | ast.AnnAssign(target=target) if _is_zone(target):
            return node.lineno, "assignment"
        case _:
            return None


def _is_zone(target: ast.expr) -> bool:
    return isinstance(target, ast.Subscript) or (isinstance(target, ast.Attribute) and target.attr in ZONES)
