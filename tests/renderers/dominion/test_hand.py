"""The hand: any number of cards, every card of four sets, in every look."""

from itertools import cycle, islice

import pytest

from bot.phrases import Language
from games.dominion import GAME
from games.dominion.cards import CARDS
from games.dominion.view import PileView, TurnView
from renderers.dominion import PAINTER
from renderers.dominion.hand import hand_sheet
from renderers.stage import Looks
from tests.renderers import laws
from tests.renderers.scenes import LOOKS, PEOPLE, every_kingdom_card, face, held, stage

KB = 1024
USUAL = ("copper", "estate", "copper", "silver", "militia", "moat", "market", "curse", "gold", "smithy", "copper")


@pytest.mark.parametrize("count", range(21))
@pytest.mark.parametrize("language", ["de", "en"])
def test_any_number_of_cards_is_readable_and_small(count: int, language: Language) -> None:
    view, shown = held([*islice(cycle(USUAL), count)]), stage(language)
    assert not laws.breaches(hand_sheet(view, shown))
    assert len(PAINTER.hand(view, shown, ()).data) <= 120 * KB


@pytest.mark.usefixtures("every_card")
@pytest.mark.parametrize("first", range(0, 116, 10))
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_card_of_four_sets_can_be_held(first: int, language: Language) -> None:
    for count in (1, 4):
        view = held([card for card in [*CARDS][first : first + 10] for _ in range(count)])
        assert not laws.breaches(hand_sheet(view, stage(language)))


@pytest.mark.usefixtures("every_card")
@pytest.mark.parametrize("looks", LOOKS)
def test_twenty_different_cards_are_small_and_clear_in_every_look(looks: Looks) -> None:
    view, shown = held(every_kingdom_card()[-20:]), stage("de", looks)
    picture = PAINTER.hand(view, shown, ())
    assert not laws.breaches(laws.as_sent(picture, hand_sheet(view, shown)))
    assert len(picture.data) <= 120 * KB


@pytest.mark.usefixtures("every_card")
@pytest.mark.parametrize("count", [12, 13, 30, 45])
@pytest.mark.parametrize("language", ["de", "en"])
def test_hands_of_any_size_are_readable(count: int, language: Language) -> None:
    view = held(every_kingdom_card()[:count])
    sheet = hand_sheet(view, stage(language))
    assert not laws.breaches(sheet)
    assert sheet.image.height <= 90 * count + 400


def test_a_hand_shows_prices_as_they_are_now() -> None:
    view = held(["gold", "silver"], piles=(PileView("gold", 9, 4, printed=6),))
    words = [written.words for written in hand_sheet(view, stage()).written]
    assert words[words.index("Gold") :] == ["Gold", "3", "6", "4", "Silver", "2", "3"]


def test_the_own_victory_tokens_stand_over_the_hand() -> None:
    for turn in (0, 1):
        seats = face(0, tokens=17), face(1, tokens=99)
        view = held(["copper"], seats=seats, turn=TurnView(turn, 1, "buy", 3, 4, 5))
        words = {written.words for written in hand_sheet(view, stage()).written}
        assert "17" in words
        assert "99" not in words


def test_what_lies_open_before_the_viewer_is_over_the_hand() -> None:
    seats = face(0, revealed=("gold",), set_aside=("moat",)), face(1, revealed=("curse",))
    words = [written.words for written in hand_sheet(held(["copper"], seats=seats), stage()).written]
    assert words[words.index("Revealed by Anna") + 1] == "Gold"
    assert words[words.index("Set aside by Anna") + 1] == "Moat"
    assert "Curse" not in words


def test_equal_cards_lie_together_with_their_number() -> None:
    words = [written.words for written in hand_sheet(held(["copper"] * 3 + ["moat"]), stage()).written]
    assert words.count("Copper") == 1
    assert "×3" in words
    assert "×1" not in words


def test_an_empty_hand_says_so() -> None:
    words = {written.words for written in hand_sheet(held([]), stage("de")).written}
    assert "Deine Hand ist leer" in words


def test_on_the_own_turn_there_is_what_to_spend_and_what_is_in_play() -> None:
    view = held(
        ["copper"], seats=(face(0, in_play=("village", "village")), face(1)), turn=TurnView(0, 1, "buy", 3, 4, 17)
    )
    assert {"3", "4", "17", "2 × Village"} <= {written.words for written in hand_sheet(view, stage()).written}


def test_on_the_turn_of_another_the_hand_shows_nothing_to_spend() -> None:
    view = held(["copper"], seats=(face(0), face(1, in_play=("village",))), turn=TurnView(1, 1, "buy", 3, 4, 17))
    words = {written.words for written in hand_sheet(view, stage()).written}
    assert {"Your hand", "Copper"} <= words
    assert not {"3", "4", "17", "Village"} & words
    assert not any(PEOPLE[1] in line for line in words), "whose turn it is would not be true for long"


def test_a_card_shows_what_it_gives() -> None:
    words = [written.words for written in hand_sheet(held(["market", "gold", "province", "curse"]), stage()).written]
    assert words.count("+1") == 4
    assert {"3", "6", "−1"} <= {*words}


def test_the_alternative_text_tells_the_hand() -> None:
    view, shown = held(["copper", "copper"]), stage("de")
    assert shown.say(GAME.tell_hand(view)[0]).rstrip(".") in PAINTER.hand(view, shown, GAME.tell_hand(view)).alt
