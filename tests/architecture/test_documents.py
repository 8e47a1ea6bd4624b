"""The documents speak of what is there."""

import re

import pytest

from tests.architecture.tree import ROOT, files

DOCUMENTS = [str(page.relative_to(ROOT)) for page in files(ROOT, suffixes=(".md",)) if "template" not in page.parts]
PATH = re.compile(r"`((?:[\w.-]+/)+[\w.-]*|\w+\.(?:toml|txt|yaml|md))`")


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_path_in_a_document_exists(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    paths = {path for path in PATH.findall(text) if not path.startswith(".venv")}
    from_where = (ROOT, (ROOT / name).parent)
    assert [path for path in sorted(paths) if not any((place / path).exists() for place in from_where)] == []


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_picture_and_link_in_a_document_exists(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    links = {link for link in re.findall(r"\]\(([^)#\s]+)", text) if "://" not in link}
    assert [link for link in sorted(links) if not (ROOT / name).parent.joinpath(link).exists()] == []


@pytest.mark.parametrize("name", ["README", "docs/hosting"])
def test_both_languages_have_the_same_parts_and_give_the_same_to_type(name: str) -> None:
    english, german = ((ROOT / f"{name}{ending}").read_text(encoding="utf-8") for ending in (".md", ".de.md"))
    for shape in (r"^#+ ", r"^\| ", r"^- \*\*", r"^\d\. ", r"!\["):
        assert len(re.findall(shape, english, re.MULTILINE)) == len(re.findall(shape, german, re.MULTILINE)), shape
    assert typed(english) == typed(german)


def test_there_is_something_to_type() -> None:
    assert len(typed((ROOT / "README.md").read_text(encoding="utf-8"))) > 8


def typed(document: str) -> list[list[str]]:
    """The blocks to be typed, line by line, without remarks; what everybody fills in is left out."""
    blocks = re.findall(r"^```\w+\n(.*?)^```$", document, re.MULTILINE | re.DOTALL)
    return [
        [re.sub(r"<[^>]+>", "<>", line) for line in block.splitlines() if not line.startswith("#")] for block in blocks
    ]


def test_the_contributors_find_the_recipes() -> None:
    headings = re.findall(r"^## (.*)$", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert {"Change a text", "Add a card", "Add a game"} <= set(headings)
