"""Bars can be read in every look, however long names and numbers are."""

import pytest

from games.kernel.text import Text
from renderers.stage import Looks
from renderers.statistics import Bar, Bars, statistics, statistics_sheet
from tests.renderers import laws
from tests.renderers.scenes import LOOKS, ODD_PEOPLE, stage

GROUPS = (
    Bars("Dominion: games (hatched: won)", (Bar("Anna", 120, 119, "119 of 120"), Bar("Ben", 1, 0, "0 of 1"))),
    Bars("Odd people", tuple(Bar(name, 7 * place, place, f"{place} of {7 * place}")
                             for place, name in enumerate(ODD_PEOPLE[:6]))),
    Bars("Used most", (Bar("A very long name of a thing that cannot be written on one line", 12345), Bar("Moat", 1))),
    Bars("Nothing", ()),
)  # fmt: skip


@pytest.mark.parametrize("looks", LOOKS)
def test_bars_are_readable_in_every_look(looks: Looks) -> None:
    shown = stage("de", looks)
    sheet = statistics_sheet("Deine Spiele", GROUPS, shown)
    picture = statistics("Deine Spiele", GROUPS, shown, [Text("picture-result")])
    assert not laws.breaches(laws.as_sent(picture, sheet))
    assert picture.alt


def test_every_bar_has_its_number_beside_it() -> None:
    words = [written.words for written in statistics_sheet("Games", GROUPS, stage()).written]
    assert {"119 of 120", "0 of 1", "12345", "Moat"} <= {*words}
