"""People: everything remembered about a person except the games."""

from sqlalchemy import bindparam, delete, select, update

from db.connection.transaction import Transaction
from db.games.seats import rename
from db.games.status import OPEN
from db.people import refusals, sums
from db.rows import DmState, Language, Player
from db.schema import coaching, formers, games, players, prepared, seats
from db.upsert import Upsert

_GET = select(players).where(players.c.user_id == bindparam("this"))
_HELD = _GET.with_for_update(key_share=True)
_OF_GAME = (
    select(seats.c.seat, players)
    .join(seats, seats.c.player_id == players.c.user_id)
    .where(seats.c.game == bindparam("this"))
    .order_by(seats.c.seat)
)
_NOTE_DM = (
    update(players)
    .where(players.c.user_id == bindparam("this"), players.c.dm_state != bindparam("state"))
    .values(dm_state=bindparam("state"), updated_at=bindparam("at"))
)
_SEE = Upsert(
    players,
    ["user_id"],
    lambda refused: {"name": refused.name, "locale": refused.locale, "updated_at": refused.updated_at},
)


async def get(tx: Transaction, user_id: int) -> Player | None:
    """The person with this id, None if never seen."""
    row = (await tx.execute(_GET, {"this": user_id})).one_or_none()
    return Player(*row) if row else None


async def held(tx: Transaction, user_id: int) -> Player | None:
    """The same; nobody else can change it until this transaction ends. A caller that also holds games must hold them
    first.
    """
    row = (await tx.execute(_HELD, {"this": user_id})).one_or_none()
    return Player(*row) if row else None


async def of_game(tx: Transaction, game_id: int) -> tuple[tuple[int, Player], ...]:
    """The people at a table with their seats."""
    return tuple((seat, Player(*person)) for seat, *person in await tx.execute(_OF_GAME, {"this": game_id}))


async def see(tx: Transaction, user_id: int, name: str, locale: str, *, at: int) -> Player:
    """Remember the person's present name and Discord's locale; write nothing if both are known. A new name replaces the
    old one in open games.
    """
    known = await get(tx, user_id)
    if known and (known.name, known.locale) == (name, locale):
        return known
    seen = {"user_id": user_id, "name": name, "locale": locale, "updated_at": at}
    values = seen | {"dm_state": "unknown", "settings": b""}
    row = (await tx.execute(_SEE.spelled_for(tx).returning(players), values)).one()
    if known and known.name != name:
        await rename(tx, user_id, name, before=known.name)
    return Player(*row)


async def set_language(tx: Transaction, user_id: int, language: Language | None, *, at: int) -> None:
    """Set the person's own choice of language; None: Discord's locale counts."""
    await _change(tx, user_id, at, language=language)


async def set_dm_channel(tx: Transaction, user_id: int, channel_id: int | None, *, at: int) -> None:
    """Set the channel of direct messages with this person."""
    await _change(tx, user_id, at, dm_channel_id=channel_id)


async def set_dm_state(tx: Transaction, user_id: int, state: DmState, *, at: int) -> None:
    """Set whether direct messages arrive; write nothing if that is known."""
    await tx.execute(_NOTE_DM, {"this": user_id, "state": state, "at": at})


async def set_settings(tx: Transaction, user_id: int, settings: bytes, *, at: int) -> None:
    """Set the person's settings."""
    await _change(tx, user_id, at, settings=settings)


async def _change(tx: Transaction, user_id: int, at: int, **values: object) -> None:
    await tx.execute(update(players).where(players.c.user_id == user_id).values(**values, updated_at=at))


async def delete_player(tx: Transaction, user_id: int) -> tuple[int, ...]:
    """Forget a person: the row here, the name in games that are over and in seats that somebody else has now.

    Returns the ids of open games that still need their player; these keep the seat and the name.
    """
    await tx.execute(delete(players).where(players.c.user_id == user_id))
    await refusals.forget(tx, refusals.person(user_id))
    for table in (prepared, coaching):
        await tx.execute(delete(table).where(table.c.player_id == user_id))
    over = select(games.c.id).where(games.c.id == seats.c.game, games.c.status.not_in(OPEN)).exists()
    forgotten = {"player_id": None, "name": "", "dm_message_id": None, "dm_posted_at": None}
    await tx.execute(update(seats).where(seats.c.player_id == user_id, over).values(forgotten))
    await sums.forget(tx, user_id)
    await tx.execute(update(formers).where(formers.c.player_id == user_id).values(player_id=None, name=""))
    await tx.execute(update(games).where(games.c.host_id == user_id, games.c.status.not_in(OPEN)).values(host_id=None))
    return tuple(await tx.scalars(select(seats.c.game).where(seats.c.player_id == user_id).order_by(seats.c.game)))
