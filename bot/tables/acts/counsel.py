"""Advice for a person: what the computer player would do, the same as beside the question, and how that and other
answers fare when the game is played on.

Laws: advice follows from what the person sees; an answer is called better only if it can be told apart; nothing is said
that was not counted; the answer beside the question is overruled only if its own computer player did the playing on, as
another would not follow its plan. The computer player's answer is told at once, however many people ask; other people's
questions delay the rest by the number of people, not of questions, and nobody is told about them: at a table of two
that would say who asked.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import structlog
from msgspec.structs import replace

from bot.language.phrases import channel_link
from bot.recent import Recent
from bot.tables.acts.moves import running
from bot.tables.acts.tables import Tables
from bot.tables.reckoner.reckoning import Reckoning, ReckoningFailed
from bot.tables.reckoner.slices import NOBODY, Errand, Rank
from bot.tables.show.shown import Desk
from bot.tables.terms.actors import Actor, Refused
from bot.tables.terms.codec import base36
from games.kernel.advice.estimate import FEWEST, Position, Tried, Unforeseeable, lots, player_on, position
from games.kernel.advice.weighing import Weighing, advice_of, answers_worth_trying
from games.kernel.contract.game import Game
from games.kernel.contract.mind import Advice
from games.kernel.engine.choice import Choice, Picks
from games.kernel.engine.text import Text

SECONDS = 20.0
"""The most processor time for one piece of advice."""
PATIENCE_SECONDS = 20.0
"""A person who has waited this long is told what there is, as soon as answers can be compared."""
AT_ONCE = 2
"""How many pieces of advice are worked out for one person at once, at different tables."""
KEPT = 256
"""How many pieces of advice are kept for those who want to know how they were reckoned."""
TOKEN_BYTES = 8

log = structlog.get_logger()


class Counsel(msgspec.Struct, frozen=True):
    """Advice about a person's question: what the computer player of the level `player` says, the answers `weighed`,
    best first, those left out on the way, and the share of work `done`, from 0 to 1. `silent`: why nothing can be
    weighed. `by_itself`: whether that same player has played on. `token` names it as long as it is kept.
    """

    game: str
    choice: Choice
    player: str
    advice: Advice
    weighed: tuple[Tried, ...] = ()
    left_out: tuple[Tried, ...] = ()
    done: float = 0.0
    silent: Text | None = None
    by_itself: bool = True
    token: str = ""

    @property
    def own(self) -> Tried | None:
        """How the computer player's own answer fared."""
        return next((one for one in self.weighed if one.picks == self.advice.picks), None)

    @property
    def recommended(self) -> Tried | None:
        """The answer to give: the computer player's own, unless its own playing on shows a clearly better one."""
        own = self.own
        if own is not None and not self.by_itself:
            return own
        return next((one for one in self.weighed if own is None or one.clearly_better_than(own)), own)

    @property
    def picks(self) -> Picks:
        """Its picks."""
        return self.recommended.picks if self.recommended else self.advice.picks


class Asked(msgspec.Struct, frozen=True):
    """A question being weighed; `choice_id` tells it from others in the same words. `channel`: where its table is."""

    game: Game
    choice_id: str
    here: Position
    view: Any
    choice: Choice
    channel: int = 0

    @property
    def token(self) -> str:
        """A short name of the question as its person sees it."""
        return base36(int.from_bytes(lots(self.view, self.choice)[:TOKEN_BYTES]))


class Thinking:
    """Advice being worked out for a person, until the same person asks `about` another question of the table."""

    def __init__(self, asked: Asked, person: int = NOBODY) -> None:
        self.about = asked.choice_id, asked.choice
        self.person, self.channel = person, asked.channel
        self.overtaken = False
        self._weighing: Weighing | None = None

    def weighs(self, weighing: Weighing) -> Weighing:
        """What to stop once this is overtaken, or now if it is."""
        self._weighing = weighing
        if self.overtaken:
            weighing.stop()
        return weighing

    def overtake(self) -> None:
        """Nobody waits for it any more."""
        self.overtaken = True
        if self._weighing is not None:
            self._weighing.stop()


