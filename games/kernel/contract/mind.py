"""How the computer players of a game think, and what they find out about a table while it is played.

Laws: what is found out rests on what everybody sees when the game begins; nobody waits for it; it is plain data, and
the same table and number of steps give the same.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol, TypeAlias

import msgspec

from games.kernel.contract.ahead import Foreseen
from games.kernel.contract.policy import Look, Policy, default_policy
from games.kernel.engine.choice import Choice, Picks
from games.kernel.engine.text import Text


class Advice(msgspec.Struct, frozen=True):
    """What a computer player would answer, and `why`: at most twelve words, true of what it weighed (None: nothing
    useful to a person, and then it is suggested to nobody). `offer`: the text of its button (None: the picks' labels).
    """

    picks: Picks
    why: Text | None = None
    offer: Text | None = None
    then: tuple[Foreseen, ...] = ()
    """Its answers to the questions that follow at once, for a person who wants to press once for all of them."""
    row: Text | None = None
    first: Text | None = None
    """All these answers in words, and the first of them, if it is given alone."""
    row_why: Text | None = None
    """Why for the answer that matters most, if it is not the first."""
    row_for: Text | None = None
    """Which one that is."""
    onward: Text | None = None
    """How far it goes on after all these: at the questions that belong to them, each as it comes (`Ahead.onward`)."""


Advisor: TypeAlias = Callable[[Look, Choice], Advice]
"""How a computer player thinks, seeing what the asked seat sees; the same question gets the same answer."""


def usual_answers(level: str) -> Advisor:
    """The computer player of a game that has no better one: it takes each question's default."""
    return lambda look, choice: Advice(default_policy(look, choice))


def obeying(advisor: Advisor) -> Policy:
    """The player that follows this advice."""
    return lambda look, choice: advisor(look, choice).picks


class Study(Protocol):
    """A study under way."""

    @property
    def found(self) -> bytes:
        """The best so far."""
        ...

    def step(self) -> bool:
        """Go on for about a second at most; returns whether there is more to do."""
        ...


@dataclass(frozen=True, kw_only=True, eq=False)
class Studies:
    """How a game's tables are studied."""

    levels: frozenset[str]
    """The computer players that play by it."""
    about: Callable[[Any], bytes | None]
    """What to study at a table that everybody sees like this when it begins; None: nothing."""
    begin: Callable[[Any, bytes], Study]
    """Begin to study that at a table of this game, a `Game`."""
    advice: Callable[[bytes], Callable[[str], Advisor]]
    """The computer players by level, with what was found. Raises ValueError for unreadable data."""
    tell: Callable[[Sequence[Any], bytes], Text]
    """What they went by in a finished game, as they see it, with what was found or nothing, in words."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Mind:
    """The computer players of a game, level by level."""

    levels: tuple[str, ...] = ("normal",)
    """The levels, weakest first."""
    advice: Callable[[str], Advisor] = usual_answers
    """How the player of a level thinks."""
    ponder: Callable[[str, Look, Choice, Picks], tuple[Picks, ...]] = lambda level, look, choice, picks: ()
    """What the player of a level weighs against its first thought; nothing: it keeps that."""
    studies: Studies | None = None
    """What they find out about a table while it is played; None: they know all they need."""
    studied: bytes = b""
    """What they have found out; empty: nothing."""
    continues: str = ""
    """The player that plays on in estimates, whether one of the levels or not; by default the strongest."""

    @property
    def usual(self) -> str:
        """The last but one of the levels, or the only one."""
        return self.levels[-2:][0]

    @property
    def strongest(self) -> str:
        """The level that advises people, with its first thought."""
        return self.levels[-1]

    def player(self, level: str) -> Policy:
        """The computer player of a level: it follows its own advice."""
        return obeying(self.advice(level))

    def studying(self, found: bytes | None) -> "Mind":
        """The computer players who know what was found out. Raises ValueError for unreadable data."""
        if self.studies is None or not found:
            return self
        return replace(self, advice=self.studies.advice(found), studied=found)


AS_PROPOSED = Mind()
"""One level, which takes each question's default."""
