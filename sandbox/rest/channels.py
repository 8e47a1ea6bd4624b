"""REST about channels: direct messages, threads, archiving."""

from aiohttp import web

from sandbox.forms.document import number
from sandbox.forms.refusal import Ground, Refusal
from sandbox.rest.gate import Route, nothing, reply, whole
from sandbox.service.channels import Channels
from sandbox.state.channel import Channel
from sandbox.state.draft import read_draft
from sandbox.state.world import World


class ChannelRest:
    """The handlers."""

    def __init__(self, world: World, channels: Channels) -> None:
        self._world = world
        self._channels = channels

    def routes(self) -> list[Route]:
        """Method, path, handler."""
        channel = "/channels/{channel_id}"
        return [
            ("POST", "/users/@me/channels", self.open_dm),
            ("GET", channel, self.fetch),
            ("PATCH", channel, self.change),
            ("DELETE", channel, self.delete),
            ("POST", channel + "/threads", self.create_thread),
            ("POST", channel + "/messages/{message_id}/threads", self.create_thread_at),
            ("POST", channel + "/typing", self.typing),
        ]

    async def open_dm(self, request: web.Request) -> web.Response:
        recipient = number((await read_draft(request)).payload, "recipient_id")
        if recipient not in self._world.people:
            raise Refusal(Ground.INVALID_RECIPIENT)
        return self._shown(self._channels.open_dm(self._world.person(recipient)))

    async def fetch(self, request: web.Request) -> web.Response:
        return self._shown(self._seen(request))

    async def change(self, request: web.Request) -> web.Response:
        payload = (await read_draft(request)).payload
        return self._shown(self._channels.change(self._seen(request), payload))

    async def delete(self, request: web.Request) -> web.Response:
        channel = self._seen(request)
        channel.require("manage_threads" if channel.is_thread else "manage_channels")
        response = self._shown(channel)
        if not channel.is_dm:
            self._world.remove_channel(channel)
        return response

    async def create_thread(self, request: web.Request) -> web.Response:
        payload = (await read_draft(request)).payload
        thread = self._channels.create_thread(self._seen(request), payload)
        return reply(self._world.channel_json(thread), 201)

    async def create_thread_at(self, request: web.Request) -> web.Response:
        payload = (await read_draft(request)).payload
        channel = self._seen(request)
        message = self._world.message(channel.id, whole(request, "message_id"))
        return reply(self._world.channel_json(self._channels.create_thread(channel, payload, message)), 201)

    async def typing(self, request: web.Request) -> web.Response:
        self._seen(request).require("send_messages")
        return nothing()

    def _seen(self, request: web.Request) -> Channel:
        channel = self._world.channel(whole(request, "channel_id"))
        channel.require()
        return channel

    def _shown(self, channel: Channel) -> web.Response:
        return reply(self._world.channel_json(channel))
