"""Prepared turns as they are stored: laid ready, carried out with the move that begins them, thrown away."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from bot.tables.acts.moves import Outcome
from bot.tables.acts.preparing import Preparing
from bot.tables.acts.seating import Seating
from bot.tables.acts.standing_order_book import StandingOrderBook
from bot.tables.acts.tables import Tables
from bot.tables.acts.undoing import ways_back
from bot.tables.acts.voting import Voting
from bot.tables.memory.advance import Advance
from bot.tables.memory.deliveries import following as made
from bot.tables.memory.polls import token
from bot.tables.past.proof import check
from bot.tables.past.record import recorded
from bot.tables.show.shown import Desk
from bot.tables.terms.actors import Actor, Place, Refused
from db import rows
from db.engine import open_database
from db.games import answers, polls, prepared
from db.schema import CHANNEL, outbox
from games.kernel.ahead.prepared import ANYTHING, ORIGIN, CarriedSoFar, Prepared, PreparedTurn, proposed
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Setup, encode_state
from games.kernel.engine.chronicle import ByPrepared
from games.kernel.engine.lanes import NOBODY
from games.kernel.engine.standing_orders import ADVISED, ASK, USUAL, Constant, Wish, Wishes
from games.kernel.match import Match, Snapshot
from tests.bot.answering import Says
from tests.bot.played import Stored
from tests.empty_database import laid_out

ANNA, BEN, CLARA = (Actor(number, name, "de") for number, name in enumerate(("Anna", "Ben", "Clara"), 1))
TABLE = 1


@asynccontextmanager
async def begun(folder: Path, name: str) -> AsyncIterator[Tables]:
    """A game of Anna, Ben and Clara."""
    database = await open_database(await laid_out(folder))
    tables = Tables(database, find_games())
    await tables.lobbies.open(name, Place(11, 12), ANNA)
    await tables.lobbies.join(TABLE, BEN)
    await tables.lobbies.join(TABLE, CLARA)
    await tables.lobbies.start(TABLE, ANNA)
    yield tables
    await database.close()


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    """A game of Dominion."""
    async with begun(tmp_path, "dominion") as tables:
        yield tables


async def in_turn(tables: Tables) -> tuple[Actor, Actor, Actor]:
    """The three, whoever begins first."""
    loaded = await tables.loaded(TABLE)
    by_seat = {loaded.seat_of(each.user_id).seat: each for each in (ANNA, BEN, CLARA)}
    first, second, third = loaded.game.turn_order(loaded.playing().state)
    return by_seat[first], by_seat[second], by_seat[third]


async def play(tables: Tables, who: Actor) -> None:
    """Let somebody play a whole turn as each question proposes."""
    turn = (await tables.loaded(TABLE)).playing().turn
    while (await tables.desk(TABLE, who.user_id)).question and (await tables.loaded(TABLE)).playing().turn == turn:
        await tables.moves.decide(Says(TABLE, who))


async def lay_ready(preparing: Preparing, who: Actor) -> Outcome:
    """Prepare the next turn as it is advised."""
    rehearsal = await preparing.begin(TABLE, who)
    return await preparing.lay_ready(TABLE, who, rehearsal.number)


async def origins(tables: Tables, since: int = 0) -> list[tuple[int, str, str]]:
    """Who answered what, and how it was decided."""
    async with tables.database.reading() as tx:
        log = await answers.log(tx, TABLE)
    return [(answer.seat, answer.key, answer.origin) for answer in log if answer.step > since]


async def waiting(tables: Tables, kind: str) -> list[int | None]:
    """The seats for which something of a kind is to be delivered."""
    async with tables.database.reading() as tx:
        query = select(outbox.c.seat).where(outbox.c.kind == kind, outbox.c.wanted > outbox.c.delivered)
        return [None if seat == CHANNEL else seat for seat in await tx.scalars(query)]


async def test_a_prepared_turn_is_played_in_the_move_that_begins_it(tables: Tables) -> None:
    first, second, third = await in_turn(tables)
    preparing = Preparing(tables)
    outcome = await lay_ready(preparing, second)
    assert outcome.reason is None
    assert outcome.desk.next_turn.ready is not None
    before = (await tables.loaded(TABLE)).row.step
    await play(tables, first)
    seat = (await tables.loaded(TABLE)).seat_of(second.user_id).seat
    assert (seat, "turn.buy", ORIGIN) in await origins(tables, before)
    assert (await tables.desk(TABLE, second.user_id)).next_turn.ready is None
    assert (await tables.desk(TABLE, third.user_id)).question is not None
    assert seat in await waiting(tables, "carried")


@pytest.mark.parametrize("name", find_games())
async def test_what_was_played_as_prepared_is_told_to_its_person(tmp_path: Path, name: str) -> None:
    async with begun(tmp_path, name) as tables:
        await until_carried(tables)
        carried = await waiting(tables, "carried")
        desks = [await tables.desk(TABLE, who.user_id) for who in (ANNA, BEN, CLARA)]
        assert all(desk.lately.played for desk in desks if desk.seat in carried)


@pytest.mark.parametrize("name", find_games())
async def test_who_has_second_thoughts_about_a_prepared_turn_is_asked_and_it_is_not_played_again(
    tmp_path: Path, name: str
) -> None:
    async with begun(tmp_path, name) as tables:
        carried = await until_carried(tables)
        (who,) = [each for each in (ANNA, BEN, CLARA) if await seat_of(tables, each) == carried]
        desk = await tables.desk(TABLE, who.user_id)
        given = [row for row in await log_of(tables) if (row.seat, row.origin) == (carried, ORIGIN)][-1]
        assert desk.ask_back is not None
        assert desk.ask_back.step == given.step
        tables.store.loaded.drop(TABLE)
        assert (await tables.desk(TABLE, who.user_id)).ask_back == desk.ask_back, "as it is stored"
        await taken_back(tables, who, desk)
        again = (await tables.desk(TABLE, who.user_id)).question
        assert again is not None
        assert (again[0], again[1].key) == (given.choice, given.key)
        await tables.moves.make(TABLE, lambda _loaded, _advance: NOBODY)
        assert (await tables.desk(TABLE, who.user_id)).question == again
        assert (await tables.desk(TABLE, who.user_id)).next_turn.ready is None


async def until_carried(tables: Tables) -> int:
    """All lay ready what is advised as soon as they can, until a prepared turn was carried out: whose it was."""
    preparing = Preparing(tables)
    while not (carried := await waiting(tables, "carried")):
        for who in (ANNA, BEN, CLARA):
            desk = await tables.desk(TABLE, who.user_id)
            if desk.next_turn.may_prepare and desk.next_turn.ready is None:
                await lay_ready(preparing, who)
            elif desk.question is not None:
                await tables.moves.decide(Says(TABLE, who))
    assert carried[0] is not None
    return carried[0]


async def taken_back(tables: Tables, who: Actor, desk: Desk) -> None:
    """As the way back on the person's message does it: free, or all agree."""
    if desk.undo is not None:
        assert (await tables.take_back(TABLE, who, desk.undo)).reason is None
        return
    voting = Voting(tables, Seating(tables))
    assert desk.ask_back is not None
    assert not await voting.ask_back(TABLE, who.user_id, "step", desk.ask_back.step)
    async with tables.database.reading() as tx:
        poll = await polls.find(tx, TABLE)
    assert poll is not None
    for each in {ANNA, BEN, CLARA} - {who}:
        await voting.vote("agree", TABLE, each.user_id, token(poll))


