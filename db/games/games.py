"""Games from the lobby to the end.

Law: a game changes its status only in the permitted ways; somebody who comes too late hears the present status.
"""

from collections.abc import Sequence

from sqlalchemy import bindparam, exists, func, select, update
from sqlalchemy.exc import IntegrityError

from db.connection.transaction import Transaction
from db.games.answers import keep_checkpoint, tell
from db.games.packing import pack
from db.games.status import OPEN, WrongStatus, status_of
from db.rows import Game, Language, NewCheckpoint, NewLine, Status
from db.schema import UNFINISHED, formers, games, seats

_FIND = select(games).where(games.c.id == bindparam("this"))
_HELD = _FIND.with_for_update(key_share=True)
_STANDS = (
    update(games)
    .where(games.c.id == bindparam("this"))
    .values(
        status_message_id=bindparam("message"), status_posted_at=bindparam("posted"), status_step=bindparam("shown")
    )
)


class ChannelBusy(Exception):
    """The channel has an open game: `game_id`."""

    def __init__(self, game_id: int) -> None:
        super().__init__(game_id)
        self.game_id = game_id


async def open_lobby(
    tx: Transaction,
    *,
    game: str,
    guild_id: int,
    channel_id: int,
    host_id: int,
    language: Language,
    options: bytes,
    at: int,
) -> int:
    """Open a lobby for the rules named `game`; return the game's id. Raises ChannelBusy."""
    values = {
        "game": game,
        "guild_id": guild_id,
        "channel_id": channel_id,
        "host_id": host_id,
        "language": language,
        "options": options,
        "status": "lobby",
        "step": 0,
        "created_at": at,
    }
    try:
        async with tx.begin_nested():
            made = (await tx.execute(games.insert().values(values).returning(games.c.id))).scalar_one()
    except IntegrityError as error:
        raise await _busy(tx, channel_id, error) from error
    return int(made)


async def _busy(tx: Transaction, channel_id: int, error: IntegrityError) -> Exception:
    """The refusal's meaning: the channel is busy, or something else is wrong with the row."""
    other = await in_channel(tx, channel_id)
    return ChannelBusy(other.id) if other else error


async def find(tx: Transaction, game_id: int) -> Game | None:
    """The game with this id."""
    row = (await tx.execute(_FIND, {"this": game_id})).one_or_none()
    return Game(*row) if row else None


async def any_stored(tx: Transaction) -> bool:
    """Whether there is any game at all."""
    return await tx.scalar(select(func.max(games.c.id))) is not None


async def held(tx: Transaction, game_id: int) -> Game | None:
    """The game with this id; nobody else can change it until this transaction ends."""
    row = (await tx.execute(_HELD, {"this": game_id})).one_or_none()
    return Game(*row) if row else None


async def in_channel(tx: Transaction, channel_id: int) -> Game | None:
    """The game of this channel that is in the lobby or running."""
    query = select(games).where(games.c.channel_id == channel_id, UNFINISHED)
    row = (await tx.execute(query)).one_or_none()
    return Game(*row) if row else None


async def finished_in(tx: Transaction, channel_id: int) -> Game | None:
    """The last finished game of those begun in this channel."""
    query = select(games).where(games.c.channel_id == channel_id, games.c.status == "finished")
    row = (await tx.execute(query.order_by(games.c.id.desc()).limit(1))).one_or_none()
    return Game(*row) if row else None


async def of_player(tx: Transaction, player_id: int, statuses: Sequence[Status] = OPEN) -> tuple[Game, ...]:
    """The games this person has a seat in, oldest first."""
    query = (
        select(games)
        .join(seats, seats.c.game == games.c.id)
        .where(seats.c.player_id == player_id, games.c.status.in_(statuses))
        .order_by(games.c.id)
    )
    return tuple(Game(*row) for row in await tx.execute(query))


async def given_up_by(tx: Transaction, player_id: int) -> tuple[Game, ...]:
    """The running games in which this person had a seat and no longer has one, oldest first."""
    had = select(formers.c.game).where(formers.c.player_id == player_id)
    sits = exists().where(seats.c.game == games.c.id, seats.c.player_id == player_id)
    query = select(games).where(games.c.id.in_(had), games.c.status == "running", ~sits).order_by(games.c.id)
    return tuple(Game(*row) for row in await tx.execute(query))


