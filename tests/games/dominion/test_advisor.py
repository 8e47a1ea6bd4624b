"""The computer player: sensible in each question, better than money with Smithies, at a loss nowhere."""

from statistics import mean
from typing import Any

import pytest

from games.dominion import GAME
from games.dominion.advisor import LEVELS
from games.dominion.kingdom.recommended import RECOMMENDED
from games.kernel.contract.game import Setup
from games.kernel.contract.policy import Look, Policy, default_policy
from games.kernel.engine.choice import Choice, Option, Picks
from games.kernel.engine.text import Text
from games.kernel.selfplay import play_out
from tests.games.dominion.advising import KINGDOM, NORMAL, STARTERS, advised, bought, played

# strength


def share(one: Policy, other: Policy, games: int, **options: Any) -> float:
    """The share of mirrored games that `one` wins; a tie counts half."""
    won = 0.0
    for number in range(games):
        me = number % 2
        players = [one, other] if me == 0 else [other, one]
        state = play_out(GAME, Setup(2, options=options | {"first": 0}), b"%d" % (number // 2), players)
        winners = GAME.result(state).winners
        won += (me in winners) / len(winners)
    return won / games


def smithy_money(look: Look, choice: Choice) -> Picks:
    """Province, Gold, a first and then a second Smithy, Silver."""
    if choice.key != "turn.buy":
        return default_policy(look, choice)
    owned = look().owned
    wanted = ["province", "gold", "silver"]
    if owned.count("smithy") < 1 + (len(owned) >= 16):
        wanted.insert(2, "smithy")
    return next(((card,) for card in wanted if card in choice.values), ())


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_it_beats_money_with_smithies(level: str) -> None:
    assert share(GAME.mind.player(level), smithy_money, 40, set="first_game") > 0.5


def average(one: str, other: str) -> float:
    """The share of `one` level against another, four games in each recommended kingdom."""
    return mean(share(GAME.mind.player(one), GAME.mind.player(other), 4, set=kingdom) for kingdom in RECOMMENDED)


@pytest.mark.long
def test_normal_beats_easy_and_hard_beats_normal() -> None:
    assert average("normal", "easy") > 0.7
    assert average("hard", "normal") > 0.55


def test_it_ends_a_game_of_six() -> None:
    for level in LEVELS:
        assert play_out(GAME, Setup(6), b"six", [GAME.mind.player(level)] * 6).over


# buying and gaining


@pytest.mark.parametrize(
    ("coins", "card"),
    [(8, "province"), (7, "gold"), (6, "gold"), (4, "smithy"), (3, "silver"), (1, None), (0, None)],
)
def test_what_it_buys(coins: int, card: str | None) -> None:
    assert bought(coins) == ((card,) if card else ())


def test_a_second_smithy_has_to_wait_for_a_bigger_deck() -> None:
    assert bought(4, deck=[*STARTERS, "smithy"]) == ("silver",)
    assert bought(4, deck=[*STARTERS * 2, "smithy"]) == ("militia",)


def test_near_the_end_it_takes_points() -> None:
    assert bought(6, supply={"province": 4}) == ("duchy",)
    assert bought(6, supply={"province": 5}) == ("gold",)
    assert bought(3, supply={"province": 2}) == ("estate",)


def test_it_gains_the_best_card_even_if_none_is_good() -> None:
    assert played("workshop", []) == ("silver",)
    assert played("workshop", [], deck=STARTERS * 3) == ("smithy",)
    assert played("workshop", ["gold"], supply=dict.fromkeys((*KINGDOM, "silver"), 0)) == ("copper",)


# playing


def test_it_plays_what_keeps_the_chain_going_first() -> None:
    assert advised(["smithy", "village", "militia"]) == ("village",)
    assert advised(["smithy", "woodcutter"]) == ("smithy",)


def test_it_plays_all_its_treasures() -> None:
    assert advised(["copper", "gold", "estate"]) == ("gold", "copper")


def test_it_does_not_play_what_would_do_harm() -> None:
    assert advised(["remodel", "province"]) == ()
    assert advised(["mine", "gold"]) == ()
    assert advised(["mine", "estate"]) == ()
    assert advised(["remodel", "estate"]) == ("remodel",)
    assert advised(["mine", "copper"]) == ("mine",)


# parting with cards


def test_to_a_militia_it_gives_what_helps_least() -> None:
    hand = ["gold", "silver", "copper", "estate", "smithy"]
    attack = {"others": {0: {"hand": ["militia"]}}}
    assert advised(hand, (0, ["militia"]), seat=1, **attack) == ("copper", "estate")
    assert advised(["smithy", "smithy", "gold", "silver"], (0, ["militia"]), seat=1, **attack) == ("smithy",)
    assert advised(["village", "smithy", "smithy", "copper"], (0, ["militia"]), seat=1, **attack) == ("copper",)
    assert advised(["curse", "curse", "gold", "gold", "gold"], (0, ["militia"]), seat=1, **attack) == ("curse", "curse")


def test_it_shows_its_moat() -> None:
    assert advised(["moat", "gold"], (0, ["militia"]), seat=1, others={0: {"hand": ["militia"]}}) == ("yes",)


def test_with_a_cellar_it_discards_what_is_dead() -> None:
    assert played("cellar", ["estate", "curse", "gold", "copper", "estate"]) == ("estate", "estate", "curse")
    assert played("cellar", ["gold", "smithy"]) == ()


def test_with_a_remodel_it_makes_the_most_of_its_hand() -> None:
    assert played("remodel", ["estate", "copper", "gold"]) == ("estate",)
    assert played("remodel", ["curse", "silver"]) == ("curse",)


def test_at_the_end_it_makes_a_province_out_of_gold() -> None:
    late = {"supply": {"province": 2}}
    assert played("remodel", ["gold", "estate", "copper"], **late) == ("gold",)
    assert advised(["remodel", "gold"], (0, ["remodel"]), **late) == ("province",)


def test_with_a_mine_it_improves_a_treasure() -> None:
    assert played("mine", ["copper", "silver", "gold"]) in (("silver",), ("copper",))
    assert advised(["mine", "silver"], (0, ["mine"])) == ("gold",)


# the rest of the base game


def test_a_chapel_takes_what_slows_the_deck_down_and_nothing_good() -> None:
    assert played("chapel", ["estate", "estate", "gold", "copper"]) == ("copper", "estate", "estate")
    assert played("chapel", ["curse", "silver"]) == ("curse",)
    assert played("chapel", ["estate", "curse"], supply={"province": 3}) == ("curse",)
    assert played("chapel", ["copper", "estate"], deck=["copper", "gold"]) == ("estate",)
    assert played("chapel", ["copper"] * 4 + ["curse"]) == ("copper", "copper", "copper", "curse")


def test_it_plays_no_chapel_moneylender_or_throne_room_for_nothing() -> None:
    assert advised(["chapel", "gold"]) == ()
    assert advised(["moneylender", "silver"]) == ()
    assert advised(["moneylender", "copper"]) == ("moneylender",)
    assert advised(["throne_room", "gold"]) == ()
    assert advised(["throne_room", "chapel", "gold"]) == ()


def test_a_throne_room_comes_before_what_it_doubles_and_doubles_the_best() -> None:
    assert advised(["throne_room", "smithy", "witch"]) == ("throne_room",)
    assert played("throne_room", ["smithy", "moat", "chapel"]) == ("smithy",)
    assert played("throne_room", ["throne_room", "village"]) == ("village",)


def test_a_thief_trashes_and_takes_the_dearest() -> None:
    others = {1: {"deck": ["copper", "gold"]}}
    assert played("thief", [], others=others) == ("gold",)
    assert advised(["thief"], (0, ["thief"]), (0, ["gold"]), others=others) == ("gold",)
    assert played("thief", [], others={1: {"deck": ["copper", "estate"]}}) == ()


def test_yes_or_no_is_answered_as_the_question_suggests() -> None:
    assert played("chancellor", []) == ("yes",)
    assert played("spy", [], others={1: {"deck": ["gold"]}}, deck=["copper", "estate"]) == ("yes",)
    assert advised(["spy"], (0, ["spy"]), (0, ["yes"]), others={1: {"deck": ["curse"]}}) == ("no",)


def test_gardens_are_worth_what_the_deck_makes_of_them() -> None:
    gardens = {"gardens": 8, "province": 2, "duchy": 0}
    assert bought(4, supply=gardens, deck=STARTERS * 4) == ("gardens",)
    assert bought(4, deck=STARTERS * 4, supply={"gardens": 8}) != ("gardens",)


# what it does not know


def asked(key: str, *values: str, least: int = 1, most: int = 1, default: tuple[str, ...] = ()) -> Picks:
    """Its answer to a question of a card that is not there yet."""
    options = tuple(Option(value, Text("yes")) for value in values)
    question = Choice(0, key, Text("no"), options, least, most, default=default)
    state = GAME.arrange(Setup(2, options={"kingdom": KINGDOM}), b"", {0: {"deck": STARTERS}})
    return question.check(NORMAL(lambda: GAME.view(state, 0), question))


def test_an_unknown_question_gets_its_default() -> None:
    assert asked("steward.choose", "cards", "coins", default=("coins",)) == ("coins",)
    assert asked("wishing_well.name", "copper", "gold") == ("copper",)


def test_unknown_cards_gain_trash_and_discard_sensibly() -> None:
    assert asked("ironworks.gain", "copper", "silver", "estate") == ("silver",)
    assert asked("bishop.trash", "estate", "curse", "gold", least=2, most=4) == ("estate", "curse")
    assert asked("torturer.discard", "estate", "gold", "copper", least=2, most=2) == ("estate", "copper")


def test_a_question_of_another_shape_than_expected_gets_its_default() -> None:
    assert asked("forge.gain", "copper", "silver", least=2, most=2, default=("copper", "silver")) == (
        "copper",
        "silver",
    )


def test_cards_it_does_not_know_are_weighed_by_what_they_give() -> None:
    assert asked("ironworks.gain", "duke", "witch", "silver") == ("witch",)
    assert asked("bishop.trash", "watchtower", "witch", "hoard") == ("watchtower",)
