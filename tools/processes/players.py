"""People who play through many processes at once, and the books on what the bot told them.

Laws: an answer confirmed to a person must be in the log of its game; nothing may be there, or be asked, twice.
"""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.tables.acts.tables import Tables
from bot.tables.terms.actors import Actor, Place
from db.engine import Database
from db.games import answers, outbox
from games.kernel.contract.discovery import find_games
from sandbox import BotResponse, InteractionState, Limits, Message, NotAllowed, Person, Sandbox
from sandbox.state.account import Guild
from sandbox.state.interaction import NO_ANSWER, Interaction
from sandbox.state.world import WorldChange
from tools.benchmarks.serving.load import addresses, control

IN_CHANNEL = 0.3
"""The share of answers given below the table in the channel, where "My hand" shows the question on request."""


@dataclass
class Books:
    """What people saw. `confirmed` are the questions whose answers were accepted, by game; `turns` is how often no
    question followed.
    """

    clicks: int = 0
    turns: int = 0
    confirmed: set[tuple[int, str]] = field(default_factory=set)
    unanswered: list[Interaction] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    slowest: float = 0.0
    late: int = 0
    """Answers that came too late for Discord."""


@dataclass(frozen=True)
class Losses:
    """The final results."""

    steps: int
    lost: int
    doubled_steps: int
    doubled_messages: int


class Players:
    """All games and all people. Every game has a channel of its own."""

    def __init__(self, sandbox: Sandbox, database: Database, rng: random.Random) -> None:
        self.sandbox = sandbox
        self.database = database
        self.tables = Tables(database, find_games())
        self.books = Books()
        self.playing: dict[int, int] = {}
        """Channels, and the game in each."""
        self._rng = rng
        self._questions: dict[int, Message] = {}
        self._statuses: dict[int, Message] = {}
        self._busy: set[int] = set()
        sandbox.world.watch(self._watch)

    async def begin(self, name: str, guild: Guild, people: tuple[Person, Person]) -> int:
        """Two people begin a game in a channel of its own; its number."""
        channel = self.sandbox.create_channel(name, guild)
        first, second = (Actor(person.id, person.name, person.account.locale) for person in people)
        game = await self.tables.lobbies.open("dominion", Place(channel.id, guild.id), first)
        await self.tables.lobbies.join(game, second)
        await self.tables.lobbies.start(game, first)
        self.playing[channel.id] = game
        return game

    def _watch(self, happening: WorldChange) -> None:
        message = happening.message
        if message is None or happening.channel is None or message.visible_to is not None:
            return
        if happening.channel.is_dm:
            address = control(message)
            if address is not None and happening.kind != "message_delete":
                self._questions[address.game] = message
        elif game := self.playing.get(message.channel_id):
            self._statuses[game] = message

    async def until_asked(self, within: float = 600.0) -> None:
        """Wait until somebody is asked in every game."""
        await self.sandbox.until(lambda: len(self._questions) == len(self.playing), within)

    async def play(self, per_second: float, stop: asyncio.Event) -> None:
        """Click until told to stop, so many times a second on average, never two at once in one game."""
        under_way: set[asyncio.Task[None]] = set()
        while not stop.is_set():
            if free := sorted(self._questions.keys() - self._busy):
                click = asyncio.create_task(self._click(self._rng.choice(free)))
                under_way.add(click)
                click.add_done_callback(under_way.discard)
            await asyncio.sleep(self._rng.expovariate(per_second))
        if under_way:
            await asyncio.gather(*under_way)

    async def _click(self, game: int) -> None:
        self._busy.add(game)
        try:
            message = self._questions[game]
            person = self._person(message)
            if self._rng.random() < IN_CHANNEL:
                message = await self._ask_in_channel(person, game) or message
            await self._answer(person, message)
        except NotAllowed as error:
            self.books.refused.append(str(error))
        finally:
            self._busy.discard(game)

    def _person(self, message: Message) -> Person:
        recipient = self.sandbox.world.channel(message.channel_id).recipient_id
        return self.sandbox.person(self.sandbox.world.people[recipient].global_name)

    async def _ask_in_channel(self, person: Person, game: int) -> Message | None:
        """Press "My hand" below the table."""
        status = self._statuses.get(game)
        there = addresses(status) if status else []
        pressed = next((address.encode() for address in there if address.verb == "hand"), None)
        if status is None or pressed is None:
            return None
        outcome = await person.click(status, pressed)
        self._note(outcome)
        return outcome.reply

    async def _answer(self, person: Person, message: Message) -> None:
        """Press the big button."""
        now = person.now(message)
        address = control(now) if now else None
        if now is None or address is None:
            self._answered(message)
            return
        outcome = await person.click(now, address.encode())
        self._note(outcome)
        if outcome.updated is None:
            return
        following = control(outcome.updated)
        if following is None or following.choice != address.choice:
            self.books.confirmed.add((address.game, address.choice))
        if following is None:
            self.books.turns += 1
            self._answered(message)

    def _answered(self, message: Message) -> None:
        """Nothing more is asked there."""
        for game, newest in list(self._questions.items()):
            present = self.sandbox.world.find_message(newest.channel_id, newest.id)
            if newest.id == message.id or present is None or control(present) is None:
                del self._questions[game]

    def _note(self, outcome: BotResponse) -> None:
        self.books.clicks += 1
        if outcome.state is not InteractionState.FAILED:
            self.books.slowest = max(self.books.slowest, outcome.seconds)
            self.books.late += outcome.seconds > Limits().answer_within
        if outcome.state is InteractionState.FAILED and outcome.interaction.reason == NO_ANSWER:
            self.books.unanswered.append(outcome.interaction)

    # afterwards

    async def until_quiet(self, within: float = 300.0) -> None:
        """Wait until all due deliveries are made."""
        async with asyncio.timeout(within):
            while True:
                async with self.database.reading() as tx:
                    due = await outbox.next_due(tx)
                if due is None or due > time.time() * 1000 + 1000:
                    return
                await asyncio.sleep(0.5)

    async def judge(self) -> Losses:
        """Compare the log with what people were told, and look for duplicates."""
        steps, doubled, logged = 0, 0, set[tuple[int, str]]()
        for game in self.playing.values():
            async with self.database.reading() as tx:
                log = await answers.log(tx, game)
            questions = [(game, entry.choice) for entry in log if entry.kind == "answer"]
            steps += len(log)
            doubled += len(questions) - len(set(questions))
            doubled += [entry.step for entry in log] != list(range(1, len(log) + 1))
            logged.update(questions)
        return Losses(steps, len(self.books.confirmed - logged), doubled, self._messages_twice())

    def _messages_twice(self) -> int:
        asked = Counter(
            (message.channel_id, address.game, address.choice)
            for person in self.sandbox.people
            for message in self.sandbox.person(person.global_name).inbox()
            if (address := control(message)) is not None
        )
        told = Counter(channel for channel in self.playing for _ in _public(self.sandbox, channel))
        return sum(number - 1 for number in [*asked.values(), *told.values()])


def _public(sandbox: Sandbox, channel: int) -> Iterable[Message]:
    return (message for message in sandbox.world.messages(channel) if message.visible_to is None)
