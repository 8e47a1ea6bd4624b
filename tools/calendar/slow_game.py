"""Games played slowly: simulated people with sleep, holidays and other things to do, and what their table waits for.

A question reaches its person at once. They come after a delay drawn from a log-normal distribution, which runs only
while they are awake and at home. Then they make a *visit*: they answer everything that is open for them, and all that
opens for them while they sit; a visit takes no time. A *hand-over* is a visit made possible by another's answer: every
visit but those on the questions that the game begins with. Fewer of them make a shorter game. A *wait* is a time in
which the whole table stands still for one person: nobody else has anything to decide. A *round* is one of the
chronicle's; in games with turns only, it is a turn of everybody.

Some may *prepare* their turns (`preparing.py`): at the end of every visit they prepare the next one. It is carried out
as soon as it comes; then they hear of it and come to *look* and to prepare again. That is a visit, too, but nobody
waits for it; if they get a question meanwhile, they come as soon as they would have come anyway.

Laws: a game follows from its seed alone; the same seed gives fast and exact tables the same people, whether they
prepare or not.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from math import log
from random import Random
from typing import Any, TypeAlias

import msgspec

from games.kernel.contract.game import Game, Pace, Setup
from games.kernel.contract.policy import Policy
from games.kernel.engine.chance import Chance
from games.kernel.engine.choice import Choice
from games.kernel.engine.chronicle import TurnBegan
from games.kernel.match import Match
from games.kernel.onward import moot, unasked
from tools.calendar.preparing import Became, PreparingPeople
from tools.simulate.by_lot import Failure, by_lot, told

ZONES = (1, 0, 1, -5, 2, 1)
"""Hours that the seats' clocks are ahead of UTC."""
WAKES, SLEEPS = 7, 23
SPREAD = 1.0
"""Sigma of the delays: two of three lie between a third of the median and three times as much."""
BETWEEN = 120
"""Days from one holiday to the next, on average."""
HOLIDAYS = (3, 10)
"""Days of the shortest and the longest holiday."""
BEGINS = 18.0
"""The hour of the first day (UTC) at which a game begins."""
LOOK = "look"
"""Stands for the question at a visit without one: the person looks, and prepares."""


class Visit(msgspec.Struct, frozen=True):
    """A person's answers to all waiting questions.

    `hours` since the first question appeared, its stable name, how many `answers`, how many of them in a turn of
    somebody else (if all decide at once it is the turn of the first), and whether it was a hand-over.
    """

    seat: int
    hours: float
    question: str
    answers: int
    elsewhere: int
    handed: bool


class Wait(msgspec.Struct, frozen=True):
    """A time in which all the others waited for one seat: how many hours, at which question."""

    hours: float
    seat: int
    question: str


class Timeline(msgspec.Struct, frozen=True):
    """The course of a game. `waited[a][b]`: hours in which seat a had nothing to do and seat b had something to
    decide; `became`: the fates of the own turns of those who prepare.
    """

    seed: int
    seats: int
    hours: float
    rounds: float
    visits: tuple[Visit, ...]
    waits: tuple[Wait, ...]
    waited: tuple[tuple[float, ...], ...]
    ended: bool
    became: tuple[Became, ...] = ()


class SlowPerson:
    """Somebody with a clock, a bed and a suitcase.

    In: hours ahead of UTC, the median of the delays in hours, a seed.
    """

    def __init__(self, zone: int, median: float, seed: str) -> None:
        self.zone = zone
        self._middle = log(median)
        self._delays = Random(f"delays/{seed}")
        self._holidays = Random(f"holidays/{seed}")
        self._leaves = self._returns = 0
        self._plan_holiday()

    def comes(self, now: float) -> float:
        """When they answer a question that appears now, in hours."""
        left = self._delays.lognormvariate(self._middle, SPREAD)
        while True:
            begin, end = self.present(now)
            if begin + left <= end:
                return begin + left
            left -= end - begin
            now = end

    def present(self, now: float) -> tuple[float, float]:
        """The present or next time, from hour to hour, in which they are awake and at home."""
        day, hour = divmod(now + self.zone, 24)
        if hour >= SLEEPS:
            day, hour = day + 1, 0
        if day >= self._returns:
            self._plan_holiday()
        if self._leaves <= day < self._returns:
            day, hour = self._returns, 0
        midnight = day * 24 - self.zone
        return midnight + max(hour, WAKES), midnight + SLEEPS

    def _plan_holiday(self) -> None:
        self._leaves = self._returns + 1 + int(self._holidays.expovariate(1 / BETWEEN))
        self._returns = self._leaves + self._holidays.randint(*HOLIDAYS)


class Due(msgspec.Struct, frozen=True):
    """A person with something to decide: since when, when they come, the first question, whether a hand-over."""

    since: float
    comes: float
    question: str
    handed: bool


Participant: TypeAlias = tuple[SlowPerson, Policy]


