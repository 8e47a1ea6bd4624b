"""Moves: everything that advances a game, applied to its match and stored in one transaction with all its consequences.

Laws: one move at a time per game in this process; between processes the database decides; nothing unstored is shown to
anybody. A person's move reads everything it needs in one transaction, and is stored in one. If the database's reply is
lost, the log says whether it is stored: no move is done twice, none that counts is denied.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TypeAlias

import msgspec
import structlog
from msgspec.structs import replace

from bot.language.namesakes import bare
from bot.tables.memory import ahead, deliveries, highlights, mending, polls, turn_times
from bot.tables.memory.advance import Advance
from bot.tables.memory.ahead import orders_at, outdated, ready
from bot.tables.memory.deliveries import Kind
from bot.tables.memory.loaded import LoadedGame
from bot.tables.memory.store import Store
from bot.tables.show.clocks_shown import ClocksShown, own_side
from bot.tables.show.promised import Promised
from bot.tables.show.shown import Answered, Desk
from bot.tables.terms.actors import Actor, Refused
from bot.tables.terms.press import Answer, Press, Pressed, Redraw
from db import rows
from db.connection.out_of_reach import DatabaseDeadlocked, DatabaseGone
from db.connection.transaction import Transaction
from db.games import answers, games, outbox, seats
from db.people import players
from games.kernel.contract.ahead import Foreseen
from games.kernel.engine.choice import Choice, IllegalAnswer
from games.kernel.engine.lanes import NOBODY
from games.kernel.engine.text import Text
from games.kernel.match import Match

TRIES = 4
"""How often to try a move when another process was faster, or something had to be mended first."""

Done: TypeAlias = int | None
"""The seat that moved (its reply shows the result), NOBODY (all are told), or None: nothing was done."""
Move: TypeAlias = Callable[[LoadedGame, Advance], Done | Awaitable[Done]]
"""Does something to a match; called again if another process was faster. Raises Refused or IllegalAnswer."""
StoredTogether: TypeAlias = Callable[[Transaction, LoadedGame, Advance], Awaitable[None]]
"""Stores something together with a move."""

log = structlog.get_logger()


class Outcome(msgspec.Struct, frozen=True):
    """The state a person sees after a move of theirs, and what was `answered`; `reason`: why nothing was done, if so.

    `fallback` updates the message that was pressed if the reply does not; a reply that does makes it needless.
    `redraw`: how the question is shown if nothing was decided yet.
    """

    desk: Desk
    reason: Text | None = None
    answered: Answered | None = None
    fallback: rows.NewDelivery | None = None
    redraw: Redraw | None = None


class Found(msgspec.Struct, frozen=True):
    """A game with its table and clocks, and the fallback of the move made."""

    loaded: LoadedGame
    clocks: ClocksShown
    fallback: rows.NewDelivery | None = None


class Moves:
    """All moves in the games of this installation."""

    def __init__(self, store: Store) -> None:
        self.store = store
        store.loaded.mend = self.mend

    async def decide(self, press: Press) -> Outcome:
        """Let a person answer the question at their own seat, and as many of the next ones as the press answers."""
        # Without a decision, no need to wait for a thinking computer.
        if self.store.lock(press.game).locked() and (undecided := await self._undecided(press)) is not None:
            return undecided
        answering = Answering(press)
        outcome = await self.act(press.game, press.actor, answering, over=Text("question-gone"), pressed=press.pressed)
        reason = answering.reason or outcome.reason
        answered = None if reason else answering.answered
        return replace(outcome, reason=reason, redraw=answering.redraw, answered=answered)

    async def _undecided(self, press: Press) -> Outcome | None:
        """The state after a press that decides nothing; None if it is an answer."""
        loaded, table = await self.store.loaded.seen(press.game)
        desk = own_side(loaded, ClocksShown(table, self.store.clock()), press.actor.user_id, press.actor.locale)
        try:
            seat = loaded.seat_of(press.actor.user_id).seat
            _, choice = meant(press, running(loaded, Text("question-gone")).question(seat))
            said = press.read(choice)
        except (Refused, IllegalAnswer) as error:
            return Outcome(desk, error.reason)
        return Outcome(desk, redraw=said) if isinstance(said, Redraw) else None

    async def act(
        self, game_id: int, actor: Actor, move: Move, *, over: Text | None = None, pressed: Pressed | None = None
    ) -> Outcome:
        """Make a person's own move and show the state after it, or, if refused, the state and why. Raises Refused if
        nothing can be shown.

        `over`: what to say if the game has ended.
        """
        async with self.store.lock(game_id):
            reason: Text | None = None
            try:
                found = await self._made(game_id, move, over=over, pressed=pressed, actor=actor)
            except Refused as error:
                reason, found = error.reason, None
            found = found or await self._find(game_id)
            desk = own_side(found.loaded, found.clocks, actor.user_id, actor.locale)
            return Outcome(desk, reason, fallback=found.fallback)

    async def make(self, game_id: int, move: Move, beside: StoredTogether | None = None) -> None:
        """Make a move, let computers and standing orders answer what follows, and store the result; `beside` stores
        more in the same transaction. Raises Refused.
        """
        async with self.store.lock(game_id):
            await self._made(game_id, move, beside)

    async def mend(self, game_id: int) -> None:
        """Store what a broken game needs to go on. Raises Refused if that closed it."""
        async with self.store.lock(game_id):
            found = await self._find(game_id)
            if found.loaded.broken:
                await self._mended(found.loaded)

    async def _mended(self, loaded: LoadedGame) -> None:
        """The same with the game's lock held. Raises Refused."""
        found, at = loaded.rebuilt, self.store.clock()
        running = loaded.row.status == "running"
        if running and (found is None or found.undone):
            async with self.store.database.reading() as tx:
                await mending.let_newest(tx)
        if running and found is not None and found.undone:
            log.warning("rules_changed", game=loaded.row.id, undone=len(found.undone))
            await self._made(loaded.row.id, mending.go_on, partial(mending.all_told, at=at))
            return
        async with self.store.change() as tx:
            if found is not None and not found.undone:
                await mending.keep_rebuilt(tx, loaded, found)
            elif running:
                log.warning("closed", game=loaded.row.id)
                await mending.close(tx, loaded, at)
        loaded.rebuilt = None

    async def _made(
        self,
        game_id: int,
        move: Move,
        beside: StoredTogether | None = None,
        *,
        over: Text | None = None,
        pressed: Pressed | None = None,
        actor: Actor | None = None,
    ) -> Found:
        """The game after the move, by an `actor` or nobody. The caller holds its lock. Raises Refused."""
        unheard: Advance | None = None
        for _ in range(TRIES):
            if unheard is not None and await self._is_stored(game_id, unheard):
                return await self._find(game_id)
            found = await self._find(game_id)
            loaded = found.loaded
            if loaded.broken and move is not mending.go_on:
                await self._mended(loaded)
                continue
            advance = Advance(running(loaded, over))
            advance.orders = orders_at(found.clocks.table, loaded.seats, since=advance.match.snapshot.step)
            advance.lay_ready(ready(loaded), loaded.game.mind, outdated(loaded))
            advance.go_on_asking(loaded.told)
            # From here on nobody else uses this match: nobody may see what is not stored yet.
            self.store.loaded.drop(game_id)
            seat = await _mover(move, loaded, advance)
            if seat is None:
                self.store.loaded.keep(loaded)
                return found
            try:
                return await self._stored(found, advance, seat, beside, pressed, actor)
            except (answers.StaleStep, DatabaseDeadlocked):
                continue
            except DatabaseGone:
                if unheard is not None:
                    raise
                unheard = advance
        raise Refused(Text("question-gone"))

    async def _is_stored(self, game_id: int, advance: Advance) -> bool:
        """Whether the log has exactly the steps that were to be stored."""
        log = await self.store.database.read(lambda tx: answers.log(tx, game_id))
        there = {row.step: row for row in log}
        meant = dict(enumerate(advance.entries, advance.after + 1))
        return bool(meant) and all(step in there and there[step].is_of(entry) for step, entry in meant.items())

    async def _find(self, game_id: int) -> Found:
        loaded, table = await self.store.loaded.to_move(game_id)
        return Found(loaded, ClocksShown(table, self.store.clock()))

    async def _stored(
        self,
        found: Found,
        advance: Advance,
        seat: int,
        beside: StoredTogether | None,
        pressed: Pressed | None,
        actor: Actor | None,
    ) -> Found:
        """Let others answer what follows and store it; the game after that. Raises StaleStep if another process was
        faster.
        """
        loaded, at = found.loaded, self.store.clock()
        game_id, terms = loaded.row.id, loaded.setup
        ordered = orders_at(found.clocks.table, loaded.seats, since=advance.match.snapshot.step)
        await self.store.let_answer(loaded.game, loaded.seats, advance, ordered)

        async def store(tx: Transaction) -> tuple[rows.Game, ClocksShown]:
            row = await self.store.record(tx, game_id, advance, at)
            loaded.prepared = await ahead.keep(tx, loaded, advance)
            await turn_times.keep(tx, game_id, terms, loaded.seats, advance, at)
            if beside is not None:
                await beside(tx, loaded, advance)
                row = await games.find(tx, game_id) or row
            if actor is not None:
                await _hear(tx, loaded, found.clocks.person(actor.user_id), actor, at)
            await polls.moved(tx, game_id, advance.entries, over=advance.match.over, at=at)
            await outbox.store(tx, [*wanted, *own, *await _emptied(tx, own)], at=at)
            await highlights.store(tx, row, highlights.seen(loaded, advance), at)
            return row, await found.clocks.moved(tx, game_id, timed=terms.timed)

        wanted = deliveries.following(advance, loaded.seats, seat, at=at, prepare=terms.prepare)
        wanted += deliveries.to_lift(advance, terms, game_id, at) + deliveries.to_formers(advance, loaded.holders, at)
        own = deliveries.own_mail(advance, game_id, seat, at, pressed.message) if pressed and seat != NOBODY else []
        row, clocks = await self.store.write(store)
        fallback = next((one for one in own if deliveries.pressed_in(one.payload)), None)
        if advance.undone:
            # This needs lines and decisions from before those taken back, not at hand.
            return replace(await self._find(game_id), fallback=fallback)
        loaded.row = row
        loaded.keep(advance)
        self.store.loaded.keep(loaded)
        return Found(loaded, clocks, fallback)


