"""Why the strongest computer player answers as it does is true of the table, in whole games of it.

What a reason says is read from the table as it stands, and from what the rules make of it until the next round.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from games.domus_domini import GAME
from games.domus_domini.board import CART, CLUNY, FED_BY_ONE, INCOME, fallen
from games.domus_domini.rules.attack import pushable
from games.domus_domini.rules.column import come_home
from games.domus_domini.rules.market import bring_gifts
from games.domus_domini.rules.scoring import by_income
from games.domus_domini.table import Abbey, Table
from games.kernel.contract.game import Setup, encode_state
from games.kernel.contract.mind import Advice
from games.kernel.engine.choice import Choice
from games.kernel.engine.text import Text
from games.kernel.match import Match
from tests.depth import chosen


class Case(NamedTuple):
    """A question at a table, and what was advised."""

    setup: Setup
    table: Table
    choice: Choice
    value: str
    why: Text

    @property
    def me(self) -> Abbey:
        return self.table.abbeys[self.choice.seat]

    @property
    def number(self) -> int:
        return int(self.value)

    def again(self) -> Table:
        """The same table to play on at."""
        table = GAME.resume(self.setup, encode_state(self.table))
        assert isinstance(table, Table)
        return table

    def next_round(self, fed: int, fewer: int = 0) -> tuple[int, int]:
        """Brothers at home when the next round begins (in the last one: at the end), and vegetables lost for want of
        room, if so many vegetables feed the cloister, or so many brothers fewer in it, and none is walked.
        """
        table = self.again()
        me = table.abbeys[self.choice.seat]
        me.vegetables -= fed
        me.lay_cloister = min(me.lay_cloister - fewer, FED_BY_ONE * fed)
        if table.last_round:
            return me.lay_cloister, 0
        card = table.card(me)
        there = me.vegetables + me.lay_field // 2 + (card.vegetables if card else 0)
        come_home(table, me)
        bring_gifts(table)
        return me.lay_cloister + me.lay_chapel, there - me.vegetables

    def kept(self, fewer: int = 0) -> tuple[int, int]:
        """The same with the fewest vegetables that keep as many as can be kept."""
        meals = range(min(self.me.vegetables, self.me.hungry) + 1)
        return max([self.next_round(fed, fewer) for fed in meals], key=lambda found: found[0])

    def paid(self, seat: int, *moved: tuple[int, int]) -> int:
        """The coins of a seat as the figures stand, if each of these seats stood on this field."""
        table = self.again()
        for one, field in moved:
            table.abbeys[one].position = min(CLUNY, field)
        order = [abbey.seat for abbey in by_income(table.abbeys)]
        return INCOME[order.index(seat)] if seat in order else 0

    def ahead(self, fields: int) -> int:
        """The own coins so many fields further."""
        return self.paid(self.me.seat, (self.me.seat, self.me.position + fields))

    def costs(self, seat: int) -> bool:
        """Whether one is paid less, or another more, if a figure falls back."""
        moved = seat, fallen(self.table.abbeys[seat].position)
        others = [abbey.seat for abbey in self.table.abbeys if abbey is not self.me]
        more = any(self.paid(other, moved) > self.paid(other) for other in others)
        return more or self.paid(self.me.seat, moved) < self.paid(self.me.seat)

    @property
    def guarded(self) -> bool:
        victim = self.table.abbeys[self.number]
        return victim.dogs > 0 or "herdsman" in victim.specials

    @property
    def room_in_chapel(self) -> int:
        return self.table.capacity(self.me) - self.me.lay_chapel

    @property
    def all_cost(self) -> bool:
        """Whether each attack that makes another's figure fall costs coins."""
        rivals = [abbey for abbey in self.table.abbeys if abbey is not self.me]
        return all(self.costs(one.seat) for one in rivals if str(one.seat) in self.choice.values and pushable(one))


def stays_for_want_of_coins(case: Case, walked: int) -> bool:
    """Whether some find no room, and whoever walks by all of those is paid less."""
    lost, cart = case.kept()[1], CART * ("cart" in case.me.specials)
    return lost > walked and any(case.ahead(lost + more) < case.ahead(walked + more) for more in (0, cart))


