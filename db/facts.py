"""Facts about this installation: short texts by key."""

from sqlalchemy import select

from db.schema import facts
from db.transaction import Transaction
from db.upsert import Upsert

_SET = Upsert(facts, ["key"], lambda refused: {"value": refused.value})


async def get_fact(tx: Transaction, key: str) -> str | None:
    """The value kept under this key, None if there is none."""
    value: str | None = await tx.scalar(select(facts.c.value).where(facts.c.key == key))
    return value


async def set_fact(tx: Transaction, key: str, value: str) -> None:
    """Keep a value, in place of an older one."""
    await tx.execute(_SET.spelled_for(tx), {"key": key, "value": value})
