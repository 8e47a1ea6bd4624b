"""Whatever is asked can be drawn within Discord's limits, and every legal answer can be clicked."""

import asyncio
from itertools import combinations, permutations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bot.messages.parts.components import closing_row, controls, drawn
from bot.messages.parts.custom_ids import form_of
from games.kernel.engine.choice import Choice
from tests.bot.clicking import ENGLISH, GAME, QUESTION, Person, advising, choice, options, word
from tests.bot.limits import faults
from tests.bot.questions import LABELS, answers, questions
from tests.depth import chosen

BLUE = 1
LAW = settings(max_examples=chosen().examples(150), deadline=None)


@pytest.mark.long
@LAW
@given(questions(), st.data())
def test_every_question_keeps_every_limit(asked: Choice, data: st.DataObject) -> None:
    draft = data.draw(st.lists(st.integers(-1, len(asked.options)), max_size=130))
    page = data.draw(st.integers(-1, 9))
    undo, picks = data.draw(st.none() | st.integers(0, 5000)), data.draw(answers(asked))
    offer = data.draw(st.none() | LABELS.map(word))
    view = controls(
        GAME, QUESTION, asked, ENGLISH, page=page, draft=draft, advice=advising(*picks, offer=offer), undo=undo
    )
    assert faults(view.to_components()) == []


@LAW
@given(questions())
def test_equal_labels_are_told_apart(asked: Choice) -> None:
    for row in Person(asked).rows:
        labels = [option["label"] for part in row for option in part.get("options", ())]
        assert len(set(labels)) == len(labels)


@pytest.mark.long
@LAW
@given(questions(), st.data())
def test_every_legal_answer_can_be_clicked(asked: Choice, data: st.DataObject) -> None:
    assume(form_of(asked) != "default")
    picks = data.draw(answers(asked))
    assert Person(asked).answer(picks) == picks


@pytest.mark.parametrize("ordered", [False, True])
@pytest.mark.parametrize(("least", "most"), [(0, 1), (1, 1), (0, 2), (2, 2), (0, 4), (1, 3), (4, 4)])
def test_all_answers_of_a_small_question_can_be_clicked(least: int, most: int, ordered: bool) -> None:
    asked = choice("Gold", "Silver", "Silver", "Copper", least=least, most=most, ordered=ordered)
    ways = permutations if ordered else combinations
    wanted = {asked.check(picks) for size in range(least, most + 1) for picks in ways(asked.values, size)}
    assert {Person(asked).answer(picks) for picks in wanted} == wanted


@pytest.mark.long
@LAW
@given(questions(), st.data())
def test_what_is_advised_is_one_click_in_colour_and_nothing_else_is(asked: Choice, data: st.DataObject) -> None:
    picks = data.draw(answers(asked))
    person = Person(asked, advice=advising(*picks))
    coloured = [part for row in person.rows for part in row if part.get("style") == BLUE]
    assert len(coloured) == (form_of(asked) != "default" or picks in ((), asked.default))
    for part in coloured:
        assert person.press(part) == picks
        assert part["emoji"]["name"] == "💡"


@LAW
@given(questions())
def test_without_advice_nothing_is_in_colour_and_nothing_picked_is_one_click(asked: Choice) -> None:
    person = Person(asked)
    assert bool(person.find("none")) == (asked.least == 0)
    assert all(part.get("style") != BLUE for row in person.rows for part in row)


def test_few_short_options_are_buttons_with_what_is_advised_in_colour() -> None:
    person = Person(choice("Yes", "No"), advice=advising("no"))
    assert person.labels == [["Yes", "No", "Table", "…"]]
    assert [part["style"] for part in person.rows[0]] == [2, BLUE, 2, 2]


def test_nothing_can_be_advised_too() -> None:
    person = Person(choice("A", "B", "C", "D", least=0, most=2), advice=advising())
    assert person.labels[1] == ["None of these", "Table", "…"]
    assert [part["style"] for part in person.rows[1]] == [BLUE, 2, 2]


