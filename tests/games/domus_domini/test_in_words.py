"""Table and own abbey in words say what the picture shows, in both languages."""

from typing import Any

import pytest

from games.domus_domini import GAME
from games.domus_domini.events import CameHome, ColumnKept, Earned, Fed, Hired, Marched
from games.domus_domini.table import Table
from games.kernel.contract.game import Setup
from games.kernel.engine.text import Text
from tests.games.saying import LANGUAGES, say

RICH = {
    "money": 4,
    "saved": 6,
    "veg": 2,
    "lay_kloster": 3,
    "lay_chapel": 2,
    "lay_field": 4,
    "huts": 2,
    "dogs": 1,
    "stage": {"garden": 3, "cheese": 2, "brewery": 3},
    "chapel": 1,
    "cellerar": 11,
    "specials": ["cart", "drunkard"],
    "pos": 28,
    "loi": 51,
}
TABLE = {"phase": "attack", "round": 3, "production_card": "brewery-30", 0: RICH, 1: {"pos": 0}, 2: {"pos": 41}}


def told(table: dict[Any, Any], seat: int | None = None, language: str = "en") -> str:
    state = GAME.arrange(Setup(3), b"words", table)
    return said(GAME.words.table(GAME.view(state, seat)), language)


def said(lines: tuple[Text, ...], language: str = "en") -> str:
    return "\n".join(say("domus_domini", language, line) for line in lines)


