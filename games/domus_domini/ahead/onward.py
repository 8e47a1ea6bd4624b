"""Which questions belong to an answer, though nobody can foresee them: the rest of what is decided in one go, and what
comes next where nobody else decides in between.
"""

from games.domus_domini.view import View
from games.kernel.contract.ahead import NOTHING_FURTHER
from games.kernel.engine.choice import Choice, Picks
from games.kernel.engine.text import Text

LOOKING = frozenset({"cellerar.choose"})
BUILDING = frozenset({"market.buy", "build.choose", "build.amount"})
ATTACKS = frozenset({"beg.target", "drunkard.target"})
ROAD = frozenset({"march.vegetables", "march.cart", "feed.pay"})
IN_WORDS = (
    (ROAD, Text("rest-to-feeding")), (ATTACKS, Text("rest-attacks")), (LOOKING, Text("rest-cellerar-build")),
)  # fmt: skip
"""How far each of these goes, the furthest first."""


def onward(seen: View, asked: Choice, picks: Picks) -> frozenset[str]:
    """The keys of the questions that belong to this answer: whoever keeps the column looks first for a Cellerar, then
    come market and building, and the last to attack goes on to the road.
    """
    last = (asked.seat + 1) % len(seen.abbeys) == seen.start_player
    match asked.key:
        case "column.choose" if picks == ("keep",):
            return LOOKING | BUILDING
        case "cellerar.choose":
            return BUILDING
        case "market.buy" if seen.secret:
            return BUILDING
        case "build.choose" | "build.amount" if picks:
            return BUILDING
        case "beg.target" | "drunkard.target":
            road = ROAD if last and seen.round < seen.rounds else NOTHING_FURTHER
            return ATTACKS | road if picks else road
        case "march.vegetables" | "march.cart" if seen.secret:
            return ROAD
    return NOTHING_FURTHER


def rest(seen: View, asked: Choice, picks: Picks) -> Text:
    """All of them, in words: how far it goes."""
    belonging = onward(seen, asked, picks)
    usual = Text("rest-market-build" if asked.key == "cellerar.choose" else "rest-of-building")
    return next((text for keys, text in IN_WORDS if keys & belonging), usual)
