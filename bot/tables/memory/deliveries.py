"""What can be delivered: every delivery is made here, and nobody else knows under which word it is stored.

Law: a kind keeps the word it is stored under, so that what waits in the outbox is carried out by the next version too,
and by the last one where both run.
"""

from collections.abc import Sequence
from enum import StrEnum

from bot.tables.memory.advance import Advance, Moment, moment
from db import rows

TURN_PAUSE_MS = 2 * 60_000
"""So long the channel waits for the end of a turn before it shows what was done in it so far."""
TOGETHER_MS = 15_000
"""The same where several are waited for, and no end of a turn is near."""
REPLY_MS = 4_000
"""So long a reply may take; after that what it was to show is delivered."""


class Kind(StrEnum):
    """What a delivery does, and the word it is stored under."""

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
    """The channel's message shows how things stand; `patient`: one that waits for an earlier time does it then."""
    return rows.NewDelivery(Kind.STATUS, game, None, at, patient=patient)


def push(game: int, seat: int, at: int, *, hand: bool = False, carried: bool = False) -> rows.NewDelivery:
    """A new message asks a person what is asked of the seat, or shows how the game ended. `hand`: it comes even if
    nothing is asked; `carried`: that too, and it says that the prepared turn was played.
    """
    return rows.NewDelivery(Kind.PUSH_CARRIED if carried else Kind.PUSH_HAND if hand else Kind.PUSH, game, seat, at)


def refresh(game: int, seat: int, at: int) -> rows.NewDelivery:
    """A person's last message shows how things stand, and no telephone rings."""
    return rows.NewDelivery(Kind.REFRESH, game, seat, at)


def fallback(game: int, seat: int, at: int, message: int, step: int) -> rows.NewDelivery:
    """A refresh in case the reply to what was pressed in this message fails; the step makes no two of them alike."""
    return rows.NewDelivery(Kind.REFRESH, game, seat, at + REPLY_MS, f"{message} {step}".encode())


def pressed_in(payload: bytes | None) -> int | None:
    """The message that was pressed, if this is the payload of a fallback; else None."""
    return int(payload.split()[0]) if payload else None


def empty(game: int, seat: int, at: int, told: bytes) -> rows.NewDelivery:
    """The message of an older fallback that `told` so loses its buttons, if it is not the person's last one."""
    return rows.NewDelivery(Kind.EMPTY, game, seat, at, told)


def first_message(game: int, seat: int, at: int) -> rows.NewDelivery:
    """A person who has sat down in a lobby gets the first message, which tells whether messages arrive."""
    return rows.NewDelivery(Kind.FIRST_MESSAGE, game, seat, at)


def vote(game: int, seat: int, at: int) -> rows.NewDelivery:
    """A person is asked for a vote, or sees how the poll stands."""
    return rows.NewDelivery(Kind.VOTE, game, seat, at)


def offer(game: int, seat: int, at: int, became: bytes | None = None) -> rows.NewDelivery:
    """The channel reads that this seat is to be had, or what `became` of that."""
    return rows.NewDelivery(Kind.OFFER, game, seat, at, became)


def offers_over(seated: Sequence[rows.Seat], at: int) -> list[rows.NewDelivery]:
    """The same for each of these seats that is offered, or was."""
    open_ = [seat for seat in seated if seat.offered_at is not None or seat.offer_message_id is not None]
    return [offer(seat.game, seat.seat, at) for seat in open_]


def farewell(game: int, seat: int | None, at: int, messages: bytes) -> rows.NewDelivery:
    """These messages, of who had the seat or of the table, say goodbye."""
    return rows.NewDelivery(Kind.FAREWELL, game, seat, at, messages)


def closed(game: int, seat: int | None, at: int) -> rows.NewDelivery:
    """A person, or the channel, reads that the game was closed."""
    return rows.NewDelivery(Kind.CLOSED, game, seat, at)


def restored(game: int, seat: int | None, at: int) -> rows.NewDelivery:
    """A person, or the channel, reads that the game stands where a backup left it."""
    return rows.NewDelivery(Kind.RESTORED, game, seat, at)


def barred(game: int, seat: int, at: int) -> rows.NewDelivery:
    """A person reads that the channel cannot be written to."""
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
    """Computers answer what is asked of them."""
    return rows.NewDelivery(Kind.LET_COMPUTERS, game, seat, at)


def go_round(game: int, at: int) -> rows.NewDelivery:
    """More prepared turns are carried out than fit into one move."""
    return rows.NewDelivery(Kind.GO_ROUND, game, None, at)


def left_server(game: int, seat: int | None, at: int) -> rows.NewDelivery:
    """A computer plays on for a person who has left the server."""
    return rows.NewDelivery(Kind.LEFT_SERVER, game, seat, at)


def look_after(game: int, at: int, known: bytes) -> rows.NewDelivery:
    """Somebody looks whether a lobby is to end; `known` of it is this (`lapses`)."""
    return rows.NewDelivery(Kind.LOOK_AFTER, game, None, at, known)


def count(game: int, at: int) -> rows.NewDelivery:
    """A finished game is counted."""
    return rows.NewDelivery(Kind.COUNT, game, None, at)


# what follows of a move


def following(
    advance: Advance, seated: Sequence[rows.Seat], mover: int, *, at: int, prepare: bool = False
) -> list[rows.NewDelivery]:
    """What everybody but the mover, who sees it in the reply, is to see of an advance.

    The channel is told at once of another turn or other people awaited, and a while later of anything else that all may
    know. `prepare`: whether turns are prepared at this table.
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
    """The seats whose last message does not show how things stand: their question changed or is gone; they are asked
    nothing and can take nothing back any more; they can prepare a turn from now on; what they have prepared has begun,
    or does not fit any more.
    """
    before = advance.before
    other = {seat for seat, asked in before.asked.items() if asked != now.asked.get(seat)}
    bound = before.revocable - now.revocable - now.questions.keys()
    free = now.preparable - before.preparable if prepare else frozenset()
    return other | bound | free | advance.begun() | (advance.unfit() - advance.unfit_before)


def own_mail(advance: Advance, game: int, mover: int, at: int, pressed: int | None) -> list[rows.NewDelivery]:
    """What the mover's direct message is to show: a fallback if it was `pressed` there, in this message; if something
    was pressed elsewhere a refresh, unless the message goes on asking.
    """
    if pressed is not None:
        return [fallback(game, mover, at, pressed, advance.after + len(advance.entries))]
    return [refresh(game, mover, at)] if advance.match.question(mover) is None else []
