"""Which ten cards are laid out: recommended, named or drawn by lot; the bane, Platinum and Colony; what is refused."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from games.dominion import GAME
from games.dominion.card import CARDS, PRIZE
from games.dominion.kingdom.kingdoms import BASIC_CARDS, TRASHING, WITH_COLONY, banes, cards_of, is_kingdom_card
from games.dominion.kingdom.recommended import BOXES, RECOMMENDED
from games.dominion.rules.table import Table
from games.kernel.contract.game import BadSetup, Setup
from games.kernel.engine.chance import Chance
from games.kernel.engine.text import Text

TEN = ["cellar", "chapel", "moat", "village", "workshop", "militia", "smithy", "market", "mine", "witch"]
COVEN = [*TEN[:9], "young_witch"]
MANY = range(60)


def table(seats: int = 2, seed: bytes = b"kingdoms", **options: Any) -> Table:
    return GAME.new(Setup(seats, options=options), seed)


def drawn(number: int, **options: Any) -> tuple[str, ...]:
    """The ten of a kingdom by lot, without its bane."""
    found = table(seed=b"%d" % number, set="random", **options)
    return tuple(card for card in found.kingdom if card != found.bane)


def refusal(**options: Any) -> Text:
    with pytest.raises(BadSetup) as refused:
        GAME.announce(options)
    return refused.value.reason


# recommended sets


@pytest.mark.parametrize("name", RECOMMENDED)
def test_every_recommended_set_is_there_whole(name: str) -> None:
    one, found = RECOMMENDED[name], table(4, set=name)
    assert set(found.kingdom) - {found.bane} == set(one.cards)
    assert len(set(one.cards)) == 10
    assert found.bane == one.bane
    assert ("colony" in found.supply, "platinum" in found.supply) == (one.colony, one.colony)
    assert GAME.announce({"set": name})


def test_there_are_26_sets_and_every_box_has_some() -> None:
    assert Counter(one.box for one in RECOMMENDED.values()) == {
        "base": 5, "intrigue": 6, "prosperity": 9, "cornucopia": 6,
    }  # fmt: skip
    assert {name for name, one in RECOMMENDED.items() if one.colony} == {
        name for name, one in RECOMMENDED.items() if one.box == "prosperity"
    }
    assert {name: one.bane for name, one in RECOMMENDED.items() if one.bane} == {
        "the_jesters_workshop": "chancellor",
        "the_spice_of_life": "wishing_well",
    }


def test_young_witch_never_goes_without_a_bane() -> None:
    assert all(bool(one.bane) == ("young_witch" in one.cards) for one in RECOMMENDED.values())


def test_every_box_has_as_many_kingdom_cards_as_it_is_sold_with() -> None:
    assert [len(cards_of([box])) for box in BOXES] == [25, 25, 25, 13]
    assert len(cards_of(BOXES)) == sum(is_kingdom_card(card) for card in CARDS)
    assert not any(PRIZE in CARDS[card].kinds for card in cards_of(BOXES))
    assert set(TRASHING) <= set(cards_of(BOXES))


# by lot


def test_the_same_seed_draws_the_same_kingdom_and_another_another() -> None:
    assert drawn(1) == drawn(1)
    assert len({drawn(number) for number in MANY}) == len(MANY)
    assert set(table(2, b"x", set="random").kingdom) == set(table(6, b"x", set="random", first=1).kingdom)


@pytest.mark.parametrize("box", BOXES)
def test_only_the_chosen_boxes_are_drawn_from(box: str) -> None:
    assert {CARDS[card].set_name for number in MANY for card in drawn(number, boxes=[box])} == {box}


def test_every_card_may_be_drawn() -> None:
    assert {card for number in range(200) for card in drawn(number)} == set(cards_of(BOXES))


@pytest.mark.parametrize("number", range(20))
def test_what_was_wished_for_is_there(number: int) -> None:
    kingdom = [CARDS[card] for card in drawn(number, wishes=["actions", "buys", "trashing", "peace", "spread"])]
    assert len({card.name for card in kingdom}) == 10
    assert any(card.actions >= 2 for card in kingdom)
    assert any(card.buys for card in kingdom)
    assert any(card.name in TRASHING for card in kingdom)
    assert {2, 3, 4, 5} <= {card.cost for card in kingdom}
    assert not any(card.is_attack for card in kingdom)


def test_without_wishes_kingdoms_lack_now_one_now_the_other() -> None:
    kingdoms = [[CARDS[card] for card in drawn(number)] for number in MANY]
    assert any(not any(card.buys for card in kingdom) for kingdom in kingdoms)
    assert any(any(card.is_attack for card in kingdom) for kingdom in kingdoms)


def test_the_order_of_wishes_and_boxes_does_not_count() -> None:
    assert drawn(1, wishes=["buys", "peace"], boxes=["base", "intrigue"]) == drawn(
        1, wishes=["peace", "buys"], boxes=["intrigue", "base"]
    )


def test_a_wish_that_no_card_fulfils_is_refused_with_what_to_change(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("games.dominion.kingdom.kingdoms.TRASHING", ())
    assert refusal(set="random", boxes=["base"], wishes=["trashing"]) == Text(
        "wish-not-possible", wish=Text("option-wishes-trashing"), boxes=(Text("set-base"),)
    )


@pytest.fixture
def cards_in_order() -> Iterator[None]:
    """What is taken out of the cards comes back to its place."""
    before = dict(CARDS)
    yield
    CARDS.clear()
    CARDS.update(before)


@pytest.mark.usefixtures("cards_in_order")
def test_too_few_cards_to_draw_from_are_refused() -> None:
    for card in cards_of(["cornucopia"])[:4]:
        del CARDS[card]
    assert refusal(set="random", boxes=["cornucopia"]).id == "too-few-for-kingdom"
    assert refusal(set="random", boxes=[]).id == "no-boxes"


# named cards


def test_ten_named_cards_are_laid_out_sorted_by_cost_and_name() -> None:
    kingdom = table(kingdom=TEN[::-1]).kingdom
    assert set(kingdom) == set(TEN)
    assert list(kingdom) == sorted(kingdom, key=lambda card: (CARDS[card].cost, card))


@pytest.mark.parametrize(
    ("kingdom", "why"),
    [
        ([*TEN[:9], "pit"], "unknown-card"),
        ([*TEN[:9], "copper"], "no-kingdom-card"),
        ([*TEN[:9], "colony"], "no-kingdom-card"),
        ([*TEN[:9], "diadem"], "prize-in-kingdom"),
        ([*TEN[:9], "moat"], "card-twice"),
        (TEN[:9], "too-few-cards"),
        ([*TEN, "spy"], "too-many-cards"),
        ([], "too-few-cards"),
    ],
)
def test_what_is_no_kingdom_is_refused_with_a_reason(kingdom: list[str], why: str) -> None:
    assert refusal(kingdom=kingdom).id == why


def test_all_that_is_wrong_with_a_kingdom_is_said_at_once() -> None:
    wrong = ["pit", "copper", "platinum", "diadem", "moat", "moat", "witch", "witch"]
    with pytest.raises(BadSetup) as refused:
        table(kingdom=wrong)
    assert [(reason.id, *reason.args.values()) for reason in refused.value.reasons[:1]] == [("unknown-card", "pit")]
    with pytest.raises(BadSetup) as refused:
        GAME.announce({"kingdom": wrong})
    assert [reason.id for reason in refused.value.reasons] == [
        "unknown-card", "no-kingdom-card", "no-kingdom-card", "prize-in-kingdom", "card-twice", "card-twice",
        "too-few-cards",
    ]  # fmt: skip


def test_a_named_kingdom_goes_before_a_set() -> None:
    assert set(table(set="big_money", kingdom=TEN).kingdom) == set(TEN)


# the bane


def test_the_bane_is_drawn_among_cards_costing_two_or_three() -> None:
    found = {table(seed=b"%d" % number, kingdom=COVEN).bane for number in MANY}
    assert found == set(banes(COVEN, ["base", "cornucopia"]))
    assert {CARDS[bane or ""].cost for bane in found} == {2, 3}
    assert not found & set(COVEN)
    assert {CARDS[bane or ""].set_name for bane in found} == {"base", "cornucopia"}


def test_the_bane_is_a_pile_of_the_kingdom() -> None:
    found = table(3, kingdom=COVEN, bane="pawn")
    assert found.bane == "pawn"
    assert len(found.kingdom) == 11
    assert found.supply["pawn"] == 10
    assert list(found.kingdom) == sorted(found.kingdom, key=lambda card: (CARDS[card].cost, card))


def test_another_bane_than_the_recommended_one_may_be_chosen_or_drawn() -> None:
    workshop = "the_jesters_workshop"
    assert table(set=workshop, bane="moat").bane == "moat"
    drawn_banes = {table(seed=b"%d" % number, set=workshop, bane="drawn").bane for number in MANY}
    assert len(drawn_banes) > 2


def test_where_no_young_witch_is_drawn_there_is_no_bane() -> None:
    for number in MANY:
        found = table(seed=b"%d" % number, set="random", boxes=["cornucopia"])
        assert (found.bane is not None) == ("young_witch" in found.kingdom)
        assert len(found.kingdom) == 10 + (found.bane is not None)


def test_if_the_boxes_in_play_have_no_bane_left_it_comes_from_another() -> None:
    crowd = ["young_witch", *banes([], ["cornucopia"])]
    assert banes(crowd, ["cornucopia"])
    assert not set(banes(crowd, ["cornucopia"])) & set(cards_of(["cornucopia"]))


def test_if_no_box_has_one_the_game_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("games.dominion.kingdom.kingdoms.BANE_COSTS", ())
    with pytest.raises(BadSetup) as refused:
        table(kingdom=COVEN)
    assert refused.value.reason.id == "no-bane-left"


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"kingdom": TEN, "bane": "pawn"}, "bane-without-witch"),
        ({"kingdom": COVEN, "bane": "moat"}, "bane-in-kingdom"),
        ({"kingdom": COVEN, "bane": "festival"}, "bane-too-dear"),
        ({"kingdom": COVEN, "bane": "gold"}, "no-kingdom-card"),
        ({"kingdom": COVEN, "bane": "pit"}, "unknown-card"),
    ],
)
def test_what_cannot_be_the_bane_is_refused(options: dict[str, Any], why: str) -> None:
    assert refusal(**options).id == why


# Platinum and Colony


def test_four_cards_of_prosperity_bring_platinum_and_colony() -> None:
    four = ["bank", "city", "forge", "vault"]
    assert "colony" in table(kingdom=[*TEN[:6], *four]).supply
    assert "colony" not in table(kingdom=[*TEN[:7], *four[:3]]).supply


PROSPEROUS_COVEN = [*COVEN[:6], "bank", "city", "forge", "young_witch"]


@pytest.mark.parametrize(("bane", "colony"), [("loan", True), ("pawn", False)])
def test_a_bane_of_prosperity_counts_among_the_four(bane: str, colony: bool) -> None:
    options = {"kingdom": PROSPEROUS_COVEN, "bane": bane}
    supply = table(**options).supply
    assert ("colony" in supply, "platinum" in supply) == (colony, colony)
    assert ("with-colony" in [line.id for line in GAME.announce(options)]) == colony


def test_in_games_begun_before_the_bane_does_not_count_among_the_four() -> None:
    options = {"kingdom": PROSPEROUS_COVEN, "bane": "loan"}
    assert "colony" not in GAME.new(Setup(2, options=options, rules=5), b"bane").supply


def test_where_the_bane_is_drawn_by_lot_it_decides_about_platinum_and_colony() -> None:
    options = {"kingdom": PROSPEROUS_COVEN}
    assert [line.id for line in GAME.announce(options)][-1] == "colony-if"
    tables = [table(seed=b"%d" % number, **options) for number in MANY]
    assert {"colony" in one.supply for one in tables} == {True, False}
    assert all(("colony" in one.supply) == (CARDS[one.bane or ""].set_name == "prosperity") for one in tables)
    assert "colony-if" not in [line.id for line in GAME.announce({"kingdom": COVEN})]


def test_platinum_and_colony_may_be_forced_and_left_out() -> None:
    assert "platinum" in table(colony="yes").supply
    assert "platinum" not in table(set="beginners", colony="no").supply
    assert {"colony" in table(seed=b"%d" % number, set="random").supply for number in MANY} == {True, False}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_platinum_and_colony_lie_in_their_place(seats: int) -> None:
    supply = table(seats, set="beginners").supply
    assert tuple(supply)[:9] == WITH_COLONY
    assert [card for card in WITH_COLONY if card not in ("platinum", "colony")] == list(BASIC_CARDS)
    assert (supply["platinum"], supply["colony"]) == (12, 8 if seats == 2 else 12)


# Prizes


def test_the_prizes_come_with_their_card() -> None:
    assert len(table(set="bounty_of_the_hunt").prizes) == 5
    assert table().prizes == []


# the lobby


def offered(name: str, **options: Any) -> set[str]:
    return {value.name for one in GAME.settings(options) if one.name == name for value in one.values}


def chosen(name: str, **options: Any) -> set[str]:
    return {value for one in GAME.settings(options) if one.name == name for value in one.chosen}


def test_the_lobby_offers_every_set_and_ten_by_lot() -> None:
    assert offered("set") == {*RECOMMENDED, "random"}
    assert chosen("set") == {"first_game"}
    assert chosen("set", set="random") == {"random"}
    assert chosen("set", kingdom=TEN) == set()
    assert all(len(one.values) <= 25 for one in GAME.settings({}))


def test_boxes_and_wishes_stand_beside_the_draw_by_lot() -> None:
    (by_lot,) = {one.group for one in GAME.settings({}) if "random" in {value.name for value in one.values}}
    assert {one.name for one in GAME.settings({}) if one.group == by_lot} == {"set", "boxes", "wishes", "colony"}
    assert offered("boxes") == chosen("boxes") == set(BOXES)
    assert offered("wishes") == {"actions", "buys", "trashing", "peace", "spread"}


def test_a_bane_is_offered_where_young_witch_is() -> None:
    assert offered("bane") == set()
    assert offered("bane", kingdom=COVEN) == {"drawn", *banes(COVEN, BOXES)}


def test_the_bane_of_an_own_kingdom_may_be_of_any_box_and_is_laid_out() -> None:
    assert {CARDS[name].set_name for name in offered("bane", kingdom=COVEN) - {"drawn"}} == set(BOXES)
    assert len(offered("bane", kingdom=COVEN)) <= 25
    assert table(kingdom=COVEN, bane="trade_route").bane == "trade_route"


def test_the_bane_of_a_kingdom_by_lot_is_of_the_boxes_that_are_wished_for() -> None:
    found = offered("bane", set="random", kingdom=COVEN, boxes=["base", "cornucopia"])
    assert found == {"drawn", *banes(COVEN, ["base", "cornucopia"])}
    assert chosen("bane", kingdom=COVEN) == {"drawn"}
    assert chosen("bane", set="the_jesters_workshop") == {"chancellor"}


def test_another_set_takes_back_the_own_list_and_its_bane() -> None:
    assert all(one.instead_of == ("kingdom", "bane") for one in GAME.settings({}) if one.name == "set")


def test_lots_may_be_drawn_before_the_start_and_drawn_again() -> None:
    given = {"set": "random", "boxes": ["cornucopia"], "colony": "no"}
    seen = [GAME.draw(given, Chance(b"%d" % number)) for number in MANY]
    assert GAME.draw(seen[0], Chance(b"1")) == seen[1]
    for options in seen:
        assert GAME.announce(options)[0].args["name"] == Text("drawn")
        assert ("young_witch" in options["kingdom"]) == (options["bane"] is not None)
        found = table(**options)
        assert set(found.kingdom) == {*options["kingdom"], options["bane"]} - {None}
        assert chosen("boxes", **options) == {"cornucopia"}


def test_lots_are_drawn_only_where_lots_decide() -> None:
    assert [one.name for one in GAME.settings({"set": "random"}) if one.lots] == ["set"]
    assert not any(one.lots for one in GAME.settings({"kingdom": TEN}))
    assert [one.instead_of for one in GAME.settings({}) if one.typed] == [("set", "bane")]


def test_a_lobby_can_always_be_shown() -> None:
    assert chosen("set", set="gone") == {"first_game"}


@pytest.mark.parametrize(
    ("options", "lines"),
    [
        ({}, ["kingdom-line"]),
        ({"kingdom": TEN}, ["kingdom-line"]),
        ({"set": "beginners"}, ["kingdom-line", "with-colony"]),
        ({"set": "the_jesters_workshop"}, ["kingdom-line", "bane-line"]),
        ({"set": "random"}, ["random-line", "colony-if"]),
        ({"set": "random", "boxes": ["base"], "wishes": ["peace"]}, ["random-line", "wishes-line"]),
        ({"set": "random", "boxes": ["base"], "colony": "yes"}, ["random-line", "with-colony"]),
        ({"set": "random", "colony": "no"}, ["random-line"]),
    ],
)
def test_the_lobby_says_what_is_set(options: dict[str, Any], lines: list[str]) -> None:
    assert [line.id for line in GAME.announce(options)] == lines


# tables put together by hand


def test_a_case_may_name_the_bane_in_its_options_or_its_fields() -> None:
    chosen_before = Setup(2, options={"kingdom": ["young_witch", "moat"], "bane": "cellar"})
    for found in (
        GAME.arrange(chosen_before, b"", {}),
        GAME.arrange(Setup(2, options={"kingdom": ["young_witch", "moat"]}), b"", {"bane": "cellar"}),
    ):
        assert found.bane == "cellar"
        assert set(found.kingdom) == {"young_witch", "moat", "cellar"}
        assert found.supply["cellar"] == 10


def test_a_prize_that_somebody_owns_is_no_prize_any_more() -> None:
    def prizes(setup: Setup, **fields: Any) -> list[str]:
        return GAME.arrange(setup, b"", {0: {"hand": ["diadem", "tournament"]}, "trash": ["princess"], **fields}).prizes

    for setup in (Setup(2), Setup(2, options={"kingdom": ["tournament"]})):
        assert sorted(prizes(setup)) == ["bag_of_gold", "followers", "trusty_steed"]
        assert prizes(setup, prizes=[]) == []
