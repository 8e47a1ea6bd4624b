"""What an answer may be worth: the game is played on from it many times, by a computer player in every seat.

Laws: what the seat that is asked cannot know is dealt anew each time, by lots that follow from what it sees, and what
others have answered unseen is answered anew; every answer meets the same lots; how the hidden cards truly lie, and what
was truly answered unseen, makes no difference; the game itself is not touched.
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
"""So many standard errors apart two answers are told apart: of two that were fixed beforehand, chance alone does that
once in a hundred times. So who has chosen them by outcomes judges them by later ones (`since`).
"""
FEWEST = 40
"""With fewer continuations nothing is told apart."""
POINTS, SHARE = 2.0, 0.05
"""A mean lead and a share of victories are known if their standard errors are no more than that."""
VICTORY, MARGIN = 0.7, 8.0
"""What the victory is worth beside the lead; so many points ahead are nearly as good as can be."""
LEAST = 0.004
"""What is worth less than that makes no difference."""
MOST_TURNS = 300
"""So many turn boundaries are passed at most: then it counts as it stands."""


class Position(msgspec.Struct, frozen=True):
    """Where a seat is asked a question: the set-up, the newest checkpoint, the answers since, as far as the seat has
    seen anything of them, and the question's id; `studied` is what the computer players have found out about the table.
    """

    setup: Setup
    snapshot: Snapshot
    given: tuple[Given, ...]
    seat: int
    choice: str
    studied: bytes = b""


class Ending(NamedTuple):
    """How a continuation ended for a seat: how many points ahead of the best of the others, and its share of the
    victory.
    """

    lead: int
    won: float

    @property
    def worth(self) -> float:
        """What it is worth, from 0 to 1: the victory first, then the lead."""
        return VICTORY * self.won + (1 - VICTORY) / 2 * (1 + tanh(self.lead / MARGIN))


class Unforeseeable(Exception):
    """Where others decide unseen, what they might do does not lead to the question: nothing can be said of it."""


def position(match: Match, choice: str, studied: bytes = b"") -> Position:
    """Where an open question of a match is asked; `studied` is what computer players have found out."""
    given = _given_in_sight(match, choice)
    return Position(match.setup, match.snapshot, given, match.open[choice].seat, choice, studied)


def _given_in_sight(match: Match, choice: str) -> tuple[Given, ...]:
    """The answers since the checkpoint without those that others gave last, and of which the seat that is asked this
    has seen nothing yet; with them if it would not be asked it without.
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
    """What a seat sees of a match whose news nobody takes away: the table, who is awaited, what has been told."""
    told = [line for event in match.state.news if (line := event.line(seat))]
    return match.view(seat), match.awaited(), told


def _asks_the_same(match: Match, given: Sequence[Given], choice: str) -> bool:
    """Whether this question is put, too, if only these answers were given since the checkpoint."""
    again = Match(match.game, match.setup, match.snapshot)
    try:
        for one in given:
            _ = again.answer(one.seat, one.choice, one.picks)
    except IllegalAnswer:
        return False
    return again.open.get(choice) == match.open[choice]


def lots(view: Any, choice: Choice) -> bytes:
    """What all lots follow from: the view and the question of the seat that is asked."""
    return hashlib.sha256(msgspec.msgpack.encode([view, choice.key, choice.values])).digest()


def player_on(game: Game) -> str:
    """The computer player that plays on in every seat."""
    return game.mind.continues or game.mind.strongest


def continued(game: Game, here: Position, picks: Picks, lot: bytes) -> Ending:
    """Play on once from this answer. Raises IllegalAnswer, and Unforeseeable."""
    return _Continuation(game, here).played(picks, lot)


class _Enough(Exception):
    """The game goes on for too long."""


class _Continuation:
    """A game of its own, as it stood when the question was asked."""

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
        """The end of it."""
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
        """Give the answers since the checkpoint. What others have planned unseen is planned anew, as far as the seat's
        own questions wait for it. Raises Unforeseeable if other plans lead to other questions.
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
        """Deal what the seat cannot know by this lot. What is asked of those who have other cards now is dropped, and
        what they have answered unseen.
        """
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
    """An answer and how its continuations ended, in the order of their lots."""

    picks: Picks
    outcomes: tuple[Ending, ...] = ()

    @property
    def lead(self) -> float:
        """How many points ahead of the best of the others it ended in the mean."""
        return sum(outcome.lead for outcome in self.outcomes) / max(1, len(self.outcomes))

    @property
    def won(self) -> float:
        """The share of continuations that were won."""
        return sum(outcome.won for outcome in self.outcomes) / max(1, len(self.outcomes))

    @property
    def worth(self) -> float:
        """What its continuations were worth in the mean, from 0 to 1."""
        return sum(outcome.worth for outcome in self.outcomes) / max(1, len(self.outcomes))

    @property
    def ends_it_lost(self) -> bool:
        """Whether every continuation ended the same, and lost: the game is over with it, or as good as over."""
        return len(set(self.outcomes)) == 1 and not self.won

    @property
    def is_known(self) -> bool:
        """Whether its mean lead and its share of victories can be told as numbers, by how far the outcomes lie apart.
        Where all were won, or lost, one more might have ended otherwise.
        """
        if len(self.outcomes) < FEWEST:
            return False
        leads, won = ([outcome[part] for outcome in self.outcomes] for part in (0, 1))
        return standard_error(leads) <= POINTS and standard_error([*won, 0.0, 1.0]) <= SHARE

    def and_more(self, outcomes: Sequence[Ending]) -> "Tried":
        """The same with further continuations."""
        return Tried(self.picks, (*self.outcomes, *outcomes))

    def since(self, lot: int) -> "Tried":
        """The same without the lots before this one."""
        return Tried(self.picks, self.outcomes[lot:])

    def better_than(self, other: "Tried") -> float:
        """How many points more it brought in the mean, over the lots that both met."""
        apart = self._apart(other)
        return sum(apart) / max(1, len(apart))

    def clearly_better_than(self, other: "Tried") -> bool:
        """Whether it brought more points than chance alone explains, and not at the price of victories. Who ends the
        game lost is never better than who plays on.
        """
        apart = self._apart(other)
        if len(apart) < FEWEST or self.gives_up_before(other):
            return False
        if self.better_than(other) <= CLEARLY * standard_error(apart):
            return False
        return sum(self.worth_apart(other)) >= LEAST * len(apart)

    def gives_up_before(self, other: "Tried") -> bool:
        """Whether the game is lost at once with it, and goes on with the other."""
        return self.ends_it_lost and not other.ends_it_lost

    def worth_apart(self, other: "Tried") -> list[float]:
        """How much more it was worth, lot by lot of those that both met."""
        return [mine.worth - theirs.worth for mine, theirs in zip(self.outcomes, other.outcomes, strict=False)]

    def _apart(self, other: "Tried") -> list[int]:
        return [mine.lead - theirs.lead for mine, theirs in zip(self.outcomes, other.outcomes, strict=False)]


def standard_error(values: Sequence[float]) -> float:
    """The standard error of their mean."""
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) * max(1, len(values) - 1)))
