"""A game in words: its views, its news and its answers."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from games.kernel.contract.ahead import Foreseen
from games.kernel.engine.digest import SumUp, plainly
from games.kernel.engine.text import Text


def by_label(answers: Sequence[Foreseen]) -> tuple[Text, ...]:
    """Answers in a row by their options' labels."""
    labels: list[Text] = []
    for choice, picks in ((one.choice, one.picks) for one in answers):
        called = {option.value: option.label for option in reversed(choice.options)}
        labels += [called[value] for value in picks] or ([choice.decline] if choice.decline else [])
    return tuple(labels)


@dataclass(frozen=True, kw_only=True, eq=False)
class Words:
    """How a game is told."""

    table: Callable[[Any], tuple[Text, ...]]
    """A view's table, line by line: the same as the picture, in text."""
    hand: Callable[[Any], tuple[Text, ...]] = lambda view: ()
    """What the seat of a view holds."""
    in_short: SumUp = plainly
    """What others did while a person was away: a line per turn."""
    in_a_row: Callable[[Sequence[Foreseen]], tuple[Text, ...]] = by_label
    """Answers in a row, short enough for a button."""
    why_gone: Callable[[Foreseen], Text | None] = lambda one: None
    """Why a foreseen answer is no longer on offer, in a sentence that its seat may know; None: not known."""
    measures: Callable[[Any], Mapping[Text, tuple[int, ...]]] = lambda state: {}
    """A state's statistics beyond points: for each label a number per seat, or one for the table."""
