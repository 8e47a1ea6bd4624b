"""A game in words: what its views, its news and the answers in it are called."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from games.kernel.contract.ahead import Foreseen
from games.kernel.engine.digest import SumUp, plainly
from games.kernel.engine.text import Text


def by_label(answers: Sequence[Foreseen]) -> tuple[Text, ...]:
    """Answers in a row as their options are called."""
    labels: list[Text] = []
    for choice, picks in ((one.choice, one.picks) for one in answers):
        called = {option.value: option.label for option in reversed(choice.options)}
        labels += [called[value] for value in picks] or ([choice.decline] if choice.decline else [])
    return tuple(labels)


def _empty_hand(view: Any) -> tuple[Text, ...]:
    return ()


def _not_known(one: Foreseen) -> None:
    return None


def _points_alone(state: Any) -> Mapping[Text, tuple[int, ...]]:
    return {}


@dataclass(frozen=True, kw_only=True, eq=False)
class Words:
    """How a game is told."""

    table: Callable[[Any], tuple[Text, ...]]
    """A view's table, line by line: the picture's text twin."""
    hand: Callable[[Any], tuple[Text, ...]] = _empty_hand
    """What the seat of a view holds."""
    in_short: SumUp = plainly
    """What others did, for those who were not there: a line per turn."""
    in_a_row: Callable[[Sequence[Foreseen]], tuple[Text, ...]] = by_label
    """Answers in a row, as short as a button wants them."""
    why_gone: Callable[[Foreseen], Text | None] = _not_known
    """Why a foreseen answer is not offered any more, in a sentence that its seat may know; None: that is not known."""
    measures: Callable[[Any], Mapping[Text, tuple[int, ...]]] = _points_alone
    """How a state's game went beyond its points: under its label a number for each seat, or one for the table."""
