"""Domus Domini's pictures: the table with the road to Cluny for everybody, the own abbey for one, the result.

May touch: Domus Domini's views, board and questions, and the shared drawing code.
"""

from renderers.domus_domini.abbey import abbey_sheet
from renderers.domus_domini.faces import FACES, face_of
from renderers.domus_domini.legend import LEGEND
from renderers.domus_domini.result import course
from renderers.domus_domini.table import table_sheets
from renderers.whole.painter import Painter

__all__ = ["PAINTER"]

PAINTER = Painter(
    table_sheets,
    abbey_sheet,
    course,
    LEGEND,
    face_of,
    tuple(FACES.values()),
    "church",
    own_board=True,
    tells_points=True,
)