READINGS: dict[str, Callable[[Case], bool]] = {
    "why-keep-column": lambda case: case.why.args["coins"] == case.table.pot,
    "why-recruit": lambda case: case.room_in_chapel > case.me.lay_cloister,
    "why-to-chapel": lambda case: (
        case.room_in_chapel > 0 and case.why.args["food"] == case.table.board.chapel[case.me.chapel - 1].food_each
    ),
    "why-to-field": lambda case: case.number <= case.me.lay_cloister < int(case.choice.values[-1]),
    "why-field": lambda case: case.me.lay_cloister > 1,
    "why-unguarded": lambda case: not case.me.dogs and "herdsman" not in case.me.specials,
    "why-interest": lambda case: case.number % 3 == 0,
    "why-beg": lambda case: (
        not case.guarded
        and case.why.args["count"]
        == case.table.abbeys[case.number].position - fallen(case.table.abbeys[case.number].position)
    ),
    "why-beg-guarded": lambda case: case.guarded,
    "why-brothers-stay": lambda case: case.kept()[0] > case.kept(fewer=1)[0],
    "why-begging-costs": lambda case: case.all_cost and case.kept()[0] == case.kept(fewer=1)[0],
    "why-drunkard": lambda case: (
        case.value == "drunkard" or case.guarded or not pushable(case.table.abbeys[case.number])
    ),
    "why-drunkard-most": lambda case: not case.guarded and pushable(case.table.abbeys[case.number]),
    "why-drunkard-oneself": lambda case: (
        case.number == case.me.seat and case.ahead(fallen(case.me.position) - case.me.position) > case.ahead(0)
    ),
    "why-drunkard-back": lambda case: (
        case.number == case.me.seat and ("cart" in case.me.specials or case.me.vegetables > 0)
    ),
    "why-drunkard-stays": lambda case: case.all_cost,
    "why-ward-off": lambda case: case.why.args["position"] == case.me.position,
    "why-keep-vegetables": lambda case: not case.kept()[1],
    "why-no-walk": lambda case: stays_for_want_of_coins(case, 0),
    "why-walk-some": lambda case: stays_for_want_of_coins(case, case.number),
    "why-walk-cart": lambda case: case.kept()[1] > case.number and case.me.position + case.number + CART >= CLUNY,
    "why-walk-full": lambda case: min(case.kept()[1], int(case.choice.values[-1])) == case.number,
    "why-walk-paid": lambda case: not case.me.position,
    "why-walk-last": lambda case: case.me.vegetables - case.number == case.me.hungry,
    "why-no-cart": lambda case: case.ahead(CART) < case.ahead(0),
    "why-feed": lambda case: case.next_round(case.number)[0] > case.next_round(case.number - 1)[0],
    "why-unfed": lambda case: (
        case.why.args["fed"] == case.number and case.next_round(case.number + 1)[0] == case.next_round(case.number)[0]
    ),
}
"""What each reason says that can be seen."""


def advised(seats: int, number: int) -> Iterator[Case]:
    """What is advised in a game that is played by it."""
    setup, advice = Setup(seats, "exact"), GAME.mind.advice(GAME.mind.strongest)
    match = Match.begin(GAME, setup, b"reasons %d" % number)
    while match.open:
        name, choice = next(iter(match.open.items()))
        found: Advice = advice(match.look(choice.seat), choice)
        assert isinstance(match.state, Table)
        if found.why:
            yield Case(setup, match.state, choice, "".join(found.picks), found.why)
        match.answer(choice.seat, name, found.picks)


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_reason_is_true_of_the_table(seats: int) -> None:
    met = Counter[str]()
    for number in range(chosen().tables // 2):
        for case in advised(seats, number):
            if case.why.id in READINGS:
                met[case.why.id] += 1
                assert READINGS[case.why.id](case), (number, case.table.round, case.choice.key, case.value, case.why)
    assert len(met) >= 15, met
