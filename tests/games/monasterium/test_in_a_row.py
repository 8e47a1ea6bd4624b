"""Answers in a row, as a button says them: each thing by its own name."""

import pytest

from games.kernel.choice import Choice, Option
from games.kernel.foresight import Foreseen
from games.kernel.text import Text
from games.monasterium import GAME
from tests.games.rows import said

ASKED = Text("dice")


def answer(key: str, value: str, label: Text, prompt: Text = ASKED, left: int | None = None) -> Foreseen:
    """An answer to a question with this one option."""
    option = Option(value, label, left=left)
    return Foreseen(Choice(0, key, prompt, (option,), default=(value,)), (value,))


def declined(key: str, decline: str) -> Foreseen:
    """Nothing is picked."""
    return Foreseen(Choice(0, key, ASKED, (Option("A", Text("dice")),), least=0, decline=Text(decline)), ())


SPACE = answer("dice.take", "6", Text("take-space", number=6, use=Text("joker-use")), left=3)
COUNT = answer("dice.count", "2", Text("take-count", count=2), Text("ask-count", number=6))
SIX = answer("joker.column", "1", Text("joker-column", number=1))
ROW = (
    SPACE,
    COUNT,
    SIX,
    answer("act.choose", "row3", Text("do-row", row="III")),
    answer("send.novice", "I-2", Text("novice", label="I-2", row=1)),
    answer("window.cloister", "A", Text("cloister", cloister="A")),
    answer("window.row", "3", Text("window-row", number=3, column=1)),
    answer("window.bonus", "row", Text("bonus-of-row", number=3)),
)


def test_grid_window_and_actions_are_told_apart() -> None:
    assert said(GAME, "de", ROW) == (
        "6: 2 Würfel, die Sechs als Spalte 1, Aktion III, Novize I-2, Fenster aus A, Fensterreihe 3, Bonus der Reihe 3"
    )
    assert said(GAME, "en", ROW) == (
        "6: 2 dice, the six as column 1, action III, novice I-2, window from A, window row 3, bonus of row 3"
    )


def test_while_the_number_of_dice_is_open_only_the_space_is_said() -> None:
    assert said(GAME, "de", [SPACE]) == "von der 6 (Aktion einer beliebigen Spalte)"
    assert said(GAME, "en", [SPACE]) == "from the 6 (an action of any column)"
    nameless = answer("dice.take", "2", Text("rule-space", number=2))
    assert (said(GAME, "de", [nameless]), said(GAME, "en", [nameless])) == ("von der 2", "from the 2")


def test_where_nobody_is_asked_how_many_it_is_one_die() -> None:
    assert said(GAME, "en", [SPACE, SIX]) == "6: 1 die, the six as column 1"
    assert said(GAME, "en", [answer("dice.take", "6", Text("take-space", number=6), left=1)]) == "6: 1 die"


@pytest.mark.parametrize(
    ("one", "german", "english"),
    [
        (
            answer("move.count", "2", Text("steps", count=2, field=5)),
            "Gesandter auf Wegfeld 5",
            "messenger to path space 5",
        ),
        (declined("window.cloister", "take-no-pane"), "kein Fenster", "no window"),
        (
            declined("send.place", "extra-stays"),
            "den Novizen daneben nicht entsenden",
            "do not send the novice beside it",
        ),
        (answer("extra_die.choose", "yes", Text("extra-die-yes")), "weiterer Würfel", "an extra die"),
        (
            answer("extra_die.choose", "no", Text("extra-die-no")),
            "5 Punkte statt eines Würfels",
            "5 points instead of a die",
        ),
        (answer("bonus.choose", "2.row3", Text("joker-use")), "Aktion III in Spalte 2", "action III in column 2"),
        (
            answer("bonus.choose", "2.standard", Text("joker-use")),
            "Standardaktion in Spalte 2",
            "standard action in column 2",
        ),
        (answer("bonus.choose", "soup", Text("get-soup")), "1 Suppe", "1 soup"),
    ],
)
def test_each_answer_says_what_it_does(one: Foreseen, german: str, english: str) -> None:
    assert said(GAME, "en", [SIX, one]) == f"the six as column 1, {english}"
    assert (said(GAME, "de", [one]), said(GAME, "en", [one])) == (german, english)
