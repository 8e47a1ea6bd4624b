"""Masked tables: from what everybody sees, and when, a hand with a Moat cannot be told from one without."""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.tables.memory.deliveries import LIVE_VEIL_MS, SLOW_VEIL_MS, seat_of, veil_ms
from bot.tables.past.proof import check
from bot.tables.past.record import recorded
from bot.tables.past.tallying import counted
from bot.tables.terms.terms import Terms
from games.dominion import GAME
from games.kernel.contract.game import RULES, Setup, encode_state
from games.kernel.engine.lanes import CLOSED, NOBODY
from games.kernel.match import Match, Snapshot
from tests.bot.played import Stored

WINDOWS = 300
SLOW, LIVE = Terms(2, masked=True, rules=RULES), Terms(2, masked=True, time="live", rules=RULES)
REST = ["estate", "copper", "copper", "copper"]
Trace = tuple[tuple[int, Any], ...]
"""At which time (ms since the attack) the public state became what."""


def attack(seed: bytes, card: str, hand: Sequence[str], *, masked: bool) -> Match:
    """A match in which seat 0 has just played an attack on seat 1 (and plays on)."""
    table = {
        0: {"hand": [card, "copper"]},
        1: {"hand": list(hand), "deck": ["copper"] * 5},
        "named": ["moat", "cellar"],
    }
    setup = Setup(2, masked=masked)
    match = Match(GAME, setup, Snapshot(0, 0, encode_state(GAME.arrange(setup, seed, table))))
    name, _ = match.question(0) or ("", None)
    match.answer(0, name, (card,))
    return match


def seen(match: Match) -> tuple[Any, ...]:
    """All that everybody may know."""
    lines = tuple(event.line(None) for event in match.state.news)
    return match.view(None), match.awaited(), tuple(line for line in lines if line is not None)


def trace(match: Match, terms: Terms, answered_at: int | None) -> Trace:
    """What everybody sees until nothing is veiled or asked; `answered_at`: when seat 1 declines to show the Moat."""
    due: list[tuple[int, str]] = []
    known: set[str] = set()
    asked = match.question(1)
    if asked is not None and answered_at is not None:
        due.append((answered_at, asked[0]))
    found: list[tuple[int, Any]] = [(0, seen(match))]
    now = 0
    while True:
        fresh = [name for name, choice in match.open.items() if choice is CLOSED and name not in known]
        known.update(fresh)
        due += [(now + veil_ms(match.seed, name, terms), name) for name in fresh]
        if not due:
            return tuple(found)
        now, name = min(due)
        due.remove((now, name))
        match.answer(*((NOBODY, name, ()) if match.open[name] is CLOSED else (1, name, ("no",))), origin="order")
        if seen(match) != found[-1][1]:
            found.append((now, seen(match)))


def seed_of(number: int) -> bytes:
    return b"window %d" % number


def played(number: int, *, moat: bool, answered_at: int | None, terms: Terms = SLOW, masked: bool = True) -> Trace:
    """One window: an attack by a Witch."""
    hand = ["moat", *REST] if moat else ["cellar", *REST]
    return trace(attack(seed_of(number), "witch", hand, masked=masked), terms, answered_at)


def moved(window: Trace) -> int:
    """When the public state moved last."""
    return window[-1][0]


def distance(one: Sequence[int], other: Sequence[int]) -> float:
    """How far two samples are apart (Kolmogorov and Smirnov), from 0 to 1."""
    left, right = sorted(one), sorted(other)
    return max(abs(bisect_right(left, at) / len(left) - bisect_right(right, at) / len(right)) for at in {*left, *right})


CRITICAL = 1.63 * (2 / WINDOWS) ** 0.5
"""Two samples of the same distribution are further apart than this in one of a hundred cases."""


