"""The kinds of delivery: all are made here, and nobody else knows the words they are stored under.

Laws: a kind keeps its word, so that the next version can carry out what waits in the outbox, and so can the last one
where both run. At a masked table (`games/kernel/LANES.md`) a veil is lifted at a moment drawn from the game's seed and
the veil's place, never from the clock or a hand (the seed is secret until the game is over): neither the moment nor
the seats awaited until then depend on whether anybody was asked, or on who answered, person or order. What is left: a
person without an order who takes longer than the veil lasts; the pause beyond it says that this seat has something to
decide.
"""

import hashlib
from collections.abc import Sequence
from enum import StrEnum

from bot.tables.memory.advance import Advance, Moment, moment
from bot.tables.terms.holders import Holders
from bot.tables.terms.terms import Terms
from db import rows

TURN_PAUSE_MS = 2 * 60_000
"""How long the channel waits for a turn's end before it shows what was done in it so far."""
TOGETHER_MS = 15_000
"""The same where several people are awaited and no turn is about to end."""
REPLY_MS = 4_000
"""How long a reply may take; after that its content is delivered."""
LIVE_VEIL_MS = 2 * 60_000
SLOW_VEIL_MS = 30 * 60_000
"""The longest veil where people play at once, and where they take their time."""


class Kind(StrEnum):
    """What a delivery does, and its stored word; called, it makes one."""

    STATUS = "status"
    """The channel's message shows the present state."""
    PUSH = "turn"
    """A new message asks a seat's person its question, or shows how the game ended."""
    PUSH_HAND = "hand"
    """The same even without a question."""
    PUSH_CARRIED = "carried"
    """That too, saying that the prepared turn was played."""
    REFRESH = "refresh"
    """A person's last message shows the present state, silently. With a payload it is a fallback (`own_mail`)."""
    EMPTY = "left"
    """An older fallback's message (its payload) loses its buttons or goes, unless it is the person's last."""
    FIRST_MESSAGE = "seat"
    """A person who sat down in a lobby gets the first message, which shows whether messages arrive."""
    VOTE = "vote"
    """A person is asked to vote, or sees how the poll stands."""
    OFFER = "offer"
    """The channel reads that this seat is on offer, or (payload) what became of that."""
    FAREWELL = "farewell"
    """Messages (payload) of the seat's former person, or the table's, go."""
    OVER = "over"
    """Who has given the seat up reads how the game ended."""
    CLOSED = "closed"
    """A person, or the channel, reads that the game was closed."""
    RESTORED = "restored"
    """A person, or the channel, reads that the game stands where a backup left it."""
    BARRED = "barred"
    """A person reads that the bot cannot write to the channel."""
    RING = "clock"
    """The clock of a seat rings; the payload says if that is for a holiday (`turn_times`)."""
    LIFT_VEIL = "order"
    """A veil (payload) is lifted."""
    LET_COMPUTERS = "computer"
    """Computers answer their open questions."""
    GO_ROUND = "prepared"
    """Prepared turns that did not fit into one move are carried out."""
    LEFT_SERVER = "gone"
    """A computer plays on for a person who has left the server."""
    LOOK_AFTER = "lapse"
    """Check whether a lobby should end; the payload is what `idle_lobbies` knows of it."""
    HIGHLIGHT = "moment"
    """The channel reads a highlight (payload); in place of a seat stands its number of that day (`highlights`)."""
    COUNT = "tally"
    """A finished game is counted."""

    def __call__(
        self, game: int, seat: int | None, at: int, payload: bytes | None = None, *, patient: bool = False
    ) -> rows.NewDelivery:
        """Such a delivery to a seat, or (None) to the channel, due at this time; `patient`: if one waits already, it
        keeps its earlier time. Raises ValueError for what such a delivery cannot do.
        """
        if (self in OF_TABLES and seat is not None) or (self in WITH_PAYLOAD and payload is None):
            raise ValueError(f"{self.name} to {seat} with {payload!r}")
        return rows.NewDelivery(self, game, seat, at, payload, patient=patient)


OF_TABLES = {Kind.STATUS, Kind.GO_ROUND, Kind.LOOK_AFTER, Kind.COUNT}
"""Kinds that are about no seat."""
WITH_PAYLOAD = {Kind.EMPTY, Kind.FAREWELL, Kind.HIGHLIGHT, Kind.LIFT_VEIL, Kind.LOOK_AFTER}
"""Kinds that say nothing without a payload."""


def fallback(game: int, seat: int, at: int, message: int, step: int) -> rows.NewDelivery:
    """A refresh in case the reply to a press in this message fails; the step makes each one different."""
    return Kind.REFRESH(game, seat, at + REPLY_MS, f"{message} {step}".encode())


def pressed_in(payload: bytes | None) -> int | None:
    """The pressed message, if this is a fallback's payload; else None."""
    return int(payload.split()[0]) if payload else None