@pytest.mark.parametrize(
    "fact",
    [
        "Round 3 of 5, Phase 4: begging.",
        "Anna is start player (column).",
        "Production card: Brewery +30 food.",
        "Out of the game: Brewery +10 food; 4 cards to come.",
        "Anna on space 28 (7 D), Clara in Cluny (5 D) and Ben on space 0 (0 D)",
        "Anna: 51 indulgences, 4 D, 6 D saved, cloister card 1.",
        "Garden stage 3 of 6 (30 food), Cheese Dairy stage 2 of 6 (20 food) and Brewery stage 3 of 7 (40 food).",
        "Together 280 food now.",
        "Lay brothers: 3 in the cloister, 2 in the chapel, 4 at field work. Vegetables: 2.",
        "Chapel stage 1: room for 2 brothers with 20 food each, 3 indulgences.",
        "Dog huts: 2, watchdogs: 1.",
        "Brewery Cellarer 11: 80 food, bonus 40 food.",
        "Special cards: Vegetable Cart and Drunkard.",
        "Ben: 0 indulgences",
        "No chapel.",
        "Available: Garden Cellarer (1, 4, 7, 10, 13 and 16), Cheese Cellarer (3, 6, 9, 12, 15 and 18) and",
        "Supply: 12 lay brothers, 12 watchdogs, 18 dog huts.",
    ],
)
def test_the_table_in_words_says(fact: str) -> None:
    assert fact in told(TABLE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_the_first_card_neither_road_nor_production_is_told(language: str) -> None:
    state = GAME.new(Setup(2), b"words")
    state.removed = None
    lines = [line.id for line in GAME.words.table(GAME.view(state, None))]
    assert not {"in-words-road", "in-words-production", "in-words-removed"} & set(lines)
    assert said(GAME.words.table(GAME.view(state, None)), language)


OWN = """\
Round 3 of 5, Phase 4: begging.
Anna is start player (column); 2 D in the middle.
Production card: Brewery +30 food.
4 D, 2 of 6 vegetables, 6 D saved; 51 indulgences.
Your figure is on space 28; 280 food: Garden 30, Cheese Dairy 20, Brewery 40, Cellarer 80, Production card 30, \
Bonus 40 and Chapel 40.
Lay brothers: 3 of 6 in the cloister, 2 of 2 in the chapel, 4 of 8 at field work.
Cards: Brewery Cellarer 11 (80 food, bonus 40 food), Vegetable Cart, Drunkard and 2 dog huts with 1 watchdog; \
cloister card 1.
Garden 3/6: next stage for 1 D, then 40 food in all; complete: 7 indulgences.
Cheese Dairy 2/6: next stage for 2 D, then 40 food in all; complete: 10 indulgences.
Brewery 3/7: next stage for 2 D, then 70 food in all; complete: 15 indulgences.
Chapel 1/4: 2 × 20 food, 3 indulgences at the end; next stage for 3 D: 2 × 20 food, 6 indulgences."""


def told_own(table: dict[Any, Any], language: str = "en") -> str:
    return said(GAME.words.hand(GAME.view(GAME.arrange(Setup(3), b"words", table), 0)), language)


def test_the_own_abbey_in_words_says_what_it_has_what_comes_next_and_what_matters_most_first() -> None:
    assert told_own({**TABLE, "pot": 2}) == OWN


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", [TABLE, {"phase": "column"}, {"phase": "build", "production_card": "garden-10"}])
def test_the_own_abbey_in_words_fits_beside_a_picture(table: dict[Any, Any], language: str) -> None:
    assert len(told_own(table, language)) <= 1024


def test_an_abbey_that_has_nothing_says_so() -> None:
    own = told_own({"phase": "build"})
    assert "0 food now, space 0.\n" in own
    assert "Lay brothers: 0 of 6 in the cloister, 0 of 8 at field work." in own
    assert "Cards: no cellarer and no special card; cloister card 1." in own
    assert "No chapel yet; next stage for 2 D: 2 × 20 food, 3 indulgences." in own


@pytest.mark.parametrize(
    ("letters", "language", "words"),
    [
        (1, "de", "; 1 Ablassbrief."),
        (2, "de", "; 2 Ablassbriefe."),
        (1, "en", "; 1 indulgence."),
        (0, "en", "; 0 indulgences."),
    ],
)
def test_one_letter_is_one(letters: int, language: str, words: str) -> None:
    assert words in told_own({"phase": "build", 0: {"loi": letters}}, language)


def test_while_all_plan_two_phases_are_named() -> None:
    state = GAME.arrange(Setup(2), b"words", {"phase": "feed"})
    state.as_shown = state.abbeys
    assert told_lines(state)[0] == "Round 1 of 5, Phases 5 and 6: using vegetables, feeding."


def told_lines(state: Table) -> list[str]:
    return said(GAME.words.hand(GAME.view(state, 0))).splitlines()


def test_an_empty_market_says_so() -> None:
    assert "No cellarer is left." in told({"phase": "build", "cellerar_market": []})


def test_prices_in_words_are_those_of_now() -> None:
    cheesy = {"cellerar": 12, "stage": {"garden": 0, "cheese": 2, "brewery": 0}}
    assert "Cheese Dairy 2/6: next stage for 1 D, then 40 food in all" in told_own({"phase": "build", 0: cheesy})


def test_a_spectator_has_no_abbey() -> None:
    assert GAME.words.hand(GAME.view(GAME.arrange(Setup(3), b"words", TABLE), None)) == ()


def test_a_finished_abbey_has_no_next_stages() -> None:
    own = told_own({0: {"stage": {"garden": 6, "cheese": 6, "brewery": 7}, "chapel": 4}})
    assert "Garden complete: 70 food, 7 indulgences at the end." in own
    assert own.endswith("Chapel 4/4: 3 × 40 food, 20 indulgences at the end.")


@pytest.mark.parametrize(
    ("event", "german", "english"),
    [
        (ColumnKept(0, 0), "Anna beginnt.", "Anna begins."),
        (ColumnKept(0, 3), "Anna beginnt und nimmt 3 D aus der Mitte.", "Anna begins and takes 3 D from the middle."),
        (
            CameHome(1, 2, 1),
            "Ben holt die Brüder mit 2 Gemüse von der Feldarbeit heim (einer findet keinen Platz und geht).",
            "Ben brings the brothers home from field work with 2 vegetables (one finds no place and leaves).",
        ),
        (
            Hired(0, 5, 12, -7),
            "Anna tauscht den Käse-Cellerar 12 gegen den Brau-Cellerar 5 (7 D zurück).",
            "Anna exchanges the Cheese Cellarer 12 for the Brewery Cellarer 5 (7 D back).",
        ),
        (
            Fed(1, 0, 2),
            "Ben ernährt niemanden (2 Laienbrüder gehen).",
            "Ben feeds nobody (2 lay brothers leave).",
        ),
        (Earned(2, 0, 0), "Clara bekommt auf Feld 0 nichts.", "Clara gets nothing on space 0."),
        (Earned(2, 1, 7), "Clara bekommt 1 Ablassbrief und 7 D.", "Clara gets 1 indulgence and 7 D."),
        (
            Marched(0, 0, True, 41),
            "Anna kommt mit dem Gemüsekarren nach Cluny.",
            "Anna moves to Cluny with the vegetable cart.",
        ),
    ],
)
def test_what_happened_reads_well(event: Any, german: str, english: str) -> None:
    assert say("domus_domini", "de", event.line(None)) == german
    assert say("domus_domini", "en", event.line(None)) == english
