"""How plans are found: drafts for any kingdom, changes by lot, games between plans, the search."""

from collections.abc import Iterable

import pytest

from games.dominion import GAME
from games.dominion.advice.plans import Plan, PlannedBuy
from games.dominion.kingdom.kingdoms import basic_cards
from games.dominion.kingdom.recommended import RECOMMENDED
from games.dominion.planning.arena import Arena
from games.dominion.planning.changes import PlanChanges
from games.dominion.planning.drafts import FAMILIES, drafts
from games.dominion.planning.league import League
from games.dominion.planning.search import LONGEST, USUAL, Effort, Search
from games.kernel.engine.chance import Chance

SMALL = {"set": "size_distortion"}
TEN = RECOMMENDED["size_distortion"].cards


def cards_of(plan: Plan) -> set[str]:
    """All cards that a plan speaks of."""
    return {wish.card for wish in plan.menu} | {wish.after[0] for wish in plan.menu if wish.after}


@pytest.mark.parametrize("name", sorted(RECOMMENDED))
def test_drafts_speak_of_what_lies_on_the_table(name: str) -> None:
    kingdom = RECOMMENDED[name]
    there = {*kingdom.cards, *basic_cards(kingdom.colony)}
    for kind in FAMILIES:
        found = drafts(kind, kingdom.cards, colony=kingdom.colony)
        assert len(found) == len(set(found))
        assert all(cards_of(plan) <= there for plan in found)


def test_each_kind_of_draft_is_there_if_its_cards_are() -> None:
    assert all(drafts(kind, TEN, colony=False) for kind in FAMILIES)
    assert not any(drafts(kind, ["thief"], colony=False) for kind in FAMILIES if kind != "money")
    engine, *_ = drafts("engine", ["smithy", "village", "chapel", "militia"], colony=False)
    assert "smithy 5 balanced thirsty" in map(str, engine.menu)
    assert any("village" in map(str, draft.menu) for draft in drafts("engine", ["smithy", "village"], colony=False))
    assert str(drafts("money", ["smithy"], colony=True)[0].menu[0]) == "platinum"


def menus(kind: str, *kingdom: str) -> set[str]:
    """The menus of the drafts of a kind."""
    return {", ".join(map(str, draft.menu)) for draft in drafts(kind, kingdom, colony=False)}


def test_there_are_drafts_with_all_that_goes_on_the_dear_ones_before_gold() -> None:
    found = menus("chain", "market", "spy", "peddler", "laboratory", "swindler", "masquerade")
    assert "masquerade 1, swindler 1, laboratory, market, gold, peddler 5, spy 5, silver 2" in found
    assert not any("silver 2" in menu for menu in menus("chain", "market", "swindler")), "one alone makes no chain"


def test_there_are_drafts_with_an_attack_before_gold() -> None:
    assert {"witch 2, gold, silver", "witch 2, gold, smithy 1/8, silver"} <= menus("money", "witch", "smithy")


def test_changes_stay_within_the_kingdom_and_follow_from_their_lots() -> None:
    plan, other = Plan.of("gold, smithy 2/8, silver"), Plan.of("witch 2, silver")
    found = [PlanChanges(Chance(b"%d" % seed), TEN, colony=False).changed(plan, other) for seed in range(200)]
    assert found == [PlanChanges(Chance(b"%d" % seed), TEN, colony=False).changed(plan, other) for seed in range(200)]
    assert {card for one in found for card in cards_of(one)} <= {*TEN, *basic_cards(False), "smithy"}
    assert {one.rich for one in found} > {0}
    assert all(one.menu for one in found)
    assert len(set(found)) > 100


def test_an_arena_tells_the_better_plan() -> None:
    arena = Arena(GAME, SMALL)
    witch, money, nothing = Plan.of("gold, witch 2, silver"), Plan.of("gold, silver"), Plan.of("copper")
    assert arena.worth(witch, money, range(6)) > 0.7
    assert arena.worth(money, nothing, range(2)) > 0.9
    assert arena.worth(money, money, range(3)) == 0.5
    played = arena.played
    arena.worth(witch, money, range(6))
    assert arena.played == played


