"""Lessons played: a person learns a game by answering its real questions at arranged tables.

Laws: every legal answer is accepted and gets a reply; a lesson follows from its answers alone, so it can go on from any
point; other questions, also those to the learner, get the computer's answer.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources
from itertools import islice
from typing import Any

import msgspec
from msgspec.structs import replace

from games.kernel.casefiles.cases import Case, arranged, read_cases
from games.kernel.contract.case_words import picked, words_in
from games.kernel.contract.game import Game, Result
from games.kernel.contract.lesson import Lesson, Shown
from games.kernel.engine.choice import Choice, Picks
from games.kernel.engine.text import Text
from games.kernel.match import Match
from games.kernel.onward import Unasked, computers, unasked

LEARNER = 0
"""The learner's seat."""
MOST_ALONG = 200
"""The most answers given for the learner before the next decision."""
FILE = "lessons.yaml"


class DecisionMade(msgspec.Struct, frozen=True):
    """A decision, the reply to it, and what happened since, as the learner reads it."""

    choice: Choice
    picks: Picks
    reply: Text
    happened: tuple[Text, ...]


class Sitting(msgspec.Struct, frozen=True):
    """A lesson after some answers: what was `answered`, what is `asked` now (None: it is over), the table as the
    learner and as everybody sees it, and as everybody saw it `before` the last answer.
    """

    lesson: Lesson
    answered: tuple[DecisionMade, ...]
    asked: Choice | None
    view: Any
    public: Any
    before: Any
    turn: int
    """Whose turn it is."""
    result: Result | None = None
    """How the game ended, if it did."""

    @property
    def shows(self) -> Shown:
        """The pictures that belong to it now."""
        return self.lesson.shows if self.asked is None else self.lesson.decisions[len(self.answered)].show

    @property
    def sheet(self) -> int:
        """Which sheet of the table's picture, from 1; 0: all."""
        return self.lesson.sheet if self.asked is None else self.lesson.decisions[len(self.answered)].sheet


@cache
def read_lessons(package: str) -> tuple[Lesson, ...]:
    """The lessons beside a game's rules (``games.dominion``). Raises ValueError for badly written ones."""
    text = resources.files(package).joinpath(FILE).read_text(encoding="utf-8")
    lessons = msgspec.convert(read_cases(text), tuple[Lesson, ...])
    for lesson in lessons:
        for decision in lesson.decisions:
            last = decision.replies[-1:]
            if not last or last[0].picks is not None:
                raise ValueError(f"{lesson.lesson}: {decision.ask} needs a last reply without picks")
    return lessons


def sit_down(game: Game, lesson: Lesson, answers: Sequence[Picks] = ()) -> Sitting:
    """The lesson after these answers, without those beyond its end. Raises IllegalAnswer; ValueError if it is bad."""
    table = _Table(game, lesson)
    for picks in answers:
        if table.asked is not None:
            table.answer(*table.asked, picks)
    return table.sitting()


class _Table:
    """A lesson being played."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.lesson = lesson
        self.match = laid_out(game, lesson)
        self.usual = game.mind.player(game.mind.usual)
        self.answered: list[DecisionMade] = []
        self.before: Any = None
        self.asked: tuple[str, Choice] | None = None
        _ = self.match.take_news()
        self._go_on()

    def answer(self, choice_id: str, choice: Choice, picks: Picks) -> None:
        """Make the open decision, and play on to the next one or the end."""
        self.before = self.match.view(None)
        given = self.match.answer(LEARNER, choice_id, picks).picks
        reply = self.lesson.reply(len(self.answered), given)
        self.answered.append(DecisionMade(choice, given, reply, ()))
        self._go_on()
        told = (event.line(LEARNER) for event in self.match.take_news())
        self.answered[-1] = replace(self.answered[-1], happened=tuple(line for line in told if line is not None))

    def sitting(self) -> Sitting:
        """Its present state."""
        match = self.match
        asked = None if self.asked is None else self.asked[1]
        active = match.game.turn_order(match.state)[0]
        return Sitting(
            self.lesson, tuple(self.answered), asked, match.view(LEARNER), match.view(None), self.before, active,
            match.game.result(match.state) if match.over else None,
        )  # fmt: skip

    def _go_on(self) -> None:
        """Answer what the learner does not decide here."""
        left = self.lesson.decisions[len(self.answered) :]
        wanted, turns = (left[0].ask, left[0].later) if left else (None, self.lesson.watch)
        last, everybody = self.match.turn + turns, dict.fromkeys(range(self.match.setup.seats), self.usual)
        self.asked = None

        def along(match: Match) -> Iterator[Unasked]:
            """The computer's answer, until the wanted question or the end of the last turn has come."""
            asked = match.question(LEARNER)
            if match.turn > last or (wanted is None and match.turn == last):
                return
            if asked is not None and asked[1].key == wanted:
                self.asked = asked
                return
            yield from computers({LEARNER: self.usual}, match)
            yield from computers(everybody, match)

        for step in islice(unasked(self.match, along), MOST_ALONG):
            _ = step.give(self.match)


def laid_out(game: Game, lesson: Lesson) -> Match:
    """The table of a lesson after its moves, with the numbers that come with the program, as its texts say those."""
    game = game if game.box is None else game.box.read(game.box.file)
    words = list(words_in([_written(reply.picks) for one in lesson.decisions for reply in one.replies]))
    return arranged(
        game,
        Case(
            case=lesson.lesson,
            game=game.name,
            seats=lesson.seats,
            options=game.begun_by(lesson.options, None),
            exact=lesson.exact,
            table=lesson.table,
            shuffles=lesson.shuffles,
            moves=lesson.moves,
            expect={"named": words},
        ),
    )


def _written(picks: Any) -> list[str]:
    return [] if picks is None else list(picked(picks))
