"""What the kernel says, said in both languages with every count."""

import pytest

from games.kernel.text import Seat, Text
from tests.bot.clicking import BOOK


@pytest.mark.parametrize(
    ("text", "german", "english"),
    [
        (Text("too-few-picks", least=1, picked=0), "Bitte wähle eins aus.", "Please pick one."),
        (Text("too-few-picks", least=2, picked=0), "Bitte wähle 2 aus.", "Please pick 2."),
        (
            Text("too-few-picks", least=2, picked=1),
            "Das sind noch zu wenige: Bitte wähle mindestens 2, bisher ist es eins.",
            "Those are too few: please pick at least 2; so far it is one.",
        ),
        (
            Text("too-few-picks", least=3, picked=2),
            "Das sind noch zu wenige: Bitte wähle mindestens 3, bisher sind es 2.",
            "Those are too few: please pick at least 3; so far there are 2.",
        ),
        (
            Text("too-many-picks", most=1, picked=2),
            "Das sind zu viele: Hier darfst du höchstens eins wählen, gewählt sind 2.",
            "Those are too many: you may pick one at most here, and picked 2.",
        ),
        (
            Text("too-many-picks", most=2, picked=3),
            "Das sind zu viele: Hier darfst du höchstens 2 wählen, gewählt sind 3.",
            "Those are too many: you may pick 2 at most here, and picked 3.",
        ),
        (Text("turn-began", who=Seat(0), number=3), "Zug 3 von Anna", "Anna: turn 3"),
        (
            Text("sealed", commitment="ab12"),
            "Aller Zufall dieses Spiels steht schon fest. Prüfsumme zum Nachprüfen (SHA-256): ab12",
            "All chance of this game is fixed already. Checksum to verify it later (SHA-256): ab12",
        ),
    ],
)
def test_the_kernel_speaks_both_languages(text: Text, german: str, english: str) -> None:
    assert BOOK.speaker("de", ["Anna"])(text) == german
    assert BOOK.speaker("en", ["Anna"])(text) == english
