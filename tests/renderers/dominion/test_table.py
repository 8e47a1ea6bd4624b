"""The table: every number of seats, every kingdom, every look, readable down to the last word."""

from collections import Counter
from typing import Any

import pytest
from msgspec import structs

from bot.language.phrases import Language
from games.dominion import GAME
from games.dominion.cards import CARDS
from games.dominion.view import PileView, TurnView, View
from renderers.dominion import PAINTER, notes
from renderers.dominion import seats as seating
from renderers.dominion.brief import shorter
from renderers.dominion.cards.face import CardWords, kind_colour
from renderers.dominion.cards.pile import pile_tile
from renderers.dominion.notes import BETWEEN, SIDE, TALL, TOKEN, end_note, nearness
from renderers.dominion.seats import next_of
from renderers.dominion.table import table_sheets
from renderers.dominion.turn_bar import turn_bar
from renderers.surface.canvas import READABLE, Box, Canvas, FinishedPart
from renderers.surface.sheet import TALLEST, WIDTH
from renderers.surface.stage import Looks, Stage
from renderers.surface.theme import Colour, Theme, theme_for
from tests.renderers import laws
from tests.renderers.scenes import (
    BASIC,
    LOOKS,
    ODD_PEOPLE,
    PEOPLE,
    every_kingdom_card,
    face,
    largest,
    on_one,
    played,
    stage,
    table,
)

KB = 1024
TEN = ("cellar", "market", "militia", "mine", "moat", "remodel", "smithy", "village", "woodcutter", "workshop")


def table_sheet(view: View, stage: Stage) -> FinishedPart:
    """All sheets of the table as one."""
    return on_one(table_sheets(view, stage))


def breaches_as_sent(view: View, stage: Stage) -> list[str]:
    """What is against the laws on the files of a table."""
    both = zip(PAINTER.table(view, stage, ()), table_sheets(view, stage), strict=True)
    return [breach for picture, sheet in both for breach in laws.breaches(laws.as_sent(picture, sheet.part))]


def words_on(view: View, **how: Any) -> list[str]:
    """Everything that is written on the table."""
    return [written.words for written in table_sheet(view, stage(**how)).written]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_game_under_way_is_readable_for_any_number_of_seats(players: int, language: Language) -> None:
    view = played(players, 120 * players).view(None)
    sheet = table_sheet(view, stage(language, awaited=(0, players - 1)))
    assert not laws.breaches(sheet)
    assert sheet.width == WIDTH


@pytest.mark.parametrize("players", [2, 6])
def test_everybody_is_named(players: int) -> None:
    assert set(PEOPLE[:players]) <= set(words_on(played(players, 120).view(None)))


@pytest.mark.parametrize("looks", LOOKS)
def test_every_look_keeps_its_contrast_in_the_file_too(looks: Looks) -> None:
    view = played(4, 500).view(None)
    shown = stage("de", looks)
    assert not breaches_as_sent(view, shown)


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
    cards = tuple(card for card in longest if card in CARDS) * 3
    marked = [PileView(card, 10, 11, 3, ("bane",)) for card in ("tournament", "fairgrounds", "young_witch")]
    seats = tuple(
        face(seat, hand_size=20, deck_size=123, discard_size=99, tokens=45, set_aside=cards, in_play=cards)
        for seat in range(6)
    )
    view = table(6, TEN, seats=seats, trash=cards, mat=cards, prizes=("bag_of_gold", "diadem", "princess"))
    view = structs.replace(view, piles=(*view.piles, *marked))
    shown = stage("de", people=ODD_PEOPLE[:6], awaited=(0, 1, 2, 3, 4, 5))
    assert not laws.breaches(table_sheet(view, shown))
    assert all(len(picture.data) <= 200 * KB for picture in PAINTER.table(view, shown, ()))


@pytest.mark.parametrize(("players", "most"), [(2, 95), (4, 110), (6, 120)])
def test_a_table_of_a_real_game_is_small(players: int, most: int) -> None:
    drawn = PAINTER.table(played(players, 600).view(None), stage("de", ("light", "safe")), ())
    assert sum(len(picture.data) for picture in drawn) <= most * KB


@pytest.mark.usefixtures("every_card")
@pytest.mark.parametrize("looks", LOOKS)
def test_kinds_and_seats_keep_their_colours_in_the_file(looks: Looks) -> None:
    theme, found = theme_for(*looks), set()
    drawn = zip(
        table_sheets(largest(), stage(looks=looks)), PAINTER.table(largest(), stage(looks=looks), ()), strict=True
    )
    for sheet, picture in drawn:
        found |= {colour for _, colour in laws.as_sent(picture, sheet.part).image.getcolors(10**6) or ()}
    assert found >= {*theme.hues.values(), *theme.lines}


