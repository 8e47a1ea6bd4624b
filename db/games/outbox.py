"""Deliveries to Discord that are still to be made.

Laws: deliveries of the same thing coalesce, and delivering means drawing the present state, not a stored text; the
newest is never lost, and it is known whether delivery of an older one was begun; a row is leased to one claim at a
time, until the lease's end. Leases are short and renewed during the work: those of a killed program soon end. A time
stored by a clock that was ahead delays nothing for long: `put_right`.
"""

import base64
import hashlib
from collections.abc import Collection, Sequence
from operator import itemgetter
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import BindParameter, Boolean, bindparam, case, exists, func, or_, select, union_all, update

from db.connection.transaction import DELIVERIES, Transaction
from db.rows import Delivery, NewDelivery
from db.schema import CHANNEL, outbox, seats
from db.upsert import Upsert

CLOCKS_APART_MS = 10_000
"""How much the clocks of several machines may differ; a time further ahead comes from a wrong clock."""

_NONCE_LENGTH = 25
"""The longest nonce Discord takes."""

_KEY = itemgetter("game", "kind", "seat")
_pending = outbox.c.wanted > outbox.c.delivered
_soon_enough = bindparam("patient", type_=Boolean) & _pending & outbox.c.leased_until.is_(None)
_STORE = Upsert(
    outbox,
    ["game", "kind", "seat"],
    lambda refused: {
        "wanted": outbox.c.wanted + 1,
        "payload": refused.payload,
        "due_at": case((_soon_enough & (outbox.c.due_at < refused.due_at), outbox.c.due_at), else_=refused.due_at),
        "created_at": refused.created_at,
        "attempts": refused.attempts,
        "unsure": case(
            ((outbox.c.unsure == 0) & _pending & (outbox.c.attempts > 0), outbox.c.wanted), else_=outbox.c.unsure
        ),
    },
)
_now: BindParameter[Any] = bindparam("now")
_ripe = (
    select(outbox.c.id)
    .where(_pending, outbox.c.due_at <= _now, or_(outbox.c.leased_until.is_(None), outbox.c.leased_until <= _now))
    .order_by(outbox.c.due_at, outbox.c.id)
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True)
)
_CLAIM = (
    update(outbox)
    .where(outbox.c.id.in_(_ripe))
    .values(leased_by=bindparam("claim"), leased_until=bindparam("until"), attempts=outbox.c.attempts + 1)
    .returning(outbox)
)

_wake = case((outbox.c.leased_until > outbox.c.due_at, outbox.c.leased_until), else_=outbox.c.due_at)
_times = union_all(
    select(func.min(outbox.c.due_at).label("at")).where(_pending, outbox.c.leased_until.is_(None)),
    select(func.min(_wake)).where(_pending, outbox.c.leased_until.is_not(None)),
).subquery()
_NEXT_DUE = select(func.min(_times.c.at))

