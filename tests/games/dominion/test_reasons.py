"""Why the computer player would answer so: what it weighed, in a reason of its own for each case."""

from functools import partial
from typing import Any

import pytest

from games.dominion.advice.plans import Plan
from games.dominion.advice.reasons import ALIKE, PROPOSED, SPECIAL
from games.dominion.advisor import advise
from games.dominion.cards import CARDS
from games.dominion.words import title
from games.kernel.contract.mind import Advice
from games.kernel.engine.text import Text
from tests.games.dominion.advising import KINGDOM, STARTERS, advice
from tests.games.saying import LANGUAGES, say


def why(*args: Any, **more: Any) -> Text | None:
    """The reason of an advice."""
    return advice(*args, **more).why


def buying(coins: int, **more: Any) -> Advice:
    """What it would buy for so many coins."""
    return advice([], turn={"phase": "buy", "coins": coins, "buys": 1}, **more)


@pytest.mark.parametrize(
    ("hand", "reason"),
    [
        (["village", "smithy"], "why-chain"),
        (["smithy", "woodcutter"], "why-best-action"),
        (["smithy", "mine"], "why-only-action"),
        (["smithy", "smithy", "mine"], "why-best-action"),
        (["smithy", "estate"], "why-one-action"),
        (["mine", "estate"], "why-no-action"),
    ],
)
def test_why_an_action(hand: list[str], reason: str) -> None:
    assert why(hand) == Text(reason)


def test_who_advises_nothing_does_not_offer_what_the_question_proposes() -> None:
    assert advice(["mine", "estate"]).offer is None


def test_why_a_card_is_bought() -> None:
    assert buying(6) == Advice(("gold",), Text("why-money"), Text("buy-this", card=title("gold")))
    assert buying(8).why == Text("why-victory", points=6)
    assert buying(4).why == Text("why-draws-more")
    hoarding = partial(advise, lambda view: Plan.of("hoard, gold"))
    assert buying(6, player=hoarding, options={"kingdom": ["hoard", *KINGDOM[1:]]}).why == Text("why-best-card"), (
        "it pays less than a Gold"
    )
    assert buying(1).why == Text("why-buy-nothing")


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("remodel", "why-rids-of-weak"),
        ("throne_room", "why-doubling"),
        ("village", "why-more-actions-later"),
        ("militia", "why-holds-back"),
        ("smithy", "why-draws-more"),
        ("laboratory", "why-draws-more"),
        ("library", "why-draws-more"),
        ("market", "why-buys-more"),
        ("workshop", "why-best-card"),
    ],
)
def test_an_action_is_bought_for_what_it_does(card: str, reason: str) -> None:
    wanting = partial(advise, lambda view: Plan.of(card))
    kingdom = {"kingdom": [card, *(name for name in KINGDOM if name != card)][:10]}
    assert buying(5, player=wanting, options=kingdom) == Advice(
        (card,), Text(reason), Text("buy-this", card=title(card))
    )


def test_a_village_is_bought_for_now_only_where_actions_wait_for_it() -> None:
    wanting = {"player": partial(advise, lambda view: Plan.of("village")), "own": {"hand": []}}
    assert buying(3, deck=[*STARTERS, "smithy"], **wanting).why == Text("why-more-actions-later")
    assert buying(3, deck=[*STARTERS, "smithy", "smithy"], **wanting).why == Text("why-more-actions")


def test_who_keeps_the_deck_small_leaves_money_lying_as_soon_as_it_can_pay_for_a_province() -> None:
    slim = partial(advise, lambda view: Plan.of("laboratory"))
    assert buying(3, player=slim).picks == ("silver",)
    assert buying(3, player=slim, deck=[*STARTERS, "gold"]) == Advice((), Text("why-stay-lean"))
    assert buying(2, player=slim, deck=[*STARTERS, "gold"]).why == Text("why-buy-nothing")
    late = buying(3, player=slim, deck=[*STARTERS, "gold"], supply={"province": 3})
    assert late == Advice((), Text("why-buy-nothing")), "there is hardly time to meet good cards sooner"


def test_who_is_behind_leaves_the_card_that_ends_the_game_and_says_so() -> None:
    supply = {"province": 2, "village": 0, "smithy": 0, "estate": 1}
    behind = {"player": partial(advise, lambda view: Plan.of("gold")), "others": {1: {"deck": ["province"] * 3}}}
    assert buying(2, supply=supply, **behind) == Advice((), Text("why-not-the-end", card=title("estate")))
    last_duchy = buying(5, supply={**supply, "duchy": 1, "estate": 8}, **behind)
    assert last_duchy.picks == ("estate",)
    assert last_duchy.why == Text("why-not-the-end", card=title("duchy"))
    assert buying(2, supply={**supply, "estate": 2}, **behind).picks == ("estate",)


def test_points_are_the_reason_only_when_they_count() -> None:
    assert buying(6, supply={"province": 4}).why == Text("why-victory", points=3)
    gardener = partial(advise, lambda view: Plan.of("gardens"))
    gardens = {"player": gardener, "options": {"kingdom": ["gardens", *KINGDOM[1:]]}}
    assert buying(4, deck=STARTERS, **gardens).why == Text("why-victory", points=1)
    assert buying(4, deck=STARTERS[:5], **gardens).why == Text("why-best-card")


def test_where_piles_run_out_that_is_why_points_count() -> None:
    low = {"village": 0, "smithy": 1, "market": 3}
    thinking = partial(advise, lambda view: Plan.of("gold"))
    assert buying(6, player=thinking, supply=low).why == Text("why-victory-by-piles", points=3)
    assert buying(6, player=thinking, supply={**low, "province": 3}).why == Text("why-victory", points=3)
    assert buying(8, player=thinking, supply=low).why == Text("why-victory", points=6), "a Province counts anyway"


