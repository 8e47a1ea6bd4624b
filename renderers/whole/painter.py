"""The painters of games: the sheets a game draws itself, words for the others, and the painter of each game.

Law: every game can be shown. There is no list to edit: a game's painter is the PAINTER of the folder named like it.
"""

import importlib
from collections.abc import Callable, Sequence
from functools import cache
from importlib.util import find_spec
from typing import Any, TypeAlias

import msgspec

from games.kernel.contract.game import Result
from games.kernel.engine.text import Text
from renderers.parts.faces import Face
from renderers.parts.legend import Group, in_words, legend_sheet, on_sheets
from renderers.surface.canvas import FinishedPart
from renderers.surface.sheet import Sheet, picture
from renderers.surface.stage import Picture, Stage
from renderers.whole.plain import words_on_sheets, words_sheet
from renderers.whole.result import result_sheet
from renderers.whole.story import Growth, PointsHistory, told

HandSheet: TypeAlias = Callable[[Any, Stage], FinishedPart]
"""Draws what a seat sees of the game."""
TableSheets: TypeAlias = Callable[[Any, Stage], Sequence[Sheet]]
"""Draws the table: a picture, or several that are shown one below the other."""
CourseOf: TypeAlias = Callable[[Result, Any, PointsHistory], Growth]
"""How the points grew: of the result, of the view, or of the points at each turn boundary."""
Brief: TypeAlias = Callable[[Sequence[Text], Stage], Sequence[Text]]
"""Chooses and shortens a game's account of its table for the text beside its picture."""
FaceOf: TypeAlias = Callable[[str], Face | None]
"""The face of an option's value, if it has one."""


def no_face(value: str) -> Face | None:
    """No face for any option."""
    del value
    return None


def in_full(words: Sequence[Text], stage: Stage) -> Sequence[Text]:
    """A game's account, unchanged."""
    del stage
    return words


class Painter(msgspec.Struct, frozen=True):
    """Draws a game. `words` are the game's own account of what is shown; they become the alternative text. The
    legend explains `symbols`; `faces` are all that `face_of` gives; `emblem` is the game's own. `brief` fits the
    account of a table to the room beside a picture.
    """

    table_sheets: TableSheets | None = None
    hand_sheet: HandSheet | None = None
    course: CourseOf | None = None
    symbols: tuple[Group, ...] = ()
    face_of: FaceOf = no_face
    faces: tuple[Face, ...] = ()
    emblem: str = "banner"
    own_board: bool = False
    """Whether the picture of a question shows only what this question needs, and the own board is a picture of its own.
    """
    tells_points: bool = False
    """Whether the views tell the points, and so the pictures do."""
    brief: Brief = in_full

    def legend(self, stage: Stage) -> tuple[Picture, ...]:
        """The meanings of the symbols on the other pictures, if there are any."""
        return tuple(
            picture(legend_sheet(groups, stage), in_words(groups), stage) for groups in on_sheets(self.symbols, stage)
        )

    def table(self, view: Any, stage: Stage, words: Sequence[Text], most: int | None = None) -> tuple[Picture, ...]:
        """The public pictures; only the first ones if `most` is smaller than their number."""
        if self.table_sheets is None:
            leaves = [*words_on_sheets(words, stage)][:most]
            return tuple(picture(words_sheet(leaf, stage), leaf, stage) for leaf in leaves)
        sheets = self.table_sheets(view, stage)
        told = [self.brief(_words_of(sheet, sheets, words), stage) for sheet in sheets[:most]]
        return tuple(picture(sheet.part, here, stage) for sheet, here in zip(sheets, told, strict=False))

    def hand(self, view: Any, stage: Stage, words: Sequence[Text]) -> Picture:
        """The viewer's hand, with help for the decision."""
        sheet = words_sheet(words, stage) if self.hand_sheet is None else self.hand_sheet(view, stage)
        return picture(sheet, words, stage)

    def result(
        self, result: Result, view: Any, stage: Stage, words: Sequence[Text], history: PointsHistory = ()
    ) -> Picture:
        """How it ended; `history` has the points per seat at each turn boundary. Its story stands behind the first
        of the `words`, who has won.
        """
        course = self._course(result, view, history)
        past = () if stage.arranged else told(result, course)
        return picture(result_sheet(result, stage, course), (*words[:1], *past, *words[1:]), stage)

    def story(self, result: Result, view: Any, history: PointsHistory = ()) -> tuple[Text, ...]:
        """The course of the game on a result's picture, for people who do not see it."""
        return told(result, self._course(result, view, history))

    def _course(self, result: Result, view: Any, history: PointsHistory) -> Growth:
        return Growth(history) if self.course is None else self.course(result, view, history)


def _words_of(sheet: Sheet, sheets: Sequence[Sheet], words: Sequence[Text]) -> Sequence[Text]:
    """The part of a game's account that is on this sheet."""
    if len(sheets) == 1:
        return words
    if sheet.words:
        return sheet.words
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
