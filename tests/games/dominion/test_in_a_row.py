"""Answers in a row, as a button and a prepared turn say them: coins, purchases, and what cards ask."""

import pytest

from games.dominion import GAME
from games.dominion.cards import CARDS
from games.kernel.ahead.rehearsal import rehearse
from games.kernel.contract.ahead import Foreseen
from games.kernel.contract.game import Setup, encode_state
from games.kernel.engine.choice import Choice, Option, Picks
from games.kernel.engine.text import Text
from games.kernel.match import Match, Snapshot
from tests.depth import chosen
from tests.games.preparing import ahead_of, course_of
from tests.games.rows import faults, said

DEPTH = chosen()


def match_of(hand: list[str], named: str = "copper") -> Match:
    """Seat 1 comes next, with this hand."""
    fields = {
        1: {"hand": hand, "deck": ["estate"] * 6},
        "turn": {"seat": 0, "phase": "buy"},
        "named": [named, "village"],
    }
    setup = Setup(2)
    return Match(GAME, setup, Snapshot(0, 0, encode_state(GAME.arrange(setup, b"row", fields))))


def row(hand: list[str], *answers: Picks) -> tuple[Foreseen, ...]:
    """What is rehearsed with these answers, then nothing more."""
    left, imagined = list(answers), ahead_of(GAME).imagine(match_of(hand).view(1), None)
    assert imagined is not None

    def answer(look: object, choice: Choice) -> Picks:
        return choice.check(left.pop(0) if left else ())

    return rehearse(imagined, 1, answer, lambda choice: True).given


HAND = ["copper", "copper", "silver", "gold"]


@pytest.mark.parametrize(
    ("answers", "german", "english"),
    [
        ([("silver", "gold"), (), ("duchy",)],
         "Silber und Gold ausspielen, keine weiteren Geldkarten, Herzogtum kaufen",
         "play Silver and Gold, no more treasures, buy Duchy"),
        ([()], "keine Geldkarten, nichts kaufen", "no treasures, buy nothing"),
    ],
)  # fmt: skip
def test_only_what_is_played_is_named(answers: list[Picks], german: str, english: str) -> None:
    given = row(HAND, *answers)
    assert (said(GAME, "de", given), said(GAME, "en", given)) == (german, english)


def test_all_treasures_are_said_by_their_coins() -> None:
    course = course_of(GAME, match_of(HAND).view(1), 1, "usual")
    assert course is not None
    choice = course.given[0].choice
    given = (Foreseen(choice, choice.default), *row([], ("copper",)))
    assert said(GAME, "de", given) == "7 Geld, Kupfer kaufen"
    assert said(GAME, "en", given) == "7 coins, buy Copper"


def test_who_has_bought_buys_nothing_else() -> None:
    (buy,) = row([], ("copper",))
    nothing = Foreseen(buy.choice, ())
    assert said(GAME, "en", [buy, buy, nothing]) == "buy Copper, buy Copper, nothing else"
    assert said(GAME, "en", [nothing]) == "buy nothing"


def asked(key: str, *values: str) -> Foreseen:
    """An answer that picks all of these, or nothing."""
    options = tuple(Option(value, Text(value if value in ("yes", "no") else f"card-{value}")) for value in values)
    return Foreseen(Choice(0, key, Text("yes"), options or (Option("gold", Text("card-gold")),), least=0), values)


@pytest.mark.parametrize(
    ("one", "german", "english"),
    [
        (asked("cellar.discard", "copper", "copper", "gold"), "2 × Kupfer und Gold ablegen",
         "discard 2 × Copper and Gold"),
        (asked("cellar.discard"), "nichts ablegen", "discard nothing"),
        (asked("workshop.gain", "silver"), "Silber nehmen", "gain Silver"),
        (asked("chapel.trash"), "nichts entsorgen", "trash nothing"),
        (asked("chancellor.discard", "yes"), "Kanzler: Ja", "Chancellor: Yes"),
        (asked("courtyard.topdeck", "gold"), "Burghof: Gold", "Courtyard: Gold"),
        (asked("horse_traders.set_aside"), "Pferdehändler: nichts", "Horse Traders: nothing"),
        (asked("turn.order", "gold"), "Gold", "Gold"),
    ],
)  # fmt: skip
def test_what_a_card_asks_is_said_with_the_card_or_the_deed(one: Foreseen, german: str, english: str) -> None:
    assert (said(GAME, "de", [one]), said(GAME, "en", [one])) == (german, english)


def test_whatever_a_card_asks_in_a_rehearsal_can_be_said() -> None:
    met = set[str]()
    for card in CARDS:
        view = match_of([card, "gold", "copper", "copper", "estate", "curse"], card).view(1)
        for seed in range(DEPTH.tables):
            course = course_of(GAME, view, 1, f"{card}/{seed}")
            assert course is not None
            met.update(one.choice.key for one in course.given)
            assert not list(faults(GAME, course.given))
    assert len(met) >= 25
