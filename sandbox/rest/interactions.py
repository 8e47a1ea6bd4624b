"""REST that answers interactions: callbacks, follow-ups, and the messages of both."""

from collections.abc import Callable

from aiohttp import web

from sandbox.forms.complaints import Complaints
from sandbox.forms.component import shaped
from sandbox.forms.document import Document, children, digits, number, text
from sandbox.forms.refusal import Ground, Refusal
from sandbox.rest.gate import Route, nothing, reply, whole
from sandbox.service.interaction_event import callback_json, metadata
from sandbox.service.messages import Manner, Messages, reply_manner
from sandbox.state.account import BOT_ID
from sandbox.state.draft import FormDraft, read_draft
from sandbox.state.interaction import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL_SUBMIT,
    Interaction,
    InteractionState,
    Ledger,
    Modal,
    Suggestion,
)
from sandbox.state.message import EPHEMERAL, Message
from sandbox.state.world import World
from sandbox.validation.commands import OPTIONS, check_choice
from sandbox.validation.modal import check_modal

SAY, THINK, DEFER, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
SUBMITTED_AT_MESSAGE = -MODAL_SUBMIT
_ALLOWED: dict[int, frozenset[int]] = {
    COMMAND: frozenset({SAY, THINK, MODAL}),
    COMPONENT: frozenset({SAY, THINK, DEFER, UPDATE, MODAL}),
    AUTOCOMPLETE: frozenset({CHOICES}),
    MODAL_SUBMIT: frozenset({SAY, THINK}),
    SUBMITTED_AT_MESSAGE: frozenset({SAY, THINK, DEFER, UPDATE}),
}


