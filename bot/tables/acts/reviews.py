"""A person's look back on a finished game: their decisions where the computer would have done clearly better.

Laws: only finished games are looked back on, and only decisions the person made; one review per person at a time,
several people's take turns, and advice comes first; findings are kept for a while.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec
from msgspec.structs import replace

from bot.language.phrases import channel_link
from bot.recent import Recent
from bot.tables.acts.tables import Tables
from bot.tables.memory.loaded import LoadedGame, counting
from bot.tables.memory.rebuilding import tried
from bot.tables.past.archive import over
from bot.tables.reckoner.reckoning import Reckoning, ReckoningFailed
from bot.tables.reckoner.slices import Errand, Rank
from bot.tables.terms.actors import Refused
from db.games import answers
from games.kernel.advice.estimate import player_on
from games.kernel.advice.hindsight import Hindsight, Lost, Misstep, moments
from games.kernel.engine.text import Text
from games.kernel.match import Given

MOST = 5
"""The most decisions shown."""
KEPT = 16
SECONDS = 600.0
"""The most processor time for a review: Discord takes an answer for a quarter of an hour, and a direct message brings
what comes later.
"""


class Review(msgspec.Struct, frozen=True):
    """The result of a look back: how many `decisions` there were, how many the computer of the level `player` would
    have answered differently (`others`), and where it would have done clearly better; `done`: the progress, from 0 to
    1. `untried` ones could not be played on; if not `finished`, time ran out. `by_itself`: whether that same player has
    played on. `beside`: how many other people's looks back are under way.
    """

    game: str
    names: tuple[str, ...]
    seat: int
    decisions: int
    others: int
    found: tuple[Lost, ...] = ()
    player: str = ""
    done: float = 0.0
    untried: int = 0
    finished: bool = True
    by_itself: bool = True
    beside: int = 0


class Reviews:
    """All looks back."""

    def __init__(self, tables: Tables, reckoning: Reckoning) -> None:
        self.tables = tables
        self.reckoning = reckoning
        self._kept = Recent[tuple[int, int], Review](KEPT)
        self._under_way: dict[int, tuple[int, int]] = {}
        """The game each person looks back on, and its channel."""

    async def of(self, game_id: int, user_id: int, told: Callable[[Review], Awaitable[None]]) -> Review:
        """This person's look back on a game; `told` hears the progress now and then. Raises Refused."""
        loaded = await self.tables.loaded(game_id)
        over(loaded.row)
        key, seat = (game_id, user_id), loaded.holders.seat_of(user_id)
        if seat is None:
            raise Refused(Text("not-seated"))
        if key in self._kept:
            return self._kept[key]
        self._let_begin(loaded, user_id)
        self._under_way[user_id] = game_id, loaded.row.channel_id
        try:
            with self.reckoning.slices.errand(Rank.REVIEW, user_id) as errand:
                found = await self._looked_back(errand, loaded, (seat, user_id), told)
        except ReckoningFailed as error:
            raise Refused(Text("review-failed")) from error
        finally:
            del self._under_way[user_id]
        if found.finished:
            self._kept[key] = found
        return found

    def _let_begin(self, loaded: LoadedGame, user_id: int) -> None:
        """Raises Refused if a review of the person is under way."""
        if user_id not in self._under_way:
            return
        game_id, channel = self._under_way[user_id]
        if game_id == loaded.row.id:
            raise Refused(Text("review-under-way"))
        raise Refused(Text("review-other-under-way", place=channel_link(channel)))

    async def _looked_back(
        self, errand: Errand, loaded: LoadedGame, held: tuple[int, int], told: Callable[[Review], Awaitable[None]]
    ) -> Review:
        seat, user_id = held
        count, differing = await self._moments(loaded, seat, user_id)
        game = loaded.game
        level = game.mind.strongest
        by_itself = player_on(game) == level
        beside = self.reckoning.slices.beside(errand)
        review = Review(game.name, loaded.names, seat, count, len(differing), player=level, by_itself=by_itself,
                        beside=beside)  # fmt: skip
        hindsight = Hindsight(differing)
        await told(review)

        def enough(waited: float) -> bool:
            return errand.spent > SECONDS

        async def hear(done: float) -> None:
            beside = self.reckoning.slices.beside(errand)
            await told(replace(review, finished=not enough(0.0), done=min(done, 0.99), beside=beside))

        await self.reckoning.run(errand, game.name, hindsight, hear, enough)
        found, untried = tuple(hindsight.found(MOST)), hindsight.untried
        return replace(review, finished=not enough(0.0), found=found, untried=untried, done=1.0)

    async def _moments(self, loaded: LoadedGame, seat: int, user_id: int) -> tuple[int, list[Misstep]]:
        """The number of decisions, and those the computer would have made otherwise. Raises Refused."""
        async with self.tables.database.reading() as tx:
            given = tuple(counting(await answers.log(tx, loaded.row.id)))
        own = partial(_was_own, loaded, seat, user_id)
        playing = partial(moments, loaded.game, loaded.setup, loaded.playing().seed, given, seat, own)
        found = await asyncio.to_thread(tried, playing)
        if found is None:
            raise Refused(Text("replay-differs"))
        return found


def _was_own(loaded: LoadedGame, seat: int, user_id: int, step: int, given: Given) -> bool:
    """Whether this person gave the seat's answer by hand, or prepared it."""
    return given.origin in ("player", "prepared") and loaded.holders.whose(seat, step) == user_id
