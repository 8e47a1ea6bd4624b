"""What the computer player thinks of single cards, of plans, and of the end of the game."""

import pytest

from games.dominion import GAME
from games.dominion.advice.plans import Plan, PlannedBuy, improvised, plan_for, prepared
from games.dominion.cards import CARDS
from games.dominion.kingdom.kingdoms import basic_cards
from games.dominion.kingdom.recommended import RECOMMENDED
from games.dominion.rules import questions
from games.kernel.contract.game import Setup
from tests.games.dominion.advising import KINGDOM, STARTERS, advised, bought, planning, played

EASY, HARD = GAME.mind.player("easy"), GAME.mind.player("hard")

# plans


def test_a_plan_is_read_from_words() -> None:
    plan = Plan.of("witch 2, gold, smithy 3/8", duchies=5)
    assert plan.menu == (PlannedBuy("witch", 2), PlannedBuy("gold"), PlannedBuy("smithy", 3, 8))
    assert [str(wish) for wish in plan.menu] == ["witch 2", "gold", "smithy 3/8"]
    assert (plan.duchies, plan.estates) == (5, 2)


def test_all_words_of_a_plan_are_read_as_they_are_written() -> None:
    words = "smithy 5 balanced thirsty", "estate after gardens 4", "duchy from 6", "silver 2/8 until 3"
    assert tuple(map(str, Plan.of(", ".join(words)).menu)) == words
    with pytest.raises(ValueError, match="knows no 'soon'"):
        Plan.of("gold, silver soon")


@pytest.mark.parametrize("name", sorted(RECOMMENDED))
def test_each_recommended_set_has_its_plan(name: str) -> None:
    kingdom = RECOMMENDED[name]
    plan = prepared()[name]
    assert {wish.card for wish in plan.menu} <= {*kingdom.cards, *basic_cards(kingdom.colony)}
    assert plan_for(kingdom.cards, kingdom.bane, kingdom.colony) == plan
    assert plan_for(kingdom.cards, kingdom.bane, not kingdom.colony) != plan


def test_the_bane_belongs_to_no_plan() -> None:
    kingdom = RECOMMENDED["the_jesters_workshop"]
    table = GAME.new(Setup(2, options={"set": "the_jesters_workshop"}), b"")
    assert kingdom.bane in table.kingdom
    assert plan_for(table.kingdom, kingdom.bane, False) == prepared()["the_jesters_workshop"]


def test_for_other_kingdoms_a_plan_is_made_out_of_the_cards_at_hand() -> None:
    cards = ["witch", "smithy", "moat", "laboratory", "market", "gardens", "venture", "grand_market"]
    menu = [str(wish) for wish in improvised(cards, True).menu]
    assert menu == [
        "platinum", "grand_market 5", "gold", "witch 2/8", "venture 5", "laboratory 5", "market 5", "smithy 1", "silver"
    ]  # fmt: skip
    assert improvised(["gardens"], False) == Plan.of("gold, silver")


def test_it_buys_by_its_plan() -> None:
    plan = planning("market 1, gold, smithy 2/8, silver 1")
    assert bought(6, player=plan) == ("market",)
    assert bought(6, player=plan, deck=[*STARTERS, "market"]) == ("gold",)
    assert bought(5, player=plan, deck=[*STARTERS, "market"]) == ("smithy",)
    assert bought(4, player=plan, deck=[*STARTERS, "smithy"]) == ("silver",)
    assert bought(4, player=plan, deck=[*STARTERS, "smithy", "silver"]) == ()
    assert bought(4, player=plan, deck=[*STARTERS * 2, "smithy", "silver"]) == ("smithy",)


def test_in_balance_there_are_actions_for_all_that_end_the_chain() -> None:
    plan = planning("smithy balanced, village balanced, silver")
    assert bought(4, player=plan) == ("smithy",)
    assert bought(4, player=plan, deck=[*STARTERS, "smithy", "smithy"]) == ("village",)
    assert bought(4, player=plan, deck=[*STARTERS, "smithy", "smithy", "village"]) == ("smithy",)
    assert bought(4, player=planning("village balanced, silver")) == ("silver",)


def test_a_thirsty_deck_wants_cards_until_it_is_drawn_whole() -> None:
    plan = planning("smithy thirsty, silver")
    assert bought(4, player=plan) == ("smithy",)
    assert bought(4, player=plan, deck=["gold"] * 8 + ["smithy"]) == ("smithy",)
    assert bought(4, player=plan, deck=["gold"] * 7 + ["smithy"]) == ("silver",)


