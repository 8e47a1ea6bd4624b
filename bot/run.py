"""The bot from start to stop: opens what it needs in order, serves, and closes everything in the opposite order.

Laws: it is ready when Discord (or the sandbox) and the database are; on SIGTERM and SIGINT it first finishes
interactions under way; no trouble at the start goes unmentioned.
"""

import asyncio
import contextlib
import secrets
import signal
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
import structlog
from yarl import URL

from bot import commands, logs
from bot.attendance import forget_what_is_left, keep_present
from bot.client import Parlatorium
from bot.delivery.closing import tell_restored
from bot.delivery.face_posts import keep_up_to_date
from bot.gateway.entrance import log_in
from bot.host import premises, sweeping
from bot.host.boxes import with_boxes
from bot.host.daily_backup import keep_backups
from bot.host.ending import closed_in_time
from bot.host.health import Health
from bot.host.marker import Marker
from bot.host.service_manager import READY, STOPPING, notify
from bot.host.settings import Settings, make_data_dir
from bot.host.startup import CannotStart, no_port
from bot.host.watch import keep_watch, opening
from bot.host.watchdog import watched
from bot.language.phrases import Phrasebook
from bot.metrics import LATENCY
from bot.tables.acts import idle_lobbies
from bot.tables.acts.tables import Tables
from bot.tables.memory.mending import note_version
from bot.tables.reckoner.studying import Studying
from db.connection.address import where
from db.connection.checks import DatabaseUnusable, Problem
from db.connection.watch import Trouble
from db.engine import Database
from db.processes.shards import open_locks
from games.kernel.contract.discovery import find_games
from games.kernel.engine.text import Text

if TYPE_CHECKING:
    from sandbox import Sandbox

GRACE_SECONDS = 8.0
"""How long interactions under way may take when the bot is asked to stop; containers are killed after 10."""
BREATH_SECONDS = 1.0
AGAIN_SECONDS, LONGEST_AGAIN_SECONDS = 60.0, 3600.0
"""How long to wait before offering the commands to Discord again after it refused; doubling, up to the longest: it
takes 200 new ones a day.
"""
REST_SECONDS, LONG_REST_SECONDS = 0.2, 60.0
"""How long the database rests after each game that was packed late (20,000 of them take an hour or two), and after a
failed one.
"""

Tell: TypeAlias = Callable[[Text], None]
"""Says something to the caller."""

log = structlog.get_logger()

# The bot does not use voice: no warning about libraries missing for it.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


async def run(settings: Settings, tell: Tell = lambda _: None, stop: asyncio.Event | None = None) -> None:
    """Play until a signal comes or `stop` is set; `tell` announces to the caller that the bot is ready.

    Raises what `bot.host.startup.reason` explains.
    """
    token = settings.discord_token or secrets.token_urlsafe(32)
    logs.configure(settings.logs_from, settings.log_format, (token,))
    stop = stop or asyncio.Event()
    async with closed_in_time(stop), AsyncExitStack() as house, _signals(stop):
        house.enter_context(premises.private())
        with opening(where(settings.database)):
            make_data_dir(settings)
            premises.put_in_order(settings)
            found, phrasebook = with_boxes(find_games(), settings.data_dir), Phrasebook.load()
            marker = Marker(settings)
            database = await _opened(marker, stop)
        if database is None:
            return
        house.push_async_callback(database.close)
        tables = Tables(database, found)
        async with database.transaction() as tx:
            await note_version(tx)
            await forget_what_is_left(tx, at=tables.clock())
            await tell_restored(tx, at=tables.clock())
            await idle_lobbies.begin_all(tx, at=tables.clock())
        for work in (keep_watch(database, marker, stop.set), keep_backups(settings, database)):
            house.push_async_callback(_end, asyncio.create_task(work))
        ready = await _reach(settings, token, house)
        client = _client(settings, tables, phrasebook)
        house.callback(client.front.illustrated.drawing.close)
        client.front.reading.filming.log_format = settings.log_format
        house.push_async_callback(client.front.reading.filming.close)
        house.push_async_callback(client.front.reckoning.close)
        await _open_health(settings, house, client, database)
        sweeping.over()
        # A sandbox starts with an empty database on purpose.
        begins = database.empty and settings.discord_token is not None
        told = [ready, *([Text("start-begins-empty", place=where(settings.database))] if begins else [])]
        notify(READY)
        async with watched():
            await _serve(client, token, stop, tell, told)
        if database.trouble is Trouble.NEWER:
            raise DatabaseUnusable(Problem.NEWER, "it has just been brought up to date")


