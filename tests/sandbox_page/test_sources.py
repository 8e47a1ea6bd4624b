"""Laws of the page's sources: no HTML from strings, nothing from elsewhere, both languages complete, small modules."""

import re
from pathlib import Path
from statistics import median

import pytest

from tests.sandbox_page.stand_in import PAGE

FILES = sorted(PAGE.iterdir())
MODULES = [path for path in FILES if path.suffix == ".js"]
INJECTIONS = re.compile(
    r"\.innerHTML|\.outerHTML|insertAdjacentHTML|document\.write|DOMParser|setHTML|\beval\(|new Function|srcdoc|style="
)
ELSEWHERE = re.compile(r"(?:src|href|import|from|url)\s*[=(\s]\s*[\"']?https?:")
ENTRY = re.compile(r"^  (\w+): \"(.*)\",$", re.MULTILINE)
HEAD = re.compile(r"^((?:  )?)(?:export )?(?:async )?(?:function |get )?#?\w+\(.*\) \{$")
LONGEST_MODULE = 500
LONGEST_FUNCTION = 40
USUAL_FUNCTION = 8


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_nothing_is_made_into_html_or_loaded_from_elsewhere(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert INJECTIONS.findall(source) == []
    assert ELSEWHERE.findall(source) == []


def function_lengths(source: str) -> list[int]:
    """Lines of each function and method, from its head to its closing brace."""
    lines = source.splitlines()
    heads = [(number, found[1]) for number, line in enumerate(lines) if (found := HEAD.match(line))]
    return [lines.index(indent + "}", number) - number + 1 for number, indent in heads]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.name)
def test_a_module_says_what_it_is_and_is_small(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert source.startswith("/**")
    assert len(source.splitlines()) <= LONGEST_MODULE
    assert max(function_lengths(source), default=0) <= LONGEST_FUNCTION


def test_an_ordinary_function_is_short() -> None:
    lengths = [length for path in MODULES for length in function_lengths(path.read_text(encoding="utf-8"))]
    assert len(lengths) > 200
    assert median(lengths) <= USUAL_FUNCTION


def test_both_languages_have_the_same_words_and_arguments() -> None:
    english, german = re.split(r"^const GERMAN", (PAGE / "text.js").read_text(encoding="utf-8"), flags=re.MULTILINE)
    words = [dict(ENTRY.findall(part)) for part in (english, german)]
    assert words[0].keys() == words[1].keys()
    for key, sentence in words[0].items():
        assert sorted(re.findall(r"\{\w+\}", sentence)) == sorted(re.findall(r"\{\w+\}", words[1][key])), key


def test_every_word_is_used() -> None:
    keys = dict(ENTRY.findall((PAGE / "text.js").read_text(encoding="utf-8")))
    sources = "".join(path.read_text(encoding="utf-8") for path in MODULES if path.name != "text.js")
    assert [key for key in keys if f'"{key}"' not in sources] == []


def test_the_page_may_load_from_its_own_server_only() -> None:
    index = (PAGE / "index.html").read_text(encoding="utf-8")
    assert "default-src 'none'; script-src 'self'" in index
    assert "unsafe" not in index
