"""The documents match the project."""

import re
from pathlib import Path

import pytest

from tests.architecture.tree import PACKAGES, ROOT, files

DOCUMENTS = [str(page.relative_to(ROOT)) for page in files(ROOT, suffixes=(".md",)) if "template" not in page.parts]
PATH = re.compile(r"`((?:[\w.-]+/)+[\w.-]*|\w+\.(?:toml|txt|yaml|md))`")


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_path_in_a_document_exists(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    paths = {path for path in PATH.findall(text) if not path.startswith(".venv")}
    from_where = (ROOT, (ROOT / name).parent)
    assert [path for path in sorted(paths) if not any((place / path).exists() for place in from_where)] == []


def test_every_module_that_code_names_exists() -> None:
    code = files(ROOT, *PACKAGES, "tools")
    named = {name for path in code for name in re.findall(r"`([\w/]+\.py)`", path.read_text(encoding="utf-8"))}
    there = [f"/{path.relative_to(ROOT)}" for path in files(ROOT)]
    assert len(named) > 30
    assert [name for name in sorted(named) if not any(path.endswith(f"/{name}") for path in there)] == []


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_picture_and_link_in_a_document_exists(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    links = {link for link in re.findall(r"\]\(([^)#\s]+)", text) if "://" not in link}
    assert [link for link in sorted(links) if not (ROOT / name).parent.joinpath(link).exists()] == []


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_heading_that_is_linked_is_there(name: str) -> None:
    links = re.findall(r"\]\(([^)#\s]*)#([^)]+)\)", (ROOT / name).read_text(encoding="utf-8"))
    here = {path: (ROOT / name).parent / path if path else ROOT / name for path, _ in links if "://" not in path}
    assert [(path, place) for path, place in links if path in here and place not in headings(here[path])] == []


def headings(page: Path) -> set[str]:
    """The anchors of a page's headings."""
    found = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in found}


@pytest.mark.parametrize("name", ["README", "docs/hosting", "docs/playing", "docs/promises"])
def test_both_languages_have_the_same_parts_and_give_the_same_to_type(name: str) -> None:
    english, german = ((ROOT / f"{name}{ending}").read_text(encoding="utf-8") for ending in (".md", ".de.md"))
    for shape in (r"^#+ ", r"^\| ", r"^- \*\*", r"^\d\. ", r"!\["):
        assert len(re.findall(shape, english, re.MULTILINE)) == len(re.findall(shape, german, re.MULTILINE)), shape
    assert typed(english) == typed(german)


@pytest.mark.parametrize(("name", "least"), [("README.md", 2), ("docs/hosting.md", 6)])
def test_there_is_something_to_type(name: str, least: int) -> None:
    assert len(typed((ROOT / name).read_text(encoding="utf-8"))) >= least


def typed(document: str) -> list[list[str]]:
    """The blocks to type, line by line, without remarks or placeholders to fill in."""
    blocks = re.findall(r"^```\w+\n(.*?)^```$", document, re.MULTILINE | re.DOTALL)
    return [
        [re.sub(r"<[^>]+>", "<>", line) for line in block.splitlines() if not line.startswith("#")] for block in blocks
    ]


def test_the_contributors_find_the_recipes() -> None:
    told = {
        "bot/locale/README.md": "Texts",
        "db/README.md": "Add a column",
        "games/ADDING.md": "Add a card",
        "renderers/README.md": "Change a picture",
        "tools/README.md": "Cut a version",
    }
    contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for page, recipe in told.items():
        assert f"({page})" in contributing
        assert re.search(rf"^#+ {recipe}$", (ROOT / page).read_text(encoding="utf-8"), re.MULTILINE), page


@pytest.mark.parametrize(("name", "most"), [("README.md", 7000), ("README.de.md", 7000), ("CONTRIBUTING.md", 9000)])
def test_the_first_pages_are_short(name: str, most: int) -> None:
    assert len((ROOT / name).read_bytes()) <= most


def test_the_words_that_everybody_needs_are_few() -> None:
    contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    words = contributing.partition("## Twenty-five words")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| ([^|]+) \|", words, re.MULTILINE)[2:]
    assert len([word for row in rows for word in row.split(", ")]) <= 25
