"""The places that deliveries go to: a game's channel, and each seat's person.

Laws: one thing at a time is shown at a place; what a reply has shown there is withdrawn, unless something else may have
overwritten it.
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
"""After so long it is noted what replies have shown, of many at once; sooner if something else is to be done."""
REPLY_SECONDS = 900.0
"""So long at most after it came something can be replied to."""

Place: TypeAlias = tuple[int, int | None]
"""A game and a seat, or None for its channel."""


class Places:
    """All places; `soon` is called when it is time to note what replies have shown."""

    def __init__(self, soon: Callable[[], None]) -> None:
        self._soon = soon
        self._busy: WeakValueDictionary[Place, asyncio.Lock] = WeakValueDictionary()
        self._ended: dict[Place, float] = {}
        """When something was last shown at each place, by the monotonic clock; the oldest first."""
        self._shown: list[rows.NewDelivery] = []
        """Fallbacks that are not needed, as a reply has shown what they were to show."""

    @asynccontextmanager
    async def alone(self, game_id: int, seat: int | None) -> AsyncIterator[None]:
        """Within this block nothing else is delivered to this place: what comes later finds what was sent in it."""
        place = (game_id, seat)
        async with self._busy.setdefault(place, asyncio.Lock()):
            try:
                yield
            finally:
                self._note_end(place)

    def _note_end(self, place: Place) -> None:
        now = time.monotonic()
        self._ended.pop(place, None)
        self._ended[place] = now
        while self._ended[oldest := next(iter(self._ended))] < now - REPLY_SECONDS:
            del self._ended[oldest]

    def replied(self, fallback: rows.NewDelivery | None, since: float) -> None:
        """A reply has shown what this was to show; what it replies to came at `since`, by the monotonic clock. If
        anything was delivered to that place meanwhile, that may show how things stood before, and have come after the
        reply: then the fallback stays.
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
        """What replies have shown so far: it is withdrawn within this block, and kept if that fails."""
        shown, self._shown = self._shown, []
        try:
            yield shown
        except BaseException:
            self._shown = shown + self._shown
            raise


async def withdraw(tx: Transaction, shown: Iterable[rows.NewDelivery]) -> None:
    """What replies have shown need not be delivered any more, unless the person has another message by now."""
    for fallback in sorted(shown, key=lambda one: (one.game, one.seat or 0)):
        await outbox.withdraw(tx, fallback, shown_in=deliveries.pressed_in(fallback.payload))
