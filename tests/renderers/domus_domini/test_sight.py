"""Sections of the own abbey are kept as long as they show the same, in the same language, of the same question."""

import msgspec
import pytest

from games.kernel.engine.choice import Choice, Option
from games.kernel.engine.text import Text
from renderers.domus_domini.abbey import abbey_sheet
from renderers.domus_domini.sight import Tongue, sight
from renderers.domus_domini.table import table_sheets
from renderers.surface import kept
from renderers.surface.kept import SHELF
from tests.renderers.domus_domini.abbeys import middle, stage
from tests.renderers.scenes import ODD_PEOPLE


def asked(key: str) -> Choice:
    """A question of this key."""
    return Choice(0, key, Text("ask-market"), (Option("0", Text("market-nothing")),))


def test_those_who_say_the_same_words_are_one() -> None:
    assert sight(stage("de")) == sight(stage("de", people=ODD_PEOPLE))
    assert hash(sight(stage("de"))) == hash(sight(stage("de", people=ODD_PEOPLE)))
    assert sight(stage("de")) != sight(stage("en"))
    assert Tongue(stage("de").say) != stage("de").say


def test_a_section_is_concerned_by_its_own_questions_only() -> None:
    here, elsewhere = (msgspec.structs.replace(stage(), asked=asked(key)) for key in ("market.buy", "feed.pay"))
    assert sight(elsewhere, "market.buy") == sight(stage())
    assert sight(here, "market.buy").asked == here.asked


def test_the_same_again_is_not_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    view, said = middle(4, 2), stage()
    first = [abbey_sheet(view, said), *[sheet.part for sheet in table_sheets(view, said)]]
    monkeypatch.setattr(kept.Shelf, "put", lambda *_: pytest.fail("drawn again"))
    again = [abbey_sheet(view, said), *[sheet.part for sheet in table_sheets(view, said)]]
    assert [part.image.tobytes() for part in first] == [part.image.tobytes() for part in again]


def test_what_is_kept_looks_like_what_is_drawn_afresh() -> None:
    for language in ("de", "en", "de"):
        view, said = middle(4, 1), stage(language)
        warm = abbey_sheet(view, said).image.tobytes()
        SHELF.clear()
        assert abbey_sheet(view, said).image.tobytes() == warm
