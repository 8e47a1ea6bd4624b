"""The table of the next own turn in this round: spaces and cloisters as they are now, whatever others do until then.

Laws: nothing of the game goes into it but the view; what dice would show is not known. Placing dice is not prepared:
all do that at once, and it begins with a roll.
"""

from functools import partial

from games.kernel.ahead.rehearsal import NoChance
from games.kernel.contract.ahead import Imagined
from games.kernel.engine.choice import Choice
from games.monasterium.advice.imagination import imagined as known
from games.monasterium.rules.action_phase import next_player, take_turns
from games.monasterium.table import School, Table
from games.monasterium.view import SchoolView, View, view


def imagine(seen: View) -> Imagined | None:
    """The seat's next turn; None while its own is under way, while dice are placed, when the round holds nothing for it
    any more, and at the end.
    """
    return None if seen.turn == seen.seat else _turn(seen)


def begun(seen: View, asked: Choice) -> Imagined | None:
    """The turn that begins with this question; None: dice have been taken, or nobody asks for that."""
    return _turn(seen) if asked.key in ("dice.take", "dice.count") else None


def _turn(seen: View) -> Imagined | None:
    if seen.seat is None or seen.over or seen.phase != "act":
        return None
    table = imagined(seen, seen.seat)
    me = table.schools[seen.seat]
    return Imagined(take_turns(table, me), partial(view, table, me.seat)) if next_player(table) is me else None


def imagined(seen: View, seat: int) -> Table:
    """The table as it is seen, this seat at turn, with all that a picture shows."""
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
    """What is no matter in a turn: dice placed ahead, and where points came from."""
    school.placing = now + seen.ahead
    school.neutral, school.own = seen.neutral, seen.own
    school.rolled, school.rolled_own = list(seen.rolled), list(seen.rolled_own)
    school.sources, school.rounds = dict(seen.sources), list(seen.rounds)