_this = outbox.c.id == bindparam("this")
_mine = outbox.c.leased_by == bindparam("claim")
_served: BindParameter[Any] = bindparam("served")
_no_replys = case((outbox.c.payload.is_not(None), outbox.c.due_at - 1), else_=outbox.c.due_at)
"""The time of a request made while an older one was on its way. It differs from the time that a reply withdraws
(requests about a reply have a payload): the message for the older request may arrive after the reply.
"""
_FULFIL = (
    update(outbox)
    .where(_this)
    .values(
        delivered=case((outbox.c.delivered < _served, _served), else_=outbox.c.delivered),
        leased_by=case((_mine, None), else_=outbox.c.leased_by),
        leased_until=case((_mine, None), else_=outbox.c.leased_until),
        unsure=case((outbox.c.unsure <= _served, 0), else_=outbox.c.unsure),
        due_at=case((outbox.c.wanted > _served, _no_replys), else_=outbox.c.due_at),
    )
    .returning(outbox.c.wanted, outbox.c.delivered)
)
_POSTPONE = (
    update(outbox)
    .where(_this, _mine)
    .values(
        due_at=case((outbox.c.wanted == _served, bindparam("later")), else_=_no_replys),
        created_at=case((outbox.c.wanted == _served, _now), else_=outbox.c.created_at),
        attempts=case((bindparam("refused", type_=Boolean) & (outbox.c.attempts > 1), 1), else_=outbox.c.attempts),
        leased_by=None,
        leased_until=None,
    )
)
_put_off = (_pending, outbox.c.leased_until.is_(None), outbox.c.attempts > 0, outbox.c.due_at > _now)
_HASTEN = update(outbox).where(*_put_off, outbox.c.game == bindparam("of_game")).values(due_at=_now, attempts=1)
_HASTEN_ALL = update(outbox).where(*_put_off, outbox.c.due_at <= bindparam("latest")).values(due_at=_now)
_ours = outbox.c.leased_until.is_not(None) & outbox.c.leased_by.in_(bindparam("claims", expanding=True))
_beside = outbox.alias("beside")
_WITHDRAW = (
    update(outbox)
    .where(
        outbox.c.game == bindparam("of_game"),
        outbox.c.kind == bindparam("of_kind"),
        outbox.c.seat == bindparam("of_seat"),
        outbox.c.due_at == bindparam("due"),
        outbox.c.payload == bindparam("told"),
        outbox.c.attempts == 0,
        ~exists().where(
            _beside.c.game == bindparam("of_game"), _beside.c.seat == bindparam("of_seat"),
            _beside.c.leased_until.is_not(None),
        ),
        exists().where(
            seats.c.game == bindparam("of_game"), seats.c.seat == bindparam("of_seat"),
            seats.c.dm_message_id == bindparam("shown_in"),
        ),
    )
    .values(delivered=outbox.c.wanted)
)  # fmt: skip
_RENEW = update(outbox).where(_ours).values(leased_until=bindparam("until"))
_RELEASE = update(outbox).where(_ours).values(leased_by=None, leased_until=None)
_END_LEASES = (
    update(outbox).where(outbox.c.leased_until > bindparam("longest")).values(leased_by=None, leased_until=None)
)
_BELIEVE_NO_FUTURE = (
    update(outbox)
    .where(_pending, outbox.c.due_at > _now, outbox.c.created_at > bindparam("credible"))
    .values(due_at=_now, created_at=_now)
)


def nonce(installation: str, row: int, wanted: int) -> str:
    """The name of one delivery, the same after a crash: 25 characters of base 32."""
    digest = hashlib.sha256(f"{installation}:{row}:{wanted}".encode()).digest()
    return base64.b32encode(digest).decode()[:_NONCE_LENGTH]


async def store(tx: Transaction, deliveries: Sequence[NewDelivery], *, at: int) -> None:
    """Ask for deliveries; `at` is now.

    An earlier request for the same is replaced: the newest payload and time count (the earlier time for a patient one),
    attempts start again.
    """
    if deliveries:
        tx.info[DELIVERIES] = True
        # Always in the same order, so that no two transactions wait for each other.
        await tx.execute(_STORE.spelled_for(tx), sorted((_values(one, at) for one in deliveries), key=_KEY))


def _values(wanted: NewDelivery, at: int) -> dict[str, object]:
    fresh = {"created_at": at, "wanted": 1, "delivered": 0, "attempts": 0, "unsure": 0}
    return {**asdict(wanted), **fresh, "seat": CHANNEL if wanted.seat is None else wanted.seat}


async def withdraw(tx: Transaction, delivery: NewDelivery, *, shown_in: int | None) -> None:
    """Drop this delivery: the seat's person sees it in this message. It stays if it was asked for again since or during
    an older delivery, if anything is being delivered there, or if the person has another message by now.
    """
    place = {"of_game": delivery.game, "of_kind": delivery.kind, "of_seat": delivery.seat}
    await tx.execute(_WITHDRAW, place | {"due": delivery.due_at, "told": delivery.payload, "shown_in": shown_in})


async def pending(tx: Transaction, like: NewDelivery) -> bytes | None:
    """The payload of an equal delivery that is already asked for; None if there is none."""
    seat = CHANNEL if like.seat is None else like.seat
    this = (outbox.c.game == like.game) & (outbox.c.kind == like.kind) & (outbox.c.seat == seat)
    payload: bytes | None = await tx.scalar(select(outbox.c.payload).where(this, _pending))
    return payload


