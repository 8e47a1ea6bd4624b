"""User actions: what the four people can do within the limits of Discord's own client.

Laws: a click on a component that is no longer in the message, or on a deleted message, never reaches the bot; nobody
can act in a message or channel they cannot see.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from sandbox.forms.component import BUTTON, SELECTS, STRING_SELECT, find
from sandbox.forms.document import Document, children, flag, number, text
from sandbox.forms.refusal import Refusal
from sandbox.forms.words import NotAllowed, Text
from sandbox.service.channels import Channels
from sandbox.service.command_call import call_data, check_options, command_named, focused, has_autocomplete, innermost
from sandbox.service.gateway import Gateway
from sandbox.service.interaction_event import interaction_json
from sandbox.service.messages import Messages
from sandbox.state.account import Account
from sandbox.state.channel import Channel
from sandbox.state.faults import RequestFaults
from sandbox.state.interaction import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Interaction, Ledger
from sandbox.state.message import Message
from sandbox.state.world import World
from sandbox.validation.modal import wrong_in_submission

T = TypeVar("T")

GONE = Text("sandbox-component-gone")
MESSAGE_GONE = Text("sandbox-message-gone")


class UserActions:
    """Acts for people. An action that Discord's client would not allow raises NotAllowed."""

    def __init__(
        self,
        world: World,
        channels: Channels,
        messages: Messages,
        ledger: Ledger,
        gateway: Gateway,
        faults: RequestFaults,
    ) -> None:
        self._world = world
        self._channels = channels
        self._messages = messages
        self._ledger = ledger
        self._gateway = gateway
        self._faults = faults

    # The bot must answer these

    def command(self, person: Account, channel_id: int, name: str, options: list[Document]) -> Interaction:
        """Send a command."""
        channel = self._entered(person, channel_id)
        command = command_named(self._world.commands, name, person, channel)
        check_options(command, options)
        return self._send(self._ledger.open(COMMAND, person, channel.id, call_data(command, options)))

    def autocomplete(self, person: Account, channel_id: int, name: str, options: list[Document]) -> Interaction:
        """Ask for the values of the option that is being typed."""
        channel = self._entered(person, channel_id)
        command = command_named(self._world.commands, name, person, channel)
        check_options(command, options, typing=True)
        if not has_autocomplete(innermost(command, options), focused(options)):
            raise NotAllowed(Text("sandbox-no-suggestions", option=focused(options)))
        return self._send(self._ledger.open(AUTOCOMPLETE, person, channel.id, call_data(command, options)))

    def click(
        self, person: Account, channel_id: int, message_id: int, custom_id: str, values: list[str] | None = None
    ) -> Interaction:
        """Press a button, or send the picks of a select."""
        channel = self._entered(person, channel_id)
        message = self._world.find_message(channel.id, message_id)
        if message is not None and message.visible_to not in (None, person.id):
            raise NotAllowed(Text("sandbox-not-yours"))
        if not custom_id:
            raise NotAllowed(Text("sandbox-link"))
        component = find(message.components, custom_id) if message else None
        data: Document = {"custom_id": custom_id, "component_type": number(component or {}, "type", BUTTON)}
        if component is not None:
            data["id"] = number(component, "id")
            data |= _picked(component, values)
        opened = self._ledger.open(COMPONENT, person, channel.id, data, source=message_id)
        if message is None or component is None:
            opened.fail(GONE if message else MESSAGE_GONE)
        elif not _offered(component, values):
            opened.fail(GONE)
        return self._send(opened)

    def submit(self, person: Account, channel_id: int, custom_id: str, components: list[Document]) -> Interaction:
        """Send off a form that is open for this person."""
        channel = self._entered(person, channel_id)
        modal = self._ledger.modal(person.id, custom_id)
        if modal is None or modal.channel_id != channel.id:
            raise NotAllowed(Text("sandbox-form-closed"))
        if wrong := wrong_in_submission(modal.components, components):
            raise NotAllowed(wrong)
        data: Document = {"custom_id": custom_id, "components": components}
        opened = self._ledger.open(
            MODAL_SUBMIT, person, channel.id, data, source=modal.message_id, opened_by=modal.opened_by
        )
        opened.listeners.append(lambda answered: None if answered.reason else self._ledger.close_modal(modal))
        return self._send(opened)

    def _send(self, interaction: Interaction) -> Interaction:
        if not interaction.acknowledged.is_set():
            channel = self._world.channel(interaction.channel_id)
            event = interaction_json(self._world, interaction)
            if self._faults.take_expiry():
                self._ledger.expire(interaction)
            self._gateway.dispatch("INTERACTION_CREATE", event, None if channel.is_dm else channel.guild_id)
        return interaction

    # The bot does not hear of these

    def say(self, person: Account, channel_id: int, content: str) -> Message:
        """Write a plain message."""
        channel = self._entered(person, channel_id)
        if channel.archived:
            channel = self._channels.archive(channel, archived=False)
        return _allowed(lambda: self._messages.say(channel, person, content))

    def delete_message(self, person: Account, channel_id: int, message_id: int) -> None:
        """Delete an own message, or anybody's as a moderator of the server."""
        channel = self._entered(person, channel_id)
        message = self._world.find_message(channel.id, message_id)
        if message is None:
            raise NotAllowed(MESSAGE_GONE)
        own = person.id in (message.visible_to, message.author_id)
        if not own and (channel.is_dm or not person.moderator):
            raise NotAllowed(Text("sandbox-only-moderators"))
        self._messages.delete(message)

    def dismiss(self, message_id: int) -> None:
        """Put an ephemeral message away."""
        for message in list(self._world.all_messages()):
            if message.id == message_id and message.visible_to is not None:
                self._messages.delete(message)
                return
        raise NotAllowed(Text("sandbox-only-private"))

    def settings(
        self,
        person: Account,
        *,
        locale: str | None = None,
        dms_open: bool | None = None,
        moderator: bool | None = None,
    ) -> Account:
        """Change a person's settings; None leaves one as it is."""
        changed = replace(
            person,
            locale=person.locale if locale is None else locale,
            dms_open=person.dms_open if dms_open is None else dms_open,
            moderator=person.moderator if moderator is None else moderator,
        )
        self._world.put_person(changed)
        return changed

    def change_channels(self, op: str, channel_id: int, name: str) -> None:
        """Create a channel, delete one, or archive a thread."""
        if op == "create":
            self._channels.create(name)
            return
        channel = _allowed(lambda: self._world.channel(channel_id))
        if op == "delete" and channel.is_dm:
            raise NotAllowed(Text("sandbox-dm-stays"))
        if op == "delete":
            self._world.remove_channel(channel)
        elif op == "archive":
            _allowed(lambda: self._channels.archive(channel, archived=not channel.archived))
        else:
            raise NotAllowed(Text("sandbox-unknown-change", change=op))

    def _entered(self, person: Account, channel_id: int) -> Channel:
        channel = _allowed(lambda: self._world.channel(channel_id))
        if channel.is_dm and channel.recipient_id != person.id:
            raise NotAllowed(Text("sandbox-foreign-dm"))
        return channel


def _allowed(act: Callable[[], T]) -> T:
    try:
        return act()
    except Refusal as refusal:
        raise NotAllowed(Text("sandbox-discord-refuses", sentence=str(refusal))) from refusal


def _picked(component: Document, values: list[str] | None) -> Document:
    """The part of the data that only selects have; raises NotAllowed for data the client would not send."""
    kind = number(component, "type")
    if flag(component, "disabled"):
        raise NotAllowed(Text("sandbox-disabled"))
    if kind not in SELECTS:
        return {}
    picked = list(dict.fromkeys(values or []))
    least, most = number(component, "min_values", 1), number(component, "max_values", 1)
    if not least <= len(picked) <= most:
        raise NotAllowed(Text("sandbox-picks", least=least, most=most, count=len(picked)))
    return {"values": picked}


def _offered(component: Document, values: list[str] | None) -> bool:
    """Whether a select (still) has the picked options."""
    options = {text(option, "value") for option in children(component, "options")}
    return number(component, "type") != STRING_SELECT or options.issuperset(values or [])
