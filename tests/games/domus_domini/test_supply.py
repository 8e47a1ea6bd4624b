"""With few brothers, dogs and huts in the supply, whoever answers first, the outcome is that of strict turn order."""

import hashlib
import random
from collections import Counter
from typing import Any

import pytest

from games.domus_domini import GAME
from games.domus_domini.events import CameLate, DogBought, HutBought, Recruited
from games.domus_domini.table import Abbey
from games.kernel.contract.game import Setup, encode_state
from games.kernel.engine.choice import Choice, Picks
from games.kernel.engine.digest import LastAnswer, Telling, Told, digest, done, plainly, sentences
from games.kernel.match import Match, Snapshot
from tests.games.domus_domini.test_prepared_turns import arranged
from tests.games.playing import give_each
from tests.games.saying import LANGUAGES, say

SCARCE = ("recruit", "dog", "hut")


def wished(choice: Choice, abbey: Abbey, salt: str) -> Picks:
    """What one would answer in this situation of the own abbey, whatever others do; most of all what is scarce."""
    own = repr((salt, choice.key, abbey))

    def liking(value: str) -> tuple[bool, bool, bytes]:
        scarce = value in SCARCE
        return scarce, scarce or value != "", hashlib.sha256(f"{own}/{value}".encode()).digest()

    best = max((*choice.values, *([""] if not choice.least else [])), key=liking)
    return (best,) if best else ()


def played(seats: int, supply: int, pace: Any, seed: int) -> tuple[dict[Any, Any], Any, int]:
    """A game with so much of everything in the supply: how it stands in the end, its result, how often was asked."""
    dice, setup = random.Random(f"{seed}/{pace}"), Setup(seats, pace)
    table = GAME.new(setup, b"%d" % seed)
    table.lay_supply = table.dog_supply = table.hut_supply = supply
    match, asked = Match(GAME, setup, Snapshot(0, 0, encode_state(table))), 0
    while match.open:
        name = dice.choice(list(match.open))
        choice = match.open[name]
        match.answer(choice.seat, name, wished(choice, match.state.abbeys[choice.seat], str(seed)))
        asked += 1
    return GAME.cases.inspect(match.state), GAME.result(match.state), asked


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_who_comes_first_in_turn_order_is_served_first(seats: int) -> None:
    again = 0
    for seed in range(4):
        for supply in (0, 1, 4):
            strict, free = (played(seats, supply, pace, seed) for pace in ("exact", "turn"))
            assert free[:2] == strict[:2]
            again += free[2] - strict[2]
    assert again > 5


def test_who_is_served_later_is_held_up_until_the_others_have_had_their_choice() -> None:
    plenty = {"money": 6, "veg": 4, "lay_kloster": 3}
    match = arranged({"phase": "build", "hut_supply": 1, 0: plenty, 1: plenty}, seats=2, pace="turn")
    give_each(match, 1, "hut")
    assert (match.held_up(0), match.held_up(1)) == (False, True)
    give_each(match, 0, None)
    assert not match.held_up(1)


def test_whoever_wants_one_gets_it_or_is_told_that_it_is_gone() -> None:
    got = {"recruit": Recruited, "dog": DogBought, "hut": HutBought}
    late = 0
    for seed in range(6):
        dice, setup = random.Random(seed), Setup(3)
        table = GAME.new(setup, b"%d" % seed)
        table.lay_supply = table.dog_supply = table.hut_supply = 2
        match = Match(GAME, setup, Snapshot(0, 0, encode_state(table)))
        wanted, told = Counter[str](), list(match.take_news())
        while match.open:
            name = dice.choice(list(match.open))
            choice = match.open[name]
            picks = wished(choice, match.state.abbeys[choice.seat], str(seed))
            match.answer(choice.seat, name, picks)
            wanted.update(picks if choice.key == "build.choose" else ())
            told += match.take_news()
        missed = Counter(event.pile for event in told if isinstance(event, CameLate))
        for want, pile in zip(SCARCE, ("lay", "dog", "hut"), strict=True):
            assert wanted[want] == sum(isinstance(event, got[want]) for event in told) + missed[pile]
        late += missed.total()
    assert late


HUNGRY = {"veg": 1, "money": 4, "lay_kloster": 1, "huts": 1}
PLAIN = Telling(plainly, sentences)


def scarce(**supply: int) -> Match:
    """Two abbeys that build at once; seat 0 is served first."""
    match = arranged({0: HUNGRY, 1: HUNGRY, "phase": "build", **supply}, 2, "turn")
    match.take_news()
    return match


def test_who_waited_for_the_last_one_in_vain_is_told_beside_the_next_question() -> None:
    match = scarce(lay_supply=1)
    give_each(match, 1, "recruit")
    assert match.question(1) is None, "it waits for who sits earlier"
    assert match.take_news() == []
    give_each(match, 0, "recruit")
    (event,) = match.take_news()
    assert event == CameLate(1, "lay")
    assert [event.line(reader) for reader in (0, None)] == [None, None]
    lines, decided = [Told(2, event)], LastAnswer(1, 0)
    (line,) = digest(PLAIN, lines, 1, decided).mine
    assert [say(GAME.name, language, line) for language in LANGUAGES] == [
        "Du bekommst keinen Laienbruder: Der letzte ging an jemand anderen. Das Gemüse bleibt dir.",
        "You get no lay brother: the last one went to somebody else. You keep the vegetable.",
    ]
    asked = match.question(1)
    assert asked is not None
    assert "recruit" not in asked[1].values


@pytest.mark.parametrize(("want", "pile"), [("recruit", "lay"), ("dog", "dog"), ("hut", "hut")])
def test_who_asks_for_what_is_gone_by_then_is_told_at_once_and_it_is_no_deed(want: str, pile: str) -> None:
    match = scarce(lay_supply=1, dog_supply=1, hut_supply=1)
    give_each(match, 0, want)
    assert match.take_news() == []
    give_each(match, 1, want)
    (event,) = match.take_news()
    assert event == CameLate(1, pile)
    lines, decided = [Told(2, event)], LastAnswer(2, 0)
    assert digest(PLAIN, lines, 1, decided).mine == (event.line(1),)
    assert done(PLAIN, lines, 1, decided).last == ()


def test_older_programs_did_not_tell_of_it() -> None:
    assert CameLate(1, "lay").as_told_before() is None
