"""Tables are studied for the computer players that sit there, beside the bot."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from bot.language.phrases import Phrasebook, people
from bot.messages.words.advising import Advising
from bot.tables.acts.tables import Tables
from bot.tables.reckoner import reckoner, studying
from bot.tables.reckoner.reckoner import Done, Inquiry, Reckoner
from bot.tables.reckoner.reckoning import Reckoning, ReckoningFailed
from bot.tables.reckoner.studying import TRIES, Studying
from bot.tables.show.shown import Planned
from bot.tables.terms.actors import Place
from db.engine import open_database
from db.games import at_table, studies
from games.dominion import GAME
from games.dominion.advice.plans import Plan
from games.dominion.planning import study
from games.dominion.planning.plan_words import in_words
from games.dominion.planning.search import Effort, Search
from games.dominion.planning.study import STUDIES, LaidOut
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game
from games.kernel.engine.text import Text
from tests.bot.tables.helped import ANNA, play
from tests.empty_database import laid_out

TEN = ("chapel", "moat", "village", "laboratory", "market", "witch", "smithy", "festival", "mine", "feast")
TABLE = 1
PLAN = Plan.of("gold, witch 2, silver")
FOUND = msgspec.msgpack.encode(PLAN)


class Foretold(Reckoning):
    """Finds this plan, or fails."""

    def __init__(self, found: bytes = FOUND, *, fails: bool = False) -> None:
        super().__init__()
        self.found = found
        self.fails = fails
        self.asked: list[LaidOut] = []

    async def study(self, game: str, about: bytes) -> bytes:
        """As foretold."""
        self.asked.append(msgspec.msgpack.decode(about, type=LaidOut))
        if self.fails:
            raise ReckoningFailed
        return self.found


@asynccontextmanager
async def begun(folder: Path, level: str = "hard", **options: object) -> AsyncIterator[Tables]:
    """Anna against a computer player of this level, in a kingdom without a plan."""
    database = await open_database(await laid_out(folder))
    tables = Tables(database, find_games())
    await tables.lobbies.open("dominion", Place(11, 12), ANNA, options or {"kingdom": list(TEN)})
    await tables.lobbies.add_computer(TABLE, ANNA)
    await tables.lobbies.set_level(TABLE, ANNA, 1, level)
    await tables.lobbies.start(TABLE, ANNA)
    yield tables
    await database.close()


async def stored(tables: Tables) -> bytes | None:
    """What is stored of the table's study."""
    async with tables.database.reading() as tx:
        table = await at_table.read(tx, TABLE)
    assert table is not None
    return table.studied


async def test_what_lies_there_is_studied_and_found_is_gone_by_at_once(tmp_path: Path) -> None:
    async with begun(tmp_path) as tables:
        before = await tables.loaded(TABLE)
        assert before.game.mind.studied == b""
        there = Foretold()
        all_studies = Studying(tables.database, there)
        assert await all_studies.study_next()
        assert [sorted(laid.kingdom) for laid in there.asked] == [sorted(TEN)]
        assert not await all_studies.study_next()
        after = await tables.loaded(TABLE)
        assert after.row.step == before.row.step
        assert after.game.mind.studied == await stored(tables) == FOUND


async def test_what_is_advised_goes_by_it_too(tmp_path: Path) -> None:
    async with begun(tmp_path) as tables:
        advising, told = Advising(tables.games), []
        for plan in (Plan.of("silver"), Plan.of("chapel 1, moat 1, silver")):
            async with tables.database.transaction() as tx:
                await studies.put(tx, TABLE, msgspec.msgpack.encode(plan))
            advice = await advising.advised(await tables.desk(TABLE, ANNA.user_id))
            assert advice is not None
            told.append((advice.picks, advice.why))
        assert told == [(("silver",), Text("why-money")), (("chapel",), Text("why-rids-of-weak"))]


@pytest.mark.parametrize(
    ("level", "options"),
    [("normal", {}), ("easy", {}), ("hard", {"set": "first_game"})],
    ids=["normal", "easy", "known"],
)
async def test_who_does_not_go_by_it_has_nothing_studied(
    tmp_path: Path, level: str, options: dict[str, object]
) -> None:
    async with begun(tmp_path, level, **options) as tables:
        assert not await Studying(tables.database, Foretold()).study_next()


@pytest.mark.parametrize("there", [Foretold(fails=True), Foretold(b"")], ids=["fails", "finds nothing"])
async def test_where_nothing_is_found_it_is_played_as_without(tmp_path: Path, there: Foretold) -> None:
    async with begun(tmp_path) as tables:
        all_studies, tries = Studying(tables.database, there), 1
        while not await all_studies.study_next():
            assert await stored(tables) is None
            tries += 1
        assert tries == len(there.asked) == (TRIES if there.fails else 1), "what it fails by need not lie in the table"
        assert await stored(tables) == b""
        assert not await Studying(tables.database, there).study_next()
        assert (await tables.loaded(TABLE)).game.mind.studied == b""


