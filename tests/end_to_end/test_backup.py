"""A backup made in mid-turn, and the way back: the game stands where the backup was made, and goes on."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.command_line import cli
from bot.delivery.closing import tell_restored
from bot.language.phrases import channel_link, moment
from db.engine import open_database
from db.facts import RESTORED_TO, get_fact
from db.games import games
from games.kernel.engine.text import Text
from sandbox import InteractionState, Message, Person
from tests.db.server import address, find_programs, on_server
from tests.empty_database import only_on
from tests.end_to_end.house import CHANNEL, House, controls


@pytest.fixture(params=["sqlite", "postgresql"])
async def kept(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """The house keeps its games in a database of this kind, and the command line knows it."""
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    if request.param == "sqlite":
        monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path / 'games.db'}")
        yield
        return
    find_programs(monkeypatch)
    async with on_server() as place, on_server() as empty:
        monkeypatch.setenv("DATABASE_URL", address(place))
        monkeypatch.setenv("EMPTY_DATABASE_URL", address(empty))
        monkeypatch.setattr("tests.end_to_end.house.open_database", opened_elsewhere)
        yield


async def opened_elsewhere(_: str, patience: int) -> object:
    """The database that the environment names, instead of the house's own."""
    return await open_database(os.environ["DATABASE_URL"], patience=patience)


async def called(*words: str) -> int:
    """Call the command line as whoever hosts does, in another process's place."""

    def call() -> int:
        with pytest.raises(SystemExit) as left:
            cli.main()
        return int(left.value.code or 0)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["parlatorium", *words])
        return await asyncio.to_thread(call)


def make_room(house: House) -> None:
    """Move the database aside; on a server, take an empty one."""
    if empty := os.environ.get("EMPTY_DATABASE_URL"):
        house.monkeypatch.setenv("DATABASE_URL", empty)
        return
    for path in house.folder.glob("games.db*"):
        path.rename(path.with_name(f"aside-{path.name}"))


@only_on("sqlite", "it names a database of each kind by itself")
@pytest.mark.usefixtures("kept")
async def test_a_game_backed_up_in_mid_turn_stands_there_again_and_goes_on(house: House) -> None:
    await house.ask_everything()
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.game("Anna", "Ben")
    second = (await house.decide(anna)).updated
    assert second is not None
    assert controls(second), "she is in mid-turn"
    before = await house.stored()
    assert await called("backup", "copy.zip") == 0
    await house.turn(anna, second)
    await house.turn(ben)
    lost = await house.asked(anna)
    await house.settled()
    assert await house.stored() != before
    await restore(house)
    assert await house.stored() == before
    for _ in range(2):
        await start_telling(house)
    anew = await house.asked(anna)
    german, english = [await says_of_it(house, language, "game-restored") for language in ("de", "en")]
    for messages, notice in ((anna.sees(CHANNEL), german), (anna.inbox(), german), (ben.inbox(), english)):
        assert [one.words for one in messages].count(notice) == 1, "all are told once"
    assert [one.words for one in anna.inbox()[-2:]] == [german, anew.words], "before they are asked anew"
    assert [one.words for one in ben.inbox()][-2] == english, "and before others see their hands anew"
    await assert_counts_no_more(house, anna, lost, next(iter(controls(anew))))
    await house.turn(anna, anna.now(anew))
    asked = await house.asked(ben)
    assert (await house.turn(ben, asked)).state is InteractionState.ANSWERED
    assert controls(await house.asked(anna))
    await house.settled()


@only_on("sqlite", "it names a database of each kind by itself")
@pytest.mark.usefixtures("kept")
async def test_a_lobby_stands_there_again_and_buttons_of_a_lost_one_act_on_no_other(house: House) -> None:
    ben = house.person("Ben")
    lobby = await house.lobby("Anna")
    await house.all_answered()
    assert await called("backup", "copy.zip") == 0
    await house.press(ben, lobby, "join")
    lost = [
        await house.lobby(host, channel=where) for host, where in (("David", "kreuzgang"), ("Clara", "refektorium"))
    ]
    await restore(house)
    await start_telling(house)
    assert "Ben" not in ben.now(lobby).text
    assert [one.words for one in ben.sees(CHANNEL)].count(await says_of_it(house, "de", "lobby-restored")) == 1
    other = await house.lobby("David", channel="kreuzgang")
    for message in lost:
        outcome = await house.press(ben, message, "join")
        assert outcome.said.words == await says_of_it(house, "en", "lost-with-backup")
    assert "Ben" not in ben.now(other).text


async def restore(house: House) -> None:
    """Put the backup back while no bot runs, and start it again."""
    await house.stop_bot()
    assert await called("restore", "copy.zip") == 2, "nothing is written over"
    make_room(house)
    assert await called("restore", "copy.zip") == 0
    await house.start_bot()


async def start_telling(house: House) -> None:
    """What a start does after a restoring."""
    async with house.running.database.transaction() as tx:
        await tell_restored(tx, at=house.bot.tables.clock())
    house.bot.courier.soon()
    await house.settled()


async def says_of_it(house: House, language: str, message: str) -> str:
    """A sentence about the backup that was restored."""
    async with house.running.database.reading() as tx:
        made, table = await get_fact(tx, RESTORED_TO), await games.find(tx, 1)
    assert made is not None
    assert table is not None
    where = Text("in-channel", link=channel_link(table.channel_id))
    return house.says(language, message, game=Text("game-dominion"), where=where, made=moment(int(made) // 1000, "f"))


async def assert_counts_no_more(house: House, person: Person, old: Message, custom_id: str) -> None:
    """What was shown in the lost time answers nothing, even if it is called like what is asked now."""
    before = await house.stored()
    outcome = await house.forge(person, old, custom_id)
    assert outcome.updated is not None
    assert not outcome.updated.clickable()
    assert outcome.updated.words == await says_of_it(house, "de", "lost-with-backup")
    assert await house.stored() == before
