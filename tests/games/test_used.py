"""What is told besides words: what favourites are counted by, how much an event matters where a game goes by."""

import pytest

from games.dominion.events import Played
from games.domus_domini.events import ChapelRaised, DogBought, Hired
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game
from games.kernel.engine.chronicle import Event, TurnBegan
from tests.games.playing import begin

GAMES = find_games()


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_headings_are_called_so_that_they_are_known_as_such(game: Game) -> None:
    player = begin(game, min(game.seats), 1)
    told = [*player.match.take_news()]
    for _ in player.steps(200):
        told += player.match.take_news()
    named = {(event.heading, text.id.endswith("-began")) for event in told if (text := event.line(None)) is not None}
    assert named <= {(True, True), (False, False)}
    assert (False, False) in named
    assert (True, True) in named or player.match.number == player.match.turn, "who goes on in a turn needs its heading"


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_whatever_is_used_stands_in_the_reference(game: Game) -> None:
    known = {entry.name for entry in game.book.entries}
    used: set[str] = set()
    for seed in range(4):
        player = begin(game, min(game.seats), seed)
        for _ in player.steps(400):
            used.update(thing for event in player.match.take_news() for thing in event.used)
    assert bool(used) == bool(known)
    assert used <= known


@pytest.mark.parametrize(
    ("event", "used"),
    [
        (DogBought(0), ("dog",)),
        (ChapelRaised(0, 1, 3), ("chapel",)),
        (Hired(0, 4, 0, 4), ("cellerar_4",)),
        (Played(0, ("village", "copper", "village", "platinum")), ("village", "village")),
        (TurnBegan(0, 1), ()),
    ],
)
def test_what_everybody_has_anyway_is_nobodys_favourite(event: Event, used: tuple[str, ...]) -> None:
    assert event.used == used


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_every_game_tells_of_doings_and_of_turns_how_much_they_matter(game: Game) -> None:
    player = begin(game, min(game.seats), 2)
    told = [*player.match.take_news()]
    for _ in player.steps(400):
        told += player.match.take_news()
    assert {event.weight for event in told} <= {0, 1, 2}
    assert any(event.weight for event in told if not event.heading)
    assert not any(event.weight for event in told if isinstance(event, TurnBegan))


@pytest.mark.parametrize(("cards", "weight"), [(("copper", "gold"), 0), (("copper", "village"), 1)])
def test_playing_treasures_matters_less_than_what_is_bought_for_them(cards: tuple[str, ...], weight: int) -> None:
    assert Played(0, cards).weight == weight
