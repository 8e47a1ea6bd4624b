"""Everything a whole game says can be said in both languages: lines, questions, refusals, tables in words, results."""

from collections.abc import Iterator

import pytest

from games.kernel.choice import Choice, IllegalAnswer
from games.kernel.chronicle import Sealed, TookBack
from games.kernel.discovery import find_games
from games.kernel.game import Game
from games.kernel.match import Match
from games.kernel.text import Seat, Text
from tests.games.playing import begin
from tests.games.saying import LANGUAGES, Unsaid, say

GAMES = find_games()

every_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))


def asked(choice: Choice) -> Iterator[Text]:
    """Everything that a question shows."""
    yield choice.prompt
    yield from filter(None, (choice.decline, choice.offer))
    for option in choice.options:
        yield from filter(None, (option.label, option.hint))


def shown(match: Match) -> Iterator[Text]:
    """Everything that is said at one moment of a game."""
    readers = (None, *range(match.setup.seats))
    for event in match.take_news():
        yield from filter(None, (event.line(reader) for reader in readers))
    for reader in readers:
        view = match.view(reader)
        yield from match.game.tell_table(view)
        yield from match.game.tell_hand(view)
    for choice in match.open.values():
        yield from asked(choice)
    result = match.game.result(match.state)
    yield from filter(None, [result.reason, *(label for score in result.scores for label, _ in score.sources)])


def refusals(match: Match) -> Iterator[Text]:
    """What is said of wrong answers."""
    for choice_id, choice in match.open.items():
        for seat, picks in ((choice.seat, ("nothing",) * max(1, choice.least)), (choice.seat, ()), (99, ())):
            try:
                choice.check(picks) if seat == choice.seat else match.answer(seat, choice_id, picks)
            except IllegalAnswer as error:
                yield error.reason


ALIKE = 12
"""How many sentences of one message are tried."""


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told(game: Game, language: str) -> None:
    said: dict[str, set[str]] = {}
    for seed, seats in enumerate(game.seats):
        player = begin(game, seats, seed)
        for _ in player.steps(250):
            for text in (*shown(player.match), *refusals(player.match)):
                alike = said.setdefault(text.id, set())
                if len(alike) < ALIKE and repr(text) not in alike:
                    alike.add(repr(text))
                    assert say(game.name, language, text)
        assert all(say(game.name, language, text) for text in shown(player.match))
    assert len(said) > 30


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_to_look_up_can_be_said(game: Game, language: str) -> None:
    entries = game.reference()
    assert entries
    for entry in entries:
        assert all(say(game.name, language, text) for text in (entry.title, entry.facts, entry.text, *entry.rulings))
    assert len({entry.name for entry in entries}) == len(entries)
    assert game.rules()
    assert all(say(game.name, language, text) for text in game.rules())
    assert say(game.name, language, Text(f"game-{game.name.replace('_', '-')}"))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_the_lobby_has_a_name(game: Game, language: str) -> None:
    for option, values in game.choices.items():
        for words in ([option], *([option, value] for value in values)):
            assert say(game.name, language, Text("option-" + "-".join(words).replace("_", "-")))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_kernels_own_lines_can_be_said(game: Game, language: str) -> None:
    for event in (Sealed(0, "ab12"), TookBack(1)):
        assert say(game.name, language, event.line(None))


@every_game
def test_what_is_not_there_cannot_be_said(game: Game) -> None:
    with pytest.raises(Unsaid):
        say(game.name, "en", Text("no-such-message"))
    with pytest.raises(Unsaid):
        say(game.name, "en", Text("took-back"))
    assert "Ben" in say(game.name, "en", Text("took-back", who=Seat(1)))
