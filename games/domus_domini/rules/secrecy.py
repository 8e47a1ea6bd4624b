"""Phases in which everybody decides on their own things only: all are asked at once, each as a part in its own lane.

In an exact game they come one after the other. Otherwise the others' abbeys stay as last shown, and all is told in turn
order when everybody is done.
"""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from msgspec import structs

from games.domus_domini.table import Abbey, Table
from games.kernel.engine.choice import Effect
from games.kernel.engine.chronicle import Event
from games.kernel.engine.verbs import later, settle

Announce: TypeAlias = Callable[[Event], None]
SecretPart: TypeAlias = Callable[[Table, Abbey, Announce], Effect[None]]
Claims: TypeAlias = Callable[[Abbey], Mapping[str, int]]


def nothing(abbey: Abbey) -> Mapping[str, int]:
    """Takes nothing from the supply."""
    return {}


class Curtain:
    """Hides the others' abbeys from its creation until it is lifted."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._untold: list[list[Event]] = []
        if not table.exact:
            table.as_shown = [before(abbey) for abbey in table.abbeys]

    def everybody(self, part: SecretPart, claims: Claims = nothing) -> Effect[None]:
        """Let everybody do their part, in turn order or in their own time. Each part is a cause of its own: a seat that
        is done is no longer awaited.
        """
        table = self.table
        for abbey in table.in_turn():
            table.plays += 1
            yield from later(abbey.seat, part(table, abbey, self._tell()), table.plays, claims(abbey))

    def lift(self) -> Effect[None]:
        """Wait for everybody; then all is told and seen."""
        yield from settle()
        self.table.as_shown = None
        if self.table.exact:
            return
        for events in self._untold:
            self.table.news.extend(events)

    def _tell(self) -> Announce:
        if self.table.exact:
            return self.table.tell
        notes: list[Event] = []
        self._untold.append(notes)
        return notes.append


def before(abbey: Abbey) -> Abbey:
    """A copy that does not change."""
    return structs.replace(abbey, stage=dict(abbey.stage), specials=list(abbey.specials), rounds=list(abbey.rounds))
