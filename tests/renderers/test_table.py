"""The table: every number of seats, every kingdom, every look, readable down to the last word."""

from typing import Any

import msgspec
import pytest

from bot.phrases import Language
from games.dominion import GAME
from games.dominion.cards import CARDS
from games.dominion.view import PileView, View
from renderers.dominion import PAINTER
from renderers.dominion_card import pile_tile
from renderers.dominion_table import table_sheet
from renderers.sheet import WIDTH
from renderers.stage import Looks
from renderers.theme import theme_for
from tests.renderers import laws
from tests.renderers.scenes import BASIC, LOOKS, ODD_PEOPLE, every_kingdom_card, face, played, stage, table

KB = 1024
TEN = ("cellar", "market", "militia", "mine", "moat", "remodel", "smithy", "village", "woodcutter", "workshop")


def words_on(view: View, **how: Any) -> list[str]:
    """Everything that is written on the table."""
    return [written.words for written in table_sheet(view, stage(**how)).written]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_game_under_way_is_readable_for_any_number_of_seats(players: int, language: Language) -> None:
    view = played(players, 120 * players).view(None)
    sheet = table_sheet(view, stage(language, awaited=(0, players - 1)))
    assert not laws.breaches(sheet)
    assert sheet.image.width == WIDTH


@pytest.mark.parametrize("looks", LOOKS)
def test_every_look_keeps_its_contrast_in_the_file_too(looks: Looks) -> None:
    view = played(4, 500).view(None)
    shown = stage("de", looks)
    sheet = table_sheet(view, shown)
    assert not laws.breaches(laws.as_sent(PAINTER.table(view, shown, ()), sheet))


@pytest.mark.usefixtures("every_card")
@pytest.mark.parametrize("first", range(0, 110, 13))
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_card_of_four_sets_can_be_a_pile(first: int, language: Language) -> None:
    kingdom = every_kingdom_card()[first : first + 13]
    sheet = table_sheet(table(2, kingdom), stage(language))
    assert not laws.breaches(sheet)


@pytest.mark.usefixtures("every_card")
@pytest.mark.parametrize("count", [0, 1, 4, 10, 11, 100])
@pytest.mark.parametrize("looks", LOOKS[::3])
def test_any_number_of_piles_has_room(count: int, looks: Looks) -> None:
    view = table(3, every_kingdom_card()[:count])
    assert not laws.breaches(table_sheet(view, stage(looks=looks)))


@pytest.mark.usefixtures("every_card")
def test_a_table_with_everything_on_it_is_readable_and_small() -> None:
    longest = ["council_room", "cutpurse", "contraband", "trading_post", "horse_traders", "mountebank", "royal_seal"]
    cards = [card for card in longest if card in CARDS] * 3
    marked = [PileView(card, 10, 11, 3, ("bane",)) for card in ("tournament", "fairgrounds", "young_witch")]
    seats = tuple(
        face(seat, hand_size=20, deck_size=123, discard_size=99, tokens=45, set_aside=cards, in_play=cards)
        for seat in range(6)
    )
    view = table(6, TEN, seats=seats, trash=cards, mat=cards, prizes=("bag_of_gold", "diadem", "princess"))
    view = msgspec.structs.replace(view, piles=(*view.piles, *marked))
    shown = stage("de", people=ODD_PEOPLE[:6], awaited=(0, 1, 2, 3, 4, 5))
    assert not laws.breaches(table_sheet(view, shown))
    assert len(PAINTER.table(view, shown, ()).data) <= 200 * KB


@pytest.mark.parametrize("players", [2, 6])
def test_a_table_of_a_real_game_is_small(players: int) -> None:
    view = played(players, 600).view(None)
    assert len(PAINTER.table(view, stage("de", ("light", "safe")), ()).data) <= 200 * KB