def test_declining_is_last_of_all_where_something_else_is_advised() -> None:
    asked = choice("A", "B", least=0)
    shown = Person(asked, advice=advising("b")).labels
    assert shown == [["A", "B", "Table", "…"], ["None of these"]], "beside it a slip does no harm"
    assert Person(asked, advice=advising()).labels == [["A", "B", "None of these"], ["Table", "…"]], "a line is full"
    long = choice("a label as long as half a line", "another one that is as long", least=0)
    assert Person(long, advice=advising(long.values[0])).labels[1] == ["Table", "…", "None of these"]
    picking = Person(choice("A", "B", "C", least=0, most=2, ordered=True), advice=advising("a", "b"))
    picking.press(picking.find("pick")[0])
    assert picking.find("none") == [], "it would not be nothing"


def test_declining_stands_beside_the_buttons_if_there_is_room() -> None:
    assert Person(choice("A", "B", "C", "D", least=0)).labels[0] == ["A", "B", "C", "D", "None of these"]
    assert Person(choice("A", "B", "C", "D", "E", least=0)).labels[:2] == [list("ABCDE"), ["None of these"]]


@pytest.mark.parametrize(
    "asked",
    [
        choice("A", "B", "C", "D", "E", "F"),
        choice("A", "a label that is too long for a line of a phone"),
        choice("A", "B", "C", "not too long for a line alone"),
        Choice(0, "test.pick", word("Which?"), options("A", "B", hint="costs 3")),
    ],
)
def test_many_long_or_explained_options_are_a_select(asked: Choice) -> None:
    (select,) = Person(asked).rows[0]
    assert len(select["options"]) == len(asked.options)
    assert (select["min_values"], select["max_values"], select["placeholder"]) == (1, 1, "Choose for yourself …")


def test_two_or_three_options_are_buttons_even_if_each_fills_a_line() -> None:
    labels = ("Discard 2 cards", "Gain a Curse into the hand")
    assert Person(choice(*labels)).labels[0] == list(labels)


def test_hints_are_descriptions() -> None:
    asked = Choice(0, "test.pick", word("Which?"), options("A", "B", hint="costs 3"))
    assert [option["description"] for option in Person(asked).rows[0][0]["options"]] == ["costs 3", "costs 3"]


def test_equal_options_of_one_pick_are_shown_once() -> None:
    assert Person(choice("Village", "Village", "Smithy")).labels[0] == ["Village", "Smithy"]


def test_equal_options_picked_together_are_counted() -> None:
    asked = choice("Estate", "Estate", "Copper", "Estate", least=0, most=4)
    assert Person(asked).labels[0] == ["Estate #1", "Estate #2", "Copper", "Estate #3"]


def test_exactly_two_of_many_are_one_select_without_confirming() -> None:
    person = Person(choice("A", "B", "C", least=2, most=2))
    (select,) = person.find("pick")
    assert (select["min_values"], select["max_values"]) == (2, 2)
    assert person.press(select, "2", "0") == ("a", "c")


def test_advice_is_named_after_its_options_with_equal_ones_counted() -> None:
    asked = choice("A", "A", "B", "C", "D", "E", least=0, most=6)
    assert Person(asked, advice=advising("a", "a", "b")).labels[1] == ["2 × A and B", "Table", "…"]


def test_what_a_button_cannot_say_whole_begins_there() -> None:
    asked = choice("A long label, as labels of options are now and then", "B", "C", "D", "E", "F")
    assert Person(asked, advice=advising(asked.values[0])).labels[1] == ["A long label, as labels of options are…"]


def test_a_button_does_what_it_said_whatever_is_advised_later() -> None:
    person = Person(choice("A", "A", "B", "C", least=0, most=2), advice=advising("a", "b"))
    (shown,) = person.find("take")
    person.advice = advising("c")
    assert person.press(shown) == ("a", "b")