def test_a_wish_may_wait_for_another_card_or_for_the_end() -> None:
    plan = planning("smithy after silver 1, estate from 6, silver until 6")
    assert bought(4, player=plan) == ("silver",)
    assert bought(4, player=plan, deck=[*STARTERS, "silver"]) == ("smithy",)
    assert bought(3, player=plan, supply={"province": 6}) == ("estate",)


def test_a_deck_that_cannot_pay_a_province_wants_silver_whatever_its_plan_says() -> None:
    plan = planning("gold, silver 1")
    assert bought(3, player=plan, deck=["silver", "smithy"]) == ("silver",)
    assert bought(3, player=plan, deck=["silver"] * 4) == ()


def test_a_plan_says_when_points_count() -> None:
    plan = planning("gold, silver", duchies=5, estates=3, rich=18)
    assert bought(6, player=plan, supply={"province": 5}) == ("duchy",)
    assert bought(2, player=plan, supply={"province": 3}) == ("estate",)
    assert bought(8, player=plan) == ("gold",)
    assert bought(8, player=plan, deck=[*STARTERS, "gold", "gold", "gold", "silver"]) == ("province",)
    assert bought(8, player=plan, supply={"province": 5}) == ("province",)


def test_a_plan_that_waits_for_too_long_takes_points_after_all() -> None:
    plan = planning("gold, silver", rich=99)
    assert bought(8, player=plan, own={"turns": 20}) == ("gold",)
    assert bought(8, player=plan, own={"turns": 21}) == ("province",)
    assert bought(5, player=plan, own={"turns": 40}) == ("silver",)
    assert bought(5, player=plan, own={"turns": 41}) == ("duchy",)
    assert bought(2, player=plan, own={"turns": 60}) == ()
    assert bought(2, player=plan, own={"turns": 61}) == ("estate",)
    rich, few = ["gold"] * 4, planning("gold 1, silver 1")
    assert bought(3, player=few, deck=rich, own={"turns": 20}) == ("silver",)
    assert bought(3, player=few, deck=[*rich, "silver"], own={"turns": 20}) == ()
    assert bought(3, player=few, deck=[*rich, "silver"], own={"turns": 21}) == ("silver",)


def test_a_plan_turns_to_points_when_piles_run_out() -> None:
    plan = planning("gold, smithy, silver")
    low = {"village": 0, "smithy": 2, "market": 3}
    assert bought(6, player=plan, supply=low) == ("duchy",), "five cards more may end the game"
    assert bought(6, player=plan, supply={**low, "market": 4}) == ("gold",)
    assert bought(2, player=planning("gold"), supply={**low, "smithy": 0, "market": 2}) == ("estate",)
    assert bought(2, player=planning("gold"), supply=low) == (), "it is too early for a single point"
    assert bought(8, player=planning("gold, silver", rich=99), supply=low) == ("province",)
    assert bought(6, player=planning("gold", piles=4), supply=low) == ("gold",), "it says itself how few are few"
    assert bought(6, supply=low) == ("gold",), "who has no plan looks at Provinces alone"


def test_with_colonies_provinces_have_to_wait() -> None:
    plan = planning("platinum, gold, silver", provinces=5)
    late = {"colony": 5, "platinum": 12}
    assert bought(11, player=plan, supply=late) == ("colony",)
    assert bought(8, player=plan, supply=late) == ("province",)
    assert bought(8, player=plan, supply=late | {"colony": 6}) == ("gold",)
    assert bought(9, player=plan, supply=late | {"colony": 6}) == ("platinum",)


def test_hard_follows_the_plan_of_the_kingdom_on_the_table() -> None:
    table = GAME.new(Setup(2, options={"set": "hand_madness", "first": 0}), b"")
    table.turn.coins = 5
    question = questions.buy(table, 0)
    assert HARD(lambda: GAME.view(table, 0), question) == ("torturer",)
    assert EASY(lambda: GAME.view(table, 0), question) != ()


# the end of the game


def test_it_ends_the_game_when_that_wins() -> None:
    late = {"supply": {"copper": 0, "silver": 0, "estate": 1, "smithy": 10, "gold": 30}}
    assert bought(6, **late, own={"tokens": 10}) == ("estate",)
    assert bought(6, **late, others={1: {"tokens": 30}}) == ("gold",)


