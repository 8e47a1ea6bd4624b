"""Rule words, of which the bot has none: it knows questions and answers, and learns their names from the games.

Its texts and the strings in its code count; names of its own things and comments do not: a game may have a `board`
though the bot has one too.

The sandbox's words for people (its page, its own texts) may name a game as an example; its code may not.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests.architecture.tree import Breach, docstring, files, parsed

# Names of cards that are also ordinary English or words of programming.
ORDINARY = {"bank", "bridge", "city", "expand", "library", "loan", "mine", "mint", "scout", "spy", "upgrade", "venture"}
TERMS = {"kingdom", "treasure", "trash", "supply pile"}


def rule_words(root: Path, names: Iterable[str]) -> Iterator[Breach]:
    """Every text and every string in the code of bot/, and every string in that of the sandbox, that names a thing
    of a game, or a term of the rules.
    """
    law = _pattern(TERMS | {name.replace("_", " ") for name in names} - ORDINARY)
    for path in [*files(root, "bot", suffixes=(".py", ".ftl")), *files(root, "sandbox")]:
        for number, words in _strings(path) if path.suffix == ".py" else _sentences(path):
            if found := law.search(words):
                yield Breach(path.relative_to(root), number, f"a rule word: {found[0]}")


def _strings(path: Path) -> Iterator[tuple[int, str]]:
    """The strings of a module with their lines, but no docstrings."""
    tree = parsed(path)
    told = {id(found.value) for node in ast.walk(tree) if (found := docstring(node))}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.lineno, node.value


def _sentences(path: Path) -> Iterator[tuple[int, str]]:
    """The lines of a locale file as people read them: without comments and names of messages and arguments."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        yield number, PLACES.sub("", NAMED.sub("", line))


NAMED = re.compile(r"^(#.*|-?[\w-]+ =)")
PLACES = re.compile(r"\{[^{}\"]*\}")


def _pattern(words: set[str]) -> re.Pattern[str]:
    """Matches words in prose, in names and in question keys: ``Throne Room``, ``throne_room``, ``throne_room.play``."""
    spelled = (re.escape(word).replace(r"\ ", r"[ _-]") for word in sorted(words))
    return re.compile(rf"(?<![a-z])({'|'.join(spelled)})(?![a-z])", re.IGNORECASE)
