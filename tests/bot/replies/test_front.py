"""What clicks and commands find behind the funnel is few things, grouped by what they are."""

import pytest

from tests.architecture.tree import ROOT
from tools.figures import fields

MOST = 12


@pytest.mark.parametrize("group", ["Front", "Acts", "Reading"])
def test_no_group_holds_more_than_can_be_kept_in_mind(group: str) -> None:
    assert 0 < len(fields(ROOT / "bot/replies/front.py")[group]) <= MOST