def test_it_ends_the_game_with_several_cards_when_that_wins() -> None:
    low = {"supply": {"copper": 0, "silver": 0, "estate": 2, "gold": 30, "smithy": 10}}
    assert bought(4, 2, **low, own={"tokens": 10}) == ("estate",)
    assert bought(6, 2, **low, others={1: {"tokens": 30}}) == ("gold",)
    assert bought(4, 1, **low, own={"tokens": 10}) == ("smithy",)


def test_it_does_not_take_the_last_province_when_that_loses() -> None:
    last = {"supply": {"province": 1}}
    assert bought(8, **last, others={1: {"tokens": 30}}) == ("duchy",)
    assert bought(8, **last, own={"tokens": 60}) == ("province",)


def test_it_counts_what_the_other_one_must_have() -> None:
    seven_are_theirs = {"supply": {"province": 1}}
    assert bought(8, **seven_are_theirs) == ("duchy",)
    assert bought(8, **seven_are_theirs, deck=[*STARTERS, *["province"] * 4]) == ("province",)


def test_with_three_at_the_table_it_does_not_end_a_game_that_somebody_else_must_win() -> None:
    eleven_are_theirs = {"supply": {"province": 1}, "seats": 3}
    assert bought(8, **eleven_are_theirs) == ("duchy",)
    assert bought(8, **eleven_are_theirs, deck=[*STARTERS, *["province"] * 5]) == ("province",)
    gardens = {"kingdom": ["gardens", *KINGDOM[1:]]}
    unknown = {"supply": {"province": 1, "gardens": 11}, "seats": 3, "options": gardens}
    assert bought(8, **unknown) == ("province",), "how many points a Gardens brings is not known"


@pytest.mark.parametrize(("seats", "bought_last"), [(4, "duchy"), (5, "silver")])
def test_with_five_at_the_table_three_empty_piles_are_no_end(seats: int, bought_last: str) -> None:
    """Whoever is behind leaves a pile of one alone only if that would end the game."""
    low = {"copper": 0, "estate": 0, "silver": 1, "gold": 30}
    others = {1: {"tokens": 90}}
    plan = planning("silver, gold")
    assert bought(6, player=plan, seats=seats, supply=low, others=others) == (bought_last,)


# buying


def test_easy_buys_now_this_now_that_but_a_province_always() -> None:
    assert bought(8, player=EASY) == ("province",)
    found = {advised([], player=EASY, turn={"phase": "buy", "coins": 5, "number": number}) for number in range(20)}
    assert ("silver",) in found
    assert len(found) > 3
    assert not found & {(), ("copper",), ("curse",), ("estate",), ("duchy",)}
    assert bought(2, player=EASY) == ()


def test_what_comes_along_counts() -> None:
    assert bought(6, own={"in_play": ["hoard"]}) == ("duchy",)
    assert bought(5, own={"in_play": ["talisman"]}, supply={"mine": 0, "market": 0}) == ("smithy",)
    assert bought(0, own={"in_play": ["goons"]}) == ()
    assert bought(0, own={"in_play": ["goons"]}, supply={"province": 2}) == ("copper",)
    assert bought(0, own={"in_play": ["goons", "goons"]}) == ("copper",)
    assert advised(["watchtower"], own={"in_play": ["goons"]}, turn={"phase": "buy"}) == ("copper",)


# playing


def test_coppers_stay_in_the_hand_where_a_grand_market_can_be_had() -> None:
    grand = {"supply": {"grand_market": 10}}
    assert advised(["gold", "gold", "copper"], **grand) == ("gold", "gold")
    assert advised(["copper"], turn={"phase": "buy", "coins": 6}, **grand) == ()
    assert advised(["gold", "silver", "copper"], **grand) == ("gold", "silver", "copper")
    assert advised(["gold", "gold", "copper", "copper"], **grand) == ("gold", "gold", "copper", "copper")
    assert advised(["gold", "gold", "copper"], supply={"grand_market": 0}) == ("gold", "gold", "copper")


