"""One answer to one interaction, whatever happens: update, sentence, or deferral; slow and lost connections included.

Laws: an interaction is answered exactly once, and no Discord error while answering reaches the caller unnamed; what
only one person may see is never written into a message that others see; what is said about a game away from its table
names it, unless it belongs to a message that does.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, TypeVar

import aiohttp
import discord
import structlog
from msgspec.structs import replace

from bot.messages.parts.leaves import leaves
from bot.messages.parts.outgoing import CONTENT, Shape, accepted
from bot.tables.terms.actors import Refused
from bot.tables.terms.press import Pressed
from games.kernel.engine.text import Say, Text

ALREADY_ANSWERED = 40060
UNKNOWN_MESSAGE = 10008
TOO_LATE = (10062, 10015, 50027)
"""Discord's codes for an answer that is too late: for the first one, and for a later one whose token is spent."""
NOBODY = discord.AllowedMentions.none()
CHANNEL = "<#"
"""How a link to a channel begins."""
LOST = (aiohttp.ClientError, OSError, TimeoutError)

T = TypeVar("T")

log = structlog.get_logger()


class TooLate(Exception):
    """Discord no longer takes an answer to this interaction, or did not hear it."""


class Reply:
    """The answer to one click, form or command. `misplaced`: the clicked message is gone, so its new content was said
    beside it. `heading` tells which game the reply is about, given whether it is said beside the clicked message;
    `instead`: what is said first replaces that message; `opens_form`: the first answer will be a form.
    """

    def __init__(self, interaction: discord.Interaction) -> None:
        self.interaction = interaction
        self.since = time.monotonic()
        self.answered = False
        self.misplaced = False
        self.heading: Callable[[bool], Awaitable[str]] | None = None
        self._headed = ""
        self.instead = False
        self.opens_form = False
        self._repeated = False
        self._followup: int | None = None
        self._aloud = False
        """Whether Discord shows everybody that an answer will follow; the next message replaces that."""
        self._lock = asyncio.Lock()

    @classmethod
    def to(cls, interaction: discord.Interaction) -> "Reply":
        """The one reply to an interaction: everybody who answers or acknowledges it knows what was said already."""
        reply: Reply = interaction.extras.setdefault(Reply, cls(interaction))
        return reply

    @property
    def clicked(self) -> int | None:
        """The id of the clicked message, if there is one."""
        message = self.interaction.message
        return None if message is None else message.id

    @property
    def alone(self) -> bool:
        """Whether nobody else sees the clicked message."""
        message = self.interaction.message
        return self.interaction.guild_id is None or (message is not None and message.flags.ephemeral)

    @property
    def pressed(self) -> Pressed:
        """What was pressed, as a move needs it: a message that is no direct message, or gone with the reply, is not the
        one in which the person is asked.
        """
        passing = self.interaction.message is not None and self.interaction.message.flags.ephemeral
        return Pressed(None if self.interaction.guild_id is not None or passing else self.clicked)

    async def update(self, shape: Shape) -> None:
        """Let the clicked message look like this, laid out. Raises TooLate."""

        shape = await self._with_heading(shape, beside=False)

        def again() -> Awaitable[Any]:
            if self.interaction.response.is_done():
                return self.interaction.edit_original_response(allowed_mentions=NOBODY, **shape.edited())
            return self.interaction.response.edit_message(allowed_mentions=NOBODY, **shape.edited())

        try:
            async with self._lock:
                await self._shown(shape, again)
        except MessageGone:
            self.misplaced = True
            await self.say(shape)

    async def show(self, shape: Shape) -> None:
        """Let the clicked message look like this if nobody else sees it, else say it to the person alone. Raises
        TooLate.
        """
        await (self.update(shape) if self.alone else self.say(shape))

    async def say(self, shape: Shape, *, private: bool = True) -> int | None:
        """Say something new, laid out; `private`: only the person sees it. The message's id if Discord tells it. Raises
        TooLate.
        """
        if self.instead:
            self.instead = False
            await self.update(shape)
            return self.clicked
        laid_out = (await self._with_heading(shape, beside=True)).laid_out()

        def fields() -> dict[str, Any]:
            return {"ephemeral": private, "allowed_mentions": NOBODY, **laid_out.sent()}

        async with self._lock:
            if self.interaction.response.is_done():
                if self._aloud and private:
                    await self._told(self.interaction.delete_original_response, tries=1)
                self._aloud = False
                return await self._followed(laid_out, fields)
            send = self.interaction.response.send_message
            sent = await self._shown(laid_out, lambda: send(**fields()))
            if sent is None and self._repeated:
                return await self._original_id()
            return None if sent is None else sent.message_id

    async def tell(self, texts: Iterable[Text], say: Say) -> None:
        """Say these texts below each other, to the person alone, in as many messages as needed. Raises TooLate."""
        for leaf in leaves([line for text in texts for line in say(text).split("\n")], CONTENT):
            await self.say(Shape(leaf))

    async def renew(self, shape: Shape) -> None:
        """Let the first thing said look like this from now on. Raises TooLate."""
        shape = headed(self._headed, shape)

        def again() -> Awaitable[Any]:
            fields = {"allowed_mentions": NOBODY, **shape.edited()}
            if self._followup is not None:  # the first answer was a deferral: its message is another one
                return self.interaction.followup.edit_message(self._followup, **fields)
            return self.interaction.edit_original_response(**fields)

        async with self._lock:
            try:
                await self._shown(shape, again)
            except MessageGone as error:
                raise TooLate from error

    async def renewed(self, shape: Shape) -> bool:
        """Renew it; whether that was still possible."""
        try:
            await self.renew(shape)
        except TooLate:
            return False
        return True

    async def form(self, modal: discord.ui.Modal) -> None:
        """Open a form, which works only as the first answer; its return is a new interaction. Raises TooLate, and
        Refused if an answer was promised already.
        """
        modal.stop()  # or discord.py would keep it, and take the answer of the next person who opens the same one
        async with self._lock:
            if self.interaction.response.is_done():
                raise Refused(Text("form-too-late"))
            await self._told(lambda: self.interaction.response.send_modal(modal), tries=1)

    async def _with_heading(self, shape: Shape, *, beside: bool) -> Shape:
        """The message below its game's name and place, if it is the first that does not name the game."""
        if self.heading is None or named(shape):
            return shape
        self._headed, self.heading = await self.heading(beside), None
        return headed(self._headed, shape)

    async def _followed(self, shape: Shape, fields: Callable[[], dict[str, Any]]) -> int | None:
        """Send one more message, without retrying: it might already be there."""
        send = self.interaction.followup.send
        sent = await self._shown(shape, lambda: send(**fields()), tries=1)
        if sent is not None and self._followup is None:
            self._followup = int(sent.id)
        return None if sent is None else int(sent.id)

    async def _original_id(self) -> int | None:
        """The id of an answer that arrived, though Discord's confirmation did not."""
        try:
            return (await self.interaction.original_response()).id
        except (discord.HTTPException, *LOST):
            return None

    async def defer(self, *, private: bool = True) -> None:
        """Gain time: the answer follows. If `private`, only the person will see a command's answer. Never raises
        Discord's errors.
        """
        thinking = self.interaction.type is discord.InteractionType.application_command
        async with self._lock:
            if self.interaction.response.is_done():
                return
            try:
                await self.interaction.response.defer(ephemeral=private, thinking=thinking)
                self._aloud = thinking and not private
            except (discord.HTTPException, discord.InteractionResponded, *LOST) as error:
                log.warning("defer_failed", error=str(error))

    async def _shown(self, shape: Shape, answer: Callable[[], Awaitable[T]], tries: int = 2) -> T | None:
        """Answer Discord with this message; without its faces, if it does not take them."""
        return await self._told(lambda: accepted(shape, answer), tries)

    async def _told(self, answer: Callable[[], Awaitable[T]], tries: int = 2) -> T | None:
        """Answer Discord, a second time if the connection was lost; None if the first one had arrived."""
        try:
            result: T | None = await answer()
        except discord.HTTPException as error:
            _heard(error)
            result = None
        except LOST as error:
            if tries < 2:
                raise TooLate from error
            self._repeated = True
            return await self._told(answer, tries - 1)
        self.answered = True
        return result


def named(shape: Shape) -> bool:
    """Whether a message links to its table or, as a layout, says it all itself."""
    return shape.content is None or CHANNEL in shape.content


def headed(heading: str, shape: Shape) -> Shape:
    """A message below a heading, unless it is named already."""
    if not heading or named(shape):
        return shape
    return replace(shape, content=f"{heading}\n{shape.content}")


class MessageGone(Exception):
    """The clicked message no longer exists."""


def _heard(error: discord.HTTPException) -> None:
    """Do nothing if Discord means that it was answered already. Raises any other error."""
    if error.code == ALREADY_ANSWERED:
        return
    if error.code == UNKNOWN_MESSAGE:
        raise MessageGone from error
    if error.code in TOO_LATE or isinstance(error, discord.DiscordServerError):
        raise TooLate from error
    raise error
