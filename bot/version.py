"""The version of this program: said in the help, on the command line and in records. `pyproject.toml` has it."""

from importlib.metadata import PackageNotFoundError, version

PROGRAM = "parlatorium"


def program() -> str:
    """The version; "source" where the program runs without being installed."""
    try:
        return version(PROGRAM)
    except PackageNotFoundError:
        return "source"
