"""Case files are run from anywhere, and each case tells what differs."""

from pathlib import Path

from bot.command_line.cases import case_files, try_files

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


def test_folders_are_searched_and_each_file_is_taken_once(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    for name in ("b.yaml", "a.yml", "notes.txt", "deep/c.yaml"):
        (tmp_path / name).touch()
    found = case_files([tmp_path / "b.yaml", tmp_path, tmp_path / "notes.txt"])
    assert [path.relative_to(tmp_path).as_posix() for path in found] == ["b.yaml", "a.yml", "deep/c.yaml", "notes.txt"]
