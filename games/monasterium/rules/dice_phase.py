"""Phase 1: the dice are rolled and placed, everybody's own dice for themselves.

Law: it does not matter when anybody does it. A part is one roll and one placing; in strict games the parts are asked
for in turns, else everybody has all of theirs at once, and players who may have no further turn in a round already get
those of the next one. Dice placed ahead stay: only dice added later are rolled and placed.
"""

from games.kernel.engine.chance import Chance
from games.kernel.engine.choice import Effect
from games.kernel.engine.verbs import later, settle
from games.monasterium.board import JOKER, NUMBERS, TAKE_MOST, YEARS
from games.monasterium.events import NOBODY, DicePlaced, Rerolled, Rolled, RoundBegan
from games.monasterium.rules import questions
from games.monasterium.table import School, Table


def roll(chance: Chance, stream: int, count: int) -> list[int]:
    """The numbers of `count` dice, rolled at once. Raises ValueError if a case foretells another number of dice."""
    if chance.foretold:
        told = [int(number) for number in chance.foretold.pop(0)]
        if len(told) != count:
            raise ValueError(f"{count} dice are rolled, and {told} was foretold")
        return told
    drawn, numbers = chance.below(stream, len(NUMBERS) ** count), []
    for _ in range(count):
        drawn, number = divmod(drawn, len(NUMBERS))
        numbers.append(number + 1)
    return numbers


MANY_DICE, MANY_TURNS, MANY_SEATS = 4, 16, 8
"""More than there ever are: personal dice, turns of a hand, seats. They keep stored numbers apart: none may change."""


def stream(me: School) -> int:
    """The stream of a hand's dice: one for each round, player and number of own dice."""
    return hand_number(me) * MANY_SEATS + me.seat


def hand_number(me: School) -> int:
    """The number of a player's present hand in the game: from its round and number of personal dice."""
    return me.placing * MANY_DICE + me.personal_dice


def take_hand(table: Table, me: School, number: int) -> None:
    """Take all dice back into the hand, for this round (counted through the game)."""
    me.neutral, me.own = table.hand_of(me)
    me.placing = number


def throw(table: Table, me: School) -> None:
    """Roll all dice in hand, unless there is a roll already."""
    if me.rolled or me.rolled_own:
        return
    numbers = roll(table.chance, stream(me), me.neutral + me.own)
    me.rolled, me.rolled_own = sorted(numbers[: me.neutral]), sorted(numbers[me.neutral :])
    table.tell(Rolled(me.seat, tuple(me.rolled), tuple(me.rolled_own), me.placing > table.round))


def place_all(table: Table) -> Effect[None]:
    """The dice phase: everybody who has not done so ahead places dice until none is left in hand."""
    table.tell(RoundBegan(NOBODY, table.year, table.round_in_year, table.start_player))
    waiting = [me for me in table.in_turn() if me.placing != table.round or me.neutral or me.own]
    for me in waiting:
        if me.placing != table.round:
            take_hand(table, me, table.round)
    for turn in range(max([me.neutral + me.own for me in waiting], default=0)):
        for me in waiting:
            yield from later(me.seat, place_once(table, me), cause(me, turn))
    yield from settle()
    gather(table)


def cause(me: School, turn: int) -> int:
    """The number of a part, always the same."""
    return (hand_number(me) * MANY_TURNS + turn) * MANY_SEATS + me.seat


def gather(table: Table) -> None:
    """Put the dice placed for this round on the spaces; the action phase begins."""
    for me in table.schools:
        for at in range(len(NUMBERS)):
            table.neutral[at] += me.ahead[at]
            table.own[at][me.seat] += me.ahead_own[at]
        clear(me)
    table.phase = "act"
    table.seat = table.start_player


def clear(me: School) -> None:
    """Nothing is placed ahead."""
    me.ahead, me.ahead_own = [0] * len(NUMBERS), [0] * len(NUMBERS)


