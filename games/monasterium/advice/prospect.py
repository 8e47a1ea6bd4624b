"""What may come of an answer, part by part, and why the best one is the best."""

from collections.abc import Collection, Mapping

import msgspec

from games.kernel.game import Advice
from games.kernel.text import Text
from games.monasterium.advice.worth import NOTHING, Taste, of_dice, of_goods, rounds_left, worth
from games.monasterium.table import School, Table

NEARLY = 1e-9
"""What differs by less is alike."""


class Prospect(msgspec.Struct, frozen=True):
    """What may come of an answer: all in all (`value`), and of that the `points` if the game ended then (`scored`: of
    these what does not wait for the final scoring), what `goods` may buy, what further `dice` may do, and what it costs
    to take up own dice (`taken`). The rest comes `later`.
    """

    value: float
    points: int
    scored: int
    goods: float
    dice: float
    taken: float = 0.0

    @property
    def later(self) -> float:
        """What is expected beyond all that."""
        return self.value - self.points - self.goods - self.dice + self.taken


def prospect(table: Table, me: School, taste: Taste, taken: float = 0.0) -> Prospect:
    """What a table is worth to a player, less what own dice are worth that were taken up on the way to it."""
    left = rounds_left(table)
    return Prospect(
        value=worth(table, me, taste) - taken,
        points=round(worth(table, me, NOTHING)),
        scored=me.points,
        goods=taste.goods * of_goods(me, left),
        dice=taste.dice * of_dice(me, left),
        taken=taken,
    )


def best_of(found: Mapping[str, Prospect], before: Prospect) -> Advice:
    """The answer of which most may come; `before` is what may come of the table as it is."""
    best = max(found, key=lambda value: found[value].value)
    others = [one for value, one in found.items() if value != best]
    return Advice((best,), why=reason(found[best], others, before))


def reason(best: Prospect, others: Collection[Prospect], before: Prospect) -> Text:
    """Its points if no other brings more, else what puts it ahead of the second best."""
    rivals = [one for one in others if one.value < best.value - NEARLY]
    if not rivals:
        return Text("why-all-alike")
    gained = best.points - before.points
    if gained > 0 and best.points >= max(one.points for one in others):
        return Text("why-points" if gained == best.scored - before.scored else "why-final-points", points=gained)
    second = max(rivals, key=lambda one: one.value)
    leads = {
        "why-dice": best.dice - second.dice,
        "why-goods": best.goods - second.goods,
        "why-own-dice": second.taken - best.taken,
        "why-later": best.later - second.later,
        "why-all-in-all": float(best.points - second.points),
    }
    return Text(max(leads, key=leads.__getitem__))
