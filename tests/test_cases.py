"""All case files as tests, and the runner itself: a case that must fail does fail, and says what differs."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from games.kernel.casefiles.cases import BadCases, CaseOutcome, read_cases, run_case, uncased
from games.kernel.contract.book import Rulebook
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game
from games.kernel.engine.choice import IllegalAnswer
from games.kernel.engine.text import Text
from games.kernel.match import Match
from tests.games.saying import unsaid

FOLDER = Path(__file__).parent / "cases"
GAMES = find_games()


def every_case() -> Iterator[Any]:
    for file in sorted(FOLDER.rglob("*.yaml")):
        for case in read_cases(file.read_text(encoding="utf-8")):
            yield pytest.param(case, id=f"{file.parent.name}/{file.stem}: {case['case']}")


@pytest.mark.parametrize("case", list(every_case()))
def test_ruling(case: dict[str, Any]) -> None:
    outcome = run_case(GAMES, case, unsaid)
    assert not outcome.problems, "\n".join((outcome.name, *outcome.problems))


def test_every_game_has_cases_and_no_two_are_called_alike() -> None:
    folders = {file.parent.name for file in FOLDER.rglob("*.yaml")}
    assert folders == set(GAMES), "a game has its cases in tests/cases/<game>/"
    names = [param.id for param in every_case()]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_needs_a_case_file_has_one(game: Game) -> None:
    missing = uncased(game, [file.stem for file in (FOLDER / game.name).glob("*.yaml")])
    assert not missing, f"please write tests/cases/{game.name}/{missing[0]}.yaml"


def test_what_needs_a_case_file_can_be_looked_up() -> None:
    assert all({entry.name for entry in game.book.entries} >= set(game.book.cased) for game in GAMES.values())
    assert "chapel" in GAMES["dominion"].book.cased


def test_a_thing_without_a_case_file_is_named() -> None:
    dominion = GAMES["dominion"]
    assert uncased(dominion, dominion.book.cased) == []
    assert uncased(dominion, set(dominion.book.cased) - {"moat"}) == ["moat"]


# The runner

TABLE = "table: {0: {hand: [remodel, copper, estate], deck: [gold, silver]}, 1: {hand: [moat]}}"


def ran(body: str, table: str = TABLE) -> CaseOutcome:
    """The outcome of one case of Dominion."""
    lines = "\n".join(f"  {line}" for line in f"game: dominion\n{table}\n{body}".splitlines())
    (case,) = read_cases(f"- case: sample\n{lines}")
    return run_case(GAMES, case)


@pytest.mark.parametrize(
    "body",
    [
        "expect: {0: {hand: [estate, copper, remodel]}}",
        "moves: [{0: remodel}, {0: copper}]\nexpect: {asked: {0: remodel.gain}, never_asked: [moat.reveal]}",
        "moves:\n- 0?: {remodel.gain: estate}\nexpect: {asked: {0: turn.action}}",
        'moves:\n- 0?: {turn.action: remodel}\n- 1?: yes\n- 1?: [copper, estate]\n- "1?": []',
        "moves:\n- 0?: []\n- 0?: []\n- 0: []\nexpect: {1: {hand: moat}, turn: {seat: 1}, over: false}",
        "moves: [{0: {turn.action: {refused: gold}}}, {0: {refused: [remodel, remodel]}}]",
        "moves: []\nshuffles: []\nexact: false\nexpect: {supply: {silver: 40}, winners: [0], result: {0: 1, 1: 0}}",
    ],
)
def test_a_case_that_holds_has_no_problems(body: str) -> None:
    assert ran(body) == CaseOutcome("sample", ())


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ("expect: {0: {coins: 3}}", "0 coins: expected 3, found 0"),
        (
            "expect: {0: {hand: [gold, copper x2]}}",
            "0 hand: expected gold, copper x2; found remodel, copper, estate"
            " (missing gold, copper, too much remodel, estate)",
        ),
        ("expect: {0: {deck: [silver, gold]}}", "0 deck: expected silver, gold; found gold, silver (in another order)"),
        ("expect: {trash: [gold]}", "trash: expected gold; found nothing (missing gold)"),
        ("expect: {supply: {silver: 39}}", "supply silver: expected 39, found 40"),
        ("expect: {1: {coins: 0}}", "1 coins: there is no such thing to compare"),
        ("expect: {weather: fine}", "weather: there is no such thing to compare"),
        ("expect: {asked: {1: moat.reveal}}", "asked: expected 1: moat.reveal; asked now: 0: turn.action"),
        ("expect: {asked: {}}", "asked: expected nobody; asked now: 0: turn.action"),
        (
            "expect: {offered: {0: [smithy]}}",
            "offered 0: expected smithy; found remodel (missing smithy, too much remodel)",
        ),
        ("expect: {offered: {1: [yes, no]}}", "offered 1: this seat is not asked"),
        ("expect: {moot: [0]}", "moot: expected 0; found nothing (missing 0)"),
        ("expect: {never_asked: [turn.action, moat.reveal]}", "never_asked: turn.action was asked"),
        ("expect: {over: true}", "over: expected True, found False"),
        ("expect: {winners: [0, 1]}", "winners: expected 0, 1; found 0 (missing 1)"),
        ("expect: {result: {1: 2}}", "result 1: expected 2, found 0"),
    ],
)
def test_a_case_says_what_differs(body: str, problem: str) -> None:
    assert ran(body) == CaseOutcome("sample", (problem,))


@pytest.mark.parametrize(
    ("body", "beginning"),
    [
        ("moves: [{1: yes}]", "move 1 (1: yes): seat 1 is not asked anything; asked now: 0: turn.action"),
        ("moves: [{0: {turn.buy: []}}]", "move 1 (0: none): seat 0 is not asked turn.buy; asked now: 0: turn.action"),
        ("moves: [{0: gold}]", "move 1 (0: gold): refused (Text('not-an-option', value='gold')); offered: remodel"),
        ("moves: [{0: {refused: remodel}}]", "move 1 (0: remodel): should be refused, but was accepted"),
        ("moves: [{1: {refused: yes}}]", "move 1 (1: yes): seat 1 is not asked anything"),
        ("moves: [{0: remodel, 1: yes}]", "move 1 must be one seat with its answer"),
        ("moves: [{0: {turn.action: remodel, turn.buy: gold}}]", "move 1 must be one question with its answer"),
        ("shuffles: [[gold]]\nmoves: [{0: []}, {0: []}, {0: []}]", "foretold 'gold' is not among what is shuffled"),
        ("seats: 1", "Text('wrong-seats'"),
        ("options: {kingdom: [pit]}", "Text('unknown-card'"),
        ("colour: red", "Object contains unknown field `colour`"),
        ("moves: [{red: []}]", "move 1 is by a seat (0, or 0? if it may be skipped), not by red"),
        ("moves:\n- yes?: []", "move 1 is by a seat (0, or 0? if it may be skipped), not by yes?"),
        ("moves: [{-1: []}]", "move 1 is by a seat (0, or 0? if it may be skipped), not by -1"),
    ],
)
def test_what_cannot_be_judged_is_one_problem(body: str, beginning: str) -> None:
    outcome = ran(body)
    assert len(outcome.problems) == 1
    assert outcome.problems[0].startswith(beginning)


@pytest.mark.parametrize(
    ("table", "problem"),
    [
        ("table: {0: {hand: [pit]}}", "there is no card 'pit'"),
        ("table: {0: {pocket: [copper]}}", "a player has no 'pocket'"),
        ("table: {2: {hand: [copper]}}", "a Dominion table has no 2"),
        ("table: {turn: {seat: 2}}", "nobody sits at seat 2"),
        ("table: {turn: {coin: 2}}", "a turn has no coin"),
    ],
)
def test_a_table_that_cannot_be_arranged_is_a_problem(table: str, problem: str) -> None:
    assert ran("expect: {}", table).problems == (problem,)


def test_a_case_names_a_game_that_exists() -> None:
    assert run_case(GAMES, {"case": "sample", "game": "chess"}).problems == (
        f"there is no game 'chess'; there are {', '.join(GAMES)}",
    )


def test_a_case_without_a_name_is_told_of() -> None:
    outcome = run_case(GAMES, {"game": "dominion"})
    assert outcome.name == "a case without a name"
    assert outcome.problems == ("Object missing required field `case`",)


HANDS = "table: {0: {hand: [remodel]}, 1: {hand: [workshop, copper x2], deck: [estate x5]}, turn: {phase: buy}}"


@pytest.mark.parametrize(
    ("laying", "expected"),
    [
        ("{answers: [{turn.action: []}, {turn.buy: estate}], end: turn}", "[carried]"),
        ("{answers: [{turn.action: {wishes: [[], workshop]}}], rules: {turn.buy: [silver, estate]}}", "carried"),
        ("{answers: [{turn.action: workshop}], end: workshop.gain, stops: []}", "[carried, halted unprepared]"),
        ("{rules: {turn.action: ask, anything: usual}}", "halted asked"),
        ("{rules: {turn.action: advised, turn.treasure: {all_but: [copper]}, anything: advised}, turns: 2}", "carried"),
        ("{}", "halted unprepared"),
    ],
)
def test_a_turn_prepared_in_a_case_is_carried_out_when_it_comes(laying: str, expected: str) -> None:
    moves = f"moves:\n- 1: {{prepare: {laying}}}"
    assert ran(f"{moves}\nexpect: {{prepared: {{1: waiting}}}}", HANDS) == CaseOutcome("sample", ())
    assert ran(f"{moves}\n- 0: []\nexpect: {{prepared: {{1: {expected}}}}}", HANDS) == CaseOutcome("sample", ())


@pytest.mark.parametrize(
    ("laying", "problem"),
    [
        ("{answers: [{turn.buy: gold}]}", "the rehearsal asks seat 1 turn.action, not turn.buy"),
        (
            "{answers: [{turn.action: chapel}]}",
            "turn.action: refused (Text('not-an-option', value='chapel')); offered: workshop",
        ),
        (
            "{answers: [{turn.action: []}, {turn.buy: []}, {turn.buy: []}]}",
            "the rehearsal of seat 1 ends with turn, not with turn.buy",
        ),
        (
            "{answers: [{turn.action: []}], end: unknown}",
            "the rehearsal of seat 1 ends with turn.buy, not with unknown",
        ),
        ("{answers: [{turn.action: [], turn.buy: []}]}", "a prepared answer must be one question with its answer"),
        ("{answers: [{turn.action: {first: []}}]}", "turn.action: several wishes are written {wishes: [...]}"),
        ("{rules: {turn.by: [gold]}}", "there is no rule 'turn.by'; there are anything, bishop.trash"),
        ("{rules: {turn.buy: [gold>7]}}", "'gold>7' is no wish"),
        ("{rules: {turn.buy: sometimes}}", "turn.buy: a rule is a list, {all_but: ...} or one of advised, usual, ask"),
        ("{rules: {turn.buy: {all_but: gold, but: one}}}", "turn.buy: a rule is a list"),
        ("{stops: [weather]}", "nothing stops at weather"),
        ("{answer: []}", "Object contains unknown field `answer`"),
    ],
)
def test_what_cannot_be_prepared_is_a_problem(laying: str, problem: str) -> None:
    (told,) = ran(f"moves:\n- 1: {{prepare: {laying}}}", HANDS).problems
    assert told.startswith(problem)


def test_nobody_prepares_a_turn_that_is_under_way_or_in_a_game_that_knows_none() -> None:
    assert ran("moves: [{0: {prepare: {}}}]", HANDS).problems == ("seat 0 cannot prepare a turn now",)
    (case,) = read_cases("- {case: sample, game: dominion, moves: [{1: {prepare: {}}}]}")
    bare = {"dominion": replace(GAMES["dominion"], ahead=None)}
    assert run_case(bare, case).problems == ("turns of dominion cannot be prepared",)


def test_what_became_of_a_prepared_turn_is_compared() -> None:
    body = "moves:\n- 1: {prepare: {}}\nexpect: {prepared: {1: carried, 0: waiting}}"
    assert ran(body, HANDS).problems == (
        "prepared 1: expected carried; found waiting (missing carried, too much waiting)",
        "prepared 0: there is no such thing to compare",
    )


def test_a_table_at_which_nothing_can_happen_is_a_problem_not_a_standstill() -> None:
    outcome = ran("expect: {}", "table: {supply: {copper: 0, curse: 0}}")
    assert outcome.problems == (
        "the rules broke: BrokenRule: nobody can do anything any more, and still the game does not end",
    )


def test_a_question_nobody_can_read_is_a_problem_of_the_case_that_asks_it() -> None:
    def deaf(game: str, text: Text) -> list[str]:
        return [f"{text.id} is missing in {game}"] if text.id == "card-estate" else []

    body = f"- {{case: sample, game: dominion, {TABLE}, moves: [{{0: remodel}}, {{0: {{remodel.trash: copper}}}}, %s]}}"
    problems = []
    for last in ('{"1?": []}', "{1: no}"):
        (case,) = read_cases(body % last)
        problems.append(run_case(GAMES, case, deaf).problems)
    assert problems[0][0] == "remodel.trash: card-estate is missing in dominion"
    assert problems[1][: len(problems[0])] == problems[0], "what was heard before a move fails, is told too"
    assert len(problems[1]) == len(problems[0]) + 1


def test_a_refusal_that_changes_something_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(match: Match, seat: int, choice: str, picks: tuple[str, ...]) -> None:
        match.state.plays += 1
        raise IllegalAnswer(Text("not-an-option"))

    monkeypatch.setattr(Match, "answer", careless)
    assert ran("moves: [{0: {refused: gold}}]").problems == ("move 1 (0: gold): refused, but something changed",)


@pytest.mark.parametrize("text", ["- case: [", "case: lonely", "- just words", "[]]", "- seats: 2026-13-45"])
def test_a_file_that_is_no_list_of_cases_is_refused(text: str) -> None:
    with pytest.raises(BadCases):
        read_cases(text)


MUCH = "- &a [x, x, x, x, x, x, x, x]\n" + "".join(
    f"- &{after} [{', '.join([f'*{before}'] * 8)}]\n" for before, after in pairwise("abcdefgh")
)


@pytest.mark.parametrize("text", ["[" * 20_000, "[" * 400_000, "{a: " * 3000, "- " * 200_000, "[" * 9000])
def test_a_file_that_is_nested_without_end_is_refused(text: str) -> None:
    with pytest.raises(BadCases, match="nested too deep"):
        read_cases(text)


@pytest.mark.parametrize("text", [MUCH, "- &a {case: *a}", "- [x]\n" * 60_000])
def test_a_file_that_makes_much_out_of_little_is_refused(text: str) -> None:
    with pytest.raises(BadCases, match="says more than"):
        read_cases(text)


@pytest.mark.parametrize("number", [f"{10**15 + 1}", f"-{10**15 + 1}", "0x" + "f" * 20_000])
def test_a_number_larger_than_any_of_a_game_is_refused(number: str) -> None:
    with pytest.raises(BadCases, match="larger than"):
        read_cases(f"- {{case: {number}}}")


def test_a_file_that_is_far_too_long_is_refused() -> None:
    with pytest.raises(BadCases, match="at most"):
        read_cases("- case: x\n" * 60_000)


def test_a_long_file_is_read_like_any_other() -> None:
    case = "- {case: sample, game: dominion, moves: [{0: {refused: gold}}]}\n"
    assert read_cases(case * 200) == read_cases(case) * 200


@pytest.mark.parametrize("times", ["1000", "99999999999", "9" * 5000])
def test_nothing_is_there_a_thousand_times(times: str) -> None:
    assert ran("expect: {}", f"table: {{supply: {{copper: 1}}, 0: {{hand: [copper x{times}]}}}}").problems == (
        "copper: nothing is there more than 999 times",
    )


def test_abbreviations_and_words_are_read_as_meant() -> None:
    (case,) = read_cases("- {case: a, exact: false, moves: [{0: yes}, {1: no}, {'2?': on}, {'3?': [a, b]}]}")
    assert case["exact"] is False
    assert case["moves"] == [{0: "yes"}, {1: "no"}, {"2?": "on"}, {"3?": ["a", "b"]}]


def test_the_examples_of_the_readme_are_cases_that_hold() -> None:
    examples = (FOLDER / "README.md").read_text(encoding="utf-8").split("```yaml\n")[1:]
    for example in examples:
        (case,) = read_cases(example.partition("```")[0])
        assert run_case(GAMES, case).problems == ()
    assert len(examples) == 2


def test_a_question_that_no_page_of_the_rules_explains_is_named() -> None:
    bare = {"dominion": replace(GAMES["dominion"], book=Rulebook(pages=()))}
    told = run_case(bare, {"case": "sample", "game": "dominion"}).problems
    assert any(problem.endswith("no page of the rules explains it") for problem in told)
