"""`/card` knows every word that the rules pages print in bold, and those of the pictures and their legends."""

import re
from collections import defaultdict

import pytest

from bot.commands.reference import found_thing, offered_things
from bot.language.phrases import LANGUAGES, Language, Phrasebook
from bot.messages.pages.rules_message import explained
from bot.tables.terms.actors import Refused
from bot.typed.catalogue import Catalogue
from games.kernel.contract.discovery import find_games
from games.kernel.engine.text import Text

BOOK, GAMES = Phrasebook.load(strict=True), find_games()
CATALOGUE = Catalogue(GAMES, BOOK)
BOLD = re.compile(r"\*\*(.+?)\*\*")
SIGN = re.compile(r"[\d×−+§]|^[IVXA-C]+$|^[A-E] |^I[ ,]")
"""What is no word: numbers, signs, names of places."""
HEADINGS = {
    *("Ziel", "Eine Runde", "So gewinnst du", "Zum ersten Mal hier", "Am Anfang", "eine Aktion", "eine Karte"),
    *("Woher die Zahlen sind", "Immer gleich", "alle", "einen", "beginnen", "Jeder Würfel ist eine Aktion", "Ein Zug"),
    *("Ihr nächster Zug", "Zu zweit", "Zu dritt und zu viert", "Weg und Klöster", "Garten, Käserei, Brauerei"),
    *("Reihen I und II: in ein Gebäude", "Reihe III: in eine Kapelle", "Reihe IV: auf ein Feld des Kreuzgangs"),
    *("Brau-Cellerare (mit Zuschlag)", "Blütezeit", "Reiche Ernte", "Die Intrige"),
    *("Aim", "A round", "How to win", "First time here", "At the beginning", "one action", "one card", "all", "one"),
    *("Where the numbers come from", "Always the same", "begin", "Each die is one action", "A turn", "Her next turn"),
    *("With two players", "With three or four players", "Path and monasteries", "Garden, cheese dairy, brewery"),
    *("Rows I and II: to a building", "Row III: to a chapel", "Row IV: to a space of the cloister walk"),
    *("Brewery Cellarers (with bonus)", "Prosperity", "Cornucopia", "Intrigue"),
}
"""In bold, too, but no words of the game."""
WORDS: dict[tuple[str, Language], str] = {
    ("dominion", "de"): """
        bane: Bannkarte, Bann · clean_up: Aufräumen · treasure: Geld, Geldkarten · supply: Vorrat, Stapel
        token: Punktemarker · trade_token: Geldmarker, Tableau · prize: Preis, Preiskarte · cost: Kosten
        hand: Handkarten · drawing: Karten nachziehen, Ziehen · in_play: Im Spiel · forbidden: benannt, verboten
        kingdom: Königreich · victory: Punkte · trash_pile: Müllstapel · discard_pile: Ablagestapel
        draw_pile: Nachziehstapel · pace: zügig
        """,
    ("dominion", "en"): """
        bane: Bane card, Bane · clean_up: Clean-up · treasure: Coins, Treasures · supply: Supply, Pile
        token: Victory tokens · trade_token: Coin token, Mat · prize: Prize card · cost: Cost, Price
        hand: Hand cards · drawing: Draw · in_play: In play · forbidden: named, forbidden
        kingdom: Kingdom cards · victory: Points · trash_pile: Trash pile · discard_pile: Discard pile
        draw_pile: Deck · pace: brisk
        """,
    ("domus_domini", "de"): """
        food: NE, Nahrung · denarius: D, Denar, Denare, Einkommen · brother: Laienbruder, Laienbrüder
        field_work: Feldarbeit, Acker · special: Sonderkarte · hut: Hütte, Hundehütte · supply: Vorrat, Vorräte
        letter: Ablassbriefe, Punkte · vegetable: Gemüse · cellerar: Cellerare · brewery_cellerar: Zuschlag
        production: Produktionskarte · cloister_card: Klosterkarte · cloister: Im Kloster · middle: Mitte
        road: Straße, Figur, Feld, Cluny, vorn, zurückfallen · stage: Stufe, Bereiche · warding: Abwehren · round: Runde
        pace: verdeckt, Vorschau · end: Schlusswertung
        """,
    ("domus_domini", "en"): """
        food: Food, Food units · denarius: D, Denarius, Income · brother: Lay brother, Brothers
        field_work: Field work, Farmland · special: Special card · hut: Hut, Dog hut · supply: Supply, Stores
        letter: Indulgences, Points · vegetable: Vegetables · cellerar: Cellarer · brewery_cellerar: Bonus
        production: Production card · cloister_card: Cloister card · cloister: In the cloister · middle: Middle
        road: Road, Figure, Space, Cluny, ahead, fall back · stage: Stage, Areas · warding: Fending off · round: Round
        pace: in secret, Forecast · end: Final scoring
        """,
    ("monasterium", "de"): """
        neutral_die: neutral, neutraler Würfel · own_die: persönlich, persönliche Würfel · die: Würfel, Wurf
        novice: Novize, Novizen entsenden · soup: Suppe · influence: Einfluss · rosary: Rosenkranz
        tool: Werkzeug · book: Buch · good: Waren, Tausch · grid: Raster, Reihe, Spalte
        monastery: Kloster, Klöster · building: Gebäude · path: Weg, Wegfeld, Bonus · standard: Aktion
        unlocked: freigeschaltet · order: Auftrag, Aufträge · year: Klosterjahr, Runde · reroll: Neu würfeln
        points: Punkte · turns: Mehrere Züge am Stück
        """,
    ("monasterium", "en"): """
        neutral_die: neutral, neutral die · own_die: personal, personal dice · die: Dice, Roll
        novice: Novice, Send · soup: Soup · influence: Influence · rosary: Rosary · tool: Tool · book: Book
        good: Goods, Exchange · grid: Grid, Row, Column · monastery: Monastery, Monasteries · building: Building
        path: Path, Path space, Bonus · standard: Action · unlocked: unlocked · order: Order, Orders
        year: Year, Round · reroll: Re-roll · points: Points · turns: Several turns in a row
        """,
}  # fmt: skip
"""Words of pictures and legends, by the term that explains them."""
THINGS = [
    ("monasterium", "de", "Kurier", "messenger"), ("monasterium", "en", "Courier", "messenger"),
    ("monasterium", "de", "Fenster", "church_window"), ("monasterium", "de", "Plättchen", "tile"),
    ("domus_domini", "de", "Ausbau", "phase_build"), ("domus_domini", "de", "Betteln", "phase_attack"),
    ("domus_domini", "de", "Hund", "dog"), ("domus_domini", "en", "Saving", "moneylender"),
    ("domus_domini", "de", "Karren", "cart"), ("dominion", "de", "Flüche", "curse"),
]  # fmt: skip
"""Other names of things."""
EVERYWHERE = [(game, language) for game in GAMES for language in LANGUAGES]


