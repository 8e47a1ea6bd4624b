"""Messages: posting, editing and deleting them, and Discord's own entries in them."""

from dataclasses import dataclass, field, replace

from sandbox.forms.document import Document, child, number
from sandbox.forms.permission import PERMISSIONS
from sandbox.forms.refusal import Ground, Refusal, form_errors
from sandbox.forms.snowflake import timestamp
from sandbox.service.composition import Composed, Composer
from sandbox.state.account import BOT_ID, BOT_USER, Account
from sandbox.state.channel import Channel
from sandbox.state.draft import FormDraft
from sandbox.state.mentions import everyone_mentioned, mentioned, user_list
from sandbox.state.message import COMMAND_REPLY, DEFAULT, EPHEMERAL, LOADING, REPLY, Message
from sandbox.state.world import World


@dataclass(frozen=True, slots=True)
class Manner:
    """How a message of the bot is made: for whom, of which type, with what besides the draft."""

    visible_to: int | None = None
    kind: int = DEFAULT
    extra: Document = field(default_factory=dict)


class Messages:
    """Everything that happens to messages. A refusal changes nothing."""

    def __init__(self, world: World) -> None:
        self._world = world

    def post(self, channel: Channel, draft: FormDraft, manner: Manner | None = None) -> Message:
        """Post as the bot; `manner` only for replies to interactions."""
        composed = Composer(self._world, channel.id, draft, None, False).compose()
        manner = manner or self._reply_manner(channel, draft.payload)
        flags = composed.flags & ~EPHEMERAL | (EPHEMERAL if manner.visible_to else 0)
        written = self._written(channel, replace(composed, flags=flags), draft.payload)
        written |= manner.extra | {"type": manner.kind}
        return self._put_new(channel, BOT_ID, BOT_USER, written, composed, manner)

    def _reply_manner(self, channel: Channel, payload: Document) -> Manner:
        reference = child(payload, "message_reference")
        if not reference:
            return Manner()
        target = self._world.find_message(channel.id, number(reference, "message_id"))
        if target is None or target.visible_to is not None:
            if reference.get("fail_if_not_exists") is False:
                return Manner()
            path = ("message_reference", "message_id")
            raise Refusal(Ground.INVALID_FORM, form_errors([(path, "REPLIES_UNKNOWN_MESSAGE", "Unknown message")]))
        return Manner(kind=REPLY, extra=reference_to(target))

    def think(self, channel: Channel, manner: Manner) -> Message:
        """Post the notice that the bot is thinking."""
        flags = LOADING | (EPHEMERAL if manner.visible_to else 0)
        empty = Composed("", [], [], flags, [], (), ())
        written = self._written(channel, empty, {}) | manner.extra | {"type": manner.kind}
        return self._put_new(channel, BOT_ID, BOT_USER, written, empty, manner)

    def say(self, channel: Channel, person: Account, content: str) -> Message:
        """Post as a person."""
        composed = Composer(self._world, channel.id, FormDraft({"content": content}), None, False).compose()
        written = self._written(channel, composed, {})
        return self._put_new(channel, person.id, person.user(), written, composed, Manner())

    def _put_new(
        self, channel: Channel, author_id: int, author: Document, written: Document, composed: Composed, manner: Manner
    ) -> Message:
        own = self._world.ids.next()
        json: Document = {
            "id": str(own),
            "channel_id": str(channel.id),
            "author": author,
            "type": DEFAULT,
            "tts": False,
            "timestamp": timestamp(self._world.clock()),
            "edited_timestamp": None,
            "pinned": False,
            **written,
        }
        self._keep(composed)
        return self._world.put_message(Message(own, channel.id, author_id, json, composed.files, manner.visible_to))

    def _written(self, channel: Channel, composed: Composed, payload: Document) -> Document:
        allowed = payload.get("allowed_mentions")
        permitted = bool(channel.bot_permissions & PERMISSIONS["mention_everyone"])
        written: Document = {
            "content": composed.content,
            "embeds": composed.embeds,
            "components": composed.components,
            "attachments": composed.shown,
            "flags": composed.flags,
            "mentions": user_list(mentioned(composed.text, allowed, self._world.people)),
            "mention_roles": [],
            "mention_everyone": everyone_mentioned(composed.text, allowed, permitted=permitted),
        }
        return written | ({"nonce": payload["nonce"]} if payload.get("nonce") is not None else {})

    def edit(self, message: Message, draft: FormDraft, *, drops_files: bool = False) -> Message:
        """Edit a message of the bot; a notice of thinking becomes the answer."""
        channel = self._world.channel(message.channel_id)
        composed = Composer(self._world, channel.id, draft, message, drops_files).compose()
        composed = replace(composed, flags=composed.flags & ~LOADING)
        edited = None if message.is_loading else timestamp(self._world.clock())
        json = message.json | self._written(channel, composed, draft.payload) | {"edited_timestamp": edited}
        self._keep(composed)
        return self._world.put_message(replace(message, json=json, files=composed.files))

    def delete(self, message: Message) -> None:
        """Delete a message by any author."""
        self._world.remove_message(message)

    def _keep(self, composed: Composed) -> None:
        for file, data in composed.new:
            self._world.keep_file(file, data)


def reference_to(target: Message) -> Document:
    """The `message_reference` of a reply."""
    reference: Document = {"type": 0, "channel_id": str(target.channel_id), "message_id": str(target.id)}
    return {"message_reference": reference, "referenced_message": target.json}


def reply_manner(*, visible_to: int | None, metadata: Document, source: Message | None, by_command: bool) -> Manner:
    """How a reply to an interaction is made; `metadata` says whose interaction it was."""
    extra: Document = {"webhook_id": str(BOT_ID), "application_id": str(BOT_ID), "interaction_metadata": metadata}
    if source is not None:
        reference: Document = {"type": 0, "channel_id": str(source.channel_id), "message_id": str(source.id)}
        return Manner(visible_to, REPLY, extra | {"message_reference": reference})
    return Manner(visible_to, COMMAND_REPLY if by_command else DEFAULT, extra)
