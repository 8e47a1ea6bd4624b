"""Table and own school in words say what the picture shows; what happened reads well."""

from typing import Any

import pytest

from games.kernel.contract.game import Setup
from games.kernel.engine.text import Text
from games.monasterium import GAME, words
from games.monasterium.board import CLOISTERS
from games.monasterium.events import (
    DicePlaced,
    DiceTaken,
    Flipped,
    Lapsed,
    NoPane,
    OrderMet,
    PaneBuilt,
    PointsWon,
    Reached,
    Rerolled,
    Rolled,
    RoundBegan,
    Sent,
)
from games.monasterium.table import Turn
from tests.games.playing import begin
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
    state = GAME.arrange(Setup(3), b"words", table)
    return said(GAME.words.table(GAME.view(state, seat)), language)


def said(lines: tuple[Text, ...], language: str = "en") -> str:
    return "\n".join(say("monasterium", language, line) for line in lines)


@pytest.mark.parametrize(
    "fact",
    [
        "Year 2 of 3, round 3 of 3.",
        "Action phase; Ben began.",
        "Dice: on the 2 (3 neutral and 1 of Ben’s) and on the 6 (2 of Clara’s).",
        "For the next round: on the 4 (2 neutral).",
        "Order A1 (14/10/7 points): novices in chapel A, a workshop of B and cloister walk C; "
        "fulfilled by Anna (year 1).",
        "Order C1 (8 points): 3 personal dice.",
        "Monastery B, 5 panes left: B3 Anna, B3/4 Ben, in the chapel 1 of Anna’s and in the chapel 1 of Clara’s.",
        "Monastery E, 6 panes left: nobody.",
        "Free in monastery B: 4 in the chapel, secular buildings (B1, B5), workshops (B2, B4), common room (B6) and "
        "cloister walk (B1/2, B2/3, B4/5, B5/6, B6/1).",
        "Path: 1 → A, 2 → A, 3 → A and B (bonus: 1 influence or 1 rosary), 4 → B, "
        "5 (bonus: window pane of any monastery), 6 → B,",
        "Anna: 23 points, messenger on path space 14 (monasteries D and E).",
        "Ben: 0 points, messenger on path space 5 (no monastery).",
        "3 influence, 1 rosary, 2 soup and 1 tool; 2 personal dice; re-roll used.",
        "No goods; 1 personal die.",
        "20 novices left; gone: I-2, II-3, III-1 and IV-4. Window, row by row: AB–– C––– ––––. Flipped tiles: 4.",
        "24 novices left. Window empty. Flipped tiles: 1 and 2.",
    ],
)
def test_the_table_in_words_says(fact: str) -> None:
    text = told(TABLE)
    assert fact in text, text


def test_the_own_school_in_words_says_what_is_unlocked_and_what_novices_cost() -> None:
    state = GAME.arrange(Setup(3), b"words", TABLE)
    text = said(GAME.words.hand(GAME.view(state, 0)))
    assert (
        "Unlocked: I-2: exchange: 1 soup → 1 tool or 1 tool → 1 book, II-3: take 2 influence and "
        "III-1: window pane of a monastery with your novice in its chapel." in text
    )
    assert "The next novice costs 2 influence in a chapel, 2 rosaries on a cloister walk." in text
    assert "Unlocked" not in said(GAME.words.hand(GAME.view(state, 2)))
    alike = GAME.arrange(Setup(3), b"words", {0: {"sent": ["III-1", "III-4"]}})
    assert "Unlocked: III-1 and III-4: window pane" in said(GAME.words.hand(GAME.view(alike, 0)))
    assert GAME.words.hand(GAME.view(state, None)) == ()


def test_dice_on_a_tile_are_told_while_they_lie_there() -> None:
    table = GAME.arrange(Setup(3), b"words", TABLE)
    table.turn = Turn(column=1, dice=2)
    text = said(GAME.words.table(GAME.view(table, None)))
    assert "2 dice on tile 2." in text