def found(game: str, language: Language, typed: str) -> str:
    """What is explained where this game is played."""
    item = found_thing(CATALOGUE, language, typed, {game})
    assert item.game == game, typed
    return item.entry.name


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_every_word_in_bold_is_explained(game: str, language: Language) -> None:
    say = BOOK.speaker(language, game=game)
    bold = {
        word.strip(" .:?")
        for page in GAMES[game].book.pages
        for text in page.paragraphs
        for word in BOLD.findall(say(text))
    }
    words = sorted(word for word in bold if not SIGN.search(word) and word not in HEADINGS)
    assert len(words) > 15
    assert all(found(game, language, word) for word in words)


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_the_words_of_the_pictures_are_explained_and_offered_first(game: str, language: Language) -> None:
    for line in re.split(r" · |\n", WORDS[game, language].strip()):
        name, _, words = line.strip().partition(": ")
        for word in words.split(", "):
            assert found(game, language, word) == f"term_{name}", word
            first = offered_things(CATALOGUE, language, word, {game})[0].thing
            assert (first.game, first.entry.name) == (game, f"term_{name}"), word


@pytest.mark.parametrize(("game", "language", "word", "name"), THINGS)
def test_things_are_found_by_what_else_they_are_called(game: str, language: Language, word: str, name: str) -> None:
    assert found(game, language, word) == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_called_just_so_comes_before_what_only_sounds_alike(language: Language) -> None:
    sought = {"de": ("Hütte", "Kurier", "Laienbruder"), "en": ("Hut", "Courier", "Lay brother")}[language]
    assert [offered_things(CATALOGUE, language, word, {"dominion"})[0].thing.entry.name for word in sought] == [
        "term_hut", "messenger", "term_brother",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("language", "word"),
    [("de", each) for each in ("Platz", "Kaufliste", "sicher")] + [("en", "safe"), ("en", "buy list")],
)
def test_a_word_of_no_game_is_not_taken_for_one_that_looks_like_it(language: Language, word: str) -> None:
    with pytest.raises(Refused) as refused:
        found_thing(CATALOGUE, language, word)
    say = BOOK.speaker(language)
    assert say(refused.value.reason) == say(Text("command-card-unknown", typed=word))


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_a_heading_begins_with_no_small_letter(game: str, language: Language) -> None:
    say, plain = BOOK.speaker(language, game=game), BOOK.speaker(language, game=game).plain
    cards = [say(explained(game, entry, say)[0]).removeprefix("**") for entry in GAMES[game].book.entries]
    offered = [each.name for each in CATALOGUE.things(language) if each.thing.game == game]
    pages = [plain(page.title) for page in GAMES[game].book.pages]
    assert [each for each in (*cards, *offered, *pages) if each[:1].islower()] == []


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_no_name_means_two_things_of_a_game(game: str, language: Language) -> None:
    names = defaultdict[str, set[str]](set)
    for each in CATALOGUE.things(language):
        for key in each.keys if each.thing.game == game else ():
            names[key].add(each.thing.entry.name)
    assert {key: means for key, means in names.items() if len(means) > 1} == {}
