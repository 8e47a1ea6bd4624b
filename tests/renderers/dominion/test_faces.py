"""Cards small and large: no colour is the only sign, and what is kept of them stays small."""

from collections import Counter
from typing import Any, get_args

import pytest

from games.dominion.cards import CARDS
from games.dominion.view import PileView
from renderers import emblems
from renderers.dominion.cards import face
from renderers.dominion.cards.badge import SHAPES, Amount, does_more, draw_badge, given
from renderers.dominion.cards.face import (
    KIND_HUES,
    KIND_ORDER,
    CardPrice,
    CardWords,
    Paint,
    kind_colour,
    paint_of,
    price_mark,
    signs_of,
)
from renderers.dominion.cards.held_card import hand_card
from renderers.dominion.cards.pile import pile_tile
from renderers.dominion.cards.row import chip, token
from renderers.dominion.cards.symbols import SIGNS
from renderers.dominion.hand import HEIGHTS
from renderers.dominion.supply import BASIC_HEIGHT, KINGDOM_HEIGHT
from renderers.surface.canvas import Box, Canvas
from renderers.surface.kept import SHELF
from renderers.surface.stage import Looks
from renderers.surface.theme import contrast, theme_for
from tests.renderers import laws
from tests.renderers.scenes import LOOKS as ALL_LOOKS

