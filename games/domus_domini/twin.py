"""The text twin: table and own abbey in words, for screen readers and everybody who prefers text.

Law: it says all that the picture shows.
"""

from games.domus_domini import words
from games.domus_domini.view import AbbeyView, AreaView, FigureView, View
from games.kernel.text import Seat, Text


def tell_table(view: View) -> tuple[Text, ...]:
    """The table line by line: round and phase, production card, road, every abbey, market and supply."""
    return (
        *_round(view),
        *_road(view),
        *[line for abbey in view.abbeys for line in _abbey(abbey)],
        *([Text("twin-secret")] if view.secret else []),
        Text("twin-market", cards=tuple([words.cellerar(card.value) for card in view.market])),
        Text("twin-supply", brothers=view.lay_supply, dogs=view.dog_supply, huts=view.hut_supply),
    )


def tell_hand(view: View) -> tuple[Text, ...]:
    """The viewer's own abbey."""
    return () if view.seat is None else (*_abbey(view.abbeys[view.seat]), *_own(view.abbeys[view.seat]))


def _round(view: View) -> list[Text]:
    lines = [
        Text("twin-round", number=view.round, most=view.rounds, phase=Text(f"phase-{view.phase}")),
        Text("twin-column", who=Seat(view.turn if view.phase == "column" else view.start_player), pot=view.pot),
    ]
    if view.production:
        lines.append(Text("twin-production", card=words.production(view.production)))
    if view.removed:
        lines.append(Text("twin-removed", card=words.production(view.removed), left=view.deck))
    return lines


def _road(view: View) -> list[Text]:
    if not view.on_road:
        return []
    return [Text("twin-road", figures=tuple([_figure(figure) for figure in view.figures]))]


def _figure(figure: FigureView) -> Text:
    return Text("twin-figure", who=Seat(figure.seat), pos=figure.pos, coins=figure.income)


def _abbey(abbey: AbbeyView) -> list[Text]:
    who = Seat(abbey.seat)
    built = tuple([_area(area) for area in abbey.areas])
    chapel = abbey.chapel
    lines = [
        Text(
            "twin-abbey", who=who, letters=abbey.letters, coins=abbey.money, saved=abbey.saved, card=abbey.kloster_card
        ),
        Text("twin-areas", areas=built, ne=abbey.ne),
        Text("twin-brothers", kloster=abbey.cloister, chapel=chapel.brothers, field=abbey.field, veg=abbey.vegetables),
        Text("twin-chapel", stage=chapel.stage, capacity=chapel.capacity, ne=chapel.ne_each, letters=chapel.letters),
    ]
    if abbey.huts:
        lines.append(Text("twin-dogs", huts=abbey.huts, dogs=abbey.dogs))
    if card := abbey.cellerar:
        lines.append(Text("twin-cellerar", card=words.cellerar(card.value), ne=card.ne, bonus=card.bonus))
    if abbey.specials:
        lines.append(Text("twin-specials", cards=tuple([words.special(card) for card in abbey.specials])))
    return lines


def _area(area: AreaView) -> Text:
    return Text("twin-area", area=words.area(area.kind), stage=area.stage, most=area.stages, ne=area.ne)


def _own(abbey: AbbeyView) -> list[Text]:
    """What the next stages cost."""
    steps = [
        Text("twin-next", what=words.area(area.kind), coins=area.next_cost)
        for area in abbey.areas
        if area.next_cost is not None
    ]
    if abbey.chapel.next_cost is not None:
        steps.append(Text("twin-next", what=Text("chapel"), coins=abbey.chapel.next_cost))
    return [Text("twin-costs", steps=tuple(steps))] if steps else []