def test_what_has_to_be_gained_is_called_harmful_only_if_it_is() -> None:
    def gained(*cards: str) -> Advice:
        supply = dict.fromkeys(["copper", "silver", "gold", "curse", "estate", *KINGDOM], 0) | dict.fromkeys(cards, 5)
        slim = partial(advise, lambda view: Plan.of("gold"))
        return advice(["remodel", "copper"], (0, ["remodel"]), player=slim, supply=supply)

    assert (gained("moat", "curse").picks, gained("moat", "curse").why) == (("moat",), Text("why-draws-more"))
    assert gained("copper", "curse").why == Text("why-least-harm")


def test_a_card_that_brings_tokens_is_bought_for_them() -> None:
    goons = {"options": {"kingdom": ["goons", *KINGDOM[1:]]}, "own": {"in_play": ["goons"] * 2}}
    assert buying(0, player=partial(advise, lambda view: Plan.of("gold")), **goons).why == Text("why-token")


def test_who_wins_by_it_ends_the_game() -> None:
    ahead = {"deck": [*STARTERS, *["province"] * 5], "supply": {"province": 1}}
    assert buying(8, **ahead).why == Text("why-win")


def test_the_button_says_what_is_done_with_the_cards() -> None:
    hand = ["gold", "silver", "copper", "estate", "smithy"]
    attacked = advice(hand, (0, ["militia"]), seat=1, others={0: {"hand": ["militia"]}})
    assert attacked.why == Text("why-least-use")
    assert attacked.offer is not None
    assert say("dominion", "en", attacked.offer) == "Discard Copper and Estate"
    assert advice(["village", "smithy"]).offer == Text("play-this", card=title("village"))


def test_what_is_proposed_has_a_reason_of_its_own() -> None:
    table = {"others": {0: {"hand": ["militia"]}}}
    assert why(["moat", "gold"], (0, ["militia"]), seat=1, **table) == Text("why-moat-reveal-yes")


def test_with_no_curse_left_a_torturer_does_no_harm() -> None:
    kingdom = {"options": {"kingdom": ["torturer", *KINGDOM[1:]]}, "others": {0: {"hand": ["torturer"]}}}
    found = advice(["estate", "estate", "copper"], (0, ["torturer"]), seat=1, supply={"curse": 0}, **kingdom)
    assert found == Advice(("curse",), Text("why-torturer-no-curse"))


@pytest.mark.parametrize(
    ("coins", "held", "supply", "named"),
    [
        (5, 0, {}, "province"),
        (3, 0, {}, "gold"),
        (3, 1, {}, "province"),
        (2, 0, {"province": 3}, "duchy"),
        (9, 0, {}, "province"),
    ],
)
def test_the_dearest_card_that_can_be_paid_for_is_forbidden(
    coins: int, held: int, supply: dict[str, int], named: str
) -> None:
    """Contraband brings 3 coins; each card in hand may bring two more."""
    table = {
        "options": {"kingdom": ["contraband", *KINGDOM[1:]]},
        "others": {0: {"hand": ["contraband", *["copper"] * held]}},
    }
    turn = {"phase": "buy", "coins": coins}
    found = advice([], (0, ["contraband"]), seat=1, turn=turn, supply=supply, **table)
    assert found == Advice((named,), Text("why-forbid"))


def test_who_has_played_other_treasures_after_a_contraband_has_played_them_all() -> None:
    hand = ["contraband", "silver", *["estate"] * 4]
    table = {"options": {"kingdom": ["contraband", *KINGDOM[1:]]}, "others": {0: {"hand": hand}}}
    played = 0, ["contraband", "silver"]
    assert advice([], played, seat=1, turn={"phase": "buy", "coins": 1}, **table).picks == ("gold",)
    assert advice([], played, seat=1, turn={"phase": "buy", "coins": 3}, **table).picks == ("province",)


def test_what_was_named_before_is_not_named_again() -> None:
    table = {"options": {"kingdom": ["contraband", *KINGDOM[1:]]}, "others": {0: {"hand": ["contraband"]}}}
    turn = {"phase": "buy", "coins": 6, "named": ["province"]}
    assert advice([], (0, ["contraband"]), seat=1, turn=turn, **table).picks == ("gold",)


def test_where_nothing_can_be_paid_for_what_is_proposed_is_forbidden() -> None:
    cards = ["contraband", *KINGDOM[1:]]
    supply = dict.fromkeys((*cards, "copper", "silver", "gold", "curse", "estate", "duchy"), 0)
    owner = {"hand": ["contraband"]}
    found = advice(
        [], (0, ["contraband"]), seat=1, turn={"phase": "buy"}, others={0: owner}, supply=supply,
        options={"kingdom": cards},
    )  # fmt: skip
    assert found == Advice(("province",))


def test_the_most_useful_card_is_drawn_first() -> None:
    deck = ["copper", "gold", "smithy", "silver"]
    options = {"kingdom": ["scout", *KINGDOM[1:]]}
    found = advice(["scout"], (0, ["scout"]), deck=deck, options=options)
    assert found.why == Text("why-best-on-top")
    assert found.picks[-1] == "copper"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_for_a_proposal_has_its_words(language: str) -> None:
    named = [
        f"why-{key.replace('.', '-')}-{first or 'nothing'}".replace("_", "-")
        for key, firsts in PROPOSED.items()
        for first in firsts
    ]
    assert all(say("dominion", language, Text(message)) for message in (*named, *ALIKE.values()))


def test_reasons_for_proposals_are_about_cards_there_are() -> None:
    cards = {key.partition(".")[0] for key in (*PROPOSED, *ALIKE, *SPECIAL)} - {"turn"}
    assert cards <= CARDS.keys()
