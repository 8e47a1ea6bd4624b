"""The public messages: the table as it stands, in picture and words, and how it ended."""

from msgspec.structs import replace

from bot.messages import desk_message, notices, table_message
from bot.messages.parts.custom_ids import Address
from bot.tables.show.shown import Past, Planned
from games.kernel.contract.game import Result, Score
from games.kernel.engine.text import Seat, Text
from tests.bot.clicking import word
from tests.bot.limits import faults
from tests.bot.scenes import DESK, ENGLISH, GERMAN, OVER, TABLE, Sketch, labels, parts, words


def test_the_status_says_whose_turn_and_what_happened() -> None:
    assert words(table_message.status(TABLE, ENGLISH)).splitlines() == [
        "### Chess: it is \\*Ben\\*’s turn",
        "**Anna: turn 3**",
        "- Anna moves a pawn.",
    ]
    assert "### Chess: \\*Ben\\* ist am Zug" in words(table_message.status(TABLE, GERMAN))


def test_the_status_names_the_awaited_but_mentions_nobody() -> None:
    said = words(table_message.status(replace(TABLE, awaited=(0, 1, 3)), ENGLISH))
    assert "### Chess: waiting for Anna, \\*Ben\\* and David" in said
    assert "<@" not in said


def test_the_status_has_its_buttons() -> None:
    shape = table_message.status(TABLE, ENGLISH)
    assert labels(shape) == ["My hand", "Log", "As text", "Rules", "Help"]
    assert [Address.parse(part["custom_id"]) for part in parts(shape, 2)] == [
        Address(7, verb=verb) for verb in ("hand", "log", "text", "rules", "help")
    ]


def test_the_picture_has_its_words_in_both_places() -> None:
    shape = table_message.status(TABLE, ENGLISH, [Sketch("a board " * 200)])
    ((name, _, alt),) = shape.pictures
    (gallery,) = parts(shape, 12)
    (item,) = gallery["items"]
    assert (item["media"]["url"], item["description"]) == (f"attachment://{name}", alt)
    assert len(alt) == 1024
    (file,) = shape.files()
    assert (file.filename, file.description, file.fp.read()) == (name, alt, b"\x89PNG sketch")


def test_a_new_picture_has_a_new_name() -> None:
    shapes = [table_message.status(TABLE, ENGLISH, [Sketch(data=data)]) for data in (b"RIFF1", b"RIFF2", b"\x89PNG")]
    names = [shape.plain()["attachments"][0]["filename"] for shape in shapes]
    assert len(set(names)) == 3
    assert [name.rpartition(".")[2] for name in names] == ["webp", "webp", "png"]


async def test_a_layout_is_stopped_before_it_is_sent() -> None:
    view = table_message.status(TABLE, ENGLISH).view
    assert view is not None
    assert view.is_finished()


def test_of_a_long_turn_the_newest_lines_are_shown() -> None:
    lines = tuple(word(f"move {number}") for number in range(20))
    said = words(table_message.status(replace(TABLE, past=Past(lines)), ENGLISH)).splitlines()
    assert said[1] == "… 12 lines before: see the log"
    assert said[2:] == [f"- move {number}" for number in range(12, 20)]


def test_the_table_for_one_person_is_classic() -> None:
    shape = table_message.table_picture(replace(TABLE, awaited=(0,)), ENGLISH, [Sketch()])
    assert shape.content == "### Chess: waiting for Anna"
    assert labels(shape) == ["As text", "Log"]
    assert len(shape.files()) == 1


def test_the_table_in_words() -> None:
    said = table_message.table_text(TABLE, ENGLISH).content
    assert said == "### Chess: it is \\*Ben\\*’s turn\n- White has 16 pieces.\n- Black has 16 pieces."
    aborted = table_message.table_text(replace(TABLE, status="aborted"), ENGLISH).content
    assert aborted is not None
    assert aborted.startswith("### Chess: called off")


def test_a_result_is_its_picture_and_one_sentence() -> None:
    shape = table_message.result(OVER, ENGLISH, Sketch())
    assert words(shape) == "### Chess: Anna and Clara share the victory."
    assert len(parts(shape, 12)) == 1
    assert labels(shape) == ["Rematch", "Look back", "Replay", "As text", "🔒 Luck can be checked"]


def test_as_text_it_is_told_before_the_table() -> None:
    said = (table_message.table_text(OVER, ENGLISH).content or "").splitlines()
    assert said[0] == "### Chess: the game is over"
    assert said[1:3] == ["The king is caught.", "**Place 1:** Anna with 12 points"]
    assert said[-1] == "- Black has 16 pieces."


def test_without_a_picture_the_result_tells_places_shared_ones_with_one_number_and_what_happened_last() -> None:
    said = words(table_message.result(OVER, ENGLISH)).splitlines()
    assert said == [
        "### Chess: Anna and Clara share the victory.",
        "The king is caught.",
        "**Place 1:** Anna with 12 points",
        "-# Queen (9) and Knight (3)",
        "**Place 1:** Clara with 12 points",
        "-# Queen (9)",
        "**Place 3:** \\*Ben\\* with one point",
        "**Place 4:** David with 0 points",
        "**Anna: turn 3**",
        "- Anna moves a pawn.",
    ]


