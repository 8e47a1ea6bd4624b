"""One move's effect on a match: the person's answer, then what computers and forced moves add, ready to be stored.

Law: nothing here is stored or shown; an advance that is not recorded never happened (its match must be dropped).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, partial
from typing import Any

import msgspec
import structlog
from msgspec.structs import replace

from bot.tables.terms import codec
from db import rows
from games.kernel.ahead.carrying_out import Answer, Halt, next_step, unfitting
from games.kernel.ahead.prepared import ORIGIN, PreparedTurn, can_prepare, span_of, usual_stops
from games.kernel.ahead.rehearsal import never
from games.kernel.contract.mind import Mind
from games.kernel.contract.policy import Look, Policy, default_policy
from games.kernel.engine.choice import Choice, IllegalAnswer, Picks
from games.kernel.engine.chronicle import ByOrder, ByPrepared, Event, Sealed, TookBack
from games.kernel.engine.digest import NONE_YET, LastAnswer, Told
from games.kernel.engine.lanes import CLOSED, NOBODY
from games.kernel.engine.standing_orders import ASK, Order
from games.kernel.engine.text import Text
from games.kernel.match import BY_ITSELF, Given, Match
from games.kernel.onward import LaidReady, Unasked, as_ordered, computers, moot, unasked
from games.kernel.orders.standing_answers import Ordering, answer_by, nothing_ordered

BY_SEATING = "seat"
"""The key of a step that takes nothing back and tells that somebody else plays a seat."""
BY_RULES = "rules"
"""The key of a step that takes back what the rules no longer allow."""

log = structlog.get_logger()


class Moment(msgspec.Struct, frozen=True):
    """What others may notice of a match: turn boundaries passed, seats awaited, by seat the question's id and what it
    asks, who may take something back, who can prepare the next turn, whether it is over.
    """

    turn: int
    awaited: tuple[int, ...]
    questions: dict[int, str]
    asked: dict[int, Choice]
    revocable: frozenset[int]
    preparable: frozenset[int]
    over: bool


def moment(match: Match) -> Moment:
    """The match now."""
    first = {choice.seat: (choice_id, choice) for choice_id, choice in reversed(match.open.items())}
    questions = {seat: choice_id for seat, (choice_id, _) in first.items()}
    asked = {seat: choice for seat, (_, choice) in first.items()}
    preparable = frozenset(
        seat
        for seat in range(match.setup.seats)
        if seat not in questions and can_prepare(match.game, match.view(seat), seat)
    )
    return Moment(match.turn, match.awaited(), questions, asked, match.revocable, preparable, match.over)


def unerring(policy: Policy) -> Policy:
    """A computer that fails must not stop the game: it takes the usual answer."""

    def answer(look: Look, choice: Choice) -> Picks:
        try:
            return choice.check(policy(look, choice))
        except Exception:
            log.exception("computer_erred", key=choice.key)
            return default_policy(look, choice)

    return answer


class Advance:
    """A move's consequences, collected step by step."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.after = match.number
        self.before = moment(match)
        self.snapshot_before = match.snapshot.turn
        self.entries: list[rows.NewAnswer] = []
        self.events: list[tuple[int, Event]] = []
        self.undone: tuple[int, ...] = ()
        self.went_back = False
        self.orders: Mapping[int, Ordering] = {}
        """People's orders when the move began."""
        self.prepared_before: Mapping[int, PreparedTurn] = {}
        """What people had laid ready when the move began."""
        self.unfit_before: frozenset[int] = frozenset()
        """The seats for which that was already unfit."""
        self.prepared: dict[int, PreparedTurn] = {}
        """What is laid ready now."""
        self.carried: list[int] = []
        """The seats whose prepared turns were carried out, one after the other."""
        self.to_ask: set[str] = set()
        """The questions at which a prepared turn has stopped, now or earlier, because its person wants to be asked:
        only an order given since answers them.
        """
        self.more_prepared = False
        """Whether prepared turns wait that did not fit into this move."""
        self.mind = match.game.mind
        self.veiled_before = frozenset(self.veils())
        self.seen: dict[int, Any] = {}
        """What everybody saw after each decided step: later views are compared with it."""

    @property
    def checkpoint(self) -> rows.NewCheckpoint | None:
        """The newest snapshot, if a turn boundary was passed."""
        snapshot = self.match.snapshot
        if snapshot.turn == self.snapshot_before:
            return None
        return rows.NewCheckpoint(snapshot.step, snapshot.turn, snapshot.state)

    def lines(self) -> list[rows.NewLine]:
        """The chronicle lines to store."""
        return [rows.NewLine(step, codec.written(event), event.heading) for step, event in self.events]

    def decisions(self, before: Mapping[int, LastAnswer]) -> dict[int, LastAnswer]:
        """Each person's last decision, given those of `before`."""
        found = dict(before)
        for step, entry in enumerate(self.entries, self.after + 1):
            if entry.by_hand:
                found[entry.seat] = LastAnswer(step, entry.asked)
            elif entry.origin == ORIGIN:
                found[entry.seat] = replace(found.get(entry.seat, NONE_YET), prepared=step)
            elif entry.kind == "answer" and entry.origin == BY_ITSELF:
                found[entry.seat] = found.get(entry.seat, NONE_YET).and_along(step)
        return found

    def answer(self, seat: int, choice: str, picks: Picks, origin: str = "player") -> None:
        """Answer one question. Raises IllegalAnswer; then nothing has changed."""
        asked = self.match.shown_at(choice)
        self._note(self.match.answer(seat, choice, picks, origin), asked)
        if origin != "player":
            return
        self.seen[self.match.number] = self.match.view(None)
        if (turn := self.prepared.get(seat)) and turn.progress:
            # Playing by hand goes on by hand.
            del self.prepared[seat]

    def answer_along(
        self, seat: int, read: Callable[[Choice], Picks | None], gives_way: Callable[[Choice], bool] = never
    ) -> list[tuple[Choice, Picks]]:
        """Answer the questions that the seat's last answer led to, as one move with it, while they can be read and no
        order says otherwise, or what was read `gives_way` to it; return what was answered.
        """
        given: list[tuple[Choice, Picks]] = []
        while (asked := self.match.question(seat)) is not None and self.match.asked_at(asked[0]) == self.match.number:
            choice_id, choice = asked
            order = self.order(choice_id, choice)
            ordered = None if order is None else answer_by(order, choice)
            if order is not None and ordered is None:
                break
            try:
                if (picks := read(choice)) is None:
                    break
                if ordered is None or choice.check(picks) == ordered:
                    self.answer(seat, choice_id, picks, BY_ITSELF)
                elif gives_way(choice):
                    self.answer_by_order(choice_id, choice, picks := ordered)
                else:
                    break
            except IllegalAnswer:
                break
            given.append((choice, picks))
        return given

    def order(self, choice_id: str, choice: Choice) -> Order | None:
        """Its person's order for an open question."""
        return self.orders[choice.seat](choice_id, choice) if choice.seat in self.orders else None

    def let_turn(self, seat: int, policy: Policy) -> None:
        """Let a computer answer one seat's questions in this turn."""
        turn, player = self.match.turn, {seat: unerring(policy)}
        for step in unasked(self.match, lambda match: computers(player, match) if match.turn == turn else ()):
            self._give(step)

    def let_answer(self, policies: Mapping[int, Policy], orders: Mapping[int, Ordering]) -> None:
        """Let computers, prepared turns and standing orders answer all they can, and moot questions answer themselves,
        unless they were asked before or their person wants to be asked. After an undo or redo only computers answer:
        what is asked again stays open.
        """

        def ordering(choice_id: str, choice: Choice) -> Order | None:
            return ASK if choice_id in self.to_ask else orders.get(choice.seat, nothing_ordered)(choice_id, choice)

        def asked(choice_id: str, choice: Choice) -> bool:
            return choice_id in self.before.questions.values() or ordering(choice_id, choice) == ASK

        players = {seat: unerring(policy) for seat, policy in policies.items()}
        laid = LaidReady(self.prepared, partial(self._next_step, orders), self._prepared_ended)
        others = () if self.went_back else (laid.answers, partial(moot, asked), partial(as_ordered, ordering))
        for step in unasked(self.match, partial(computers, players), *others):
            self._give(step)
        laid.put_away(self.match)

    def _give(self, step: Unasked) -> None:
        """Give an answer without asking; its person is told how it came about."""
        seat = step.choice.seat
        if step.begins:
            self.match.state.tell(ByPrepared(seat, "carried"))
        if step.origin == "order":
            self.answer_by_order(step.choice_id, step.choice, step.picks)
        else:
            self.answer(seat, step.choice_id, step.picks, step.origin)
        if step.departed is not None:
            self.tell(ByPrepared(seat, "departed", "gone", step.departed.wanted))

    # prepared turns

    def lay_ready(self, ready: Mapping[int, PreparedTurn], mind: Mind, outdated: Iterable[int] = ()) -> None:
        """Set what people have laid ready; a player of this `mind` answers what they left to the computer. What the
        seats `outdated` had laid ready is unreadable: it no longer counts, and they are told.
        """
        self.prepared_before, self.prepared, self.mind = dict(ready), dict(ready), mind
        self.unfit_before = self.unfit()
        for seat in outdated:
            lost = PreparedTurn(first=-1, stops=usual_stops(self.match.game))
            self.prepared_before = {**self.prepared_before, seat: lost}
            self.tell(ByPrepared(seat, "halted", "outdated"))

    def go_on_asking(self, told: Iterable[Told]) -> None:
        """A person whose prepared turn stopped, as was told, still wants to be asked that question. A seat is asked one
        thing at a time: a question no newer than the stop is that one.
        """
        for line in told:
            event = line.event
            if not (isinstance(event, ByPrepared) and (event.how, event.why) == ("halted", "asked")):
                continue
            asked = self.match.question(event.seat)
            if asked is not None and self.match.asked_at(asked[0]) <= line.step:
                self.to_ask.add(asked[0])

    def unfit(self) -> frozenset[int]:
        """The seats whose prepared turns rest on something that has changed."""
        return frozenset(seat for seat, turn in self.prepared.items() if unfitting(self.match, seat, turn))

    def begun(self) -> frozenset[int]:
        """The seats whose prepared turns began in this move and are not over."""
        before = {seat for seat, turn in self.prepared_before.items() if turn.progress}
        return frozenset(seat for seat, turn in self.prepared.items() if turn.progress) - before

    def drop_prepared(self, seats: Iterable[int], why: str) -> None:
        """Drop what these seats have laid ready, and tell them why."""
        for seat in seats:
            if self.prepared.pop(seat, None) is not None:
                self.tell(ByPrepared(seat, "halted", why))

    @cached_property
    def _usual(self) -> Policy:
        """Answers what a prepared turn leaves to the computer."""
        return self.mind.player(self.mind.strongest)

    def _next_step(self, orders: Mapping[int, Ordering], seat: int, turn: PreparedTurn) -> Answer | Halt | None:
        """A prepared turn's next step. In one move, such turns go once round the table."""
        step = next_step(self.match, seat, turn, self._usual, orders.get(seat, nothing_ordered))
        if step is None or not turn.begins(span_of(self.match, seat)) or len(self.carried) < self.match.setup.seats:
            return step
        self.more_prepared = True
        return None

    def _prepared_ended(self, seat: int, turn: PreparedTurn, halt: Halt | None) -> None:
        """Tell a person that the turn stopped, or went by without a question."""
        if halt is None and turn.progress is not None:
            self.carried.append(seat)
        elif halt is None:
            self.tell(ByPrepared(seat, "halted", "passed"))
        else:
            if halt.why == "asked":
                self.to_ask.add(halt.choice_id)
            self.tell(ByPrepared(seat, "halted", halt.why, halt.wanted))

    def answer_by_order(self, choice_id: str, choice: Choice, picks: Picks) -> None:
        """Answer a question by its person's order, and tell them. Raises IllegalAnswer."""
        if choice.standing is not None:
            self.match.state.tell(ByOrder(choice.seat, choice.standing.title))
        self.answer(choice.seat, choice_id, picks, "order")

    def veils(self) -> list[str]:
        """The veils now closed."""
        return [name for name, choice in self.match.open.items() if choice is CLOSED]

    def lift(self, veil: str) -> None:
        """Lift a veil. Raises IllegalAnswer if it is gone."""
        self.answer(NOBODY, veil, (), "order")

    def _note(self, given: Given, asked: int) -> None:
        picks = codec.written(given.picks)
        origin = msgspec.convert(given.origin, rows.Origin)
        self.entries.append(rows.NewAnswer(given.seat, given.choice, given.key, picks, origin, asked=asked))
        self.note_news()

    def note_news(self) -> None:
        """Note what the match has to tell."""
        self.events += ((self.match.number, event) for event in self.match.take_news())

    def take_back(self, seat: int, step: int | None = None) -> None:
        """Take the seat's last step back (if `step` is named, only that one) with what came along; this replaces the
        match. Raises IllegalAnswer.
        """
        if step is not None and step != self.match.undo_limit(seat):
            raise IllegalAnswer(Text("question-gone"))
        self.match, self.undone = self.match.undo(seat)
        turn = self.prepared.get(seat)
        if turn and turn.progress:
            del self.prepared[seat]
        self.went_back = True
        self.entries.append(rows.NewAnswer(seat, "", "undo", codec.written_steps(self.undone), kind="undo"))
        self.note_news()
        if turn and turn.first == span_of(self.match, seat) and self.match.question(seat):
            # It was to follow what has been taken back.
            self.drop_prepared([seat], "undone")

    def go_back(self, match: Match, stored_turn: int, told: TookBack, undone: Sequence[int], key: str) -> None:
        """Continue with a match put back to an earlier point of this one (`Match.back_to`): these steps are taken back,
        in one with this key.

        `stored_turn`: the turn of the checkpoint it was restored from.
        """
        self.match, self.snapshot_before = match, stored_turn
        self.undone, self.went_back = tuple(undone), True
        steps = codec.written_steps(undone)
        self.entries.append(rows.NewAnswer(told.seat, "", key, steps, kind="undo"))
        self.note_news()
        self.drop_prepared(list(self.prepared), "undone")

    def tell(self, event: Event) -> None:
        """Add something from outside the rules to the chronicle."""
        self.match.state.tell(event)
        self.note_news()

    def told_openly(self) -> bool:
        """Whether anything happened that everybody may know."""
        return any(event.line(None) is not None for _, event in self.events)

    def took_back_openly(self) -> bool:
        """Whether a step was taken back in its own turn, as everybody may know."""
        return any(isinstance(event, TookBack) and not event.in_lane for _, event in self.events)


class Opening:
    """A game that begins: its seats in the order drawn, its seal, first lines and snapshot, and the answers of those
    nobody need wait for.
    """

    def __init__(self, match: Match, order: Sequence[int], seated: Sequence[rows.Seat]) -> None:
        by_number = {seat.seat: seat for seat in seated}
        self.order = tuple(order)
        self.seats = tuple(msgspec.structs.replace(by_number[old], seat=new) for new, old in enumerate(order))
        snapshot = match.snapshot
        self.checkpoint = rows.NewCheckpoint(snapshot.step, snapshot.turn, snapshot.state)
        self.seal = Sealed(match.game.turn_order(match.state)[0], match.commitment)
        events = [self.seal, *match.take_news()]
        self.lines = [rows.NewLine(0, codec.written(event), event.heading) for event in events]
        self.advance = Advance(match)
        # Everything is news to everybody.
        self.advance.before = msgspec.structs.replace(self.advance.before, turn=-1, questions={})
