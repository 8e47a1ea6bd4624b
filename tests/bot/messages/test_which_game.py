"""In which game a command is meant: what is offered, and how it reads."""

import pytest

from bot.language.phrases import Phrasebook
from bot.messages.pages.which_game import BUTTONS, IN_GAME, PAGE, Fitting, read, which, written
from bot.messages.parts.custom_ids import Address
from bot.messages.parts.outgoing import Shape
from games.kernel.engine.text import Text
from tests.bot.limits import faults
from tests.bot.scenes import labels

SAY = Phrasebook.load(strict=True).speaker("de")


def fitting(
    game_id: int, channel: str | None = "spieltisch", *others: str, waiting: bool = False, ended: str = ""
) -> Fitting:
    names = tuple(Text("as-is", word=each) for each in others)
    return Fitting(game_id, "dominion", channel, ("undo", "1z"), names, waiting, ended)


def asked(*found: Fitting, page: int = 0, pages: int = 1) -> Shape:
    shape = which("undo", ("undo", ""), found, SAY, page=page, pages=pages)
    assert faults(shape.laid_out().plain()["components"], layout=True) == []
    return shape


def test_each_game_has_a_button_and_what_waits_a_mark() -> None:
    shape = asked(fitting(1, "kreuzgang", waiting=True), fitting(2))
    assert labels(shape) == ["▶ Dominion · #kreuzgang", "Dominion · #spieltisch"]
    assert shape.content == "In welchem Spiel? /rückgängig"
    assert Address(1, verb=IN_GAME, draft=written(("undo", "1z"))).encode() in shape.pressable


def test_two_channels_of_one_name_are_told_apart_by_who_plays() -> None:
    shape = asked(fitting(1, "saal", "Ben"), fitting(2, "saal", "Clara", "David"), fitting(3, "garten"))
    assert labels(shape) == ["Dominion · Ben · #saal", "Dominion · Clara, David · #saal", "Dominion · #garten"]


def test_if_even_that_is_alike_they_are_numbered() -> None:
    shape = asked(*(fitting(number, "spieltisch", "x" * 60) for number in (1, 2)))
    assert len(set(labels(shape))) == 2


def test_where_the_channel_is_not_known_it_is_said_who_plays() -> None:
    assert labels(asked(fitting(1, None, "Ben"), fitting(2, None, "Clara"))) == ["Dominion · Ben", "Dominion · Clara"]


def test_of_the_past_it_is_said_when_it_ended() -> None:
    found = [fitting(number, ended=f"{number}.11.26, 20:15") for number in (2, 1)]
    assert labels(asked(*found)) == [f"Dominion · {number}.11.26, 20:15 · #spieltisch" for number in (2, 1)]


@pytest.mark.parametrize("count", [BUTTONS + 1, PAGE])
def test_many_games_stand_in_a_list(count: int) -> None:
    shape = asked(*(fitting(number, f"kanal-{number}") for number in range(1, count + 1)))
    assert len(shape.pressable) == 1


def test_more_than_a_list_holds_have_pages() -> None:
    full = [fitting(number, f"kanal-{number}") for number in range(1, PAGE + 1)]
    assert len(asked(*full, page=1, pages=3).pressable) == 3
    assert len(asked(*full[:1], page=2, pages=3).pressable) == 2


@pytest.mark.parametrize("words", [("undo", "z0"), ("seatreplace", "1"), ("log", "200"), ("coach", ""), ()])
def test_what_a_button_carries_is_read_back(words: tuple[str, ...]) -> None:
    assert read(written(words)) == words


def test_what_no_button_can_carry_is_not_cut() -> None:
    assert written(("seatreplace", "Ben Müller")) == written(("log", "x" * 40)) == written(("a" * 35, "b" * 30)) == ""
