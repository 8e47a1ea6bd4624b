"""A choice: which answers it takes, in which form it keeps them, and when it needs nobody."""

import pytest

from games.kernel.engine.choice import Choice, IllegalAnswer, Option
from games.kernel.engine.text import Text


def choice(
    values: str, least: int = 1, most: int = 1, *, ordered: bool = False, default: tuple[str, ...] = ()
) -> Choice:
    options = tuple(Option(value, Text("yes")) for value in values)
    return Choice(0, "toy.choose", Text("no"), options, least, most, ordered=ordered, default=default)


def refusal(asked: Choice, picks: str) -> str:
    with pytest.raises(IllegalAnswer) as refused:
        asked.check(tuple(picks))
    assert str(refused.value) == repr(refused.value.reason)
    return refused.value.reason.id


def test_one_of_the_options_is_an_answer() -> None:
    assert choice("abc").check(("b",)) == ("b",)


@pytest.mark.parametrize(
    ("picks", "why"),
    [("", "too-few-picks"), ("ab", "too-many-picks"), ("d", "not-an-option")],
)
def test_what_does_not_fit_is_refused_with_a_reason(picks: str, why: str) -> None:
    assert refusal(choice("abc"), picks) == why


def test_no_more_equal_options_than_there_are() -> None:
    asked = choice("aab", 0, 3)
    assert asked.check(("a", "a")) == ("a", "a")
    assert refusal(asked, "bb") == "not-an-option"


def test_without_an_order_picks_are_kept_in_the_order_of_the_options() -> None:
    assert choice("abc", 0, 3).check(("c", "a")) == ("a", "c")
    assert choice("abab", 0, 4).check(("b", "a", "b")) == ("a", "b", "b")


def test_with_an_order_picks_are_kept_as_given() -> None:
    assert choice("abc", 0, 3, ordered=True).check(("c", "a")) == ("c", "a")


def test_nothing_may_be_picked_where_nothing_is_demanded() -> None:
    assert choice("abc", 0).check(()) == ()


def test_no_default_is_no_answer_where_one_is_demanded() -> None:
    assert refusal(choice("abc", 1), "") == "too-few-picks"


def test_the_default_is_an_answer() -> None:
    assert choice("abc", 0, 2, default=("a", "c")).check(("a", "c")) == ("a", "c")


@pytest.mark.parametrize(
    ("asked", "only"),
    [
        (choice(""), ()),
        (choice("abc", 0, 0), ()),
        (choice("a"), ("a",)),
        (choice("aaa", 2, 2), ("a", "a")),
        (choice("aaa", 3, 3, ordered=True), ("a", "a", "a")),
        (choice("ab", 2, 2), ("a", "b")),
        (choice("ab", 2, 5), ("a", "b")),
        (choice("ab", 2, 2, ordered=True), None),
        (choice("ab"), None),
        (choice("aab", 2, 2), None),
        (choice("a", 0), None),
        (choice("aa", 1, 2), None),
    ],
)
def test_a_choice_with_one_legal_answer_answers_itself(asked: Choice, only: tuple[str, ...] | None) -> None:
    assert asked.only_answer() == only
