"""Everything a whole game says can be said in both languages: lines, questions, refusals, tables in words, results."""

import re
from collections.abc import Iterator
from contextlib import suppress
from importlib import resources
from typing import Any

import pytest

from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import BadSetup, Game, Setting
from games.kernel.engine.chance import Chance
from games.kernel.engine.chronicle import Reseated, Sealed, TookBack
from games.kernel.engine.text import Seat, Text
from tests.games.playing import begin
from tests.games.saying import LANGUAGES, NAMES, Unsaid, files_of, refusals, say, shown, told

GAMES = find_games()

every_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))


def messages_of(game: Game, language: str) -> list[str]:
    """The messages of a game's own locale folder."""
    files = files_of(resources.files(f"games.{game.name}").joinpath("locale"), language)
    return [line for file in files for line in file.read_text("utf-8").splitlines() if MESSAGE.match(line)]


MESSAGE = re.compile(r"(?!lesson-|coach-|[\w-]+-gist )[a-z][\w-]* =")
"""A game says nothing of its lessons itself, and the two words on a card are for pictures alone."""
ALIKE = 12
"""How many sentences of one message are tried."""


@pytest.mark.long
@every_game
def test_a_whole_game_can_be_told(game: Game) -> None:
    said: dict[str, set[str]] = {}
    for seed, seats in enumerate(game.seats):
        player = begin(game, seats, seed)
        for _ in player.steps(250):
            news = told(player.match.take_news(), seats)
            for text in (*news, *shown(player.match), *refusals(player.match)):
                alike = said.setdefault(text.id, set())
                if len(alike) < ALIKE and repr(text) not in alike:
                    alike.add(repr(text))
                    assert all(say(game.name, language, text) for language in LANGUAGES)
        last = (*told(player.match.take_news(), seats), *shown(player.match))
        assert all(say(game.name, language, text) for text in last for language in LANGUAGES)
    assert len(said) >= len(messages_of(game, LANGUAGES[0])) / 10


@pytest.mark.long
@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_reads_of_oneself_as_of_somebody_else(game: Game, language: str) -> None:
    lines = set[str]()
    for seed, seats in enumerate(game.seats):
        player = begin(game, seats, seed)
        for _ in player.steps(250):
            for event in player.match.take_news():
                for reader in range(seats):
                    if (line := event.line(reader)) is not None:
                        lines.add(said := say(game.name, language, line, reader))
                        assert NAMES[reader] not in said
    assert len(lines) > 5


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_to_look_up_can_be_said(game: Game, language: str) -> None:
    entries = game.book.entries
    for entry in entries:
        assert all(say(game.name, language, text) for text in (entry.title, entry.facts, entry.text, *entry.rulings))
    assert len({entry.name for entry in entries}) == len(entries)
    assert say(game.name, language, Text(f"game-{game.name}"))


def offered(setting: Setting) -> Iterator[Text]:
    """Everything that a lobby shows of an option."""
    yield setting.title
    for value in setting.values:
        yield from filter(None, (value.label, value.hint))


def one_by_one(game: Game) -> Iterator[dict[str, Any]]:
    """Options that differ in one value from those at the beginning, or from a table by lot; each value once."""
    for options in ({}, game.lots(Chance(bytes(32)), min(game.seats))):
        for setting in game.settings(options):
            for value in setting.values:
                chosen = {**options, setting.name: [value.name] if setting.many else value.name}
                with suppress(BadSetup):  # a value may need others beside it
                    game.announce(chosen)
                    yield chosen


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_the_lobby_has_a_name(game: Game, language: str) -> None:
    for setting in game.settings({}):
        for text in offered(setting):
            assert say(game.name, language, text)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_an_option_can_be_announced(game: Game, language: str) -> None:
    for options in (game.lots(Chance(bytes(32)), min(game.seats)), *one_by_one(game)):
        drawn = game.draw(options, Chance(bytes(32))) if any(each.lots for each in game.settings(options)) else {}
        for chosen in (options, drawn):
            texts = [*game.announce(chosen), *(text for each in game.settings(chosen) for text in offered(each))]
            assert all(say(game.name, language, text) for text in texts)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_kernels_own_lines_can_be_said(game: Game, language: str) -> None:
    reseated = [Reseated(1, how) for how in ("person", "computer", "away", "back")]
    far = [TookBack(1, agreed=how) for how in ("step", "turn", "before", "redo")]
    for event in (Sealed(0, "ab12"), TookBack(1), *far, *reseated):
        assert say(game.name, language, event.line(None))


@every_game
def test_what_is_not_there_cannot_be_said(game: Game) -> None:
    with pytest.raises(Unsaid):
        say(game.name, "en", Text("no-such-message"))
    with pytest.raises(Unsaid):
        say(game.name, "en", Text("took-back"))
    assert "Ben" in say(game.name, "en", Text("took-back", who=Seat(1)))
