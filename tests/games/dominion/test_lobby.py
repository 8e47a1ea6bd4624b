"""What the big buttons of Dominion's questions say: a deed and its cards."""

from games.dominion.rules import questions
from games.kernel.engine.text import Text


def test_a_default_that_does_something_to_cards_says_so() -> None:
    offer = questions.offer_of("trash", ("copper", "copper"))
    assert offer is not None
    assert offer.id == "trash-these"


def test_without_cards_or_a_word_for_the_deed_there_is_no_offer() -> None:
    assert questions.offer_of("trash", ()) is None
    assert questions.offer_of("topdeck", ("copper",)) is None


def test_the_question_of_a_discard_carries_its_offer() -> None:
    choice = questions.discard(0, "cellar", ("estate", "copper"), least=0, most=2)
    assert isinstance(choice.offer, Text)
    assert choice.offer.id == "discard-these"
