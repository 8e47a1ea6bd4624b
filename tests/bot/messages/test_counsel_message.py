"""Advice as a message: what is said of an answer was counted, and what is not told apart is not called better."""

import pytest
from msgspec.structs import replace

from bot.language.phrases import LANGUAGES
from bot.messages.pages.counsel_message import ENOUGH, counsel, reckoned, tenths
from bot.messages.parts.custom_ids import Address
from bot.messages.parts.outgoing import CONTENT
from bot.tables.acts.counsel import Counsel
from games.kernel.advice.estimate import FEWEST, Ending, Tried
from games.kernel.contract.mind import Advice
from games.kernel.engine.text import Text
from tests.bot.clicking import choice, word
from tests.bot.scenes import BOOK, ENGLISH

QUESTION = choice("pawn", "knight", "bishop", "rook", "queen")


def tried(piece: str, lead: int, count: int = 200) -> Tried:
    """An answer that leads by so many points, more or less."""
    return Tried((piece,), tuple(Ending(lead + place % 3 - 1, 0.25) for place in range(count)))


def advice(*weighed: Tried, own: str = "pawn", **fields: object) -> Counsel:
    """Finished advice."""
    found = Counsel("chess", QUESTION, "hard", Advice((own,), why=word("It is safe.")), weighed, done=1.0)
    return Counsel(**{name: fields.get(name, getattr(found, name)) for name in found.__struct_fields__})


def said(found: Counsel) -> list[str]:
    """What is read at once, below the heading."""
    return (counsel(found, ENGLISH).content or "").splitlines()[1:]


def behind(found: Counsel) -> list[str]:
    """What stands behind the button, below the heading and the answer."""
    return (reckoned(found, ENGLISH).content or "").splitlines()[2:]


def test_it_is_read_in_five_seconds() -> None:
    others = (tried("knight", 4), tried("bishop", 0), tried("rook", -1))
    assert said(advice(tried("pawn", 4), *others, left_out=(tried("queen", -9, 24),))) == [
        "**Pawn.** About as good: knight. Worse: bishop −4, rook −5. Weaker: queen."
    ]


def test_a_small_difference_has_a_decimal() -> None:
    less = Tried(("queen",), tuple(Ending(4 + place % 3 - 1 - place % 2, 0.25) for place in range(200)))
    assert said(advice(tried("pawn", 4), less)) == ["**Pawn.** Worse: queen −0.5."]


def test_how_it_was_reckoned_stands_behind_a_button() -> None:
    found = advice(tried("pawn", 4), tried("knight", 1), left_out=(tried("rook", -9, 24),), token="abc")
    assert counsel(found, ENGLISH, 7).pressable == {Address(7, verb="reckoned", draft="abc").encode()}
    assert behind(found) == [
        "It is safe.",
        "In 200 continuations to the end it puts you 4.0 points ahead of everybody else on average and wins 25 %.",
        "Knight instead: 3.0 points less on average.",
        "Not followed to the end, as it promised less after 24 continuations: rook.",
        "-# The advice is that of the computer (hard). Only the next step is compared: all that follows, the rest of"
        " your turn included, is played out quickly, chance and hidden things dealt anew each time. So take the"
        " comparison as a guide, not as proof.",
    ]


def test_without_a_comparison_there_is_nothing_behind_it() -> None:
    for found in (advice(token="abc"), advice(tried("pawn", 4), tried("knight", 1), done=0.9, token="abc")):
        assert not counsel(found, ENGLISH, 7).pressable


def test_who_is_behind_reads_so() -> None:
    losing = Tried(("pawn",), (Ending(-2, 0), Ending(-3, 0)) * 50)
    assert "leaves you 2.5 points behind" in behind(advice(losing))[1]


def test_who_ends_level_reads_so() -> None:
    level = Tried(("pawn",), (Ending(-2, 0), Ending(2, 1)) * 50)
    assert behind(advice(level))[1] == "In 100 continuations to the end it leaves you level on average and wins 50 %."


def test_figures_that_chance_may_have_made_are_not_told() -> None:
    varied = Tried(("pawn",), (Ending(-30, 0), Ending(30, 1)) * 50)
    worse = Tried(("queen",), (Ending(-60, 0), Ending(0, 0)) * 50)
    assert said(advice(varied, worse)) == ["**Pawn.** Worse: queen."]
    assert behind(advice(varied, worse))[1:3] == [
        "100 continuations to the end vary too much to give figures.",
        "Clearly worse when played on like that: queen.",
    ]


