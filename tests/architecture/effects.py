"""Driven effects: a rule that is called and thrown away does nothing, silently.

An effect's value is a generator: it may be waited for (``yield from``), handed on, kept or returned, and nothing else.
Laws: no effect stands alone as a statement, is yielded instead of waited for, or is tested for truth.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.tree import Breach, files, functions, parsed

DRIVEN = {"Effect", "Generator", "Iterator"}
BUILTIN = {name for kind in (list, set, dict, str, tuple) for name in dir(kind)}


def effects(root: Path) -> tuple[set[str], set[str]]:
    """The names of all functions of games/ whose value must be driven, and those that also name something else."""
    driven, plain = set[str](), set[str]()
    for path in files(root, "games"):
        for function in functions(parsed(path)):
            (driven if _returns_effect(function) else plain).add(function.name)
    return driven, driven & plain


def undriven(root: Path) -> Iterator[Breach]:
    """Every call of an effect that is not driven. A card is held to every name; elsewhere a set may discard."""
    driven, ambiguous = effects(root)
    for path in files(root, "games"):
        in_cards = "cards" in path.relative_to(root).parts
        names = driven - ambiguous - (set() if in_cards else BUILTIN)
        for call in _wasted(parsed(path)):
            if (name := _called(call)) in names:
                yield Breach(path.relative_to(root), call.lineno, f"effect {name} is not driven")


def _returns_effect(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    returns = function.returns
    if isinstance(returns, ast.Constant) and isinstance(returns.value, str):
        returns = ast.parse(returns.value, mode="eval").body
    if isinstance(returns, ast.Subscript):
        returns = returns.value
    if isinstance(returns, ast.Attribute):
        return returns.attr in DRIVEN
    return isinstance(returns, ast.Name) and returns.id in DRIVEN


def _called(call: ast.Call) -> str:
    target = call.func
    return target.attr if isinstance(target, ast.Attribute) else target.id if isinstance(target, ast.Name) else ""


def _wasted(tree: ast.AST) -> Iterator[ast.Call]:
    return (part for node in ast.walk(tree) for part in _judged(node) if isinstance(part, ast.Call))


def _judged(node: ast.AST) -> list[ast.expr]:
    """The parts of a node whose value is dropped, yielded unchanged or tested for truth."""
    match node:
        case ast.Expr(value=value) | ast.Yield(value=ast.expr() as value) | ast.UnaryOp(op=ast.Not(), operand=value):
            return [value]
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test) | ast.Assert(test=test):
            return [test]
        case ast.BoolOp(values=values):
            return values
        case ast.Compare(left=left, comparators=others):
            return [left, *others]
        case _:
            return []
