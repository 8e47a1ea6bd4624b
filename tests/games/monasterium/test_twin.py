"""The text twin: table and own school in words say what the picture shows; what happened reads well."""

from typing import Any

import pytest

from games.kernel.game import Setup
from games.kernel.text import Text
from games.monasterium import GAME
from games.monasterium.events import (
    DiceTaken,
    Flipped,
    Lapsed,
    NoPane,
    OrderMet,
    PaneBuilt,
    PointsWon,
    Reached,
    Rerolled,
    Sent,
)
from tests.games.saying import LANGUAGES, say

RICH = {
    "inf": 3,
    "ros": 1,
    "soup": 2,
    "tool": 1,
    "book": 0,
    "pp": 23,
    "messenger": 14,
    "personal_dice": 2,
    "sent": ["I-2", "II-3", "III-1", "IV-4"],
    "flipped": [False, False, False, True, False],
    "window": ["AB", "C", ""],
    "reroll_used": True,
    "orders_done": {"A1": 1},
}
TABLE = {
    "phase": "act",
    "year": 2,
    "round_in_year": 3,
    "start_player": 1,
    "seat": 2,
    "orders": ["A1", "B2", "C1"],
    "pool": {2: {"neutral": 3, "personal": {1: 1}}, 6: {"personal": {2: 2}}},
    "cloister": {"B": {"b3": 0, "k3": 1, "chapel": [0, 2], "windows_left": 5}},
    0: RICH,
    1: {"messenger": 5, "flipped": [True, True, False, False, False]},
    2: {"placing": 7, "ahead": {4: 2}},
}


def told(table: dict[Any, Any], seat: int | None = None, language: str = "en") -> str:
    state = GAME.arrange(Setup(3), b"twin", table)
    return said(GAME.tell_table(GAME.view(state, seat)), language)


def said(lines: tuple[Text, ...], language: str = "en") -> str:
    return "\n".join(say("monasterium", language, line) for line in lines)


@pytest.mark.parametrize(
    "fact",
    [
        "Year 2 of 3, round 3 of 3.",
        "Actions: it is Clara's turn; Ben began.",
        "Dice spaces: 1: empty, 2: 3 neutral and 1 of Ben, 3: empty, 4: empty, 5: empty and 6: 2 of Clara.",
        "Placed for the next round: 4: 2 neutral.",
        "§A1: Novices in: chapel A, workshop B and walk C. Points by year: 14, 10 and 7. Fulfilled by Anna (year 1).",
        "§C1: 3 personal dice. 8 points. Nobody has fulfilled it.",
        "Cloister B, joined to fields 3, 4, 6 and 7: 5 window panes left.",
        "Buildings: B1 profane: free, B2 workshop: free, B3 common room: Anna,",
        "B3/4: Ben",
        "B† chapel: 2 of 6 (Anna 1 and Clara 1).",
        "A† chapel: 0 of 6.",
        "Path of 20 fields; bonuses: 3: take 1 influence or 1 rosary, 5: window pane of any cloister,",
        "Anna: 23 points, messenger on field 14, joined to D and E.",
        "Ben: 0 points, messenger on field 5, joined to no cloister.",
        "Goods: 3 influence, 1 rosary, 2 soup, 1 tool and 0 books.",
        "2 personal dice; has rolled again in this round.",
        "1 personal die; may roll again once in this round.",
        "20 novices left; gone from I-2, II-3, III-1 and IV-4.",
        "Flipped tile: 4.",
        "Flipped tiles: 1 and 2.",
        "Church window: row 1 AB––, row 2 C––– and row 3 ––––.",
    ],
)
def test_the_table_in_words_says(fact: str) -> None:
    text = told(TABLE)
    assert fact in text, text


@pytest.mark.parametrize(
    "fact",
    [
        "Column 2: take 1 soup. Unlocked: I-2: exchange: 1 soup → 1 tool or 1 tool → 1 book. Locked: II-2: take 2 soup",
        "Column 5: move 1 field. Nothing unlocked. Locked: I-5: take 1 soup or exchange a good",
        "Column 1: send a novice.",
        "The next novice costs 2 influence in a chapel, 2 rosaries on a walk.",
        "Window rows: 1: take 1 influence, complete 8 points, 2: take 1 rosary, complete 8 points",
        "Window columns: 1: take 1 influence or 1 rosary, complete 4 points",
    ],
)
def test_the_own_school_in_words_says(fact: str) -> None:
    state = GAME.arrange(Setup(3), b"twin", TABLE)
    text = said(GAME.tell_hand(GAME.view(state, 0)))
    assert fact in text, text
    assert GAME.tell_hand(GAME.view(state, None)) == ()


