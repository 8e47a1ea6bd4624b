"""Whatever letters a terminal has, everything the program says can be read there."""

import io
import os
import subprocess
import sys

import pytest

from bot import __main__
from bot.command_line.spelling import spell_out, spelled
from bot.language.locales import entries, locale_sources

pytestmark = pytest.mark.usefixtures("elsewhere", "logging_as_before", "discord_as_before")

COMMANDS = (
    "backup",
    "board",
    "cases",
    "games",
    "health",
    "invite",
    "new-game",
    "restore",
    "verify",
)


def printed(monkeypatch: pytest.MonkeyPatch, encoding: str, *words: str) -> str:
    """What a call prints at a terminal of this encoding, in German."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding=encoding) for _ in range(2))
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", out)
        patch.setattr(sys, "stderr", err)
        patch.setattr(sys, "argv", ["parlatorium", *words])
        patch.setenv("LANGUAGE", "de")
        with pytest.raises(SystemExit):
            __main__.main()
        for stream in (out, err):
            stream.flush()
    return b"".join(stream.buffer.getvalue() for stream in (out, err)).decode(encoding)  # type: ignore[attr-defined]  # the bytes below


@pytest.mark.parametrize("encoding", ["ascii", "cp437", "cp932"])
def test_every_command_tells_what_it_is_for(monkeypatch: pytest.MonkeyPatch, encoding: str) -> None:
    for words in (["--help"], *([command, "--help"] for command in COMMANDS), ["games"], ["cases", "nothing.yaml"]):
        said = printed(monkeypatch, encoding, *words)
        assert said.strip()
        assert "?" not in said.replace("?\n", ""), said


def test_letters_that_are_there_stay() -> None:
    with io.TextIOWrapper(io.BytesIO(), encoding="cp437") as out, pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdout", out)
        spell_out()
        print("„Grüße“ – 3 × 5 → ’s", end="", file=out, flush=True)
        assert out.buffer.getvalue().decode("cp437") == '"Grüße" - 3 x 5 -> \'s'  # type: ignore[attr-defined]  # the bytes below


@pytest.mark.parametrize(
    ("letter", "ascii_"),
    [("ü", "ue"), ("ß", "ss"), ("é", "e"), ("…", "..."), ("─", "-"), ("│", "|"), ("達", "?"), ("\ud800", "?")],
)
def test_a_letter_is_spelled_with_what_every_terminal_has(letter: str, ascii_: str) -> None:
    assert spelled(letter) == ascii_


def test_all_that_the_program_says_can_be_spelled() -> None:
    said = {letter for _, _, source in locale_sources() for text in entries(source).values() for letter in text}
    assert all(spelled(letter).isascii() for letter in said)
    assert [letter for letter in said if spelled(letter) == "?" and letter.isalnum()] == []


def test_a_program_of_its_own_says_it_likewise() -> None:
    surroundings = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "LANGUAGE": "de"}
    command = [sys.executable, "-m", "bot", "--help"]
    ended = subprocess.run(command, env=surroundings, capture_output=True, timeout=60, check=True)
    assert b"aufl" in ended.stdout
