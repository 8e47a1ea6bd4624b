"""The check of a game's record by playing it again: everything else must follow from set-up, seed and answers.

Laws: every field is checked, and each difference is named with its field and step; what playing again does not show
(names, who decided) has its checksum. Steps played by other rules, and therefore taken back, are skipped: no rule here
says what they were. No database, no network, no clock.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

import msgspec

from bot.tables.past.record import Record, RecordAnswer, RecordLine, RecordPlace, checksums
from bot.version import program
from games.kernel.contract.game import RULES, BadSetup, Game
from games.kernel.engine.chance import commitment
from games.kernel.engine.choice import IllegalAnswer
from games.kernel.engine.chronicle import Event, Sealed, TookBack
from games.kernel.engine.text import Text
from games.kernel.match import Given, Match
from games.kernel.replayed import Replay, Replayed

ToldLine: TypeAlias = tuple[int, Event, bool]
"""The step that told it, the event, whether it was taken back."""

MOST_FINDINGS = 6
"""The most findings told; one slip often leads to others."""


class Finding(msgspec.Struct, frozen=True):
    """Where a record contradicts itself: the field, how, and (if it has one) the step in it."""

    field: str
    what: Text
    step: int | None = None


class Verdict(msgspec.Struct, frozen=True):
    """The result of playing a record again: the findings, how many answers and draws (shuffles, dice) were played, and
    how many lines of the chronicle were compared.
    """

    findings: tuple[Finding, ...]
    answers: int = 0
    draws: int = 0
    lines: int = 0

    @property
    def agrees(self) -> bool:
        """Whether everything follows from set-up, seed and answers."""
        return not self.findings


class Unplayable(Exception):
    """The game cannot be played on; the findings say why."""


def check(record: Record, game: Game) -> Verdict:
    """Play the record's game again, by the present rules, and compare everything."""
    again = Rerun(game, record)
    again.run()
    named = {finding.field for finding in again.found}
    unsound = (finding for finding in _unsound(record) if finding.field not in named)
    return Verdict((*again.found, *unsound), again.played, again.draws, again.compared)


def _unsound(record: Record) -> Iterator[Finding]:
    """The fields whose checksum differs."""
    right = checksums(record)
    for field, checksum in right.items():
        if record.checksums.get(field) != checksum:
            yield Finding(field, Text("proof-checksum"))
    if surplus := sorted(record.checksums.keys() - right.keys()):
        yield Finding("checksums", Text("proof-unknown-field", name=surplus[0]))


