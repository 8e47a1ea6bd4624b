"""The tools by their names: ``python -m tools`` lists them, ``python -m tools NAME …`` runs one with its own words."""

import sys
from collections.abc import Sequence
from pathlib import Path
from runpy import run_module

FOLDER = Path(__file__).parent
CALLED = 'if __name__ == "__main__":'
WRONG = 2


def tools() -> dict[str, str]:
    """The module of each tool by the tool's name: packages with a `__main__`, and modules that can be called, in this
    folder, among the benchmarks and the pictures. What a tool starts for itself is none.
    """
    packages = {path.parent.name: f"tools.{path.parent.name}" for path in FOLDER.glob("*/__main__.py")}
    modules = [*FOLDER.glob("*.py"), *FOLDER.glob("benchmarks/*/*.py"), *FOLDER.glob("pictures/*.py")]
    return packages | {
        path.stem: ".".join(("tools", *path.relative_to(FOLDER).with_suffix("").parts))
        for path in modules
        if CALLED in path.read_text(encoding="utf-8") and not path.stem.startswith("__")
    }


def main(words: Sequence[str]) -> None:
    """Run a tool, or list them all."""
    found = tools()
    if not words or words[0] in ("-h", "--help"):
        print("\n".join(sorted(found)))
    elif words[0] not in found:
        print(f"there is no tool {words[0]!r}; python -m tools lists them", file=sys.stderr)
        raise SystemExit(WRONG)
    else:
        sys.argv = [f"python -m tools {words[0]}", *words[1:]]
        run_module(found[words[0]], run_name="__main__", alter_sys=False)


if __name__ == "__main__":
    main(sys.argv[1:])
