"""A person driven by a test: presses, picks, types, and reports the outcome. Waits for events, never for time.

An action that Discord's client would not allow raises NotAllowed; a failure that Discord shows is an outcome.
"""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sandbox.forms.component import CHECKBOX, LABEL, RADIO_GROUP, TEXT_DISPLAY, TEXT_INPUT
from sandbox.forms.document import Document, Json, child, children, flag, number, text
from sandbox.service.channels import Channels
from sandbox.service.command_call import call_by_words
from sandbox.service.user_actions import UserActions
from sandbox.state.account import Account
from sandbox.state.channel import Channel
from sandbox.state.interaction import Interaction, InteractionState, Modal, Suggestion
from sandbox.state.message import Message
from sandbox.state.world import World
from sandbox.validation.modal import fields

PATIENCE_S = 300.0
Value = str | Sequence[str] | bool


@dataclass(frozen=True, slots=True)
class BotResponse:
    """The outcome of one interaction, up to the bot's latest answer.

    `reply`: the message that the bot sent in answer, public or for this person alone (`reply.visible_to`); `updated`:
    the new state of the clicked message, if the answer changed it; `seconds`: till the first answer.
    """

    state: InteractionState
    interaction: Interaction
    reason: str = ""
    reply: Message | None = None
    updated: Message | None = None
    modal: Modal | None = None
    choices: tuple[Suggestion, ...] = ()
    seconds: float = 0.0

    @property
    def answered(self) -> bool:
        """Whether the bot has answered, and not only asked for more time."""
        return self.state is InteractionState.ANSWERED

    @property
    def said(self) -> Message:
        """The reply; raises LookupError when there is none."""
        if self.reply is None:
            raise LookupError(f"the bot sent no message: {self.state.value} {self.reason}")
        return self.reply


class Person:
    """One of the four people. `patience`: how many seconds to wait for an answer after the bot has asked for time."""

    def __init__(self, person_id: int, world: World, channels: Channels, actions: UserActions) -> None:
        self.id = person_id
        self.patience = PATIENCE_S
        self._world = world
        self._channels = channels
        self._actions = actions

    @property
    def account(self) -> Account:
        """Name and present settings."""
        return self._world.people[self.id]

    @property
    def name(self) -> str:
        """The name people see."""
        return self.account.global_name

    # The bot must answer these

    async def command(self, channel: str | Channel, words: str, **options: Json) -> BotResponse:
        """Send a command, `"/play"` or `"/settings language"`, with options by their English names."""
        name, given = call_by_words(self._world.commands, words, options)
        return await self._outcome(self._actions.command(self.account, self._id(channel), name, given))

    async def autocomplete(
        self, channel: str | Channel, words: str, option: str, typed: str, **options: Json
    ) -> BotResponse:
        """Type into an option; the outcome has the `choices` offered."""
        name, given = call_by_words(self._world.commands, words, {**options, option: typed})
        _focus(given, option)
        return await self._outcome(self._actions.autocomplete(self.account, self._id(channel), name, given))

    async def click(self, message: Message, name: str) -> BotResponse:
        """Press the button with that custom_id or label, as seen in `message`; raises NotThere if it is not in it."""
        custom_id = text(message.component(name), "custom_id")
        return await self._outcome(self._actions.click(self.account, message.channel_id, message.id, custom_id))

    async def select(self, message: Message, name: str, values: str | Sequence[str]) -> BotResponse:
        """Pick in the select with that custom_id or placeholder, by values."""
        custom_id = text(message.component(name), "custom_id")
        picked = [values] if isinstance(values, str) else list(values)
        return await self._outcome(self._actions.click(self.account, message.channel_id, message.id, custom_id, picked))

    async def submit(self, modal: Modal, values: Mapping[str, Value] | None = None) -> BotResponse:
        """Send off a form; `values` by custom_id or label, all other fields as they were preset."""
        components = filled_in(modal.components, values or {})
        return await self._outcome(self._actions.submit(self.account, modal.channel_id, modal.custom_id, components))

    async def _outcome(self, interaction: Interaction) -> BotResponse:
        """Wait until the bot has finished answering; if it goes on thinking too long, return the outcome so far."""
        await interaction.acknowledged.wait()
        try:
            async with asyncio.timeout(self.patience):
                await interaction.settled.wait()
        except TimeoutError:
            pass
        return self._told(interaction)

    def _told(self, interaction: Interaction) -> BotResponse:
        def found(message_id: int | None) -> Message | None:
            return self._world.find_message(interaction.channel_id, message_id) if message_id else None

        own = [interaction.original] if interaction.original != interaction.source else []
        replies = [message for message in map(found, [*own, *interaction.followups]) if message]
        return BotResponse(
            interaction.state,
            interaction,
            str(interaction.reason or ""),
            replies[0] if replies else None,
            found(interaction.source) if interaction.updated else None,
            interaction.modal,
            interaction.choices,
            interaction.answered_at - interaction.at,
        )

    # The bot does not hear of these

    def say(self, channel: str | Channel, content: str) -> Message:
        """Write a plain message."""
        return self._actions.say(self.account, self._id(channel), content)

    def delete(self, message: Message) -> None:
        """Delete a message."""
        self._actions.delete_message(self.account, message.channel_id, message.id)

    def dismiss(self, message: Message) -> None:
        """Put away a message that only this person sees."""
        self._actions.dismiss(message.id)

    def settings(
        self, *, locale: str | None = None, dms_open: bool | None = None, moderator: bool | None = None
    ) -> None:
        """Change own settings."""
        self._actions.settings(self.account, locale=locale, dms_open=dms_open, moderator=moderator)

    # The person sees these

    def inbox(self) -> list[Message]:
        """The direct messages with the bot, oldest first."""
        channel = self._world.dm_of(self.id)
        return self.sees(channel) if channel else []

    def sees(self, channel: str | Channel) -> list[Message]:
        """The messages of a channel, oldest first, with those that only this person sees."""
        here = self._world.messages(self._id(channel))
        return [message for message in here if message.visible_to in (None, self.id)]

    def now(self, message: Message) -> Message | None:
        """The present state of a message; None when it has been deleted."""
        return self._world.find_message(message.channel_id, message.id)

    async def message(self, channel: str | Channel, part: str, within: float = PATIENCE_S) -> Message:
        """The newest message in a channel whose text has `part`, waiting until there is one; raises TimeoutError."""
        return await self._world.until(lambda: _newest(self.sees(channel), part), within)

    async def mail(self, part: str, within: float = PATIENCE_S) -> Message:
        """The newest direct message whose text has `part`, waiting until there is one; raises TimeoutError."""
        return await self._world.until(lambda: _newest(self.inbox(), part), within)

    def _id(self, channel: str | Channel) -> int:
        return self._channels.named(channel).id if isinstance(channel, str) else channel.id


