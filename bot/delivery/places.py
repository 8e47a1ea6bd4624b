"""The places that deliveries go to: a game's channel, and each seat's person.

Laws: a place shows one thing at a time; what a reply has shown there is withdrawn, unless something may have
overwritten it since.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import TypeAlias
from weakref import WeakValueDictionary

from bot.tables.memory import deliveries
from db import rows
from db.connection.transaction import Transaction
from db.games import outbox

REPLIES_SECONDS = 1.0
"""How long to collect what replies have shown before noting it together; less if other work is due."""
REPLY_SECONDS = 900.0
"""How long Discord accepts a reply to an interaction."""

DeliveryPlace: TypeAlias = tuple[int, int | None]
"""A game and a seat, or None for its channel."""


class Places:
    """All places; `soon` is called when shown replies should be noted."""

    def __init__(self, soon: Callable[[], None]) -> None:
        self._soon = soon
        self._busy: WeakValueDictionary[DeliveryPlace, asyncio.Lock] = WeakValueDictionary()
        self._ended: dict[DeliveryPlace, float] = {}
        """When something was last shown at each place, by the monotonic clock; the oldest first."""
        self._shown: list[rows.NewDelivery] = []
        """Fallbacks made needless by a reply that showed their content."""

    @asynccontextmanager
    async def alone(self, game_id: int, seat: int | None) -> AsyncIterator[None]:
        """Within this block nothing else is delivered to this place; later deliveries find what it sent."""
        place = (game_id, seat)
        async with self._busy.setdefault(place, asyncio.Lock()):
            try:
                yield
            finally:
                self._note_end(place)

    def _note_end(self, place: DeliveryPlace) -> None:
        now = time.monotonic()
        self._ended.pop(place, None)
        self._ended[place] = now
        while self._ended[oldest := next(iter(self._ended))] < now - REPLY_SECONDS:
            del self._ended[oldest]

    def replied(self, fallback: rows.NewDelivery | None, since: float) -> None:
        """A reply has shown what this fallback was to show; the interaction came at `since`, by the monotonic clock. If
        anything was delivered to that place since, it may show an older state and have come after the reply: then the
        fallback stays.
        """
        if fallback is None:
            return
        place = (fallback.game, fallback.seat)
        if place in self._busy or self._ended.get(place, since) > since:
            return
        if not self._shown:
            asyncio.get_running_loop().call_later(REPLIES_SECONDS, self._soon_if_shown)
        self._shown.append(fallback)

    def _soon_if_shown(self) -> None:
        if self._shown:
            self._soon()

    @contextmanager
    def shown(self) -> Iterator[Sequence[rows.NewDelivery]]:
        """The fallbacks made needless so far: withdrawn within this block, and kept if that fails."""
        shown, self._shown = self._shown, []
        try:
            yield shown
        except BaseException:
            self._shown = shown + self._shown
            raise


async def withdraw(tx: Transaction, shown: Iterable[rows.NewDelivery]) -> None:
    """Drop deliveries that replies have made needless, unless the person has another message by now."""
    for fallback in sorted(shown, key=lambda one: (one.game, one.seat or 0)):
        await outbox.withdraw(tx, fallback, shown_in=deliveries.pressed_in(fallback.payload))
