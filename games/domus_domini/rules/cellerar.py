"""Phase 2a: one after the other each player may hire, exchange or dismiss a Cellerar, once."""

from bisect import insort

from games.domus_domini.events import Dismissed, Hired, told_kind
from games.domus_domini.rules import questions
from games.domus_domini.table import Abbey, Table
from games.kernel.engine.choice import Effect, Picks

DISMISS = "dismiss"


def look_for_cellerar(table: Table) -> Effect[None]:
    """The active seat's decision; then the next seat's, or the market."""
    me = table.abbeys[table.seat]
    if question := questions.cellerar(table, me):
        picks: Picks = yield question
        if picks:
            part_with(table, me) if picks == (DISMISS,) else hire(table, me, int(picks[0]))
    table.seat = table.left
    if table.seat == table.start_player:
        table.phase = "market"


def hire(table: Table, me: Abbey, value: int) -> None:
    """Pay the card's value, less the old one's; a surplus is paid out. The old one is on offer at once."""
    card, dismissed, old = table.board.cellerar(value), table.card(me), me.cellerar or 0
    coins = questions.to_pay(value, old)
    me.money -= coins
    table.cellerar_market.remove(value)
    if old:
        insort(table.cellerar_market, old)
    me.cellerar = value
    table.tell(Hired(me.seat, value, old, coins, told_kind(card), told_kind(dismissed)))


def part_with(table: Table, me: Abbey) -> None:
    """The own Cellerar goes; its value is paid out."""
    card, value = table.card(me), me.cellerar or 0
    me.cellerar = None
    me.money += value
    insort(table.cellerar_market, value)
    table.tell(Dismissed(me.seat, value, told_kind(card)))
