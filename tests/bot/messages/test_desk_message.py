"""A person's message: digest, doings, hand in words, question and picks so far, within 2000 characters."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.messages import desk_message
from bot.messages.parts.beside import Beside
from bot.tables.show.shown import Answered, AskBack, Lately, Past, Reader, SeatClock
from bot.tables.terms.actors import Place
from games.kernel.engine.choice import Choice
from games.kernel.engine.standing_orders import Standing
from games.kernel.engine.text import Seat, Series, Text
from tests.bot.clicking import QUESTION, choice, word
from tests.bot.limits import faults
from tests.bot.questions import LABELS, questions
from tests.bot.scenes import CHANNEL, DESK, ENGLISH, GERMAN, OVER, READS_WORDS, TABLE, Sketch, labels
from tests.depth import chosen

AWAITS_CLARA = replace(TABLE, active=2, awaited=(2,))
DONE = Lately(doing=DESK.lately.doing, done=DESK.lately.done)
"""What one did, of a time in which nothing else happened."""


def test_the_question_comes_first_then_the_picture_then_what_happened() -> None:
    shape = desk_message.turn(DESK, ENGLISH, Sketch())
    assert (shape.content or "").splitlines() == [
        "### Which?",
        f"-# **Chess** · <#{CHANNEL}>",
    ]
    assert shape.below.splitlines() == ["-# Anna takes your queen.", "-# Ben thinks.", "-# Clara resigns."]
    assert labels(shape) == ["Pawn", "Knight", "↩ Undo", "Table", "…"]
    assert shape.plain()["attachments"][0]["description"] == "a chess board"
    assert shape.plain()["embeds"][0]["description"] == shape.below


def test_only_who_chose_words_reads_what_the_picture_shows() -> None:
    for desk in (DESK, replace(DESK, question=None)):
        seen = desk_message.turn(desk, ENGLISH, Sketch())
        assert "You hold a pawn." not in f"{seen.content}{seen.below}"
        read = desk_message.turn(replace(desk, reader=READS_WORDS), ENGLISH)
        assert read.below.startswith("- You hold a pawn.")


def test_the_same_in_german() -> None:
    shape = desk_message.turn(DESK, GERMAN)
    assert f"**Chess** · <#{CHANNEL}>" in (shape.content or "")
    assert labels(shape)[2] == "↩ Rückgängig"


def test_the_place_and_the_facts_stand_in_one_line() -> None:
    asked = replace(choice("Pawn", "Knight"), prompt=word("Which? You have two."))
    here = replace(DESK, table=replace(TABLE, place=Place(CHANNEL)), question=(QUESTION, asked), lately=Lately())
    assert (desk_message.turn(here, ENGLISH).content or "").splitlines() == [
        "### Which?", "-# **Chess** · Here · You have two."
    ]  # fmt: skip


def test_what_is_rarely_wanted_stands_behind_a_button() -> None:
    asked = replace(choice("Pawn", "Knight"), standing=Standing("pawn", "pawn", ()))
    desk = replace(DESK, question=(QUESTION, asked), counsel=True)
    looks = ["Advice", "Rules", "Log", "Always like this …"]
    assert labels(desk_message.more(desk, ENGLISH)) == [*looks, "My seat", "Play with a coach"]
    coached = replace(desk, reader=replace(desk.reader, coached=True), question=None)
    assert labels(desk_message.more(coached, ENGLISH)) == ["Rules", "Log", "My seat", "Without a coach"]
    looks = ["Regeln", "Verlauf", "Immer so …"]
    assert labels(desk_message.more(replace(desk, counsel=False), GERMAN)) == [*looks, "Mein Platz"]


def test_after_the_turn_it_shows_what_i_did_and_my_next_hand() -> None:
    after = replace(DESK, table=AWAITS_CLARA, question=None, undo=None, lately=DONE)
    shape = desk_message.turn(after, ENGLISH, Sketch())
    assert (shape.content or "").splitlines() == [
        "-# ✓ Ben thinks.",
        f"-# **Chess** · In <#{CHANNEL}>: you’re done for now.",
    ]
    assert shape.below == ""
    assert labels(shape) == ["Table", "…"]


def test_who_is_stood_in_for_is_promised_no_question() -> None:
    away = replace(DESK, table=replace(TABLE, active=2), question=None, clock=SeatClock(1, stand_in=True))
    read = desk_message.turn(away, ENGLISH).content or ""
    assert "the computer plays for you until you are back." in read
    assert "new message" not in read
    assert "Der Computer spielt für dich, bis du wieder da bist." in (desk_message.turn(away, GERMAN).content or "")


def test_what_stays_does_not_say_who_is_awaited() -> None:
    after = replace(DESK, table=AWAITS_CLARA, question=None, undo=None, lately=DONE)
    assert "Clara" not in (desk_message.turn(after, ENGLISH).content or "")


@pytest.mark.parametrize("active", range(4))
@pytest.mark.parametrize(
    ("awaited", "english", "german"),
    [
        ((2,), "Waiting for Clara.", "Gewartet wird auf Clara."),
        ((0, 2), "Waiting for Anna and Clara.", "Gewartet wird auf Anna und Clara."),
        ((1, 2), "Waiting for Clara.", "Gewartet wird auf Clara."),
        ((1,), "The game goes on in a moment.", "Gleich geht es weiter."),
    ],
)
def test_what_passes_says_who_is_awaited(active: int, awaited: tuple[int, ...], english: str, german: str) -> None:
    table = replace(TABLE, active=active, awaited=awaited)
    passing = replace(DESK, table=table, question=None, undo=None)
    assert english in (desk_message.turn(passing, ENGLISH, beside=Beside(passing=True)).content or "").splitlines()[0]
    assert german in (desk_message.turn(passing, GERMAN, beside=Beside(passing=True)).content or "").splitlines()[0]


def test_after_the_turn_a_free_step_can_still_be_taken_back() -> None:
    assert labels(desk_message.turn(replace(DESK, question=None), ENGLISH)) == ["↩ Undo", "Table", "…"]


def test_at_the_end_it_says_who_has_won_and_leads_to_the_next_game() -> None:
    shape = desk_message.result(replace(DESK, table=OVER, question=None, undo=None), ENGLISH, Sketch())
    assert shape.content == f"**Chess** · In <#{CHANNEL}>: the game is over. Anna and Clara share the victory."
    assert shape.below == ""
    assert labels(shape)[0] == GERMAN.plain(Text("button-again")) or labels(shape)[0] == "Rematch"
    assert len(shape.files()) == 1


def test_without_a_picture_the_end_tells_the_story() -> None:
    ended = replace(DESK, table=replace(OVER, past=Past(history=((0, 0, 0), (9, 2, 3)))), question=None, undo=None)
    story = "Anna led from beginning to end."
    assert story in (desk_message.result(ended, ENGLISH).content or "")
    assert story not in (desk_message.result(ended, ENGLISH, Sketch()).content or "")


def test_without_a_picture_the_end_tells_the_places_and_what_happened_last() -> None:
    shape = desk_message.result(replace(DESK, table=OVER, question=None, undo=None), ENGLISH)
    said = (shape.content or "").splitlines()
    assert said[1:4] == ["The king is caught.", "**Place 1:** Anna with 12 points", "-# Queen (9) and Knight (3)"]
    assert shape.below.splitlines() == [
        "**Your last move**",
        "- Ben thinks.",
        "**What happened to you**",
        "- Anna takes your queen.",
        "**What the others did**",
        "- Clara resigns.",
    ]


def test_a_game_called_off_has_nothing_to_press() -> None:
    off = replace(DESK, table=replace(TABLE, status="aborted"), question=None, undo=None)
    shape = desk_message.called_off(off, ENGLISH)
    assert (shape.content or "").endswith("the game was called off.")
    assert labels(shape) == []


def test_an_older_message_shrinks_to_a_line() -> None:
    shape = desk_message.answered(replace(DESK, lately=Lately(done=(word("Ben thinks."), word("Ben draws.")))), ENGLISH)
    assert shape is not None
    assert shape.content == f"-# **Chess** · In <#{CHANNEL}>: ✓ Ben thinks. Ben draws."
    assert (labels(shape), shape.below, shape.pictures) == ([], "", ())


def test_an_older_message_that_has_nothing_to_say_goes() -> None:
    assert desk_message.answered(replace(DESK, lately=Lately()), ENGLISH) is None


def test_what_a_prepared_turn_did_comes_first() -> None:
    short = Text("turn-in-short", who=Seat(1), number=4, deeds=Series([word("6 coins"), word("bought Gold")]))
    carried = replace(DESK, table=AWAITS_CLARA, question=None, lately=Lately(played=((), (short,))))
    assert (desk_message.turn(carried, ENGLISH).content or "").splitlines() == [
        "📌 **Your prepared turn:** 6 coins, bought Gold",
        f"-# **Chess** · In <#{CHANNEL}>: you’re done for now.",
    ]


def test_who_has_decided_nothing_yet_is_not_said_to_be_done() -> None:
    fresh = replace(DESK, table=AWAITS_CLARA, question=None, lately=Lately())
    said = desk_message.turn(fresh, ENGLISH).content
    assert said == f"**Chess** · In <#{CHANNEL}>: you are playing; there is nothing to decide now."


# what one did


def clicked(asked: Choice, *picks: str) -> Beside:
    """Right after this answer."""
    return Beside(Answered(asked, picks))


def test_what_one_did_is_confirmed_in_one_line_and_not_told_again() -> None:
    busy = replace(DESK, lately=Lately(doing=(word("Ben thinks."), word("Ben draws.")), done=(word("Ben draws."),)))
    shape = desk_message.turn(busy, ENGLISH, beside=clicked(choice("Pawn"), "pawn"))
    assert (shape.content or "").splitlines()[-1] == "-# ✓ Ben draws."
    assert shape.below.splitlines() == ["-# Ben thinks."]
    assert "Ben draws." not in shape.below


def test_an_answer_of_which_nothing_is_told_is_confirmed_as_it_was_picked() -> None:
    silent = replace(DESK, lately=Lately())
    asked = choice("Pawn", "Pawn", "Knight", most=3)
    said = desk_message.turn(silent, ENGLISH, beside=clicked(asked, "pawn", "pawn", "knight")).content or ""
    assert said.splitlines()[-1] == "-# ✓ Your choice: 2 × Pawn and Knight"
    assert "✓ Deine Wahl: Nichts" in (desk_message.turn(silent, GERMAN, beside=clicked(asked)).content or "")
    row = Beside(Answered(asked, ("pawn",), (word("Pawn"), word("Pawn"), word("Queen"))))
    assert (desk_message.turn(silent, ENGLISH, beside=row).content or "").splitlines()[
        -1
    ] == "-# ✓ Your choice: 2 × Pawn, Queen"
    asked = replace(asked, decline=word("Resign"))
    assert "✓ Deine Wahl: Resign" in (desk_message.turn(silent, GERMAN, beside=clicked(asked)).content or "")


def test_of_much_that_one_did_the_last_is_told_with_what_happened() -> None:
    deeds = tuple(word(f"Ben moves {number}.") for number in range(4))
    shape = desk_message.turn(
        replace(DESK, lately=Lately(doing=deeds, done=deeds)), ENGLISH, beside=clicked(choice("Pawn"), "pawn")
    )
    assert (shape.content or "").splitlines()[-1] == "-# ✓ Your choice: Pawn"
    assert shape.below.splitlines() == ["-# Ben moves 3.", "-# 3 more lines in the log (behind “…”)"]


def test_nothing_is_confirmed_to_who_has_not_just_answered() -> None:
    assert "✓" not in (desk_message.turn(DESK, ENGLISH).content or "")


def test_who_took_something_back_is_told_so_until_they_decide_again() -> None:
    back = replace(DESK, lately=replace(DESK.lately, taken_back=True))
    for say, told in ((ENGLISH, "-# ↩ Taken back."), (GERMAN, "-# ↩ Zurückgenommen.")):
        shape = desk_message.turn(back, say)
        assert (shape.content or "").splitlines()[-1] == told
        assert "Anna takes your queen." in shape.below, "the news from before"
    answered = Answered(choice("Pawn"), ("pawn",))
    assert "Taken back." not in (desk_message.turn(back, ENGLISH, beside=Beside(answered)).content or "")
    resting = desk_message.turn(replace(back, question=None), ENGLISH)
    assert (resting.content or "").startswith("-# ↩ Taken back.")
    assert "Ben thinks." in resting.below


def test_with_nobody_to_ask_the_way_back_stands_there_whenever_there_is_one() -> None:
    asked = replace(DESK, undo=None, ask_back=AskBack(6, nobody=True, earlier=False))
    assert labels(desk_message.turn(asked, ENGLISH)) == ["Pawn", "Knight", "↩ Undo", "Table", "…"]
    assert "↩ Undo" not in labels(desk_message.more(asked, ENGLISH)), "once is enough"


def test_asking_others_stands_beside_the_question_only_right_after_the_turn_else_behind_the_button() -> None:
    answered = Beside(Answered(choice("Pawn"), ("pawn",)))
    for earlier, beside, there in ((True, answered, True), (True, Beside(), False), (False, answered, False)):
        asked = replace(DESK, undo=None, ask_back=AskBack(6, earlier=earlier))
        assert ("↩ Undo (ask first)" in labels(desk_message.turn(asked, ENGLISH, beside=beside))) is there
        assert "↩ Undo (ask first)" in labels(desk_message.more(asked, ENGLISH))
    assert "↩ Undo (ask first)" not in labels(desk_message.more(replace(asked, undo=7), ENGLISH))


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


def test_what_concerned_the_reader_is_told_before_everything_else() -> None:
    mine, others = word("Anna takes your rook."), [word(f"Clara moves {number}.") for number in range(9)]
    digest = (Text("digest-mine"), mine, Text("digest-others"), *others)
    below = desk_message.turn(replace(DESK, lately=Lately(digest)), GERMAN).below.splitlines()
    assert below == ["-# Anna takes your rook.", "-# Clara moves 8.", "-# Dazu 8 Zeilen im Verlauf (unter „…“)"]


def test_of_too_much_ones_own_deeds_go_first_and_results_and_what_was_done_to_one_stay() -> None:
    def deed(who: int, *said: str) -> Text:
        return Text("did", who=Seat(who), deeds=tuple(Text("as-is", word=each) for each in said))

    own, hit = deed(1, "get a rook"), word("Anna takes your rook.")
    result, others = Text("round-result"), [word(f"Clara moves {number}.") for number in range(4)]
    begins = Text("game-begins", who=Seat(0))
    digest = (Text("digest-mine"), begins, own, Text("digest-others"), result, *others)
    lately = Lately(digest, doing=(word("Ben thinks."),))
    kept = [
        desk_message._importance(text, text in (begins, own, hit), lately.doing, DESK)
        for text in (begins, own, *lately.doing, others[0], hit, result)
    ]
    assert kept == sorted(kept)
    below = desk_message.turn(
        replace(DESK, lately=replace(lately, digest=(*digest[:2], hit, *digest[2:4], *others))), ENGLISH
    )
    assert below.below.splitlines()[:2] == ["-# Anna takes your rook.", "-# Clara moves 3."]


SENTENCES = st.lists(st.text("abc", min_size=1, max_size=12), min_size=1, max_size=300).map(" ".join)


@settings(max_examples=chosen().examples(60), deadline=None)
@given(
    st.lists(SENTENCES, max_size=40, unique=True),
    st.lists(SENTENCES, max_size=40, unique=True),
    SENTENCES,
    st.booleans(),
)
def test_nothing_is_cut_but_whole_lines_and_then_it_is_said(
    digest: list[str], words: list[str], prompt: str, plain: bool
) -> None:
    asked = replace(choice("Pawn", "Knight"), prompt=word(prompt))
    texts, hand = (tuple(map(word, lines)) for lines in (digest, words))
    reader, lately = Reader(11, "en", plain), Lately(texts, doing=hand)
    desk = replace(DESK, reader=reader, question=(QUESTION, asked), words=hand, lately=lately)
    waiting = desk_message.turn(replace(desk, question=None), ENGLISH)
    titles = {ENGLISH(Text("doing")), ENGLISH(Text("done")), ""}
    given = {f"- {line}" for line in (*digest, *words)}
    said = waiting.below.splitlines()
    left_out = [line for line in said if line not in given and line not in titles]
    assert all(line.startswith("…") and line.endswith("see the log") for line in left_out)
    wanted = {f"- {line}" for line in digest} | ({f"- {line}" for line in words} if plain else set())
    assert left_out or wanted <= set(said)
    question = (desk_message.turn(desk, ENGLISH).content or "").splitlines()[0].removeprefix("### ")
    assert question == prompt or f"{prompt} ".startswith(question.removesuffix("…") + " ")


@settings(max_examples=chosen().examples(60), deadline=None)
@given(questions(), st.lists(LABELS.map(word), max_size=60), st.integers(1, 40), st.data())
def test_no_message_is_ever_too_long(asked: Choice, texts: list[Text], times: int, data: st.DataObject) -> None:
    lines = tuple(texts) * times
    plain = data.draw(st.booleans())
    full = replace(
        DESK,
        reader=Reader(11, "en", plain),
        words=lines[:50],
        question=(QUESTION, asked),
        lately=Lately(lines, doing=lines, done=lines[-1:]),
    )
    draft = data.draw(st.lists(st.integers(0, len(asked.options)), max_size=120))
    shape = desk_message.turn(full, data.draw(st.sampled_from([ENGLISH, GERMAN])), Sketch(), draft=draft)
    assert 0 < len(shape.content or "") <= 2000
    assert len(shape.content or "") + len(shape.below) <= 4000
    assert faults(shape.plain()["components"]) == []
    laid_out = shape.laid_out().plain()
    assert faults(laid_out["components"], layout=True) == []
    assert shape.below in ["", *(part.get("content") for part in laid_out["components"])], "nothing is cut"
    assert "### Which?" in (shape.content or "")
    over = desk_message.result(replace(full, table=OVER, question=None, undo=None), ENGLISH, Sketch())
    assert len(over.content or "") + len(over.below) <= 4000
    assert faults(over.laid_out().plain()["components"], layout=True) == []
