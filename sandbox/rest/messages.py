"""REST about messages: send, read, edit, delete by id."""

from aiohttp import web

from sandbox.forms.document import digits, flag
from sandbox.forms.limits import Limits
from sandbox.forms.refusal import Ground, Refusal
from sandbox.rest.gate import Route, nothing, reply, whole
from sandbox.rest.ratelimit import RateLimiter
from sandbox.service.channels import Channels
from sandbox.service.messages import Messages
from sandbox.state.account import BOT_ID
from sandbox.state.channel import Channel
from sandbox.state.draft import FormDraft, read_draft
from sandbox.state.message import Message
from sandbox.state.world import World

HISTORY_MOST, HISTORY_USUAL = 100, 50


class MessageRest:
    """The handlers."""

    def __init__(
        self, world: World, channels: Channels, messages: Messages, limiter: RateLimiter, limits: Limits
    ) -> None:
        self._world = world
        self._channels = channels
        self._messages = messages
        self._limiter = limiter
        self._limits = limits

    def routes(self) -> list[Route]:
        """Method, path, handler."""
        messages = "/channels/{channel_id}/messages"
        one = messages + "/{message_id}"
        return [
            ("POST", messages, self.send),
            ("GET", messages, self.history),
            ("GET", one, self.fetch),
            ("PATCH", one, self.edit),
            ("DELETE", one, self.delete),
        ]

    async def send(self, request: web.Request) -> web.Response:
        draft = await read_draft(request)
        channel = self._writable(whole(request, "channel_id"), with_files=bool(draft.uploads))
        return reply((self._sent_before(draft) or self._send(channel, draft)).json)

    def _writable(self, channel_id: int, *, with_files: bool) -> Channel:
        """The channel, if the bot may send there now; an archived thread is opened again."""
        channel = self._world.channel(channel_id)
        if channel.is_dm and channel.recipient_id in self._world.gone:
            raise Refusal(Ground.NO_COMMON_SERVER)
        if channel.is_dm and not self._world.person(channel.recipient_id).dms_open:
            raise Refusal(Ground.CANNOT_SEND_TO_USER)
        channel.require(
            "send_messages_in_threads" if channel.is_thread else "send_messages",
            *(("attach_files",) if with_files else ()),
        )
        if channel.locked:
            channel.require("manage_threads")
        return channel

    def _sent_before(self, draft: FormDraft) -> Message | None:
        nonce = draft.payload.get("nonce")
        if nonce is None or not flag(draft.payload, "enforce_nonce"):
            return None
        sent = self._world.sent_with(str(nonce), self._limits.nonce_lives)
        return self._world.message(*sent) if sent else None

    def _send(self, channel: Channel, draft: FormDraft) -> Message:
        message = self._messages.post(channel, draft)
        if (nonce := draft.payload.get("nonce")) is not None:
            self._world.remember_nonce(str(nonce), message)
        if channel.archived:
            self._channels.archive(channel, archived=False)
        return message

    async def history(self, request: web.Request) -> web.Response:
        channel = self._readable(request)
        spelled = {key: digits(value) for key, value in request.query.items()}
        query = {key: value for key, value in spelled.items() if value is not None}
        limit = min(query.get("limit", HISTORY_USUAL), HISTORY_MOST)
        found = [one for one in self._world.messages(channel.id) if one.visible_to is None]
        if "after" in query:
            found = [one for one in found if one.id > query["after"]][:limit]
        if "before" in query:
            found = [one for one in found if one.id < query["before"]]
        if "around" in query:
            found = [
                *[one for one in found if one.id <= query["around"]][-(limit // 2 + 1) :],
                *[one for one in found if one.id > query["around"]][: limit // 2],
            ]
        return reply([one.json for one in reversed(found[-limit:])])

    async def fetch(self, request: web.Request) -> web.Response:
        return reply(self._found(request).json)

    async def edit(self, request: web.Request) -> web.Response:
        message = self._found(request)
        if message.author_id != BOT_ID:
            raise Refusal(Ground.NOT_THE_AUTHOR)
        channel = self._world.channel(message.channel_id)
        if channel.archived:
            raise Refusal(Ground.THREAD_ARCHIVED)
        self._limiter.take_edit(channel.id, message.id)
        draft = await read_draft(request)
        return reply(self._messages.edit(self._found(request), draft).json)

    async def delete(self, request: web.Request) -> web.Response:
        message = self._found(request)
        channel = self._world.channel(message.channel_id)
        if message.author_id != BOT_ID:
            if channel.is_dm:
                raise Refusal(Ground.MISSING_PERMISSIONS)
            channel.require("manage_messages")
        if channel.archived:
            raise Refusal(Ground.THREAD_ARCHIVED)
        self._messages.delete(message)
        return nothing()

    def _readable(self, request: web.Request) -> Channel:
        channel = self._world.channel(whole(request, "channel_id"))
        channel.require()
        return channel

    def _found(self, request: web.Request) -> Message:
        return self._world.message(self._readable(request).id, whole(request, "message_id"))
