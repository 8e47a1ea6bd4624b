"""Whole games told in short: what each turn or round comes down to can be said to everybody, in both languages."""

from collections.abc import Iterator

import pytest

from games.dominion.events import (
    BoughtNothing,
    Cause,
    Drew,
    Gained,
    HasCoins,
    Passed,
    Played,
    PlayedAgain,
    Trashed,
)
from games.domus_domini.events import Begged, ColumnPassed, Dismissed
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game, Setup
from games.kernel.engine.chance import Chance
from games.kernel.engine.chronicle import Event, TurnBegan
from games.kernel.engine.digest import Telling, Told, digest, paragraphs, sentences
from games.kernel.engine.text import Seat, Text
from games.kernel.match import Match
from games.monasterium.events import DieWon, Lapsed
from tests.depth import chosen
from tests.games.playing import Player, begin
from tests.games.saying import LANGUAGES, say

SEEDS = chosen().tables // 2


def happened(game: Game, seats: int, seed: int) -> list[Event]:
    """All events of a game that computer players of all levels play to its end."""
    options = game.lots(Chance(b"in short %d" % seed), seats)
    match = Match.begin(game, Setup(seats, options=options), b"in short %d" % seed)
    advisors = [game.mind.player(game.mind.levels[(seat + seed) % len(game.mind.levels)]) for seat in range(seats)]
    events = list(match.take_news())
    while not match.over:
        choice_id, choice = next(iter(match.open.items()))
        match.answer(choice.seat, choice_id, advisors[choice.seat](match.look(choice.seat), choice))
        events += match.take_news()
    return events


@pytest.mark.parametrize("game", find_games().values(), ids=find_games())
def test_whole_games_can_be_told_in_short(game: Game) -> None:
    lines = 0
    for seed in range(SEEDS):
        seats = list(game.seats)[seed % len(game.seats)]
        told = [Told(0, event) for event in happened(game, seats, seed)]
        for seat in range(seats):
            news = digest(Telling(game.words.in_short, sentences), told, seat)
            assert all(say(game.name, language, text, seat) for text in news.others for language in LANGUAGES)
        for span in paragraphs(told):
            events = [line.event for line in span]
            for reader in (None, *range(seats)):
                texts = game.words.in_short(events, reader)
                lines += len(texts)
                assert all(say(game.name, language, text, reader) for text in texts for language in LANGUAGES)
    assert lines


def test_a_card_played_again_counts_and_one_handed_on_concerns_both() -> None:
    game = find_games()["dominion"]
    turn: list[Event] = [TurnBegan(0, 3), Played(0, ("throne_room",)), Played(0, ("smithy",)), PlayedAgain(0, "smithy")]
    turn.append(Drew(0, ("copper",), fresh=True))
    (line,) = game.words.in_short(turn, None)
    assert say("dominion", "en", line).count("Smithy") == 1
    assert [Passed(0, 1, "curse").concerns(seat) for seat in range(3)] == [True, True, False]


def test_what_a_turn_brought_somebody_else_is_told_with_the_card() -> None:
    events: list[Event] = [TurnBegan(0, 3), Played(0, ("witch",)), Gained(1, "curse", cause=Cause(0, "witch"))]
    (line,) = find_games()["dominion"].words.in_short([*events, HasCoins(0, 2), BoughtNothing(0)], None)
    said = say("dominion", "en", line)
    assert "Witch" in said
    assert "Curse" in said
    assert said.index("Witch") < said.index("Curse")
    assert find_games()["dominion"].words.in_short([TurnBegan(0, 3), HasCoins(0, 2)], None) != (line,)


def test_whoever_takes_what_another_lost_is_named() -> None:
    thief = Cause(0, "thief")
    turn: list[Event] = [TurnBegan(0, 6), Played(0, ("thief",)), Trashed(1, ("copper",), cause=thief)]
    (line,) = find_games()["dominion"].words.in_short([*turn, Gained(0, "gold")], 1)
    assert say("dominion", "en", line, 1) == "Anna, turn 6: Thief (you trash a Copper, Anna gains a Gold)"
    assert say("dominion", "de", line, 0) == "Du, Zug 6: Dieb (Ben entsorgt Kupfer, du nimmst Gold)"
    (line,) = find_games()["dominion"].words.in_short([*turn[:2], Gained(0, "gold")], 1)
    assert say("dominion", "en", line, 1) == "Anna, turn 6: Thief (gains a Gold)"


TAKING = [
    "thief",
    "jester",
    "swindler",
    "masquerade",
    "saboteur",
    "contraband",
    "torturer",
    "tournament",
    "witch",
    "spy",
]
"""Cards by which several seats do something in one turn."""


def test_where_others_did_something_in_a_turn_everybody_is_named() -> None:
    game, told = find_games()["dominion"], set[bool]()
    for seed in range(SEEDS):
        player = Player(Match.begin(game, Setup(3, options={"kingdom": TAKING}), b"%d" % seed), str(seed))
        events = [event for _ in player.steps(600) for event in player.match.take_news()]
        for span in paragraphs([Told(0, event) for event in events]):
            for text in game.words.in_short([line.event for line in span], None):
                for effects in _effects(text):
                    named = {effect.id == "somebody-does" for effect in map(_once, effects)}
                    assert len(named) == 1
                    told |= named
    assert told == {True, False}


def _effects(text: Text) -> Iterator[tuple[Text, ...]]:
    """What stands in brackets in a line."""
    for name, arg in text.args.items():
        if isinstance(arg, tuple):
            if name == "effects":
                yield arg
            for each in arg:
                yield from _effects(each)


def _once(effect: Text) -> Text:
    """What was done, however often."""
    deed = effect.args["deed"] if effect.id == "deed-times" else effect
    assert isinstance(deed, Text)
    return deed


def test_what_happens_seldom_is_told_in_short_too() -> None:
    passed, dismissed, begged = ColumnPassed(0, 1), Dismissed(0, 4), Begged(0, 2)
    (line,) = find_games()["domus_domini"].words.in_short([passed, dismissed], None)
    assert line.args["parts"] == (Text("short-passed", to=Seat(1)), Text("short-no-cellerar"))
    assert [passed.concerns(seat) for seat in range(3)] == [True, True, False]
    assert [begged.concerns(seat) for seat in range(3)] == [True, False, True]
    assert not begged.news(2), "it is told what came of it"
    events: list[Event] = [TurnBegan(0, 3), DieWon(0, 5, 4), Lapsed(0, 2), Lapsed(1, 2)]
    assert [each.id for each in find_games()["monasterium"].words.in_short(events, None)] == [
        "turn-in-short",
        "short-line",
    ]


@pytest.mark.parametrize("game", find_games().values(), ids=find_games())
def test_what_is_told_later_is_in_the_log_and_older_programs_told_no_more(game: Game) -> None:
    kinds = set[type[Event]]()
    for seed in range(3):
        player = begin(game, list(game.seats)[-1], seed)
        for _ in player.steps(250):
            for event in player.match.take_news():
                kinds.add(type(event))
                before = event.as_told_before()
                assert before is None or before.as_told_before() == before
                for reader in (None, *range(player.match.setup.seats)):
                    assert event.retold(reader) is None or event.line(reader) is not None
                    assert event.deed(reader) is None or event.line(reader) is not None
    assert len(kinds) > 1
