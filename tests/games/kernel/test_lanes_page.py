"""The example of LANES.md: the page says what really happens."""

from pathlib import Path

import games.kernel
from games.dominion import GAME
from games.kernel.casefiles.cases import read_cases, run_case
from games.kernel.contract.case_words import spelled_out
from games.kernel.engine.choice import Choice
from games.kernel.engine.lanes import Part
from games.kernel.match import Match
from tests.games.dominion.arriving import Answers, arranged, every_order, played
from tests.games.playing import outcome

PAGE = (Path(games.kernel.__file__).parent / "LANES.md").read_text(encoding="utf-8")
(CASE,) = read_cases(PAGE.partition("```yaml\n")[2].partition("```")[0])
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in PAGE.partition("| answer |")[2].partition("\n\n")[0].splitlines()[2:]
]
ANSWERS = [(int(seat), picks.split(", ")) for seat, _, picks in (row[0].partition(": ") for row in ROWS)]


def begun() -> Match:
    """The table of the case."""
    return arranged(spelled_out(CASE["table"]), CASE["seats"])


def lane(match: Match, seat: int) -> str:
    """A seat's lane as the page shows it."""
    return ", ".join(shown(part, head=not place) for place, part in enumerate(match._driver.lanes.get(seat, ()))) or "-"


def shown(part: Part, *, head: bool) -> str:
    """A part: its cause, and if it is the head why it does not run."""
    why = " asked" if type(part.waits) is Choice else " held"
    return f"{part.cause}{why if head else ''}"


def row(match: Match) -> list[str]:
    """A line of the page's table but for the answer."""
    asked = sorted((choice.seat, choice.key) for choice in match.open.values())
    back = [str(seat) for seat in range(CASE["seats"]) if match.undo_limit(seat) is not None]
    return [
        lane(match, 1),
        lane(match, 2),
        ", ".join(f"{seat} {key}" for seat, key in asked),
        str(match.state.supply["curse"]),
        ", ".join(back) or "-",
    ]


def test_the_example_is_a_case_that_holds() -> None:
    assert run_case({"dominion": GAME}, CASE).problems == ()


def test_the_table_tells_the_answers_of_the_case() -> None:
    moves = [(seat, picks) for move in CASE["moves"] for seat, picks in move.items()]
    assert [(seat, [picks] if isinstance(picks, str) else picks) for seat, picks in moves] == ANSWERS
    assert len(moves) == 8


def test_after_each_answer_all_is_as_the_table_says() -> None:
    match = begun()
    for (seat, picks), (_, *told) in zip(ANSWERS, ROWS, strict=True):
        question = match.question(seat)
        assert question is not None
        match.answer(seat, question[0], picks)
        assert row(match) == told


def test_the_example_ends_alike_in_every_order_of_answers() -> None:
    table, given = spelled_out(CASE["table"]), by_seat()
    strict = played(table, CASE["seats"], given, (0, 1, 1, 2, 0, 1, 0, 0), "exact")
    orders = every_order({**given, 0: given[0][1:]})
    assert len(orders) == 140
    for order in orders:
        assert outcome(played(table, CASE["seats"], given, (0, *order))) == outcome(strict)


def by_seat() -> Answers:
    """What each seat answers, with the key of its question."""
    match, given = begun(), Answers()
    for seat, picks in ANSWERS:
        question = match.question(seat)
        assert question is not None
        given.setdefault(seat, []).append((question[1].key, picks))
        match.answer(seat, question[0], picks)
    return given
