"""One click answers several questions, each checked as if it were pressed alone."""

from collections.abc import Callable

from bot.tables.memory.advance import Advance
from games.domus_domini import GAME
from games.kernel.contract.game import Setup, encode_state
from games.kernel.engine.choice import Choice, IllegalAnswer, Picks
from games.kernel.engine.standing_orders import ASK
from games.kernel.engine.text import Text
from games.kernel.match import BY_ITSELF, Match, Snapshot

Reading = Callable[[Choice], Picks | None]
RICH = {"money": 6, "veg": 2, "lay_kloster": 2}


def begun(phase: str = "build") -> Match:
    """Two abbeys that are asked at once."""
    setup, table = Setup(2), {"phase": phase, 0: RICH, 1: RICH}
    match = Match(GAME, setup, Snapshot(0, 0, encode_state(GAME.arrange(setup, b"along", table))))
    match.take_news()
    return match


def answered(match: Match, first: str, reading: Reading, seat: int = 0) -> Advance:
    """A first answer, and what goes along with it."""
    question = match.question(seat)
    assert question is not None
    advance = Advance(match)
    advance.answer(seat, question[0], (first,))
    advance.answer_along(seat, reading)
    return advance


def saying(*answers: Picks) -> Reading:
    """These answers, one after the other, then none."""
    left = list(answers)
    return lambda _: left.pop(0) if left else None


def given(advance: Advance) -> list[tuple[str, str]]:
    """What was answered, and who decided it."""
    return [(entry.key, entry.origin) for entry in advance.entries]


def test_what_follows_comes_along_and_goes_back_with_it() -> None:
    match = begun()
    advance = answered(match, "brewery", saying(("garden",), ("save",), ("4",), ()))
    assert given(advance) == [
        ("build.choose", "player"),
        *[(key, BY_ITSELF) for key in ("build.choose", "build.choose", "build.amount", "build.choose")],
    ]
    assert match.question(0) is None
    assert match.undo_limit(0) == advance.after + 1
    without, undone = match.undo(0)
    assert len(undone) == 5
    assert without.state.abbeys[0].money == RICH["money"]


def test_it_ends_where_nothing_more_is_said() -> None:
    match = begun()
    assert len(given(answered(match, "brewery", saying(("garden",))))) == 2
    assert match.question(0) is not None


def test_it_ends_at_an_answer_that_is_not_legal() -> None:
    match = begun()
    assert len(given(answered(match, "brewery", saying(("garden",), ("dog",), ())))) == 2
    assert match.question(0) is not None


def test_it_ends_at_a_question_that_was_not_meant() -> None:
    def another(choice: Choice) -> Picks:
        raise IllegalAnswer(Text("question-gone"))

    assert len(given(answered(begun(), "brewery", another))) == 1


def test_it_ends_where_its_person_has_ordered_something() -> None:
    match = begun("march")
    question = match.question(0)
    assert question is not None
    advance = Advance(match)
    advance.orders = {0: lambda _, choice: ASK if choice.key == "feed.pay" else None}
    advance.answer(0, question[0], ("0",))
    assert advance.answer_along(0, saying(("1",))) == []
    assert [choice.key for choice in match.open.values() if choice.seat == 0] == ["feed.pay"]
    assert [choice.key for choice, _ in Advance(match).answer_along(0, saying(("1",)))] == ["feed.pay"]


def test_what_was_asked_before_is_not_answered_along() -> None:
    match = begun()
    advance = answered(match, "brewery", saying())
    question = match.question(1)
    assert question is not None
    advance.answer(1, question[0], ("garden",))
    assert advance.answer_along(0, saying(("garden",))) == []
