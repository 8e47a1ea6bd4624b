"""The rules of a prepared part that a computer player would leave: which Cellerar to hire if the wanted one is gone;
all else as the player would decide then.
"""

from collections.abc import Iterator
from functools import partial

from games.domus_domini import words
from games.domus_domini.ahead.imagination import imagined
from games.domus_domini.rules import questions
from games.domus_domini.standing import CELLERAR
from games.domus_domini.view import View, view
from games.kernel.ahead.prepared import ANYTHING
from games.kernel.contract.ahead import Rules
from games.kernel.contract.policy import Policy
from games.kernel.engine.choice import Option
from games.kernel.engine.standing_orders import ADVISED, Wish, Wishes


def filled(seen: View, policy: Policy) -> Rules:
    """The rules this computer player would leave."""
    wishes = tuple([Wish(value) for value in in_order(seen, policy)])
    return {**({CELLERAR.name: Wishes(wishes)} if wishes else {}), ANYTHING.name: ADVISED}


def in_order(seen: View, policy: Policy) -> Iterator[str]:
    """The Cellerars the player would hire, best first, each as if the earlier ones were gone, until it would rather
    have none. This is only for seats without one, in phase 2a.
    """
    table = imagined(seen, seen.seat or 0)
    me = table.abbeys[table.seat]
    if seen.phase != "cellerar" or me.cellerar:
        return
    while choice := questions.cellerar(table, me):
        picks = policy(partial(view, table, me.seat), choice)
        if not picks:
            return
        yield picks[0]
        table.cellerar_market.remove(int(picks[0]))


def offered(seen: View, name: str) -> tuple[Option, ...]:
    """The Cellerars on offer, for the list of those to hire."""
    if name != CELLERAR.name:
        return ()
    return tuple([Option(str(card.value), words.cellerar(card.value, card.kind)) for card in seen.market])