def test_an_empty_pile_is_an_outline_and_crossed() -> None:
    theme = theme_for("dark", "normal")
    for left, gone in ((1, False), (0, True)):
        tile = pile_tile(PileView("moat", left, 2), CardWords("Moat"), (336, 146), ("dark", "normal"))
        assert (tile.image.getpixel((12, 12)) != kind_colour("reaction", theme)) == gone
        colours = {colour for _, colour in tile.image.getcolors(10**5) or ()}
        assert (kind_colour("reaction", theme) not in colours) == gone
        assert [written.words for written in tile.written] == (["Moat"] if gone else ["2", "2", "Moat", "×1"])
        assert (theme.faint in colours) == gone


@pytest.mark.parametrize("left", [(8, 8), (8, 0), (0, 0)])
@pytest.mark.parametrize(("seats", "most"), [(2, 3), (4, 3), (5, 4)])
def test_how_many_of_the_piles_that_end_the_game_are_empty(left: tuple[int, int], seats: int, most: int) -> None:
    piles = (*table(2).piles, *(PileView(card, count, 3) for card, count in zip(TEN[:2], left, strict=True)))
    view = table(seats, TEN[:2], piles=piles)
    assert f"{left.count(0)} of {most} empty" in " ".join(words_on(view)).replace("piles ", "")
    gold = theme_for("dark", "normal").accent
    places = near_the_end(view).count(gold)
    assert places == left.count(0)


def near_the_end(view: View) -> list[Colour]:
    """The colours of the places for empty piles, each in its upper left corner."""
    empty, places, _ = near = nearness(view)
    part = end_note(near, ("", ""), ("dark", "normal"), (336, 146))
    assert empty <= places
    return [part.image.getpixel((round(SIDE + place * (TOKEN / TALL + BETWEEN) + 8), 72)) for place in range(places)]


@pytest.mark.usefixtures("every_card")
def test_the_cards_that_end_the_game_alone_are_counted_beside_the_places() -> None:
    near = nearness(largest())
    assert near == (1, 4, (("province", 10), ("colony", 10)))
    words = [written.words for written in end_note(near, ("", ""), ("dark", "normal"), (336, 146)).written]
    assert words[-2:] == ["10", "10"]


def test_what_is_spoken_for_is_taken_off() -> None:
    assert "−22stops attacks2Moat×9" in "".join(words_on(table(2, TEN, piles=(PileView("moat", 9, 2, spoken_for=2),))))


@pytest.mark.parametrize(
    ("mark", "words"),
    [("bane", "Bannkarte"), ("trade_route", "Geldmarker"), ("named", "verboten"), ("forbidden", "nicht kaufbar")],
)
def test_a_mark_on_a_pile_is_a_symbol_that_is_named_below(mark: str, words: str) -> None:
    marked = table(2, TEN, piles=(PileView("moat", 9, 2, marks=(mark,)),))
    assert words in words_on(marked, language="de")
    assert words not in words_on(table(2, TEN, piles=(PileView("moat", 9, 2),)), language="de")


def test_marks_that_forbid_differ_by_their_symbol() -> None:
    sheets = [
        table_sheet(table(2, TEN, piles=(PileView("moat", 9, 2, marks=(mark,)),)), stage()).image.tobytes()
        for mark in ("named", "forbidden")
    ]
    assert sheets[0] != sheets[1]


def test_four_marks_on_one_pile_have_room() -> None:
    every = PileView("moat", 9, 0, 2, ("bane", "trade_route", "named", "forbidden"), 2)
    assert not laws.breaches(table_sheet(table(2, TEN, piles=(every,)), stage("de")))


def test_a_lowered_price_is_shown_as_it_is_now_and_by_what() -> None:
    words = words_on(table(2, TEN, piles=(PileView("mine", 9, 3, printed=5),), lowered=("bridge", "bridge")))
    assert words[: words.index("Mine")][-2:] == ["money up to +3", "3"]
    assert "Costs lowered by 2 × Bridge" in words


@pytest.mark.parametrize("mat", [(), ("estate", "duchy")])
def test_the_mat_shows_how_many_tokens_lie_on_it_and_whose(mat: tuple[str, ...], lying: list[str]) -> None:
    assert f"Mat: {len(mat)}" in words_on(table(2, ("trade_route", "moat"), mat=mat))
    assert tuple(lying[: len(mat)]) == mat


