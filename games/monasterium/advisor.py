"""The computer player: sees its view only, remembers nothing, answers every question.

easy likes at first sight what brings points, novices and dice; normal plays every answer out on an imagined table and
takes what scores most at once; hard does so too, and knows from many games what leads to what.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from games.kernel.contract.mind import Advice, Advisor
from games.kernel.contract.policy import Look, default_policy
from games.kernel.engine.choice import Choice, Effect, Picks
from games.kernel.engine.text import Text
from games.monasterium import words
from games.monasterium.action import Action, ActionKind
from games.monasterium.advice import worth
from games.monasterium.advice.experience import FOUND, Experience
from games.monasterium.advice.imagination import Answers, Start, Wanted, copied, courses, imagined
from games.monasterium.advice.prospect import OWN_DICE, Prospect, best_of
from games.monasterium.board import COLUMNS, GOODS, JOKER, ROWS, TAKE_MOST
from games.monasterium.rules.action_phase import take_off, use_die
from games.monasterium.rules.actions import (
    build_in,
    do,
    exchange,
    extra_die,
    reward,
    send,
    settle_in,
    take,
    take_pane,
    use_action,
)
from games.monasterium.rules.goods import UPGRADES, earn, gain, held
from games.monasterium.rules.novices import price
from games.monasterium.rules.questions import LEVELS as ACTIONS
from games.monasterium.rules.questions import read_die, read_level
from games.monasterium.table import School, Table, Turn

LEVELS = ("easy", "normal", "hard")


class LevelMind(msgspec.Struct, frozen=True):
    """How a level thinks: a table's worth to a player, and the parts of it, by subject, that are expected beyond its
    points; how much each field of the action grid is wanted, how many courses are examined, the worth of an own die
    left on a space, and the largest discount on a novice's influence.
    """

    worth: Callable[[Table, School], float]
    parts: Callable[[Table, School], dict[str, float]]
    fields: Wanted
    courses: int
    kept: float
    less: Callable[[Table, School], int]


NORMAL = LevelMind(worth.at_first_sight, worth.parts, worth.WANTED, courses=30, kept=0.8, less=lambda table, me: 1)


def cheaper(table: Table, me: School) -> int:
    """The largest discount on a novice's influence from the unlocked actions."""
    return max([
        action.amount
        for at, actions in enumerate(table.board.actions)
        for level, action in enumerate(actions)
        if action.kind is ActionKind.SEND and (not level or not me.grid[level - 1][at])
    ], default=0)  # fmt: skip


def knowing(found: Experience) -> LevelMind:
    """How a player with this experience thinks. It includes the worth of own dice on the spaces."""
    return LevelMind(found.expected, found.promised, found.wanted, courses=240, kept=0.0, less=cheaper)


HARD = knowing(FOUND)


class Thought(msgspec.Struct, frozen=True):
    """The situation of a decision: the table as seen, the question, and how one thinks."""

    table: Table
    choice: Choice
    mind: LevelMind

    @property
    def me(self) -> School:
        """The own school."""
        return self.table.schools[self.choice.seat]

    def before(self) -> Prospect:
        """The prospect of the table as it is."""
        return self.prospect(self.table)

    def best(self, start: Start, given: Answers = (), table: Table | None = None) -> Table:
        """The best table that may follow something."""
        return max(courses(table or self.table, start, given, self.mind.fields, self.mind.courses), key=self.of)

    def of(self, end: Table) -> float:
        """The worth of a table."""
        return self.mind.worth(end, end.schools[self.choice.seat])

    def prospect(self, end: Table, own: int = 0) -> Prospect:
        """The prospect of an answer that ends like this, and that takes up `own` own dice."""
        me, taken = end.schools[self.choice.seat], self.mind.kept * own
        return Prospect(
            value=self.of(end) - taken,
            points=worth.standing(end, me),
            scored=me.points,
            parts={**self.mind.parts(end, me), OWN_DICE: -taken},
            held=tuple([held(me, good) for good in GOODS]),
        )


Answer: TypeAlias = Callable[[Thought], Advice]
Starting: TypeAlias = Callable[[Thought, str], tuple[Start, Answers]]
"""The effect of picking an option, and the answers given with it."""


