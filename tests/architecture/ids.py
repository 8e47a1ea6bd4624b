"""The places of message ids in the code: whole, or built by the one function of their family.

A family is named in the docstring of the function that builds its ids, with stars for what differs: ``card-*-text``.
Law: nothing else begins an id like that, and the values of a star stand in the code or in data beside it.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.architecture.locales import Message, folders, messages
from tests.architecture.tree import Breach, files, parsed

TOPS = ("bot", "renderers", "games")
WORD = re.compile(r"[A-Za-z0-9][\w.-]*")
KERNEL = ("games", "kernel")
NAMED = re.compile(r"``([a-z][a-z0-9-]*-\*[a-z0-9*-]*)``")


OF_DATA = ("card-", "coach-", "command-", "lesson-", "term-")
"""The beginnings of ids that name what is data: cards, kinds of questions, commands, lessons, things to look up."""


class Family(NamedTuple):
    """A pattern of ids, with the file and the lines of the function whose docstring names it."""

    pattern: str
    file: Path
    first: int
    last: int

    @property
    def beginning(self) -> str:
        """The beginning that all its ids share."""
        return self.pattern.partition("*")[0]

    def says(self, message: Message) -> bool:
        """Whether it may build a message's id: a game may use ids of its own and the kernel's locale files, the
        kernel those of every game.
        """
        mine, its = _home(self.file), _home(message.file)
        return mine == its or (mine[0] == its[0] == "games" and KERNEL in (mine, its))

    def forbids(self, file: Path) -> bool:
        """Whether nothing else in a file may begin an id like it: ids of other games are not meant."""
        return _home(file) in (_home(self.file), KERNEL) or file.parts[0] != "games" or _home(self.file) == KERNEL


class Found(NamedTuple):
    """All ids: those found whole in the code or in another message, those of a family, and the rest."""

    whole: list[Message]
    built: list[Message]
    lost: list[Message]

    @property
    def share(self) -> float:
        """The share that stand whole, of those that do not name what is data."""
        whole, built = ([each for each in some if not each.id.startswith(OF_DATA)] for some in (self.whole, self.built))
        return len(whole) / (len(whole) + len(built))


def found(root: Path) -> Found:
    """Every id of the locale files, by how it is found."""
    words = _words(root)
    stems = words | {word.replace("_", "-").replace(".", "-") for word in words}
    all_families = list(families(root))
    sorted_out = Found([], [], [])
    for message in _messages(root):
        if message.id in words:
            sorted_out.whole.append(message)
        elif any(each.says(message) and _built(message.id, each.pattern, stems) for each in all_families):
            sorted_out.built.append(message)
        else:
            sorted_out.lost.append(message)
    return sorted_out


def families(root: Path) -> Iterator[Family]:
    """Every family that a docstring names."""
    for path in files(root, *TOPS):
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.FunctionDef):
                for pattern in NAMED.findall(ast.get_docstring(node) or ""):
                    yield Family(pattern, path.relative_to(root), node.lineno, node.end_lineno or node.lineno)


def built_elsewhere(root: Path) -> Iterator[Breach]:
    """Strings that begin an id of a family outside the function that names it, and families that nothing builds."""
    known = list(families(root))
    begun = [found for path in files(root, *TOPS) for found in _beginnings(path.relative_to(root), parsed(path))]
    for family in known:
        begins = [(file, line) for file, line, beginning in begun if beginning.startswith(family.beginning)]
        inside = [line for file, line in begins if file == family.file and family.first <= line <= family.last]
        if not inside:
            yield Breach(family.file, family.first, f"{family.pattern} is not built here")
    for file, line, beginning in begun:
        near = [each for each in known if beginning.startswith(each.beginning) and each.forbids(file)]
        longest = max((len(each.beginning) for each in near), default=0)
        owners = [each for each in near if len(each.beginning) == longest]
        if owners and not any(each.file == file and each.first <= line <= each.last for each in owners):
            yield Breach(file, line, f"{owners[0].pattern} is built by {owners[0].file}:{owners[0].first}")


def undeclared(root: Path) -> Iterator[Breach]:
    """Beginnings of several ids in a function that names no family of them."""
    known, every = list(families(root)), list(_messages(root))
    for path in files(root, *TOPS):
        file = path.relative_to(root)
        for _, line, beginning in _beginnings(file, parsed(path)):
            meant = [each for each in every if each.id.startswith(beginning) and _home(each.file) == _home(file)]
            named = any(each.file == file and each.first <= line <= each.last for each in known)
            if beginning.endswith("-") and len(meant) > 1 and not named:
                yield Breach(file, line, f"{beginning}* is no family")


def _messages(root: Path) -> Iterator[Message]:
    for folder in folders(root):
        if folder.parts[0] in TOPS:
            yield from (each for each in messages(root, folder, "en") if not each.id.startswith("-"))


def _words(root: Path) -> set[str]:
    paths = files(root, *TOPS, "db", suffixes=(".py", ".toml", ".yaml"))
    quoted = {name for message in _messages(root) for name in message.quotes}
    return quoted | {word for path in paths for word in WORD.findall(path.read_text(encoding="utf-8"))}


def _built(name: str, pattern: str, stems: set[str]) -> bool:
    """Whether an id is of this pattern, and all that stands for stars stands in the code."""
    head, star, tail = pattern.partition("*")
    if not star:
        return name == pattern
    rest = name.removeprefix(head)
    return name.startswith(head) and any(
        rest[:end] in stems and _built(rest[end:], tail, stems) for end in range(1, len(rest) + 1)
    )


def _beginnings(file: Path, tree: ast.Module) -> Iterator[tuple[Path, int, str]]:
    """The beginnings of ids composed here."""
    for node in ast.walk(tree):
        match node:
            case (
                ast.JoinedStr(values=[ast.Constant(str(beginning)), *_])
                | ast.BinOp(left=ast.Constant(str(beginning)), op=ast.Add())
            ):
                yield file, node.lineno, beginning


def _home(file: Path) -> tuple[str, ...]:
    return file.parts[:2] if file.parts[0] == "games" else file.parts[:1]
