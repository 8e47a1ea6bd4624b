"""Phase 2b: the gifts of gardening Cellerars, and vegetables to buy."""

from games.domus_domini.board import CHIPS, STORE
from games.domus_domini.events import Bought, Gifted
from games.domus_domini.rules import questions
from games.domus_domini.rules.secrecy import Announce
from games.domus_domini.table import Abbey, Table
from games.kernel.engine.choice import Effect


def bring_gifts(table: Table) -> None:
    """A gardening Cellerar brings vegetables, as far as there is room."""
    for abbey in table.in_turn():
        card = table.card(abbey)
        if card and (chips := min(card.vegetables, STORE - abbey.vegetables)):
            abbey.vegetables += chips
            table.tell(Gifted(abbey.seat, chips))


def most_purchases(abbey: Abbey) -> int:
    """The largest number of purchases: while there is room for a vegetable and a coin to pay."""
    return min(abbey.money, -(-(STORE - abbey.vegetables) // CHIPS))


def buy_vegetables(table: Table, me: Abbey, tell: Announce) -> Effect[None]:
    """Any number of purchases, each two vegetables for a coin; the last may bring only one."""
    if (most := most_purchases(me)) and (times := (yield from questions.market(me, most))):
        chips = min(CHIPS * times, STORE - me.vegetables)
        me.money -= times
        me.vegetables += chips
        tell(Bought(me.seat, times, chips))
