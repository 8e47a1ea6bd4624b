"""Phase 7, the end of the game, and the points by source."""

from collections.abc import Callable, Iterator

from games.domus_domini.board import INCOME, KINDS, LETTERS_PER_BROTHER, LETTERS_PER_DOG
from games.domus_domini.events import Earned
from games.domus_domini.rules.food import food
from games.domus_domini.table import Abbey, Table
from games.domus_domini.words import area
from games.kernel.contract.game import Merit, Result, scored
from games.kernel.engine.text import Seat, Text

MEASURES: dict[str, Callable[[Abbey], int]] = {
    "measure-money": lambda abbey: abbey.money,
    "measure-savings": lambda abbey: abbey.saved,
    "measure-vegetables": lambda abbey: abbey.vegetables,
    "measure-brothers": lambda abbey: abbey.brothers,
    "measure-dogs": lambda abbey: abbey.dogs,
    "measure-cellerar": lambda abbey: abbey.cellerar or 0,
    "measure-chapel": lambda abbey: abbey.chapel,
}
"""The values compared between games, by their labels."""


def by_income(abbeys: list[Abbey]) -> list[Abbey]:
    """The abbeys that are paid, in order: fewest fields; in a tie the dearer Cellerar, then the higher card."""
    on_the_way = [abbey for abbey in abbeys if abbey.position > 0]
    return sorted(on_the_way, key=lambda abbey: (abbey.position, -abbey.tie_break[0], -abbey.tie_break[1]))


def score_road(table: Table) -> None:
    """A letter for each field; money for the shortest ways; the figures go home."""
    coins = {abbey.seat: paid for abbey, paid in zip(by_income(table.abbeys), INCOME, strict=False)}
    for abbey in table.in_turn():
        abbey.letters += abbey.position
        abbey.money += coins.get(abbey.seat, 0)
        abbey.rounds.append(abbey.letters)
        table.tell(Earned(abbey.seat, abbey.position, coins.get(abbey.seat, 0)))
    for abbey in table.abbeys:
        abbey.position = 0


def points_by_source(table: Table, abbey: Abbey) -> Iterator[tuple[Text, int]]:
    """The sources of the letters: the road, attacks, and the final ones."""
    yield Text("points-road"), abbey.letters - abbey.alms
    yield Text("points-alms"), abbey.alms
    yield from final_points(table, abbey)


def final_points(table: Table, abbey: Abbey) -> Iterator[tuple[Text, int]]:
    """Points that count only at the end."""
    board, card = table.board, table.card(abbey)
    yield Text("points-brothers", count=abbey.lay_cloister), LETTERS_PER_BROTHER * abbey.lay_cloister
    yield Text("points-dogs", count=abbey.dogs), LETTERS_PER_DOG * abbey.dogs
    for kind in KINDS:
        built = board.areas[kind]
        yield Text("points-area", area=area(kind)), built.completion * (abbey.stage[kind] == len(built.stages))
    yield Text("points-chapel", stage=abbey.chapel), board.chapel[abbey.chapel - 1].letters if abbey.chapel else 0
    yield Text("points-cellerar"), card.letters if card else 0


def result(table: Table) -> Result:
    """Scores with their sources; more letters win, then money, then the dearer Cellerar; else the place is shared."""
    ties = [(one.money + one.saved, one.cellerar or 0) for one in table.abbeys]
    scores = scored((points_by_source(table, one) for one in table.abbeys), ties, _tie)
    return Result(scores, Text("ended-after-rounds", count=table.round) if table.over else None)


def measures(table: Table) -> dict[Text, tuple[int, ...]]:
    """How a game went, and the effect of the board's numbers."""
    found: dict[Text, tuple[int, ...]] = {}
    for label, of in MEASURES.items():
        found[Text(label)] = tuple([of(abbey) for abbey in table.abbeys])
    for kind in KINDS:
        found[Text("measure-stage", area=area(kind))] = tuple([abbey.stage[kind] for abbey in table.abbeys])
    found[Text("measure-food")] = tuple([food(table, abbey).total for abbey in table.abbeys])
    for number in range(1, len(table.abbeys[0].rounds) + 1):
        found[Text("measure-letters", round=number)] = tuple([abbey.rounds[number - 1] for abbey in table.abbeys])
    return found


def _tie(own: Merit, other: Merit, seat: int) -> Text:
    """The tie-break between equal points: money, then the Cellerar."""
    (_, money, cellerar), (_, less, cheaper) = own, other
    if own == other:
        return Text("tie-level")
    if money > less:
        return Text("tie-money", who=Seat(seat), money=money, other=less)
    return Text("tie-cellerar", who=Seat(seat), value=cellerar, other=cheaper)
