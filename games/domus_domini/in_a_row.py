"""Answers in a row, as short as a button wants them: what was done often once, with its number."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from games.domus_domini.board import NAMED
from games.domus_domini.words import area
from games.kernel.foresight import Foreseen
from games.kernel.text import Text

LEAST = {"to_chapel": 1, "to_kloster": 1, "to_field": 2, "save": 3}
"""How many it is if nobody is asked how many."""


def briefly(answers: Sequence[Foreseen]) -> tuple[Text, ...]:
    """What these answers do, each thing where it comes first."""
    found: dict[str, list[int]] = {}
    for what, number in _deeds(answers):
        found.setdefault(what, []).append(number)
    return tuple(_said(what, numbers) for what, numbers in found.items())


def _deeds(answers: Sequence[Foreseen]) -> Iterator[tuple[str, int]]:
    """What each answer does, and how many, or which stage."""
    for one, following in pairwise([*answers, None]):
        assert one is not None
        if one.choice.key == "build.choose":
            amount = following.picks[0] if following and following.choice.key == "build.amount" else None
            yield _built(one, amount)
        elif one.choice.key != "build.amount":
            (value,) = one.picks
            yield one.choice.key.replace(".", "-"), int(value) if value.isdigit() else int(value == "yes")


def _built(one: Foreseen, amount: str | None) -> tuple[str, int]:
    """What is done in phase 3a."""
    if not one.picks:
        return "done", 1
    (action,) = one.picks
    label = next(option.label for option in one.choice.options if option.value == action)
    if "stage" in label.args:
        return action, int(str(label.args["stage"]))
    return action, int(amount) if amount else LEAST.get(action, 1)


def _said(what: str, numbers: Sequence[int]) -> Text:
    if kind := NAMED.get(what):
        message = "short-stage" if len(numbers) == 1 else "short-stages"
        return Text(message, area=area(kind), first=numbers[0], last=numbers[-1])
    return Text("short-chapel" if what == "chapel" else f"row-{what.replace('_', '-')}", count=sum(numbers))
