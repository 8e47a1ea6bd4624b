"""Cards that are yet to come: every picture must be ready for them."""

import pytest

from games.dominion.cards import CARDS
from tests.renderers.scenes import stand_in, stand_ins


@pytest.fixture
def every_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register a stand-in for each card that the rules do not know yet."""
    for row in stand_ins():
        if row["name"] not in CARDS:
            monkeypatch.setitem(CARDS, row["name"], stand_in(row))