@pytest.mark.parametrize(
    ("card", "good", "bad"),
    [
        ("baron", ["estate"], ["duchy"]),
        ("bishop", ["curse"], ["gold"]),
        ("coppersmith", ["copper"], ["silver"]),
        ("expand", ["estate"], ["province"]),
        ("forge", ["estate", "estate"], ["estate", "gold"]),
        ("kings_court", ["smithy"], ["gold"]),
        ("library", ["copper"], ["copper"] * 7),
        ("mint", ["silver"], ["copper"]),
        ("remake", ["curse", "estate"], ["estate", "gold"]),
        ("secret_chamber", ["estate"], ["copper"]),
        ("trade_route", ["estate"], ["gold"]),
        ("trading_post", ["estate", "estate"], ["estate", "gold"]),
        ("upgrade", ["estate"], ["province"]),
        ("watchtower", ["copper"], ["copper"] * 6),
    ],
)
def test_it_plays_only_what_does_good(card: str, good: list[str], bad: list[str]) -> None:
    deck = [*STARTERS, "gold", "gold"]
    assert advised([card, *good], deck=deck) == (card,)
    assert advised([card, *bad], deck=deck) == ()


def test_a_shanty_town_is_for_actions_that_wait_or_for_none() -> None:
    assert advised(["shanty_town", "smithy", "smithy"]) == ("shanty_town",)
    assert advised(["shanty_town", "copper"]) == ("shanty_town",)
    assert advised(["shanty_town", "market"], turn={"actions": 3}) == ("market",)
    assert advised(["shanty_town", "smithy"], turn={"actions": 3}) == ("smithy",)


def test_what_would_be_repeated_last_is_repeated_first() -> None:
    assert advised(["throne_room", "laboratory"]) == ("throne_room",)
    assert advised(["throne_room", "laboratory", "smithy"]) == ("laboratory",)
    assert advised(["kings_court", "laboratory", "smithy"]) == ("kings_court",)
    assert played("kings_court", ["kings_court", "smithy", "market"]) == ("kings_court",)
    assert played("throne_room", ["village", "smithy", "smithy"]) == ("village",)


def test_a_menagerie_comes_first_while_the_hand_is_motley_else_late() -> None:
    assert advised(["menagerie", "village", "copper"]) == ("menagerie",)
    assert advised(["menagerie", "village", "copper", "copper"]) == ("village",)


def test_what_sifts_waits_for_what_draws_if_there_are_actions_for_both() -> None:
    assert advised(["cellar", "smithy"]) == ("cellar",)
    assert advised(["cellar", "smithy"], turn={"actions": 2}) == ("smithy",)
    assert advised(["cellar", "militia"], turn={"actions": 2}) == ("cellar",)


def test_it_does_not_draw_where_nothing_is_left_to_draw() -> None:
    assert advised(["smithy", "militia"], deck=STARTERS) == ("smithy",)
    assert advised(["smithy", "militia"], deck=[]) == ("militia",)


def test_a_conspirator_comes_when_two_others_lie() -> None:
    assert advised(["conspirator", "great_hall"]) == ("great_hall",)
    lying = {"own": {"in_play": ["village", "great_hall"]}}
    assert advised(["conspirator", "smithy"], turn={"plays": {"village": 1, "great_hall": 1}}, **lying) == (
        "conspirator",
    )


def test_nothing_is_played_to_gain_nothing() -> None:
    bare = dict.fromkeys(("silver", "smithy", "militia", "moat", "remodel", "village", "cellar", "woodcutter"), 0)
    assert advised(["workshop"], supply=bare | {"workshop": 0}) == ()
    assert advised(["workshop"], supply=dict.fromkeys(CARDS, 0)) == ()


def test_what_must_be_trashed_is_what_is_worth_least() -> None:
    assert set(played("trading_post", ["estate", "gold", "curse"])) == {"estate", "curse"}


# choosing


def test_a_steward_trashes_what_slows_the_deck_down() -> None:
    assert played("steward", ["estate", "curse"]) == ("trash",)
    assert played("steward", ["estate", "gold"]) == ("coins",)


def test_with_actions_left_a_steward_draws() -> None:
    assert played("steward", ["gold"], turn={"actions": 2}, deck=["gold"] * 4) == ("cards",)
    assert played("steward", ["gold"], deck=["gold"] * 4) == ("coins",)


def test_a_cellar_turns_coppers_into_something_better() -> None:
    assert played("cellar", ["copper", "silver", "estate"], deck=["silver"] * 4) == ("copper", "estate")
    assert played("cellar", ["copper", "silver", "estate"], deck=STARTERS) == ("estate",)
    assert played("cellar", ["estate", "estate"], deck=["gold"]) == ("estate",)


def test_a_hamlet_takes_what_is_dead_for_an_action_that_is_missing() -> None:
    assert played("hamlet", ["smithy", "smithy", "estate"], deck=["copper"]) == ("estate",)
    assert played("hamlet", ["smithy", "estate"], deck=["copper"]) == ()
    assert played("hamlet", ["library", "estate", "curse"], deck=["copper"]) == ("estate", "curse")
    assert played("hamlet", ["gold", "gold", "gold", "platinum", "curse"], deck=["copper"]) == ("curse",)


