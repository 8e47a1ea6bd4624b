"""The tables of Domus Domini that the laws must meet, and the contents of its box."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from games.domus_domini.table import Table
from games.kernel.engine.text import Text

REHEARSED = {
    "column.choose", "cellerar.choose", "market.buy", "build.choose", "build.amount", "beg.target", "drunkard.target",
    "march.vegetables", "march.cart", "feed.pay",
}  # fmt: skip
"""A rehearsal's questions: all but how to ward an attack off."""


def components(table: Table) -> Iterator[tuple[str, int, int]]:
    """Chips and cards on the table, and in the box."""
    abbeys, supply, start = table.abbeys, table.board.supply, table.board.start
    yield (
        "brothers",
        table.lay_supply + sum([one.brothers for one in abbeys]),
        ((supply.brothers_each + start.brothers) * len(abbeys)),
    )
    yield "dogs", table.dog_supply + sum([one.dogs for one in abbeys]), supply.dogs
    yield "huts", table.hut_supply + sum([one.huts for one in abbeys]), supply.huts
    cards = [*table.production_deck, table.production_card, table.removed]
    printed = Counter([one.name for one in table.board.production])
    for card, count in Counter([one.name for one in cards if one]).items():
        yield card, count, printed[card]
    hired = [*table.cellerar_market, *[one.cellerar for one in abbeys if one.cellerar]]
    for value, count in Counter(hired).items():
        yield f"cellerar {value}", count, 1
    for special, count in Counter([special for one in abbeys for special in one.specials]).items():
        yield special, count, 1
    for number, count in Counter([one.cloister_card for one in abbeys]).items():
        yield f"cloister card {number}", count, 1


def change(table: Table, seat: int, dice: Random) -> None:
    """Give this seat a little more money: the offer may stay the same, the means do not."""
    table.abbeys[seat].money += dice.choice([0, 0, 1, 2])


def means(question: Text) -> object:
    """The numbers of a question that matter for its answer: all but the place of the own figure."""
    counts = {name: str(arg) for name, arg in question.args.items() if (question.id, name) != ("ask-beg", "position")}
    return question.id, counts
