"""The page's websocket: shows one person all seats, and carries out that person's actions on them.

Law: an action that Discord would not allow is answered with `refused`, and nothing happens.
"""

from collections.abc import Callable

from aiohttp import WSMsgType, web

from sandbox.forms.document import Document, Json, children, decode_document, encode, flag, number, text, texts
from sandbox.forms.words import NotAllowed, Text
from sandbox.service.frames import FrameWriter
from sandbox.service.gateway import Gateway
from sandbox.service.user_actions import UserActions
from sandbox.state.account import BOT_USER, GUILD_ID, GUILD_NAME, Account
from sandbox.state.interaction import AUTOCOMPLETE, Interaction, InteractionState, Modal
from sandbox.state.message import Message
from sandbox.state.world import World, WorldChange

SHOWN_MESSAGES = 100


class PageSocket:
    """All open pages."""

    def __init__(self, world: World, actions: UserActions, gateway: Gateway) -> None:
        self._world = world
        self._actions = actions
        self._gateway = gateway
        self._pages: set[FrameWriter] = set()
        world.watch(self._tell)
        self._doings: dict[str, Callable[[Document], Interaction | None]] = {
            "command": self._command,
            "autocomplete": self._autocomplete,
            "click": self._click,
            "modal": self._modal,
            "say": self._say,
            "person": self._person,
            "delete_message": self._delete_message,
            "channel": self._channel,
            "dismiss": self._dismiss,
        }

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one page until it goes."""
        socket = web.WebSocketResponse(max_msg_size=1 << 20, heartbeat=30)
        await socket.prepare(request)
        page = FrameWriter(socket, request)
        self._pages.add(page)
        page.put(encode(self._hello()))
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    self._receive(page, frame.data)
        finally:
            self._pages.discard(page)
            page.stop()
        return socket

    async def close(self) -> None:
        """Say goodbye to all pages."""
        for page in list(self._pages):
            await page.close(1001)

    # Server -> page

    def _hello(self) -> Document:
        messages: Document = {}
        ephemerals: list[Document] = []
        for channel in self._world.channels.values():
            here = self._world.messages(channel.id)
            messages[str(channel.id)] = [one.json for one in here if one.visible_to is None][-SHOWN_MESSAGES:]
            whispered = [one for one in here if one.visible_to][-SHOWN_MESSAGES:]
            ephemerals += [one.json | {"visible_to": str(one.visible_to)} for one in whispered]
        return {
            "ev": "hello",
            "bot": BOT_USER | {"online": self._gateway.online},
            "clock": self._world.clock(),
            "people": [person.for_page() for person in self._world.people.values()],
            "guild": {"id": str(GUILD_ID), "name": GUILD_NAME},
            "channels": [channel.for_page() for channel in self._world.channels.values()],
            "commands": self._world.commands,
            "messages": messages,
            "ephemerals": ephemerals,
        }

    def show_online(self, online: bool) -> None:
        """The bot has connected or left."""
        self._broadcast({"ev": "bot", "online": online})

    def _broadcast(self, event: Document) -> None:
        if self._pages:
            frame = encode(event)
            for page in self._pages:
                page.put(frame)

    def _tell(self, happening: WorldChange) -> None:
        if self._pages and (event := self._event(happening)):
            self._broadcast(event)

    def _event(self, happening: WorldChange) -> Document:
        kind, message = happening.kind, happening.message
        if message is not None:
            return {"ev": kind, "channel_id": str(message.channel_id)} | _shown(kind, message)
        if happening.channel is not None:
            return {"ev": kind, "channel": happening.channel.for_page()}
        if happening.person is not None:
            return {"ev": "person", "person": happening.person.for_page()}
        return {"ev": "commands", "commands": self._world.commands} if kind == "commands" else {}

    # Page -> server

    def _receive(self, page: FrameWriter, frame: str) -> None:
        try:
            wish = decode_document(frame)
        except ValueError:
            wish = {}
        try:
            if (interaction := self._doing(wish)(wish)) is not None:
                _follow(page, wish.get("nonce"), interaction)
        except NotAllowed as refused:
            person = self._world.people.get(number(wish, "as"))
            reason = refused.reason.said(person.locale if person else "")
            page.put(encode({"ev": "refused", "nonce": wish.get("nonce"), "reason": reason}))

    def _doing(self, wish: Document) -> Callable[[Document], Interaction | None]:
        if not wish:
            raise NotAllowed(Text("sandbox-unreadable"))
        if text(wish, "do") not in self._doings:
            raise NotAllowed(Text("sandbox-unknown-deed", deed=text(wish, "do")))
        return self._doings[text(wish, "do")]

    def _as(self, wish: Document) -> Account:
        person = self._world.people.get(number(wish, "as"))
        if person is None:
            raise NotAllowed(Text("sandbox-unknown-person"))
        return person

    def _command(self, wish: Document) -> Interaction:
        return self._actions.command(self._as(wish), _at(wish), text(wish, "name"), children(wish, "options"))

    def _autocomplete(self, wish: Document) -> Interaction:
        return self._actions.autocomplete(self._as(wish), _at(wish), text(wish, "name"), children(wish, "options"))

    def _click(self, wish: Document) -> Interaction:
        values = texts(wish, "values") if "values" in wish else None
        where = (_at(wish), number(wish, "message_id"), text(wish, "custom_id"))
        return self._actions.click(self._as(wish), *where, values)

    def _modal(self, wish: Document) -> Interaction:
        filled = children(wish, "components")
        return self._actions.submit(self._as(wish), _at(wish), text(wish, "custom_id"), filled)

    def _say(self, wish: Document) -> None:
        self._actions.say(self._as(wish), _at(wish), text(wish, "content"))

    def _person(self, wish: Document) -> None:
        self._actions.settings(
            self._as(wish),
            locale=text(wish, "locale") or None,
            dms_open=flag(wish, "dms_open") if "dms_open" in wish else None,
            moderator=flag(wish, "moderator") if "moderator" in wish else None,
        )

    def _delete_message(self, wish: Document) -> None:
        self._actions.delete_message(self._as(wish), _at(wish), number(wish, "message_id"))

    def _channel(self, wish: Document) -> None:
        self._actions.change_channels(text(wish, "op"), _at(wish), text(wish, "name"))

    def _dismiss(self, wish: Document) -> None:
        self._actions.dismiss(number(wish, "message_id"))


def _at(wish: Document) -> int:
    return number(wish, "channel_id")


def _shown(kind: str, message: Message) -> Document:
    shown: Document = {"message_id": str(message.id)} if kind == "message_delete" else {"message": message.json}
    return shown | ({"visible_to": str(message.visible_to)} if message.visible_to else {})


def _follow(page: FrameWriter, nonce: Json, interaction: Interaction) -> None:
    """Tell the page how an interaction of its own goes on."""
    if interaction.state is not InteractionState.WAITING:
        return _finish(page, nonce, interaction)
    page.put(encode({"ev": "interaction", "nonce": nonce, "state": "pending"}))
    interaction.listeners.append(lambda answered: _finish(page, nonce, answered))


def _finish(page: FrameWriter, nonce: Json, interaction: Interaction) -> None:
    failed = interaction.state is InteractionState.FAILED
    if interaction.modal is not None:
        page.put(encode(_modal_event(nonce, interaction.modal)))
    if interaction.kind == AUTOCOMPLETE and not failed:
        offered = [{"name": choice.name, "value": choice.value} for choice in interaction.choices]
        page.put(encode({"ev": "choices", "nonce": nonce, "choices": offered}))
    event: Document = {"ev": "interaction", "nonce": nonce, "state": "failed" if failed else "done"}
    if interaction.reason is not None:
        event["reason"] = interaction.reason.said(interaction.person.locale)
    page.put(encode(event))


def _modal_event(nonce: Json, modal: Modal) -> Document:
    shown: Document = {"custom_id": modal.custom_id, "title": modal.title, "components": modal.components}
    return {"ev": "modal", "user_id": str(modal.person_id), "nonce": nonce, "modal": shown}
