"""Prepared turns: what a seat has left behind for its next own turn, and how it is rehearsed (`carrying_out.py` carries
it out).

First come answers, in order, to what could be known; then rules for the rest, which are standing orders with a shorter
life.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from games.kernel.ahead.rehearsal import Asking, Decides, Rehearsed, always_asked, never, rehearse
from games.kernel.contract.ahead import Ahead, Landmark, Rules
from games.kernel.contract.game import Game
from games.kernel.contract.policy import Policy
from games.kernel.engine.choice import Choice, IllegalAnswer, Picks
from games.kernel.engine.lanes import is_lane
from games.kernel.engine.standing_orders import ADVISED, AS_ADVISED, ASK, Order, Standing, Way
from games.kernel.engine.text import Text, plain
from games.kernel.match import Match
from games.kernel.orders.standing_answers import Ordering, answer_by, key_of, nothing_ordered

ORIGIN = "prepared"
"""The origin of an answer that was prepared."""
MOST_TURNS = 5
"""How many turns rules may be left for."""


class Prepared(msgspec.Struct, frozen=True):
    """A prepared answer to the question of this key: the first of the `wishes` that is possible then. `wanted` names
    the first wish, `asked` is the question in words (plain texts), `offered` what it was chosen from (None: not known).
    """

    key: str
    wishes: tuple[Picks, ...]
    wanted: Any = None
    asked: Any = None
    offered: "Offered | None" = None


class Offered(msgspec.Struct, frozen=True):
    """What a question offers: its options by value and label (a plain text), and how many may be picked."""

    options: tuple[tuple[str, Any], ...]
    least: int
    most: int

    def allows(self, now: "Offered") -> bool:
        """Whether every answer that is possible now was possible here."""
        return self.least <= now.least and not now.has_more_than(self)

    def has_more_than(self, then: "Offered") -> bool:
        """Whether there is more to choose from than before: other options, or more picks."""
        left = list(then.options)
        for option in self.options:
            if option not in left:
                return True
            left.remove(option)
        return self.most > then.most


def offered_by(choice: Choice) -> Offered:
    """What a question offers."""
    options = tuple([(option.value, plain(option.label)) for option in choice.options])
    return Offered(options, choice.least, min(choice.most, len(options)))


class CarriedSoFar(msgspec.Struct, frozen=True):
    """How far a prepared turn was carried out: the `span` it is for, how many of the answers `given`, whether the rest
    is `void`, whether it has `departed` from a first wish, and the picks so far, by question.
    """

    span: int
    given: int = 0
    void: bool = False
    departed: bool = False
    picked: tuple[tuple[str, str], ...] = ()


class PreparedTurn(msgspec.Struct, frozen=True):
    """A prepared turn: answers, then rules. It is for the `turns` (spans) from `first` on; the answers are for the
    first only. `seen` are its landmarks by name; `stops` are those that stop it if they change. `own` are the rules set
    by its person; the others are made again when the next turn is prepared.
    """

    first: int
    answers: tuple[Prepared, ...] = ()
    rules: dict[str, Order] = {}
    seen: dict[str, str] = {}
    stops: tuple[str, ...] = ()
    turns: int = 1
    own: tuple[str, ...] = ()
    progress: CarriedSoFar | None = None

    def over(self, span: int) -> bool:
        """Whether its last span is over."""
        return span >= self.first + self.turns

    def begins(self, span: int) -> bool:
        """Whether none of it has been carried out in this span yet."""
        return self.progress is None or self.progress.span != span

    def to_come(self, span: int) -> int:
        """How many turns it has still to begin, where this one is under way or comes next."""
        return self.first + self.turns - span - (self.progress is not None)


ANYTHING = Standing(
    "anything",
    "rule-anything",
    (AS_ADVISED, Way(ASK, Text("rule-stop-there"))),
    ahead=True,
    short="rule-else",
)
"""The rule for every question that no other rule answers."""


def covers(match: Match, choice_id: str, choice: Choice) -> bool:
    """Whether a prepared turn may answer this question."""
    ahead = match.game.ahead
    if ahead is None:
        return False
    if ahead.covers is not None:
        return ahead.covers(choice)
    return not is_lane(choice_id) and match.game.turn_order(match.state)[0] == choice.seat


def span_of(match: Match, seat: int) -> int:
    """The number of the turn under way or to be prepared for a seat. Raises LookupError without prepared turns."""
    return ahead_of(match.game).span(match.state, seat)


def can_prepare(game: Game, view: Any, seat: int) -> bool:
    """Whether the next turn of the seat with this view can be prepared now, and may have something to decide; it always
    may in games whose rules can be left for several turns.
    """
    if game.ahead is None or not game.ahead.can(view):
        return False
    course = None if game.ahead.repeats else rehearsed(game, view, seat, left_open, always_asked)
    return course is None or course.end != "turn"


def landmarks(game: Game, view: Any, rules: Rules) -> dict[str, str]:
    """The landmarks of a turn prepared now."""
    return {each.name: each.value(view, rules) for each in ahead_of(game).landmarks}


def is_another(landmark: Landmark, then: str | None, now: str) -> bool:
    """Whether a landmark's value differs from the one seen `then`; None never does."""
    seen = (now, now.partition(" ")[0]) if landmark.was_a_word else (now,)
    return then is not None and then not in seen


