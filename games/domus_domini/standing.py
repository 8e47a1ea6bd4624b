"""How the questions of Domus Domini may be answered once and for all.

All that seats own is public, so no question is concealed.
"""

from games.kernel.engine.standing_orders import NEVER, USUAL, YES_OR_NO, Constant, Standing, Way, limited, ranked
from games.kernel.engine.text import Text

POTS = range(2, 9)
"""Below these pots the start column may be passed on."""
FIELDS = (5, 10, 15, 20, 25, 30)
"""Up to these fields one may defend oneself."""
MEANS = ("herdsman", "dog")
NOTHING = Way(Constant(("0",)), Text("order-nothing"))

_pass_below = [Way(limited(pot, ("pass", "keep"), ("keep",)), Text("order-pass-below", coins=pot)) for pot in POTS]
_up_to = [Way(limited(field + 1, MEANS, ("no",)), Text("order-defend-to", position=field)) for field in FIELDS]

COLUMN = Standing("column.choose", "order-column-choose", (Way(Constant(("keep",)), Text("order-keep")), *_pass_below))
CELLERAR = Standing(
    "cellerar.choose", "order-cellerar-choose", (Way(Constant(()), Text("order-nobody")),), listed="cellerar_"
)
CELLERAR_KEPT = Standing("cellerar.exchange", "order-cellerar-exchange", (Way(Constant(()), Text("order-as-it-is")),))
ATTACK = Standing("attack", "rule-attack", (Way(Constant(()), Text("no-attack")),), ahead=True)
"""Only a prepared turn says beforehand whom to attack."""
MARKET = Standing("market.buy", "order-market-buy", (NOTHING,))
DEFENDED = Way(ranked(MEANS), Text("order-defend"))
DEFENCE = Standing("defend.choose", "order-defend-choose", (DEFENDED, *_up_to, NEVER), sensible=DEFENDED)
ROAD = Way(USUAL, Text("order-march-usual"))
VEGETABLES = Standing("march.vegetables", "order-march-vegetables", (ROAD, NOTHING))
CART = Standing("march.cart", "order-march-cart", YES_OR_NO, sensible=YES_OR_NO[0])
ALL_FED = Way(USUAL, Text("order-feed-most"))
FEEDING = Standing("feed.pay", "order-feed-pay", (ALL_FED, NOTHING), sensible=ALL_FED)

STANDING = (COLUMN, CELLERAR, CELLERAR_KEPT, MARKET, DEFENCE, VEGETABLES, CART, FEEDING)
"""All of them, in the order of a round."""