class Answering:
    """A press as a move, and its result: why it was refused, how the question is shown instead, or what was
    answered.
    """

    def __init__(self, press: Press) -> None:
        self.press = press
        self.reason: Text | None = None
        self.redraw: Redraw | None = None
        self.answered: Answered | None = None

    def __call__(self, loaded: LoadedGame, advance: Advance) -> Done | Awaitable[Done]:
        """Answer with what the press now means; what the advice goes on with is thought out beside the event loop."""
        self.reason = self.redraw = self.answered = None
        seat = loaded.seat_of(self.press.actor.user_id).seat
        try:
            asked = meant(self.press, advance.match.question(seat))
            said = self.press.read(asked[1])
        except (Refused, IllegalAnswer) as error:
            self.reason = error.reason
            return None
        if isinstance(said, Redraw):
            self.redraw = said
            return None
        if said.further is not None and said.further.on:
            return self._thinking(loaded, advance, seat, asked, said)
        self.answered = _answered(loaded, advance, seat, asked, said)
        return seat

    async def _thinking(
        self, loaded: LoadedGame, advance: Advance, seat: int, asked: tuple[str, Choice], said: Answer
    ) -> Done:
        self.answered = await asyncio.to_thread(_answered, loaded, advance, seat, asked, said)
        return seat


