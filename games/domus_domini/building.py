"""Phase 3a: all that one may build, recruit, move, buy and save, in any order.

What comes out of the common supply (brothers, dogs, huts) is claimed: who sits earlier is served first.
"""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from games.domus_domini import questions
from games.domus_domini.board import CHIPS, FIELD, KINDS, SAVE_LEAST, SAVE_MOST, STORE, Kind
from games.domus_domini.events import ChapelRaised, DogBought, Expanded, HutBought, Moved, PutAside, Recruited
from games.domus_domini.secrecy import Tell
from games.domus_domini.table import Abbey, Table
from games.kernel.choice import Effect, Picks
from games.kernel.verbs import spare


def most_claims(abbey: Abbey) -> Mapping[str, int]:
    """What one may take from the supply at most: it costs vegetables, and those may be bought before; a hut a coin."""
    chips, huts = min(STORE, abbey.vegetables + CHIPS * abbey.money), min(1, abbey.money)
    return {"lay": chips, "dog": min(chips, abbey.huts + huts - abbey.dogs), "hut": huts}


def build(table: Table, me: Abbey, tell: Tell) -> Effect[None]:
    """One action after the other, until nothing more is wanted or possible."""
    works = Works(table, me, tell)
    while open_now := works.open():
        picks: Picks = yield questions.build(table, me, open_now)
        if not picks:
            return
        yield from ACTIONS[picks[0]](works)


class Works:
    """One player's phase 3a: what was done in it that may be done only once; the Abbey knows if a price was cut."""

    def __init__(self, table: Table, me: Abbey, tell: Tell) -> None:
        self.table = table
        self.me = me
        self.tell = tell
        self.raised = False
        self.housed = False
        self.saved = False
        self.moved_to = ""

    def open(self) -> list[str]:
        """The actions that can be done now."""
        me = self.me
        open_now: list[str] = []
        for action in KINDS if self.raised else (*KINDS, "chapel"):
            cost = me.price(action)
            if cost is not None and cost <= me.money:
                open_now.append(action)
        return open_now + self._open_to_brothers() + self._open_for_money()

    def _open_to_brothers(self) -> list[str]:
        me = self.me
        open_now = ["recruit"] if me.vegetables and me.cloister_room and self.table.lay_supply else []
        if self.moved_to != "kloster" and self.to_chapel:
            open_now.append("to_chapel")
        if self.moved_to != "chapel" and self.to_cloister:
            open_now.append("to_kloster")
        return [*open_now, "to_field"] if self.to_field else open_now

    def _open_for_money(self) -> list[str]:
        me, open_now = self.me, []
        if not self.housed and me.money and self.table.hut_supply:
            open_now.append("hut")
        if me.vegetables and me.dogs < me.huts and self.table.dog_supply:
            open_now.append("dog")
        if not self.saved and me.money >= SAVE_LEAST:
            open_now.append("save")
        return open_now

    def pay_for(self, action: str) -> int:
        """Pay for the next stage of an area or of the chapel; return the price."""
        cost = self.me.price(action) or 0
        self.me.money -= cost
        return cost

    @property
    def to_chapel(self) -> int:
        """How many brothers can go to the chapel."""
        return min(self.me.lay_cloister, self.me.capacity - self.me.lay_chapel)

    @property
    def to_cloister(self) -> int:
        """How many brothers can come back from the chapel."""
        return min(self.me.lay_chapel, self.me.cloister_room)

    @property
    def to_field(self) -> int:
        """How many brothers can go to the field: pairs only."""
        me = self.me
        return min(FIELD - me.lay_field, me.lay_cloister + me.lay_chapel) // 2 * 2


def expand(kind: Kind) -> "Action":
    """The next stage of an area; a cheesemaking Cellerar saves a coin on one stage of the cheese dairy."""

    def action(works: Works) -> Effect[None]:
        me, cost = works.me, works.pay_for(kind)
        me.stage[kind] += 1
        if kind == "cheese":
            me.bargained = True
        works.tell(Expanded(me.seat, kind, me.stage[kind], cost))
        yield from ()

    return action


def raise_chapel(works: Works) -> Effect[None]:
    """The next stage of the chapel, once a round."""
    me, cost = works.me, works.pay_for("chapel")
    me.chapel += 1
    works.raised = True
    works.tell(ChapelRaised(me.seat, me.chapel, cost))
    yield from ()


def recruit(works: Works) -> Effect[None]:
    """A lay brother from the supply into the cloister, for a vegetable; nothing happens if the last one is gone."""
    table, me = works.table, works.me
    yield from spare("lay", lambda: table.lay_supply, take=True)
    if table.lay_supply:
        table.lay_supply -= 1
        me.vegetables -= 1
        me.lay_cloister += 1
        works.tell(Recruited(me.seat))


def buy_hut(works: Works) -> Effect[None]:
    """A dog hut for a coin, once a round."""
    table, me = works.table, works.me
    yield from spare("hut", lambda: table.hut_supply, take=True)
    if table.hut_supply:
        table.hut_supply -= 1
        me.money -= 1
        me.huts += 1
        works.housed = True
        works.tell(HutBought(me.seat))


def buy_dog(works: Works) -> Effect[None]:
    """A watchdog for a vegetable; each needs a hut."""
    table, me = works.table, works.me
    yield from spare("dog", lambda: table.dog_supply, take=True)
    if table.dog_supply:
        table.dog_supply -= 1
        me.vegetables -= 1
        me.dogs += 1
        works.tell(DogBought(me.seat))


def move_to_chapel(works: Works) -> Effect[None]:
    """Brothers from the cloister into the chapel."""
    count = yield from questions.amount(works.table, works.me, "to_chapel", range(1, works.to_chapel + 1))
    works.me.lay_cloister -= count
    works.me.lay_chapel += count
    works.moved_to = "chapel"
    works.tell(Moved(works.me.seat, "chapel", count))


def move_to_cloister(works: Works) -> Effect[None]:
    """Brothers from the chapel into the cloister."""
    count = yield from questions.amount(works.table, works.me, "to_kloster", range(1, works.to_cloister + 1))
    works.me.lay_chapel -= count
    works.me.lay_cloister += count
    works.moved_to = "kloster"
    works.tell(Moved(works.me.seat, "kloster", count))


def move_to_field(works: Works) -> Effect[None]:
    """Pairs of brothers to the field, those of the cloister first."""
    me = works.me
    count = yield from questions.amount(works.table, me, "to_field", range(2, works.to_field + 1, 2))
    from_cloister = min(count, me.lay_cloister)
    me.lay_cloister -= from_cloister
    me.lay_chapel -= count - from_cloister
    me.lay_field += count
    works.tell(Moved(me.seat, "field", count))


def save(works: Works) -> Effect[None]:
    """Three to nine coins to the moneylender, once a round."""
    me = works.me
    coins = yield from questions.amount(works.table, me, "save", range(SAVE_LEAST, min(SAVE_MOST, me.money) + 1))
    me.money -= coins
    me.saved = coins
    works.saved = True
    works.tell(PutAside(me.seat, coins))


Action: TypeAlias = Callable[[Works], Effect[None]]

ACTIONS: dict[str, Action] = {
    "garden": expand("garden"),
    "cheese": expand("cheese"),
    "brewery": expand("brewery"),
    "chapel": raise_chapel,
    "recruit": recruit,
    "to_chapel": move_to_chapel,
    "to_kloster": move_to_cloister,
    "to_field": move_to_field,
    "hut": buy_hut,
    "dog": buy_dog,
    "save": save,
}
"""What may be done in phase 3a, by the answer that asks for it."""
