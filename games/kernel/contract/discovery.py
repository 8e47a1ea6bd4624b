"""Finds the games: every package under `games` that has a `GAME`. There is no list to edit."""

import importlib
import pkgutil
from types import ModuleType

import games
from games.kernel.contract.game import Game


class BrokenGame(Exception):
    """A game folder breaks the contract; `folder` and `fault` say which and how."""

    def __init__(self, folder: str, fault: str) -> None:
        super().__init__(f"games/{folder}: {fault}")
        self.folder = folder
        self.fault = fault


def find_games() -> dict[str, Game]:
    """All games by name. Raises BrokenGame for the first folder that breaks the contract."""
    names = sorted(module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg)
    found = [load_game(name) for name in names if name != "kernel"]
    return {game.name: game for game in found}


def load_game(folder: str) -> Game:
    """The game of one folder. Raises BrokenGame."""
    try:
        module = importlib.import_module(f"games.{folder}")
    except Exception as error:
        raise BrokenGame(folder, f"cannot be imported: {error}") from error
    return checked(folder, module)


def checked(folder: str, module: ModuleType) -> Game:
    """The `GAME` of a module, if it is one of this folder. Raises BrokenGame."""
    game = getattr(module, "GAME", None)
    if game is None:
        raise BrokenGame(folder, "has no GAME")
    if not isinstance(game, Game):
        raise BrokenGame(folder, f"GAME is no Game but {type(game).__name__}")
    if game.name != folder:
        raise BrokenGame(folder, f"GAME is called {game.name!r}, but its folder {folder!r}")
    return game
