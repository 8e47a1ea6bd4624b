"""Preparing one's next turn: begin, answer, go back, set rules, lay ready, throw away.

Laws: only `lay_ready` lays anything ready; each change is stored before it is shown; a turn laid ready after it has
come is carried out at once, unless something was answered in it. Every method raises `Refused` for what is not
possible.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from bot.tables.acts.moves import TRIES, Done, Outcome, meant, running
from bot.tables.acts.tables import Tables
from bot.tables.memory.advance import Advance
from bot.tables.memory.ahead import (
    DraftChange,
    PreparedDraft,
    Rehearsing,
    draft_at,
    layers,
    on_rules,
    rehearsing,
    row_of,
)
from bot.tables.memory.loaded import LoadedGame
from bot.tables.show.clocks_shown import ClocksShown, own_side
from bot.tables.show.shown import Desk
from bot.tables.terms import codec
from bot.tables.terms.actors import Actor, Refused
from bot.tables.terms.press import Press, Pressed, Redraw
from db import rows
from db.games import prepared
from games.kernel.ahead.prepared import MOST_TURNS, PreparedTurn, covers, left_open, span_of, usual_stops
from games.kernel.ahead.rehearsal import Decides
from games.kernel.contract.game import Game
from games.kernel.engine.choice import IllegalAnswer, Picks
from games.kernel.engine.standing_orders import Order
from games.kernel.engine.text import Text
from games.kernel.match import Match
from games.kernel.orders.standing_answers import Orders

Changing: TypeAlias = Callable[[PreparedTurn], PreparedTurn]
"""Changes a person's own answers and rules."""


class Rehearsal(msgspec.Struct, frozen=True):
    """A person's side of a game, and the rehearsal of the next turn there, with the number of its draft; `reason`: why
    nothing was done, if so; `redraw`: how the question is shown if nothing was decided yet.
    """

    desk: Desk
    now: Rehearsing
    number: int
    reason: Text | None = None
    redraw: Redraw = Redraw()


