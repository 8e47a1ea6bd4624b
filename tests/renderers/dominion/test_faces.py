"""Cards small and large: no colour is the only sign, and what is kept of them stays small."""

import pytest

from games.dominion.view import PileView
from games.kernel.text import Text
from renderers.canvas import Box, Canvas, Part
from renderers.dominion import row
from renderers.dominion.face import KIND_HUES, KIND_ORDER, Price, kind_colour, price_mark
from renderers.dominion.hand import CARD_HEIGHT
from renderers.dominion.held_card import hand_card
from renderers.dominion.pile import STRIP, pile_tile
from renderers.dominion.supply import COLUMNS, KINGDOM_HEIGHT
from renderers.dominion.symbols import SIGNS
from renderers.sheet import GAP, INNER
from renderers.stage import Looks
from renderers.theme import Colour, theme_for
from tests.renderers import laws
from tests.renderers.scenes import stage

LOOKS: Looks = ("dark", "normal")
BYTES_PER_PIXEL = 4
MOST_KEPT = 60_000_000


@pytest.mark.parametrize(
    ("card", "sign"),
    [("silver", "treasure"), ("smithy", "action"), ("militia", "attack"), ("moat", "reaction"), ("curse", "curse")],
)
def test_a_card_in_play_shows_the_symbol_of_its_kind(card: str, sign: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    def noted(canvas: Canvas, name: str, box: Box, fill: Colour) -> None:
        assert canvas.box.holds(box)
        drawn.append(name)

    monkeypatch.setattr(row, "draw_symbol", noted)
    row.card_row(Text("picture-in-play"), (card, card), stage(), theme_for("dark", "safe"))
    assert drawn == [sign]


@pytest.mark.usefixtures("every_card")
@pytest.mark.parametrize(
    ("card", "signs"),
    [
        ("harem", ["victory", "treasure"]),
        ("great_hall", ["victory", "action"]),
        ("diadem", ["prize", "treasure"]),
        ("followers", ["attack", "prize"]),
        ("moat", ["reaction"]),
        ("smithy", ["action"]),
    ],
)
def test_a_small_card_of_two_kinds_shows_both(card: str, signs: list[str]) -> None:
    assert row.signs_of(card) == signs


def given_by(card: str, **price: int) -> list[str]:
    """The words on a card in the hand, without its name."""
    part = hand_card(card, "Name", 1, Price(**({"now": 2, "printed": 2} | price)), (330, 270), LOOKS)
    return [written.words for written in part.written][1:]


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("bank", ["?", "2"]),
        ("venture", ["1+", "2"]),
        ("diadem", ["2+", "2"]),
        ("contraband", ["3", "+1", "2"]),
        ("harem", ["2", "2", "2"]),
        ("great_hall", ["+1", "+1", "1", "2"]),
        ("gardens", ["?", "2"]),
        ("curse", ["\u22121", "2"]),
    ],
)
def test_a_card_tells_what_is_certain_and_what_depends_on_others(card: str, words: list[str]) -> None:
    assert given_by(card) == words


def test_a_lowered_price_stands_behind_the_printed_one() -> None:
    assert given_by("silver", now=1, printed=3) == ["2", "3", "1"]
    assert given_by("silver", now=3, printed=3) == ["2", "3"]


def test_a_lowered_price_is_a_shape_of_its_own() -> None:
    """Without any colour it is told apart by its length, its arrow and its stroke."""
    for price, longer in ((Price(3, 3), False), (Price(1, 3), True), (Price(11, 11), False), (Price(9, 11), True)):
        canvas = Canvas(200, 50, (0, 0, 0))
        assert (price_mark(canvas, canvas.box, price, theme_for(*LOOKS)) > 60) == longer
        assert not laws.breaches(canvas.finished())


def tile(pile: PileView, *, size: tuple[int, int] = (249, 132)) -> Part:
    """A pile's tile without a strip."""
    return pile_tile(pile, "Silver", (), size, 0, LOOKS)


def test_all_faces_kept_take_little_memory() -> None:
    pile = tile(PileView("silver", 9, 3), size=((INNER + GAP) // COLUMNS - GAP, KINGDOM_HEIGHT + STRIP)).image
    held = hand_card("silver", "Silver", 2, Price(3, 3), (INNER // 3, CARD_HEIGHT), LOOKS).image
    piles, cards = (face.cache_parameters()["maxsize"] or 0 for face in (pile_tile, hand_card))
    assert 0 < piles * pile.width * pile.height + cards * held.width * held.height <= MOST_KEPT / BYTES_PER_PIXEL


def test_a_face_is_drawn_once() -> None:
    first = tile(PileView("silver", 8, 3))
    assert tile(PileView("silver", 8, 3)) is first


def test_every_kind_has_its_hue_and_its_symbol() -> None:
    assert {*KIND_ORDER} == {*KIND_HUES} <= {*SIGNS}
    assert len({*KIND_HUES.values()}) == len(KIND_HUES)


def test_a_kind_that_is_new_looks_like_an_action() -> None:
    theme = theme_for("dark", "normal")
    assert kind_colour("unheard of", theme) == kind_colour("action", theme)
