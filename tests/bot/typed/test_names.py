"""What people type is read: in both languages, however it is written; what is unclear is asked about."""

import pytest

from bot.language.phrases import LANGUAGES, Language, Phrasebook
from bot.typed.catalogue import Catalogue
from bot.typed.names import ThingNames, Understood
from games.dominion import GAME
from games.kernel.contract.book import Entry
from games.kernel.engine.text import Text

BOOK = Phrasebook.load(strict=True)
NAMES = ThingNames(Catalogue({"dominion": GAME}, BOOK), "de", "dominion")


@pytest.mark.parametrize(
    "typed",
    [
        "Thronsaal, Hexe",
        "throne_room\nWITCH",
        "1. Throne Room\n2) witch\n",
        "- thron; • Hexe ,, ",
        "THRONE ROOM,hexe",
    ],
)
def test_names_are_read_however_they_are_written(typed: str) -> None:
    assert NAMES.understood(typed).names == ("throne_room", "witch")
    assert NAMES.understood(typed).unclear == ()


@pytest.mark.parametrize("typed", ["Bürokrat", "Buerokrat", "BUROKRAT", "bureaucrat"])
def test_umlauts_may_be_spelled_out(typed: str) -> None:
    assert NAMES.understood(typed).names == ("bureaucrat",)


def test_a_slip_is_guessed_and_asked_about() -> None:
    read = NAMES.understood("Kelller, qwertz")
    assert read.names == ("cellar",)
    assert read.unclear == (
        Text("name-unclear", typed="Kelller", near="Keller"),
        Text("name-unknown", typed="qwertz"),
    )
    assert read.entries == ("cellar", "qwertz")


@pytest.mark.parametrize(("slips", "beyond"), [(9, 0), (10, 0), (11, 1), (25, 15)])
@pytest.mark.parametrize("slip", ["Kelller", "qwertz"])
def test_of_many_slips_the_first_are_told_and_how_many_more_there_are(slip: str, slips: int, beyond: int) -> None:
    read = NAMES.understood("\n".join(["Hexe", *[slip] * slips, "Keller"]))
    assert [text.args["typed"] for text in read.unclear[:10]] == [slip] * (slips - beyond)
    assert read.unclear[10:] == ((Text("names-beyond", count=beyond),) if beyond else ())
    assert (read.names[0], read.names[-1]) == ("witch", "cellar")


@pytest.mark.parametrize("typed", ["**fett**", "*fett", "-5 fett"])
def test_what_is_not_understood_is_quoted_as_it_was_typed(typed: str) -> None:
    assert [text.args["typed"] for text in NAMES.understood(f"Hexe, {typed}").unclear] == [typed]


@pytest.mark.parametrize(
    "typed",
    [
        "Hexe (5)",
        "Hexe [5]",
        "Hexe 5",
        "Hexe – 5",
        "Hexe: 5",
        "Hexe $5",
        "Hexe = 5 Geld",
        "1. Hexe (Angriff)",
        "Witch (5$)",
    ],
)
def test_a_price_or_anything_else_in_brackets_behind_a_name_does_not_matter(typed: str) -> None:
    assert NAMES.understood(f"{typed}\nKeller") == Understood(("witch", "cellar"))


def test_a_slip_with_a_price_behind_it_is_guessed_too() -> None:
    assert NAMES.understood("Kelller (2)").unclear == (Text("name-unclear", typed="Kelller (2)", near="Keller"),)
    assert NAMES.completed("Hexe (5), kel", 100, ["cellar", "witch"]) == ["Hexe (5), Keller"]


def test_names_are_written_and_numbered_and_found_again() -> None:
    assert NAMES.written(["witch", "nothing", "cellar"]) == ["Hexe", "Keller"]
    places = NAMES.places(["witch", "nothing", "cellar"])
    assert NAMES.at([*places, 9999]) == ["witch", "cellar"]


@pytest.mark.parametrize(
    "typed", ["King's Court", "KING’S COURT", "Kings Court", "kings_court", "königshof", "Koenigshof"]
)
def test_apostrophes_and_capitals_do_not_count(typed: str) -> None:
    assert NAMES.understood(typed).names == ("kings_court",)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("entry", [one for one in GAME.book.entries if not one.term], ids=lambda entry: entry.name)
def test_every_card_is_found_under_its_names_however_spelled(entry: Entry, language: Language) -> None:
    title = BOOK.speaker(language, game="dominion").plain(entry.title)
    spelled_out = title.translate({ord("ä"): "ae", ord("ö"): "oe", ord("ü"): "ue", ord("ß"): "ss"})
    for typed in (title, title.upper(), title.lower(), spelled_out, title.replace(" ", "_"), entry.name):
        assert NAMES.understood(typed) == Understood((entry.name,))


def test_words_of_the_rules_are_no_names_of_cards() -> None:
    assert any(entry.term for entry in GAME.book.entries)
    assert NAMES.understood("Müll").names == ()
