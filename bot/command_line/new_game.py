"""A new game from the template: a small game that keeps every law at once, to be changed step by step into another.

Law: nothing that exists is overwritten.
"""

import re
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from keyword import iskeyword
from pathlib import Path

from bot.command_line.program import NotDone
from games.kernel.engine.text import Text

NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
IMPORTS = re.compile(r"(?:^from games\..*\n)+", re.MULTILINE)
SUFFIX = ".txt"
"""An extra ending of the template's files: so nothing takes them for the program's code or texts."""


def write_game(name: str, root: Path) -> list[Path]:
    """Write the files of a new game into a checkout of the project; return them. Raises NotDone."""
    if not NAME.fullmatch(name) or iskeyword(name):
        raise NotDone(Text("cli-new-game-name", name=name))
    if not (root / "games" / "kernel").is_dir() or not (root / "tests" / "games").is_dir():
        raise NotDone(Text("cli-new-game-where", folder=str(root)))
    written = {root / path: text for path, text in filled(name)}
    if there := [path for path in (root / "games" / name, *written) if path.exists()]:
        raise NotDone(Text("cli-new-game-there", path=str(there[0].relative_to(root))))
    for path, text in written.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return list(written)


def filled(name: str) -> Iterator[tuple[str, str]]:
    """The template's files for a game of this name: their places below the project's folder, and their text."""
    title = name.replace("_", " ").capitalize()
    for path, file in _below(resources.files(__package__).joinpath("template")):
        text = file.read_text(encoding="utf-8")
        yield _named(path.removesuffix(SUFFIX), name, title), _named(text, name, title)


def _named(text: str, name: str, title: str) -> str:
    """Insert the game's name, which also decides the order of the imports."""
    text = text.replace("@name@", name).replace("@title@", title)
    return IMPORTS.sub(lambda found: "".join(sorted(found[0].splitlines(keepends=True))), text)


def _below(folder: Traversable, path: str = "") -> Iterator[tuple[str, Traversable]]:
    for child in sorted(folder.iterdir(), key=lambda child: child.name):
        here = f"{path}{child.name}"
        if child.is_dir():
            yield from _below(child, f"{here}/")
        elif here.endswith(SUFFIX):
            yield here, child