def advice(level: str) -> Advisor:
    """The computer player of a level. Raises KeyError for an unknown level."""
    advisors: dict[str, Advisor] = {
        "easy": easy,
        "normal": partial(think, NORMAL),
        "hard": partial(think, HARD),
    }
    return advisors[level]


def easy(look: Look, choice: Choice) -> Advice:
    """Sends or moves whenever it can; otherwise takes the default."""
    liked = (wish for wish in EASY.get(choice.key, ()) if wish in choice.values)
    return Advice(next(((wish,) for wish in liked), default_policy(look, choice)))


EASY = {
    "dice.take": ("1", "5"),
    "dice.count": ("2",),
    "joker.column": ("1",),
    "act.choose": ("row2", "row3"),
}
"""What easy likes at first sight."""


def think(mind: LevelMind, look: Look, choice: Choice) -> Advice:
    """Answer a question by its key."""
    found = ANSWERS[choice.key](Thought(imagined(look(), choice.seat), choice, mind))
    return replace(found, offer=_offer(choice, found.picks))


def _offer(choice: Choice, picks: Picks) -> Text | None:
    """The button's text where an option says more than fits on it; for a bonus ``offer-*``."""
    said = next((option.label.args for option in choice.options if (option.value,) == picks), {})
    if "own" in said:
        return words.placed([(said["number"], said["count"])])
    if "row" in said and "action" in said:
        return Text("offer-action", row=said["row"])
    return Text(f"offer-{picks[0]}", number=said["number"]) if choice.key == "window.bonus" else None


# answers played out


def played_out(starting: Starting, now: Thought) -> Advice:
    """The option with the best prospect."""
    found = {option: now.prospect(now.best(*starting(now, option))) for option in now.choice.values}
    return best_of(found, now.before())


def action(now: Thought, option: str) -> tuple[Start, Answers]:
    """An action of the die's column."""
    column, level = int(str(now.choice.prompt.args["column"])) - 1, ACTIONS.index(option)
    return partial(use_action, column=column, level=level), ()


def bonus(now: Thought, option: str) -> tuple[Start, Answers]:
    """A good, an exchange, or an action of any column."""
    if "." in option:
        column, level = read_level(option)
        return partial(use_action, column=column, level=level), ()
    return partial(_got, option), ()


def _got(good: str, table: Table, me: School) -> Effect[None]:
    if good in UPGRADES:
        exchange(table, me, good)
    else:
        take(table, me, good, 1)
    yield from ()


def joker(now: Thought, option: str) -> tuple[Start, Answers]:
    """A six on a column."""
    return partial(_laid, int(option) - 1), ()


def _laid(column: int, table: Table, me: School) -> Effect[None]:
    """One die, laid on a tile and used."""
    table.turn = Turn(column=column)
    earn(me, "tiles", int(me.flipped[column]))
    yield from use_die(table, me, column)


def steps(now: Thought, option: str) -> tuple[Start, Answers]:
    """Steps of the messenger."""
    return partial(do, action=Action("move", ActionKind.MOVE, "", int(option), int(option))), ()


def die(now: Thought, option: str) -> tuple[Start, Answers]:
    """A further die, or points."""
    return partial(extra_die, action=Action("extra_die", ActionKind.EXTRA_DIE)), ((option,),)


def novice(now: Thought, option: str) -> tuple[Start, Answers]:
    """A novice; the question does not say whether the sending action makes him cheaper."""
    less = now.mind.less(now.table, now.me)
    return partial(send, action=Action("send", ActionKind.SEND, amount=less)), ((option,),)


def place(now: Thought, option: str) -> tuple[Start, Answers]:
    """A place for a novice of the grid, or for one beside it."""
    row = ROWS.index(str(now.choice.prompt.args["row"])) if now.choice.least else None
    return partial(_sent, option, row), ()


def _sent(name: str, row: int | None, table: Table, me: School) -> Effect[None]:
    """A novice (None: of no row) arrives at a place."""
    where = table.places[name]
    for good, count in price(me, row, where.kind, 0) if row is not None else ():
        gain(me, good, -count)
    settle_in(table, me, where, name)
    yield from reward(table, me, where)


def cloister(now: Thought, option: str) -> tuple[Start, Answers]:
    """A pane of a cloister."""
    return partial(take_pane, cloisters=[option], may_refuse=True), ((option,),)