async def unfinished(tx: Transaction, *, host_id: int | None = None, guild_id: int | None = None) -> tuple[Game, ...]:
    """All games in the lobby or running, oldest first; only those of a host, or of a server."""
    query = select(games).where(UNFINISHED).order_by(games.c.id)
    if host_id is not None:
        query = query.where(games.c.host_id == host_id)
    if guild_id is not None:
        query = query.where(games.c.guild_id == guild_id)
    return tuple(Game(*row) for row in await tx.execute(query))


async def opened_since(tx: Transaction, guild_id: int, since: int) -> tuple[Game, ...]:
    """A server's games opened since then, whatever became of them, oldest first."""
    query = select(games).where(games.c.guild_id == guild_id, games.c.created_at >= since).order_by(games.c.id)
    return tuple(Game(*row) for row in await tx.execute(query))


async def set_options(tx: Transaction, game_id: int, options: bytes) -> None:
    """Set other options while the game is in the lobby. Raises WrongStatus."""
    await _change(tx, game_id, ("lobby",), options=options)


async def set_language(tx: Transaction, game_id: int, language: Language) -> None:
    """Another language for the channel's messages. Raises WrongStatus if the game is over."""
    await _change(tx, game_id, OPEN, language=language)


async def set_host(tx: Transaction, game_id: int, host_id: int) -> None:
    """Another host. Raises WrongStatus if the game is over."""
    await _change(tx, game_id, OPEN, host_id=host_id)


async def start(
    tx: Transaction,
    game_id: int,
    *,
    seed: bytes,
    commitment: str,
    checkpoint: NewCheckpoint,
    chronicle: Sequence[NewLine] = (),
    at: int,
) -> None:
    """Turn the lobby into a running game with its first checkpoint and lines. Raises WrongStatus."""
    await _change(tx, game_id, ("lobby",), status="running", seed=seed, commitment=commitment, started_at=at)
    await keep_checkpoint(tx, game_id, checkpoint)
    await tell(tx, game_id, chronicle)


async def finish(tx: Transaction, game_id: int, *, result: bytes, at: int) -> Game:
    """End and pack the running game; return it as it then is. Raises WrongStatus."""
    over = await _change(tx, game_id, ("running",), status="finished", result=result, ended_at=at)
    await pack(tx, game_id)
    return over


async def set_result(tx: Transaction, game_id: int, result: bytes) -> None:
    """Replace the stored result of a game. Raises WrongStatus if it is not finished."""
    await _change(tx, game_id, ("finished",), result=result)


async def abort(tx: Transaction, game_id: int, *, at: int) -> None:
    """End the lobby or game without a result and pack its moves. Raises WrongStatus if it is over."""
    await _change(tx, game_id, OPEN, status="aborted", ended_at=at)
    await pack(tx, game_id)


async def set_status_message(tx: Transaction, game_id: int, *, message_id: int, posted_at: int, step: int) -> None:
    """Note the channel's status message, its time, and the step after which it shows the game."""
    await tx.execute(_STANDS, {"this": game_id, "message": message_id, "posted": posted_at, "shown": step})


async def forget_status_message(tx: Transaction, game_id: int, channel_id: int) -> None:
    """Forget this channel's status message, if the game is there."""
    values = {"status_message_id": None, "status_posted_at": None, "status_step": None}
    there = (games.c.id == game_id) & (games.c.channel_id == channel_id)
    await tx.execute(update(games).where(there).values(values))


async def move_channel(tx: Transaction, game_id: int, channel_id: int, guild_id: int | None = None) -> None:
    """Move the game to another channel (of another server), without a status message. Raises ChannelBusy,
    WrongStatus.
    """
    values = {"channel_id": channel_id} if guild_id is None else {"channel_id": channel_id, "guild_id": guild_id}
    try:
        async with tx.begin_nested():
            await _change(tx, game_id, OPEN, **values)
    except IntegrityError as error:
        raise await _busy(tx, channel_id, error) from error
    await forget_status_message(tx, game_id, channel_id)


async def _change(tx: Transaction, game_id: int, allowed: Sequence[Status], **values: object) -> Game:
    query = update(games).where(games.c.id == game_id, games.c.status.in_(allowed)).values(values).returning(games)
    row = (await tx.execute(query)).one_or_none()
    if row is None:
        raise WrongStatus(await status_of(tx, game_id))
    return Game(*row)
