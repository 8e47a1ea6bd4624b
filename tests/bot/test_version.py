"""Versions: which of two is newer."""

import pytest

from bot.version import is_newer


@pytest.mark.parametrize(
    ("one", "other", "newer"),
    [
        ("0.2.0", "0.1.0", True),
        ("0.10.0", "0.9.9", True),
        ("1", "0.9.9", True),
        ("0.1.0", "0.1.0", False),
        ("0.1.0", "0.2.0", False),
        ("0.2.0rc1", "0.2.0", False),
        ("0.2.0", "0.2.0rc1", False),
        ("0.2.0rc2", "0.2.0rc1", False),
        ("0.2.0.dev3", "0.2.0", False),
        ("0.2.0rc1", "0.1.9", True),
        ("0.3.0", "0.2.0rc1", True),
        ("source", "0.1.0", False),
        ("0.1.0", "source", False),
        ("", "0.1.0", False),
    ],
)
def test_the_newer_version_is_the_one_with_the_higher_numbers(one: str, other: str, newer: bool) -> None:
    assert is_newer(one, other) is newer
