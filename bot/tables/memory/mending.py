"""Repairs to the stored data of a game that its newest checkpoint does not restore (`rebuilding`).

Laws: rebuilt data replaces what is unreadable; what the rules no longer allow is taken back in a step of the log,
nobody's, and everybody is told once; a game that cannot be restored at all is closed, and everybody is told where its
record is. If two processes do it at once, one does nothing. A program older than one that has played here takes back
and closes nothing: what it does not understand may be newer than itself.
"""

from collections.abc import Sequence

from bot.tables.memory import deliveries, polls
from bot.tables.memory.advance import BY_RULES, Advance
from bot.tables.memory.deliveries import Kind
from bot.tables.memory.loaded import NEWER, LoadedGame
from bot.tables.memory.rebuilding import Rebuilt
from bot.tables.terms import codec
from bot.tables.terms.actors import Refused
from bot.version import is_newer, program
from db import rows
from db.connection.transaction import Transaction
from db.facts import get_fact, hold_fact, set_fact
from db.games import answers, games, outbox
from db.games.status import WrongStatus, hold_running
from games.kernel.engine.chronicle import RULES_CHANGED, TookBack
from games.kernel.engine.lanes import NOBODY
from games.kernel.engine.text import Text

NEWEST = "program"
"""The fact naming the newest version that has played here."""


async def note_version(tx: Transaction) -> None:
    """This program plays here."""
    newest = await hold_fact(tx, NEWEST)
    if not newest or is_newer(program(), newest):
        await set_fact(tx, NEWEST, program())


async def let_newest(tx: Transaction) -> None:
    """Raise Refused if a newer program has played here."""
    if is_newer(await get_fact(tx, NEWEST) or "", program()):
        raise Refused(Text(NEWER))


def go_on(loaded: LoadedGame, advance: Advance) -> int | None:
    """A move: continue from the last good state. None if another process was faster."""
    found = loaded.rebuilt
    if found is None or not found.undone:
        return None
    told = TookBack(NOBODY, agreed=RULES_CHANGED)
    match = found.match.back_to(found.snapshot, found.log, found.gone, told)
    advance.go_back(match, found.snapshot.turn, told, found.undone, BY_RULES)
    return NOBODY


async def all_told(tx: Transaction, loaded: LoadedGame, advance: Advance, *, at: int) -> None:
    """Stored with that move: the states leading up to it, and everybody's updated messages."""
    if (found := loaded.rebuilt) is None:
        raise LookupError(f"game {loaded.row.id} was not rebuilt")
    await _kept(tx, loaded, found)
    asked = [choice.seat for choice in advance.match.open.values()]
    await outbox.store(tx, shown_to_all(loaded, asked, at), at=at)


def shown_to_all(loaded: LoadedGame, asked: Sequence[int], at: int) -> list[rows.NewDelivery]:
    """Everybody's message shows the state; people with a question are told again."""
    people = [seat.seat for seat in loaded.seats if seat.player_id is not None]
    return [(Kind.PUSH if seat in asked else Kind.REFRESH)(loaded.row.id, seat, at) for seat in people]


async def keep_rebuilt(tx: Transaction, loaded: LoadedGame, found: Rebuilt) -> None:
    """Store rebuilt data of an unchanged game in place of what is unreadable."""
    now = await games.held(tx, loaded.row.id)
    if now is None or (now.step, now.status) != (loaded.row.step, loaded.row.status):
        return
    await _kept(tx, loaded, found)
    if now.status == "finished" and not codec.read_places(now.result):
        result = found.match.game.result(found.match.state)
        await games.set_result(tx, now.id, codec.written_places(result))


async def _kept(tx: Transaction, loaded: LoadedGame, found: Rebuilt) -> None:
    """The rebuilt states; of a finished game only the newest."""
    wanted = found.checkpoints if loaded.row.status == "running" else found.checkpoints[-1:]
    since = found.checkpoints[0].step if loaded.row.status == "running" else 0
    await answers.replace_checkpoints(tx, loaded.row.id, wanted, since=since, until=loaded.row.step)


async def close(tx: Transaction, loaded: LoadedGame, at: int) -> None:
    """End a game that cannot be restored, without a result."""
    game_id = loaded.row.id
    try:
        await hold_running(tx, game_id)
    except WrongStatus:
        return
    await games.abort(tx, game_id, at=at)
    await polls.lapse(tx, game_id, at=at)
    people = [seat.seat for seat in loaded.seats if seat.player_id is not None]
    wanted = [Kind.CLOSED(game_id, seat, at) for seat in (None, *people)]
    await outbox.store(tx, [*wanted, *deliveries.offers_over(loaded.seats, at)], at=at)
