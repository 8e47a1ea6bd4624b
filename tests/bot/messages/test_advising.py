"""Advice at a desk: thought out beside the event loop, once for each question, out of what its person sees."""

import asyncio
import threading
from collections import Counter
from typing import Any

import pytest
from discord import ButtonStyle
from discord.ui import Button
from msgspec.structs import replace

from bot.language.phrases import LANGUAGES
from bot.messages import desk_message
from bot.messages.parts.beside import Beside
from bot.messages.parts.clicked import read
from bot.messages.parts.components import LINE_LABEL, controls
from bot.messages.parts.custom_ids import Address
from bot.messages.words.advising import KEPT, Advising, thought
from bot.tables.show.shown import Desk
from bot.tables.terms.press import Answer
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game
from games.kernel.contract.mind import Advice, Advisor
from games.kernel.contract.policy import Look
from games.kernel.engine.choice import Choice, Picks
from tests.bot.clicking import BOOK, QUESTION, advising, choice, word
from tests.bot.scenes import DESK, ENGLISH, READS_WORDS, TABLE
from tests.depth import chosen
from tests.games.playing import begin

BLUE = ButtonStyle.primary
NAMES = ("Anna", "Ben", "Clara", "David", "Emil", "Frida")
ASKED = choice("Pawn", "Knight", "Queen")
GAMES = find_games()
ALL_PLAYED = "-# 💡 Play all: {} coins in total. Keeping them is no use: you discard your hand anyway."


class Thinker:
    """A game whose computer player notes what it sees and where it thinks."""

    def __init__(self, *advised: str, why: bool = True) -> None:
        self.advised = Advice(advised, word("It is best.") if why else None)
        self.seen: list[tuple[Any, str]] = []
        self.mind, self.ahead = self, None
        self.strongest = "adviser"
        self.studied = b""
        self.threads = set[int]()

    def as_studied(self, found: bytes) -> "Thinker":
        """It knows what was found out."""
        self.studied = found
        return self

    def advice(self, level: str) -> Advisor:
        def think(look: Look, asked: Choice) -> Advice:
            self.seen.append((look(), level))
            self.threads.add(threading.get_ident())
            return self.advised

        return think


def advised(game: Any, *desks: Desk) -> list[Advice | None]:
    """What is advised at these desks, one after the other."""
    rooms = Advising({TABLE.game: game})

    async def ask() -> list[Advice | None]:
        return [await rooms.advised(desk) for desk in desks]

    return asyncio.run(ask())


def at(asked: Choice, view: object = ()) -> Desk:
    """A desk at which this is asked."""
    return replace(DESK, question=(QUESTION, asked), view=view)


def test_the_computer_that_advises_is_asked_with_the_own_view_beside_the_event_loop() -> None:
    game = Thinker("pawn")
    assert advised(game, at(ASKED, "what I see")) == [advising("pawn")]
    assert game.seen == [("what I see", "adviser")]
    assert threading.get_ident() not in game.threads


def test_the_same_desk_is_thought_about_once_and_another_view_anew() -> None:
    game = Thinker("pawn")
    assert advised(game, at(ASKED), at(ASKED), at(ASKED, "more"), at(ASKED)) == [advising("pawn")] * 4
    assert len(game.seen) == 2


def test_when_more_is_found_out_about_the_table_it_is_thought_about_anew() -> None:
    game = Thinker("pawn")
    advised(game, at(ASKED), replace(at(ASKED), studied=b"a plan"), replace(at(ASKED), studied=b"a plan"))
    assert (game.studied, len(game.seen)) == (b"a plan", 2)


def test_advice_that_nobody_asks_for_is_forgotten() -> None:
    game = Thinker("pawn")
    advised(game, *(at(ASKED, number) for number in range(KEPT + 1)), at(ASKED, 0), at(ASKED, KEPT))
    assert len(game.seen) == KEPT + 2


def test_who_is_asked_nothing_gets_no_advice() -> None:
    game = Thinker("pawn")
    assert advised(game, replace(DESK, question=None)) == [None]
    assert game.seen == []


@pytest.mark.parametrize("game", [Thinker("pawn", why=False), Thinker("king"), Thinker("pawn", "queen")])
def test_without_a_reason_or_by_mistake_nothing_is_advised(game: Thinker) -> None:
    assert advised(game, at(ASKED)) == [None]


