"""While somebody is asked, exactly what they can answer is lit in their picture."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bot.phrases import LANGUAGES
from games.domus_domini.view import View
from games.kernel.choice import Choice, Option
from games.kernel.text import Seat, Text
from renderers import ornament
from renderers.canvas import Box
from renderers.domus_domini.abbey import abbey_sheet
from renderers.domus_domini.buildings import prices
from renderers.domus_domini.deeds import DEEDS
from renderers.domus_domini.question import steps
from renderers.domus_domini.way import stretch
from renderers.kept import SHELF
from renderers.sheet import TALLEST
from renderers.stage import Stage
from renderers.theme import theme_for
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
        SHELF.clear()
        sheet = abbey_sheet(view, asked_about(choice))
        assert len(lit) == lit_of(choice), choice
        assert sheet.image.height <= TALLEST
        assert not laws.breaches(sheet)
    assert len(met) >= 8


@pytest.mark.parametrize("phase", ["column", "cellerar", "market", "build", "attack", "march", "feed"])
def test_nothing_is_lit_while_nothing_is_asked(phase: Any, lit: list[Box]) -> None:
    abbey_sheet(middle(4, 2, phase=phase), asked_about(None))
    assert lit == []


def test_a_step_says_what_its_area_gives_then_where_it_leads_and_what_it_costs() -> None:
    choice = next(choice for _, choice in moments(0) if choice.key == "build.choose" and "cheese" in choice.values)
    view = next(view for view, other in moments(0) if other == choice)
    written = [word.words for word in abbey_sheet(view, asked_about(choice)).written]
    step = next(option for option in choice.options if option.value == "cheese")
    assert step.hint
    cheese = view.abbeys[choice.seat].areas[1]
    gives = written.index(str(cheese.next_food), written.index("Käserei"))
    assert written[gives : gives + 3] == [
        str(cheese.next_food),
        str(cheese.next_cost),
        f"→{step.hint.args['position']}",
    ]


@pytest.mark.parametrize("seed", range(GAMES))
def test_the_price_up_to_a_stage_is_the_one_that_is_asked_for_it(seed: int) -> None:
    for view, choice in moments(seed):
        if choice.key != "build.choose":
            continue
        areas = view.abbeys[choice.seat].areas
        costs = {area.kind: prices(area, view.board.areas) for area in areas}
        for (kind, number), option in steps(asked_about(choice), {area.kind: area.stage for area in areas}).items():
            assert costs[kind][number] == option.label.args["coins"]


def test_all_deeds_at_once_have_room() -> None:
    deeds = [Option(name, Text("build-recruit"), Text("build-to-chapel-hint", food=40)) for name in DEEDS]
    for language in LANGUAGES:
        choice = Choice(0, "build.choose", Text("ask-build"), tuple(deeds), least=0)
        sheet = abbey_sheet(middle(6, 0), msgspec.structs.replace(stage(language), asked=choice))
        assert sheet.image.height <= TALLEST
        assert not laws.breaches(sheet)


@pytest.mark.parametrize("language", ["de", "en"])
def test_going_on_tells_how_many_vegetables_each_field_takes(language: Any) -> None:
    met = [(view, choice) for view, choice in moments(0) if choice.key == "march.vegetables"]
    view, choice = max(met, key=lambda moment: len(moment[1].options))
    (part,) = stretch(view, msgspec.structs.replace(stage(language), asked=choice), theme_for("dark", "normal"))
    _title, _here, *written = [word.words for word in part.written]
    here, most = view.abbeys[choice.seat].position, len(choice.options) - 1
    assert written[: 2 * most] == [str(word) for count in range(1, most + 1) for word in (here + count, count)]


@pytest.mark.parametrize("victims", range(1, 7))
@pytest.mark.parametrize("language", ["de", "en"])
def test_all_who_may_be_attacked_have_room(victims: int, language: Any, lit: list[Box]) -> None:
    figures = [Option(str(seat), Text("figure", who=Seat(seat), position=40, to=37)) for seat in range(victims)]
    choice = Choice(0, "drunkard.target", Text("ask-drunkard"), tuple(figures), least=0)
    sheet = abbey_sheet(middle(6, 0), msgspec.structs.replace(stage(language), asked=choice))
    assert len(lit) == victims
    assert sheet.image.height <= TALLEST
    assert not laws.breaches(sheet)