def test_a_full_cloister_has_nothing_free() -> None:
    places = {f"{area}{number}": 0 for area in "bk" for number in range(1, 7)}
    text = told({"phase": "act", "cloister": {"B": {**places, "chapel": [0] * 6}, "C": {"chapel": [0] * 6}}})
    assert "Free in monastery B: nothing." in text
    assert "Free in monastery C: secular buildings (C1, C4)," in text
    assert "No dice on the spaces." in text
    assert "Free in monastery B: 6 in the chapel." in told({"cloister": {"B": places}})


def test_the_own_school_is_short_enough_to_stand_in_every_message() -> None:
    player = begin(GAME, 4, 2)
    for step, _ in enumerate(player.steps(600)):
        if step % 40 == 0:
            lines = GAME.words.hand(player.match.view(0))
            assert len(said(lines, "de")) + 3 * len(lines) <= 640
            player.match.take_news()


def test_every_place_is_named() -> None:
    state = GAME.arrange(Setup(3), b"words", TABLE)
    text = said((*GAME.words.table(GAME.view(state, 0)), *GAME.words.hand(GAME.view(state, 0))))
    assert [place.label for place in state.places.values() if place.area != "chapel" and place.label not in text] == []
    assert text.count("in the chapel") >= len(CLOISTERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_in_hand_are_told(language: str) -> None:
    rolled = {"neutral": 2, "own": 1, "rolled": [1, 4], "rolled_own": [6]}
    table = {0: {"neutral": 2, "own": 1}, 1: rolled, 2: {}}
    text = told(table, language=language)
    assert (
        "In der Hand: 2 neutrale und 1 persönliche" if language == "de" else "In hand: 2 neutral and 1 personal"
    ) in text
    assert ("1, 4 und 6 (persönlich)" if language == "de" else "1, 4 and 6 (personal)") in text
    ahead = told({1: {"placing": 2, "neutral": 1}}, language=language)
    assert ("für die nächste Runde" if language == "de" else "for the next round") in ahead


@pytest.mark.parametrize(
    ("event", "german", "english"),
    [
        (
            DiceTaken(0, 2, 3, 2, 3),
            "Anna nimmt 3 Würfel von der 2 (Plättchen umgedreht: 3 Punkte).",
            "Anna takes 3 dice from the 2 (tile flipped: 3 points).",
        ),
        (
            DiceTaken(0, 6, 1, 4, 1),
            "Anna nimmt eine 6 und legt sie auf Spalte 4 (Plättchen umgedreht: 1 Punkt).",
            "Anna takes a 6 and lays it on column 4 (tile flipped: 1 point).",
        ),
        (
            Lapsed(1, 1),
            "Ben kann in Spalte 1 nichts tun (der Würfel verfällt).",
            "Ben can do nothing in column 1 (the die is lost).",
        ),
        (
            Sent(0, "I-3", "A.b4", "P", 1, "tool"),
            "Anna entsendet den Novizen I-3 ins profane Gebäude A4 (1 Punkt, 1 Werkzeug).",
            "Anna sends novice I-3 to secular building A4 (1 point, 1 tool).",
        ),
        (
            Sent(0, "II-1", "C.b6", "G", 3, ""),
            "Anna entsendet den Novizen II-1 in den Gemeinschaftsraum C6 (3 Punkte).",
            "Anna sends novice II-1 to common room C6 (3 points).",
        ),
        (
            Sent(0, "IV", "B.k6", "walk", 0, ""),
            "Anna entsendet den Novizen neben Reihe IV in den Kreuzgang B6/1.",
            "Anna sends the novice beside row IV to cloister walk B6/1.",
        ),
        (Flipped(0, 2, 2), "Anna dreht Plättchen 2 um (2 Punkte).", "Anna flips tile 2 (2 points)."),
        (
            PaneBuilt(0, "C", "W1-1", 0),
            "Anna baut ein Kirchenfenster von Kloster C in Reihe 1, Spalte 1 ein.",
            "Anna places a pane of monastery C in row 1, column 1.",
        ),
        (
            Reached(0, 10),
            "Anna erreicht mit dem Gesandten Wegfeld 10 (Bonus: weiterer Würfel).",
            "Anna reaches path space 10 with the messenger (bonus: extra die).",
        ),
        (
            Reached(0, 1),
            "Anna erreicht mit dem Gesandten Wegfeld 1 (Bonus: nichts).",
            "Anna reaches path space 1 with the messenger (bonus: nothing).",
        ),
        (NoPane(0), "Anna baut kein Kirchenfenster ein.", "Anna places no window pane."),
        (PointsWon(0, 2, False), "Anna bekommt als Bonus 2 Punkte.", "Anna gets 2 points as a bonus."),
        (
            PointsWon(0, 5, True),
            "Anna bekommt 5 Punkte statt eines Würfels.",
            "Anna gets 5 points instead of an extra die.",
        ),
        (
            OrderMet(0, "C2", 15),
            "Anna erfüllt Auftrag C2 (15 Punkte).",
            "Anna fulfils order C2 (15 points).",
        ),
        (
            Rerolled(0, 1, (1, 2), (6,)),
            "Anna würfelt einen Würfel neu: 1, 2 und 6 (persönlich).",
            "Anna re-rolls one die: 1, 2 and 6 (personal).",
        ),
        (
            Rerolled(0, 1, (1, 2), (6,), ahead=True),
            "Anna würfelt einen Würfel für die nächste Runde neu: 1, 2 und 6 (persönlich).",
            "Anna re-rolls one die for the next round: 1, 2 and 6 (personal).",
        ),
        (
            Rolled(0, (2, 5), (5,), ahead=True),
            "Anna würfelt für die nächste Runde 2, 5 und 5 (persönlich).",
            "Anna rolls 2, 5 and 5 (personal) for the next round.",
        ),
    ],
)
def test_what_happened_reads_well(event: Any, german: str, english: str) -> None:
    assert say("monasterium", "de", event.line(None)) == german
    assert say("monasterium", "en", event.line(None)) == english


def test_dice_placed_are_told_to_the_others_only_those_of_the_next_round_apart() -> None:
    now, ahead = (DicePlaced(1, 4, 2, 0, ahead=ahead) for ahead in (False, True))
    assert [text.id for text in GAME.words.in_short([now, now], 0)] == ["short-placed"]
    assert [say("monasterium", "en", text) for text in GAME.words.in_short([ahead, now, ahead], 0)] == [
        "Ben places dice for the next round: 4 on the 4",
        "Ben places dice: 2 on the 4",
    ]
    (line,) = GAME.words.in_short([ahead], None)
    assert say("monasterium", "de", line) == "Ben setzt Würfel für die nächste Runde: 2 auf die 4"
    assert not any(event.news(1) for event in (now, ahead, Rolled(1, (4,), ()), Rerolled(1, 1, (4,), ())))


def test_the_first_round_is_told_with_who_begins_the_game_and_not_again() -> None:
    first, second = RoundBegan(-1, 1, 1, 0), RoundBegan(-1, 1, 2, 1)
    assert GAME.words.in_short([first], 0) == ()
    assert [text.id for text in GAME.words.in_short([second], 0)] == ["round-began"]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Novizen in Kapelle A, Kapelle C und einem beliebigen Gebäude von E"),
        ("en", "novices in chapel A, chapel C and any building of E"),
    ],
)
def test_an_order_is_said_as_a_sentence_would(language: str, sentence: str) -> None:
    needs = tuple(words.need(area, cloister) for area, cloister in (("chapel", "A"), ("chapel", "C"), ("b", "E")))
    assert say("monasterium", language, Text("needs", needs=needs)) == sentence
