"""Whoever owns a box writes its numbers into the data folder: they are played, or refused with line and reason."""

from pathlib import Path

import pytest

from bot.host.boxes import file_of, with_boxes, write_file
from bot.host.startup import CannotStart
from bot.language.phrases import LANGUAGES, Phrasebook
from games.kernel.contract.discovery import find_games
from tests.games.boxes import box_of
from tests.games.domus_domini import test_board as domus_domini
from tests.games.monasterium import test_board as monasterium

GAMES = find_games()
BOXED = [name for name, game in GAMES.items() if game.box]
BOOK = Phrasebook.load(strict=True)
FAULTS = [("domus_domini", *fault) for fault in domus_domini.FAULTS]
FAULTS += [("monasterium", *fault) for fault in monasterium.FAULTS]


def wrote(game: str, folder: Path) -> Path:
    """The file of a game as the program writes it."""
    path = write_file(GAMES[game], box_of(GAMES[game]), folder)
    assert path
    return path


def refusal(folder: Path) -> CannotStart:
    """Why the games cannot be played with the files of a folder."""
    with pytest.raises(CannotStart) as refused:
        with_boxes(GAMES, folder)
    return refused.value


def test_without_a_file_the_numbers_are_those_of_the_program(tmp_path: Path) -> None:
    assert with_boxes(GAMES, tmp_path) == GAMES


@pytest.mark.parametrize("name", BOXED)
def test_the_file_that_is_written_is_what_comes_with_the_program(name: str, tmp_path: Path) -> None:
    path = wrote(name, tmp_path)
    assert path == file_of(GAMES[name], tmp_path) == tmp_path / "boards" / f"{name}.toml"
    assert path.read_text(encoding="utf-8") == box_of(GAMES[name]).file
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    assert with_boxes(GAMES, tmp_path)[name].box.board == GAMES[name].box.board


def test_a_file_is_never_written_over(tmp_path: Path) -> None:
    path = wrote("monasterium", tmp_path)
    path.write_text("mine", encoding="utf-8")
    game = GAMES["monasterium"]
    assert write_file(game, box_of(game), tmp_path) is None
    assert path.read_text(encoding="utf-8") == "mine"


def test_what_is_changed_in_the_file_is_what_new_games_begin_with_and_texts_say(tmp_path: Path) -> None:
    path = wrote("domus_domini", tmp_path)
    path.write_text("\ufeff" + path.read_text(encoding="utf-8").replace("ne = 180", "ne = 170"), encoding="utf-8")
    found = with_boxes(GAMES, tmp_path)
    assert found["dominion"] is GAMES["dominion"]
    changed = found["domus_domini"]
    assert changed.begun_by({}, None)["board"]["areas"]["brewery"]["stages"][-1]["ne"] == 170
    facts = {entry.name: entry.facts for entry in changed.book.entries}
    speaker = BOOK.speaker("en", game="domus_domini")
    assert "170" in speaker(facts["brewery"])
    assert "180" not in speaker(facts["brewery"])


@pytest.mark.parametrize(("name", "old", "new", "line", "where", "reason"), FAULTS)
def test_what_cannot_be_right_is_said_in_a_sentence(
    name: str, old: str, new: str, line: str, where: str, reason: str, tmp_path: Path
) -> None:
    path = wrote(name, tmp_path)
    broken = path.read_text(encoding="utf-8").replace(old, new, 1)
    path.write_text(broken, encoding="utf-8")
    text = refusal(tmp_path).reason
    number = int(str(text.args["line"]))
    assert line in broken.splitlines()[number - 1]
    for language in LANGUAGES:
        said = BOOK.speaker(language).plain(text)
        assert str(path) in said
        assert f" {number}" in said
        assert where in said
        assert "{" not in said.replace("{ ", "")
        assert "`" not in said


def test_a_file_of_no_game_is_named_with_those_that_are_read(tmp_path: Path) -> None:
    folder = tmp_path / "boards"
    folder.mkdir()
    (folder / "domus.toml").write_text("", encoding="utf-8")
    (folder / "monasterium.toml~").write_text("", encoding="utf-8")
    said = BOOK.speaker("de").plain(refusal(tmp_path).reason)
    assert "domus.toml" in said
    assert "domus_domini.toml, monasterium.toml" in said


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    wrote("monasterium", tmp_path).write_bytes(b"\xff\xfe")
    assert refusal(tmp_path).reason.id == "board-unreadable"


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "boards").write_text("a file", encoding="utf-8")
    with pytest.raises(CannotStart) as refused:
        wrote("monasterium", tmp_path)
    assert refused.value.reason.id == "board-unwritable"
