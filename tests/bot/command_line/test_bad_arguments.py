"""Whatever is typed after the program's name: it is done, or refused with exit code 2, and never a traceback."""

import io
import sys
import tempfile
from contextlib import chdir
from typing import TextIO

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from bot.command_line import cli
from tests.bot.command_line.test_cli import Capture

pytestmark = pytest.mark.usefixtures("elsewhere")

WORDS = (
    "", "0", "1", "2", "-1", "3.5", "nan", "inf", "1e308", "9" * 30, "9" * 5000, "\udcff", "é", "../x", "[red]x[/red]",
    "dominion", "monasterium", "turn", "both", "/dev/null", "nothing.yaml", "--", "-", "--help", "--game", "--seed",
)  # fmt: skip
COMMANDS = ("board", "cases", "games", "health", "invite", "new-game", "verify")


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.sampled_from(COMMANDS),
    st.lists(st.sampled_from(WORDS) | st.text(st.characters(exclude_characters="\0./"), max_size=9), max_size=3),
)
@example("invite", ["9" * 30])
@example("board", ["dominion", "\udcff"])
def test_whatever_is_typed_is_done_or_refused(capsys: Capture, command: str, words: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, chdir(folder), pytest.MonkeyPatch.context() as patches:
        patches.setattr(sys, "argv", ["parlatorium", command, *words])
        as_the_system_does(sys.stderr)
        with pytest.raises(SystemExit) as left:
            cli.main()
    assert left.value.code in (0, 1, 2, None)
    told = capsys.readouterr()
    assert "Traceback" not in told.err
    assert left.value.code != 2 or told.err


def as_the_system_does(errors: TextIO) -> None:
    """Let the captured stream write what is not Unicode, as the one does that Python opens."""
    assert isinstance(errors, io.TextIOWrapper)
    errors.reconfigure(errors="backslashreplace")
