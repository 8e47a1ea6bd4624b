"""How a game is drawn: the sheets it draws itself, in words what it does not; and who draws which game.

Law: every game can be shown. There is no list to edit: a game's painter is the PAINTER of the folder named like it.
"""

import importlib
from collections.abc import Callable, Sequence
from functools import cache
from importlib.util import find_spec
from typing import Any, TypeAlias

import msgspec

from games.kernel.game import Result
from games.kernel.text import Text
from renderers.canvas import Part
from renderers.faces import Face
from renderers.legend import Group, in_words, legend_sheet, on_sheets
from renderers.plain import words_sheet
from renderers.result import result_sheet
from renderers.sheet import Sheet, picture
from renderers.stage import Picture, Stage

HandSheet: TypeAlias = Callable[[Any, Stage], Part]
"""Draws what a seat sees of the game."""
TableSheets: TypeAlias = Callable[[Any, Stage], Sequence[Sheet]]
"""Draws the table: a picture, or several that are shown one below the other."""
ResultSheet: TypeAlias = Callable[[Result, Any, Stage], Part]
"""Draws a result of which the view tells the course."""


FaceOf: TypeAlias = Callable[[str], Face | None]
"""The face of what a question offers (the value of an option), if it has one."""


def no_face(value: str) -> Face | None:
    """No face, whatever is offered."""
    del value
    return None


class Painter(msgspec.Struct, frozen=True):
    """Draws a game. `words` are the game's own account of what is shown; they become the alternative text. The legend
    explains `symbols`; `faces` are all that `face_of` gives.
    """

    table_sheets: TableSheets | None = None
    hand_sheet: HandSheet | None = None
    result_sheet: ResultSheet | None = None
    symbols: tuple[Group, ...] = ()
    face_of: FaceOf = no_face
    faces: tuple[Face, ...] = ()

    def legend(self, stage: Stage) -> tuple[Picture, ...]:
        """What the symbols of the other pictures stand for, where there are any."""
        return tuple(
            picture(legend_sheet(groups, stage), in_words(groups), stage) for groups in on_sheets(self.symbols)
        )

    def table(self, view: Any, stage: Stage, words: Sequence[Text]) -> tuple[Picture, ...]:
        """What everybody sees."""
        if self.table_sheets is None:
            return (picture(words_sheet(words, stage), words, stage),)
        sheets = self.table_sheets(view, stage)
        return tuple(picture(sheet.part, _words_of(sheet, sheets, words), stage) for sheet in sheets)

    def hand(self, view: Any, stage: Stage, words: Sequence[Text]) -> Picture:
        """What the viewer holds, and what helps to decide."""
        sheet = words_sheet(words, stage) if self.hand_sheet is None else self.hand_sheet(view, stage)
        return picture(sheet, words, stage)

    def result(
        self, result: Result, view: Any, stage: Stage, words: Sequence[Text], history: Sequence[Sequence[int]] = ()
    ) -> Picture:
        """How it ended; `history` has the points per seat at each turn boundary, for games whose view does not."""
        own = self.result_sheet
        sheet = result_sheet(result, stage, history) if own is None else own(result, view, stage)
        return picture(sheet, words, stage)


def _words_of(sheet: Sheet, sheets: Sequence[Sheet], words: Sequence[Text]) -> Sequence[Text]:
    """What a game tells of a view, as far as this of its sheets shows it."""
    if len(sheets) == 1:
        return words
    elsewhere = {name for other in sheets if other is not sheet for name in other.about}
    return [text for text in words if (text.id in sheet.about if sheet.about else text.id not in elsewhere)]


PLAIN = Painter()
"""Draws any game, in words."""


@cache
def painter_for(game: str) -> Painter:
    """The painter of a game; the plain one where no module of that name has a PAINTER."""
    if find_spec(f"renderers.{game}") is None:
        return PLAIN
    painter: Painter = getattr(importlib.import_module(f"renderers.{game}"), "PAINTER", PLAIN)
    return painter
