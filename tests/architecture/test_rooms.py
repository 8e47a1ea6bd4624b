"""A folder holds what one person can look over, and is no net of arrows inside."""

from pathlib import Path

import pytest

from tests.architecture.rooms import arrows, crowded
from tests.architecture.tree import ROOT, plant


def test_a_folder_holds_what_one_person_can_look_over() -> None:
    assert dict(crowded(ROOT)) == {}


@pytest.mark.parametrize(("count", "found"), [(14, []), (15, [("bot", 15)])])
def test_a_crowded_folder_is_found(tmp_path: Path, count: int, found: list[tuple[str, int]]) -> None:
    root = plant(tmp_path, {f"bot/{name}.py": "" for name in ("__init__", *(f"room{n}" for n in range(count)))})
    assert list(crowded(root)) == found


@pytest.mark.parametrize(
    ("folder", "most"), [("bot/tables", 15), ("games/kernel", 35), ("bot/messages", 45), ("db", 30), ("renderers", 20)]
)
def test_the_rooms_of_a_folder_are_no_net(folder: str, most: int) -> None:
    found = arrows(ROOT, folder)
    assert 0 < len(found) <= most
    assert not {(below, above) for above, below in found} & found
