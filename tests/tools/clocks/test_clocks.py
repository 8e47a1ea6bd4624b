"""A few acts of a game while the clock is wrong; `python -m tools clocks` plays many to their ends."""

from pathlib import Path
from random import Random

import pytest

from bot.delivery.posting import Posting
from tests.depth import chosen
from tests.end_to_end.test_clock import DAY
from tests.end_to_end.test_wrong_clock import fails
from tools.clocks.nemesis import TroubledGame

ACTS = 12


@pytest.mark.parametrize("number", chosen().some([1, 2, 3, 4], 0)[:2])
async def test_whatever_the_clock_says_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    came = await TroubledGame(Random(number), tmp_path, monkeypatch).play(0, ACTS)
    assert came.faults == []
    assert came.answers > 0
    assert came.looks > 0


async def test_what_a_wrong_clock_holds_up_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def blind(*_: object, **__: object) -> bool:
        """Nobody looks at the clock."""
        return False

    async def ahead() -> None:
        """Somebody's turn comes while the clock is ahead and Discord out of reach."""
        await episode.house.settled()
        episode.skews[0].ms = DAY
        with monkeypatch.context() as patch:
            patch.setattr(Posting, "_sent", fails)
            while episode.mail.live:
                await episode.answer()
                await episode.house.settled()
        episode.skews[0].ms = 0

    monkeypatch.setattr("tools.clocks.nemesis.look", blind)
    episode = TroubledGame(Random(1), tmp_path, monkeypatch)
    episode.troubles = [ahead]
    (fault,) = (await episode.play(0, ACTS)).faults
    assert "but sees nothing" in fault
