"""What a click carries is read of its address and of what was picked; reading it changes nothing."""

import pytest
from msgspec.structs import replace

from bot.messages.parts.custom_ids import Address, stamp_of
from bot.replies.click import Click
from bot.tables.acts.moves import meant
from bot.tables.terms.press import Answer, Redraw
from games.kernel.engine.choice import IllegalAnswer
from tests.bot.clicking import QUESTION, choice
from tests.bot.clicks.conftest import ANNA, Noted

ASKED = choice("A", "B", "C", least=2, most=2, ordered=True)
ADDRESS = Address(7, QUESTION, stamp_of(ASKED), "pick")


def click(*values: str, address: Address = ADDRESS) -> Click:
    """A press of Anna's."""
    return Click(Noted(ANNA), address, ANNA, values)


def test_the_same_click_means_the_same_however_often_it_is_read() -> None:
    pressed = click("1")
    assert [pressed.read(ASKED) for _ in range(3)] == [Redraw(0, (1,))] * 3
    done = click(address=replace(ADDRESS, verb="done", draft="10"))
    assert [done.read(ASKED) for _ in range(3)] == [Answer(("b", "a"))] * 3


def test_a_click_at_another_question_means_nothing() -> None:
    with pytest.raises(IllegalAnswer, match="question-gone"):
        click("0").read(choice("A", "B"))
    assert meant(click(), (QUESTION, ASKED)) == (QUESTION, ASKED)
    for asked in (None, ("t9-9-9", ASKED)):
        with pytest.raises(Exception, match="question-gone"):
            meant(click(), asked)


@pytest.mark.parametrize(("values", "page"), [((), 3), (("5",), 5), (("x", "7"), 7), (("-1",), 3), (("", "\0"), 3)])
def test_a_page_is_picked_or_named_by_the_button(values: tuple[str, ...], page: int) -> None:
    assert click(*values, address=Address(7, verb="chapter", page=3)).picked_page == page


@pytest.mark.parametrize(("draft", "number"), [("", 0), ("0", 0), ("z", 35), ("10", 36)])
def test_a_number_is_written_in_letters_and_digits(draft: str, number: int) -> None:
    pressed = click(address=Address(7, verb="undo", draft=draft))
    assert (pressed.number, pressed.game, pressed.question) == (number, 7, "-")
