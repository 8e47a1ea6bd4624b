"""Rulings that came later: each has its number, and where a page or a thing to look up tells it, a sentence says how it
still is in games begun before.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import games
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import FIRST_RULES, RULES, Game, Pace
from games.kernel.contract.ruling import Ruling, missed
from games.kernel.engine.text import Text
from tests.games.saying import LANGUAGES, say

CODE = Path(games.__file__).parent
GAMES = find_games()
RULINGS = [(game, ruling) for game in GAMES.values() for ruling in game.book.rulings]

every_ruling = pytest.mark.parametrize(
    ("game", "ruling"), RULINGS, ids=[f"{game.name}-{ruling.since}" for game, ruling in RULINGS]
)


def told(game: Game) -> set[str]:
    """The messages of all that is told on pages and of things to look up."""
    texts = [text for page in game.book.pages for text in page.paragraphs]
    texts += [text for entry in game.book.entries for text in (entry.text, *entry.rulings)]
    return {text.id for text in texts}


def test_every_number_is_that_of_a_ruling() -> None:
    assert {ruling.since for _, ruling in RULINGS} == set(range(FIRST_RULES + 1, RULES + 1))


@every_ruling
def test_what_is_told_otherwise_than_it_was_has_its_sentence(game: Game, ruling: Ruling) -> None:
    assert set(ruling.told) <= told(game)
    assert bool(ruling.told) == (ruling.before is not None)
    for language in LANGUAGES if ruling.before else ():
        sentence = say(game.name, language, ruling.before)
        assert sentence.endswith(".")
        assert sentence[:1].isupper() == (language == "de"), "it follows a colon"


def asked_by_number(tree: ast.AST) -> Iterator[ast.Compare]:
    """Where the number under which a game began is compared, or looked for among others."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            pairs = zip(node.ops, node.comparators, strict=True)
            sides = [node.left, *(side for op, side in pairs if not isinstance(op, ast.In | ast.NotIn))]
            names = {side.attr if isinstance(side, ast.Attribute) else getattr(side, "id", "") for side in sides}
            if names & {"rules", "FIRST_RULES", "RULES"}:
                yield node


@pytest.mark.parametrize("code", ["setup.rules < NEW", "rules >= 3", "2 < setup.rules", "setup.rules in (1, 2)"])
def test_a_number_that_is_compared_is_found(code: str) -> None:
    assert list(asked_by_number(ast.parse(code)))


@pytest.mark.parametrize("code", ["name in rules", "NEW.counts(setup.rules)", "turn == 3"])
def test_nothing_else_is(code: str) -> None:
    assert not list(asked_by_number(ast.parse(code)))


def test_only_rulings_ask_under_which_number_a_game_began() -> None:
    asking = {path for path in CODE.rglob("*.py") if any(asked_by_number(ast.parse(path.read_text("utf-8"))))}
    assert asking == {CODE / "kernel" / "contract" / "ruling.py"}


SINCE_FOUR = Ruling(4, ("castling", "king"), Text("before"))


@pytest.mark.parametrize(("rules", "counts"), [(1, False), (3, False), (4, True), (9, True)])
def test_a_ruling_counts_from_its_number_on(rules: int, counts: bool) -> None:
    assert SINCE_FOUR.counts(rules) == counts
    assert missed([SINCE_FOUR], rules, "turn") == (() if counts else (SINCE_FOUR,))


def test_it_is_said_only_beside_what_tells_it() -> None:
    assert SINCE_FOUR.otherwise([Text("rook"), Text("king")]) == Text("before")
    assert SINCE_FOUR.otherwise([Text("rook")]) is None


@pytest.mark.parametrize(("pace", "said"), [("exact", True), ("turn", False)])
def test_what_differs_at_one_pace_only_is_said_at_that_alone(pace: Pace, said: bool) -> None:
    ruling = Ruling(4, ("castling",), Text("before"), pace="exact")
    assert missed([ruling], 3, pace) == ((ruling,) if said else ())


def test_what_nothing_tells_needs_no_sentence() -> None:
    assert missed([Ruling(4)], 1, "turn") == ()
