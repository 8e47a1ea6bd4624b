"""The kinds of delivery: all are made here, and nobody else knows the words they are stored under.

Laws: a kind keeps its word, so that the next version can carry out what waits in the outbox, and so can the last one
where both run. At a masked table (`games/kernel/LANES.md`) a veil is lifted at a moment drawn from the game's seed and
the veil's place, never from the clock or a hand: neither the moment nor the seats awaited until then depend on whether
anybody was asked, or on who answered, person or order. What is left: a person without an order who takes longer than
the veil lasts; the pause beyond it says that this seat has something to decide.
"""

import hashlib
from collections.abc import Sequence
from enum import StrEnum

from bot.tables.memory.advance import Advance, Moment, moment
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
    """What a delivery does, and its stored word."""

    STATUS = "status"
    PUSH = "turn"
    PUSH_HAND = "hand"
    PUSH_CARRIED = "carried"
    REFRESH = "refresh"
    EMPTY = "left"
    FIRST_MESSAGE = "seat"
    VOTE = "vote"
    OFFER = "offer"
    FAREWELL = "farewell"
    CLOSED = "closed"
    RESTORED = "restored"
    BARRED = "barred"
    RING = "clock"
    LIFT_VEIL = "order"
    LET_COMPUTERS = "computer"
    GO_ROUND = "prepared"
    LEFT_SERVER = "gone"
    LOOK_AFTER = "lapse"
    COUNT = "tally"


# messages in the channel and to people


def status(game: int, at: int, *, patient: bool = False) -> rows.NewDelivery:
    """The channel's message shows the present state; `patient`: if one waits already, it keeps its earlier time."""
    return rows.NewDelivery(Kind.STATUS, game, None, at, patient=patient)


def push(game: int, seat: int, at: int, *, hand: bool = False, carried: bool = False) -> rows.NewDelivery:
    """A new message asks a seat's person its question, or shows how the game ended. `hand`: it comes even without a
    question; `carried`: that too, saying that the prepared turn was played.
    """
    return rows.NewDelivery(Kind.PUSH_CARRIED if carried else Kind.PUSH_HAND if hand else Kind.PUSH, game, seat, at)


def refresh(game: int, seat: int, at: int) -> rows.NewDelivery:
    """A person's last message shows the present state, silently."""
    return rows.NewDelivery(Kind.REFRESH, game, seat, at)


def fallback(game: int, seat: int, at: int, message: int, step: int) -> rows.NewDelivery:
    """A refresh in case the reply to a press in this message fails; the step makes each one different."""
    return rows.NewDelivery(Kind.REFRESH, game, seat, at + REPLY_MS, f"{message} {step}".encode())


def pressed_in(payload: bytes | None) -> int | None:
    """The pressed message, if this is a fallback's payload; else None."""
    return int(payload.split()[0]) if payload else None


def empty(game: int, seat: int, at: int, told: bytes) -> rows.NewDelivery:
    """An older fallback's message (its payload: `told`) loses its buttons, unless it is the person's last."""
    return rows.NewDelivery(Kind.EMPTY, game, seat, at, told)


def first_message(game: int, seat: int, at: int) -> rows.NewDelivery:
    """A person who sat down in a lobby gets the first message, which shows whether messages arrive."""
    return rows.NewDelivery(Kind.FIRST_MESSAGE, game, seat, at)


def vote(game: int, seat: int, at: int) -> rows.NewDelivery:
    """A person is asked to vote, or sees how the poll stands."""
    return rows.NewDelivery(Kind.VOTE, game, seat, at)


def offer(game: int, seat: int, at: int, became: bytes | None = None) -> rows.NewDelivery:
    """The channel reads that this seat is on offer, or what `became` of that."""
    return rows.NewDelivery(Kind.OFFER, game, seat, at, became)


def offers_over(seated: Sequence[rows.Seat], at: int) -> list[rows.NewDelivery]:
    """The same for each of these seats that is or was offered."""
    open_ = [seat for seat in seated if seat.offered_at is not None or seat.offer_message_id is not None]
    return [offer(seat.game, seat.seat, at) for seat in open_]


def farewell(game: int, seat: int | None, at: int, messages: bytes) -> rows.NewDelivery:
    """Messages of the seat's former person, or the table's, go."""
    return rows.NewDelivery(Kind.FAREWELL, game, seat, at, messages)


def closed(game: int, seat: int | None, at: int) -> rows.NewDelivery:
    """A person, or the channel, reads that the game was closed."""
    return rows.NewDelivery(Kind.CLOSED, game, seat, at)


