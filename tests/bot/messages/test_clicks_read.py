"""A click means an answer, a redrawn message, or a refusal that says what to do; never anything else."""

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.messages.parts.clicked import read
from bot.messages.parts.custom_ids import (
    LONGEST_DRAFT,
    Address,
    read_order,
    read_set,
    read_text,
    stamp_of,
    write_order,
    write_set,
    write_text,
)
from bot.tables.terms.press import Answer, Redraw
from games.kernel.engine.choice import Choice, IllegalAnswer
from games.kernel.engine.text import Text
from tests.bot.clicking import ENGLISH, GAME, QUESTION, choice, options, word
from tests.bot.questions import questions
from tests.depth import chosen

VERBS = st.sampled_from(["pick", "take", "none", "done", "over", "page", "undo"])
DRAFTS = st.text("0123456789abcdefghijklmnopqrstuvwxyz", max_size=LONGEST_DRAFT)
VALUES = st.lists(st.integers(-1, 130).map(str) | st.text(max_size=5), max_size=4)


def pressed(asked: Choice, verb: str, *values: str, page: int = 0, draft: str = "") -> Answer | Redraw:
    return read(asked, Address(GAME, QUESTION, stamp_of(asked), verb, page, draft), values)


def refusal(asked: Choice, verb: str, *values: str, page: int = 0, draft: str = "") -> Text:
    with pytest.raises(IllegalAnswer) as refused:
        pressed(asked, verb, *values, page=page, draft=draft)
    assert ENGLISH(refused.value.reason)
    return refused.value.reason


@pytest.mark.long
@settings(max_examples=chosen().examples(300), deadline=None)
@given(questions(), st.booleans(), VERBS, st.integers(0, 9), DRAFTS, VALUES)
def test_nothing_but_a_refusal_comes_of_a_bad_click(
    asked: Choice, right: bool, verb: str, page: int, draft: str, values: list[str]
) -> None:
    address = Address(GAME, QUESTION, stamp_of(asked) if right else "0000", verb, page, draft)
    outcome: Answer | Redraw | None = None
    with suppress(IllegalAnswer):
        outcome = read(asked, address, values)
    if isinstance(outcome, Answer):
        assert outcome.picks == asked.check(outcome.picks)
        assert asked.least <= len(outcome.picks) <= asked.most or outcome.picks == asked.default
    elif outcome is not None:
        assert len(outcome.draft) <= asked.most


def test_a_button_of_another_question_is_gone() -> None:
    asked, other = choice("A", "B"), choice("A", "C")
    assert stamp_of(asked) != stamp_of(other)
    with pytest.raises(IllegalAnswer) as refused:
        read(asked, Address(GAME, QUESTION, stamp_of(other), "pick", 0, "1"))
    assert refused.value.reason == Text("question-gone")


@pytest.mark.parametrize(
    "other",
    [choice("A", "B", least=0), choice("A", "B", most=2), choice("B", "A"), choice("A", "B", "B")],
)
def test_a_stamp_knows_options_and_counts(other: Choice) -> None:
    assert stamp_of(other) != stamp_of(choice("A", "B"))


def test_a_stamp_outlasts_labels_and_hints() -> None:
    renamed = Choice(0, "test.pick", word("What?"), options("a", "b", hint="new"))
    assert stamp_of(renamed) == stamp_of(choice("A", "B"))


@pytest.mark.parametrize("value", ["2", "-1", "", "x", "²", "1000", "0 "])
def test_an_option_that_is_not_there_is_refused(value: str) -> None:
    assert refusal(choice("A", "B"), "pick", value).id == "not-an-option"


def test_an_option_that_is_not_there_is_refused_in_a_draft() -> None:
    assert refusal(choice("A", "B"), "pick", draft="z").id == "not-an-option"
    assert refusal(choice("A", "B", most=2), "done", draft="z").id == "not-an-option"
    assert refusal(choice("A", "B", most=2, ordered=True), "pick", draft="02").id == "not-an-option"


def test_too_many_picks_are_refused() -> None:
    assert refusal(choice("A", "B", "C"), "pick", "0", "1") == Text("too-many-picks", most=1, picked=2)
    assert refusal(choice("A", "B", "C", most=2), "pick", "0", "1", "2").id == "too-many-picks"
    assert refusal(choice("A", "B", "C", most=2, ordered=True), "pick", "2", draft="01").id == "too-many-picks"
    assert refusal(choice("A", "B", "C", most=3, ordered=True), "pick", "0", "1").id == "too-many-picks"