class Rerun:
    """The record's game once more: findings so far, `played` answers, `draws` of chance, `compared` lines of the
    chronicle.
    """

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record
        self.found: list[Finding] = []
        self.counting: set[int] = set()
        self.undone: set[int] = set()
        self.told: list[tuple[int, Event]] = []
        self.foreign = frozenset(
            step
            for answer in record.answers
            if answer.by_rules and answer.takes_back
            for step in range(min(answer.takes_back), answer.step)
        )
        """The steps played by other rules, and therefore taken back."""
        self.by_older = record.setup.rules < RULES
        """Whether an older program may have told it: none has begun a game under the newest rulings."""
        self.played = self.reached = self.draws = self.compared = 0

    def run(self) -> None:
        """Compare everything, while the game can be played."""
        self._compare_seed()
        try:
            replay = Replay(self._begun())
            self._compare_seats()
            begun = replay.begun()
            self.told.append((0, Sealed(self.game.turn_order(begun.match.state)[0], begun.match.commitment)))
            self._hear(begun)
            for place, answer in enumerate(self.record.answers, 1):
                self._step(replay, answer, place)
                self.reached = place
        except Unplayable:
            self._compare_chronicle(until=self.reached)
        else:
            self._compare_chronicle(until=None)
            self._compare_end(replay.match)

    def _find(self, field: str, what: Text, step: int | None = None) -> Unplayable:
        self.found.append(Finding(field, what, step))
        return Unplayable()

    def _compare_seats(self) -> None:
        if [seat.seat for seat in self.record.seats] != list(range(self.record.setup.seats)):
            self._find("seats", Text("proof-seats", count=self.record.setup.seats))

    def _compare_seed(self) -> None:
        """Check the seed against the commitment; if they differ, the checksum tells which was changed."""
        try:
            sealed = commitment(bytes.fromhex(self.record.seed))
        except ValueError:
            self._find("seed", Text("proof-not-hexadecimal"))
            return
        if sealed != self.record.commitment:
            as_written = self.record.checksums.get("seed") == checksums(self.record)["seed"]
            self._find("commitment" if as_written else "seed", Text("proof-commitment", sha=sealed))

    # playing

    def _begun(self) -> Match:
        """The game before its first answer. Raises Unplayable."""
        try:
            return Match.begin(self.game, self.record.setup, bytes.fromhex(self.record.seed))
        except BadSetup as error:
            raise self._find("setup", error.reason) from error
        except ValueError as error:
            raise Unplayable from error

    def _hear(self, now: Replayed) -> None:
        """Note what a step told."""
        self.told += ((now.step, event) for event in now.events)
        self.draws = sum(now.match.state.chance.counters.values())

    def _step(self, replay: Replay, answer: RecordAnswer, place: int) -> None:
        """Play a step. Raises Unplayable."""
        if answer.step != place:
            raise self._find("answers", Text("proof-numbers", expected=place), answer.step)
        if answer.is_undo:
            self._take_back(replay, answer)
            return
        self.counting.add(place)
        if place in self.foreign:
            return
        asked = replay.match.open.get(answer.question)
        if asked is None or asked.seat != answer.seat:
            raise self._find("answers", Text("proof-not-asked", seat=answer.seat + 1), place)
        if asked.key != answer.key:
            self._find("answers", Text("proof-key", expected=asked.key, key=answer.key), place)
        try:
            now = replay.answer(place, Given(answer.seat, answer.question, answer.key, answer.picks, answer.by))
        except IllegalAnswer as error:
            raise self._illegal(answer) from error
        if replay.counting[place].picks != answer.picks:
            self._find("answers", Text("proof-form"), place)
        self.played += 1
        self._hear(now)

    def _illegal(self, answer: RecordAnswer) -> Unplayable:
        return self._find("answers", Text("proof-illegal", picks=", ".join(answer.picks)), answer.step)

    def _take_back(self, replay: Replay, answer: RecordAnswer) -> None:
        """Continue without the steps taken back here. Raises Unplayable."""
        for step in answer.takes_back:
            if step not in self.counting:
                raise self._find("answers", Text("proof-takes-back", step=step), answer.step)
            self.counting.remove(step)
            self.undone.add(step)
        try:
            replay.take_back(answer.step, answer.takes_back)
        except IllegalAnswer as error:
            raise self._illegal(self.record.answers[replay.match.number]) from error

    # comparing

    def _compare_chronicle(self, *, until: int | None) -> None:
        """Line by line, up to the first difference, to the end or to a step; what comes from outside the rules cannot
        be told again, and what older programs did not tell may be missing, if one may have played it.
        """
        now = set[type[Event]]()
        expected = deque((step, event, until is None and step in self.undone) for step, event in self.told)
        for number, line in enumerate(self.record.chronicle, 1):
            event = self._event(line)
            if line.step in self.foreign:
                continue
            if event is not None and event.beside and self._fits(line, event):
                continue
            if until is not None and line.step > until:
                return
            if event is None or not self._comes_next(expected, (line.step, event, until is None and line.undone), now):
                self._find("chronicle", Text("proof-line", number=number), line.step)
                return
            self.compared += 1
        if rest := [step for step, event, _ in expected if self._before(event, now) is not None]:
            self._find("chronicle", Text("proof-lines-missing"), rest[0])

    def _comes_next(self, expected: deque[ToldLine], line: ToldLine, now: set[type[Event]]) -> bool:
        """Whether this line is the next expected one, as told now or by older programs; then it is used up. Once an
        event was told as it is `now`, no older program tells it afterwards.
        """
        while expected:
            step, event, undone = expected.popleft()
            before = self._before(event, now)
            if line == (step, event, undone):
                now |= {type(event)} if before != event else set()
                return True
            if line == (step, before, undone):
                return True
            if before is not None:
                return False
        return False

    def _before(self, event: Event, now: set[type[Event]]) -> Event | None:
        """How an older program may have told it; None: not at all."""
        return event.as_told_before() if self.by_older and type(event) not in now else event

    def _event(self, line: RecordLine) -> Event | None:
        """The line's event; None if this game has no such event."""
        known: Any = self.game.event
        try:
            event: Event = msgspec.convert(line.event, known)
        except msgspec.ValidationError:
            return None
        return event

    def _fits(self, line: RecordLine, event: Event) -> bool:
        """Whether an event from outside the rules may stand there; the seal is compared like everything else."""
        if isinstance(event, TookBack):
            step = self.record.answers[line.step - 1 : line.step]
            return any(answer.is_undo and answer.seat == event.seat for answer in step)
        return not isinstance(event, Sealed)

    def _compare_end(self, match: Match) -> None:
        """Check that the game is over with the recorded places, or was called off and has no result."""
        if not self.record.result and not match.over:
            return
        if not match.over:
            self._find("answers", Text("proof-not-over"), len(self.record.answers))
            return
        scores = match.game.result(match.state).scores
        places = tuple(RecordPlace(score.seat, score.points, score.rank) for score in scores)
        if places != self.record.result:
            wrong = next((place for place in places if place not in self.record.result), None)
            expected = wrong or places[0]
            what = Text("proof-result", seat=expected.seat + 1, points=expected.points, rank=expected.rank)
            self._find("result", what)


def in_words(made: Record, verdict: Verdict) -> list[Text]:
    """Whether a record agrees, in words; if not, where."""
    counted = Text("proof-counted", answers=verdict.answers, draws=verdict.draws, lines=verdict.lines)
    if verdict.agrees:
        unfinished = [] if made.result else [Text("proof-no-result")]
        return [Text("proof-agrees"), *unfinished, counted]
    here = program()
    changed = [Text("proof-other-program", program=made.program, here=here)] if made.program != here else []
    return [Text("proof-differs"), *_findings(verdict.findings[:MOST_FINDINGS]), *changed, counted]


def _findings(findings: Sequence[Finding]) -> list[Text]:
    return [
        Text("proof-finding", field=finding.field, what=finding.what)
        if finding.step is None
        else Text("proof-finding-step", field=finding.field, step=finding.step, what=finding.what)
        for finding in findings
    ]
