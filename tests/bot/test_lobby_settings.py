"""What may be set: by the game's values and each table's own; what is refused changes nothing."""

import pytest

from bot import lobby_settings
from bot.desk import Refused
from games.dominion import GAME
from games.dominion.recommended import RECOMMENDED
from games.kernel.game import Setup
from games.kernel.text import Text

BASE = Setup(0)
TEN = RECOMMENDED["interaction"].cards


def changed(name: str, *values: str, setup: Setup = BASE) -> Setup:
    return lobby_settings.changed(GAME, setup, "en", name, values)[0]


def refusal(name: str, *values: str, setup: Setup = BASE) -> str:
    with pytest.raises(Refused) as refused:
        changed(name, *values, setup=setup)
    return refused.value.reason.id


def test_an_option_is_one_value_or_a_list() -> None:
    assert changed("set", "big_money").options == {"set": "big_money"}
    assert changed("kingdom", *TEN).options == {"kingdom": list(TEN)}


def test_setting_one_takes_back_what_it_stands_instead_of() -> None:
    own = Setup(0, options={"kingdom": list(TEN), "colony": "yes"})
    assert changed("set", "big_money", setup=own).options == {"set": "big_money", "colony": "yes"}


def test_pace_and_language_are_every_tables() -> None:
    assert changed("pace", "exact") == Setup(0, pace="exact")
    assert lobby_settings.changed(GAME, BASE, "en", "language", ("de",)) == (BASE, "de")
    assert lobby_settings.changed(GAME, BASE, "de", "pace", ("exact",))[1] == "de"


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("speed", ("fast",)),
        ("pace", ("never",)),
        ("set", ()),
        ("set", ("big_money", "interaction")),
        ("boxes", ("base",)),
    ],
)
def test_what_is_not_offered_is_refused(name: str, values: tuple[str, ...]) -> None:
    assert refusal(name, *values) == "no-such-option"


def test_what_makes_no_game_is_refused_in_the_games_words() -> None:
    assert refusal("kingdom", *TEN[:9]) == "too-few-cards"


def test_what_is_stored_and_makes_no_game_any_more_is_said() -> None:
    assert lobby_settings.lines(GAME, Setup(0, options={"set": "gone"})) == (Text("unknown-set", name="gone"),)
