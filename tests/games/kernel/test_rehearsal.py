"""A rehearsal drives the rules as the turn will, and ends where something unknown begins."""

from collections.abc import Callable
from typing import Any

import pytest

from games.kernel.ahead.rehearsal import MOST, NoChance, Rehearsed, Unknown, Unseen, rehearse
from games.kernel.contract.ahead import Imagined
from games.kernel.engine.choice import Choice, Effect, IllegalAnswer, Picks
from games.kernel.engine.verbs import CHECKPOINT, VEIL, anew, later, narrow, settle, spare, together
from tests.games.kernel.toy import ask

FIRST, SECOND, THEIRS = ask(0, "first", "a", "b"), ask(0, "second", "c", "d"), ask(1, "theirs", "x", "y")


def last(look: object, choice: Choice) -> Picks:
    """Answers with the last option."""
    return choice.values[-1:]


def course(effect: Effect[Any], left_open: str = "", **claims: int) -> Rehearsed:
    """A rehearsal; the question of one key is left open."""

    def answer(look: object, choice: Choice) -> Picks | None:
        return None if choice.key == left_open else last(look, choice)

    return rehearse(Imagined(effect, lambda: "table", claims=claims), 0, answer)


def told(found: Rehearsed) -> tuple[str, ...]:
    """What was given an answer, and how it ended."""
    return (*(f"{one.choice.key} {''.join(one.picks)}" for one in found.given), found.end)


def test_the_turn_is_known_to_its_end() -> None:
    def turn() -> Effect[None]:
        picks = yield from FIRST
        yield ask(0, "only", "x")
        if picks == ("b",):
            yield from anew(lambda: SECOND)

    found = course(turn())
    assert told(found) == ("first b", "second d", "turn")
    assert found.view == "table"


def test_it_ends_at_the_boundary_of_the_turn() -> None:
    def turns() -> Effect[None]:
        yield FIRST
        yield CHECKPOINT
        yield SECOND

    assert told(course(turns())) == ("first b", "turn")


def test_a_question_left_open_is_the_end_of_it_so_far() -> None:
    def turn() -> Effect[None]:
        yield FIRST
        yield SECOND

    found = course(turn(), left_open="second")
    assert told(found) == ("first b", "asked")
    assert found.asked == SECOND


def test_what_is_moot_is_answered_by_its_default() -> None:
    def turn() -> Effect[None]:
        yield ask(0, "moot", "a", "b", moot=True)
        yield SECOND

    assert told(course(turn(), left_open="moot")) == ("moot a", "second d", "turn")
    asked = rehearse(Imagined(turn(), lambda: None), 0, last, lambda choice: True)
    assert told(asked) == ("moot b", "second d", "turn")


def test_an_answer_that_is_none_is_refused() -> None:
    with pytest.raises(IllegalAnswer):
        rehearse(Imagined(iter_of(FIRST), lambda: None), 0, lambda look, choice: ("z",))


def iter_of(*wishes: Any) -> Effect[None]:
    """Rules that wish for these."""
    for wish in wishes:
        _ = yield wish


def test_nothing_is_simulated_for_others_and_waiting_for_them_ends_what_is_known() -> None:
    ran = []

    def theirs() -> Effect[None]:
        ran.append("theirs")
        yield THEIRS

    def turn(*waited: int) -> Effect[None]:
        yield from settle()
        yield from later(1, theirs(), 1)
        yield FIRST
        yield VEIL
        yield from settle(*waited)
        yield SECOND

    assert told(course(turn(2))) == ("first b", "second d", "turn")
    assert told(course(turn(1))) == told(course(turn())) == ("first b", "unknown")
    assert ran == []


def test_what_is_put_to_oneself_is_asked_at_once() -> None:
    def mine() -> Effect[None]:
        yield from narrow("pile")
        yield FIRST

    def turn() -> Effect[None]:
        yield from later(0, mine(), 1)
        yield SECOND

    assert told(course(turn())) == ("first b", "second d", "turn")


def test_what_others_may_decide_is_unknown_but_their_only_answer_is_not() -> None:
    assert told(course(iter_of(FIRST, THEIRS, SECOND))) == ("first b", "unknown")

    def at_once(*theirs: str) -> Effect[None]:
        mine, others = yield from together(FIRST, ask(1, "theirs", *theirs))
        assert (mine, others) == (("b",), ("x",))
        yield SECOND

    assert told(course(at_once("x"))) == ("first b", "second d", "turn")
    assert told(course(at_once("x", "y"))) == ("first b", "unknown")


def test_a_pile_that_others_may_empty_is_unknown() -> None:
    def turn(left: int) -> Effect[None]:
        yield from later(1, iter_of(THEIRS), 1, {"pile": 1})
        yield FIRST
        yield from spare("pile", lambda: left, take=True)
        yield SECOND

    assert told(course(turn(2))) == told(course(turn(0))) == ("first b", "second d", "turn")
    assert told(course(turn(1))) == told(course(turn(2), pile=1)) == ("first b", "unknown")
    assert course(turn(2)).claimed == {"pile"}


def test_there_is_an_end_to_what_is_rehearsed() -> None:
    found = course(iter_of(*[FIRST] * (MOST + 1)))
    assert (len(found.given), found.end) == (MOST, "unknown")


def test_nobody_knows_what_chance_will_say() -> None:
    for touched in (lambda: NoChance(b"").shuffled(0, ["a"]), lambda: NoChance(b"").below(0, 2)):
        with pytest.raises(Unknown):
            touched()


HIDDEN: list[Callable[[Unseen], object]] = [
    lambda cards: cards[0],
    lambda cards: cards[-3],
    lambda cards: cards[:1],
    lambda cards: cards[-3:],
    lambda cards: cards.pop(0),
    lambda cards: cards.remove("new"),
    lambda cards: cards.clear(),
    lambda cards: cards.count("new"),
    lambda cards: cards.index("new"),
    lambda cards: cards + cards,
    lambda cards: cards == ["x"],
    lambda cards: cards.copy(),
    lambda cards: cards.reverse(),
    lambda cards: cards.insert(0, "x"),
    lambda cards: cards.__setitem__(0, "x"),
    lambda cards: cards.__delitem__(slice(None)),
    lambda cards: "new" in cards,
    lambda cards: [*cards],
    lambda cards: list(reversed(cards)),
    sorted,
]


@pytest.mark.parametrize("touch", HIDDEN)
def test_a_hidden_card_that_is_touched_is_unknown_and_lies_where_it_lay(touch: Callable[[Unseen], object]) -> None:
    cards = Unseen(["a", "b"])
    cards += ["new"]
    with pytest.raises(Unknown):
        touch(cards)
    assert cards.placeholders() == ["a", "b", "new"]


def test_what_came_on_top_since_is_known() -> None:
    cards = Unseen(["a"])
    cards.append("new")
    cards += ["newer", "newest"]
    assert len(cards) == 4
    assert (cards[-1], cards[3], cards[-2:], cards[4:]) == ("newest", "newest", ["newer", "newest"], [])
    assert cards.pop() == "newest"
    del cards[-1]
    del cards[1:]
    with pytest.raises(Unknown):
        cards.pop()
    with pytest.raises(IndexError):
        _ = cards[4]


def test_where_nothing_is_hidden_everything_is_known() -> None:
    cards = Unseen()
    cards += ["b", "a"]
    assert sorted(cards) == ["a", "b"]
    assert list(reversed(cards)) == ["a", "b"]
    assert "b" in cards
    assert cards.count("b") == 1
    cards.remove("b")
    cards.clear()
    assert not cards
    assert not Unseen(["a"])[1:]