def place_once(table: Table, me: School) -> Effect[None]:
    """Roll the dice in hand, choose a number, and place all that show it."""
    if not (me.neutral or me.own):
        return
    throw(table, me)
    while (number := (yield from number_to_place(table, me))) is None:
        yield from reroll(table, me, stream(me), least=int(me.neutral + me.own == 1))
    lay(table, me, number)


def number_to_place(table: Table, me: School) -> Effect[int | None]:
    """The number whose dice are placed; None: some dice are rolled again first, once a round."""
    ahead = me.placing > table.round
    fresh = not (me.reroll_ahead if ahead else me.reroll_used)
    year, before = divmod(me.placing - 1, len(table.schools))
    for_round = (year + 1, before + 1) if ahead else None
    return (yield from questions.place(table.board, me, reroll=fresh, ahead=for_round))


def reroll(table: Table, me: School, source: int, *, least: int = 0, extra: bool = False) -> Effect[None]:
    """Once a round: roll any of the present dice again, at least `least` (a single one needs no question); `source` is
    their stream of chance. An `extra` die is one of this round, whatever was placed ahead.
    """
    neutral, own = yield from questions.reroll(me, least)
    count = len(neutral) + len(own)
    if not count:
        return
    numbers = roll(table.chance, source, count)
    me.rolled = _exchanged(me.rolled, neutral, numbers[: len(neutral)])
    me.rolled_own = _exchanged(me.rolled_own, own, numbers[len(neutral) :])
    if ahead := me.placing > table.round and not extra:
        me.reroll_ahead = True
    else:
        me.reroll_used = True
    table.tell(Rerolled(me.seat, count, tuple(me.rolled), tuple(me.rolled_own), ahead))


def _exchanged(dice: list[int], old: list[int], new: list[int]) -> list[int]:
    left = list(dice)
    for die in old:
        left.remove(die)
    return sorted([*left, *new])


def lay(table: Table, me: School, number: int) -> None:
    """Put all dice of a roll with this number on its space; take the others back into the hand."""
    neutral, own = me.rolled.count(number), me.rolled_own.count(number)
    me.ahead[number - 1] += neutral
    me.ahead_own[number - 1] += own
    me.neutral -= neutral
    me.own -= own
    me.rolled, me.rolled_own = [], []
    table.tell(DicePlaced(me.seat, number, neutral, own, me.placing > table.round))


# ahead of the next round


def may_be_done(table: Table, me: School) -> bool:
    """Whether the others could leave a player nothing to take in this round: it has no own die there, and the others
    can take all neutral ones before its next turn.
    """
    if any(space[me.seat] for space in table.own):
        return False
    turns = sum([-(-count // TAKE_MOST) for count in table.neutral[: JOKER - 1]]) + table.neutral[JOKER - 1]
    return turns <= (len(table.schools) - 1) * table.at_once


def goes_ahead(table: Table) -> bool:
    """Whether dice may be placed ahead at all."""
    return not table.exact and not (table.year == YEARS and table.round_in_year == len(table.schools))


def places_ahead(table: Table, me: School) -> bool:
    """Whether a player who has won no die since places dice ahead now."""
    return goes_ahead(table) and me.placing <= table.round and may_be_done(table, me)


def place_ahead(table: Table, me: School) -> Effect[None]:
    """After a player's possibly last turn of a round, place dice for the next one at once; later those won since."""
    if not goes_ahead(table):
        return
    if me.placing > table.round:
        me.own = me.personal_dice - sum(me.ahead_own)
    elif may_be_done(table, me):
        take_hand(table, me, table.round + 1)
    for turn in range(me.neutral + me.own):
        yield from later(me.seat, place_once(table, me), cause(me, turn))


def take_back(table: Table, me: School) -> None:
    """Under former rulings dice placed ahead do not count: with one die more all are rolled again."""
    if table.throws_anew and me.placing > table.round:
        _ = table.chance.counters.pop(stream(me), None)
        clear(me)
        me.neutral = me.own = me.placing = 0
        me.reroll_ahead = False
