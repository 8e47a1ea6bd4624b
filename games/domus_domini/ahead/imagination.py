"""A seat's next decisions, at a table made from what it sees: from the present phase to the end of the stretch, its own
parts alone.

Laws: nothing of the game goes into it but the view; what others do until then is not guessed. The column is rehearsed
with the coins in it when it comes round; nothing after turning up the production card, setting out or attacking.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeAlias

from games.domus_domini.advice.imagination import going_on
from games.domus_domini.advice.imagination import imagined as known
from games.domus_domini.ahead.stretches import deciding, turn_of
from games.domus_domini.rules.attack import attack
from games.domus_domini.rules.building import build, most_claims
from games.domus_domini.rules.cellerar import look_for_cellerar
from games.domus_domini.rules.column import pass_column
from games.domus_domini.rules.march import feed, march
from games.domus_domini.rules.market import bring_gifts, buy_vegetables
from games.domus_domini.rules.secrecy import SecretPart
from games.domus_domini.table import Abbey, Phase, Table
from games.domus_domini.view import View, view
from games.kernel.ahead.rehearsal import NoChance
from games.kernel.contract.ahead import Imagined
from games.kernel.engine.choice import Choice, Effect

TurnPart: TypeAlias = Callable[[Table, Abbey], Effect[None]]


def can(seen: View) -> bool:
    """Whether the seat's next decisions can be prepared: not while it decides itself or all do at once, if its next
    part is unknown, if the column cannot come to it, nor at the end.
    """
    return bool(to_come(seen))


def imagine(seen: View, asked: Choice | None) -> Imagined | None:
    """The imagined table from a question on; without one, for the seat's next decisions to the end of the stretch."""
    if asked is not None:
        return going_on(seen, asked)
    parts = to_come(seen)
    if seen.seat is None or not parts:
        return None
    table = imagined(seen, seen.seat)
    return Imagined(
        in_a_row(table, seen.seat, parts), partial(view, table, seen.seat), claims=claims(seen, table, seen.seat)
    )


def to_come(seen: View) -> tuple[TurnPart, ...]:
    """The seat's next decisions; empty if they cannot be prepared."""
    if seen.seat is None or seen.over or not (turn := turn_of(seen, seen.seat)):
        return ()
    parts = (BEFORE if turn < 0 else AFTER).get(seen.phase, ())
    if parts[-1:] == (feeding,) and seen.round == seen.rounds:
        return ()  # in the last round nobody is asked on the road
    return () if seen.phase == "column" and not reaches(seen, seen.seat) else parts


def in_a_row(table: Table, seat: int, parts: tuple[TurnPart, ...]) -> Effect[None]:
    """One part after the other."""
    for part in parts:
        yield from part(table, table.abbeys[seat])


def given(table: Table, me: Abbey) -> Effect[None]:
    """Phase 2b, with its gifts."""
    bring_gifts(table)
    yield from buying(table, me)


def secret(phase: Phase, part: SecretPart) -> TurnPart:
    """A seat's part of a phase in which others need not be waited for."""

    def play(table: Table, me: Abbey) -> Effect[None]:
        table.phase = phase
        yield from part(table, me, table.tell)

    return play


buying, building = secret("market", buy_vegetables), secret("build", build)
marching, feeding = secret("march", march), secret("feed", feed)


BEFORE: Mapping[Phase, tuple[TurnPart, ...]] = {
    "column": (lambda table, me: pass_column(table),),
    "cellerar": (lambda table, me: look_for_cellerar(table), given, building),
    "market": (buying, building),
    "build": (building,),
    "attack": (lambda table, me: attack(table),),
    "march": (marching, feeding),
    "feed": (feeding,),
}
"""The parts to come for a seat before its turn in the phase. The column comes to it if everybody passes it on; its
attacks are known until somebody may ward one off.
"""
AFTER: Mapping[Phase, tuple[TurnPart, ...]] = {
    "cellerar": (given, building),
    "market": (building,),
    "attack": (marching, feeding),
    "march": (feeding,),
}
"""The parts to come after its turn."""


def imagined(seen: View, seat: int) -> Table:
    """The table as seen, with this seat at turn."""
    table = known(seen)
    table.chance, table.exact = NoChance(b""), True
    if seen.phase == "column":
        table.pot += (seat - table.seat) % len(table.abbeys)
    table.seat = seat
    table.abbeys[seat].bargained = False
    return table


def reaches(seen: View, seat: int) -> bool:
    """Whether the column may come to this seat: a seat without a coin keeps it."""
    count = len(seen.abbeys)
    return all(seen.abbeys[(seen.turn + step) % count].money for step in range((seat - seen.turn) % count))


def claims(seen: View, table: Table, seat: int) -> Mapping[str, int]:
    """The most that builders before this seat may take from the supply, and one more, so that its next offer is
    certain.
    """
    count, first = len(table.abbeys), seen.start_player
    begun = deciding(seen) if seen.phase == "build" else first
    found = Counter({"lay": 1, "dog": 1, "hut": 1})
    for abbey in table.abbeys:
        place, since, mine = ((each - first) % count for each in (abbey.seat, begun or 0, seat))
        if since <= place < mine:
            found.update(most_claims(abbey))
    return found