def test_a_forge_makes_the_best_of_all_that_can_be_melted() -> None:
    plan = planning("gold, silver")
    assert played("forge", ["estate", "estate", "estate", "silver"], player=plan) == ("estate", "estate", "estate")
    assert set(played("forge", ["estate", "gold", "copper"], player=plan)) == {"estate", "gold", "copper"}


def test_a_watchtower_brings_good_cards_at_once_and_keeps_bad_ones_away() -> None:
    hand, turn = ["watchtower"], {"phase": "buy", "coins": 6}
    assert advised(hand, (0, ["gold"]), turn=turn) == ("topdeck",)
    assert advised(hand, (0, ["duchy"]), turn=turn) == ("no",)
    assert advised(hand, (0, ["copper"]), turn=turn) == ("trash",)


def test_for_a_remodel_of_a_plan_a_province_is_worth_a_gold() -> None:
    plan = planning("gold, silver")
    assert played("remodel", ["gold", "copper"], player=plan) == ("gold",)
    assert advised(["remodel", "gold", "copper"], (0, ["remodel"]), (0, ["gold"]), player=plan) == ("province",)
    assert advised(["remodel", "province"], player=plan) == ()


def test_the_last_minion_renews_a_poor_hand() -> None:
    assert played("minion", ["estate", "copper"]) == ("discard",)
    assert played("minion", ["estate", "minion"]) == ("coins",)
    assert played("minion", ["gold"]) == ("coins",)


def test_a_torturer_gets_cards_of_no_use_rather_than_a_curse() -> None:
    attack = {"others": {0: {"hand": ["torturer"]}}}
    assert advised(["estate", "copper", "gold"], (0, ["torturer"]), seat=1, **attack) == ("discard",)
    assert advised(["gold", "silver", "estate"], (0, ["torturer"]), seat=1, **attack) == ("curse",)


def test_a_pawn_gives_what_the_hand_lacks() -> None:
    assert set(played("pawn", ["smithy"])) == {"cards", "actions"}
    assert set(played("pawn", ["gold"], turn={"actions": 2})) == {"cards", "coins"}


def test_nobles_give_actions_where_some_wait() -> None:
    assert played("nobles", ["smithy"]) == ("actions",)
    assert played("nobles", ["gold"]) == ("cards",)


def test_a_swindlers_victim_gets_what_is_worth_least() -> None:
    others = {1: {"deck": ["copper"]}}
    assert played("swindler", [], others=others) == ("curse",)
    assert played("swindler", [], others={1: {"deck": ["silver"]}}) not in (("silver",), ())


def test_it_takes_the_best_prize() -> None:
    hand = ["tournament", "province"]
    assert advised(hand, (0, ["tournament"]), (0, ["yes"])) == ("followers",)


def test_a_courtyard_puts_back_what_this_turn_can_do_without() -> None:
    assert played("courtyard", ["smithy", "gold"], deck=["copper"] * 3) == ("smithy",)
    assert played("courtyard", ["gold", "gold", "silver", "silver"], deck=["estate"]) == ("silver",)
    assert played("courtyard", ["gold", "gold", "estate"], deck=["estate"]) == ("estate",)


def test_a_bishop_takes_junk_and_at_the_end_points() -> None:
    assert played("bishop", ["estate", "gold"]) == ("estate",)
    assert played("bishop", ["gold", "copper"], supply={"province": 3}) == ("copper",)


def test_of_anothers_bishop_it_uses_what_helps() -> None:
    attack = {"others": {0: {"hand": ["bishop", "estate", "gold"]}}}
    before = ((0, ["bishop"]), (0, ["estate"]))
    assert advised(["curse", "gold"], *before, seat=1, **attack) == ("curse",)
    assert advised(["silver", "gold"], *before, seat=1, **attack) == ()


def test_a_horn_of_plenty_brings_nothing_rather_than_junk() -> None:
    bare = dict.fromkeys(CARDS, 0) | {"copper": 10, "curse": 10}
    assert advised(["horn_of_plenty"], (0, ["horn_of_plenty"]), supply=bare) == ()
    assert advised(["horn_of_plenty", "copper"], (0, ["copper", "horn_of_plenty"]), supply=bare) == ()
