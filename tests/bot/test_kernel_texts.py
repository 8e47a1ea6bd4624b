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
            "Noch zu wenige: mindestens 2, gewählt 1.",
            "Too few so far: at least 2, picked 1.",
        ),
        (
            Text("too-few-picks", least=3, picked=2),
            "Noch zu wenige: mindestens 3, gewählt 2.",
            "Too few so far: at least 3, picked 2.",
        ),
        (
            Text("too-many-picks", most=1, picked=2),
            "Zu viele: höchstens 1, gewählt 2.",
            "Too many: at most 1, picked 2.",
        ),
        (
            Text("too-many-picks", most=2, picked=3),
            "Zu viele: höchstens 2, gewählt 3.",
            "Too many: at most 2, picked 3.",
        ),
        (Text("turn-began", who=Seat(0), number=3), "Zug 3 von Anna", "Anna: turn 3"),
        (
            Text("sealed", commitment="ab12"),
            "Aller Zufall dieses Spiels steht schon fest. Prüfsumme zum Nachrechnen (SHA-256): ab12",
            "All randomness of this game is already fixed. Checksum to verify it later (SHA-256): ab12",
        ),
    ],
)
def test_the_kernel_speaks_both_languages(text: Text, german: str, english: str) -> None:
    assert BOOK.speaker("de", ["Anna"])(text) == german
    assert BOOK.speaker("en", ["Anna"])(text) == english
