"""What people at a table have decided beforehand, as stored: standing orders, prepared turns and how one is prepared.

Laws: an order answers only its own person's questions, as that person's answer; if the person took it back, the
question is asked; computers go before orders; what a move makes of a prepared turn is stored with that move; a draft
follows from its own seat's view.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
import structlog
from msgspec.structs import replace

from bot.tables.memory.advance import Advance
from bot.tables.memory.loaded import LoadedGame
from bot.tables.terms import codec
from bot.tables.terms.actors import Refused
from db import rows
from db.connection.transaction import Transaction
from db.games import prepared
from db.games.answers import StaleStep
from db.games.at_table import AtTable
from db.games.standing_orders import EVERY_GAME
from games.kernel.ahead.prepared import (
    GoingBy,
    Prepared,
    PreparedTurn,
    asked_for,
    by_own_rules,
    landmarks,
    left_open,
    prepared_from,
    rehearsed,
    usual_stops,
)
from games.kernel.ahead.rehearsal import Decides, End
from games.kernel.contract.ahead import Foreseen
from games.kernel.contract.game import Game
from games.kernel.engine.choice import Choice
from games.kernel.engine.standing_orders import ADVISED, AS_ADVISED, Order
from games.kernel.engine.text import Text
from games.kernel.orders.standing_answers import Ordering, Orders, by_orders, decode_order, of_today, order_for

T = TypeVar("T")

log = structlog.get_logger()


# standing orders


def orders_at(table: AtTable, seated: Iterable[rows.Seat], *, since: int) -> Mapping[int, Ordering]:
    """What answers the questions of the people there, by seat; a question an order answered before the step `since` is
    asked again in another turn.
    """
    refused = frozenset(what for step, what in table.taken_back.items() if step > since)
    kept = {seat.seat: [row for row in table.orders if row.player_id == seat.player_id] for seat in seated}
    return {seat: _ordering(seat, layers(mine), refused) for seat, mine in kept.items() if mine}


def layers(kept: Iterable[rows.Order]) -> list[Orders]:
    """One person's orders: those for this game before those for all."""
    here: dict[str, Order] = {}
    everywhere: dict[str, Order] = {}
    for row in kept:
        if (order := order_in(row)) is not None:
            (everywhere if row.game == EVERY_GAME else here)[row.key] = order
    return [here, everywhere]


def order_in(row: rows.Order) -> Order | None:
    """The order in a row; None if this program does not know its kind."""
    try:
        return decode_order(row.what)
    except msgspec.MsgspecError:
        log.warning("order_unknown", rules=row.rules, key=row.key)
        return None


def _ordering(seat: int, mine: Sequence[Orders], refused: frozenset[tuple[int, str]]) -> Ordering:
    def ordered(choice_id: str, choice: Choice) -> Order | None:
        return None if (seat, choice_id) in refused else order_for(mine, choice)

    return ordered


# prepared turns


def ready(loaded: LoadedGame) -> dict[int, PreparedTurn]:
    """What people who play themselves have laid ready; nothing where the table forbids it."""
    found = {seat.seat: ready_at(loaded, seat) for seat in loaded.seats}
    return {seat: turn for seat, turn in found.items() if turn is not None}


def ready_at(loaded: LoadedGame, seat: rows.Seat) -> PreparedTurn | None:
    """What this seat's person has laid ready."""
    row = row_of(loaded, seat)
    if row is None or row.ready is None or seat.level is not None:
        return None
    return read(row.ready, PreparedTurn) if loaded.game.ahead is not None and loaded.setup.prepare else None


def outdated(loaded: LoadedGame) -> tuple[int, ...]:
    """The seats with something laid ready that this program cannot read."""
    laid = {seat.seat: row.ready for seat in loaded.seats if (row := row_of(loaded, seat)) and row.ready is not None}
    return tuple(seat for seat, stored in laid.items() if read(stored, PreparedTurn) is None)


def row_of(loaded: LoadedGame, seat: rows.Seat) -> rows.Prepared | None:
    """The stored preparations of this seat's person."""
    there = (row for row in loaded.prepared if (row.seat, row.player_id) == (seat.seat, seat.player_id))
    return next(there, None)


def draft_at(loaded: LoadedGame, seat: rows.Seat) -> "PreparedDraft | None":
    """The draft of this seat's person."""
    row = row_of(loaded, seat)
    return None if row is None else read(row.draft, PreparedDraft)


def read(stored: bytes | None, kind: type[T]) -> T | None:
    """A prepared turn or a draft; None if there is none, or this program does not know its kind."""
    if stored is None:
        return None
    try:
        return msgspec.convert(of_today(codec.read_plain(stored)), kind)
    except msgspec.MsgspecError:
        log.warning("prepared_turn_unknown")
        return None


def own_rules(loaded: LoadedGame, seat: int) -> PreparedTurn | None:
    """The rules that a seat's person has set for prepared turns, in a draft."""
    drafted = next((draft_at(loaded, each) for each in loaded.seats if each.seat == seat), None)
    return None if drafted is None else drafted.own


async def keep(tx: Transaction, loaded: LoadedGame, advance: Advance) -> tuple[rows.Prepared, ...]:
    """Store what a move made of what was laid ready; return what is now prepared at the table. Raises StaleStep if it
    was changed meanwhile.
    """
    changed = False
    for seat in loaded.seats:
        before, now = advance.prepared_before.get(seat.seat), advance.prepared.get(seat.seat)
        if now == before or seat.player_id is None:
            continue
        changed = True
        stored = None if now is None else codec.written(now)
        row, drafted = row_of(loaded, seat), draft_at(loaded, seat)
        draft = codec.written(_draft_beside(drafted, before, now, advance.after))
        if row is None:
            first = rows.Prepared(loaded.row.id, seat.seat, seat.player_id, stored, draft)
            fresh = await prepared.begin(tx, first) is not None
        else:
            fresh = await prepared.change(tx, row, ready=stored, draft=draft)
        if not fresh:
            raise StaleStep(advance.after)
    return await prepared.of_game(tx, loaded.row.id) if changed else loaded.prepared


