"""Phases 3b, 5 and 6: the figures set out, go on by vegetables and cart, and the brothers in the cloister are fed."""

from games.domus_domini.board import CART, CLUNY, FED_BY_ONE
from games.domus_domini.events import Fed, Marched, SetOut
from games.domus_domini.rules import questions
from games.domus_domini.rules.food import food
from games.domus_domini.rules.secrecy import Announce
from games.domus_domini.table import Abbey, Table
from games.kernel.engine.choice import Effect


def set_out(table: Table) -> None:
    """Every figure takes the field that the food of its abbey reaches."""
    for abbey in table.in_turn():
        found = food(table, abbey)
        abbey.position = found.field
        table.tell(SetOut(abbey.seat, found.total, abbey.position))


def most_vegetables(abbey: Abbey) -> int:
    """The most vegetables that can move the figure: not beyond Cluny."""
    return min(abbey.vegetables, CLUNY - abbey.position)


def march(table: Table, me: Abbey, tell: Announce) -> Effect[None]:
    """Vegetables move the figure a field each, the cart three; what is used goes into the supply."""
    chips = yield from walk(table, me)
    yield from ride(table, me, tell, chips)


def walk(table: Table, me: Abbey) -> Effect[int]:
    """Ask how many vegetables to use; usually none, in the last round all that need not feed anybody."""
    most = chips = most_vegetables(me)
    usual = min(most, max(0, me.vegetables - me.hungry)) if table.last_round else 0
    if most:
        chips = usual if table.foregone else (yield from questions.vegetables(me, most, usual))
    me.vegetables -= chips
    me.position += chips
    return chips


def ride(table: Table, me: Abbey, tell: Announce, chips: int = 0) -> Effect[None]:
    """The cart, after `chips` vegetables."""
    carted = "cart" in me.specials and me.position < CLUNY
    if carted and not table.foregone:
        carted = yield from questions.cart(me)
    if carted:
        me.specials.remove("cart")
        me.position = min(CLUNY, me.position + CART)
    if chips or carted:
        tell(Marched(me.seat, chips, carted, me.position))


def feed(table: Table, me: Abbey, tell: Announce) -> Effect[None]:
    """One vegetable feeds three brothers in the cloister; unfed ones leave."""
    if not me.lay_cloister:
        return
    most = min(me.vegetables, me.hungry)
    paid = most if table.foregone else (yield from questions.feed(me, most))
    lost = unfed(me.lay_cloister, paid)
    me.vegetables -= paid
    me.lay_cloister -= lost
    table.lay_supply += lost
    tell(Fed(me.seat, paid, lost))


def unfed(brothers: int, chips: int) -> int:
    """How many brothers these vegetables do not feed."""
    return max(0, brothers - FED_BY_ONE * chips)
