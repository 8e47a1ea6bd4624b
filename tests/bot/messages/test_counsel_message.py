"""Advice as a message: what is said of an answer was counted, and what is not told apart is not called better."""

import pytest

from bot.language.phrases import LANGUAGES
from bot.messages.pages.counsel_message import counsel, tenths
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
    return (counsel(found, ENGLISH).content or "").splitlines()


def test_the_best_answer_is_told_with_what_the_others_would_cost() -> None:
    lines = said(advice(tried("pawn", 4), tried("knight", 1), left_out=(tried("rook", -9, 24),)))
    assert lines[1:] == [
        "**Pawn**",
        "It is safe.",
        "In 200 continuations to the end it puts you 4.0 points ahead of everybody else on average and wins 25 %.",
        "Knight instead: 3.0 points less on average.",
        "Not followed to the end, as it promised less after 24 continuations: rook.",
        "-# The advice is that of the computer (hard). Only the next step is compared: all that follows, the rest of"
        " your turn included, is played out quickly, chance and hidden things dealt anew each time. So take the"
        " comparison as a guide, not as proof.",
    ]


def test_who_is_behind_reads_so() -> None:
    behind = Tried(("pawn",), (Ending(-2, 0), Ending(-3, 0)) * 50)
    assert "leaves you 2.5 points behind" in said(advice(behind))[3]


def test_who_ends_level_reads_so() -> None:
    level = Tried(("pawn",), (Ending(-2, 0), Ending(2, 1)) * 50)
    assert said(advice(level))[3] == "In 100 continuations to the end it leaves you level on average and wins 50 %."


def test_figures_that_chance_may_have_made_are_not_told() -> None:
    varied = Tried(("pawn",), (Ending(-30, 0), Ending(30, 1)) * 50)
    worse = Tried(("queen",), (Ending(-60, 0), Ending(0, 0)) * 50)
    assert said(advice(varied, worse))[3:5] == [
        "100 continuations to the end vary too much to give figures.",
        "Clearly worse when played on like that: queen.",
    ]


def test_another_answer_that_is_clearly_better_is_recommended_instead() -> None:
    found = advice(tried("queen", 9), tried("pawn", 1))
    assert found.picks == ("queen",)
    lines = said(found)
    assert lines[1] == "**Queen**"
    assert lines[2] == (
        "Beside the question, 💡 is what the computer would do at first sight (pawn)."
        " Played out, that is clearly worse."
    )
    assert "It is safe." not in lines, "that was said of the other one"


def test_where_another_computer_plays_on_it_overrules_nothing_and_no_points_are_told() -> None:
    found = advice(tried("queen", 9), tried("pawn", 4), tried("knight", 4), tried("rook", 1), by_itself=False)
    assert found.picks == ("pawn",)
    assert said(found)[1:-1] == [
        "**Pawn**",
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
    lines = said(found)
    assert "Pawn instead: 1.0 points less on average." in lines
    assert "Played out without a clear difference: rook." in lines


def test_what_chance_explains_changes_no_advice() -> None:
    few = FEWEST - 1
    found = advice(tried("queen", 9, few), tried("pawn", 1, few))
    assert found.picks == ("pawn",)
    assert "Played out without a clear difference: queen." in said(found)


def test_under_way_it_says_how_far_it_is_and_no_figures() -> None:
    lines = said(advice(tried("pawn", 4), tried("knight", 1), done=0.42))
    assert lines[1:] == ["**Pawn**", "It is safe.", "-# I am playing out what comes of it … 42 %"]


def test_without_figures_it_says_why() -> None:
    lines = said(advice(silent=Text("advice-unforeseeable")))
    assert lines[1:] == ["**Pawn**", "It is safe.", ENGLISH(Text("advice-unforeseeable"))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_keeps_the_limit_whatever_is_asked(language: str) -> None:
    long = choice(*(f"{'x' * 90}{number}" for number in range(20)))
    weighed = tuple(Tried((value,), tried("pawn", 20 - place).outcomes) for place, value in enumerate(long.values))
    found = Counsel("chess", long, "hard", Advice((long.values[0],), why=word("y" * 900)), weighed, weighed, 1.0)
    assert len(counsel(found, BOOK.speaker(language)).content or "") <= CONTENT


@pytest.mark.parametrize(("points", "words"), [(0.04, "0.0"), (-1.26, "1.3"), (12.0, "12.0"), (0.95, "1.0")])
def test_points_have_one_decimal_and_no_sign(points: float, words: str) -> None:
    assert ENGLISH(tenths(points)) == words


def test_whoever_waits_reads_how_far_it_is() -> None:
    assert said(advice(done=0.5))[-1] == "-# I am playing out what comes of it … 50 %"
