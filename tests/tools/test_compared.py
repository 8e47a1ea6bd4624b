"""Rows of marks can be read in every look, however long names and numbers are."""

import pytest

from games.dominion.kingdom.recommended import RECOMMENDED
from games.kernel.engine.text import Text
from renderers.surface.canvas import READABLE
from renderers.surface.sheet import TALLEST
from renderers.surface.stage import Looks
from tests.renderers import laws
from tests.renderers.scenes import LOOKS, ODD_PEOPLE, stage
from tools.pictures.compared import ROW, ComparedThing, compared, compared_sheet

ROWS = (
    ComparedThing("All", (90.0, 50.5, 20.25, 1.0), total=True),
    ComparedThing("A very long name of a thing that cannot be written on one line", (130.0, 130.0, 0.0, 0.5)),
    *[ComparedThing(name, (40.0 + place, 30.0, 20.0, 10.0)) for place, name in enumerate(ODD_PEOPLE)],
)
WAYS = ("Streng", "Zügig", "Hälfte bereitet vor", "Alle bereiten vor")


@pytest.mark.parametrize("looks", LOOKS)
def test_rows_are_readable_in_every_look(looks: Looks) -> None:
    shown = stage("de", looks)
    sheet = compared_sheet("Tage, die ein Spiel dauert", WAYS, ROWS, shown)
    picture = compared("Tage, die ein Spiel dauert", WAYS, ROWS, shown, [Text("picture-result")])
    assert not laws.breaches(laws.as_sent(picture, sheet))
    assert picture.alt


def test_the_scale_has_round_numbers_also_where_all_is_little() -> None:
    sheet = compared_sheet("Days", WAYS[:1], (ComparedThing("One", (0.25,)), ComparedThing("Two", (1.5,))), stage())
    assert {"0", "1", "One", "Two"} <= {written.words for written in sheet.written}


def test_more_rows_than_have_room_are_left_away() -> None:
    rows = tuple(ComparedThing(f"Thing {number}", (number + 1.0, 2.0)) for number in range(60))
    sheet = compared_sheet("Days", WAYS[:2], rows, stage())
    assert TALLEST - ROW < sheet.height <= TALLEST
    assert not laws.breaches(sheet)
    assert 0 < sum(written.words.startswith("Thing") for written in sheet.written) < len(rows)


def test_there_is_room_for_every_recommended_set_and_their_mean() -> None:
    names = ["Mean", *RECOMMENDED]
    ways = ("Strict", "Brisk", "Half prepare", "All prepare")
    sheet = compared_sheet("Days", ways, [ComparedThing(name, (4.0, 3.0, 2.0, 1.0)) for name in names], stage())
    assert {*names} <= {written.words for written in sheet.written}


def test_hardly_any_words_are_small() -> None:
    written = compared_sheet("Days", WAYS, ROWS[:1], stage()).written
    assert sum(line.size <= READABLE for line in written) <= len(written) / 4