def test_every_place_is_named() -> None:
    state = GAME.arrange(Setup(3), b"twin", TABLE)
    text = said((*GAME.tell_table(GAME.view(state, 0)), *GAME.tell_hand(GAME.view(state, 0))))
    assert [place.label for place in state.places.values() if place.label not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_in_hand_are_told(language: str) -> None:
    table = {0: {"neutral": 2, "own": 1, "rolled": [1, 4], "rolled_own": [6]}, 1: {"neutral": 1}, 2: {}}
    text = told(table, language=language)
    assert ("In der Hand: 2 neutrale und 1 eigene" if language == "de" else "In hand: 2 neutral and 1 own") in text
    assert ("1, 4 und 6 (eigener)" if language == "de" else "1, 4 and 6 (own)") in text
    ahead = told({1: {"placing": 2, "neutral": 1}}, language=language)
    assert ("für die nächste Runde" if language == "de" else "for the next round") in ahead


@pytest.mark.parametrize(
    ("event", "german", "english"),
    [
        (DiceTaken(0, 2, 3, 2, 3), "Anna nimmt 3 Würfel von 2 (3 Punkte).", "Anna takes 3 dice from 2 (3 points)."),
        (
            DiceTaken(0, 6, 1, 4, 1),
            "Anna nimmt eine 6 und legt sie auf Spalte 4 (1 Punkt).",
            "Anna takes a 6 and lays it on column 4 (1 point).",
        ),
        (
            Lapsed(1, 1),
            "Ben kann in Spalte 1 nichts tun; der Würfel verfällt.",
            "Ben can do nothing in column 1; the die is lost.",
        ),
        (
            Sent(0, "I-3", "A.b4", "P", 1, "tool"),
            "Anna entsendet I-3 nach A4 (profanes Gebäude): 1 Punkt, 1 Werkzeug.",
            "Anna sends I-3 to A4 (profane building): 1 point, 1 tool.",
        ),
        (
            Sent(0, "II-1", "C.b6", "G", 3, ""),
            "Anna entsendet II-1 nach C6 (Gemeinschaftsraum): 3 Punkte.",
            "Anna sends II-1 to C6 (common room): 3 points.",
        ),
        (
            Sent(0, "IV", "B.k6", "walk", 0, ""),
            "Anna entsendet IV nach B6/1 (Kreuzgang).",
            "Anna sends IV to B6/1 (walk).",
        ),
        (Flipped(0, 2, 2), "Anna dreht Plättchen 2 um: 2 Punkte.", "Anna flips tile 2: 2 points."),
        (
            PaneBuilt(0, "C", "W1-1", 0),
            "Anna baut ein Fenster von Kloster C auf W1-1 ein.",
            "Anna builds a pane of cloister C into W1-1.",
        ),
        (
            Reached(0, 10),
            "Der Gesandte von Anna kommt auf Feld 10: weiterer Würfel.",
            "Anna's messenger comes to field 10: extra die.",
        ),
        (
            Reached(0, 1),
            "Der Gesandte von Anna kommt auf Feld 1: nichts.",
            "Anna's messenger comes to field 1: nothing.",
        ),
        (NoPane(0), "Anna baut kein Kirchenfenster ein.", "Anna builds in no window pane."),
        (PointsWon(0, 2, False), "Anna bekommt 2 Punkte.", "Anna gets 2 points."),
        (
            PointsWon(0, 5, True),
            "Anna bekommt 5 Punkte statt eines Würfels.",
            "Anna gets 5 points instead of an extra die.",
        ),
        (OrderMet(0, "C2", 15), "Anna erfüllt §C2: 15 Punkte.", "Anna fulfils §C2: 15 points."),
        (
            Rerolled(0, 1, (1, 2), (6,)),
            "Anna würfelt einen Würfel neu: 1, 2 und 6 (eigener).",
            "Anna rolls one die again: 1, 2 and 6 (own).",
        ),
    ],
)
def test_what_happened_reads_well(event: Any, german: str, english: str) -> None:
    assert say("monasterium", "de", event.line(None)) == german
    assert say("monasterium", "en", event.line(None)) == english
