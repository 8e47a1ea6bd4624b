"""How a prepared turn is carried out, and when it stops.

Laws: it is the turn of the same answers given by hand; an answer is legal or is not given; it is given only if its
question reads as rehearsed: the same offers or fewer, and the same means; what does not fit stops the turn with a
reason, and nothing after it is done. Where nothing was rehearsed, the person's rules for the turn come before standing
orders, and these before advice.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from games.kernel.ahead.prepared import (
    ANYTHING,
    CarriedSoFar,
    GoingBy,
    Prepared,
    PreparedTurn,
    ahead_of,
    covers,
    fits,
    is_another,
    landmarks,
    left_open,
    offered_by,
    rehearsed,
    said,
    span_of,
    specific,
    wants_to_be_asked,
)
from games.kernel.ahead.rehearsal import Asking, Decides, Rehearsed, always_asked, rehearse
from games.kernel.contract.ahead import Ahead, Landmark
from games.kernel.contract.game import Game
from games.kernel.contract.policy import Look, Policy
from games.kernel.engine.choice import Choice, Picks
from games.kernel.engine.standing_orders import ASK, Advised, Order
from games.kernel.engine.text import from_plain, plain
from games.kernel.match import Match
from games.kernel.orders.standing_answers import Ordering, answer_by, nothing_ordered


class Answer(msgspec.Struct, frozen=True):
    """What a prepared turn answers, and the turn that remains; `departed`: the prepared answer whose first wish was
    impossible; `ordered`: a standing order answers.
    """

    choice_id: str
    choice: Choice
    picks: Picks
    after: PreparedTurn
    departed: Prepared | None = None
    ordered: bool = False


class Halt(msgspec.Struct, frozen=True):
    """Why it stops before a question: a landmark's name, "more" (there is more to choose from than rehearsed),
    "otherwise" (another question, or other means), "gone" (the `wanted` thing is not on offer), "asked" (its rule is to
    ask) or "unprepared" (no rule for it); `unlike`: the question was rehearsed, and reads differently now.
    """

    why: str
    choice_id: str
    choice: Choice
    wanted: Any = None
    unlike: bool = False


class Unfit(msgspec.Struct, frozen=True):
    """What the person should hear of a prepared turn before it comes: its name as in `Halt`, whether it `stops` the
    turn, and whether the `answers` were made for something else.
    """

    why: str
    stops: bool
    answers: bool


class Meeting(msgspec.Struct, frozen=True):
    """A question that a prepared turn meets, and what answers where nothing was rehearsed: the person's standing orders
    and the computer player that advises; and how the game prepares turns.
    """

    choice_id: str
    choice: Choice
    look: Look
    ahead: Ahead
    policy: Policy
    ordered: Ordering

    def halt(self, why: str, wanted: Any = None, *, unlike: bool = False) -> Halt:
        """Stop before this question."""
        return Halt(why, self.choice_id, self.choice, wanted, unlike)


def next_step(
    match: Match, seat: int, turn: PreparedTurn, policy: Policy, ordered: Ordering = nothing_ordered
) -> Answer | Halt | None:
    """What a prepared turn does now; None: its seat is not asked anything it covers. `policy` advises it, `ordered` are
    its person's standing orders.
    """
    asked = match.question(seat)
    if asked is None or not covers(match, *asked):
        return None
    met = Meeting(*asked, match.look(seat), ahead_of(match.game), policy, ordered)
    span = span_of(match, seat)
    if not turn.first <= span or turn.over(span):
        return None
    if not turn.begins(span):
        return _answered(turn, met)
    changed = changes(match.game, turn, match.view(seat), seat, met.choice)
    later = span != turn.first
    stops = (each.name for each in changed if each.name in turn.stops and not (later and each.holds_answers))
    if (stop := next(stops, None)) is not None:
        return met.halt(stop)
    void = later or any(each.holds_answers for each in changed)
    return _begun(replace(turn, progress=CarriedSoFar(span, void=void)), met)


def changes(game: Game, turn: PreparedTurn, view: Any, seat: int, asked: Choice | None = None) -> tuple[Landmark, ...]:
    """The landmarks that have changed since the turn was prepared; `asked`: it has just begun with this question."""
    now = landmarks(game, view, turn.rules)
    found = [each for each in ahead_of(game).landmarks if is_another(each, turn.seen.get(each.name), now[each.name])]
    course = _course(game, turn, view, seat, asked) if any(each.by_course for each in found) else None
    if course is None or not _is_the_same(ahead_of(game), turn, course):
        return tuple(found)
    return tuple(each for each in found if not each.by_course or _is_weighed(each, course))


def unfitting(match: Match, seat: int, turn: PreparedTurn) -> tuple[Unfit, ...]:
    """What its person should hear before the turn comes: that it will stop, or cannot give its answers."""
    if turn.progress:
        return ()
    view, ahead = match.view(seat), ahead_of(match.game)
    # For later turns it is unknown what the answers were made for.
    first = span_of(match, seat) == turn.first
    found = [
        Unfit(each.name, each.name in turn.stops, each.holds_answers)
        for each in changes(match.game, turn, view, seat)
        if first or not each.holds_answers
    ]
    told = tuple(each for each in found if each.stops or (each.answers and turn.answers))
    course = _course(match.game, turn, view, seat, None) if first and not told else None
    other = None if course is None else _difference(ahead, turn, course)
    return told if other is None else (Unfit(other, stops=True, answers=True),)


def _course(game: Game, turn: PreparedTurn, view: Any, seat: int, asked: Choice | None) -> Rehearsed | None:
    """The prepared answers rehearsed again, as far as they go."""
    if not turn.answers:
        return None
    going = GoingBy(turn.answers, left_open)
    if asked is None:
        return rehearsed(game, view, seat, going, going.asking)
    return _tried(ahead_of(game), view, asked, going, going.asking)


def _tried(ahead: Ahead, view: Any, asked: Choice, answer: Decides, asking: Asking) -> Rehearsed | None:
    """A rehearsal of the turn that begins with this question; None: it begins with another, or that is not known."""
    imagined = ahead.imagine(view, None)
    course = None if imagined is None else rehearse(imagined, asked.seat, answer, asking)
    first = None if course is None else next((one.choice for one in course.given), course.asked)
    return course if first == asked else None


def _is_the_same(ahead: Ahead, turn: PreparedTurn, course: Rehearsed) -> bool:
    """Whether a rehearsal of the prepared answers is still a whole turn, and reads as before."""
    given = sum(not one.idle for one in course.given)
    return course.end == "turn" and given == len(turn.answers) and _difference(ahead, turn, course) is None


def _difference(ahead: Ahead, turn: PreparedTurn, course: Rehearsed) -> str | None:
    """The first difference in a rehearsal of the prepared answers."""
    asked = (one.choice for one in course.given if not one.idle)
    found = (unlike(ahead, *both) for both in zip(turn.answers, asked, strict=False))
    return next((each for each in found if each is not None), None)


def _is_weighed(landmark: Landmark, course: Rehearsed) -> bool:
    return any(landmark.weighed_at(one.choice, one.picks) for one in course.given)


def unlike(ahead: Ahead, planned: Prepared, choice: Choice) -> str | None:
    """Why a question does not read as rehearsed: there is "more" to choose from, or it reads "otherwise", or fewer may
    be picked; None: it offers the same or less, and the seat has the same means.
    """
    if planned.offered is not None and not planned.offered.allows(now := offered_by(choice)):
        return "more" if now.has_more_than(planned.offered) else "otherwise"
    if planned.asked is not None and not ahead.alike(from_plain(planned.asked), choice.prompt):
        return "otherwise"
    return None


def _begun(turn: PreparedTurn, met: Meeting) -> Answer | Halt:
    """The first answer of a turn; its next wish, if it is known that the rest cannot follow the first."""
    step = _answered(turn, met)
    if isinstance(step, Halt) or step.departed or not _left(turn):
        return step
    blocked = _blocked(turn, met)
    if blocked is None:
        return step
    if isinstance(blocked, Halt):
        return met.halt(blocked.why)
    picks, ordered = _instead(turn, met, blocked)
    if picks is None:
        return _halted(met, blocked)
    return replace(_given(turn, met, picks, turn.answers[0], blocked), ordered=ordered)


def _instead(turn: PreparedTurn, met: Meeting, blocked: Prepared) -> tuple[Picks | None, bool]:
    """The first answer if its first wish leads nowhere: the next wish; or, if the very next answer is blocked (a pile
    holds too few), what the rule says of the rest. And whether that is a standing order.
    """
    first, *others = turn.answers[0].wishes
    if turn.answers[0].key != met.choice.key:
        return None, False
    picks = _wished(met.choice, others)
    if picks is not None or not any(blocked is each for each in turn.answers[1:2]):
        return picks, False
    rest = tuple(each for each in met.choice.options if each.value not in first)
    return _by_rule(turn, replace(met, choice=replace(met.choice, options=rest, default=())), whatever=False)


def _blocked(turn: PreparedTurn, met: Meeting) -> Prepared | Halt | None:
    """The answer that will not fit or not be asked for, or why the turn will stop there; None if nothing is known."""
    after, halt, skipped = turn, None, list[Prepared]()

    def answer(look: Look, choice: Choice) -> Picks | None:
        nonlocal after, halt
        planned = next(iter(_left(after)), None)
        step = _answered(after, replace(met, choice_id="", choice=choice, look=look)) if planned else None
        if isinstance(step, Answer):
            after = step.after
            skipped.extend([planned] if planned and planned.key != choice.key else [])
            return step.picks
        halt = step
        return None

    course = _tried(met.ahead, met.look(), met.choice, answer, always_asked)
    if course is None:
        return None
    if halt is not None and (halt.unlike or halt.why == "asked"):
        return halt if halt.unlike else None
    left = _left(after) if halt or course.end == "turn" else ()
    return next(iter((*skipped, *left))) if left else None


def _answered(turn: PreparedTurn, met: Meeting) -> Answer | Halt:
    choice = met.choice
    planned = next(iter(_left(turn)), None)
    if choice.moot and (planned is None or planned.key != choice.key):
        if wants_to_be_asked(turn, met.choice_id, choice, met.ordered):
            return met.halt("asked")
        return Answer(met.choice_id, choice, choice.default, turn)
    if planned is not None and _so_far(turn).departed and not _reads_alike(planned, choice):
        turn, planned = replace(turn, progress=replace(_so_far(turn), void=True)), None
    if planned is not None and planned.key != choice.key:
        turn, planned = _skipped(turn), next(iter(_left(turn)[1:]), None)
        if planned is None or planned.asked != plain(choice.prompt) or not _reads_alike(planned, choice):
            return met.halt("otherwise")
    if planned is not None and not _so_far(turn).departed and (why := unlike(met.ahead, planned, choice)):
        return met.halt(why, unlike=True)
    return _decided(turn, met, planned)


def _decided(turn: PreparedTurn, met: Meeting, planned: Prepared | None) -> Answer | Halt:
    """The first wish that is possible; else what the rules say."""
    choice, ordered = met.choice, False
    picks = _wished(choice, planned.wishes) if planned else None
    departed = planned if planned and picks != planned.wishes[0] else None
    if picks is None:
        picks, ordered = _by_rule(turn, met, whatever=planned is None)
    if picks is None and choice.moot:
        picks = choice.default
    if picks is None:
        asks = planned is None and next((order for order, _ in _rules(turn, met)), None) == ASK
        return met.halt("asked") if asks else _halted(met, planned)
    return replace(_given(turn, met, picks, planned, departed), ordered=ordered)


def _rules(turn: PreparedTurn, met: Meeting) -> Iterator[tuple[Order, bool]]:
    """The orders for such questions, then the one for everything; each with whether it is a standing order."""
    yield from specific(turn, met.choice_id, met.choice, met.ordered)
    if (anything := turn.rules.get(ANYTHING.name)) is not None:
        yield anything, False


def _halted(met: Meeting, planned: Prepared | None) -> Halt:
    """The halt, as nothing prepared answers this."""
    if planned is None:
        return met.halt("unprepared")
    return met.halt("otherwise") if planned.wanted is None else met.halt("gone", planned.wanted)


def _so_far(turn: PreparedTurn) -> CarriedSoFar:
    return turn.progress or CarriedSoFar(turn.first)


def _left(turn: PreparedTurn) -> tuple[Prepared, ...]:
    """The answers still to be given."""
    so_far = _so_far(turn)
    return () if so_far.void else turn.answers[so_far.given :]


def _skipped(turn: PreparedTurn) -> PreparedTurn:
    """Skip the next answer: its question had only that one left, if the one after it is asked in its exact words."""
    return replace(turn, progress=replace(_so_far(turn), given=_so_far(turn).given + 1))


def _given(
    turn: PreparedTurn, met: Meeting, picks: Picks, planned: Prepared | None, departed: Prepared | None
) -> Answer:
    so_far, choice = _so_far(turn), met.choice
    progress = replace(
        so_far,
        given=so_far.given + (planned is not None),
        departed=so_far.departed or departed is not None,
        picked=(*so_far.picked, *((choice.key, pick) for pick in picks)),
    )
    return Answer(met.choice_id, choice, choice.check(picks), replace(turn, progress=progress), departed)


def _wished(choice: Choice, wishes: Sequence[Picks]) -> Picks | None:
    """The first wish that is possible."""
    return next((wish for wish in wishes if fits(choice, wish)), None)


def _reads_alike(planned: Prepared, choice: Choice) -> bool:
    """Whether a question still offers the first wish, in the same words, and nothing new: after a departure the same
    key may ask for something else.
    """
    wish = planned.wishes[0]
    alike = planned.key == choice.key and fits(choice, wish) and said(choice, wish) == planned.wanted
    return alike and (planned.offered is None or planned.offered.allows(offered_by(choice)))


def _by_rule(turn: PreparedTurn, met: Meeting, *, whatever: bool) -> tuple[Picks | None, bool]:
    """What the rules answer, and whether that is a standing order; `whatever`: the rule for everything else counts too.
    If a standing order finds nothing, the rules go on.
    """
    rules = _rules(turn, met) if whatever else specific(turn, met.choice_id, met.choice, met.ordered)
    for order, ordered in rules:
        picks = _by(order, turn, met)
        if picks is not None or not ordered or order == ASK:
            return picks, ordered
    return None, False


def _by(order: Order, turn: PreparedTurn, met: Meeting) -> Picks | None:
    """What an order answers in a prepared turn."""
    choice = met.choice
    if isinstance(order, Advised):
        picks = met.policy(met.look, choice)
        return choice.check(picks) if fits(choice, picks) else None
    return answer_by(order, choice, [pick for key, pick in _so_far(turn).picked if key == choice.key])
