"""What the kernel says, said in both languages with every count."""

import pytest

from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game
from games.kernel.engine.chronicle import ByPrepared
from games.kernel.engine.text import Seat, Text, plain
from tests.bot.clicking import BOOK

GAMES = [game for game in find_games().values() if game.ahead is not None]


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
            "🔒 Zufall nachprüfbar: Prüfsumme (SHA-256) ab12",
            "🔒 Luck can be checked: checksum (SHA-256) ab12",
        ),
    ],
)
def test_the_kernel_speaks_both_languages(text: Text, german: str, english: str) -> None:
    assert BOOK.speaker("de", ["Anna"])(text) == german
    assert BOOK.speaker("en", ["Anna"])(text) == english


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whatever_becomes_of_a_prepared_turn_is_said(game: Game, language: str) -> None:
    say = BOOK.speaker(language, ["Anna"], game=game.name)
    reasons = [
        "otherwise",
        "unprepared",
        "undone",
        "outdated",
        "passed",
        *(each.name for each in (game.ahead.landmarks if game.ahead else ())),
    ]
    told = [ByPrepared(0, "carried"), *(ByPrepared(0, "halted", why) for why in reasons)]
    wanted = plain(Text("yes"))
    told += [ByPrepared(0, "halted", "gone", wanted), ByPrepared(0, "departed", "gone", wanted)]
    assert all(say(line) for event in told if (line := event.line(0)))
    assert not any(event.line(1) for event in told)
