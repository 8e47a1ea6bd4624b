"""Garbage is looked for when the start is over, and then not among what the start made."""

import gc
from collections.abc import Iterator

import pytest

from bot.host import sweeping


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Everything is looked through again."""
    yield
    gc.unfreeze()
    gc.enable()


def test_nobody_looks_for_garbage_until_the_start_is_over() -> None:
    before = gc.get_freeze_count()
    with sweeping.put_off():
        assert not gc.isenabled()
        made = [[number] for number in range(1000)]
        sweeping.over()
        assert gc.isenabled()
        assert gc.get_freeze_count() > before + len(made)
    assert gc.isenabled()


def test_a_start_that_fails_leaves_the_collector_on() -> None:
    with pytest.raises(ZeroDivisionError), sweeping.put_off():
        raise ZeroDivisionError
    assert gc.isenabled()


def test_nothing_is_left_out_where_nothing_was_put_off() -> None:
    before = gc.get_freeze_count()
    sweeping.over()
    assert gc.get_freeze_count() == before