def test_a_game_that_does_not_end_counts_as_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("games.dominion.planning.arena.MOST_TURNS", 4)
    gardens, money = Plan.of("gardens, silver", rich=99), Plan.of("gold, silver")
    assert Arena(GAME, SMALL).worth(gardens, money, [0]) > 0.5


class Scored(Arena):
    """An arena in which nothing is played: the more kinds of wishes a plan has, up to nine, the better it is."""

    def worth(self, plan: Plan, rival: Plan, seeds: Iterable[int]) -> float:
        """What these seeds would be worth."""
        self.played += 2 * len(list(seeds))
        return 0.5 + 0.03 * (min(9, len(cards_of(plan))) - min(9, len(cards_of(rival))))


def searched(games: int, *known: Plan) -> Search:
    """A search that was gone on with to its end."""
    search = Search(
        Scored(GAME, SMALL), ["witch", "smithy", "market", "village"], colony=False, known=known, effort=Effort(games)
    )
    assert search.done == 0
    while search.step():
        pass
    return search


def test_a_search_begins_with_what_is_known_else_with_money() -> None:
    poor = Plan.of("silver")
    assert searched(1, poor).best == poor
    assert str(searched(1).best.menu[0]) == "gold"


def test_a_search_finds_what_is_better_and_the_same_again() -> None:
    search = searched(20_000)
    assert len(cards_of(search.best)) >= 8
    assert len(search.best.menu) <= LONGEST
    assert search.best == searched(20_000).best
    assert search.done == 1
    assert not search.step()


def test_the_league_is_of_several_kinds_and_of_what_was_found() -> None:
    kinds = {name.rpartition(" ")[0] for name in searched(600).league.plans}
    assert kinds > {"money", "engine"}
    league = searched(20_000).league.plans
    assert len(league) == USUAL.league
    assert len(set(league.values())) == USUAL.league
    assert any(name.startswith("changed") for name in league)


class Fixed(Arena):
    """An arena with a table of what each is worth against each."""

    def __init__(self, table: dict[tuple[Plan, Plan], float]) -> None:
        super().__init__(GAME, SMALL)
        self.table = table

    def worth(self, plan: Plan, rival: Plan, seeds: Iterable[int]) -> float:
        """As it is in the table."""
        return self.table[plan, rival]


def test_a_league_knows_who_fares_how_and_what_nobody_beats() -> None:
    rock, paper, scissors, dull = (Plan.of(card) for card in ("gold", "silver", "copper", "estate"))
    wins = {(paper, rock): 0.9, (scissors, paper): 0.9, (rock, scissors): 0.9}
    table = {**wins, **{(better, dull): 0.8 for better in (rock, paper, scissors)}}
    league = League(Fixed(table))
    for plan in (rock, paper, scissors, dull):
        league.add("kind", plan)
    for one, other in table:
        league.meet(one, other, range(1))
    league.meet(rock, rock, range(1))
    assert list(league.plans) == ["kind 1", "kind 2", "kind 3", "kind 4"]
    assert league.worth(rock, paper) == pytest.approx(0.1)
    assert league.worth(rock, rock) == 0.5
    mixture = league.mixture()
    assert set(mixture) == {rock, paper, scissors}
    assert max(mixture.values()) < 1.5 * min(mixture.values())
    assert league.ranked()[-1] == dull
    league.remove(paper)
    assert league.ranked()[0] == rock, "what it lost to is gone"
    league.add("kind", paper)
    assert list(league.plans) == ["kind 1", "kind 3", "kind 4", "kind 2"]


def test_after_any_number_of_a_card_nothing_more_is_wished_of_it() -> None:
    plan, other = Plan.of("gold, smithy 2/8, silver"), Plan.of("silver 2, gold 5")
    for seed in range(300):
        menu = PlanChanges(Chance(b"%d" % seed), TEN, colony=False).changed(plan, other).menu
        for place, wish in enumerate(menu):
            assert wish not in menu[:place]
            assert PlannedBuy(wish.card) not in menu[:place]
