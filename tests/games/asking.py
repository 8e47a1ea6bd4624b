"""Questions about the rules of a game, and what its pages must say to answer them by themselves.

A file lists them: what is `asked`, the `page` that answers it, and the facts it must say in each language. Numbers of
cards and boards are named in braces, so that they are those of the data.
"""

from collections.abc import Mapping
from pathlib import Path

import msgspec
import yaml

from games.kernel.contract.game import Game
from tests.games.saying import LANGUAGES, say

LEAST = 20
"""The least number of questions in a file."""


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question about the rules; `page` is the name of the page that answers it."""

    asked: str
    page: str
    de: list[str]
    en: list[str]


def questions(file: Path) -> list[Question]:
    """The questions of a file."""
    return msgspec.convert(yaml.safe_load(file.read_text(encoding="utf-8")), list[Question])


def unanswered(game: Game, question: Question, numbers: Mapping[str, object]) -> list[str]:
    """The facts that the page does not say, in either language."""
    page = next(page for page in game.book.pages if page.name == question.page)
    return [
        f"{language}: {fact}"
        for language in LANGUAGES
        for fact in (told.format(**numbers) for told in getattr(question, language))
        if plain(fact) not in plain("\n".join(say(game.name, language, text) for text in page.paragraphs))
    ]


def plain(text: str) -> str:
    """The words without bold type, capitals and special blanks."""
    return " ".join(text.replace("**", "").casefold().split())
