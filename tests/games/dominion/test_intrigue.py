"""Intrigue: what a player who does not answer does, what may be answered once and for all, and answers in any order."""

from typing import Any

import pytest

from tests.games.dominion.arriving import Answers, answer, arranged
from tests.games.dominion.test_arrival import agree

SHORT = {"province": 4}


def question(table: dict[Any, Any], seat: int, key: str) -> tuple[tuple[str, ...], bool]:
    """The default of the question that a seat is asked when seat 0 plays its first card, and whether it may stand."""
    match = arranged(table, 2)
    answer(match, 0, "turn.action", table[0]["hand"][0])
    (choice,) = [choice for choice in match.open.values() if choice.seat == seat]
    assert choice.key == key
    return choice.default, bool(choice.standing)


OWN = [
    ("baron.discard", {"hand": ["baron", "estate"]}, ("yes",)),
    ("courtyard.topdeck", {"hand": ["courtyard", "gold", "estate"]}, ("estate",)),
    ("courtyard.topdeck", {"hand": ["courtyard", "gold", "smithy"]}, ("smithy",)),
    ("mining_village.trash", {"hand": ["mining_village"]}, ("no",)),
    ("minion.choose", {"hand": ["minion"]}, ("coins",)),
    ("nobles.choose", {"hand": ["nobles", "gold"]}, ("cards",)),
    ("nobles.choose", {"hand": ["nobles", "smithy"]}, ("actions",)),
    ("pawn.choose", {"hand": ["pawn"]}, ("cards", "actions")),
    ("scout.order", {"hand": ["scout"], "deck": ["gold", "copper"]}, ("gold", "copper")),
    ("steward.choose", {"hand": ["steward"]}, ("coins",)),
    ("trading_post.trash", {"hand": ["trading_post", "gold", "curse", "copper"]}, ("copper", "curse")),
    ("upgrade.trash", {"hand": ["upgrade", "gold", "curse"]}, ("curse",)),
    ("wishing_well.name", {"hand": ["wishing_well"], "deck": ["gold", "gold", "copper", "copper"]}, ("copper",)),
    (
        "wishing_well.name",
        {"hand": ["wishing_well"], "deck": ["gold"], "discard": ["gold", "silver", "silver"]},
        ("silver",),
    ),
    ("wishing_well.name", {"hand": ["wishing_well"]}, ("copper",)),
]


@pytest.mark.parametrize(("key", "own", "default"), OWN)
def test_who_does_not_decide_on_the_own_card_gets_the_sensible_thing(
    key: str, own: dict[str, Any], default: tuple[str, ...]
) -> None:
    assert question({0: own}, 0, key) == (default, False)


PASSED = [({"hand": ["masquerade", "gold"]}, ["curse"], ("curse",)), ({"hand": ["masquerade", "gold"]}, ["gold"], ())]


@pytest.mark.parametrize(("own", "given", "default"), PASSED)
def test_after_a_masquerade_junk_is_trashed_unless_one_decides_otherwise(
    own: dict[str, Any], given: list[str], default: tuple[str, ...]
) -> None:
    assert question({0: own, 1: {"hand": given}}, 0, "masquerade.trash") == (default, False)


TRASHED = [("copper", "curse"), ("estate", "estate"), ("market", "duchy"), ("province", "peddler"), ("harem", "gold")]


@pytest.mark.parametrize(("trashed", "default"), TRASHED)
def test_a_swindler_gives_what_helps_least(trashed: str, default: str) -> None:
    table = {0: {"hand": ["swindler"]}, 1: {"deck": [trashed]}, "supply": {"peddler": 10, "cellar": 10, "duke": 8}}
    match = arranged(table, 2)
    answer(match, 0, "turn.action", "swindler")
    (choice,) = match.open.values()
    assert (choice.default, bool(choice.standing)) == ((default,), True)


VICTIMS = [
    ("masquerade.pass", {0: {"hand": ["masquerade", "gold"]}, 1: {"hand": ["gold", "curse"]}}, ("curse",)),
    ("saboteur.gain", {0: {"hand": ["saboteur"]}, 1: {"deck": ["province"]}}, ("gold",)),
    ("saboteur.gain", {0: {"hand": ["saboteur"]}, 1: {"deck": ["market"]}}, ("silver",)),
    ("saboteur.gain", {0: {"hand": ["saboteur"]}, 1: {"deck": ["silver"]}}, ()),
    ("saboteur.gain", {0: {"hand": ["saboteur"]}, 1: {"deck": ["bank"]}, "supply": SHORT}, ("duchy",)),
    ("saboteur.gain", {0: {"hand": ["saboteur"]}, 1: {"deck": ["market"]}, "supply": SHORT}, ("silver",)),
    ("secret_chamber.reveal", {0: {"hand": ["witch"]}, 1: {"hand": ["secret_chamber"]}}, ("no",)),
    ("torturer.choose", {0: {"hand": ["torturer"]}, 1: {"hand": ["gold"]}}, ("discard",)),
    ("torturer.choose", {0: {"hand": ["torturer"]}, 1: {"hand": ["gold"]}, "supply": {"curse": 0}}, ("curse",)),
]


@pytest.mark.parametrize(("key", "table", "default"), VICTIMS)
def test_what_somebody_elses_card_asks_has_a_sensible_answer_that_may_be_given_once_and_for_all(
    key: str, table: dict[Any, Any], default: tuple[str, ...]
) -> None:
    assert question(table, 1, key) == (default, True)


