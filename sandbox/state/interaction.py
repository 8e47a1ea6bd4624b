"""Interactions: people's actions that the bot must answer, and the ledger of their tokens.

Laws: the first acknowledgement must come in time and only once; the token is good for a quarter of an hour; a failed
interaction never comes back to life.
"""

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum

from sandbox.forms.document import Document
from sandbox.forms.limits import Limits
from sandbox.forms.refusal import Ground, Refusal
from sandbox.forms.snowflake import Snowflakes
from sandbox.forms.words import Text
from sandbox.state.account import Account

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
REMEMBERED = 20_000
NO_ANSWER = Text("sandbox-no-answer")


class InteractionState(Enum):
    """The progress of an interaction."""

    WAITING = "waiting"
    THINKING = "thinking"
    DEFERRED = "deferred"
    ANSWERED = "answered"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Modal:
    """A form that the bot has opened for one person."""

    custom_id: str
    title: str
    components: tuple[Document, ...]
    person_id: int
    channel_id: int
    message_id: int | None
    opened_by: Document


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A value offered while an option of a command is typed."""

    name: str
    value: str | int | float


@dataclass(slots=True, eq=False)
class Interaction:
    """One interaction. Message ids: `source` = the message clicked in, `original` = the first answer.

    `at` and `answered_at` are seconds of the event loop's clock, `born` is unix time."""

    id: int
    token: str
    kind: int
    person: Account
    channel_id: int
    data: Document
    at: float
    born: float
    source: int | None = None
    opened_by: Document | None = None
    state: InteractionState = InteractionState.WAITING
    reason: Text | None = None
    original: int | None = None
    followups: list[int] = field(default_factory=list)
    modal: Modal | None = None
    choices: tuple[Suggestion, ...] = ()
    updated: bool = False
    ephemeral: bool = False
    answered_at: float = 0.0
    acknowledged: asyncio.Event = field(default_factory=asyncio.Event)
    settled: asyncio.Event = field(default_factory=asyncio.Event)
    listeners: "list[Callable[[Interaction], None]]" = field(default_factory=list)
    timer: asyncio.TimerHandle | None = None

    def acknowledge(self, state: InteractionState) -> None:
        """The bot has answered for the first time; settled unless it has only asked for more time."""
        self._end_waiting(state)
        if state is InteractionState.ANSWERED:
            self.settle()

    def settle(self) -> None:
        """The bot has said all that it must."""
        if self.state is not InteractionState.FAILED:
            self.state = InteractionState.ANSWERED
        self.settled.set()

    def fail(self, reason: Text) -> None:
        """The person sees that it failed; too late for any answer."""
        if self.state is InteractionState.WAITING:
            self.reason = reason
            self._end_waiting(InteractionState.FAILED)
            self.settled.set()

    def _end_waiting(self, state: InteractionState) -> None:
        self.state = state
        self.answered_at = asyncio.get_running_loop().time()
        if self.timer is not None:
            self.timer.cancel()
        self.acknowledged.set()
        listeners, self.listeners = self.listeners, []
        for listener in listeners:
            listener(self)


class Ledger:
    """All interactions whose token may still be valid, and the forms still open."""

    def __init__(self, limits: Limits, ids: Snowflakes, clock: Callable[[], float]) -> None:
        self._limits = limits
        self._ids = ids
        self._clock = clock
        self._by_token: dict[str, Interaction] = {}
        self._modals: dict[tuple[int, str], Modal] = {}

    def open(
        self,
        kind: int,
        person: Account,
        channel_id: int,
        data: Document,
        *,
        source: int | None = None,
        opened_by: Document | None = None,
    ) -> Interaction:
        """A new interaction; its time to be answered runs from now."""
        self._forget_old()
        loop = asyncio.get_running_loop()
        number = self._ids.next()
        made = Interaction(
            number,
            f"{number}-{secrets.token_urlsafe(24)}",
            kind,
            person,
            channel_id,
            data,
            loop.time(),
            self._clock(),
            source,
            opened_by,
        )
        self._by_token[made.token] = made
        made.timer = loop.call_later(self._limits.answer_within, made.fail, NO_ANSWER)
        return made

    def _forget_old(self) -> None:
        while len(self._by_token) >= REMEMBERED:
            del self._by_token[next(iter(self._by_token))]

    def recent(self) -> list[Interaction]:
        """The interactions that are remembered, oldest first."""
        return list(self._by_token.values())

    def waiting(self, interaction_id: int, token: str) -> Interaction:
        """The interaction that may now be acknowledged; raises 10062 or 40060."""
        found = self._by_token.get(token)
        if found is None or found.id != interaction_id or found.state is InteractionState.FAILED:
            raise Refusal(Ground.UNKNOWN_INTERACTION)
        if found.state is not InteractionState.WAITING:
            raise Refusal(Ground.ALREADY_ACKNOWLEDGED)
        return found

    def answered(self, token: str) -> Interaction:
        """The acknowledged interaction of a webhook token; raises 10015 or 50027."""
        found = self._by_token.get(token)
        if found is None or found.state in (InteractionState.WAITING, InteractionState.FAILED):
            raise Refusal(Ground.UNKNOWN_WEBHOOK)
        if self._clock() - found.born > self._limits.token_lives:
            raise Refusal(Ground.INVALID_WEBHOOK_TOKEN)
        return found

    def expire(self, interaction: Interaction) -> None:
        """Make its time run out now: for the first answer if there is none yet, and for the token."""
        interaction.fail(NO_ANSWER)
        interaction.born = float("-inf")

    def show_modal(self, modal: Modal) -> None:
        """A form is open for a person until it is submitted."""
        self._modals[modal.person_id, modal.custom_id] = modal

    def modal(self, person_id: int, custom_id: str) -> Modal | None:
        """The form of that custom_id that is open for a person."""
        return self._modals.get((person_id, custom_id))

    def close_modal(self, modal: Modal) -> None:
        """The form has been submitted and answered, or put away."""
        self._modals.pop((modal.person_id, modal.custom_id), None)

    def stop(self) -> None:
        """Nobody will answer any more."""
        for interaction in self._by_token.values():
            interaction.fail(NO_ANSWER)
