"""The alternative text of the abbeys' picture, which is cut at a length: most important first, and short enough that
all of it fits for four players. People who read instead of looking at pictures get the game's own full account.
"""

from games.domus_domini.view import AbbeyView, View
from games.domus_domini.words import cellerar, special
from games.kernel.engine.text import Seat, Text

ABOUT_ABBEYS = (
    "in-words-abbey", "in-words-areas", "in-words-brothers", "in-words-chapel", "in-words-dogs", "in-words-cellerar",
    "in-words-specials",
)  # fmt: skip
"""The game's full account of the abbeys."""


def in_few_words(view: View) -> tuple[Text, ...]:
    """The abbeys: letters, food and money of all; then what they have built; then their brothers, goods and cards."""
    order = sorted(view.abbeys, key=lambda abbey: -abbey.letters)
    return tuple([tell(abbey) for tell in (_score, _built, _held) for abbey in order])


def _score(abbey: AbbeyView) -> Text:
    return Text(
        "alt-domus-score", who=Seat(abbey.seat), letters=abbey.letters, food=abbey.total_food, coins=abbey.money
    )


def _built(abbey: AbbeyView) -> Text:
    garden, cheese, brewery = [area.stage for area in abbey.areas]
    card = abbey.cellerar
    return Text(
        "alt-domus-built",
        who=Seat(abbey.seat),
        garden=garden,
        cheese=cheese,
        brewery=brewery,
        chapel=abbey.chapel.stage,
        card=cellerar(card.value, card.kind) if card else Text("own-no-cellerar"),
    )


def _held(abbey: AbbeyView) -> Text:
    specials = [special(card) for card in abbey.specials]
    return Text(
        "alt-domus-held",
        who=Seat(abbey.seat),
        vegetables=abbey.vegetables,
        cloister=abbey.cloister,
        chapel=abbey.chapel.brothers,
        field=abbey.field,
        saved=abbey.saved,
        dogs=abbey.dogs,
        specials=tuple(specials),
        cards=len(specials),
    )
