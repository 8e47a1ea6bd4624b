"""How plans are found: drafts for any kingdom, changes by lot, games between plans, the search."""

import pytest

from games.dominion import GAME
from games.dominion.advice.plans import Plan
from games.dominion.kingdoms import basic_cards
from games.dominion.planning.arena import Arena
from games.dominion.planning.changes import Changes
from games.dominion.planning.drafts import FAMILIES, drafts
from games.dominion.planning.search import LONGEST, Effort, Search
from games.dominion.recommended import RECOMMENDED
from games.kernel.chance import Chance

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
    assert str(drafts("money", ["smithy"], colony=True)[0].menu[0]) == "platinum"


def test_changes_stay_within_the_kingdom_and_follow_from_their_lots() -> None:
    plan, other = Plan.of("gold, smithy 2/8, silver"), Plan.of("witch 2, silver")
    found = [Changes(Chance(b"%d" % seed), TEN, colony=False).changed(plan, other) for seed in range(200)]
    assert found == [Changes(Chance(b"%d" % seed), TEN, colony=False).changed(plan, other) for seed in range(200)]
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


def test_a_search_beats_what_it_began_with_and_finds_the_same_again() -> None:
    poor, little = (
        Plan.of("gold, silver"),
        Effort(games=200, stages=(1, 1, 2), kept=2, judged=2, screened=1, children=3),
    )
    found = [
        Search(Arena(GAME, SMALL), ["witch", "laboratory"], colony=False, known=[poor], effort=little) for _ in range(2)
    ]
    assert found[0].best == poor
    assert found[0].to_the_end() == found[1].to_the_end() != poor
    assert found[0].done == 1
    assert len(found[0].best.menu) <= LONGEST
    assert Arena(GAME, SMALL).worth(found[0].best, poor, range(100, 106)) > 0.6
