"""The style of texts: quotation marks, one word for one thing, and brevity where space is short.

Laws: no straight quotation mark or apostrophe; German quotes „so“, English “so”; no word that the list in
bot/locale/README.md replaces by another; a text below a choice has at most 100 characters; no long English word is
spelled in two ways.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tests.architecture.locales import folders, language_of
from tests.architecture.tree import Breach, files

MARKS = {"de": ("„", "“"), "en": ("“", "”")}
FOREIGN = {"de": "”", "en": "„"}
ALIASES = "-also"
"""Other names of things, in any spelling that people type."""
BELOW_A_CHOICE = ("-hint", "-short")
LONGEST_BELOW = 100
ELSEWHERE = {"order-panel-hint"}
"""Hints in a message, where there is more room."""
LONG_WORD = re.compile(r"[a-z]{8,}")
VOWEL = re.compile("[aeiouy]")
TERMS = "| what | Deutsch | nicht | English | not |"


class _Words(Visitor):
    """The words of a message; `fixed`: whether nothing is put in."""

    def __init__(self) -> None:
        self.words, self.fixed = "", True

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802  # named by the library
        self.words += node.value

    def visit_Placeable(self, node: ftl.Placeable) -> None:  # noqa: N802
        self.words, self.fixed = f"{self.words}\0", False
        self.generic_visit(node)


def quotes(root: Path) -> Iterator[Breach]:
    """Straight marks, marks of the other language, and those that have no partner."""
    for file, language, name, said in _said(root):
        opening, closing = MARKS[language]
        odd = said.words.count(opening) != said.words.count(closing)
        if odd or FOREIGN[language] in said.words or re.search("[\"']", said.words):
            yield Breach(file, 0, f"{name}: quotation marks are {opening}…{closing}, the apostrophe is ’")


def terms(root: Path, document: str) -> Iterator[Breach]:
    """Words that the list of terms in this document gives up."""
    given_up = {language: _pattern(words) for language, words in _given_up(document).items()}
    for file, language, name, said in _said(root):
        if found := given_up[language].search(said.words):
            yield Breach(file, 0, f"{name}: {found[0]} has another word in the list of terms")


def spellings(root: Path) -> Iterator[Breach]:
    """Long English words that differ in vowels alone: one of them is misspelled."""
    found: dict[str, dict[str, Path]] = {}
    for file, language, name, said in _said(root):
        read = language == "en" and not name.endswith(ALIASES)
        for word in LONG_WORD.findall(said.words.lower()) if read else ():
            found.setdefault(VOWEL.sub("*", word), {}).setdefault(word, file)
    for alike in found.values():
        if len(alike) > 1:
            yield Breach(min(alike.values()), 0, f"{' and '.join(sorted(alike))} are one word")


def long_hints(root: Path) -> Iterator[Breach]:
    """Lines below choices that Discord would cut."""
    for file, _, name, said in _said(root):
        below = name.endswith(BELOW_A_CHOICE) and name not in ELSEWHERE
        if below and said.fixed and len(said.words) > LONGEST_BELOW:
            yield Breach(file, 0, f"{name}: {len(said.words)} characters, {LONGEST_BELOW} are read")


def _said(root: Path) -> Iterator[tuple[Path, str, str, _Words]]:
    """Every message with its file and language."""
    for folder in folders(root):
        for path in files(root / folder, suffixes=(".ftl",)):
            for name, said in _messages(path.read_text(encoding="utf-8")):
                yield path.relative_to(root), language_of(root / folder, path), name, said


@cache
def _messages(source: str) -> list[tuple[str, _Words]]:
    found = []
    for entry in FluentParser(with_spans=False).parse(source).body:
        if isinstance(entry, ftl.Message | ftl.Term):
            said = _Words()
            said.visit(entry)
            found.append((entry.id.name, said))
    return found


def _given_up(document: str) -> dict[str, list[str]]:
    """The words in the columns "nicht" and "not" of the list of terms."""
    rows = document.partition(TERMS)[2].partition("\n\n")[0].splitlines()[2:]
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]
    columns = {"de": 2, "en": 4}
    return {
        language: [word.strip() for row in cells for word in row[place].split(",") if word.strip()]
        for language, place in columns.items()
    }


def _pattern(words: list[str]) -> re.Pattern[str]:
    return re.compile(rf"\b({'|'.join(map(re.escape, words))})\b")
