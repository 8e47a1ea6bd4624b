"""Prepared turns: what a seat has left behind for its next own turn, and how that is carried out.

First come answers, in their order, to what could be known; then rules for what could not, which are standing orders
with a shorter life. Laws: what is carried out is the turn of the same answers given by hand; an answer is legal or is
not given; what does not fit stops with a reason, and nothing after it is done.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
from msgspec.structs import replace

from games.kernel.choice import Choice, IllegalAnswer, Option, Picks
from games.kernel.foresight import Imagined
from games.kernel.lanes import is_lane
from games.kernel.rehearsal import Answering, Rehearsed, rehearse
from games.kernel.standing_answers import answer_by, key_of
from games.kernel.standing_orders import ADVISED, ASK, Advised, Order, Standing, Way
from games.kernel.text import Text, plain

if TYPE_CHECKING:
    from games.kernel.game import Game, Policy
    from games.kernel.match import Match

Rules: TypeAlias = Mapping[str, Order]
"""What is to be done where nothing was rehearsed, by the name of a Standing."""

ORIGIN = "prepared"
"""The origin of an answer that was prepared."""
MOST_TURNS = 5
"""For so many turns rules may be left."""


class Prepared(msgspec.Struct, frozen=True):
    """An answer given beforehand to the question of this key; of several `wishes` the first that is possible then.
    `wanted` says the first one (a plain text).
    """

    key: str
    wishes: tuple[Picks, ...]
    wanted: Any = None


class Progress(msgspec.Struct, frozen=True):
    """How far a prepared turn was carried out: the `span` it is for, how many of the answers `given`, whether they are
    `void`, and what was picked so far, by question.
    """

    span: int
    given: int = 0
    void: bool = False
    picked: tuple[tuple[str, str], ...] = ()


class PreparedTurn(msgspec.Struct, frozen=True):
    """All that is laid ready: answers, then rules. It is for the `turns` (spans) from `first` on; answers for the first
    of them only. `seen` is what it rests on, by landmark; `stops` are the landmarks that stop it if they are others.
    `own` are the rules that its person has set; the others are made anew when the next turn is prepared.
    """

    first: int
    answers: tuple[Prepared, ...] = ()
    rules: dict[str, Order] = {}
    seen: dict[str, str] = {}
    stops: tuple[str, ...] = ()
    turns: int = 1
    own: tuple[str, ...] = ()
    progress: Progress | None = None

    def over(self, span: int) -> bool:
        """Whether it has served."""
        return span >= self.first + self.turns


class Landmark(msgspec.Struct, frozen=True, eq=False):
    """Something that a prepared turn rests on, as its seat sees it: its name, the message that says when it stops
    (``stop-hand``: "my hand is another one"), and its value now (with the rules, if it is about what they name).

    `usual`: it stops unless its person says otherwise. `holds_answers`: the answers were made for this alone, so that
    only the rules can go on without it; of later turns nothing is known of it, so it stops none. Why it stopped is said
    by ``prepared-halted-`` and its name.
    """

    name: str
    title: Text
    value: Callable[[Any, Rules], str]
    usual: bool = True
    holds_answers: bool = False


ANYTHING = Standing(
    "anything",
    "rule-anything",
    (Way(ADVISED, Text("rule-as-advised")), Way(ASK, Text("rule-stop-there"))),
    ahead=True,
    short="rule-else",
)
"""The rule for every question that no other rule answers."""


def in_own_turn(match: "Match", choice_id: str, choice: Choice) -> bool:
    """Whether a question is asked in the own turn, as its own decision."""
    return not is_lane(choice_id) and match.game.turn_order(match.state)[0] == choice.seat


@dataclass(frozen=True, kw_only=True, eq=False)
class Ahead:
    """How a game's turns are prepared. All functions that take a view get that of the seat whose turn it will be."""

    imagine: Callable[[Any], Imagined | None]
    """The seat's next turn with everything unknown blank; None: it cannot be prepared now."""
    span: Callable[[Any, int], int]
    """By state and seat: the number of the turn that is under way, or that comes next. It only grows."""
    landmarks: tuple[Landmark, ...] = ()
    """What a prepared turn rests on."""
    rules: tuple[Standing, ...] = ()
    """The rules that can be left, in the order in which they are told; `ANYTHING` comes after them."""
    filled: Callable[[Any, "Policy"], Rules] = lambda view, policy: {}
    """The rules as this player would leave them."""
    offered: Callable[[Any, str], tuple[Option, ...]] = lambda view, name: ()
    """What the list of a rule may name, by the rule's name: the options' values are names, or wishes (`wish_of`)."""
    ways: Callable[[Any, Standing], tuple[Way, ...]] = lambda view, rule: rule.ways
    """What a rule may say besides a list, at this table."""
    covers: Callable[["Match", str, Choice], bool] = in_own_turn
    """Whether a question (its id, the Choice) is one that a prepared turn may answer."""
    repeats: bool = True
    """Whether rules may be left for several turns."""


class Answer(msgspec.Struct, frozen=True):
    """What a prepared turn answers, and what is prepared after it; `departed`: the first wish was not to be had."""

    choice_id: str
    choice: Choice
    picks: Picks
    after: PreparedTurn
    departed: Prepared | None = None


class Halt(msgspec.Struct, frozen=True):
    """Why it stops before a question: a landmark's name, "otherwise" (another question than rehearsed), "gone" (what
    was `wanted` is not to be had) or "unprepared" (no rule for it).
    """

    why: str
    choice_id: str
    choice: Choice
    wanted: Any = None


