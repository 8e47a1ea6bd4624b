"""Each emblem is in the font as it was drawn, has an author with a name, and looks like no other."""

import csv
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fontTools.pens.recordingPen import RecordingPen
from fontTools.ttLib import TTFont
from PIL import Image, ImageChops, ImageDraw

from games.dominion.cards import CARDS
from renderers.emblems import FIRST, FOLDER, FONT, LEAST, NAMES, character, exists, font
from tools.pictures.emblem_font import DRAWINGS, build

ALIKE = 0.72
"""Two emblems of which so much lies on each other are taken for the same."""
MOVED = (-2, 0, 2)
"""So many pixels to each side they are moved to lie on each other best."""
SIDE = LEAST + 2 * max(MOVED)
SOME = ("market", "festival", "laboratory", "gardens")


def rows() -> list[dict[str, str]]:
    with (FOLDER / "emblems.csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def outlines(path: Path) -> dict[tuple[int, str], object]:
    """What each character of a font draws."""
    with TTFont(path) as opened:
        glyphs = opened.getGlyphSet()
        found: dict[tuple[int, str], object] = {}
        for code, name in opened.getBestCmap().items():
            pen = RecordingPen()
            glyphs[name].draw(pen)
            found[code, name] = pen.value
    return found


@cache
def look(name: str) -> Image.Image:
    """An emblem as small as it is drawn without words."""
    image = Image.new("L", (SIDE, SIDE), 0)
    place = max(MOVED), max(MOVED) + LEAST
    ImageDraw.Draw(image).text(place, character(name), 255, font(LEAST), anchor="ls")
    return image


def ink(image: Image.Image) -> int:
    return sum(grey * count for grey, count in enumerate(image.histogram()))


def overlap(one: Image.Image, other: Image.Image) -> float:
    """How much of two emblems lies on each other: 0 to 1, where they do so best."""
    together = ink(one) + ink(other)
    shared = max(ink(ImageChops.darker(one, ImageChops.offset(other, *by))) for by in product(MOVED, MOVED))
    return shared / (together - shared)


def suspects(looks: Sequence[Image.Image]) -> Iterator[tuple[int, int]]:
    """The pairs that may be alike, found by laying each emblem on all those after it at once."""
    column = Image.new("L", (SIDE, SIDE * len(looks)))
    for place, image in enumerate(looks):
        column.paste(image, (0, place * SIDE))
    inks = [ink(image) for image in looks]
    for one in range(len(looks) - 1):
        rest = column.crop((0, SIDE * (one + 1), SIDE, column.height))
        for by in product(MOVED, MOVED):
            again, moved = Image.new("L", rest.size), ImageChops.offset(looks[one], *by)
            for place in range(len(looks) - one - 1):
                again.paste(moved, (0, place * SIDE))
            means = ImageChops.darker(rest, again).reduce(SIDE).tobytes()
            for place, mean in enumerate(means):
                shared = (mean + 1) * SIDE * SIDE
                if shared >= ALIKE * (inks[one] + inks[one + 1 + place] - shared):
                    yield one, one + 1 + place


def alike(names: Sequence[str]) -> list[tuple[str, str, float]]:
    """The pairs that are taken for the same."""
    looks = [look(name) for name in names]
    found = [(one, other, overlap(looks[one], looks[other])) for one, other in sorted({*suspects(looks)})]
    return [(names[one], names[other], round(share, 2)) for one, other, share in found if share >= ALIKE]


def test_no_two_emblems_look_alike_where_they_are_small() -> None:
    assert alike(NAMES) == []


def test_the_measure_notices_two_equal_ones_wherever_they_stand(monkeypatch: pytest.MonkeyPatch) -> None:
    moved = {"copy": ImageChops.offset(look("market"), 2, -2), **{name: look(name) for name in SOME}}
    monkeypatch.setitem(globals(), "look", moved.__getitem__)
    assert alike([*SOME, "copy"]) == [("market", "copy", 1.0)]


def test_the_quick_measure_misses_none() -> None:
    looks = [look(name) for name in NAMES[:30]]
    quick = {*suspects(looks)}
    pairs = [(one, other) for other in range(len(looks)) for one in range(other)]
    assert all((overlap(looks[one], looks[other]) < ALIKE) for one, other in pairs if (one, other) not in quick)


def test_every_emblem_has_its_place_in_the_font() -> None:
    assert [*outlines(FONT)] == [(FIRST + place, name) for place, name in enumerate(NAMES)]
    assert len({*NAMES}) == len(NAMES)


def test_the_font_is_made_of_the_drawings(tmp_path: Path) -> None:
    build(tmp_path / "emblems.otf")
    assert outlines(FONT) == outlines(tmp_path / "emblems.otf")


def test_every_emblem_has_a_drawing_and_every_drawing_an_emblem() -> None:
    assert {path.stem for path in DRAWINGS.glob("*")} == {*NAMES}


@pytest.mark.parametrize("name", NAMES)
def test_every_emblem_has_ink_and_stays_in_its_square(name: str) -> None:
    left, top, right, bottom = look(name).getbbox() or (0, 0, 0, 0)
    slack = max(MOVED) - 1
    assert right - left > LEAST / 4
    assert bottom - top > LEAST / 4
    assert slack <= min(left, top) <= max(right, bottom) <= SIDE - slack


def test_every_card_has_an_emblem() -> None:
    assert [card for card in CARDS if not exists(card)] == []


def test_every_author_is_named() -> None:
    credited = " ".join((FOLDER / "CREDITS.md").read_text("utf-8").split()).lower()
    authors = {row["author"].replace("-", " ").lower() for row in rows()}
    assert [author for author in sorted(authors) if author not in credited] == []


def test_every_emblem_is_a_card_or_drawn_by_its_name() -> None:
    code = "".join(path.read_text("utf-8") for path in FOLDER.parent.rglob("*.py"))
    assert [name for name in NAMES if name not in CARDS and f'"{name}"' not in code] == []
