"""News beside the table's own messages: a game was closed because the rules changed and it cannot be restored; a backup
put a table back; the bot can no longer write to a table's channel; nobody starts a lobby; a game has ended without
somebody; a highlight.

Laws: the first two are told once in the channel and once to each person, the third to each person only; a closed game
offers its record below. A table is told once per restored backup, no matter which process starts first or how often,
and before its state is shown. What became of an idle lobby, its own message says; nobody is mentioned, nothing new is
posted.
"""

from collections.abc import Callable
from functools import partial

from bot.delivery.posting import Posting
from bot.delivery.refusals import GONE
from bot.language.phrases import Speaker
from bot.messages.notices import barred, closed, notice, restored
from bot.messages.parts.outgoing import Shape
from bot.tables.acts import idle_lobbies
from bot.tables.acts.idle_lobbies import IdleLobbies
from bot.tables.memory import highlights
from bot.tables.memory.deliveries import Kind
from bot.tables.memory.loaded import LoadedGame
from bot.tables.terms import preferences
from db import rows
from db.connection.transaction import Transaction
from db.facts import RESTORED, get_fact, hold_fact, set_fact
from db.games import answers, games, outbox, seats
from db.people import refusals
from games.kernel.engine.text import Text

TOLD = "restored_told"
"""Names the restored backup that all tables have been told about."""


async def tell_of_backup(posting: Posting, delivery: rows.Delivery) -> None:
    """Say in the channel, or to a seat's person, that the game stands where the backup left it."""
    loaded = await posting.tables.loaded(delivery.game)
    if made := posting.database.lost.start:
        await _tell(posting, loaded, delivery, partial(restored, loaded, made))


async def tell_of_end(posting: Posting, delivery: rows.Delivery) -> None:
    """Say in the channel, or to a seat's person, that the game was closed."""
    loaded = await posting.tables.loaded(delivery.game)
    await _tell(posting, loaded, delivery, partial(closed, loaded))


async def tell_of_result(posting: Posting, delivery: rows.Delivery) -> None:
    """Tell the person who had the seat last, and gave it up, how the game ended."""
    loaded = await posting.tables.loaded(delivery.game)
    user_id = None if delivery.seat is None else loaded.holders.left(delivery.seat)
    if user_id is not None and loaded.row.status == "finished":
        table, say = await posting.tables.table(delivery.game), await posting.voices.to(user_id, loaded)
        plain = preferences.of(await posting.person(user_id)).plain
        shape = await posting.illustrated.result_alone(table, say, plain=plain)
        await posting.to_person(user_id, shape, delivery)


async def tell_of_bar(posting: Posting, delivery: rows.Delivery) -> None:
    """Tell a seat's person that the channel no longer shows the table, and how to mend that; nothing if it is shown
    again, there or elsewhere.
    """
    loaded = await posting.tables.loaded(delivery.game)
    refusal = await posting.database.read(lambda tx: refusals.get(tx, refusals.channel(loaded.row.channel_id)))
    if loaded.row.status == "running" and refusal is not None:
        await _tell(posting, loaded, delivery, partial(barred, loaded, gone=refusal.code in GONE))


async def tell_of_highlight(posting: Posting, delivery: rows.Delivery) -> None:
    """Tell the channel a highlight; nothing if the table has moved, or what led to it was taken back."""
    told, loaded = highlights.read(delivery.payload), await posting.tables.loaded(delivery.game)
    if told is None or loaded.row.status not in ("running", "finished") or loaded.row.channel_id != told.channel_id:
        return
    log = await posting.database.read(lambda tx: answers.log(tx, delivery.game))
    if any(answer.step == told.step and not answer.undone for answer in log):
        say = posting.voices.phrasebook.at(loaded, loaded.row.language)
        await posting.send(told.channel_id, notice(Text("highlight", what=told.text), say), delivery, silent=True)


async def _tell(
    posting: Posting, loaded: LoadedGame, delivery: rows.Delivery, said: Callable[[Speaker], Shape]
) -> None:
    if delivery.seat is None:
        say = posting.voices.phrasebook.at(loaded, loaded.row.language)
        await posting.send(loaded.row.channel_id, said(say), delivery)
    elif (seat := loaded.at(delivery.seat)) is not None and seat.player_id is not None:
        say = await posting.voices.to(seat.player_id, loaded)
        await posting.to_person(seat.player_id, said(say), delivery)


async def look_after(posting: Posting, lobbies: IdleLobbies, delivery: rows.Delivery) -> None:
    """Check whether a lobby's host is still there, and whether its time is over; its own message says what became of
    it.
    """
    before = await posting.tables.loaded(delivery.game)
    waiting = await lobbies.look(delivery.game, every=0)
    if waiting is not None:
        await lobbies.end(delivery.game, waiting)
    now = await posting.tables.loaded(delivery.game)
    changed = now.setup.lapsed or now.setup.hostless != before.setup.hostless
    if changed and now.row.status_message_id is not None:
        shape = posting.illustrated.lobby(await posting.tables.lobby(delivery.game))
        await posting.edited(now.row.channel_id, now.row.status_message_id, shape)


async def tell_restored(tx: Transaction, *, at: int) -> None:
    """After a backup was put back: let every lobby and running game say so in its channel and show its state; players
    are told and get their hand and question again. Does nothing the second time.
    """
    restored = await get_fact(tx, RESTORED)
    if restored is None or await hold_fact(tx, TOLD) == restored:
        return
    for game in await games.unfinished(tx):
        await outbox.store(tx, await _told(tx, game, at), at=at)
    await set_fact(tx, TOLD, restored)


async def _told(tx: Transaction, game: rows.Game, at: int) -> list[rows.NewDelivery]:
    """The news, then the state again, with hands in new messages: what is due earlier goes first."""
    before = at - 1
    wanted = [Kind.RESTORED(game.id, None, before), Kind.STATUS(game.id, None, at)]
    if game.status == "lobby":
        await idle_lobbies.note(tx, game.id, idle_lobbies.Waiting(at, at), at)
    seated = await seats.of_game(tx, game.id) if game.status == "running" else ()
    for seat in seated:
        if seat.player_id is not None:
            wanted.append(Kind.RESTORED(game.id, seat.seat, before))
            wanted.append(Kind.PUSH_HAND(game.id, seat.seat, at))
    return wanted
