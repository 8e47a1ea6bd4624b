"""The questions of Domus Domini: every Choice is built here, with its sensible default.

Options are made once and kept: a question costs little. No question has another seat's secret in it.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Literal, TypeAlias

from games.domus_domini import standing, words
from games.domus_domini.board import (
    BONUS_FROM,
    CART,
    CLUNY,
    INTEREST_PER,
    NAMED,
    Area,
    AreaName,
    Cellerar,
    ChapelStage,
    Production,
    fallen,
)
from games.domus_domini.rules.food import field_of, food, of_area
from games.domus_domini.table import Abbey, Table, prices
from games.kernel.engine.choice import Choice, Effect, Option, Picks
from games.kernel.engine.text import Seat, Text

YES_NO = (Option("yes", Text("yes")), Option("no", Text("no")))


def column(table: Table) -> Effect[bool]:
    """Keep the start column or pass it on with a coin, if there is one; returns whether it was passed on."""
    me = table.abbeys[table.seat]
    keep = Option("keep", Text("column-keep", coins=table.pot))
    prompt = Text("ask-column", money=me.money, pot=table.pot)
    picks: Picks = yield Choice(
        me.seat, "column.choose", prompt, (keep, PASS) if me.money else (keep,), default=("keep",),
        standing=standing.COLUMN.at(gauge=table.pot),
    )  # fmt: skip
    return picks == (PASS.value,)


PASS = Option("pass", Text("column-pass"))


# cellerar


def cellerar(table: Table, me: Abbey) -> Choice | None:
    """Which Cellerar to hire, or whether to dismiss the own one; None if there is nothing to decide."""
    own, old = table.card(me), me.cellerar or 0
    budget = me.money + old
    extra = table.production_card
    cards = [table.board.cellerar(value) for value in table.cellerar_market if value <= budget]
    options = tuple([_offer(card, old, extra) for card in cards])
    if own:
        dismissal = Option("dismiss", Text("cellerar-dismiss"), Text("cellerar-dismiss-hint", coins=old))
        prompt = Text("ask-cellerar-exchange", money=me.money, card=words.cellerar(own.value, own.kind))
        keep, order = Text("cellerar-keep"), standing.CELLERAR_KEPT
        return Choice(me.seat, "cellerar.choose", prompt, (*options, dismissal), least=0, decline=keep, standing=order)
    if not options:
        return None
    prompt = Text("ask-cellerar", money=me.money, alike=int(table.board.letters_are_prices))
    return Choice(
        me.seat, "cellerar.choose", prompt, options, least=0, decline=Text("cellerar-none"), standing=standing.CELLERAR
    )


def to_pay(value: int, old: int) -> int:
    """The price of a Cellerar of this value for the owner of one of the `old` value (0: none); negative: coins back."""
    return value - old


@cache
def _offer(card: Cellerar, old: int, production: Production | None) -> Option:
    coins = to_pay(card.value, old)
    message = "cellerar-hint-back" if coins < 0 else "cellerar-hint"
    extra = production.food if production and production.kind == card.kind else 0
    letters = 0 if card.letters == card.value else card.letters
    hint = Text(
        message, coins=abs(coins), food=card.food, extra=extra, letters=letters, kind=card.kind,
        bonus=card.bonus, vegetables=card.vegetables,
    )  # fmt: skip
    return Option(str(card.value), words.cellerar(card.value, card.kind), hint, group=card.kind)


# market


def market(me: Abbey, most: int) -> Effect[int]:
    """How often to buy vegetables."""
    prompt = Text("ask-market", money=me.money, vegetables=me.vegetables)
    picks: Picks = yield Choice(
        me.seat, "market.buy", prompt, _purchases(most, me.vegetables), default=("0",), standing=standing.MARKET
    )
    return int(picks[0])


@cache
def _purchases(most: int, vegetables: int) -> tuple[Option, ...]:
    bought = [
        Option(str(times), Text("market-buy", coins=times, chips=min(2 * times, 6 - vegetables)))
        for times in range(1, most + 1)
    ]
    return (Option("0", Text("market-nothing")), *bought)


# building


def build(table: Table, me: Abbey, actions: Iterable[str]) -> Choice:
    """What to do next in phase 3, each action with its price, its gain and what is left then."""
    units = food(table, me).total
    options = tuple([option for action in actions for option in _actions(table, me, action, units)])
    prompt = Text("ask-build", money=me.money, vegetables=me.vegetables, food=units, position=field_of(units))
    return Choice(me.seat, "build.choose", prompt, options, least=0, decline=Text("build-done"))


TOO_LATE = ("to_field", "save")
"""Actions that bring nothing more in the last round."""
MANY = 8192
"""How many options that say what is left are kept."""


def _actions(table: Table, me: Abbey, action: str, units: int) -> tuple[Option, ...]:
    """An action as offered: for an area the next stage and every further affordable one."""
    if kind := NAMED.get(action):
        card = table.card(me)
        bonus = card.bonus if kind == "brewery" and card else 0
        return _stages(table.board.areas[kind], kind, me.stage[kind], table.saving(me, kind), me.money, units, bonus)
    each = _each(table, me)
    if action == "chapel":
        coming = table.board.chapel[me.chapel]
        gain = me.lay_chapel * (coming.food_each - each)
        return (_chapel(me.chapel + 1, coming, gain, field_of(units + gain), me.money - coming.cost),)
    moved = each if action in ("to_chapel", "to_kloster") else 0
    return (_deed(action, moved, me.money, me.vegetables, table.last_round),)


def _stages(
    area: Area, kind: AreaName, built: int, saving: int, money: int, units: int, bonus: int
) -> tuple[Option, ...]:
    """The affordable stages; `units` of food are there, `bonus` comes with the brewery's 40."""
    return tuple(
        [
            Option(value, label, _stage_hint(area, stage, gain, field_of(units + gain), money - coins), group="build")
            for value, label, stage, coins, gain in _further(area, kind, built, saving, bonus)
            if coins <= money
        ]
    )


