"""Games are found by their folders, and a folder that does not keep the contract is told what is missing."""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import games
from games.dominion import GAME
from games.kernel.discovery import BrokenGame, checked, find_games, load_game
from games.kernel.game import Game


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A place for more game folders."""
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    yield tmp_path
    for name in [name for name in sys.modules if name.startswith("games.chess")]:
        del sys.modules[name]
        vars(games).pop("chess", None)


def plant(folder: Path, source: str) -> None:
    (folder / "chess").mkdir()
    (folder / "chess" / "__init__.py").write_text(source, encoding="utf-8")


def test_every_game_folder_is_found_but_not_the_kernel() -> None:
    found = find_games()
    assert found["dominion"] is GAME
    assert "kernel" not in found
    assert list(found) == sorted(found)


def test_a_new_folder_needs_no_list(folder: Path) -> None:
    plant(
        folder, "import copy\nfrom games.dominion import GAME as other\nGAME = copy.copy(other)\nGAME.name = 'chess'\n"
    )
    assert "chess" in find_games()


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("", "games/chess: has no GAME"),
        ("1 / 0", "games/chess: cannot be imported: division by zero"),
        ("import no_such_module", "games/chess: cannot be imported: No module named 'no_such_module'"),
        ("from games.dominion import GAME", "games/chess: GAME is called 'dominion', but its folder 'chess'"),
        ("GAME = 7", "games/chess: GAME lacks advisor, again, announce, arrange, begun_by, census"),
    ],
)
def test_a_broken_folder_is_named_with_its_fault(folder: Path, source: str, fault: str) -> None:
    plant(folder, source)
    with pytest.raises(BrokenGame) as broken:
        find_games()
    assert str(broken.value).startswith(fault)
    assert broken.value.folder == "chess"
    assert fault.endswith(broken.value.fault[: len(fault) - len("games/chess: ")])


def wanted() -> list[str]:
    return [name for name in (*Game.__annotations__, *vars(Game)) if not name.startswith("_")]


@pytest.mark.parametrize("missing", wanted())
def test_every_part_of_the_contract_is_asked_for(missing: str) -> None:
    parts: dict[str, Any] = {name: getattr(GAME, name) for name in wanted() if name != missing}
    with pytest.raises(BrokenGame, match=f"GAME lacks {missing}$"):
        checked("dominion", module_with(SimpleNamespace(**parts)))


def test_whoever_has_all_parts_keeps_the_contract() -> None:
    whole = SimpleNamespace(**{name: getattr(GAME, name) for name in wanted()})
    assert checked("dominion", module_with(whole)) is whole
    assert load_game("dominion") is GAME


def module_with(game: object) -> ModuleType:
    module = ModuleType("games.dominion")
    vars(module)["GAME"] = game
    return module
