"""Texts and languages: each text exists in every language, and each is used.

A locale folder holds one file or folder per language. A game speaks with its own texts and the kernel's; bot and
renderers with all of them. Laws: the same messages, attributes and variables in every language; nothing twice; nothing
unreadable or badly set; a Text in the code names a message and gives all its variables; no message is left unused.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from games.kernel.engine.text import YOU
from tests.architecture.tree import PACKAGES, Breach, files, parsed

LANGUAGES = {"de", "en"}
KERNEL = Path("games/kernel")
TELLING = {"deed", "sum_up"}
"""Definitions in a module that say what happened."""


class Message(NamedTuple):
    """A message or term (its id begins with ``-``) with its variables, its attributes and the messages it quotes;
    `personal` are the variables with special words for the case that they are the reader.
    """

    file: Path
    id: str
    variables: frozenset[str]
    attributes: frozenset[str]
    quotes: frozenset[str]
    personal: frozenset[str]


class Said(NamedTuple):
    """A ``Text("id", name=...)`` in the code; `names` is None if some arguments cannot be read from the code."""

    file: Path
    line: int
    id: str
    names: frozenset[str] | None


class _Parts(Visitor):
    def __init__(self) -> None:
        self.variables, self.quotes = set[str](), set[str]()
        self.personal = set[str]()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = [each.key.name for each in node.variants if isinstance(each.key, ftl.Identifier)]
        if isinstance(node.selector, ftl.VariableReference) and YOU in keys:
            self.personal.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # named by the library
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.quotes.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.quotes.add(f"-{node.id.name}")


def folders(root: Path) -> list[Path]:
    """Every locale folder, relative to root."""
    found = {parent for path in files(root, *PACKAGES, suffixes=(".ftl",)) for parent in path.parents}
    return sorted(folder.relative_to(root) for folder in found if folder.name == "locale")


def messages(root: Path, folder: Path, language: str) -> list[Message]:
    """All messages of one folder in one language, in the order of the files."""
    paths = [path for path in files(root / folder, suffixes=(".ftl",)) if language_of(root / folder, path) == language]
    return [
        _message(path.relative_to(root), entry)
        for path in paths
        for entry in _resource(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ftl.Message | ftl.Term)
    ]


@cache
def _resource(source: str) -> ftl.Resource:
    return FluentParser().parse(source)


def language_of(folder: Path, path: Path) -> str:
    """``locale/de.ftl`` and ``locale/de/cards.ftl`` are German."""
    return path.relative_to(folder).parts[0].removesuffix(".ftl")


def unreadable(root: Path) -> Iterator[Breach]:
    """Entries that Fluent cannot read."""
    for path in (path for folder in folders(root) for path in files(root / folder, suffixes=(".ftl",))):
        source = path.read_text(encoding="utf-8")
        for entry in _resource(source).body:
            if isinstance(entry, ftl.Junk):
                line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
                yield Breach(path.relative_to(root), line, f"unreadable: {entry.annotations[0].message}")


def doubled(root: Path) -> Iterator[Breach]:
    """Messages that a folder has twice, or that hide one of the kernel's; a game's messages that hide one from above
    the games: in a sentence about a game, its own messages come first.
    """
    for folder in folders(root):
        for language in sorted(LANGUAGES):
            hidden = [] if folder.parent == KERNEL else [KERNEL / "locale"]
            if folder.parts[0] == "games" and hidden:
                hidden += [other for other in folders(root) if other.parts[0] != "games"]
            known = {message.id for other in hidden for message in messages(root, other, language)}
            for message in messages(root, folder, language):
                if message.id in known:
                    yield Breach(message.file, 0, f"{message.id} is there twice")
                known.add(message.id)


def untranslated(root: Path) -> Iterator[Breach]:
    """Folders without a language, and messages that differ between languages in more than words."""
    for folder in folders(root):
        spoken = {language_of(root / folder, path) for path in files(root / folder, suffixes=(".ftl",))}
        for language in sorted(spoken ^ LANGUAGES):
            yield Breach(folder, 0, f"{language}: every folder speaks {', '.join(sorted(LANGUAGES))}")
        german, english = ({one.id: one for one in messages(root, folder, language)} for language in ("de", "en"))
        for name in sorted(german.keys() | english.keys()):
            if difference := _difference(german.get(name), english.get(name)):
                yield Breach(folder, 0, f"{name}: {difference}")


def _difference(german: Message | None, english: Message | None) -> str:
    if german is None or english is None:
        return f"missing in {'German' if german is None else 'English'}"
    if german.attributes != english.attributes:
        return f"attributes {sorted(german.attributes ^ english.attributes)} in one language only"
    if german.variables != english.variables and not german.id.startswith("-"):
        return f"variables {sorted(german.variables ^ english.variables)} in one language only"
    return ""


QUOTING = re.compile(r'\{ ?"[^"]*" ?\}|= "[^"]*"|[A-Z]+\([^)]*\)')
"""Straight quotation marks that nobody reads as such: Fluent's own, and those around a value in a TOML file."""
SET_BADLY = {
    "a straight quotation mark": re.compile(r"[\"']"),
    "a number may part from its D, NE or ×": re.compile(r"[}\d] (?:(?:D|NE)\b|×)|× [{\d]"),
}
"""Typography that no reader should see."""


