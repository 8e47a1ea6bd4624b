"""The questions of Domus Domini: every Choice is built here, with its sensible default.

Options are made once and kept: a question costs little. No question has another seat's secret in it.
"""

from collections.abc import Iterable
from functools import cache

from games.domus_domini import words
from games.domus_domini.board import BOARD, BONUS_FROM, NAMED, Kind
from games.domus_domini.food import food, of_area
from games.domus_domini.standing import (
    CART,
    CELLERAR,
    CELLERAR_KEPT,
    COLUMN,
    DEFENCE,
    FEEDING,
    MARKET,
    VEGETABLES,
)
from games.domus_domini.table import Abbey, Table
from games.kernel.choice import Choice, Effect, Option, Picks
from games.kernel.text import Seat, Text

YES_NO = (Option("yes", Text("yes")), Option("no", Text("no")))


def column(table: Table) -> Choice:
    """Keep the start column or pass it on with a coin, if there is one."""
    me = table.abbeys[table.seat]
    keep = _keep(table.pot)
    return Choice(
        me.seat, "column.choose", _column_prompt(me.money, table.pot), (keep, PASS) if me.money else (keep,),
        default=("keep",), standing=COLUMN.at(gauge=table.pot),
    )  # fmt: skip


PASS = Option("pass", Text("column-pass"))


@cache
def _keep(pot: int) -> Option:
    return Option("keep", Text("column-keep", coins=pot))


@cache
def _column_prompt(money: int, pot: int) -> Text:
    return Text("ask-column", money=money, pot=pot)


# cellerar


def cellerar(table: Table, me: Abbey) -> Choice | None:
    """Which Cellerar to hire, or whether to dismiss the own one; None if there is nothing to decide."""
    old = me.cellerar or 0
    budget = me.money + old
    options = tuple([_offer(value, old) for value in table.cellerar_market if value <= budget])
    if old:
        options = (*options, _dismissal(old))
    if not options:
        return None
    return Choice(
        me.seat, "cellerar.choose", _cellerar_prompt(me.money, old), options, least=0, decline=_as_it_is(old),
        standing=CELLERAR_KEPT if old else CELLERAR,
    )  # fmt: skip


@cache
def _cellerar_prompt(money: int, old: int) -> Text:
    return (
        Text("ask-cellerar-exchange", money=money, card=words.cellerar(old))
        if old
        else Text("ask-cellerar", money=money)
    )


@cache
def _as_it_is(old: int) -> Text:
    return Text("cellerar-keep") if old else Text("cellerar-none")


@cache
def _offer(value: int, old: int) -> Option:
    card = BOARD.cellerar(value)
    message = "cellerar-hint-back" if value < old else "cellerar-hint"
    hint = Text(message, coins=abs(value - old), ne=card.ne, kind=card.kind, bonus=card.bonus)
    return Option(str(value), words.cellerar(value), hint, group=card.kind)


@cache
def _dismissal(old: int) -> Option:
    return Option("dismiss", Text("cellerar-dismiss"), Text("cellerar-dismiss-hint", coins=old))


# market


def market(me: Abbey, most: int) -> Choice:
    """How often to buy vegetables."""
    prompt = Text("ask-market", money=me.money, veg=me.veg)
    return Choice(me.seat, "market.buy", prompt, _purchases(most, me.veg), default=("0",), standing=MARKET)


@cache
def _purchases(most: int, veg: int) -> tuple[Option, ...]:
    bought = [
        Option(str(times), Text("market-buy", coins=times, chips=min(2 * times, 6 - veg)))
        for times in range(1, most + 1)
    ]
    return (Option("0", Text("market-nothing")), *bought)


# building


def build(table: Table, me: Abbey, actions: Iterable[str], discount: int) -> Choice:
    """What to do next in phase 3, each action with its price and what it brings."""
    options = tuple([_action(me, action, discount) for action in actions])
    found = food(me, table.production_card)
    prompt = Text("ask-build", money=me.money, veg=me.veg, ne=found.total, pos=found.field)
    return Choice(me.seat, "build.choose", prompt, options, least=0, decline=DONE)


DONE = Text("build-done")


def _action(me: Abbey, action: str, discount: int) -> Option:
    if kind := NAMED.get(action):
        bonus = me.card.bonus if kind == "brewery" and me.card else 0
        return _stage(kind, me.stage[kind] + 1, discount if kind == "cheese" else 0, bonus)
    if action == "chapel":
        return _chapel(me.chapel + 1)
    ne = BOARD.chapel[me.chapel - 1].ne_each if me.chapel else 0
    return _deed(action, ne if action in ("to_chapel", "to_kloster") else 0)


@cache
def _stage(kind: Kind, stage: int, discount: int, bonus: int) -> Option:
    area = BOARD.areas[kind]
    built = area.stages[stage - 1]
    old = of_area(kind, stage - 1)
    gain = built.ne - old + (bonus if old < BONUS_FROM <= built.ne else 0)
    label = Text("build-stage", area=words.area(kind), stage=stage, coins=max(0, built.cost - discount))
    left = len(area.stages) - stage
    hint = Text("build-stage-hint", ne=gain, left=left, letters=area.completion)
    return Option(kind, label, hint, group="build")


