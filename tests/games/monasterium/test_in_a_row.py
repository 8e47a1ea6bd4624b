"""Answers in a row, as a button says them: each thing by its own name."""

from games.kernel.choice import Choice, Option
from games.kernel.foresight import Foreseen
from games.kernel.text import Text
from games.monasterium.in_a_row import briefly
from tests.games.saying import say

ASKED = Text("dice")


def answer(key: str, value: str, label: Text, prompt: Text = ASKED) -> Foreseen:
    """An answer to a question with this one option."""
    option = Option(value, label)
    return Foreseen(Choice(0, key, prompt, (option,), default=(value,)), (value,))


ROW = (
    answer("dice.take", "6", Text("space", number=6)),
    answer("dice.count", "2", Text("dice-count", count=2), Text("ask-count", number=6)),
    answer("joker.column", "1", Text("joker-column", number=1)),
    answer("act.choose", "row3", Text("do-row", row="III")),
    answer("send.novice", "I-2", Text("novice", label="I-2", row=1)),
    answer("window.cloister", "A", Text("cloister", cloister="A")),
    answer("window.row", "3", Text("window-row", number=3, column=1)),
    answer("window.bonus", "row", Text("bonus-of-row", number=3)),
)


def test_grid_window_and_actions_are_told_apart() -> None:
    german, english = (
        ", ".join(say("monasterium", language, one) for one in briefly(ROW)) for language in ("de", "en")
    )
    assert german.replace("\xa0", " ") == (
        "6: 2 Würfel, als Spalte 1, Aktion III, Novize I-2, Fenster aus A, Fensterreihe 3, Bonus der Reihe 3"
    )
    assert english.replace("\xa0", " ") == (
        "6: 2 dice, as column 1, action III, novice I-2, window from A, window row 3, bonus of row 3"
    )