LOOKS: Looks = ("dark", "normal")


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The emblems that are drawn from now on; what was kept is forgotten."""
    names: list[str] = []
    plain = Canvas.emblem

    def noted(canvas: Canvas, box: Box, name: str, fill: Any) -> None:
        assert canvas.box.holds(box)
        assert name not in CARDS or box.square().width >= (emblems.LEAST if name != "trade_route" else 0)
        names.append(name)
        plain(canvas, box, name, fill)

    monkeypatch.setattr(Canvas, "emblem", noted)
    SHELF.clear()
    return names


NAMED = CardWords("Name")
SIZES = [(336, KINGDOM_HEIGHT), (249, BASIC_HEIGHT), (196, BASIC_HEIGHT)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("light", ["even", "lit", "quiet"])
def test_the_emblem_is_on_every_tile_and_large_enough(
    size: tuple[int, int], light: face.Light, drawn: list[str]
) -> None:
    for card, left, marks in (("moat", 10, ()), ("estate", 0, ()), ("duchy", 8, ("trade_route", "forbidden"))):
        drawn.clear()
        _ = pile_tile(PileView(card, left, 2, marks=marks), NAMED, size, LOOKS, light)
        assert card in drawn


def test_the_emblem_is_on_cards_that_are_held_or_lie_in_a_row(drawn: list[str]) -> None:
    _ = (
        hand_card("moat", CardWords("Moat"), 2, CardPrice(2, 2), (330, HEIGHTS[0]), LOOKS),
        chip("witch", "Witch", 336, LOOKS, "even"),
    )
    _ = (
        token("mine", 3, LOOKS, "quiet"),
        hand_card("spy", CardWords("Spy"), 1, CardPrice(4, 4), (330, HEIGHTS[-1]), LOOKS),
    )
    assert {*drawn} & {*CARDS} == {"moat", "witch", "mine", "spy"}


def test_every_card_has_an_emblem() -> None:
    assert all(emblems.exists(card) for card in CARDS)


@pytest.mark.usefixtures("every_card")
def test_a_card_without_an_emblem_shows_the_sign_of_its_kind(drawn: list[str]) -> None:
    unknown = next(card for card in CARDS if not emblems.exists(card))
    assert not laws.breaches(pile_tile(PileView(unknown, 9, 3), NAMED, SIZES[0], LOOKS))
    assert unknown not in drawn


@pytest.mark.parametrize("looks", ALL_LOOKS)
@pytest.mark.parametrize("kind", KIND_ORDER)
def test_words_on_quiet_cards_stand_out(looks: Looks, kind: str) -> None:
    theme, card = theme_for(*looks), next(card for card, facts in CARDS.items() if kind in facts.kinds)
    paint: Paint = paint_of(card, "quiet", theme)
    assert contrast(paint.ink, paint.chief) >= laws.LEAST_CONTRAST
    assert contrast(paint.ink, paint.first) >= laws.LEAST_CONTRAST


@pytest.mark.parametrize("looks", ALL_LOOKS)
def test_a_lit_card_has_an_edge_and_a_quiet_one_is_paler(looks: Looks) -> None:
    theme = theme_for(*looks)
    even, shining, quiet = (
        pile_tile(PileView("gold", 9, 6), CardWords("Gold"), SIZES[1], looks, light).image
        for light in ("even", "lit", "quiet")
    )
    edge = SIZES[1][0] // 2, 4
    assert shining.getpixel(edge) == theme.accent
    assert theme.accent not in (even.getpixel(edge), quiet.getpixel(edge))
    inside = 14, 14
    assert even.getpixel(inside) == shining.getpixel(inside) == kind_colour("treasure", theme)
    assert contrast(quiet.getpixel(inside), theme.ground) < contrast(even.getpixel(inside), theme.ground)


@pytest.mark.parametrize("looks", ALL_LOOKS)
@pytest.mark.parametrize("size", [(330, HEIGHTS[0]), (330, HEIGHTS[-1])])
def test_a_card_to_give_away_has_another_edge_and_says_where_it_goes(looks: Looks, size: tuple[int, int]) -> None:
    seen = set()
    for light in get_args(face.Leaving):
        for count in (1, 4):
            part = hand_card("copper", CardWords("Copper"), count, CardPrice(0, 0), size, looks, light)
            assert part.image.getpixel((size[0] // 2, 2)) == theme_for(*looks).hues["red"]
            assert not laws.breaches(part)
            seen.add(part.image.tobytes())
    assert len(seen) == 2 * len(get_args(face.Leaving))


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
    assert signs_of(card) == signs


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("bank", ["coins ?"]),
        ("venture", ["coins 1+"]),
        ("diadem", ["coins 2+"]),
        ("contraband", ["coins 3", "buys 1"]),
        ("harem", ["coins 2", "points 2"]),
        ("great_hall", ["cards 1", "actions 1", "points 1"]),
        ("gardens", ["points ?"]),
        ("curse", ["points \u22121"]),
        ("market", ["cards 1", "actions 1", "buys 1", "coins 1"]),
        ("smithy", ["cards 3"]),
        ("militia", ["coins 2"]),
        ("bridge", ["buys 1", "coins 1"]),
        ("moat", ["cards 2"]),
        ("throne_room", []),
        ("copper", ["coins 1"]),
    ],
)
def test_a_card_tells_what_it_gives(card: str, told: list[str]) -> None:
    assert [f"{amount.of} {amount.number}".strip() for amount in given(card)] == told


@pytest.mark.parametrize("of", SHAPES)
def test_a_number_stands_in_its_badge(of: str) -> None:
    for height in (34, 42, 66):
        for number in ("1", "2+", "10", "17"):
            canvas = Canvas(120, 84, theme_for(*LOOKS))
            draw_badge(canvas, Box(20, 6, max(height, 60), height), Amount(of, number), (0, 0, 0), (255, 255, 255))
            assert not laws.breaches(canvas.finished())


def test_badges_of_different_things_differ_in_shape() -> None:
    shapes = set()
    for draw in SHAPES.values():
        canvas = Canvas(60, 60, theme_for(*LOOKS), (0, 0, 0))
        draw(canvas, canvas.box.inset(8), (255, 255, 255))
        shapes.add(canvas.surface().tobytes())
    assert len(shapes) == len(SHAPES)


def test_a_price_is_shown_as_it_is_now() -> None:
    for price, words in ((CardPrice(1, 3), ["2", "1", "Silver"]), (CardPrice(3, 3), ["2", "3", "Silver"])):
        part = hand_card("silver", CardWords("Silver"), 1, price, (330, HEIGHTS[0]), LOOKS)
        assert [written.words for written in part.written] == words


def test_a_lowered_price_is_a_shape_of_its_own() -> None:
    """Without any colour it is told apart by its corners and its point."""
    ground = theme_for(*LOOKS).ground
    for price, lowered in (
        (CardPrice(3, 3), False),
        (CardPrice(1, 3), True),
        (CardPrice(11, 11), False),
        (CardPrice(9, 11), True),
    ):
        canvas = Canvas(58, 58, theme_for(*LOOKS))
        price_mark(canvas, canvas.box.inset(10), price, theme_for(*LOOKS))
        part = canvas.finished()
        assert (part.image.getpixel((14, 14)) != ground) == lowered
        assert not laws.breaches(part)


def test_a_face_is_drawn_once() -> None:
    first, again, sold = (
        pile_tile(PileView("silver", left, 3), CardWords("Silver"), SIZES[0], LOOKS) for left in (8, 8, 7)
    )
    assert [piece.number for piece, _, _ in first.pieces] == [piece.number for piece, _, _ in again.pieces]
    assert first.pieces[0][0] is sold.pieces[0][0]
    assert first.pieces[1][0] is not sold.pieces[1][0]


def test_every_kind_has_its_hue_and_its_symbol() -> None:
    assert {*KIND_ORDER} == {*KIND_HUES} <= {*SIGNS}
    assert len({*KIND_HUES.values()}) == len(KIND_HUES)


def test_a_kind_that_is_new_looks_like_an_action() -> None:
    theme = theme_for("dark", "normal")
    assert kind_colour("unheard of", theme) == kind_colour("action", theme)


@pytest.mark.usefixtures("every_card")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("printed", [0, 11])
def test_a_tag_with_what_has_changed_takes_no_room_from_what_a_card_gives(size: tuple[int, int], printed: int) -> None:
    for card in ("market", "silver", "gold", "duchy", "curse", "festival", "nobles"):
        pile, spoken = (PileView(card, 10, 3, spoken_for=spoken, printed=max(printed, 3)) for spoken in (0, 2))
        plain = Counter(written.words for written in pile_tile(pile, NAMED, size, LOOKS).written)
        for change, tag in ((-1, "\u22121"), (-11, "\u221211"), (2, "+2")):
            words = Counter(written.words for written in pile_tile(pile, NAMED, size, LOOKS, change=change).written)
            assert words == plain + Counter([tag])
        assert Counter(w.words for w in pile_tile(spoken, NAMED, size, LOOKS).written) == plain + Counter(["\u22122"])


@pytest.mark.usefixtures("every_card")
def test_a_kind_without_a_sign_is_told_by_what_the_card_gives() -> None:
    """So that no colour is the only sign of it: points are on victory cards and curses, coins alone on treasures."""
    for card, facts in CARDS.items():
        gives, signs = {amount.of for amount in given(card)}, face.shown_signs(card)
        assert ("victory" in signs_of(card)) <= ("victory" in signs or "points" in gives)
        coins_alone = gives == {"coins"} and not does_more(card)
        assert ("treasure" in signs_of(card)) <= ("treasure" in signs or coins_alone)
        assert ("points" in gives) <= bool({"victory", "curse"} & {*facts.kinds})
        assert coins_alone <= ("treasure" in facts.kinds)
        assert ("curse" in facts.kinds) <= ("points" in gives)


@pytest.mark.parametrize("looks", ALL_LOOKS)
def test_quiet_cards_that_are_alike_are_seen_as_a_stack(looks: Looks) -> None:
    for kind in KIND_ORDER:
        card = next(card for card, facts in CARDS.items() if kind in facts.kinds)
        paint = paint_of(card, "quiet", theme_for(*looks))
        assert contrast(paint.rim, paint.chief) > 1.5
