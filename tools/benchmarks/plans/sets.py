"""The recommended sets of Dominion for a search by hand."""

from collections.abc import Sequence

from games.dominion.kingdom.recommended import RECOMMENDED


def chosen(names: Sequence[str]) -> list[str]:
    """The sets of these names; without names, all. Ends the program with a sentence for an unknown name."""
    if unknown := [name for name in names if name not in RECOMMENDED]:
        raise SystemExit(f"No set is called {', '.join(unknown)}. There are: {', '.join(RECOMMENDED)}.")
    return list(names or RECOMMENDED)
