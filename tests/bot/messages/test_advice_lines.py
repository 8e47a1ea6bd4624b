"""The line of advice of any question: it names what it is about and says a thing once, in whole sentences."""

import asyncio
import re

import pytest
from msgspec.structs import replace

from bot.language.phrases import LANGUAGES, Speaker, one_line
from bot.messages import desk_message
from bot.messages.parts.components import advised
from bot.messages.words.advising import Advising
from bot.tables.show.shown import Desk
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game
from games.kernel.contract.mind import Advice
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


def desks(game: Game, seed: int) -> list[tuple[Desk, Advice | None]]:
    """The desks of a game in which everybody answers as the computer that advises, now and then by lot."""
    player, found = begin(game, game.seats[seed % len(game.seats)], seed), list[tuple[Desk, Advice | None]]()
    computer, rooms = game.mind.player(game.mind.strongest), Advising(GAMES)
    table = replace(TABLE, game=game.name, names=NAMES)
    for number in range(STEPS):
        if not player.match.open:
            break
        choice_id, asked = next(iter(player.match.open.items()))
        view = player.match.view(asked.seat)
        desk = replace(DESK, table=table, seat=asked.seat, question=(choice_id, asked), view=view)
        advice = asyncio.run(rooms.advised(desk))
        found.append((desk, advice))
        if number % 5 == 4:
            player.answer(choice_id)
        else:
            picks = computer(player.match.look(asked.seat), asked) if advice is None else asked.check(advice.picks)
            player.match.answer(asked.seat, choice_id, picks)
    return found


@pytest.mark.long
@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_advice_names_its_answer_and_says_nothing_twice_in_whole_sentences(game: Game) -> None:
    seen = 0
    for seed in DEPTH.seeds(DEPTH.tables):
        for desk, advice in desks(game, seed):
            assert desk.question is not None
            for language in LANGUAGES:
                say = BOOK.speaker(language, NAMES, game=game.name).to(desk.seat)
                for line in desk_message.advice(desk.question[1], advice, desk, say):
                    said = sentences(line)
                    assert not [one for one in said if is_told_twice(one, line)], line
                    assert not [one for one in said if one[0].islower()], line
                    assert any(one.lower() in line.lower() for one in answers(desk, advice, say)), line
                    seen += len(said) > 1
    assert seen > 5


def is_told_twice(sentence: str, line: str) -> bool:
    """Whether a line says this again; a word alone may come again."""
    return len(sentence.split()) > 1 and line.lower().count(sentence.lower().rstrip(".")) > 1


def answers(desk: Desk, advice: Advice | None, say: Speaker) -> set[str]:
    """What the answers are called that are advised here: each of them, or all in a row."""
    assert desk.question is not None
    assert advice is not None
    choice = desk.question[1]
    alone = [Advice(advice.picks), *([] if advice.offer is None else [Advice(advice.picks, offer=advice.offer)])]
    found = [advised(choice, one) for one in alone] + [one for one in (advice.row, advice.row_for) if one]
    return {one_line(say(one)) for one in found}
