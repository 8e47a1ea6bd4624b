"""Games that are over: the log and chronicle of each in one compressed row, instead of a row per entry.

Laws: packed data is read exactly as it was stored; a game is packed once, in the transaction that ends it, or at any
later time if it ended before packs existed. Its newest checkpoint stays, all others follow from seed and answers.
"""

import zlib
from typing import Any

import msgspec
from sqlalchemy import BindParameter, bindparam, delete, exists, func, insert, select

from db.connection.transaction import Transaction
from db.games.status import OPEN
from db.rows import Answer, Line
from db.schema import answers, checkpoints, chronicle, games, packed

_THIS: BindParameter[Any] = bindparam("this")
_HARD = 9
"""zlib's compression level: each game is packed once, and kept for ever."""

_LOG = select(answers).where(answers.c.game == _THIS).order_by(answers.c.step)
_LINES = select(chronicle).where(chronicle.c.game == _THIS).order_by(chronicle.c.number)
_PACKED = select(packed.c.what).where(packed.c.game == _THIS)
_HELD = select(games.c.status, games.c.started_at).where(games.c.id == _THIS).with_for_update(key_share=True)
_newest = select(func.max(checkpoints.c.step)).where(checkpoints.c.game == _THIS).scalar_subquery()
_OLDER = delete(checkpoints).where(checkpoints.c.game == _THIS, checkpoints.c.step < _newest)
_NEXT = (
    select(games.c.id)
    .where(games.c.id > bindparam("after"), games.c.status.not_in(OPEN), games.c.started_at.is_not(None))
    .where(~exists().where(packed.c.game == games.c.id))
    .order_by(games.c.id)
    .limit(1)
)


class _Pack(msgspec.Struct, frozen=True, array_like=True):
    """The rows in column order, without the game's number: a column may be added at the end."""

    answers: list[tuple[Any, ...]]
    lines: list[tuple[Any, ...]]


class Pack(msgspec.Struct, frozen=True):
    """The unpacked log and chronicle of a game that is over."""

    answers: tuple[Answer, ...]
    lines: tuple[Line, ...]


async def pack(tx: Transaction, game_id: int) -> bool:
    """Pack a game; False if there is nothing to do: it is not over, never began, or is already packed."""
    row = (await tx.execute(_HELD, {"this": game_id})).one_or_none()
    if row is None or row.status in OPEN or row.started_at is None or await find(tx, game_id) is not None:
        return False
    log = [tuple(one)[1:] for one in await tx.execute(_LOG, {"this": game_id})]
    lines = [tuple(one)[1:] for one in await tx.execute(_LINES, {"this": game_id})]
    what = zlib.compress(msgspec.msgpack.encode(_Pack(log, lines)), _HARD)
    await tx.execute(insert(packed), [{"game": game_id, "what": what}])
    for table in (answers, chronicle):
        await tx.execute(delete(table).where(table.c.game == game_id))
    await tx.execute(_OLDER, {"this": game_id})
    return True


async def find(tx: Transaction, game_id: int) -> Pack | None:
    """The packed data of a game; None if it is not packed."""
    what: bytes | None = await tx.scalar(_PACKED, {"this": game_id})
    if what is None:
        return None
    found = msgspec.msgpack.decode(zlib.decompress(what), type=_Pack)
    return Pack(
        tuple(Answer(game_id, *row) for row in found.answers), tuple(Line(game_id, *row) for row in found.lines)
    )


async def next_unpacked(tx: Transaction, after: int) -> int | None:
    """The first game after this one that is over, had begun and is not packed."""
    found: int | None = await tx.scalar(_NEXT, {"after": after})
    return found
