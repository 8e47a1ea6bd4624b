"""A person's message: digest, doings, hand in words, question and picks so far, within 2000 characters."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.messages import desk_message
from bot.tables.actors import Place
from games.kernel.choice import Choice
from games.kernel.text import Text
from tests.bot.clicking import QUESTION, choice, word
from tests.bot.limits import faults
from tests.bot.questions import LABELS, questions
from tests.bot.scenes import CHANNEL, DESK, ENGLISH, GERMAN, OVER, TABLE, Sketch, labels
from tests.depth import chosen


def test_a_turn_begins_with_what_was_done_to_me_and_ends_with_the_question() -> None:
    shape = desk_message.turn(DESK, ENGLISH, Sketch())
    assert (shape.content or "").splitlines() == [
        f"**Chess** · In <#{CHANNEL}>: it is your turn.",
        "**Since your last turn**",
        "- Anna takes your queen.",
        "**Anna: turn 3**",
        "**This turn**",
        "- Ben thinks.",
        "-# You hold a pawn.",
        "### Which?",
    ]
    assert labels(shape) == ["Pawn", "Knight", "Back", "Table", "Log"]
    assert shape.plain()["attachments"][0]["description"] == "a chess board"


def test_the_same_in_german() -> None:
    said = desk_message.turn(DESK, GERMAN).content or ""
    assert "Du bist am Zug." in said
    assert "**Seit deinem letzten Zug**" in said


def test_a_question_off_turn_says_so() -> None:
    asked = replace(DESK, table=replace(TABLE, active=0, place=Place(CHANNEL)), digest=(), done=())
    assert (desk_message.turn(asked, ENGLISH).content or "").splitlines() == [
        "**Chess** · Here: a question for you.", "-# You hold a pawn.", "### Which?"
    ]  # fmt: skip


def test_after_the_turn_it_shows_what_i_did_and_my_next_hand() -> None:
    after = replace(DESK, table=replace(TABLE, active=2), question=None, undo=None, digest=())
    shape = desk_message.turn(after, ENGLISH, Sketch())
    assert (shape.content or "").splitlines()[1:] == ["**Your last turn**", "- Ben thinks.", "-# You hold a pawn."]
    assert "you have decided all there was." in (shape.content or "")
    assert labels(shape) == ["Table", "Log"]


def test_what_stays_does_not_say_whose_turn_it_was_and_what_passes_does() -> None:
    after = replace(DESK, table=replace(TABLE, active=2), question=None, undo=None, digest=())
    assert "Clara" not in (desk_message.turn(after, ENGLISH).content or "")
    passing = desk_message.turn(replace(after, passing=True), ENGLISH).content or ""
    assert "nothing to do for you right now. On turn: Clara." in passing


def test_after_the_own_turn_it_says_who_has_to_answer_first() -> None:
    owed = replace(DESK, table=replace(TABLE, active=1, awaited=(0, 2)), question=None, undo=None, passing=True)
    assert "you have done your part; waiting for Anna and Clara." in (desk_message.turn(owed, ENGLISH).content or "")
    assert "gewartet wird auf Anna und Clara." in (desk_message.turn(owed, GERMAN).content or "")


def test_nothing_is_cut_for_one_or_two_lines() -> None:
    for count, cut in ((14, False), (15, True)):
        long = replace(DESK, digest=tuple(word(f"move {number}") for number in range(count)))
        assert ("see the log" in (desk_message.turn(long, ENGLISH).content or "")) is cut


def test_after_the_turn_a_free_step_can_still_be_taken_back() -> None:
    assert labels(desk_message.turn(replace(DESK, question=None), ENGLISH)) == ["Back", "Table", "Log"]


def test_at_the_end_it_shows_the_places() -> None:
    over = replace(DESK, table=OVER, question=None, undo=None)
    said = (desk_message.turn(over, ENGLISH).content or "").splitlines()
    assert said[0].endswith("the game is over.")
    assert said[1] == "**Place 1:** Anna with 12 points"
    assert "-# You hold a pawn." not in said


def test_a_game_called_off_has_nothing_to_press() -> None:
    off = replace(DESK, table=replace(TABLE, status="aborted"), question=None, undo=None)
    shape = desk_message.turn(off, ENGLISH)
    assert "called off" in (shape.content or "")
    assert labels(shape) == []


def test_ordered_picks_are_numbered() -> None:
    asked = choice("Pawn", "Knight", "Queen", most=3, ordered=True)
    shape = desk_message.turn(replace(DESK, question=(QUESTION, asked)), ENGLISH, draft=(2, 0))
    assert (shape.content or "").splitlines()[-1] == "Picked so far: 1. Queen and 2. Pawn"


def test_picks_over_pages_are_listed_with_equal_ones_counted() -> None:
    asked = choice(*(["Pawn"] * 30), "Queen", most=9)
    shape = desk_message.turn(replace(DESK, question=(QUESTION, asked)), ENGLISH, draft=(30, 2, 0), page=1)
    assert (shape.content or "").splitlines()[-1] == "Picked so far: 2 × Pawn and Queen"
    assert "Page 1" in labels(shape)[0]


def test_one_click_questions_have_no_draft() -> None:
    assert "so far" not in (desk_message.turn(DESK, ENGLISH, draft=(0,)).content or "")
    several = replace(DESK, question=(QUESTION, choice(*"ABC", most=2)))
    assert "so far" not in (desk_message.turn(several, ENGLISH, draft=(0,)).content or "")


def test_a_long_digest_is_cut_politely() -> None:
    long = replace(DESK, digest=tuple(word(f"move {number}") for number in range(40)))
    said = (desk_message.turn(long, ENGLISH).content or "").splitlines()
    assert said[2] == "- move 0"
    assert "… and 28 more lines: see the log" in said


def test_of_many_own_doings_the_last_are_shown() -> None:
    busy = replace(DESK, done=tuple(word(f"act {number}") for number in range(20)))
    said = (desk_message.turn(busy, ENGLISH).content or "").splitlines()
    assert said[said.index("**This turn**") + 1] == "… 12 lines before: see the log"
    assert "- act 19" in said


@settings(max_examples=chosen().examples(60), deadline=None)
@given(questions(), st.lists(LABELS.map(word), max_size=60), st.integers(1, 40), st.data())
def test_no_message_is_ever_too_long(asked: Choice, texts: list[Text], times: int, data: st.DataObject) -> None:
    lines = tuple(texts) * times
    full = replace(DESK, words=lines[:50], digest=lines, done=lines, question=(QUESTION, asked))
    draft = data.draw(st.lists(st.integers(0, len(asked.options)), max_size=120))
    shape = desk_message.turn(full, data.draw(st.sampled_from([ENGLISH, GERMAN])), Sketch(), draft=draft)
    assert 0 < len(shape.content or "") <= 2000
    assert faults(shape.plain()["components"]) == []
    assert "### Which?" in (shape.content or "")


@pytest.mark.parametrize("room", [10, 400])
def test_the_question_stays_when_there_is_no_room_for_the_digest(room: int) -> None:
    wordy = replace(DESK, words=(word("hand " * 200),), done=(word("did " * 60),) * 9, digest=(word("d" * room),) * 50)
    said = desk_message.turn(wordy, ENGLISH).content or ""
    assert said.endswith("### Which?")
    assert len(said) <= 2000


def test_who_decides_together_with_all_is_not_told_of_a_turn() -> None:
    table = replace(TABLE, common=True, active=DESK.seat, awaited=(0, 1))
    assert "all decide at once; your question" in str(desk_message.turn(replace(DESK, table=table), ENGLISH).content)
    done = replace(DESK, table=replace(table, active=0), question=None, passing=True)
    assert "you have done your part; waiting for" in str(desk_message.turn(done, ENGLISH).content)
