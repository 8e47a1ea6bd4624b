"""Whose thinking comes next: by rank, then by turns of the people, never by how much one of them asks for."""

import asyncio
from collections.abc import Awaitable, Callable

from bot.tables.reckoner.slices import Errand, Rank, Slices


async def thought(slices: Slices, *asked: tuple[str, Rank, int, int]) -> str:
    """Who has each slice, if these ask at once, in this order: name, rank, person, and how many slices it takes."""
    log, going_on = list[str](), asyncio.Event()

    async def think(name: str, errand: Errand, count: int) -> None:
        for _ in range(count):
            await slices.mine(errand)
            log.append(name)
            await going_on.wait()  # it takes a while
            slices.over()

    async with asyncio.TaskGroup() as group:
        for name, rank, person, count in asked:
            group.create_task(within(slices, rank, person, lambda errand, n=name, c=count: think(n, errand, c)))
        for _ in range(5):
            await asyncio.sleep(0)
        going_on.set()
    return "".join(log)


async def within(slices: Slices, rank: Rank, person: int, work: Callable[[Errand], Awaitable[None]]) -> None:
    """Do this as an errand."""
    with slices.errand(rank, person) as errand:
        await work(errand)


async def test_ten_who_ask_at_once_all_have_a_slice_before_anybody_has_two() -> None:
    ten = [(str(person), Rank.ADVICE, person + 1, 3) for person in range(10)]
    assert await thought(Slices(), *ten) == "0123456789" * 3


async def test_ten_tables_of_one_person_do_not_delay_another_ones_one() -> None:
    ten = [("a", Rank.ADVICE, 1, 3)] * 10
    assert (await thought(Slices(), *ten, ("b", Rank.ADVICE, 2, 3)))[:6] == "ababab"


async def test_of_one_person_what_was_asked_first_is_answered_first() -> None:
    assert await thought(Slices(), ("a", Rank.ADVICE, 1, 2), ("b", Rank.ADVICE, 1, 2)) == "aabb"


async def test_a_move_comes_before_advice_that_before_a_look_back_and_that_before_a_study() -> None:
    asked = [("s", Rank.STUDY, 0, 2), ("r", Rank.REVIEW, 1, 2), ("a", Rank.ADVICE, 2, 2), ("m", Rank.MOVE, 0, 2)]
    assert await thought(Slices(), *asked) == "mmaarrss"


async def test_who_comes_during_a_slice_of_a_lower_rank_has_the_next_one() -> None:
    slices, log = Slices(), list[str]()

    async def two_slices(name: str, rank: Rank) -> None:
        with slices.errand(rank, 1) as errand:
            for _ in range(2):
                await slices.mine(errand)
                log.append(name)
                if name == "review" and len(log) == 1:
                    asked.append(asyncio.create_task(two_slices("advice", Rank.ADVICE)))
                    await asyncio.sleep(0)
                slices.over()

    asked = list[asyncio.Task[None]]()
    await two_slices("review", Rank.REVIEW)
    await asyncio.gather(*asked)
    assert log == ["review", "advice", "advice", "review"]


async def test_who_has_been_served_comes_after_who_has_not_though_it_asks_anew() -> None:
    slices, log = Slices(), list[int]()

    async def one_slice(person: int) -> None:
        with slices.errand(Rank.ADVICE, person) as errand:
            await slices.mine(errand)
            log.append(person)
            slices.over()

    with slices.errand(Rank.STUDY):  # or all would be forgotten in between
        await one_slice(1)
        await asyncio.gather(one_slice(1), one_slice(2))
    assert log == [1, 2, 1]


async def test_who_stops_waiting_holds_nobody_up() -> None:
    slices, log = Slices(), list[str]()

    async def wait(name: str, rank: Rank) -> None:
        with slices.errand(rank, 1) as errand:
            await slices.mine(errand)
            log.append(name)
            slices.over()

    with slices.errand(Rank.MOVE) as first:
        await slices.mine(first)
        gone, there = (asyncio.create_task(wait(name, Rank.ADVICE)) for name in ("gone", "there"))
        await asyncio.sleep(0)
        gone.cancel()
        slices.over()
        await there
    assert log == ["there"]
    assert not slices.under_way


async def test_who_is_given_a_slice_and_stops_at_that_very_moment_gives_it_back() -> None:
    slices = Slices()
    with slices.errand(Rank.ADVICE, 1) as one, slices.errand(Rank.ADVICE, 2) as other:
        gone = asyncio.create_task(slices.mine(one))
        for _ in range(2):
            await asyncio.sleep(0)
        assert slices.taken
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        assert gone.cancelled()
        await slices.mine(other)


async def test_it_says_for_how_many_other_people_it_thinks() -> None:
    slices = Slices()
    with slices.errand(Rank.ADVICE, 1) as one, slices.errand(Rank.ADVICE, 1), slices.errand(Rank.REVIEW, 3):
        assert slices.beside(one) == 0
        with slices.errand(Rank.ADVICE, 2):
            assert slices.beside(one) == 1