def meant(press: Press, asked: tuple[str, Choice] | None) -> tuple[str, Choice]:
    """The open question, with its id, if it is the one pressed. Raises Refused."""
    if asked is None or press.question not in (None, asked[0]):
        raise Refused(Text("question-gone"))
    return asked


def _answered(loaded: LoadedGame, advance: Advance, seat: int, asked: tuple[str, Choice], said: Answer) -> Answered:
    """Answer an open question, and the following ones that the same press answers; what it leaves to the advice and
    others decide before lies ready, unless the table forbids that.
    """
    (choice_id, choice), game = asked, loaded.game
    if said.further is None:
        advance.answer(seat, choice_id, said.picks)
        return Answered(choice, said.picks)
    promised = Promised(advance, seat, game, said.further)
    promised.foresee(choice, said.picks)
    advance.answer(seat, choice_id, said.picks)
    along = advance.answer_along(seat, promised.read, promised.gives_way)
    rest = promised.still_to_come(ahead.own_rules(loaded, seat)) if loaded.setup.prepare else None
    if rest is not None:
        _ = advance.prepared.setdefault(seat, rest)
    given = [Foreseen(choice, said.picks), *(Foreseen(*one) for one in along)]
    return Answered(choice, said.picks, game.words.in_a_row(given) if along else (), promised.missed(len(along)))


