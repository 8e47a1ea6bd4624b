"""The expected future of the others: how far each gets in later rounds by rule of thumb, and how much each counts."""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from games.domus_domini.advice.foresight import at_the_end, estate, fill_chapel, next_round, spend, usual_income
from games.domus_domini.advice.foresight import prospect as letters_to_come
from games.domus_domini.advice.road import Leg, Rival
from games.domus_domini.advice.tariff import Built
from games.domus_domini.board import CLOISTER
from games.domus_domini.rules.food import field_of
from games.domus_domini.view import AbbeyView, View

TEMPER = 12.0
"""The lead in letters with which one rival counts e times as much as another."""
IDLE = 1.5
"""Brothers that a rival sends begging in a later round, about."""
MOST_LEAD = 2.0
"""Nobody is attacked more than e to this power times as often as another."""
BEFORE_THE_ROAD = ("column", "cellerar", "market", "build")
"""The phases before this round's building is done."""


class Forecast(NamedTuple):
    """An abbey in the rounds to come, this one first: its field and buildings at the end of each; its final letters,
    and the brothers who may beg in this round.
    """

    fields: tuple[int, ...]
    built: tuple[Built, ...]
    letters: float
    brothers: int


class Prospect(NamedTuple):
    """An abbey's expectations for the rounds to come, this one first: the rivals, and their furthest buildings at the
    end of each; the abbey's own tie-break, and how much it is attacked compared with 1 for another.
    """

    rivals: tuple[tuple[Rival, ...], ...]
    furthest: tuple[Built, ...]
    tie: tuple[int, int]
    lead: float

    def leg(self, step: int) -> Leg:
        """The road in one of these rounds, counted from this one."""
        return Leg(self.rivals[step], self.tie, self.lead, len(self.rivals) - 1 - step, step)

    def legs(self) -> list[Leg]:
        """The road in each of these rounds."""
        return [self.leg(step) for step in range(len(self.rivals))]


def forecast(abbey: AbbeyView, seen: View) -> Forecast:
    """The abbey's future by rule of thumb."""
    plan, income, rounds = estate(abbey, seen.board), usual_income(len(seen.abbeys)), seen.rounds - seen.round + 1
    fields, built, brothers = [], [], []
    for left in range(rounds, 0, -1):
        if left < rounds or (seen.phase in BEFORE_THE_ROAD and not _waits(abbey, seen, left, income)):
            spend(plan, left, income, chapel=True, discount=None)
        fields.append(field_of(plan.food))
        built.append(Built(plan.stages["garden"], plan.stages["cheese"], plan.stages["brewery"], plan.chapel))
        brothers.append(min(plan.brothers, CLOISTER))
        if left > 1:
            next_round(plan, income)
    letters = abbey.letters + sum(fields) + at_the_end(plan)
    return Forecast(tuple(fields), tuple(built), letters, abbey.cloister if seen.on_road else brothers[0])


def _waits(abbey: AbbeyView, seen: View, rounds: int, income: int) -> bool:
    """Whether building nothing this round brings more, by rule of thumb; a single rival is not expected to do that."""
    if len(seen.abbeys) == 2:
        return False
    now, later = estate(abbey, seen.board), estate(abbey, seen.board)
    fill_chapel(later)
    letters = float(field_of(later.food))
    next_round(later, income)
    return rounds > 1 and letters + letters_to_come(later, rounds - 1, income) > letters_to_come(now, rounds, income)


def prospect(seen: View) -> Prospect:
    """The rest of the game as this view's seat may expect it."""
    me = seen.abbeys[seen.seat or 0]
    others = [abbey for abbey in seen.abbeys if abbey is not me]
    found = [forecast(abbey, seen) for abbey in others]
    weights, lead = _weights([one.letters for one in found], forecast(me, seen).letters)
    rounds = range(seen.rounds - seen.round + 1)
    rivals = [
        tuple([_rival(*each, seen, step) for each in zip(others, found, weights, strict=True)]) for step in rounds
    ]
    furthest = [
        Built(*[max(stages) for stages in zip(*[one.built[step] for one in found], strict=True)]) for step in rounds
    ]
    return Prospect(tuple(rivals), tuple(furthest), tie_break(me), lead)


def _weights(letters: Sequence[float], own: float) -> tuple[list[float], float]:
    """The weight of each rival, with a sum of 1; how much one is attacked oneself, compared with 1 for another."""
    foremost = max(letters)
    powers = [exp((one - foremost) / TEMPER) for one in letters]
    lead = exp(round(2 * min(MOST_LEAD, max(-MOST_LEAD, (own - foremost) / TEMPER))) / 2)
    return [power / sum(powers) for power in powers], lead


def _rival(abbey: AbbeyView, found: Forecast, weight: float, seen: View, step: int) -> Rival:
    """Another abbey so many rounds from now."""
    now = step == 0
    return Rival(
        seat=abbey.seat,
        field=abbey.position if now and seen.on_road else found.fields[step],
        brothers=found.brothers if now else IDLE,
        guards=abbey.dogs + int(now and "herdsman" in abbey.specials),
        tie=tie_break(abbey),
        weight=weight,
        dogs=abbey.dogs,
    )


def tie_break(abbey: AbbeyView) -> tuple[int, int]:
    """The tie-break on the road."""
    return abbey.cellerar.value if abbey.cellerar else 0, abbey.cloister_card