def offers_over(seated: Sequence[rows.Seat], at: int) -> list[rows.NewDelivery]:
    """The channel reads how it stands with each of these seats that is or was offered."""
    open_ = [seat for seat in seated if seat.offered_at is not None or seat.offer_message_id is not None]
    return [Kind.OFFER(seat.game, seat.seat, at) for seat in open_]


def all_again(game: int, seated: Sequence[rows.Seat], at: int) -> list[rows.NewDelivery]:
    """All lasting messages of a table show its present state."""
    people = [seat.seat for seat in seated if seat.player_id is not None]
    return [Kind.STATUS(game, None, at), *[Kind.REFRESH(game, seat, at) for seat in people], *offers_over(seated, at)]


# what a move leads to


def following(
    advance: Advance, seated: Sequence[rows.Seat], mover: int, *, at: int, prepare: bool = False
) -> list[rows.NewDelivery]:
    """Deliveries of an advance for everybody but the mover, who sees it in the reply.

    The channel is told at once of a new turn or new people awaited, and later of anything else that is public.
    `prepare`: whether turns are prepared at this table.
    """
    before, now, game = advance.before, moment(advance.match), seated[0].game
    found: list[rows.NewDelivery] = []
    if advance.took_back_openly() or (before.turn, before.awaited, before.over) != (now.turn, now.awaited, now.over):
        found.append(Kind.STATUS(game, None, at))
    elif advance.told_openly():
        later = at + (TURN_PAUSE_MS if len(now.awaited) == 1 else TOGETHER_MS)
        found.append(Kind.STATUS(game, None, later, patient=True))
    if advance.more_prepared:
        found.append(Kind.GO_ROUND(game, None, at))
    if now.over:
        found += [Kind.COUNT(game, None, at), *offers_over(seated, at)]
    others = [seat.seat for seat in seated if seat.player_id is not None and seat.seat != mover]
    asked = {seat for seat in others if now.over or now.questions.get(seat) not in (None, before.questions.get(seat))}
    carried = set(advance.carried) - asked
    changed = _changed(advance, now, prepare=prepare) - asked - carried
    told = [seat for seat in others if seat in asked | carried]
    found += [(Kind.PUSH_CARRIED if seat in carried else Kind.PUSH)(game, seat, at) for seat in told]
    return found + [Kind.REFRESH(game, seat, at) for seat in others if seat in changed]


def _changed(advance: Advance, now: Moment, *, prepare: bool) -> set[int]:
    """The seats whose last message is out of date: their question changed or is gone; nothing is asked and nothing can
    be taken back any more; they can now prepare a turn; their prepared turn has begun or no longer fits.
    """
    before = advance.before
    # Not all that were asked: at the beginning nobody has a message yet.
    other = {seat for seat in before.questions if before.asked[seat] != now.asked.get(seat)}
    bound = before.revocable - now.revocable - now.questions.keys()
    free = now.preparable - before.preparable if prepare else frozenset()
    return other | bound | free | advance.begun() | (advance.unfit() - advance.unfit_before)


def own_mail(advance: Advance, game: int, mover: int, at: int, pressed: int | None) -> list[rows.NewDelivery]:
    """Deliveries for the mover's direct message: a fallback if the press was in this message (`pressed`); if it was
    elsewhere, a refresh, unless the message goes on asking.
    """
    if pressed is not None:
        return [fallback(game, mover, at, pressed, advance.after + len(advance.entries))]
    return [Kind.REFRESH(game, mover, at)] if advance.match.question(mover) is None else []


def to_formers(advance: Advance, holders: Holders, at: int) -> list[rows.NewDelivery]:
    """Deliveries of a game that is over to those who had a seat last and have none there any more."""
    left = [seat for seat in holders.seated if holders.left(seat.seat)] if advance.match.over else []
    return [Kind.OVER(seat.game, seat.seat, at) for seat in left]


# what was veiled becomes visible


def veil_ms(seed: bytes, veil: str, terms: Terms) -> int:
    """How long a veil lasts: evenly between half the longest time and the longest, by seed and place alone."""
    longest = LIVE_VEIL_MS if terms.time == "live" else SLOW_VEIL_MS
    lot = int.from_bytes(hashlib.blake2b(veil.encode(), key=seed[:64], digest_size=8).digest())
    return longest // 2 + lot % (longest // 2 + 1)


def to_lift(advance: Advance, terms: Terms, game_id: int, at: int) -> list[rows.NewDelivery]:
    """Deliveries that lift the veils closed in this advance."""
    seed = advance.match.seed
    return [
        Kind.LIFT_VEIL(game_id, seat_of(veil), at + veil_ms(seed, veil, terms), veil.encode())
        for veil in advance.veils()
        if veil not in advance.veiled_before
    ]


def seat_of(veil: str) -> int | None:
    """The seat behind a veil; None: the present player waits for all."""
    return int(veil.split("-")[1]) if veil.startswith("p") else None
