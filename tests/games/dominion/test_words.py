"""Cards, questions, lines and the table in words."""

from importlib.resources import files
from typing import Any

import pytest

from games.dominion import GAME
from games.dominion.card import CARDS, FEW
from games.dominion.events import (
    DeckDiscarded,
    Discarded,
    Drew,
    Gained,
    PickedUp,
    PlayedAgain,
    PutBack,
    SetAside,
    Topdecked,
)
from games.dominion.kingdom.rulings import RULED
from games.dominion.rules.questions import pile_option
from games.dominion.rules.triggers import TRIGGERS
from games.dominion.words import gist, short_text
from games.kernel.contract.game import Setup
from games.kernel.engine.chronicle import Cause
from games.kernel.engine.text import Text
from tests.games.saying import LANGUAGES, say

PLUS = {"cards": "card", "actions": "action", "buys": "buy", "coins": "coin"}


def of(text: Text | None, language: str = "en", reader: int | None = None) -> str:
    assert text is not None
    return say("dominion", language, text, reader)


def card_text(card: str, language: str = "en") -> str:
    return of(Text(f"card-{card.replace('_', '-')}-text"), language)


def plus_of(card: str) -> str:
    facts = CARDS[card]
    given = [(getattr(facts, field), word) for field, word in PLUS.items() if getattr(facts, field)]
    return ", ".join(f"+{count} {word}{'s' if count > 1 else ''}" for count, word in given)