async def test_what_cannot_be_read_any_more_is_not_gone_by(tmp_path: Path) -> None:
    async with begun(tmp_path) as tables:
        await Studying(tables.database, Foretold(b"\xc1")).study_next()
        loaded = await tables.loaded(TABLE)
        assert loaded.game.mind.studied == b""
        assert loaded.match is not None
        await play(tables, 4)


async def test_a_plan_is_told_when_the_game_is_over(tmp_path: Path) -> None:
    async with begun(tmp_path) as tables:
        await Studying(tables.database, Foretold()).study_next()
        assert (await tables.table(TABLE)).planned is None
        await play(tables)
        table = await tables.table(TABLE)
        assert table.status == "finished"
        assert table.planned == Planned(
            (1 - table.names.index("Anna"),), in_words(PLAN, ["witch", "gold", "silver"]), found=True
        )


async def test_a_computer_player_without_a_plan_has_none_to_tell(tmp_path: Path) -> None:
    async with begun(tmp_path, "normal") as tables:
        await play(tables)
        assert (await tables.table(TABLE)).planned is None


class Watched(Studying):
    """Says when it has looked twice."""

    def __init__(self, tables: Tables, there: Reckoning) -> None:
        super().__init__(tables.database, there)
        self.looks: list[bool] = []
        self.twice = asyncio.Event()

    async def study_next(self) -> bool:
        """As always."""
        self.looks.append(await super().study_next())
        if len(self.looks) > 2:
            self.twice.set()
        return self.looks[-1]


async def test_it_looks_again_and_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studying, "LOOK_SECONDS", 0.0)
    async with begun(tmp_path) as tables:
        watched = Watched(tables, Foretold())
        working = asyncio.create_task(watched.run())
        await watched.twice.wait()
        working.cancel()
        with suppress(asyncio.CancelledError):
            await working
        assert watched.looks[:3] == [True, False, False]


ABOUT = msgspec.msgpack.encode(LaidOut(TEN, None, colony=False))


def with_short_search(name: str) -> Game:
    """Dominion whose studies are over after a few games."""

    def begin(game: Game, laid: bytes) -> Search:
        return study.begin(game, laid, Effort(games=60))

    assert name == "dominion"
    return replace(GAME, mind=replace(GAME.mind, studies=replace(STUDIES, begin=begin)))


def slices(order: Inquiry) -> list[Done]:
    """What a process says to an order, slice by slice until that is all."""
    process, found = Reckoner(), list[Done]()
    while not found or not found[-1].over:
        found.append(process.done(order))
    return found


def test_the_process_studies_to_the_end_or_as_long_as_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reckoner, "load_game", with_short_search)
    search = with_short_search("dominion").mind.studies
    assert search is not None
    whole, steps = search.begin(GAME, ABOUT), 1
    first = whole.found
    while whole.step():
        steps += 1
    assert slices(Inquiry("dominion", ABOUT))[-1].found == whole.found
    monkeypatch.setattr(reckoner, "SLICE_SECONDS", 0)
    found = slices(Inquiry("dominion", ABOUT))
    assert len(found) == steps, "a step is a slice at least"
    assert found[-1].found == whole.found, "it goes on where it was"
    monkeypatch.setattr(reckoner, "STUDY_SECONDS", 0)
    (short,) = slices(Inquiry("dominion", ABOUT))
    assert short.found == first, "one step finds nothing yet"


@pytest.mark.parametrize(
    "order", [Inquiry("dominion", b"\xc1"), Inquiry("no such game", ABOUT), Inquiry("monasterium", ABOUT)]
)
def test_what_cannot_be_studied_finds_nothing(order: Inquiry) -> None:
    (found,) = slices(order)
    assert found.found == b""


async def test_the_process_beside_is_asked_and_answers() -> None:
    there = Reckoning()
    try:
        assert await there.study("dominion", b"\xc1") == b""
    finally:
        await there.close()


@pytest.mark.parametrize("language", ["de", "en"])
def test_whoever_reads_the_result_reads_the_plan(language: str) -> None:
    say = Phrasebook.load().speaker(language, ("Anna", "Computer 1"))
    told = say(Text("table-planned-meanwhile", names=people([1]), plan=in_words(PLAN, ["witch", "gold", "silver"])))
    assert "Computer 1" in told
    assert ("Hexe" if language == "de" else "Witch") in told