def badly_set(root: Path) -> Iterator[Breach]:
    """Straight quotation marks, and numbers that may be parted from their unit, in texts of games and pictures."""
    for folder in (folder for folder in folders(root) if folder.parts[0] in ("games", "renderers", "bot")):
        for path in files(root / folder, suffixes=(".ftl",)):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                told = QUOTING.sub("", line)
                for fault, shape in SET_BADLY.items():
                    if not line.startswith("#") and shape.search(told):
                        yield Breach(path.relative_to(root), number, fault)


def unknown(root: Path) -> Iterator[Breach]:
    """Texts in the code that name no message, and texts and messages that lack something they need."""
    hearing = cache(lambda home: audible(root, home))
    for said in texts(root):
        heard = hearing(Path(*said.file.parts[:2]))
        if said.id not in heard:
            yield Breach(said.file, said.line, f"there is no message {said.id}")
        elif said.names is not None and (missing := needs(heard, said.id) - said.names):
            yield Breach(said.file, said.line, f"{said.id} also needs {', '.join(sorted(missing))}")
    for folder in folders(root):
        heard = audible(root, folder)
        for message in messages(root, folder, "en"):
            for name in sorted(message.quotes - heard.keys()):
                yield Breach(message.file, 0, f"{message.id} quotes {name}, which is not there")


def audible(root: Path, file: Path) -> dict[str, Message]:
    """The messages that a file may name: a game's own and the kernel's; above the games, all."""
    home = Path(*file.parts[:2])
    near = [home / "locale", KERNEL / "locale"] if file.parts[0] == "games" else folders(root)
    return {message.id: message for folder in near for message in messages(root, folder, "en")}


def needs(heard: dict[str, Message], name: str) -> frozenset[str]:
    """The variables of a message and of the messages it quotes."""
    message = heard[name]
    quoted = (needs(heard, other) for other in message.quotes & heard.keys() if not other.startswith("-"))
    return message.variables.union(*quoted)


def unsaid(root: Path) -> Iterator[Breach]:
    """Messages that nothing in the code names: neither whole, nor by a beginning or an end, nor in another message."""
    whole, partly = _names(root)
    for folder in folders(root):
        every = messages(root, folder, "en")
        quoted = {name for message in every for name in message.quotes}
        for message in every:
            if message.id not in whole | quoted and not any(shape.fullmatch(message.id) for shape in partly):
                yield Breach(message.file, 0, f"{message.id} is never said")


def texts(root: Path) -> Iterator[Said]:
    """Every Text in the code with a literal message."""
    for path in files(root, *PACKAGES):
        for line, name, names in strings(path).texts:
            yield Said(path.relative_to(root), line, name, names)


class Strings(NamedTuple):
    """The strings of a file: whole ones, the shapes of those composed at runtime (``"card-" + name + "-text"``), and
    the literal messages of a Text: the line, the id, the names of the arguments if they are known.
    """

    whole: set[str]
    shapes: list[re.Pattern[str]]
    texts: list[tuple[int, str, frozenset[str] | None]]


def strings(path: Path) -> Strings:
    """A file, read once."""
    return _strings_of(path.read_text(encoding="utf-8"))


