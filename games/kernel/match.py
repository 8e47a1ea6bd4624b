"""One running game: opens questions, takes answers, takes steps back, hands out snapshots.

Laws: a refused answer changes nothing; the same answers in any order of arrival give the same game; a match restored
from a snapshot and the later answers equals the match that was left; a step taken back never happened, and a seat
cannot take back what the game or another seat has built on (LANES.md, "What may be taken back").
"""

from collections.abc import Iterable, Sequence
from functools import partial
from math import inf
from typing import Any

import msgspec
from msgspec import structs

from games.kernel.contract.game import Game, Setup, encode_state
from games.kernel.contract.policy import Look
from games.kernel.engine.chance import commitment
from games.kernel.engine.choice import Choice, IllegalAnswer, Picks
from games.kernel.engine.chronicle import Event, TookBack
from games.kernel.engine.lanes import Driver, is_lane
from games.kernel.engine.text import Text


class Gone(IllegalAnswer):
    """The question is no longer open, or is another seat's."""


BY_ITSELF = "default"
AT_ONCE = ("computer", BY_ITSELF, "prepared")
"""Origins of answers that come in the same move as the question."""
"""The origin of an answer given without asking: it came with the answer before it, or no other could be better."""


class Given(msgspec.Struct, frozen=True):
    """An entry of the log: who answered which question with what; `origin` is player, computer, order or BY_ITSELF.

    Seat -1 (NOBODY) with the key "veil": at a masked table, a veil was lifted.
    """

    seat: int
    choice: str
    key: str
    picks: Picks
    origin: str = "player"


class Step(msgspec.Struct, frozen=True):
    """An answer since the newest checkpoint. `in_lane`: it was given in a lane.

    `final` is the point of no return: something was learned by it, or the turn has gone on with it.
    """

    number: int
    given: Given
    final: bool
    in_lane: bool


class Snapshot(msgspec.Struct, frozen=True):
    """A stored checkpoint: after which step of the log, how many checkpoints came before it, and the state."""

    step: int
    turn: int
    state: bytes


