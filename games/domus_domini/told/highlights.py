"""What people at the table react to: a figure pushed back, a new leader, Cluny, brothers who leave, a huge round."""

from collections import Counter
from itertools import takewhile

from games.domus_domini.board import CLUNY
from games.domus_domini.events import Attacked, Earned, Fed, Marched, PushedBack, SetOut
from games.kernel.contract.words import Lately, overtaking
from games.kernel.engine.text import Seat, Text

FAR = 5
"""How many fields are a long way back."""
MANY = 2
"""How many brothers who leave in one round are many."""
RICH = 40
"""Letters that are a lot for one round."""


def highlight(lately: Lately) -> Text | None:
    """The first of these that is new."""
    return _leads(lately) or _pushed(lately) or _arrived(lately) or _rich(lately) or _left(lately)


def _leads(lately: Lately) -> Text | None:
    """After a round's income somebody else leads alone. At the end the result tells it."""
    if lately.table.over or not any(isinstance(event, Earned) for event in lately.new):
        return None
    now = {abbey.seat: abbey.letters for abbey in lately.table.abbeys}
    gained = Counter[int]()
    for event in lately.new:
        gained[event.seat] += event.letters if isinstance(event, Earned) else int(isinstance(event, Attacked))
    if (found := overtaking(now, gained)) is None:
        return None
    leads, led = found
    return Text("highlight-leads", who=Seat(leads), whom=Seat(led), letters=now[leads])


def _pushed(lately: Lately) -> Text | None:
    """A figure was pushed far back in this round, and now by somebody else."""
    fields = dict[int, int]()
    for event in lately.paragraph:
        if isinstance(event, SetOut):
            fields[event.seat] = event.position
    for event in lately.new:
        if isinstance(event, PushedBack) and event.cause is not None:
            start = fields.get(event.seat, event.position)
            if start - event.position >= FAR > start - _before(lately, event):
                by = Seat(event.cause.seat)
                return Text("highlight-pushed", who=Seat(event.seat), start=start, end=event.position, by=by)
    return None


def _before(lately: Lately, fall: PushedBack) -> int:
    """Where the figure stood before it fell."""
    before = takewhile(lambda event: event is not fall, lately.paragraph)
    moved = [event for event in before if event.seat == fall.seat and isinstance(event, (SetOut, PushedBack))]
    return moved[-1].position if moved else fall.position


def _arrived(lately: Lately) -> Text | None:
    """A figure comes to Cluny."""
    for event in lately.new:
        if isinstance(event, (SetOut, Marched)) and event.position == CLUNY:
            return Text("highlight-arrived", who=Seat(event.seat))
    return None


def _rich(lately: Lately) -> Text | None:
    """Somebody's income of a round is great."""
    for event in lately.new:
        if isinstance(event, Earned) and event.letters >= RICH:
            return Text("highlight-rich", who=Seat(event.seat), letters=event.letters)
    return None


def _left(lately: Lately) -> Text | None:
    """Several brothers leave because there is nothing to eat."""
    for event in lately.new:
        if isinstance(event, Fed) and event.lost >= MANY:
            return Text("highlight-left", who=Seat(event.seat), count=event.lost)
    return None
