"""An imagined abbey, made from what its seat sees, on which the rules themselves go on.

Law: nothing of the game goes into it but the view and the open question. Only everybody's own affairs go on: after them
others are awaited.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeAlias

from games.domus_domini.board import KINDS
from games.domus_domini.rules.building import ACTIONS, Works, build, go_on, most_claims
from games.domus_domini.rules.march import feed, march, ride
from games.domus_domini.rules.market import buy_vegetables
from games.domus_domini.rules.secrecy import SecretPart, before
from games.domus_domini.table import Abbey, Table
from games.domus_domini.view import AbbeyView, View, view
from games.kernel.ahead.rehearsal import Unknown
from games.kernel.contract.ahead import Imagined
from games.kernel.engine.chance import Chance
from games.kernel.engine.choice import Choice, Effect

Going: TypeAlias = Callable[[Table, Abbey, Choice], Effect[None]]


def going_on(seen: View, choice: Choice) -> Imagined | None:
    """The imagined table from a question on; None: nothing is known."""
    if choice.key not in GOING:
        return None
    table = imagined(seen)
    effect = GOING[choice.key](table, table.abbeys[choice.seat], choice)
    return Imagined(effect, partial(view, table, choice.seat), claims=claims(table, choice.seat))


def building(table: Table, me: Abbey, choice: Choice) -> Effect[None]:
    """Phase 3a from here on."""
    works = Resumed(table, me, choice)
    yield from go_on(works)
    if works.in_doubt:
        raise Unknown


class Resumed(Works):
    """Phase 3a from a question on: actions that are possible but not offered have been closed.

    Whether brothers may go to the chapel or back is unknown while none can; if that would matter it is `in_doubt` and
    ends.
    """

    def __init__(self, table: Table, me: Abbey, choice: Choice) -> None:
        super().__init__(table, me, table.tell)
        self.closed = {action for action in ACTIONS if self.possible(action) and action not in choice.values}
        came = me.chapel > 0 and me.lay_chapel < table.capacity(me)
        doubtful = ("to_kloster", "to_chapel") if came else ("to_kloster",)
        self.unknown = {action for action in doubtful if not self.possible(action)}
        self.in_doubt = False

    def open(self) -> list[str]:
        """The possible actions; none, if one of them may have been closed."""
        found = super().open()
        self.in_doubt = bool(self.unknown.intersection(found))
        return [] if self.in_doubt else found


def with_next(part: SecretPart, following: SecretPart) -> Going:
    """The rest of a phase, and the next one if nobody is waited for."""

    def play(table: Table, me: Abbey, choice: Choice) -> Effect[None]:
        yield from part(table, me, table.tell)
        if not table.exact:
            yield from following(table, me, table.tell)

    return play


GOING: Mapping[str, Going] = {
    "market.buy": with_next(buy_vegetables, build),
    "build.choose": building,
    "march.vegetables": with_next(march, feed),
    "march.cart": with_next(ride, feed),
}


def claims(table: Table, seat: int) -> Mapping[str, int]:
    """The most that others may take from the supply in secret, or have taken, and one more, so that the next offer is
    certain.
    """
    if table.exact:
        return {}
    found = Counter({"lay": 1, "dog": 1, "hut": 1})
    for abbey in table.abbeys:
        found.update(most_claims(abbey) if abbey.seat != seat else {})
    return found


# the table


def imagined(seen: View) -> Table:
    """The table as it is seen."""
    table = Table(
        chance=Chance(b""),
        abbeys=[_abbey(one, seen) for one in seen.abbeys],
        start_player=seen.start_player,
        seat=seen.turn,
        exact=not seen.secret,
        round=seen.round,
        phase=seen.phase,
        production_card=seen.production,
        removed=seen.removed,
        cellerar_market=[card.value for card in seen.market],
        lay_supply=seen.lay_supply,
        dog_supply=seen.dog_supply,
        hut_supply=seen.hut_supply,
        pot=seen.pot,
        over=seen.over,
        drunkard_spares=seen.drunkard_spares,
    )
    table.board = seen.board
    table.as_shown = [before(abbey) for abbey in table.abbeys] if seen.secret else None
    return table


def _abbey(seen: AbbeyView, table: View) -> Abbey:
    dairy = seen.areas[KINDS.index("cheese")]
    coming = table.board.areas.cheese.stages[dairy.stage : dairy.stage + 1]
    return Abbey(
        seat=seen.seat,
        cloister_card=seen.cloister_card,
        money=seen.money,
        saved=seen.saved,
        vegetables=seen.vegetables,
        lay_cloister=seen.cloister,
        lay_chapel=seen.chapel.brothers,
        lay_field=seen.field,
        huts=seen.huts,
        dogs=seen.dogs,
        stage={area.kind: area.stage for area in seen.areas},
        chapel=seen.chapel.stage,
        cellerar=seen.cellerar.value if seen.cellerar else None,
        specials=list(seen.specials),
        position=seen.position,
        letters=seen.letters,
        rounds=list(seen.rounds),
        bargained=[stage.cost for stage in coming] == [dairy.next_cost],
    )
