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
from games.kernel.standing_orders import AS_ADVISED, ASK, Advised, Order, Standing, Way
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
    `wanted` says the first one, `asked` is the question in words (plain texts).
    """

    key: str
    wishes: tuple[Picks, ...]
    wanted: Any = None
    asked: Any = None


class Progress(msgspec.Struct, frozen=True):
    """How far a prepared turn was carried out: the `span` it is for, how many of the answers `given`, whether the rest
    is `void`, whether it has `departed` from a first wish, and what was picked so far, by question.
    """

    span: int
    given: int = 0
    void: bool = False
    departed: bool = False
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


def always(rules: Rules) -> bool:
    """By any rules."""
    return True


class Landmark(msgspec.Struct, frozen=True, eq=False):
    """Something that a prepared turn rests on, as its seat sees it: its name, the message that says when it stops
    (``stop-hand``: "if your hand changes"), and its value now (with the rules, if it is about what they name).

    `usual`: it stops unless its person says otherwise. `holds_answers`: the answers were made for this alone, so that
    only the rules can go on without it; of later turns nothing is known of it, so it stops none. Why it stopped is said
    by ``prepared-why-`` and its name.
    """

    name: str
    title: Text
    value: Callable[[Any, Rules], str]
    usual: bool = True
    holds_answers: bool = False
    by_course: bool = False
    """Whether nothing has changed as long as the whole turn, rehearsed anew, is the very turn that was prepared."""
    hint: Text | None = None
    """What exactly that is, where the title leaves it open."""
    matters: Callable[[Rules], bool] = always
    """Whether it is of any matter to a turn with these rules."""


ANYTHING = Standing(
    "anything",
    "rule-anything",
    (AS_ADVISED, Way(ASK, Text("rule-stop-there"))),
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
    begun: Callable[[Any, Choice], Imagined | None] = lambda view, choice: None
    """The turn that begins with this question, everything unknown blank: prepared answers are tried there before the
    first is given, so that nothing is begun of which it is known that it cannot be gone on with. None: no trial.
    """


class Answer(msgspec.Struct, frozen=True):
    """What a prepared turn answers, and what is prepared after it; `departed`: of this the first wish was not to be
    had.
    """

    choice_id: str
    choice: Choice
    picks: Picks
    after: PreparedTurn
    departed: Prepared | None = None


class Halt(msgspec.Struct, frozen=True):
    """Why it stops before a question: a landmark's name, "otherwise" (another question than rehearsed), "gone" (what
    was `wanted` is not to be had), "asked" (its rule is to ask) or "unprepared" (no rule for it).
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


def can_prepare(match: "Match", seat: int) -> bool:
    """Whether this seat's next turn can be prepared now."""
    return match.game.ahead is not None and match.game.ahead.imagine(match.view(seat)) is not None


def next_step(match: "Match", seat: int, turn: PreparedTurn, policy: "Policy") -> Answer | Halt | None:
    """What a prepared turn does now; None: its seat is asked nothing that it is for. `policy` is what advises it."""
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
        changed = changes(game, turn, match.view(seat), seat, choice)
        later = span != turn.first
        stops = (each.name for each in changed if each.name in turn.stops and not (later and each.holds_answers))
        if (stop := next(stops, None)) is not None:
            return Halt(stop, choice_id, choice)
        void = later or any(each.holds_answers for each in changed)
        turn = replace(turn, progress=Progress(span, void=void))
        return _begun(match, turn, asked, policy)
    return _answered(turn, asked, match.look(seat), policy)


def changes(
    game: "Game", turn: PreparedTurn, view: Any, seat: int, asked: Choice | None = None
) -> tuple[Landmark, ...]:
    """What the seat's prepared turn rests on and is another one now; `asked`: the turn has just begun with this."""
    now = landmarks(game, view, turn.rules)
    found = [each for each in _ahead(game).landmarks if turn.seen.get(each.name, now[each.name]) != now[each.name]]
    same = any(each.by_course for each in found) and _is_the_same(game, turn, view, seat, asked)
    return tuple(each for each in found if not (each.by_course and same))


def unfitting(match: "Match", seat: int, turn: PreparedTurn) -> tuple[Landmark, ...]:
    """What of that its person should hear before the turn comes: it will stop for it, or cannot give its answers."""
    if turn.progress:
        return ()
    found = changes(match.game, turn, match.view(seat), seat)
    # Of later turns nothing is known of what the answers were made for.
    first = span_of(match, seat) == turn.first
    found = tuple(each for each in found if first or not each.holds_answers)
    return tuple(each for each in found if each.name in turn.stops or (each.holds_answers and turn.answers))


