"""What is asked of Monasterium's players: on the own board exactly the options are lit, called as in the list."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from games.kernel.engine.choice import Choice, Option
from games.kernel.engine.text import Text
from games.monasterium import GAME
from games.monasterium.view import View
from renderers.monasterium import sight
from renderers.monasterium.asking import TOLD_ELSEWHERE, costs, going
from renderers.monasterium.board import FIRST, board_sheet
from renderers.monasterium.offer import NOTHING, READ, offer
from renderers.monasterium.places import cloister, reach, window
from renderers.monasterium.places.bonuses import pieces
from renderers.monasterium.places.players import asked_for
from renderers.parts import ornament
from renderers.surface import collage
from renderers.surface.canvas import Box, Canvas
from renderers.surface.sheet import TALLEST
from tests.games.playing import begin
from tests.renderers import laws
from tests.renderers.monasterium.schools import asking, middle, shown, stage

KEPT = (collage._section, window._wall, reach._in_row)
GAMES = [(2, 1), (3, 5), (4, 3), (4, 7)]
EACH = 3
"""So many questions of each kind are drawn in each game."""


@cache
def questions() -> tuple[tuple[View, Choice], ...]:
    """Questions of every kind from games played by lot, with what their seats see."""
    return tuple(found for seats, seed in GAMES for found in _questions(seats, seed))


def _questions(seats: int, seed: int) -> Iterator[tuple[View, Choice]]:
    player, met = begin(GAME, seats, seed), dict[tuple[str, bool], int]()
    for _ in player.steps(10**6):
        for seat in range(seats):
            question = player.match.question(seat)
            if question is None:
                continue
            kind = question[1].key, offer(question[1]).things == ()
            met[kind] = met.get(kind, 0) + 1
            if met[kind] <= EACH:
                yield player.match.view(seat), question[1]


@pytest.fixture
def lit(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Box]]:
    """Whatever is lit from now on."""
    boxes: list[Box] = []

    def noting(canvas: Canvas, box: Box, *looks: Any) -> None:
        boxes.append(box)
        ornament.lit(canvas, box, *looks)

    monkeypatch.setattr(sight, "lit", noting)
    monkeypatch.setattr(cloister, "lit", noting)
    for kept in KEPT:
        kept.cache_clear()
    yield boxes
    for kept in KEPT:
        kept.cache_clear()


def test_questions_of_every_kind_are_met() -> None:
    assert {choice.key for _, choice in questions()} == READ.keys() == FIRST.keys()


@pytest.mark.long
@pytest.mark.parametrize("key", READ)
def test_what_is_lit_are_exactly_the_options(key: str, lit: list[Box]) -> None:
    for view, choice in questions():
        if choice.key == key:
            for kept in KEPT:
                kept.cache_clear()
            lit.clear()
            sheet = board_sheet(view, asking(choice))
            assert len(lit) == len(choice.options)
            assert sheet.height <= TALLEST
            assert not laws.breaches(sheet)


def test_nothing_is_lit_while_nothing_is_asked(lit: list[Box]) -> None:
    _ = board_sheet(shown(middle(3), 0), stage())
    assert lit == []
    assert offer(None) == NOTHING


def test_what_is_asked_elsewhere_lights_nothing() -> None:
    assert offer(Choice(0, "unheard.of", Text("x"), (Option("a", Text("x")),))) == NOTHING


CALLED = {
    "send.novice": lambda option: option.value,
    "move.count": lambda option: str(option.label.args["field"]),
    "window.cloister": lambda option: option.value,
    "window.row": lambda option: f"Row {option.value}",
}
"""What stands on whatever an option of these questions means."""


@pytest.mark.parametrize("key", CALLED)
def test_what_the_list_offers_is_called_so_on_the_picture(key: str) -> None:
    for view, choice in questions():
        if choice.key == key:
            said = asking(choice)
            on_picture = words(view, choice)
            for option in choice.options:
                name = CALLED[key](option)
                assert name in on_picture
                assert name.lower() in said.say(option.label).lower()


def test_every_place_offered_can_be_found_on_the_picture_by_what_the_list_says() -> None:
    offered = [found for found in questions() if found[1].key == "send.place"]
    assert {view.board.places[value].area for view, choice in offered for value in choice.values} >= {
        "building",
        "walk",
    }
    for view, choice in offered:
        on_picture = words(view, choice)
        for option in choice.options:
            place = view.board.places[option.value]
            name = place.cloister if place.area == "chapel" else place.label
            assert name in on_picture
            assert asking(choice).say(option.label).endswith(name)


@pytest.mark.long
def test_only_places_that_are_offered_are_called_so() -> None:
    for view, choice in questions():
        labels = {place.label for place in view.board.places.values() if place.area != "chapel"}
        offered = {view.board.places[value].label for value in choice.values if value in view.board.places}
        assert labels & words(view, choice) == offered & labels


def words(view: View, choice: Choice) -> set[str]:
    """What is written on the own board while this is asked."""
    return {written.words for written in board_sheet(view, asking(choice)).written}


def test_what_places_cost_and_bring_is_said_once_for_each_kind() -> None:
    assert costs_of(Text("pays", goods=(good("influence", 1), good("soup", 2)), kind="P", lost=0)) == [
        ("soup", "−1", "influence", "−2", "soup", "→", "+1", "prestige", "tool")
    ]
    assert costs_of(Text("pays", goods=(good("influence", 3),), kind="chapel", lost=0)) == [
        ("chapel", "−3", "influence")
    ]
    assert costs_of(Text("brings", kind="G", lost=0)) == [("book", "→", "+3", "prestige", "window")]
    assert costs_of(Text("brings", kind="G", lost=1)) == [("book", "→", "+3", "prestige")]


def test_whatever_is_free_and_brings_nothing_at_once_says_so() -> None:
    assert costs_of(Text("pays", goods=(good("rosary", 1),), kind="walk", lost=0)) == [("walk", "−1", "rosary")]
    for kind, good_paid in (("walk", "rosary"), ("chapel", "influence")):
        assert costs_of(Text("brings", kind=kind, lost=0), "ask-extra-novice") == [(kind, "−0", good_paid)]


def test_the_novice_who_is_sent_is_named_with_what_he_unlocks_and_the_dice_that_are_left() -> None:
    met = set()
    for view, choice in questions():
        if choice.key != "send.place":
            continue
        school = view.schools[choice.seat]
        sent = going(choice, school)
        assert sent.label in words(view, choice)
        left = [(column.number, column.dice) for column in school.columns if column.dice]
        assert [sent.lying] == (left or [None])
        found = [each for column in school.columns for each in column.novices if each.label == sent.label]
        assert [sent.unlocks] == ([pieces(each.action) if each.action else ("flip_tile",) for each in found] or [()])
        met.add((sent.unlocks == ("flip_tile",), bool(found), bool(left)))
    assert len(met) > 2


def test_a_novice_of_whom_nothing_but_the_row_is_known_stands_alone() -> None:
    (view, choice), *_ = [found for found in questions() if found[1].key == "send.place"]
    beside = Choice(choice.seat, choice.key, Text("ask-extra-novice", row="III"), choice.options)
    assert going(beside, view.schools[choice.seat]).unlocks == ()
    assert "III" in words(view, beside)


@pytest.mark.long
def test_every_question_is_asked_on_the_picture_in_one_line() -> None:
    for view, choice in questions():
        said, written = asking(choice).say(choice.prompt), words(view, choice)
        if choice.key in TOLD_ELSEWHERE:
            assert any(line.rstrip().endswith("?") for line in written) or "you place?" in " ".join(written)
        else:
            assert any(line.endswith("?") and said.startswith(line) for line in written)


def test_who_places_ahead_sees_no_dice_of_the_round_that_is_still_on() -> None:
    state = middle(3, neutral=[9, 0, 0, 0, 0, 0])
    state.schools[0].neutral, state.schools[0].rolled = 1, [3]
    question = Choice(0, "dice.place", Text("ask-place"), (Option("3", Text("place-number", number=3, count=1)),))
    now = words(shown(state, 0), question)
    state.schools[0].placing = state.round + 1
    assert "9" in now
    assert "9" not in words(shown(state, 0), question)


def good(name: str, count: int) -> Text:
    """So many of a good."""
    return Text("good", good=name, count=count)


def costs_of(hint: Text, prompt: str = "ask-where") -> Sequence[tuple[str, ...]]:
    """What is said of two places of a kind."""
    options = (Option("A.b1", Text("spot"), hint), Option("A.b4", Text("spot"), hint))
    return [*costs(Choice(0, "send.place", Text(prompt), options)).values()]


def test_the_pane_that_is_built_in_is_named_with_how_many_are_left_and_nothing_else_names_one() -> None:
    for view, choice in questions():
        glass = offer(choice).glass
        if choice.key != "window.row":
            assert glass == ""
            continue
        assert glass == choice.prompt.args["cloister"]
        left = next(here.windows for here in view.cloisters if here.name == glass)
        assert f"Pane from monastery {glass}, {left} left: which row?" in words(view, choice)


def test_a_space_says_how_many_dice_of_the_roll_would_come_to_it() -> None:
    for view, choice in questions():
        adds, school = dict(offer(choice).adds), view.schools[choice.seat]
        if choice.key == "dice.place":
            roll = [*school.rolled, *school.rolled_own]
            assert adds == {number: roll.count(number) for number in roll}
            assert {f"+{count}" for count in adds.values()} <= words(view, choice)
        else:
            assert adds == {}


def test_for_a_six_each_column_says_what_it_gives_now() -> None:
    met = set()
    for _, choice in questions():
        found = offer(choice)
        assert bool(found.gives) <= (choice.key == "joker.column")
        for option in choice.options if found.gives else ():
            levels = {level for column, level in found.gives if str(column) == option.value}
            use = option.label.args["use"]
            assert isinstance(use, Text)
            rows = str(use.args.get("rows", ""))
            assert levels - {0} == {len(row) for row in rows.split("/") if row}
            assert (0 in levels) == (use.id not in ("use-row", "use-nothing"))
            met.add(use.id)
    assert len(met) > 1


@pytest.mark.parametrize(("year", "number", "said"), [(1, 2, "year 1, round 3"), (1, 3, "year 2, round 1")])
def test_who_rolls_for_the_next_round_is_told_for_which(year: int, number: int, said: str) -> None:
    state = middle(3, year=year, round_in_year=number)
    state.schools[0].neutral, state.schools[0].rolled = 2, [3, 3]
    state.schools[0].placing = state.round + 1
    written = {word.words for word in board_sheet(shown(state, 0), stage("en")).written}
    assert f"Dice for {said}" in written
    others = {word.words for word in board_sheet(shown(state, 1), stage("en")).written}
    assert f"Round {number} of 3: actions" in others
    state.schools[0].placing = state.round
    now = {word.words for word in board_sheet(shown(state, 0), stage("en")).written}
    assert f"Round {number} of 3: actions" in now


def test_the_own_head_says_what_for_one_is_asked() -> None:
    state = middle(3)
    view = shown(state, 0)
    acting, ahead = replace(view, phase="act", turn=0), replace(view.schools[0], placing=True, ahead=True)
    assert asked_for(acting.schools[0], acting) == "turn"
    assert asked_for(acting.schools[1], acting) == "waiting"
    assert asked_for(ahead, acting) == "next_round"
    assert asked_for(view.schools[0], replace(view, phase="dice", turn=0)) == "waiting", "all are asked at once"
