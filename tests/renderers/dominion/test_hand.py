"""The hand: any number of cards, every card of four sets, in every look."""

from collections import Counter
from itertools import cycle, islice
from typing import Any

import pytest
from msgspec import structs

from bot.language.phrases import LANGUAGES, Language
from games.dominion import GAME
from games.dominion.cards import CARDS
from games.dominion.rules.questions import ask_yes_or_no, hand_options, pile_option
from games.dominion.view import PileView, TurnView
from games.dominion.words import short_text, title
from games.kernel.engine.choice import Choice, Option
from games.kernel.engine.text import Seat, Text
from renderers.dominion import PAINTER, hand, offer
from renderers.dominion.asked import hand_asked, piles_asked
from renderers.dominion.cards.badge import does_more, given
from renderers.dominion.cards.face import CardPrice, CardWords, words_on
from renderers.dominion.cards.held_card import hand_card
from renderers.dominion.cards.key import key_word, signs_on
from renderers.dominion.cards.pile import pile_tile
from renderers.dominion.hand import hand_sheet
from renderers.surface.canvas import FinishedPart
from renderers.surface.sheet import LOW
from renderers.surface.stage import Looks, Stage
from tests.games.playing import begin
from tests.renderers import laws
from tests.renderers.scenes import (
    BASIC,
    LOOKS,
    PEOPLE,
    every_kingdom_card,
    face,
    held,
    largest,
    stage,
    table,
)

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
    assert sheet.height <= LOW


def test_a_card_in_hand_shows_its_price_now_only_where_the_price_matters() -> None:
    view = held(["gold", "silver"], piles=(PileView("gold", 9, 4, printed=6), PileView("silver", 9, 3, printed=3)))
    for key, words in (
        ("remodel.trash", ["3", "4", "Gold", "2", "3", "Silver", "lowered cost", "cost", "coins", "trash"]),
        ("chapel.trash", ["3", "Gold", "2", "Silver", "coins", "trash"]),
        ("militia.discard", ["3", "Gold", "2", "Silver", "coins", "discard"]),
    ):
        asked = asking(giving(key, Text("ask-chapel-trash"), ("gold", "silver")))
        written = [written.words for written in hand_sheet(view, asked).written]
        assert sorted(written) == sorted(words)


def test_what_lies_open_before_the_viewer_is_over_the_hand_while_nothing_is_asked() -> None:
    seats = face(0, revealed=("gold",), set_aside=("moat",)), face(1, revealed=("curse",))
    words = [written.words for written in hand_sheet(held(["copper"], seats=seats), stage()).written]
    assert words[words.index("Revealed by Anna") + 1] == "Gold"
    assert words[words.index("Set aside by Anna") + 1] == "Moat"
    assert words.index("Your hand") < words.index("Copper")
    assert "Curse" not in words


def test_equal_cards_lie_together_with_their_number() -> None:
    words = [written.words for written in hand_sheet(held(["copper"] * 3 + ["moat"]), stage()).written]
    assert words.count("Copper") == 1
    assert "×3" in words
    assert "×1" not in words


def test_an_empty_hand_says_so() -> None:
    words = {written.words for written in hand_sheet(held([]), stage("de")).written}
    assert "Deine Hand ist leer" in words


def test_on_the_own_turn_what_is_in_play_is_over_the_hand_while_nothing_is_asked() -> None:
    for turn, shown in ((0, True), (1, False)):
        seats = face(0, in_play=("village",) * 2), face(1, in_play=("village",) * 2)
        view = held(["copper"], seats=seats, turn=TurnView(turn, 1, "buy", 3, 4, 17))
        words = {written.words for written in hand_sheet(view, stage()).written}
        assert ("2 × Village" in words) == shown
        assert "Copper" in words
        asked = asking(giving("militia.discard", Text("ask-chapel-trash"), ("copper",)))
        assert "2 × Village" not in {written.words for written in hand_sheet(view, asked).written}


@pytest.mark.parametrize(
    ("coins", "buys", "said"), [(0, 1, None), (2, 1, "2 coins"), (1, 2, "1 coin, 2 buys"), (0, 3, "0 coins, 3 buys")]
)
@pytest.mark.parametrize("key", ["turn.action", "turn.treasure"])
def test_what_there_is_to_spend_already_is_said_where_it_is_more_than_usual(
    coins: int, buys: int, said: str | None, key: str
) -> None:
    view = held(["copper", "moat"], turn=TurnView(0, 1, "action", 1, buys, coins))
    words = [written.words for written in hand_sheet(view, asking(giving(key, Text("x"), ("moat",)))).written]
    assert words[0] == said if said else words[-1] != said
    assert not any("coins," in word or word.endswith(" coins") for word in words if word != said)
    asked = asking(giving("militia.discard", Text("x"), ("moat",)))
    assert said not in [written.words for written in hand_sheet(view, asked).written]


