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
from games.dominion.words import title
from games.kernel.engine.choice import Choice
from games.kernel.engine.text import Seat, Text
from renderers.dominion import PAINTER, hand, supply
from renderers.dominion.asked import hand_asked, piles_asked, shorter
from renderers.dominion.cards.held_card import hand_card
from renderers.dominion.cards.pile import pile_tile
from renderers.dominion.hand import hand_sheet
from renderers.surface.canvas import FinishedPart
from renderers.surface.sheet import TALLEST
from renderers.surface.stage import Looks, Stage
from tests.games.playing import begin
from tests.renderers import laws
from tests.renderers.scenes import LOOKS, PEOPLE, every_kingdom_card, face, held, largest, speaker, stage, table

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
    assert sheet.height <= TALLEST


def test_a_hand_shows_prices_as_they_are_now() -> None:
    view = held(["gold", "silver"], piles=(PileView("gold", 9, 4, printed=6),))
    words = [written.words for written in hand_sheet(view, stage()).written]
    assert words[-7:] == ["6", "4", "3", "Gold", "3", "2", "Silver"]


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
    assert words[words.index("Market") - 5 :] == [
        *"51111",
        "Market",
        *"63",
        "Gold",
        *"86",
        "Province",
        "0",
        "\u22121",
        "Curse",
    ]


# what is asked


