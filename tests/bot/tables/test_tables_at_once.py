"""Two who do something at the same table at the same moment: what is decided holds, and who was second is told.

Every meeting is forced: one stands at a gate while the other acts.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from inspect import getattr_static
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

import pytest

from bot.tables.acts.lobbies import Lobbies
from bot.tables.acts.seating import Seating
from bot.tables.acts.standing_order_book import StandingOrderBook
from bot.tables.acts.tables import Tables
from bot.tables.acts.turn_clock import TurnClock
from bot.tables.terms.actors import Actor, Place, Refused
from db.engine import open_database
from games.kernel.contract.discovery import find_games
from games.kernel.contract.policy import default_policy
from games.kernel.engine.choice import Choice, Picks
from games.kernel.engine.standing_orders import ASK
from games.kernel.engine.text import Text
from tests.bot.answering import Says, answered, nothing
from tests.empty_database import laid_out

ANNA, BEN, CLARA = (Actor(number, name, "de", False) for number, name in ((1, "Anna"), (2, "Ben"), (3, "Clara")))
TABLE = 1


class Gate:
    """A door in the code: `reached` once somebody stands at it, who waits there until it is `opened`."""

    def __init__(self) -> None:
        self.reached = asyncio.Event()
        self.opened = asyncio.Event()

    def before(self, behind: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        """The same function or method, with this door before it."""

        async def through(*args: Any, **named: Any) -> Any:
            self.reached.set()
            await self.opened.wait()
            return await behind(*args, **named)

        return through


@asynccontextmanager
async def held(
    monkeypatch: pytest.MonkeyPatch, place: str, work: Awaitable[None]
) -> AsyncIterator["asyncio.Task[Any]"]:
    """While the block runs, this work stands at this place; it is over when the block is left."""
    task, gate = asyncio.ensure_future(work), Gate()
    owner, _, name = place.rpartition(".")
    static = isinstance(getattr_static(resolve_name(owner), name), staticmethod)
    through = gate.before(resolve_name(place))
    with monkeypatch.context() as patch:
        patch.setattr(place, staticmethod(through) if static else through)
        await gate.reached.wait()
    try:
        yield task
    finally:
        gate.opened.set()
        await asyncio.wait([task])


def reason(task: "asyncio.Task[Any]") -> str | None:
    """Why this was refused; None if it was done."""
    error = task.exception()
    assert error is None or isinstance(error, Refused)
    return error.reason.id if error else None


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    """A lobby in which Anna and Ben sit, who want to be asked even what is moot: a turn has several questions."""
    database = await open_database(await laid_out(tmp_path))
    tables = Tables(database, find_games())
    for person in (ANNA, BEN):
        await StandingOrderBook(tables).give(person, "dominion", "turn.treasure", ASK)
    await tables.lobbies.open("dominion", Place(11, 12), ANNA)
    await tables.lobbies.join(TABLE, BEN)
    yield tables
    await database.close()


THINKING = "bot.tables.memory.store.Store.let_answer"
"""Where a start and an answer stand before they are stored."""


@pytest.mark.parametrize(
    "meanwhile",
    [
        lambda tables: tables.lobbies.join(TABLE, CLARA),
        lambda tables: tables.lobbies.leave(TABLE, BEN),
        lambda tables: tables.lobbies.leave(TABLE, ANNA),
        lambda tables: tables.lobbies.add_computer(TABLE, ANNA),
        lambda tables: tables.lobbies.set_options(TABLE, ANNA, [("pace", ["exact"])]),
    ],
    ids=["join", "leave", "host leaves", "computer", "option"],
)
async def test_a_start_of_a_lobby_that_is_another_by_now_starts_nothing(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, meanwhile: Callable[[Tables], Awaitable[None]]
) -> None:
    async with held(monkeypatch, THINKING, tables.lobbies.start(TABLE, ANNA)) as start:
        await meanwhile(tables)
        changed = await tables.lobby(TABLE)
    assert reason(start) in ("status-changed", "host-only")
    assert await tables.lobby(TABLE) == changed


@pytest.mark.parametrize(
    ("meanwhile", "said"), [(Lobbies.start, "already-begun"), (Lobbies.cancel, "game-aborted")], ids=["start", "cancel"]
)
async def test_a_start_that_comes_second_is_told_what_the_table_is(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, meanwhile: Callable[..., Awaitable[None]], said: str
) -> None:
    async with held(monkeypatch, THINKING, tables.lobbies.start(TABLE, ANNA)) as start:
        await meanwhile(tables.lobbies, TABLE, ANNA)
        status = await tables.status(TABLE)
    assert reason(start) == said
    assert await tables.status(TABLE) == status


async def test_whoever_joins_a_table_that_was_just_looked_at_does_not_change_that_look(tables: Tables) -> None:
    seen = await tables.loaded(TABLE)
    await tables.lobbies.join(TABLE, CLARA)
    await tables.lobby(TABLE)
    assert seen.names == ("Anna", "Ben")


@pytest.mark.parametrize(
    ("first", "second", "names"),
    [
        ((Lobbies.join, CLARA), (Lobbies.leave, BEN), ("Anna", "Clara")),
        ((Lobbies.add_computer, ANNA), (Lobbies.add_computer, ANNA), ("Anna", "Ben", "Computer 1", "Computer 2")),
        ((Lobbies.add_computer, ANNA), (Lobbies.join, CLARA), ("Anna", "Ben", "Computer 1", "Clara")),
        ((Lobbies.leave, ANNA), (Lobbies.leave, BEN), ()),
    ],
    ids=["join leave", "two computers", "computer join", "all leave"],
)
async def test_of_two_changes_at_once_the_second_knows_the_first(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, first: Any, second: Any, names: tuple[str, ...]
) -> None:
    (do, actor), (do_then, other) = first, second
    async with held(monkeypatch, "bot.tables.acts.lobbies.hold_lobby", do(tables.lobbies, TABLE, actor)):
        then = asyncio.ensure_future(do_then(tables.lobbies, TABLE, other))
    await then
    assert (await tables.loaded(TABLE)).names == names


async def test_two_who_send_the_only_computer_away_send_nobody_else(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    await tables.lobbies.add_computer(TABLE, ANNA)
    async with held(monkeypatch, "bot.tables.acts.lobbies.hold_lobby", tables.lobbies.remove_computer(TABLE, ANNA)):
        others = [
            asyncio.ensure_future(work)
            for work in (tables.lobbies.join(TABLE, CLARA), tables.lobbies.remove_computer(TABLE, ANNA))
        ]
    await asyncio.wait(others)
    assert [reason(other) for other in others] == [None, "no-computer"]
    assert (await tables.loaded(TABLE)).names == ("Anna", "Ben", "Clara")


# answers


async def asked(tables: Tables) -> tuple[Actor, str, Picks]:
    """Who is asked, by which question, and what the usual answer is."""
    for person in (ANNA, BEN):
        question = (await tables.desk(TABLE, person.user_id)).question
        if question is not None:
            choice_id, choice = question
            look = (await tables.loaded(TABLE)).playing().look(choice.seat)
            return person, choice_id, default_policy(look, choice)
    raise AssertionError("nobody is asked")


STORING = "bot.tables.memory.store.Store.write"
"""Where an answer stands that has moved the match and is not stored yet."""


async def test_what_is_not_stored_yet_is_shown_to_nobody(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    await tables.lobbies.start(TABLE, ANNA)
    person, choice, picks = await asked(tables)
    before = await tables.desk(TABLE, person.user_id)
    async with held(monkeypatch, STORING, answered(tables, TABLE, person.user_id, choice, picks)) as answer:
        assert await tables.desk(TABLE, person.user_id) == before
    assert reason(answer) is None
    assert await tables.desk(TABLE, person.user_id) != before


async def test_reminders_are_muted_though_an_answer_is_thought_about(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    await tables.lobbies.set_options(TABLE, ANNA, [("time", ["day"])])
    await tables.lobbies.start(TABLE, ANNA)
    person, choice, picks = await asked(tables)
    reminds_nobody: Any = None
    clock = TurnClock(tables, Seating(tables), reminds_nobody)
    async with AsyncExitStack() as thinking:
        looking_at_the_clock = "bot.tables.memory.loaded.LoadedGames.seen"
        async with held(monkeypatch, looking_at_the_clock, clock.mute(TABLE, person.user_id)) as mute:
            answer = answered(tables, TABLE, person.user_id, choice, picks)
            await thinking.enter_async_context(held(monkeypatch, THINKING, answer))
        assert reason(mute) is None


async def test_a_second_answer_to_the_same_question_is_too_late(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    await tables.lobbies.start(TABLE, ANNA)
    person, choice, picks = await asked(tables)
    async with held(monkeypatch, STORING, answered(tables, TABLE, person.user_id, choice, picks)):
        second = asyncio.ensure_future(answered(tables, TABLE, person.user_id, choice, picks))
    await asyncio.wait([second])
    assert reason(second) == "question-gone"
    assert (await tables.loaded(TABLE)).row.step == 1


async def test_taking_back_what_is_being_stored_waits_for_it(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    await tables.lobbies.start(TABLE, ANNA)
    person, choice, picks = await asked(tables)
    before = (await tables.desk(TABLE, person.user_id)).view
    async with held(monkeypatch, STORING, answered(tables, TABLE, person.user_id, choice, picks)):
        undo = asyncio.ensure_future(tables.undo(TABLE, person.user_id))
    await asyncio.wait([undo])
    assert reason(undo) is None
    assert (await tables.desk(TABLE, person.user_id)).view == before
    assert (await tables.loaded(TABLE)).row.step == 2


async def test_an_answer_to_a_game_called_off_meanwhile_is_refused(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    await tables.lobbies.start(TABLE, ANNA)
    person, choice, picks = await asked(tables)
    async with held(monkeypatch, THINKING, answered(tables, TABLE, person.user_id, choice, picks)) as answer:
        await tables.abort(TABLE, ANNA, begun=True)
    assert reason(answer) == "status-changed"
    assert (await tables.loaded(TABLE)).row.step == 0


async def test_of_two_processes_the_slower_looks_anew(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    await tables.lobbies.start(TABLE, ANNA)
    beside = Tables(tables.database, tables.games)
    person, choice, picks = await asked(tables)
    async with held(monkeypatch, THINKING, answered(tables, TABLE, person.user_id, choice, picks)) as answer:
        await answered(beside, TABLE, person.user_id, choice, picks)
        stored = await tables.desk(TABLE, person.user_id)
    assert reason(answer) == "question-gone"
    assert await tables.desk(TABLE, person.user_id) == stored


async def test_a_click_that_decides_nothing_does_not_wait_for_who_thinks(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    await tables.lobbies.start(TABLE, ANNA)
    person, choice, picks = await asked(tables)
    async with held(monkeypatch, THINKING, answered(tables, TABLE, person.user_id, choice, picks)):
        outcome = await tables.moves.decide(Says(TABLE, person, nothing))
        assert outcome.reason is None
        assert outcome.desk.question is not None
        assert outcome.desk.question[0] == choice


async def test_a_refused_click_leaves_the_game_in_memory(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    await tables.lobbies.start(TABLE, ANNA)
    person, _, _ = await asked(tables)

    def refuse(_: Choice) -> None:
        raise Refused(Text("question-gone"))

    async def never(*_: object) -> None:
        raise AssertionError("it is read anew")

    monkeypatch.setattr(tables.store.loaded, "load", never)
    for _ in range(2):
        outcome = await tables.moves.decide(Says(TABLE, person, refuse))
        assert outcome.reason == Text("question-gone")
        assert outcome.desk.question is not None
