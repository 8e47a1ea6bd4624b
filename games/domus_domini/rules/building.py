"""Phase 3a: building, recruiting, moving, buying and saving, in any order.

Things from the common supply (brothers, dogs, huts) are claimed: earlier seats are served first.
"""

from collections.abc import Callable, Mapping
from typing import Literal, TypeAlias

from games.domus_domini.board import CHIPS, FIELD, NAMED, SAVE_LEAST, SAVE_MOST, STORE, AreaName
from games.domus_domini.events import CameLate, ChapelRaised, DogBought, Expanded, HutBought, Moved, PutAside, Recruited
from games.domus_domini.rules import questions
from games.domus_domini.rules.secrecy import Announce
from games.domus_domini.table import Abbey, Table
from games.kernel.engine.choice import Effect, Picks
from games.kernel.engine.verbs import spare

Pile: TypeAlias = Literal["lay", "dog", "hut"]
"""What the common supply holds."""


def most_claims(abbey: Abbey) -> Mapping[str, int]:
    """The most that one may take from the supply: it costs vegetables, and those may be bought before; a hut a coin."""
    chips, huts = min(STORE, abbey.vegetables + CHIPS * abbey.money), min(1, abbey.money)
    return {"lay": chips, "dog": min(chips, abbey.huts + huts - abbey.dogs), "hut": huts}


def build(table: Table, me: Abbey, tell: Announce) -> Effect[None]:
    """One action after the other, until no more is wanted or possible."""
    yield from go_on(Works(table, me, tell))


def go_on(works: "Works") -> Effect[None]:
    """The rest of phase 3a."""
    while open_now := works.open():
        picks: Picks = yield questions.build(works.table, works.me, open_now)
        if not picks:
            return
        action, stage = questions.read_action(picks[0])
        yield from (expand(NAMED[action], stage) if stage else ACTIONS[action])(works)
        works.closed.update(CLOSES.get(action, ()))


CLOSES = {
    "chapel": {"chapel"},
    "hut": {"hut"},
    "save": {"save"},
    "to_chapel": {"to_kloster"},
    "to_kloster": {"to_chapel"},
}
"""What an action closes for the rest of the phase: some happen only once, and nobody goes there and back."""


class Works:
    """One player's phase 3a; `closed` are the actions no longer allowed."""

    def __init__(self, table: Table, me: Abbey, tell: Announce) -> None:
        self.table = table
        self.me = me
        self.tell = tell
        self.closed: set[str] = set()

    def open(self) -> list[str]:
        """The actions that can be done now."""
        return [action for action in ACTIONS if action not in self.closed and self.possible(action)]

    def possible(self, action: str) -> bool:
        """Whether everything is there that an action needs: brothers, room, vegetables, coins, supply."""
        if can := POSSIBLE.get(action):
            return bool(can(self))
        price = self.table.price(self.me, action)
        return price is not None and price <= self.me.money

    def take(self, pile: Pile) -> Effect[bool]:
        """Take one out of the common supply, after all earlier seats; False: the last one is gone. The seat is told
        that at once, and not when all are done: it has to go on without it.
        """
        table, field = self.table, f"{pile}_supply"
        yield from spare(pile, lambda: getattr(table, field), take=True)
        left: int = getattr(table, field)
        if left:
            setattr(table, field, left - 1)
        else:
            table.tell(CameLate(self.me.seat, pile))
        return left > 0

    @property
    def to_chapel(self) -> int:
        """How many brothers can go to the chapel."""
        return min(self.me.lay_cloister, self.table.capacity(self.me) - self.me.lay_chapel)

    @property
    def to_cloister(self) -> int:
        """How many brothers can come back from the chapel."""
        return min(self.me.lay_chapel, self.me.cloister_room)

    @property
    def to_field(self) -> int:
        """How many brothers can go to the field: pairs only."""
        me = self.me
        return min(FIELD - me.lay_field, me.lay_cloister + me.lay_chapel) // 2 * 2


POSSIBLE: dict[str, Callable[[Works], object]] = {
    "recruit": lambda works: works.me.vegetables and works.me.cloister_room and works.table.lay_supply,
    "to_chapel": lambda works: works.to_chapel > 0,
    "to_kloster": lambda works: works.to_cloister > 0,
    "to_field": lambda works: works.to_field > 0,
    "hut": lambda works: works.me.money and works.table.hut_supply,
    "dog": lambda works: works.me.vegetables and works.me.dogs < works.me.huts and works.table.dog_supply,
    "save": lambda works: works.me.money >= SAVE_LEAST,
}
"""The needs of actions other than coins: brothers, room, vegetables, supply."""


def expand(kind: AreaName, upto: int | None = None) -> "Action":
    """The next stage of an area, or all stages up to one, each at its price; a cheesemaking Cellerar saves a coin on
    one stage of the cheese dairy.
    """

    def action(works: Works) -> Effect[None]:
        me, built = works.me, works.me.stage[kind]
        stage = upto or built + 1
        cost = works.table.prices(me, kind)[stage]
        me.money -= cost
        me.stage[kind] = stage
        if kind == "cheese":
            me.bargained = True
        works.tell(Expanded(me.seat, kind, stage, cost, stage - built))
        yield from ()

    return action


def raise_chapel(works: Works) -> Effect[None]:
    """The next stage of the chapel, once a round."""
    me, cost = works.me, works.table.price(works.me, "chapel") or 0
    me.money -= cost
    me.chapel += 1
    works.tell(ChapelRaised(me.seat, me.chapel, cost))
    yield from ()


def recruit(works: Works) -> Effect[None]:
    """A lay brother from the supply into the cloister, for a vegetable; nothing happens if the last one is gone."""
    if (yield from works.take("lay")):
        works.me.vegetables -= 1
        works.me.lay_cloister += 1
        works.tell(Recruited(works.me.seat))


def buy_hut(works: Works) -> Effect[None]:
    """A dog hut for a coin, once a round."""
    if (yield from works.take("hut")):
        works.me.money -= 1
        works.me.huts += 1
        works.tell(HutBought(works.me.seat))


def buy_dog(works: Works) -> Effect[None]:
    """A watchdog for a vegetable; each needs a hut."""
    if (yield from works.take("dog")):
        works.me.vegetables -= 1
        works.me.dogs += 1
        works.tell(DogBought(works.me.seat))


def move_to_chapel(works: Works) -> Effect[None]:
    """Brothers from the cloister into the chapel."""
    count = yield from questions.amount(works.table, works.me, "to_chapel", range(1, works.to_chapel + 1))
    works.me.lay_cloister -= count
    works.me.lay_chapel += count
    works.tell(Moved(works.me.seat, "chapel", count))


def move_to_cloister(works: Works) -> Effect[None]:
    """Brothers from the chapel into the cloister."""
    count = yield from questions.amount(works.table, works.me, "to_kloster", range(1, works.to_cloister + 1))
    works.me.lay_chapel -= count
    works.me.lay_cloister += count
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
"""The actions of phase 3a, by their answers."""
