"""Answers in a row, as a button says them: each thing by its own name."""

import pytest
from msgspec.structs import replace

from games.kernel.contract.ahead import Foreseen
from games.kernel.engine.choice import Choice, Option
from games.kernel.engine.text import Text
from games.monasterium import GAME
from tests.games.rows import said
from tests.games.saying import say

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
STANDARD = answer("act.choose", "standard", Text("act-standard", action=Text("action-send", count=0, most=0)))
CHAPEL_PANE = answer(
    "act.choose",
    "row3",
    Text("action-of-level", row="III", action=Text("action-window-chapel")),
    prompt=Text("ask-act"),
)
NOVICE = answer("send.novice", "I-2", Text("novice", label="I-2", row=1))
PLACE = answer("send.place", "B.b2", Text("spot", label="B2", kind="W", cloister="B"))
PANE = answer("window.cloister", "A", Text("cloister", cloister="A"))
IN_ROW = answer("window.row", "3", Text("window-row", number=3, column=1))
BONUS = answer("window.bonus", "row", Text("bonus-of-row", number=3))
SOUP = answer("bonus.choose", "soup", Text("get-soup"))
ROW = (SPACE, COUNT, SIX, STANDARD, NOVICE, PLACE, CHAPEL_PANE, PANE, IN_ROW, BONUS, SOUP)


def test_a_turn_says_what_is_done_one_thing_after_the_other() -> None:
    assert said(GAME, "de", ROW) == (
        "2 Würfel von der 6, Sechs auf Spalte 1, Novize I-2 → Werkstatt B2, "
        "Fenster aus A (Reihe III), in Fensterreihe 3, "
        "Bonus der Fensterreihe 3, 1 Suppe nehmen"
    )
    assert said(GAME, "en", ROW) == (
        "2 dice from the 6, the six on column 1, novice I-2 → Workshop B2, "
        "pane from A (row III), in window row 3, bonus of window row 3, take 1 soup"
    )


def test_what_a_row_has_no_words_for_is_called_as_in_its_question() -> None:
    option = Text("novice", label="I-2", row=1)
    assert said(GAME, "de", [answer("novice.swap", "I-2", option)]) == say("monasterium", "de", option)


def test_while_the_number_of_dice_is_open_only_the_space_is_said() -> None:
    assert said(GAME, "de", [SPACE]) == "Würfel von der 6 (Aktion einer Spalte nach Wahl)"
    assert said(GAME, "en", [SPACE]) == "dice from the 6 (an action of any column)"
    nameless = answer("dice.take", "2", Text("rule-space", number=2))
    assert said(GAME, "de", [nameless]) == "Würfel von der 2"
    assert said(GAME, "en", [nameless]) == "dice from the 2"


def test_where_nobody_is_asked_how_many_it_is_one_die() -> None:
    assert said(GAME, "en", [SPACE, SIX]) == "1 die from the 6, the six on column 1"
    lone = answer("dice.take", "6", Text("take-space", number=6), left=1)
    assert said(GAME, "en", [lone]) == "1 die from the 6"


def placing(number: int, count: int) -> Foreseen:
    """So many dice of a number are placed."""
    return answer("dice.place", f"{number}", Text("place-number", number=number, count=count, own=0, use=ASKED))


AGAIN = answer("dice.place", "reroll", Text("place-reroll"))


def test_dice_placed_one_after_the_other_are_said_together() -> None:
    row = [placing(6, 2), placing(1, 1), placing(4, 4)]
    assert said(GAME, "de", row) == "2 × die 6, die 1 und 4 × die 4 setzen"
    assert said(GAME, "en", row) == "place two 6s, a 1 and four 4s"


def test_what_is_rolled_again_stands_between_them() -> None:
    which = answer("roll.reroll", "3", Text("die", number=3))
    row = [placing(5, 3), AGAIN, which, placing(2, 1)]
    assert said(GAME, "de", row) == "3 × die 5 setzen, 1 Würfel neu würfeln, die 2 setzen"
    assert said(GAME, "en", [AGAIN, placing(2, 1)]) == "Re-roll, place a 2", "a single die"
    assert said(GAME, "en", [which]) == "re-roll 1 die"
    assert said(GAME, "de", [declined("roll.reroll", "reroll-none")]) == "Keinen neu würfeln"


def test_an_action_that_nothing_follows_is_named_shortly() -> None:
    assert said(GAME, "de", [STANDARD]) == "einen Novizen entsenden (Standard)"
    assert said(GAME, "de", [CHAPEL_PANE]) == "ein Fenster (Reihe III)"
    assert said(GAME, "en", [CHAPEL_PANE]) == "a pane (row III)"


