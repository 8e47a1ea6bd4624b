"""What others did, in short."""

from games.domus_domini.events import Expanded
from games.domus_domini.told.in_short import sum_up
from tests.games.saying import say


def summed_up(*events: Expanded) -> list[str]:
    """The lines in English, without the marks that keep words together."""
    return [say("domus_domini", "en", line).replace("\xa0", " ") for line in sum_up(events, None)]


def test_stages_of_an_area_are_told_once_whether_built_one_by_one_or_together() -> None:
    single = [Expanded(0, "brewery", stage, 2) for stage in (2, 3, 4)]
    assert summed_up(*single) == summed_up(Expanded(0, "brewery", 4, 6, 3)) == ["Anna: Brewery 2–4"]
    assert summed_up(single[0], Expanded(0, "brewery", 4, 4, 2)) == ["Anna: Brewery 2–4"]
    assert summed_up(single[0]) == ["Anna: Brewery 2"]


def test_several_stages_at_once_are_one_deed_of_the_log() -> None:
    told = Expanded(0, "brewery", 4, 6, 3).line(None)
    assert told is not None
    assert say("domus_domini", "en", told).replace("\xa0", " ") == "Anna builds Brewery up to stage 4 for 6 D."
