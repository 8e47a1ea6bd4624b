"""Every ruling that is written down is a case or a test."""

import re
from importlib import resources
from pathlib import Path

from games.domus_domini.rules.food import field_of

HERE = Path(__file__).parent
CASES = HERE.parent.parent / "cases" / "domus_domini"
ID = re.compile(r"\b[AB]\d+\b")


def test_food_between_two_fields_reaches_the_lower_one_but_all_over_400_is_cluny() -> None:
    """A27: the numbers printed here are multiples of ten; other boards' need not be."""
    assert [field_of(units) for units in (9, 10, 139, 399, 400, 401, 410, 650)] == [0, 1, 13, 39, 40, 41, 41, 41]


def test_every_ruling_is_a_case_or_a_test() -> None:
    rulings = resources.files("games.domus_domini").joinpath("rulings.md").read_text(encoding="utf-8")
    written = re.findall(r"^\| ([AB]\d+) \|", rulings, flags=re.MULTILINE)
    assert len(written) == len(set(written)) > 30
    files = [*CASES.glob("*.yaml"), *HERE.glob("test_*.py")]
    tried = {name for file in files for name in ID.findall(file.read_text(encoding="utf-8"))}
    assert [name for name in written if name not in tried] == []
