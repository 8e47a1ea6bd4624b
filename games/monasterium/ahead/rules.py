"""The rules of a prepared turn that a computer player would leave: from which space to take dice if the wanted ones are
gone; all else as the player would decide then.
"""

from collections.abc import Iterator
from functools import partial

from games.kernel.ahead.prepared import ANYTHING
from games.kernel.contract.ahead import Rules
from games.kernel.contract.policy import Policy
from games.kernel.engine.choice import Choice, Option
from games.kernel.engine.standing_orders import ADVISED, Wish, Wishes
from games.kernel.engine.text import Text
from games.monasterium.ahead.imagination import imagined
from games.monasterium.board import NUMBERS
from games.monasterium.rules import questions
from games.monasterium.rules.action_phase import levels_of, spaces
from games.monasterium.standing import TAKE
from games.monasterium.view import View, view


def filled(seen: View, policy: Policy) -> Rules:
    """The rules this computer player would leave."""
    wishes = tuple([Wish(number) for number in in_order(seen, policy)])
    return {**({TAKE.name: Wishes(wishes)} if wishes else {}), ANYTHING.name: ADVISED}


def in_order(seen: View, policy: Policy) -> Iterator[str]:
    """The spaces with dice for the seat in the player's order of preference, each as if the earlier ones were empty."""
    table = imagined(seen, seen.seat or 0)
    me = table.schools[table.seat]
    while offered := spaces(table, me):
        choice: Choice = next(questions.take(table.board, me, levels_of(table, me, offered)))
        number = policy(partial(view, table, me.seat), choice)[0] if len(offered) > 1 else choice.values[0]
        yield number
        at = int(number) - 1
        table.neutral[at], table.own[at] = 0, [0] * len(table.schools)


def offered(seen: View, name: str) -> tuple[Option, ...]:
    """The six spaces, for the list of those from which to take dice."""
    return SPACES if name == TAKE.name else ()


SPACES = tuple([Option(str(number), Text("rule-space", number=number)) for number in NUMBERS])