def row_of_window(now: Thought, option: str) -> tuple[Start, Answers]:
    """A row for a pane."""
    return partial(build_in, name=str(now.choice.prompt.args["cloister"]), row=int(option) - 1), ()


def window_bonus(now: Thought, option: str) -> tuple[Start, Answers]:
    """The bonus of a row or of a column."""
    label = next(one.label for one in now.choice.options if one.value == option)
    board = now.table.board
    bonuses = board.row_bonus if option == "row" else board.column_bonus
    return partial(do, action=bonuses[int(str(label.args["number"])) - 1]), ()


# dice


def takings(now: Thought, number: int) -> Iterator[Prospect]:
    """The prospects of taking one, two, three dice from a space."""
    neutral, own = now.table.neutral[number - 1], now.table.own[number - 1][now.me.seat]
    if number == JOKER:
        table = copied(now.table)
        take_off(table, now.me, number, 1)
        ends = [now.best(partial(_laid, column), (), table) for column in range(COLUMNS)]
        yield now.prospect(max(ends, key=now.of), min(own, 1))
        return
    most, table, column = min(TAKE_MOST, neutral + own), copied(now.table), number - 1
    for taken in range(1, most + 1):
        me = table.schools[now.me.seat]
        take_off(table, me, number, 1)
        table.turn = Turn(column=column, dice=most - taken, used=table.turn.used if table.turn else [])
        earn(me, "tiles", int(me.flipped[column]))
        table = now.best(partial(use_die, column=column), (), table)
        yield now.prospect(table, min(own, taken))


def take_best(now: Thought) -> Advice:
    """The space with the best prospect."""
    spaces = {space: max(takings(now, int(space)), key=lambda one: one.value) for space in now.choice.values}
    return best_of(spaces, now.before())


def count_best(now: Thought) -> Advice:
    """As many dice as promise most."""
    number = int(str(now.choice.prompt.args["number"]))
    return best_of(dict(zip(now.choice.values, takings(now, number), strict=True)), now.before())


def uses(now: Thought) -> dict[int, float]:
    """The present worth of a die of each number."""
    before = now.of(now.table)
    found = {column + 1: now.of(now.best(partial(_laid, column))) - before for column in range(COLUMNS)}
    return {**found, JOKER: max(found.values())}


NEUTRAL = 0.4
"""The worth of a neutral die beside an own one: anybody may take it."""


def place_best(now: Thought) -> Advice:
    """The number whose dice exceed the average most, all together."""
    good = uses(now)
    usual = sum(good.values()) / len(good)
    values = {option.value: option.label.args for option in now.choice.options if option.value != "reroll"}

    def gained(number: str) -> float:
        dice, own = int(str(values[number]["count"])), int(str(values[number]["own"]))
        return (good[int(number)] - usual) * (own + NEUTRAL * (dice - own))

    best = max(values, key=gained)
    if "reroll" in now.choice.values and len(values) == 1 and gained(best) < 0:
        return Advice(("reroll",), why=again(int(str(values[best]["count"]))))
    return Advice((best,), why=Text("why-place", number=int(best)))


def reroll_worse(now: Thought) -> Advice:
    """Roll dice again whose worth is below average."""
    good = uses(now)
    usual = sum(good.values()) / len(good)
    worse = tuple([value for value in now.choice.values if good[read_die(value)[0]] < usual])
    return Advice(worse, why=again(len(worse)) if worse else Text("why-keep-roll"))


def again(dice: int) -> Text:
    """Why so many dice are rolled again."""
    return Text("why-roll-again", dice=dice)


ANSWERS: dict[str, Answer] = {
    "act.choose": partial(played_out, action),
    "bonus.choose": partial(played_out, bonus),
    "dice.count": count_best,
    "dice.place": place_best,
    "dice.take": take_best,
    "extra_die.choose": partial(played_out, die),
    "joker.column": partial(played_out, joker),
    "move.count": partial(played_out, steps),
    "roll.reroll": reroll_worse,
    "send.novice": partial(played_out, novice),
    "send.place": partial(played_out, place),
    "window.bonus": partial(played_out, window_bonus),
    "window.cloister": partial(played_out, cloister),
    "window.row": partial(played_out, row_of_window),
}
