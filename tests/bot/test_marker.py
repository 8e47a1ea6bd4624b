"""A database that is gone, or is another one, is not begun anew in silence."""

import json
import os
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.host.marker import NAME, Marker
from bot.host.settings import load_settings
from bot.host.startup import CannotStart
from db.engine import Database
from tests.db.sample import open_lobby

pytestmark = pytest.mark.usefixtures("elsewhere")


@pytest.fixture(autouse=True)
def data(tmp_path: Path) -> Path:
    """The data folder."""
    (tmp_path / "data").mkdir()
    return tmp_path / "data"


async def kept(*, played: bool = True) -> str:
    """Open the database, let somebody play, close it; the installation's name."""
    marker = Marker(load_settings())
    database = await marker.opened()
    if played:
        await play(database)
    await marker.set(database)
    await database.close()
    return database.installation


async def play(database: Database) -> None:
    async with database.transaction() as tx:
        await open_lobby(tx)


async def refusal() -> str:
    """Why it does not start."""
    with pytest.raises(CannotStart) as refused:
        await Marker(load_settings()).opened()
    assert str(refused.value.reason.args["marker"]).endswith(f"data/{NAME}")
    return refused.value.reason.id


def delete(*files: Path) -> None:
    """Somebody deletes them."""
    for file in files:
        file.unlink()


async def test_where_games_were_kept_nothing_begins_anew(data: Path) -> None:
    await kept()
    delete(data / "parlatorium.db")
    assert await refusal() == "start-database-gone"
    assert os.listdir(data) == [NAME]


async def test_an_empty_file_in_its_place_is_not_taken_for_it(data: Path) -> None:
    await kept()
    (data / "parlatorium.db").write_bytes(b"")
    assert await refusal() == "start-database-gone"


async def test_without_the_marker_all_begins_anew(data: Path) -> None:
    first = await kept()
    delete(data / "parlatorium.db", data / NAME)
    assert await kept() != first


async def test_before_the_first_game_nothing_is_marked(data: Path) -> None:
    await kept(played=False)
    delete(data / "parlatorium.db")
    await kept()


async def test_another_database_at_the_same_place_is_refused(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await kept()
    with monkeypatch.context() as elsewhere:
        elsewhere.setenv("DATA_DIR", "elsewhere")
        (data.parent / "elsewhere").mkdir()
        other = await kept()
    (data.parent / "elsewhere" / "parlatorium.db").replace(data / "parlatorium.db")
    assert await refusal() == "start-database-other"
    delete(data / NAME)
    assert await kept() == other


async def test_an_empty_database_at_another_address_is_refused_too(monkeypatch: pytest.MonkeyPatch) -> None:
    await kept()
    monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite:///data/games.db")
    assert await refusal() == "start-database-gone"


async def test_two_databases_may_share_a_data_folder(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await kept()
    (data / NAME).rename(data / "aside")
    monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite:///data/games.db")
    second = await kept()
    monkeypatch.delenv("DATABASE_URL")
    for _ in range(2):
        assert await kept() == first
    marked = json.loads((data / NAME).read_text(encoding="utf-8"))
    assert marked == {str(data / "parlatorium.db"): first, str(data / "games.db"): second}


async def test_a_database_in_a_folder_that_was_moved_is_taken(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await kept()
    os.rename(data, data.parent / "moved")
    monkeypatch.setenv("DATA_DIR", "moved")
    assert await kept() == first


@pytest.mark.parametrize("content", [b"", b"no JSON", b"[]", b"3", b'{"data": 3}', b'{"\xff": ""}'])
async def test_with_a_marker_that_cannot_be_understood_nothing_begins_anew(data: Path, content: bytes) -> None:
    await kept()
    delete(data / "parlatorium.db")
    (data / NAME).write_bytes(content)
    assert await refusal() == "start-marker-unreadable"
    assert os.listdir(data) == [NAME]


async def test_with_a_marker_that_cannot_be_read_nothing_begins_anew(data: Path) -> None:
    (data / NAME).mkdir()
    assert await refusal() == "start-marker-unreadable"
    assert os.listdir(data) == [NAME]


async def test_a_marker_is_on_the_disk_before_it_has_its_name(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced = []

    def noting(written: int) -> None:
        synced.append((os.fstat(written).st_size > 0, (data / NAME).exists()))

    monkeypatch.setattr("bot.host.marker.os.fsync", noting)
    await kept()
    assert synced == [(True, False)]
    assert (data / NAME).exists()


async def test_a_marker_that_cannot_be_written_is_noted(data: Path) -> None:
    (data / NAME).with_suffix(".new").mkdir()
    with capture_logs() as lines:
        await kept()
    assert [line["event"] for line in lines] == ["begins_empty", "not_marked"]


async def test_a_database_that_must_exist_is_never_begun(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_MUST_EXIST", "yes")
    assert await refusal() == "start-database-must-exist"
    assert os.listdir(data) == []
    monkeypatch.setenv("DATABASE_MUST_EXIST", "no")
    first = await kept(played=False)
    monkeypatch.setenv("DATABASE_MUST_EXIST", "yes")
    assert await kept() == first
    delete(data / "parlatorium.db")
    assert await refusal() == "start-database-gone"


async def test_that_nothing_is_kept_yet_is_noted_until_something_is() -> None:
    told = []
    for played in (False, True, False):
        with capture_logs() as lines:
            await kept(played=played)
        told.append([(line["event"], str(line["place"]).endswith("parlatorium.db")) for line in lines])
    assert told == [[("begins_empty", True)], [("begins_empty", True)], []]
