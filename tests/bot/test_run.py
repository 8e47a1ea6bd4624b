"""The bot starts in order, says when it is ready, and stops without losing anything."""

import asyncio
import os
import signal
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from structlog.testing import capture_logs

from bot import commands
from bot import run as running
from bot.clock import now_ms
from bot.command_line.health_check import ask
from bot.delivery.closing import TOLD
from bot.delivery.voices import Voices
from bot.host.settings import Settings, load_settings
from bot.host.startup import CannotStart
from bot.language.phrases import Speaker
from bot.run import run
from bot.tables.acts.tables import Tables
from bot.tables.reckoner.reckoning import Reckoning
from bot.tables.terms.actors import Actor
from db.connection.checks import DatabaseUnusable
from db.connection.out_of_reach import DatabaseBusy
from db.connection.transaction import Transaction
from db.engine import Database, open_database
from db.facts import RESTORED, get_fact, set_fact
from db.games import at_table, games, outbox, packing, studies
from db.games.packing import next_unpacked
from db.rows import Study
from games.kernel.contract.discovery import find_games
from games.kernel.engine.text import Text
from sandbox import Limits, Sandbox
from tests.db.sample import start_game, unpack, want

pytestmark = pytest.mark.usefixtures("elsewhere", "logging_as_before", "discord_as_before", "any_port")


