"""Features that Windows lacks: the code checks for them before use.

Laws: what Python has on Unix only (modules, names, methods) stands under a check: within an `if` on `sys.platform` or
`hasattr`, or where the exception it raises on Windows is caught; text files name UTF-8 when read or written, because
the default encoding is another one there.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.tree import PACKAGES, Breach, files, parsed
from tests.missing_on_windows import KEYWORDS, METHODS, MODULES, NAMES

SYSTEM_PATHS = ("/dev/", "/etc/", "/proc/", "/sys/", "/tmp/", "/usr/", "/var/")
CAUGHT = {
    "module": {"ImportError", "ModuleNotFoundError"},
    "name": {"AttributeError"},
    "method": {"RuntimeError"},
    "keyword": {"ValueError"},
    "path": {"OSError"},
    "encoding": set[str](),
}
"""The exceptions raised there by each kind; catching one above them will do, too."""
TELLING = (ast.Import, ast.ImportFrom, ast.Attribute, ast.Constant, ast.Call)
TEXTUAL = {"open", "read_text", "write_text"}


def unknown_to_windows(root: Path) -> Iterator[Breach]:
    """Every unchecked use of a feature that Windows lacks."""
    for path in files(root, *PACKAGES):
        tree = parsed(path)
        uses = [(node, *use) for node in ast.walk(tree) if isinstance(node, TELLING) for use in _used(node)]
        above = _above(tree) if uses else {}
        for node, kind, what in uses:
            if not any(_asks(one, kind) for one in _around(node, above)):
                yield Breach(path.relative_to(root), node.lineno, f"Windows knows no {kind} {what}")


def _above(tree: ast.AST) -> dict[ast.AST, ast.AST]:
    return {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}


def _around(node: ast.AST, above: dict[ast.AST, ast.AST]) -> Iterator[ast.AST]:
    while node in above:
        node = above[node]
        yield node


def _used(node: ast.AST) -> Iterator[tuple[str, str]]:
    match node:
        case ast.Import(names=names):
            yield from (("module", each.name) for each in names if each.name in MODULES)
        case ast.ImportFrom(module=str(module), names=names, level=0):
            if module in MODULES:
                yield "module", module
            yield from (("name", f"{module}.{each.name}") for each in names if each.name in NAMES.get(module, set()))
        case ast.Attribute(value=ast.Name(id=module), attr=name) if name in NAMES.get(module, set()):
            yield "name", f"{module}.{name}"
        case ast.Attribute(attr=name) if name in METHODS:
            yield "method", name
        case ast.Constant(value=str(text)) if text.startswith(SYSTEM_PATHS):
            yield "path", text
        case ast.Call():
            yield from _called(node)


def _called(call: ast.Call) -> Iterator[tuple[str, str]]:
    given = {each.arg for each in call.keywords}
    yield from (("keyword", word) for word in sorted(KEYWORDS & {word for word in given if word}))
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name == "get_context" and any(isinstance(one, ast.Constant) and one.value != "spawn" for one in call.args):
        yield "name", "multiprocessing.fork"
    if name in TEXTUAL and _is_text(call, name) and "encoding" not in given:
        yield "encoding", name


def _is_text(call: ast.Call, name: str) -> bool:
    """Whether a call is about a text file: a mode without "b", or a method that reads or writes text."""
    if name != "open":
        return isinstance(call.func, ast.Attribute)
    place = 0 if isinstance(call.func, ast.Attribute) else 1
    modes = [*call.args[place : place + 1], *(each.value for each in call.keywords if each.arg == "mode")]
    return any(isinstance(one, ast.Constant) and set(str(one.value)) <= set("rwaxt+") for one in modes)


def _asks(node: ast.AST, kind: str) -> bool:
    """Whether this puts its contents under a check."""
    match node:
        case ast.If(test=test) | ast.IfExp(test=test):
            asked = ast.unparse(test)
            return kind != "encoding" and ("sys.platform" in asked or "hasattr(" in asked)
        case ast.Try(handlers=handlers):
            return any(_names(handler.type) & CAUGHT[kind] for handler in handlers if handler.type)
        case ast.With(items=items):
            return any(_names(item.context_expr) & CAUGHT[kind] for item in items)
        case _:
            return False


def _names(node: ast.AST) -> set[str]:
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
