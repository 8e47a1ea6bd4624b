"""Prepared turns in tests: prepared at random at any moment of any game, and carried out as soon as their turn comes.

Law: each step of any of them is a legal answer or a stop with a reason that can be said.
"""

from random import Random
from typing import Any

from msgspec.structs import replace

from games.kernel.ahead.carrying_out import Answer, Halt, next_step
from games.kernel.ahead.prepared import (
    ANYTHING,
    ORIGIN,
    Prepared,
    PreparedTurn,
    landmarks,
    prepared_from,
    rehearsed,
    span_of,
)
from games.kernel.ahead.rehearsal import Decides, Rehearsed
from games.kernel.contract.ahead import Ahead, Rules
from games.kernel.contract.game import Game
from games.kernel.contract.policy import Policy
from games.kernel.engine.choice import Choice, Picks
from games.kernel.engine.chronicle import ByPrepared
from games.kernel.engine.standing_orders import ADVISED, ASK, Order, Standing, Wishes
from games.kernel.engine.text import Text
from games.kernel.match import Match
from games.kernel.orders.wishes import wish_of
from tests.games.playing import Player, about, answer_to
from tests.games.saying import LANGUAGES, say


def advising(game: Game) -> Policy:
    """The computer player that advises, as people usually prepare."""
    return game.mind.player(game.mind.strongest)


def by_lot(salt: str, stop: float = 0.0) -> Decides:
    """Any legal answers, the same each time; now and then a question is left open."""
    dice, asked = Random(salt), [0]

    def answer(look: object, choice: Choice) -> Picks | None:
        asked[0] += 1
        return None if dice.random() < stop else choice.check(answer_to(salt, str(asked[0]), choice))

    return answer


def ahead_of(game: Game) -> Ahead:
    """How the game's turns are prepared."""
    assert game.ahead is not None
    return game.ahead


def course_of(game: Game, view: Any, seat: int, salt: str, stop: float = 0.0) -> Rehearsed | None:
    """A rehearsal with random answers."""
    return rehearsed(game, view, seat, by_lot(salt, stop))


def laid_by_lot(match: Match, seat: int, dice: Random) -> PreparedTurn | None:
    """A prepared turn of any kind; None: it cannot be prepared now."""
    game, view = match.game, match.view(seat)
    course = course_of(game, view, seat, str(dice.random()), dice.choice([0.0, 0.3, 1.0]))
    if course is None:
        return None
    answers = tuple(_with_others(one, course, dice) for one in prepared_from(course))
    rules = rules_by_lot(game, view, dice)
    stops = tuple(each.name for each in ahead_of(game).landmarks if dice.random() < 0.3)
    turns = dice.choice([1, 1, 3]) if ahead_of(game).repeats else 1
    return PreparedTurn(span_of(match, seat), answers, rules, landmarks(game, view, rules), stops, turns)


def _with_others(one: Prepared, course: Rehearsed, dice: Random) -> Prepared:
    """Other possible wishes at such a question, after the first."""
    asked = [each.choice for each in course.given if each.choice.key == one.key]
    others = (answer_to(str(dice.random()), one.key, choice) for choice in asked[: dice.randrange(3)])
    return replace(one, wishes=(*one.wishes, *others))


def rules_by_lot(game: Game, view: Any, dice: Random) -> dict[str, Order]:
    """Rules of any kind: the computer's, rules made of the offer, or none."""
    if dice.random() < 0.3:
        return dict(ahead_of(game).filled(view, advising(game)))
    found = {rule.name: order_by_lot(game, view, rule, dice) for rule in ahead_of(game).rules if dice.random() < 0.7}
    more: Rules = {} if dice.random() < 0.3 else {ANYTHING.name: dice.choice([ADVISED, ASK])}
    return {**found, **more}


def order_by_lot(game: Game, view: Any, rule: Standing, dice: Random) -> Order:
    """A list of options, or one of the existing ways."""
    ahead = ahead_of(game)
    values = [option.value for option in ahead.offered(view, rule.name)]
    ways = ahead.ways(view, rule)
    if not values or (ways and dice.random() < 0.3):
        return dice.choice(ways).order
    listed = tuple(dice.sample(values, dice.randint(1, len(values))))
    return Wishes(tuple(map(wish_of, listed)), rule.declines)


def told(game: Game, seat: int, step: Answer | Halt) -> ByPrepared | None:
    """The text about a step for its person."""
    if isinstance(step, Halt):
        return ByPrepared(seat, "halted", step.why, step.wanted)
    return None if step.departed is None else ByPrepared(seat, "departed", "gone", step.departed.wanted)


class Preparing(Player):
    """Plays one match with a salt, and prepares turns now and then for everyone who can."""

    def __init__(self, match: Match, salt: str, often: float = 0.3) -> None:
        super().__init__(match, salt)
        self.dice = Random(f"prepared/{salt}")
        self.often = often
        self.laid: dict[int, PreparedTurn] = {}
        self.carried: list[Answer] = []
        self.halted: list[Halt] = []

    def answer(self, choice_id: str) -> None:
        """Answer one open question; then prepare for everyone who can, and carry out prepared turns."""
        super().answer(choice_id)
        if self.dice.random() < self.often:
            self.lay(self.dice.randrange(self.match.setup.seats))
        self.carry_out()

    def lay(self, seat: int) -> None:
        """A seat prepares its next turn, if it can."""
        if (turn := laid_by_lot(self.match, seat, self.dice)) is not None:
            self.laid[seat] = turn

    def carry_out(self) -> None:
        """All steps of all prepared turns that can be done now."""
        while any(self.one_step(seat) for seat in list(self.laid)):
            pass

    def one_step(self, seat: int) -> bool:
        """One step of a seat's prepared turn; whether there was one."""
        game, turn = self.match.game, self.laid[seat]
        step = next_step(self.match, seat, turn, advising(game))
        if turn.over(span_of(self.match, seat)) or isinstance(step, Halt):
            del self.laid[seat]
        if step is None:
            return False
        if (event := told(game, seat, step)) is not None:
            assert all(say(game.name, language, event.line(seat) or Text("absent")) for language in LANGUAGES)
            assert event.line((seat + 1) % self.match.setup.seats) is event.line(None) is None
        if isinstance(step, Halt):
            self.halted.append(step)
            return False
        given = self.match.answer(seat, step.choice_id, step.picks, ORIGIN)
        self.log.append((self.match.number, given))
        self.carried.append(step)
        self.laid[seat] = step.after
        return True


def unchanged(game: Game, before: Any, now: Any) -> bool:
    """Whether nothing has changed that a seat can know of its next turn, according to `unchanged(before, now)` of
    `tests/games/<game>/tables.py` on two views; without that, nothing else may have changed.
    """
    same = getattr(about(game, "tables"), "unchanged", None)
    return bool(same(before, now) if same else before == now)