def test_an_empty_pile_is_crossed() -> None:
    for left, crossed in ((1, False), (0, True)):
        tile = pile_tile(PileView("moat", left, 2), "Moat", (250, 132), ("dark", "normal"))
        corner = tile.image.getpixel((20, 15))
        assert (corner != theme_for("dark", "normal").kind("reaction")) == crossed
        assert f"×{left}" in {written.words for written in tile.written}


@pytest.mark.parametrize(("left", "words"), [((8, 8), "empty piles"), ((8, 0), "empty pile"), ((0, 0), "empty piles")])
def test_empty_piles_are_counted(left: tuple[int, int], words: str) -> None:
    piles = (*table(2).piles, *(PileView(card, count, 3) for card, count in zip(TEN[:2], left, strict=True)))
    shown = words_on(table(2, TEN[:2], piles=piles))
    assert shown[shown.index(words) - 1] == str(left.count(0))


def test_what_is_spoken_for_is_taken_off() -> None:
    assert "×9−2" in "".join(words_on(table(2, TEN, piles=(PileView("moat", 9, 2, spoken_for=2),))))


def test_a_mark_on_a_pile_is_seen() -> None:
    marked, plain = (table(2, TEN, piles=(PileView("moat", 9, 2, marks=marks),)) for marks in (("bane",), ()))
    assert table_sheet(marked, stage()).image.tobytes() != table_sheet(plain, stage()).image.tobytes()


def test_nothing_in_play_takes_no_room() -> None:
    playing = table(2, TEN, seats=(face(0), face(1, in_play=("copper", "copper", "smithy"))))
    assert "In play" not in words_on(table(2, TEN))
    assert {"In play", "2 × Copper", "Smithy"} <= {*words_on(playing)}


def test_the_trash_says_what_was_trashed_last_first() -> None:
    words = words_on(table(2, TEN, trash=("copper", "curse", "copper")))
    assert {"Trash: 3", "2 × Copper, Curse"} <= {*words}


@pytest.mark.parametrize("kingdom", [TEN, TEN[:8], TEN[:4], ()])
def test_the_trash_is_always_somewhere(kingdom: tuple[str, ...]) -> None:
    assert "Trash: 0" in words_on(table(2, kingdom))


def test_the_trash_has_its_own_row_where_no_cell_is_free() -> None:
    piles = tuple(PileView(card, 8, CARDS[card].cost) for card in (*BASIC[:4], *TEN[:4]))
    words = words_on(table(2, TEN[:4], piles=piles))
    assert "Trash: 0" in words
    assert "empty piles" not in words


def test_tokens_and_cards_set_aside_show_where_there_are_any() -> None:
    words = words_on(table(2, TEN, seats=(face(0, tokens=37), face(1, set_aside=("copper",) * 41))))
    assert words.count("37") == words.count("41") == 1


def test_the_active_and_the_awaited_seats_are_marked() -> None:
    plain, awaited = (table_sheet(table(3, TEN), stage(awaited=seats)).image for seats in ((), (1,)))
    assert plain.tobytes() != awaited.tobytes()


def test_the_head_names_the_player_the_turn_and_the_phase() -> None:
    assert words_on(table(2, TEN))[:2] == ["Ben", "turn 12, action phase"]
    assert words_on(table(2, TEN), language="de")[:2] == ["Ben", "Zug 12, Aktionsphase"]


def test_after_the_end_the_head_says_so_and_nobody_has_the_turn() -> None:
    assert words_on(table(2, TEN, over=True))[0] == "The game is over"


@pytest.mark.parametrize("name", ODD_PEOPLE)
def test_no_name_breaks_the_table(name: str) -> None:
    view = table(2, TEN, seats=(face(0), face(1, in_play=("copper",))))
    assert not laws.breaches(table_sheet(view, stage(people=(name, name), awaited=(0, 1))))


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_alternative_text_is_the_twin_as_far_as_it_fits(language: Language) -> None:
    view, shown = played(6, 700).view(None), stage(language)
    alt = PAINTER.table(view, shown, GAME.tell_table(view)).alt
    assert len(alt) <= 1024
    assert alt.startswith(shown.say(GAME.tell_table(view)[0]))
