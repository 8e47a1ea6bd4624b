"""Table and own abbey in words, for screen readers and everybody who prefers text.

Law: it says all that changes in the picture. Printed things that never change (the stages of the areas and of the
chapel) are explained by `/card`; only the next stage is told.
"""

from games.domus_domini import words
from games.domus_domini.board import CLOISTER, FIELD, KINDS, STORE, Board
from games.domus_domini.view import AbbeyView, AreaView, ChapelView, FigureView, View
from games.kernel.engine.text import Seat, Text

SOURCES = {
    "garden": Text("area-garden"),
    "cheese": Text("area-cheese"),
    "brewery": Text("area-brewery"),
    "cellerar": Text("points-cellerar"),
    "production": Text("source-production"),
    "bonus": Text("source-bonus"),
    "chapel": Text("chapel"),
}
"""The sources of food, in words."""


def tell_table(view: View) -> tuple[Text, ...]:
    """The table line by line: round and phase, production card, road, every abbey, market and supply; at the end a word
    that the final scoring is not counted.
    """
    return (
        *_round(view),
        *([Text("in-words-over")] if view.over else []),
        *_road(view),
        *[line for abbey in view.abbeys for line in _abbey(abbey)],
        *([Text("in-words-secret")] if view.secret else []),
        _market(view),
        Text("in-words-supply", brothers=view.lay_supply, dogs=view.dog_supply, huts=view.hut_supply),
    )


def tell_hand(view: View) -> tuple[Text, ...]:
    """The viewer's own abbey, the most needed first: the round, what there is to spend, the food, the brothers, the
    cards; then effect and cost of the next stages.
    """
    if view.seat is None:
        return ()
    abbey = view.abbeys[view.seat]
    return (
        *_round(view)[: 3 if view.production else 2],
        _own_goods(abbey),
        _food(abbey, on_road=view.on_road),
        _own_brothers(abbey),
        _own_cards(abbey),
        *[_own_area(area, view.board) for area in abbey.areas],
        _own_chapel(abbey.chapel, view.board),
    )


def _market(view: View) -> Text:
    """The Cellerars on offer, by kind."""
    values = {kind: [card.value for card in view.market if card.kind == kind] for kind in KINDS}
    kinds = [
        Text("market-kind", kind=kind, values=tuple([Text("number", count=value) for value in found]))
        for kind, found in values.items()
        if found
    ]
    return Text("in-words-market", kinds=tuple(kinds)) if kinds else Text("in-words-market-empty")


def _round(view: View) -> list[Text]:
    lines = [
        Text("in-words-round", number=view.round, most=view.rounds, phase=words.phase(view.phase, secret=view.secret)),
        Text("in-words-column", who=Seat(view.turn if view.phase == "column" else view.start_player), pot=view.pot),
    ]
    if view.production:
        lines.append(Text("in-words-production", card=words.production(view.production)))
    if view.removed:
        lines.append(Text("in-words-removed", card=words.production(view.removed), left=view.deck))
    return lines


def _road(view: View) -> list[Text]:
    if not view.on_road:
        return []
    return [Text("in-words-road", figures=tuple([_figure(figure) for figure in view.figures]))]


def _figure(figure: FigureView) -> Text:
    return Text("in-words-figure", who=Seat(figure.seat), position=figure.position, coins=figure.income)


def _abbey(abbey: AbbeyView) -> list[Text]:
    who = Seat(abbey.seat)
    built = tuple([_area(area) for area in abbey.areas])
    chapel = abbey.chapel
    lines = [
        Text(
            "in-words-abbey",
            who=who,
            letters=abbey.letters,
            coins=abbey.money,
            saved=abbey.saved,
            card=abbey.cloister_card,
        ),
        Text("in-words-areas", areas=built, food=abbey.total_food),
        Text(
            "in-words-brothers",
            cloister=abbey.cloister,
            chapel=chapel.brothers,
            field=abbey.field,
            vegetables=abbey.vegetables,
        ),
        Text(
            "in-words-chapel",
            stage=chapel.stage,
            capacity=chapel.capacity,
            food=chapel.food_each,
            letters=chapel.letters,
        ),
    ]
    if abbey.huts:
        lines.append(Text("in-words-dogs", huts=abbey.huts, dogs=abbey.dogs))
    if card := abbey.cellerar:
        lines.append(
            Text("in-words-cellerar", card=words.cellerar(card.value, card.kind), food=card.food, bonus=card.bonus)
        )
    if abbey.specials:
        lines.append(Text("in-words-specials", cards=tuple([words.special(card) for card in abbey.specials])))
    return lines


def _area(area: AreaView) -> Text:
    return Text("in-words-area", area=words.area(area.kind), stage=area.stage, most=area.stages, food=area.food)


# the own abbey


def _own_goods(abbey: AbbeyView) -> Text:
    return Text(
        "own-goods", coins=abbey.money, saved=abbey.saved, vegetables=abbey.vegetables, room=STORE,
        letters=abbey.letters,
    )  # fmt: skip


def _food(abbey: AbbeyView, *, on_road: bool) -> Text:
    """The food units by source, and the field they lead to or where the figure stands on the road."""
    found = [
        Text("own-source", source=SOURCES[name], food=units) for name in SOURCES if (units := getattr(abbey.food, name))
    ]
    message = "own-figure" if on_road else "own-food"
    position = abbey.position if on_road else abbey.food.field
    return Text(message, food=abbey.total_food, position=position, sources=tuple(found), count=len(found))


def _own_brothers(abbey: AbbeyView) -> Text:
    chapel = abbey.chapel
    return Text(
        "own-brothers", cloister=abbey.cloister, beds=CLOISTER, chapel=chapel.brothers, capacity=chapel.capacity,
        field=abbey.field, most=FIELD,
    )  # fmt: skip


def _own_cards(abbey: AbbeyView) -> Text:
    """Cellerar and special cards, huts with their dogs, the cloister card."""
    card = abbey.cellerar
    held = [
        Text("own-cellerar", card=words.cellerar(card.value, card.kind), food=card.food, bonus=card.bonus)
        if card
        else Text("own-no-cellerar"),
        *([words.special(special) for special in abbey.specials] or [Text("own-no-specials")]),
        *([Text("own-huts", huts=abbey.huts, dogs=abbey.dogs)] if abbey.huts else []),
    ]
    return Text("own-cards", held=tuple(held), card=abbey.cloister_card)


def _own_area(area: AreaView, board: Board) -> Text:
    """An area with the effect and cost of its next stage."""
    name = words.area(area.kind)
    if area.next_cost is None:
        return Text("own-area-finished", area=name, food=area.food, letters=area.completion)
    return Text(
        "own-area", area=name, stage=area.stage, most=area.stages, coins=area.next_cost,
        food=board.areas[area.kind].stages[area.stage].food, letters=area.completion,
    )  # fmt: skip


def _own_chapel(chapel: ChapelView, board: Board) -> Text:
    """The chapel with the effect and cost of its next stage."""
    steps = [
        Text("own-chapel-step", capacity=step.capacity, food=step.food_each, letters=step.letters, coins=step.cost)
        for step in board.chapel[chapel.stage : chapel.stage + 1]
    ]
    return Text(
        "own-chapel", stage=chapel.stage, most=chapel.stages, capacity=chapel.capacity, food=chapel.food_each,
        letters=chapel.letters, step=tuple(steps), left=len(steps),
    )  # fmt: skip