@pytest.fixture
def lying(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The cards whose emblems are drawn in notes on trash and mat, in their order."""
    drawn: list[str] = []

    def noted(canvas: Canvas, box: Box, card: str, theme: Theme) -> None:
        assert canvas.box.holds(box)
        drawn.append(card)

    monkeypatch.setattr(notes, "draw_token", noted)
    notes.cards_note.cache_clear()
    return drawn


def test_the_prizes_that_are_left_are_shown_and_that_none_is() -> None:
    left = words_on(table(2, ("tournament",), prizes=("diadem",)))
    assert {"Prizes", "Diadem"} <= {*left}
    assert "All Prizes are taken" in words_on(table(2, ("tournament",)))
    assert not {"Prizes", "All Prizes are taken"} & {*words_on(table(2, TEN))}


def test_what_lies_open_before_somebody_is_shown_with_the_name() -> None:
    seats = (face(0, revealed=("gold",)), face(1, set_aside=("horse_traders",) * 2))
    words = words_on(table(2, TEN, seats=seats))
    assert words[words.index("Revealed by Anna") + 1] == "Gold"
    assert words[words.index("Set aside by Ben") + 1] == "2 × Horse Traders"


def test_every_seat_shows_how_many_turns_it_has_had() -> None:
    words = words_on(table(2, TEN, seats=(face(0, turns=1), face(1, turns=27))))
    assert {"1 turn", "27 turns"} <= {*words}


@pytest.mark.parametrize("looks", LOOKS)
@pytest.mark.parametrize("language", ["de", "en"])
def test_the_fullest_table_is_readable_in_every_look_and_small(looks: Looks, language: Language) -> None:
    shown = stage(language, looks, awaited=(1, 2))
    assert not breaches_as_sent(largest(), shown)
    for sheet, picture in zip(table_sheets(largest(), shown), PAINTER.table(largest(), shown, ()), strict=True):
        assert len(picture.data) <= 120 * KB
        assert picture.height <= TALLEST
        assert not any(written.words.endswith("…") for written in sheet.part.written)


def test_nothing_in_play_takes_no_room() -> None:
    playing = table(2, TEN, seats=(face(0), face(1, in_play=("copper", "copper", "smithy"))))
    assert "In play" not in words_on(table(2, TEN))
    assert {"In play", "2 × Copper", "Smithy"} <= {*words_on(playing)}


def test_the_trash_shows_what_was_trashed_last_first(lying: list[str]) -> None:
    words = words_on(table(2, TEN, trash=("copper", "curse", "copper")))
    assert {"Trash: 3", "×2"} <= {*words}
    assert [card for card in lying if card in ("copper", "curse")] == ["copper", "curse"]


@pytest.mark.parametrize("kingdom", [TEN, TEN[:8], TEN[:4], ()])
def test_the_trash_is_always_somewhere(kingdom: tuple[str, ...]) -> None:
    assert "Trash: 0" in words_on(table(2, kingdom))


@pytest.mark.usefixtures("every_card")
@pytest.mark.parametrize("kingdom", [1, 4, 9, 10, 11])
@pytest.mark.parametrize("basic", [0, 7, 8, 9])
@pytest.mark.parametrize("route", [True, False])
def test_every_note_has_a_place_beside_any_number_of_piles(kingdom: int, basic: int, route: bool) -> None:
    cards = [*TEN, "gardens", "village"][:kingdom]
    named = (*cards[:-1], "trade_route") if route and cards else tuple(cards)
    piles = tuple(PileView(card, 8, 3) for card in (*[*BASIC, "platinum", "colony"][:basic], *named))
    view = table(2, named, piles=piles)
    sheet = table_sheet(view, stage())
    words = {written.words for written in sheet.written}
    assert "Trash: 0" in words
    assert words & {"0 of 3 empty", "End of the game: 0 of 3 piles empty", "0/3"}
    assert "trade_route" not in named or words & {"Mat: 0", "0"}
    assert not laws.breaches(sheet)


def test_tokens_and_cards_set_aside_show_where_there_are_any() -> None:
    words = words_on(table(2, TEN, seats=(face(0, tokens=37), face(1, set_aside=("copper",) * 41))))
    assert words.count("37") == words.count("41") == 1


def test_the_active_and_the_awaited_seats_are_marked() -> None:
    plain, awaited = (table_sheet(table(3, TEN), stage(awaited=seats)).image for seats in ((), (1,)))
    assert plain.tobytes() != awaited.tobytes()


def test_who_has_the_turn_is_marked_all_through_it_and_only_who_is_awaited_is_framed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: dict[int, seating.TurnStanding] = {}
    plain = seating.seat_tile

    def noted(seat: Any, name: str, turns: str, standing: seating.TurnStanding, *rest: Any) -> FinishedPart:
        told[seat.seat] = standing
        return plain(seat, name, turns, standing, *rest)

    monkeypatch.setattr(seating, "seat_tile", noted)
    view = table(3, TEN, turn=TurnView(1, 12, "action", 1, 1, 0))
    for awaited, signs in (
        ((), ((), (), ())),
        ((1,), ((), ("turn",), ())),
        ((0,), (("waiting",), ("turn",), ())),
        ((0, 1, 2), (("waiting",), ("turn",), ("waiting",))),
    ):
        _ = table_sheet(view, stage(awaited=awaited))
        assert tuple(told[seat].signs for seat in range(3)) == signs
        assert tuple(seat for seat in range(3) if told[seat].awaited) == awaited


def test_actions_that_are_left_are_pale_in_the_buy_phase() -> None:
    theme = theme_for("dark", "normal")
    for phase, pale in (("start", False), ("action", False), ("buy", True), ("clean_up", True)):
        bar = turn_bar(table(2, TEN, turn=TurnView(0, 12, phase, 1, 1, 0)), stage(), means=True)
        actions = bar.written[-1]
        assert laws.ground_of(bar.image, actions) == (theme.faint if pale else theme.accent)


def test_the_head_names_the_player_the_turn_and_the_phase() -> None:
    assert words_on(table(2, TEN))[:2] == ["Ben", "Turn 12, action phase"]
    assert words_on(table(2, TEN), language="de")[:2] == ["Ben", "Zug 12, Aktionsphase"]


def test_after_the_end_the_head_says_so_and_nobody_has_the_turn() -> None:
    assert words_on(table(2, TEN, over=True))[0] == "The game is over"


@pytest.mark.parametrize("name", ODD_PEOPLE)
def test_no_name_breaks_the_table(name: str) -> None:
    view = table(2, TEN, seats=(face(0), face(1, in_play=("copper",))))
    assert not laws.breaches(table_sheet(view, stage(people=(name, name), awaited=(0, 1))))


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_alternative_text_is_the_table_in_words_as_far_as_it_fits(language: Language) -> None:
    view, shown = played(6, 300).view(None), stage(language)
    told = [picture.alt for picture in PAINTER.table(view, shown, GAME.words.table(view))]
    assert all(len(alt) <= 1024 for alt in told)
    assert told[0].startswith(shown.say(GAME.words.table(view)[0]))


@pytest.mark.parametrize("seats", [2, 6])
def test_what_several_pictures_show_is_told_once_and_beside_the_right_one(seats: int) -> None:
    view, shown = largest(seats), stage(people=PEOPLE[:seats])
    words, sheets = GAME.words.table(view), table_sheets(view, shown)
    told = [picture.alt for picture in PAINTER.table(view, shown, words)]
    ids = {text.id for text in words}
    assert [sheet.about for sheet in sheets[:1]] == [()]
    assert {*sheets[1].about} & ids == BELOW
    for text in words:
        beside = text.id in BELOW
        assert shown.say(text) in told[beside] or shown.say(shorter(text)) in told[beside], "told where it is seen"
        assert shown.say(text) not in told[not beside]


BELOW = {
    "in-words-prizes", "in-words-seat", "in-words-tokens", "in-words-revealed", "in-words-set-aside", "in-words-turns",
    "in-words-mat",
}  # fmt: skip


@pytest.mark.parametrize(("players", "turn", "follows"), [(2, 0, None), (3, 2, 0), (6, 3, 4)])
def test_whose_turn_comes_next_is_shown_where_it_is_not_plain(players: int, turn: int, follows: int | None) -> None:
    view = table(players, TEN, turn=TurnView(turn, 12, "action", 1, 1, 0))
    assert next_of(view, stage()) == follows
    assert next_of(structs.replace(view, over=True), stage()) is None
    assert next_of(view, structs.replace(stage(), stopped=True)) is None


# what has changed


def tags_on(before: View | None, now: View) -> list[str]:
    """What the tags on a table say."""
    shown = structs.replace(stage(), before=before)
    return [words for words in written_on(now, shown) if words[0] in "+\u2212" and words[1:].isdigit()]


def written_on(view: View, shown: Stage) -> list[str]:
    """All words on a table."""
    return [written.words for written in table_sheet(view, shown).written]


def test_nothing_is_marked_without_an_earlier_view_or_between_equal_ones() -> None:
    view = table(2, TEN, trash=("copper",), mat=("estate",), seats=(face(0, tokens=3), face(1)))
    plain = tags_on(None, view)
    assert tags_on(view, view) == plain
    assert (
        table_sheet(view, structs.replace(stage(), before=view)).image.tobytes()
        == table_sheet(view, stage()).image.tobytes()
    )


@pytest.mark.parametrize(
    ("changes", "tags"),
    [
        ({"piles": 2}, ["\u22122"]),
        ({"trash": ("copper", "curse", "curse")}, ["+2"]),
        ({"mat": ("estate", "duchy")}, ["+1"]),
        ({"seats": (face(0, tokens=8), face(1))}, ["+5"]),
        ({"seats": (face(0, tokens=3, hand_size=2, deck_size=1), face(1, in_play=("copper",)))}, []),
        ({"turn": TurnView(0, 13, "buy", 0, 2, 9)}, []),
    ],
)
def test_each_change_is_marked_and_nothing_else(changes: dict[str, Any], tags: list[str]) -> None:
    kingdom = ("trade_route", *TEN)
    before = table(2, kingdom, trash=("copper",), mat=("estate",), seats=(face(0, tokens=3), face(1)))
    if fewer := changes.get("piles"):
        taken = [structs.replace(pile, left=pile.left - fewer * (pile.card == "moat")) for pile in before.piles]
        changes = {"piles": tuple(taken)}
    now = structs.replace(before, **changes)
    marked, plain = Counter(tags_on(before, now)), Counter(tags_on(None, now))
    assert [*(marked - plain).elements()] == tags
    assert not plain - marked


def test_a_pile_that_was_bought_from_has_the_tag_on_its_own_tile() -> None:
    before = table(2, TEN)
    piles = tuple(structs.replace(pile, left=pile.left - (pile.card == "moat")) for pile in before.piles)
    words = written_on(structs.replace(before, piles=piles), structs.replace(stage(), before=before))
    assert "\u22121" in words[words.index("Militia") : words.index("Moat")][-6:]


@pytest.mark.parametrize(("there", "more"), [(5, 1), (5, 12), (90, 19), (120, 40)])
def test_the_number_in_the_trash_is_never_cut_for_what_has_come(there: int, more: int) -> None:
    before = table(2, TEN, trash=("copper",) * there)
    now = structs.replace(before, trash=("copper",) * (there + more))
    words = written_on(now, structs.replace(stage(), before=before))
    assert any(str(there + more) in word for word in words)
    assert not any("\u2026" in word for word in words)


@pytest.mark.parametrize("looks", LOOKS)
def test_prices_that_are_lowered_are_larger_than_the_least(looks: Looks) -> None:
    view = table(2, TEN)
    piles = tuple(structs.replace(pile, cost=max(pile.printed - 1, 0)) for pile in view.piles)
    written = table_sheet(structs.replace(view, piles=piles, lowered=("bridge",)), stage("en", looks)).written
    assert sum(word.size <= READABLE for word in written) <= len(written) / 4


@pytest.mark.parametrize("looks", LOOKS)
def test_a_tag_is_seen_on_a_card_of_its_own_colour(looks: Looks) -> None:
    theme = theme_for(*looks)
    for card, dark in (("silver", True), ("estate", False)):
        tile = pile_tile(PileView(card, 9, 3), CardWords("Name"), (249, 146), looks, "even", -4)
        tag = next(written for written in tile.written if written.words == "\u22124")
        assert laws.ground_of(tile.image, tag) == (theme.card_ink if dark else theme.accent)
        assert not laws.breaches(tile)


@pytest.mark.parametrize("looks", LOOKS)
def test_changes_everywhere_leave_the_fullest_table_readable(looks: Looks) -> None:
    now = largest()
    before = structs.replace(
        now,
        piles=tuple(structs.replace(pile, left=pile.left + 12) for pile in now.piles),
        seats=tuple(structs.replace(seat, tokens=0) for seat in now.seats),
        trash=(),
        mat=(),
    )
    assert not breaches_as_sent(now, structs.replace(stage("de", looks, awaited=(1,)), before=before))
