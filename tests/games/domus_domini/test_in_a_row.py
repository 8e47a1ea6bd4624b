"""Answers in a row, each in a few words: whatever is asked, and whatever is answered."""

from typing import Any

import pytest

from games.domus_domini import GAME
from games.domus_domini.rules import questions
from games.domus_domini.table import Table
from games.kernel.contract.ahead import Foreseen
from games.kernel.contract.game import Setup
from games.kernel.engine.choice import Choice, Effect, Option
from games.kernel.engine.text import Text
from tests.games.rows import said


def table() -> Table:
    """A table at which everything can be asked."""
    found = GAME.new(Setup(3, "exact"), b"rows")
    assert isinstance(found, Table)
    for abbey in found.abbeys:
        abbey.money, abbey.vegetables, abbey.dogs, abbey.position = 30, 5, 1, 7
        abbey.specials[:] = ["herdsman", "drunkard"]
    return found


TABLE = table()
ME, OTHER = TABLE.abbeys[:2]


def first(effect: Effect[Any]) -> Choice:
    """The question that an effect asks."""
    found = next(effect)
    assert isinstance(found, Choice)
    return found


def amount(action: str) -> Choice:
    return first(questions.amount(TABLE, ME, action, range(2, 7)))


def hiring(own: int | None) -> Choice:
    ME.cellerar = own
    found = questions.cellerar(TABLE, ME)
    ME.cellerar = None
    assert found is not None
    return found


CARD = TABLE.cellerar_market[-1]
BEGGING = questions.attack(TABLE, ME, (1, 2), (0, 1))
DEFENCE = questions.defend(ME, OTHER, "begging")
assert BEGGING is not None
assert DEFENCE is not None
COLUMN, HIRING = first(questions.column(TABLE)), hiring(None)
EXCHANGE = hiring(TABLE.cellerar_market.pop(0))
MARKET = first(questions.market(ME, 3))
BUILD = questions.build(
    TABLE, ME, ["garden", "cheese", "chapel", "recruit", "to_chapel", "to_field", "hut", "dog", "save"]
)
LOOSE = questions.drunkard(TABLE, ME, (0, 1), least=0)
WALK, CART, FEED = first(questions.vegetables(ME, 3, 0)), first(questions.cart(ME)), first(questions.feed(ME, 2))
NAMED = {"garden": ("Garten-Cellerar", "Garden Cellarer"), "cheese": ("Käse-Cellerar", "Cheese Cellarer"),
         "brewery": ("Brau-Cellerar", "Brewery Cellarer")}  # fmt: skip
GERMAN, ENGLISH = (f"{name} {CARD}" for name in NAMED[TABLE.board.cellerar(CARD).kind])


def row(*answers: tuple[Choice, str | None]) -> list[Foreseen]:
    """Answers with one pick each, or with none."""
    return [Foreseen(choice, () if pick is None else choice.check((pick,))) for choice, pick in answers]


