"""The prospect of an answer, part by part, and why the best one is the best."""

from collections.abc import Collection, Mapping

import msgspec

from games.kernel.contract.mind import Advice
from games.kernel.engine.text import Series, Text
from games.monasterium import words
from games.monasterium.board import GOODS

NEARLY = 1e-9
"""Smaller differences do not count."""
OWN_DICE = "own-dice"
"""The part for the cost of taking up own dice."""


class Prospect(msgspec.Struct, frozen=True):
    """The prospect of an answer: its whole `value`; the `points` if the game ended then (`scored`: those that need no
    final scoring); and, by subject, the expectations beyond them (`parts`). `held` are the goods one has then.
    """

    value: float
    points: int
    scored: int
    parts: Mapping[str, float]
    held: tuple[int, ...] = (0,) * len(GOODS)


def best_of(found: Mapping[str, Prospect], before: Prospect) -> Advice:
    """The answer with the best prospect; `before` is the prospect of the table as it is."""
    best = max(found, key=lambda value: found[value].value)
    others = [one for value, one in found.items() if value != best]
    return Advice((best,), why=reason(found[best], others, before))


def reason(best: Prospect, others: Collection[Prospect], before: Prospect) -> Text:
    """Its points if no other brings more, else its main advantage over the second best: ``why-*``."""
    rivals = [one for one in others if one.value < best.value - NEARLY]
    if not rivals:
        return Text("why-all-alike")
    gained = best.points - before.points
    if gained > 0 and best.points >= max(one.points for one in others):
        return Text("why-points" if gained == best.scored - before.scored else "why-final-points", points=gained)
    second = max(rivals, key=lambda one: one.value)
    leads = {subject: best.parts[subject] - second.parts[subject] for subject in best.parts}
    if not (more := more_goods(best, second)):
        del leads["goods"]
    subject = max(leads, key=leads.__getitem__)
    if leads[subject] <= 0 or leads[subject] < best.points - second.points:
        return Text("why-all-in-all")
    return Text("why-goods", goods=more) if subject == "goods" else Text(f"why-{subject}")


MOST_GOODS = 2
"""The most goods that are named."""


def more_goods(best: Prospect, second: Prospect) -> Series:
    """The goods of which the best answer leaves more than the second best, the most valuable first."""
    more = [(good, one - other) for good, one, other in zip(GOODS, best.held, second.held, strict=True) if one > other]
    return Series([words.good(good, count) for good, count in reversed(more)][:MOST_GOODS])
