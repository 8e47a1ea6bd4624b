"""Dominion's pictures: the table with its supply for everybody, the hand for one. Cards look alike wherever they lie.

May touch: Dominion's views and cards, and the shared drawing code.
"""

from renderers.dominion.brief import brief
from renderers.dominion.cards.faces import FACES, face_of
from renderers.dominion.hand import hand_sheet
from renderers.dominion.legend import LEGEND
from renderers.dominion.result import course
from renderers.dominion.table import table_sheets
from renderers.whole.painter import Painter

__all__ = ["PAINTER"]

PAINTER = Painter(table_sheets, hand_sheet, course, LEGEND, face_of, tuple(FACES.values()), "province", brief=brief)