class Shown:
    """Notes how each card is shown on the tiles that are drawn."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.piles: dict[str, str] = {}
        self.cards: dict[str, str] = {}
        monkeypatch.setattr(supply, "pile_tile", self._pile)
        monkeypatch.setattr(hand, "hand_card", self._card)

    def _pile(self, pile: PileView, name: str, size: Any, looks: Any, light: Any, change: int = 0) -> FinishedPart:
        self.piles[pile.card] = light
        return pile_tile(pile, name, size, looks, light, change)

    def _card(self, card: str, name: str, count: int, price: Any, size: Any, looks: Any, light: Any) -> FinishedPart:
        self.cards[card] = light
        return hand_card(card, name, count, price, size, looks, light)

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
def test_what_is_lit_is_exactly_what_the_question_offers(seats: int, shown: Shown) -> None:
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
                assert shown.lit(shown.piles) == {*choice.values} & {pile.card for pile in view.piles}
                met[choice.key] += 1
            elif hand_asked(choice, view):
                assert shown.lit(shown.cards) == {*choice.values}
                met[choice.key] += 1
    assert {"turn.action", "turn.treasure", "turn.buy"} <= {*met}


def test_while_one_buys_the_supply_is_there_and_the_hand_a_strip_below(shown: Shown) -> None:
    view = held(["estate", "estate"], kingdom=("moat",), piles=table(2, ("moat",)).piles)
    words = [written.words for written in hand_sheet(view, asking(buying("moat", "silver"))).written]
    assert shown.lit(shown.piles) == {"moat", "silver"}
    assert words[-2:] == ["Your hand", "2 × Estate"]
    assert not shown.cards


def yes_or_no(key: str) -> Choice:
    """A question with a yes and a no."""
    return ask_yes_or_no(0, key, default=True, about=Text("ask-spy-discard", who=Seat(1), card=title("gold")))


def test_while_nothing_is_asked_or_what_no_card_of_the_hand_is_about_every_card_is_as_it_is(shown: Shown) -> None:
    view = held(["copper", "moat"])
    for choice in (None, yes_or_no("spy.discard"), yes_or_no("baron.discard"), yes_or_no("secret_chamber.reveal")):
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
    _ = hand_sheet(view, asking(yes_or_no(key)))
    assert {name: how for name, how in shown.cards.items() if how != "quiet"} == {card: light}


@pytest.mark.parametrize("seed", range(6))
def test_the_head_says_what_is_asked_whatever_it_is(seed: int) -> None:
    """In games by lot with all kinds of cards: the whole question, or its part that asks."""
    player, met = begin(GAME, 2 + seed % 3, seed), set[str]()
    for _ in player.steps(400):
        for choice in [*player.match.open.values()]:
            if choice.key in met:
                continue
            met.add(choice.key)
            view = player.match.view(choice.seat)
            for language in LANGUAGES:
                stage = asking(choice, language=language, people=PEOPLE[: len(view.seats)])
                words = [written.words for written in hand_sheet(view, stage).written]
                heads = {" ".join(words[:1]), " ".join(words[:2])}
                assert heads & {words for words in shorter(stage.say(choice.prompt)) if "?" in words}


def test_the_head_of_the_own_turn_asks_in_a_line_and_says_the_phase_below() -> None:
    view = held(["copper"], turn=TurnView(0, 3, "buy", 1, 1, 4), piles=table(2, ("moat",)).piles)
    heads = {"de": ["Was kaufst du?", "Zug 3, Kaufphase"], "en": ["What do you buy?", "Turn 3, buy phase"]}
    for language in LANGUAGES:
        words = [written.words for written in hand_sheet(view, asking(buying("moat"), language=language)).written]
        assert words[:2] == heads[language]


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
def test_what_is_given_away_says_where_it_goes_and_the_question_stands_above(
    key: str, prompt: Text, language: Language, turn: int, shown: Shown
) -> None:
    view, stage = held(HAND, turn=TurnView(turn, 3, "action", 1, 1, 0)), asking(giving(key, prompt), language=language)
    sheet = hand_sheet(view, stage)
    assert {*shown.cards.values()} == {key.partition(".")[2]}
    assert not laws.breaches(laws.as_sent(PAINTER.hand(view, stage, ()), sheet))
    words = " ".join(written.words for written in sheet.written)
    assert words.startswith(stage.say(prompt).split(". ")[0])
    assert not any(written.words.endswith("…") for written in sheet.written)


def test_a_question_that_is_too_long_is_told_by_its_first_sentence_or_not_at_all() -> None:
    for prompt, said in (("Give one. " + "And so on. " * 30, "Give one."), ("Give one " * 40, "Your hand")):
        stage = structs.replace(asking(giving("chapel.trash", Text("x"))), say=lambda text, long=prompt: (
            long if text.id == "x" else speaker("en", PEOPLE)(text)
        ))  # fmt: skip
        words = [
            written.words for written in hand_sheet(held(HAND, turn=TurnView(1, 3, "buy", 1, 1, 0)), stage).written
        ]
        assert words[0] == said


def test_cards_of_others_that_one_holds_too_are_not_lit(shown: Shown) -> None:
    for key in ("thief.trash", "counting_house.take", "scout.order"):
        _ = hand_sheet(held(HAND), asking(giving(key, Text("ask-thief-trash", who=Seat(1)), ("copper", "gold"))))
        assert {*shown.cards.values()} == {"even"}


@pytest.mark.parametrize("looks", LOOKS)
@pytest.mark.parametrize("language", ["de", "en"])
def test_the_fullest_supply_to_buy_from_is_readable(looks: Looks, language: Language) -> None:
    full = largest()
    view = structs.replace(full, seat=0, hand=("copper", "estate", "moat", "royal_seal", "horse_traders", "curse"))
    stage = asking(buying("moat", "silver", "nobles", "estate"), language=language, looks=looks, people=PEOPLE)
    sheet = hand_sheet(view, stage)
    assert not laws.breaches(laws.as_sent(PAINTER.hand(view, stage, ()), sheet))
    assert sheet.height <= TALLEST
    assert not any(written.words.endswith("…") for written in sheet.written)


def test_no_hand_makes_a_picture_that_is_too_tall() -> None:
    for count in (9, 10, 18, 19, 45):
        assert hand_sheet(held([card for card in [*CARDS][:count] for _ in range(2)]), stage()).height <= TALLEST


def test_the_alternative_text_tells_the_hand() -> None:
    view, shown = held(["copper", "copper"]), stage("de")
    assert shown.say(GAME.words.hand(view)[0]).rstrip(".") in PAINTER.hand(view, shown, GAME.words.hand(view)).alt
