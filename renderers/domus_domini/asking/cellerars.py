"""The Cellerars that can be hired, by the area they belong to: price, food units, the field one reaches with them.

Law: exactly those that can be had are there, each lit; what all of an area can do is said once.
"""

from collections.abc import Sequence

import msgspec

from games.domus_domini.board import KINDS, AreaName, Cellerar
from games.domus_domini.rules.food import with_cellerar
from games.domus_domini.rules.questions import to_pay
from games.domus_domini.view import AbbeyView, View
from games.domus_domini.words import area, cellerar
from games.kernel.engine.choice import Choice
from games.kernel.engine.text import Text
from renderers.domus_domini.asking.chips import chip_panel
from renderers.domus_domini.asking.stocks import held, stocks
from renderers.domus_domini.symbols import area_colour, draw_sign, sign_colour
from renderers.parts import ornament
from renderers.surface.canvas import HEADING, TEXT, Box, Canvas, FinishedPart
from renderers.surface.collage import Collage, panel
from renderers.surface.sheet import INNER
from renderers.surface.stage import Stage
from renderers.surface.theme import Theme

SIDE, TOP, LABEL, SIGN = 14, 6, 48, 40
"""The margins, the height of the words on an area's Cellerars, and its sign."""
COLUMNS, GAP, EDGE = 6, 5, 6
"""How many stand in a row, the gap between two, and that between a card and its lit edge."""
PRICE, LINE, OVER = 50, 38, 4
"""The heights of the price and of each line below it; how far words, which are narrower there, may pass their line."""
DISMISS = "dismiss"


class CellerarOffer(msgspec.Struct, frozen=True):
    """A Cellerar to choose: his price, or for somebody who has one what is to be paid (below 0: a refund), and the
    lines below it.
    """

    card: Cellerar
    coins: str
    lines: tuple[str, ...]


def cellerars(view: View, abbey: AbbeyView, choice: Choice, stage: Stage) -> list[FinishedPart]:
    """The Cellerars to choose from; below, what there is to pay with, and the own one, who can be dismissed."""
    can = {option.value for option in choice.options}
    offers = [_offer(card, view, abbey, stage) for card in view.market if str(card.value) in can]
    return [
        *([_all(offers, view, stage)] if offers else []),
        *_own(view, abbey, can, stage),
        _money(view, abbey, stage),
    ]


def _offer(card: Cellerar, view: View, abbey: AbbeyView, stage: Stage) -> CellerarOffer:
    """A Cellerar, with what he brings the viewer."""
    own, say = abbey.cellerar, stage.say
    pay = to_pay(card.value, own.value if own else 0)
    field = with_cellerar(abbey.food, card, view.production).field
    lines = [Text("picture-domus-ne", food=card.food), Text("picture-domus-reach", position=field)]
    more = [f"+{card.bonus}"] if card.bonus else []
    return CellerarOffer(card, _coins(-pay) if own else "", (*map(say, lines), *more))


def _coins(amount: int) -> str:
    """What is paid or comes back, in short."""
    return f"{amount:+} D".replace("-", "−") if amount else "0 D"


def _money(view: View, abbey: AbbeyView, stage: Stage) -> FinishedPart:
    """What there is to pay with, and the price of the cheapest Cellerar who is too expensive."""
    budget = abbey.money + (abbey.cellerar.value if abbey.cellerar else 0)
    dear = min((card.value for card in view.market if card.value > budget), default=0)
    beside = stage.say(Text("picture-domus-too-dear", coins=dear)) if dear else ""
    return stocks(tuple(held(abbey, stage, "money")), stage.looks, beside)


def _own(view: View, abbey: AbbeyView, can: set[str], stage: Stage) -> list[FinishedPart]:
    """Dismissing the own Cellerar: the refund, and the field one reaches without him."""
    card = abbey.cellerar
    if card is None or DISMISS not in can:
        return []
    field = with_cellerar(abbey.food, None, view.production).field
    said = stage.say(Text("picture-domus-dismiss", card=cellerar(card.value, card.kind)))
    told = stage.say(Text("picture-domus-without", coins=card.value, position=field))
    return [chip_panel(((said, (("", told),)),), stage.looks)]