async def _opened(marker: Marker, stop: asyncio.Event) -> Database | None:
    """The database; None if `stop` comes first, which ends the wait. Raises what `Marker.opened` does."""
    opened, stopping = asyncio.create_task(marker.opened()), asyncio.create_task(stop.wait())
    try:
        await asyncio.wait({opened, stopping}, return_when=asyncio.FIRST_COMPLETED)
        if opened.done():
            return opened.result()
        opened.cancel()
        await asyncio.wait({opened}, timeout=BREATH_SECONDS)
        return None
    finally:
        opened.cancel()
        stopping.cancel()


async def _reach(settings: Settings, token: str, house: AsyncExitStack) -> Text:
    """Point discord.py at its server, or else at a sandbox that knows this token; what to say when ready."""
    base, gateway = settings.discord_api_base, settings.discord_gateway_url
    ready = Text("start-ready-discord")
    if settings.discord_token is None:
        sandbox = await _sandbox(settings, token)
        house.push_async_callback(sandbox.stop)
        base, gateway = sandbox.api_base, sandbox.gateway_url
        ready = Text("start-ready-sandbox", address=sandbox.page_url)
    if base and gateway:
        discord.http.Route.BASE = base
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)
    return ready


async def _sandbox(settings: Settings, token: str) -> "Sandbox":
    from sandbox import Sandbox, StateUnreadable

    sandbox = Sandbox(settings.sandbox_file, port=settings.sandbox_port, token=token)
    try:
        await sandbox.start()
    except StateUnreadable as error:
        file = str(error.path.absolute())
        raise CannotStart(Text("start-sandbox-unreadable", file=file, fault=error.fault)) from error
    except OSError as error:
        raise no_port("SANDBOX_PORT", settings.sandbox_port, error) from error
    return sandbox


def _client(settings: Settings, tables: Tables, phrasebook: Phrasebook) -> Parlatorium:
    if settings.shards is None:
        # The sandbox sends its only server at once; Discord may take a while.
        patience = 2.0 if settings.discord_token else 0.1
        return Parlatorium(tables=tables, phrasebook=phrasebook, guild_ready_timeout=patience)
    from bot.shards.client import ShardedParlatorium

    locks = partial(open_locks, settings.database, settings.shards)
    return ShardedParlatorium(tables=tables, phrasebook=phrasebook, open_locks=locks, shard_count=settings.shards)


async def _open_health(settings: Settings, house: AsyncExitStack, client: Parlatorium, database: Database) -> None:
    async def gateway() -> str | None:
        LATENCY.set(client.latency)
        return "stopping" if client.front.under_way.closing else client.trouble

    port = settings.health
    if port is None:
        return
    checks = {"gateway": gateway, "database": database.look}
    names = settings.health_names
    health = Health(checks, settings.health_host, port, lambda: _details(client), names)
    house.push_async_callback(health.stop)
    try:
        await health.start()
    except OSError as error:
        raise no_port("HEALTH_PORT", port, error, at=("HEALTH_HOST", settings.health_host)) from error


def _details(client: Parlatorium) -> dict[str, object]:
    """Details beside the checks: none of them needs repair at once."""
    return {"serves": client.serves, "commands": "told" if client.commands_told else "not told"}


async def _serve(client: Parlatorium, token: str, stop: asyncio.Event, tell: Tell, told: Sequence[Text]) -> None:
    """Log in, connect and serve until `stop`; `told` is announced when it is ready. Raises what ends the connection for
    good.
    """
    async with client:
        stopping = asyncio.create_task(stop.wait())
        entering = asyncio.create_task(_enter(client, token, tell))
        try:
            await asyncio.wait({entering, stopping}, return_when=asyncio.FIRST_COMPLETED)
            if entering.done():
                entering.result()
                await _play(client, stopping, tell, told)
        finally:
            await _end(entering, stopping)
            await client.close()


async def _enter(client: Parlatorium, token: str, tell: Tell) -> None:
    """Log in, and tell Discord the commands if this process leads."""
    await log_in(client, token, client.outage, tell)
    client.commands_told = await commands.install(client.tree, client.front, sync=client.leading.is_set())