async def seat_of(tables: Tables, who: Actor) -> int:
    """Where somebody sits."""
    return (await tables.loaded(TABLE)).seat_of(who.user_id).seat


async def log_of(tables: Tables) -> tuple[rows.Answer, ...]:
    """All answers that were given."""
    async with tables.database.reading() as tx:
        return await answers.log(tx, TABLE)


async def test_several_prepared_turns_go_in_one_move(tables: Tables) -> None:
    first, second, third = await in_turn(tables)
    preparing = Preparing(tables)
    for each in (second, third):
        await lay_ready(preparing, each)
    await play(tables, first)
    assert (await tables.desk(TABLE, first.user_id)).question is not None
    assert len(await waiting(tables, "carried")) == 2


async def test_what_is_laid_ready_in_the_midst_of_the_turn_is_refused(tables: Tables) -> None:
    first, second, _ = await in_turn(tables)
    preparing = Preparing(tables)
    rehearsal = await preparing.begin(TABLE, second)
    await play(tables, first)
    asked = (await tables.desk(TABLE, second.user_id)).question
    outcome = await preparing.lay_ready(TABLE, second, rehearsal.number)
    assert outcome.reason is not None
    assert outcome.desk.question == asked


async def test_a_turn_that_is_over_cannot_be_laid_ready_any_more(tables: Tables) -> None:
    first, second, _ = await in_turn(tables)
    preparing = Preparing(tables)
    rehearsal = await preparing.begin(TABLE, second)
    await play(tables, first)
    await play(tables, second)
    outcome = await preparing.lay_ready(TABLE, second, rehearsal.number)
    assert outcome.reason is not None
    assert outcome.desk.next_turn.ready is None


