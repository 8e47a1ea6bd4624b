"""The INTERACTION_CREATE event: what Discord sends the bot about a person's click, command or form."""

from collections.abc import Iterable

from sandbox.forms.component import CHANNEL_SELECT, MENTIONABLE_SELECT, USER_SELECT, walk
from sandbox.forms.document import Document, children, number, text, texts
from sandbox.state.account import BOT_ID, GUILD_ID, Account
from sandbox.state.channel import Channel
from sandbox.state.interaction import COMMAND, COMPONENT, MODAL_SUBMIT, Interaction
from sandbox.state.message import EPHEMERAL, Message
from sandbox.state.world import World

FILE_BYTES = 10 * 1024 * 1024
IN_GUILD, IN_BOT_DM = 0, 1
USER_OPTION, CHANNEL_OPTION, MENTIONABLE_OPTION = 6, 7, 9


def interaction_json(world: World, interaction: Interaction) -> Document:
    """The event's data."""
    channel = world.channel(interaction.channel_id)
    person = interaction.person
    event: Document = {
        "id": str(interaction.id),
        "application_id": str(BOT_ID),
        "type": interaction.kind,
        "version": 1,
        "token": interaction.token,
        "channel_id": str(channel.id),
        "locale": person.locale,
        "app_permissions": str(channel.bot_permissions),
        "attachment_size_limit": FILE_BYTES,
        "entitlements": [],
        "authorizing_integration_owners": {"0": "0" if channel.is_dm else str(channel.guild_id)},
        "data": interaction.data | _resolved(world, interaction.data),
        "channel": world.channel_json(channel) | {"permissions": str(world.permissions(person, channel))},
    }
    source = world.find_message(channel.id, interaction.source) if interaction.source else None
    if source is not None:
        event["message"] = source.json
    return event | _place(world, channel, person)


def _place(world: World, channel: Channel, person: Account) -> Document:
    if channel.is_dm:
        return {"user": person.user(), "context": IN_BOT_DM}
    return {
        "member": person.member(world.permissions(person, channel)),
        "context": IN_GUILD,
        "guild_id": str(channel.guild_id),
        "guild_locale": "de",
        "guild": {"id": str(channel.guild_id), "locale": "de", "features": []},
    }


def _resolved(world: World, data: Document) -> Document:
    """The people and channels that ids in the data mean."""
    ids = set(_people_and_channels(data))
    people = {str(one.id): one for one in world.people.values() if str(one.id) in ids}
    channels = {str(one.id): one for one in world.channels.values() if str(one.id) in ids}
    resolved: Document = {}
    if people:
        resolved["users"] = {own: person.user() for own, person in people.items()}
        members = ((own, person.member()) for own, person in people.items())
        resolved["members"] = {own: {k: v for k, v in member.items() if k != "user"} for own, member in members}
    if channels:
        resolved["channels"] = {
            own: world.channel_json(channel) | {"permissions": "0"} for own, channel in channels.items()
        }
    return {"resolved": resolved} if resolved else {}


def _people_and_channels(data: Document) -> Iterable[str]:
    if number(data, "component_type") in (USER_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT):
        yield from texts(data, "values")
    for field in walk(children(data, "components")):
        if number(field, "type") in (USER_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT):
            yield from texts(field, "values")
    for option in _options(children(data, "options")):
        if number(option, "type") in (USER_OPTION, CHANNEL_OPTION, MENTIONABLE_OPTION):
            yield text(option, "value")


def _options(options: list[Document]) -> Iterable[Document]:
    for option in options:
        yield option
        yield from _options(children(option, "options"))


def metadata(interaction: Interaction) -> Document:
    """The `interaction_metadata` of messages that answer an interaction."""
    written: Document = {
        "id": str(interaction.id),
        "type": interaction.kind,
        "user": interaction.person.user(),
        "authorizing_integration_owners": {"0": str(GUILD_ID)},
    }
    if interaction.kind == COMMAND:
        written["name"] = text(interaction.data, "name")
    if interaction.kind == COMPONENT:
        written["interacted_message_id"] = str(interaction.source)
    if interaction.kind == MODAL_SUBMIT:
        written["triggering_interaction_metadata"] = interaction.opened_by or {}
    return written


def callback_json(interaction: Interaction, kind: int, message: Message | None) -> Document:
    """The answer to a callback asked for with `with_response`: `kind` is the callback's type."""
    told: Document = {"id": str(interaction.id), "type": interaction.kind}
    resource: Document = {"type": kind}
    if message is not None:
        resource["message"] = message.json
        told |= {
            "response_message_id": str(message.id),
            "response_message_loading": message.is_loading,
            "response_message_ephemeral": bool(message.flags & EPHEMERAL),
            "channel_id": str(message.channel_id),
        }
    return {"interaction": told, "resource": resource}