class InteractionRest:
    """The handlers. A callback that is refused leaves the interaction open."""

    def __init__(self, world: World, messages: Messages, ledger: Ledger) -> None:
        self._world = world
        self._messages = messages
        self._ledger = ledger
        self._callbacks: dict[int, Callable[[Interaction, FormDraft], Message | None]] = {
            SAY: self._say,
            THINK: self._think,
            DEFER: self._defer,
            UPDATE: self._update,
            CHOICES: self._choices,
            MODAL: self._modal,
        }

    def routes(self) -> list[Route]:
        """Method, path, handler."""
        webhook = "/webhooks/{application_id}/{token}"
        one = webhook + "/messages/{message_id}"
        return [
            ("POST", "/interactions/{interaction_id}/{token}/callback", self.callback),
            ("POST", webhook, self.follow_up),
            ("GET", one, self.fetch),
            ("PATCH", one, self.edit),
            ("DELETE", one, self.delete),
        ]

    async def callback(self, request: web.Request) -> web.Response:
        draft = await read_draft(request)
        interaction = self._ledger.waiting(whole(request, "interaction_id"), request.match_info["token"])
        kind = self._kind(interaction, draft.payload)
        message = self._callbacks[kind](interaction, draft.part("data"))
        if request.query.get("with_response", "").lower() not in ("1", "true"):
            return nothing()
        return reply(callback_json(interaction, kind, message))

    def _kind(self, interaction: Interaction, payload: Document) -> int:
        at_message = interaction.kind == MODAL_SUBMIT and interaction.source is not None
        complaints = Complaints()
        allowed = _ALLOWED[SUBMITTED_AT_MESSAGE if at_message else interaction.kind]
        kind = complaints.choice(payload, (), "type", allowed)
        complaints.settle()
        return kind or 0

    # Callbacks: each acknowledges only after everything has been accepted

    def _say(self, interaction: Interaction, draft: FormDraft) -> Message:
        message = self._post(interaction, draft, number(draft.payload, "flags"))
        interaction.original = message.id
        interaction.ephemeral = message.visible_to is not None
        interaction.acknowledge(InteractionState.ANSWERED)
        return message

    def _think(self, interaction: Interaction, draft: FormDraft) -> Message:
        channel = self._world.channel(interaction.channel_id)
        message = self._messages.think(channel, self._manner(interaction, number(draft.payload, "flags")))
        interaction.original = message.id
        interaction.ephemeral = message.visible_to is not None
        interaction.acknowledge(InteractionState.THINKING)
        return message

    def _defer(self, interaction: Interaction, _: FormDraft) -> Message | None:
        interaction.original = interaction.source
        interaction.acknowledge(InteractionState.DEFERRED)
        return None

    def _update(self, interaction: Interaction, draft: FormDraft) -> Message:
        message = self._messages.edit(self._source(interaction), draft, drops_files=True)
        interaction.original = message.id
        interaction.updated = True
        interaction.acknowledge(InteractionState.ANSWERED)
        return message

    def _choices(self, interaction: Interaction, draft: FormDraft) -> None:
        complaints = Complaints(draft.prefix)
        listed = complaints.listing(draft.payload, (), "choices", OPTIONS)
        for path, choice in listed:
            value = choice.get("value")
            check_choice(complaints, choice, path, 3 if isinstance(value, str) else 10)
        complaints.settle()
        offered = [(text(one, "name"), one["value"]) for _, one in listed]
        interaction.choices = tuple(
            Suggestion(name, own) for name, own in offered if isinstance(own, str | int | float)
        )
        interaction.acknowledge(InteractionState.ANSWERED)

    def _modal(self, interaction: Interaction, draft: FormDraft) -> None:
        complaints = Complaints(draft.prefix)
        check_modal(complaints, draft.payload)
        complaints.settle()
        components = shaped(children(draft.payload, "components"), _no_media)
        interaction.modal = Modal(
            text(draft.payload, "custom_id"),
            text(draft.payload, "title"),
            tuple(components),
            interaction.person.id,
            interaction.channel_id,
            interaction.source,
            metadata(interaction),
        )
        self._ledger.show_modal(interaction.modal)
        interaction.acknowledge(InteractionState.ANSWERED)

    # After the callback

    async def follow_up(self, request: web.Request) -> web.Response:
        draft = await read_draft(request)
        interaction = self._answered(request)
        if interaction.state is InteractionState.THINKING:
            message = self._messages.edit(self._own(interaction, "@original"), draft)
        else:
            message = self._post(interaction, draft, number(draft.payload, "flags"))
            interaction.followups.append(message.id)
        interaction.settle()
        return reply(message.json) if request.query.get("wait", "").lower() in ("1", "true") else nothing()

    async def fetch(self, request: web.Request) -> web.Response:
        return reply(self._own(self._answered(request), request.match_info["message_id"]).json)

    async def edit(self, request: web.Request) -> web.Response:
        draft = await read_draft(request)
        interaction = self._answered(request)
        old = self._own(interaction, request.match_info["message_id"])
        message = self._messages.edit(old, draft)
        interaction.updated = interaction.updated or message.id == interaction.source
        if message.id == interaction.original:
            interaction.settle()
        return reply(message.json)

    async def delete(self, request: web.Request) -> web.Response:
        interaction = self._answered(request)
        message = self._own(interaction, request.match_info["message_id"])
        self._messages.delete(message)
        if message.id == interaction.original:
            interaction.settle()
        return nothing()

    def _answered(self, request: web.Request) -> Interaction:
        if whole(request, "application_id") != BOT_ID:
            raise Refusal(Ground.UNKNOWN_WEBHOOK)
        return self._ledger.answered(request.match_info["token"])

    def _own(self, interaction: Interaction, named: str) -> Message:
        """A message that this interaction made or was made at; raises Unknown Message for any other."""
        own = interaction.original if named == "@original" else digits(named)
        if own is None or own not in (interaction.original, interaction.source, *interaction.followups):
            raise Refusal(Ground.UNKNOWN_MESSAGE)
        message = self._world.find_message(interaction.channel_id, own)
        if message is None:
            raise Refusal(Ground.UNKNOWN_MESSAGE)
        return message

    def _source(self, interaction: Interaction) -> Message:
        source = interaction.source
        message = self._world.find_message(interaction.channel_id, source) if source else None
        if message is None:
            raise Refusal(Ground.UNKNOWN_MESSAGE)
        return message

    def _post(self, interaction: Interaction, draft: FormDraft, flags: int) -> Message:
        channel = self._world.channel(interaction.channel_id)
        return self._messages.post(channel, draft, self._manner(interaction, flags))

    def _manner(self, interaction: Interaction, flags: int) -> Manner:
        source = self._world.find_message(interaction.channel_id, interaction.source) if interaction.source else None
        return reply_manner(
            visible_to=interaction.person.id if flags & EPHEMERAL else None,
            metadata=metadata(interaction),
            source=source,
            by_command=interaction.kind == COMMAND,
        )


def _no_media(url: str) -> Document:
    return {"url": url}
