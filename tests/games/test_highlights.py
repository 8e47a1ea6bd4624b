"""Highlights: each kind is told when it happens, once, by what everybody knows, and can be said in both languages."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from games.dominion.events import Discarded, Drew, Gained, HasCoins, Trashed
from games.domus_domini.board import CLUNY
from games.domus_domini.events import Begged, Earned, Fed, Marched, PushedBack, RoundBegan, SetOut
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game, Setup
from games.kernel.contract.words import Lately, openly
from games.kernel.engine.chance import Chance
from games.kernel.engine.chronicle import Cause, Event, TookBack, TurnBegan
from games.kernel.engine.text import Seat, Text
from games.kernel.match import Match
from games.monasterium.events import OrderMet, PaneBuilt, PointsWon
from games.monasterium.told.highlights import points
from tests.depth import chosen
from tests.games.saying import LANGUAGES, say

GAMES = {name: game for name, game in find_games().items() if game.words.highlight is not None}
SEEDS = max(1, chosen().tables // 4)
ANNA, BEN = Seat(0), Seat(1)


def told(game: str, before: Sequence[Event], *new: Event, table: Any = None) -> Text | None:
    """The highlight of these events."""
    rule = GAMES[game].words.highlight
    found = rule and rule(Lately(before, new, SUPPLY if table is None else table))
    for language in LANGUAGES:
        assert found is None or say(game, language, found)
    return found


def supply(**left: int) -> Any:
    return SimpleNamespace(piles=[SimpleNamespace(card=card, left=count) for card, count in left.items()])


SUPPLY = supply(province=3, colony=2)
TURN = TurnBegan(0, 5)


# Dominion


def test_whoever_takes_the_last_province_is_told() -> None:
    gone = Text("highlight-last", who=ANNA, card=Text("card-province"))
    assert told("dominion", [TURN], Gained(0, "province", bought=True), table=supply(province=0)) == gone
    assert told("dominion", [TURN], Gained(0, "gold"), table=supply(province=0)) is None


def test_a_thief_who_keeps_a_dear_treasure_is_told() -> None:
    robbed = Trashed(1, ("gold",), cause=Cause(0, "thief"))
    stolen = Text("highlight-stolen", who=ANNA, whom=BEN, card=Text("card-gold"))
    assert told("dominion", [TURN, robbed], Gained(0, "gold")) == stolen
    assert told("dominion", [TURN, robbed], Gained(0, "gold", bought=True)) is None
    assert told("dominion", [robbed, TURN], Gained(0, "gold")) is None
    silver = Trashed(1, ("silver",), cause=Cause(0, "thief"))
    assert told("dominion", [TURN, silver], Gained(0, "silver")) is None


def test_a_dear_card_lost_to_an_attack_is_told() -> None:
    lost = Text("highlight-lost", who=BEN, card=Text("card-province"), by=ANNA, what=Text("card-saboteur"))
    assert told("dominion", [TURN], Trashed(1, ("province",), cause=Cause(0, "saboteur"))) == lost
    assert told("dominion", [TURN], Trashed(1, ("estate",), cause=Cause(0, "saboteur"))) is None
    assert told("dominion", [TURN], Trashed(0, ("gold",))) is None


def test_a_second_province_in_one_turn_is_told() -> None:
    one = Gained(0, "province", bought=True)
    several = Text("highlight-several", who=ANNA, card=Text("card-province"), count=2)
    assert told("dominion", [TURN, one], one) == several
    assert told("dominion", [TURN], one) is None
    assert told("dominion", [TURN, one, TurnBegan(1, 5)], Gained(1, "province", bought=True)) is None


def test_very_many_coins_are_told() -> None:
    assert told("dominion", [TURN], HasCoins(0, 14)) == Text("highlight-rich", who=ANNA, coins=14)
    assert told("dominion", [TURN], HasCoins(0, 13)) is None


# Domus Domini

ROUND = RoundBegan(-1, 2, 0)


def abbeys(*letters: int, over: bool = False) -> Any:
    rows = [SimpleNamespace(seat=seat, letters=count) for seat, count in enumerate(letters)]
    return SimpleNamespace(abbeys=rows, over=over)


def test_a_new_leader_after_a_round_is_told() -> None:
    income = Earned(0, 20, 3), Earned(1, 5, 3)
    leads = Text("highlight-leads", who=ANNA, whom=BEN, letters=30)
    assert told("domus_domini", [ROUND], *income, table=abbeys(30, 20)) == leads
    assert told("domus_domini", [ROUND], *income, table=abbeys(40, 20)) is None
    assert told("domus_domini", [ROUND], *income, table=abbeys(30, 30)) is None
    assert told("domus_domini", [ROUND], *income, table=abbeys(30, 20, over=True)) is None


def test_letters_for_attacks_are_gained_like_others() -> None:
    both = Earned(0, 1, 0), Earned(1, 4, 0)
    leads = Text("highlight-leads", who=BEN, whom=ANNA, letters=24)
    assert told("domus_domini", [ROUND], Begged(1, 0), *both, table=abbeys(21, 24)) == leads


def test_a_figure_pushed_far_back_is_told_once() -> None:
    fall = [PushedBack(1, position, cause=Cause(0, "begging")) for position in (9, 6, 3)]
    start = [ROUND, SetOut(1, 120, 12)]
    pushed = Text("highlight-pushed", who=BEN, start=12, end=6, by=ANNA)
    assert told("domus_domini", start, fall[0], table=abbeys(1, 1)) is None
    assert told("domus_domini", [*start, fall[0]], fall[1], table=abbeys(1, 1)) == pushed
    assert told("domus_domini", [*start, *fall[:2]], fall[2], table=abbeys(1, 1)) is None


def test_cluny_is_told() -> None:
    came = Text("highlight-arrived", who=ANNA)
    assert told("domus_domini", [ROUND], Marched(0, 3, False, CLUNY), table=abbeys(1, 1)) == came
    assert told("domus_domini", [ROUND], Marched(0, 3, False, CLUNY - 1), table=abbeys(1, 1)) is None


def test_brothers_who_leave_together_are_told() -> None:
    assert told("domus_domini", [ROUND], Fed(0, 0, 2), table=abbeys(1, 1)) == Text("highlight-left", who=ANNA, count=2)
    assert told("domus_domini", [ROUND], Fed(0, 0, 1), table=abbeys(1, 1)) is None


def test_a_great_income_is_told() -> None:
    rich = Text("highlight-rich", who=ANNA, letters=45)
    assert told("domus_domini", [ROUND], Earned(0, 45, 0), table=abbeys(90, 10)) == rich


# Monasterium


def schools(*have: int, year: int = 3, over: bool = False) -> Any:
    rows = [SimpleNamespace(seat=seat, points=count) for seat, count in enumerate(have)]
    return SimpleNamespace(schools=rows, year=year, years=3, over=over)


def test_a_new_leader_in_the_last_year_is_told() -> None:
    won = PointsWon(0, 4, False)
    assert told("monasterium", [TURN], won, table=schools(30, 28)) == Text(
        "highlight-leads", who=ANNA, whom=BEN, points=30
    )
    assert told("monasterium", [TURN], won, table=schools(30, 28, year=2)) is None
    assert told("monasterium", [TURN], won, table=schools(30, 28, over=True)) is None
    assert told("monasterium", [TURN], won, table=schools(30, 26)) is None


def test_a_huge_turn_is_told_once() -> None:
    won, table = PointsWon(0, 5, False), schools(30, 8)
    rich = Text("highlight-rich", who=ANNA, points=10)
    assert told("monasterium", [TURN], won, table=table) is None
    assert told("monasterium", [TURN, won], won, table=table) == rich
    assert told("monasterium", [TURN, won, won], won, table=table) is None


def test_a_great_order_and_a_great_pane_are_told() -> None:
    met = Text("highlight-met", who=ANNA, order="A1", points=7)
    assert told("monasterium", [TURN], OrderMet(0, "A1", 7), table=schools(30, 8)) == met
    assert told("monasterium", [TURN], OrderMet(0, "A1", 5), table=schools(30, 8)) is None
    built = Text("highlight-built", who=ANNA, points=8)
    assert told("monasterium", [TURN], PaneBuilt(0, "A", "W2-3", 8), table=schools(30, 8)) == built


# all games


def test_nothing_that_differs_for_anybody_is_looked_at() -> None:
    hidden = [Drew(0, ("gold",)), Discarded(1, ("gold", "copper")), TookBack(0)]
    assert openly([*hidden, HasCoins(0, 20)], 2) == [HasCoins(0, 20)]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_whole_games_have_few_highlights_and_each_can_be_said(game: Game) -> None:
    assert game.words.highlight is not None
    for seed in range(SEEDS):
        found, turns = 0, 0
        options = game.lots(Chance(b"highlight %d" % seed), 3)
        match = Match.begin(game, Setup(3, options=options), b"highlight %d" % seed)
        player, before = game.mind.player(game.mind.levels[0]), openly(match.take_news(), 3)
        while not match.over:
            choice_id, choice = next(iter(match.open.items()))
            match.answer(choice.seat, choice_id, player(match.look(choice.seat), choice))
            new = openly(match.take_news(), 3)
            text = game.words.highlight(Lately(before, new, match.view(None)))
            assert text is None or all(say(game.name, language, text) for language in LANGUAGES)
            found, turns = found + (text is not None), turns + sum(event.heading for event in new)
            before += new
        assert found <= turns
        if game.name == "monasterium":
            won = points(before)
            assert [won[school.seat] for school in match.view(None).schools] == [
                school.points for school in match.view(None).schools
            ]
