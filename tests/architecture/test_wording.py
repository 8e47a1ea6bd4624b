"""Texts are written as bot/locale/README.md says."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture import wording
from tests.architecture.tree import ROOT, Breach, holds, plant, said

PAGE = (ROOT / "bot" / "locale" / "README.md").read_text(encoding="utf-8")


def planted(folder: Path, sentence: str, language: str = "en") -> Path:
    """A game with one message."""
    return plant(folder, {f"games/chess/locale/{language}.ftl": f"mate-hint = {sentence}\n"})


def test_the_projects_texts_keep_the_quotation_marks() -> None:
    holds(wording.quotes(ROOT))


def test_the_projects_texts_have_one_word_for_one_thing() -> None:
    holds(wording.terms(ROOT, PAGE))


def test_the_projects_texts_spell_a_word_in_one_way() -> None:
    holds(wording.spellings(ROOT))


def test_the_projects_hints_are_read_whole() -> None:
    holds(wording.long_hints(ROOT))


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "It's mate"),
        ("en", 'Press "Join"'),
        ("en", "Press „Join“"),
        ("en", "Press “Join"),
        ("de", "Drücke “Los”"),
        ("de", 'Drücke "Los"'),
        ("de", "Drücke „Los“ oder „Nein"),
    ],
)
def test_wrong_marks_are_found(tmp_path: Path, language: str, sentence: str) -> None:
    assert "quotation marks" in said(wording.quotes(planted(tmp_path, sentence, language)))


@pytest.mark.parametrize(("language", "sentence"), [("en", "It’s “{ $x }”"), ("de", '„{ $x }“{ " " }geht’s')])
def test_right_marks_pass(tmp_path: Path, language: str, sentence: str) -> None:
    assert said(wording.quotes(planted(tmp_path, sentence, language))) == ""


def of_chess(folder: Path) -> Iterator[Breach]:
    """The terms given up in a list of its own."""
    return wording.terms(
        folder, f"{wording.TERMS}\n|---|---|---|---|---|\n| end | Matt | Aus, Schluss | mate | finish |\n"
    )


@pytest.mark.parametrize(
    ("language", "sentence", "word"),
    [("de", "Das Aus droht", "Aus"), ("de", "Schluss", "Schluss"), ("en", "A { $x } finish", "finish")],
)
def test_a_word_that_was_given_up_is_found(tmp_path: Path, language: str, sentence: str, word: str) -> None:
    found = said(of_chess(planted(tmp_path, sentence, language)))
    assert found.endswith(f"mate-hint: {word} has another word in the list of terms")


@pytest.mark.parametrize(("language", "sentence"), [("de", "Ausnahme"), ("de", "finish"), ("en", "{ $finish }")])
def test_other_words_pass(tmp_path: Path, language: str, sentence: str) -> None:
    assert said(of_chess(planted(tmp_path, sentence, language))) == ""


@pytest.mark.parametrize(
    ("language", "sentence", "found"),
    [
        ("en", "A cellarer and two Cellerars, cellarers", "cellarers and cellerars are one word"),
        ("en", "A setting, a sitting", ""),
        ("de", "gewinnen, gewonnen", ""),
    ],
)
def test_a_word_in_two_spellings_is_found(tmp_path: Path, language: str, sentence: str, found: str) -> None:
    assert said(wording.spellings(planted(tmp_path, sentence, language))).endswith(found)
    assert bool(said(wording.spellings(planted(tmp_path, sentence, language)))) == bool(found)


def test_a_long_hint_is_found(tmp_path: Path) -> None:
    assert "101 characters" in said(wording.long_hints(planted(tmp_path, "x" * 101)))
    assert said(wording.long_hints(planted(tmp_path / "short", "x" * 100))) == ""
