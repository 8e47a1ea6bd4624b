"""Lessons as people take them: each person's progress in the lessons of each game, and what comes next.

Laws: a lesson is stored as its answers, so it goes on where it was left, even after years and releases; a lesson is no
game, so nothing of it is counted. Every method raises `Refused` for what is not possible.
"""

import asyncio
from collections.abc import Callable, Iterable
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from bot.tables.acts.lobbies import computer_name
from bot.tables.memory.store import Store
from bot.tables.show import showing
from bot.tables.show.shown import Desk
from bot.tables.terms import codec, preferences
from bot.tables.terms.actors import Actor, Refused
from bot.tables.terms.press import Press, Redraw
from db import rows
from db.connection.transaction import Transaction
from db.people import learning, players
from games.kernel.contract.game import Game
from games.kernel.contract.lesson import Lesson
from games.kernel.engine.choice import IllegalAnswer, Picks
from games.kernel.engine.text import Text, game_title
from games.kernel.learning.lessons import LEARNER, Sitting, sit_down

TRIES = 3
"""How often to try a change when another click was faster."""


class LessonProgress(msgspec.Struct, frozen=True):
    """A person's progress: the lessons `done`, the one `at` hand (None: none, all are listed), the answers given in it,
    and the lessons `skipped` and not done since.
    """

    done: tuple[str, ...] = ()
    at: str | None = None
    answers: tuple[Picks, ...] = ()
    skipped: tuple[str, ...] = ()


Change: TypeAlias = Callable[[LessonProgress], LessonProgress | Redraw]
"""What a progress becomes, or how its question is shown while undecided. Raises Refused or IllegalAnswer."""


class Lecture(msgspec.Struct, frozen=True):
    """What a person sees of a game's lessons: all of them with those `done` and `skipped`, and the one at hand, if any:
    its `place` (from 0), its state, and the desk with its question. `reason`: why nothing was done, if so; `redraw`:
    how the question is shown while undecided.
    """

    id: int
    game: str
    language: str
    lessons: tuple[Lesson, ...]
    done: frozenset[str]
    place: int = 0
    sitting: Sitting | None = None
    desk: Desk | None = None
    reason: Text | None = None
    skipped: frozenset[str] = frozenset()
    redraw: Redraw = Redraw()

    @property
    def decision(self) -> int:
        """How many decisions were made in this lesson."""
        return len(self.sitting.answered) if self.sitting else 0

    @property
    def next(self) -> int | None:
        """The place of the lesson after the one at hand; None after the last one."""
        return self.place + 1 if self.place + 1 < len(self.lessons) else None


class Lessons:
    """The lessons of all games of this installation."""

    def __init__(self, store: Store) -> None:
        self.store = store

    @property
    def taught(self) -> tuple[Game, ...]:
        """The games that have lessons."""
        return tuple(game for game in self.store.games.values() if game.book.lessons())

    async def of(self, user_id: int) -> dict[str, tuple[int, int]]:
        """How many lessons a person has done, and skipped, by game."""
        async with self.store.database.reading() as tx:
            begun = {row.rules: _progress(row) for row in await learning.of_player(tx, user_id)}
        far = {game: begun.get(game.name, LessonProgress()) for game in self.taught}
        return {game.name: (len(_known(game, now.done)), len(_known(game, now.skipped))) for game, now in far.items()}

    async def open(self, actor: Actor, name: str) -> Lecture:
        """Go on with a game's lessons, or begin them."""
        game = self.store.game(name)
        if not game.book.lessons():
            raise Refused(Text("no-lessons", game=game_title(name)))
        at = self.store.clock()
        async with self.store.change() as tx:
            await players.see(tx, actor.user_id, actor.known_as, actor.locale, at=at)
            row = await learning.begun(tx, actor.user_id, name, codec.written(LessonProgress()))
        return await self._changed(row.id, actor, lambda progress: _going_on(game, progress))

    async def see(self, learning_id: int, actor: Actor) -> Lecture:
        """The present state."""
        return await self._changed(learning_id, actor, lambda progress: progress)

    async def decide(self, press: Press, place: int, decision: int) -> Lecture:
        """Answer the question of the lesson at a place, its decision of this number (from 0)."""
        game = await self._game(press.game)

        def answer(progress: LessonProgress) -> LessonProgress | Redraw:
            now = _at(game, progress)
            asked = now.asked if now is not None and _place(game, progress) == place else None
            if asked is None or len(progress.answers) != decision:
                raise Refused(Text("question-gone"))
            said = press.read(asked)
            if isinstance(said, Redraw):
                return said
            return _answered(game, replace(progress, answers=(*progress.answers, asked.check(said.picks))))

        return await self._changed(press.game, press.actor, answer)

    async def go_to(self, learning_id: int, actor: Actor, place: int | None) -> Lecture:
        """Begin the lesson at this place; None: list them all."""
        lessons = (await self._game(learning_id)).book.lessons()
        name = lessons[place].lesson if place is not None and place < len(lessons) else None
        return await self._changed(learning_id, actor, lambda progress: replace(progress, at=name, answers=()))

    async def onward(self, learning_id: int, actor: Actor, place: int) -> Lecture:
        """Go to the lesson after this place, which counts as skipped if not done; after the last one to the list."""
        names: list[str | None] = [lesson.lesson for lesson in (await self._game(learning_id)).book.lessons()]
        left, following = (next(iter(names[at : at + 1]), None) for at in (place, place + 1))

        def skip(progress: LessonProgress) -> LessonProgress:
            known = (*progress.done, *progress.skipped)
            skipped = progress.skipped if left is None or left in known else (*progress.skipped, left)
            return replace(progress, at=following, answers=(), skipped=skipped)

        return await self._changed(learning_id, actor, skip)

    async def _game(self, learning_id: int) -> Game:
        async with self.store.database.reading() as tx:
            return self.store.game((await _row(tx, learning_id)).rules)

    async def _changed(self, learning_id: int, actor: Actor, change: Change) -> Lecture:
        """Change a person's progress and show it; if that is refused, show it unchanged, and why."""
        for _ in range(TRIES):
            row = await self.store.database.read(lambda tx: _row(tx, learning_id))
            if row.player_id != actor.user_id:
                raise Refused(Text("lesson-not-yours"))
            game, reason = self.store.game(row.rules), None
            before = await asyncio.to_thread(_sound, game, _progress(row))
            try:
                changed = await asyncio.to_thread(change, before)
            except (Refused, IllegalAnswer) as error:
                changed, reason = before, error.reason
            after, redraw = (before, changed) if isinstance(changed, Redraw) else (changed, Redraw())
            if after != before:
                async with self.store.change() as tx:
                    if not await learning.change(tx, row, codec.written(after)):
                        continue
            return replace(await self._seen(row.id, game, after, actor, reason), redraw=redraw)
        raise Refused(Text("question-gone"))

    async def _seen(
        self, learning_id: int, game: Game, progress: LessonProgress, actor: Actor, reason: Text | None
    ) -> Lecture:
        person = await self.store.database.read(lambda tx: players.get(tx, actor.user_id))
        language = preferences.spoken_to(person, actor.locale)
        done, skipped = _known(game, progress.done), _known(game, progress.skipped)
        lecture = Lecture(learning_id, game.name, language, game.book.lessons(), done, reason=reason, skipped=skipped)
        sitting = await asyncio.to_thread(_at, game, progress)
        if sitting is None:
            return lecture
        desk = showing.aside(
            game, sitting.view, sitting.public, names=_names(actor.name, sitting.lesson.seats), seat=LEARNER,
            question=sitting.asked, turn=sitting.turn, language=language, person=person, before=sitting.before,
            result=sitting.result, arranged=True,
        )  # fmt: skip
        return replace(lecture, place=_place(game, progress), sitting=sitting, desk=desk)


