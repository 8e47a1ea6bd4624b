"""Weak keys are forgotten without a step of Python."""

import sys
from types import FrameType

from tests.weak_keys import ForgetfulKeys


class Key:
    """Something that may be forgotten."""


def test_a_key_that_ends_is_forgotten_without_a_step_of_python() -> None:
    steps: list[str] = []

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            steps.append(frame.f_code.co_name)

    key = Key()
    kept = ForgetfulKeys({key: 1})
    before = sys.getprofile()
    sys.setprofile(note)
    del key
    sys.setprofile(before)
    assert len(kept) == 0
    assert steps == []
