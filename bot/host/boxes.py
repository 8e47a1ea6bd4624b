"""The numbers printed in the games' boxes, as an owner wrote them into the data folder.

Laws: a file with an error keeps the program from starting, and is named with line, place and reason; no existing file
is overwritten.
"""

from collections.abc import Mapping
from pathlib import Path

from bot.host.disk_faults import in_words
from bot.host.startup import CannotStart
from games.kernel.contract.game import Game, PrintedBox
from games.kernel.contract.printed import LONGEST_ROW, MOST_ROWS, BadBoard
from games.kernel.engine.text import Text

FOLDER, SUFFIX = "boards", ".toml"
LONGEST = LONGEST_ROW * MOST_ROWS
"""How many characters of a file are read; a longer one has too many rows and is refused."""


def file_of(game: Game, data_dir: Path) -> Path:
    """The file for the numbers of a game's box."""
    return data_dir / FOLDER / f"{game.name}{SUFFIX}"


def with_boxes(found: Mapping[str, Game], data_dir: Path) -> dict[str, Game]:
    """The games, each with the numbers of its file if there is one. Raises CannotStart."""
    boxed = {name: game for name, game in found.items() if game.box}
    for path in sorted((data_dir / FOLDER).glob(f"*{SUFFIX}")):
        if path.stem not in boxed:
            files = ", ".join(f"{name}{SUFFIX}" for name in boxed)
            raise CannotStart(Text("board-of-nothing", file=str(path), files=files))
    return {name: with_file(game, game.box, data_dir) if game.box else game for name, game in found.items()}


def with_file(game: Game, box: PrintedBox, data_dir: Path) -> Game:
    """The game with the numbers of its file, if there is one. Raises CannotStart."""
    path = file_of(game, data_dir)
    try:
        with path.open(encoding="utf-8-sig") as written:
            return box.read(written.read(LONGEST + 1))
    except FileNotFoundError:
        return game
    except BadBoard as error:
        message = "board-refused" if error.where else "board-garbled"
        refusal = Text(message, file=str(path), line=str(error.line), where=error.where, reason=error.reason)
        raise CannotStart(refusal) from error
    except OSError as error:
        raise CannotStart(Text("board-unreadable", file=str(path), fault=in_words(error))) from error
    except UnicodeDecodeError as error:
        raise CannotStart(Text("board-unreadable", file=str(path), fault=str(error))) from error


def write_file(game: Game, box: PrintedBox, data_dir: Path) -> Path | None:
    """Write the numbers that come with the program, with their comments, to be corrected; None: the file existed.
    Raises CannotStart.
    """
    path = file_of(game, data_dir)
    half = path.with_suffix(".new")
    if path.exists():
        return None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        half.write_text(box.file, encoding="utf-8")
        half.rename(path)
    except OSError as error:
        raise CannotStart(Text("board-unwritable", file=str(path), fault=in_words(error))) from error
    return path
