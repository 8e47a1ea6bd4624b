"""What stands beside a picture of the table: all of it, what matters first."""

import re

import pytest

from bot.language.phrases import LANGUAGES, Language
from games.dominion import GAME
from games.dominion.view import View
from renderers.dominion import PAINTER
from renderers.dominion.brief import ORDER, SHORT, brief, shorter
from renderers.surface.sheet import ALT, spoken
from renderers.surface.stage import Stage
from tests.renderers.scenes import PEOPLE, face, largest, played, stage, table

TEN = ("market", "militia", "mine", "moat", "smithy", "village", "bureaucrat", "festival", "witch", "cellar")


def beside(view: View, shown: Stage) -> list[str]:
    """What stands beside each picture of a table."""
    return [picture.alt for picture in PAINTER.table(view, shown, GAME.words.table(view))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_nothing_is_cut_from_the_fullest_table(language: Language, seats: int) -> None:
    told = beside(largest(seats), stage(language, people=PEOPLE[:seats], awaited=tuple(range(seats))))
    assert all(len(alt) <= ALT and not alt.endswith("…") for alt in told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "steps"), [(2, 900), (4, 500), (4, 900), (6, 900)])
def test_nothing_is_cut_from_a_long_game(language: Language, seats: int, steps: int) -> None:
    told = beside(played(seats, steps).view(None), stage(language, people=PEOPLE[:seats]))
    assert all(len(alt) <= ALT and not alt.endswith("…") for alt in told)


def test_what_matters_stands_first() -> None:
    view, shown = table(4, TEN, seats=tuple(face(seat, tokens=7) for seat in range(4))), stage(awaited=(0, 2))
    (told,) = beside(view, shown)
    assert told.startswith("David, turn 12: action phase. Waiting for Anna and Clara. 1 action, 1 buy, 0 coins.")
    assert told.index("7 victory tokens") < told.index("Copper") < told.index("The trash")


def test_who_is_awaited_is_told_once() -> None:
    view = table(4, TEN)
    for awaited, said in (((3,), False), ((), False), ((1,), True), ((0, 3), True)):
        assert ("Waiting for" in beside(view, stage(awaited=awaited))[0]) == said
    upper, lower = beside(largest(6), stage(awaited=(1, 2)))
    assert "Waiting" not in upper
    assert lower.startswith("Waiting for Ben and Clara.")


def test_words_become_short_only_where_they_are_too_many() -> None:
    words = GAME.words.table(table(2, TEN))
    assert sorted(brief(words, stage()), key=repr) == sorted(words, key=repr)
    full = GAME.words.table(largest(6))
    assert len(spoken(full, stage())) > ALT
    assert brief(full, stage()) == [shorter(text) for text in sorted(full, key=lambda text: ORDER.index(text.id))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_words_say_the_same_numbers_and_cards(language: Language) -> None:
    say = stage(language).say
    for text in GAME.words.table(largest(6)):
        said, short = say(text), say(shorter(text))
        assert sorted(re.findall(r"\d+", short)) == sorted(re.findall(r"\d+", said))
        assert len(short) <= len(said)


def test_every_short_word_stands_for_another() -> None:
    assert not {*SHORT} & {*SHORT.values()}
    assert {*SHORT.values()} <= {message for message in SHORT.values() if stage().say.knows(message)}