class Match:
    """A game being played.

    In: a game, its set-up and a snapshot (`begin` makes the first). Out: `open` questions, `news`, the newest
    `snapshot`, `over`. `number` is the last step of the log that was played. A match that raised anything but
    IllegalAnswer is void: restore it.

    Three lists say what may be taken back. They start at the newest checkpoint; no seat goes back beyond it alone.
    `steps` are the answers that count. `retracted` are the numbers of steps taken back, except those in lanes: others
    saw what the active seat did, even if it is gone. `_opened_at` says after which step each open question was asked:
    its seat may have seen everything that happened since.
    """

    def __init__(self, game: Game, setup: Setup, snapshot: Snapshot) -> None:
        self.game = game
        self.setup = setup
        self.snapshot = snapshot
        self.number = snapshot.step
        self.steps: list[Step] = []
        self.retracted: tuple[int, ...] = ()
        self._views: dict[int | None, Any] = {}
        self.state = game.resume(setup, snapshot.state)
        self._driver = Driver(
            game.play(self.state),
            turn=snapshot.turn,
            exact=setup.pace == "exact",
            masked=setup.masked,
            turn_order=partial(game.turn_order, self.state),
            keep=self._keep,
        )
        self._driver.run()
        self._opened_at = dict.fromkeys(self.open, self.number)

    @classmethod
    def begin(cls, game: Game, setup: Setup, seed: bytes) -> "Match":
        """A new game: the same set-up and seed give the same game. Raises BadSetup."""
        return cls(game, setup, Snapshot(0, 0, encode_state(game.new(setup, seed))))

    @classmethod
    def restore(
        cls,
        game: Game,
        setup: Setup,
        snapshot: Snapshot,
        log: Iterable[tuple[int, Given]],
        number: int | None = None,
        retracted: Iterable[int] = (),
    ) -> "Match":
        """The game after step `number`, from a snapshot and the later answers that still count.

        `retracted` are the steps taken back since then, except those in lanes (`is_lane`).
        """
        match = cls(game, setup, snapshot)
        match.retracted = tuple(retracted)
        for step, given in log:
            match._take(step, given, match._asked(given.seat, given.choice))
        match.number = match.number if number is None else number
        match.state.news.clear()
        return match

    # reading

    @property
    def open(self) -> dict[str, Choice]:
        """The open questions by id. An id names the cause, the seat and an ordinal, not a place in the log."""
        return self._driver.open

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._driver.over

    @property
    def turn(self) -> int:
        """How many checkpoints (turn boundaries) were passed."""
        return self._driver.turn

    @property
    def seed(self) -> bytes:
        """The seed of the game. It is part of the state, so a match is enough to know it."""
        return self.state.chance.seed

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed."""
        return commitment(self.seed)

    def question(self, seat: int) -> tuple[str, Choice] | None:
        """The open question of this seat, with its id; None if there is none."""
        return next(((name, choice) for name, choice in self.open.items() if choice.seat == seat), None)

    def asked_at(self, choice: str) -> int:
        """After which step an open question was asked."""
        return self._opened_at.get(choice, self.number)

    def decided(self, seat: int, since: int, origin: str) -> list[tuple[Choice, Picks]]:
        """This seat's questions and their answers of this origin after a step, as far back as the checkpoint: it is
        played again.
        """
        again, found = Match(self.game, self.setup, self.snapshot), list[tuple[Choice, Picks]]()
        for step in self.steps:
            asked = again.open[step.given.choice]
            if (step.given.seat, step.given.origin) == (seat, origin) and step.number > since:
                found.append((asked, step.given.picks))
            again._take(step.number, step.given, asked)
        return found

    def shown_at(self, choice: str) -> int:
        """After which step an open question was first shown: others answer unasked before that, what can be."""
        shown = self.asked_at(choice)
        for step in self.steps:
            if step.number == shown + 1 and step.given.origin in AT_ONCE:
                shown = step.number
        return shown

    def idle_question(self) -> tuple[str, Choice] | None:
        """A moot question that can answer itself, because the table waits for nobody who might look at the answer."""
        return next(
            ((name, choice) for name, choice in self.open.items() if choice.moot and self.awaited() == (choice.seat,)),
            None,
        )

    def awaited(self) -> tuple[int, ...]:
        """The seats the table waits for, as is public: all that an unfinished play aims at, asked or not."""
        return self._driver.awaited()

    def held_up(self, seat: int) -> bool:
        """Whether this seat's choice waits for others, who come first and may take the last of what it chose."""
        return self._driver.held_up(seat)

    @property
    def unasked(self) -> frozenset[int]:
        """The steps since the newest checkpoint given without asking, or by order."""
        return frozenset(step.number for step in self.steps if step.given.origin in (BY_ITSELF, "order"))

    def view(self, seat: int | None) -> Any:
        """Exactly what this seat (None: a spectator) may see. It is cached until the next answer."""
        if seat not in self._views:
            self._views[seat] = self._seen_by(seat)
        return self._views[seat]

    def _seen_by(self, seat: int | None) -> Any:
        if seat is None or self.game.hidden.seen_by is None:
            return self.game.view(self.state, seat)
        return self.game.hidden.seen_by(self.view(None), seat)

    def look(self, seat: int) -> Look:
        """The view, on demand, for a policy."""
        return partial(self.game.view, self.state, seat)

    def take_news(self) -> list[Event]:
        """The events since the last call, oldest first; each is handed out once."""
        news, self.state.news = self.state.news, []
        return news

    # acting

    def answer(self, seat: int, choice: str, picks: Iterable[str], origin: str = "player") -> Given:
        """Answer an open question and return the log entry. Raises IllegalAnswer and then changes nothing."""
        asked = self._asked(seat, choice)
        given = Given(seat, choice, asked.key, asked.check(tuple(picks)), origin)
        self._take(self.number + 1, given, asked)
        return given

    def undo_limit(self, seat: int) -> int | None:
        """The step this seat may take back alone now, with what came along; None: nothing, or others would have to
        agree.
        """
        last = self._last_of(seat)
        return None if not self._revocable(last) or self._relied_on(last) else last[0].number

    @property
    def revocable(self) -> frozenset[int]:
        """The seats that may take their last step back unless another relied on it, which takes long to find out."""
        return frozenset(seat for seat in range(self.setup.seats) if self._revocable(self._last_of(seat)))

    def _revocable(self, last: Sequence[Step]) -> bool:
        if not last or any(step.final for step in last) or self.over:
            return False
        return not (last[0].in_lane and self._turn_went_on(last[0].number))

    def undo(self, seat: int) -> tuple["Match", tuple[int, ...]]:
        """A match without this seat's last step and what came along with it, and the numbers of those steps.

        This match stays as it is, and so do the answers of other seats. Taking back is a step of the log itself. Raises
        IllegalAnswer if the seat may not.
        """
        if self.undo_limit(seat) is None:
            raise IllegalAnswer(Text("cannot-take-back"))
        last = self._last_of(seat)
        kept = [(step.number, step.given) for step in self.steps if step not in last]
        seen = [step.number for step in last if not step.in_lane]
        without = Match.restore(self.game, self.setup, self.snapshot, kept, self.number + 1, (*self.retracted, *seen))
        without.state.tell(TookBack(seat, in_lane=not seen))
        return without, tuple(step.number for step in last)

    def back_to(
        self, snapshot: Snapshot, log: Iterable[tuple[int, Given]], retracted: Iterable[int], told: TookBack
    ) -> "Match":
        """A match without steps that all agree to take back, even across turns.

        In: an earlier snapshot, the later answers that still count, the later steps that do not, and the event that
        tells it. This match stays as it is. Taking back is a step of the log itself.
        """
        without = Match.restore(self.game, self.setup, snapshot, log, self.number + 1, retracted)
        without.state.tell(told)
        return without

    # inside

    def _asked(self, seat: int, choice: str) -> Choice:
        asked = self.open.get(choice)
        if asked is None or asked.seat != seat:
            raise Gone(Text("question-gone"))
        return asked

    def _take(self, number: int, given: Given, asked: Choice) -> None:
        """Take an answer, go on, and note whether it can still be taken back.

        A step is final at once if it came late (in a lane, after the turn went on: its seat has seen more than in
        strict turn order, so another answer would be hindsight), if something was learned by it (somebody was asked or
        got a part, a card was drawn or turned up), or if the turn waited for it. In the last case all earlier steps are
        final too: decisions made before the others' answers came stay.
        """
        state, driver = self.state, self._driver
        drawn, told, turn = sum(state.chance.counters.values()), len(state.news), driver.turn
        in_lane, own_turn = is_lane(given.choice), driver.alone(given.choice)
        late = in_lane and self._turn_went_on(self._opened_at[given.choice], number)
        driver.noticed = driver.turn_went_on = False
        self.number = number
        self._views.clear()
        driver.answer(given.choice, asked.check(given.picks))
        self._opened_at = {name: self._opened_at.get(name, number) for name in self.open}
        if driver.turn != turn:
            self.steps.clear()
            self.retracted = tuple(step for step in self.retracted if step > number)
            return
        revealed = any(event.reveals for event in state.news[told:])
        learned = driver.noticed or revealed or drawn != sum(state.chance.counters.values())
        waited_for = driver.turn_went_on and not own_turn
        if waited_for:
            self.steps = [structs.replace(step, final=True) for step in self.steps]
        self.steps.append(Step(number, given, late or learned or waited_for, in_lane))

    def _turn_went_on(self, since: int, until: float = inf) -> bool:
        """Whether anything was answered outside the lanes between two steps, even if it was taken back."""
        in_turn = [*self.retracted, *(step.number for step in self.steps if not step.in_lane)]
        return any(since < step < until for step in in_turn)

    def _last_of(self, seat: int) -> list[Step]:
        """The seat's last step that it was asked for, and what came along with it; an empty list if there is none."""
        own = [step for step in self.steps if step.given.seat == seat]
        asked = [place for place, step in enumerate(own) if step.given.origin != BY_ITSELF]
        return own[asked[-1] :] if asked else []

    def _relied_on(self, last: Sequence[Step]) -> bool:
        """Whether another seat has answered something since that it would not have been asked without these steps or,
        if they were given in a lane, that it answered with their effects in sight.

        Found out by playing all steps twice, with these and without, and comparing what each later seat was asked and
        saw. What was done in one's own turn may have been in sight: a Silver played after a Militia can be taken back
        though others have discarded since, because they were asked the same without it.
        """
        if last == self.steps[-len(last) :]:
            return False
        with_it, without = (Match(self.game, self.setup, self.snapshot) for _ in range(2))
        for step in self.steps:
            given, later = step.given, step.number > last[0].number and step not in last
            asked = with_it.open[given.choice]
            if later and asked != without.open.get(given.choice):
                return True
            if later and last[0].in_lane and with_it._sight(given.seat) != without._sight(given.seat):
                return True
            with_it._take(step.number, given, asked)
            if step not in last:
                without._take(step.number, given, asked)
        return False

    def _sight(self, seat: int) -> tuple[Any, list[Text]]:
        """Everything a seat sees: the table, and the news."""
        return self.view(seat), [line for event in self.state.news if (line := event.line(seat))]

    def _keep(self, turn: int) -> None:
        self.snapshot = Snapshot(self.number, turn, encode_state(self.state))
