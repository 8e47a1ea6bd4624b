"""Whole games by lot and of computers, in all recommended sets: a phone shows each question's picture in full width."""

from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

from bot.language.phrases import LANGUAGES
from games.dominion import GAME
from games.dominion.kingdom.recommended import RECOMMENDED
from games.kernel.contract.game import Setup
from games.kernel.engine.choice import Choice
from games.kernel.match import Match
from renderers.dominion.hand import hand_sheet
from renderers.surface.canvas import READABLE, FinishedPart
from renderers.surface.sheet import LOW
from tests.games.playing import begin
from tests.renderers import laws, scenes
from tools.pictures.readable import SMALL_SHARE

EACH = 11
"""The pictures of each such step are drawn."""
SEATS = (2, 3, 4, 5, 6)
TABLES = [Setup(2 + place % len(SEATS), options={"set": name}) for place, name in enumerate(RECOMMENDED)]


def by_lot(setup: Setup) -> Iterator[Match]:
    """A game of random answers, at each of its steps."""
    player = begin(GAME, setup.seats, setup.seats)
    for _ in player.steps(10**6):
        yield player.match


def by_computers(setup: Setup) -> Iterator[Match]:
    """A game of the usual computers."""
    match, advise = Match.begin(GAME, setup, b"questions"), GAME.mind.player(GAME.mind.usual)
    while match.open:
        yield match
        choice_id, choice = next(iter(match.open.items()))
        match.answer(choice.seat, choice_id, advise(match.look(choice.seat), choice))


def questions(setup: Setup, played: Callable[[Setup], Iterator[Match]]) -> Iterator[tuple[Choice, FinishedPart]]:
    """Some questions of a game, each with its picture."""
    for step, match in enumerate(played(setup)):
        for choice in [*match.open.values()] if step % EACH == 0 else ():
            said = scenes.stage(LANGUAGES[step % 2], people=scenes.PEOPLE[: setup.seats], game=GAME.name)
            yield choice, hand_sheet(match.view(choice.seat), replace(said, asked=choice))


def check(choice: Choice, sheet: FinishedPart) -> None:
    """Whether a picture keeps to all laws."""
    assert sheet.height <= LOW, choice.key
    assert not laws.breaches(sheet), choice.key
    assert not [word.words for word in sheet.written if word.words.endswith("…")], choice.key
    small = sum(word.size <= READABLE for word in sheet.written)
    assert small <= SMALL_SHARE * len(sheet.written), choice.key


@pytest.mark.long
@pytest.mark.parametrize("seats", SEATS)
def test_a_phone_shows_each_question_of_a_game_by_lot_in_full_width(seats: int) -> None:
    for choice, sheet in questions(Setup(seats), by_lot):
        check(choice, sheet)


@pytest.mark.long
@pytest.mark.parametrize("setup", TABLES, ids=RECOMMENDED)
def test_a_phone_shows_each_question_in_every_recommended_set_in_full_width(setup: Setup) -> None:
    for choice, sheet in questions(setup, by_computers):
        check(choice, sheet)