def usual_stops(game: Game) -> tuple[str, ...]:
    """The stops unless the person says otherwise."""
    return tuple(each.name for each in ahead_of(game).landmarks if each.usual)


# preparing


def rehearsed(game: Game, view: Any, seat: int, answer: Decides, asking: Asking = never) -> Rehearsed | None:
    """A rehearsal of the seat's next turn; None: it cannot be prepared now."""
    ahead = ahead_of(game)
    imagined = ahead.imagine(view, None) if ahead.can(view) else None
    return None if imagined is None else rehearse(imagined, seat, answer, asking)


def left_open(look: Callable[[], Any], choice: Choice) -> Picks | None:
    """Leave it to the person."""
    return None


def proposed(match: Match, seat: int, policy: Policy) -> PreparedTurn | None:
    """The seat's next turn as this player would prepare it, with its rules and the usual stops; None: it cannot be."""
    game, view = match.game, match.view(seat)
    course = rehearsed(game, view, seat, policy)
    if course is None:
        return None
    rules, stops = dict(ahead_of(game).filled(view, policy)), usual_stops(game)
    return PreparedTurn(span_of(match, seat), prepared_from(course), rules, landmarks(game, view, rules), stops)


def left_to_advice(
    match: Match, seat: int, keys: frozenset[str], span: int, own: PreparedTurn | None = None
) -> PreparedTurn | None:
    """What is still to come for a seat of this span, if it begins with a question of one of these `keys`: left to the
    advice of the moment when it comes, except for what the person's rules (in `own`) say. None: the seat is asked now,
    the span is over, or it goes on otherwise; where turns are prepared, what is still to come is another turn.
    """
    game, view = match.game, match.view(seat)
    if match.question(seat) is not None or match.over or span_of(match, seat) != span:
        return None
    if ahead_of(game).covers is None:
        return None
    course = rehearsed(game, view, seat, left_open, always_asked)
    if course is None or course.asked is None or course.asked.key not in keys:
        return None
    kept = PreparedTurn(-1) if own is None else own
    rules = {ANYTHING.name: ADVISED, **{name: order for name, order in kept.rules.items() if name in kept.own}}
    return PreparedTurn(span, rules=rules, own=kept.own)


