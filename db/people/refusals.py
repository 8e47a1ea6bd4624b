"""Discord's refusals by place, and when to try each place again.

Law: they are kept among the facts, so that all processes know of them, and none finds out again.
"""

from collections.abc import Iterable, Mapping

import msgspec
from sqlalchemy import select

from db.connection.transaction import Transaction
from db.facts import forget_fact, get_fact, hold_fact, set_fact
from db.schema import facts

_PERSON, _CHANNEL = "refused person ", "refused channel "


class RefusedPlace(msgspec.Struct, frozen=True):
    """The last refusal at a place: the caller's word for its kind, Discord's code, how often in a row, and when to try
    again (unix milliseconds).
    """

    kind: str
    code: int
    times: int
    again_at: int


def person(user_id: int) -> str:
    """The place: a person's direct messages."""
    return f"{_PERSON}{user_id}"


def channel(channel_id: int) -> str:
    """The place: a channel or thread of a server."""
    return f"{_CHANNEL}{channel_id}"


async def get(tx: Transaction, place: str) -> RefusedPlace | None:
    """The refusal there; None if there is none."""
    return _read(await get_fact(tx, place))


async def held(tx: Transaction, place: str) -> RefusedPlace | None:
    """The same; nobody else can change it until this transaction ends."""
    return _read(await hold_fact(tx, place))


async def of_people(tx: Transaction, user_ids: Iterable[int]) -> Mapping[int, RefusedPlace]:
    """The refusals of direct messages to these people."""
    places = {person(user_id): user_id for user_id in user_ids}
    found = await tx.execute(select(facts.c.key, facts.c.value).where(facts.c.key.in_(places)))
    read = {places[key]: _read(value) for key, value in found}
    return {user_id: refusal for user_id, refusal in read.items() if refusal is not None}


async def channels(tx: Transaction) -> tuple[int, ...]:
    """The channels with refusals."""
    found = await tx.scalars(select(facts.c.key).where(facts.c.key.startswith(_CHANNEL), facts.c.value != ""))
    return tuple(int(key.removeprefix(_CHANNEL)) for key in found)


async def keep(tx: Transaction, place: str, refusal: RefusedPlace) -> None:
    """Store a refusal, in place of an older one."""
    await set_fact(tx, place, f"{refusal.kind} {refusal.code} {refusal.times} {refusal.again_at}")


async def forget(tx: Transaction, place: str) -> None:
    """Forget the refusal."""
    await forget_fact(tx, place)


def _read(value: str | None) -> RefusedPlace | None:
    if not value:
        return None
    kind, code, times, again_at = value.split()
    return RefusedPlace(kind, int(code), int(times), int(again_at))
