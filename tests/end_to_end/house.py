"""The house of end-to-end tests: a bot and the stand-in for Discord in one loop.

Law: no house finds anything that another one has done.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import discord
import pytest
import yarl
from aiohttp import web_app

from bot import commands
from bot.attendance import forget_what_is_left
from bot.client import Parlatorium
from bot.clock import now_ms
from bot.language.phrases import Phrasebook, channel_link
from bot.messages.parts.chain import ONWARD, PLACES, SERIES
from bot.messages.parts.custom_ids import NONE, Address, read_order
from bot.tables.acts.lobbies import Lobbies
from bot.tables.acts.tables import Tables
from bot.tables.reckoner.reckoning import Reckoning
from bot.tables.reckoner.slices import Errand
from bot.tables.terms.actors import Actor
from bot.tables.terms.codec import DIGITS
from bot.tables.terms.presence import AWAY_MS
from db.engine import Database, open_database
from db.games import answers, games, seats
from games.kernel.advice.estimate import Ending as Reached
from games.kernel.advice.race import Job
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game, Setup, encode_state
from games.kernel.engine.standing_orders import ASK
from games.kernel.engine.text import Text
from games.kernel.match import Match, Snapshot
from sandbox import BotResponse, InteractionState, Limits, Message, Person, Sandbox
from sandbox.forms.document import Document, children
from sandbox.service.interaction_event import interaction_json
from sandbox.state.account import BOT_ID, PEOPLE
from sandbox.state.interaction import COMPONENT, NO_ANSWER
from sandbox.state.world import WorldChange
from tests.empty_database import cleared, laid_out
from tests.end_to_end.forms import option_set, settings_set
from tests.end_to_end.sketcher import Sketcher

CHANNEL = "spieltisch"
PATIENCE = 300.0
"""How long anything may take on a busy machine, in seconds: after that it hangs."""
DECIDING = ("take", SERIES, "pick", "none")
"""The verbs of controls that answer a question, the sensible default first."""
COLOURED = 1
SECOND_BEGINS = bytes(32)
"""A seed with which the second of two to join plays first."""
SEED = (105).to_bytes(32, "big")
"""Seats everybody in the order of joining."""


TOLD: list[Document] = []
"""The commands as the stand-in knows them since a house told them; it takes a third of a start."""
TEXTS = Phrasebook.load(strict=True)
"""All texts, shared by all houses: each learns the numbers of its commands anew."""


class Running:
    """One process of the bot, as far as it can tell: its client, its database, its side tasks."""

    def __init__(self, bot: Parlatorium, database: Database, token: str) -> None:
        self.bot = bot
        self.database = database
        self._token = token
        self._tasks: list[asyncio.Task[None]] = []

    async def connect(self, *, tells: bool = True) -> None:
        """Log in and begin to deliver; `tells`: Discord hears of changed commands."""
        await self.bot.login(self._token)
        await commands.install(self.bot.tree, self.bot.front, sync=tells)
        self._tasks = [asyncio.create_task(self.bot.connect()), asyncio.create_task(self.bot.courier.run())]
        async with asyncio.timeout(PATIENCE):
            await self.bot.ready.wait()

    async def stop(self) -> None:
        """Stop as a SIGTERM does."""
        self.bot.front.under_way.closing = True
        if self.bot.front.under_way.running:
            await asyncio.wait(set(self.bot.front.under_way.running))
        connection, delivery = self._tasks
        delivery.cancel()
        with suppress(asyncio.CancelledError):
            await delivery
        await self.bot.close()
        await connection
        self.bot.front.illustrated.drawing.close()
        await self.bot.front.reckoning.close()
        await self.database.close()

    async def kill(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """End without cleaning up: leases stay, unfinished work is lost."""

        async def nothing(*_: object) -> None:
            return

        for task in self.bot.front.under_way.running:
            task.cancel()

        with monkeypatch.context() as patch:
            patch.setattr("bot.delivery.courier.outbox.release", nothing)
            patch.setattr("bot.delivery.courier.withdraw", nothing)
            await self.stop()


class House:
    """The stand-in, and a bot that can be stopped and started again on the same database.

    Pictures are sketched unless it is `painted`. Games have this `seed` and begin as `dealt`; the bot's clock stands
    still, `late` moves it (milliseconds). `pinged` are the names of the people whom messages of the bot mentioned, in
    order; `expected_errors` the events that the bot may log as errors in this test; `expected_silence` how many
    interactions it may leave unanswered. The stand-in knows the commands already, unless its bot `tells` them.
    """

    def __init__(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch, *, painted: bool = False, tells: bool = False
    ) -> None:
        self.folder = folder
        self.monkeypatch = monkeypatch
        self.sandbox = Sandbox(folder / "sandbox.db", port=0, limits=Limits(enforced=False, answer_within=PATIENCE))
        self.phrasebook = TEXTS
        self.phrasebook.know_commands({})
        self.tells = tells or not TOLD
        self.began, self.late = now_ms(), 0
        self.seed = SEED
        self.dealt = Lobbies.dealt
        self.pinged: list[str] = []
        self.expected_errors: set[str] = set()
        self.expected_silence = 0
        self.running: Running
        if not painted:
            monkeypatch.setattr("bot.messages.pictures.pictures.painter_for", lambda _: Sketcher())

    @property
    def bot(self) -> Parlatorium:
        """The bot that runs now."""
        return self.running.bot

    async def start(self) -> None:
        """Start the stand-in and the bot."""
        await self.sandbox.start()
        if not self.tells:
            self.sandbox.world.put_commands([*TOLD])
        self.unwatch = self.sandbox.world.watch(self._note_pings)
        self.monkeypatch.setattr(discord.http.Route, "BASE", self.sandbox.api_base)
        gateway = yarl.URL(self.sandbox.gateway_url)
        self.monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
        await self.start_bot()
        TOLD[:] = TOLD or self.sandbox.world.commands

    async def stop(self) -> None:
        """Stop both."""
        await self.stop_bot()
        await self.sandbox.stop()
        self.unwatch()
        # aiohttp keeps a thousand handlers that were asked, and with them the servers of fifty houses.
        web_app._cached_build_middleware.cache_clear()
        await cleared()

    async def start_bot(self) -> None:
        """A new process: nothing is kept but the database."""
        self.running = await self.another_bot(alone=True)

    async def stop_bot(self) -> None:
        """Stop the bot that runs now."""
        await self.running.stop()

    async def kill_bot(self) -> None:
        """The bot that runs now is gone at once."""
        await self.running.kill(self.monkeypatch)

    async def another_bot(self, *, alone: bool = False) -> Running:
        """Another process besides the running ones, on the same database and token; or the only one."""
        made = await self.unconnected(alone=alone)
        await made.connect(tells=self.tells)
        return made

    async def unconnected(self, *, alone: bool = False) -> Running:
        """The same, but it hears nothing yet."""
        database = await open_database(await self.address(), patience=int(PATIENCE * 1000))
        tables = Tables(database, find_games(), clock=self.clock())
        tables.lobbies.new_seed, tables.lobbies.dealt = lambda: self.seed, lambda *begun: self.dealt(*begun)
        if alone:
            async with database.transaction() as tx:
                await forget_what_is_left(tx, at=tables.clock())
        # The machine's speed decides nothing: nobody must wait, nothing expires except by a fault.
        bot = Parlatorium(tables=tables, phrasebook=self.phrasebook, patience=PATIENCE, guild_ready_timeout=0.1)
        return Running(bot, database, self.sandbox.token)

    def clock(self) -> Callable[[], int]:
        """The clock of a process that begins."""
        return lambda: self.began + self.late

    async def address(self) -> str:
        """Where the bots find their database."""
        return await laid_out(self.folder)

    # what must never happen

    def _note_pings(self, happening: WorldChange) -> None:
        message = happening.message
        if message is None or message.author_id != BOT_ID or happening.kind == "message_delete":
            return
        self.pinged += [str(user["global_name"]) for user in children(message.json, "mentions")]
        self.pinged += ["everybody"] if message.json["mention_everyone"] else []

    @property
    def unanswered(self) -> list[str]:
        """People's interactions that the bot did not answer, with Discord's message."""
        sent = self.sandbox.interactions.recent()
        return [f"{one.person.global_name}: {one.data}" for one in sent if one.reason == NO_ANSWER]

    # what people do

    def person(self, name: str) -> Person:
        """One of the four."""
        return self.sandbox.person(name)

    def rename(self, person: Person, name: str) -> None:
        """Change a person's name."""
        self.sandbox.world.put_person(replace(person.account, global_name=name))

    async def lobby(self, host: str = "Anna", *others: str, channel: str = CHANNEL) -> Message:
        """A lobby with these people; its message as it stands then."""
        opened = await self.person(host).command(channel, "/play", game="dominion")
        message = opened.said
        for name in others:
            outcome = await self.press(self.person(name), message, "join")
            assert outcome.updated is not None, outcome.reason
            message = outcome.updated
        return message

    async def settings(self, person: Person, channel: str = CHANNEL, **wanted: str) -> Message:
        """Let a person set these, in the message that /settings says; it as it is then."""
        return await settings_set(person, channel, **wanted)

    async def choose(self, host: Person, lobby: Message, value: str) -> None:
        """Let the host pick this value in the form of the table's options that has it."""
        await option_set(host, (await self.press(host, lobby, "options")).said, value)

    async def game(self, *names: str, channel: str = CHANNEL) -> Message:
        """A game of these people that has just begun; its status message."""
        message = await self.lobby(*names, channel=channel)
        outcome = await self.press(self.person(names[0]), message, "start")
        assert outcome.updated is not None, outcome.reason
        return outcome.updated

    async def arranged(self, table: Mapping[Any, Any], *names: str) -> Message:
        """A game of these people, with cards as in a case file; returns its status message."""
        self.arrange(table)
        return await self.game(*names)

    def arrange(self, table: Mapping[Any, Any]) -> None:
        """Arrange the cards of all games from now on as in a case file."""

        def dealt(game: Game, setup: Setup, seed: bytes) -> Match:
            return Match(game, setup, Snapshot(0, 0, encode_state(game.arrange(setup, seed, table))))

        self.dealt = dealt

    def let_end(self, better: int) -> None:
        """Replace the computation: each further answer leads by so many points more, in every continuation."""

        async def outcomes(_: Reckoning, _errand: Errand, _game: str, job: Job) -> list[list[Reached]]:
            return [[Reached(better * place, 0.5)] * (job.end - job.first) for place, _ in enumerate(job.picks)]

        self.monkeypatch.setattr(Reckoning, "outcomes", outcomes)

    async def ask_everything(self) -> None:
        """From now on people are asked even moot questions, so that a turn has several."""
        for person in PEOPLE:
            actor = Actor(person.id, person.global_name, person.locale)
            await self.bot.front.acts.standing_orders.give(actor, "dominion", "turn.treasure", ASK)

    async def press(self, person: Person, message: Message, verb: str) -> BotResponse:
        """Press the button with this verb, or pick it in the list below a lobby; else it is behind the "…"."""
        for part in message.clickable():
            if verb in [each["value"] for each in children(part, "options")]:
                return await person.select(message, str(part["custom_id"]), verb)
        with suppress(LookupError):
            return await person.click(message, button(message, verb))
        way = next((each for each in ("more", "text") if f":{each}" in str(message.clickable())), verb)
        more = (await person.click(message, button(message, way))).said
        return await person.click(more, button(more, verb))

    async def takes(self, person: Person, line: Message) -> Message:
        """Press the button of an offer, and confirm; returns the reply, or its refusal to ask."""
        return await self.meant(person, await self.told(await self.press(person, line, "take")))

    async def meant(self, person: Person, asked: Message) -> Message:
        """Press the only button of a confirmation; returns the reply, or the refusal to ask."""
        for sure in asked.clickable():
            outcome = await person.click(asked, str(sure["custom_id"]))
            return outcome.updated or outcome.said
        return asked

    async def forge(self, person: Person, message: Message, custom_id: str, values: Sequence[str] = ()) -> BotResponse:
        """Press a button that is not in the message, as a changed client may, or a person a moment too late."""
        values_sent: dict[str, Any] = {"values": list(values)} if values else {}
        data = {"custom_id": custom_id, "component_type": 3 if values else 2, **values_sent}
        return await self.send(person, COMPONENT, message.channel_id, data, message)

    async def send(
        self, person: Person, kind: int, channel_id: int, data: Document, source: Message | None = None
    ) -> BotResponse:
        """Send an interaction that no client of Discord's own would."""
        sandbox = self.sandbox
        made = sandbox.interactions.open(kind, person.account, channel_id, data, source=source and source.id)
        place = sandbox.world.channel(channel_id)
        guild_id = None if place.is_dm else place.guild_id
        sandbox.gateway.dispatch("INTERACTION_CREATE", interaction_json(sandbox.world, made), guild_id)
        return await person._outcome(made)

    async def hand(self, person: Person, status: Message) -> Message:
        """The reply to "My hand", in a message for this person alone."""
        said = (await self.press(person, status, "hand")).said
        assert said.visible_to == person.id
        return said

    async def told(self, outcome: BotResponse) -> Message:
        """The newest message that answered, even one that follows the update of the clicked message."""
        assert outcome.state is not InteractionState.FAILED, outcome.reason
        if outcome.updated is None and outcome.reply is not None:
            return outcome.reply
        return await self.follow_up(outcome)

    async def follow_up(self, outcome: BotResponse) -> Message:
        """The message that follows the first answer."""
        made = outcome.interaction
        await self.sandbox.until(lambda: made.followups)
        message = self.sandbox.world.find_message(made.channel_id, made.followups[-1])
        assert message is not None
        return message

    def question(self, person: Person) -> Message | None:
        """The newest message in the person's inbox that asks something."""
        return next((mail for mail in reversed(person.inbox()) if controls(mail)), None)

    async def asked(self, person: Person) -> Message:
        """The message that asks this person, as soon as it is there."""
        return await self.sandbox.until(lambda: self.question(person))

    async def decide(self, person: Person) -> BotResponse:
        """Answer the person's question by the first control: the default, if there is one."""
        message = await self.asked(person)
        return await self.press_first(person, message)

    async def press_first(self, person: Person, message: Message) -> BotResponse:
        """Press the first control that decides."""
        custom_id, component = next(iter(controls(message).items()))
        if "options" in component:
            least = max(1, int(str(component.get("min_values", 1))))
            offered = [str(option["value"]) for option in children(component, "options")]
            values = [first] if (first := begun_with(message)) in offered else offered[:least]
            return await person.select(message, custom_id, values)
        return await person.click(message, custom_id)

    async def turn(self, person: Person, message: Message | None = None) -> BotResponse:
        """Play a whole turn by defaults, in the message that asks or in another copy of it."""
        outcome = await self.press_first(person, message or await self.asked(person))
        while outcome.updated is not None and controls(outcome.updated):
            outcome = await self.press_first(person, outcome.updated)
        return outcome

    # what the bot says and knows

    def says(self, language: str, message_id: str, /, **args: Any) -> str:
        """A sentence of the bot, as Discord gets it."""
        return self.phrasebook.speaker(language)(Text(message_id, **args))

    def table(self, channel: str = CHANNEL, game: str = "dominion") -> dict[str, Any]:
        """The arguments that name a table in sentences about it."""
        return {"game": Text(f"game-{game}"), "place": channel_link(self.sandbox.channel(channel).id)}

    def says_elsewhere(self, language: str, message_id: str, /, **args: Any) -> str:
        """A sentence of the bot about the table in `CHANNEL`, said elsewhere."""
        return f"{self.says(language, 'at-table', **self.table())}\n{self.says(language, message_id, **args)}"

    async def stored(self, game_id: int = 1) -> tuple[object, ...]:
        """Everything that a click could have changed in a game: the seats, the state, every answer."""
        async with self.running.database.reading() as tx:
            row = await games.find(tx, game_id)
            seated = tuple((seat.seat, seat.player_id, seat.level) for seat in await seats.of_game(tx, game_id))
            log = await answers.log(tx, game_id)
        assert row is not None
        return (row.status, row.step, row.host_id, row.options, seated, tuple(log))

    async def step(self, game_id: int = 1) -> int:
        """How many answers a game has stored."""
        return (await self.bot.tables.loaded(game_id)).row.step

    def public(self, channel: str = CHANNEL) -> list[Message]:
        """Everything in a channel that all may read."""
        return [message for message in self.person("Anna").sees(channel) if not message.visible_to]

    def newest(self, channel: str = CHANNEL) -> Message:
        """The newest message of a channel that everybody sees: a private answer may come before or after it."""
        here = self.sandbox.world.messages(self.sandbox.channel(channel).id)
        return [message for message in here if message.visible_to is None][-1]

    def begins(self, moment: datetime) -> None:
        """Let the bot's clock stand at a moment, as if its process had begun there."""
        self.began, self.late = int(moment.timestamp() * 1000), 0
        self.bot.tables.presence.look()

    def wait(self, milliseconds: int) -> None:
        """Let time pass in which people can reach the bot."""
        end = self.late + milliseconds
        while self.late < end:
            self.late = min(self.late + AWAY_MS, end)
            self.bot.tables.presence.look()

    async def later(self, milliseconds: int) -> None:
        """Let all due deliveries be sent or postponed, then let time pass."""
        await self.settled()
        self.wait(milliseconds)
        self.bot.courier.soon()

    async def until(self, moment: datetime) -> None:
        """The same up to a moment, which must lie ahead."""
        ahead = int(moment.timestamp() * 1000) - self.bot.tables.clock()
        assert ahead >= 0, f"it is {-ahead} ms past {moment}"
        await self.later(ahead)

    async def all_answered(self) -> None:
        """Wait until every interaction is carried out to its end."""
        if under_way := set(self.bot.front.under_way.running):
            await asyncio.wait(under_way)

    async def settled(self) -> None:
        """Wait until no delivery is due and no work is under way."""
        async with asyncio.timeout(PATIENCE):
            while not await self._idle():  # noqa: ASYNC110  # the database tells nobody what was delivered
                await asyncio.sleep(0.01)

    async def _idle(self) -> bool:
        async with self.running.database.reading() as tx:
            pending = await tx.exec_driver_sql("SELECT min(due_at) FROM outbox WHERE wanted > delivered")
        due = pending.scalar()
        return due is None or int(due) > self.bot.tables.clock() + 60