def restored(game: int, seat: int | None, at: int) -> rows.NewDelivery:
    """A person, or the channel, reads that the game stands where a backup left it."""
    return rows.NewDelivery(Kind.RESTORED, game, seat, at)


def barred(game: int, seat: int, at: int) -> rows.NewDelivery:
    """A person reads that the bot cannot write to the channel."""
    return rows.NewDelivery(Kind.BARRED, game, seat, at)


def again(delivery: rows.Delivery, at: int) -> rows.NewDelivery:
    """The same once more."""
    return rows.NewDelivery(delivery.kind, delivery.game, delivery.seat, at, delivery.payload)


# what happens at a table by itself


def ring(game: int, seat: int, at: int, why: bytes | None = None) -> rows.NewDelivery:
    """The clock of a seat rings; `why`: for a holiday (`turn_times`)."""
    return rows.NewDelivery(Kind.RING, game, seat, at, why)


def lift_veil(game: int, seat: int | None, at: int, veil: str) -> rows.NewDelivery:
    """A veil is lifted."""
    return rows.NewDelivery(Kind.LIFT_VEIL, game, seat, at, veil.encode())


def let_computers(game: int, seat: int, at: int) -> rows.NewDelivery:
    """Computers answer their open questions."""
    return rows.NewDelivery(Kind.LET_COMPUTERS, game, seat, at)


def go_round(game: int, at: int) -> rows.NewDelivery:
    """Carry out prepared turns that did not fit into one move."""
    return rows.NewDelivery(Kind.GO_ROUND, game, None, at)


def left_server(game: int, seat: int | None, at: int) -> rows.NewDelivery:
    """A computer plays on for a person who has left the server."""
    return rows.NewDelivery(Kind.LEFT_SERVER, game, seat, at)


def look_after(game: int, at: int, known: bytes) -> rows.NewDelivery:
    """Check whether a lobby should end; `known` is what `idle_lobbies` knows of it."""
    return rows.NewDelivery(Kind.LOOK_AFTER, game, None, at, known)


def count(game: int, at: int) -> rows.NewDelivery:
    """A finished game is counted."""
    return rows.NewDelivery(Kind.COUNT, game, None, at)


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
        found.append(status(game, at))
    elif advance.told_openly():
        found.append(status(game, at + (TURN_PAUSE_MS if len(now.awaited) == 1 else TOGETHER_MS), patient=True))
    if advance.more_prepared:
        found.append(go_round(game, at))
    if now.over:
        found += [count(game, at), *offers_over(seated, at)]
    others = [seat.seat for seat in seated if seat.player_id is not None and seat.seat != mover]
    asked = {seat for seat in others if now.over or now.questions.get(seat) not in (None, before.questions.get(seat))}
    carried = set(advance.carried) - asked
    changed = _changed(advance, now, prepare=prepare) - asked - carried
    found += [push(game, seat, at, carried=seat in carried) for seat in others if seat in asked | carried]
    return found + [refresh(game, seat, at) for seat in others if seat in changed]


def _changed(advance: Advance, now: Moment, *, prepare: bool) -> set[int]:
    """The seats whose last message is out of date: their question changed or is gone; nothing is asked and nothing can
    be taken back any more; they can now prepare a turn; their prepared turn has begun or no longer fits.
    """
    before = advance.before
    other = {seat for seat, asked in before.asked.items() if asked != now.asked.get(seat)}
    bound = before.revocable - now.revocable - now.questions.keys()
    free = now.preparable - before.preparable if prepare else frozenset()
    return other | bound | free | advance.begun() | (advance.unfit() - advance.unfit_before)


def own_mail(advance: Advance, game: int, mover: int, at: int, pressed: int | None) -> list[rows.NewDelivery]:
    """Deliveries for the mover's direct message: a fallback if the press was in this message (`pressed`); if it was
    elsewhere, a refresh, unless the message goes on asking.
    """
    if pressed is not None:
        return [fallback(game, mover, at, pressed, advance.after + len(advance.entries))]
    return [refresh(game, mover, at)] if advance.match.question(mover) is None else []


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
        lift_veil(game_id, seat_of(veil), at + veil_ms(seed, veil, terms), veil)
        for veil in advance.veils()
        if veil not in advance.veiled_before
    ]


def seat_of(veil: str) -> int | None:
    """The seat behind a veil; None: the present player waits for all."""
    return int(veil.split("-")[1]) if veil.startswith("p") else None