async def _row(tx: Transaction, learning_id: int) -> rows.Learning:
    row = await learning.get(tx, learning_id)
    if row is None:
        raise Refused(Text("lesson-gone"))
    return row


def _progress(row: rows.Learning) -> LessonProgress:
    """The stored progress; what this program cannot read starts from scratch."""
    try:
        return codec.read(row.progress, LessonProgress)
    except msgspec.MsgspecError:
        return LessonProgress()


def _known(game: Game, lessons: Iterable[str]) -> frozenset[str]:
    """Those of the lessons that still exist."""
    return frozenset(lesson.lesson for lesson in game.book.lessons()) & frozenset(lessons)


def _place(game: Game, progress: LessonProgress) -> int:
    """The place of the lesson at hand."""
    return next((place for place, one in enumerate(game.book.lessons()) if one.lesson == progress.at), 0)


def _at(game: Game, progress: LessonProgress) -> Sitting | None:
    """The lesson at hand as it stands. Raises IllegalAnswer for answers that no longer fit."""
    lesson = next((one for one in game.book.lessons() if one.lesson == progress.at), None)
    return None if lesson is None else sit_down(game, lesson, progress.answers)


def _sound(game: Game, progress: LessonProgress) -> LessonProgress:
    """The same; a lesson that has changed since it was begun is back at its beginning."""
    try:
        now = _at(game, progress)
    except IllegalAnswer:
        return replace(progress, answers=())
    known = 0 if now is None else len(now.answered)
    return progress if len(progress.answers) == known else replace(progress, answers=())


def _going_on(game: Game, progress: LessonProgress) -> LessonProgress:
    """The same, at the lesson at hand, or else at the first neither done nor skipped; without one all are listed."""
    if any(lesson.lesson == progress.at for lesson in game.book.lessons()):
        return progress
    left = [lesson.lesson for lesson in game.book.lessons() if lesson.lesson not in (*progress.done, *progress.skipped)]
    return replace(progress, at=left[0] if left else None, answers=())


def _answered(game: Game, progress: LessonProgress) -> LessonProgress:
    """The same; with its last answer the lesson is done, even if it was skipped before."""
    now = _at(game, progress)
    if now is None or now.asked is not None or progress.at is None or progress.at in progress.done:
        return progress
    skipped = tuple(lesson for lesson in progress.skipped if lesson != progress.at)
    return replace(progress, done=(*progress.done, progress.at), skipped=skipped)


def _names(learner: str, seats: int) -> tuple[str, ...]:
    names = [learner]
    while len(names) < seats:
        names.append(computer_name(names))
    return tuple(names)