async def _play(client: Parlatorium, stopping: "asyncio.Task[Any]", tell: Tell, told: Sequence[Text]) -> None:
    known = client.leading.is_set() and client.commands_told
    connection = asyncio.create_task(client.connect())
    beside = [
        asyncio.create_task(_keep_delivering(client)),
        asyncio.create_task(keep_present(client)),
        asyncio.create_task(_announce(client, tell, told)),
        asyncio.create_task(_read_names(client)),
        asyncio.create_task(_keep_faces(client)),
        asyncio.create_task(_keep_commands(client, told=known)),
        asyncio.create_task(_pack_old_games(client)),
        asyncio.create_task(_keep_studying(client)),
    ]
    try:
        await asyncio.wait({connection, stopping}, return_when=asyncio.FIRST_COMPLETED)
        notify(STOPPING)
        await client.hand_over()
        client.front.under_way.closing = True
        if client.front.under_way.running:
            await asyncio.wait(set(client.front.under_way.running), timeout=GRACE_SECONDS)
    finally:
        await _end(*beside)
        await client.close()
        # Once closed it ends by itself, unless it waits to try again, which is pointless now.
        await asyncio.wait({connection}, timeout=BREATH_SECONDS)
        await _end(connection)
    if not connection.cancelled():
        connection.result()


async def _end(*tasks: "asyncio.Task[Any]") -> None:
    """Cancel until all have ended: a result that arrives at that very moment can hide the cancelling."""
    going = {task for task in tasks if not task.done()}
    while going:
        for task in going:
            task.cancel()
        going = (await asyncio.wait(going, timeout=BREATH_SECONDS))[1]


async def _keep_delivering(client: Parlatorium) -> None:
    await client.ready.wait()
    while True:
        try:
            await client.courier.run()
        except Exception:
            log.exception("delivery_interrupted")
            await asyncio.sleep(BREATH_SECONDS)


async def _keep_faces(client: Parlatorium) -> None:
    await client.ready.wait()
    await keep_up_to_date(client, client.front.illustrated.faces, client.leading)


async def _keep_commands(client: Parlatorium, *, told: bool) -> None:
    """Learn Discord's list of commands, and update it as soon as this process leads, unless they are `told` already."""
    pause = AGAIN_SECONDS
    while not told:
        if client.commands_told:
            await client.leading.wait()
        leads = client.leading.is_set()
        client.commands_told = await commands.are_known(client.tree, client.front, sync=leads)
        told = leads and client.commands_told
        if not client.commands_told:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_AGAIN_SECONDS)


async def _read_names(client: Parlatorium) -> None:
    """Read names beforehand, so that nobody waits when first typing one."""
    await client.ready.wait()
    await asyncio.to_thread(client.front.catalogue.prepare)


async def _pack_old_games(client: Parlatorium) -> None:
    """Pack games that ended before packing existed, too gently for anybody to notice; after a stop it continues."""
    await client.leading.wait()
    packed: int | None = 0
    while packed is not None:
        await asyncio.sleep(REST_SECONDS)
        try:
            packed = await client.tables.archive.pack_next(packed)
        except Exception as error:
            log.warning("not_packed", error=f"{type(error).__name__}: {error}")
            await asyncio.sleep(LONG_REST_SECONDS)


async def _keep_studying(client: Parlatorium) -> None:
    """Study tables for their computer players."""
    await client.leading.wait()
    studying = Studying(client.tables.database, client.front.reckoning)
    while True:
        try:
            await studying.run()
        except Exception as error:
            log.warning("not_studied", error=f"{type(error).__name__}: {error}")
            await asyncio.sleep(LONG_REST_SECONDS)


async def _announce(client: Parlatorium, tell: Tell, told: Sequence[Text]) -> None:
    await client.up.wait()
    for text in told:
        tell(text)


@asynccontextmanager
async def _signals(stop: asyncio.Event) -> AsyncIterator[None]:
    """SIGTERM and SIGINT ask to stop; a second one ends the program at once."""
    loop = asyncio.get_running_loop()
    heard: list[Callable[[], object]] = []

    def forget() -> None:
        while heard:
            heard.pop()()

    def ask() -> None:
        stop.set()
        forget()

    for name in (signal.SIGTERM, signal.SIGINT):
        # Outside of the main thread there is only KeyboardInterrupt.
        with contextlib.suppress(RuntimeError, ValueError):
            heard.append(_heard(loop, name, ask))
    try:
        yield
    finally:
        forget()


def _heard(loop: asyncio.AbstractEventLoop, name: signal.Signals, ask: Callable[[], None]) -> Callable[[], object]:
    """Do this at a signal; returns how to forget that. Raises RuntimeError, ValueError."""
    try:
        loop.add_signal_handler(name, ask)
    except RuntimeError:  # no loop hears signals on Windows
        before = signal.signal(name, lambda *_: loop.call_soon_threadsafe(ask))
        return partial(signal.signal, name, before)
    return partial(loop.remove_signal_handler, name)
