"""While somebody is asked, exactly what they can answer is lit in their picture."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bot.language.phrases import LANGUAGES, Language
from games.domus_domini.board import CLOISTER, SAVE_LEAST, SAVE_MOST
from games.domus_domini.view import View
from games.kernel.engine.choice import Choice, Option
from games.kernel.engine.text import Seat, Text
from renderers.domus_domini import way
from renderers.domus_domini.abbey import abbey_sheet
from renderers.domus_domini.abbeys.buildings import buildings, prices
from renderers.domus_domini.abbeys.market import choices
from renderers.domus_domini.asking.asked import ASKED
from renderers.domus_domini.asking.deeds import DEEDS
from renderers.domus_domini.asking.question import steps
from renderers.domus_domini.way import stretch
from renderers.parts import ornament
from renderers.surface.canvas import Box, Canvas
from renderers.surface.kept import SHELF
from renderers.surface.sheet import TALLEST
from renderers.surface.stage import Stage
from renderers.surface.theme import theme_for
from tests.games.playing import begin
from tests.renderers import laws
from tests.renderers.domus_domini.abbeys import GAME, abbey, bare, middle, shown, stage

GAMES, SEATS = 3, 4


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


@pytest.mark.long
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
        assert len(lit) == len(choice.options), choice
        assert sheet.height <= TALLEST
        assert not laws.breaches(sheet)
    assert len(met) >= 8


@pytest.mark.parametrize("key", ASKED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_as_many_answers_as_there_can_be_have_room_below_their_question(
    key: str, language: Any, lit: list[Box]
) -> None:
    savings = range(SAVE_LEAST, SAVE_MOST + 1)
    answers = [Option(str(count), Text("amount-to-chapel", count=count, food=40 * count)) for count in savings]
    prompt = Text("ask-to-chapel", brothers=CLOISTER, position=20, to=17)
    choice = Choice(0, key, prompt, tuple(answers))
    SHELF.clear()
    sheet = abbey_sheet(middle(6, 0), msgspec.structs.replace(stage(language), asked=choice))
    assert len(lit) == len(savings)
    assert sheet.height <= TALLEST
    assert not laws.breaches(sheet)


@pytest.mark.parametrize("phase", ["column", "cellerar", "market", "build", "attack", "march", "feed"])
def test_nothing_is_lit_while_nothing_is_asked(phase: Any, lit: list[Box]) -> None:
    abbey_sheet(middle(4, 2, phase=phase), asked_about(None))
    assert lit == []


def test_stages_are_framed_only_while_they_can_be_built(monkeypatch: pytest.MonkeyPatch) -> None:
    edges: list[Any] = []
    draw = Canvas.panel

    def noting(canvas: Canvas, box: Box, fill: Any, radius: float = 0, edge: Any = None, line: float = 2) -> None:
        edges.append(edge)
        draw(canvas, box, fill, radius, edge, line)

    monkeypatch.setattr(Canvas, "panel", noting)
    view, choice = next(moment for moment in moments(0) if moment[1].key == "build.choose")
    for asked in (None, choice):
        edges.clear()
        SHELF.clear()
        buildings(view.abbeys[choice.seat], view.board, asked_about(asked))
        assert (theme_for(*asked_about(asked).looks).accent in edges) == (asked is not None)


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
        assert sheet.height <= TALLEST
        assert not laws.breaches(sheet)


@pytest.mark.parametrize("language", ["de", "en"])
def test_going_on_tells_how_many_vegetables_each_field_takes(language: Any) -> None:
    met = [(view, choice) for view, choice in moments(0) if choice.key == "march.vegetables"]
    view, choice = max(met, key=lambda moment: len(moment[1].options))
    (part,) = stretch(view, msgspec.structs.replace(stage(language), asked=choice), theme_for("dark", "normal"))
    _title, *written = [word.words for word in part.written if not word.words.startswith("−")]
    here = view.abbeys[choice.seat].position
    assert written[: 2 * len(choice.options)] == [
        str(word) for count in range(len(choice.options)) for word in (here + count, count)
    ]


@pytest.mark.parametrize("victims", range(1, 7))
@pytest.mark.parametrize("language", ["de", "en"])
def test_all_who_may_be_attacked_have_room(victims: int, language: Any, lit: list[Box]) -> None:
    figures = [Option(str(seat), Text("figure", who=Seat(seat), position=40, to=37)) for seat in range(victims)]
    choice = Choice(0, "drunkard.target", Text("ask-drunkard"), tuple(figures), least=0)
    sheet = abbey_sheet(middle(6, 0), msgspec.structs.replace(stage(language), asked=choice))
    assert len(lit) == victims
    assert sheet.height <= TALLEST
    assert not laws.breaches(sheet)


@pytest.mark.parametrize("seed", range(GAMES))
def test_every_cellerar_tells_his_field_and_what_is_paid_as_his_option_does(seed: int) -> None:
    for view, choice in moments(seed):
        if choice.key != "cellerar.choose" or not view.market:
            continue
        (part,) = choices(view, asked_about(choice))
        _note, *written = [word.words for word in part.written]
        told = dict(zip(written[::4], zip(written[1::4], written[2::4], strict=True), strict=True))
        assert list(told) == [str(card.value) for card in view.market]
        for option in choice.options:
            if option.value == "dismiss" or option.hint is None:
                continue
            coins = int(str(option.hint.args["coins"]))
            assert told[option.value][1].lstrip("+−") == str(coins)
            assert (told[option.value][1][0] == "+") == (option.hint.id == "cellerar-hint-back")


def test_the_head_names_the_phase_of_the_question_alone() -> None:
    choice = next(choice for _, choice in moments(0) if choice.key == "market.buy")
    view = middle(4, choice.seat, phase="build", as_shown=[bare(seat) for seat in range(4)])
    words = " ".join(word.words for word in abbey_sheet(view, asked_about(choice)).written)
    assert "Phase 2b" in words
    assert "Phasen 2b und 3" not in words


def test_whoever_can_ward_off_has_the_sign_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(way, "draw_sign", lambda _canvas, sign, *_rest: drawn.append(sign))
    figures = [
        Option(str(seat), Text(label, who=Seat(seat), position=20, to=17))
        for seat, label in ((1, "figure"), (2, "figure-guarded"))
    ]
    choice = Choice(0, "beg.target", Text("ask-beg"), tuple(figures), least=0)
    way.targets(middle(4, 0), asked_about(choice), theme_for("dark", "normal"))
    assert drawn == ["brother", "letter", "herdsman", "dog"]


def test_of_a_figure_that_stays_only_its_field_is_told() -> None:
    figures = [
        Option(str(seat), Text(label, who=Seat(seat), position=here, to=to))
        for seat, label, here, to in ((1, "figure-safe", 40, 40), (2, "figure", 39, 36), (3, "figure-safe", 41, 41))
    ]
    choice = Choice(0, "drunkard.target", Text("ask-drunkard"), tuple(figures), least=0)
    (part,) = way.targets(middle(4, 0), asked_about(choice), theme_for("dark", "normal"))
    told = [word.words for word in part.written]
    assert [words for words in told if "→" in words or words in ("40", "Cluny")] == ["40", "39 → 36", "Cluny"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("label", ["figure-safe", "figure-own-safe"])
def test_of_a_figure_in_cluny_no_field_is_told(language: Language, label: str) -> None:
    said = stage(language).say(Text(label, who=Seat(1), position=41, to=41))
    assert "Cluny" in said
    assert "41" not in said


@pytest.mark.parametrize(("brothers", "told"), [(0, []), (1, ["−1"]), (4, ["−1", "−4"])])
def test_going_on_tells_how_many_brothers_would_not_be_fed(brothers: int, told: list[str]) -> None:
    options = [Option(str(count), Text("march-by", count=count, position=12 + count)) for count in range(4)]
    choice = Choice(0, "march.vegetables", Text("ask-vegetables", hungry=-(-brothers // 3)), tuple(options))
    view = shown([abbey(0, vegetables=3, lay_cloister=brothers, position=12), abbey(1)], 0, phase="march")
    (part,) = stretch(view, asked_about(choice), theme_for("dark", "normal"))
    assert [word.words for word in part.written if word.words.startswith("−")] == told
