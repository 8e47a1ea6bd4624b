"""The additions to the desk in a person's message."""

from collections.abc import Mapping

import msgspec

from bot.tables.show.shown import Answered
from games.kernel.ahead.foresight import Joint
from games.kernel.contract.mind import Advice
from games.kernel.engine.text import Text


class Beside(msgspec.Struct, frozen=True):
    """Why the message is made now, and what is worked out only for its reader. `answered` is the latest answer,
    `by_command` what a command has just done: it is said first.
    """

    answered: Answered | None = None
    by_command: Text | None = None
    passing: bool = False
    """Whether the message is temporary, so that it may say what will soon be untrue."""
    advice: Advice | None = None
    """The advised answer."""
    answered_before: Mapping[str, int] | None = None
    """With a coach: how often this person has answered which question here, by its key."""
    laid_ready: tuple[Text, ...] = ()
    """The prepared next turn, in words."""
    joints: tuple[Joint, ...] = ()
    """The entries of its list that answer the next question, too."""
    faces: Mapping[str, str] = {}
    """The emoji before each option, by its value."""


NOTHING = Beside()