def test_what_a_bonus_is_used_for_is_said_with_its_column() -> None:
    sending = Text("action-of-column", number=1, action=Text("action-send", count=0, most=0))
    standard = answer("bonus.choose", "1.standard", sending)
    assert said(GAME, "en", [standard, NOVICE]) == "novice I-2 (column 1)"
    assert said(GAME, "en", [standard]) == "send a novice (column 1)"
    exchanging = Text("action-of-row", row="I", column=2, action=Text("action-upgrade"))
    row = answer("bonus.choose", "2.row1", exchanging)
    tool = answer("bonus.choose", "tool", Text("get-tool"))
    assert said(GAME, "en", [row, tool]) == "1 soup → 1 tool (row I, column 2)"
    assert said(GAME, "en", [row]) == "exchange a good (row I, column 2)"


def extra(place: Foreseen) -> Foreseen:
    """The same place for the novice beside a row."""
    return Foreseen(replace(place.choice, least=0), place.picks)


@pytest.mark.parametrize(
    ("one", "german", "english"),
    [
        (
            answer("move.count", "2", Text("steps", count=2, field=5)),
            "Gesandter auf Wegfeld 5",
            "messenger to path space 5",
        ),
        (declined("window.cloister", "take-no-pane"), "kein Fenster", "no pane"),
        (PLACE, "Novize → Werkstatt B2", "novice → Workshop B2"),
        (extra(PLACE), "Novize daneben → Werkstatt B2", "novice beside it → Workshop B2"),
        (
            declined("send.place", "extra-stays"),
            "Novize daneben bleibt",
            "novice beside it stays",
        ),
        (
            answer("extra_die.choose", "yes", Text("extra-die-yes")),
            "weiterer Würfel",
            "another die",
        ),
        (answer("extra_die.choose", "no", Text("extra-die-no")), "5 Punkte statt Würfel", "5 points instead of a die"),
        (answer("bonus.choose", "book", Text("get-book")), "1 Werkzeug → 1 Buch", "1 tool → 1 book"),
        (SOUP, "1 Suppe nehmen", "take 1 soup"),
        (declined("roll.reroll", "reroll-none"), "Keinen neu würfeln", "Re-roll none"),
    ],
)
def test_each_answer_says_what_it_does(one: Foreseen, german: str, english: str) -> None:
    assert said(GAME, "en", [SIX, one]) == f"the six on column 1, {english}"
    assert (said(GAME, "de", [one]), said(GAME, "en", [one])) == (german, english)


def test_the_novice_beside_a_row_is_another_one_where_the_first_has_no_choice_of_places() -> None:
    assert said(GAME, "en", [NOVICE, extra(PLACE)]) == "novice I-2, novice beside it → Workshop B2"
    stays = declined("send.place", "extra-stays")
    assert said(GAME, "en", [NOVICE, stays]) == "novice I-2, novice beside it stays"


def test_what_is_done_several_times_is_said_once() -> None:
    assert said(GAME, "de", [SOUP, SOUP]) == "zweimal 1 Suppe nehmen"
    assert said(GAME, "en", [SOUP, SOUP, SIX]) == "take 1 soup twice, the six on column 1"
    assert said(GAME, "de", [SOUP] * 3) == "dreimal 1 Suppe nehmen"
    assert said(GAME, "en", [SOUP] * 3) == "take 1 soup 3 times"


def test_where_each_die_takes_a_good_it_is_said_how_many() -> None:
    space = answer("dice.take", "2", Text("take-space", number=2, use=Text("action-take", good="soup", count=1)))
    count = answer("dice.count", "3", Text("take-count", count=3), Text("ask-count", number=2))
    assert said(GAME, "de", [space, count]) == "3 Würfel von der 2 (3 Suppen nehmen)"
    assert said(GAME, "en", [space, count]) == "3 dice from the 2 (take 3 soup)"
    assert said(GAME, "en", [space, count, NOVICE]) == "3 dice from the 2, novice I-2"
    assert said(GAME, "en", [SPACE, COUNT]) == "2 dice from the 6"


SOUPS = answer("dice.take", "2", Text("take-space", number=2, use=Text("action-take", good="soup", count=1)), left=3)


@pytest.mark.parametrize(
    ("one", "following", "german", "english"),
    [
        (SOUPS, COUNT, "2 von der 2: 2 Suppen nehmen", "2 from the 2: take 2 soup"),
        (
            SPACE,
            answer("joker.column", "1", Text("joker-column", number=1, use=Text("use", what="send"))),
            "Die Sechs auf Spalte 1: Novize",
            "The six on column 1: novice",
        ),
    ],
)
def test_what_is_chosen_together_is_named_together(
    one: Foreseen, following: Foreseen, german: str, english: str
) -> None:
    assert GAME.ahead is not None
    shown = GAME.ahead.joined(one, following)
    assert shown is not None
    assert (say("monasterium", "de", shown.label), say("monasterium", "en", shown.label)) == (german, english)
    assert GAME.ahead.joined(following, one) is None
