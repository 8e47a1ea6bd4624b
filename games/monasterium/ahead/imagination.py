"""The table of the next own turn in this round: present spaces and cloisters, whatever others do until then.

Laws: nothing of the game goes into it but the view; the result of a roll is not known. Placing dice is not prepared:
all do that at once, and it begins with a roll.
"""

from functools import partial

from games.kernel.ahead.rehearsal import NoChance
from games.kernel.contract.ahead import Imagined
from games.kernel.engine.choice import Choice
from games.monasterium.advice.foresight import going_on
from games.monasterium.advice.imagination import imagined as known
from games.monasterium.board import JOKER
from games.monasterium.rules.action_phase import take_turns
from games.monasterium.table import School, Table
from games.monasterium.view import SchoolView, View, view


def can(seen: View) -> bool:
    """Whether the next turn of the seat with this view can be prepared: not during its own."""
    acting = seen.seat is not None and not seen.over and seen.phase == "act"
    return acting and seen.turn != seen.seat and bool(_spaces(seen))


def imagine(seen: View, asked: Choice | None) -> Imagined | None:
    """The imagined table from a question on; without one, for the whole turn: the next one, or the one that has begun.
    None: dice may have been taken in that turn.
    """
    if asked is not None:
        return going_on(seen, asked)
    if seen.seat is None or not (can(seen) or _begins_with_dice(seen)):
        return None
    table = imagined(seen, seen.seat)
    return Imagined(take_turns(table, table.schools[seen.seat]), partial(view, table, seen.seat))


def _spaces(seen: View) -> list[tuple[int, int]]:
    """The numbers of the spaces with dice for the seat, and their dice."""
    dice = [(space.number, space.neutral + space.own[seen.seat or 0]) for space in seen.spaces]
    return [(number, count) for number, count in dice if count]


def _begins_with_dice(seen: View) -> bool:
    """Whether a turn now would begin by asking which dice to take, or how many."""
    spaces = _spaces(seen)
    return len(spaces) > 1 or any(number != JOKER and count > 1 for number, count in spaces)


def imagined(seen: View, seat: int) -> Table:
    """The table as seen, with this seat at turn, with all that a picture shows."""
    table = known(seen, seat)
    table.chance, table.at_once = NoChance(b""), seen.at_once
    for school in table.schools:
        _complete(school, seen.schools[school.seat], table.round)
    for at, space in enumerate(seen.spaces):
        placing = [school for school in table.schools if school.placing > table.round]
        for school in placing:
            school.ahead_own[at] = space.ahead_own[school.seat]
        for school in placing[:1]:
            school.ahead[at] = space.ahead
    return table


def _complete(school: School, seen: SchoolView, now: int) -> None:
    """Add what does not matter in a turn: dice placed ahead, the sources of points."""
    school.placing = now + seen.ahead
    school.neutral, school.own = seen.neutral, seen.own
    school.rolled, school.rolled_own = list(seen.rolled), list(seen.rolled_own)
    school.sources, school.rounds = dict(seen.sources), list(seen.rounds)
