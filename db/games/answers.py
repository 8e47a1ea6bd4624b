"""The log of a game: its answers, checkpoints and chronicle.

Laws: after each step exactly one answer comes next; the second to answer gets StaleStep, and nothing is changed. A game
that is over is packed (`db.games.packing`): its readers need not know, except for queries about games under way only.
"""

from collections.abc import Collection, Sequence
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import BindParameter, bindparam, delete, func, insert, select, update

from db.connection.transaction import Transaction
from db.games.packing import find as unpack
from db.games.status import OPEN, WrongStatus
from db.joined import RowPart
from db.rows import Answer, Checkpoint, Game, Line, NewAnswer, NewCheckpoint, NewLine, Seat, StoredGame
from db.schema import HEADINGS, answers, checkpoints, chronicle, games, seats

_LATEST = 2**62

_THIS: BindParameter[Any] = bindparam("this")
_UNTIL: BindParameter[Any] = bindparam("until")

_ADVANCE = (
    update(games)
    .where(games.c.id == _THIS, games.c.step == bindparam("after"), games.c.status == "running")
    .values(step=bindparam("last"))
    .returning(games)
)
_PRESENT = select(games.c.step, games.c.status).where(games.c.id == _THIS)
_ANSWER = insert(answers)
_CHECKPOINT = insert(checkpoints)
_CHECKPOINTS = select(checkpoints).where(checkpoints.c.game == _THIS).order_by(checkpoints.c.step.desc())

_earlier = chronicle.alias()
_LINE = insert(chronicle).values(
    number=select(func.coalesce(func.max(_earlier.c.number), 0) + 1).where(_earlier.c.game == _THIS).scalar_subquery(),
    game=_THIS,
)

_newest = (
    select(func.max(checkpoints.c.step))
    .where(checkpoints.c.game == _THIS, checkpoints.c.step <= _UNTIL)
    .correlate(None)
    .scalar_subquery()
)
_GAME = (
    select(games, checkpoints)
    .join_from(games, checkpoints, (checkpoints.c.game == games.c.id) & (checkpoints.c.step == _newest), isouter=True)
    .where(games.c.id == _THIS)
)
_FOUND = RowPart(Game)
_KEPT = RowPart(Checkpoint, after=_FOUND)
_SEATS = select(seats).where(seats.c.game == _THIS).order_by(seats.c.seat)
_SINCE = (
    select(answers).where(answers.c.game == _THIS, answers.c.step > func.coalesce(_newest, 0)).order_by(answers.c.step)
)
_LOG = select(answers).where(answers.c.game == _THIS).order_by(answers.c.step)
_given = answers.alias()
_last_counting = select(func.max(_given.c.step)).where(
    _given.c.game == _THIS, _given.c.kind == "answer", _given.c.undone == 0
)
_LAST_BY_HAND = _last_counting.where(_given.c.origin == "player").group_by(_given.c.seat)
_LAST_DECIDED = _last_counting.where(_given.c.origin.in_(("player", "prepared"))).group_by(
    _given.c.seat, _given.c.origin
)
_DECIDED = select(answers).where(answers.c.game == _THIS, answers.c.step.in_(_LAST_DECIDED)).order_by(answers.c.step)
_last_of_each = _LAST_BY_HAND.with_only_columns(func.max(_given.c.step).label("step")).subquery()
_FIRST_OF_LAST = select(func.coalesce(func.min(_last_of_each.c.step), 0)).scalar_subquery()
_UNASKED = (
    select(answers)
    .where(
        answers.c.game == _THIS,
        answers.c.step > _FIRST_OF_LAST,
        answers.c.kind == "answer",
        answers.c.origin == "default",
        answers.c.undone == 0,
    )
    .order_by(answers.c.step)
)

_LINES = (
    select(chronicle)
    .where(chronicle.c.game == _THIS, chronicle.c.number > bindparam("since"))
    .order_by(chronicle.c.number)
)
_HEADING = (
    select(chronicle.c.number)
    .where(chronicle.c.game == _THIS, HEADINGS)
    .order_by(chronicle.c.number.desc())
    .limit(1)
    .offset(bindparam("skipped"))
)


class StaleStep(Exception):
    """Somebody else was first: the game has gone on to step `current`."""

    def __init__(self, current: int) -> None:
        super().__init__(current)
        self.current = current


async def record(
    tx: Transaction,
    game_id: int,
    after_step: int,
    entries: Sequence[NewAnswer],
    checkpoint: NewCheckpoint | None = None,
    chronicle: Sequence[NewLine] = (),
    undone: Collection[int] = (),
    *,
    at: int,
) -> Game:
    """Append answers as the steps `after_step` + 1 and following; return the game as it then is.

    In: their results, and the earlier steps they take back. Raises StaleStep if the game is not at `after_step`,
    WrongStatus if it is not running; then nothing was changed.
    """
    game = await _advance(tx, game_id, after_step, after_step + len(entries))
    if undone:
        await mark_undone(tx, game_id, undone)
    if entries:
        common = {"game": game_id, "undone": False, "at": at}
        numbered = enumerate(entries, after_step + 1)
        await tx.execute(_ANSWER, [{**common, "step": step, **asdict(entry)} for step, entry in numbered])
    if checkpoint:
        await keep_checkpoint(tx, game_id, checkpoint)
    await tell(tx, game_id, chronicle)
    return game


