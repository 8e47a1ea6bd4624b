"""Boxes of games: the same game with other numbers printed."""

import msgspec

from games.kernel.contract.game import Game, PrintedBox


def box_of(game: Game) -> PrintedBox:
    """The box of a game that has one."""
    assert game.box
    return game.box


def read(game: Game, file: str) -> msgspec.Struct:
    """The numbers in such a file. Raises BadBoard."""
    board = box_of(game).read(file).box.board
    assert board
    return board


def printed(game: Game, *changes: tuple[str, str]) -> Game:
    """The game with the first occurrence of some text in its file replaced."""
    file = box_of(game).file
    for old, new in changes:
        assert old in file
        file = file.replace(old, new, 1)
    return box_of(game).read(file)
