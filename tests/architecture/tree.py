"""The tree under inspection: where the project's files are, and how a law names the line that breaks it."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("games", "db", "renderers", "sandbox", "bot")
GROWN = {"build", "dist", "node_modules", "htmlcov", "__pycache__"}
HIDDEN = {".ci", ".dockerignore", ".env.example", ".github", ".gitignore"}


class Breach(NamedTuple):
    """One line that breaks a law."""

    file: Path
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what}"


def said(breaches: Iterator[Breach] | list[Breach]) -> str:
    """All breaches as one text, a line each; empty if the law holds."""
    return "\n".join(sorted(str(breach) for breach in breaches))


def holds(breaches: Iterator[Breach] | list[Breach]) -> None:
    """Fails naming every line that breaks a law."""
    text = said(breaches)
    assert not text, f"broken:\n{text}"


def files(root: Path, *folders: str, suffixes: tuple[str, ...] | None = (".py",)) -> list[Path]:
    """Every file below these folders of root with one of these suffixes, except those that tools leave behind."""
    tops = [root / folder for folder in folders] or [root]
    return sorted(path for top in tops for path in _walk(top) if suffixes is None or path.suffix in suffixes)


def _walk(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir() if folder.is_dir() else ():
        if _ours(path.name):
            yield from _walk(path) if path.is_dir() else (path,)


def _ours(name: str) -> bool:
    return name in HIDDEN or not (name in GROWN or name.startswith(".") or name.endswith(".egg-info"))


def parsed(path: Path) -> ast.Module:
    """The syntax tree of one Python file. It is not kept: those of all files are hundreds of megabytes."""
    return ast.parse(path.read_text(encoding="utf-8"))


Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(tree: ast.AST) -> Iterator[Function]:
    """Every function and method of a syntax tree, nested ones too."""
    return (node for node in ast.walk(tree) if isinstance(node, Function))


def docstring(node: ast.AST) -> ast.Expr | None:
    """The statement that is this node's docstring."""
    body = getattr(node, "body", None)
    first = body[0] if isinstance(body, list) and body else None
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str):
        return first
    return None


def plant(root: Path, sources: dict[str, str]) -> Path:
    """A small tree with these files, for trying a law on it."""
    for name, source in sources.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, encoding="utf-8")
    return root