class Preparing:
    """The preparing of turns in all games."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    # the rehearsal

    async def begin(self, game_id: int, actor: Actor) -> Rehearsal:
        """Start a rehearsal from scratch; rules set before stay."""
        return await self._draft(game_id, actor, lambda own: replace(own, answers=(), turns=1))

    async def go_on(self, game_id: int, actor: Actor) -> Rehearsal:
        """The rehearsal as it stands, or a new one."""
        return await self._draft(game_id, actor, lambda own: own)

    async def decide(self, press: Press) -> Rehearsal:
        """Answer the question of the rehearsal."""
        return await self._draft(press.game, press.actor, lambda own: own, press)

    async def back(self, game_id: int, actor: Actor) -> Rehearsal:
        """Take back the last answer of the rehearsal."""
        return await self._draft(game_id, actor, lambda own: replace(own, answers=own.answers[:-1]))

    async def set_rule(self, game_id: int, actor: Actor, name: str, order: Order) -> Rehearsal:
        """Set one rule; it stays until set again, also for later turns."""

        def with_rule(own: PreparedTurn) -> PreparedTurn:
            names = tuple(dict.fromkeys([*own.own, name]))
            return replace(own, rules={**own.rules, name: order}, own=names)

        return await self._draft(game_id, actor, with_rule)

    async def set_stops(self, game_id: int, actor: Actor, stops: Sequence[str]) -> Rehearsal:
        """Choose what stops it, of all that may."""
        return await self._draft(game_id, actor, lambda own: replace(own, stops=tuple(stops)))

    async def forget_rules(self, game_id: int, actor: Actor) -> Rehearsal:
        """Reset all rules, and what stops the turn, to the usual ones."""
        stops = usual_stops((await self.tables.loaded(game_id)).game)
        return await self._draft(game_id, actor, lambda own: replace(own, own=(), stops=stops))

    async def set_turns(self, game_id: int, actor: Actor, turns: int) -> Rehearsal:
        """Set for how many turns the rules are left."""
        wanted = min(max(turns, 1), MOST_TURNS)
        return await self._draft(game_id, actor, lambda own: replace(own, turns=wanted))

    async def _draft(self, game_id: int, actor: Actor, change: Changing, press: Press | None = None) -> Rehearsal:
        """Advance the draft and store it; if refused, say so beside the rehearsal as it stands."""
        for _ in range(TRIES):
            found = await self._read(game_id, actor)
            now, reason, redraw = await asyncio.to_thread(found.brought_on, change, press)
            draft = now.draft if found.draft is None else replace(now.draft, read=found.draft.read)
            number = await self._stored(game_id, found, draft)
            if number is not None:
                return Rehearsal(found.desk, now, number, reason, redraw)
        raise Refused(Text("question-gone"))

    async def _read(self, game_id: int, actor: Actor) -> "_Read":
        loaded, table = await self.tables.store.loaded.to_move(game_id)
        clocks = ClocksShown(table, self.tables.clock())
        match, seat = running(loaded), loaded.seat_of(actor.user_id)
        if not loaded.setup.prepare:
            raise Refused(Text("prepare-forbidden"))
        if loaded.game.ahead is None:
            raise Refused(Text("prepare-not-here"))
        desk = own_side(loaded, clocks, actor.user_id, actor.locale)
        mine = layers(row for row in table.orders if row.player_id == actor.user_id)
        draft, span = draft_at(loaded, seat), span_of(match, seat.seat)
        return _Read(loaded.game, seat, desk, span, draft, row_of(loaded, seat), mine)

    async def _stored(self, game_id: int, found: "_Read", draft: PreparedDraft) -> int | None:
        """Store the draft; its number, or None if another was faster."""
        row = found.row
        if row is not None and found.draft == draft:
            return row.changed
        written = codec.written(draft)
        async with self.tables.store.change() as tx:
            if row is None:
                begun = rows.Prepared(game_id, found.seat.seat, found.desk.reader.user_id, None, written)
                return await prepared.begin(tx, begun)
            changed = await prepared.change(tx, row, ready=row.ready, draft=written)
        return row.changed + 1 if changed else None

    # the prepared turn

    async def lay_ready(self, game_id: int, actor: Actor, number: int, pressed: Pressed | None = None) -> Outcome:
        """Lay ready the rehearsed turn, as it was shown under this number; carry it out if the turn has already
        come.
        """

        def lay(loaded: LoadedGame, advance: Advance) -> Done:
            seat = loaded.seat_of(actor.user_id)
            row, draft = row_of(loaded, seat), draft_at(loaded, seat)
            if not loaded.setup.prepare:
                raise Refused(Text("prepare-forbidden"))
            if row is None or draft is None or row.changed != number or draft.whole.first < 0:
                raise Refused(Text("prepare-changed"))
            if draft.whole.over(span_of(advance.match, seat.seat)) or _begun(advance.match, seat.seat):
                raise Refused(Text("prepare-too-late"))
            advance.prepared[seat.seat] = draft.whole
            return seat.seat

        return await self.tables.moves.act(game_id, actor, lay, over=Text("question-gone"), pressed=pressed)

    async def put_away(self, game_id: int, actor: Actor, first: int, pressed: Pressed | None = None) -> Outcome:
        """Throw away what is laid ready, from this turn on."""

        def drop(loaded: LoadedGame, advance: Advance) -> Done:
            seat = loaded.seat_of(actor.user_id).seat
            _ = _laid_ready(advance, seat, first)
            del advance.prepared[seat]
            return seat

        return await self.tables.moves.act(game_id, actor, drop, over=Text("question-gone"), pressed=pressed)

    async def keep_rules(self, game_id: int, actor: Actor, first: int, pressed: Pressed | None = None) -> Outcome:
        """Let turns laid ready, from this one on, follow their rules though their answers fit no longer."""

        def keep(loaded: LoadedGame, advance: Advance) -> Done:
            seat = loaded.seat_of(actor.user_id).seat
            turn = _laid_ready(advance, seat, first)
            advance.prepared[seat] = on_rules(loaded.game, advance.match.view(seat), turn)
            return seat

        return await self.tables.moves.act(game_id, actor, keep, over=Text("question-gone"), pressed=pressed)


def _laid_ready(advance: Advance, seat: int, first: int) -> PreparedTurn:
    """What a seat has laid ready from this turn on. Raises Refused if an older message means a turn that has begun."""
    turn = advance.prepared.get(seat)
    if turn is None:
        raise Refused(Text("prepare-nothing"))
    if turn.first != first:
        raise Refused(Text("prepare-over"))
    if turn.to_come(span_of(advance.match, seat)) < 1:
        raise Refused(Text("prepare-too-late"))
    return turn


def _begun(match: Match, seat: int) -> bool:
    """Whether a seat's turn has begun and had an answer: it is not the turn that was rehearsed."""
    asked = match.question(seat)
    if asked is None or not covers(match, *asked):
        return False
    return any(step.given.seat == seat and not step.in_lane for step in match.steps)


class _Read(msgspec.Struct, frozen=True):
    """What a rehearsal is made from, as stored."""

    game: Game
    seat: rows.Seat
    desk: Desk
    span: int
    draft: PreparedDraft | None
    row: rows.Prepared | None
    orders: Sequence[Orders]

    def brought_on(self, change: Changing, press: Press | None) -> tuple[Rehearsing, Text | None, Redraw]:
        """The rehearsal with its draft changed and its open question answered; if that is refused, unchanged, and why;
        if nothing is decided yet, unchanged, and how the question is shown.
        """
        before = self.rehearsing(self.draft.own if self.draft else None)
        own = change(before.draft.own)
        try:
            if press is None:
                return before if own == before.draft.own else self.rehearsing(own), None, Redraw()
            said = press.read(meant(press, before.asked)[1])
            if isinstance(said, Redraw):
                return before, None, said
            return self.rehearsing(own, _once(said.picks)), None, Redraw()
        except (Refused, IllegalAnswer) as error:
            return before, error.reason, Redraw()

    def rehearsing(self, own: PreparedTurn | None, answering: Decides = left_open) -> Rehearsing:
        """The rehearsal that continues from these answers and rules."""
        change = None if own is None else DraftChange(own, answering)
        return rehearsing(self.game, self.desk.view, self.seat.seat, self.span, change, self.orders)


def _once(picks: Picks) -> Decides:
    """Gives this answer to a rehearsal's open question; later questions are left open."""
    left = [picks]
    return lambda look, choice: left.pop() if left else None
