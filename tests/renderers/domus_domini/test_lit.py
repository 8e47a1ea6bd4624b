"""While somebody is asked, exactly what they can answer is lit in their picture."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from games.domus_domini.view import View
from games.kernel.choice import Choice, Option
from games.kernel.text import Seat, Text
from renderers import ornament
from renderers.canvas import Box
from renderers.domus_domini.abbey import abbey_sheet
from renderers.sheet import TALLEST
from renderers.stage import Stage
from tests.games.playing import begin
from tests.renderers import laws
from tests.renderers.domus_domini.abbeys import GAME, middle, stage

GAMES, SEATS = 3, 4
NOTHING = {"defend.choose": "no", "march.cart": "no", "march.vegetables": "0", "market.buy": "0", "feed.pay": "0"}
"""The option that stands for doing nothing."""


def lit_of(asked: Choice) -> int:
    """How many places are lit for a question: one for each option, but nothing for doing nothing, and one for all
    amounts of money to save, as for keeping or passing the column.
    """
    if asked.key == "column.choose" or asked.prompt.id == "ask-save":
        return 1
    nothing = NOTHING.get(asked.key, "")
    return sum(option.value != nothing for option in asked.options)


@pytest.fixture
def lit(monkeypatch: pytest.MonkeyPatch) -> list[Box]:
    """The boxes that are lit while something is drawn."""
    boxes: list[Box] = []
    draw = ornament.lit

    def noting(canvas: Any, box: Box, *rest: Any) -> None:
        boxes.append(box)
        draw(canvas, box, *rest)

    monkeypatch.setattr(ornament, "lit", noting)
    return boxes


def moments(seed: int) -> Iterator[tuple[View, Choice]]:
    """Every question of a game that is played by lot, with what its seat sees."""
    player = begin(GAME, SEATS, seed)
    for _ in player.steps(10**6):
        for choice in player.match.open.values():
            yield player.match.view(choice.seat), choice


def asked_about(choice: Choice | None) -> Stage:
    """A stage on which this is asked."""
    return msgspec.structs.replace(stage("de"), asked=choice)


@pytest.mark.parametrize("seed", range(GAMES))
def test_exactly_the_options_of_the_question_are_lit(seed: int, lit: list[Box]) -> None:
    met: Counter[str] = Counter()
    for view, choice in moments(seed):
        name = choice.prompt.id if choice.key == "build.amount" else choice.key
        met[name] += 1
        if met[name] > 4:
            continue
        lit.clear()
        sheet = abbey_sheet(view, asked_about(choice))
        assert len(lit) == lit_of(choice), choice
        assert sheet.image.height <= TALLEST
        assert not laws.breaches(sheet)
    assert len(met) >= 8


@pytest.mark.parametrize("phase", ["column", "cellerar", "market", "build", "attack", "march", "feed"])
def test_nothing_is_lit_while_nothing_is_asked(phase: Any, lit: list[Box]) -> None:
    abbey_sheet(middle(4, 2, phase=phase), asked_about(None))
    assert lit == []


def test_a_step_says_what_it_brings_and_where_it_leads() -> None:
    choice = next(choice for _, choice in moments(0) if choice.key == "build.choose" and "cheese" in choice.values)
    view = next(view for view, other in moments(0) if other == choice)
    written = [word.words for word in abbey_sheet(view, asked_about(choice)).written]
    step = next(option for option in choice.options if option.value == "cheese")
    assert step.hint
    assert f"+{step.hint.args['food']}" in written
    assert f"→ Feld {step.hint.args['position']}" in written


@pytest.mark.parametrize("victims", range(1, 7))
@pytest.mark.parametrize("language", ["de", "en"])
def test_all_who_may_be_attacked_have_room(victims: int, language: Any, lit: list[Box]) -> None:
    figures = [Option(str(seat), Text("figure", who=Seat(seat), position=40, to=37)) for seat in range(victims)]
    choice = Choice(0, "drunkard.target", Text("ask-drunkard"), tuple(figures), least=0)
    sheet = abbey_sheet(middle(6, 0), msgspec.structs.replace(stage(language), asked=choice))
    assert len(lit) == victims
    assert sheet.image.height <= TALLEST
    assert not laws.breaches(sheet)
