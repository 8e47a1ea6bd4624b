"""The documents speak of what is there."""

import re

import pytest

from tests.architecture.tree import ROOT

DOCUMENTS = ["README.md", "README.de.md", "CONTRIBUTING.md", "CHANGELOG.md"]
PATH = re.compile(r"`((?:[\w.-]+/)+[\w.-]*|\w+\.(?:toml|txt|yaml|md))`")


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_path_in_a_document_exists(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    paths = {path for path in PATH.findall(text) if not path.startswith(".venv")}
    assert [path for path in sorted(paths) if not (ROOT / path).exists()] == []


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_picture_and_link_in_a_document_exists(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    links = {link for link in re.findall(r"\]\(([^)#\s]+)", text) if "://" not in link}
    assert [link for link in sorted(links) if not (ROOT / link).exists()] == []


def test_both_readmes_have_the_same_parts_and_give_the_same_to_type() -> None:
    english, german = ((ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "README.de.md"))
    for shape in (r"^#+ ", r"^\| ", r"^- \*\*", r"^\d\. ", r"!\["):
        assert len(re.findall(shape, english, re.MULTILINE)) == len(re.findall(shape, german, re.MULTILINE)), shape
    assert typed(english) == typed(german)
    assert len(typed(english)) > 8


def typed(document: str) -> list[list[str]]:
    """The blocks to be typed, line by line, without remarks; what everybody fills in is left out."""
    blocks = re.findall(r"^```\w+\n(.*?)^```$", document, re.MULTILINE | re.DOTALL)
    return [
        [re.sub(r"<[^>]+>", "<>", line) for line in block.splitlines() if not line.startswith("#")] for block in blocks
    ]


def test_the_contributors_find_the_recipes() -> None:
    headings = re.findall(r"^## (.*)$", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert {"Change a text", "Add a card", "Add a game"} <= set(headings)