@pytest.fixture
def any_port(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sandbox takes whatever port is free."""
    monkeypatch.setenv("SANDBOX_PORT", "0")


class Started:
    """A bot that runs in this loop."""

    def __init__(self, settings: Settings) -> None:
        self.stop = asyncio.Event()
        self.told: list[Text] = []
        self._ready = asyncio.Event()
        self.task = asyncio.create_task(run(settings, self._tell, self.stop))

    def _tell(self, text: Text) -> None:
        self.told.append(text)
        self._ready.set()

    async def ready(self) -> Text:
        """Wait until it is ready. Raises what keeps it from that."""
        waiting = asyncio.create_task(self._ready.wait())
        await asyncio.wait({self.task, waiting}, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if self.task.done():
            await self.task
        return self.told[0]


@asynccontextmanager
async def started(settings: Settings) -> AsyncIterator[Started]:
    """A bot that is ready; stopped in the end."""
    bot = Started(settings)
    try:
        await bot.ready()
        yield bot
    finally:
        bot.stop.set()
        await asyncio.wait({bot.task})


def taken() -> socket.socket:
    """A port that somebody else has."""
    return socket.create_server(("127.0.0.1", 0))


async def test_without_a_token_it_is_ready_with_the_sandbox_open(tmp_path: Path) -> None:
    async with started(load_settings()) as bot:
        (told,) = bot.told
        assert told.id == "start-ready-sandbox"
        address = str(told.args["address"])
        async with aiohttp.ClientSession() as session, session.get(address) as response:
            assert response.status == 200
    assert bot.task.result() is None
    assert {path.name for path in (tmp_path / "data").iterdir()} >= {"parlatorium.db", "sandbox.db"}


async def test_it_starts_again_where_it_stopped() -> None:
    for _ in range(2):
        async with started(load_settings()) as bot:
            assert bot.told
        assert bot.task.exception() is None


async def test_at_the_first_start_after_a_restoring_all_are_told() -> None:
    settings = load_settings()
    async with started(settings):
        pass
    database = await open_database(settings.database)
    async with database.transaction() as tx:
        await set_fact(tx, RESTORED, "1")
    async with started(settings), database.reading() as tx:
        assert await get_fact(tx, TOLD) == "1"
    await database.close()


async def test_leases_of_a_program_that_was_killed_end_with_the_next_start() -> None:
    settings = load_settings()
    async with started(settings):
        pass
    database, ahead = await open_database(settings.database), now_ms() + 172_800_000
    async with database.transaction() as tx:
        game = await start_game(tx)
        await want(tx, "tally", game, due_at=0)
        assert await outbox.claim(tx, "killed", now=ahead, lease_ms=4_000, limit=1)
    async with started(settings), database.reading() as tx:
        due = await outbox.next_due(tx)
    assert due is None or due < ahead - 86_400_000, "nothing waits until then"
    await database.close()


@pytest.mark.parametrize("name", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_stops_it(name: signal.Signals) -> None:
    async with started(load_settings()) as bot:
        os.kill(os.getpid(), name)
        await asyncio.wait({bot.task}, timeout=30)
        assert bot.task.done()
        assert bot.task.exception() is None


async def test_it_can_be_asked_for_its_health(monkeypatch: pytest.MonkeyPatch) -> None:
    port = free_port()
    monkeypatch.setenv("HEALTH_PORT", str(port))
    async with started(load_settings()):
        assert await asyncio.to_thread(ask, "127.0.0.1", port) == {"gateway": "ok", "database": "ok"}
    assert "bot" in await asyncio.to_thread(ask, "127.0.0.1", port)


@pytest.mark.parametrize("variable", ["HEALTH_PORT", "SANDBOX_PORT"])
async def test_a_port_in_use_is_named(monkeypatch: pytest.MonkeyPatch, variable: str) -> None:
    with taken() as busy:
        port = str(busy.getsockname()[1])
        monkeypatch.setenv(variable, port)
        with pytest.raises(CannotStart) as refused:
            await Started(load_settings()).ready()
    assert refused.value.reason == Text("start-port-in-use", port=port, variable=variable)


async def played_long_ago(database: Database, count: int) -> list[int]:
    """Games that were over before there were packs."""
    async with database.transaction() as tx:
        old = [await start_game(tx) for _ in range(count)]
        for game in old:
            await games.finish(tx, game, result=b"\x90", at=1)
            await unpack(tx, game)
    return old


async def test_games_that_were_over_before_there_were_packs_are_packed_beside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.run.REST_SECONDS", 0.0)
    monkeypatch.setattr("bot.run.LONG_REST_SECONDS", 0.0)
    (tmp_path / "data").mkdir()
    database = await open_database(f"sqlite+aiosqlite:///{tmp_path / 'data' / 'parlatorium.db'}")
    old = await played_long_ago(database, 3)
    refused, done = iter([DatabaseBusy("locked")]), asyncio.Event()

    async def sometimes_busy(tx: Transaction, after: int) -> int | None:
        for error in refused:
            raise error
        found = await next_unpacked(tx, after)
        if found is None:
            done.set()
        return found

    monkeypatch.setattr("bot.tables.past.archive.packing.next_unpacked", sometimes_busy)
    async with started(load_settings()):
        await done.wait()
    async with database.reading() as tx:
        assert [await packing.find(tx, game) is not None for game in old] == [True, True, True]
    await database.close()


async def test_what_was_to_be_studied_when_it_stopped_is_studied_when_it_runs_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.run.LONG_REST_SECONDS", 0.0)
    monkeypatch.setattr("bot.tables.reckoner.studying.LOOK_SECONDS", 0.0)
    (tmp_path / "data").mkdir()
    database = await open_database(f"sqlite+aiosqlite:///{tmp_path / 'data' / 'parlatorium.db'}")
    async with database.transaction() as tx:
        game = await start_game(tx)
        await studies.want(tx, game, b"about")
    refused, done, oldest_open = iter([DatabaseBusy("locked")]), asyncio.Event(), studies.oldest_open

    async def sometimes_busy(tx: Transaction) -> Study | None:
        for error in refused:
            raise error
        found = await oldest_open(tx)
        if found is None:
            done.set()
        return found

    async def study(self: Reckoning, rules: str, about: bytes) -> bytes:
        return b"found " + about

    monkeypatch.setattr("bot.tables.reckoner.studying.studies.oldest_open", sometimes_busy)
    monkeypatch.setattr(Reckoning, "study", study)
    async with started(load_settings()):
        await done.wait()
    async with database.reading() as tx:
        table = await at_table.read(tx, game)
    assert table is not None
    assert table.studied == b"found about"
    await database.close()


async def test_a_game_that_cannot_be_packed_keeps_no_other_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await open_database(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}")
    old = await played_long_ago(database, 3)
    busy, pack = [DatabaseBusy("locked")], packing.pack

    async def fails(tx: Transaction, game: int) -> bool:
        if game == old[0]:
            raise ValueError("nobody can read it")
        if busy:
            raise busy.pop()
        return await pack(tx, game)

    monkeypatch.setattr("bot.tables.past.archive.packing.pack", fails)
    archive = Tables(database, find_games()).archive
    with capture_logs() as lines:
        assert await archive.pack_next(0) == old[0]
        with pytest.raises(DatabaseBusy):
            await archive.pack_next(old[0])
        assert [await archive.pack_next(after) for after in old] == [old[1], old[2], None]
    assert [(line["event"], line["game"]) for line in lines] == [("not_packed", old[0])]
    await database.close()


@pytest.mark.parametrize("host", ["192.0.2.1", "nowhere.invalid", "::2"])
async def test_a_host_that_is_not_here_is_named_instead_of_the_port(monkeypatch: pytest.MonkeyPatch, host: str) -> None:
    monkeypatch.setenv("HEALTH_PORT", str(free_port()))
    monkeypatch.setenv("HEALTH_HOST", host)
    with pytest.raises(CannotStart) as refused:
        await Started(load_settings()).ready()
    assert refused.value.reason == Text("setting-health-host", variable="HEALTH_HOST", given=host)


async def test_a_damaged_database_is_not_touched(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    damaged = tmp_path / "data" / "parlatorium.db"
    damaged.write_bytes(b"no database at all" * 100)
    with pytest.raises(DatabaseUnusable):
        await Started(load_settings()).ready()
    assert damaged.read_bytes() == b"no database at all" * 100


async def test_a_board_that_cannot_be_right_keeps_it_from_starting(tmp_path: Path) -> None:
    (tmp_path / "data" / "boards").mkdir(parents=True)
    (tmp_path / "data" / "boards" / "monasterium.toml").write_text("[start]\npp = -1\n", encoding="utf-8")
    with pytest.raises(CannotStart) as refused:
        await Started(load_settings()).ready()
    assert (refused.value.reason.id, refused.value.reason.args["line"]) == ("board-refused", "2")


async def test_a_damaged_sandbox_is_named(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "sandbox.db").write_bytes(b"no database at all" * 100)
    with pytest.raises(CannotStart) as refused:
        await Started(load_settings()).ready()
    assert refused.value.reason.id == "start-sandbox-unreadable"


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Sandbox]:
    """Something that speaks like Discord."""
    async with Sandbox(
        tmp_path / "server.db", port=0, token="right", limits=Limits(enforced=False, answer_within=60.0)
    ) as server:
        yield server


def settings_for(server: Sandbox, token: str, monkeypatch: pytest.MonkeyPatch, **more: str) -> Settings:
    given = {"DISCORD_API_BASE": server.api_base, "DISCORD_GATEWAY_URL": server.gateway_url, "DISCORD_TOKEN": token}
    for name, value in {**given, "HEALTH_PORT": "0", **more}.items():
        monkeypatch.setenv(name, value)
    return load_settings()


async def test_with_a_token_it_connects_and_says_where_it_begins(
    server: Sandbox, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    begins = Text("start-begins-empty", place=str(tmp_path / "data" / "parlatorium.db"))
    async with started(settings_for(server, "right", monkeypatch)) as bot:
        assert bot.told == [Text("start-ready-discord"), begins]
        outcome = await server.person("Anna").command("spieltisch", "/help")
        assert outcome.answered
    assert bot.task.exception() is None


async def test_a_refused_token_ends_it(server: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(discord.LoginFailure):
        await Started(settings_for(server, "wrong", monkeypatch)).ready()


async def test_a_server_that_is_not_there_is_waited_for(
    server: Sandbox, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("bot.gateway.outage.LONGEST_SECONDS", 0.05)
    settings = settings_for(server, "right", monkeypatch)
    await server.stop()
    bot = Started(settings)
    waiting = await bot.ready()
    assert waiting.id == "start-waiting"
    async with Sandbox(tmp_path / "server.db", port=server.port, token="right", limits=server._limits):
        while Text("start-ready-discord") not in bot.told:
            assert not bot.task.done()
            await asyncio.sleep(0.01)
        assert [told.id for told in bot.told].count("start-waiting") == 1, "each reason is told once"
        bot.stop.set()
        await asyncio.wait({bot.task})
    assert bot.task.exception() is None


async def test_while_it_waits_for_a_server_it_can_be_stopped(server: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = settings_for(server, "right", monkeypatch)
    await server.stop()
    async with started(settings) as bot:
        assert bot.told[0].id == "start-waiting"
    assert bot.task.exception() is None


def free_port() -> int:
    with taken() as busy:
        return int(busy.getsockname()[1])


@pytest.mark.parametrize("shards", ["", "1"])
async def test_a_lost_connection_is_told_and_does_not_keep_it_from_stopping(
    server: Sandbox, monkeypatch: pytest.MonkeyPatch, shards: str
) -> None:
    port = free_port()
    settings = settings_for(server, "right", monkeypatch, SHARDS=shards, HEALTH_PORT=str(port))
    async with started(settings) as bot:
        found = await asyncio.to_thread(ask, "127.0.0.1", port)
        assert found["gateway"] == "ok"
        await server.stop()
        while found["gateway"] == "ok":
            found = await asyncio.to_thread(ask, "127.0.0.1", port)
        assert found == {"gateway": "not connected", "database": "ok"}
    assert bot.task.exception() is None


async def test_with_a_token_alone_discord_itself_is_meant(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "right")
    before = discord.http.Route.BASE
    async with AsyncExitStack() as house:
        assert await running._reach(load_settings(), "right", house) == Text("start-ready-discord")
    assert before == discord.http.Route.BASE
    assert before.startswith("https://discord.com/")


@pytest.mark.parametrize(("shards", "served"), [("", [0]), ("1", [0]), ("3", [0, 1, 2])])
async def test_it_tells_which_shards_it_serves(
    server: Sandbox, monkeypatch: pytest.MonkeyPatch, shards: str, served: list[int]
) -> None:
    monkeypatch.setattr("bot.gateway.turns.PAUSE_SECONDS", 0.0)
    port = free_port()
    async with started(settings_for(server, "right", monkeypatch, SHARDS=shards, HEALTH_PORT=str(port))) as bot:
        assert bot.told[0] == Text("start-ready-discord")
        async with aiohttp.ClientSession() as session:
            answer = await session.get(f"http://127.0.0.1:{port}/healthz")
            told = await answer.json()
            measured = await (await session.get(f"http://127.0.0.1:{port}/metrics")).text()
        assert (answer.status, told["ok"]) == (200, True)
        assert told["serves"] == {"shards": served, "of": len(served), "processes": 1}
        assert f"parlatorium_shards {len(served)}.0\n" in measured
        await server.until(lambda: server.world.commands)
        outcome = await server.person("Anna").command("spieltisch", "/help")
        assert outcome.answered
    assert bot.task.exception() is None


async def test_discord_is_told_the_commands_even_if_it_refuses_them_at_first(
    server: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "AGAIN_SECONDS", 0.0)
    server.faults.answer("PUT", "/applications/.*/commands", 503)
    async with started(settings_for(server, "right", monkeypatch, SHARDS="1")):
        await server.until(lambda: server.world.commands)
        assert len(server.requests.of("PUT", "/commands")) == 2


async def test_while_discord_does_not_take_the_commands_it_can_be_stopped(
    server: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, install = asyncio.Event(), commands.are_known

    async def silent(*args: Any, **options: Any) -> bool:
        asked.set()
        return await install(*args, **options)

    monkeypatch.setattr(commands, "are_known", silent)
    server.faults.delay("GET", "/applications/.*/commands", 60.0)
    bot = Started(settings_for(server, "right", monkeypatch))
    await asyncio.wait({bot.task, asyncio.create_task(asked.wait())}, return_when=asyncio.FIRST_COMPLETED)
    bot.stop.set()
    done, _ = await asyncio.wait({bot.task}, timeout=commands.PATIENCE_SECONDS / 2)
    assert done == {bot.task}
    assert bot.task.exception() is None
    assert bot.told == []


async def test_what_is_under_way_is_finished_before_it_stops(server: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    entered, go_on = asyncio.Event(), asyncio.Event()

    async def held(voices: Voices, person: Actor) -> Speaker:
        entered.set()
        await go_on.wait()
        return voices.phrasebook.speaker(person.locale)

    async with started(settings_for(server, "right", monkeypatch)) as bot:
        monkeypatch.setattr(Voices, "to", held)
        asking = asyncio.create_task(server.person("Anna").command("spieltisch", "/help"))
        await entered.wait()
        bot.stop.set()
        assert not (await asyncio.wait({bot.task}, timeout=0.1))[0]
        go_on.set()
        assert (await asking).answered
    assert bot.task.exception() is None


async def test_delivery_goes_on_after_a_trouble(server: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "BREATH_SECONDS", 0.0)
    begun: list[int] = []
    again = asyncio.Event()

    async def troubled(_: object) -> None:
        begun.append(1)
        if len(begun) == 1:
            raise ZeroDivisionError
        again.set()
        await asyncio.Event().wait()

    monkeypatch.setattr("bot.delivery.courier.Courier.run", troubled)
    async with started(settings_for(server, "right", monkeypatch)):
        await asyncio.wait_for(again.wait(), 30)
    assert len(begun) == 2


async def test_a_task_that_misses_the_first_cancelling_is_ended() -> None:
    heard = asyncio.Event()

    async def deaf() -> None:
        while True:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                if heard.is_set():
                    raise
                heard.set()

    task = asyncio.create_task(deaf())
    await asyncio.sleep(0)
    await running._end(task)
    assert task.cancelled()
