"""Cards small and large: no colour is the only sign, and what is kept of them stays small."""

import pytest

from games.dominion.view import PileView
from games.kernel.text import Text
from renderers import dominion_row
from renderers.canvas import Box, Canvas
from renderers.dominion_card import hand_card, pile_tile
from renderers.sheet import INNER
from renderers.theme import Colour, theme_for
from tests.renderers.scenes import stage

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

    monkeypatch.setattr(dominion_row, "draw_symbol", noted)
    dominion_row.card_row(Text("picture-in-play"), (card, card), stage(), theme_for("dark", "safe"))
    assert drawn == [sign]


def test_all_faces_kept_take_little_memory() -> None:
    pile = pile_tile(PileView("silver", 9, 3), "Silver", (INNER // 3, 132), ("dark", "normal")).image
    held = hand_card("silver", "Silver", 2, (INNER // 3, 270), ("dark", "normal")).image
    piles, cards = (face.cache_parameters()["maxsize"] or 0 for face in (pile_tile, hand_card))
    assert 0 < piles * pile.width * pile.height + cards * held.width * held.height <= MOST_KEPT / BYTES_PER_PIXEL


def test_a_face_is_drawn_once() -> None:
    pile = PileView("silver", 8, 3)
    first = pile_tile(pile, "Silver", (240, 132), ("dark", "normal"))
    assert pile_tile(pile, "Silver", (240, 132), ("dark", "normal")) is first