def _all(offers: Sequence[CellerarOffer], view: View, stage: Stage) -> FinishedPart:
    """The offers of each area, in rows."""
    kinds = [(kind, [offer for offer in offers if offer.card.kind == kind]) for kind in KINDS]
    shown = [(kind, mine, _rows(mine)) for kind, mine in kinds if mine]
    height = sum(LABEL + sum(_high(row) + GAP for row in rows) for _, _, rows in shown)
    whole = Collage(panel(INNER, height + 2 * TOP, 18, stage.looks))
    inside = whole.box.inset(SIDE, TOP)
    y = inside.y
    for kind, mine, rows in shown:
        label = Box(inside.x, y, inside.width, LABEL)
        said = stage.say(area(kind)), _skill(kind, mine, stage), _this_round(kind, view, stage)
        whole.lay(label, whole.theme.panel, _label, kind, *said)
        y += LABEL
        for row in rows:
            line = Box(inside.x, y, inside.width, _high(row))
            for cell, offer in zip(line.columns(COLUMNS, GAP), row, strict=False):
                whole.lay(cell, whole.theme.panel, _card, offer, around=1)
            y += line.height + GAP
    return whole.finished()


def _rows(offers: Sequence[CellerarOffer]) -> list[Sequence[CellerarOffer]]:
    return [offers[first : first + COLUMNS] for first in range(0, len(offers), COLUMNS)]


def _high(row: Sequence[CellerarOffer]) -> int:
    """How high cards become."""
    return PRICE + max(len(offer.lines) for offer in row) * LINE + 2 * EDGE


def _skill(kind: AreaName, offers: Sequence[CellerarOffer], stage: Stage) -> str:
    """What the Cellerars of an area can do: ``picture-domus-skill-*``."""
    gifts = sorted({offer.card.vegetables for offer in offers})
    return stage.say(Text(f"picture-domus-skill-{kind}", vegetables="–".join(map(str, gifts))))


def _this_round(kind: AreaName, view: View, stage: Stage) -> str:
    """What the production card adds to those of an area."""
    card = view.production
    return stage.say(Text("picture-domus-this-round", food=card.food)) if card and card.kind == kind else ""


def _label(canvas: Canvas, row: Box, kind: AreaName, name: str, skill: str, extra: str, theme: Theme) -> None:
    """The area, the skill, and what there is this round."""
    draw_sign(canvas, kind, row.left_part(SIGN), sign_colour(kind, theme), theme.panel)
    behind = row.without_left(SIGN + 10)
    taken = canvas.words(behind, name, theme.ink, TEXT, style="bold")
    told = canvas.words(behind.without_left(taken + 16), skill, theme.faint, TEXT)
    if extra:
        rest = behind.without_left(taken + told + 40)
        canvas.words(rest, extra, theme.accent, TEXT, style="bold", align="right")


def _card(canvas: Canvas, box: Box, offer: CellerarOffer, theme: Theme) -> None:
    """A Cellerar to choose."""
    fill, ink = area_colour(offer.card.kind, theme), theme.card_ink
    canvas.panel(box.inset(EDGE), fill, 8)
    inside = box.inset(EDGE + 4, EDGE)
    price = inside.top_part(PRICE)
    if offer.coins:
        canvas.words(price.left_part(50), str(offer.card.value), ink, HEADING, style="bold")
        canvas.words(price.without_left(48), offer.coins, ink, TEXT, align="right")
    else:
        canvas.words(price, f"{offer.card.value} D", ink, HEADING, style="bold", align="middle")
    for number, said in enumerate(offer.lines):
        line = Box(inside.x, price.bottom + number * LINE - 4, inside.width, LINE).inset(0, -OVER)
        canvas.words(line, said, ink, TEXT, style="bold" if number == 1 else "plain", align="middle")
    ornament.lit(canvas, box.inset(2), theme, 11)