@pytest.mark.parametrize("answered_at", [0, 60_000, SLOW_VEIL_MS // 2], ids=["by order", "soon", "in time"])
def test_a_window_looks_the_same_at_the_same_moments_with_a_moat_and_without(answered_at: int) -> None:
    for number in range(40):
        without = played(number, moat=False, answered_at=None)
        assert played(number, moat=True, answered_at=answered_at) == without
        assert [at for at, _ in without] == [0, veil_ms(seed_of(number), "p1-1-v0", SLOW)]


def test_by_the_times_alone_nobody_tells_a_moat() -> None:
    lot = Random(1)
    asked = [min(int(lot.lognormvariate(11, 1)), SLOW_VEIL_MS // 2) for _ in range(WINDOWS)]
    with_moat = [
        moved(played(number, moat=True, answered_at=at if number % 2 else 0)) for number, at in enumerate(asked)
    ]
    without = [moved(played(WINDOWS + number, moat=False, answered_at=None)) for number in range(WINDOWS)]
    assert distance(with_moat, without) < CRITICAL


def test_at_an_open_table_the_times_tell_whoever_is_asked() -> None:
    with_moat = [moved(played(n, moat=True, answered_at=60_000, masked=False)) for n in range(20)]
    without = [moved(played(n, moat=False, answered_at=None, masked=False)) for n in range(20)]
    assert distance(with_moat, without) == 1


def test_what_is_left_is_a_person_who_takes_longer_than_the_veil() -> None:
    late = played(1, moat=True, answered_at=SLOW_VEIL_MS + 1)
    assert moved(late) == SLOW_VEIL_MS + 1 > moved(played(1, moat=False, answered_at=None))


@pytest.mark.parametrize(("terms", "longest"), [(SLOW, SLOW_VEIL_MS), (LIVE, LIVE_VEIL_MS)])
def test_a_veil_lasts_between_half_the_longest_time_and_the_longest(terms: Terms, longest: int) -> None:
    times = [veil_ms(seed_of(number), "p1-1-v0", terms) for number in range(WINDOWS)]
    assert longest // 2 <= min(times) < longest * 0.55
    assert longest * 0.95 < max(times) <= longest
    quarters = [sum(longest * a / 8 <= at < longest * b / 8 for at in times) for a, b in pairwise(range(4, 9))]
    assert min(quarters) > WINDOWS // 6, "all moments are equally likely"
    assert len({veil_ms(seed_of(1), f"p1-1-v{place}", terms) for place in range(20)}) == 20


def test_a_masked_game_with_orders_is_verified_as_any_other() -> None:
    one = Stored("dominion", 3, masked=True)
    assert any(answer.seat == NOBODY for answer in one.answers)
    assert {answer.origin for answer in one.answers} == {"player", "order", "default"}
    record = recorded(one.row, one.seats, one.answers, one.lines)
    assert record.setup.masked
    assert check(record, GAME).findings == ()


def test_statistics_count_what_people_answered_themselves() -> None:
    one = Stored("dominion", 3, masked=True)
    counted_up = counted(GAME, one.setup, one.row, one.answers)
    assert sum(counted_up.answers.values()) <= sum(answer.origin == "player" for answer in one.answers)


CONCEALED = [
    ("bureaucrat", ["estate", "duchy", "copper"], ["estate", "copper", "copper"]),
    ("mountebank", ["curse", "copper", "copper"], ["estate", "copper", "copper"]),
    ("young_witch", ["cellar", "copper", "copper"], ["chapel", "copper", "copper"]),
    ("witch", ["watchtower", "copper", "copper"], ["smithy", "copper", "copper"]),
    ("militia", ["secret_chamber", "copper", "copper"], ["smithy", "copper", "copper"]),
    ("militia", ["horse_traders", "copper", "copper"], ["smithy", "copper", "copper"]),
    ("tournament", ["province", "copper", "copper"], ["duchy", "copper", "copper"]),
    ("militia", ["estate", "gold", "copper", "copper", "copper"], ["copper"] * 5),
    ("goons", ["estate", "gold", "copper", "copper", "copper"], ["copper"] * 5),
    ("masquerade", ["estate", "copper", "copper"], ["copper"] * 3),
]


def test_in_games_begun_before_what_is_forced_comes_at_once() -> None:
    terms = replace(SLOW, rules=6)
    table = {0: {"hand": ["militia"]}, 1: {"hand": ["copper"] * 5}}
    match = Match(GAME, terms, Snapshot(0, 0, encode_state(GAME.arrange(terms, b"veil", table))))
    match.answer(0, next(iter(match.open)), ("militia",))
    assert CLOSED not in match.open.values()
    assert match.state.players[1].hand == ["copper"] * 3


@pytest.mark.parametrize(("card", "asked", "unasked"), CONCEALED, ids=[f"{one[0]} {one[1][0]}" for one in CONCEALED])
def test_every_concealed_question_is_behind_a_veil(card: str, asked: list[str], unasked: list[str]) -> None:
    matches = []
    for hand in (asked, unasked):
        table = {
            0: {"hand": [card, "copper"], "deck": ["copper"] * 5},
            1: {"hand": hand, "deck": ["copper"] * 5},
            "named": ["watchtower", "secret_chamber", "horse_traders"],
        }
        if card == "young_witch":
            table["bane"] = "cellar"
        match = Match(GAME, SLOW, Snapshot(0, 0, encode_state(GAME.arrange(SLOW, b"veil", table))))
        name, _ = match.question(0) or ("", None)
        match.answer(0, name, (card,))
        while (question := match.question(0)) and question[1].key.endswith(".discard"):
            match.answer(0, question[0], question[1].default)
        matches.append(match)
    with_question, without = matches
    for _ in range(3):
        closed = [name for name, choice in with_question.open.items() if choice is CLOSED]
        assert closed == [name for name, choice in without.open.items() if choice is CLOSED]
        assert seen(with_question)[1:] == seen(without)[1:]
        if with_question.question(1):
            break
        for match in matches:
            match.answer(NOBODY, closed[0], (), "order")
    assert with_question.question(1) is not None
    assert without.question(1) is None
    assert {seat_of(name) for name in closed} == ({None} if card in ("tournament", "masquerade") else {1})
