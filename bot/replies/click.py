"""Clicks: what was pressed, picked and typed, as Discord has it and as a value; and what is under way meanwhile.

Laws: a person who clicks again while an answer is carried out is told at most once that the question is gone, and never
about the button already pressed. Costly work is done one piece at a time for each person, or a few, so that nobody
keeps the bot from others; a person who asks for more is told so at once, and nothing waits for it.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeAlias
from weakref import WeakValueDictionary

import discord
import msgspec

from bot.language.phrases import channel_link
from bot.messages.parts import clicked
from bot.messages.parts.custom_ids import Address
from bot.messages.parts.outgoing import pressable
from bot.replies.reply import Reply
from bot.tables.terms.actors import Actor, Refused
from bot.tables.terms.press import Answer, Pressed, Redraw
from games.kernel.engine.choice import Choice
from games.kernel.engine.text import Text

LONGEST_NUMBER = 18
"""The most digits that every database takes."""
STILL = Text("still-at-it")
PATIENCE_SECONDS = 1.5
"""After this time an interaction is acknowledged, and its answer follows."""
GONE = "question-gone"

Silences: TypeAlias = Callable[[Text], bool]
"""Whether the reason why nothing was done can stay unsaid."""


def address_in(interaction: discord.Interaction) -> Address | None:
    """The button pressed; None if it is not ours."""
    return Address.parse(str(_data(interaction).get("custom_id", "")))


def is_in(interaction: discord.Interaction, address: Address) -> bool:
    """Whether the clicked message has this button: a modified client may claim anything."""
    message = interaction.message
    parts = [] if message is None else [component.to_dict() for component in message.components]
    return address.encode() in pressable(parts)


def leads_to(interaction: discord.Interaction, channel_id: int) -> bool:
    """Whether the clicked message names this channel."""
    message = interaction.message
    link = channel_link(channel_id)
    return message is not None and any(
        link in said for said in (message.content, *(str(part.to_dict()) for part in message.components))
    )


def shown_at(interaction: discord.Interaction) -> int:
    """When the clicked message last changed, in unix milliseconds; 0 if there was none."""
    message = interaction.message
    return 0 if message is None else int((message.edited_at or message.created_at).timestamp() * 1000)


def values_in(interaction: discord.Interaction) -> tuple[str, ...]:
    """The values picked in a select; none for a button."""
    return tuple(str(value) for value in _data(interaction).get("values") or ())


def number_in(word: str, longest: int = LONGEST_NUMBER) -> int | None:
    """The number that a value spells; None if it spells none, or one larger than anything counted here."""
    return int(word) if word.isascii() and word.isdecimal() and len(word) <= longest else None


def fields_in(interaction: discord.Interaction) -> dict[str, str]:
    """What was typed into the fields of a form, or picked where there is one choice, by their custom_ids."""
    return {str(field.get("custom_id")): str(field.get("value") or "") for field in _fields(interaction)}


def ticked_in(interaction: discord.Interaction) -> dict[str, tuple[str, ...]]:
    """What was picked in a form, where there may be several choices or none, by their custom_ids."""
    parts = {str(field.get("custom_id")): field.get("values") for field in _fields(interaction)}
    return {name: tuple(map(str, values)) for name, values in parts.items() if isinstance(values, list)}


def _fields(interaction: discord.Interaction) -> list[Mapping[str, Any]]:
    return [part.get("component") or {} for part in _data(interaction).get("components") or ()]


def _data(interaction: discord.Interaction) -> Mapping[str, Any]:
    return dict(interaction.data or {})


class Click(msgspec.Struct, frozen=True):
    """A click or a returned form. The `address` says what was pressed; `values` were picked in a select, `fields` were
    filled in a form, and `ticked` are the values picked there in lists and boxes.
    """

    reply: Reply
    address: Address
    actor: Actor
    values: tuple[str, ...] = ()
    fields: Mapping[str, str] = {}
    ticked: Mapping[str, tuple[str, ...]] = {}

    @property
    def game(self) -> int:
        """The number of the game, or of what else the button is about."""
        return self.address.game

    @property
    def question(self) -> str:
        """The id of the question at which it was pressed."""
        return self.address.choice

    @property
    def pressed(self) -> Pressed:
        """Where it was pressed, as a move needs it."""
        return self.reply.pressed

    def given(self, name: str) -> tuple[str, ...]:
        """What was picked in a part of the form, however it was drawn."""
        alone = self.fields.get(name)
        return self.ticked.get(name, (alone,) if alone else ())

    @property
    def number(self) -> int:
        """The number the button carries, if it has one: a step, a draft, a turn."""
        return int(self.address.draft or "0", 36)

    @property
    def picked_page(self) -> int:
        """The page picked from a list, else the one the button leads to."""
        return next((int(value) for value in self.values if value.isdecimal()), self.address.page)

    def read(self, choice: Choice) -> Answer | Redraw:
        """What it answers to a question. Raises IllegalAnswer with what to do instead."""
        return clicked.read(choice, self.address, self.values)


class OneEach:
    """The work under way, by kind and person."""

    def __init__(self) -> None:
        self._under_way: Counter[tuple[str, int]] = Counter()

    @contextmanager
    def at_work(self, what: str, user_id: int, *, most: int = 1, else_: Text = STILL) -> Iterator[None]:
        """Within this block something is done for a person. Raises Refused if `most` of it are already under way."""
        key = what, user_id
        if self._under_way[key] >= most:
            raise Refused(else_)
        self._under_way[key] += 1
        try:
            yield
        finally:
            self._under_way[key] -= 1
            if not self._under_way[key]:
                del self._under_way[key]


class UnderWay:
    """What is under way. `running` must finish before the bot stops; `closing` refuses new work; `patience` is how many
    seconds an interaction may take before it is acknowledged.
    """

    def __init__(self, patience: float = PATIENCE_SECONDS) -> None:
        self.patience = patience
        self.closing = False
        self.running: set[asyncio.Task[None]] = set()
        self.one_each = OneEach()
        self._presses: dict[object, _AtOne] = {}
        self._opening: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def begin(self, task: "asyncio.Task[None]") -> None:
        """Finish this task before the bot stops."""
        self.running.add(task)
        task.add_done_callback(self.running.discard)

    def opening(self, user_id: int) -> asyncio.Lock:
        """A lock: what a person opens in several steps is opened one at a time."""
        return self._opening.setdefault(user_id, asyncio.Lock())

    @contextmanager
    def carrying_out(self, click: Click) -> Iterator[Silences]:
        """Within this block an answer is carried out; what it yields tells which reasons need not be said."""
        about = (click.game, click.actor.user_id, click.question, click.reply.clicked)
        there = self._presses.setdefault(about, _AtOne())
        press = (click.address, *click.values)
        again = press in there.presses
        there.presses.append(press)
        try:
            yield partial(there.silences, again=again)
        finally:
            there.presses.remove(press)
            if not there.presses:
                del self._presses[about]


class _AtOne:
    """What one person has pressed at one question in one message; `told`: that the question is gone was said."""

    def __init__(self) -> None:
        self.presses: list[object] = []
        self.told = False

    def silences(self, reason: Text, *, again: bool) -> bool:
        """Whether this need not be said; `again`: the same was pressed before."""
        if reason.id != GONE:
            return False
        silent = again or self.told
        self.told |= not silent
        return silent
