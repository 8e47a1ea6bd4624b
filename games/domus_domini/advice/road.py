"""The worth of a place on the road in one round: its coins, what others may beg there, what can be begged."""

from collections.abc import Mapping, Sequence
from math import exp
from typing import NamedTuple

from games.domus_domini.board import CLOISTER, INCOME, LETTERS_PER_DOG, PROTECTED, PUSH
from games.domus_domini.rules.food import field_of

COIN = (0.0, 1.8, 2.8, 3.8, 4.8)
"""The worth of a coin in letters, by the number of rounds in which it can still be spent."""
SPREAD, SPREADING = 3.0, 0.5
"""The uncertainty of a rival's field in this round, and its growth per later round: in some fifty games each, players
who took it as certain won clearly less among four, and those with a spread of 2 among five.
"""


class Rival(NamedTuple):
    """Another abbey in one round: its field, brothers that may beg, defenders, how many of them are dogs, its
    tie-break, and the weight of its losses, compared with 1 for one's own gains.
    """

    seat: int
    field: int
    brothers: float
    guards: int
    tie: tuple[int, int]
    weight: float
    dogs: int = 0


class FieldValue(NamedTuple):
    """The worth of a field: letters, coins, each beggar's gain from there, and vegetables walked to be paid at all."""

    field: int
    letters: float
    coins: int
    begging: tuple[float, ...]
    walks: int


class Leg:
    """The road in one round, with so many to follow (`left`), so many rounds ahead (`step`). `tie` is one's own
    tie-break, `lead` how much one is attacked compared with 1 for another.
    """

    def __init__(self, rivals: Sequence[Rival], tie: tuple[int, int], lead: float, left: int, step: int) -> None:
        self.rivals = tuple(rivals)
        self.tie = tie
        self.lead = lead
        self.left = left
        self.spread = SPREAD + SPREADING * step
        self.coin = COIN[min(left, len(COIN) - 1)]
        self.places: dict[tuple[int, bool], FieldValue] = {}
        self.seen = {rival.seat: (rival.field, rival.guards) for rival in rivals}

    def place(self, food: int, fed: bool) -> FieldValue:
        """The worth of the field that so much food reaches, with a vegetable at hand (`fed`) or without. Coins are
        whole: fractions count as letters.
        """
        if (food, fed) not in self.places:
            field = field_of(food)
            stays = max(0.0, field - self.troubled(field))
            walks = int(fed and stays < 1)
            ends = max(stays, float(walks))
            coins = self.expected(ends)
            letters = ends + self.coin * (coins - round(coins))
            self.places[food, fed] = FieldValue(field, letters, round(coins), self.begging(field), walks)
        return self.places[food, fed]

    def troubled(self, field: int) -> float:
        """Fields that begging may cost on this field."""
        return 0.0 if field in PROTECTED else sum([self._robbed(rival, field) for rival in self.rivals])

    def _robbed(self, rival: Rival, field: int) -> float:
        """Fields that one rival may take, if it begs from all in reach."""
        if rival.field > field:
            return 0.0
        goals = sum([in_reach(other.field, rival.field) for other in self.rivals if other is not rival])
        return PUSH * min(rival.brothers, (field - rival.field) // PUSH + 1) * self.lead / (self.lead + goals)

    def expected(self, field: float) -> float:
        """The coins for ending on a field, if the others' fields are uncertain."""
        if field <= 0:
            return 0.0
        chances = [1.0]
        for rival in self.rivals:
            before = 1 / (1 + exp((rival.field - field) / self.spread))
            follows, stays = [0.0, *chances], [*chances, 0.0]
            chances = [one * before + other * (1 - before) for one, other in zip(follows, stays, strict=True)]
        return sum([chance * coins for chance, coins in zip(chances, INCOME, strict=False)])

    def begging(self, field: int) -> tuple[float, ...]:
        """The gain of each further beggar, always from the best rival."""
        standing = dict(self.seen)
        gains: list[float] = []
        while len(gains) < CLOISTER:
            goals = [rival for rival in self.rivals if in_reach(standing[rival.seat][0], field)]
            if not goals:
                break
            gain, seat = max([(self.gain(rival, field, standing), rival.seat) for rival in goals])
            gains.append(gain)
            standing[seat] = hit(*standing[seat])
        return tuple(gains)

    def gain(self, rival: Rival, field: int, standing: Mapping[int, tuple[int, int]]) -> float:
        """The gain from attacking a rival from a field: a letter, the rival's loss, and the change in coins. The
        herdsman wards off before any dog, and costs nothing: he is gone after the round anyway.
        """
        before, guards = standing[rival.seat]
        if guards:
            return 1 + rival.weight * LETTERS_PER_DOG * (guards <= rival.dogs)
        fallen = max(0, before - PUSH)
        after = {**standing, rival.seat: (fallen, 0)}
        return 1 + rival.weight * (before - fallen) + self.coins(field, after) - self.coins(field, standing)

    def moving(self, field: int, to: int) -> float:
        """The letters gained by moving from one field to another."""
        return to - field + self.coins(to, self.seen) - self.coins(field, self.seen)

    def coins(self, field: int, standing: Mapping[int, tuple[int, int]]) -> float:
        """The worth in letters of one's own coins, less those of the others."""
        if not self.coin:
            return 0.0
        order = [(standing[one.seat][0], -one.tie[0], -one.tie[1], -one.weight) for one in self.rivals]
        order.append((field, -self.tie[0], -self.tie[1], 1.0))
        paid = sorted([one for one in order if one[0]])
        return self.coin * sum([coins * one[3] for coins, one in zip(INCOME, paid, strict=False)])


def in_reach(other: int, field: int) -> bool:
    """Whether a figure on one field can be begged from on another."""
    return other >= field and other not in PROTECTED


def hit(field: int, guards: int) -> tuple[int, int]:
    """Field and defenders after another attack."""
    return (field, guards - 1) if guards else (max(0, field - PUSH), 0)
