"""A lesson as data: an arranged table, one idea, the game's own question, and a reply to every answer.

How a lesson is written: the table as in a case file (`cases.py`), and the decisions that its learner, at seat 0, is
asked for, by their questions' keys. A reply stands below the `picks` that it is given for (``copper x3`` as in a case;
``[]`` for none); the last one of a decision names none and is given for all others.

Its texts are in the game's locale files, by the name of the lesson: ``lesson-first-title``, the idea before its
decisions (``lesson-first-idea``, ``lesson-first-idea-2``), the replies (``lesson-first-silver`` for ``say: silver``).
"""

from collections import Counter
from typing import Any, Literal, TypeAlias

import msgspec

from games.kernel.contract.case_words import picked
from games.kernel.engine.choice import Picks
from games.kernel.engine.text import Text

Shown: TypeAlias = Literal["hand", "table", "both"]
"""Which pictures belong to a decision: the learner's own, the table's, or both. If the table has several sheets,
`sheet` says which one (from 1; 0: all).
"""


class LessonReply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The reply to an answer that holds all these `picks` (an empty list: to none at all); None: to any."""

    say: str
    picks: str | int | list[str | int] | None = None

    def fits(self, picks: Picks) -> bool:
        """Whether it replies to this answer, if none before it did."""
        wanted = None if self.picks is None else Counter(picked(self.picks))
        return wanted is None or (not (wanted - Counter(picks)) if wanted else not picks)


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One question of a lesson by its key, to be asked before `later` turn boundaries have passed; other questions on
    the way are answered for the learner.
    """

    ask: str
    replies: tuple[LessonReply, ...]
    show: Shown = "hand"
    sheet: int = 0
    later: int = 0


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as written. After its last answer it is played on until `watch` turn boundaries have passed, so that the
    learner sees the consequences; then `shows` says which pictures are shown.
    """

    lesson: str
    decisions: tuple[Decision, ...]
    seats: int = 2
    options: dict[str, Any] = {}
    exact: bool = False
    table: dict[str | int, Any] = {}
    shuffles: list[list[str | int]] = []
    moves: list[dict[int | str, Any]] = []
    watch: int = 0
    shows: Shown = "hand"
    sheet: int = 0

    @property
    def title(self) -> Text:
        """Its title."""
        return self._text("title")

    def idea(self, place: int) -> Text:
        """The text before the decision at this place."""
        return self._text(f"idea-{place + 1}" if place else "idea")

    def reply(self, place: int, picks: Picks) -> Text:
        """The reply to this answer there."""
        found = next(reply for reply in self.decisions[place].replies if reply.fits(picks))
        return self._text(found.say)

    def _text(self, what: str) -> Text:
        """A text of this lesson: ``lesson-*-*``, of a later decision ``lesson-*-*-*`` with its number."""
        return Text(f"lesson-{self.lesson}-{what}")
