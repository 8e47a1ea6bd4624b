"""What the questions of phase 3 say and suggest, as far as a wrong click would cost something."""

from typing import Any

import pytest

from games.domus_domini import GAME
from games.domus_domini.events import DrunkardSent
from games.domus_domini.rules import questions
from games.kernel.contract.game import Setup, encode_state
from games.kernel.engine.choice import Choice
from games.kernel.engine.text import Text
from games.kernel.match import Match, Snapshot
from tests.games.saying import LANGUAGES, say

BUILDING: dict[Any, Any] = {"phase": "build", "production_card": "cheese-20"}


def asked(
    abbey: dict[str, Any], *answers: str, other: dict[str, Any] | None = None, **table: Any
) -> tuple[Choice, dict[str, str]]:
    """What the first seat is asked after these answers, and what its options say in English, by value."""
    setup = Setup(2)
    state = GAME.arrange(setup, b"asked", {**BUILDING, **table, 0: abbey, 1: other or {}})
    match = Match(GAME, setup, Snapshot(0, 0, encode_state(state)))
    for answer in answers:
        question = match.question(0)
        assert question is not None
        match.answer(0, question[0], (answer,))
    question = match.question(0)
    assert question is not None
    said = {
        option.value: " | ".join(say("domus_domini", "en", text) for text in (option.label, option.hint) if text)
        for option in question[1].options
    }
    return question[1], said


def test_every_price_says_what_it_brings_and_what_is_left() -> None:
    abbey = {"money": 7, "veg": 2, "lay_kloster": 2, "lay_chapel": 2, "chapel": 2, "huts": 1, "cellerar": 12}
    _, said = asked(abbey | {"stage": {"garden": 5, "cheese": 5, "brewery": 0}})
    assert said["garden"] == "Garden stage 6: 2 D | +20 food: space 32 · 5 D left · completes it: 7 indulgences"
    assert said["cheese"] == "Cheese Dairy stage 6: 1 D | +30 food: space 33 · 6 D left · completes it: 10 indulgences"
    assert said["brewery"] == "Brewery stage 1: 1 D | +10 food: space 31 · 6 D left"
    assert said["chapel"].endswith(
        "| +40 food: space 34 · room for 3 brothers, 40 food each · 3 D left · 11 indulgences at the end"
    )
    assert said["recruit"].endswith("1 vegetable left")
    assert said["dog"].endswith("1 vegetable left")
    assert said["hut"].endswith("6 D left")


def test_a_brewing_cellerars_bonus_is_part_of_what_the_stage_brings() -> None:
    abbey = {"money": 2, "cellerar": 11, "stage": {"garden": 0, "cheese": 0, "brewery": 2}}
    assert "+60 food: space 16" in asked(abbey)[1]["brewery"]


def test_over_four_hundred_a_stage_leads_to_cluny() -> None:
    full = {"garden": 6, "cheese": 6, "brewery": 6}
    assert "+40 food: Cluny" in asked({"money": 3, "cellerar": 8, "stage": full})[1]["brewery"]


@pytest.mark.parametrize(
    ("abbey", "action", "options", "usual"),
    [
        ({"lay_kloster": 3, "chapel": 1}, "to_chapel", ["1 (+20 food)", "2 (+40 food)"], "2"),
        ({"lay_chapel": 2, "chapel": 1}, "to_kloster", ["1 (−20 food)", "2 (−40 food)"], "2"),
        (
            {"lay_kloster": 3, "lay_chapel": 2, "chapel": 1},
            "to_field",
            ["2 (1 vegetable)", "4 (2 vegetables, −20 food)"],
            "2",
        ),
        (
            {"lay_kloster": 1, "lay_chapel": 3, "chapel": 3},
            "to_field",
            ["2 (1 vegetable, −40 food)", "4 (2 vegetables, −120 food)"],
            "2",
        ),
        ({"money": 5}, "save", ["3 D (+1 D)", "4 D (+1 D)", "5 D (+1 D)"], "3"),
    ],
)
def test_how_many_says_what_comes_of_it(abbey: dict[str, Any], action: str, options: list[str], usual: str) -> None:
    choice, said = asked(abbey, action)
    assert list(said.values()) == options
    assert choice.default == (usual,)