async def _advance(tx: Transaction, game_id: int, after: int, last: int) -> Game:
    moved = (await tx.execute(_ADVANCE, {"this": game_id, "after": after, "last": last})).one_or_none()
    if moved is not None:
        return Game(*moved)
    present = (await tx.execute(_PRESENT, {"this": game_id})).one_or_none()
    if present is None or present.status != "running":
        raise WrongStatus(present.status if present else None)
    raise StaleStep(present.step)


async def keep_checkpoint(tx: Transaction, game_id: int, checkpoint: NewCheckpoint) -> None:
    """Store a state."""
    await tx.execute(_CHECKPOINT, [{"game": game_id, **asdict(checkpoint)}])


async def checkpoints_of(tx: Transaction, game_id: int) -> tuple[Checkpoint, ...]:
    """All states that are kept, the newest first."""
    return tuple(Checkpoint(*row) for row in await tx.execute(_CHECKPOINTS, {"this": game_id}))


async def replace_checkpoints(
    tx: Transaction, game_id: int, found: Sequence[NewCheckpoint], *, since: int, until: int
) -> None:
    """Keep exactly these states from step `since` to step `until`."""
    between = (checkpoints.c.step >= since, checkpoints.c.step <= until)
    await tx.execute(delete(checkpoints).where(checkpoints.c.game == game_id, *between))
    for checkpoint in found:
        await keep_checkpoint(tx, game_id, checkpoint)


async def tell(tx: Transaction, game_id: int, lines: Sequence[NewLine]) -> None:
    """Append lines to the chronicle."""
    if lines:
        await tx.execute(_LINE, [{"this": game_id, "undone": False, **asdict(line)} for line in lines])


async def mark_undone(tx: Transaction, game_id: int, steps: Collection[int]) -> None:
    """Mark these steps and their lines in the chronicle as taken back; drop the checkpoints that contain them."""
    for table in (answers, chronicle):
        query = update(table).where(table.c.game == game_id, table.c.step.in_(sorted(steps)))
        await tx.execute(query.values(undone=True))
    first = min(steps)
    await tx.execute(delete(checkpoints).where(checkpoints.c.game == game_id, checkpoints.c.step >= first))


async def load(tx: Transaction, game_id: int) -> StoredGame | None:
    """The game as it is now, from its newest checkpoint."""
    return await load_from(tx, game_id, _LATEST)


async def load_from(tx: Transaction, game_id: int, step: int) -> StoredGame | None:
    """The game with the newest checkpoint not after `step`, and all answers since that."""
    values = {"this": game_id, "until": step}
    row = (await tx.execute(_GAME, values)).one_or_none()
    if row is None or (found := _FOUND.of(row)) is None:
        return None
    kept = _KEPT.of(row)
    seated = tuple(Seat(*seat) for seat in await tx.execute(_SEATS, {"this": game_id}))
    since = tuple(Answer(*answer) for answer in await tx.execute(_SINCE, values))
    if found.status not in OPEN and (pack := await unpack(tx, game_id)) is not None:
        since = tuple(answer for answer in pack.answers if answer.step > (kept.step if kept else 0))
    return StoredGame(found, seated, kept, since)


async def log(tx: Transaction, game_id: int) -> tuple[Answer, ...]:
    """All answers from the first on, undone ones and undos included."""
    found = tuple(Answer(*row) for row in await tx.execute(_LOG, {"this": game_id}))
    pack = None if found else await unpack(tx, game_id)
    return pack.answers if pack else found


async def decided(tx: Transaction, game_id: int) -> tuple[Answer, ...]:
    """The last answer that each seat's person gave by hand, and the last of a prepared turn, without those
    taken back.
    """
    found = tuple(Answer(*row) for row in await tx.execute(_DECIDED, {"this": game_id}))
    if not found and (pack := await unpack(tx, game_id)) is not None:
        counting = (answer for answer in pack.answers if answer.decided and not answer.undone)
        last = {(answer.seat, answer.origin): answer for answer in counting}
        return tuple(sorted(last.values(), key=lambda answer: answer.step))
    return found


async def unasked(tx: Transaction, game_id: int) -> tuple[Answer, ...]:
    """Answers given without asking, not taken back, since the first of these (`decided`)."""
    found = tuple(Answer(*row) for row in await tx.execute(_UNASKED, {"this": game_id}))
    if not found and (pack := await unpack(tx, game_id)) is not None:
        first = min((answer.step for answer in await decided(tx, game_id) if answer.by_hand), default=0)
        return tuple(each for each in pack.answers if each.step > first and each.unasked and not each.undone)
    return found


async def last_at(tx: Transaction, game_id: int) -> int:
    """When a game under way took its last step; 0 if it took none."""
    at: int | None = await tx.scalar(select(func.max(answers.c.at)).where(answers.c.game == game_id))
    return at or 0


async def lines(tx: Transaction, game_id: int, since: int = 0) -> tuple[Line, ...]:
    """The chronicle after line `since`, undone lines included; all of it by default."""
    found = tuple(Line(*row) for row in await tx.execute(_LINES, {"this": game_id, "since": since}))
    pack = None if found else await unpack(tx, game_id)
    return tuple(line for line in pack.lines if line.number > since) if pack else found


async def lines_of_turns(tx: Transaction, game_id: int, turns: int) -> tuple[Line, ...]:
    """The chronicle of the last `turns` turns, the present one included; all of it if there were fewer."""
    heading = await tx.scalar(_HEADING, {"this": game_id, "skipped": turns - 1})
    found = await lines(tx, game_id, 0 if heading is None else heading - 1)
    if heading is not None:
        return found
    headings = [place for place, line in enumerate(found) if line.heading and not line.undone]
    return found[headings[-turns] :] if len(headings) >= turns else found