@cache
def _strings_of(source: str) -> Strings:
    found = Strings(set(), [], [])
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Name("Text") | ast.Attribute(attr="Text"), args=[ast.Constant(str(name)), *_]):
                given = [keyword.arg for keyword in node.keywords]
                names = None if None in given else frozenset(name for name in given if name)
                found.texts.append((node.lineno, name, names))
            case ast.ClassDef() if (told := _said_by(node)) is not None:
                found.texts.append((node.lineno, *told))
            case ast.Constant(value=str(value)):
                found.whole.add(value)
            case _ if shape := _shape(_pieces(node)):
                found.shapes.append(shape)
    return found


def _said_by(event: ast.ClassDef) -> tuple[str, frozenset[str]] | None:
    """What a kind of event `says` with its own fields, and what they are called; None: it words its deed itself."""
    declared = [node for node in event.body if isinstance(node, ast.AnnAssign)]
    fields = {node.target.id: node for node in declared if isinstance(node.target, ast.Name)}
    says = fields.get("says")
    if says is None or not isinstance(says.value, ast.Constant) or not says.value.value:
        return None
    return str(says.value.value), frozenset({"who", *fields})


def impersonal(root: Path) -> Iterator[Breach]:
    """Messages of events that are given a seat and have no other words for the reader: each person reads of their
    own deeds as "you".
    """
    for file in files(root, "games"):
        if not TELLING & {node.name for node in ast.walk(parsed(file)) if isinstance(node, ast.FunctionDef)}:
            continue
        given = [(shape, name) for shape, names in _given_seats(file) for name in names]
        for folder in {Path(*file.relative_to(root).parts[:2]) / "locale", KERNEL / "locale"}:
            for message in (each for language in sorted(LANGUAGES) for each in messages(root, folder, language)):
                for name in sorted({name for shape, name in given if shape.fullmatch(message.id)} - message.personal):
                    yield Breach(message.file, 0, f"{message.id} has no [you] for ${name}")


def _given_seats(file: Path) -> Iterator[tuple[re.Pattern[str], set[str]]]:
    """The messages (as a pattern) that a file gives seats, and by which names."""
    for node in ast.walk(parsed(file)):
        match node:
            case ast.Call(func=ast.Name("Text"), args=[named, *_], keywords=given):
                seats = {each.arg for each in given if each.arg and ast.unparse(each.value).startswith("Seat(")}
                for either in (named.body, named.orelse) if isinstance(named, ast.IfExp) else (named,):
                    if seats and (shape := _shape(_pieces(either))) is not None:
                        yield shape, seats
            case ast.ClassDef() if (told := _said_by(node)) is not None:
                yield re.compile(re.escape(told[0])), {"who"}


def _names(root: Path) -> tuple[set[str], list[re.Pattern[str]]]:
    """All strings of the code, and the shapes of those put together."""
    every = [strings(path) for path in files(root, *PACKAGES)]
    return set[str]().union(*(each.whole for each in every)), [shape for each in every for shape in each.shapes]


def _pieces(node: ast.AST) -> list[str | None]:
    """The parts of a composed string: the fixed ones, and None for the others."""
    match node:
        case ast.JoinedStr(values=values):
            return [piece for value in values for piece in _pieces(value)]
        case ast.BinOp(op=ast.Add(), left=left, right=right):
            return _pieces(left) + _pieces(right)
        case ast.Constant(value=str(fixed)):
            return [fixed]
        case _:
            return [None]


def _shape(pieces: list[str | None]) -> re.Pattern[str] | None:
    fixed = "".join(piece for piece in pieces if piece)
    if len(fixed) < 3 or not re.fullmatch(r"[a-z0-9_-]+", fixed):
        return None
    return re.compile("".join("[a-z0-9_-]+" if piece is None else re.escape(piece) for piece in pieces))


def _message(file: Path, entry: ftl.Message | ftl.Term) -> Message:
    parts = _Parts()
    parts.visit(entry)
    name = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
    attributes = frozenset(attribute.id.name for attribute in entry.attributes)
    found = (parts.quotes, parts.personal)
    return Message(file, name, frozenset(parts.variables), attributes, *map(frozenset, found))
