"""No game is lost by an update: whatever a released version has left behind opens, goes on and ends.

Laws: each version that the changes call released has its folder; every game in every folder stands as it was left,
takes answers to its end, and its record agrees.
"""

import gzip
import re
import tomllib
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from bot.language.phrases import LANGUAGES, Phrasebook, channel_link
from bot.messages.pages.rules_message import Book, bound, explained
from bot.tables.acts.lessons import Lessons
from bot.tables.acts.seating import Seating
from bot.tables.acts.standing_order_book import StandingOrderBook
from bot.tables.acts.tables import Tables
from bot.tables.acts.voting import Voting
from bot.tables.memory.ahead import ready
from bot.tables.memory.loaded import LoadedGame
from bot.tables.terms.actors import Refused
from db.engine import open_database
from db.games import answers
from games.kernel.contract.discovery import find_games
from games.kernel.contract.ruling import Ruling
from games.kernel.engine.text import Text
from games.kernel.orders.standing_answers import decode_order
from tests.architecture.tree import ROOT
from tests.bot.playing_on import play_on
from tools.releases import ANNA, BEN, CLARA, CONTENTS, DATABASE, FOLDER, KeptGame, write

BOOK = Phrasebook.load(strict=True)
RELEASED = re.compile(r"^## (\S+), \d{4}-\d{2}-\d{2}$", re.MULTILINE)
FOLDERS = sorted(
    (path for path in FOLDER.iterdir() if (path / CONTENTS).exists()),
    key=lambda path: [int(number) for number in path.name.split(".")],
)


def contents(folder: Path) -> list[KeptGame]:
    """What is to be found in a folder."""
    return msgspec.json.decode((folder / CONTENTS).read_bytes(), type=list[KeptGame])


KEPT = {
    f"{folder.name}-{kept.game}-{kept.scene.replace(' ', '-')}": (folder, kept)
    for folder in FOLDERS
    for kept in contents(folder)
}


def games_that(are: Callable[[KeptGame], bool]) -> pytest.MarkDecorator:
    """Each game of each folder that is like this."""
    found = {name: one for name, one in KEPT.items() if are(one[1])}
    return pytest.mark.parametrize(("folder", "kept"), found.values(), ids=found)


@asynccontextmanager
async def opened(folder: Path, target: Path) -> AsyncIterator[Tables]:
    """A copy of what a release left behind, opened by the program as it is."""
    file = target / "parlatorium.db"
    file.write_bytes(gzip.decompress((folder / DATABASE).read_bytes()))
    database = await open_database(f"sqlite+aiosqlite:///{file}")
    yield Tables(database, find_games())
    await database.close()


async def agrees(tables: Tables, game_id: int) -> None:
    """The game is over, and everything in its record follows from set-up, seed and answers."""
    record, verdict = await tables.archive.verdict(game_id)
    assert verdict.findings == ()
    assert verdict.answers
    assert bool(record.result) == (await tables.status(game_id) == "finished")


@games_that(lambda kept: kept.status == "running")
async def test_a_running_game_stands_as_it_was_left_and_goes_on_to_its_end(
    folder: Path, kept: KeptGame, tmp_path: Path
) -> None:
    async with opened(folder, tmp_path) as tables:
        loaded = await tables.loaded(kept.id)
        assert (loaded.row.step, tuple(sorted(loaded.playing().open))) == (kept.step, kept.open)
        assert tuple(ready(loaded)) == kept.ready
        poll = await Voting(tables, Seating(tables)).poll_seen_by(kept.id, None)
        assert kept.vote == (poll is not None and poll.state == "open")
        await tables.public(kept.id)
        for seat in loaded.seats:
            if seat.player_id is not None:
                await tables.desk(kept.id, seat.player_id)
        assert await tables.log(kept.id, ANNA.user_id, 99)
        await Seating(tables).let_computers(kept.id)
        await play_on(tables, kept.id)
        await agrees(tables, kept.id)
        async with tables.database.reading() as tx:
            log = await answers.log(tx, kept.id)
        assert all(row.key != "rules" for row in log), "nothing was taken back for other rules"


@games_that(lambda kept: kept.vote)
async def test_what_was_put_to_the_vote_can_be_agreed_on(folder: Path, kept: KeptGame, tmp_path: Path) -> None:
    async with opened(folder, tmp_path) as tables:
        voting = Voting(tables, Seating(tables))
        poll = await voting.poll_seen_by(kept.id, None)
        assert poll is not None
        await voting.vote("agree", kept.id, BEN.user_id, poll.token)
        async with tables.database.reading() as tx:
            assert (await answers.log(tx, kept.id))[kept.step].kind == "undo"
        await play_on(tables, kept.id)
        await agrees(tables, kept.id)


@games_that(lambda kept: kept.status == "finished")
async def test_a_finished_game_is_shown_and_agrees(folder: Path, kept: KeptGame, tmp_path: Path) -> None:
    async with opened(folder, tmp_path) as tables:
        table = await tables.table(kept.id)
        assert table.result is not None
        assert tuple((score.seat, score.points, score.rank) for score in table.result.scores) == kept.places
        assert table.past.history
        _, frames = await tables.archive.course(kept.id)
        assert len(frames) > 3
        await agrees(tables, kept.id)
        assert (await tables.archive.statistics_of(ANNA.user_id)).places