def test_a_turn_of_money_is_two_clicks() -> None:
    coins = Choice(
        0, "turn.treasure", word("Play?"), options("Copper", "Copper", "Gold"), least=0, most=3, ordered=True,
        default=("copper", "copper", "gold"), offer=word("Play all: 5 coins"), decline=word("No treasures"),
    )  # fmt: skip
    first = Person(coins, advice=advising(*coins.default, offer=coins.offer))
    assert first.labels[0] == ["Play all: 5 coins", "Table", "…"]
    assert first.labels[-1] == ["No treasures"]
    (single,) = first.find("pick")
    assert [option["label"] for option in single["options"]] == ["Copper", "Gold"], "hardly anybody plays one by one"
    assert first.press(first.find("take")[0]) == ("copper", "copper", "gold")
    buy = Choice(0, "turn.buy", word("Buy?"), options(*"ABCDEFG", "Gold", hint="costs 6"), least=0)
    second = Person(buy, advice=advising("gold"))
    assert second.labels[1:] == [["Gold", "Table", "…"], ["None of these"]]
    assert second.press(second.find("take")[0]) == ("gold",)


def test_ordered_picks_are_made_one_by_one_and_confirmed() -> None:
    person = Person(choice("A", "B", "C", least=2, most=3, ordered=True), advice=advising("a", "b"))
    assert person.labels[:2] == [["A and B", "Table", "…"], ["A", "B", "C"]]
    assert person.press(person.find("pick")[2]) is None
    assert person.labels[:2] == [["One more to pick", "Start over", "A and B"], ["A", "B"]]
    assert person.find("done") == []
    person.press(person.find("pick")[0])
    assert person.labels[0] == ["Done: 2 picked", "Start over", "A and B"]
    assert person.press(person.find("done")[0]) == ("c", "a")


def test_starting_over_forgets_the_picks() -> None:
    person = Person(choice("A", "B", "C", least=0, most=3, ordered=True))
    person.press(person.find("pick")[0])
    person.press(person.find("over")[0])
    assert person.seen.draft == ()


def test_picks_of_earlier_pages_are_kept_and_marked() -> None:
    person = Person(choice(*(f"C{number}" for number in range(60)), least=0, most=9))
    person.press(person.find("pick")[0], "3", "4")
    person.press(person.find("page")[0])
    assert person.find("pick")[0]["placeholder"] == "Pick 1 to 9 (page 2 of 3)"
    person.press(person.find("pick")[0], "30")
    assert person.labels[2] == ["Done: 3 picked", "Start over"]
    person.press(person.find("page")[0])
    marked = [option["value"] for option in person.find("pick")[0]["options"] if option["default"]]
    assert marked == ["3", "4"]
    person.press(person.find("pick")[0], "4")
    assert person.press(person.find("done")[0]) == ("c4", "c30")


def test_more_ordered_options_than_a_draft_holds_leave_the_default() -> None:
    asked = choice(*(f"C{number}" for number in range(37)), least=0, most=37, ordered=True, default=("c3", "c1"))
    person = Person(asked, advice=advising("c3", "c1"))
    assert person.labels == [["C3 and C1", "Table", "…"], ["None of these"]]
    assert person.press(person.find("take")[0]) == ("c3", "c1")
    assert Person(asked, advice=advising("c1", "c3")).find("take") == []


def test_back_is_there_only_if_a_step_can_be_taken_back() -> None:
    assert Person(choice("A", "B")).find("undo") == []
    assert [part["label"] for part in Person(choice("A", "B"), undo=7).rows[-1]] == ["↩ Undo", "Table", "…"]


def test_what_has_no_room_in_its_row_goes_below_it() -> None:
    view = drawn(
        [
            closing_row(
                7, ENGLISH, undo=7, extras=("button-board", "button-log", "button-rules", "button-back", "button-mute")
            )
        ]
    )
    assert [len(row["components"]) for row in view.to_components()] == [5, 1]
    assert faults(view.to_components()) == []


def test_labels_are_plain_where_discord_reads_no_markdown() -> None:
    asked = Choice(0, "test.pick", word("Which?"), (*options("*a_b*"), *options("B")))
    assert Person(asked).labels[0] == ["*a_b*", "B"]


async def test_a_view_is_stopped_before_it_is_sent() -> None:
    view = controls(GAME, QUESTION, choice("A", "B"), ENGLISH)
    await asyncio.wait_for(view.wait(), 30)
    assert view.is_finished()