async def test_a_button_lays_ready_what_it_was_shown_with(tables: Tables) -> None:
    _, second, _ = await in_turn(tables)
    preparing = Preparing(tables)
    shown = await preparing.begin(TABLE, second)
    await preparing.set_rule(TABLE, second, ANYTHING.name, ASK)
    outcome = await preparing.lay_ready(TABLE, second, shown.number)
    assert outcome.reason is not None
    assert outcome.desk.next_turn.ready is None


@pytest.mark.parametrize("restarted", [False, True])
async def test_who_wants_to_be_asked_is_asked_until_an_order_is_given(tables: Tables, restarted: bool) -> None:
    first, second, third = await in_turn(tables)
    preparing, orders = Preparing(tables), StandingOrderBook(tables)
    await orders.give(second, "dominion", "turn.treasure", USUAL)
    await preparing.begin(TABLE, second)
    await preparing.set_rule(TABLE, second, "turn.treasure", ASK)
    await lay_ready(preparing, second)
    await play(tables, first)
    asked = (await tables.desk(TABLE, second.user_id)).question
    assert asked is not None
    assert asked[1].key == "turn.treasure"
    if restarted:
        tables = Tables(tables.database, find_games())
        orders = StandingOrderBook(tables)
    assert not await orders.give(third, "dominion", "moat.reveal", ASK)
    assert (await tables.desk(TABLE, second.user_id)).question == asked
    assert await orders.give(second, "dominion", "turn.treasure", USUAL)
    now = (await tables.desk(TABLE, second.user_id)).question
    assert now is not None
    assert now[1].key == "turn.buy"


async def test_what_was_thrown_away_is_not_played(tables: Tables) -> None:
    first, second, _ = await in_turn(tables)
    preparing = Preparing(tables)
    ready = (await lay_ready(preparing, second)).desk.next_turn.ready
    assert ready is not None
    assert (await preparing.put_away(TABLE, second, ready.turn.first)).desk.next_turn.ready is None
    await play(tables, first)
    assert (await tables.desk(TABLE, second.user_id)).question is not None


async def test_rules_that_were_set_stay_for_the_next_time(tables: Tables) -> None:
    first, second, _ = await in_turn(tables)
    preparing = Preparing(tables)
    await preparing.set_rule(TABLE, second, "turn.treasure", Constant(()))
    await lay_ready(preparing, second)
    await play(tables, first)
    again = await preparing.begin(TABLE, second)
    assert again.now.draft.own.rules["turn.treasure"] == Constant(())


async def test_rules_for_several_turns_say_as_advised_where_a_list_would_be_out_of_date(tables: Tables) -> None:
    _, second, _ = await in_turn(tables)
    loaded, preparing = await tables.loaded(TABLE), Preparing(tables)
    game, view = loaded.game, loaded.playing().view(loaded.seat_of(second.user_id).seat)
    assert game.ahead is not None
    lists = game.ahead.filled(view, game.mind.player(game.mind.strongest))
    assert (await preparing.begin(TABLE, second)).now.draft.own.rules == lists
    several = (await preparing.set_turns(TABLE, second, 3)).now.draft.own.rules
    assert several == {**lists, "turn.action": ADVISED, "turn.buy": ADVISED}
    assert (await preparing.set_turns(TABLE, second, 1)).now.draft.own.rules == lists
    own = Wishes((Wish("silver"),))
    await preparing.set_rule(TABLE, second, "turn.buy", own)
    assert (await preparing.set_turns(TABLE, second, 3)).now.draft.own.rules["turn.buy"] == own


async def test_nobody_else_sees_that_a_turn_is_prepared(tables: Tables) -> None:
    _, second, third = await in_turn(tables)
    before = await tables.desk(TABLE, third.user_id), await tables.table(TABLE), (await tables.loaded(TABLE)).row.step
    await lay_ready(Preparing(tables), second)
    after = await tables.desk(TABLE, third.user_id), await tables.table(TABLE), (await tables.loaded(TABLE)).row.step
    assert before == after
    assert await waiting(tables, "status") == [None], "of the start alone"