UP_TO = "-"
"""Stands between an area and the stage up to which it is built."""


def read_action(value: str) -> tuple[str, int | None]:
    """The action of an option of phase 3a, and its stage, if that is not the next one."""
    action, _, stage = value.partition(UP_TO)
    return action, int(stage) if stage else None


def _each(table: Table, me: Abbey) -> int:
    """Food units of each brother in the chapel."""
    return table.board.chapel[me.chapel - 1].food_each if me.chapel else 0


def _gain(area: Area, before: int, stage: int, bonus: int) -> int:
    """Food units that a stage adds to the one before; `bonus` comes with the brewery's 40."""
    built, old = of_area(area, stage), of_area(area, before)
    return built - old + (bonus if old < BONUS_FROM <= built else 0)


@lru_cache(MANY)
def _further(
    area: Area, kind: AreaName, built: int, saving: int, bonus: int
) -> tuple[tuple[str, Text, int, int, int], ...]:
    """For each stage to come: value and label of its option, its number, its coins, its food."""
    found = []
    for stage, coins in prices(area, built, saving).items():
        following = stage == built + 1
        label = Text("build-stage" if following else "build-stages", area=words.area(kind), stage=stage, coins=coins)
        value = kind if following else f"{kind}{UP_TO}{stage}"
        found.append((value, label, stage, coins, _gain(area, built, stage, bonus)))
    return tuple(found)


def _stage_hint(area: Area, stage: int, gain: int, position: int, left: int) -> Text:
    more = len(area.stages) - stage
    return Text("build-stage-hint", food=gain, position=position, left=left, more=more, letters=area.completion)


@lru_cache(MANY)
def _chapel(stage: int, built: ChapelStage, gain: int, position: int, left: int) -> Option:
    hint = Text(
        "build-chapel-hint", gain=gain, position=position, left=left,
        capacity=built.capacity, food=built.food_each, letters=built.letters,
    )  # fmt: skip
    return Option("chapel", Text("build-chapel", stage=stage, coins=built.cost), hint, group="build")


@lru_cache(MANY)
def _deed(action: str, units: int, money: int, vegetables: int, last: bool) -> Option:
    """Another action, ``build-*`` with ``build-*-hint``; in the `last` round some bring nothing more."""
    name = action.replace("_", "-")
    left = {"recruit": vegetables - 1, "dog": vegetables - 1, "hut": money - 1}.get(action, 0)
    hint = "build-too-late-hint" if last and action in TOO_LATE else f"build-{name}-hint"
    return Option(action, Text(f"build-{name}"), Text(hint, food=units, left=left), group="deed")


def amount(table: Table, me: Abbey, action: str, counts: Sequence[int]) -> Effect[int]:
    """How many to move or to save (``ask-*``); the default is the least for saving, else the most, but nobody leaves
    the chapel for the field.
    """
    told = "late" if table.last_round and action in TOO_LATE else action
    options = tuple([_amount(told, count, _moved_food(table, me, action, count)) for count in counts])
    most = {"save": 0, "to_field": me.lay_cloister}.get(action, counts[-1])
    usual = max((count for count in counts if count <= most), default=counts[0])
    prompt = Text(f"ask-{action.replace('_', '-')}", brothers=me.lay_cloister, money=me.money)
    picks: Picks = yield Choice(me.seat, "build.amount", prompt, options, default=(str(usual),))
    return int(picks[0])


def _moved_food(table: Table, me: Abbey, action: str, count: int) -> int:
    """Food units gained or lost by `count` brothers coming to the chapel or leaving it."""
    if action == "save":
        return 0
    return _each(table, me) * (max(0, count - me.lay_cloister) if action == "to_field" else count)


