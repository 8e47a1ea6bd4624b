"""What people at the table react to: a new leader in the last year, a huge turn, a great order or window."""

from collections import Counter
from collections.abc import Iterable

from games.kernel.contract.words import Lately
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
    now, gained = {school.seat: school.points for school in table.schools}, points(lately.new)
    led, leads = _alone({seat: have - gained[seat] for seat, have in now.items()}), _alone(now)
    if led is None or leads is None or led == leads:
        return None
    return Text("highlight-leads", who=Seat(leads), whom=Seat(led), points=now[leads])


def _alone(have: dict[int, int]) -> int | None:
    """The seat that leads alone, if any."""
    most = [seat for seat in have if have[seat] == max(have.values())]
    return most[0] if len(most) == 1 else None


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
