"""What may be set: by the game's values and each table's own; what is refused changes nothing."""

from random import Random

import pytest
from msgspec.structs import replace

from bot.language.phrases import Phrasebook
from bot.messages.lobby_panel import form, groups, panel
from bot.tables.terms import lobby_settings
from bot.tables.terms.actors import Refused
from bot.tables.terms.terms import Terms
from games.dominion import GAME
from games.dominion.kingdom.recommended import RECOMMENDED
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game, Setting
from games.kernel.engine.chance import Chance
from games.kernel.engine.text import Text
from sandbox.forms.complaints import Complaints
from sandbox.validation.modal import check_modal
from tests.bot.limits import faults
from tests.bot.scenes import LOBBY

BASE = Terms(0)
TEN = RECOMMENDED["interaction"].cards


def changed(name: str, *values: str, setup: Terms = BASE) -> Terms:
    return lobby_settings.changed(GAME, setup, "en", [(name, values)])[0]


def refusal(name: str, *values: str, setup: Terms = BASE) -> str:
    with pytest.raises(Refused) as refused:
        changed(name, *values, setup=setup)
    return refused.value.reason.id


def test_an_option_is_one_value_or_a_list() -> None:
    assert changed("set", "big_money").options == {"set": "big_money"}
    assert changed("kingdom", *TEN).options == {"kingdom": list(TEN)}


def test_setting_one_takes_back_what_it_stands_instead_of() -> None:
    own = Terms(0, options={"kingdom": list(TEN), "colony": "yes"})
    assert changed("set", "big_money", setup=own).options == {"set": "big_money", "colony": "yes"}


def told(setup: Terms) -> dict[str, str]:
    found = lobby_settings.unusual(lobby_settings.settings(GAME, setup, "en"))
    return {setting.name: value.name for setting, value in found}


def test_what_happens_to_the_late_is_told_where_there_is_a_limit() -> None:
    late = changed("late", "once")
    assert told(late) == {}
    assert told(changed("time", "days", setup=late)) == {"time": "days", "late": "once"}


def test_only_what_is_otherwise_than_at_most_tables_is_told() -> None:
    assert told(BASE) == {}
    assert told(Terms(0, pace="exact", prepare=False, masked=True, advice="without", highlights=True)) == {
        "pace": "exact", "prepare": "forbidden", "masked": "veiled", "advice": "without", "highlights": "told",
    }  # fmt: skip


def test_several_options_are_set_together_or_not_at_all() -> None:
    both = lobby_settings.changed(
        GAME, BASE, "en", [("set", ("random",)), ("boxes", ("base",)), ("wishes", ("peace",))]
    )
    assert both[0].options == {"set": "random", "boxes": ["base"], "wishes": ["peace"]}
    with pytest.raises(Refused):
        lobby_settings.changed(GAME, BASE, "en", [("pace", ("exact",)), ("kingdom", TEN[:9])])


@pytest.mark.parametrize("name", find_games())
def test_no_form_has_more_parts_than_discord_allows_and_no_panel_more_forms(name: str) -> None:
    game = find_games()[name]
    with_bane = Terms(0, options={"kingdom": [*TEN[:9], "young_witch"]}) if name == "dominion" else BASE
    for setup in (BASE, with_bane):
        table = replace(LOBBY, game=name, settings=lobby_settings.settings(game, setup, "en"))
        found = groups(table)
        assert len(found) <= 5
        assert max(len(group.shown) for group in found) <= 5


def test_a_table_may_be_masked_where_something_is_concealed() -> None:
    assert changed("masked", "veiled") == Terms(0, masked=True)
    assert changed("masked", "open", setup=Terms(0, masked=True)) == BASE
    assert refusal("masked", "maybe") == "no-such-option"
    lying_open = find_games()["domus_domini"]
    assert "masked" not in {setting.name for setting in lobby_settings.settings(lying_open, BASE, "en")}


def test_pace_and_language_are_every_tables() -> None:
    assert changed("pace", "exact") == Terms(0, pace="exact")
    assert lobby_settings.changed(GAME, BASE, "en", [("language", ("de",))]) == (BASE, "de")
    assert lobby_settings.changed(GAME, BASE, "de", [("pace", ("exact",))])[1] == "de"


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("speed", ("fast",)),
        ("pace", ("never",)),
        ("set", ()),
        ("set", ("big_money", "interaction")),
    ],
)
def test_what_is_not_offered_is_refused(name: str, values: tuple[str, ...]) -> None:
    assert refusal(name, *values) == "no-such-option"


def test_what_makes_no_game_is_refused_in_the_games_words() -> None:
    assert refusal("kingdom", *TEN[:9]) == "too-few-cards"


def test_what_is_stored_and_makes_no_game_any_more_is_said() -> None:
    assert lobby_settings.lines(GAME, Terms(0, options={"set": "gone"})) == (Text("unknown-set", name="gone"),)


def any_values(setting: Setting, dice: Random) -> list[str]:
    """Some of the values of a setting, as many as may be chosen."""
    names = [value.name for value in setting.values]
    return dice.sample(names, dice.randint(setting.least, min(setting.most, len(names))))


def any_change(game: Game, setup: Terms, dice: Random) -> Terms:
    """The set-up after a host has done something; the same where that was refused."""
    offered = [setting for setting in lobby_settings.settings(game, setup, "en") if setting.values]
    setting = dice.choice(offered)
    try:
        if setting.lots and dice.randrange(2):
            return lobby_settings.drawn(game, setup, Chance(dice.randbytes(8)))
        return lobby_settings.changed(game, setup, "en", [(setting.name, any_values(setting, dice))])[0]
    except Refused:
        return setup


@pytest.mark.long
@pytest.mark.parametrize("name", find_games())
@pytest.mark.parametrize("seed", range(4))
def test_whatever_a_host_sets_can_be_shown_said_and_played(name: str, seed: int) -> None:
    game, dice, book = find_games()[name], Random(seed), Phrasebook.load(strict=True)
    setup = Terms(dice.choice(game.seats))
    for _ in range(60):
        setup = any_change(game, setup, dice)
        offered = lobby_settings.settings(game, setup, "en")
        table = replace(LOBBY, game=name, settings=offered, lines=game.announce(setup.options))
        for language in ("de", "en"):
            shown = panel(table, book.speaker(language, game=name)).plain()["components"]
            assert faults(shown, layout=True) == []
            for group in groups(table):
                complaints = Complaints()
                check_modal(complaints, form(table, group, {}, book.speaker(language, game=name)).to_dict())
                complaints.settle()
        assert game.new(setup, dice.randbytes(8))


@pytest.mark.parametrize(("name", "hint"), [("dominion", "option-pace-turn-hint"), ("domus_domini", "rules-brisk")])
def test_a_game_says_what_the_brisk_pace_changes_in_it(name: str, hint: str) -> None:
    offered = lobby_settings.settings(find_games()[name], BASE, "en")
    hints = {value.name: value.hint for setting in offered if setting.name == "pace" for value in setting.values}
    assert hints == {"turn": Text(hint), "exact": Text("option-pace-exact-hint")}
