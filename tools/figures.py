"""How much there is to know of the program, in figures: python -m tools figures [--names]

Files in a folder, arrows between its rooms, names with several meanings (those shared by games alone, such as View and
Table, are counted separately), commands to choose from, words to learn, lines, and the contents of the largest structs.
With --names prints each name with several meanings and its definitions.
"""

import argparse
import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from rich.console import Console

from tests.architecture.rooms import arrows
from tests.architecture.tree import PACKAGES, ROOT, files, parsed

NETS = ("bot", "bot/tables", "bot/messages", "games/kernel", "db", "renderers")
"""The folders whose arrows are counted."""
STRUCTS = {"Game": "games/kernel/contract/game.py", "Front": "bot/replies/front.py"}
GLOSSARY = re.compile(r"\| word \| means \|\n\|---\|---\|\n((?:\| .*\n)+)")
COMMAND = re.compile(r"^command-([a-z]+)-name = ", re.MULTILINE)
"""The name of a command; those of its options have one more word."""
SHOWN = "bot/tables/show"


def main(arguments: Sequence[str] | None = None) -> None:
    """Print one table, or the names."""
    reading = argparse.ArgumentParser(prog="python -m tools figures", description=(__doc__ or "").partition("\n\n")[2])
    reading.add_argument("--names", action="store_true", help="tell the names with several meanings")
    console = Console(highlight=False, markup=False, soft_wrap=True)
    if reading.parse_args(arguments).names:
        for name, places in sorted(ambiguous(defined(ROOT)).items(), key=lambda one: (-len(one[1]), one[0])):
            console.print(f"{name}: {', '.join(map(str, places))}")
        return
    found = list(figures(ROOT))
    width = max(len(what) for what, _ in found)
    for what, figure in found:
        console.print(f"{what:<{width}}  {figure}")


def figures(root: Path) -> Iterator[tuple[str, str]]:
    """All figures of the project at `root`, with their meanings."""
    crowd = {folder: len(held) for folder, held in folders(root).items()}
    most = max(crowd.values())
    yield "files in a folder, most", f"{most} (folders: {sum(count == most for count in crowd.values())})"
    for folder in NETS:
        yield f"arrows in {folder}/", str(len(arrows(root, folder)))
    names = defined(root)
    several = sum(len(places) > 1 for places in names.values())
    yield "names of classes and aliases", str(len(names))
    yield "  of those with several meanings", str(len(ambiguous(names)))
    yield "  shared by games alone", str(several - len(ambiguous(names)))
    yield "commands behind /", str(len(commands(root)))
    yield "words of CONTRIBUTING.md", str(words((root / "CONTRIBUTING.md").read_text(encoding="utf-8")))
    for folder in (*PACKAGES, "tools", "tests"):
        yield f"lines of {folder}/", f"{lines(root, folder):,}"
    yield "lines of the program", f"{lines(root, *PACKAGES):,}"
    shown = {name: len(held) for path in files(root, SHOWN) for name, held in fields(path).items()}
    largest = max(shown, key=lambda name: shown[name])
    yield "fields of the largest shown struct", f"{shown[largest]} ({largest})"
    for name, file in STRUCTS.items():
        yield f"attributes of {name}", str(len(fields(root / file)[name]))


def folders(root: Path) -> dict[str, list[Path]]:
    """The Python files of each folder of the program; database migrations do not count."""
    found: dict[str, list[Path]] = {}
    for path in files(root, *PACKAGES, "tools"):
        if path.name != "__init__.py" and "migrations" not in path.parts:
            found.setdefault(str(path.parent.relative_to(root)), []).append(path)
    return found


def defined(root: Path) -> dict[str, list[Path]]:
    """The modules that define each class and each name for a type."""
    found: dict[str, list[Path]] = {}
    for path in (path for path in files(root, *PACKAGES, "tools") if "template" not in path.parts):
        for name in {name for node in parsed(path).body if (name := _named(node))}:
            found.setdefault(name, []).append(path.relative_to(root))
    return found


def _named(node: ast.stmt) -> str | None:
    match node:
        case ast.ClassDef(name=name) | ast.AnnAssign(target=ast.Name(name), annotation=ast.Name("TypeAlias")):
            return name
    return None


def ambiguous(names: Mapping[str, list[Path]]) -> dict[str, list[Path]]:
    """The names that mean something else in another module; those shared by games alone mean the same in each."""
    return {
        name: places
        for name, places in names.items()
        if len(places) > 1 and not (all(map(_of_a_game, places)) and len({path.parts[1] for path in places}) > 1)
    }


def _of_a_game(path: Path) -> bool:
    return path.parts[0] == "games" and path.parts[1] != "kernel"


def commands(root: Path) -> set[str]:
    """The commands that people can type, in English."""
    written = (path.read_text(encoding="utf-8") for path in (root / "bot/commands/locale").rglob("*.ftl"))
    return {name for text in written for name in COMMAND.findall(text)}


def words(page: str) -> int:
    """The words that a page explains in a table, some of them side by side."""
    table = GLOSSARY.search(page)
    return sum(len(row.split("|")[1].split(",")) for row in table[1].splitlines()) if table else 0


def lines(root: Path, *folders: str) -> int:
    """How many lines of Python lie in these folders."""
    return sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files(root, *folders))


def fields(path: Path) -> dict[str, set[str]]:
    """The contents of each class of a module: its fields, and its constructor's arguments."""
    classes = [node for node in parsed(path).body if isinstance(node, ast.ClassDef)]
    return {node.name: {name for part in node.body for name in _held(part)} for node in classes}


def _held(part: ast.stmt) -> Iterator[str]:
    match part:
        case ast.AnnAssign(target=ast.Name(name)):
            yield name
        case ast.FunctionDef(name="__init__"):
            for node in ast.walk(part):
                match node:
                    case ast.Attribute(value=ast.Name("self"), attr=name, ctx=ast.Store()):
                        yield name


if __name__ == "__main__":
    main()
