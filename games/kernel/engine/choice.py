"""The only kind of question: pick between `least` and `most` of the options.

Laws: a refused answer changes nothing; a choice with one legal answer answers itself (the match asks `only_answer`).
"""

from collections.abc import Generator
from typing import Any, TypeAlias, TypeVar

import msgspec
from msgspec.structs import force_setattr

from games.kernel.engine.standing_orders import Standing
from games.kernel.engine.text import Text

Picks: TypeAlias = tuple[str, ...]
"""An answer: the values of the options picked. Equal values stand for equal, separate options (three Coppers)."""

Result = TypeVar("Result")
Effect: TypeAlias = Generator[Any, Any, Result]
"""The effect of a rule: a generator that yields wishes to the match. It must be driven with ``yield from``."""


class IllegalAnswer(Exception):
    """The answer does not fit its question; `reason` says why, for the person who gave it."""

    def __init__(self, reason: Text) -> None:
        super().__init__(repr(reason))
        self.reason = reason


class Option(msgspec.Struct, frozen=True, gc=False):
    """One thing to pick: `value` is its stable name, `label` what a person reads; `left` is how many there are of it,
    if that may matter to a person wishing for it beforehand.
    """

    value: str
    label: Text
    hint: Text | None = None
    group: str = ""
    left: int | None = None


class Choice(msgspec.Struct, frozen=True):
    """A question to one seat.

    `key` is its stable name (``militia.discard``); `least` and `most` count options; with `ordered` the order of the
    picks counts; `default` is a sensible legal answer (big button, time-out, absent player); `standing` says how it may
    be answered once and for all (None: it may not); `decline` is the label of picking nothing. `moot`: no answer can be
    better than the default, so its person need not be asked.
    """

    seat: int
    key: str
    prompt: Text
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    ordered: bool = False
    default: Picks = ()
    standing: Standing | None = None
    decline: Text | None = None
    offer: Text | None = None
    """The default's button text ("Play all: 7 coins"); None: the labels of the default's options."""
    moot: bool = False
    values: Picks = ()
    """The options' values in the order shown; filled in automatically."""

    def __post_init__(self) -> None:
        """Fill in the values once: they are read often."""
        force_setattr(self, "values", tuple([option.value for option in self.options]))

    def __iter__(self) -> Effect[Picks]:
        """Ask: ``picks = yield from Choice(...)``."""
        picks: Picks = yield self
        return picks

    def check(self, picks: Picks) -> Picks:
        """Return the picks in their lasting form (unordered ones in the options' order). Raises IllegalAnswer."""
        if picks and picks == self.default:
            return picks
        if len(picks) < self.least:
            raise IllegalAnswer(Text("too-few-picks", least=self.least, picked=len(picks)))
        if len(picks) > self.most:
            raise IllegalAnswer(Text("too-many-picks", most=self.most, picked=len(picks)))
        if not picks or (len(picks) == 1 and picks[0] in self.values):
            return picks
        return self._in_lasting_form(picks)

    def _in_lasting_form(self, picks: Picks) -> Picks:
        values = self.values
        for value in dict.fromkeys(picks):
            if picks.count(value) > values.count(value):
                raise IllegalAnswer(Text("not-an-option", value=value))
        if self.ordered:
            return picks
        places = {value: place for place, value in enumerate(values)}
        return tuple(sorted(picks, key=places.__getitem__))

    def only_answer(self) -> Picks | None:
        """The only legal answer: all, none or one kind of equal options; None if there is a choice."""
        values, least = self.values, self.least
        if self.most == 0 or not values:
            return ()
        if least < self.most and least < len(values):
            return None
        alike = values[0] == values[-1] and values.count(values[0]) == len(values)
        if alike or (least == len(values) and not self.ordered):
            return values[:least]
        return None


def kind_of(key: str) -> str:
    """The part of a question's key before the dot: the card or the part of the rules that asks."""
    return key.partition(".")[0]