async def test_whoever_takes_a_seat_over_finds_nothing_prepared(tables: Tables) -> None:
    _, second, _ = await in_turn(tables)
    preparing = Preparing(tables)
    await lay_ready(preparing, second)
    seating = Seating(tables)
    await seating.offer(TABLE, second.user_id)
    david = Actor(9, "David", "de")
    await seating.take(TABLE, david)
    assert (await tables.desk(TABLE, david.user_id)).next_turn.ready is None
    async with tables.database.reading() as tx:
        assert await prepared.of_game(tx, TABLE) == ()


async def test_what_another_version_has_laid_ready_is_thrown_away_and_said(tables: Tables) -> None:
    first, second, _ = await in_turn(tables)
    await lay_ready(Preparing(tables), second)
    seat = (await tables.loaded(TABLE)).seat_of(second.user_id).seat
    async with tables.database.transaction() as tx:
        (row,) = await prepared.of_game(tx, TABLE)
        await prepared.change(tx, row, ready=b"what is this", draft=row.draft)
    await play(tables, first)
    loaded = await tables.loaded(TABLE)
    assert [line.event for line in loaded.told].count(ByPrepared(seat, "halted", "outdated")) == 1
    assert [row.ready for row in loaded.prepared] == [None]
    assert (await tables.desk(TABLE, second.user_id)).question is not None


async def test_where_the_host_forbids_it_nothing_can_be_prepared(tmp_path: Path) -> None:
    database = await open_database(await laid_out(tmp_path))
    tables = Tables(database, find_games())
    await tables.lobbies.open("dominion", Place(11, 12), ANNA)
    await tables.lobbies.join(TABLE, BEN)
    await tables.lobbies.set_options(TABLE, ANNA, [("prepare", ["forbidden"])])
    await tables.lobbies.start(TABLE, ANNA)
    loaded = await tables.loaded(TABLE)
    waiting = next(each for each in (ANNA, BEN) if loaded.playing().question(loaded.seat_of(each.user_id).seat) is None)
    assert not (await tables.desk(TABLE, waiting.user_id)).next_turn.may_prepare
    with pytest.raises(Refused):
        await Preparing(tables).begin(TABLE, waiting)
    await database.close()


async def test_an_agreed_undo_throws_prepared_turns_away_and_says_so(tables: Tables) -> None:
    first, second, third = await in_turn(tables)
    await play(tables, first)
    await lay_ready(Preparing(tables), third)
    loaded = await tables.loaded(TABLE)
    voting = Voting(tables, Seating(tables))
    point = (await ways_back(voting.tables, loaded, loaded.seat_of(first.user_id).seat))[0]
    await voting.ask_back(TABLE, first.user_id, point.far, point.step)
    async with tables.database.reading() as tx:
        poll = await polls.find(tx, TABLE)
    assert poll is not None
    for each in (second, third):
        await voting.vote("agree", TABLE, each.user_id, token(poll))
    assert (await tables.desk(TABLE, third.user_id)).next_turn.ready is None
    seat = (await tables.loaded(TABLE)).seat_of(third.user_id).seat
    assert ByPrepared(seat, "halted", "undone") in [line.event for line in (await tables.loaded(TABLE)).told]


async def test_rules_for_several_turns_go_round_the_table_once_a_move(tables: Tables) -> None:
    preparing = Preparing(tables)
    order = await in_turn(tables)
    for each in order[1:]:
        await preparing.begin(TABLE, each)
        await preparing.set_stops(TABLE, each, [])
        rehearsal = await preparing.set_turns(TABLE, each, 3)
        await preparing.lay_ready(TABLE, each, rehearsal.number)
    for turn in (2, 3, 4):
        await play(tables, order[0])
        desk = await tables.desk(TABLE, order[0].user_id)
        assert desk.question is not None
        assert desk.table.view.turn.number == turn
        assert ((await tables.desk(TABLE, order[1].user_id)).next_turn.ready is None) == (turn == 4)
    await play(tables, order[0])
    assert (await tables.desk(TABLE, order[1].user_id)).question is not None


def advance_of(table: Mapping[Any, Any], *, masked: bool = False) -> Advance:
    """A move in a game whose cards lie like this."""
    game = find_games()["dominion"]
    setup = Setup(2, masked=masked)
    match = Match(game, setup, Snapshot(0, 0, encode_state(game.arrange(setup, b"prepared", table))))
    match.take_news()
    return Advance(match)


def laid(advance: Advance, turns: Mapping[int, PreparedTurn]) -> Advance:
    """The same, with these turns laid ready and carried out as far as they go."""
    advance.lay_ready(turns, advance.match.game.mind)
    advance.let_answer({}, {})
    return advance


