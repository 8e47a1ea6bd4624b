"""What standing orders answer to the questions of Dominion."""

from typing import Any

import pytest

from games.dominion import GAME, standing
from games.dominion.cards import CARDS
from games.dominion.ratings import in_hand
from games.kernel.contract.game import Setup, encode_state
from games.kernel.engine.choice import Picks
from games.kernel.engine.standing_orders import NEVER, USUAL, Order, Standing, ranked
from games.kernel.match import Match, Snapshot
from games.kernel.orders.standing_answers import answer_for, key_of
from tests.games.playing import Player

DECK = ["copper"] * 5
USELESS = ["estate", "estate", "curse", "gold", "silver"]


def answered(card: str, hand: list[str], orders: dict[str, Order], **more: Any) -> tuple[str, ...] | None:
    """What the orders of seat 1 answer when seat 0 has played this card; None: that person is asked."""
    table = {0: {"hand": [card, "gold"], "deck": DECK}, 1: {"hand": hand, "deck": more.pop("deck", DECK)}, **more}
    setup = Setup(2)
    match = Match(GAME, setup, Snapshot(0, 0, encode_state(GAME.arrange(setup, b"order", table))))
    name, _ = match.question(0) or ("", None)
    match.answer(0, name, (card,))
    if match.question(1) is None and (mine := match.question(0)):
        match.answer(0, mine[0], ())
    question = match.question(1)
    assert question is not None
    return answer_for([orders], question[1])


@pytest.mark.parametrize(
    ("card", "hand", "order", "answer"),
    [
        ("militia", USELESS, ranked(("curse", "estate")), ("estate", "curse")),
        ("militia", USELESS, ranked(("curse", "province")), None),
        ("goons", USELESS, ranked(("estate",)), ("estate", "estate")),
        ("militia", USELESS, USUAL, ("estate", "curse")),
    ],
)
def test_one_list_of_discards_serves_all_who_ask_for_discards(
    card: str, hand: list[str], order: Order, answer: tuple[str, ...] | None
) -> None:
    given = answered(card, hand, {key_of(standing.DISCARD): order})
    assert (None if given is None else sorted(given)) == (None if answer is None else sorted(answer))


GOOD = ["council_room", "militia", "silver", "silver", "copper"]


@pytest.mark.parametrize("card", ["militia", "goons", "followers"])
def test_the_least_useful_first_keeps_the_best_hand(card: str) -> None:
    given = answered(card, GOOD, {key_of(standing.DISCARD): USUAL})
    assert given is not None
    assert sorted(given) == ["copper", "militia"], "with one action only one of the two can be played"


def alike(cards: Picks) -> list[float]:
    """Cards told apart by what they are good for in a hand."""
    return sorted(in_hand(CARDS[card], playable=True) for card in cards)


DISCARDING = ["militia", "goons", "torturer", "vault", "horse_traders", "young_witch", "tournament", "village"]
OTHERS = ["moneylender", "council_room"]


def test_where_cards_must_be_discarded_the_least_useful_are_those_the_usual_computer_parts_with() -> None:
    met = set[str]()
    for seed in range(4):
        options = {"kingdom": [*DISCARDING, *OTHERS], "bane": "cellar"}
        player = Player(Match.begin(GAME, Setup(3, options=options), b"%d" % seed), str(seed))
        for _ in player.steps(500):
            for choice in player.match.open.values():
                if choice.standing in (standing.DISCARD, standing.OPEN_DISCARD):
                    usual = choice.check(GAME.mind.player(GAME.mind.usual)(player.match.look(choice.seat), choice))
                    given = answer_for([{key_of(standing.DISCARD): USUAL}], choice)
                    assert given is not None
                    assert alike(given) == alike(usual), choice.values
                    met.add(choice.key)
    assert met >= {f"{card}.discard" for card in DISCARDING[:6]}


def test_moat_may_be_held_back_against_one_attack_alone() -> None:
    orders = {key_of(standing.MOAT): standing.MOAT.ways[0].order, key_of(standing.MOAT, "minion"): NEVER.order}
    assert answered("militia", ["moat", *USELESS[:4]], orders) == ("yes",)
    assert answered("minion", ["moat", *USELESS[:4]], orders) == ("no",)


@pytest.mark.parametrize(("card", "answer"), [("witch", ("trash",)), ("mountebank", ("trash",))])
def test_the_watchtower_trashes_curses(card: str, answer: tuple[str, ...]) -> None:
    orders = {key_of(standing.WATCHTOWER, "curse"): standing.TO_TRASH.order}
    assert answered(card, ["watchtower", "gold"], orders) == answer


@pytest.mark.parametrize(
    ("question", "card", "hand", "place", "answer"),
    [
        (standing.BISHOP, "bishop", ["curse", "gold"], 0, ("curse",)),
        (standing.BISHOP, "bishop", ["estate", "gold"], 0, ()),
        (standing.BISHOP, "bishop", ["curse", "gold"], 1, ()),
        (standing.HORSE_TRADERS, "militia", ["horse_traders", "horse_traders", "gold"], 0, ("horse_traders",) * 2),
        (standing.HORSE_TRADERS, "militia", ["horse_traders", "gold"], 1, ()),
        (standing.MOUNTEBANK, "mountebank", ["curse", "gold"], 0, ("yes",)),
        (standing.TOURNAMENT, "tournament", ["province", "gold"], 0, ("yes",)),
        (standing.SECRET_CHAMBER, "witch", ["secret_chamber", "gold"], 1, ("no",)),
        (standing.TORTURER, "torturer", ["copper", "gold", "silver"], 1, ("curse",)),
        (standing.VAULT, "vault", ["estate", "curse", "gold"], 0, ("yes",)),
        (standing.VAULT, "vault", ["copper", "silver", "gold"], 0, ("no",)),
        (standing.BUREAUCRAT, "bureaucrat", ["estate", "duchy", "gold"], 0, ("estate",)),
    ],
)
def test_an_order_answers_its_question(
    question: Standing, card: str, hand: list[str], place: int, answer: tuple[str, ...]
) -> None:
    assert answered(card, hand, {key_of(question): question.ways[place].order}) == answer


def test_a_list_names_what_is_passed_on_forbidden_and_gained() -> None:
    hand = ["estate", "copper", "gold"]
    assert answered("masquerade", hand, {key_of(standing.MASQUERADE): ranked(("curse", "copper"))}) == ("copper",)
    left = {key_of(standing.CONTRABAND): ranked(("colony", "province"))}
    assert answered("contraband", hand, left, turn={"phase": "buy"}) == ("province",)
    lost = {"deck": ["gold", *DECK]}
    assert answered(
        "saboteur", hand, {key_of(standing.SABOTEUR): ranked(("market", "silver"), declines=True)}, **lost
    ) == ("silver",)
    assert answered("saboteur", hand, {key_of(standing.SABOTEUR): ranked(("market",), declines=True)}, **lost) == ()
