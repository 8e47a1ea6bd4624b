"""Long texts on pages: nothing of them is lost, and no page is longer than it may be."""

from collections.abc import Callable, Iterable
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.messages.parts.leaves import leaves, newest_full

Paging = Callable[[Iterable[str], int], list[str]]
LINES = st.lists(st.text(st.sampled_from("ab c.„ä😀"), max_size=60), max_size=30)
ROOM = st.integers(1, 50)


def letters(text: str) -> str:
    """What is read: a break between lines may stand for a blank."""
    return "".join(text.split())


@pytest.mark.parametrize("paged", [leaves, newest_full])
@given(lines=LINES, room=ROOM)
def test_nothing_is_lost_and_nothing_is_too_long(paged: Paging, lines: list[str], room: int) -> None:
    pages = paged(lines, room)
    assert letters("".join(pages)) == letters("".join(lines))
    assert all(len(page) <= room for page in pages)
    assert len(pages) >= 1


@pytest.mark.parametrize("paged", [leaves, newest_full])
@given(lines=LINES)
def test_what_fits_stays_as_it_is(paged: Paging, lines: list[str]) -> None:
    assert "\n".join(paged(lines, 60)).split("\n") == (lines or [""])


@given(lines=LINES, room=st.integers(60, 200))
def test_no_page_could_take_the_line_after_it(lines: list[str], room: int) -> None:
    pages = leaves(lines, room)
    assert all(len(page) + 1 + len(after.split("\n")[0]) > room for page, after in pairwise(pages))
    pages = newest_full(lines, room)
    assert all(len(page.split("\n")[-1]) + 1 + len(after) > room for page, after in pairwise(pages))


def test_a_long_line_is_broken_at_a_blank() -> None:
    assert leaves(["one two three", "four"], 8) == ["one two", "three", "four"]
    assert leaves(["onetwothree"], 4) == ["onet", "woth", "ree"]