def _newest(messages: Sequence[Message], part: str) -> Message | None:
    return next((message for message in reversed(messages) if part in message.text), None)


def _focus(options: list[Document], name: str) -> None:
    for option in options:
        if text(option, "name") == name:
            option["focused"] = True
        _focus(children(option, "options"), name)


def filled_in(components: Sequence[Document], values: Mapping[str, Value]) -> list[Document]:
    """What the client sends for a form: given values, by custom_id or label, and presets for the rest."""
    labels = {text(field, "custom_id"): label for label, field in fields(components)}
    unknown = set(values) - set(labels) - set(labels.values())
    if unknown:
        raise LookupError(f"the form has no field {sorted(unknown)}; it has {labels}")

    def answer(field: Document) -> Document:
        own = text(field, "custom_id")
        given = values.get(own, values.get(labels[own]))
        return {"type": number(field, "type"), "id": number(field, "id"), "custom_id": own, **_filled(field, given)}

    def part(shown: Document) -> Document:
        kind: Document = {"type": number(shown, "type"), "id": number(shown, "id")}
        if kind["type"] == TEXT_DISPLAY:
            return kind
        if kind["type"] == LABEL:
            return kind | {"component": answer(child(shown, "component"))}
        return kind | {"components": [answer(field) for field in children(shown, "components")]}

    return [part(shown) for shown in components]


def _filled(field: Document, given: Value | None) -> Document:
    kind = number(field, "type")
    if kind == CHECKBOX:
        return {"value": flag(field, "default") if given is None else bool(given)}
    if kind == TEXT_INPUT:
        return {"value": text(field, "value") if given is None else str(given)}
    preset = [text(option, "value") for option in children(field, "options") if flag(option, "default")]
    preset += [text(one, "id") for one in children(field, "default_values")]
    picked = preset if given is None else _listed(given)
    return {"values": picked} if kind != RADIO_GROUP else {"value": picked[0] if picked else None}


def _listed(given: Value) -> list[str]:
    if isinstance(given, str):
        return [given]
    return [] if isinstance(given, bool) else list(given)
