"""The limits of the project's words: they speak of the project alone, and hold anywhere.

Laws: no address of a package index, no path of one machine, nothing left unfinished, no exception without a reason, no
name of the games' sellers; everything public in games/, db/ and renderers/ says what it is.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.tree import Breach, Function, docstring, files, parsed

CODE = (".py", ".js", ".css", ".html", ".svg", ".mako", "")
WORDS = (".md", ".toml", ".txt", ".yaml", ".yml", ".ftl", ".example")
SPOKEN = ("games", "db", "renderers")
REVISION = {"upgrade", "downgrade"}

# A letter in brackets keeps this page from breaking its own law.
UNFINISHED = r"\b([T]ODO|[F]IXME|[X]XX|[N]otImplementedError)\b"
MAKERS = r"\b([s]ubagent|[C]hatGPT|[O]penAI|[A]nthropic|[C]laude|[C]opilot|[l]anguage model)\b"
SELLERS = r"\b([R]io Grande|[H]ans im Glück|[D]onald X|[V]accarino|[A]SS Altenburger|[R]üdiger Dorn)\b"
PATHS = r"(?<![\w.$}])/([r]oot|[h]ome/\w+|[U]sers/\w+|[w]ork|[o]pt/\w+)/|[A-Z]:\\Users"
UNEXPLAINED = r"#\s*type:\s*ignore(\[[\w, -]+\])?\s*$|#\s*pragma:\s*no\s+(cover|branch)\s*$"
LAWS = {
    "an index address": re.compile(r"https?://[^\s\"']*([p]ypi|[p]ythonhosted|[n]pmjs|[d]ebian)\."),
    "a path of one machine": re.compile(PATHS),
    "something unfinished": re.compile(UNFINISHED),
    "an exception without a reason": re.compile(UNEXPLAINED),
    "a word about the makers": re.compile(MAKERS, re.IGNORECASE),
    "a name of the sellers": re.compile(SELLERS),
}


def unspeakable(root: Path) -> Iterator[Breach]:
    """Every line of the project's files that breaks one of these limits."""
    for path in files(root, suffixes=CODE + WORDS):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for what, law in LAWS.items():
                if found := law.search(line):
                    yield Breach(path.relative_to(root), number, f"{what}: {found[0]}")


def silent(root: Path) -> Iterator[Breach]:
    """Every public function and class in games/, db/ and renderers/ without a docstring."""
    for path in files(root, *SPOKEN):
        for node in parsed(path).body:
            if isinstance(node, Function | ast.ClassDef) and _is_public(node.name) and docstring(node) is None:
                yield Breach(path.relative_to(root), node.lineno, f"{node.name} does not say what it is")


def _is_public(name: str) -> bool:
    return not name.startswith("_") and name not in REVISION
