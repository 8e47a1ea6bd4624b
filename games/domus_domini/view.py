"""What may be seen of a game: frozen data for one seat, or for a spectator.

Law: two states that differ only in what a seat may not see give that seat equal views. All on the table is public but
the order of the production deck, and what others have done while everybody makes plans in secret.
"""

import msgspec

from games.domus_domini.board import INCOME, KINDS, ROUNDS, AreaName, Board, Cellerar, Production, Special
from games.domus_domini.rules.food import Food, food, of_area
from games.domus_domini.rules.scoring import by_income
from games.domus_domini.table import Abbey, Phase, Table

ON_THE_ROAD: tuple[Phase, ...] = ("attack", "march", "feed", "score")
"""The phases in which the figures stand on the road; before, they are in their cloisters."""


class AreaView(msgspec.Struct, frozen=True):
    """An area: stage reached of how many, food units now, price now and food units of the next stage (None: it is
    complete), letters for completion.
    """

    kind: AreaName
    stage: int
    stages: int
    food: int = msgspec.field(name="ne")
    next_cost: int | None
    next_food: int | None = msgspec.field(name="next_ne")
    completion: int


class ChapelView(msgspec.Struct, frozen=True):
    """The chapel: stage (0: none) of how many, brothers in it and room for them, food units per brother, letters now,
    price and letters of the next stage (None: it is complete).
    """

    stage: int
    stages: int
    brothers: int
    capacity: int
    food_each: int = msgspec.field(name="ne_each")
    letters: int
    next_cost: int | None
    next_letters: int | None


class AbbeyView(msgspec.Struct, frozen=True):
    """One abbey. `cloister`, `chapel.brothers` and `field` are lay brothers; `position` is the field of the road (0 to
    40, 41: Cluny), `food` its present food units; `letters` are points, `rounds` those after each round so far.
    """

    seat: int
    cloister_card: int = msgspec.field(name="kloster_card")
    money: int
    saved: int
    vegetables: int
    cloister: int
    field: int
    huts: int
    dogs: int
    areas: tuple[AreaView, ...]
    chapel: ChapelView
    cellerar: Cellerar | None
    specials: tuple[Special, ...]
    position: int = msgspec.field(name="pos")
    food: Food
    total_food: int = msgspec.field(name="ne")
    letters: int
    rounds: tuple[int, ...]


class FigureView(msgspec.Struct, frozen=True):
    """A figure on the road: its field, and the Denare for its place now (0 on field 0)."""

    seat: int
    position: int = msgspec.field(name="pos")
    income: int


class View(msgspec.Struct, frozen=True):
    """The table as `seat` may see it (None: a spectator).

    `turn` is the active seat (in phases in which all decide at once, the start player's); `deciding` is whose part of
    such a phase it is in a strict game (None: all decide at once); `figures` come in the order of income, those on
    field 0 last, and stand in their cloisters unless `on_road`. `secret`: the others' plans are hidden, their abbeys
    shown as they were before. `deck` counts the production cards to come, `removed` is the one out of the game.
    `market` are the Cellerars on offer. `drunkard_spares`: he is not let loose on figures that cannot fall back.
    `board` has the box's printed numbers.
    """

    seat: int | None
    round: int
    rounds: int
    phase: Phase
    turn: int
    deciding: int | None
    start_player: int
    pot: int
    production: Production | None
    removed: Production | None
    deck: int
    market: tuple[Cellerar, ...]
    lay_supply: int
    dog_supply: int
    hut_supply: int
    abbeys: tuple[AbbeyView, ...]
    figures: tuple[FigureView, ...]
    on_road: bool
    secret: bool
    over: bool
    drunkard_spares: bool
    board: Board


