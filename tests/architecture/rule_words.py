"""No rule word in the bot: it knows questions and answers, and learns from the games what they are called.

The sandbox's words for people (its page, its own texts) may name a game as an example; its code may not.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests.architecture.tree import Breach, files

# Names of cards that are also ordinary English or words of programming.
ORDINARY = {"bank", "bridge", "city", "expand", "library", "loan", "mine", "mint", "scout", "spy", "upgrade", "venture"}
TERMS = {"kingdom", "treasure", "trash", "supply pile"}


def rule_words(root: Path, names: Iterable[str]) -> Iterator[Breach]:
    """Every line of bot/ (code and texts) that names one of these things of a game, or a term of the rules."""
    law = _pattern(TERMS | {name.replace("_", " ") for name in names} - ORDINARY)
    for path in files(root, "bot", suffixes=(".py", ".ftl")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if found := law.search(line):
                yield Breach(path.relative_to(root), number, f"a rule word: {found[0]}")


def _pattern(words: set[str]) -> re.Pattern[str]:
    """Matches words in prose, in names and in question keys: ``Throne Room``, ``throne_room``, ``throne_room.play``."""
    spelled = (re.escape(word).replace(r"\ ", r"[ _-]") for word in sorted(words))
    return re.compile(rf"(?<![a-z])({'|'.join(spelled)})(?![a-z])", re.IGNORECASE)
