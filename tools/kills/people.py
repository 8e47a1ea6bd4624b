"""People who answer as fast as the bot lets them, all games at once.

Laws: an answer counts as confirmed if the bot has said so: the clicked message has changed to another question, and
nothing was refused; people on hold do not click.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from functools import partial

import msgspec

from bot.messages.parts.custom_ids import Address
from sandbox import Message, Person, Sandbox
from sandbox.forms.document import children, number, text
from sandbox.forms.words import NotAllowed
from sandbox.state.interaction import Interaction
from sandbox.state.world import WorldChange
from tests.end_to_end.house import controls

NAMES = ("Anna", "Ben", "Clara", "David")
TAKES = 0.75
"""How often people press the first control, the advised one; otherwise any."""
STUBBORN = 6
"""The number of clicks on one question after which people take the advice."""
BREATH_SECONDS = 0.3
"""After a click that brought nothing."""
PATIENCE_SECONDS = 20.0
"""The longest wait for an answer after the bot asked for time."""


class Confirmed(msgspec.Struct, frozen=True):
    """An answer that the bot has confirmed."""

    game: int
    person: int
    question: str


class Live(msgspec.Struct, frozen=True):
    """A direct message in which a question can be answered."""

    person: int
    game: int
    question: str
    message: Message


class Mail:
    """All direct messages with live buttons of questions, as they are now."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox
        self.live: dict[int, Live] = {}
        self._changed = asyncio.Event()
        for channel in sandbox.world.channels.values():
            for message in sandbox.world.messages(channel.id) if channel.is_dm else ():
                self._note(message)
        sandbox.world.watch(self._watch)

    def _watch(self, happening: WorldChange) -> None:
        message = happening.message
        if message is None or happening.channel is None or not happening.channel.is_dm:
            return
        if happening.kind == "message_delete":
            self.live.pop(message.id, None)
        else:
            self._note(message)
        self._changed.set()

    def _note(self, message: Message) -> None:
        """Note a message's question; one for this person alone is no mail."""
        found = None if message.visible_to else asked_in(message)
        if found is None:
            self.live.pop(message.id, None)
        else:
            person = self.sandbox.world.channels[message.channel_id].recipient_id
            self.live[message.id] = Live(person, *found, message)

    def asking(self, person: int, game: int) -> list[Live]:
        """The messages that ask a person something in a game, the newest last."""
        return [one for _, one in sorted(self.live.items()) if (one.person, one.game) == (person, game)]

    async def changed(self) -> None:
        """Wait for any change."""
        self._changed.clear()
        await self._changed.wait()


def asked_in(message: Message) -> tuple[int, str] | None:
    """The game and the id of the question that a message asks."""
    address = next((found for found in map(Address.parse, controls(message)) if found), None)
    return None if address is None else (address.game, address.choice)


class People:
    """Everybody who plays in one stand-in. `count` is how many answers were confirmed since the bot was started."""

    def __init__(self, sandbox: Sandbox, dice: random.Random) -> None:
        self.sandbox = sandbox
        self.dice = dice
        self.mail = Mail(sandbox)
        self.people = {person.id: person for person in map(sandbox.person, NAMES)}
        self.count = 0
        self.failed = 0
        """Clicks that the bot did not answer."""
        self._answered: list[tuple[Confirmed, Interaction]] = []
        self._heard = asyncio.Event()
        self._going = asyncio.Event()
        self._clicks: set[asyncio.Task[None]] = set()
        for person in self.people.values():
            person.patience = PATIENCE_SECONDS

    # permission to click

    def go_on(self) -> None:
        """Click from now on."""
        self._going.set()

    async def hold(self) -> None:
        """Stop clicking, and wait for earlier clicks' results."""
        self._going.clear()
        while self._clicks:
            await asyncio.wait(set(self._clicks))

    async def give_up(self) -> None:
        """The bot is gone: clicks without a result yet will never have one."""
        self._going.clear()
        await asyncio.sleep(0)
        for click in set(self._clicks):
            click.cancel()
        await asyncio.gather(*self._clicks, return_exceptions=True)

    async def act(self, deed: Callable[[], Awaitable[object]]) -> None:
        """Do this as soon as one may, if the bot is there then."""
        await self._going.wait()
        if not self.sandbox.gateway.online:
            await asyncio.sleep(BREATH_SECONDS)
            return
        click = asyncio.create_task(_done(deed))
        self._clicks.add(click)
        click.add_done_callback(self._clicks.discard)
        await asyncio.wait({click})
        if not click.cancelled() and (error := click.exception()) is not None:
            raise error

    async def until_confirmed(self, count: int) -> None:
        """Wait until so many answers are confirmed since the bot was started."""
        while self.count < count:
            self._heard.clear()
            await self._heard.wait()

    def take_confirmed(self) -> list[Confirmed]:
        """The answers that count and were not taken before."""
        taken, self._answered = self._answered, []
        return [confirmed for confirmed, interaction in taken if not interaction.followups]

    # answering

    async def play(self, person: Person, game: int) -> None:
        """Answer this person's questions in a game, for ever."""
        tries, last = 0, ""
        while True:
            asking = self.mail.asking(person.id, game)
            if not asking:
                await self.mail.changed()
                continue
            tries = tries + 1 if asking[-1].question == last else 1
            last = asking[-1].question
            await self.act(partial(self.answer, person, asking[-1], advised=tries > STUBBORN))

    async def answer(self, person: Person, asked: Live, *, advised: bool) -> None:
        """Press an answer to a question, the advised or any; note whether the bot confirms it."""
        custom_id, values = self._pressed(asked.message, advised=advised)
        if values:
            outcome = await person.select(asked.message, custom_id, values)
        else:
            outcome = await person.click(asked.message, custom_id)
        if outcome.updated is None:
            self.failed += not outcome.answered
            await asyncio.sleep(BREATH_SECONDS)
        elif asked_in(outcome.updated) != (asked.game, asked.question):
            self._answered.append((Confirmed(asked.game, person.id, asked.question), outcome.interaction))
            self.count += 1
            self._heard.set()

    def _pressed(self, message: Message, *, advised: bool) -> tuple[str, list[str]]:
        """A control, and the picks in it if it is a list."""
        found = list(controls(message))
        custom_id = found[0] if advised or self.dice.random() < TAKES else self.dice.choice(found)
        shown = message.component(custom_id)
        offered = [text(option, "value") for option in children(shown, "options")]
        least = max(1, number(shown, "min_values")) if offered else 0
        return custom_id, self.dice.sample(offered, least)


async def _done(deed: Callable[[], Awaitable[object]]) -> None:
    # A refusal by Discord is no fault: the message has changed meanwhile.
    with suppress(NotAllowed):
        await deed()


def pressable(message: Message, verb: str) -> Iterator[str]:
    """The custom_ids of buttons with this verb."""
    for component in message.clickable():
        custom_id = text(component, "custom_id")
        if (address := Address.parse(custom_id)) is not None and address.verb == verb:
            yield custom_id