def test_half_an_answer_is_refused() -> None:
    assert refusal(choice("A", "B", "C", least=2, most=2), "pick", "0") == Text("too-few-picks", least=2, picked=1)
    assert refusal(choice("A", "B", "C", least=2, most=2, ordered=True), "done", draft="0").id == "too-few-picks"
    assert refusal(choice("A", "B"), "none") == Text("too-few-picks", least=1, picked=0)
    assert refusal(choice("A", "B", least=0), "pick") == Text("too-few-picks", least=1, picked=0)


def test_the_same_option_twice_is_refused() -> None:
    assert refusal(choice("A", "A", "B", most=2), "pick", "0", "0").id == "not-an-option"
    assert refusal(choice("A", "A", "B", most=2, ordered=True), "pick", draft="00").id == "not-an-option"


def test_picks_of_another_page_are_refused() -> None:
    asked = choice(*(f"C{number}" for number in range(30)), most=2)
    assert refusal(asked, "pick", "26").id == "not-an-option"
    assert refusal(asked, "pick", "3", page=7).id == "not-an-option"
    assert pressed(asked, "pick", "26", page=1) == Redraw(1, (26,))


def test_a_default_that_is_not_there_cannot_be_taken() -> None:
    assert refusal(choice("A", "B", least=0), "take") == Text("question-gone")
    assert refusal(choice("A", "B"), "dance") == Text("question-gone")


def test_turning_pages_keeps_the_picks() -> None:
    asked = choice(*(f"C{number}" for number in range(30)), most=2)
    assert pressed(asked, "page", page=1, draft=write_set((3,))) == Redraw(1, (3,))
    assert pressed(choice(*"ABC"), "page", page=1) == Redraw(1, ())


@given(
    st.integers(0, 36**8 - 1), st.integers(0, 10**6), st.sampled_from(["-", "a1b2"]), VERBS, st.integers(0, 99), DRAFTS
)
def test_an_address_is_read_as_it_was_written(
    game: int, number: int, stamp: str, verb: str, page: int, draft: str
) -> None:
    address = Address(game, f"p{number}-5-9", stamp, verb, page, draft)
    written = address.encode()
    assert Address.parse(written) == address
    assert len(written) <= 100
    assert len(replace(address, draft="").encode()) <= 40


@given(st.text(max_size=120))
def test_a_foreign_id_is_no_address(custom_id: str) -> None:
    assert Address.parse(custom_id) is None or custom_id.startswith("a:")


@pytest.mark.parametrize(
    "custom_id", ["", "a:1:-:-", "b:1:-:-:join", "a:1:-:-:join\n", "a:1:-:-:join:0:ä", "a:1:-:-:join::", "a:é:-:-:join"]
)
def test_a_damaged_id_is_no_address(custom_id: str) -> None:
    assert Address.parse(custom_id) is None


@pytest.mark.parametrize(
    "address", [Address(-1), Address(1, choice="a:b"), Address(1, verb="JOIN"), Address(1, draft="0" * 59)]
)
def test_what_nobody_could_read_is_not_written(address: Address) -> None:
    with pytest.raises(ValueError, match=r"no address|less than"):
        address.encode()


@given(st.lists(st.integers(0, 35), unique=True))
def test_an_order_is_read_as_it_was_written(places: list[int]) -> None:
    assert read_order(write_order(places)) == tuple(places)


@given(st.sets(st.integers(0, 298)))
def test_a_set_is_read_as_it_was_written(places: set[int]) -> None:
    assert read_set(write_set(places)) == tuple(sorted(places))
    assert len(write_set(places)) <= LONGEST_DRAFT


@pytest.mark.parametrize("typed", ["", "22-7\nWen", "22-7\n", "\nÜbermorgenstadt", "0", "x" * 36])
def test_a_short_text_goes_into_a_button_and_back(typed: str) -> None:
    assert read_text(write_text(typed)) == typed
    Address(0, verb="prefer", page=1, draft=write_text(typed)).encode()


def test_of_a_longer_text_the_beginning_goes_in() -> None:
    assert read_text(write_text("ü" * 60)) == "ü" * 18
