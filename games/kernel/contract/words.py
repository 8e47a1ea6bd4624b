"""A game in words: its views, its news and its answers."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from games.kernel.contract.ahead import Foreseen
from games.kernel.engine.chronicle import Event
from games.kernel.engine.digest import SumUp, plainly
from games.kernel.engine.text import Text


def by_label(answers: Sequence[Foreseen]) -> tuple[Text, ...]:
    """Answers in a row by their options' labels."""
    labels: list[Text] = []
    for choice, picks in ((one.choice, one.picks) for one in answers):
        called = {option.value: option.label for option in reversed(choice.options)}
        labels += [called[value] for value in picks] or ([choice.decline] if choice.decline else [])
    return tuple(labels)


class Lately(NamedTuple):
    """What happened, as everybody knows it: lately, `before`, and `new`, oldest first; and the `table` after it, as a
    spectator sees it. Other events than those that tell everybody the same are not among them.
    """

    before: Sequence[Event]
    new: Sequence[Event]
    table: Any

    @property
    def paragraph(self) -> tuple[Event, ...]:
        """What is told under the newest heading, or without one."""
        events = (*self.before, *self.new)
        return events[max([place for place, event in enumerate(events) if event.heading], default=0) :]


def openly(events: Iterable[Event], seats: int) -> list[Event]:
    """The events that tell everybody the same: nothing in them is hidden from anybody."""
    return [event for event in events if not event.beside and _says_one_thing(event, seats)]


def _says_one_thing(event: Event, seats: int) -> bool:
    to_all = event.line(None)
    return all(event.line(seat) == to_all for seat in range(seats))


def overtaking(now: Mapping[int, int], gained: Mapping[int, int]) -> tuple[int, int] | None:
    """The seat that leads alone now and another that led alone before, by what each seat has `now` and of that has
    lately `gained`; None: nobody has overtaken anybody.
    """
    led = _alone({seat: have - gained.get(seat, 0) for seat, have in now.items()})
    leads = _alone(now)
    return None if led is None or leads is None or led == leads else (leads, led)


def _alone(have: Mapping[int, int]) -> int | None:
    most = [seat for seat in have if have[seat] == max(have.values())]
    return most[0] if len(most) == 1 else None


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
    highlight: Callable[[Lately], Text | None] | None = None
    """What people react to in what is new, in a sentence for the channel; None: nothing. It says nothing again that
    `before` gave reason to say. Without such a rule tables do not offer it.
    """