class Counsels:
    """Advice at all tables."""

    def __init__(self, tables: Tables, reckoning: Reckoning) -> None:
        self.tables = tables
        self.reckoning = reckoning
        self._under_way: dict[tuple[int, int], Thinking] = {}
        self._given = Recent[tuple[int, str], Counsel](KEPT)

    @contextmanager
    def one_at_a_time(self, game_id: int, actor: Actor, asked: Asked) -> Iterator[Thinking]:
        """Refuse a person who asks again while thinking is under way, or who has two others under way; a new question
        stops the thinking about the one before. Raises Refused.
        """
        key, thinking = (game_id, actor.user_id), Thinking(asked, actor.user_id)
        before = self._under_way.get(key)
        if before is not None and before.about == thinking.about:
            raise Refused(Text("advice-under-way"))
        others = [one for one in self._under_way.values() if one.person == actor.user_id and one is not before]
        if len(others) >= AT_ONCE:
            places = tuple(Text("advice-place", place=channel_link(one.channel)) for one in others)
            raise Refused(Text("advice-enough", places=places))
        if before is not None:
            before.overtake()
        self._under_way[key] = thinking
        try:
            yield thinking
        finally:
            if self._under_way.get(key) is thinking:
                del self._under_way[key]

    async def about(self, game_id: int, actor: Actor) -> tuple[Desk, Asked]:
        """The question a person is asked, noted as one that advice was asked for. Raises Refused."""
        desk = await self.tables.desk(game_id, actor.user_id, actor.locale)
        if desk.question is None:
            raise Refused(Text("advice-not-asked"))
        await self.tables.coaches.note_advice(game_id, actor)
        loaded = await self.tables.loaded(game_id)
        match = running(loaded)
        question = match.question(loaded.seat_of(actor.user_id).seat)
        if question is None:
            raise Refused(Text("advice-not-asked"))
        choice_id, choice = question
        here = position(match, choice_id, loaded.game.mind.studied)
        return desk, Asked(loaded.game, choice_id, here, match.view(choice.seat), choice, loaded.row.channel_id)

    async def given(self, asked: Asked, thinking: Thinking, told: Callable[[Counsel], Awaitable[None]]) -> Counsel:
        """The advice; `told` hears the progress now and then, and at once what the computer player says."""
        game, choice = asked.game, asked.choice
        level = game.mind.strongest
        with self.reckoning.slices.errand(Rank.ADVICE, thinking.person) as errand:
            advice = await asyncio.to_thread(_advice, game, level, asked.view, choice)
            by_itself = player_on(game) == level
            counsel = Counsel(game.name, choice, level, advice, by_itself=by_itself, token=asked.token)
            await told(counsel)
            answers = await asyncio.to_thread(answers_worth_trying, game, asked.view, choice, [advice.picks])
            if len(answers) < 2:
                return replace(counsel, done=1.0)
            weighing = thinking.weighs(Weighing(asked.here, lots(asked.view, asked.choice), answers, [advice.picks]))
            silent = await self._weighed(asked, errand, counsel, weighing, told)
        if thinking.overtaken:
            silent = Text("advice-overtaken")
        elif silent is None and weighing.number < FEWEST:
            silent = Text("advice-too-few")
        if silent is not None:
            return replace(counsel, done=1.0, silent=silent)
        self._given[thinking.person, asked.token] = given = replace(_so_far(counsel, weighing), done=1.0)
        return given

    def given_before(self, actor: Actor, token: str) -> Counsel:
        """The weighed advice that this person was given, if it is still known. Raises Refused."""
        found = self._given.get((actor.user_id, token))
        if found is None:
            raise Refused(Text("advice-reckoned-gone"))
        return found

    async def _weighed(
        self,
        asked: Asked,
        errand: Errand,
        counsel: Counsel,
        weighing: Weighing,
        told: Callable[[Counsel], Awaitable[None]],
    ) -> Text | None:
        """Weigh the answers; return why if that is impossible."""

        async def hear(done: float) -> None:
            if done < 1:
                await told(_so_far(counsel, weighing))

        def enough(waited: float) -> bool:
            return errand.spent >= SECONDS or (waited >= PATIENCE_SECONDS and weighing.number >= FEWEST)

        try:
            await self.reckoning.run(errand, asked.game.name, weighing, hear, enough)
        except Unforeseeable:
            return Text("advice-unforeseeable")
        except ReckoningFailed:
            return Text("advice-failed")
        return None


def _advice(game: Game, level: str, view: Any, choice: Choice) -> Advice:
    """What the level says, or what the question proposes if it fails."""
    try:
        found = advice_of(game, level, view, choice)
        return replace(found, picks=choice.check(found.picks))
    except Exception:
        log.exception("advisor_erred", key=choice.key)
        return Advice(choice.default or choice.values[: choice.least])


def _so_far(counsel: Counsel, weighing: Weighing) -> Counsel:
    return replace(counsel, weighed=tuple(weighing.judged), left_out=tuple(weighing.left_out), done=weighing.done)