class GoingBy:
    """Prepared answers, then another way to decide. An answer that does not fit is decided again, with all that follow.
    Moot questions are asked if they were answered, or if the person wants to be asked.
    """

    def __init__(self, answers: Sequence[Prepared], otherwise: Decides, asking: Asking = never) -> None:
        self.left = list(answers)
        self.picked: list[tuple[str, str]] = []
        self._otherwise = otherwise
        self._asking = asking

    def __call__(self, look: Callable[[], Any], choice: Choice) -> Picks | None:
        """The answer to a question."""
        if self._comes(choice) and fits(choice, self.left[0].wishes[0]):
            picks: Picks | None = self.left.pop(0).wishes[0]
        else:
            self.left.clear()
            picks = self._otherwise(look, choice)
        self.picked.extend((choice.key, pick) for pick in picks or ())
        return picks

    def asking(self, choice: Choice) -> bool:
        """Whether a moot question is asked."""
        return self._comes(choice) or self._asking(choice)

    def _comes(self, choice: Choice) -> bool:
        return bool(self.left) and self.left[0].key == choice.key


def specific(turn: PreparedTurn, choice_id: str, choice: Choice, ordered: Ordering) -> Iterator[tuple[Order, bool]]:
    """The orders for just such questions, the most important first: the person's rule for the turn, the standing order,
    the rule made for the turn; each with whether it is the standing order.
    """
    name = None if choice.standing is None else key_of(choice.standing)
    rule = None if name is None else turn.rules.get(name)
    if rule is not None and name in turn.own:
        yield rule, False
    if (order := ordered(choice_id, choice)) is not None:
        yield order, True
    if rule is not None and name not in turn.own:
        yield rule, False


def wants_to_be_asked(turn: PreparedTurn, choice_id: str, choice: Choice, ordered: Ordering) -> bool:
    """Whether the first order that counts for just such questions is "ask me"."""
    return next((order for order, _ in specific(turn, choice_id, choice, ordered)), None) == ASK


def asked_for(turn: PreparedTurn, ordered: Ordering = nothing_ordered) -> Asking:
    """Which moot questions of its rehearsal the person is asked."""
    return lambda choice: wants_to_be_asked(turn, "", choice, ordered)


def by_own_rules(turn: PreparedTurn, policy: Policy, ordered: Ordering = nothing_ordered) -> GoingBy:
    """Prepared answers; then the rules set by the person, or standing orders (no answer, if that is to ask); then what
    this computer player would say.
    """
    own = replace(turn, rules={name: order for name, order in turn.rules.items() if name in turn.own})

    def otherwise(look: Callable[[], Any], choice: Choice) -> Picks | None:
        before = [pick for key, pick in going.picked if key == choice.key]
        for order, _ in specific(own, "", choice, ordered):
            if order == ASK:
                return None
            if (picks := answer_by(order, choice, before)) is not None:
                return picks
        return policy(look, choice)

    going = GoingBy(turn.answers, otherwise, asked_for(own, ordered))
    return going


def prepared_from(course: Rehearsed) -> tuple[Prepared, ...]:
    """The answers of a rehearsal, but for moot questions, which answer themselves again."""
    return tuple(
        Prepared(
            one.choice.key, (one.picks,), said(one.choice, one.picks), plain(one.choice.prompt), offered_by(one.choice)
        )
        for one in course.given
        if not one.idle
    )


def fits(choice: Choice, picks: Picks) -> bool:
    """Whether these picks answer the question."""
    try:
        _ = choice.check(picks)
    except IllegalAnswer:
        return False
    return True


def said(choice: Choice, picks: Picks) -> Any:
    """A wish in words as they are stored: the label of the first pick, or of picking nothing."""
    labels = {option.value: option.label for option in choice.options}
    label = labels.get(picks[0]) if picks else choice.decline
    return None if label is None else plain(label)


def ahead_of(game: Game) -> Ahead:
    """How a game's turns are prepared. Raises LookupError if they cannot be."""
    if game.ahead is None:
        raise LookupError(f"{game.name} knows no prepared turns")
    return game.ahead
