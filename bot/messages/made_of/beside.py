"""What stands in a person's message beside their desk."""

from collections.abc import Mapping

import msgspec

from bot.tables.show.shown import Answered
from games.kernel.contract.mind import Advice
from games.kernel.engine.text import Text


class Beside(msgspec.Struct, frozen=True):
    """Why the message is made now, and what is thought out only because somebody reads it. `answered` is what was
    answered just now, `by_command` what a command has just done: it is said first.
    """

    answered: Answered | None = None
    by_command: Text | None = None
    passing: bool = False
    """Whether the message does not stay, so that it may tell what soon will not be true any more."""
    advice: Advice | None = None
    """What is advised to answer."""
    answered_before: Mapping[str, int] | None = None
    """With a coach: how often this person has answered which question here, by its key."""
    laid_ready: tuple[Text, ...] = ()
    """What is laid ready for the next turn, in words."""
    faces: Mapping[str, str] = {}
    """What Discord shows before what is offered, by its value."""


NOTHING = Beside()