def test_the_message_says_what_and_why() -> None:
    said = desk_message.turn(at(ASKED), ENGLISH, beside=Beside(advice=advising("pawn"))).content or ""
    assert said.splitlines()[-1] == "-# 💡 Pawn. It is best."
    reading = replace(at(ASKED), reader=READS_WORDS)
    plain = desk_message.turn(reading, ENGLISH, beside=Beside(advice=advising("pawn"))).content or ""
    assert plain.splitlines()[-1] == "💡 Pawn. It is best."


def test_the_message_names_what_the_button_cannot_say() -> None:
    asked = choice("A long label, as labels of options are now and then", "B", "C", "D", "E", "F")
    said = desk_message.turn(at(asked), ENGLISH, beside=Beside(advice=advising(asked.values[0]))).content or ""
    assert said.splitlines()[-1] == "-# 💡 A long label, as labels of options are now and then. It is best."


def test_no_reason_is_said_while_something_else_is_picked() -> None:
    asked = choice("A", "B", "C", least=2, most=2, ordered=True)
    said = desk_message.turn(at(asked), ENGLISH, beside=Beside(advice=advising("a", "b")), draft=(2,)).content or ""
    assert "💡" not in said


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_what_each_game_shows_can_be_remembered(game: Game) -> None:
    player = begin(game, game.seats[0], 1)
    for _ in player.steps(20):
        for asked in player.match.open.values():
            assert hash((player.match.view(asked.seat), asked)) == hash((player.match.view(asked.seat), asked))


@pytest.mark.long
@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_in_every_question_blue_is_what_the_strongest_computer_would_do(game: Game) -> None:
    speakers = [BOOK.speaker(language, NAMES, game=game.name) for language in LANGUAGES]
    computer, blue = game.mind.player(game.mind.strongest), Counter[str]()
    for seed, seats in enumerate(game.seats):
        player, alike = begin(game, seats, seed), Counter[str]()
        for _ in player.steps(120):
            for asked in player.match.open.values():
                alike[asked.key] += 1
                if alike[asked.key] > chosen().alike:
                    continue
                advice = thought(game, player.match.view(asked.seat), asked)
                wanted = asked.check(computer(player.match.look(asked.seat), asked))
                for say in speakers:
                    view = controls(1, QUESTION, asked, say, advice=advice)
                    pressed = [item for item in view.children if isinstance(item, Button) and item.style is BLUE]
                    assert [taken(asked, item) for item in pressed] == [wanted]
                    assert len(str(pressed[0].label)) <= LINE_LABEL
                blue[asked.key] += 1
    assert len(blue) > 5


def taken(asked: Choice, item: Button[Any]) -> Picks:
    """What a button of this question answers."""
    address = Address.parse(str(item.custom_id))
    assert address is not None
    pressed = read(asked, address)
    assert isinstance(pressed, Answer)
    return pressed.picks


def first_in_dominion(seed: int) -> Desk:
    """A desk at which treasures are played first, and a purchase follows."""
    match = begin(GAMES["dominion"], 2, seed).match
    (asked,) = match.open.values()
    assert asked.key == "turn.treasure"
    return replace(at(asked, match.view(asked.seat)), table=replace(TABLE, game="dominion"))


def why_said(desk: Desk, *, alone: bool = False) -> str:
    """The line that says why the button in colour is a good answer."""
    advised = asyncio.run(Advising(GAMES).advised(desk, alone=alone))
    say = BOOK.speaker("en", NAMES, game="dominion")
    content = desk_message.turn(desk, say, beside=Beside(advice=advised)).content or ""
    return next(line for line in content.splitlines() if "💡" in line)


def test_of_several_answers_on_a_button_the_one_that_is_decided_has_its_reason_said() -> None:
    desk = next(desk for desk in map(first_in_dominion, range(20)) if "buy Silver" in row_of(desk))
    assert why_said(desk) == "-# 💡 Buy Silver. More money gets you further right now."
    assert why_said(desk, alone=True) == ALL_PLAYED.format(3)


def test_where_nothing_else_is_decided_the_first_answer_has_its_reason_said() -> None:
    desk = next(desk for desk in map(first_in_dominion, range(20)) if "buy nothing" in row_of(desk))
    assert why_said(desk) == ALL_PLAYED.format(2)


def row_of(desk: Desk) -> str:
    """What the button in colour says."""
    assert desk.question is not None
    advice = thought(GAMES["dominion"], desk.view, desk.question[1])
    assert advice is not None
    assert advice.row is not None
    return BOOK.speaker("en", NAMES, game="dominion")(advice.row)
