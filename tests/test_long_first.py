"""In which order tests are given to workers."""

from types import SimpleNamespace

import pytest

from tests.conftest import _long_first


@pytest.mark.parametrize("workers", [1, 2, 3, 4, 7, 30])
def test_each_worker_begins_with_its_share_of_what_takes_long(workers: int) -> None:
    def item(number: int) -> SimpleNamespace:
        return SimpleNamespace(number=number, get_closest_marker=lambda _: number % 5 == 4 or None)

    given = [item(number) for number in range(103)]
    ordered = _long_first(given, workers)
    assert sorted(each.number for each in ordered) == list(range(103))
    share = len(given) // workers
    for first in range(0, share * workers, share):
        long = [each.get_closest_marker("long") is not None for each in ordered[first : first + share]]
        assert long == sorted(long, reverse=True)
        assert abs(sum(long) - 20 / workers) <= 1 or sum(long) == share
