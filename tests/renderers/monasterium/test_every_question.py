"""Whole games by lot and of computers: a phone shows the picture of each question in full width, and it can be read."""

from collections.abc import Callable, Iterator
from statistics import median

import pytest
from msgspec.structs import replace

from bot.language.phrases import LANGUAGES
from games.kernel.contract.game import Setup
from games.kernel.match import Match
from games.monasterium import GAME
from renderers.monasterium.board import board_sheet
from renderers.monasterium.question.sheet import HIGHEST
from renderers.surface.canvas import READABLE
from renderers.surface.sheet import WIDTH
from tests.games.playing import begin
from tests.renderers import laws, scenes
from tools.pictures.readable import SMALL_SHARE

USUAL = 0.65
"""At most so many widths high is the median."""
EACH = 11
"""The pictures of each such step are drawn."""


def by_lot(seats: int) -> Iterator[Match]:
    """A game of random answers, at each of its steps."""
    player = begin(GAME, seats, seats)
    for _ in player.steps(10**6):
        yield player.match


def by_computers(seats: int) -> Iterator[Match]:
    """A game of the usual computers."""
    match, advise = Match.begin(GAME, Setup(seats), b"questions"), GAME.mind.player(GAME.mind.usual)
    while match.open:
        yield match
        choice_id, choice = next(iter(match.open.items()))
        match.answer(choice.seat, choice_id, advise(match.look(choice.seat), choice))


def test_what_high_means() -> None:
    assert HIGHEST / WIDTH == 0.85


@pytest.mark.long
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("played", [by_lot, by_computers])
def test_a_phone_shows_each_question_of_a_whole_game_in_full_width(
    seats: int, played: Callable[[int], Iterator[Match]]
) -> None:
    heights = []
    for step, match in enumerate(played(seats)):
        for seat in range(seats) if step % EACH == 0 else ():
            question = match.question(seat)
            if question is None:
                continue
            language = LANGUAGES[step % 2]
            said = scenes.stage(language, people=scenes.PEOPLE[:seats], game=GAME.name)
            sheet = board_sheet(match.view(seat), replace(said, asked=question[1]))
            assert sheet.height <= HIGHEST, question[1].key
            assert not laws.breaches(sheet), question[1].key
            assert not [word.words for word in sheet.written if word.words.endswith("…")]
            small = sum(word.size <= READABLE for word in sheet.written)
            assert small <= SMALL_SHARE * len(sheet.written), question[1].key
            heights.append(sheet.height / WIDTH)
    assert median(heights) <= USUAL
