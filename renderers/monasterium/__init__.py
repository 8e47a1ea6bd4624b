"""Monasterium's pictures: the table with the map of cloisters for everybody, the own board for one, the result.

May touch: Monasterium's views and board, and the shared drawing code.
"""

from renderers.monasterium.board import board_sheet
from renderers.monasterium.faces import FACES, face_of
from renderers.monasterium.legend import LEGEND
from renderers.monasterium.result import course
from renderers.monasterium.table import table_sheets
from renderers.whole.painter import Painter

__all__ = ["PAINTER"]

PAINTER = Painter(
    table_sheets,
    board_sheet,
    course,
    LEGEND,
    face_of,
    tuple(FACES.values()),
    "cloister",
    own_board=True,
    tells_points=True,
)
