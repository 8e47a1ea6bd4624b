"""What a person presses at a question, as the tables know it.

Law: reading a press changes nothing, so that it is read while its game is held, and again if that has moved on.
"""

from typing import Protocol

import msgspec

from bot.tables.terms.actors import Actor, Refused
from games.kernel.engine.choice import Choice, Picks
from games.kernel.engine.text import Text


class Further(Protocol):
    """What a press says of the questions that follow the one that it was made at."""

    @property
    def left(self) -> int:
        """How many answers it still has."""
        ...

    def read(self, choice: Choice) -> "tuple[Picks, Further]":
        """Its answer to the next question, and what it says after that. Raises IllegalAnswer if it means another one,
        or says no more.
        """
        ...


class Answer(msgspec.Struct, frozen=True):
    """The press answers the question; `further`: and those that follow it, None: it answers just one."""

    picks: Picks
    further: Further | None = None


class Redraw(msgspec.Struct, frozen=True):
    """Nothing is decided: the question is shown on this page, with these places of its options picked so far."""

    page: int = 0
    draft: tuple[int, ...] = ()


class Pressed(msgspec.Struct, frozen=True):
    """What a person pressed to make a move: the direct message of this id, which the reply brings up to date; None:
    something elsewhere, so that the message there must not go on asking.
    """

    message: int | None


class Press(Protocol):
    """Who presses what, in which game, at the question of which id (None: at whatever is asked)."""

    @property
    def game(self) -> int:
        """The number of the game."""
        ...

    @property
    def actor(self) -> Actor:
        """Who presses."""
        ...

    @property
    def question(self) -> str | None:
        """The id of the question."""
        ...

    @property
    def pressed(self) -> Pressed | None:
        """Where it was pressed; None: in no message that could go on asking."""
        ...

    def read(self, choice: Choice) -> Answer | Redraw:
        """What it means at this question. Raises IllegalAnswer, or Refused."""
        ...


def meant(press: Press, asked: tuple[str, Choice] | None) -> tuple[str, Choice]:
    """The question that is open, with its id, if it is the one that was pressed. Raises Refused."""
    if asked is None or press.question not in (None, asked[0]):
        raise Refused(Text("question-gone"))
    return asked
