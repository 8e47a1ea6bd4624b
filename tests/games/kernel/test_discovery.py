"""Games are found by their folders, and a folder that does not keep the contract is told what is missing."""

import sys
from collections.abc import Iterator
from dataclasses import MISSING, fields
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import games
from games.dominion import GAME
from games.kernel.contract.discovery import BrokenGame, checked, find_games, load_game
from games.kernel.contract.game import Game

PLANTED = "no__game"
"""A folder that `new-game` refuses to write, so nobody's game lies there already."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A place for more game folders."""
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    yield tmp_path
    for name in [name for name in sys.modules if name.startswith(f"games.{PLANTED}")]:
        del sys.modules[name]
        vars(games).pop(PLANTED, None)


def plant(folder: Path, source: str) -> None:
    (folder / PLANTED).mkdir()
    (folder / PLANTED / "__init__.py").write_text(source, encoding="utf-8")


def test_every_game_folder_is_found_but_not_the_kernel() -> None:
    found = find_games()
    assert found["dominion"] is GAME
    assert "kernel" not in found
    assert list(found) == sorted(found)


def test_a_new_folder_needs_no_list(folder: Path) -> None:
    plant(
        folder,
        "from dataclasses import replace\nfrom games.dominion import GAME as other\n"
        f"GAME = replace(other, name={PLANTED!r})\n",
    )
    assert PLANTED in find_games()


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("", "has no GAME"),
        ("1 / 0", "cannot be imported: division by zero"),
        ("import no_such_module", "cannot be imported: No module named 'no_such_module'"),
        ("from games.dominion import GAME", f"GAME is called 'dominion', but its folder {PLANTED!r}"),
        ("GAME = 7", "GAME is no Game but int"),
        (
            "from games.kernel.contract.game import Game\nGAME = Game(name='alone', seats=(2,))",
            "cannot be imported: Game.__init__() missing 9 required keyword-only arguments: 'state',",
        ),
    ],
)
def test_a_broken_folder_is_named_with_its_fault(folder: Path, source: str, fault: str) -> None:
    plant(folder, source)
    with pytest.raises(BrokenGame) as broken:
        find_games()
    assert str(broken.value).startswith(f"games/{PLANTED}: {fault}")
    assert broken.value.folder == PLANTED
    assert fault.endswith(broken.value.fault[: len(fault)])


def test_a_game_costs_its_rules_and_all_else_has_a_default() -> None:
    needed = [part.name for part in fields(Game) if part.default is MISSING]
    assert needed == [
        *(
            "name",
            "seats",
            "state",
            "event",
            "begin",
            "play",
            "turn_order",
            "view",
            "result",
            "words",
            "book",
        ),
    ]


@pytest.mark.parametrize("missing", [part.name for part in fields(Game) if part.default is MISSING])
def test_every_part_without_a_default_is_asked_for(missing: str) -> None:
    parts: dict[str, Any] = {part.name: getattr(GAME, part.name) for part in fields(Game) if part.name != missing}
    with pytest.raises(TypeError, match=f"missing 1 required keyword-only argument: '{missing}'"):
        Game(**parts)


def test_whoever_is_a_game_of_this_folder_keeps_the_contract() -> None:
    module = ModuleType("games.dominion")
    vars(module)["GAME"] = GAME
    assert checked("dominion", module) is GAME
    assert load_game("dominion") is GAME
