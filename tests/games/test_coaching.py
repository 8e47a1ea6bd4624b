"""A coach has a sentence for every question that a game with lessons can ask, and leaves it to the advice which answer
to give.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import convert
from msgspec.structs import replace

from games.kernel.casefiles.cases import Case, arranged, read_cases
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game
from games.kernel.contract.policy import Look
from games.kernel.engine.choice import Choice
from games.kernel.engine.text import Text
from games.kernel.learning.coaching import ENOUGH, is_new, messages
from games.kernel.match import Match
from tests.depth import chosen
from tests.games.playing import begin
from tests.games.saying import LANGUAGES, bundle_of, say
from tests.games.test_rules import keys_in

TAUGHT = {game.name: game for game in find_games().values() if game.book.lessons()}
CASES = Path(__file__).parent.parent / "cases"
ANSWERED = re.compile(r"[a-z_]+\.[a-z_]+")
LONGEST = 240
"""Characters: it stands below the question, on a phone."""
DEPTH = chosen()
ALIKE = 10
"""So many questions of one kind are looked at in one game."""
ENDING = re.compile(r"(?<=\w\w\w)[enrs]+$")
"""What tells the forms of a word apart, roughly."""


def keys_of(game: Game) -> set[str]:
    """The keys of its questions, as far as they stand in the code, in a case or are met in play; a standing order may
    be called like one that is never asked.
    """
    met: set[str] = set()
    for seed, seats in enumerate(game.seats):
        player = begin(game, seats, seed)
        for _ in player.steps(300):
            met |= {choice.key for choice in player.match.open.values()}
    written, answered = keys_in(game.name), set(ANSWERED.findall(_cases(game)))
    called = {standing.name for standing in game.standing}
    return met | (answered & written) | (written - called)


def _cases(game: Game) -> str:
    return "".join(path.read_text("utf-8") for path in sorted((CASES / game.name).glob("*.yaml")))


@pytest.mark.parametrize("game", TAUGHT.values(), ids=TAUGHT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_sentence(game: Game, language: str) -> None:
    has = bundle_of(game.name, language).has_message
    keys = keys_of(game)
    assert [key for key in sorted(keys) if not any(map(has, messages(key)))] == []
    said = {next(filter(has, messages(key))) for key in keys}
    assert {message for message in said if len(say(game.name, language, Text(message))) > LONGEST} == set()


def test_a_kind_of_question_is_explained_until_it_was_answered_often_enough() -> None:
    special = frozenset({"coach-turn-buy"})
    assert is_new("coach-discard", {}, special)
    assert is_new("coach-discard", {"militia.discard": ENOUGH - 1}, special)
    assert not is_new("coach-discard", {"militia.discard": 1, "cellar.discard": ENOUGH - 1}, special)
    assert not is_new("coach-turn-buy", {"turn.buy": ENOUGH}, special)
    assert is_new("coach-buy", {"turn.buy": ENOUGH}, special)


def in_cases(game: Game) -> Iterator[Match]:
    """Every case after each of its moves but the last."""
    for file in sorted((CASES / game.name).glob("*.yaml")):
        for written in read_cases(file.read_text("utf-8")):
            case = convert(written, Case)
            for made in range(len(case.moves)):
                yield arranged(game, replace(case, moves=case.moves[:made]))


def met(game: Game) -> Iterator[tuple[Look, Choice]]:
    """Questions of cases, and of games that are answered by lot, in each game some of each kind; with what is seen."""
    for match in in_cases(game):
        for choice in match.open.values():
            yield match.look(choice.seat), choice
    for seed in DEPTH.seeds(2 * DEPTH.tables):
        player, alike = begin(game, game.seats[seed % len(game.seats)], seed), Counter[str]()
        for _ in player.steps(400):
            for choice in player.match.open.values():
                alike[choice.key] += 1
                if alike[choice.key] <= ALIKE:
                    yield player.match.look(choice.seat), choice


AMOUNT = re.compile(r"\d+[ \u00a0]+[^\W\d]\w*")
"""A number and what it counts: ``3 D``, ``1 vegetable``."""


def words(text: str) -> list[str]:
    """The words of a text, whatever form they stand in."""
    plain = "".join(sign for sign in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(sign))
    return [ENDING.sub("", word) for word in re.findall(r"\w+", plain)]


def names(sentence: str, label: str) -> bool:
    """Whether a sentence names what is called so. An answer that is a bare number is not named by an amount: by a
    number with what it counts after it.
    """
    if label.strip().isdecimal():
        sentence = AMOUNT.sub("", sentence)
    said, wanted = words(sentence), words(label)
    return any(said[place : place + len(wanted)] == wanted for place in range(len(said) - len(wanted) + 1))


def named(game: Game, language: str, choice: Choice) -> set[str]:
    """The answers of a question that the coach's sentence names, if it does not name them all."""
    message = next(filter(bundle_of(game.name, language).has_message, messages(choice.key)))
    sentence = say(game.name, language, Text(message))
    found = {option.value for option in choice.options if names(sentence, say(game.name, language, option.label))}
    return found if found != set(choice.values) else set()


def test_a_thing_is_named_in_any_form() -> None:
    assert names("Zuerst weg: Flüche, dann Kupfer.", "Fluch")
    assert names("Early on Estates, then a Copper.", "Estate")
    assert names("With 2 coins more", "+2 coins")
    assert not names("Silver for 3 coins", "+2 coins")
    assert not names("With no you keep it.", "Nobles")
    assert names("Better 3, or all.", "3")
    assert names("Take 3.", "3")
    assert not names("1 D of interest for every 3 D.", "3")


@pytest.mark.long
@pytest.mark.parametrize("game", TAUGHT.values(), ids=TAUGHT)
def test_a_coach_names_no_other_answer_than_the_advice_beside_it(game: Game) -> None:
    advisor, other = game.mind.advice(game.mind.strongest), set[tuple[str, str, str]]()
    for look, choice in met(game):
        for language in LANGUAGES:
            if found := named(game, language, choice):
                other |= {(choice.key, language, value) for value in found - set(advisor(look, choice).picks)}
    assert other == set()