def test_whose_turn_went_by_without_a_question_is_told_so() -> None:
    advance = laid(advance_of({0: {"hand": ["gold"]}, "turn": {"seat": 0, "phase": "buy"}}), {0: PreparedTurn(first=0)})
    assert advance.prepared == {}
    assert [event.why for _, event in advance.events if isinstance(event, ByPrepared)] == ["passed"]


MONEY = {"turn.buy": Wishes((Wish("silver"),)), "anything": ADVISED}


def test_when_all_have_left_rules_a_move_goes_round_once() -> None:
    turns = {seat: PreparedTurn(1, rules=dict(MONEY), turns=5) for seat in (0, 1)}
    advance = laid(advance_of({"turn": {"seat": 0, "phase": "start"}}), turns)
    assert advance.carried == [0, 1]
    assert advance.more_prepared
    assert set(advance.prepared) == {0, 1}


def test_an_answer_of_a_prepared_turn_that_has_stopped_can_be_taken_back() -> None:
    table = {
        0: {"hand": ["woodcutter", *["copper"] * 3]},
        "turn": {"seat": 0, "phase": "action", "actions": 1},
    }
    answers = (Prepared("turn.action", (("woodcutter",),)),)
    advance = laid(advance_of(table), {0: PreparedTurn(1, answers)})
    assert [entry.origin for entry in advance.entries if entry.key == "turn.action"] == [ORIGIN]
    assert advance.prepared == {}, "nothing says what to buy"
    events = [event for _, event in advance.events if isinstance(event, ByPrepared)]
    assert [(event.how, event.why) for event in events] == [("carried", ""), ("halted", "unprepared")]
    advance.take_back(0)
    question = advance.match.question(0)
    assert question is not None
    assert question[1].key == "turn.action"
    advance.let_answer({}, {})
    assert advance.match.question(0) == question, "what was taken back is asked"


def test_who_goes_on_by_hand_goes_on_by_hand() -> None:
    table = {
        0: {"hand": ["woodcutter", "militia", *["copper"] * 3]},
        "turn": {"seat": 0, "phase": "action", "actions": 1},
    }
    advance = advance_of(table)
    turn = PreparedTurn(1, (), dict(MONEY), progress=CarriedSoFar(1))
    advance.lay_ready({0: turn}, advance.match.game.mind)
    question = advance.match.question(0)
    assert question is not None
    advance.answer(0, question[0], ("militia",))
    assert advance.prepared == {}


@pytest.mark.parametrize("hand", [["moat", *["copper"] * 4], ["copper"] * 5], ids=["asked", "not asked"])
def test_at_a_masked_table_the_times_do_not_tell_that_a_turn_is_prepared(hand: list[str]) -> None:
    table = {0: {"hand": ["witch", "copper"]}, 1: {"hand": hand, "deck": ["copper"] * 5}, "named": ["moat"]}
    seen: list[object] = []
    for turns in ({}, {1: PreparedTurn(1, rules=dict(MONEY))}):
        advance = advance_of(table, masked=True)
        question = advance.match.question(0)
        assert question is not None
        advance.lay_ready(turns, advance.match.game.mind)
        advance.answer(0, question[0], ("witch",))
        advance.let_answer({}, {})
        seated = [rows.Seat(1, seat, seat + 1, f"{seat}", None, None, None) for seat in (0, 1)]
        others = [delivery for delivery in made(advance, seated, 0, at=0) if delivery.seat != 1]
        seen.append((advance.veils(), advance.match.awaited(), advance.match.view(None), advance.entries, others))
    assert seen[0] == seen[1]


class Prepares(Stored):
    """A game in which everybody prepares as soon as that is possible, as the computer would."""

    ready: Mapping[int, PreparedTurn] = {}

    def store(self, advance: Advance) -> None:
        policy = self.game.mind.player(self.game.mind.usual)
        advance.lay_ready(self.ready, self.game.mind)
        super().store(advance)
        found = {seat: proposed(self.match, seat, policy) for seat in range(self.setup.seats)}
        self.ready = {**{seat: turn for seat, turn in found.items() if turn is not None}, **advance.prepared}


@pytest.mark.long
@pytest.mark.parametrize("name", ["dominion", "domus_domini", "monasterium"])
def test_a_game_with_prepared_turns_is_verified_as_any_other(name: str) -> None:
    one = Prepares(name, 3)
    assert ORIGIN in {answer.origin for answer in one.answers}
    record = recorded(one.row, one.seats, one.answers, one.lines)
    assert ORIGIN in {answer.by for answer in record.answers}
    assert check(record, one.game).findings == ()
