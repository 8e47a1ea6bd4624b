"""Things of the game in words: the Texts that name them."""

from functools import cache

from games.domus_domini.board import AreaName, Production, Special
from games.domus_domini.table import Phase
from games.kernel.engine.text import Text


@cache
def area(kind: AreaName) -> Text:
    """The name of an area: ``area-*``."""
    return Text(f"area-{kind}")


@cache
def special(card: Special) -> Text:
    """The name of a special card: ``special-*``."""
    return Text(f"special-{card}")


@cache
def phase(name: Phase, *, secret: bool) -> Text:
    """A phase, ``phase-*``; while all decide at once (`secret`), those who are done with one are in the next."""
    if secret and name in ("build", "feed"):
        return Text("phases-market-build") if name == "build" else Text("phases-march-feed")
    return Text(f"phase-{name}")


@cache
def cellerar(value: int, kind: AreaName) -> Text:
    """A Cellerar: its value and kind."""
    return Text("cellerar", value=value, kind=kind)


@cache
def production(card: Production) -> Text:
    """A production card: its area and its food units."""
    return Text("production", area=area(card.kind), food=card.food)