def _is_the_same(game: "Game", turn: PreparedTurn, view: Any, seat: int, asked: Choice | None) -> bool:
    """Whether the answers of a prepared turn are still a whole turn, to questions in the same words."""
    ahead = _ahead(game)
    imagined = ahead.imagine(view) if asked is None else ahead.begun(view, asked)
    if imagined is None or not turn.answers:
        return False
    course = rehearse(imagined, seat, going_by(turn.answers, lambda look, choice: None))
    return course.end == "turn" and _in_words(prepared_from(course)) == _in_words(turn.answers)


def _in_words(answers: Sequence[Prepared]) -> list[tuple[str, Picks, Any, Any]]:
    return [(each.key, each.wishes[0], each.wanted, each.asked) for each in answers]


def landmarks(game: "Game", view: Any, rules: Rules) -> dict[str, str]:
    """What a turn prepared now would rest on."""
    return {each.name: each.value(view, rules) for each in _ahead(game).landmarks}


def usual_stops(game: "Game") -> tuple[str, ...]:
    """What stops unless its person says otherwise."""
    return tuple(each.name for each in _ahead(game).landmarks if each.usual)


def _begun(match: "Match", turn: PreparedTurn, asked: tuple[str, Choice], policy: "Policy") -> Answer | Halt:
    """The first answer of a turn; if it is known that what comes after it cannot be followed, its next wish."""
    choice = asked[1]
    look = match.look(choice.seat)
    step = _answered(turn, asked, look, policy)
    if isinstance(step, Halt) or step.departed or not _left(turn):
        return step
    begun = _ahead(match.game).begun(look(), choice)
    blocked = None if begun is None else _blocked(turn, begun, choice.seat, policy)
    if blocked is None:
        return step
    picks = _instead(turn, choice, look, policy, blocked)
    if picks is None:
        return _halted(asked, blocked)
    return _given(turn, asked, picks, turn.answers[0], blocked)


def _instead(
    turn: PreparedTurn, choice: Choice, look: Callable[[], Any], policy: "Policy", blocked: Prepared
) -> Picks | None:
    """What is answered first if the first wish leads nowhere: the next wish; or, if it is the very next answer that is
    blocked (so many are not there), what the rule says of the rest.
    """
    first, *others = turn.answers[0].wishes
    if turn.answers[0].key != choice.key:
        return None
    picks = _wished(choice, others)
    if picks is not None or not any(blocked is each for each in turn.answers[1:2]):
        return picks
    rest = replace(choice, options=tuple(each for each in choice.options if each.value not in first), default=())
    return _by_rule(turn, rest, look, policy, whatever=False)


def _blocked(turn: PreparedTurn, begun: Imagined, seat: int, policy: "Policy") -> Prepared | None:
    """The answer that will not fit or not be asked for, as far as that is known; None: none is known."""
    after, stopped, skipped = turn, False, list[Prepared]()

    def answer(look: Callable[[], Any], choice: Choice) -> Picks | None:
        nonlocal after, stopped
        planned = next(iter(_left(after)), None)
        step = _answered(after, ("", choice), look, policy) if planned else None
        if isinstance(step, Answer):
            after = step.after
            skipped.extend([planned] if planned and planned.key != choice.key else [])
            return step.picks
        stopped = step is not None
        return None

    course = rehearse(begun, seat, answer, moot_too=True)
    left = _left(after) if stopped or course.end == "turn" else ()
    return next(iter((*skipped, *left))) if left else None


def _answered(
    turn: PreparedTurn, asked: tuple[str, Choice], look: Callable[[], Any], policy: "Policy"
) -> Answer | Halt:
    choice_id, choice = asked
    planned = next(iter(_left(turn)), None)
    if choice.moot and (planned is None or planned.key != choice.key):
        return Answer(choice_id, choice, choice.default, turn)
    if planned is not None and _so_far(turn).departed and not _reads_alike(planned, choice):
        turn, planned = replace(turn, progress=replace(_so_far(turn), void=True)), None
    if planned is not None and planned.key != choice.key:
        turn, planned = _skipped(turn), next(iter(_left(turn)[1:]), None)
        if planned is None or planned.asked != plain(choice.prompt) or not _reads_alike(planned, choice):
            return Halt("otherwise", choice_id, choice)
    picks = _wished(choice, planned.wishes) if planned else None
    departed = planned if planned and picks != planned.wishes[0] else None
    if picks is None:
        picks = _by_rule(turn, choice, look, policy, whatever=planned is None)
    if picks is None and choice.moot:
        picks = choice.default
    if picks is None:
        return Halt("asked", *asked) if planned is None and _asks(turn, choice) else _halted(asked, planned)
    return _given(turn, asked, picks, planned, departed)


def _asks(turn: PreparedTurn, choice: Choice) -> bool:
    """Whether the rule for a question says that its person is to be asked."""
    order = None if choice.standing is None else turn.rules.get(key_of(choice.standing))
    return (order or turn.rules.get(ANYTHING.name)) == ASK