def test_few_continuations_give_no_figures_and_call_nothing_alike() -> None:
    few = advice(tried("pawn", 4, ENOUGH - 1), tried("knight", 4, ENOUGH - 1), tried("queen", 1, ENOUGH - 1))
    assert said(few) == ["**Pawn.** Worse: queen."]
    assert behind(few)[1] == "Compared over 99 continuations to the end: too few to give figures."


def test_few_continuations_that_tell_nothing_apart_say_so_in_one_sentence() -> None:
    few = advice(tried("pawn", 4, ENOUGH - 1), tried("knight", 4, ENOUGH - 1), left_out=(tried("rook", 1, 24),))
    assert said(few) == ["**Pawn.** It is safe. Played out, no clear difference shows."]


def test_another_answer_that_is_clearly_better_is_recommended_instead() -> None:
    found = advice(tried("queen", 9), tried("pawn", 1))
    assert found.picks == ("queen",)
    assert said(found) == ["**Queen.** Played out clearly better than pawn (💡). Worse: pawn −8."]
    assert "It is safe." not in behind(found), "that was said of the other one"


def test_where_another_computer_plays_on_it_overrules_nothing_and_no_points_are_told() -> None:
    found = advice(tried("queen", 9), tried("pawn", 4), tried("knight", 4), tried("rook", 1), by_itself=False)
    assert found.picks == ("pawn",)
    assert said(found) == ["**Pawn.** About as good: knight. Perhaps better: queen. Worse: rook."]
    assert behind(found)[:-1] == [
        "It is safe.",
        "Compared over 200 continuations that a quicker computer plays to the end.",
        "Played out without a clear difference: knight.",
        "Better when played on like that, but without what the computer means to do next: queen.",
        "Clearly worse when played on like that: rook.",
    ]


def test_a_noisy_favourite_does_not_hide_an_answer_that_is_clearly_better() -> None:
    noisy = Tried(("rook",), tuple(Ending(42 if place % 2 else -38, 0.5) for place in range(200)))
    found = advice(noisy, tried("queen", 1), tried("pawn", 0))
    assert found.picks == ("queen",)
    lines = behind(found)
    assert "Pawn instead: 1.0 points less on average." in lines
    assert "Played out without a clear difference: rook." in lines


def test_what_chance_explains_changes_no_advice() -> None:
    few = FEWEST - 1
    found = advice(tried("queen", 9, few), tried("pawn", 1, few))
    assert found.picks == ("pawn",)
    assert "Played out without a clear difference: queen." in behind(found)


def test_under_way_it_says_why_and_how_far_it_is_and_no_figures() -> None:
    lines = said(advice(tried("pawn", 4), tried("knight", 1), done=0.42))
    assert lines == ["**Pawn.** It is safe.", "-# Trying it out … 42 %"]


def test_without_figures_it_says_why() -> None:
    lines = said(advice(silent=Text("advice-unforeseeable")))
    assert lines == ["**Pawn.** It is safe. This cannot be played out here."]


def test_of_a_long_question_the_heading_has_one_line() -> None:
    asked = replace(QUESTION, prompt=word("Which of all these fine pieces do you want to move, and where to, and why?"))
    heading = (counsel(advice(choice=asked), ENGLISH).content or "").splitlines()[0]
    assert heading == "-# 💡 Advice · Which of all these fine pieces do you want to move, and…"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_keeps_the_limit_whatever_is_asked(language: str) -> None:
    long = choice(*(f"{'x' * 90}{number}" for number in range(20)))
    weighed = tuple(Tried((value,), tried("pawn", 20 - place).outcomes) for place, value in enumerate(long.values))
    found = Counsel("chess", long, "hard", Advice((long.values[0],), why=word("y" * 900)), weighed, weighed, 1.0)
    say = BOOK.speaker(language)
    assert all(len(shape.content or "") <= CONTENT for shape in (counsel(found, say), reckoned(found, say)))


@pytest.mark.parametrize(("points", "words"), [(0.04, "0.0"), (-1.26, "1.3"), (12.0, "12.0"), (0.95, "1.0")])
def test_points_have_one_decimal_and_no_sign(points: float, words: str) -> None:
    assert ENGLISH(tenths(points)) == words


def test_whoever_waits_reads_how_far_it_is() -> None:
    assert said(advice(done=0.5))[-1] == "-# Trying it out … 50 %"
