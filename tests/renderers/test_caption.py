"""What stands above a picture of a course keeps to the laws of writing, and every seat to its mark."""

from typing import Any

import pytest

from bot.language.phrases import LANGUAGES, Language
from renderers.parts.caption import BAR, MARKS, Caption, caption_bar, fits, short_name, title_card
from renderers.surface.canvas import READABLE
from renderers.surface.sheet import TALLEST, WIDTH
from renderers.surface.theme import theme_for
from tests.renderers import laws, scenes

SENTENCE = "Anna plays a Workshop, gains a Smithy and buys a Silver."


def written(part: Any) -> list[str]:
    return [word.words for word in part.written]


@pytest.mark.parametrize("looks", scenes.LOOKS)
@pytest.mark.parametrize("players", range(7))
def test_it_can_be_read_in_every_theme_with_any_number_of_players(looks: Any, players: int) -> None:
    stage = scenes.stage("en", looks)
    before, points = tuple(range(players)), tuple(7 * seat - 3 for seat in range(players))
    bar = caption_bar(Caption(SENTENCE, (0,), points, before), stage)
    assert laws.breaches(bar) == []
    assert not any("…" in words for words in written(bar))
    assert (bar.height == BAR) == (players == 0)
    assert {str(each).replace("-", "\u2212") for each in points} <= set(written(bar))


@pytest.mark.parametrize("players", [2, 6])
def test_odd_names_keep_their_place(players: int) -> None:
    for first in range(0, len(scenes.ODD_PEOPLE) - players + 1, 2):
        stage = scenes.stage("de", people=scenes.ODD_PEOPLE[first : first + players])
        bar = caption_bar(Caption(SENTENCE, tuple(range(players)), (100,) * players), stage)
        card = title_card("Dominion", ("20 Züge",), range(players), stage)
        assert laws.breaches(bar) == []
        assert laws.breaches(card) == []
        assert card.height <= TALLEST


@pytest.mark.parametrize("seat", range(6))
def test_whoever_did_it_is_shown_by_the_mark(seat: int) -> None:
    stage = scenes.stage("en")
    marks = (0, 0, MARKS + 40, BAR - 6)
    pictures = [caption_bar(Caption("A deed.", seats), stage).image.crop(marks) for seats in ((seat,), (), (0, 1))]
    assert len({picture.tobytes() for picture in pictures}) == 3
    line = theme_for(*stage.looks).line(seat)
    assert line in {colour for _, colour in pictures[0].getcolors(10**6) or []}


def test_what_has_room_is_never_cut() -> None:
    words = ""
    while fits(words + "word "):
        words += "word "
    assert len(words) > 80, "two rows"
    bar = caption_bar(Caption(words, (0, 1, 2)), scenes.stage("en"))
    assert " ".join(written(bar)) == words.strip()
    assert min(word.size for word in bar.written) >= READABLE
    assert not fits("W" * 80)


def test_names_become_shorter_without_an_ellipsis() -> None:
    assert short_name("Anna", 200) == "Anna"
    assert short_name("Clara Wilhelmine von und zu", 120) == "Clara"
    cut = short_name("Friedrichwilhelm", 120)
    assert cut.endswith(".")
    assert "Friedrichwilhelm".startswith(cut[:-1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_names_game_and_people(language: Language) -> None:
    card = title_card("Domus Domini", ("45 turns", "points above"), range(6), scenes.stage(language))
    assert laws.breaches(card) == []
    assert {"Domus Domini", "45 turns", "points above", *scenes.PEOPLE} <= set(written(card))
    assert card.width == WIDTH
