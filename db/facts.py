"""Facts about this installation: short texts by key."""

from sqlalchemy import delete, select

from db.connection.transaction import Transaction
from db.schema import facts
from db.upsert import Upsert

RESTORED = "restored"
"""When this database was last restored from a backup, in unix milliseconds."""
RESTORED_TO = "restored_to"
"""When that backup was made, in unix milliseconds."""

_SET = Upsert(facts, ["key"], lambda refused: {"value": refused.value})
_HOLD = Upsert(facts, ["key"], lambda _refused: {"value": facts.c.value})


async def get_fact(tx: Transaction, key: str) -> str | None:
    """The value kept under this key, None if there is none."""
    value: str | None = await tx.scalar(select(facts.c.value).where(facts.c.key == key))
    return value


async def set_fact(tx: Transaction, key: str, value: str) -> None:
    """Keep a value, in place of an older one."""
    await tx.execute(_SET.spelled_for(tx), {"key": key, "value": value})


async def hold_fact(tx: Transaction, key: str) -> str:
    """The value kept under this key, "" if there is none; nobody else can change it until this transaction ends."""
    await tx.execute(_HOLD.spelled_for(tx), {"key": key, "value": ""})
    return await get_fact(tx, key) or ""


async def forget_fact(tx: Transaction, key: str) -> None:
    """Keep it no longer."""
    await tx.execute(delete(facts).where(facts.c.key == key))
