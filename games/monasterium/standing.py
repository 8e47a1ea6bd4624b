"""How the questions of Monasterium may be answered once and for all.

Nothing is hidden in this game, so no question is concealed.
"""

from games.kernel.engine.standing_orders import AS_ADVISED, USUAL, Constant, Standing, Way, ranked
from games.kernel.engine.text import Text

MOST_DICE = Way(USUAL, Text("order-place-usual"))
PLACING = Standing("dice.place", "order-dice-place", (MOST_DICE,))

TAKE = Standing("dice.take", "rule-take", (AS_ADVISED,), listed="", ahead=True, short="rule-take-short")
"""Only a prepared turn says beforehand from which space to take dice."""
AS_MANY = Way(ranked(("3", "2")), Text("order-count-most"))
COUNT = Standing("dice.count", "order-dice-count", (AS_MANY, Way(Constant(("1",)), Text("order-count-one"))))

INFLUENCE = Way(Constant(("influence",)), Text("order-influence"))
ROSARY = Way(Constant(("rosary",)), Text("order-rosary"))
EITHER = Standing("bonus.either", "order-bonus-either", (INFLUENCE, ROSARY))

SOUP = Way(Constant(("soup",)), Text("order-soup"))
DEAREST = Way(ranked(("book", "tool", "soup")), Text("order-goods-dearest"))
GOODS = Standing("bonus.goods", "order-bonus-goods", (DEAREST, SOUP))

TAKEN = Way(Constant(("yes",)), Text("order-die-yes"))
REFUSED = Way(Constant(("no",)), Text("order-die-no"))
EXTRA_DIE = Standing("extra_die.choose", "order-extra-die-choose", (TAKEN, REFUSED))

OF_ROW = Way(Constant(("row",)), Text("order-of-row"))
OF_COLUMN = Way(Constant(("column",)), Text("order-of-column"))
PANE = Standing("window.bonus", "order-window-bonus", (OF_ROW, OF_COLUMN))

STANDING = (PLACING, COUNT, EITHER, GOODS, EXTRA_DIE, PANE)
"""All of them, in the order of a round."""
