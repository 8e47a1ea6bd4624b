"""Answers in a row in tests: a row, its beginnings and its ends, and whether all of them can be said."""

from collections.abc import Iterator, Sequence

from games.kernel.contract.ahead import Foreseen
from games.kernel.contract.game import Game
from tests.games.saying import say, unsaid


def parts(row: Sequence[Foreseen]) -> Iterator[Sequence[Foreseen]]:
    """The whole, its beginnings, its ends."""
    for place in range(len(row)):
        yield row[: place + 1]
        yield row[place:]


def faults(game: Game, row: Sequence[Foreseen]) -> Iterator[str]:
    """The reasons why a row or a part of it cannot be said, in any language."""
    for part in parts(row):
        texts = game.words.in_a_row(part)
        if not texts:
            yield f"nothing is said of {[(one.choice.key, one.picks) for one in part]}"
        for text in texts:
            yield from unsaid(game.name, text)


def said(game: Game, language: str, row: Sequence[Foreseen]) -> str:
    """The row in words."""
    return ", ".join(say(game.name, language, text) for text in game.words.in_a_row(row))
