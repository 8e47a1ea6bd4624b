"""Estimates of an answer's worth: computer players in every seat play the game on from it many times.

Laws: for each continuation, what the asked seat cannot know is dealt again, by lots that follow from what it sees, and
unseen answers of others are given again; every answer meets the same lots; the true hidden cards and the true unseen
answers make no difference; the game itself is not touched.
"""

import hashlib
from collections.abc import Sequence
from functools import partial
from math import sqrt, tanh
from typing import Any, NamedTuple

import msgspec

from games.kernel.contract.game import Game, Setup
from games.kernel.engine.chance import Chance
from games.kernel.engine.choice import Choice, IllegalAnswer, Picks
from games.kernel.engine.lanes import NOBODY, Driver, is_lane
from games.kernel.match import Given, Match, Snapshot

CLEARLY = 2.6
"""Two answers count as different if they lie this many standard errors apart: for two fixed beforehand, chance alone
does that once in a hundred times. If outcomes chose them, only later outcomes may judge them (`since`).
"""
FEWEST = 40
"""With fewer continuations nothing is told apart."""
POINTS, SHARE = 2.0, 0.05
"""A mean lead and a share of victories are known if their standard errors are no larger than these."""
VICTORY, MARGIN = 0.7, 8.0
"""The victory's weight beside the lead, and a lead in points that is nearly as good as can be."""
LEAST = 0.004
"""A smaller difference in worth makes no difference."""
MOST_TURNS = 300
"""A continuation stops after this many turn boundaries and counts as it stands."""


class Position(msgspec.Struct, frozen=True):
    """A question as its seat meets it: the set-up, the newest checkpoint, the later answers of which the seat has seen
    anything, and the question's id; `studied` is what the computer players have found out about the table.
    """

    setup: Setup
    snapshot: Snapshot
    given: tuple[Given, ...]
    seat: int
    choice: str
    studied: bytes = b""


class Ending(NamedTuple):
    """How a continuation ended for a seat: points ahead of the best other seat, and its share of the victory."""

    lead: int
    won: float

    @property
    def worth(self) -> float:
        """Its worth from 0 to 1: the victory first, then the lead."""
        return VICTORY * self.won + (1 - VICTORY) / 2 * (1 + tanh(self.lead / MARGIN))


class Unforeseeable(Exception):
    """Others decide unseen, and what they might decide does not lead to this question: it cannot be estimated."""


def position(match: Match, choice: str, studied: bytes = b"") -> Position:
    """The position of an open question of a match; `studied` is what computer players have found out."""
    given = _given_in_sight(match, choice)
    return Position(match.setup, match.snapshot, given, match.open[choice].seat, choice, studied)


def _given_in_sight(match: Match, choice: str) -> tuple[Given, ...]:
    """The answers since the checkpoint, without the last ones of other seats that this seat has not seen anything of.
    If the seat would not be asked this question without them, they are included.
    """
    given, seat = tuple(step.given for step in match.steps), match.open[choice].seat
    others = [one for one in given if one.seat not in (seat, NOBODY)]
    others = [one for one in others if is_lane(one.choice) or not match.game.hidden.in_turn]
    if not others:
        return given
    again, unseen = Match(match.game, match.setup, match.snapshot), dict[int, list[Given]]()
    for one in given:
        before = _sight(again, seat)
        _ = again.answer(one.seat, one.choice, one.picks)
        if one.seat == NOBODY:
            unseen.clear()
        elif _sight(again, seat) != before:
            _ = unseen.pop(one.seat, None)
        elif one in others:
            unseen.setdefault(one.seat, []).append(one)
    left = tuple(one for one in given if one not in unseen.get(one.seat, ()))
    return left if _asks_the_same(match, left, choice) else given


def _sight(match: Match, seat: int) -> tuple[Any, ...]:
    """What a seat sees of a match whose news was never taken: the table, who is awaited, what has been told."""
    told = [line for event in match.state.news if (line := event.line(seat))]
    return match.view(seat), match.awaited(), told


def _asks_the_same(match: Match, given: Sequence[Given], choice: str) -> bool:
    """Whether this question is also asked if only these answers were given since the checkpoint."""
    again = Match(match.game, match.setup, match.snapshot)
    try:
        for one in given:
            _ = again.answer(one.seat, one.choice, one.picks)
    except IllegalAnswer:
        return False
    return again.open.get(choice) == match.open[choice]


def lots(view: Any, choice: Choice) -> bytes:
    """The seed of all lots: the view and the question of the seat."""
    return hashlib.sha256(msgspec.msgpack.encode([view, choice.key, choice.values])).digest()


def player_on(game: Game) -> str:
    """The computer player that plays on in every seat."""
    return game.mind.continues or game.mind.strongest


def continued(game: Game, here: Position, picks: Picks, lot: bytes) -> Ending:
    """One continuation from this answer. Raises IllegalAnswer and Unforeseeable."""
    return _Continuation(game, here).played(picks, lot)


class _Enough(Exception):
    """The game goes on for too long."""


