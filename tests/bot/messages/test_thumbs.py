"""What a thumb meets beside the button that it meant, in the questions of whole games of every folder."""

from typing import TypeAlias

import pytest
from discord.ui import Button
from msgspec.structs import replace

from bot.language.phrases import LANGUAGES, Speaker, cut, one_line
from bot.messages import desk_message
from bot.messages.parts.beside import Beside
from bot.messages.parts.components import ADVICE_MARK, LINE_LABEL, advised
from bot.messages.parts.custom_ids import Address
from bot.messages.words.advising import thought
from bot.tables.show.shown import Desk
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game
from games.kernel.contract.mind import Advice
from games.kernel.engine.text import Text
from tests.bot.reading import BOOK, NAMES, Sitting

GAMES = find_games()
SEATS = 3

Advised: TypeAlias = list[tuple[Desk, Advice]]
"""Desks at which something is advised, with that."""


@pytest.fixture(scope="module", params=GAMES.values(), ids=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    """Each game."""
    asked: Game = request.param
    return asked


@pytest.fixture(scope="module")
def questions(game: Game) -> Advised:
    """The desks of a whole game at which something is advised, with that."""
    usual = game.mind.player(game.mind.usual)
    desks = Sitting(game, b"thumbs", [usual] * SEATS, {}, masked=False).play()
    asked = [(desk, thought(game, desk.view, desk.question[1])) for desk in desks if desk.question is not None]
    return [(desk, advice) for desk, advice in asked if advice is not None]


def rows(desk: Desk, advice: Advice, say: Speaker) -> list[list[tuple[str, str, bool]]]:
    """The buttons of its message, row by row: the verb, the label, whether it is in colour."""
    shown: dict[int, list[tuple[str, str, bool]]] = {}
    view = desk_message.turn(desk, say, beside=Beside(advice=advice)).view
    for item in view.children if view else ():
        if isinstance(item, Button):
            address = Address.parse(str(item.custom_id))
            assert address is not None
            in_colour = str(item.emoji) == ADVICE_MARK
            shown.setdefault(item.row or 0, []).append((address.verb, str(item.label), in_colour))
    return list(shown.values())


@pytest.mark.long
def test_nothing_is_not_picked_by_a_slip_from_what_is_advised(game: Game, questions: Advised) -> None:
    """Picking nothing stands last, in another row, unless it is what is advised."""
    apart = beside = 0
    say = BOOK.speaker("de", NAMES, game=game.name)
    for desk, advice in questions:
        shown = rows(desk, advice, say)
        verbs = [verb for row in shown for verb, _, _ in row]
        assert verbs.count("none") == (desk.question is not None and desk.question[1].least == 0)
        if "none" not in verbs:
            continue
        if advice.picks:
            coloured = next(row for row in shown if any(in_colour for *_, in_colour in row))
            assert "none" not in [verb for verb, *_ in coloured]
            assert verbs[-1] == "none"
            apart += 1
        else:
            assert [in_colour for row in shown for verb, _, in_colour in row if verb == "none"] == [
                not (advice.then or advice.onward)
            ]
            beside += 1
    assert apart or not beside, "there is always something better than nothing"


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_that_does_several_things_says_so(game: Game, language: str, questions: Advised) -> None:
    """It names them all, or says how far they go, or how many they are and whether that is the end; the one beside it
    names its only one.
    """
    say, named, numbered = BOOK.speaker(language, NAMES, game=game.name), 0, 0
    for desk, advice in questions:
        if not advice.then or desk.question is None:
            continue
        buttons = [one for row in rows(desk, advice, say) for one in row]
        (said,) = [label for _, label, in_colour in buttons if in_colour]
        whole = one_line(say.plain(advised(desk.question[1], advice)))
        row = one_line(say.plain(advised(desk.question[1], replace(advice, onward=None))))
        steps = row.count(", ") + 1
        if said.casefold() == whole.casefold():
            named += 1
        else:
            message = "take-all-and-done" if advice.then[-1].ends else "take-all"
            counted = Text(message, steps=steps)
            assert said == say.plain(Text("take-all-onward", rest=advice.onward) if advice.onward else counted)
            assert advice.onward or str(steps) in said
            assert (
                whole.casefold() in str(desk_message.turn(desk, say, beside=Beside(advice=advice)).content).casefold()
            ), "the message lists them"
            numbered += 1
        if advice.onward:
            (alone,) = [label for verb, label, _ in buttons if verb == "series"]
            only = Text("take-first", what=advised(desk.question[1], replace(advice, onward=None)))
            assert alone in (one_line(say.plain(only)), say.plain(Text("take-steps", steps=steps)))
        for label in (label for verb, label, _ in buttons if verb == "take"):
            assert advice.first is not None
            only = one_line(say.plain(Text("take-first", what=advice.first)))
            assert label == cut(only, LINE_LABEL)
    assert named + numbered > 0
