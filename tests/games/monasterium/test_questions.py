"""What the questions of Monasterium say, as far as one decides by it."""

from itertools import chain, combinations
from typing import Any

import pytest

from games.kernel.contract.game import Setup
from games.kernel.engine.choice import Choice, Effect
from games.monasterium import GAME
from games.monasterium.board import COLUMNS, board_for
from games.monasterium.rules import questions
from games.monasterium.rules.action_phase import lay_out, spaces, take_turn
from games.monasterium.table import Turn
from tests.games.saying import LANGUAGES, say

BUTTON = 80
"""The characters of a button."""


def offered(asked: Effect[Any], language: str) -> list[tuple[str, str]]:
    """The options of a question, with what stands beside them."""
    choice = next(asked)
    assert isinstance(choice, Choice)
    return [
        (say("monasterium", language, one.label), say("monasterium", language, one.hint) if one.hint else "")
        for one in choice.options
    ]


POOR = {"inf": 0, "ros": 0, "soup": 0, "tool": 0}
SIX = {
    "de": [
        ("Spalte 1: Novize oder Reihe I", ""),
        ("Spalte 2: Suppe oder Reihe I/II", "umgedreht: 1 Punkt"),
        ("Spalte 3: 1 Einfluss nehmen", ""),
        ("Spalte 4: 1 Rosenkranz nehmen", "umgedreht: 1 Punkt"),
        ("Spalte 5: den Gesandten 1 Feld ziehen", ""),
    ],
    "en": [
        ("Column 1: novice, or row I", ""),
        ("Column 2: soup, or row I/II", "flipped: 1 point"),
        ("Column 3: take 1 influence", ""),
        ("Column 4: take 1 rosary", "flipped: 1 point"),
        ("Column 5: move the messenger 1 space", ""),
    ],
}


@pytest.mark.parametrize("language", SIX)
def test_a_six_is_told_what_is_possible_and_flipped(language: str) -> None:
    school = {"inf": 2, "soup": 1, "sent": ["I-1", "I-2", "II-2", "III-2"]}
    table = GAME.arrange(Setup(2), b"asked", {0: school})
    table.schools[0].flipped = [False, True, False, True, False]
    table.turn = Turn()
    assert offered(lay_out(table, table.schools[0], 6, 1), language) == SIX[language]


@pytest.mark.parametrize(
    ("school", "labels"),
    [
        ({**POOR, "sent": ["I-1"]}, ["1: action of row I", "2: take 1 soup", "6: an action of any column"]),
        (POOR, ["1: no action possible", "2: take 1 soup", "6: an action of any column"]),
        ({**POOR, "inf": 1}, ["1: send a novice", "2: take 1 soup", "6: an action of any column"]),
    ],
)
def test_a_space_tells_no_action_that_is_not_possible(school: dict[str, Any], labels: list[str]) -> None:
    pool = {1: {"neutral": 1}, 2: {"neutral": 1}, 6: {"neutral": 1}}
    table = GAME.arrange(Setup(2), b"asked", {"pool": pool, 0: school})
    me = table.schools[0]
    assert [label for label, _ in offered(take_turn(table, me, spaces(table, me)), "en")] == labels


LOST = {"de": "3 Punkte (kein Kirchenfenster)", "en": "3 points (no window pane)"}
PANE = {"de": "3 Punkte, Kirchenfenster", "en": "3 points, window pane"}
FULL = {"inf": 2, "book": 3, "messenger": 2, "window": ["A", "BA", "CDA"]}
"""Nothing from A fits into this window any more."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_common_room_says_whether_its_pane_is_lost(language: str) -> None:
    hints = []
    for school in (FULL, {**FULL, "window": ["", "", ""]}):
        table = GAME.arrange(Setup(2), b"asked", {0: school})
        me, rooms = table.schools[0], [name for name, place in table.board.places.items() if place.kind == "G"]
        room = next(name for name in rooms if table.places[name].cloister == "A")
        for asked in (questions.where(table, me, 0, 0, [room], 0), questions.extra_novice(table, me, 0, [room])):
            hints += [hint for _, hint in offered(asked, language)]
    lost, pane = LOST[language], PANE[language]
    assert [hint.endswith(lost) for hint in hints] == [True, True, False, False]
    assert [hint.endswith(pane) for hint in hints] == [False, False, True, True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_six_may_do_has_room_on_a_button(language: str) -> None:
    me = GAME.arrange(Setup(2), b"asked", {}).schools[0]
    for levels in chain.from_iterable(combinations(range(4), count) for count in range(5)):
        options = offered(questions.joker(board_for(2), me, dict.fromkeys(range(COLUMNS), levels)), language)
        assert max(len(label) for label, _ in options) <= BUTTON