def test_a_cellerar_of_the_production_cards_kind_says_what_it_adds() -> None:
    _, said = asked({"money": 10}, phase="cellerar")
    assert said["3"].endswith("costs 3 D · 30 food, +20 this round · saves 1 D in the cheese dairy each round")
    assert said["4"].endswith("costs 4 D · 40 food · brings 2 vegetables each round")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_can_ward_an_attack_off_is_known_to_the_attacker(language: str) -> None:
    table: dict[Any, Any] = {"phase": "attack", 1: {"pos": 9, "huts": 1, "dogs": 1}}
    setup = Setup(2)
    match = Match(GAME, setup, Snapshot(0, 0, encode_state(GAME.arrange(setup, b"", {**table, 0: {"lay_kloster": 1}}))))
    question = match.question(0)
    assert question is not None
    label = say("domus_domini", language, question[1].options[0].label)
    assert (
        label
        == {
            "de": "Ben (kann abwehren): Feld 9 → 6",
            "en": "Ben (can fend it off): space 9 → 6",
        }[language]
    )


def test_in_the_last_round_what_comes_too_late_says_so() -> None:
    _, said = asked({"money": 3, "lay_kloster": 2}, round=5)
    for action in ("to_field", "save"):
        assert said[action].endswith("| no longer pays off in the last round")
    four = {"money": 4, "lay_kloster": 2, "lay_chapel": 2, "chapel": 1}
    assert list(asked(four, "save", round=5)[1].values()) == ["3", "4"]
    assert list(asked(four, "to_field", round=5)[1].values()) == ["2", "4 (−40 food)"]


@pytest.mark.parametrize(
    ("attacker", "asked"), [({"lay_kloster": 1}, "Ben bettelt bei dir:"), ({"specials": ["drunkard"]}, "Ben lässt den")]
)
def test_whoever_is_attacked_reads_by_what(attacker: dict[str, Any], asked: str) -> None:
    abbeys: dict[Any, Any] = {0: {"pos": 9, "huts": 1, "dogs": 1}, 1: attacker, "seat": 1}
    state = GAME.arrange(Setup(2), b"", {"phase": "attack", **abbeys})
    match = Match(GAME, Setup(2), Snapshot(0, 0, encode_state(state)))
    question = match.question(1)
    assert question is not None
    match.answer(1, question[0], ("0",))
    defence = match.question(0)
    assert defence is not None
    assert say("domus_domini", "de", defence[1].prompt).startswith(asked)


def test_ones_own_figure_is_the_last_that_the_drunkard_could_meet() -> None:
    choice, said = asked({"pos": 7, "specials": ["drunkard"]}, phase="attack", other={"pos": 9})
    assert list(said.values()) == ["Ben: space 9 → 6", "Yourself: space 7 → 4"]
    assert choice.decline == Text("no-drunkard")


def test_a_figure_that_cannot_fall_is_said_to_stay() -> None:
    armed = {"pos": 40, "huts": 1, "dogs": 1}
    _, said = asked({"pos": 0, "specials": ["drunkard"]}, phase="attack", other=armed)
    assert list(said.values()) == ["Ben: stays on space 40", "Yourself: you stay on space 0"]


def test_left_alone_the_drunkard_hits_somebody_who_falls() -> None:
    state = GAME.arrange(Setup(3), b"", {"phase": "attack", 0: {"pos": 41}, 1: {"pos": 40}, 2: {"pos": 3}})
    assert questions.drunkard(state, state.abbeys[0], (0, 1, 2), least=1).default == ("2",)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_the_drunkard_is_let_loose_on_by_himself_is_named_once(language: str) -> None:
    for reader in (None, 0, 1):
        line = DrunkardSent(0, 0).line(reader)
        assert line
        assert say("domus_domini", language, line, reader).count("Anna") == int(reader != 0)


def test_german_says_whom_the_own_drunkard_hits_as_the_question_asks() -> None:
    choice = asked({"pos": 9, "specials": ["drunkard"]}, other={"pos": 7, "veg": 0}, phase="attack")[0]
    labels = {option.value: say("domus_domini", "de", option.label) for option in choice.options}
    assert labels == {"0": "Dich selbst: Feld 9 → 6", "1": "Ben: Feld 7 → 4"}
