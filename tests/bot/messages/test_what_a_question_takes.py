"""Whole games, question by question: how much there is to read and to press beside the answers."""

import pytest
from discord import ui

from bot.messages import desk_message
from bot.messages.desk_message import BESIDE
from bot.messages.parts.beside import Beside
from bot.messages.parts.custom_ids import NONE, Address
from bot.messages.words.advising import thought
from games.kernel.contract.discovery import find_games
from tests.bot.reading import BOOK, Sitting
from tests.depth import chosen

CONTROLS = 5
"""The most controls beside a question's own answers."""
LINES = 3
"""The most lines above the picture, as they are written: the question, where and on what basis, the advice."""
LETTERS = 175
"""The most letters in a line of small print there: at most four lines of a phone, and seldom more than two."""
GAMES = find_games()


def beside(view: "ui.View | ui.LayoutView | None") -> list[Address]:
    """What can be pressed that is no answer."""
    items = view.walk_children() if view else ()
    found = [Address.parse(item.custom_id or "") for item in items if isinstance(item, ui.Button | ui.Select)]
    return [address for address in found if address and (address.choice == NONE or address.verb == "always")]


@pytest.mark.long
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("name", GAMES)
def test_little_stands_beside_the_answers(name: str, language: str) -> None:
    game = GAMES[name]
    player = game.mind.player(game.mind.usual)
    for seats in chosen().some(game.seats, -1):
        for desk in Sitting(game, b"little", [player] * seats, {}, masked=False).play():
            assert desk.question is not None
            advice = thought(game, desk.view, desk.question[1])
            say = BOOK.at(desk.table, language).to(desk.seat)
            shape = desk_message.turn(desk, say, beside=Beside(advice=advice))
            lines = (shape.content or "").splitlines()
            assert len(beside(shape.view)) <= CONTROLS
            assert [line.startswith("### ") for line in lines] == [True, *[False] * (len(lines) - 1)]
            assert len(lines) <= LINES
            assert all(len(line) <= LETTERS for line in lines[1:])
            assert len(shape.below.splitlines()) <= BESIDE