@pytest.mark.parametrize(
    ("hand", "provinces", "default"),
    [
        ("curse estate copper", 5, "curse"),
        ("estate copper province", 5, "estate"),
        ("estate copper province", 4, "copper"),
        ("copper province", 8, "copper"),
        ("duchy silver", 8, "duchy"),
    ],
)
def test_what_is_passed_at_a_masquerade_unless_one_decides_otherwise(hand: str, provinces: int, default: str) -> None:
    table = {0: {"hand": ["masquerade"]}, 1: {"hand": hand.split()}, "supply": {"province": provinces}}
    assert question(table, 1, "masquerade.pass") == ((default,), True)


def test_an_estate_or_a_copper_is_trashed_before_a_province_unless_one_decides_otherwise() -> None:
    assert question({0: {"hand": ["upgrade", "province", "copper"]}}, 0, "upgrade.trash") == (("copper",), False)
    posting = {0: {"hand": ["trading_post", "province", "copper", "estate"]}}
    assert question(posting, 0, "trading_post.trash") == (("copper", "estate"), False)


def test_secret_chamber_shown_again_to_the_same_attack_is_asked_for_anew() -> None:
    match = arranged({0: {"hand": ["witch"]}, 1: {"hand": ["secret_chamber", "copper", "gold"]}}, 2)
    answer(match, 0, "turn.action", "witch")
    answer(match, 1, "secret_chamber.reveal", "yes")
    answer(match, 1, "secret_chamber.topdeck", "gold", "copper")
    asked = match.question(1)
    assert asked is not None
    assert (asked[1].key, asked[1].standing) == ("secret_chamber.reveal", None)
    assert asked[1].prompt.id == "ask-secret-chamber-again"


# answers in any order


@pytest.mark.parametrize("curses", range(5))
def test_few_curses_of_a_torturer_played_twice_go_out_in_turn_order(curses: int) -> None:
    victim = {"hand": ["copper"] * 4}
    table = {0: {"hand": ["throne_room", "torturer"]}, 1: victim, 2: victim, "supply": {"curse": curses}}
    answers: Answers = {
        0: [("turn.buy", [])],
        1: [("torturer.choose", ["discard"]), ("torturer.choose", ["curse"])],
        2: [("torturer.choose", ["curse"]), ("torturer.choose", ["curse"])],
    }
    after = agree(table, 3, {0: [("turn.action", ["throne_room"])]}, answers, (1, 2, 1, 2, 0))
    assert after.players[1].hand.count("curse") == (curses > 1)
    assert after.players[2].hand.count("curse") == min(curses, 1) + (curses > 2)


def test_what_a_saboteurs_victims_may_gain_is_kept_for_them() -> None:
    table = {
        0: {"hand": ["saboteur", "gold", "gold"]},
        1: {"deck": ["province", "estate"]},
        2: {"deck": ["copper", "bank"]},
        "supply": {"gold": 1, "duchy": 1},
    }
    answers: Answers = {
        0: [("turn.treasure", ["gold", "gold"]), ("turn.buy", ["gold"])],
        1: [("saboteur.gain", ["duchy"])],
        2: [("saboteur.gain", ["silver"])],
    }
    after = agree(table, 3, {0: [("turn.action", ["saboteur"])]}, answers, (1, 2, 0, 0))
    assert [sorted(player.discard) for player in after.players[1:]] == [["duchy"], ["copper", "silver"]]
    assert after.supply["gold"] == 0


def test_secret_chamber_finds_its_cards_whatever_follows_the_attack() -> None:
    rest = ["village", "smithy", "market", "cellar", "mine", "festival"]
    table = {
        0: {"hand": ["militia", "council_room"], "deck": ["copper"], "discard": rest},
        1: {"hand": ["secret_chamber", "estate", "estate", "copper", "copper"], "discard": rest},
        "turn": {"actions": 2},
    }
    answers: Answers = {
        0: [("turn.action", ["council_room"])],
        1: [
            ("secret_chamber.reveal", ["yes"]),
            ("secret_chamber.topdeck", ["estate", "estate"]),
            ("secret_chamber.reveal", ["no"]),
            ("militia.discard", ["copper", "copper"]),
        ],
    }
    after = agree(table, 2, {0: [("turn.action", ["militia"])]}, answers, (1, 1, 1, 1, 0))
    assert "estate" in after.players[1].hand
    assert after.players[1].deck[-1] == "estate"


def test_a_masquerade_waits_for_all_and_passes_in_any_order() -> None:
    table = {
        0: {"hand": ["masquerade", "estate", "gold"]},
        1: {"hand": ["copper", "silver"]},
        2: {"hand": ["curse", "duchy"]},
    }
    answers: Answers = {
        0: [("masquerade.pass", ["estate"]), ("masquerade.trash", ["curse"])],
        1: [("masquerade.pass", ["copper"])],
        2: [("masquerade.pass", ["curse"])],
    }
    after = agree(table, 3, {0: [("turn.action", ["masquerade"])]}, answers, (0, 1, 2, 0))
    assert [sorted(player.hand) for player in after.players] == [["gold"], ["estate", "silver"], ["copper", "duchy"]]
    assert after.trash == ["curse"]


@pytest.mark.parametrize(("chosen", "left"), [("coins", 5), ("discard", 4)])
def test_a_minion_is_chosen_for_when_all_have_decided_about_their_reactions(chosen: str, left: int) -> None:
    table = {0: {"hand": ["minion", "estate"]}, 1: {"hand": ["moat", *["copper"] * 4]}, 2: {"hand": ["moat"]}}
    match = arranged(table, 3)
    answer(match, 0, "turn.action", "minion")
    for seat in (2, 1):
        assert match.question(0) is None
        answer(match, seat, "moat.reveal", "no")
    answer(match, 0, "minion.choose", chosen)
    assert [seat.hand_size for seat in match.view(None).seats[1:]] == [left, 1]