def controls(message: Message) -> dict[str, Mapping[str, object]]:
    """The enabled components that answer a question, by custom_id, the default first; the coloured one for several
    questions is none.
    """
    found: dict[str, Mapping[str, object]] = {}
    for verb in DECIDING:
        for component in message.clickable():
            address = Address.parse(str(component.get("custom_id", "")))
            if component.get("disabled") or (verb == SERIES and component.get("style") == COLOURED):
                continue
            if address and address.choice != NONE and address.verb == verb:
                found[str(component["custom_id"])] = component
    return found


def begun_with(message: Message) -> str:
    """The entry of the list that the coloured button for several questions begins with; empty if there is none."""
    for component in message.clickable():
        address = Address.parse(str(component.get("custom_id", "")))
        if address and address.verb in (SERIES, ONWARD) and component.get("style") == COLOURED:
            return "".join(map(str, read_order(address.draft[:1]))) if address.draft[:1] in DIGITS[:PLACES] else ""
    return ""


def button(message: Message, verb: str) -> str:
    """The custom_id of the button with this verb."""
    for component in message.clickable():
        custom_id = str(component.get("custom_id", ""))
        address = Address.parse(custom_id)
        if address and address.verb == verb:
            return custom_id
    raise LookupError(f"no {verb} among {message.labels()}")
