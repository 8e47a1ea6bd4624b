"""Rooms: a folder holds what one person can look over, and its modules are imported from above to below.

An arrow is a pair of a folder's children of which one imports the other; imports for types alone do not count.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import grimp

from tests.architecture.tree import PACKAGES, files

MOST = 14
"""Python files in a folder; `__init__.py` is not counted."""


def crowded(root: Path) -> Iterator[tuple[str, int]]:
    """The program's folders with more files than that, and how many; database migrations do not count."""
    for folder in sorted({path.parent for path in files(root, *PACKAGES, "tools")}):
        count = sum(path.name != "__init__.py" for path in folder.glob("*.py"))
        if count > MOST and "migrations" not in folder.parts:
            yield str(folder.relative_to(root)), count


@cache
def graph_of(top: str) -> grimp.ImportGraph:
    """What imports what in a top package."""
    return grimp.build_graph(top, exclude_type_checking_imports=True, cache_dir=None)


def arrows(root: Path, folder: str) -> set[tuple[str, str]]:
    """Which child of a folder imports which other one."""
    package = folder.replace("/", ".")
    graph, below = graph_of(package.partition(".")[0]), f"{package}."
    found = set[tuple[str, str]]()
    for importer in graph.modules:
        for imported in graph.find_modules_directly_imported_by(importer) if importer.startswith(below) else ():
            if imported.startswith(below):
                pair = importer.removeprefix(below).partition(".")[0], imported.removeprefix(below).partition(".")[0]
                found |= {pair} if pair[0] != pair[1] else set()
    return found