@cache
def _amount(action: str, count: int, units: int) -> Option:
    """A number of brothers or coins, with the effect, ``amount-*``; `units` of food are what brothers bring or cost."""
    name = action.replace("_", "-")
    label = Text(f"amount-{name}", count=count, food=units, vegetables=count // 2, interest=count // INTEREST_PER)
    return Option(str(count), label)


# attacks


def attack(table: Table, me: Abbey, begging: tuple[int, ...], drunken: tuple[int, ...]) -> Choice | None:
    """From whom to beg, or to let the drunkard loose; only the latter if begging is impossible; None: neither."""
    if not begging:
        return drunkard(table, me, drunken, least=0) if drunken else None
    options = tuple([_figure(me, table.abbeys[seat]) for seat in begging])
    prompt = Text("ask-beg", count=me.lay_cloister, position=me.position)
    more = (LOOSE,) if drunken else ()
    return Choice(
        me.seat, "beg.target", prompt, (*options, *more), least=0, decline=Text("no-attack"), standing=standing.ATTACK
    )


LOOSE = Option("drunkard", Text("loose-drunkard"), Text("drunkard-hint"))


def drunkard(table: Table, me: Abbey, seats: tuple[int, ...], *, least: int) -> Choice:
    """On whom to let the drunkard loose, oneself last; the default spares oneself, and hits one that can fall."""
    options = tuple([_figure(me, table.abbeys[seat]) for seat in sorted(seats, key=lambda seat: seat == me.seat)])
    fields = {seat: table.abbeys[seat].position for seat in seats}
    foremost = max(seats, key=lambda seat: (seat != me.seat, fallen(fields[seat]) < fields[seat], fields[seat]))
    return Choice(
        me.seat, "drunkard.target", Text("ask-drunkard"), options, least=least,
        default=(str(foremost),) if least else (), decline=Text("no-drunkard"),
        standing=None if least else standing.ATTACK,
    )  # fmt: skip


def _figure(me: Abbey, abbey: Abbey) -> Option:
    if abbey is me:
        return _own_figure(me.seat, me.position)
    return _target(abbey.seat, abbey.position, guarded=abbey.dogs > 0 or "herdsman" in abbey.specials)


@cache
def _own_figure(seat: int, position: int) -> Option:
    """How far one's own figure falls back, if it can."""
    to = fallen(position)
    return Option(str(seat), Text("figure-own" if to < position else "figure-own-safe", position=position, to=to))


@cache
def _target(seat: int, position: int, *, guarded: bool) -> Option:
    """A target figure: how far it falls back, if it can, and whether its owner can ward that off."""
    to = fallen(position)
    name = "figure-safe" if to == position else "figure-guarded" if guarded else "figure"
    return Option(str(seat), Text(name, who=Seat(seat), position=position, to=to))


Means: TypeAlias = Literal["begging", "drunkard"]
"""The means of an attack."""


def defend(victim: Abbey, attacker: Abbey, by: Means) -> Choice | None:
    """How to ward an attack off; None: there are no means."""
    means = [HERDSMAN] if "herdsman" in victim.specials else []
    if victim.dogs:
        means.append(_dog(victim.dogs))
    if not means:
        return None
    to = fallen(victim.position)
    prompt = Text("ask-defend", who=Seat(attacker.seat), by=by, position=victim.position, to=to)
    order = standing.DEFENCE.at(gauge=victim.position)
    return Choice(victim.seat, "defend.choose", prompt, (*means, TAKE_IT), default=(means[0].value,), standing=order)


HERDSMAN = Option("herdsman", Text("special-herdsman"))
TAKE_IT = Option("no", Text("defend-no"))


@cache
def _dog(dogs: int) -> Option:
    return Option("dog", Text("defend-dog", count=dogs))


# road and feeding


def vegetables(me: Abbey, most: int, usual: int) -> Effect[int]:
    """How many vegetables to walk by."""
    prompt = Text("ask-vegetables", vegetables=me.vegetables, position=me.position, hungry=me.hungry)
    options = _fields(most, me.position)
    picks: Picks = yield Choice(
        me.seat, "march.vegetables", prompt, options, default=(str(usual),), standing=standing.VEGETABLES
    )
    return int(picks[0])


@cache
def _fields(most: int, position: int) -> tuple[Option, ...]:
    return tuple(
        [Option(str(chips), Text("march-by", count=chips, position=position + chips)) for chips in range(most + 1)]
    )


def cart(me: Abbey) -> Effect[bool]:
    """Whether to use the cart: it is lost anyway."""
    prompt = Text("ask-cart", position=me.position, to=min(CLUNY, me.position + CART))
    picks: Picks = yield Choice(me.seat, "march.cart", prompt, YES_NO, default=("yes",), standing=standing.CART)
    return picks == ("yes",)


def feed(me: Abbey, most: int) -> Effect[int]:
    """How many vegetables to feed the cloister with; the default is all that are needed and there."""
    prompt = Text("ask-feed", count=me.lay_cloister, vegetables=me.vegetables)
    picks: Picks = yield Choice(
        me.seat, "feed.pay", prompt, _meals(most, me.lay_cloister), default=(str(most),), standing=standing.FEEDING
    )
    return int(picks[0])


@cache
def _meals(most: int, brothers: int) -> tuple[Option, ...]:
    return tuple(
        [
            Option(str(paid), Text("feed-with", count=paid, stay=min(brothers, 3 * paid), hungry=brothers))
            for paid in range(most + 1)
        ]
    )
