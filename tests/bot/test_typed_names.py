"""What people type is read: in both languages, however it is written; what is unclear is asked about."""

import pytest

from bot.commands.catalogue import Library
from bot.phrases import Phrasebook
from bot.typed_names import Names
from games.dominion import GAME
from games.kernel.text import Text

NAMES = Names(Library({"dominion": GAME}, Phrasebook.load(strict=True)), "de", "dominion")


@pytest.mark.parametrize(
    "typed",
    [
        "Thronsaal, Hexe, Königreich"[:16],
        "throne_room\nWITCH",
        "1. Throne Room\n2) witch\n",
        "- thron; • Hexe ,, ",
        "THRONE ROOM,hexe",
    ],
)
def test_names_are_read_however_they_are_written(typed: str) -> None:
    assert NAMES.understood(typed).names == ("throne_room", "witch")
    assert NAMES.understood(typed).unclear == ()


@pytest.mark.parametrize("typed", ["Bürokrat", "Buerokrat", "BUROKRAT", "bureaucrat"])
def test_umlauts_may_be_spelled_out(typed: str) -> None:
    assert NAMES.understood(typed).names == ("bureaucrat",)


def test_a_slip_is_guessed_and_asked_about() -> None:
    read = NAMES.understood("Kelller, qwertz")
    assert read.names == ("cellar",)
    assert read.unclear == (
        Text("name-unclear", typed="Kelller", near="Keller"),
        Text("name-unknown", typed="qwertz"),
    )


def test_names_are_written_and_numbered_and_found_again() -> None:
    assert NAMES.written(["witch", "nothing", "cellar"]) == ["Hexe", "Keller"]
    places = NAMES.places(["witch", "nothing", "cellar"])
    assert NAMES.at([*places, 9999]) == ["witch", "cellar"]
