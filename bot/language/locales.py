"""Locale files: their places, their messages, and each message parsed when first said.

Law: cutting a file line by line gives what Fluent reads there (messages, terms, nothing between them).
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Literal, TypeAlias

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

Language: TypeAlias = Literal["de", "en"]
LANGUAGES: tuple[Language, ...] = ("de", "en")

LocaleFile: TypeAlias = tuple[str, Language, str]
"""A locale file: the package it belongs to (``games.kernel``), its language, its text."""

ENTRY = re.compile(r"^(-?[a-z][\w-]*) *=.*(?:\n(?!#|-?[a-z][\w-]* *=).*)*", re.ASCII | re.IGNORECASE | re.MULTILINE)
"""A message or a term (``-name``): from the line with its name to the next such line, or to a comment."""

PLAIN = re.compile(r"([a-z][\w-]*) *= *([^\s{}](?:[^{}\n]*[^{}\s])?)[ \n]*", re.ASCII | re.IGNORECASE)
"""A message of one line that is said as it stands: two thirds are, and need no parser."""


@cache
def locale_sources() -> tuple[LocaleFile, ...]:
    """Every locale file of bot, renderers and games, read once: a process keeps its first texts."""
    return tuple(
        (owner, language, file.read_text(encoding="utf-8"))
        for package in ("bot", "renderers", "games")
        for owner, folder in _locales(package, resources.files(package))
        for language in LANGUAGES
        for file in _files(folder, language)
    )


@cache
def entries(text: str) -> Mapping[str, str]:
    """The messages and terms of a file as written, by their names; the first of a name counts."""
    found: dict[str, str] = {}
    for entry in ENTRY.finditer(text):
        found.setdefault(entry[1], entry[0])
    return found


def needed(name: str, written: Mapping[str, str]) -> ftl.Resource:
    """A message and all that it quotes, parsed; the quoted ones come first. Missing ones are left out."""
    found: dict[str, ftl.EntryType] = {}
    wanted = [name]
    while wanted:
        each = wanted.pop()
        if each in written and each not in found:
            found[each], quoted = _parsed(written[each])
            wanted += quoted
    return ftl.Resource([*reversed(found.values())])


@cache
def _parsed(entry: str) -> tuple[ftl.EntryType, tuple[str, ...]]:
    """A message or term, and the names that it quotes."""
    if plain := PLAIN.fullmatch(entry):
        return ftl.Message(ftl.Identifier(plain[1]), ftl.Pattern([ftl.TextElement(plain[2])])), ()
    parsed, quoted = FluentParser(with_spans=False).parse_entry(entry), _Quoted()
    quoted.visit(parsed)
    return parsed, tuple(quoted.names)


class _Quoted(Visitor):
    """Gathers what a message quotes."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802  # named by the library
        self.names.append(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)


def _locales(name: str, folder: Traversable) -> Iterator[tuple[str, Traversable]]:
    """The locale folders of a package and of the packages in it, with their owners' names."""
    for child in sorted(folder.iterdir(), key=lambda child: child.name):
        if not child.is_dir():
            continue
        if child.name == "locale":
            yield name, child
        elif child.joinpath("__init__.py").is_file():
            yield from _locales(f"{name}.{child.name}", child)


def _files(folder: Traversable, language: Language) -> Iterator[Traversable]:
    """``de.ftl``, and all of a folder ``de``."""
    single, many = folder.joinpath(f"{language}.ftl"), folder.joinpath(language)
    if single.is_file():
        yield single
    if many.is_dir():
        yield from sorted((file for file in many.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
