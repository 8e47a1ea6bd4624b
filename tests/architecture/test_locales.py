"""Every text exists in German and in English, and is used."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game
from tests.architecture import locales
from tests.architecture.tree import ROOT, Breach, holds, plant, said

Law = Callable[[Path], Iterator[Breach]]
LAWS: list[Law] = [
    locales.unreadable,
    locales.doubled,
    locales.untranslated,
    locales.unknown,
    locales.unsaid,
    locales.badly_set,
    locales.impersonal,
]


def breaches(
    law: Law, root: Path, german: str, english: str, code: str = "", where: str = "games/chess/rules.py"
) -> str:
    sources = {"games/chess/locale/de.ftl": german, "games/chess/locale/en.ftl": english, where: code}
    sources |= {"games/kernel/locale/de.ftl": "gone = Weg", "games/kernel/locale/en.ftl": "gone = Gone"}
    return said(law(plant(root, sources)))


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_projects_texts_are_complete(law: Law) -> None:
    holds(law(ROOT))


@pytest.mark.parametrize(
    ("german", "what"),
    [
        ("mate = Matt\n", "check: missing in German"),
        ("check = { $who } gibt Schach\n", "mate: missing in German"),
        ("check = Schach\nmate = Matt\n", "check: variables ['who'] in one language only"),
        (
            "check = { $who } gibt Schach\n    .hint = Jetzt!\nmate = Matt\n",
            "check: attributes ['hint'] in one language only",
        ),
    ],
)
def test_languages_differ_in_words_only(tmp_path: Path, german: str, what: str) -> None:
    english = "check = { $who } gives check\nmate = Mate\n"
    assert breaches(locales.untranslated, tmp_path, german, english) == f"games/chess/locale:0: {what}"


def test_equal_languages_pass(tmp_path: Path) -> None:
    german, english = "check = { $who } gibt Schach\n", "check = Check by { $who }\n"
    assert breaches(locales.untranslated, tmp_path, german, english) == ""


def test_every_folder_speaks_both_languages(tmp_path: Path) -> None:
    lonely = plant(tmp_path, {"bot/locale/en.ftl": ""})
    assert said(locales.untranslated(lonely)) == "bot/locale:0: de: every folder speaks de, en"
    foreign = plant(tmp_path, {"bot/locale/de.ftl": "", "bot/locale/fr.ftl": ""})
    assert said(locales.untranslated(foreign)) == "bot/locale:0: fr: every folder speaks de, en"


def test_a_language_may_be_a_folder(tmp_path: Path) -> None:
    sources = {"bot/locale/de/lobby.ftl": "join = Mitspielen\n", "bot/locale/en/lobby.ftl": "leave = Leave\n"}
    assert said(locales.untranslated(plant(tmp_path, sources))).count("missing in") == 2


def test_junk_is_found(tmp_path: Path) -> None:
    found = breaches(locales.unreadable, tmp_path, "mate = Matt\n", "mate = Mate\ncheck { = \n")
    assert found.startswith("games/chess/locale/en.ftl:2: unreadable")


@pytest.mark.parametrize(
    "message",
    ["mate = Anna's mate", 'mate = a "mate"', "mate = { $coins } D", "mate = 40 NE", "mate = { $count } × { $piece }"],
)
def test_what_is_set_badly_is_found(tmp_path: Path, message: str) -> None:
    assert breaches(locales.badly_set, tmp_path, f"{message}\n", "").startswith("games/chess/locale/de.ftl:1: a ")


@pytest.mark.parametrize(
    "message", ["mate = Anna’s “mate”", 'mate = { "" }mate', "mate = { $coins }\u00a0D", "# it's mate", "mate = 4 Dogs"]
)
def test_what_is_set_well_passes(tmp_path: Path, message: str) -> None:
    assert breaches(locales.badly_set, tmp_path, f"{message}\n", "") == ""


def test_a_message_stands_once(tmp_path: Path) -> None:
    assert breaches(locales.doubled, tmp_path, "mate = Matt\n", "mate = Mate\n") == ""
    found = breaches(locales.doubled, tmp_path, "mate = Matt\n", "mate = Mate\nmate = Checkmate\n")
    assert found == "games/chess/locale/en.ftl:0: mate is there twice"


def test_no_message_hides_one_of_the_kernel(tmp_path: Path) -> None:
    assert (
        breaches(locales.doubled, tmp_path, "gone = Fort\n", "") == "games/chess/locale/de.ftl:0: gone is there twice"
    )


def test_no_games_message_hides_one_that_the_bot_says_of_it(tmp_path: Path) -> None:
    sources = {"games/chess/locale/en.ftl": "place = Square\n", "bot/locale/en.ftl": "place = Rank\n"}
    sources |= {"games/kernel/locale/de.ftl": "", "games/kernel/locale/en.ftl": ""}
    assert said(locales.doubled(plant(tmp_path, sources))) == "games/chess/locale/en.ftl:0: place is there twice"


@pytest.mark.parametrize(
    ("code", "what"),
    [
        ("Text('stalemate')", "there is no message stalemate"),
        ("Text('check')", "check also needs who"),
        ("text.Text('check', whom=1)", "check also needs who"),
        ("Text('reply')", "reply also needs who"),
    ],
)
def test_a_text_names_a_message_and_gives_its_variables(tmp_path: Path, code: str, what: str) -> None:
    words = "check = { $who }\nreply = { check }!\n"
    assert breaches(locales.unknown, tmp_path, words, words, code) == f"games/chess/rules.py:1: {what}"


@pytest.mark.parametrize(
    "code", ["Text('check', who=1)", "Text('check', **rest)", "Text('gone')", "Text(name)", "print('x')"]
)
def test_a_complete_text_passes(tmp_path: Path, code: str) -> None:
    words = "check = { $who }\n"
    assert breaches(locales.unknown, tmp_path, words, words, code) == ""


def test_an_event_has_the_variables_of_what_it_says(tmp_path: Path) -> None:
    words = "moved = { $who ->\n    [you] you\n   *[other] { $who }\n } to { $field }\n"
    lost, whole = (
        f"class Moved(Event):\n    {name}: int\n    says: ClassVar[str] = 'moved'" for name in ("at", "field")
    )
    found = breaches(locales.unknown, tmp_path / "lost", words, words, lost)
    assert found == "games/chess/rules.py:1: moved also needs field"
    assert breaches(locales.unknown, tmp_path / "whole", words, words, whole) == ""


def test_a_game_cannot_speak_with_another_games_texts(tmp_path: Path) -> None:
    words, code = "mate = Matt\n", "Text('mate')"
    assert breaches(locales.unknown, tmp_path, words, words, code, where="games/go/rules.py") != ""
    assert breaches(locales.unknown, tmp_path / "up", words, words, code, where="bot/messages.py") == ""


def test_a_message_quotes_only_what_is_there(tmp_path: Path) -> None:
    assert "quotes -game" in breaches(locales.unknown, tmp_path, "", "mate = Mate in { -game }\n")
    words = "-game = Chess\nmate = Mate in { -game }\n"
    assert breaches(locales.unknown, tmp_path, words, words) == ""


def test_a_message_nobody_says_is_found(tmp_path: Path) -> None:
    words = "mate = Matt\n"
    lost = breaches(locales.unsaid, tmp_path, words, words, "Text('gone')")
    assert lost == "games/chess/locale/en.ftl:0: mate is never said"


@pytest.mark.parametrize("code", ["Text('mate')", "x = 'mate'", "f'ma{x}e'", "f'{x}ate'", "'mat' + x", "Text('all')"])
def test_a_message_is_said_whole_or_in_part_or_by_another(tmp_path: Path, code: str) -> None:
    words = "mate = Matt\nall = { mate }!\n"
    left = breaches(locales.unsaid, tmp_path, words, words, f"'all', 'gone'; {code}")
    assert left == ""


@pytest.mark.parametrize("said", ["Text('took', who=Seat(self.seat))", "Text(f'to{x}k', who=Seat(self.seat))"])
def test_who_reads_is_told_as_you(tmp_path: Path, said: str) -> None:
    german = "took =\n    { $who ->\n        [you] schlägst\n       *[other] schlägt\n    }\n"
    english = "took = { $who } takes\n"
    lost = breaches(locales.impersonal, tmp_path / "told", german, english, f"def deed(self): return {said}")
    assert lost == "games/chess/locale/en.ftl:0: took has no [you] for $who"
    assert breaches(locales.impersonal, tmp_path / "asked", german, english, said) == ""


def test_who_reads_what_an_event_says_is_told_as_you(tmp_path: Path) -> None:
    words, code = (
        "took = { $who } takes\n",
        "class Took(Event):\n    says: ClassVar[str] = 'took'\n    def deed(self): ...",
    )
    lost = breaches(locales.impersonal, tmp_path, words, words, code)
    assert "took has no [you] for $who" in lost


@pytest.mark.parametrize("code", ["f'{a}{b}'", "x + 'e'", "'Checks the ' + x", "f'mat{x}s'"])
def test_a_string_that_could_be_anything_says_nothing(tmp_path: Path, code: str) -> None:
    words = "mate = Matt\n"
    assert "mate is never said" in breaches(locales.unsaid, tmp_path, words, words, code)


@pytest.mark.parametrize("game", find_games().values(), ids=lambda game: game.name)
def test_whatever_can_be_looked_up_has_its_words(game: Game) -> None:
    heard = locales.audible(ROOT, Path("games", game.name))
    entries = game.book.entries
    texts = [text for entry in entries for text in (entry.title, entry.facts, entry.text, *entry.rulings)]
    parts = [part for text in texts for arg in text.args.values() if isinstance(arg, tuple) for part in arg]
    assert [text.id for text in texts + parts if text.id not in heard] == []
