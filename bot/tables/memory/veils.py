"""The moments when what was veiled becomes visible.

Masked tables. Some questions exist for some hands only (only the holder of a certain card is asked): a table that
stands still betrays the hand, and so does one that goes on at once. The law: after each stretch in which somebody may
have been asked such a question (the rules mark them, for every victim alike), the game goes on at a moment drawn from
the game's seed and the place of the stretch, never from the clock or a hand; neither the moment nor the seats awaited
until then depend on whether anybody was asked, or on who answered, person or order, before that moment. The seed is
secret until the game is over. What is left: a person without an order who takes longer than the veil lasts; the pause
beyond it says that this seat has something to decide. An order leaves nothing.
"""

import hashlib

from bot.tables.memory import deliveries
from bot.tables.memory.advance import Advance
from bot.tables.terms.terms import Terms
from db import rows

LIVE_VEIL_MS = 2 * 60_000
SLOW_VEIL_MS = 30 * 60_000
"""The longest veil where people play at once, and where they take their time."""


def veil_ms(seed: bytes, veil: str, terms: Terms) -> int:
    """How long a veil lasts: evenly between half the longest time and the longest, by seed and place alone."""
    longest = LIVE_VEIL_MS if terms.time == "live" else SLOW_VEIL_MS
    lot = int.from_bytes(hashlib.blake2b(veil.encode(), key=seed[:64], digest_size=8).digest())
    return longest // 2 + lot % (longest // 2 + 1)


def to_lift(advance: Advance, terms: Terms, game_id: int, at: int) -> list[rows.NewDelivery]:
    """Deliveries that lift the veils closed in this advance."""
    seed = advance.match.seed
    return [
        deliveries.lift_veil(game_id, seat_of(veil), at + veil_ms(seed, veil, terms), veil)
        for veil in advance.veils()
        if veil not in advance.veiled_before
    ]


def seat_of(veil: str) -> int | None:
    """The seat behind a veil; None: the present player waits for all."""
    return int(veil.split("-")[1]) if veil.startswith("p") else None