def test_a_result_tells_what_the_computer_went_by() -> None:
    plan = Planned((0, 2), Text("plan-built", cards=(Text("card-gold"), Text("card-silver"))))
    said = words(table_message.result(replace(OVER, planned=plan), ENGLISH))
    assert "-# Plan of Anna and Clara: Gold and Silver" in said
    found = words(table_message.result(replace(OVER, planned=replace(plan, found=True)), ENGLISH))
    assert "-# Plan of Anna and Clara, found while playing: Gold and Silver" in found
    assert "Plan of" not in words(table_message.result(OVER, ENGLISH))
    desk = replace(DESK, table=replace(OVER, planned=plan), question=None, undo=None)
    assert "Plan of Anna and Clara" in (desk_message.result(desk, ENGLISH).content or "")


def test_what_decided_between_equal_ones_is_told_however_much_their_points_came_from() -> None:
    score = Score(0, 99, 1, tuple((word("One of many sources"), 1) for _ in range(99)), note=word("The king decided."))
    result = Result((score, replace(score, seat=1, rank=2)))
    said = words(table_message.result(replace(OVER, result=result), ENGLISH)).splitlines()
    assert said.count("-# The king decided.") == 2


def test_the_result_in_german() -> None:
    assert "**Platz 3:** \\*Ben\\* mit einem Punkt" in words(table_message.result(OVER, GERMAN))
    shape = table_message.result(OVER, GERMAN, Sketch())
    assert labels(shape) == ["Nochmal", "Auswertung", "Rückblick", "Als Text", "🔒 Zufall nachprüfbar"]


def test_the_longest_table_keeps_the_limits() -> None:
    lines = tuple(word("long " * 100) for _ in range(30))
    crowded = replace(OVER, past=Past(lines), words=lines, awaited=(0, 1, 2, 3))
    score = OVER.result.scores[0] if OVER.result else None
    assert score is not None
    sources = tuple((word("queen " * 20), number) for number in range(30))
    many = tuple(replace(score, seat=seat % 4, rank=seat + 1, sources=sources) for seat in range(12))
    result = table_message.result(replace(crowded, result=replace(OVER.result, scores=many)), GERMAN, Sketch())
    status = table_message.status(replace(crowded, status="running"), GERMAN, [Sketch()])
    for shape in (result, status):
        assert faults(shape.plain()["components"], layout=True) == []
    assert len(table_message.table_text(crowded, GERMAN).content or "") <= 2000


WAYS = ["Table as a picture", "Log"]
"""The buttons below the words of a table."""


def test_a_table_of_many_words_has_pages_that_together_say_all() -> None:
    wordy = replace(TABLE, words=tuple(word(f"place {number} " + "x" * 280) for number in range(20)))
    pages: list[str] = []
    buttons: list[list[str]] = []
    while len(pages) < 2 or "Further down" in buttons[-1][-3]:
        shape = table_message.table_text(wordy, ENGLISH, len(pages))
        pages.append(shape.content or "")
        buttons.append(labels(shape))
    assert [f"place {number} " in "".join(pages) for number in range(20)] == [True] * 20
    assert max(map(len, pages)) <= 2000
    assert buttons[0] == ["▼ Further down", *WAYS]
    assert buttons[-1] == ["▲ Further up", *WAYS]
    assert all(f"Page {number} of {len(pages)}" in page for number, page in enumerate(pages, 1))
    assert table_message.table_text(wordy, ENGLISH, 99).content == pages[-1]


def test_a_log_begins_with_its_newest_page() -> None:
    lines = tuple(word(f"move {number} " + "x" * 280) for number in range(50))
    newest = notices.log(lines, ENGLISH, game_id=7)
    assert (newest.content or "").splitlines()[-2].startswith("- move 49 ")
    assert labels(newest) == ["◀ Earlier"]
    seen, leaf = newest.content or "", 0
    while "◀ Earlier" in labels(notices.log(lines, ENGLISH, game_id=7, leaf=leaf)):
        leaf += 1
        page = notices.log(lines, ENGLISH, game_id=7, leaf=leaf)
        assert "Later ▶" in labels(page)
        assert len(page.content or "") <= 2000
        seen = f"{page.content}\n{seen}"
    told = [line for line in seen.splitlines() if not line.startswith("-# Page")]
    assert told == [f"- move {number} " + "x" * 280 for number in range(50)]


def test_a_short_log_is_one_page_and_an_empty_one_says_so() -> None:
    lines = (Text("turn-began", who=Seat(0), number=1), word("Anna moves."))
    assert notices.log(lines, ENGLISH, leaf=9).content == "**Anna: turn 1**\n- Anna moves."
    assert notices.log(lines, ENGLISH, game_id=7).view is None
    assert notices.log((), ENGLISH).content == "Nothing has happened yet."


def test_who_is_awaited_out_of_turn_is_not_said_to_be_on_turn() -> None:
    assert "### Chess: Wartet auf Anna und Clara" in words(table_message.status(replace(TABLE, awaited=(0, 2)), GERMAN))
    assert "### Chess: Wartet auf Clara" in words(table_message.status(replace(TABLE, awaited=(2,)), GERMAN))
