"""Places in a source for a single fault: a number changed, a comparison turned, a statement dropped.

Laws: apart from the fault the text stays unchanged; the same sources and seed give the same faults. Code whose faults
nobody could notice is left alone: annotations, logging, texts, caches, how an object shows itself, old migrations.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec

PACKAGES = ("games", "bot", "db", "renderers")
KINDS = ("number", "comparison", "statement")
TURNED: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Eq: ("==", "!="), ast.NotEq: ("!=", "=="), ast.Lt: ("<", "<="), ast.LtE: ("<=", "<"), ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"), ast.Is: ("is", "is not"), ast.IsNot: ("is not", "is"), ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}  # fmt: skip
_SILENT = re.compile(
    r"(self\.)?_?(log|logger|logging|warnings)\.|(functools\.)?(lru_)?cache\(|(dataclasses\.)?dataclass\("
)
_UNSEEN = {"__repr__", "__hash__", "__slots__", "__all__"}
_UNREACHED = ("TYPE_CHECKING", "__name__ == '__main__'")


class Mutation(msgspec.Struct, frozen=True, order=True):
    """One change: `old` at this byte of the file becomes `new`."""

    file: str
    line: int
    start: int
    kind: str
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {' '.join(self.old.split())} -> {self.new}"

    def planted(self, source: bytes) -> bytes:
        """The source with the fault in it. Raises ValueError for a source other than the one of the fault."""
        end = self.start + len(self.old.encode())
        if source[self.start : end] != self.old.encode():
            raise ValueError(f"{self}: the file has changed")
        return source[: self.start] + self.new.encode() + source[end:]


def draw_lots(root: Path, count: int, seed: int) -> list[Mutation]:
    """So many faults, spread evenly over the packages and the kinds, in as many files."""
    lot = Random(seed)
    drawn: list[Mutation] = []
    pools = {package: list(_in_package(root, package)) for package in PACKAGES}
    for number in range(count):
        pool = pools[PACKAGES[number % len(PACKAGES)]]
        kind = KINDS[number // len(PACKAGES) % len(KINDS)]
        used = {fault.file for fault in drawn}
        alike = [fault for fault in pool if fault.kind == kind and fault not in drawn]
        drawn.append(lot.choice([fault for fault in alike if fault.file not in used] or alike))
    return sorted(drawn)


def _in_package(root: Path, package: str) -> Iterator[Mutation]:
    for path in sorted((root / package).rglob("*.py")):
        if "migrations" not in path.parts:
            yield from faults_in(path.read_bytes(), path.relative_to(root).as_posix())


def faults_in(source: bytes, file: str) -> list[Mutation]:
    """Every fault that can be planted in this source."""
    text = _Text(source)
    found = []
    for node in _executed(ast.parse(source)):
        for kind, start, end, new in _changes(node, text):
            old, line = source[start:end].decode(), source.count(b"\n", 0, start) + 1
            found.append(Mutation(file, line, start, kind, old, new))
    return sorted(found)


class _Text:
    """A source in which nodes are found again: the parser counts lines, and bytes in each."""

    def __init__(self, source: bytes) -> None:
        self.source = source
        self._lines = [0, *(place.end() for place in re.finditer(rb"\n", source))]

    def start(self, node: ast.expr | ast.stmt) -> int:
        """The first byte of a node."""
        return self._lines[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        """The first byte after a node."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._lines[node.end_lineno - 1] + node.end_col_offset


def _changes(node: ast.AST, text: _Text) -> Iterator[tuple[str, int, int, str]]:
    match node:
        case ast.Constant(value=int() | float() as value) if not isinstance(value, bool):
            yield "number", text.start(node), text.end(node), repr(value + 1)
        case ast.Compare(left=left, ops=ops, comparators=others):
            for before, turned, after in zip([left, *others], ops, others, strict=False):
                yield from _turn(turned, text.end(before), text.start(after), text)
        case ast.stmt() if _acts(node):
            yield "statement", text.start(node), text.end(node), "pass"


def _turn(operator: ast.cmpop, start: int, end: int, text: _Text) -> Iterator[tuple[str, int, int, str]]:
    old, new = TURNED[type(operator)]
    between = text.source[start:end].decode()
    if between.strip("() \n") == old:
        first = start + between.index(old)
        yield "comparison", first, first + len(old), new


def _acts(node: ast.stmt) -> bool:
    """Whether a statement does something to somebody, and no name is missing without it."""
    match node:
        case ast.Expr(value=ast.Call() | ast.Await() | ast.YieldFrom()) | ast.AugAssign():
            return True
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            return True
        case _:
            return False


def _executed(node: ast.AST) -> Iterator[ast.AST]:
    """A node and all below it, without code that does not run or cannot be noticed."""
    if _is_unseen(node):
        return
    yield node
    for name, value in ast.iter_fields(node):
        if name not in {"annotation", "returns"}:
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from _executed(child)


def _is_unseen(node: ast.AST) -> bool:
    match node:
        case ast.JoinedStr():
            return True
        case ast.FunctionDef(name=name) | ast.Assign(targets=[ast.Name(id=name)]):
            return name in _UNSEEN
        case ast.AnnAssign(annotation=ast.Name(id="TypeAlias")):
            return True
        case ast.Call():
            return _SILENT.match(ast.unparse(node)) is not None
        case ast.Expr(value=ast.Call() as call):
            return _is_unseen(call)
        case ast.If(test=test):
            return ast.unparse(test) in _UNREACHED
        case _:
            return False
