"""What the options of a question say comes true, in games played by lot.

Only what the answer itself brings is looked at: an answer that ends the phase is not.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from games.domus_domini import GAME
from games.domus_domini.rules.food import food
from games.domus_domini.rules.questions import read_action
from games.domus_domini.rules.secrecy import before
from games.domus_domini.table import Abbey, Table
from games.kernel.contract.game import Setup
from games.kernel.engine.choice import Choice, Option
from games.kernel.match import Match

Promise = tuple[str, object, object]
"""What was promised, what was said, what came."""
Keep = Callable[[Option, Abbey, Abbey, Table], Iterator[Promise]]


def told(option: Option, name: str) -> object:
    """A number of the hint or the label."""
    args = {**option.label.args, **(option.hint.args if option.hint else {})}
    return args[name]


def gained(was: Abbey, now: Abbey, table: Table) -> int:
    """Food units more than before."""
    return food(table, now).total - food(table, was).total


def cellerar(option: Option, was: Abbey, now: Abbey, table: Table) -> Iterator[Promise]:
    yield "coins of the Cellerar", told(option, "coins"), abs(now.money - was.money)
    if option.value != "dismiss":
        found = food(table, now)
        yield "food of the Cellerar", (told(option, "food"), told(option, "extra")), (found.cellerar, found.production)


def market(option: Option, was: Abbey, now: Abbey, table: Table) -> Iterator[Promise]:
    if option.value != "0":
        bought = now.vegetables - was.vegetables, was.money - now.money
        yield "vegetables", (told(option, "chips"), told(option, "coins")), bought


def build(option: Option, was: Abbey, now: Abbey, table: Table) -> Iterator[Promise]:
    field = food(table, now).field
    if read_action(option.value)[0] in now.stage:
        yield "price", (told(option, "coins"), told(option, "left")), (was.money - now.money, now.money)
        yield "stage", (told(option, "food"), told(option, "position")), (gained(was, now, table), field)
    elif option.value == "chapel":
        said = told(option, "coins"), told(option, "left"), told(option, "gain")
        yield "chapel", said, (was.money - now.money, now.money, gained(was, now, table))
        yield "room in the chapel", told(option, "capacity"), table.capacity(now)
    elif option.value in ("recruit", "dog"):
        yield option.value, told(option, "left"), now.vegetables
    elif option.value == "hut":
        yield option.value, told(option, "left"), now.money


def amount(option: Option, was: Abbey, now: Abbey, table: Table) -> Iterator[Promise]:
    yield "food of moving", told(option, "food"), abs(gained(was, now, table))
    if now.lay_field > was.lay_field and option.label.id == "amount-to-field":
        yield "vegetables of the field", told(option, "vegetables"), (now.lay_field - was.lay_field) // 2


def march(option: Option, was: Abbey, now: Abbey, table: Table) -> Iterator[Promise]:
    yield "field", told(option, "position"), now.position


def feed(option: Option, was: Abbey, now: Abbey, table: Table) -> Iterator[Promise]:
    yield "fed", told(option, "stay"), now.lay_cloister


PROMISES: dict[str, Keep] = {
    "cellerar.choose": cellerar,
    "market.buy": market,
    "build.choose": build,
    "build.amount": amount,
    "march.vegetables": march,
    "feed.pay": feed,
}


def attacked(choice: Choice, option: Option, match: Match, table: Table) -> Iterator[Promise]:
    """Whose figure falls back, how far; whoever is said to be able to fend it off is asked."""
    if option.value == "drunkard":
        return
    victim = int(option.value)
    asked = any(question.key == "defend.choose" for question in match.open.values())
    yield "guarded", option.label.id == "figure-guarded", asked
    if not asked:
        yield "fallen back", told(option, "to"), table.abbeys[victim].position


def played(seats: int, seed: int) -> Iterator[Promise]:
    """All promises of one game."""
    dice, match = random.Random(f"{seats}/{seed}"), Match.begin(GAME, Setup(seats, "exact"), b"%d" % seed)
    while match.open:
        name, choice = next(iter(match.open.items()))
        table = match.state
        was, stage = before(table.abbeys[choice.seat]), (table.round, table.phase)
        option = dice.choice(choice.options) if choice.least or dice.random() < 0.9 else None
        match.answer(choice.seat, name, [option.value] if option else [])
        if not option or stage != (table.round, table.phase):
            continue
        if choice.key in ("beg.target", "drunkard.target"):
            yield from attacked(choice, option, match, table)
        elif choice.key in PROMISES:
            yield from PROMISES[choice.key](option, was, table.abbeys[choice.seat], table)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_what_an_option_says_comes_true(seats: int) -> None:
    kept = Counter[str]()
    for seed in range(8):
        for what, said, came in played(seats, seed):
            assert said == came, f"{what} in game {seed} of {seats}: {said!r} said, {came!r} came"
            kept[what] += 1
    assert len(kept) == 16, kept