@pytest.mark.parametrize("card", [name for name, card in CARDS.items() if card.effect])
def test_a_cards_text_is_what_its_effect_says_of_itself(card: str) -> None:
    assert card_text(card) == " ".join((CARDS[card].effect.__doc__ or "").split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_says_in_a_few_words_what_it_does(language: str) -> None:
    assert of(gist("chapel"), language) == {"de": "bis 4 entsorgen", "en": "trash up to 4"}[language]


@pytest.mark.parametrize("card", [name for name, card in CARDS.items() if card.is_action])
def test_a_cards_text_begins_with_what_it_gives(card: str) -> None:
    said = plus_of(card)
    assert card_text(card).startswith(f"{said}." if said else "")
    assert card_text(card, "de").startswith(said[:2])
    assert card_text(card).count("+") == card_text(card, "de").count("+")


@pytest.mark.parametrize("card", sorted(TRIGGERS))
def test_a_cards_text_says_what_it_answers_to(card: str) -> None:
    for trigger in TRIGGERS[card]:
        assert card_text(card).endswith(" ".join((trigger.effect.__doc__ or "").split()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_treasures_and_victory_cards_say_what_they_are_worth(language: str) -> None:
    for card in CARDS.values():
        if not card.is_action and not card.points_of and not card.coins_of:
            assert card_text(card.name, language).startswith(str(card.coins or card.points).replace("-", "−"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_in_a_cards_text_are_the_same_in_both_languages(language: str) -> None:
    for card in CARDS:
        digits = sorted(letter for letter in card_text(card, language) if letter.isdigit())
        assert digits == sorted(letter for letter in card_text(card) if letter.isdigit())


def test_the_facts_of_a_card_on_one_line() -> None:
    entries = {entry.name: entry for entry in GAME.book.entries}
    assert of(entries["militia"].facts) == "Cost 4 · Action and Attack · Base game"
    assert of(entries["militia"].facts, "de") == "Kosten 4 · Aktion und Angriff · Basisspiel"
    assert [entry.name for entry in GAME.book.entries if not entry.term] == list(CARDS)


def test_who_draws_reads_the_cards_the_others_their_number() -> None:
    drawn = Drew(0, ("copper", "gold", "copper"))
    assert of(drawn.line(0), reader=0) == "You draw 2 × Copper and a Gold."
    assert of(drawn.line(1)) == of(drawn.line(None)) == "Anna draws 3 cards."
    assert of(Drew(1, ("gold",)).line(0), "de") == "Ben zieht eine Karte."


def test_the_next_hand_is_told_to_its_owner_only() -> None:
    drawn = Drew(0, ("copper",), fresh=True)
    assert of(drawn.line(0), "de", 0) == "Deine neue Hand: Kupfer."
    assert of(drawn.line(0), "de") == "Neue Hand von Anna: Kupfer.", "to who has the seat by now"
    assert drawn.line(1) is None
    assert drawn.line(None) is None


def test_of_discarded_cards_the_others_see_the_top_one() -> None:
    discarded = Discarded(1, ("copper", "estate"))
    assert of(discarded.line(1), "de", 1) == "Du legst Kupfer und Anwesen ab."
    assert of(discarded.line(0), "de") == "Ben legt 2 Karten ab (zuoberst Anwesen)."
    assert of(Discarded(1, ("curse",)).line(None)) == "Ben discards a card (a Curse)."


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Gained(0, "gold", "discard"), "Anna gains a Gold."),
        (Gained(0, "gold", "hand"), "Anna gains a Gold to hand."),
        (Gained(0, "gold", "deck"), "Anna gains a Gold onto the deck."),
        (Gained(0, "gold", bought=True), "Anna buys a Gold."),
    ],
)
def test_a_gain_says_where_the_card_went(event: Gained, line: str) -> None:
    assert of(event.line(1)) == line


def test_a_card_put_onto_the_deck_is_named_to_its_owner_only() -> None:
    put = Topdecked(1, ("estate", "estate"))
    assert of(put.line(1), reader=1) == "You put 2 × Estate from hand onto the deck."
    assert of(put.line(0)) == of(put.line(None)) == "Ben puts 2 cards from hand onto the deck."
    assert of(Topdecked(1, ("estate",)).line(0), "de") == "Ben legt eine Karte aus der Hand auf den Nachziehstapel."


def test_a_card_played_once_more_is_told() -> None:
    assert of(PlayedAgain(0, "witch").line(1)) == "Anna plays Witch again."
    assert of(PlayedAgain(0, "witch").line(0), "de") == "Anna spielt Hexe noch einmal aus."


def test_what_another_seats_card_did_says_whose_card_it_was() -> None:
    lost = Discarded(1, ("copper", "estate"), cause=Cause(2, "militia"))
    assert of(lost.line(1), "de", 1) == "Miliz (Clara): Du legst Kupfer und Anwesen ab."
    assert of(lost.line(1), "en", 1) == "Militia (Clara): you discard a Copper and an Estate."
    assert of(lost.line(2), "en", 2) == "Militia: Ben discards 2 cards (an Estate on top)."
    assert of(lost.line(None)) == "Militia (Clara): Ben discards 2 cards (an Estate on top)."


def test_cards_that_lie_open_are_named_to_all() -> None:
    assert of(PickedUp(0, ("gold", "copper")).line(1)) == "Anna takes a Gold and a Copper into hand."
    assert of(PutBack(0, ("gold",)).line(1), "de") == "Anna legt Gold auf den Nachziehstapel zurück."
    assert of(SetAside(0, ("village",)).line(1)) == "Anna sets a Village aside."
    assert of(DeckDiscarded(0, "gold").line(1)) == "Anna puts the whole deck into the discard pile (a Gold on top)."


def seen(table: dict[Any, Any], seat: int | None) -> Any:
    return GAME.view(GAME.arrange(Setup(2), b"", table), seat)


def test_the_table_in_words() -> None:
    table = {
        0: {"hand": ["copper"] * 2, "deck": ["gold"], "in_play": ["village", "copper"]},
        1: {"hand": ["moat"], "discard": ["estate", "curse"]},
        "turn": {"number": 3, "actions": 2, "coins": 1},
        "supply": {"curse": 0, "gold": 5},
        "trash": ["copper", "copper"],
    }
    lines = [of(line) for line in GAME.words.table(seen(table, None))]
    assert lines[:3] == [
        "Anna, turn 3: action phase.",
        "2 actions, 1 buy, 1 coin.",
        "In play: Village and Copper.",
    ]
    assert lines[3] == "Anna: 2 cards in hand, 1 in the deck, 0 in the discard pile, nothing on top."
    assert lines[4] == "Ben: 1 card in hand, 0 in the deck, 2 in the discard pile, Curse on top."
    assert "Gold (costs 6, 5 left)" in lines[5]
    assert "Curse (" not in lines[5]
    assert lines[6:-1] == ["Empty piles: Curse.", "Trash: 2 × Copper."]


def test_cards_turned_over_or_set_aside_are_part_of_the_table_in_words() -> None:
    table = {0: {"set_aside": ["village"]}, 1: {"revealed": ["copper", "gold"]}}
    lines = [of(line) for line in GAME.words.table(seen(table, None))]
    assert "Set aside by Anna: Village." in lines
    assert "Revealed by Ben: Copper and Gold." in lines
    assert "Aufgedeckt bei Ben: Kupfer und Gold." in [of(line, "de") for line in GAME.words.table(seen(table, 0))]


def test_a_new_table_in_german_words() -> None:
    lines = [of(line, "de") for line in GAME.words.table(seen({}, 1))]
    assert lines[:2] == ["Anna, Zug 1: Aktionsphase.", "1 Aktion, 1 Kauf, 0 Geld."]
    assert lines[-2] == "Der Müllstapel ist leer."


def test_the_hand_in_words_with_what_there_is_to_spend_on_the_own_turn() -> None:
    table = {0: {"hand": ["copper", "moat", "copper"]}, 1: {}}
    assert [of(line) for line in GAME.words.hand(seen(table, 0))] == [
        "Your hand: Moat and 2 × Copper.",
        "Anna, turn 1: action phase.",
        "1 action, 1 buy, 0 coins.",
    ]
    assert [of(line, "de") for line in GAME.words.hand(seen(table, 1))] == ["Deine Hand ist leer."]


def test_tokens_are_a_source_of_points() -> None:
    state = GAME.arrange(Setup(2), b"", {0: {"tokens": 4, "deck": ["estate", "duchy", "duchy", "copper"]}})
    sources = [(of(label), points) for label, points in GAME.result(state).scores[0].sources]
    assert sources == [("2 × Duchy", 6), ("1 × Estate", 1), ("Victory tokens", 4)]


def test_of_equal_points_fewer_turns_decide_or_nothing() -> None:
    state = GAME.arrange(Setup(4), b"", {0: {"tokens": 4}, 1: {"tokens": 4}, 2: {"tokens": 4}, 3: {}})
    state.players[0].turns = 3
    state.players[1].turns = state.players[2].turns = 4
    notes = [score.note for score in GAME.result(state).scores]
    level = "Same number of turns"
    assert [of(note) for note in notes[:3]] == ["Ahead of Ben: 3 turns, not 4; fewer is better", level, level]
    assert notes[3] is None
    assert of(notes[0], "de") == "Vor Ben: 3 statt 4 Züge, weniger ist besser"


@pytest.mark.parametrize(
    ("supply", "reason"),
    [
        ({"province": 0}, "The game is over: the Province pile is empty."),
        ({"curse": 0, "moat": 0, "estate": 0}, "The game is over: 3 piles are empty."),
    ],
)
def test_why_the_game_ended(supply: dict[str, int], reason: str) -> None:
    state = GAME.arrange(Setup(2), b"", {"supply": supply})
    assert GAME.result(state).reason is None
    state.over = True
    assert of(GAME.result(state).reason) == reason


def test_every_ruling_is_about_cards_that_there_are() -> None:
    known = {text.id for entry in GAME.book.entries for text in entry.rulings}
    locale = files("games.dominion") / "locale" / "en" / "rulings.ftl"
    assert known == {line.split(" = ")[0] for line in locale.read_text("utf-8").splitlines() if " = " in line}
    assert {name for names in RULED.values() for name in names.split()} <= {entry.name for entry in GAME.book.entries}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_card_does_is_read_whole_where_it_is_bought(language: str) -> None:
    dearest = max(card.cost for card in CARDS.values())
    hints = [of(pile_option(card, dearest, few).hint, language) for card in CARDS for few in (0, FEW)]
    assert [(len(words), words) for words in hints if len(words) > 100] == []


@pytest.mark.parametrize("card", [name for name, card in CARDS.items() if card.is_action])
def test_a_short_text_begins_with_what_the_card_gives(card: str) -> None:
    for said, language in ((plus_of(card), "en"), (plus_of(card)[:2], "de")):
        assert of(short_text(card), language).startswith(said)
