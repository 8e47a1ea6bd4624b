"""What all pictures share: the same bytes each time, colours that keep apart, boxes cut as named."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from io import BytesIO

import pytest
from PIL import Image

from games.dominion import GAME
from games.kernel.engine.text import Text
from renderers.dominion import PAINTER
from renderers.parts.symbols import MARKS
from renderers.surface import lettering
from renderers.surface.canvas import Box, Canvas, FinishedPart
from renderers.surface.kept import SHELF
from renderers.surface.sheet import MARGIN, WIDTH, alternative, in_grid, stacked
from renderers.surface.stage import Looks, Picture, Stage
from renderers.surface.theme import contrast, mixed, theme_for
from tests.renderers.laws import LEAST_CONTRAST
from tests.renderers.scenes import LOOKS, PEOPLE, played, stage

BLACK, WHITE = (0, 0, 0), (255, 255, 255)
NIGHT = theme_for("dark", "normal")


@cache
def drawings() -> tuple[Callable[[], Picture], ...]:
    """One drawing of each kind."""
    match = played(3, 300)
    seat, shown, result = GAME.turn_order(match.state)[0], stage("de"), GAME.result(match.state)
    table, hand, course = match.view(None), match.view(seat), [(3, 3, 3), (4, 6, 9), (3, 3, 12)]
    return (
        lambda: PAINTER.table(table, shown, GAME.words.table(table))[0],
        lambda: PAINTER.hand(hand, shown, GAME.words.hand(hand)),
        lambda: PAINTER.result(result, table, shown, GAME.words.table(table), course),
    )


def forget_what_was_drawn() -> None:
    """Begin as a fresh process does."""
    SHELF.clear()
    for kept in (lettering.font, lettering.fitted, lettering.width):
        kept.cache_clear()


@pytest.mark.parametrize("drawing", range(3))
def test_the_same_view_gives_the_same_bytes(drawing: int) -> None:
    first, again = drawings()[drawing](), drawings()[drawing]()
    forget_what_was_drawn()
    assert first == again == drawings()[drawing]()


def test_threads_at_once_give_the_same_bytes() -> None:
    alone = [draw() for draw in drawings()]
    forget_what_was_drawn()
    with ThreadPoolExecutor(6) as pool:
        jobs = [pool.submit(draw) for _ in range(4) for draw in drawings()]
        assert [job.result() for job in jobs] == alone * 4


def test_a_picture_is_a_file_of_the_size_it_says() -> None:
    for picture in (draw() for draw in drawings()):
        image = Image.open(BytesIO(picture.data))
        assert (image.format, image.size) == ("PNG", (picture.width, picture.height))


def test_an_alternative_text_ends_at_a_word() -> None:
    said = Stage(PEOPLE, lambda text: text.id)
    assert alternative([Text("One"), Text("Two!"), Text("Three…")], said) == "One. Two! Three…"
    long = alternative([Text("word " * 400)], said)
    assert len(long) <= 1024
    assert long.endswith("word…")
    assert len(alternative([Text("w" * 5000)], said)) <= 1024


@pytest.mark.parametrize("looks", LOOKS)
def test_text_stands_out_from_every_ground(looks: Looks) -> None:
    theme = theme_for(*looks)
    for ground in (theme.ground, theme.panel):
        assert min(contrast(ink, ground) for ink in (theme.ink, theme.faint, theme.accent)) >= LEAST_CONTRAST
    assert min(contrast(theme.card_ink, ground) for ground in theme.hues.values()) >= LEAST_CONTRAST
    assert min(contrast(line, theme.panel) for line in theme.lines) >= 3


@pytest.mark.parametrize("looks", LOOKS)
def test_no_two_hues_and_no_two_seats_share_a_colour(looks: Looks) -> None:
    theme = theme_for(*looks)
    assert len({*theme.hues.values()}) == len(theme.hues)
    assert len({*theme.lines}) == len(theme.lines) == len(MARKS)
    assert theme.line(7) == theme.line(1)


def test_contrast_is_that_of_the_guidelines() -> None:
    assert contrast(BLACK, WHITE) == contrast(WHITE, BLACK) == pytest.approx(21)
    assert contrast(WHITE, WHITE) == pytest.approx(1)
    assert contrast((118, 118, 118), WHITE) == pytest.approx(4.54, abs=0.01)
    assert mixed(BLACK, WHITE, 0.5) == (128, 128, 128)


def test_parts_keep_their_words_where_they_stand() -> None:
    parts = []
    for word in ("one", "two", "three"):
        canvas = Canvas(200, 50, NIGHT, BLACK)
        canvas.words(canvas.box, word, WHITE, 30)
        parts.append(canvas.finished())
    grid = in_grid(parts, 2, NIGHT, 12)
    sheet = stacked([grid, parts[0]], NIGHT, 16)
    left = (WIDTH - grid.width) // 2
    assert [(word.words, word.box) for word in sheet.written] == [
        ("one", Box(left, MARGIN, 200, 50)),
        ("two", Box(left + 212, MARGIN, 200, 50)),
        ("three", Box(left, MARGIN + 62, 200, 50)),
        ("one", Box((WIDTH - 200) // 2, MARGIN + 112 + 16, 200, 50)),
    ]


def test_boxes_are_cut_as_named() -> None:
    box = Box(10, 20, 100, 40)
    assert (box.right, box.bottom) == (110, 60)
    assert box.inset(5) == Box(15, 25, 90, 30)
    assert box.inset(5, 0) == Box(15, 20, 90, 40)
    assert box.left_part(30) == Box(10, 20, 30, 40)
    assert box.right_part(30) == Box(80, 20, 30, 40)
    assert box.without_left(30) == Box(40, 20, 70, 40)
    assert box.top_part(10) == Box(10, 20, 100, 10)
    assert box.bottom_part(10) == Box(10, 50, 100, 10)
    assert box.columns(2, 20) == [Box(10, 20, 40, 40), Box(70, 20, 40, 40)]
    assert [box.square(where).x for where in ("left", "middle", "right")] == [10, 40, 70]
    assert box.holds(Box(10, 20, 100, 40))
    assert not box.holds(Box(10, 20, 102, 40))
    assert [*box.squares(2)] == [Box(20, 20, 40, 40), Box(60, 20, 40, 40)]
    assert [*box.squares(1, 30)] == [Box(45, 25, 30, 30)]
    assert {square.y for square in box.squares(8)} == {20, 40}
    assert [*box.squares(0)] == []


def test_a_name_beyond_the_table_is_a_number() -> None:
    assert stage().name(0) == PEOPLE[0]
    assert stage().name(9) == "#10"
    assert isinstance(Canvas(4, 4, NIGHT).finished(), FinishedPart)
