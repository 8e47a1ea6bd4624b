"""Several answers behind one button: all of it is said, and what is asked otherwise is not answered."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from bot.messages import desk_message
from bot.messages.desk_message import MISSED_MARK
from bot.messages.parts.beside import Beside
from bot.messages.parts.chain import PLACES, Rest, read_first, read_next, write_chain
from bot.messages.parts.clicked import read
from bot.messages.parts.components import controls
from bot.messages.parts.custom_ids import LONGEST_DRAFT, Address, stamp_of
from bot.tables.show.shown import Answered, Lately, Missed
from bot.tables.terms.press import Answer
from games.kernel.ahead.foresight import Joint
from games.kernel.contract.ahead import Foreseen
from games.kernel.contract.mind import Advice
from games.kernel.engine.choice import Choice, IllegalAnswer, Option, Picks
from games.kernel.engine.text import Series, Text
from tests.bot.clicking import GAME, QUESTION, Person, choice, options, word
from tests.bot.scenes import DESK, ENGLISH

FIRST = choice("Pawn", "Knight", "Queen")
SECOND = choice("Left", "Right", least=0)
THIRD = choice("A", "B", "C", "D", least=2, most=3, ordered=True)
THEN = (Foreseen(SECOND, ()), Foreseen(THIRD, ("c", "a")))
ROW = Text("picks-in-a-row", picks=Series(map(word, ("Knight", "none", "C", "A"))))
REST = Text("rest-of-turn")
ADVICE = Advice(("knight",), word("It is best."), None, THEN, ROW)


def answers(chain: str, first: Choice, *following: Choice) -> list[Picks]:
    """What a chain answers to these questions."""
    picks, rest = read_first(first, chain)
    found = [picks]
    for asked in following:
        picks, rest = read_next(asked, rest)
        found.append(picks)
    assert not rest
    return found


def test_what_is_written_is_read() -> None:
    chain, held = write_chain(FIRST, ("knight",), THEN)
    assert held == 2
    assert answers(chain, FIRST, SECOND, THIRD) == [("knight",), (), ("c", "a")]


def test_a_series_may_begin_with_nothing_or_with_several() -> None:
    then = (Foreseen(FIRST, ("queen",)),)
    for asked, picks in ((SECOND, ()), (THIRD, ("d", "a", "b"))):
        assert answers(write_chain(asked, picks, then)[0], asked, FIRST) == [picks, ("queen",)]


def test_another_question_than_foreseen_is_not_answered() -> None:
    rest = read_first(FIRST, write_chain(FIRST, ("knight",), THEN)[0])[1]
    for other in (FIRST, THIRD, choice("Left", "Right", "Up", least=0)):
        with pytest.raises(IllegalAnswer):
            read_next(other, rest)


def test_what_is_left_of_a_series_is_counted() -> None:
    rest = Rest(read_first(FIRST, write_chain(FIRST, ("knight",), THEN)[0])[1])
    assert rest.left == 2
    picks, after = rest.read(SECOND)
    assert (picks, after.left) == ((), 1)
    picks, end = after.read(THIRD)
    assert (picks, end.left) == (("c", "a"), 0)
    with pytest.raises(IllegalAnswer):
        end.read(THIRD)
    assert rest.left == 2, "reading changes nothing"
    assert Rest("abcy").left == 1, "a damaged one"


def test_what_has_no_room_is_not_promised() -> None:
    chain, held = write_chain(FIRST, ("knight",), [Foreseen(SECOND, ("left",))] * 30)
    assert 10 < held < 30
    assert len(chain) <= LONGEST_DRAFT
    many = choice(*(f"L{number}" for number in range(PLACES + 1)))
    assert write_chain(FIRST, ("knight",), (Foreseen(SECOND, ()), Foreseen(many, (many.values[-1],))))[1] == 1
    assert write_chain(many, (many.values[-1],), THEN) == ("", 0)


@pytest.mark.parametrize("damaged", ["", "9", "y", "y9", "y3012", "z1", "y201"])
def test_a_damaged_series_is_refused_or_says_less(damaged: str) -> None:
    try:
        picks, _ = read_first(FIRST, damaged)
    except IllegalAnswer:
        return
    assert FIRST.check(picks) == picks


def test_one_blue_button_says_and_answers_all() -> None:
    person = Person(FIRST, advice=ADVICE)
    assert person.labels[:2] == [["Knight, none, C, A", "Table", "…"], ["Pawn", "Knight", "Queen"]]
    blue = [part for row in person.rows for part in row if part["style"] == 1]
    assert [part["label"] for part in blue] == ["Knight, none, C, A"]
    address = Address.parse(blue[0]["custom_id"])
    assert address is not None
    pressed = read(FIRST, address)
    assert isinstance(pressed, Answer)
    assert pressed.picks == ("knight",)
    assert pressed.further is not None
    assert pressed.further.read(SECOND)[0] == ()
    with pytest.raises(IllegalAnswer):
        read(SECOND, address)


@pytest.mark.parametrize("asked", [SECOND, THIRD, choice(*"ABCDEFG")], ids=["declining", "in order", "of many"])
def test_there_is_one_blue_button_whatever_the_question_looks_like(asked: Choice) -> None:
    picks = asked.values[: asked.least]
    person = Person(asked, advice=Advice(picks, word("It is best."), None, (Foreseen(FIRST, ("queen",)),), ROW))
    blue = [part for row in person.rows for part in row if part.get("style") == 1]
    assert [part["label"] for part in blue] == ["Knight, none, C, A"]
    assert blue[0]["custom_id"].startswith(f"a:{GAME}:{QUESTION}:")


def test_beside_it_the_first_answer_can_be_taken_alone() -> None:
    person = Person(THIRD, advice=Advice(("d", "a"), word("It is best."), None, (Foreseen(FIRST, ("queen",)),), ROW))
    assert person.labels[0] == ["Knight, none, C, A", "Only: D and A"]
    assert person.press(person.find("take")[0]) == ("d", "a")
    long = Advice(("d", "a"), word("It is best."), word("A label as long as no button can be, on any phone"))
    both = replace(long, then=(Foreseen(FIRST, ("queen",)),), row=ROW)
    assert Person(THIRD, advice=both).labels[0] == ["Knight, none, C, A", "Only: A label as long as no button can…"]
    in_short = replace(both, first=word("dance"))
    assert Person(THIRD, advice=in_short).labels[0] == ["Knight, none, C, A", "Only: dance"]


def test_an_answer_that_the_list_has_needs_no_button_beside_the_chain() -> None:
    asked = choice(*"ABCDEFG")
    advice = Advice(("b",), word("It is best."), None, (Foreseen(FIRST, ("queen",)),), ROW)
    for given in (advice, replace(advice, onward=REST, then=())):
        person = Person(asked, advice=given)
        assert person.find("take") == []
        assert len([part for row in person.rows for part in row if part["type"] == 2]) == 3, (
            "the chain, Table, and more"
        )
        assert person.press(person.find("pick")[0], "1") == ("b",)


def test_what_is_too_long_for_the_button_is_counted_there_and_stands_in_the_message() -> None:
    long = Text("picks-in-a-row", picks=Series(word(f"Step number {number}") for number in range(6)))
    advice = Advice(("knight",), word("It is best."), None, THEN, long)
    assert Person(FIRST, advice=advice).labels[0][0] == "All of it (6 steps)"
    done = replace(advice, then=(THEN[0], replace(THEN[1], ends=True)))
    assert Person(FIRST, advice=done).labels[0][0] == "All of it and done (6 steps)"
    said = desk_message.turn(replace(DESK, question=(QUESTION, FIRST)), ENGLISH, beside=Beside(advice=advice))
    assert "Step number 0, Step number 1" in (said.content or "")


def coloured(person: Person) -> list[tuple[str, str]]:
    """Labels and addresses of the coloured buttons."""
    return [(part["label"], part["custom_id"]) for row in person.rows for part in row if part.get("style") == 1]


def test_the_coloured_button_says_that_the_advice_goes_on_and_does_so() -> None:
    alone = Advice(("knight",), word("It is best."), onward=REST)
    ((label, custom_id),) = coloured(Person(FIRST, advice=alone))
    assert label == "Knight, rest of the turn by advice"
    address = Address.parse(custom_id)
    assert address is not None
    pressed = read(FIRST, address)
    assert isinstance(pressed, Answer)
    assert (pressed.picks, pressed.further) == (("knight",), Rest("", on=True))
    assert Person(FIRST, advice=alone).labels[1] == ["Pawn", "Knight", "Queen"], "each can be taken alone"
    both = Person(FIRST, advice=replace(ADVICE, onward=REST))
    ((label, custom_id),) = coloured(both)
    assert label == "All of it, rest of the turn by advice"
    assert [part["label"] for part in both.find("series")] == ["Only: Knight, none, C, A"]
    assert both.labels[:2] == [[label, "Only: Knight, none, C, A"], ["Pawn", "Knight", "Queen"]]
    address = Address.parse(custom_id)
    assert address is not None
    pressed = read(FIRST, address)
    assert isinstance(pressed, Answer)
    assert pressed.further is not None
    assert (pressed.further.left, pressed.further.on) == (2, True)
    assert pressed.further.read(SECOND)[1].on


def test_one_answer_too_long_for_the_button_is_no_row() -> None:
    long = Advice(("knight",), word("It is best."), word("A knight that rides through the whole country"), onward=REST)
    assert Person(FIRST, advice=long).labels[0][0] == "This, then rest of the turn by advice"


def test_a_long_row_that_goes_on_is_counted() -> None:
    long = Text("picks-in-a-row", picks=Series(word(f"Step number {number}") for number in range(6)))
    advice = Advice(("knight",), word("It is best."), None, THEN, long, onward=REST)
    assert Person(FIRST, advice=advice).labels[0] == ["All of it, rest of the turn by advice", "Only these 6 steps"]
    said = desk_message.turn(replace(DESK, question=(QUESTION, FIRST)), ENGLISH, beside=Beside(advice=advice))
    assert "Step number 5, rest of the turn by advice" in (said.content or "")


@pytest.mark.parametrize(
    ("missed", "line"),
    [
        (None, None),
        (Missed((word("dance"),), why=word("It is over.")), "Not done: dance. It is over."),
        (Missed((word("dance"), word("sing")), unnamed=1), "Not done: dance, sing, 1 more step."),
        (Missed((), unnamed=2), "Not done: 2 more steps."),
    ],
)
def test_what_was_promised_and_is_not_done_is_said_below_what_is(missed: Missed | None, line: str | None) -> None:
    answered = Answered(FIRST, ("knight",), (word("Knight"),), missed)
    said = desk_message.turn(replace(DESK, lately=Lately()), ENGLISH, beside=Beside(answered)).content or ""
    lines = [each for each in said.splitlines() if MISSED_MARK in each or "Your choice" in each]
    assert lines == ["-# ✓ Your choice: Knight", *([f"-# {MISSED_MARK} {line}"] if line else [])]


# entries of a list that answer the next question, too

LONG = replace(FIRST, options=options("Pawn", "Knight", "Queen", hint="It moves."))
NEXT = choice("Left", "Right")
JOINTS = tuple(
    Joint(("knight",), Foreseen(NEXT, (value,)), Option(value, word(f"Knight {value}"))) for value in NEXT.values
)


def entries(joints: Sequence[Joint]) -> dict[str, str]:
    """Labels and values of the list."""
    rows = controls(GAME, QUESTION, LONG, ENGLISH, joints=joints).to_components()
    (found,) = [cell["options"] for row in rows for cell in row["components"] if "options" in cell]
    return {option["label"]: option["value"] for option in found}


def test_an_entry_answers_the_next_question_too() -> None:
    found = entries(JOINTS)
    assert list(found) == ["Pawn", "Knight left", "Knight right", "Queen"]
    pick = Address(GAME, QUESTION, stamp_of(LONG), "pick")
    pressed = read(LONG, pick, [found["Knight right"]])
    assert isinstance(pressed, Answer)
    assert (pressed.picks, pressed.further and pressed.further.read(NEXT)[0]) == (("knight",), ("right",))
    assert read(LONG, pick, [found["Queen"]]) == Answer(("queen",))


def test_a_list_without_room_for_them_has_the_first_answers_alone() -> None:
    assert list(entries(JOINTS * 13)) == ["Pawn", "Knight", "Queen"]


@pytest.mark.parametrize("damaged", ["+", "+9", "+y", "+Z", "+1 ", "+" + "0" * 59])
def test_a_damaged_entry_is_refused(damaged: str) -> None:
    with pytest.raises(IllegalAnswer):
        read(LONG, Address(GAME, QUESTION, stamp_of(LONG), "pick"), [damaged])
