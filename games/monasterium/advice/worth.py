"""A table's worth to a player at first sight: the points it would score now, and a part of what goods and further dice
may do in the rounds left.
"""

from games.monasterium.board import CHAPELS_POINTS, MAJORITY_POINTS, START_DICE, WALK_TIMES_CHAPEL, YEARS
from games.monasterium.rules.scoring import goods_points
from games.monasterium.table import School, Table

PRICES = {"influence": (1.5, 5), "rosary": (1.3, 4), "soup": (0.95, 5), "tool": (2.0, 4), "book": (3.1, 4)}
"""The worth of one good while there is time to spend it, and up to how many."""
LAST = {"influence": 0.5, "rosary": 0.5, "soup": 0.5, "tool": 1.0, "book": 2.0}
"""Its worth at the end."""
WANTED = (
    (0.9, 0.8, 0.5, 0.6, 0.7),
    (0.5, 0.9, 1.0, 0.8, 1.6),
    (1.0, 1.2, 1.1, 1.0, 1.3),
    (1.0, 1.3, 1.2, 1.0, 1.4),
)
"""How much each field of the action grid is wanted, by row and column: its gain over the standard action."""
GOODS, DICE = 0.35, 0.5
"""The weight of the possible gains from goods and further dice."""


def rounds_left(table: Table) -> int:
    """The number of rounds after this one."""
    return YEARS * len(table.schools) - table.round


def at_first_sight(table: Table, me: School) -> float:
    """Points if the game ended now, and possible gains from goods and dice."""
    left = rounds_left(table)
    return standing(table, me) + GOODS * of_goods(me, left) + DICE * of_dice(me, left)


def parts(table: Table, me: School) -> dict[str, float]:
    """The expectations beyond the points, by subject."""
    left = rounds_left(table)
    return {"goods": GOODS * of_goods(me, left), "dice": DICE * of_dice(me, left)}


def of_goods(me: School, left: int) -> float:
    """The worth of goods beyond their points, with these rounds left; unspendable ones add nothing."""
    used = 0.0
    for name, (price, most) in PRICES.items():
        used += (price - LAST[name]) * min(getattr(me, name), most)
    return min(1.0, 0.35 + left / 2) * used


def of_dice(me: School, left: int) -> float:
    """The gain from further personal dice in these rounds."""
    return 1.4 * (me.personal_dice - START_DICE) * left


def standing(table: Table, me: School) -> int:
    """The points if the game ended now."""
    seat, chapels, value = me.seat, 0, me.points + goods_points(me)
    others = [school.seat for school in table.schools if school.seat != seat]
    for here in table.cloisters.values():
        chapel = here.chapel.count(seat)
        chapels += chapel > 0
        if chapel:
            value += WALK_TIMES_CHAPEL * here.walk.count(seat) * chapel
        everybody = here.buildings + here.walk + here.chapel
        mine = everybody.count(seat)
        if mine and mine >= max([everybody.count(other) for other in others]):
            value += MAJORITY_POINTS
    return value + CHAPELS_POINTS[chapels]