def _halted(asked: tuple[str, Choice], planned: Prepared | None) -> Halt:
    """Nothing that was prepared answers this."""
    if planned is None:
        return Halt("unprepared", *asked)
    return Halt("otherwise", *asked) if planned.wanted is None else Halt("gone", *asked, planned.wanted)


def _so_far(turn: PreparedTurn) -> Progress:
    return turn.progress or Progress(turn.first)


def _left(turn: PreparedTurn) -> tuple[Prepared, ...]:
    """The answers that are still to be given."""
    so_far = _so_far(turn)
    return () if so_far.void else turn.answers[so_far.given :]


def _skipped(turn: PreparedTurn) -> PreparedTurn:
    """Without the next answer: its question had only that one left, if the one after it is asked in the very words."""
    return replace(turn, progress=replace(_so_far(turn), given=_so_far(turn).given + 1))


def _given(
    turn: PreparedTurn, asked: tuple[str, Choice], picks: Picks, planned: Prepared | None, departed: Prepared | None
) -> Answer:
    (choice_id, choice), so_far = asked, _so_far(turn)
    progress = replace(
        so_far,
        given=so_far.given + (planned is not None),
        departed=so_far.departed or departed is not None,
        picked=(*so_far.picked, *((choice.key, pick) for pick in picks)),
    )
    return Answer(choice_id, choice, choice.check(picks), replace(turn, progress=progress), departed)


def _wished(choice: Choice, wishes: Sequence[Picks]) -> Picks | None:
    """The first wish that is possible."""
    return next((wish for wish in wishes if _fits(choice, wish)), None)


def _reads_alike(planned: Prepared, choice: Choice) -> bool:
    """Whether a question still offers what was wanted first, in the same words: after a departure the same key may ask
    for something else.
    """
    wish = planned.wishes[0]
    return planned.key == choice.key and _fits(choice, wish) and _said(choice, wish) == planned.wanted


def _fits(choice: Choice, picks: Picks) -> bool:
    try:
        _ = choice.check(picks)
    except IllegalAnswer:
        return False
    return True


def _by_rule(
    turn: PreparedTurn, choice: Choice, look: Callable[[], Any], policy: "Policy", *, whatever: bool
) -> Picks | None:
    """What the rules answer; `whatever`: also what they say about anything else."""
    order = None if choice.standing is None else turn.rules.get(key_of(choice.standing))
    if order is None and whatever:
        order = turn.rules.get(ANYTHING.name)
    if order is None:
        return None
    if isinstance(order, Advised):
        picks = policy(look, choice)
        return choice.check(picks) if _fits(choice, picks) else None
    return answer_by(order, choice, [pick for key, pick in _so_far(turn).picked if key == choice.key])


# preparing


def rehearsed(game: "Game", view: Any, seat: int, answer: Answering) -> Rehearsed | None:
    """A rehearsal of the seat's next turn; None: it cannot be prepared now."""
    imagined = _ahead(game).imagine(view)
    return None if imagined is None else rehearse(imagined, seat, answer)


def proposed(match: "Match", seat: int, policy: "Policy") -> PreparedTurn | None:
    """The seat's next turn as this computer player would prepare it, with its rules and the usual stops; None: it
    cannot be prepared now.
    """
    game, view = match.game, match.view(seat)
    course = rehearsed(game, view, seat, policy)
    if course is None:
        return None
    rules, stops = dict(_ahead(game).filled(view, policy)), usual_stops(game)
    return PreparedTurn(span_of(match, seat), prepared_from(course), rules, landmarks(game, view, rules), stops)


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


def by_own_rules(turn: PreparedTurn, policy: "Policy") -> Answering:
    """Answers as they were prepared; then what the rules say that their person has set (nothing, if that is to ask);
    then what this computer player would say.
    """
    picked: list[tuple[str, str]] = []

    def otherwise(look: Callable[[], Any], choice: Choice) -> Picks | None:
        order = None if choice.standing is None else turn.rules.get(key_of(choice.standing))
        if order is None or choice.standing is None or choice.standing.name not in turn.own:
            return policy(look, choice)
        if order == ASK:
            return None
        picks = answer_by(order, choice, [pick for key, pick in picked if key == choice.key])
        return policy(look, choice) if picks is None else picks

    given = going_by(turn.answers, otherwise)

    def answer(look: Callable[[], Any], choice: Choice) -> Picks | None:
        picks = given(look, choice)
        picked.extend((choice.key, pick) for pick in picks or ())
        return picks

    return answer


def prepared_from(course: Rehearsed) -> tuple[Prepared, ...]:
    """The answers of a rehearsal; what is moot answers itself in the turn, too."""
    return tuple(
        Prepared(one.choice.key, (one.picks,), _said(one.choice, one.picks), plain(one.choice.prompt))
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