def span_of(match: "Match", seat: int) -> int:
    """The number of the turn that would be prepared for a seat now, or that is under way. Raises LookupError if the
    game knows no prepared turns.
    """
    return _ahead(match.game).span(match.state, seat)


def next_step(match: "Match", seat: int, turn: PreparedTurn, policy: "Policy") -> Answer | Halt | None:
    """What a prepared turn does now; None: its seat is asked nothing that it is for. `policy` is the usual computer."""
    game = match.game
    asked = match.question(seat)
    if asked is None or not _ahead(game).covers(match, *asked):
        return None
    choice_id, choice = asked
    span = span_of(match, seat)
    if not turn.first <= span or turn.over(span):
        return None
    progress = turn.progress
    if progress is None or progress.span != span:
        changed = changes(game, turn, match.view(seat))
        later = span != turn.first
        stops = (each.name for each in changed if each.name in turn.stops and not (later and each.holds_answers))
        if (stop := next(stops, None)) is not None:
            return Halt(stop, choice_id, choice)
        void = later or any(each.holds_answers for each in changed)
        progress = Progress(span, void=void)
    return _answered(match, turn, progress, asked, policy)


def changes(game: "Game", turn: PreparedTurn, view: Any) -> tuple[Landmark, ...]:
    """What a prepared turn rests on and is another one now."""
    now = landmarks(game, view, turn.rules)
    return tuple(each for each in _ahead(game).landmarks if turn.seen.get(each.name, now[each.name]) != now[each.name])


def landmarks(game: "Game", view: Any, rules: Rules) -> dict[str, str]:
    """What a turn prepared now would rest on."""
    return {each.name: each.value(view, rules) for each in _ahead(game).landmarks}


def usual_stops(game: "Game") -> tuple[str, ...]:
    """What stops unless its person says otherwise."""
    return tuple(each.name for each in _ahead(game).landmarks if each.usual)


def _answered(
    match: "Match", turn: PreparedTurn, progress: Progress, asked: tuple[str, Choice], policy: "Policy"
) -> Answer | Halt:
    choice_id, choice = asked
    planned = None if progress.void else next(iter(turn.answers[progress.given :][:1]), None)
    if choice.moot and (planned is None or planned.key != choice.key):
        return Answer(choice_id, choice, choice.default, replace(turn, progress=progress))
    if planned is not None and planned.key != choice.key:
        return Halt("otherwise", choice_id, choice)
    picks = next((wish for wish in planned.wishes if _fits(choice, wish)), None) if planned else None
    first = planned is not None and picks is not None and picks == planned.wishes[0]
    if picks is None:
        picks = _by_rule(turn.rules, choice, progress, match, policy, whatever=planned is None)
    if picks is None and choice.moot:
        picks = choice.default
    if picks is None:
        return _halted(asked, planned)
    picked = (*progress.picked, *((choice.key, pick) for pick in picks))
    after = replace(progress, given=progress.given + (planned is not None), picked=picked)
    departed = None if planned is None or first else planned
    return Answer(choice_id, choice, choice.check(picks), replace(turn, progress=after), departed)


def _halted(asked: tuple[str, Choice], planned: Prepared | None) -> Halt:
    """Nothing that was prepared answers this."""
    if planned is None:
        return Halt("unprepared", *asked)
    return Halt("otherwise", *asked) if planned.wanted is None else Halt("gone", *asked, planned.wanted)


def _fits(choice: Choice, picks: Picks) -> bool:
    try:
        _ = choice.check(picks)
    except IllegalAnswer:
        return False
    return True


def _by_rule(
    rules: Rules, choice: Choice, progress: Progress, match: "Match", policy: "Policy", *, whatever: bool
) -> Picks | None:
    """What the rules answer; `whatever`: also what they say about anything else."""
    order = None if choice.standing is None else rules.get(key_of(choice.standing))
    if order is None and whatever:
        order = rules.get(ANYTHING.name)
    if order is None:
        return None
    if isinstance(order, Advised):
        return choice.check(policy(match.look(choice.seat), choice))
    return answer_by(order, choice, [pick for key, pick in progress.picked if key == choice.key])


# preparing


def rehearsed(game: "Game", view: Any, seat: int, answer: Answering) -> Rehearsed | None:
    """A rehearsal of the seat's next turn; None: it cannot be prepared now."""
    imagined = _ahead(game).imagine(view)
    return None if imagined is None else rehearse(imagined, seat, answer)


def going_by(answers: Sequence[Prepared], otherwise: Answering) -> Answering:
    """Answers as they were prepared, then what else is said; an answer that does not fit is decided anew, with all that
    come after it.
    """
    left = list(answers)

    def answer(look: Callable[[], Any], choice: Choice) -> Picks | None:
        if left and left[0].key == choice.key and _fits(choice, left[0].wishes[0]):
            return left.pop(0).wishes[0]
        left.clear()
        return otherwise(look, choice)

    return answer


def prepared_from(course: Rehearsed) -> tuple[Prepared, ...]:
    """The answers of a rehearsal; what is moot answers itself in the turn, too."""
    return tuple(
        Prepared(one.choice.key, (one.picks,), _said(one.choice, one.picks))
        for one in course.given
        if not one.choice.moot
    )


def _said(choice: Choice, picks: Picks) -> Any:
    """What is wished for, in words as they are stored: the label of the first pick, or of picking nothing."""
    labels = {option.value: option.label for option in choice.options}
    label = labels.get(picks[0]) if picks else choice.decline
    return None if label is None else plain(label)


def _ahead(game: "Game") -> Ahead:
    if game.ahead is None:
        raise LookupError(f"{game.name} knows no prepared turns")
    return game.ahead
