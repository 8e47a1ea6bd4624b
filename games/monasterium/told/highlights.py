"""What people at the table react to: a new leader in the last year, a huge turn, a great order or window."""

from collections import Counter
from collections.abc import Iterable

from games.kernel.contract.words import Lately, overtaking
from games.kernel.engine.chronicle import Event, TurnBegan
from games.kernel.engine.text import Seat, Text
from games.monasterium.events import OrderMet, PaneBuilt

RICH = 10
"""Points that are a lot in one turn."""
DEAR = 6
"""Points that are a lot for one order or pane."""


def highlight(lately: Lately) -> Text | None:
    """The first of these that is new."""
    return _leads(lately) or _rich(lately) or _met(lately) or _built(lately)


def points(events: Iterable[Event]) -> Counter[int]:
    """The points that these events brought, by seat."""
    found = Counter[int]()
    for event in events:
        found[event.seat] += getattr(event, "points", 0)
    return found


def _leads(lately: Lately) -> Text | None:
    """In the last year somebody else leads alone. At the end the result tells it."""
    table = lately.table
    if table.over or table.year < table.years:
        return None
    now = {school.seat: school.points for school in table.schools}
    if (found := overtaking(now, points(lately.new))) is None:
        return None
    leads, led = found
    return Text("highlight-leads", who=Seat(leads), whom=Seat(led), points=now[leads])


def _rich(lately: Lately) -> Text | None:
    """Somebody's turn has brought a lot."""
    turn = lately.paragraph
    if not turn or not isinstance(turn[0], TurnBegan):
        return None
    seat = turn[0].seat
    now, new = points(turn)[seat], points(lately.new)[seat]
    return Text("highlight-rich", who=Seat(seat), points=now) if now >= RICH > now - new else None


def _met(lately: Lately) -> Text | None:
    """Somebody fulfils a great order."""
    for event in lately.new:
        if isinstance(event, OrderMet) and event.points >= DEAR:
            return Text("highlight-met", who=Seat(event.seat), order=event.order, points=event.points)
    return None


def _built(lately: Lately) -> Text | None:
    """A pane completes much of a window."""
    for event in lately.new:
        if isinstance(event, PaneBuilt) and event.points >= DEAR:
            return Text("highlight-built", who=Seat(event.seat), points=event.points)
    return None
