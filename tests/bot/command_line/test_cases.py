"""Case files are run from anywhere, and each case tells what differs."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.command_line import cases
from bot.command_line.cases import case_files, try_files
from games.dominion import GAME
from games.dominion.card import CARDS
from games.dominion.rules.player import Player
from games.dominion.rules.table import Table
from games.kernel.engine.choice import Choice, Effect, Option
from games.kernel.engine.text import Text

CASES = Path(__file__).parents[2] / "cases"
GOOD = """
- case: A smithy draws three cards
  game: dominion
  table:
    0: {hand: [smithy], deck: [copper, silver, gold]}
    turn: {seat: 0, phase: action, actions: 1}
  moves:
    - 0: smithy
  expect:
    0: {hand: [copper, silver, gold]}
"""


def test_a_case_that_holds_has_no_problems(tmp_path: Path) -> None:
    file = tmp_path / "good.yaml"
    file.write_text(GOOD, encoding="utf-8")
    (outcome,) = try_files([file])
    assert (outcome.name, outcome.problems) == ("A smithy draws three cards", ())


def test_a_case_that_fails_says_what_differs(tmp_path: Path) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text(GOOD.replace("hand: [copper, silver, gold]", "hand: [copper]"), encoding="utf-8")
    (outcome,) = try_files([file])
    assert outcome.problems


def test_a_file_that_is_no_case_file_is_a_failed_case(tmp_path: Path) -> None:
    (tmp_path / "words.yaml").write_text("hello: [", encoding="utf-8")
    (tmp_path / "bytes.yaml").write_bytes(b"\xff\xfe\x00")
    outcomes = list(try_files([tmp_path]))
    assert [Path(outcome.name).name for outcome in outcomes] == ["bytes.yaml", "words.yaml"]
    assert all(outcome.problems for outcome in outcomes)


def test_a_question_without_a_text_is_named_in_both_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def asking(table: Table, me: Player) -> Effect[None]:
        _ = yield from Choice(me.seat, "smithy.call", Text("ask-smithy-call"), (Option("yes", Text("yes")),), least=0)

    monkeypatch.setitem(CARDS, "smithy", replace(CARDS["smithy"], effect=asking))
    (tmp_path / "good.yaml").write_text(GOOD, encoding="utf-8")
    (outcome,) = try_files([tmp_path])
    assert outcome.problems[:2] == (
        "smithy.call: no player can read ask-smithy-call (de): no such message",
        "smithy.call: no player can read ask-smithy-call (en): no such message",
    )


def with_one_case(folder: Path) -> Path:
    """A folder of cases with one for Dominion, in a folder called like the game."""
    (folder / "dominion").mkdir(parents=True)
    (folder / "dominion" / "smithy.yaml").write_text(GOOD, encoding="utf-8")
    return folder


def test_things_without_a_case_file_are_named_where_the_projects_own_folder_is_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = with_one_case(tmp_path / "tests" / "cases")
    monkeypatch.setattr(cases, "OWN", own)
    for asked in (own / "dominion", own, tmp_path):
        good, *others = try_files([asked])
        assert good.problems == ()
        assert {outcome.name for outcome in others} == set(GAME.book.cased) - {"smithy"}
        moat = next(one for one in others if one.name == "moat")
        assert f"please write {own / 'dominion' / 'moat.yaml'}" in moat.problems[0]
    assert len(list(try_files([own / "dominion" / "smithy.yaml"]))) == 1


def test_the_projects_own_folder_is_that_of_the_checkout() -> None:
    assert cases.OWN.samefile(CASES)


def test_a_foreign_folder_whose_subfolder_is_called_like_a_game_need_not_be_complete(tmp_path: Path) -> None:
    foreign = with_one_case(tmp_path / "mine")
    for asked in (foreign, foreign / "dominion"):
        assert [outcome.problems for outcome in try_files([asked])] == [()]


def test_folders_are_searched_and_each_file_is_taken_once(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    for name in ("b.yaml", "a.yml", "notes.txt", "deep/c.yaml"):
        (tmp_path / name).touch()
    found = case_files([tmp_path / "b.yaml", tmp_path, tmp_path / "notes.txt"])
    assert [path.relative_to(tmp_path).as_posix() for path in found] == ["b.yaml", "a.yml", "deep/c.yaml", "notes.txt"]
