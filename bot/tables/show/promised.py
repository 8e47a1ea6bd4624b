"""The promise of one press: the answers to further questions, as foreseen, then those of the advice if the press leaves
it them, as far as the seat's next turn; and what became of them.

Laws: they are foreseen from the seat's view at the press, so that each answer is known in words before any is given; if
fewer options are offered than foreseen, the missing ones are left out, and the rest is given only if it still reads as
promised; the advice goes on only if all that was done, at questions that belong to it, and answers what it would have
advised there; what is not given is named, with the reason if the game knows one.
"""

from collections.abc import Sequence

import structlog

from bot.tables.memory.advance import Advance
from bot.tables.show.shown import Missed
from bot.tables.terms.press import Further
from games.kernel.ahead.foresight import foreseen, going_on, is_gone, left_of, onward, rest
from games.kernel.ahead.prepared import PreparedTurn, left_to_advice, span_of
from games.kernel.contract.ahead import NOTHING_FURTHER, Foreseen
from games.kernel.contract.game import Game
from games.kernel.engine.choice import Choice, IllegalAnswer, Picks
from games.kernel.engine.chronicle import TurnBegan
from games.kernel.engine.text import Text

NO_SPAN = -1

log = structlog.get_logger()


class Promised:
    """One press's answers after the first, while they are given."""

    def __init__(self, advance: Advance, seat: int, game: Game, further: Further) -> None:
        self._advance = advance
        self._seat = seat
        self._game = game
        self._further = further
        self._steps: tuple[Foreseen, ...] = ()
        self._read: list[Foreseen] = []
        self._gone: list[Foreseen] = []
        self._left_to_advice = NOTHING_FURTHER
        self._rest: Text | None = None
        self._span = NO_SPAN
        self._before = 0

    def foresee(self, choice: Choice, picks: Picks) -> None:
        """Note what is promised, before this answer to the open question is given."""
        self._advance.note_news()
        self._before = len(self._advance.events)
        if self._further.on:
            self._span = span_of(self._advance.match, self._seat)
            self._left_to_advice = onward(self._game, self._view(), choice, picks)
            self._rest = rest(self._game, self._view(), choice, picks)
        imagined = going_on(self._game, self._view(), choice) if self._further.left else None
        if imagined is not None:
            self._steps = foreseen(imagined, choice, picks, lambda _, asked: self._meant(asked))

    def read(self, choice: Choice) -> Picks | None:
        """The answer to the next question; None: none is still as promised."""
        if self._left_to_advice:
            self._span = span_of(self._advance.match, self._seat)
        if self._steps and self._steps[0].choice != choice:
            self._leave_out(choice)
        elif not self._steps and (picks := self._meant(choice)) is not None:
            self._steps = (Foreseen(choice, picks),)
        if not self._steps:
            return self._advised(choice)
        step, *rest = self._steps
        self._steps = tuple(rest)
        self._read.append(step)
        return step.picks

    def gives_way(self, choice: Choice) -> bool:
        """Whether an order may answer the question read last otherwise: nobody has promised that answer."""
        return not self._read or self._read[-1].choice is not choice

    def missed(self, given: int) -> Missed | None:
        """What was not done, if so many answers were given; nothing if all were. Answers that pick nothing are not
        counted.
        """
        left = [*self._gone, *self._read[given:], *self._steps]
        deeds = [one for one in left if one.picks]
        asked = self._advance.match.question(self._seat)
        stopped = asked is not None and asked[1].key in self._left_to_advice and not self._at_next_turn()
        if not deeds and not self._further.left and not stopped:
            return None
        gone = (self._game.words.why_gone(one) for one in deeds if asked is None or is_gone(one, asked[1]))
        why = next((text for text in gone if text is not None), None)
        if why is None and asked is not None:
            why = Text("not-done-ordered" if self._advance.order(*asked) else "not-done-otherwise")
        row = self._game.words.in_a_row(deeds) if deeds else ()
        left_open = (Text("steps-onward", rest=self._rest),) if stopped and self._rest else ()
        return Missed((*row, *left_open), self._further.left, why)

    def still_to_come(self, own: PreparedTurn | None = None) -> PreparedTurn | None:
        """What others decide before it comes, of what the press has left to the advice: a prepared turn, with the rules
        that the person has set in `own`. None: nothing.
        """
        if not self._left_to_advice:
            return None
        return left_to_advice(self._advance.match, self._seat, self._left_to_advice, self._span, own)

    def _leave_out(self, choice: Choice) -> None:
        """Go on without them, or with nothing."""
        imagined = going_on(self._game, self._view(), choice)
        kept = () if imagined is None else left_of(imagined, choice, self._steps)
        self._gone += _without(self._steps, kept, choice)
        self._steps = kept

    def _advised(self, choice: Choice) -> Picks | None:
        """The advice, if the press leaves this question to it."""
        if choice.key not in self._left_to_advice or self._gone or self._further.left or self._at_next_turn():
            return None
        mind = self._advance.mind
        try:
            found = mind.advice(mind.strongest)(self._advance.match.look(self._seat), choice)
            return None if found.why is None else choice.check(found.picks)
        except Exception:
            log.exception("advisor_erred", key=choice.key)
            return None

    def _at_next_turn(self) -> bool:
        """Whether a turn of the seat has begun since the press."""
        since = (event for _, event in self._advance.events[self._before :])
        return any(isinstance(event, TurnBegan) and event.seat == self._seat for event in since)

    def _meant(self, choice: Choice) -> Picks | None:
        if not self._further.left:
            return None
        try:
            picks, self._further = self._further.read(choice)
        except IllegalAnswer:
            return None
        return picks

    def _view(self) -> object:
        return self._advance.match.view(self._seat)


def _without(steps: Sequence[Foreseen], kept: Sequence[Foreseen], choice: Choice) -> list[Foreseen]:
    """The steps not kept: the missing ones, or all."""
    return [one for one in steps if one.picks and is_gone(one, choice)] if kept else list(steps)
