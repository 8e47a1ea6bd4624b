"""The pictures of Monasterium's questions: exactly the options are lit, called as in the list, and each sign has its
word.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from bot.language.phrases import LANGUAGES, Language
from games.kernel.engine.choice import Choice, Option
from games.kernel.engine.text import Text
from games.monasterium import GAME
from games.monasterium.rules.questions import where
from games.monasterium.view import View
from renderers.monasterium import sight
from renderers.monasterium.board import board_sheet
from renderers.monasterium.offer import NOTHING, READ, offer
from renderers.monasterium.places import cloister
from renderers.monasterium.places.players import asked_for
from renderers.monasterium.question import prices
from renderers.monasterium.question.deeds import deeds, short
from renderers.monasterium.question.sheet import HIGHEST, SHOWN
from renderers.monasterium.sight import Sight
from renderers.monasterium.symbols import SIGNS
from renderers.parts import ornament
from renderers.parts.pen import Draw, Pen
from renderers.surface.canvas import Box, Canvas
from renderers.surface.kept import SHELF
from renderers.surface.stage import Looks
from tests.games.playing import begin
from tests.renderers import laws
from tests.renderers.monasterium.schools import asking, middle, shown, stage

LOOKS: Looks = ("dark", "normal")
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
    SHELF.clear()
    yield boxes
    SHELF.clear()


def test_questions_of_every_kind_are_met() -> None:
    assert {choice.key for _, choice in questions()} == READ.keys() == SHOWN.keys()


@pytest.mark.long
@pytest.mark.parametrize("key", READ)
def test_what_is_lit_are_exactly_the_options(key: str, lit: list[Box]) -> None:
    for view, choice in questions():
        if choice.key == key:
            SHELF.clear()
            lit.clear()
            sheet = board_sheet(view, asking(choice))
            assert len(lit) == len(choice.options)
            assert sheet.height <= HIGHEST
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
    view = shown(middle(2), 0)
    paid = Text("pays", goods=(good("influence", 1), good("soup", 2)), kind="P", lost=0)
    assert offered_kinds(view, paid, "A.b1", "A.b4") == {"Secular building": stage().say(paid)}
    assert offered_kinds(view, Text("pays", goods=(good("influence", 3),), kind="chapel", lost=0), "A.chapel") == {
        "Chapel": "3 influence"
    }
    kept, lost = Text("brings", kind="G", lost=0), Text("brings", kind="G", lost=1)
    assert offered_kinds(view, kept, "A.b3") == {"Common room": "free → 3 points, window pane"}
    assert "no window pane" in offered_kinds(view, lost, "A.b3")["Common room"]
    assert offered_kinds(view, Text("brings", kind="walk", lost=0), "A.k1") == {"Cloister walk": "free"}


def test_kinds_of_places_that_are_not_on_offer_are_named_without_a_price() -> None:
    view, hint = shown(middle(2), 0), Text("brings", kind="G", lost=0)
    choice = Choice(0, "send.place", Text("ask-where"), (Option("A.b3", Text("spot"), hint),))
    named = [price.name for price in prices.prices(choice, view, asking(choice)) if not price.told]
    assert named == ["Secular building", "Workshop", "Chapel"]


def test_the_novice_who_is_sent_is_named_with_what_he_unlocks() -> None:
    met = set()
    for view, choice in questions():
        if choice.key != "send.place":
            continue
        sent = [price for price in prices.prices(choice, view, asking(choice)) if price.sign == "novice"]
        label = str(choice.prompt.args.get("novice", ""))
        columns = view.schools[choice.seat].columns
        found = [each for column in columns for each in column.novices if each.label == label]
        told = [short(each.action) if each.action else Text("picture-monasterium-flipped") for each in found]
        assert [(price.name, price.told) for price in sent] == [
            (f"Novice {label}", f"→ {asking(choice).say(what)}") for what in told
        ]
        met.add((label != "", "IV" in label))
    assert len(met) > 1


@pytest.mark.parametrize("names", ["A", "AB", "ABC", "ABCDE"])
@pytest.mark.parametrize("row", range(4))
def test_any_number_of_cloisters_has_room_with_every_place_on_offer(names: str, row: int) -> None:
    state = middle(4)
    me, places = state.schools[0], state.board.places
    areas = ("building", "building", "chapel", "walk")
    free = [name for name, place in places.items() if place.cloister in names and place.area == areas[row]]
    choice = next(where(state, me, row, 0, free, 0))
    sheet = board_sheet(shown(state, 0), asking(choice))
    assert not laws.breaches(sheet)
    assert sheet.height <= HIGHEST
    written = words(shown(state, 0), choice)
    assert {place.label for name, place in places.items() if name in free and place.area != "chapel"} <= written
    assert {price.name for price in prices.prices(choice, shown(state, 0), asking(choice)) if price.told} <= named(
        written
    )


def named(written: set[str]) -> set[str]:
    """The names of kinds among what is written: what stands before a colon or an arrow."""
    return {re.split(":| →", line)[0] for line in written}


def test_what_a_question_asks_is_above_the_picture_and_not_on_it() -> None:
    for view, choice in questions():
        said = asking(choice).say(choice.prompt)
        assert not [line for line in words(view, choice) if "?" in line], said


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


def offered_kinds(view: View, hint: Text, *names: str) -> dict[str, str]:
    """What is said of places that have this hint, by the names of their kinds."""
    choice = Choice(0, "send.place", Text("ask-where"), tuple(Option(name, Text("spot"), hint) for name in names))
    return {price.name: price.told for price in prices.prices(choice, view, asking(choice)) if price.told}


def test_the_pane_that_is_built_in_is_named_and_nothing_else_names_one() -> None:
    for view, choice in questions():
        glass = offer(choice).glass
        if choice.key != "window.row":
            assert glass == ""
            continue
        assert glass == choice.prompt.args["cloister"]
        assert glass in words(view, choice)


@pytest.mark.parametrize(("used", "said"), [(False, "Re-roll: once a round"), (True, "Re-roll: already used")])
def test_the_roll_says_whether_one_may_roll_again(used: bool, said: str) -> None:
    state = middle(2)
    state.schools[0].neutral, state.schools[0].rolled, state.schools[0].reroll_used = 1, [3], used
    question = Choice(0, "dice.place", Text("ask-place"), (Option("3", Text("place-number", number=3, count=1)),))
    assert said in " ".join(word.words for word in board_sheet(shown(state, 0), asking(question)).written)


def test_of_a_number_exactly_the_actions_are_told_that_are_possible_with_its_dice() -> None:
    met = set()
    for view, choice in questions():
        found = offer(choice)
        assert bool(found.gives) <= (choice.key in ("joker.column", "dice.take"))
        for option in choice.options if found.gives else ():
            levels = {level for column, level in found.gives if str(column) == option.value}
            use = option.label.args["use"]
            assert isinstance(use, Text)
            rows = str(use.args.get("rows", ""))
            assert levels - {0} == {len(row) for row in rows.split("/") if row}
            assert (0 in levels) == (use.id not in ("use-row", "use-nothing"))
            met.add(use.id)
            told = deeds(int(option.value), view.schools[choice.seat], asking(choice), Sight(LOOKS, found))
            if levels and option.value != "6":
                assert [deed.row for deed in told] == ["" if level == 0 else "I" * level for level in sorted(levels)]
    assert len(met) > 1


def test_what_is_unlocked_is_told_of_each_number_while_dice_are_placed() -> None:
    state = middle(2)
    state.schools[0].grid = [[True] * 5 for _ in range(4)]
    state.schools[0].grid[1][1] = False
    state.schools[0].neutral, state.schools[0].rolled = 1, [2]
    question = Choice(0, "dice.place", Text("ask-place"), (Option("2", Text("place-number", number=2, count=1)),))
    written = words(shown(state, 0), question)
    assert {"1 soup", "II", "2 soup"} <= written
    assert not {"I", "III"} & written


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_any_question_is_cut_off(language: Language) -> None:
    for view, choice in questions():
        sheet = board_sheet(view, replace(stage(language), asked=choice))
        assert not [word.words for word in sheet.written if word.words.endswith("…")], choice.key


SAID = {
    "book": "book", "tool": "tool", "soup": "soup", "rosary": "rosary", "influence": "influence", "novice": "Novice",
    "prestige": "point", "extra_die": "die", "reroll": "Re-roll", "used": "Re-roll", "chapel": "Chapel",
    "walk": "Cloister walk", "send": "novice", "cheaper": "cheaper", "move": "messenger", "window": "pane",
    "upgrade": "xchange", "goods": "exchange", "any_action": "action", "either": "or",
}  # fmt: skip
"""The word for each sign that the picture of a question may have. A die stands for itself."""


@pytest.mark.long
def test_no_sign_is_on_the_picture_of_a_question_without_its_word(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = set[str]()

    def noting(name: str, draw: Draw) -> Draw:
        def noted(pen: Pen) -> None:
            drawn.add(name)
            draw(pen)

        return noted

    for name, draw in {**SIGNS}.items():
        monkeypatch.setitem(SIGNS, name, noting(name, draw))
    for view, choice in questions():
        SHELF.clear()
        drawn.clear()
        said = " ".join(word.words for word in board_sheet(view, asking(choice)).written)
        lacking = {name for name in drawn - {"die"} if SAID[name] not in said}
        assert not lacking, (choice.key, said)
    SHELF.clear()


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
