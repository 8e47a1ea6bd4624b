"""A kingdom that nobody prepared for is studied while it is played."""

from collections.abc import Collection

import msgspec
import pytest
from msgspec.structs import replace

from games.dominion import GAME
from games.dominion.advice.plans import Plan, improvised, prepared
from games.dominion.cards import CARDS
from games.dominion.kingdom.kingdoms import basic_cards
from games.dominion.planning.plan_words import in_words
from games.dominion.planning.search import Effort
from games.dominion.planning.study import STUDIES, LaidOut, begin
from games.dominion.view import View
from games.kernel.contract.game import Setup
from games.kernel.engine.text import Text
from games.kernel.match import Match

ODD = {"kingdom": ["chapel", "moat", "village", "laboratory", "market", "witch", "smithy", "festival", "mine", "feast"]}


def seen(**options: object) -> View:
    """What everybody sees of a table that begins."""
    view = Match.begin(GAME, Setup(2, options=options), b"study").view(None)
    assert isinstance(view, View)
    return view


@pytest.mark.parametrize("name", sorted(prepared()))
def test_what_has_a_plan_needs_no_study(name: str) -> None:
    assert STUDIES.about(seen(set=name)) is None


def test_what_lies_there_is_studied_as_it_lies_there() -> None:
    witch = {"kingdom": [*ODD["kingdom"][:9], "young_witch"], "bane": "hamlet", "colony": "yes"}
    for options in (ODD, witch):
        view = seen(**options)
        about = STUDIES.about(view)
        assert about is not None
        laid = msgspec.msgpack.decode(about, type=LaidOut)
        again = seen(**laid.options)
        assert {pile.card: pile.marks for pile in again.piles} == {pile.card: pile.marks for pile in view.piles}


def test_it_begins_with_what_needs_no_search_and_finds_what_is_better() -> None:
    laid = LaidOut(tuple(ODD["kingdom"]), None, colony=False)
    study = begin(GAME, msgspec.msgpack.encode(laid), Effort(games=150))
    first = msgspec.msgpack.decode(study.found, type=Plan)
    assert first == improvised(laid.kingdom, colony=False)
    while study.step():
        pass
    plan = msgspec.msgpack.decode(study.found, type=Plan)
    assert {wish.card for wish in plan.menu} <= {*laid.kingdom, *basic_cards(colony=False)}
    assert begin(GAME, msgspec.msgpack.encode(laid)).found == msgspec.msgpack.encode(first)


def test_the_strongest_computer_player_goes_by_what_was_found() -> None:
    match = Match.begin(GAME, Setup(2, options=ODD), b"study")
    studied = GAME.as_studied(msgspec.msgpack.encode(Plan.of("moat")))
    while next(iter(match.open.values())).key != "turn.buy":
        name, choice = next(iter(match.open.items()))
        match.answer(choice.seat, name, choice.default)
    choice = next(iter(match.open.values()))
    look = match.look(choice.seat)
    assert studied.mind.player("hard")(look, choice) == ("moat",)
    assert GAME.mind.player("hard")(look, choice) != ("moat",)
    for level in ("easy", "normal"):
        assert studied.mind.advice(level)(look, choice) == GAME.mind.advice(level)(look, choice)
    assert GAME.as_studied(b"") is GAME
    assert GAME.as_studied(None) is GAME
    with pytest.raises(KeyError):
        studied.mind.player("strongest")


@pytest.mark.parametrize("found", [b"\xc1", msgspec.msgpack.encode("gold"), msgspec.msgpack.encode(Plan.of("ox 3"))])
def test_what_is_no_plan_here_is_refused(found: bytes) -> None:
    with pytest.raises(ValueError, match=r"malformed|Expected|ox"):
        GAME.as_studied(found)


def parts(plan: Plan, owned: Collection[str] = tuple(CARDS)) -> list[tuple[str, list[str]]]:
    """A plan's words: which message, of which cards."""
    found = in_words(plan, owned).args["parts"]
    assert isinstance(found, tuple)
    return [(part.id, [card.id for card in part.args["cards"] if isinstance(card, Text)]) for part in found]  # type: ignore[union-attr]  # a list of Texts


@pytest.mark.parametrize(
    ("menu", "words"),
    [
        ("gold, silver", [("plan-built", ["gold", "silver"])]),
        ("gold, witch 2/8, silver", [("plan-built", ["witch"]), ("plan-money", ["gold", "silver"])]),
        (
            "chapel 1, laboratory, gold 2, market 5, silver 1",
            [("plan-built", ["laboratory"]), ("plan-thinning", ["chapel"])],
        ),
        (
            "silver 1, gold 1, rabble 2, gold, silver 4",
            [("plan-built", ["rabble"]), ("plan-money", ["gold", "silver"])],
        ),
        (
            "gardens 5, workshop 5, silver",
            [("plan-built", ["workshop"]), ("plan-money", ["silver"]), ("plan-points", ["gardens"])],
        ),
        (
            "harem 4, duchy from 12, duke after duchy 4, silver",
            [("plan-built", ["harem"]), ("plan-money", ["silver"]), ("plan-mostly-points", ["duchy", "duke"])],
        ),
        ("duchy from 5, silver", [("plan-built", ["silver"])]),
        ("gold, peddler 5", [("plan-built", ["peddler"]), ("plan-money", ["gold"])]),
        ("remodel 5, gold", [("plan-built", ["remodel"]), ("plan-money", ["gold"])]),
        ("expand 1, harem, nobles", [("plan-built", ["expand", "harem"])]),
    ],
)
def test_a_plan_is_said_in_a_few_words(menu: str, words: list[tuple[str, list[str]]]) -> None:
    assert parts(Plan.of(menu)) == [(message, [f"card-{card}" for card in cards]) for message, cards in words]


def test_of_what_it_never_came_to_own_nothing_is_said() -> None:
    plan = Plan.of("platinum, gold, witch 2, laboratory, silver")
    assert parts(plan, ["witch", "platinum", "silver", "copper"]) == [
        ("plan-built", ["card-witch"]), ("plan-money", ["card-platinum", "card-silver"])
    ]  # fmt: skip


@pytest.mark.parametrize("name", sorted(prepared()))
def test_the_plan_that_was_followed_is_told(name: str) -> None:
    other = Plan.of("gold, silver")
    match = Match.begin(GAME, Setup(2, options={"set": name}), b"study")
    views = [match.view(seat) for seat in (0, 1)]
    views[1] = replace(views[1], owned=("gold", "silver", *prepared()[name].menu[0].card.split()))
    owned = {*views[0].owned, *views[1].owned}
    assert STUDIES.tell(views, b"") == in_words(prepared()[name], owned)
    assert STUDIES.tell(views, msgspec.msgpack.encode(other)) == in_words(other, ["gold", "silver"])
    assert parts(prepared()[name])