class _Continuation:
    """A separate copy of the game at the moment of the question."""

    def __init__(self, game: Game, here: Position) -> None:
        setup = here.setup
        self.game, self.here = game, here
        self.state = game.resume(setup, here.snapshot.state)
        self.policy = game.mind.player(player_on(game))
        self.looks = [partial(game.view, self.state, seat) for seat in range(setup.seats)]
        self.last = here.snapshot.turn + MOST_TURNS
        self.driver = Driver(
            game.play(self.state),
            turn=here.snapshot.turn,
            exact=setup.pace == "exact",
            masked=setup.masked,
            turn_order=partial(game.turn_order, self.state),
            keep=self._keep,
        )
        self.driver.run()
        self._go_on_to_the_question()
        self.asked = self.driver.open[here.choice]

    def played(self, picks: Picks, lot: bytes) -> Ending:
        """Play it to its end."""
        self._deal_anew(lot)
        driver, answer = self.driver, self.asked.check(picks)
        driver.at_once = self._answer
        try:
            driver.answer(self.here.choice, answer)
            while driver.open:
                name, choice = next(iter(driver.open.items()))
                driver.answer(name, self._answer(choice))
        except _Enough:
            pass
        return self._outcome()

    def _go_on_to_the_question(self) -> None:
        """Give the answers since the checkpoint. Unseen plans of others are made again, if the seat's own questions
        wait for them. Raises Unforeseeable if other plans lead to other questions.
        """
        for given in self.here.given:
            if given.seat == self.here.seat or self.driver.exact or not self.game.hidden.plans(given.key):
                self._let_others_plan(given.choice)
                self.driver.answer(given.choice, given.picks)
        self._let_others_plan(self.here.choice)

    def _let_others_plan(self, wanted: str) -> None:
        opened = self.driver.open
        while wanted not in opened:
            other = next((name for name, one in opened.items() if self.game.hidden.plans(one.key)), None)
            if other is None or opened[other].seat == self.here.seat:
                raise Unforeseeable
            self.driver.answer(other, self._answer(opened[other]))

    def _deal_anew(self, lot: bytes) -> None:
        """Deal what the seat cannot know by this lot. Seats with new cards lose their questions and unseen answers."""
        state, driver, hidden = self.state, self.driver, self.game.hidden
        dealt = hidden.redeal(state, self.here.seat, Chance(lot + b"/deal"))
        state.chance = Chance(lot)
        for other in dealt:
            driver.drop(other)
        driver.unmask()
        if not is_lane(self.here.choice):
            driver.ask_anew(self.here.choice)
        elif dealt and (hidden.in_mind(state) or not driver.waits_in_sight(dealt)):
            driver.begin_anew(self.game.play(state))

    def _answer(self, choice: Choice) -> Picks:
        return choice.check(self.policy(self.looks[choice.seat], choice))

    def _keep(self, turn: int) -> None:
        self.state.news.clear()
        if turn > self.last:
            raise _Enough

    def _outcome(self) -> Ending:
        result, seat = self.game.result(self.state), self.here.seat
        best = max((score.points for score in result.scores if score.seat != seat), default=0)
        winners = result.winners
        return Ending(result.scores[seat].points - best, 1 / len(winners) if seat in winners else 0.0)


class Tried(msgspec.Struct, frozen=True):
    """An answer and the endings of its continuations, in the order of their lots."""

    picks: Picks
    outcomes: tuple[Ending, ...] = ()

    @property
    def lead(self) -> float:
        """The mean lead over the best other seat, in points."""
        return sum(outcome.lead for outcome in self.outcomes) / max(1, len(self.outcomes))

    @property
    def won(self) -> float:
        """The share of continuations that were won."""
        return sum(outcome.won for outcome in self.outcomes) / max(1, len(self.outcomes))

    @property
    def worth(self) -> float:
        """The mean worth of its continuations, from 0 to 1."""
        return sum(outcome.worth for outcome in self.outcomes) / max(1, len(self.outcomes))

    @property
    def ends_it_lost(self) -> bool:
        """Whether every continuation ended the same, and lost: this answer ends the game, or as good as ends it."""
        return len(set(self.outcomes)) == 1 and not self.won

    @property
    def is_known(self) -> bool:
        """Whether its mean lead and share of victories may be told as numbers, judged by the spread of the outcomes.
        Not if all were won, or all lost: one more might have ended otherwise.
        """
        if len(self.outcomes) < FEWEST:
            return False
        leads, won = ([outcome[part] for outcome in self.outcomes] for part in (0, 1))
        return standard_error(leads) <= POINTS and standard_error([*won, 0.0, 1.0]) <= SHARE

    def and_more(self, outcomes: Sequence[Ending]) -> "Tried":
        """The same answer with further endings."""
        return Tried(self.picks, (*self.outcomes, *outcomes))

    def since(self, lot: int) -> "Tried":
        """The same answer without the lots before this one."""
        return Tried(self.picks, self.outcomes[lot:])

    def better_than(self, other: "Tried") -> float:
        """How many points more it brought on average, over the lots that both met."""
        apart = self._apart(other)
        return sum(apart) / max(1, len(apart))

    def clearly_better_than(self, other: "Tried") -> bool:
        """Whether it brought more points than chance alone explains, and not at the price of victories. To end the game
        lost is never better than to play on.
        """
        apart = self._apart(other)
        if len(apart) < FEWEST or self.gives_up_before(other):
            return False
        if self.better_than(other) <= CLEARLY * standard_error(apart):
            return False
        return sum(self.worth_apart(other)) >= LEAST * len(apart)

    def gives_up_before(self, other: "Tried") -> bool:
        """Whether the game is lost at once with this answer, and goes on with the other."""
        return self.ends_it_lost and not other.ends_it_lost

    def worth_apart(self, other: "Tried") -> list[float]:
        """How much more it was worth, for each lot that both met."""
        return [mine.worth - theirs.worth for mine, theirs in zip(self.outcomes, other.outcomes, strict=False)]

    def _apart(self, other: "Tried") -> list[int]:
        return [mine.lead - theirs.lead for mine, theirs in zip(self.outcomes, other.outcomes, strict=False)]


def standard_error(values: Sequence[float]) -> float:
    """The standard error of their mean."""
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) * max(1, len(values) - 1)))