@pytest.mark.parametrize(
    ("choice", "pick", "german", "english"),
    [
        (COLUMN, "keep", "Säule behalten", "keep the column"),
        (COLUMN, "pass", "Säule weitergeben", "pass the column on"),
        (HIRING, str(CARD), f"{GERMAN} einstellen", f"hire {ENGLISH}"),
        (HIRING, None, "keinen Cellerar einstellen", "hire no cellarer"),
        (EXCHANGE, str(CARD), f"gegen {GERMAN} tauschen", f"exchange for {ENGLISH}"),
        (EXCHANGE, "dismiss", "Cellerar entlassen", "dismiss the cellarer"),
        (EXCHANGE, None, "Cellerar behalten", "keep the cellarer"),
        (MARKET, "2", "Gemüse für 2 D", "vegetables for 2 D"),
        (MARKET, "0", "kein Gemüse", "no vegetables"),
        (BUILD, "cheese", "Käserei 1", "Cheese Dairy 1"),
        (BUILD, "cheese-3", "Käserei 1–3", "Cheese Dairy 1–3"),
        (BUILD, "chapel", "Kapelle 1", "Chapel 1"),
        (BUILD, "recruit", "1 Bruder anwerben", "recruit 1 brother"),
        (BUILD, "to_field", "Brüder zur Feldarbeit", "brothers to field work"),
        (BUILD, "save", "Geld sparen", "save money"),
        (BUILD, None, "fertig", "done"),
        (amount("to_chapel"), "3", "3 Brüder in die Kapelle", "3 brothers to the chapel"),
        (amount("to_kloster"), "3", "3 Brüder ins Kloster", "3 brothers to the cloister"),
        (amount("to_field"), "4", "4 Brüder zur Feldarbeit", "4 brothers to field work"),
        (amount("save"), "5", "5 D sparen", "save 5 D"),
        (BEGGING, "1", "bei Ben betteln", "beg from Ben"),
        (BEGGING, "drunkard", "Trunkenbold loslassen", "send the drunkard"),
        (BEGGING, None, "nicht angreifen", "attack nobody"),
        (LOOSE, "1", "Trunkenbold auf Ben loslassen", "send the drunkard to Ben"),
        (LOOSE, "0", "Trunkenbold auf dich selbst loslassen", "send the drunkard to yourself"),
        (LOOSE, None, "nicht angreifen", "attack nobody"),
        (DEFENCE, "herdsman", "mit dem Viehhirten abwehren", "fend it off with the herdsman"),
        (DEFENCE, "dog", "mit einem Wachhund abwehren", "fend it off with a watchdog"),
        (DEFENCE, "no", "nicht abwehren", "do not fend it off"),
        (WALK, "2", "2 Gemüse einsetzen", "use 2 vegetables"),
        (WALK, "0", "kein Gemüse einsetzen", "use no vegetables"),
        (CART, "yes", "mit dem Karren ziehen", "take the cart along"),
        (CART, "no", "ohne Karren ziehen", "go without the cart"),
        (FEED, "1", "mit 1 Gemüse ernähren", "feed with 1 vegetable"),
        (FEED, "0", "niemanden ernähren", "feed nobody"),
    ],
)  # fmt: skip
def test_every_answer_has_words_of_its_own(choice: Choice, pick: str | None, german: str, english: str) -> None:
    answers = row((choice, pick))
    assert (said(GAME, "de", answers), said(GAME, "en", answers)) == (german, english)


def test_a_question_without_words_of_its_own_is_said_by_its_options() -> None:
    choice = Choice(0, "new.choose", Text("chapel"), (Option("a", Text("dog")), Option("b", Text("chapel"))), most=2)
    assert said(GAME, "en", [Foreseen(choice, ("a", "b"))]) == "Watchdog, Chapel"


def test_what_is_built_and_done_is_said_once_with_its_number() -> None:
    answers = row(
        (COLUMN, "keep"), (HIRING, str(CARD)), (BUILD, "garden"), (BUILD, "recruit"), (BUILD, "to_chapel"),
        (amount("to_chapel"), "2"), (BUILD, "recruit"), (BUILD, "save"), (BUILD, None),
    )  # fmt: skip
    assert said(GAME, "de", answers) == (
        f"Säule behalten, {GERMAN} einstellen, Garten 1, 2 Brüder anwerben, 2 Brüder in die Kapelle, 3 D sparen, fertig"
    )


def test_who_has_attacked_stops_attacking() -> None:
    answers = row((BEGGING, "1"), (BEGGING, "drunkard"), (LOOSE, "1"), (BEGGING, None))
    assert said(GAME, "de", answers) == "bei Ben betteln, Trunkenbold auf Ben loslassen, sonst nicht angreifen"
    assert said(GAME, "en", answers) == "beg from Ben, send the drunkard to Ben, attack nobody else"


def test_what_is_not_bought_and_what_is_eaten_is_said() -> None:
    assert said(GAME, "en", row((MARKET, "0"), (BUILD, None))) == "no vegetables, done"
    assert said(GAME, "en", row((HIRING, None), (MARKET, "0"))) == "hire no cellarer, no vegetables"
    assert said(GAME, "en", row((WALK, "1"), (FEED, "2"))) == "use 1 vegetable, feed with 2 vegetables"


def test_why_something_is_not_to_be_had_any_more_is_known_of_what_others_may_take() -> None:
    build = questions.build(TABLE, ME, ("garden", "recruit", "dog", "hut"))
    reasons = {"recruit": "gone-lay", "dog": "gone-dogs", "hut": "gone-huts"}
    for value in build.values:
        why = GAME.words.why_gone(Foreseen(build, (value,)))
        assert (None if why is None else why.id) == reasons.get(value)
    assert GAME.words.why_gone(Foreseen(BEGGING, (BEGGING.values[0],))) is None