def test_a_card_shows_what_it_gives_and_says_what_it_does_besides() -> None:
    view = held(["market", "militia", "gold", "province", "curse"])
    words = [written.words for written in hand_sheet(view, stage()).written]
    assert [*words[: words.index("Curse") + 1]] == [
        *("1", "1", "1", "1", "Market"),
        *("others keep 3", "2", "Militia"),
        *("3", "Gold"),
        *("6", "Province"),
        *("\u22121", "Curse"),
    ]


# what is asked


class Shown:
    """Notes how each card is shown on the tiles that are drawn."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.piles: dict[str, str] = {}
        self.cards: dict[str, str] = {}
        monkeypatch.setattr(offer, "pile_tile", self._pile)
        monkeypatch.setattr(hand, "hand_card", self._card)

    def _pile(self, pile: PileView, words: CardWords, size: Any, looks: Any) -> FinishedPart:
        self.piles[pile.card] = "offered"
        return pile_tile(pile, words, size, looks)

    def _card(self, card: str, words: CardWords, count: int, price: Any, *rest: Any) -> FinishedPart:
        self.cards[card] = rest[-1]
        return hand_card(card, words, count, price, *rest)

    @staticmethod
    def lit(shown: dict[str, str]) -> set[str]:
        """Which of them are lit, or to be given away, all alike; the others must be quiet."""
        assert "even" not in shown.values()
        assert len({*shown.values()} - {"quiet"}) == 1
        return {card for card, light in shown.items() if light != "quiet"}


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> Shown:
    """What is shown, and how."""
    return Shown(monkeypatch)


def asking(choice: Choice, **how: Any) -> Stage:
    """A stage on which this is asked."""
    return structs.replace(stage(**how), asked=choice)


def buying(*cards: str) -> Choice:
    """The question what to buy of these."""
    options = tuple(pile_option(card, CARDS[card].cost, 0) for card in cards)
    return Choice(0, "turn.buy", Text("buy-card", coins=4, buys=1), options, least=0)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_piles_shown_and_the_cards_lit_are_exactly_what_the_question_offers(seats: int, shown: Shown) -> None:
    """In a whole game, at every question about piles or the hand."""
    player, met = begin(GAME, seats, 3), Counter[str]()
    for _ in player.steps(220):
        match = player.match
        for seat in range(seats):
            question = match.question(seat)
            if question is None or met[question[1].key] > 2:
                continue
            choice, view = question[1], match.view(seat)
            shown.piles.clear()
            shown.cards.clear()
            _ = hand_sheet(view, asking(choice, people=PEOPLE[:seats]))
            if piles_asked(choice):
                assert {*shown.piles} == {*choice.values}
                met[choice.key] += 1
            elif hand_asked(choice, view):
                assert shown.lit(shown.cards) == {*choice.values}
                met[choice.key] += 1
    assert {"turn.action", "turn.treasure", "turn.buy"} <= {*met}


def test_while_one_buys_only_what_can_be_bought_is_there_and_no_hand(shown: Shown) -> None:
    view = held(["estate", "estate"], kingdom=("moat",), piles=table(2, ("moat", "witch")).piles)
    words = [written.words for written in hand_sheet(view, asking(buying("moat", "silver"))).written]
    assert {*shown.piles} == {"moat", "silver"}
    assert not {"Witch", "Gold", "Estate", "What do you buy?"} & {*words}
    assert not shown.cards


def test_a_card_that_is_soon_spoken_for_is_offered_with_the_cards_left() -> None:
    view = held([], piles=(PileView("curse", 9, 0, spoken_for=2), PileView("moat", 9, 2)), kingdom=("moat",))
    words = [written.words for written in hand_sheet(view, asking(buying("moat", "curse"))).written]
    assert "\u22122" not in words
    assert words.count("\u00d79") == 2


def yes_or_no(key: str, card: str = "gold") -> Choice:
    """A question with a yes and a no that tells of a card."""
    return ask_yes_or_no(0, key, default=True, about=Text("ask-spy-discard", who=Seat(1), card=title(card)))


def test_while_nothing_is_asked_or_what_no_card_of_the_hand_is_about_every_card_is_as_it_is(shown: Shown) -> None:
    view = held(["copper", "moat"])
    asked = Choice(0, "minion.choose", Text("ask-minion-choose"), (Option("coins", Text("x")),))
    for choice in (None, asked, yes_or_no("secret_chamber.reveal")):
        _ = hand_sheet(view, structs.replace(stage(), asked=choice))
        assert {*shown.cards.values()} == {"even"}
    assert not shown.piles


@pytest.mark.parametrize(
    ("key", "card", "light"),
    [
        ("moat.reveal", "moat", "lit"),
        ("watchtower.choose", "watchtower", "lit"),
        ("horse_traders.set_aside", "horse_traders", "set_aside"),
        ("young_witch.reveal", "cellar", "lit"),
        ("baron.discard", "estate", "discard"),
        ("mountebank.discard", "curse", "discard"),
        ("tournament.reveal", "province", "lit"),
    ],
)
def test_the_card_that_a_yes_and_a_no_turn_on_stands_out(key: str, card: str, light: str, shown: Shown) -> None:
    held_cards = ["copper", "moat", "watchtower", "horse_traders", "cellar", "estate", "curse", "province"]
    view = held(held_cards, piles=(PileView("cellar", 9, 2, marks=("bane",)), PileView("moat", 9, 2)))
    _ = hand_sheet(view, asking(yes_or_no(key, card)))
    assert {name: how for name, how in shown.cards.items() if how != "quiet"} == {card: light}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_about_a_card_turned_over_shows_that_card_and_its_text_alone(
    language: Language, shown: Shown
) -> None:
    for key in ("spy.discard", "loan.trash", "royal_seal.topdeck"):
        sheet = hand_sheet(held(["copper", "moat"]), asking(yes_or_no(key, "witch"), language=language))
        words = " ".join(written.words for written in sheet.written)
        said = stage(language).say
        assert words == f"{said(title('witch'))} {said(short_text('witch'))}"
        assert not laws.breaches(sheet)
    assert not shown.cards


def test_a_question_about_a_card_just_drawn_shows_it_among_the_hand(shown: Shown) -> None:
    _ = hand_sheet(held(["copper", "witch"]), asking(yes_or_no("library.set_aside", "witch")))
    assert shown.cards == {"copper": "quiet", "witch": "set_aside"}


def test_an_attack_is_told_above_the_hand_that_may_ward_it_off(shown: Shown) -> None:
    about = Text("ask-moat-reveal", who=Seat(1), attack=title("witch"))
    nested = Text("because-of", who=Seat(1), prompt=about)
    for prompt in (about, nested):
        view = held(["copper", "moat"])
        sheet = hand_sheet(view, asking(ask_yes_or_no(0, "moat.reveal", default=True, about=prompt)))
        assert next(written.words for written in sheet.written) == "Witch"
        assert shown.cards == {"copper": "quiet", "moat": "lit"}


def test_cards_to_choose_from_that_lie_elsewhere_are_shown_without_the_hand(shown: Shown) -> None:
    for key, cards in (("thief.trash", ("copper", "gold")), ("tournament.gain", ("diadem", "duchy"))):
        shown.cards.clear()
        _ = hand_sheet(held(HAND), asking(giving(key, Text("x"), cards)))
        assert shown.cards == dict.fromkeys(cards, "even")


def test_who_names_a_card_sees_the_own_cards_that_lie_hidden() -> None:
    seats = face(0, in_play=("village",)), face(1)
    view = held(["copper", "moat"], owned=("copper", "copper", "moat", "village", "witch"), seats=seats)
    asked = asking(giving("wishing_well.name", Text("x"), ("copper", "moat", "witch")))
    words = [written.words for written in hand_sheet(view, asked).written]
    assert words == ["In your deck and your discard pile", "Copper", "Witch"]
    nothing = structs.replace(view, owned=("copper", "moat", "village"))
    assert "Moat" in [written.words for written in hand_sheet(nothing, asked).written]


# what signs mean


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_every_sign_has_its_word_in_the_same_picture(seed: int, language: Language, shown: Shown) -> None:
    """In games by lot, at every kind of question; and each card says what it does besides its signs."""
    player, met = begin(GAME, 2 + seed, seed), Counter[str]()
    for _ in player.steps(300):
        for choice in [*player.match.open.values()]:
            met[choice.key] += 1
            if met[choice.key] > 2:
                continue
            shown.piles.clear()
            shown.cards.clear()
            asked = asking(choice, language=language, people=PEOPLE[: 2 + seed])
            words = {written.words for written in hand_sheet(player.match.view(choice.seat), asked).written}
            faces = {*shown.piles, *shown.cards}
            assert {asked.say(key_word(sign)) for sign in signs_on(faces)} <= words
            assert {words_on(card, asked).gist for card in faces if does_more(card)} <= words


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_card_does_besides_is_said_in_two_words_that_have_room(card: str, language: Language) -> None:
    words = words_on(card, stage(language))
    assert bool(words.gist) == does_more(card)
    tile = pile_tile(PileView(card, 10, 4, printed=4), words, (336, offer.HEIGHTS[1]), ("dark", "normal"))
    assert not laws.breaches(tile)
    assert words.gist in [written.words for written in tile.written] or not words.gist
    price = CardPrice(CARDS[card].cost, CARDS[card].cost)
    for high in hand.HEIGHTS:
        part = hand_card(card, words, 4, price, (336, high), ("dark", "normal"), "set_aside")
        assert not laws.breaches(part)
        said = [written.words for written in part.written]
        assert words.name in said
        assert words.gist in said or not words.gist
        assert {amount.number for amount in given(card)} <= {*said}


HAND = ("copper", "copper", "gold", "moat", "militia", "curse", "estate")


def giving(key: str, prompt: Text, cards: tuple[str, ...] = HAND) -> Choice:
    """The question which of these cards to give away."""
    return Choice(0, key, prompt, hand_options(cards), least=0, most=len(cards))


@pytest.mark.parametrize(
    ("key", "prompt"),
    [
        ("militia.discard", Text("discard-cards", by=title("militia"), count=2)),
        ("chapel.trash", Text("ask-chapel-trash")),
        ("masquerade.pass", Text("ask-masquerade-pass", to=Seat(1))),
        ("secret_chamber.topdeck", Text("ask-secret-chamber-topdeck")),
    ],
)
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("turn", [0, 1])
def test_what_is_given_away_says_where_it_goes(
    key: str, prompt: Text, language: Language, turn: int, shown: Shown
) -> None:
    view, stage = held(HAND, turn=TurnView(turn, 3, "action", 1, 1, 0)), asking(giving(key, prompt), language=language)
    sheet = hand_sheet(view, stage)
    assert {*shown.cards.values()} == {key.partition(".")[2]}
    assert not laws.breaches(laws.as_sent(PAINTER.hand(view, stage, ()), sheet))
    assert not any(written.words.endswith("…") for written in sheet.written)


@pytest.mark.parametrize("looks", LOOKS)
@pytest.mark.parametrize("language", ["de", "en"])
def test_the_fullest_supply_to_choose_from_is_readable_and_low(looks: Looks, language: Language) -> None:
    view = structs.replace(largest(), seat=0, hand=("copper", "estate", "moat", "royal_seal", "curse"))
    stage = asking(buying(*(pile.card for pile in view.piles)), language=language, looks=looks, people=PEOPLE)
    sheet = hand_sheet(view, stage)
    assert not laws.breaches(laws.as_sent(PAINTER.hand(view, stage, ()), sheet))
    assert sheet.height <= LOW
    assert not any(written.words.endswith("…") for written in sheet.written)


@pytest.mark.parametrize("kingdom", range(12))
@pytest.mark.parametrize("basic", range(10))
def test_any_piles_to_choose_from_are_low_and_each_is_there_once(kingdom: int, basic: int) -> None:
    piles = [
        PileView(card, 9, 4) for card in (*every_kingdom_card()[:kingdom], *([*BASIC, "platinum", "colony"][:basic]))
    ]
    if not piles:
        return
    view = held([], kingdom=tuple(every_kingdom_card()[:kingdom]), piles=tuple(piles))
    sheet = hand_sheet(view, asking(buying(*(pile.card for pile in piles)), language="de"))
    assert not laws.breaches(sheet)
    assert sheet.height <= LOW
    words = Counter(written.words for written in sheet.written)
    assert all(words[stage("de").say(title(pile.card))] for pile in piles)
    assert words["\u00d79"] == len(piles)


@pytest.mark.parametrize("kinds", range(46))
def test_no_hand_makes_a_picture_that_is_too_tall(kinds: int) -> None:
    view = held([card for card in [*CARDS][:kinds] for _ in range(2)])
    about = Text("ask-moat-reveal", who=Seat(1), attack=title("thief"))
    for asked in (None, ask_yes_or_no(0, "moat.reveal", default=True, about=about)):
        sheet = hand_sheet(view, structs.replace(stage("de"), asked=asked))
        assert sheet.height <= LOW
        assert not laws.breaches(sheet)


def test_the_alternative_text_tells_the_hand() -> None:
    view, shown = held(["copper", "copper"]), stage("de")
    assert shown.say(GAME.words.hand(view)[0]).rstrip(".") in PAINTER.hand(view, shown, GAME.words.hand(view)).alt
