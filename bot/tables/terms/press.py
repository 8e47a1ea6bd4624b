"""A person's press at a question, as the tables know it.

Law: reading a press changes nothing, so it can be read while its game is held, and again if that has moved on.
"""

from typing import Protocol

import msgspec

from bot.tables.terms.actors import Actor
from games.kernel.engine.choice import Choice, Picks


class Further(Protocol):
    """What a press says about the questions after its own."""

    @property
    def left(self) -> int:
        """How many answers it has left."""

    @property
    def on(self) -> bool:
        """Whether the advice answers what comes then."""

    def read(self, choice: Choice) -> "tuple[Picks, Further]":
        """Its answer to the next question, and the rest. Raises IllegalAnswer if it means another question, or says no
        more.
        """


class Answer(msgspec.Struct, frozen=True):
    """The press answers the question; `further`: also the ones that follow, None: just this one."""

    picks: Picks
    further: Further | None = None


class Redraw(msgspec.Struct, frozen=True):
    """Nothing is decided: the question is shown on this page, with these options picked so far, by place."""

    page: int = 0
    draft: tuple[int, ...] = ()


class Pressed(msgspec.Struct, frozen=True):
    """Where a person pressed to make a move: the direct message of this id, which the reply updates; None: elsewhere,
    so the direct message must stop asking.
    """

    message: int | None


class Press(Protocol):
    """Who pressed what, in which game, at the question of which id (None: at whatever is open)."""

    @property
    def game(self) -> int:
        """The number of the game."""

    @property
    def actor(self) -> Actor:
        """Who presses."""

    @property
    def question(self) -> str | None:
        """The id of the question."""

    @property
    def pressed(self) -> Pressed | None:
        """Where it was pressed; None: not in a message that could go on asking."""

    def read(self, choice: Choice) -> Answer | Redraw:
        """Its meaning for this question. Raises IllegalAnswer, or Refused."""