class SlowGame:
    """A match with people: the one who comes next answers, again and again. `preparing`: seats that prepare turns."""

    def __init__(self, match: Match, players: Sequence[Participant], preparing: Collection[int] = ()) -> None:
        self.match = match
        self.players = players
        self.preparing = PreparingPeople(match, {seat: players[seat][1] for seat in preparing})
        self.now = self.stands_since = BEGINS
        self.answers = 0
        self.due: dict[int, Due] = {}
        self.looks: dict[int, Due] = {}
        """Who is on the way to look, whether asked something meanwhile or not."""
        self.visits: list[Visit] = []
        self.waits: list[Wait] = []
        self.waited = [[0.0] * len(players) for _ in players]
        self.rounds = self.turns = 0

    def play(self, cap: int) -> None:
        """Play to the end, or until `cap` turns are over."""
        self._tell_people()
        while self.due and self.match.turn < cap:
            on_the_way = {**self.looks, **self.due}
            self._let_come(min(on_the_way, key=lambda seat: (on_the_way[seat].comes, seat)))
            self._tell_people()

    def _tell_people(self) -> None:
        """People with something to decide now are called; those with nothing left need not come."""
        self._go_on()
        asked = {choice.seat: choice.key for choice in reversed(self.match.open.values())}
        self.due = {seat: due for seat, due in self.due.items() if seat in asked}
        for seat in sorted(asked.keys() - self.due.keys()):
            self.preparing.by_hand(seat, "nothing")
            self.due[seat] = self._called(seat, asked[seat])
        for seat in sorted(self.preparing.served - self.due.keys() - self.looks.keys()):
            self.looks[seat] = self._called(seat, LOOK)
        headings = [event for event in self.match.take_news() if event.heading and event.line(None) is not None]
        turns = sum(isinstance(event, TurnBegan) for event in headings)
        self.turns += turns
        self.rounds += len(headings) - turns

    def _called(self, seat: int, question: str) -> Due:
        """When a person who is called now comes."""
        coming = self.looks.get(seat)
        comes = coming.comes if coming else self.players[seat][0].comes(self.now)
        return Due(self.now, comes, question, handed=bool(self.visits))

    def _go_on(self) -> None:
        """Carry out prepared turns, and answer moot questions."""
        for step in unasked(self.match, self.preparing.answers, partial(moot, self._is_due)):
            _ = step.give(self.match)

    def _is_due(self, choice_id: str, choice: Choice) -> bool:
        return choice.seat in self.due

    def _let_come(self, seat: int) -> None:
        """Time passes until somebody is there, answers all that is asked, and prepares."""
        asked, looks = self.due.get(seat), self.looks.pop(seat, None)
        if asked:
            self._wait(asked.comes - self.stands_since)
            self.stands_since = asked.comes
        due = asked or looks
        assert due is not None
        self.now = due.comes
        _ = self.due.pop(seat, None)
        answers, elsewhere = self._sit(seat) if asked else (0, 0)
        self.preparing.prepare(seat)
        self.visits.append(Visit(seat, self.now - due.since, due.question, answers, elsewhere, due.handed))

    def _wait(self, hours: float) -> None:
        for idle in range(len(self.players)):
            if idle not in self.due:
                for seat in self.due:
                    self.waited[idle][seat] += hours
        if len(self.due) == 1:
            [(seat, due)] = self.due.items()
            self.waits.append(Wait(hours, seat, due.question))

    def _sit(self, seat: int) -> tuple[int, int]:
        """How many questions a person answered, and how many of them in a turn of somebody else."""
        match, answer = self.match, self.players[seat][1]
        answers = elsewhere = 0
        while asked := match.question(seat):
            self.preparing.by_hand(seat, "there")
            self.answers += 1
            answers += 1
            elsewhere += match.game.turn_order(match.state)[0] != seat
            match.answer(seat, asked[0], answer(match.look(seat), asked[1]), origin="computer")
            self._go_on()
        return answers, elsewhere


def slowly(
    game: Game, setup: Setup, seed: int, people: Callable[[int], Participant], cap: int, preparing: Collection[int] = ()
) -> Timeline:
    """Play the game that belongs to a seed, stopped after `cap` turns. Raises Failure for any fault."""
    slow = None
    try:
        slow = SlowGame(begun(game, setup, seed), [people(seat) for seat in range(setup.seats)], preparing)
        slow.play(cap)
        return course(slow, seed)
    except Exception as error:
        raise Failure(seed, slow.answers if slow else 0, told(error)) from error


def begun(game: Game, setup: Setup, seed: int) -> Match:
    """The game of a seed; without options these are random."""
    name = b"%d" % seed
    options = setup.options or game.lots(Chance(b"lots/" + name), setup.seats)
    return Match.begin(game, msgspec.structs.replace(setup, options=options), name)


def course(slow: SlowGame, seed: int) -> Timeline:
    """A game's results. If the chronicle has neither rounds nor turns, the whole game is one round."""
    hours, waited = slow.now - BEGINS, tuple(tuple(row) for row in slow.waited)
    visits, waits = tuple(slow.visits), tuple(slow.waits)
    seats = len(slow.players)
    rounds = slow.rounds or slow.turns / seats or 1.0
    became = tuple(slow.preparing.became)
    return Timeline(seed, seats, hours, rounds, visits, waits, waited, slow.match.over, became)


def calendar(
    game: Game,
    seats: int,
    pace: Pace,
    seed: int,
    *,
    median: float = 3.0,
    lot: bool = False,
    cap: int = 400,
    preparing: float = 0.0,
    options: Mapping[str, Any] | None = None,
) -> Timeline:
    """A game of people who come a median of `median` hours after a question, and answer like the computer player of
    the usual level, or at random; a share of them (`preparing`) prepare their turns. Without options these are
    random. Raises Failure.
    """
    usual = game.mind.player(game.mind.usual)

    def somebody(seat: int) -> Participant:
        policy = by_lot(Random(f"answers/{seed}/{seat}")) if lot else usual
        return SlowPerson(ZONES[seat % len(ZONES)], median, f"{seed}/{seat}"), policy

    return slowly(game, Setup(seats, pace, dict(options or {})), seed, somebody, cap, preparers(seats, preparing, seed))


def preparers(seats: int, share: float, seed: int) -> frozenset[int]:
    """The seats that prepare, at random; a larger share contains a smaller one."""
    order = list(range(seats))
    Random(f"plans/{seed}").shuffle(order)
    return frozenset(order[: round(share * seats)])
