"""Lists as people type them, with anything in them: understood, or asked back; never an error, and never for long."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.language.phrases import LANGUAGES, Language, Phrasebook
from bot.tables.terms.actors import Refused
from bot.typed import lookup, standing_order_list
from bot.typed.catalogue import Catalogue
from bot.typed.names import ThingNames
from games.kernel.contract.discovery import find_games
from games.kernel.engine.standing_orders import Standing
from games.kernel.orders.standing_answers import decode_order, encode_order
from tools.fuzz.words import ANYTHING, SENSIBLE

GAMES = find_games()
BOOK = Phrasebook.load(strict=True)
CATALOGUE = Catalogue(GAMES, BOOK)
LISTED = [(name, standing) for name, game in GAMES.items() for standing in game.standing if standing.listed is not None]
LONGEST = 6000
"""No option of a command and no field of a form takes more."""
lists = st.lists(st.sampled_from([*ANYTHING, *SENSIBLE]) | st.text(max_size=40), max_size=12).map(
    lambda words: ", ".join(words)[:LONGEST]
)
MANY = [",".join(["kupfre"] * 900)[:LONGEST], ";\n" * 3000, "a" * LONGEST]


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
@given(typed=lists, room=st.integers(0, 100))
@example(typed=MANY[0], room=100)
@example(typed=MANY[1], room=100)
def test_a_list_of_names_is_understood_or_asked_back(name: str, language: Language, typed: str, room: int) -> None:
    names = ThingNames(CATALOGUE, language, name)
    read = names.understood(typed)
    say = BOOK.speaker(language, game=name)
    assert all(say(text) for text in read.unclear)
    assert len(names.written(read.names)) == len(read.names)
    among = {entry.name for entry in GAMES[name].book.entries}
    assert all(len(offered) <= room for offered in names.completed(typed, room, among))


@pytest.mark.long
@pytest.mark.parametrize(("name", "standing"), LISTED)
@given(typed=lists)
@example(typed=MANY[0])
@example(typed=MANY[2])
def test_a_standing_list_is_an_order_or_refused(name: str, standing: Standing, typed: str) -> None:
    say = BOOK.speaker("de", game=name)
    reason, order = None, None
    try:
        order = standing_order_list.typed_order(CATALOGUE, say, GAMES[name], standing, typed)
    except Refused as refused:
        reason = refused.reason
    assert reason is None or say(reason)
    assert order is None or decode_order(encode_order(order)) == order


@pytest.mark.long
@given(lists)
@example(MANY[2])
def test_whatever_is_looked_up_some_things_are_found_or_none(typed: str) -> None:
    things = CATALOGUE.things("de")
    for found in (lookup.near(things, typed), lookup.matching(things, typed)):
        assert set(map(id, found)) <= set(map(id, things))
