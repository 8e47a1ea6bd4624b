"""Phase 1: the start column, the production card, and from the second round on special cards, interest, field work."""

from games.domus_domini.board import CLOISTER, INTEREST_PER, KINDS, SPECIALS, STORE, AreaName
from games.domus_domini.events import (
    NOBODY,
    Awarded,
    CameHome,
    ColumnKept,
    ColumnPassed,
    ProductionShown,
    Returned,
    RoundBegan,
)
from games.domus_domini.rules import questions
from games.domus_domini.table import Abbey, Table
from games.kernel.engine.choice import Effect


def begin_round(table: Table) -> Effect[None]:
    """The whole phase; afterwards the start player is the first to look for a Cellerar."""
    table.tell(RoundBegan(NOBODY, table.round, table.seat))
    yield from pass_column(table)
    show_production(table)
    if table.round > 1:
        award_specials(table)
        for abbey in table.in_turn():
            return_savings(table, abbey)
            come_home(table, abbey)
    table.phase = "cellerar"


def pass_column(table: Table) -> Effect[None]:
    """The column goes left, with a coin into the middle each time, until somebody keeps it and takes the coins."""
    while (yield from questions.column(table)):
        holder, left = table.turn_order()[:2]
        table.abbeys[holder].money -= 1
        table.pot += 1
        table.tell(ColumnPassed(holder, left))
        table.seat = left
    table.start_player = table.seat
    table.abbeys[table.seat].money += table.pot
    table.tell(ColumnKept(table.seat, table.pot))
    table.pot = 0


def show_production(table: Table) -> None:
    """The top production card is turned up."""
    card = table.production_card = table.production_deck.pop()
    table.tell(ProductionShown(NOBODY, card.kind, card.food, table.round))


def award_specials(table: Table) -> None:
    """The leader in an area has its special card for this round, even if nobody has built there."""
    for abbey in table.abbeys:
        abbey.specials.clear()
    for kind in KINDS:
        furthest = furthest_in(table, kind)
        furthest.specials.append(SPECIALS[kind])
        table.tell(Awarded(furthest.seat, SPECIALS[kind]))


def furthest_in(table: Table, kind: AreaName) -> Abbey:
    """The seat that has built most of an area; in a tie the dearer Cellerar counts, then the higher card."""
    return max(table.abbeys, key=lambda abbey: (abbey.stage[kind], *abbey.tie_break))


def return_savings(table: Table, abbey: Abbey) -> None:
    """The moneylender returns the savings, and a coin for every three."""
    if abbey.saved:
        interest = abbey.saved // INTEREST_PER
        table.tell(Returned(abbey.seat, abbey.saved, interest))
        abbey.money += abbey.saved + interest
        abbey.saved = 0


def come_home(table: Table, abbey: Abbey) -> None:
    """Two brothers in the field bring a vegetable; they go to the cloister, else the chapel, else into the supply."""
    if not abbey.lay_field:
        return
    chips = min(abbey.lay_field // 2, STORE - abbey.vegetables)
    abbey.vegetables += chips
    home = min(abbey.lay_field, CLOISTER - abbey.lay_cloister)
    praying = min(abbey.lay_field - home, table.capacity(abbey) - abbey.lay_chapel)
    lost = abbey.lay_field - home - praying
    abbey.lay_cloister += home
    abbey.lay_chapel += praying
    abbey.lay_field = 0
    table.lay_supply += lost
    table.tell(CameHome(abbey.seat, chips, lost))
