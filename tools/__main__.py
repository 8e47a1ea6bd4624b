"""The tools by name: ``python -m tools`` lists them, ``python -m tools NAME …`` runs one with its own arguments."""

import ast
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from runpy import run_module

from rich.console import Console
from rich.table import Table

FOLDER = Path(__file__).parent
CALLED = 'if __name__ == "__main__":'
WRONG = 2
HELP = ("-h", "--help")
FIRST_WORDS = re.compile(r"(.+?)(?=[:;] |\.(?: |$)|$)")
"""The text about a tool in the list: its description up to the first full stop, colon or semicolon."""


def tools() -> dict[str, str]:
    """The module of each tool by the tool's name: packages with a `__main__`, and modules that can be called, in
    this folder, among the benchmarks and the pictures. A tool's description contains this call; modules called
    otherwise are started by other tools.
    """
    packages = {path.parent.name: path for path in FOLDER.glob("*/__main__.py")}
    modules = [*FOLDER.glob("*.py"), *FOLDER.glob("benchmarks/*/*.py"), *FOLDER.glob("pictures/*.py")]
    found = packages | {path.stem: path for path in modules if not path.stem.startswith("__")}
    return {name: _module(path) for name, path in sorted(found.items()) if f"python -m tools {name}" in described(path)}


def _module(path: Path) -> str:
    parts = path.relative_to(FOLDER.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__main__" else parts)


def file_of(module: str) -> Path:
    """Where a tool is written."""
    path = FOLDER.parent.joinpath(*module.split("."))
    return path / "__main__.py" if path.is_dir() else path.with_suffix(".py")


def described(path: Path) -> str:
    """The docstring of a module that can be called, on one line; empty for other modules."""
    source = path.read_text(encoding="utf-8")
    return " ".join((ast.get_docstring(ast.parse(source)) or "").split()) if CALLED in source else ""


def listed() -> Table:
    """All tools with the first words of their descriptions."""
    table = Table.grid(padding=(0, 2))
    for name, module in tools().items():
        first = FIRST_WORDS.match(described(file_of(module)))
        table.add_row(name, first[1] if first else "")
    return table


def main(words: Sequence[str]) -> None:
    """Run a tool, or list them all. A tool with positional arguments prints its description for --help."""
    console, found = Console(highlight=False, markup=False), tools()
    if not words or words[0] in HELP:
        console.print(listed())
    elif words[0] not in found:
        print(f"there is no tool {words[0]!r}; python -m tools lists them", file=sys.stderr)
        raise SystemExit(WRONG)
    elif words[1:2] and words[1] in HELP and "argparse" not in (path := file_of(found[words[0]])).read_text("utf-8"):
        print(ast.get_docstring(ast.parse(path.read_text("utf-8"))))
    else:
        sys.argv = [f"python -m tools {words[0]}", *words[1:]]
        run_module(found[words[0]], run_name="__main__", alter_sys=False)


if __name__ == "__main__":
    main(sys.argv[1:])
