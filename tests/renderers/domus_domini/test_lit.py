"""While somebody is asked, exactly what they can answer is lit in their picture."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bot.language.phrases import LANGUAGES, Language
from games.domus_domini.board import CLOISTER, SAVE_LEAST, SAVE_MOST
from games.domus_domini.view import View
from games.kernel.contract.game import Setup
from games.kernel.engine.choice import Choice, Option
from games.kernel.engine.text import Seat, Text
from games.kernel.match import Match
from renderers.domus_domini.abbey import abbey_sheet
from renderers.domus_domini.abbeys.buildings import prices
from renderers.domus_domini.asking.deeds import DEEDS
from renderers.domus_domini.asking.question import steps
from renderers.domus_domini.asking.sheet import ASKED, MOST
from renderers.domus_domini.asking.stretch import stretch
from renderers.parts import ornament
from renderers.surface.canvas import Box
from renderers.surface.kept import SHELF
from renderers.surface.sheet import WIDTH
from renderers.surface.stage import Stage
from tests.games.playing import begin
from tests.renderers import laws
from tests.renderers.domus_domini.abbeys import GAME, abbey, bare, middle, shown, stage
from tests.renderers.scenes import PEOPLE

GAMES, SEATS, EACH = 3, 4, 3
RARE = {"defend.choose", "march.cart", "drunkard.target"}
"""Questions that a game may do without."""


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
        assert sheet.height <= MOST
        assert not laws.breaches(sheet)
    assert len(met) >= 8


@pytest.mark.parametrize("key", ["market.buy", "build.amount", "defend.choose", "feed.pay"])
@pytest.mark.parametrize("asked", ["ask-to-chapel", "ask-save"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_as_many_answers_as_there_can_be_have_room(key: str, asked: str, language: Any, lit: list[Box]) -> None:
    savings = range(SAVE_LEAST, SAVE_MOST + 1)
    answers = [Option(str(count), Text("amount-to-chapel", count=count, food=40 * count)) for count in savings]
    prompt = Text(asked, brothers=CLOISTER, money=12, position=20, to=17)
    choice = Choice(0, key, prompt, tuple(answers))
    SHELF.clear()
    sheet = abbey_sheet(middle(6, 0), msgspec.structs.replace(stage(language), asked=choice))
    assert len(lit) == len(savings)
    assert sheet.height <= MOST
    assert not laws.breaches(sheet)


@pytest.mark.parametrize("phase", ["column", "cellerar", "market", "build", "attack", "march", "feed"])
def test_nothing_is_lit_while_nothing_is_asked(phase: Any, lit: list[Box]) -> None:
    abbey_sheet(middle(4, 2, phase=phase), asked_about(None))
    assert lit == []


def test_a_step_says_what_it_costs_and_where_it_leads() -> None:
    choice = next(choice for _, choice in moments(0) if choice.key == "build.choose" and "cheese" in choice.values)
    view = next(view for view, other in moments(0) if other == choice)
    written = [word.words for word in abbey_sheet(view, asked_about(choice)).written]
    step = next(option for option in choice.options if option.value == "cheese")
    assert step.hint
    cheese = view.abbeys[choice.seat].areas[1]
    name = written.index("Käserei")
    assert written[name + 1 : name + 4] == [
        f"{cheese.food} NE",
        f"{cheese.next_cost} D",
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
        assert sheet.height <= MOST
        assert not laws.breaches(sheet)


@pytest.mark.parametrize("language", ["de", "en"])
def test_going_on_tells_how_many_vegetables_each_field_takes(language: Any) -> None:
    met = [(view, choice) for view, choice in moments(0) if choice.key == "march.vegetables"]
    view, choice = max(met, key=lambda moment: len(moment[1].options))
    abbey = view.abbeys[choice.seat]
    part = stretch(view, abbey, choice, stage(language))
    _title, *written = [word.words for word in part.written if not word.words.startswith("−")]
    assert written[: 2 * len(choice.options)] == [
        str(word) for count in range(len(choice.options)) for word in (abbey.position + count, count)
    ]


@pytest.mark.parametrize("victims", range(1, 7))
@pytest.mark.parametrize("language", ["de", "en"])
def test_all_who_may_be_attacked_have_room(victims: int, language: Any, lit: list[Box]) -> None:
    figures = [Option(str(seat), Text("figure", who=Seat(seat), position=40, to=37)) for seat in range(victims)]
    choice = Choice(0, "drunkard.target", Text("ask-drunkard"), tuple(figures), least=0)
    sheet = abbey_sheet(middle(6, 0), msgspec.structs.replace(stage(language), asked=choice))
    assert len(lit) == victims
    assert sheet.height <= MOST
    assert not laws.breaches(sheet)


def paid(option: Option) -> str:
    """What a Cellerar costs or brings back, as his option says."""
    assert option.hint
    coins = int(str(option.hint.args["coins"]))
    return ("+" if option.hint.id == "cellerar-hint-back" else "−" if coins else "") + f"{coins} D"


@pytest.mark.parametrize("seed", range(GAMES))
def test_exactly_those_cellerars_are_there_who_can_be_had_each_as_his_option_says(seed: int) -> None:
    for view, choice in moments(seed):
        if choice.key != "cellerar.choose":
            continue
        written = [word.words for word in abbey_sheet(view, asked_about(choice)).written]
        food = [place for place, words in enumerate(written) if re.fullmatch(r"\d+ NE", words)]
        found = [option for option in choice.options if option.value.isdecimal()]
        if view.abbeys[choice.seat].cellerar:
            assert {(written[at - 2], written[at - 1]) for at in food} == {(one.value, paid(one)) for one in found}
        else:
            assert {written[at - 1] for at in food} == {f"{one.value} D" for one in found}
        assert all(written[at + 1].startswith(("Feld ", "Cluny")) for at in food)


def test_the_line_names_the_phase_of_the_question_alone() -> None:
    choice = next(choice for _, choice in moments(0) if choice.key == "market.buy")
    view = middle(4, choice.seat, phase="build", as_shown=[bare(seat) for seat in range(4)])
    words = " ".join(word.words for word in abbey_sheet(view, asked_about(choice)).written)
    assert "Phase 2b" in words
    assert "Phasen 2b und 3" not in words


def rows(choice: Choice, view: View) -> list[list[str]]:
    """What is written in each row of a table of people, below the headings."""
    written = abbey_sheet(view, asked_about(choice)).written
    marked = [word for word in written if word.words == "Du" or word.words in PEOPLE]
    return [[other.words for other in written if abs(other.box.y - name.box.y) < 5] for name in marked]


def test_of_everybody_on_the_road_field_fall_and_means_to_ward_off_are_told_foremost_first() -> None:
    figures = [
        Option(str(seat), Text(label, who=Seat(seat), position=here, to=here - 3))
        for seat, label, here in ((1, "figure", 12), (2, "figure-guarded", 12))
    ]
    choice = Choice(0, "beg.target", Text("ask-beg"), tuple(figures), least=0)
    view = shown([abbey(0, position=5), abbey(1, position=12), abbey(2, position=13)], 0)
    assert rows(choice, view) == [
        ["Clara", "13 → 9", "Hund, Viehhirte", "86"],
        ["Ben", "12 → 9", "–", "63"],
        ["Du", "5", "–", "40"],
    ]


def test_of_a_figure_that_stays_only_its_field_is_told() -> None:
    figures = [
        Option(str(seat), Text(label, who=Seat(seat), position=here, to=to))
        for seat, label, here, to in ((1, "figure-safe", 40, 40), (2, "figure", 39, 36), (3, "figure-safe", 41, 41))
    ]
    choice = Choice(0, "drunkard.target", Text("ask-drunkard"), tuple(figures), least=0)
    places = ((0, 3), (1, 40), (2, 39), (3, 41))
    view = shown([abbey(seat, position=position) for seat, position in places], 0)
    assert [row[1] for row in rows(choice, view)] == ["Cluny", "40", "39 → 36", "3"]


def test_who_is_attacked_sees_where_they_would_fall(lit: list[Box]) -> None:
    means = (Option("dog", Text("defend-dog", count=1)), Option("no", Text("defend-no")))
    prompt = Text("ask-defend", who=Seat(0), by="begging", position=13, to=10)
    view = shown([abbey(0, position=12), abbey(1, position=13, dogs=1)], 1)
    choice = Choice(1, "defend.choose", prompt, means)
    assert rows(choice, view)[0][:2] == ["Du", "13 → 10"]
    assert len(lit) == len(means)


@pytest.mark.parametrize("seats", range(2, 7))
def test_keeping_the_column_leaves_the_order_passing_it_on_lets_the_next_begin(seats: int, lit: list[Box]) -> None:
    keep, away = Option("keep", Text("column-keep", coins=2)), Option("pass", Text("column-pass"))
    choice = Choice(1, "column.choose", Text("ask-column", money=9, pot=2), (keep, away))
    sheet = abbey_sheet(middle(seats, 1, phase="column"), asked_about(choice))
    said = [word.words for word in sheet.written]
    order = ["Du", *PEOPLE[2:seats], PEOPLE[0]]
    names = [words for words in said if words in order]
    assert names == [*order, *order[1:], order[0], *order]
    assert len(lit) == 2
    assert sheet.height <= MOST


@pytest.mark.parametrize("key", ASKED)
def test_every_question_of_a_game_has_a_picture_of_its_own(key: str) -> None:
    assert key in {choice.key for seed in range(GAMES) for _, choice in moments(seed)} | RARE


def test_an_unknown_question_is_asked_beside_the_own_abbey() -> None:
    choice = Choice(0, "unheard.of", Text("ask-market", money=1, vegetables=1), (Option("0", Text("yes")),))
    told = abbey_sheet(middle(3, 0), asked_about(choice))
    assert told.image.tobytes() == abbey_sheet(middle(3, 0), asked_about(None)).image.tobytes()


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
    part = stretch(view, view.abbeys[0], choice, stage("de"))
    assert [word.words for word in part.written if word.words.startswith("−") and word.words[1:].isdecimal()] == told
    assert any("nichts zu essen" in word.words for word in part.written) == bool(told)


def test_what_a_question_may_take() -> None:
    assert MOST / WIDTH == 0.85


@pytest.mark.parametrize(("seats", "language"), [(2, "en"), (4, "de"), (6, "en")])
def test_in_a_game_of_good_computers_every_question_stands_in_full_width(seats: int, language: Language) -> None:
    match = Match.begin(GAME, Setup(seats), b"heights")
    advise, met = GAME.mind.player(GAME.mind.usual), Counter[str]()
    while match.open:
        choice_id, choice = next(iter(match.open.items()))
        met[choice.key] += 1
        if met[choice.key] % EACH == 1:
            asked = msgspec.structs.replace(stage(language), asked=choice)
            assert abbey_sheet(match.view(choice.seat), asked).height <= MOST
        match.answer(choice.seat, choice_id, advise(match.look(choice.seat), choice))
    assert len(met) >= 8