def _draft_beside(
    drafted: "PreparedDraft | None", before: PreparedTurn | None, now: PreparedTurn | None, step: int
) -> "PreparedDraft":
    """The draft from which a person changes what is laid ready `now`, or prepares the next turn: a begun turn leaves
    only its rules.
    """
    read = -1 if drafted is None else drafted.read
    if drafted is not None and now == drafted.whole:
        return replace(drafted, read=step)
    if now is not None and now.progress is None:
        return PreparedDraft(now, now, read)
    turn = now or before
    assert turn is not None, "something has changed"
    return replace(for_next_time(turn), read=read)


def for_next_time(turn: PreparedTurn) -> "PreparedDraft":
    """What the next draft takes over: the rules the person has set, and what stops it."""
    own = {name: order for name, order in turn.rules.items() if name in turn.own}
    kept = PreparedTurn(first=-1, rules=own, own=turn.own, stops=turn.stops)
    return PreparedDraft(kept, kept)


# a rehearsal


class PreparedDraft(msgspec.Struct, frozen=True):
    """A draft as stored: the person's `own` answers with the rules, and the `whole` turn that was shown, which is what
    will be laid ready. `read` is the step up to which the person had read the news when something was last laid ready.
    """

    own: PreparedTurn
    whole: PreparedTurn
    read: int = -1


class Rehearsing(msgspec.Struct, frozen=True):
    """The state of a rehearsal: what was `given`, the question `asked` now with its id (None: no more is known), the
    seat's view then, how the known part ended; `rest` are the answers to what follows, by the person's rules, or else
    by the advising computer, and `whole_end` is how it ends then.
    """

    given: tuple[Foreseen, ...]
    rest: tuple[Foreseen, ...]
    asked: tuple[str, Choice] | None
    view: Any
    end: End
    whole_end: End
    draft: PreparedDraft


class DraftChange(msgspec.Struct, frozen=True):
    """What a draft becomes: the answers kept, the rules; and how questions then open are answered."""

    own: PreparedTurn
    answering: Decides


def rehearsing(
    game: Game, view: Any, seat: int, span: int, change: DraftChange | None, orders: Sequence[Orders] = ()
) -> Rehearsing:
    """The rehearsal of the seat with this view; `change`: continuing this draft; `orders`: its person's standing
    orders. Raises Refused if there is nothing to prepare, and IllegalAnswer for an illegal answer.
    """
    own, ordered = _begun(game, view, span, change.own if change else None, orders), by_orders(orders)
    going = GoingBy(own.answers, change.answering if change else left_open, asked_for(own, ordered))
    course = rehearsed(game, view, seat, going, going.asking)
    if course is None:
        raise Refused(Text("prepare-not-now"))
    own = replace(own, answers=_with_fallbacks(prepared_from(course), own.answers))
    going = by_own_rules(own, game.mind.player(game.mind.strongest), ordered)
    whole = rehearsed(game, view, seat, going, going.asking) or course
    answers = _with_fallbacks(prepared_from(whole), own.answers)
    draft = PreparedDraft(own, replace(own, answers=answers, seen=landmarks(game, view, own.rules)))
    asked = None if course.asked is None else (question_id(course.given), course.asked)
    return Rehearsing(course.given, whole.given[len(course.given) :], asked, course.view, course.end, whole.end, draft)


def question_id(given: Sequence[Foreseen]) -> str:
    """What a button calls the rehearsal's question after these."""
    return f"n{len(given)}"


def _with_fallbacks(answers: tuple[Prepared, ...], before: Sequence[Prepared]) -> tuple[Prepared, ...]:
    """The answers; those given before keep what they fall back on."""
    kept = {(place, each.key, each.wishes[0]): each.wishes for place, each in enumerate(before)}
    return tuple(
        replace(each, wishes=kept.get((place, each.key, each.wishes[0]), each.wishes))
        for place, each in enumerate(answers)
    )


def _begun(game: Game, view: Any, span: int, draft: PreparedTurn | None, orders: Sequence[Orders]) -> PreparedTurn:
    """A draft, continued: its answers belong to one turn, and rules the person has not set are filled in again, from
    standing orders where there are any. For the second of several turns a list made today would be out of date: where
    possible, such rules say "as advised".
    """
    if game.ahead is None:
        raise Refused(Text("prepare-not-here"))
    filled = dict(game.ahead.filled(view, game.mind.player(game.mind.strongest)))
    kept = {name: order for each in reversed(orders) for name, order in each.items()}
    ordered = {rule.name: kept[rule.name] for rule in game.ahead.rules if rule.name in kept}
    if draft is None:
        return PreparedTurn(span, rules=filled | ordered, stops=usual_stops(game))
    turns = max(draft.first + draft.turns - span, 1)
    if turns > 1:
        filled |= {rule.name: ADVISED for rule in game.ahead.rules if AS_ADVISED in rule.ways}
    filled |= ordered | {name: order for name, order in draft.rules.items() if name in draft.own}
    answers = draft.answers if draft.first == span else ()
    return PreparedTurn(span, answers, filled, stops=draft.stops, turns=turns, own=draft.own)


def on_rules(game: Game, view: Any, turn: PreparedTurn) -> PreparedTurn:
    """The same turn without answers, for its seat's present view."""
    return replace(turn, answers=(), seen=landmarks(game, view, turn.rules))