async def _mover(move: Move, loaded: LoadedGame, advance: Advance) -> int | None:
    """Make a move; the seat that made it, or None if it did nothing. Raises Refused."""
    try:
        moved = move(loaded, advance)
        return moved if moved is None or isinstance(moved, int) else await moved
    except IllegalAnswer as error:
        raise Refused(error.reason) from error


async def _emptied(tx: Transaction, own: Sequence[rows.NewDelivery]) -> list[rows.NewDelivery]:
    """Deliveries that empty the message pressed before, if its fallback still waits and another replaces it."""
    found: list[rows.NewDelivery] = []
    for delivery in own:
        before = await outbox.pending(tx, delivery)
        if before is not None and deliveries.pressed_in(before) != deliveries.pressed_in(delivery.payload):
            found.append(Kind.EMPTY(delivery.game, delivery.seat or 0, delivery.due_at, before))
    return found


def no_move(_loaded: LoadedGame, _advance: Advance) -> Done:
    """Nobody does anything: only computers, prepared turns and orders go on."""
    return NOBODY


def running(loaded: LoadedGame, over: Text | None = None) -> Match:
    """The match of a game that goes on; `over`: what to say if it does not. Raises Refused."""
    match = loaded.playing()
    if loaded.row.status == "aborted":
        raise Refused(over or Text("game-aborted"))
    if match.over:
        raise Refused(over or Text("game-over"))
    return match


async def _hear(tx: Transaction, loaded: LoadedGame, known: rows.Player | None, actor: Actor, at: int) -> None:
    """Store a person's new name or Discord language, if they changed; both count from the next message on. In a game's
    server people have their names there; elsewhere a new global name counts for those who had no other. A game that is
    over keeps its final names.
    """
    if known is None:
        return
    own = actor.own or known.name
    if (own, actor.locale) != (known.name, known.locale):
        await players.see(tx, actor.user_id, own, actor.locale, at=at)
    if actor.guild_id is not None and actor.guild_id == loaded.row.guild_id and not _is_called(loaded, actor):
        await seats.rename(tx, actor.user_id, actor.name, guild_id=actor.guild_id)


def _is_called(loaded: LoadedGame, actor: Actor) -> bool:
    """Whether this already is the person's name at the table, apart from the number that distinguishes namesakes."""
    told = next((seat.name for seat in loaded.seats if seat.player_id == actor.user_id), actor.name)
    return actor.name in (told, bare(told))
