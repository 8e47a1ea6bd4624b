"""Which questions belong to an answer, though nobody can foresee them: the other placings of a hand, each after a roll;
the rest of a turn, and the dice that are placed ahead after it.
"""

from games.kernel.contract.ahead import NOTHING_FURTHER
from games.kernel.engine.choice import Choice, Picks
from games.kernel.engine.text import Text
from games.monasterium.advice.foresight import GOING
from games.monasterium.rules.questions import REROLL
from games.monasterium.view import SchoolView, View

PLACING = frozenset({"dice.place", "roll.reroll"})
BEGUN = frozenset({"send.novice", "window.cloister"})
"""Questions that are nearly always followed by another one of the same deed."""
IN_TURN = frozenset({
    *BEGUN, "act.choose", "bonus.choose", "dice.count", "extra_die.choose", "joker.column", "move.count", "roll.reroll",
    "send.place", "window.bonus", "window.row",
})  # fmt: skip
"""The questions of a turn of the action phase after the first one."""
SITTING = IN_TURN | PLACING
"""The same, and those of the dice that are placed ahead after the turn."""


def onward(seen: View, asked: Choice, picks: Picks) -> frozenset[str]:
    """The keys of the questions that belong to this answer."""
    me = seen.schools[asked.seat]
    if asked.key in PLACING and me.placing:
        return PLACING if not seen.strict and _more_to_place(me, asked, picks) else NOTHING_FURTHER
    return SITTING if asked.key in GOING or _more_in_turn(me, asked, picks) else NOTHING_FURTHER


def rest(seen: View, asked: Choice, picks: Picks) -> Text:
    """All of them, in words: with the dice that are placed ahead it is everything until the next turn."""
    if onward(seen, asked, picks) == PLACING:
        return Text("rest-of-dice")
    return Text("rest-of-turn" if seen.strict else "rest-until-turn")


def _more_to_place(me: SchoolView, asked: Choice, picks: Picks) -> bool:
    """Whether a question may follow in this hand: a single die is asked about only if it may be rolled again."""
    fresh, rolled = REROLL.value in asked.values, (*me.rolled, *me.rolled_own)
    placed = [number for number in rolled if str(number) in picks] if asked.key == "dice.place" else []
    return len(rolled) - len(placed) > (0 if fresh and placed else 1)


def _more_in_turn(me: SchoolView, asked: Choice, picks: Picks) -> bool:
    """Whether a question may follow in this turn, if nothing about it is foreseen: of a deed begun, of a die won that
    may be rolled again, of the dice on the tile.
    """
    rolls = me.reroll and picks == ("yes",)
    return asked.key in BEGUN or rolls or any(column.dice for column in me.columns)
