"""A look back as messages: what is said of a moment was counted, and how often is said with it."""

import pytest
from msgspec.structs import replace

from bot.language.phrases import LANGUAGES
from bot.messages.pages.counsel_message import reckoned
from bot.messages.pages.review_message import moment, summary, under_way
from bot.messages.parts.outgoing import CONTENT
from bot.tables.acts.counsel import Counsel
from bot.tables.acts.reviews import Review
from games.kernel.advice.estimate import Ending, Position, Tried
from games.kernel.advice.hindsight import Lost, Misstep
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game, Setup
from games.kernel.contract.mind import Advice
from games.kernel.engine.text import Seat, Text
from games.kernel.match import Snapshot
from tests.bot.clicking import choice, word
from tests.bot.scenes import BOOK, ENGLISH

HERE = Position(Setup(2), Snapshot(0, 0, b""), (), 0, "t1-0-0")
QUESTION = choice("pawn", "queen")
GAMES = find_games()


def lost(heading: Text | None = None, why: Text | None = None) -> Lost:
    """A moment in which a queen would have brought three points more."""
    then = Misstep(HERE, QUESTION, ("pawn",), Advice(("queen",), why=why), None, None, heading, 0, 0)
    own, better = (Tried((piece,), (Ending(lead, won),) * 200) for piece, lead, won in PIECES)
    return Lost(then, own, better)


PIECES = (("pawn", 1, 0.25), ("queen", 4, 0.75))


def review(*found: Lost, **fields: int) -> Review:
    """A look back of which this was found."""
    return Review("chess", ("Anna", "Ben"), 0, fields.get("decisions", 40), fields.get("others", 9), found, "hard")


def test_a_moment_tells_what_was_picked_what_was_better_why_and_by_how_much() -> None:
    heading = Text("turn-began", who=Seat(0), number=7)
    shape = moment(lost(heading, word("It moves everywhere.")), 2, review(lost(), lost()), ENGLISH.to(0))
    assert (shape.content or "").splitlines() == [
        "### 🔍 2 of 2 · Your turn 7",
        "Which?",
        "You: **pawn**. Better: **queen** (3.0 points more on average).",
        "It moves everywhere.",
        "-# Over 200 continuations; 75 % of them won, 25 % with your answer.",
    ]


def test_where_another_computer_played_on_no_figures_are_told() -> None:
    other = replace(review(lost()), by_itself=False)
    *_, instead, last = (moment(lost(), 1, other, ENGLISH).content or "").splitlines()
    assert instead == "You: **pawn**. Better: **queen**."
    assert last == "-# Compared over 200 continuations that a quicker computer plays to the end."


def test_of_none_decided_otherwise_it_says_none() -> None:
    said = summary(replace(review(others=0), finished=False), ENGLISH).content or ""
    assert "None of these would the computer (hard) have decided otherwise." in said


def test_who_did_nothing_clearly_worse_reads_one_sentence() -> None:
    assert (summary(review(), ENGLISH).content or "").splitlines()[1:] == ["No clear mistakes in 40 decisions."]


def test_without_reason_or_heading_it_says_neither() -> None:
    lines = (moment(lost(), 1, review(lost()), ENGLISH).content or "").splitlines()
    assert lines[0] == "### 🔍 1 of 1"
    assert len(lines) == 4


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (1, "In one of your 40 decisions something else"),
        (3, "In 3 of your 40 decisions something else"),
    ],
)
def test_the_summary_counts(found: int, words: str) -> None:
    said = (summary(review(*[lost()] * found), ENGLISH).content or "").splitlines()
    assert said[1].startswith(words)
    assert "Of these the computer (hard) would have decided 9 otherwise." in said[2]


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_and_review_name_the_same_computer(game: Game, language: str) -> None:
    say = BOOK.speaker(language, ("Anna", "Ben"))
    named = f"({say(Text(f'level-{game.mind.strongest}'))})"
    advice = Counsel(game.name, QUESTION, game.mind.strongest, Advice(("pawn",)), (Tried(("pawn",)),), done=1.0)
    back = Review(game.name, ("Anna", "Ben"), 0, 40, 9, (lost(),), player=game.mind.strongest)
    for shape in (reckoned(advice, say), summary(back, say)):
        assert named in (shape.content or "")


def test_under_way_it_says_how_far_it_is() -> None:
    assert "… 0 %" in (under_way(review(), ENGLISH).content or "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_moment_keeps_the_limit_whatever_it_tells(language: str) -> None:
    wordy = lost(word("h" * 500), word("w" * 900))
    assert len(moment(wordy, 1, review(wordy), BOOK.speaker(language)).content or "") <= CONTENT


@pytest.mark.parametrize(("count", "words"), [(1, "somebody else’s look back"), (4, "look backs for 4 others")])
def test_who_waits_beside_others_reads_that_they_take_turns(count: int, words: str) -> None:
    assert words in (under_way(replace(review(), beside=count), ENGLISH).content or "")
    assert "turns" not in (under_way(review(), ENGLISH).content or "")