@cache
def _chapel(stage: int) -> Option:
    built = BOARD.chapel[stage - 1]
    hint = Text("build-chapel-hint", capacity=built.capacity, ne=built.ne_each, letters=built.letters)
    return Option("chapel", Text("build-chapel", stage=stage, coins=built.cost), hint, group="build")


@cache
def _deed(action: str, ne: int) -> Option:
    name = action.replace("_", "-")
    return Option(action, Text(f"build-{name}"), Text(f"build-{name}-hint", ne=ne), group="deed")


def amount(me: Abbey, action: str, counts: Iterable[int]) -> Effect[int]:
    """How many to move or to save; the least is usual for saving, the most for the rest."""
    options = tuple([_number(count) for count in counts])
    usual = options[0 if action == "save" else -1].value
    prompt = Text(f"ask-{action.replace('_', '-')}")
    picks: Picks = yield Choice(me.seat, "build.amount", prompt, options, default=(usual,))
    return int(picks[0])


@cache
def _number(count: int) -> Option:
    return Option(str(count), Text("number", count=count))


# attacks


def attack(table: Table, me: Abbey, begging: tuple[int, ...], drunken: tuple[int, ...]) -> Choice | None:
    """From whom to beg, or to let the drunkard loose; the latter alone if nobody can be begged from; None: neither."""
    if not begging:
        return drunkard(table, me, drunken, least=0) if drunken else None
    options = tuple([_figure(seat, table.abbeys[seat].pos) for seat in begging])
    prompt = Text("ask-beg", count=me.lay_kloster, pos=me.pos)
    more = (LOOSE,) if drunken else ()
    return Choice(me.seat, "beg.target", prompt, (*options, *more), least=0, decline=NO_ATTACK)


LOOSE = Option("drunkard", Text("special-drunkard"), Text("drunkard-hint"))
NO_ATTACK = Text("no-attack")


def drunkard(table: Table, me: Abbey, seats: tuple[int, ...], *, least: int) -> Choice:
    """On whom to let the drunkard loose; the default spares oneself."""
    options = tuple([_figure(seat, table.abbeys[seat].pos) for seat in seats])
    foremost = max(seats, key=lambda seat: (seat != me.seat, table.abbeys[seat].pos))
    return Choice(
        me.seat, "drunkard.target", Text("ask-drunkard"), options, least=least,
        default=(str(foremost),) if least else (), decline=NO_ATTACK,
    )  # fmt: skip


@cache
def _figure(seat: int, pos: int) -> Option:
    return Option(str(seat), Text("figure", who=Seat(seat)), Text("figure-hint", pos=pos))


def defend(table: Table, victim: Abbey, attacker: Abbey) -> Choice | None:
    """How to ward an attack off; None: there is nothing to do it with."""
    means = [HERDSMAN] if "herdsman" in victim.specials else []
    if victim.dogs:
        means.append(_dog(victim.dogs))
    if not means:
        return None
    prompt, order = Text("ask-defend", who=Seat(attacker.seat), pos=victim.pos), DEFENCE.at(gauge=victim.pos)
    return Choice(victim.seat, "defend.choose", prompt, (*means, TAKE_IT), default=(means[0].value,), standing=order)


HERDSMAN = Option("herdsman", Text("special-herdsman"))
TAKE_IT = Option("no", Text("defend-no"))


@cache
def _dog(dogs: int) -> Option:
    return Option("dog", Text("defend-dog", count=dogs))


# road and feeding


def vegetables(me: Abbey, most: int, *, last: bool) -> Choice:
    """How many vegetables to walk by; usually none, in the last round all that need not feed anybody."""
    usual = min(most, max(0, me.veg - me.hungry)) if last else 0
    prompt = Text("ask-vegetables", veg=me.veg, pos=me.pos, count=me.lay_kloster)
    return Choice(
        me.seat, "march.vegetables", prompt, _fields(most, me.pos), default=(str(usual),), standing=VEGETABLES
    )


@cache
def _fields(most: int, pos: int) -> tuple[Option, ...]:
    return tuple([Option(str(chips), Text("march-by", count=chips, pos=pos + chips)) for chips in range(most + 1)])


def cart(me: Abbey) -> Choice:
    """Whether to use the cart: it is lost anyway."""
    return Choice(me.seat, "march.cart", Text("ask-cart", pos=me.pos), YES_NO, default=("yes",), standing=CART)


def feed(me: Abbey, most: int) -> Choice:
    """How many vegetables to feed the cloister with; usually as many as are needed and there."""
    prompt = Text("ask-feed", count=me.lay_kloster, veg=me.veg)
    return Choice(me.seat, "feed.pay", prompt, _meals(most, me.lay_kloster), default=(str(most),), standing=FEEDING)


@cache
def _meals(most: int, brothers: int) -> tuple[Option, ...]:
    return tuple(
        [Option(str(paid), Text("feed-with", count=paid, stay=min(brothers, 3 * paid))) for paid in range(most + 1)]
    )