def view(table: Table, seat: int | None) -> View:
    """The table as a seat (None: a spectator) may see it."""
    shown = _shown(table, seat)
    lay, dogs, huts = _taken_unseen(table, seat)
    return View(
        seat=seat,
        round=table.round,
        rounds=ROUNDS,
        phase=table.phase,
        turn=table.seat,
        deciding=None if table.over else table.deciding,
        start_player=table.start_player,
        pot=table.pot,
        production=table.production_card,
        removed=table.removed,
        deck=len(table.production_deck),
        market=tuple([table.board.cellerar(value) for value in table.cellerar_market]),
        lay_supply=table.lay_supply + lay,
        dog_supply=table.dog_supply + dogs,
        hut_supply=table.hut_supply + huts,
        abbeys=tuple([_abbey(table, abbey) for abbey in shown]),
        figures=_figures(shown),
        on_road=table.phase in ON_THE_ROAD and not table.over,
        secret=table.as_shown is not None,
        over=table.over,
        drunkard_spares=table.drunkard_spares,
        board=table.board,
    )


def _shown(table: Table, seat: int | None) -> list[Abbey]:
    """The abbeys as this seat sees them: its own as it is, the others' as last shown."""
    if table.as_shown is None:
        return table.abbeys
    return [now if now.seat == seat else before for now, before in zip(table.abbeys, table.as_shown, strict=True)]


def _taken_unseen(table: Table, seat: int | None) -> tuple[int, int, int]:
    """Lay brothers, dogs and huts that others took from the supply in secret."""
    if table.as_shown is None:
        return 0, 0, 0
    pairs = [(now, before) for now, before in zip(table.abbeys, table.as_shown, strict=True) if now.seat != seat]
    return (
        sum(now.brothers - before.brothers for now, before in pairs),
        sum(now.dogs - before.dogs for now, before in pairs),
        sum(now.huts - before.huts for now, before in pairs),
    )


def _abbey(table: Table, abbey: Abbey) -> AbbeyView:
    found = food(table, abbey)
    return AbbeyView(
        seat=abbey.seat,
        cloister_card=abbey.cloister_card,
        money=abbey.money,
        saved=abbey.saved,
        vegetables=abbey.vegetables,
        cloister=abbey.lay_cloister,
        field=abbey.lay_field,
        huts=abbey.huts,
        dogs=abbey.dogs,
        areas=tuple([_area(table, abbey, kind) for kind in KINDS]),
        chapel=_chapel(table, abbey),
        cellerar=table.card(abbey),
        specials=tuple(abbey.specials),
        position=abbey.position,
        food=found,
        total_food=found.total,
        letters=abbey.letters,
        rounds=tuple(abbey.rounds),
    )


def _area(table: Table, abbey: Abbey, kind: AreaName) -> AreaView:
    area, stage = table.board.areas[kind], abbey.stage[kind]
    coming = area.stages[stage] if stage < len(area.stages) else None
    return AreaView(
        kind=kind,
        stage=stage,
        stages=len(area.stages),
        food=of_area(area, stage),
        next_cost=table.price(abbey, kind),
        next_food=coming.food if coming else None,
        completion=area.completion,
    )


def _chapel(table: Table, abbey: Abbey) -> ChapelView:
    stages = table.board.chapel
    built = stages[abbey.chapel - 1] if abbey.chapel else None
    coming = stages[abbey.chapel] if abbey.chapel < len(stages) else None
    return ChapelView(
        stage=abbey.chapel,
        stages=len(stages),
        brothers=abbey.lay_chapel,
        capacity=built.capacity if built else 0,
        food_each=built.food_each if built else 0,
        letters=built.letters if built else 0,
        next_cost=table.price(abbey, "chapel"),
        next_letters=coming.letters if coming else None,
    )


def _figures(abbeys: list[Abbey]) -> tuple[FigureView, ...]:
    paid = [
        FigureView(abbey.seat, abbey.position, coins) for abbey, coins in zip(by_income(abbeys), INCOME, strict=False)
    ]
    return (*paid, *[FigureView(abbey.seat, 0, 0) for abbey in abbeys if not abbey.position])