async def payloads(tx: Transaction, game: int, kind: str) -> dict[int, bytes]:
    """The payloads of a game's newest deliveries of this kind by seat, whether made or still to be made."""
    these = (outbox.c.game == game) & (outbox.c.kind == kind) & outbox.c.payload.is_not(None)
    found = await tx.execute(select(outbox.c.seat, outbox.c.payload).where(these))
    return {row.seat: row.payload for row in found}


async def claim(tx: Transaction, name: str, *, now: int, lease_ms: int, limit: int) -> tuple[Delivery, ...]:
    """Lease up to `limit` rows that are due and not leased (any more), the longest due first.

    `name`: unique to this claim, so that a caller who lost a row and leased it again can tell. Commit before
    delivering. Each needs `done` or `postpone` before the lease ends, or another may lease it; `renew` extends the
    lease.
    """
    values = {"claim": name, "now": now, "until": now + lease_ms, "most": limit}
    claimed = [_leased(row) for row in await tx.execute(_CLAIM, values)]
    return tuple(sorted(claimed, key=lambda one: (one.due_at, one.id)))


def _leased(row: Sequence[Any]) -> Delivery:
    number, game, kind, seat, *rest = row
    return Delivery(number, game, kind, None if seat == CHANNEL else seat, *rest)


async def done(tx: Transaction, delivery: Delivery) -> bool:
    """It was delivered, or never will be. True if nothing newer is wanted; otherwise the row stays due."""
    row = (await tx.execute(_FULFIL, _lease(delivery))).one_or_none()
    return row is None or row.wanted == row.delivered


async def postpone(tx: Transaction, delivery: Delivery, until: int, *, at: int, refused: bool = False) -> None:
    """Try again from `until` on, `at` is now; a newer request keeps its own time. `refused`: forget the attempts,
    except that there was one, as something may have arrived before. Does nothing if the lease was lost.
    """
    await tx.execute(_POSTPONE, _lease(delivery) | {"later": until, "now": at, "refused": refused})


def _lease(delivery: Delivery) -> dict[str, object]:
    return {"this": delivery.id, "claim": delivery.leased_by, "served": delivery.wanted}


async def hasten(tx: Transaction, game: int, at: int) -> None:
    """Retry this game's failed deliveries now, `at`; their attempts start again."""
    tx.info[DELIVERIES] = True
    await tx.execute(_HASTEN, {"of_game": game, "now": at})


async def hasten_all(tx: Transaction, *, now: int, latest: int) -> None:
    """Make failed deliveries that were to be retried by `latest` due now."""
    tx.info[DELIVERIES] = True
    await tx.execute(_HASTEN_ALL, {"now": now, "latest": latest})


async def renew(tx: Transaction, claims: Collection[str], until: int) -> None:
    """Extend the leases of these claims, unless lost, to this time."""
    await tx.execute(_RENEW, {"claims": list(claims), "until": until})


async def release(tx: Transaction, claims: Collection[str]) -> None:
    """Give back all leases of these claims, for a program that stops."""
    await tx.execute(_RELEASE, {"claims": list(claims)})


async def put_right(tx: Transaction, *, now: int, lease_ms: int) -> bool:
    """Correct what a clock that was ahead has stored: drop leases that end later than one that begins now, and make
    requests for the future due at once, alarms too (one that rings in vain sets the next). Whether there were any.
    """
    ended = await tx.execute(_END_LEASES, {"longest": now + lease_ms + CLOCKS_APART_MS})
    hastened = await tx.execute(_BELIEVE_NO_FUTURE, {"now": now, "credible": now + CLOCKS_APART_MS})
    if found := ended.rowcount + hastened.rowcount > 0:
        tx.info[DELIVERIES] = True
    return found


async def end_leases(tx: Transaction) -> None:
    """End all leases: for a program that starts where nobody else delivers."""
    await tx.execute(_END_LEASES, {"longest": 0})


async def next_due(tx: Transaction) -> int | None:
    """When something can be claimed at the earliest (may be in the past), None if nothing is wanted."""
    at: int | None = await tx.scalar(_NEXT_DUE)
    return at
