"""What is still to be delivered to Discord.

Laws: deliveries of the same thing coalesce, and delivering means drawing the present state, not a stored text; the
newest is never lost, and that an older one was begun to be delivered is known; a row is leased to one claim at a time,
until the lease's end. Leases are short and renewed while somebody works: those of a program that was killed soon end.
What a clock that was ahead has written keeps nobody waiting until its time: `put_right`.
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
"""Clocks of several machines may differ by so much; what is farther ahead than that was written by one that was wrong.
"""

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
"""The time of what was asked for while an older one was on its way: another than that which a reply withdraws (what
tells of a reply has a payload), since what shows the older one may have come after the reply.
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
    """Ask for deliveries, `at` is now.

    What was asked for before is asked for anew: the newest payload and time count (of one that is patient the earlier
    time), attempts start again.
    """
    if deliveries:
        tx.info[DELIVERIES] = True
        # All in the same order, so that no two transactions wait for each other.
        await tx.execute(_STORE.spelled_for(tx), sorted((_values(one, at) for one in deliveries), key=_KEY))


def _values(wanted: NewDelivery, at: int) -> dict[str, object]:
    fresh = {"created_at": at, "wanted": 1, "delivered": 0, "attempts": 0, "unsure": 0}
    return {**asdict(wanted), **fresh, "seat": CHANNEL if wanted.seat is None else wanted.seat}


async def withdraw(tx: Transaction, delivery: NewDelivery, *, shown_in: int | None) -> None:
    """This needs no delivery any more: a seat's person sees it in this message. If it was asked for anew since or while
    an older one was being delivered, or anything is being delivered there, or the person has another message by now,
    it stays asked for.
    """
    place = {"of_game": delivery.game, "of_kind": delivery.kind, "of_seat": delivery.seat}
    await tx.execute(_WITHDRAW, place | {"due": delivery.due_at, "told": delivery.payload, "shown_in": shown_in})


async def pending(tx: Transaction, like: NewDelivery) -> bytes | None:
    """The payload with which the same is to be delivered already; None if it is not."""
    seat = CHANNEL if like.seat is None else like.seat
    this = (outbox.c.game == like.game) & (outbox.c.kind == like.kind) & (outbox.c.seat == seat)
    payload: bytes | None = await tx.scalar(select(outbox.c.payload).where(this, _pending))
    return payload


async def claim(tx: Transaction, name: str, *, now: int, lease_ms: int, limit: int) -> tuple[Delivery, ...]:
    """Lease up to `limit` rows that are due and leased to nobody (any more), the longest due first.

    `name`: the claim's own, never used before: whoever has lost a row and leased it again can tell.
    Commit before delivering. Each needs `done` or `postpone` before the lease ends, or another may lease it; `renew`
    puts the end off.
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
    """Try again from `until` on, `at` is now; a newer one keeps its own time. `refused`: the attempts count no more,
    only that there was one, as something may have arrived before. Does nothing if the lease was lost.
    """
    await tx.execute(_POSTPONE, _lease(delivery) | {"later": until, "now": at, "refused": refused})


def _lease(delivery: Delivery) -> dict[str, object]:
    return {"this": delivery.id, "claim": delivery.leased_by, "served": delivery.wanted}


async def hasten(tx: Transaction, game: int, at: int) -> None:
    """What of this game was tried in vain and waits is tried again now, `at`; its attempts begin anew."""
    tx.info[DELIVERIES] = True
    await tx.execute(_HASTEN, {"of_game": game, "now": at})


async def hasten_all(tx: Transaction, *, now: int, latest: int) -> None:
    """What was tried in vain, and was to be tried again by `latest`, is due now."""
    tx.info[DELIVERIES] = True
    await tx.execute(_HASTEN_ALL, {"now": now, "latest": latest})


async def renew(tx: Transaction, claims: Collection[str], until: int) -> None:
    """Leases of these claims that are not lost end at this time."""
    await tx.execute(_RENEW, {"claims": list(claims), "until": until})


async def release(tx: Transaction, claims: Collection[str]) -> None:
    """Give all leases of these claims back, for a program that stops."""
    await tx.execute(_RELEASE, {"claims": list(claims)})


async def put_right(tx: Transaction, *, now: int, lease_ms: int) -> bool:
    """Let what a clock that was ahead has written wait no longer: a lease that ends later than one that begins now is
    none, and what was asked for in the future is due at once, alarms too (one that rings in vain sets the next).
    Whether there was any such thing.
    """
    ended = await tx.execute(_END_LEASES, {"longest": now + lease_ms + CLOCKS_APART_MS})
    hastened = await tx.execute(_BELIEVE_NO_FUTURE, {"now": now, "credible": now + CLOCKS_APART_MS})
    if found := ended.rowcount + hastened.rowcount > 0:
        tx.info[DELIVERIES] = True
    return found


async def end_leases(tx: Transaction) -> None:
    """No lease lasts any longer: for a program that begins where nobody else delivers."""
    await tx.execute(_END_LEASES, {"longest": 0})


async def next_due(tx: Transaction) -> int | None:
    """When there will be something to claim at the earliest (may be in the past), None if nothing is wanted."""
    at: int | None = await tx.scalar(_NEXT_DUE)
    return at
