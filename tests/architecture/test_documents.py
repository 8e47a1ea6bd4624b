"""The documents speak of what is there."""

import re

import pytest

from tests.architecture.tree import ROOT

DOCUMENTS = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
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


def test_the_contributors_find_both_recipes() -> None:
    headings = re.findall(r"^## (.*)$", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert {"Add a card", "Add a game"} <= set(headings)
