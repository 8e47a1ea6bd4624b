"""Seats of a game. People take and leave them in the lobby; the start numbers them by lot; after that they change
hands.
"""

from collections.abc import Sequence

from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, func, insert, select, update

from db.connection.transaction import Transaction
from db.games.status import OPEN, hold_lobby, hold_running
from db.rows import Former, Seat
from db.schema import formers, games, seats

_OF_GAME = select(seats).where(seats.c.game == bindparam("this")).order_by(seats.c.seat)
_MESSAGE = (
    update(seats)
    .where(seats.c.game == bindparam("this"), seats.c.seat == bindparam("at"), seats.c.player_id == bindparam("whose"))
    .values(dm_message_id=bindparam("message"), dm_posted_at=bindparam("posted"))
)


class AlreadySeated(Exception):
    """This person has a seat in this game: number `seat`."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


async def join(tx: Transaction, game_id: int, player_id: int, name: str) -> Seat:
    """A person takes the next free seat. Raises AlreadySeated, WrongStatus."""
    await hold_lobby(tx, game_id)
    query = select(seats.c.seat).where(seats.c.game == game_id, seats.c.player_id == player_id)
    if (seat := await tx.scalar(query)) is not None:
        raise AlreadySeated(seat)
    return await _sit(tx, game_id, player_id, name, None)


async def add_computer(tx: Transaction, game_id: int, name: str, level: str) -> Seat:
    """A computer player takes the next free seat. Raises WrongStatus."""
    await hold_lobby(tx, game_id)
    return await _sit(tx, game_id, None, name, level)


async def set_level(tx: Transaction, game_id: int, seat: int, level: str) -> bool:
    """Set the level of a seat's computer player; False if none sits there. Raises WrongStatus."""
    await hold_lobby(tx, game_id)
    this = (seats.c.game == game_id) & (seats.c.seat == seat) & seats.c.player_id.is_(None)
    return (await tx.execute(update(seats).where(this).values(level=level))).rowcount > 0


async def _sit(tx: Transaction, game_id: int, player_id: int | None, name: str, level: str | None) -> Seat:
    last = await tx.scalar(select(func.max(seats.c.seat)).where(seats.c.game == game_id))
    seat = Seat(game_id, 0 if last is None else last + 1, player_id, name, level, None, None)
    await tx.execute(insert(seats), [asdict(seat)])
    return seat


async def leave(tx: Transaction, game_id: int, seat: int) -> bool:
    """Give up the seat; False if nobody sat there. The others keep their numbers. Raises WrongStatus."""
    await hold_lobby(tx, game_id)
    gone = await tx.execute(delete(seats).where(seats.c.game == game_id, seats.c.seat == seat))
    return gone.rowcount > 0


async def of_game(tx: Transaction, game_id: int) -> tuple[Seat, ...]:
    """The seats in order."""
    return tuple(Seat(*row) for row in await tx.execute(_OF_GAME, {"this": game_id}))


async def reseat(tx: Transaction, game_id: int, order: Sequence[int]) -> None:
    """Number the seats 0, 1, 2 …: the holder of `order[0]` comes first.

    Raises ValueError if `order` does not name each seat once, and WrongStatus.
    """
    await hold_lobby(tx, game_id)
    seated = {seat.seat: seat for seat in await of_game(tx, game_id)}
    if sorted(order) != sorted(seated):
        raise ValueError(f"seats {sorted(seated)} cannot be put in the order {list(order)}")
    if not order:
        return
    # The key is checked row by row, so numbers cannot be swapped in place.
    await tx.execute(delete(seats).where(seats.c.game == game_id))
    await tx.execute(insert(seats), [asdict(seated[old]) | {"seat": new} for new, old in enumerate(order)])


async def set_holder(
    tx: Transaction, game_id: int, seat: int, *, player_id: int | None, name: str | None, level: str | None
) -> Seat:
    """Give a seat of a running game to this person, this computer, or a computer in place of that person; without a
    name the seat keeps its name.

    It is no longer offered; the former holder's direct message is not carried over. Returns the seat as it was before.
    Raises WrongStatus, AlreadySeated, LookupError if there is no such seat.
    """
    await hold_running(tx, game_id)
    seated = await of_game(tx, game_id)
    before = next((each for each in seated if each.seat == seat), None)
    if before is None:
        raise LookupError(f"game {game_id} has no seat {seat}")
    if player_id is not None and any(each.player_id == player_id and each.seat != seat for each in seated):
        raise AlreadySeated(next(each.seat for each in seated if each.player_id == player_id))
    values: dict[str, object] = {"player_id": player_id, "level": level, "offered_at": None}
    if name is not None:
        values["name"] = name
    if player_id != before.player_id:
        values |= {"dm_message_id": None, "dm_posted_at": None}
    await tx.execute(update(seats).where(seats.c.game == game_id, seats.c.seat == seat).values(values))
    return before


async def rename(
    tx: Transaction, player_id: int, name: str, *, before: str | None = None, guild_id: int | None = None
) -> None:
    """Rename this person in open games: where the name was `before`, in this server."""
    open_ = select(games.c.id).where(games.c.id == seats.c.game, games.c.status.in_(OPEN))
    if guild_id is not None:
        open_ = open_.where(games.c.guild_id == guild_id)
    this = (seats.c.player_id == player_id) & (seats.c.name != name) & open_.exists()
    if before is not None:
        this &= seats.c.name == before
    await tx.execute(update(seats).where(this).values(name=name))


async def offer(tx: Transaction, game_id: int, seat: int, *, at: int | None) -> None:
    """Let anybody take over this seat of a running game; None: nobody any more. Raises WrongStatus."""
    await hold_running(tx, game_id)
    await tx.execute(update(seats).where(seats.c.game == game_id, seats.c.seat == seat).values(offered_at=at))


async def set_offer_message(tx: Transaction, game_id: int, seat: int, message_id: int | None) -> None:
    """Note the message in the channel that offers this seat; None: there is none, or it already tells the outcome."""
    values = {"offer_message_id": message_id}
    await tx.execute(update(seats).where(seats.c.game == game_id, seats.c.seat == seat).values(values))


async def remember_former(tx: Transaction, former: Former) -> None:
    """Store a seat's former holder."""
    await tx.execute(insert(formers), [asdict(former)])


async def formers_of(tx: Transaction, game_id: int) -> tuple[Former, ...]:
    """The former holders of this game's seats, earliest first."""
    query = select(formers).where(formers.c.game == game_id).order_by(formers.c.until)
    return tuple(Former(*row) for row in await tx.execute(query))


async def set_dm_message(
    tx: Transaction,
    game_id: int,
    seat: int,
    *,
    message_id: int | None,
    posted_at: int | None,
    player_id: int,
) -> bool:
    """Note the message with hand and controls sent to this person for a seat; None if it is gone.

    False, and nothing is changed, if the person no longer has the seat.
    """
    values = {"this": game_id, "at": seat, "message": message_id, "posted": posted_at, "whose": player_id}
    return (await tx.execute(_MESSAGE, values)).rowcount > 0