@games_that(lambda kept: kept.status == "aborted")
async def test_a_game_called_off_has_its_record(folder: Path, kept: KeptGame, tmp_path: Path) -> None:
    async with opened(folder, tmp_path) as tables:
        await tables.public(kept.id)
        await agrees(tables, kept.id)


@games_that(lambda kept: kept.status == "lobby")
async def test_a_lobby_can_be_begun_and_played(folder: Path, kept: KeptGame, tmp_path: Path) -> None:
    async with opened(folder, tmp_path) as tables:
        lobby = await tables.lobby(kept.id)
        assert [seat.user_id for seat in lobby.seats][:2] == [CLARA.user_id, ANNA.user_id]
        await tables.lobbies.start(kept.id, CLARA)
        await play_on(tables, kept.id)
        await agrees(tables, kept.id)


@games_that(lambda kept: kept.status != "lobby")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_its_rules_say_what_is_otherwise_there_and_nothing_else_changes(
    folder: Path, kept: KeptGame, tmp_path: Path, language: str
) -> None:
    async with opened(folder, tmp_path) as tables:
        loaded = await tables.loaded(kept.id)
    say = BOOK.speaker(language, game=kept.game)
    place = channel_link(loaded.row.channel_id)
    older = {ruling: Text("rulebook-still", place=place, ruling=before) for ruling, before in later_than(loaded)}
    sentences = [say(text) for text in older.values()]
    newest, here = (read(bound(loaded.game, say, at)) for at in (None, loaded))
    assert [line for line in here if line not in sentences] == newest
    found = set(here)
    for entry in loaded.game.book.entries:
        usual, told = (explained(kept.game, entry, say, at) for at in ((), [loaded]))
        ids = {text.id for text in (entry.text, *entry.rulings)}
        about = [text for ruling, text in older.items() if ids.intersection(ruling.told)]
        assert told == [*usual, *(Text("entry-ruling", ruling=text) for text in about)]
        found |= set(map(say, about))
    assert found >= set(sentences)


def later_than(loaded: LoadedGame) -> Iterator[tuple[Ruling, Text]]:
    """The rulings that came too late for a game and would change it, with how it still is there."""
    setup = loaded.setup
    for ruling in loaded.game.book.rulings:
        if ruling.before and ruling.since > setup.rules and ruling.pace in (None, setup.pace):
            yield ruling, ruling.before


def read(book: Book) -> list[str]:
    """All lines of all pages."""
    return [line for leaf in book.leaves for line in leaf.text.split("\n")]


@pytest.mark.parametrize(
    ("begun", "game", "said"),
    [
        ("0.1.0-domus_domini-all-thinking", "domus_domini", ["before-drunkard"]),
        ("0.1.0-domus_domini-prepared", "domus_domini", ["before-drunkard"]),
        ("0.1.0-monasterium-all-thinking", "monasterium", ["before-kept-ahead"]),
        ("0.1.0-monasterium-prepared", "monasterium", []),
        ("0.1.0-dominion-all-thinking", "dominion", ["before-bane-counts"]),
        ("0.1.0-dominion-lobby", "dominion", []),
    ],
)
async def test_what_the_games_of_the_first_release_still_play(
    tmp_path: Path, begun: str, game: str, said: list[str]
) -> None:
    folder, kept = KEPT[begun]
    async with opened(folder, tmp_path) as tables:
        loaded = await tables.loaded(kept.id)
    assert (kept.game, [each.before.id for each in loaded.missed if each.before]) == (game, said)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
async def test_what_people_have_set_is_still_set(folder: Path, tmp_path: Path) -> None:
    async with opened(folder, tmp_path) as tables:
        orders = await StandingOrderBook(tables).of(BEN.user_id)
        assert {order.rules for order in orders} == set(tables.games)
        assert all(decode_order(order.what) for order in orders)
        assert set(await Lessons(tables.store).of(ANNA.user_id)) == set(tables.games)
        for name in tables.games:
            await Lessons(tables.store).open(ANNA, name)
        for line in await tables.games_of(ANNA.user_id):
            assert line.status in ("lobby", "running")
        with pytest.raises(Refused):
            await tables.loaded(9999)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_folder_holds_games_of_every_kind_in_the_midst_of_everything(folder: Path) -> None:
    kept = contents(folder)
    scenes = {(one.game, one.scene) for one in kept}
    assert {scene for game, scene in scenes if game == "dominion"} >= {"veiled"}
    for game in {one.game for one in kept}:
        mine = [one for one in kept if one.game == game]
        assert {one.status for one in mine} == {"lobby", "running", "finished", "aborted"}
        assert any(len(one.open) > 1 for one in mine)
        assert any(one.ready for one in mine)
        assert any(one.vote for one in mine)


def test_every_released_version_has_left_a_folder() -> None:
    released = set(RELEASED.findall((ROOT / "CHANGELOG.md").read_text(encoding="utf-8")))
    assert {folder.name for folder in FOLDERS} == released
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert version in released or "not yet released" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


@pytest.mark.long
def test_the_next_release_can_leave_a_folder(tmp_path: Path) -> None:
    write(tmp_path / "next")
    scenes = {(one.game, one.scene, one.status) for one in contents(tmp_path / "next")}
    assert scenes >= {(one.game, one.scene, one.status) for one in contents(FOLDERS[-1])}


def test_the_folders_are_small() -> None:
    size = sum(path.stat().st_size for folder in FOLDERS for path in folder.iterdir())
    assert size / len(FOLDERS) < 200_000
