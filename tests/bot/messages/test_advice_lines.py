"""The line of advice of any question: it says a thing once, in whole sentences."""

import asyncio
import re

import pytest
from msgspec.structs import replace

from bot.messages import desk_message
from bot.messages.advising import Advising
from bot.phrases import LANGUAGES
from bot.tables.shown import Desk
from games.kernel.discovery import find_games
from games.kernel.game import Game
from tests.bot.clicking import BOOK
from tests.bot.scenes import DESK, TABLE
from tests.depth import chosen
from tests.games.playing import begin

GAMES = find_games()
NAMES = ("Anna", "Ben", "Clara", "David", "Emil", "Frida")
DEPTH = chosen()
STEPS = 120
"""So many questions of a game are looked at, each with the line beside it."""
END = re.compile(r"(?<=[.!?…])\s+")


def sentences(line: str) -> list[str]:
    """The sentences of a line of advice, without its mark."""
    return END.split(line.partition("💡")[2].strip())


def desks(game: Game, seed: int) -> list[Desk]:
    """The desks of a game in which everybody answers as the computer that advises, now and then by lot."""
    player, found = begin(game, game.seats[seed % len(game.seats)], seed), list[Desk]()
    computer, rooms = game.advisor(game.advising_level), Advising(GAMES)
    table = replace(TABLE, game=game.name, names=NAMES)
    for number in range(STEPS):
        if not player.match.open:
            break
        choice_id, asked = next(iter(player.match.open.items()))
        desk = replace(DESK, table=table, seat=asked.seat, question=(choice_id, asked), answered_before=None)
        found.append(asyncio.run(rooms.advised(replace(desk, view=player.match.view(asked.seat)))))
        if number % 5 == 4:
            player.answer(choice_id)
        else:
            player.match.answer(asked.seat, choice_id, computer(player.match.look(asked.seat), asked))
    return found


@pytest.mark.long
@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_advice_says_nothing_twice_and_every_sentence_begins_with_a_capital(game: Game) -> None:
    seen = 0
    for seed in DEPTH.seeds(DEPTH.tables):
        for desk in desks(game, seed):
            assert desk.question is not None
            for language in LANGUAGES:
                say = BOOK.speaker(language, NAMES, game=game.name).to(desk.seat)
                for line in desk_message.advice(desk.question[1], desk, say):
                    said = sentences(line)
                    assert not [one for one in said if line.lower().count(one.lower().rstrip(".")) > 1], line
                    assert not [one for one in said if one[0].islower()], line
                    seen += len(said) > 1
    assert seen > 5
